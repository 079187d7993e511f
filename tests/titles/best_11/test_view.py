"""The view of each seat, and the cards that are dealt again."""

from __future__ import annotations

from collections import Counter

from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CLEO,
    attack,
    deal,
    defence,
    duel,
    event,
    fours,
    hold,
    lay_white,
    management,
    numbers_of,
    offer,
    own,
    pay,
    round_one,
    run,
    sign,
    step,
    take,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.rounds import pay_income
from touchline.titles.best_11.state import Best11
from touchline.titles.best_11.view import hidden, redeal
from touchline.titles.best_11.ways import ways


def table() -> Best11:
    game = round_one(3)
    fours(game, ANN, BOB, CLEO)
    for seat, card in ((ANN, "G01"), (BOB, "G05"), (CLEO, "G09")):
        hold(game, seat, card)
    deal(game, ANN, "jinx", "injury")
    deal(game, BOB, "red_card", "win_bonus", "tv_rights")
    deal(game, CLEO, "gate_receipts")
    return game


@rule("B11-ROUND-07", "B11-GEN-08")
def test_a_seat_sees_its_own_hand_and_card_and_the_sizes_of_others() -> None:
    shown = TITLE.observe(table(), ANN)["teams"]

    assert [team["cards"] for team in shown] == [2, 3, 1]
    assert [team["hand"] for team in shown] == [sorted([event("jinx"), event("injury")]), [], []]
    assert [team["management"] for team in shown] == [management("G01"), NOBODY, NOBODY]


def test_other_hands_are_dealt_again_and_the_view_stays() -> None:
    game = table()
    before, secret = TITLE.observe(game, ANN), hidden(game, ANN)

    secrets = set()
    for seed in range(5):
        other = game.clone()
        redeal(other, ANN, Seeded(seed), [])
        assert TITLE.observe(other, ANN) == before
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


def test_a_manager_who_put_a_card_under_the_deck_knows_it_is_there() -> None:
    game = table()
    drawn = game.event_bag[0][0]
    run(game, (c.STEP_MAKE_ROOM, ANN, 1), [event("jinx"), PASS], [drawn])

    assert TITLE.observe(game, ANN)["under"] == [{"above": len(game.event_bag[0]), "card": event("jinx")}]
    assert TITLE.observe(game, BOB)["under"] == []
    assert str(event("jinx")) in hidden(game, BOB)


def test_a_challenge_is_public() -> None:
    game = table()
    against = duel(game, ANN, BOB, attack("C+D=6"))
    against.committed = [own(game, ANN, "C1")]

    shown = TITLE.observe(game, None)["challenge"]

    assert shown is not None
    assert (shown["challenger"], shown["target"], shown["total"], shown["number"]) == (ANN, BOB, 1, 6)
    assert not shown["made"]
    game.duel.points += 5
    shown = TITLE.observe(game, None)["challenge"]
    assert shown is not None
    assert (shown["total"], shown["made"]) == (6, True)
    assert shown["committed"] == [own(game, ANN, "C1")]


@rule("B11-MULTI-08")
def test_the_market_shows_what_a_card_costs_whoever_looks() -> None:
    game = round_one(2, boxes=2)
    (card,) = offer(game, "L.D4")
    pay(game, 9, 9)

    mine = [TITLE.observe(game, who)["market"][0]["mine"] for who in (ANN, BOB, None)]

    assert mine == [6, 4, 4]
    assert TITLE.observe(game, ANN)["market"][0]["price"] == 4
    assert take(game, "D4") != card


@rule("B11-EVENT-19")
def test_the_income_that_is_shown_is_what_the_next_round_pays() -> None:
    """A white card that pays one more to a large team, and the base income of the settings, are part of it."""
    game = round_one(3, base_income=2)
    sign(game, ANN, "P1 D1 D2 D3 D4 C1 C2 C3")
    lay_white(game, ANN, "merchandising", "tv_rights")
    lay_white(game, BOB, "merchandising")

    shown = [team["income"] for team in TITLE.observe(game, ANN)["teams"]]
    before = [team.money for team in game.teams]
    for seat in range(3):
        pay_income(game, seat)

    assert shown == [2 + 2 + 2, 2 + 1, 2]
    assert [team.money - had for team, had in zip(game.teams, before, strict=True)] == shown


@rule("B11-SCORE-11")
def test_the_ranking_that_is_shown_is_that_of_the_final_score() -> None:
    game = round_one(3)
    sign(game, BOB, "A5")
    sign(game, CLEO, "D5")
    pay(game, 9, 1, 2)

    shown = TITLE.observe(game, None)

    assert shown["ranking"] == [CLEO, BOB, ANN]
    assert [team["points"] for team in shown["teams"]] == [0, 5, 5]


@rule("B11-COACH-04")
def test_a_coach_on_the_market_says_how_he_suits_who_looks() -> None:
    game = round_one(3)
    offer(game, "X3:4-4-2 D3")

    assert [row["fit"] for row in TITLE.observe(game, ANN)["market"]] == [3, 0]
    assert [row["fit"] for row in TITLE.observe(game, None)["market"]] == [0, 0]


@rule("B11-CHALLENGE-08", "B11-TEAM-17")
def test_a_manager_who_must_commit_sees_every_way_and_its_total() -> None:
    game = round_one(3)
    sign(game, ANN, "P1 D2 D3 C2 A1")
    fours(game, BOB)
    deal(game, ANN, "inspired_day", "forza_club", "catenaccio")
    game.teams[ANN].bonus = 4  # two points if a defender takes part
    duel(game, ANN, BOB, attack("C+D=6"))

    shown = TITLE.observe(game, ANN)["challenge"]

    assert shown is not None
    middle, *back = (own(game, ANN, each) for each in ("C2", "D3", "D2"))
    assert [way["committed"] for way in shown["ways"]] == [[middle, each] for each in back]
    assert [way["picks"] for way in shown["ways"]] == [[middle, each] for each in back]
    assert [(way["total"], way["missing"], way["helper"]) for way in shown["ways"]] == [(7, 0, NOBODY), (6, 0, NOBODY)]
    game.teams[ANN].bonus = 0
    assert [way["helper"] for way in ways(game, game.duel)] == [event("inspired_day"), event("inspired_day")]
    others = TITLE.observe(game, BOB)["challenge"]
    assert others is not None
    assert others["ways"] == []


@rule("B11-CHALLENGE-35")
def test_no_way_is_shown_where_only_a_save_would_do() -> None:
    game = round_one(3)
    fours(game, ANN, BOB)
    challenge = duel(game, ANN, BOB, defence("D=5"), side=c.DEFENCE)
    assert ways(game, challenge) != []

    challenge.attack = attack("C/A=4", "penalty")

    assert ways(game, challenge) == []


@rule("B11-CHALLENGE-16")
def test_an_action_that_cannot_be_filled_names_the_roles_that_are_missing() -> None:
    game = round_one(3)
    sign(game, ANN, "P1 D2 D3 A1")
    fours(game, BOB)
    duel(game, ANN, BOB, attack("C+D=6"))

    step(game, (c.STEP_COMMIT,))

    assert numbers_of(game, "cannot-fill") == [(ANN, 2 * game.duel.attack, 1 << c.MIDFIELDER)]
