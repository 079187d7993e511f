"""Windows tell nothing: who is asked, what is asked and what is told depend on public facts alone."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import Plan, hand, pitch, play, scene, trio

from touchline.kernel.dealer import Seeded
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.state import PRE1, PRE2, Mof

WHOLE_MATCH = [
    (codes.STEP_MANAGEMENT,),
    (codes.STEP_ANNOUNCEMENT, PRE1, 0),
    (codes.STEP_PLACING, PRE1),
    (codes.STEP_TACTIC_BATTLE,),
    (codes.STEP_ANNOUNCEMENT, PRE2, 0),
    (codes.STEP_PLACING, PRE2),
    (codes.STEP_KICK_OFF,),
]


def deal_hands(hands: int, money: int, deal: int) -> Mof:
    """Four managers with this many cards each, which ones by lot."""
    game = scene(managers={0: "Godfather", 1: "Special One", 2: "Sports Scientist", 3: "Bench General"})
    for number in range(4):
        trio(game, number, attack=(5, 0, 0), rating=(0, 0, 0, 0))
        game.teams[number].money = money
    cards = list(range(50))
    Seeded(deal).shuffle(cards)
    for number in range(4):
        hand(game, number, *cards[number * hands : (number + 1) * hands])
    return game


def pass_match(game: Mof) -> Plan:
    """A match in which everybody passes everything and the dice fall as always, goals among them."""
    faces = {
        codes.ROLL_ATTACK_DIE: [6, 1] * 6,
        codes.ROLL_DEFENCE_DIE: [1, 6] * 6,
        codes.ROLL_TACTICS_DIE: [3, 2] * 2 + [1],
    }
    return play(game, pitch(game), WHOLE_MATCH, faces=faces)


def visible_course(game: Mof, plan: Plan) -> list[object]:
    """Everything another person notices: who is asked, what about, what happens."""
    asked: list[object] = [(question.seat, question.kind, question.context) for question in plan.asked]
    return asked + [(event.code, event.numbers) for event in game.told or [] if event.seen_by(None)]


@rule("MOF-RESP-04, 05", "MOF-INFO-02")
@pytest.mark.parametrize("hands", [1, 5])
@pytest.mark.parametrize("money", [0, 1, 2, 20])
def test_other_cards_in_the_hands_change_nothing_that_is_seen(hands: int, money: int) -> None:
    first = deal_hands(hands, money, 0)
    wanted = visible_course(first, pass_match(first))
    kinds = {each[1] for each in wanted if isinstance(each, tuple) and len(each) == 3}

    for deal in range(1, 12):
        other = deal_hands(hands, money, deal)
        assert visible_course(other, pass_match(other)) == wanted
    assert codes.ASK_ANNOUNCE in kinds
    assert codes.ASK_BETWEEN in kinds
    assert (codes.ASK_GOAL_ANSWER in kinds) is (money >= 2)
