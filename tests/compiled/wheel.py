"""The wheel as a stranger's pip builds it, unpacked into build/compiled; kept until the sources change.

pip builds it from the source archive, outside the source tree, in a separate environment that holds only what the
build hook asks for.  The compiler's output is kept in build/engine: if everything that it reads is the same, and is
installed in that environment, it is not made again.
With TOUCHLINE_OPTIMIZE=0 it is built in a third of the time and runs at a third of the speed: for tests.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path

from tests.packages import find_or_install

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "build" / "compiled" / f"level-{os.environ.get('TOUCHLINE_OPTIMIZE', '2')}"
PACKAGE = PLACE / "package"
DEBIAN = ["gcc", "libc6-dev", "python3-dev"]


def unpack_wheel() -> Path:
    """A folder for PYTHONPATH whose engine is compiled."""
    mark, digest = PLACE / "digest", sources_digest()
    if not mark.is_file() or mark.read_text() != digest:
        need_compiler()
        shutil.rmtree(PLACE, ignore_errors=True)
        zipfile.ZipFile(build_isolated(PLACE)).extractall(PACKAGE)
        mark.write_text(digest)
    return PACKAGE


def wheel() -> Path:
    """Return the wheel that was unpacked."""
    unpack_wheel()
    (found,) = PLACE.glob("*.whl")
    return found


def build_isolated(folder: Path) -> Path:
    """Build the wheel as `pip install` of the source archive does; it is compiled, or this fails."""
    kept = {"TOUCHLINE_ENGINE_CACHE": str(ROOT / "build" / "engine"), "TOUCHLINE_COMPILE": "require"}
    with tempfile.TemporaryDirectory() as place:
        run("hatchling", "build", "-t", "sdist", "-d", place)
        (archive,) = Path(place).glob("*.tar.gz")
        pip = ["wheel", "--no-deps", "--disable-pip-version-check", "-v", "-w", str(folder), str(archive)]
        done = run("pip", *pip, cwd=place, **kept)
    found = list(folder.glob("*.whl"))
    if not found:
        raise SystemExit(f"no wheel was built:\n{done.stdout}{done.stderr}")
    return found[0]


def build_here(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build the wheel by the project's own hook, with the tools of this environment; nothing is taken as compiled."""
    clean = {"TOUCHLINE_ENGINE_CACHE": str(folder / "engine")}
    return run("hatchling", "build", "-t", "wheel", "-d", str(folder), **(clean | environment))


def run(module: str, *words: str, cwd: str | Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, cwd=cwd, env=clean | environment, capture_output=True, text=True, check=False)


def sources_digest() -> str:
    whole = hashlib.sha256(sys.version.encode())
    files = [*sorted((ROOT / "src").rglob("*.py")), *ROOT.glob("*_build.py"), ROOT / "pyproject.toml"]
    for file in files:
        whole.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return whole.hexdigest()


def need_compiler() -> None:
    """Find a C compiler, or fetch one from Debian's packages; where that cannot be done the tests fail."""
    if not find_or_install(lambda: has_compiler() or None, *DEBIAN):
        raise SystemExit(
            "The compiled engine is tested too: needs a C compiler and Python's headers, " + " ".join(DEBIAN)
        )


def has_compiler() -> bool:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(command[0]) is not None and (Path(sysconfig.get_path("include")) / "Python.h").is_file()
