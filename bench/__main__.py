"""`make bench`: all figures of one run; --seconds for each, --json for machines, --ours to leave the peers out."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from typing import Any

from tests.compiled.wheel import unpack_wheel

from bench.ours import ROUNDS_OF_EACH, row
from bench.peers import PEERS

Peer = tuple[str, Callable[[str, float], tuple[float, float]], str]


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--ours", action="store_true", help="without the peers")
    chosen = parser.parse_args()
    compiled = str(unpack_wheel())
    rows = ours(compiled, chosen.seconds) + ours("", chosen.seconds)
    rows += [] if chosen.ours else [measure(peer, chosen.seconds) for peer in PEERS]
    more = [search(compiled), lab(compiled)]
    print(json.dumps({"rows": rows, "more": more}, indent=2) if chosen.json else "\n".join([table(rows), "", *more]))


def ours(path: str, seconds: float) -> list[dict[str, Any]]:
    say("our titles, " + ("compiled" if path else "from source"))
    rows: list[dict[str, Any]] = alone(path, "bench.ours", "--seconds", str(seconds))
    return rows


def search(path: str) -> str:
    say("the search of legends, compiled")
    speed = alone(path, "bench.search", "mister")["turns_per_second"]
    return f"- search on Mister with pros as rollout, compiled: {speed:,.0f} turns a second"


def lab(path: str) -> str:
    say("Ray beside processes")
    found = alone(path, "bench.lab")
    share = found["ray"] / found["processes"]
    return f"- Ray: {found['ray']:,.0f} games a second, {share:.0%} of the {found['processes']:,.0f} of processes"


def alone(path: str, module: str, *arguments: str) -> Any:
    """Run in a separate process: with the compiled package before the source, or the source alone."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    there = {"PYTHONPATH": path} if path else {}
    command = [sys.executable, "-m", module, *arguments]
    said = subprocess.run(command, env=clean | there, stdout=subprocess.PIPE, check=True).stdout
    return json.loads(said.splitlines()[-1])


def measure(peer: Peer, seconds: float) -> dict[str, Any]:
    name, play, code = peer
    say(name)
    try:
        return row(name, *max(play(code, seconds / ROUNDS_OF_EACH) for k in range(ROUNDS_OF_EACH)))
    except ImportError as fault:
        return row(f"{name}: not installed ({fault.name})", 0.0, 0.0)


def table(rows: list[dict[str, Any]]) -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines = [f"one core, CPU time, best of {ROUNDS_OF_EACH}, {python}", ""]
    lines += ["| what | decisions/s | games/s | clone + pick |", "| --- | ---: | ---: | ---: |"]
    for each in rows:
        copy = each["clone_and_pick_us"]
        told = f"{copy:.0f} us" if copy is not None else ""
        speed, games = each["decisions_per_second"], each["games_per_second"]
        lines.append(f"| {each['what']} | {speed:,.0f} | {games:,.1f} | {told} |")
    return "\n".join(lines)


def say(what: str) -> None:
    print(f"measuring {what} ...", file=sys.stderr)


if __name__ == "__main__":
    main()
