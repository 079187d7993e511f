"""A refusal names a rule that forbids the option, as the table of reasons in the title's catalogue has it.

Every title of the shelf has such a table.
"""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from touchline import rulebook
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline
from touchline.kernel.errors import BadOption
from touchline.kernel.game import Game, Options, Why
from touchline.kernel.title import Title
from touchline.titles import SHELF

BOOKS = rulebook.catalogues()
GAMES = 2  # of each number of seats


class Watched(Inline):
    """Plays any option, and writes down every refusal: at which question, why, and if the option was offered too."""

    def __init__(self, title: Title, seats: int, dealer: Seeded) -> None:
        super().__init__([Anything(dealer)] * seats, dealer)
        self.title = title
        self.given: set[tuple[str, str]] = set()
        self.offered: list[tuple[str, str, int]] = []

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        listed = options if isinstance(options, list) else options()
        for refusal in why(game, seat, context) if why else []:
            names = self.title.words.asks[kind].name, self.title.words.reasons[refusal.reason].name
            self.given.add(names)
            if refusal.option in listed:
                self.offered.append((*names, refusal.option))
        return super().ask(game, seat, kind, listed, context, why, seen)


def watch_game(title: Title, seats: int, options: dict[str, Any], seed: str) -> Watched:
    game, dealer = title.game(seats, options), Seeded(seed)
    game.driver = driver = Watched(title, seats, dealer)
    while game.ahead:
        title.perform(game, game.next_step())
    return driver


def all_flags(title: Title, seats: int) -> dict[str, Any]:
    """Every flag on, but for those that do not go together with the rest."""
    chosen: dict[str, Any] = {}
    for option in title.options:
        if option.kind == "flag":
            with contextlib.suppress(BadOption):
                title.resolve_options(seats, chosen | {option.name: True})
                chosen[option.name] = True
    return chosen


@pytest.mark.parametrize("code", SHELF)
def test_every_title_has_a_table_of_reasons(code: str) -> None:
    assert BOOKS[code].reasons


@pytest.mark.parametrize("code", SHELF)
def test_every_reason_cites_the_rules_of_the_catalogue(code: str) -> None:
    cited = {reason.name: tuple(reason.rules) for reason in SHELF[code].words.reasons.values()}

    assert cited == {name: reason.rules for name, reason in BOOKS[code].reasons.items()}
    assert [rule for rules in cited.values() for rule in rules if rule not in BOOKS[code].rules] == []


@pytest.mark.parametrize("code", SHELF)
def test_in_random_games_a_reason_is_given_where_its_rules_forbid_an_option(code: str) -> None:
    title, reasons = SHELF[code], BOOKS[code].reasons
    for seats in title.seats:
        for number in range(GAMES):
            options = all_flags(title, seats) if number else {}
            driver = watch_game(title, seats, options, f"reasons {code} {seats} {number}")
            assert driver.offered == []
            assert [pair for pair in driver.given if pair[0] not in reasons[pair[1]].questions] == []
