"""The strongest line-up, whatever is chosen between equals: for the layout of a season's end and for own derbies."""

from __future__ import annotations

import random

import pytest
from tests.scenes import rule
from tests.titles.match_of_the_season.laid import (
    BLUE,
    YELLOW,
    Lazy,
    asked_at,
    do,
    eleven,
    own,
    step,
    table,
)

from touchline.kernel.game import NOBODY, Game, Options, Why
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import Mots

LETTERS = ("GK", "D", "M", "A")
FORMATIONS = ((5, 3, 2), (4, 4, 2), (4, 3, 3), (3, 4, 3), (3, 5, 2))


class Whim(Lazy):
    """Any option, by a fixed series."""

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        super().ask(game, seat, kind, options, context, why, seen)
        return self.series.choice(self.asked[-1].options)


def squad(seed: int) -> str:
    """Thirteen to eighteen players with many equals, sometimes too few of a position."""
    series = random.Random(seed)
    return " ".join(
        f"{series.choices(LETTERS, (2, 5, 5, 4))[0]}{series.choice((1, 2, 2, 3, 3))}"
        for _ in range(series.randint(13, 18))
    )


def strongest(game: Mots, team: int) -> tuple[int, int]:
    """Players and stars of the strongest line-up, counted here by hand."""
    stars: list[list[int]] = [[], [], [], []]
    for player in game.teams[team].squad:
        stars[game.cards.position[player]].append(game.cards.stars[player])
    best = (0, 0)
    for lines in FORMATIONS:
        chosen = [sorted(stars[at], reverse=True)[: (1, *lines)[at]] for at in range(4)]
        best = max(best, (sum(map(len, chosen)), sum(map(sum, chosen))))
    return best


def lay_out(game: Mots, team: int) -> tuple[int, int]:
    own_team = game.teams[team]
    players = [player for player in own_team.lineup if player != NOBODY]
    assert len(set(players)) == len(players)
    for slot, player in enumerate(own_team.lineup):
        assert player == NOBODY or game.cards.position[player] == game.cards.slot_position[own_team.formation][slot]
    return len(players), sum(game.cards.stars[player] for player in players)


def whimsically(game: Mots, seed: int, *numbers: int) -> None:
    driver = Whim()
    driver.series.seed(seed)
    game.driver, game.told = driver, []
    step(*numbers)(game)


@rule("MOTS-EOS-01", "MOTS-EOS-02", "MOTS-EOS-03")
@pytest.mark.parametrize("seed", range(40))
def test_every_layout_has_the_most_players_and_then_the_most_stars(seed: int) -> None:
    game = table()
    own(game, BLUE, squad(seed))

    whimsically(game, seed, c.STEP_STRONGEST, BLUE)
    assert lay_out(game, BLUE) == strongest(game, BLUE)


@rule("MOTS-2P-03", "MOTS-2P-04")
@pytest.mark.parametrize("seed", range(40))
def test_in_an_own_derby_every_line_up_offered_is_a_strongest_one(seed: int) -> None:
    game = table(2)
    own(game, BLUE, squad(seed))
    own(game, YELLOW, squad(seed + 1000))
    expected = [strongest(game, team) for team in (BLUE, YELLOW)]
    if min(players for players, _ in expected) < 9:
        return  # a forfeit: nothing is laid out

    whimsically(game, seed, c.STEP_PLAY, BLUE, YELLOW, c.LEAGUE_MATCH)
    assert [lay_out(game, team) for team in (BLUE, YELLOW)] == expected


@rule("MOTS-EOS-02")
def test_players_who_stay_out_are_named_in_any_order() -> None:
    game = table()
    players = own(game, BLUE, "GK3 D3 D3 D3 D3 D3 D3 M4 M4 M4 M4 A5 A4")
    backs = sorted(players[1:7])
    first = asked_at(game, c.STEP_STRONGEST, BLUE)
    assert (first.kind, first.options, first.context) == (c.ASK_STAY_OUT, backs, (BLUE, 2))

    second = asked_at(game, c.STEP_STRONGEST, BLUE, picks=[backs[4]])
    assert (second.options, second.context) == ([*backs[:4], backs[5]], (BLUE, 1))
    do(game, c.STEP_STRONGEST, BLUE, picks=[backs[4], backs[2]])
    assert [player for player in backs if player not in game.teams[BLUE].lineup] == [backs[2], backs[4]]


@rule("MOTS-EOS-03")
def test_between_two_equal_formations_the_manager_is_asked() -> None:
    game = table()
    eleven(game, BLUE, "4-4-2 GK3 D3 D3 D3 D1 M4 M3 M3 M2 A5 A3", "A1")

    question = asked_at(game, c.STEP_STRONGEST, BLUE)
    assert question.kind == c.ASK_LAYOUT
    assert [game.cards.formation_names[each] for each in question.options] == ["4-4-2", "3-4-3"]
