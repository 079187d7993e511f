"""Ready-made lineups: always legal, the best on paper and the last one if it can still be fielded."""

from __future__ import annotations

from tests.titles.masters_of_football.laid import OURS

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.advice import best_lineup, runs
from touchline.titles.masters_of_football.state import Match, Mof

ASKED_FIRST = (1, NOBODY, NOBODY)


def laid() -> Mof:
    game = TITLE.game(4, {}, OURS)
    assert isinstance(game, Mof)
    game.team_numbers = [0, 1, 2, 3]
    game.boards = [Match(0, 1, 0, 3)]
    return game


def test_the_best_three_are_not_all_of_one_position() -> None:
    game = laid()
    defenders = [player for player in range(OURS.players) if OURS.position[player] == 0][:5]
    forward = next(player for player in range(OURS.players) if OURS.position[player] == 2)

    three = best_lineup(game, [*defenders, forward], NOBODY)[:3]

    assert forward in three


def test_who_must_play_is_in_the_best_three() -> None:
    game = laid()
    wood = OURS.piles[3][0]

    assert wood in best_lineup(game, [*OURS.piles[0][:5], wood], wood)


def test_the_last_lineup_is_offered_while_it_can_be_fielded() -> None:
    game = laid()
    team = game.teams[0]
    team.squad = OURS.piles[0][:5]
    team.last = (*team.squad[1:4], 2)
    offered = dict(runs(game, 0, codes.ASK_FIELD, ASKED_FIRST))
    team.squad = team.squad[2:]

    assert offered["last"] == list(team.last)
    assert "last" not in dict(runs(game, 0, codes.ASK_FIELD, ASKED_FIRST))


def test_a_stand_in_fielded_twice_must_be_there_twice() -> None:
    game = laid()
    team, (defender, midfielder, _) = game.teams[0], OURS.stand_ins
    team.squad, team.last = [defender, defender, midfielder], (defender, defender, midfielder, 0)
    assert "last" in dict(runs(game, 0, codes.ASK_FIELD, ASKED_FIRST))

    team.squad = [defender, midfielder, OURS.piles[0][0]]

    assert "last" not in dict(runs(game, 0, codes.ASK_FIELD, ASKED_FIRST))


def test_nothing_is_offered_for_the_other_slots() -> None:
    assert runs(laid(), 0, codes.ASK_FIELD, (2, 5, NOBODY)) == []
