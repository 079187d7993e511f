"""Random legal card sets of every title: the loader finds what cannot be played, and the rest is played to the end."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests import conformance
from tests.card_fuzz import Fuzzer, vocabularies
from tests.pairwise import settings as pairwise
from touchline.bots import bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.errors import BadCard
from touchline.kernel.title import Title
from touchline.titles import SHELF

SETS = 2  # of each title in the short run: some seconds
GAMES_A_SET = 5  # two of random picks, one of each of two bots, one at a table
MAX_STEPS = 100_000  # per game; the longest of 2,000 had about 20,000
PARTS = 20  # tests of the long run, for several workers


@cache
def cases(code: str) -> list[tuple[int, dict[str, Any]]]:
    title = SHELF[code]
    return [(seats, options) for seats in title.seats for options in pairwise(title, seats)]


def games_of_a_set(title: Title, folder: Path, seed: str) -> int:
    """Make a set and play it in five ways; return the number of games.  A set can be too small for many seats."""
    Fuzzer(title, folder, seed).make()
    cards, dealer, played = title.cards(folder), Seeded(seed), 0
    for way in (random_game, random_game, amateur_game, pro_game, game_at_a_table):
        seats, options = cases(title.code)[dealer.below(len(cases(title.code)))]
        try:
            title.game(seats, options, cards)
        except BadCard:
            continue
        way(title, seats, options, cards, f"{seed} {played}")
        played += 1
    return played


def random_game(title: Title, seats: int, options: dict[str, Any], cards: Any, seed: str) -> None:
    conformance.plays_out(title, seats, options, seed, 5, cards)


def amateur_game(title: Title, seats: int, options: dict[str, Any], cards: Any, seed: str) -> None:
    game_of_bots(title, seats, options, cards, seed, "amateur")


def pro_game(title: Title, seats: int, options: dict[str, Any], cards: Any, seed: str) -> None:
    game_of_bots(title, seats, options, cards, seed, "pro")


def game_of_bots(title: Title, seats: int, options: dict[str, Any], cards: Any, seed: str, level: str) -> None:
    check, steps = conformance.ledger(title), 0
    game = title.game(seats, options, cards)
    game.driver = Inline([bot(title, level, f"{seed} {seat}") for seat in range(seats)], Seeded(seed))
    while game.ahead:
        title.perform(game, game.next_step())
        steps += 1
        assert steps < MAX_STEPS, "a game without an end"
        if steps % 5 == 0:
            check(game)
    check(game)


def game_at_a_table(title: Title, seats: int, options: dict[str, Any], cards: Any, seed: str) -> None:
    """The first answers of a game, with what everybody sees of it."""
    table, dealer = title.table(seats, options, cards, seed=seed), Seeded(seed)
    for number in range(150):
        if table.over:
            return
        if number % 15 == 0:
            conformance.shows_what_is_declared(table)
        table.pick(*conformance.next_pick(table, dealer))


@pytest.mark.parametrize("code", SHELF)
def test_a_set_that_the_loader_accepts_can_be_played(code: str, tmp_path: Path) -> None:
    games = [games_of_a_set(SHELF[code], tmp_path / f"{at}", f"{code} {at}") for at in range(SETS)]
    assert sum(games) >= SETS * GAMES_A_SET // 2


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("code", SHELF)
def test_a_thousand_games_of_sets_that_the_loader_accepts(code: str, part: int, tmp_path: Path) -> None:
    played = at = 0
    while played < 1000 // PARTS:
        played += games_of_a_set(SHELF[code], tmp_path / f"{at}", f"{code} {part} {at}")
        at += 1


@pytest.mark.parametrize("code", SHELF)
def test_the_fuzzer_changes_much_and_asks_for_what_is_wrong(code: str, tmp_path: Path) -> None:
    fuzzer = Fuzzer(SHELF[code], tmp_path / "set", "much")
    assert fuzzer.make() >= 8
    assert len(set(fuzzer.refused)) >= 3, json.dumps(fuzzer.refused)
    assert len(vocabularies(code)) > 3
    assert SHELF[code].cards(tmp_path / "set").digest != SHELF[code].cards().digest
