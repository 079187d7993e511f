"""A separate environment with a plug-in installed; all other packages are those of the tests' environment."""

from __future__ import annotations

import os
import subprocess
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "touchline-duel"
INSTALL = [
    "-m",
    "pip",
    "install",
    "-q",
    "--no-index",
    "--no-build-isolation",
    "--no-deps",
    "--disable-pip-version-check",
]


class Environment:
    """`run` and `shell` run commands in it, in the plug-in's folder unless told otherwise."""

    def __init__(self, folder: Path, plug_in: Path) -> None:
        self.plug_in = plug_in
        self.folder = folder
        venv.create(folder)
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        own = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
        shared = sysconfig.get_path("purelib")
        own.joinpath("_shared.pth").write_text(f"import site; site.addsitedir({shared!r})\n", encoding="utf-8")
        self.run(*INSTALL, "-e", str(plug_in))

    @property
    def variables(self) -> dict[str, str]:
        left_out = ("LC_", "LANG", "COV_", "PYTEST", "PYTHONPATH", "TOUCHLINE")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(left_out)}
        return kept | {"COLUMNS": "100", "LANG": "C", "PYTHONUTF8": "1"}

    def run(self, *words: str, typed: str = "", cwd: Path | None = None, **more: str) -> str:
        """Return what Python says with these words; a status other than 0 is a failure."""
        done = subprocess.run(
            [str(self.python), *words],
            cwd=cwd or self.plug_in,
            env=self.variables | more,
            input=typed,
            capture_output=True,
            text=True,
            timeout=150,
            check=False,
        )
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        return done.stdout + done.stderr

    def touchline(self, *words: str, typed: str = "") -> str:
        return self.run("-m", "touchline", *words, typed=typed)
