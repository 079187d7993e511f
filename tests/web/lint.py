"""`python -m tests.web.lint`: checks the format and the lint rules of the client, by Node; part of `make check`."""

from __future__ import annotations

import subprocess
import sys

from tests.web.conftest import ROOT, builder

WEB = ROOT / "web"
CACHE = "node_modules/.cache"
CHECKS = (
    [
        "node_modules/prettier/bin/prettier.cjs",
        "--check",
        "--log-level=warn",
        "--cache",
        f"--cache-location={CACHE}/prettier-check",  # `prettier --write` has a folder called prettier there
        ".",
    ],
    ["node_modules/eslint/bin/eslint.js", "--max-warnings=0", "--cache", f"--cache-location={CACHE}/eslint", "."],
)


def main() -> int:
    hook = builder()
    if not (WEB / "node_modules" / "eslint").is_dir():
        hook.build(ROOT)
    try:
        for check in CHECKS:
            hook.run("node", check, WEB)
    except subprocess.SubprocessError:
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
