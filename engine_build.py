"""The engine compiled by mypyc, as one group: `python engine_build.py` prints the folder that holds the result.

Kernel, parts, titles, bots, search, the simulation loop and what a move passes through in the server are compiled
together, so that calls between them are plain calls.
The result is kept in build/engine, or in the folder that TOUCHLINE_ENGINE_CACHE names, by what it was made from: a
second build of the same sources takes no time.  Nothing is ever written beside the sources, where it would hide later
edits: a copy of them is compiled, in which agendas are chains of calls (chain_build.py).

mypyc reads every module that a compiled one imports, ours and those of other packages.  `third_party_imports` reads the
same imports from the sources, and the build hook installs the declared dependencies they belong to.  There is no list.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import chain_build

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "touchline"
COMPILED = ("kernel", "parts", "bots", "search", "titles")  # whole layers ...
INTERPRETED = (
    "lab.py",
    "lesson.py",
    "print.py",
    "scene.py",
    "story",
    "terminal.py",
    "view_types.py",
)  # ... but for these parts of a title
LOOP = PACKAGE / "sim" / "loop.py"
MOVES = (  # of the server: whatever a move passes through between its socket and its table
    "store/database",
    "store/entry_statements",
    "store/job",
    "messages/state",
    "tables/asking",
    "tables/auctions",
    "tables/audience",
    "tables/clocks",
    "tables/commands",
    "tables/fifo_lock",
    "tables/open_window",
    "tables/pending_change",
    "tables/pick_pipeline",
    "tables/plans",
    "tables/proposal",
    "tables/real_dice",
    "tables/private_state",
    "tables/registry",
    "tables/room",
    "tables/room_memory",
    "tables/room_updates",
    "tables/seat_view",
    "tables/seats",
    "tables/server_picks",
    "tables/socket_pick",
    "tables/table_status",
    "tables/take_backs",
    "tables/token_bucket",
    "tables/watcher",
    "tables/window_runner",
    "tables/windows",
    "web/socket",
)
LEVEL = os.environ.get("TOUCHLINE_OPTIMIZE", "2")  # of the C compiler
CHUNKS = 8  # files that the C compiler is given
SHIM = "touchline_shim"
QUIET = """
#include <CPy.h>
/* A step stops at a question by the exception Suspended, which is always caught: nobody reads its traceback, which at
   a table would take a tenth of the time. */
static inline int is_only_suspended(void) {
    PyObject *raised = PyErr_Occurred();
    return raised != NULL && PyType_Check(raised) && strcmp(((PyTypeObject *)raised)->tp_name, "Suspended") == 0;
}
#define CPy_AddTraceback(file, function, line, globals) \\
    do { if (!is_only_suspended()) (CPy_AddTraceback)(file, function, line, globals); } while (0)
"""


def sources() -> list[Path]:
    """Packages' own files are left out: compiled, their functions would give way to modules of the same name."""
    files = [file for layer in COMPILED for file in (PACKAGE / layer).rglob("*.py") if is_compiled(file)]
    return [*sorted(files), LOOP, *(PACKAGE / "server" / f"{name}.py" for name in MOVES)]


def is_compiled(file: Path) -> bool:
    in_title = file.relative_to(PACKAGE).parts[2:]  # titles/mister/rules/match.py: ("rules", "match.py")
    return file.name != "__init__.py" and not (in_title and in_title[0] in INTERPRETED)


def third_party_imports(files: list[Path] | None = None, package: Path = PACKAGE) -> set[str]:
    """Return the top-level names of the other packages that the compiler reads, imports of imports too."""
    waiting, read, found = files or sources(), set[Path](), set[str]()
    while waiting:
        file = waiting.pop()
        if file in read or not file.is_file():
            continue
        read.add(file)
        for name in imported_names(file, package):
            if name.split(".")[0] == package.name:
                place = package.parent.joinpath(*name.split("."))
                waiting += [
                    place.with_suffix(".py"),
                    *(above / "__init__.py" for above in (place, *place.parents[:-1])),
                ]
            else:
                found.add(name.split(".")[0])
    return found - sys.stdlib_module_names


def imported_names(file: Path, package: Path) -> Iterator[str]:
    """Yield the full names that a source imports; of `from a import b` both a and a.b, which may be a module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = file.relative_to(package.parent).parts[: -node.level] if node.level else ()
            module = ".".join([*above, *(node.module or "").split(".")]).strip(".")
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def requirements_for(imports: set[str], declared: list[str]) -> list[str]:
    """Return the declared dependencies, as they are written with their bounds, of these imports."""
    by_name = {requirement_name(each): each for each in declared}
    missing = sorted(imports - set(by_name))
    if missing:
        raise SystemExit(f"compiled modules import what pyproject.toml does not declare: {', '.join(missing)}")
    return [by_name[name] for name in sorted(imports)]


def requirement_name(requirement: str) -> str:
    """Return the package's name as it is imported: "mypy-extensions>=1.1" gives "mypy_extensions"."""
    return re.split(r"[^\w.-]", requirement, maxsplit=1)[0].lower().replace("-", "_")


def installed_versions() -> str:
    """Return the versions of all that the compiler reads; what is not installed is named at once."""
    try:
        return " ".join(f"{name} {version(name)}" for name in ("mypy", *sorted(third_party_imports())))
    except PackageNotFoundError as missing:
        raise SystemExit(f"the compiler needs {missing.name}, which is not installed here") from None


