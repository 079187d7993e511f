"""The client's own tests and types, by Node."""

from __future__ import annotations

import subprocess

import pytest

from tests.web.conftest import ROOT, builder

WEB = ROOT / "web"
PROGRAMS = {  # on Node 20 other reporters of vitest fail while they tell a failure
    "units": ["node_modules/vitest/vitest.mjs", "run", "--reporter=tap-flat"],
    "types": ["node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_the_client_passes_its_own_checks(client: None, program: str) -> None:
    node = builder().machine_node()
    if node is None:
        pytest.skip("Node 20.19 or later runs these")
    done = subprocess.run([node, *PROGRAMS[program]], cwd=WEB, capture_output=True, text=True, check=False)
    told = [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("ok ")]
    assert done.returncode == 0, "\n".join(told)
