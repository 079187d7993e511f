"""Facts that a seat cannot know and that are dealt again: hands, decks, what others have seen."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    deal,
    event,
    offer,
    round_one,
    run,
    step,
    stop,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.game import DEALER, NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11
from touchline.titles.best_11.view import hidden, redeal


def test_a_thief_remembers_what_else_was_seen() -> None:
    game = round_one(3)
    deal(game, ANN, "stadium_chants")
    deal(game, BOB, "jinx", "injury")
    game.teams[ANN].known[BOB] = tuple(sorted([event("jinx"), event("injury")]))
    game.teams[CLEO].known[BOB] = (event("jinx"),)

    run(game, (c.STEP_WINDOW,), [event("stadium_chants"), PASS, PASS, PASS], [event("injury")])

    assert game.teams[ANN].known[BOB] == (event("jinx"),)
    assert game.teams[CLEO].known[BOB] == ()  # it may have been that one
    assert game.teams[BOB].known[ANN] == (event("injury"),)


def test_a_card_played_is_no_longer_known_in_the_hand() -> None:
    game = round_one(3)
    deal(game, BOB, "gate_receipts", "injury")
    game.teams[ANN].known[BOB] = tuple(sorted([event("gate_receipts"), event("injury")]))

    run(game, (c.STEP_WINDOW,), [event("gate_receipts"), PASS])

    assert game.teams[ANN].known[BOB] == (event("injury"),)


def test_nobody_owns_a_card_of_the_market() -> None:
    game = round_one(2)
    (card,) = offer(game, "D1")

    assert game.owner(card) == NOBODY


def test_cards_drawn_in_this_step_stay_in_the_deck_they_came_from() -> None:
    game = round_one(3)
    deal(game, BOB, "injury", "jinx")
    game.event_under[0], game.event_under_by[0] = [event("red_card"), event("win_bonus")], [ANN, BOB]
    game.event_bag[0].remove(event("red_card"))
    game.event_bag[0].remove(event("win_bonus"))
    game.teams[CLEO].known[BOB] = (event("jinx"),)
    drawn = event("tv_rights")

    for seed in range(6):
        other = game.clone()
        redeal(other, ANN, Seeded(seed), [(DEALER, c.ROLL_EVENT, drawn)])
        assert drawn in other.event_bag[0]
        assert other.event_under[0][0] == event("red_card")  # Ann put it there herself
        assert len(other.teams[CLEO].known[BOB]) == 1
        assert other.teams[CLEO].known[BOB][0] in other.teams[BOB].hand


def test_after_discards_nobody_is_sure_of_a_hand() -> None:
    game = round_one(3)
    deal(game, BOB, "injury", "jinx")
    game.teams[ANN].known[BOB] = (event("jinx"),)

    run(game, (c.STEP_MAKE_ROOM, BOB, 1), [event("injury"), PASS], [event("tv_rights")])

    assert game.teams[ANN].known[BOB] == ()


def dealt_again(game: Best11, seat: int, seed: int) -> Best11:
    twin = game.clone()
    redeal(twin, seat, Seeded(seed), [])
    return twin


def test_a_hand_that_was_seen_is_not_dealt_again() -> None:
    game = round_one(3)
    deal(game, BOB, "jinx", "injury")
    deal(game, CLEO, "gate_receipts")
    step(game, (c.STEP_TAKE_EFFECT, ANN, event("live_commentary"), BOB, NOBODY))

    for seed in range(20):
        assert dealt_again(game, ANN, seed).teams[BOB].hand == sorted([event("jinx"), event("injury")])
    assert len({tuple(dealt_again(game, ANN, seed).teams[CLEO].hand) for seed in range(20)}) > 1
    assert TITLE.observe(game, ANN)["teams"][BOB]["hand"] == game.teams[BOB].hand
    assert TITLE.observe(game, CLEO)["teams"][BOB]["hand"] == []


def test_cards_that_another_seat_has_seen_are_dealt_again_with_the_hand() -> None:
    game = round_one(3)
    deal(game, BOB, "jinx", "injury")
    step(game, (c.STEP_TAKE_EFFECT, ANN, event("live_commentary"), BOB, NOBODY))

    for seed in range(20):
        twin = dealt_again(game, CLEO, seed)
        assert twin.teams[ANN].known[BOB] == tuple(twin.teams[BOB].hand)


def test_cards_of_others_under_the_deck_are_hidden_and_ones_own_are_not() -> None:
    game = round_one(2)
    game.event_bag[0].remove(event("red_card"))
    game.event_bag[0].remove(event("win_bonus"))
    game.event_under[0] = [event("red_card"), event("win_bonus")]
    game.event_under_by[0] = [ANN, BOB]

    twins = [dealt_again(game, ANN, seed) for seed in range(20)]

    assert {twin.event_under[0][0] for twin in twins} == {event("red_card")}
    assert len({twin.event_under[0][1] for twin in twins}) > 1
    assert TITLE.observe(game, ANN)["under"] == [{"above": len(game.event_bag[0]), "card": event("red_card")}]
    assert str([event("win_bonus")]) in hidden(game, ANN)


def test_a_card_that_a_seat_has_drawn_in_this_step_was_in_the_deck() -> None:
    game = round_one(2)
    deal(game, BOB, "injury")
    shown = [(DEALER, c.ROLL_EVENT, event("red_card"))] * 2

    for seed in range(20):
        twin = game.clone()
        redeal(twin, ANN, Seeded(seed), shown)
        assert twin.event_bag[0].count(event("red_card")) == 2


def test_nobody_has_a_footballer_who_lies_in_the_deck() -> None:
    game = round_one(2)

    assert game.owner(game.team_bag[0][0]) == NOBODY


@rule("B11-EVENT-02", "B11-EVENT-16")
def test_being_asked_in_a_window_tells_nothing_about_the_hand() -> None:
    """A seat with a card for the moment and one without are asked alike; one without any card is not."""
    questions = []
    for card in ("gate_receipts", "yellow_card"):
        game = round_one(3)
        deal(game, BOB, card)
        questions.append(stop(game, (c.STEP_WINDOW,)))

    assert [(each.seat, each.kind, each.context) for each in questions] == [(BOB, c.ASK_EVENT, (NOBODY,))] * 2
    assert questions[0].options == [PASS, event("gate_receipts")]
    assert questions[1].options == [PASS]
