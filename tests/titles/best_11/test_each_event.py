"""Every event card of section 10.5 has its scene; those of challenges are in test_each_event_in_challenges."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    DAN,
    buy,
    deal,
    event,
    fours,
    hold,
    kinds,
    management,
    name_of,
    numbers_of,
    offer,
    own,
    pay,
    play,
    round_one,
    run,
    sign,
    step,
    stop,
    tops,
)
from tests.titles.best_11.three_clubs import CORNER, three

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.aims import aims
from touchline.titles.best_11.rules.challenge import targets

CATALOGUE = Path(__file__).resolve().parents[3] / "docs" / "rules" / "best-11.md"


def rows(heading: str) -> list[list[str]]:
    """The rows of a table of the catalogue, by the beginning of its heading."""
    lines = CATALOGUE.read_text(encoding="utf-8").splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith(heading))
    found = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        found.append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def test_the_event_file_is_the_catalogues_table() -> None:
    for key, _, _, _, copies, gone in rows("| key | English | Italian | Portuguese | copies"):
        if key.startswith("**"):
            continue
        card = event(key)
        assert CARDS.copies[card] == int(copies)
        assert (CARDS.not_for_two[card], CARDS.not_between_clubs[card]) == (int("2P" in gone), int("MC" in gone))
    white = {key for key, _, _, _, text in rows("| key | timing | by | choices") if "White" in text}
    assert {CARDS.event_ids[card] for card in range(28) if CARDS.white[card]} == white


def test_every_card_has_its_scene_here() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_each_event*.py"))

    assert [name for name in CARDS.event_ids if f"def test_{name}" not in text] == []


@rule("B11-EVENT-15")
def test_twinning_keeps_the_peace_for_two_rounds() -> None:
    game = round_one(4)
    fours(game, ANN, BOB, CLEO, DAN)
    deal(game, ANN, "twinning")

    run(game, (c.STEP_WINDOW,), [event("twinning"), BOB])

    assert (targets(game, ANN), targets(game, BOB)) == ([CLEO, DAN], [CLEO, DAN])
    assert targets(game, CLEO) == [ANN, BOB, DAN]
    deal(game, DAN, "fixture_list")
    question = stop(game, (c.STEP_DECLARE, ANN), [CLEO, event("fixture_list")], [CORNER])
    assert (name_of(question), game.duel.target) == ("commit", DAN)  # nor is it turned on Bob: Dan alone is left
    game.challenge = None
    for number, peace in ((2, True), (3, False)):
        game.market, game.agenda = [], []
        step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0] * 5), 0, 1, 2, 3])
        assert game.round == number
        assert (BOB not in targets(game, ANN)) is peace


@rule("B11-PITCH-05")
def test_even_swap_needs_places_on_both_sides() -> None:
    game = round_one(3)
    sign(game, ANN, "A1 A2 D1")
    sign(game, BOB, "C1 A3")
    deal(game, ANN, "even_swap")
    game.active = ANN

    question = stop(game, (c.STEP_MENU, ANN), [play("even_swap")])
    assert question.options == sorted([own(game, BOB, "C1"), own(game, BOB, "A3")])
    question = stop(game, (c.STEP_AIM, ANN, event("even_swap")), [own(game, BOB, "A3")])

    assert question.options == [own(game, ANN, "A2"), own(game, ANN, "A1")]  # a defender would leave her with three


@rule("B11-TEAM-51")
def test_even_swap_costs_the_armbands_and_is_no_purchase() -> None:
    game = round_one(3)
    (mine,) = sign(game, ANN, "D4")
    (theirs,) = sign(game, BOB, "D2")
    game.teams[ANN].captain, game.teams[BOB].captain = mine, theirs
    deal(game, ANN, "even_swap")
    game.active = ANN

    stop(game, (c.STEP_MENU, ANN), [play("even_swap"), c.YES])

    assert [game.teams[seat].captain for seat in (ANN, BOB)] == [NOBODY, NOBODY]
    assert not game.teams[ANN].bought
    assert [game.teams[seat].money for seat in (ANN, BOB)] == [0, 0]


def test_even_swap_refused_brings_two_millions() -> None:
    game = round_one(3)
    sign(game, ANN, "D4")
    sign(game, BOB, "D2")
    deal(game, ANN, "even_swap")
    game.active = ANN

    stop(game, (c.STEP_MENU, ANN), [play("even_swap"), c.NO])

    assert game.teams[ANN].money == 2
    assert numbers_of(game, "refused") == [(BOB, ANN)]


def test_switch_of_play_exchanges_unused_management_cards() -> None:
    game = round_one(3)
    hold(game, ANN, "G01")
    hold(game, BOB, "G02")
    hold(game, CLEO, "G03")
    game.teams[CLEO].used = 1
    deal(game, ANN, "switch_of_play")
    assert aims(game, ANN, event("switch_of_play")) == [BOB]  # Cleo has used hers

    run(game, (c.STEP_WINDOW,), [event("switch_of_play")])

    assert [game.teams[seat].management for seat in (ANN, BOB)] == [management("G02"), management("G01")]
    seen = [TITLE.observe(game, who)["teams"][BOB]["management"] for who in (ANN, BOB, CLEO)]
    assert seen == [management("G01"), management("G01"), NOBODY]  # the giver still knows it
    assert numbers_of(game, "switched-card", CLEO) == []


def test_switch_of_play_is_for_somebody_who_has_used_nothing() -> None:
    game = round_one(3)
    hold(game, ANN, "G01")
    hold(game, BOB, "G02")
    game.teams[ANN].used = 1

    assert aims(game, ANN, event("switch_of_play")) == []


def test_stadium_chants_takes_a_card_by_lot() -> None:
    game = round_one(3)
    deal(game, ANN, "stadium_chants")
    deal(game, BOB, "jinx", "injury")

    run(game, (c.STEP_WINDOW,), [event("stadium_chants"), PASS, PASS, PASS], [event("injury")])

    assert (game.teams[ANN].hand, game.teams[BOB].hand) == ([event("injury")], [event("jinx")])
    assert numbers_of(game, "stolen", CLEO) == [(ANN, BOB)]
    assert numbers_of(game, "stolen-card", CLEO) == []
    assert numbers_of(game, "stolen-card", BOB) == [(ANN, event("injury"))]


def test_live_commentary_shows_a_hand_and_may_trade() -> None:
    game = round_one(3)
    deal(game, ANN, "live_commentary", "jinx")
    deal(game, BOB, "red_card", "injury")

    picks = [event("live_commentary"), PASS, event("jinx"), event("red_card"), PASS, PASS]
    run(game, (c.STEP_WINDOW,), picks)

    assert game.teams[ANN].hand == [event("red_card")]
    assert game.teams[BOB].hand == sorted([event("jinx"), event("injury")])
    assert sorted(numbers_of(game, "saw", ANN)) == sorted([(BOB, event("red_card")), (BOB, event("injury"))])
    assert numbers_of(game, "saw", CLEO) == numbers_of(game, "traded-cards", CLEO) == []
    assert numbers_of(game, "traded", CLEO) == [(ANN, BOB)]


def test_live_commentary_without_a_trade() -> None:
    game = round_one(3)
    deal(game, ANN, "live_commentary", "jinx")
    deal(game, BOB, "red_card")

    run(game, (c.STEP_WINDOW,), [event("live_commentary"), PASS, PASS, PASS, PASS])

    assert game.teams[ANN].hand == [event("jinx")]
    assert TITLE.observe(game, ANN)["teams"][BOB]["hand"] == [event("red_card")]
    assert TITLE.observe(game, CLEO)["teams"][BOB]["hand"] == []


def income(name: str, footballers: str = "D1") -> list[int]:
    """Money after playing a white card, and after the next two rounds."""
    game = round_one(3)
    sign(game, ANN, footballers)
    deal(game, ANN, name)
    run(game, (c.STEP_WINDOW,), [event(name)])
    money = [game.teams[ANN].money]
    for k in range(2):
        game.market, game.agenda = [], []
        step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0] * 4), 0, 1, 2])
        money.append(game.teams[ANN].money)
    assert game.teams[ANN].white == [event(name)]
    return money


@rule("B11-EVENT-09", "B11-EVENT-19")
def test_tv_rights_pay_two_every_round() -> None:
    assert income("tv_rights") == [0, 2, 4]


@rule("B11-EVENT-09", "B11-EVENT-19")
def test_technical_sponsor_pays_two_at_once_and_one_every_round() -> None:
    assert income("technical_sponsor") == [2, 3, 4]


@rule("B11-EVENT-09", "B11-EVENT-19")
def test_merchandising_pays_one_or_two() -> None:
    assert income("merchandising", "P1 D1 D2 D3 C1 C2 A1") == [0, 1, 2]
    assert income("merchandising", "P1 D1 D2 D3 C1 C2 A1 A2") == [0, 2, 4]


@rule("B11-PITCH-09")
def test_injury_bars_a_rivals_footballer_from_actions() -> None:
    game = three("P1 D3 C3 A1")
    deal(game, BOB, "injury")
    hurt = own(game, ANN, "C3")

    run(game, (c.STEP_WINDOW,), [event("injury"), hurt])

    assert game.injured == [(hurt, 2)]
    run(game, (c.STEP_DECLARE, ANN), [], [CORNER])
    assert numbers_of(game, "cannot-fill") == [(ANN, 2 * CORNER, 1 << c.MIDFIELDER)]
    deal(game, BOB, "injury")
    assert hurt not in aims(game, BOB, event("injury"))  # he is out for as long already


def test_gate_receipts_bring_four_millions() -> None:
    game = round_one(3)
    deal(game, BOB, "gate_receipts")

    run(game, (c.STEP_WINDOW,), [event("gate_receipts")])

    assert game.teams[BOB].money == 4


@rule("B11-GEN-04")
@pytest.mark.parametrize(("money", "left"), [(5, 2), (3, 0), (1, 0)])
def test_league_fine_costs_three_millions_or_all(money: int, left: int) -> None:
    game = round_one(3)
    pay(game, money)
    deal(game, BOB, "league_fine")

    run(game, (c.STEP_WINDOW,), [event("league_fine")])

    assert [team.money for team in game.teams] == [left, 0, 0]


@rule("B11-TEAM-51")
def test_capital_gain_sells_a_footballer() -> None:
    game = round_one(3)
    captain, other = sign(game, ANN, "D4 D1")
    game.teams[ANN].captain = captain
    deal(game, ANN, "capital_gain")
    game.active = ANN

    stop(game, (c.STEP_MENU, ANN), [play("capital_gain"), captain])

    assert (game.teams[ANN].money, game.teams[ANN].footballers) == (7, [other])  # his printed value and three
    assert (game.team_discard[0], game.teams[ANN].captain) == ([captain], NOBODY)


def test_market_bargain_makes_the_next_purchase_cheaper() -> None:
    game = round_one(3)
    cheap, dear = offer(game, "D2 C5")
    deal(game, ANN, "market_bargain", "market_bargain")
    pay(game, 2)
    game.active = ANN

    question = stop(game, (c.STEP_MENU, ANN), [play("market_bargain"), PASS])
    assert {buy(cheap), buy(dear)} <= set(question.options)
    assert play("market_bargain") not in question.options  # one at a time
    stop(game, (c.STEP_MENU, ANN), [buy(cheap)])

    assert (game.teams[ANN].money, game.teams[ANN].discount) == (2, 0)  # never below nothing, and used up


def test_market_bargain_ends_with_the_turn() -> None:
    game = round_one(3)
    offer(game, "D2")
    deal(game, ANN, "market_bargain")
    game.active = ANN

    run(game, (c.STEP_MENU, ANN), [play("market_bargain"), PASS])

    assert game.teams[ANN].discount == 0


@rule("B11-EVENT-18")
@pytest.mark.parametrize(
    "name",
    ["twinning", "even_swap", "switch_of_play", "stadium_chants", "live_commentary", "injury", "league_fine"],
)
def test_appeal_upheld_stops_what_names_one(name: str) -> None:
    game = round_one(3)
    sign(game, ANN, "D1")
    (theirs,) = sign(game, BOB, "D2")
    pay(game, 0, 5)
    hold(game, ANN, "G01")
    hold(game, BOB, "G02")
    deal(game, ANN, name)
    deal(game, BOB, "appeal_upheld")
    game.active = ANN
    picks = [play(name), BOB] if name == "twinning" else [play(name)]

    question = stop(game, (c.STEP_MENU, ANN), [*picks, event("appeal_upheld")])

    assert name_of(question) == "item"
    assert numbers_of(game, "appealed") == [(BOB, event("appeal_upheld"), ANN, event(name))]
    assert (game.twinned, game.injured, game.teams[BOB].money) == ([], [], 5)
    assert (game.teams[BOB].footballers, game.teams[BOB].management) == ([theirs], management("G02"))
    assert sorted(game.eliminated[0]) == sorted([event(name), event("appeal_upheld")])


def test_appeal_upheld_is_not_for_cards_that_name_nobody() -> None:
    game = round_one(3)
    deal(game, ANN, "gate_receipts")
    deal(game, BOB, "appeal_upheld")

    run(game, (c.STEP_WINDOW,), [event("gate_receipts"), PASS])

    assert "appeal" not in [name for _, name in kinds(game)]
