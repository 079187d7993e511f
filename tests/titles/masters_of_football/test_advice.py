"""Ready-made lineups: always legal, the best on paper and the last one if it can still be fielded."""

from __future__ import annotations

import pytest
from tests.titles.masters_of_football.laid import OURS, card, manager, pitch, scene

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.advice import best_lineup, runs
from touchline.titles.masters_of_football.loader import load_cards
from touchline.titles.masters_of_football.rules.legality import harms
from touchline.titles.masters_of_football.state import Match, Mof

ASKED_FIRST = (1, NOBODY, NOBODY)


def new_game() -> Mof:
    game = TITLE.game(4, {}, OURS)
    assert isinstance(game, Mof)
    game.team_numbers = [0, 1, 2, 3]
    game.boards = [Match(0, 1, 0, 3)]
    return game


def test_the_best_three_are_not_all_of_one_position() -> None:
    game = new_game()
    defenders = [player for player in range(OURS.players) if OURS.position[player] == 0][:5]
    forward = next(player for player in range(OURS.players) if OURS.position[player] == 2)

    three = best_lineup(game, [*defenders, forward], NOBODY)[:3]

    assert forward in three


def test_players_who_must_play_are_in_the_best_three() -> None:
    game = new_game()
    wood = OURS.piles[3][0]

    assert wood in best_lineup(game, [*OURS.piles[0][:5], wood], wood)


def test_the_last_lineup_is_offered_while_it_can_be_fielded() -> None:
    game = new_game()
    team = game.teams[0]
    team.squad = OURS.piles[0][:5]
    team.last = (*team.squad[1:4], 2)
    offered = dict(runs(game, 0, codes.ASK_FIELD, ASKED_FIRST))
    team.squad = team.squad[2:]

    assert offered["last"] == list(team.last)
    assert "last" not in dict(runs(game, 0, codes.ASK_FIELD, ASKED_FIRST))


def test_a_stand_in_fielded_twice_must_be_there_twice() -> None:
    game = new_game()
    team, (defender, midfielder, _) = game.teams[0], OURS.stand_ins
    team.squad, team.last = [defender, defender, midfielder], (defender, defender, midfielder, 0)
    assert "last" in dict(runs(game, 0, codes.ASK_FIELD, ASKED_FIRST))

    team.squad = [defender, midfielder, OURS.piles[0][0]]

    assert "last" not in dict(runs(game, 0, codes.ASK_FIELD, ASKED_FIRST))


def test_nothing_is_offered_for_the_other_slots() -> None:
    assert runs(new_game(), 0, codes.ASK_FIELD, (2, 5, NOBODY)) == []


def shop(dealt: list[int], prices: list[int], money: int, most: int = 6) -> list[int]:
    """Return what a first squad is proposed to be, the discards left out."""
    game = new_game()
    game.cards = load_cards()
    team = game.teams[0]
    team.manager, team.dealt, team.squad = manager("Youth Academy"), dealt, []
    for player, price in zip(dealt, prices, strict=True):
        game.cards.cost[player] = price
    return dict(runs(game, 0, codes.ASK_BUY, (money, 0, most))).get("best", [])


@pytest.mark.parametrize(
    ("dealt", "prices", "money", "picks"),
    [
        ([3, 5, 6, 8], [7, 3, 1, 1], 9, [3, 6, 8]),  # nobody else comes after him: done is not asked
        ([3, 5, 6, 8], [7, 3, 3, 2], 8, [5, 6, 8]),
        ([3, 5], [7, 8], 8, [5]),
        ([3, 5, 6, 8], [2, 2, 2, 1], 6, [3, 5, 6]),
        ([3, 5, 6, 8], [2, 2, 3, 1], 8, [3, 5, 6, 8]),
        ([3], [7], 2, []),
    ],
)
def test_a_first_squad_has_three_if_they_can_be_paid(
    dealt: list[int], prices: list[int], money: int, picks: list[int]
) -> None:
    assert shop(dealt, prices, money) == picks


def test_done_is_part_of_the_run_where_another_could_still_be_bought() -> None:
    assert shop([3, 5, 6, 8], [5, 5, 4, 1], 16, most=3) == [3, 5, 6]
    assert shop([3, 5, 8], [7, 7, 7], 14) == [3, 5]
    assert shop([3, 5, 8], [6, 1, 6], 12) == [3, 8]


def test_a_recruit_is_the_dearest_that_may_be_taken() -> None:
    game = scene(managers={0: "Youth Academy"})
    limit = game.cards.academy_limit[game.teams[0].manager]
    cheap, dear, above = game.cards.piles[2][:3]
    game.cards.cost[cheap], game.cards.cost[dear], game.cards.cost[above] = 1, limit, limit + 1
    game.teams[0].dealt = [cheap, dear, above]

    assert runs(game, 0, codes.ASK_TAKE, (limit, NOBODY)) == [("best", [dear])]
    assert runs(game, 0, codes.ASK_TAKE, (limit, above)) == []


def test_a_card_goes_to_whom_it_suits() -> None:
    game = scene()
    pitch(game)
    harmful = next(each for each in range(len(OURS.card_ids)) if harms(game, each))

    assert runs(game, 0, codes.ASK_TARGET, (card(1),)) == [("best", [0])]
    assert runs(game, 0, codes.ASK_TARGET, (harmful,)) == [("best", [1])]
    assert runs(game, 2, codes.ASK_TARGET, (harmful,)) == [], "an observer has no team in this match"
