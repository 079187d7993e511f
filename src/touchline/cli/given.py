"""Reads the arguments of a command: settings, seats, card folders."""

from pathlib import Path
from typing import Any

from touchline.bots import levels_of
from touchline.kernel.errors import BadCard, BadOption
from touchline.kernel.title import Title

YOU = "you"


def settings(title: Title, written: list[str]) -> dict[str, Any]:
    """Read `mode=cup,season_market=yes` as values of the title's options; the title refuses what it does not have."""
    known = {option.name: option for option in title.options}
    given: dict[str, Any] = {}
    for each in ",".join(written).split(","):
        if each.strip():
            name, equals, value = each.strip().partition("=")
            if not equals:
                raise BadOption("not-a-setting", each.strip(), {"wanted": "name=value"})
            given[name] = known[name].read(value) if name in known else value
    return given


def folder(cards: Path | None) -> Path | None:
    if cards is not None and not cards.is_dir():
        raise BadCard(str(cards), 0, "", "no-such-folder")
    return cards


def seat_list(title: Title, written: str | None, seats: int) -> list[str]:
    """Read `you,amateur`: who sits where; without it, a person plays against bots."""
    if written is None:
        level = "amateur" if "amateur" in levels_of(title) else "rookie"
        return [YOU] + [level] * (seats - 1)
    return [each.strip() for each in written.split(",")]


def is_person(who: str) -> bool:
    return who == YOU or who.startswith(f"{YOU}:")
