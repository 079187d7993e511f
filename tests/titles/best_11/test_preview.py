"""Previews: the costs and gains of options, and the seats that events hit."""

from __future__ import annotations

import pytest
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    attack,
    buy,
    deal,
    duel,
    event,
    fours,
    hold,
    offer,
    own,
    pay,
    play,
    round_one,
    sign,
    stop,
    use,
)

from touchline.kernel.game import NOBODY, Step
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11


def previews(game: Best11, step: Step) -> dict[int, dict[str, int]]:
    """Return what the question that comes next tells of its options."""
    data = TITLE.question_data(stop(game, step), 0)
    return {each["option"]: each["numbers"] for each in data["previews"]}


def test_an_item_of_the_turn_tells_cost_money_left_and_points() -> None:
    game = round_one(3)
    player, coach = offer(game, "D4 X3:4-4-2")
    pay(game, 10)
    hold(game, ANN, "G01")
    game.teams[ANN].stands, game.teams[ANN].discount = 3, 1

    told = previews(game, (c.STEP_MENU, ANN))

    assert told[buy(player)] == {"cost": 3, "left": 7, "points": 4}
    assert told[buy(coach)] == {"cost": 2, "left": 8, "points": 6}  # his value, and three for the formation
    assert told[c.BUILD] == {"cost": 4, "left": 6, "points": 5}
    earned = game.cards.economic[game.teams[ANN].management]
    assert told[use("G01", c.ECONOMIC)] == {"cost": 0, "left": 10 + earned, "points": 0}


def test_a_poach_tells_twice_the_value_and_a_swap_the_difference() -> None:
    game = round_one(3)
    sign(game, BOB, "D4")
    rival = own(game, BOB, "D4")
    game.teams[BOB].captain = rival
    pay(game, 20)

    assert previews(game, (c.STEP_NAME_TARGET, ANN)) == {rival: {"cost": 12, "left": 8, "points": 4}}

    sign(game, ANN, "C2")
    (newcomer,) = offer(game, "C5")
    out = own(game, ANN, "C2")
    assert previews(game, (c.STEP_SWAP_IN, ANN, out)) == {newcomer: {"cost": 3, "left": 17, "points": 3}}
    assert previews(game, (c.STEP_SIGN_FREE, ANN, c.FREE_FOOTBALLER)) == {
        newcomer: {"cost": 0, "left": 20, "points": 5}
    }
    assert previews(game, (c.STEP_NAME_CAPTAIN, ANN)) == {out: {"value": 4}}


@pytest.mark.parametrize(("who", "turning", "costs"), [(ANN, 3, 3), (BOB, NOBODY, 0)])
def test_points_bought_tell_their_price_and_which_of_them_win_the_action(who: int, turning: int, costs: int) -> None:
    game = round_one(3)
    fours(game, ANN, BOB)
    pay(game, 5, 5)
    deal(game, ANN, "inspired_day")
    challenge = duel(game, ANN, BOB, attack("C+D=6"))
    challenge.committed = [own(game, ANN, "C1"), own(game, ANN, "D1")]
    challenge.cautions, challenge.sent_off = [0, 0], [False, False]
    challenge.points, challenge.who = 1, who

    told = previews(game, (c.STEP_BOOST,))

    rate, sign_of = (1, 1) if who == ANN else (2, -1)
    assert told[2] == {"cost": 2 * rate, "left": 5 - 2 * rate, "total": 3 + 2 * sign_of, "turns": 0}
    assert [option for option, each in told.items() if each["turns"]][:1] == ([turning] if costs else [])
    if who == ANN:
        assert told[play("inspired_day")] == {"cost": 0, "left": 5, "total": 5, "turns": 0}


def test_a_commitment_tells_the_total_and_a_card_what_it_takes_off() -> None:
    game = round_one(3)
    sign(game, ANN, "P1 D2 D3 C2")
    fours(game, BOB)
    challenge = duel(game, ANN, BOB, attack("C+D=6"))
    assert previews(game, (c.STEP_COMMIT,)) == {own(game, ANN, "C2"): {"total": 2}}

    challenge.committed = [own(game, ANN, "C2"), own(game, ANN, "D3")]
    challenge.cautions, challenge.sent_off = [0, 0], [False, False]
    told = previews(game, (c.STEP_AIM, BOB, event("yellow_card")))
    assert told == {own(game, ANN, "C2"): {"total": 3}, own(game, ANN, "D3"): {"total": 3}}
    told = previews(game, (c.STEP_AIM, BOB, event("red_card")))
    assert told == {own(game, ANN, "C2"): {"total": 3}, own(game, ANN, "D3"): {"total": 2}}


def test_bets_sales_and_exchanges_tell_what_they_bring() -> None:
    game = round_one(3)
    fours(game, ANN, BOB)
    sign(game, ANN, "D4")
    game.teams[ANN].captain = own(game, ANN, "D4")
    pay(game, 2)
    duel(game, ANN, BOB, attack("C+D=6"))

    told = previews(game, (c.STEP_AIM, ANN, event("sports_bet")))
    assert told[2 * 2 + 1] == {"cost": 2, "left": 0, "back": 6}
    assert told[2 * 1] == {"cost": 1, "left": 1, "back": 2}

    told = previews(game, (c.STEP_AIM, ANN, event("capital_gain")))
    assert told[own(game, ANN, "D4")] == {"money": 7, "points": -6}

    swap = (c.STEP_REPLY, ANN, event("even_swap"), own(game, BOB, "D2"), own(game, ANN, "D4"))
    assert previews(game, swap) == {c.YES: {"points": 2}}


def test_events_name_the_seats_they_hit() -> None:
    game = round_one(3)
    sign(game, BOB, "D4")
    words = {word.name: word for word in TITLE.words.tells.values()}

    hit = {name: [word.numbers[at].name for at in word.affects] for name, word in words.items() if word.affects}

    assert hit["poached"] == hit["stolen"] == ["from"]
    assert hit["challenged"] == hit["goal"] == hit["redirected"] == ["target"]
    assert hit["injured"] == hit["cautioned"] == hit["sent-off"] == ["of"]
    assert not {"bought", "raised", "income", "exchanged"} & hit.keys()
