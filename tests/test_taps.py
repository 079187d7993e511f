"""The taps that a game with default settings against bots costs a person: budgets, counted on the engine.

In the browser: tests/web/test_play_through.py.  The whole of it, over more games: `make soak`.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.taps import taps
from touchline.kernel.title import Title
from touchline.titles import SHELF

WITH_WINDOWS = [title for title in SHELF.values() if title.worth is not None]
MATCH_TAPS = 5  # a match of Masters of Football without cards played
IN_MATCH = ("field-player", "choose-tactic", "announce-substitution")  # only seats that want it are asked who comes on
UNWANTED_IN_ROUND = 1  # windows of a round of Best 11 in which nothing is worth playing
SEEDS = ["first", "second"]
FORTY_GAMES = [f"game {number}" for number in range(40)]


def seats_of(title: Title) -> int:
    """The usual number: of two to five people three, where three can play."""
    return 3 if 3 in title.seats and title.seats[-1] > 3 else title.seats[0]


def masters_taps(seed: str) -> Counter[int]:
    """The taps of each match that cost no card."""
    title = SHELF["masters_of_football"]
    found = taps(title, 2, seed, title.scopes.index("match"))
    return Counter(tap.span for tap in found if tap.kind in IN_MATCH and not tap.window)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_of_masters_without_cards_costs_at_most_five_taps(seed: str) -> None:
    matches = masters_taps(seed)

    assert len(matches) >= 6  # a season has six
    assert max(matches.values()) <= MATCH_TAPS


@pytest.mark.parametrize("title", WITH_WINDOWS, ids=lambda title: title.code)
def test_a_window_without_a_worthwhile_card_costs_no_tap(title: Title) -> None:
    asked = [tap for tap in taps(title, seats_of(title), "windows", 0) if tap.window]

    assert [tap.kind for tap in asked if not tap.wanted] == []


def test_best_11_asks_at_most_once_a_round_without_a_worthwhile_card() -> None:
    title = SHELF["best_11"]
    found = taps(title, 3, "rounds", title.scopes.index("round"))
    useless = Counter(tap.span for tap in found if tap.window and not tap.wanted)

    assert max(useless.values(), default=0) <= UNWANTED_IN_ROUND


def test_five_seasons_of_match_of_the_season_ask_less_than_sixty_times_a_season() -> None:
    title = SHELF["match_of_the_season"]
    found = list(taps(title, 4, "seasons", title.scopes.index("season")))
    seasons = Counter(tap.span for tap in found)

    assert max(seasons.values()) <= 75, seasons
    assert sum(seasons.values()) / len(seasons) <= 60, seasons


def test_a_game_of_mister_takes_less_than_forty_presses_of_enter() -> None:
    """As a pro would draft it took 48; who takes everybody needs 22 and loses two of three games against an amateur."""
    title = SHELF["mister"]
    counts = [sum(1 for _ in taps(title, 2, seed, 0)) for seed in FORTY_GAMES]

    assert sum(counts) / len(counts) < 40, counts


@pytest.mark.soak
@pytest.mark.parametrize("seed", FORTY_GAMES)
def test_no_match_of_masters_without_cards_costs_more_than_five_taps(seed: str) -> None:
    assert max(masters_taps(seed).values()) <= MATCH_TAPS


@pytest.mark.soak
@pytest.mark.parametrize("seed", FORTY_GAMES[:10])
@pytest.mark.parametrize("title", WITH_WINDOWS, ids=lambda title: title.code)
def test_no_window_without_a_worthwhile_card_costs_a_tap(title: Title, seed: str) -> None:
    assert [tap.kind for tap in taps(title, seats_of(title), seed, 0) if tap.window and not tap.wanted] == []
