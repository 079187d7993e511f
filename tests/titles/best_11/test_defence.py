"""A defence: what it undoes, what it cannot stop, goals and penalties."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.best_11.in_challenge import two
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    attack,
    defence,
    duel,
    ex,
    kinds,
    numbers_of,
    own,
    pay,
    round_one,
    run,
    story,
)

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.challenge import put_away
from touchline.titles.best_11.rules.scoring import score

CORNER = attack("C+D=6", "corner")


TACKLE, SAVE_5, SAVE_4 = defence("D=5", "tackle"), defence("P=5", "save"), defence("P=4", "save")


INTERCEPTION = defence("D/C=5", "interception")


PENALTY = attack("C/A=4", "penalty")


@rule("B11-CHALLENGE-31", "B11-CHALLENGE-32")
@ex("X-15")
def test_a_defence_that_succeeds_undoes_the_attack() -> None:
    game = two("C3 D3 A1 A2", "D5 C1 A1 P1")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), own(game, BOB, "D5")], [CORNER, INTERCEPTION])

    assert numbers_of(game, "succeeded") == [(ANN, 6), (BOB, 5)]
    assert [(team.scored, team.conceded) for team in game.teams] == [(0, 0), (0, 0)]
    assert numbers_of(game, "no-goal") == [(ANN, BOB)]


@rule("B11-CHALLENGE-33", "B11-CHALLENGE-38", "B11-CHALLENGE-39")
@ex("X-16")
def test_a_defence_that_fails_is_a_goal() -> None:
    game = two("C3 D3 A1 A2", "D4 C1 A1 P1")
    before = [score(game, ANN), score(game, BOB)]

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "C3"), own(game, BOB, "D4")], [CORNER, INTERCEPTION])

    assert numbers_of(game, "fell-short") == [(BOB, 4, 5)]
    assert [(team.scored, team.conceded) for team in game.teams] == [(1, 0), (0, 1)]
    assert [score(game, ANN) - before[0], score(game, BOB) - before[1]] == [3, -1]


@rule("B11-CHALLENGE-34", "B11-CHALLENGE-35")
@ex("X-17")
def test_a_tackle_does_not_stop_a_penalty() -> None:
    game = two("A4 C1 D1 D2", "D6 C1 A1 P1")
    pay(game, 0, 9)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A4"), PASS], [PENALTY, TACKLE])

    assert numbers_of(game, "only-a-save") == [(BOB, TACKLE)]
    assert [name for seat, name in kinds(game) if seat == BOB] == ["boost"]  # that of the attack
    assert game.teams[BOB].money == 9
    assert game.teams[ANN].scored == 1


@rule("B11-CHALLENGE-34")
@ex("X-18")
def test_a_save_stops_a_penalty() -> None:
    game = two("A4 C1 D1 D2", "P4 D6 C1 A1")
    pay(game, 0, 1)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A4"), own(game, BOB, "P4"), 1], [PENALTY, SAVE_5])

    assert numbers_of(game, "succeeded") == [(ANN, 4), (BOB, 5)]
    assert game.teams[ANN].scored == 0


@rule("B11-CHALLENGE-36")
@ex("X-19")
def test_a_penalty_has_to_reach_its_number() -> None:
    game = two("A3 C2 D1 D2", "P4 D6 C1 A1")

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "A3")], [PENALTY])

    assert numbers_of(game, "fell-short") == [(ANN, 3, 4)]
    assert "defence-card" not in story(game)


@rule("B11-CHALLENGE-40")
def test_a_defence_that_is_put_away_is_gone_from_the_challenge() -> None:
    game = round_one(2)
    card = defence("P=5")
    against = duel(game, ANN, BOB, card, 1)

    put_away(game)
    assert (against.defence, against.attack) == (NOBODY, attack("C+D=6"))
    assert game.action_discard[0] == [card]