def digest() -> str:
    """Of all that the result depends on: the sources, this file, the interpreter, the compilers."""
    tools = f"{sys.version} {sysconfig.get_platform()} {installed_versions()} {LEVEL}"
    whole = hashlib.sha256(tools.encode())
    for file in (Path(__file__), Path(chain_build.__file__), *sources()):
        whole.update(f"{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return whole.hexdigest()[:16]


def built() -> Path:
    """The folder with the compiled modules, laid out as the package is; made now if it is not there."""
    folder = Path(os.environ.get("TOUCHLINE_ENGINE_CACHE") or ROOT / "build" / "engine") / digest()
    if not folder.is_dir():
        try_compiler()
        work = folder.with_suffix(".work")
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        try:
            compile_into(work / "out", work)
            (work / "out").rename(folder)
        finally:
            shutil.rmtree(work)
    return folder


def try_compiler() -> None:
    """Whether it works is known at once; all that comes before its turn takes half a minute."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    include = ["-I", sysconfig.get_path("include"), "-fsyntax-only", "-x", "c", "-"]
    if (
        os.name == "posix"
        and subprocess.run([*command, *include], input=b"#include <Python.h>\n", check=False).returncode
    ):
        raise SystemExit(f"{command[0]} does not compile for Python")


def compile_into(out: Path, work: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    copy_with_chains(work / "src")
    os.environ["MYPYPATH"] = str(work / "src")
    os.environ["MYPY_CACHE_DIR"] = str(work / "cache")  # a check of types may run beside it
    os.chdir(work)  # also because setuptools would read the package's own pyproject.toml
    settings = ["--config-file", str(ROOT / "pyproject.toml")]
    names = [str(file.relative_to(ROOT)) for file in sources()]
    with stage(f"mypyc reads {len(names)} modules and writes C"):
        whole, *shims = mypycify(
            [*settings, *names], opt_level=LEVEL, debug_level="0", target_dir=str(work), multi_file=True
        )
    whole.sources = chunks(whole.sources, work)
    if os.name == "posix":
        whole.extra_compile_args.append("-fvisibility=hidden")  # calls between modules are plain calls
    modules = [shim.name for shim in shims]
    compile_in_parallel()
    places = ["--build-lib", str(out), "--build-temp", str(work)]
    parts = [whole, *by_folder(shims)]
    with stage(f"the C compiler, level {LEVEL}, {CHUNKS} large files, {os.cpu_count()} at once"):
        setup(name="engine", packages=[], script_args=["-q", "build_ext", *places], ext_modules=parts)
    lay_shims(out, modules)


def copy_with_chains(place: Path) -> None:
    """Copy the sources; agendas get their chains."""
    for file in PACKAGE.rglob("*.py"):
        copy = place / file.relative_to(PACKAGE.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
    for file in PACKAGE.glob("titles/*/agenda.py"):
        copy = place / file.relative_to(PACKAGE.parent)
        copy.write_text(chain_build.with_chains(file, PACKAGE.parent), encoding="utf-8")


@contextmanager
def stage(name: str) -> Iterator[None]:
    """Say on standard error what begins, and how long it took."""
    print(f"touchline: {name} ...", file=sys.stderr, flush=True)
    began = time.monotonic()
    yield
    print(f"touchline: done in {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)


def chunks(files: list[str], work: Path) -> list[str]:
    """The modules in a few files of about the same size, so that the headers are read a few times only."""
    parts: list[list[Path]] = [[] for k in range(CHUNKS)]
    modules = [Path(file) for file in files if Path(file).name.startswith("__native_")]
    for file in sorted(modules, key=size, reverse=True):
        min(parts, key=lambda part: sum(map(size, part))).append(file)
    made = []
    for k, part in enumerate(parts):
        (work / f"chunk_{k}.c").write_text(QUIET + "".join(f'#include "{file}"\n' for file in part))
        made.append(str(work / f"chunk_{k}.c"))
    return [*made, *(file for file in files if not Path(file).name.startswith("__native_"))]


def size(file: Path) -> int:
    return file.stat().st_size


def by_folder(shims: list[Any]) -> list[Any]:
    """A shim only finds its module in the whole: here one for each folder, with the entries of all its modules."""
    folders: dict[str, list[Any]] = {}
    for shim in shims:
        folders.setdefault(shim.name.rpartition(".")[0], []).append(shim)
    for folder, found in folders.items():
        entries = [Path(shim.sources[0]).read_text().partition("PyMODINIT_FUNC PyInit___init__")[0] for shim in found]
        joined = Path(found[0].sources[0]).parent / SHIM
        joined.with_suffix(".c").write_text("\n".join(entries))
        found[0].name, found[0].sources = f"{folder}.{SHIM}", [str(joined.with_suffix(".c"))]
    return [found[0] for found in folders.values()]


def lay_shims(out: Path, modules: list[str]) -> None:
    """Each module's file is the shim of its folder under the module's name."""
    for module in modules:
        folder, _, name = module.rpartition(".")
        (shim,) = (out / folder.replace(".", "/")).glob(f"{SHIM}.*")
        shutil.copy(shim, shim.with_name(shim.name.replace(SHIM, name, 1)))
    for shim in list(out.rglob(f"{SHIM}.*")):
        shim.unlink()


def compile_in_parallel() -> None:
    """setuptools compiles the files of an extension one after the other; here as many at once as there are cores."""
    from setuptools._distutils.ccompiler import CCompiler

    one: Any = CCompiler.compile

    def compiled(self: Any, files: list[str], *given: Any, **named: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
            parts = pool.map(lambda file: one(self, [file], *given, **named), files)
            return [each for part in parts for each in part]

    CCompiler.compile = compiled  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    sys.stdout, told = sys.stderr, sys.stdout  # what the compilers say is not the answer
    print(built(), file=told)
