"""A finished game step by step: the state before, the picks and rolls, the events, and the state after."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

from touchline.kernel.drivers import Entry, Suspended
from touchline.kernel.game import Event, Game, Step
from touchline.kernel.record import Record, entry, open_record
from touchline.kernel.standing import path_of, standing_numbers
from touchline.kernel.title import Title
from touchline.kernel.written import Replay
from touchline.story.draws import Draw, Watched

E = TypeVar("E", bound=Entry)


class Moment:
    """One step of the rules."""

    __slots__ = ("after", "before", "draws", "said", "step", "told")

    def __init__(
        self, before: Any, step: Step, said: list[Entry], told: list[Event], after: Any, draws: list[Draw]
    ) -> None:
        self.before = before
        self.step = step
        self.said = said
        self.told = told
        self.after = after
        self.draws = draws

    def faces(self, *kinds: int) -> list[int]:
        """Return the faces of these kinds of dice."""
        return [each.value for each in self.said if each.sides and each.kind in kinds]

    def first(self, code: int) -> tuple[int, ...] | None:
        """Return the numbers of the first event of this kind."""
        return next((event.numbers for event in self.told if event.code == code), None)


def standing(log: list[E]) -> list[E]:
    """Return the entries that still stand: without those that were undone, or that all agreed to take back."""
    entries = list[Entry](log)
    return [log[at] for at in standing_numbers(entries, path_of(entries))]


def moments(title: Title, record: Record, cards: Any = None) -> Iterator[Moment]:
    """Yield the steps of a record; an altered record raises BadRecord, one that ends early just ends."""
    table = open_record(title, record, cards, None)
    entries = standing([entry(*each) for each in record.log])
    driver, game, done = Replay(entries), table.base, 0
    watched = Watched(driver)
    while game.ahead:
        try:
            after = perform_step(title, game, watched)
        except Suspended:
            return
        told, after.told = after.told or [], []
        yield Moment(game, game.ahead[-1], entries[done : driver.at], told, after, watched.new_draws())
        game, done = after, driver.at


def perform_step(title: Title, before: Game, driver: Watched) -> Game:
    game = before.clone()
    game.driver, game.told = driver, []
    title.perform(game, game.next_step())
    return game
