"""A laid table of Mister: the catalogue's baseline (section 9, `titles/mister/scene.py`), and what was told at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.scenes import event_names, events_named, example, script

import touchline
from touchline.kernel.dealer import Seeded
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import name_numbers
from touchline.titles.mister import TITLE
from touchline.titles.mister.rules.action import resolve
from touchline.titles.mister.scene import (
    FREE_KEEPER,
    FREE_STRIKER,
    PLACES,
    SQUAD_SIZE,
    change,
    give,
    hold,
    lay_line_ups,
    level_cards,
    player,
)
from touchline.titles.mister.state import CENTRE, LEFT, RIGHT, Mister

__all__ = ["FREE_KEEPER", "FREE_STRIKER", "PLACES", "SQUAD_SIZE", "change", "give", "hold", "player"]

ex = example
ATT, DEF = 0, 1
WAYS = {"left": LEFT, "centre": CENTRE, "right": RIGHT}


def open_game(seats: int = 2, **options: Any) -> Mister:
    """A game about to begin, with the baseline's cards; scenes name the directions of every shot."""
    return mister(touchline.scene("mister", seats, {"skip_dead_shots": False} | options, level_cards()).game)


def match_begun(given: str = "", seats: int = 2, **options: Any) -> Mister:
    """The sides on the pitch, nobody has drawn a card yet; then what is given."""
    game = open_game(seats, **options)
    lay_line_ups(game)
    game.told = []
    return change(game, given)


def row(number: int) -> int:
    """The action card that prints this number."""
    return number - 1


def fate_of(game: Mister, number: int, *picks: int, attacker: int = ATT, defender: int = DEF) -> int:
    """Return what becomes of an action card."""
    return script(game, lambda it: resolve(it, row(number), attacker, defender), picks)


def numbers_of(game: Mister, name: str, seat: int | None = 0) -> list[dict[str, int]]:
    """The numbers, by name, of every such event the seat has heard of since the script began."""
    told = events_named(TITLE, game, name, seat)
    return [name_numbers(TITLE.words.tells[event.code].numbers, event.numbers) for event in told]


def story(game: Mister, seat: int | None = 0) -> list[str]:
    """The names of the events in order."""
    return event_names(TITLE, game, seat)


def kinds(game: Mister, asked: Sequence[Any]) -> list[str]:
    return [TITLE.words.asks[question.kind].name for question in asked]


def go_on(table: Table, dealer: Seeded) -> None:
    """Somebody who is asked picks anything."""
    seat = table.to_act[0]
    options = table.questions[seat].options
    table.pick(seat, options[dealer.below(len(options))])


def finished_table(seats: int, seed: int, **options: Any) -> Table:
    """A whole game of random picks."""
    table, dealer = TITLE.table(seats, options, seed=seed), Seeded(seed)
    while not table.over:
        go_on(table, dealer)
    return table


def mister(game: object) -> Mister:
    assert isinstance(game, Mister)
    return game
