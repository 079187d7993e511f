"""What options cost, which are worth asking about, and whom events hit."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.masters_of_football.laid import card, hand, pitch, scene, trio

from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import HOME, POSSESSION
from touchline.titles.masters_of_football.rules.money import card_cost
from touchline.titles.masters_of_football.view.previews import preview, seat_of, worth


@rule("MOF-CARD-03")
def test_a_card_shows_its_cost_and_what_is_left() -> None:
    game = scene()
    pitch(game)
    hand(game, 0, card(3))
    cost = card_cost(game, game.teams[0], card(3))

    assert preview(game, 0, codes.ASK_BETWEEN, (0, 1, 3), card(3)) == (cost, 20 - cost)
    assert preview(game, 0, codes.ASK_BETWEEN, (0, 1, 3), codes.EXCHANGE) == (1, 19)
    assert preview(game, 0, codes.ASK_BETWEEN, (0, 1, 3), PASS) == ()


@rule("MOF-LEVEL-06")
def test_a_tactic_shows_what_the_three_add_up_to() -> None:
    game = scene()
    three = trio(game, 0, attack=(5, 1, 1), defence=(1, 0, 0))
    pitch(game)

    assert preview(game, 0, codes.ASK_TACTIC, (2, *three), POSSESSION) == (7, 1, 3, 0)


def test_dice_that_please_are_not_worth_rolling_again() -> None:
    game = scene()
    match = pitch(game)
    match.attacker, match.dice = HOME, [1, 1, 6, 1]
    options = [PASS, codes.ABILITY, codes.EXCHANGE]

    assert worth(game, 0, codes.ASK_REROLL, (0, 0, 0), options) == [codes.ABILITY]
    assert worth(game, 1, codes.ASK_REROLL, (0, 0, 0), options) == []


def test_nobody_is_asked_to_annul_the_own_goal() -> None:
    game = scene()
    pitch(game)

    assert worth(game, 0, codes.ASK_GOAL_ANSWER, (0,), [PASS, card(3)]) == []
    assert worth(game, 1, codes.ASK_GOAL_ANSWER, (0,), [PASS, card(3)]) == [card(3)]


def test_between_turns_one_is_asked_before_kick_off_and_after_half_time_alone() -> None:
    game = scene()
    pitch(game)
    asked = [moment for moment in range(15) if worth(game, 0, codes.ASK_BETWEEN, (0, 1, moment), [PASS, card(3)])]

    assert asked == [0, 13]


def test_in_a_match_of_others_nobody_is_asked() -> None:
    game = scene(4)
    pitch(game)

    assert worth(game, 0, codes.ASK_ANNOUNCE, (0, 1, 0), [PASS, codes.PLAY]) == [codes.PLAY]
    assert worth(game, 2, codes.ASK_ANNOUNCE, (0, 1, 0), [PASS, codes.PLAY]) == []


def test_the_events_that_hit_somebody_name_him() -> None:
    game = scene(3)
    hit = {word.name for word in TITLE.words.tells.values() if word.affects}

    assert hit == {
        "card-revealed", "card-played", "card-void", "goal-disallowed", "dice-rerolled", "substitution-lapsed",
    }  # fmt: skip
    assert (seat_of(game, "team", 1), seat_of(game, "team", 3), seat_of(game, "card", 1)) == (1, -1, -1)
