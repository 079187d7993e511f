"""The invariants of section 9.10, over random games of two, three and four managers, base and advanced."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.scenes import rule
from tests.state import dump
from tests.titles.match_of_the_season import ledger

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import EUROPEAN_CUP_PLACE, LEAGUE_PLACE, NATIONAL_CUP_PLACE
from touchline.titles.match_of_the_season.state import SQUAD_LEAST, Mots

FROM_BANK = {c.TELL_BANK_PAYS: 1, c.TELL_SOLD_TO_BANK: 2}  # event -> where its amount stands
TO_BANK = {c.TELL_PAYS_BANK: 1, c.TELL_SOLD: 2, c.TELL_BOUGHT: 2}
SETTINGS: list[dict[str, Any]] = [{}, {"advanced_game": True}]
TABLES = [(seats, options) for seats in (2, 3, 4) for options in SETTINGS]
NAMES = [f"{seats} {'advanced' if options else 'base'}" for seats, options in TABLES]
GAMES = 3


class Story:
    """A random game, watched step by step."""

    def __init__(self, seats: int, options: dict[str, Any], seed: str) -> None:
        game = TITLE.game(seats, options)
        assert isinstance(game, Mots)
        self.game, dealer = game, Seeded(seed)
        game.driver, game.told = Inline([Anything(dealer)] * seats, dealer), []
        self.days: list[list[int]] = [[]]
        self.voids = 0
        self.least = [0, 0, 0, 0]
        self.rounds: list[int] = []  # entrants of the European rounds of this season
        while game.ahead:
            self.step()

    def step(self) -> None:
        game = self.game
        step, before = game.next_step(), sum(team.cash for team in game.teams)
        game.told = []
        if step[0] == c.STEP_MATCH_DAY:
            self.days[-1].append(game.token)
        if step[0] == c.STEP_FINISH:
            self.table()
        TITLE.perform(game, step)
        if step[0] != c.STEP_ASSIGN:
            self.balance(before)
        self.after(step[0])

    def balance(self, before: int) -> None:
        """5: what all own together changes by what the bank pays and takes."""
        paid = sum(event.numbers[FROM_BANK[event.code]] for event in self.events_with(FROM_BANK))
        taken = sum(event.numbers[TO_BANK[event.code]] for event in self.events_with(TO_BANK))
        assert sum(team.cash for team in self.game.teams) - before == paid - taken

    def events_with(self, codes: dict[int, int]) -> list[Any]:
        return [event for event in self.game.told or [] if event.code in codes]

    def after(self, code: int) -> None:
        game = self.game
        self.voids += len(self.events_with({c.TELL_VOID: 0})) if game.match and game.match.competition == 0 else 0
        if code == c.STEP_ROUND_OVER:
            assert not any(game.marks)  # 9
        if code == c.STEP_FIRST_TURN:
            self.least = [min(SQUAD_LEAST, len(team.squad)) for team in game.teams]
            assert all(self.least[team] == SQUAD_LEAST for team in game.order)  # 4
        if code == c.STEP_SEASON_OVER:
            self.least = [0, 0, 0, 0]
        assert all(len(team.squad) >= least for team, least in zip(game.teams, self.least, strict=True))
        if code == c.STEP_EUROPE_ROUND_OVER and game.entrants:
            self.rounds.append(len(game.entrants))
        if code == c.STEP_EUROPE_DECK:
            assert len(game.entrants) == 16  # 11
        if code == c.STEP_SEASON_OVER:
            assert self.rounds in ([], [8], [8, 4], [8, 4, 2])
            self.days.append([])
            self.rounds = []

    def table(self) -> None:
        """7: three points a match, one less for a draw; a void match gives none."""
        game = self.game
        level = sum(1 for result in game.results if result[2] == c.NEITHER)
        assert len(game.results) == 12
        total = sum(team.league for team in game.teams)
        assert total == 36 - level - 3 * self.voids
        self.voids = 0


def stories(seats: int, options: dict[str, Any]) -> list[Story]:
    return [Story(seats, options, f"story {seats} {options} {game}") for game in range(GAMES)]


@rule(
    "MOTS-GEN-12",
    "MOTS-GEN-13",
    "MOTS-GEN-14",
    "MOTS-ABS-06",
    "MOTS-ECUP-17",
    "MOTS-SQUAD-01",
    "MOTS-LEAGUE-03",
    "MOTS-GEN-02",
    "MOTS-SQUAD-06",
    "MOTS-SQUAD-12",
)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_every_season_is_played_through_and_paid_to_the_last_note(seats: int, options: dict[str, Any]) -> None:
    for story in stories(seats, options):
        game = story.game
        squares = [square for square in range(1, game.cards.last + 1) if game.cards.is_match[square]]

        assert story.days == [squares] * 6 + [[]]  # 6
        assert game.season == 6


@rule(
    "MOTS-SCORE-01",
    "MOTS-SCORE-02",
    "MOTS-SCORE-03",
    "MOTS-SCORE-04",
    "MOTS-SCORE-05",
    "MOTS-SCORE-06",
    "MOTS-SCORE-07",
    "MOTS-SCORE-08",
    "MOTS-SCORE-09",
    "MOTS-SCORE-10",
    "MOTS-SCORE-11",
    "MOTS-GEN-03",
    "MOTS-GEN-04",
    "MOTS-3P-06",
)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_every_season_gives_out_its_points(seats: int, options: dict[str, Any]) -> None:
    for story in stories(seats, options):
        game = story.game
        given: Counter[tuple[int, int]] = Counter()
        for season, competition, place, _ in game.honours:
            given[season, competition] += game.cards.points(competition, place)
        for season in range(1, 7):
            assert given[season, LEAGUE_PLACE] == 6  # 8
            assert given[season, NATIONAL_CUP_PLACE] == 3
            assert given[season, EUROPEAN_CUP_PLACE] in ((0,) if season == 1 else (0, 2, 3, 5))
        assert sum(team.points for team in game.teams) == sum(given.values())
        assert TITLE.result(game).scores == [
            sum(game.teams[team].points for team in game.order if game.seat_of[team] == seat) for seat in range(seats)
        ]


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=NAMES)
def test_cards_squads_and_money_hold_after_every_step(seats: int, options: dict[str, Any]) -> None:
    game = TITLE.game(seats, options)
    assert isinstance(game, Mots)
    dealer = Seeded(f"ledger {seats}")
    game.driver = Inline([Anything(dealer)] * seats, dealer)
    while game.ahead:
        TITLE.perform(game, game.next_step())
        ledger.check(game)  # 1 to 5, 10


def test_the_same_seed_and_the_same_picks_give_the_same_game() -> None:
    first, again = Story(4, {}, "again"), Story(4, {}, "again")

    assert dump(first.game) == dump(again.game)  # 12
