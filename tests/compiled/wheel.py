"""The wheel as the build hook makes it, unpacked into build/compiled; kept until the sources change.

Where TOUCHLINE_OPTIMIZE=0 it is built in a third of the time and runs at a third of the speed: for tests.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "build" / "compiled" / f"level-{os.environ.get('TOUCHLINE_OPTIMIZE', '2')}"
PACKAGE = PLACE / "package"
DEBIAN = ["gcc", "libc6-dev", "python3-dev"]


def unpacked() -> Path:
    """A folder for PYTHONPATH whose engine is compiled."""
    mark, digest = PLACE / "digest", sources_digest()
    if not mark.is_file() or mark.read_text() != digest:
        need_compiler()
        shutil.rmtree(PLACE, ignore_errors=True)
        zipfile.ZipFile(built(PLACE)).extractall(PACKAGE)
        mark.write_text(digest)
    return PACKAGE


def built(folder: Path, **environment: str) -> Path:
    """The wheel by the project's own hook, with the tools of this environment."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=ROOT, env=clean | environment, capture_output=True, text=True, check=False)
    wheels = list(folder.glob("*.whl"))
    if not wheels or (not environment and "none-any" in wheels[0].name):
        raise SystemExit(f"no such wheel was built:\n{done.stdout}{done.stderr}")
    return wheels[0]


def sources_digest() -> str:
    whole = hashlib.sha256(sys.version.encode())
    files = [*sorted((ROOT / "src").rglob("*.py")), *ROOT.glob("*_build.py"), ROOT / "pyproject.toml"]
    for file in files:
        whole.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return whole.hexdigest()


def need_compiler() -> None:
    """Where there is none it is fetched from Debian's packages; where that cannot be done the tests fail."""
    if not has_compiler() and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-q"], check=False, stdout=sys.stderr)
        subprocess.run(["apt-get", "install", "-y", "-q", *DEBIAN], check=False, stdout=sys.stderr)
    if not has_compiler():
        raise SystemExit(
            "The compiled engine is tested too: needs a C compiler and Python's headers, " + " ".join(DEBIAN)
        )


def has_compiler() -> bool:
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    return shutil.which(command[0]) is not None and (Path(sysconfig.get_path("include")) / "Python.h").is_file()
