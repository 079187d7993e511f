"""`make bench`: all figures of one run; --seconds for each, --json for machines, --ours to leave the peers out."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from typing import Any

from bench.ours import copy_and_pick, playouts
from bench.peers import PEERS
from touchline.games import SHELF


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--ours", action="store_true", help="without the peers")
    chosen = parser.parse_args()
    rows = measured(chosen.seconds, [] if chosen.ours else PEERS)
    print(json.dumps(rows, indent=2) if chosen.json else table(rows))


def measured(seconds: float, peers: list[Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    for title in SHELF.values():
        for seats in (title.seats[0], title.seats[-1]):
            say(f"{title.code}, {seats} seats")
            decisions, games = playouts(title, seats, seconds)
            copy = copy_and_pick(title, seats, seconds)
            rows.append(row(f"{title.name}, {seats} seats, from source", decisions, games, copy))
    for name, play, code in peers:
        say(name)
        decisions, games = play(code, seconds)
        rows.append(row(name, decisions, games, None))
    return rows


def row(name: str, decisions: float, games: float, copy: float | None) -> dict[str, Any]:
    return {"what": name, "decisions_per_second": decisions, "games_per_second": games, "clone_and_pick_us": copy}


def table(rows: list[dict[str, Any]]) -> str:
    python = f"{platform.python_implementation()} {platform.python_version()}"
    lines = [f"one core, CPU time, {python}", ""]
    lines.append(f"{'':42}{'decisions/s':>14}{'games/s':>12}{'clone + pick':>15}")
    for each in rows:
        copy = each["clone_and_pick_us"]
        told = f"{copy:.0f} us" if copy is not None else ""
        lines.append(
            f"{each['what']:42}{each['decisions_per_second']:>14,.0f}{each['games_per_second']:>12,.1f}{told:>15}"
        )
    return "\n".join(lines)


def say(what: str) -> None:
    print(f"measuring {what} ...", file=sys.stderr)


if __name__ == "__main__":
    main()
