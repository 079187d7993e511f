"""Playthroughs: whole games as readable text, told again from their records and compared line by line.

`<name>.json` is the record, `<name>.txt` what a spectator is told of it in English.  `make golden` writes the texts
again, and plays a new game for a record that no longer replays.  The commit that changes one says which rule moved.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import touchline
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadRecord
from touchline.kernel.record import Record
from touchline.kernel.table import Table
from touchline.texts import TitleTexts
from touchline.titles import SHELF

FOLDER = Path(__file__).resolve().parent
GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {  # name: title, seats, options
    "best-11-duel": ("best_11", 2, {"preset": "long", "max_rounds": 12}),
    "best-11-club": ("best_11", 3, {}),
    "best-11-clubs": ("best_11", 4, {"boxes": 3, "end_mode": "fixed_rounds", "fixed_rounds": 8}),
    "masters-league": ("masters_of_football", 2, {}),
    "mister-match": ("mister", 2, {}),
    "mister-cup": ("mister", 4, {"mode": "cup", "season_market": True}),
    "mister-league": ("mister", 4, {"mode": "league", "league_legs": 1}),
    "mister-three-way": ("mister", 3, {"mode": "three_way"}),
    "match-of-the-season": ("match_of_the_season", 2, {}),
}


def names() -> list[str]:
    """The games of titles on the shelf."""
    return [name for name, (title, *_) in GAMES.items() if title in SHELF]


def record_of(name: str) -> Record:
    return Record.load((FOLDER / f"{name}.json").read_bytes())


def play_golden(name: str) -> Record:
    """The game with any picks, the same every time."""
    title, seats, options = GAMES[name]
    table, dealer = touchline.title(title).table(seats, options, seed=name), Seeded(f"picks of {name}")
    while not table.over:
        question = table.question(table.to_act[0])
        assert question is not None
        table.pick(question.seat, question.options[dealer.below(len(question.options))])
    return table.record()


def story(table: Table) -> str:
    """Return what a spectator is told, a line for each event, with the rules it follows from."""
    texts = TitleTexts(table.title, "en")
    lines = [f"{table.title.name}, edition {table.title.edition}, {table.seats} seats"]
    lines += [f"{option.name}: {table.options[option.name]}" for option in table.title.options]
    lines.append("")
    for event in table.events_since(0, None):
        lines.append(" ".join([texts.event(event), *(f"[{rule}]" for rule in event["rules"])]))
    assert table.result is not None
    lines += ["", f"places {table.result.places}, scores {table.result.scores}: {texts.why(table.result.why)}", ""]
    return "\n".join(lines)


def write(name: str) -> None:
    try:
        record = record_of(name)
        table = touchline.replay(record)
    except (BadRecord, FileNotFoundError):
        record = play_golden(name)
        table = touchline.replay(record)
    (FOLDER / f"{name}.json").write_text(record.dump(), encoding="utf-8")
    (FOLDER / f"{name}.txt").write_text(story(table), encoding="utf-8")
