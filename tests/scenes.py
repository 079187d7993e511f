"""Scenes: one rule, one table, one outcome.

`script` runs a procedure of the rules on a laid table with scripted picks and dice; `offered` stops where the script
ends and returns the question; both fail on a pick that is not offered, `script` also on one that is left over.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pytest

from touchline.kernel.drivers import Question, Suspended
from touchline.kernel.game import Event, Game
from touchline.kernel.title import Title
from touchline.kernel.written import Scripted

rule = pytest.mark.rule
T = TypeVar("T")


def example(name: str) -> pytest.MarkDecorator:
    """The test is this worked example of a catalogue, and is called so."""
    return pytest.mark.parametrize((), [pytest.param(id=name)])


def script(game: Game, procedure: Callable[[Any], T], picks: Sequence[int] = (), faces: Sequence[int] = ()) -> T:
    """Run it to its end: every pick and every face must be used."""
    driver = prepare_script(game, picks, faces)
    try:
        result = procedure(game)
    except Suspended:
        asked = driver.asked[-1]
        raise AssertionError(f"the script ends before seat {asked.seat}, kind {asked.kind}: {asked.options}") from None
    assert not driver.picks, f"picks left over: {driver.picks}"
    assert not driver.faces, f"faces left over: {driver.faces}"
    return result


def question_after(
    game: Game, procedure: Callable[[Any], object], picks: Sequence[int] = (), faces: Sequence[int] = ()
) -> Question:
    """The question that comes after these picks."""
    driver = prepare_script(game, picks, faces)
    try:
        procedure(game)
    except Suspended:
        assert not driver.faces, f"faces left over: {driver.faces}"
        return driver.asked[-1]
    raise AssertionError("nobody is asked any more")


def questions_asked(game: Game) -> list[Question]:
    """All questions of the last script."""
    assert isinstance(game.driver, Scripted)
    return game.driver.asked


def prepare_script(game: Game, picks: Sequence[int], faces: Sequence[int]) -> Scripted:
    driver = Scripted(picks, faces)
    game.driver = driver
    game.told = []
    return driver


def play(title: Title, game: Game, picks: Sequence[int] = (), faces: Sequence[int] = (), steps: int = 1) -> Game:
    """The next steps of the agenda, scripted."""

    def run(laid: Game) -> None:
        for _ in range(steps):
            title.perform(laid, laid.next_step())

    script(game, run, picks, faces)
    return game


def numbers_told(game: Game, code: int, seat: int | None = 0) -> list[tuple[int, ...]]:
    """The numbers of each event of this kind that the seat learned of."""
    return [event.numbers for event in events_heard(game, seat) if event.code == code]


def events_heard(game: Game, seat: int | None = 0) -> list[Event]:
    return [event for event in game.told or [] if event.seen_by(seat)]


def event_names(title: Title, game: Game, seat: int | None = 0) -> list[str]:
    """The names of what was told since the script began, in order, as a seat or a spectator (None) hears it."""
    return [title.words.tells[event.code].name for event in events_heard(game, seat)]


def events_named(title: Title, game: Game, name: str, seat: int | None = 0) -> list[Event]:
    return [event for event in events_heard(game, seat) if title.words.tells[event.code].name == name]
