"""Every title of the shelf keeps the promises, in every number of seats and every pair of choices of its options."""

from __future__ import annotations

import json
import os
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies

from tests import conformance
from tests.pairwise import settings as pairwise
from touchline.kernel.dealer import Seeded
from touchline.kernel.table import Table
from touchline.titles import SHELF

PARTS = 8  # the playouts of a title run in this many tests, for several workers
GAMES = int(os.environ.get("TOUCHLINE_GAMES", "2000"))  # random playouts of each title
TABLES = [(code, seats) for code, title in SHELF.items() for seats in title.seats]

on_every_table = pytest.mark.parametrize(("code", "seats"), TABLES)


@cache
def cases(code: str) -> list[tuple[int, dict[str, Any]]]:
    title = SHELF[code]
    return [(seats, options) for seats in title.seats for options in pairwise(title, seats)]


@cache
def shortest(code: str) -> int:
    """Answers in a random game of few managers: a small title has games of twenty."""
    return conformance.length(SHELF[code], SHELF[code].seats[0])


@pytest.mark.figures
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("code", SHELF)
def test_random_games_with_every_pair_of_options_end(code: str, part: int) -> None:
    for at in range(part, max(GAMES, len(cases(code))), PARTS):
        seats, options = cases(code)[at % len(cases(code))]
        conformance.plays_out(SHELF[code], seats, options, f"playout {at}", 1 if at < len(cases(code)) else 23)


@pytest.mark.figures
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("code", SHELF)
def test_secrets_are_kept_with_every_pair_of_options(code: str, part: int) -> None:
    fitted = changed = 0
    mine = range(part, len(cases(code)), PARTS)
    for at in mine:
        seats, options = cases(code)[at]
        every = min(7 + Seeded(f"secret {at}").below(60), shortest(code) // 4)
        for table in conformance.stops(SHELF[code], seats, options, f"secret {at}", every, 8):
            more, other = conformance.keeps_secrets(table)
            fitted, changed = fitted + more, changed + other
    assert fitted or not mine
    assert changed or not mine


@on_every_table
def test_a_game_is_determined_by_seed_and_picks(code: str, seats: int) -> None:
    conformance.plays_the_same_again(SHELF[code], seats, {}, "determined")


@on_every_table
def test_a_record_replays_event_for_event(code: str, seats: int) -> None:
    for table in conformance.stops(SHELF[code], seats, {}, "replay", 61, 12):
        conformance.replays(table)


@on_every_table
def test_a_clone_plays_on_alone(code: str, seats: int) -> None:
    for table in conformance.stops(SHELF[code], seats, {}, "clone", 37, 12):
        conformance.clones_alone(table)


@on_every_table
def test_earlier_states_never_change(code: str, seats: int) -> None:
    conformance.earlier_states_stay(SHELF[code], seats, {}, "behind", 7, 60)


@on_every_table
def test_undo_restores_what_was(code: str, seats: int) -> None:
    for table in conformance.stops(SHELF[code], seats, {}, "undo", 5, 60):
        conformance.undoes(table)


@on_every_table
def test_every_option_offered_is_accepted(code: str, seats: int) -> None:
    for table in conformance.stops(SHELF[code], seats, {}, "offers", 11, 40):
        conformance.offers_what_it_accepts(table)


@on_every_table
def test_views_and_events_are_plain_data(code: str, seats: int) -> None:
    for table in conformance.stops(SHELF[code], seats, {}, "plain", 41, 10):
        for seat in (None, *range(seats)):
            shown = [table.view(seat), table.events_since(0, seat)]
            assert json.loads(json.dumps(shown)) == shown


@on_every_table
def test_a_view_is_what_its_title_declares(code: str, seats: int) -> None:
    for table in conformance.stops(SHELF[code], seats, {}, "declared", 41, 10):
        conformance.shows_what_is_declared(table)


@on_every_table
def test_questions_and_events_carry_what_their_title_declares(code: str, seats: int) -> None:
    for table in conformance.stops(SHELF[code], seats, {}, "carries", 23, 12):
        conformance.tells_with_questions_and_events_what_is_declared(table)
        conformance.writes_events_as_it_tells_them(table)


@on_every_table
def test_amateurs_play_whole_games(code: str, seats: int) -> None:
    result = SHELF[code].result(conformance.amateurs_play(SHELF[code], seats, {}, "amateurs"))
    assert len(result.scores) == seats


@on_every_table
def test_an_amateur_picks_by_what_its_seat_may_know(code: str, seats: int) -> None:
    for table in conformance.stops(SHELF[code], seats, {}, "honest", min(17, shortest(code) // 4), 25):
        conformance.same_pick_whatever_is_hidden(table, conformance.weakest_level(SHELF[code]))


@cache
def middle(code: str) -> Table:
    """A table in the middle of a game; the tests leave it as it is."""
    seats = SHELF[code].seats[-1]
    return next(conformance.stops(SHELF[code], seats, {}, "middle", min(40, shortest(code) // 2)))


NONSENSE = strategies.one_of(
    strategies.integers(-5, 200),
    strategies.integers(),
    strategies.none(),
    strategies.booleans(),
    strategies.floats(),
    strategies.text(max_size=5),
    strategies.lists(strategies.integers(), max_size=2),
)


@pytest.mark.parametrize("code", SHELF)
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(seat=NONSENSE, option=NONSENSE, decision=strategies.one_of(strategies.none(), strategies.integers(0, 99)))
def test_nonsense_is_refused_and_changes_nothing(code: str, seat: Any, option: Any, decision: Any) -> None:
    conformance.refuses(middle(code), seat, option, decision)
