"""What a seat may see, and what is dealt anew."""

from __future__ import annotations

from collections import Counter

from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    attack,
    deal,
    duel,
    event,
    fours,
    hold,
    laid,
    management,
    offer,
    own,
    pay,
    run,
    take,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11
from touchline.titles.best_11.view import hidden, observe, redeal


def table() -> Best11:
    game = laid(3)
    fours(game, ANN, BOB, CLEO)
    for seat, card in ((ANN, "G01"), (BOB, "G05"), (CLEO, "G09")):
        hold(game, seat, card)
    deal(game, ANN, "jinx", "injury")
    deal(game, BOB, "red_card", "win_bonus", "tv_rights")
    deal(game, CLEO, "gate_receipts")
    return game


@rule("B11-ROUND-07", "B11-GEN-08")
def test_a_seat_sees_its_own_hand_and_card_and_the_sizes_of_others() -> None:
    shown = observe(table(), ANN)["teams"]

    assert [team["cards"] for team in shown] == [2, 3, 1]
    assert [team["hand"] for team in shown] == [sorted([event("jinx"), event("injury")]), [], []]
    assert [team["management"] for team in shown] == [management("G01"), NOBODY, NOBODY]


def test_what_others_hold_is_dealt_anew_and_the_view_stays() -> None:
    game = table()
    before, secret = observe(game, ANN), hidden(game, ANN)

    secrets = set()
    for seed in range(5):
        other = game.clone()
        redeal(other, ANN, Seeded(seed), [])
        assert observe(other, ANN) == before
        assert [len(team.hand) for team in other.teams] == [2, 3, 1]
        secrets.add(hidden(other, ANN))

    assert len(secrets | {secret}) > 3


def test_a_card_once_seen_stays_where_it_is() -> None:
    game = table()
    game.teams[ANN].known[BOB] = (event("win_bonus"),)

    for seed in range(5):
        other = game.clone()
        redeal(other, ANN, Seeded(seed), [])
        assert event("win_bonus") in other.teams[BOB].hand
        assert Counter(all_events(other)) == Counter(all_events(game))


def all_events(game: Best11) -> list[int]:
    return game.event_bag[0] + game.event_under[0] + [card for team in game.teams for card in team.hand]


def test_who_put_a_card_under_the_deck_knows_it_is_there() -> None:
    game = table()
    drawn = game.event_bag[0][0]
    run(game, (c.STEP_MAKE_ROOM, ANN, 1), [event("jinx"), PASS], [drawn])

    assert observe(game, ANN)["under"] == [{"above": len(game.event_bag[0]), "card": event("jinx")}]
    assert observe(game, BOB)["under"] == []
    assert str(event("jinx")) in hidden(game, BOB)


def test_a_challenge_is_public() -> None:
    game = table()
    against = duel(game, ANN, BOB, attack("C+D=6"))
    against.committed = [own(game, ANN, "C1")]

    shown = observe(game, None)["challenge"]

    assert shown is not None
    assert (shown["challenger"], shown["target"], shown["total"], shown["number"]) == (ANN, BOB, 1, 6)
    assert shown["committed"] == [own(game, ANN, "C1")]


@rule("B11-MULTI-08")
def test_the_market_shows_what_a_card_costs_whoever_looks() -> None:
    game = laid(2, boxes=2)
    (card,) = offer(game, "L.D4")
    pay(game, 9, 9)

    mine = [observe(game, who)["market"][0]["mine"] for who in (ANN, BOB, None)]

    assert mine == [6, 4, 4]
    assert observe(game, ANN)["market"][0]["price"] == 4
    assert take(game, "D4") != card
