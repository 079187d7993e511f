"""The engine compiled by mypyc, as one group: `python engine_build.py` prints the folder that holds the result.

Kernel, parts, games, bots and the simulation loop are compiled together, so that calls between them are plain calls.
The result is kept in build/engine by what it was made from: a second build of the same sources takes no time.  Nothing
is ever written beside the sources, where it would hide later edits.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "touchline"
COMPILED = ("kernel", "parts", "games", "bots")  # whole layers
LOOP = PACKAGE / "sim" / "loop.py"
LEVEL = os.environ.get("TOUCHLINE_OPTIMIZE", "2")  # of the C compiler


def sources() -> list[Path]:
    """Packages' own files are left out: compiled, their functions would give way to modules of the same name."""
    files = [file for layer in COMPILED for file in (PACKAGE / layer).rglob("*.py") if file.name != "__init__.py"]
    return [*sorted(files), LOOP]


def digest() -> str:
    """Of all that the result depends on: the sources, this file, the interpreter, the compilers."""
    import mypy.version

    whole = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()} {mypy.version.__version__} {LEVEL}".encode())
    for file in (Path(__file__), *sources()):
        whole.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return whole.hexdigest()[:16]


def built() -> Path:
    """The folder with the compiled modules, laid out as the package is; made now if it is not there."""
    folder = ROOT / "build" / "engine" / digest()
    if not folder.is_dir():
        work = folder.with_suffix(".work")
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        try:
            compile_into(work / "out", work)
            (work / "out").rename(folder)
        finally:
            shutil.rmtree(work)
    return folder


def compile_into(out: Path, work: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    os.chdir(ROOT)
    names = [str(file.relative_to(ROOT)) for file in sources()]
    group = mypycify(names, opt_level=LEVEL, debug_level="0", target_dir=str(work), multi_file=True)
    os.chdir(work)  # setuptools would read the package's own pyproject.toml
    compile_in_parallel()
    places = ["--build-lib", str(out), "--build-temp", str(work)]
    setup(name="engine", packages=[], script_args=["-q", "build_ext", *places], ext_modules=group)


def compile_in_parallel() -> None:
    """setuptools compiles the files of an extension one after the other; here as many at once as there are cores."""
    from setuptools._distutils.ccompiler import CCompiler

    one: Any = CCompiler.compile

    def compiled(self: Any, files: list[str], *given: Any, **named: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            parts = pool.map(lambda file: one(self, [file], *given, **named), files)
            return [each for part in parts for each in part]

    CCompiler.compile = compiled


if __name__ == "__main__":
    sys.stdout, told = sys.stderr, sys.stdout  # what the compilers say is not the answer
    print(built(), file=told)
