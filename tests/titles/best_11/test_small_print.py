"""Seldom cases: labels, what others know, voided bets, spans of standing orders, reasons."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.scenes import rule, script
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    CLEO,
    DAN,
    attack,
    buy,
    deal,
    duel,
    event,
    fours,
    happened,
    hold,
    laid,
    lay_white,
    offer,
    opened,
    own,
    pay,
    reasons,
    run,
    sign,
    step,
    stop,
    tops,
    use,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadOption
from touchline.kernel.game import DEALER, NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.texts import TitleTexts
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import OURS
from touchline.titles.best_11.labels import LABELS
from touchline.titles.best_11.options import OPTIONS, settle
from touchline.titles.best_11.rules.aims import aims
from touchline.titles.best_11.rules.market import lay_market
from touchline.titles.best_11.view import redeal


def label(domain: str, number: int) -> str:
    return LABELS[domain](CARDS, number)


def test_numbers_have_labels() -> None:
    assert label("player", 0) == "Brondani ({position-0}, 6)"
    assert label("player", CARDS.first_coach) == "Bruvizzi ({position-4}, 4-3-3, 5)"
    assert (label("management", 8), label("action", 0), label("formation", 0)) == ("G09", "K01", "4-4-2")
    assert (label("attack", 0), label("defence", 1)) == ("@play-corner", "@play-save")
    assert (label("needs", 0), label("needs", 3)) == ("{position-2} + {position-1}: 6", "{position-0}: 5")
    assert (label("box", 1), label("kind", 2), label("bonus", 7)) == ("Lagune Unite", "@kind-2", "@bonus-b7")
    assert (label("shelter", 1), label("flag", 0), label("flag", 1)) == ("@shelter-1", "@flag-false", "@flag-true")
    assert (label("bet", 7), label("bet", 2)) == ("@bet-3-goal", "@bet-1-no-goal")
    assert (label("boost", 3), label("boost", c.PLAY + 1)) == ("±3", "@card-jinx")


@pytest.mark.parametrize(
    ("lang", "keeper", "corner"),
    [
        ("en", "(keeper, 6)", "midfielder + defender: 6"),
        ("it", "(portiere, 6)", "centrocampista + difensore: 6"),
        ("pt-PT", "(guarda-redes, 6)", "médio + defesa: 6"),
    ],
)
def test_positions_have_the_words_of_the_readers_language(lang: str, keeper: str, corner: str) -> None:
    texts = TitleTexts(TITLE, lang)
    assert texts.label("player", 0) == f"Brondani {keeper}"
    assert texts.label("needs", 0) == corner
    assert str(texts.label("letter", 2)) in str(texts.label("item", use("G05", c.CHALLENGE)))


def test_items_of_a_turn_have_labels() -> None:
    assert (label("item", c.PLAY + 1), label("item", c.BUY), label("item", c.BUILD)) == (
        "{word-play} {card-jinx}",
        "{word-buy} Brondani ({position-0}, 6)",
        "@opt-build",
    )
    assert label("item", use("G02", c.ECONOMIC)) == f"@use-money {CARDS.economic[1]}"
    assert label("item", use("G02", c.EVENTS)) == f"@use-events-{CARDS.event_draws[1]}"
    assert label("item", use("G02", c.CHALLENGE)) == "@use-challenge-b1"
    assert label("item", use("G09", c.CHALLENGE)) == "@use-challenge-negation"
    assert label("item", use("G05", c.VARIOUS)) == "@use-swap-coach"
    assert label("item", c.USE + 4 * 9 + c.VARIOUS) == "@use-none"


def test_only_the_bet_of_the_new_target_is_void() -> None:
    game = laid(4)
    fours(game, ANN, BOB, CLEO, DAN)
    against = duel(game, ANN, BOB, attack("C+D=6"))
    bet = event("sports_bet")
    against.bets = [(CLEO, 2, 1, bet), (DAN, 3, 0, bet)]
    against.attack = NOBODY
    deal(game, BOB, "fixture_list")

    step(game, (c.STEP_TAKE_EFFECT, BOB, event("fixture_list"), CLEO, NOBODY))

    assert happened(game, "bet-back") == [(CLEO, 2)]
    assert against.bets == [(DAN, 3, 0, bet)]


def test_a_thief_remembers_what_else_was_seen() -> None:
    game = laid(3)
    deal(game, ANN, "stadium_chants")
    deal(game, BOB, "jinx", "injury")
    game.teams[ANN].known[BOB] = tuple(sorted([event("jinx"), event("injury")]))
    game.teams[CLEO].known[BOB] = (event("jinx"),)

    run(game, (c.STEP_WINDOW,), [event("stadium_chants"), PASS, PASS, PASS], [event("injury")])

    assert game.teams[ANN].known[BOB] == (event("jinx"),)
    assert game.teams[CLEO].known[BOB] == ()  # it may have been that one
    assert game.teams[BOB].known[ANN] == (event("injury"),)


def test_a_card_played_is_no_longer_known_in_the_hand() -> None:
    game = laid(3)
    deal(game, BOB, "gate_receipts", "injury")
    game.teams[ANN].known[BOB] = tuple(sorted([event("gate_receipts"), event("injury")]))

    run(game, (c.STEP_WINDOW,), [event("gate_receipts"), PASS])

    assert game.teams[ANN].known[BOB] == (event("injury"),)


def test_a_look_without_a_card_to_trade() -> None:
    game = laid(3)
    deal(game, ANN, "live_commentary")
    deal(game, BOB, "injury")

    run(game, (c.STEP_WINDOW,), [event("live_commentary"), PASS, PASS])

    assert game.teams[ANN].known[BOB] == (event("injury"),)
    assert happened(game, "traded") == []


@rule("B11-TEAM-46")
def test_never_more_cards_on_the_market_than_allowed() -> None:
    game = laid(2, boxes=2, market_leftovers="keep")
    left = offer(game, "V.D1 V.D2 V.D3")  # a third of the first box, and none is due of the other's place

    script(game, lay_market)

    assert game.market == left


@rule("B11-EVENT-19")
def test_superior_tactics_pay_nothing() -> None:
    game = laid(3)
    lay_white(game, ANN, "superior_tactics", "tv_rights")

    step(game, (c.STEP_ROUND_START,), [], [*tops(game, [0] * 4), 0, 1, 2])

    assert game.teams[ANN].money == 2


@rule("B11-MULTI-24")
def test_more_than_five_are_not_settled() -> None:
    options = {option.name: option.default for option in OPTIONS}
    with pytest.raises(BadOption):
        settle(6, options, set())


def test_a_set_with_fewer_boxes_is_not_enough(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(OURS, tmp_path / "one"))
    for file, column in (("boxes.csv", 0), ("footballers.csv", 1), ("coaches.csv", 1)):
        head, *rows = (folder / file).read_text(encoding="utf-8").splitlines()
        kept = [row for row in rows if row.split(",")[column] == "VER"]
        (folder / file).write_text("\n".join([head, *kept]) + "\n", encoding="utf-8")
    assert TITLE.game(5, {}, folder) is not None

    with pytest.raises(BadOption, match="no-such-box"):
        TITLE.game(2, {"boxes": 2}, folder)


@rule("B11-PITCH-03")
def test_without_boards_none_is_drawn() -> None:
    game = opened(2, formation_mode="free")

    step(game, (c.STEP_SET_UP,), [], [BOB])

    assert [team.board for team in game.teams] == [NOBODY, NOBODY]
    assert happened(game, "board") == []


def test_standing_orders_last_a_turn_a_round_or_the_game() -> None:
    game = laid(3)
    spans = []
    for number, active in ((1, ANN), (1, BOB), (1, NOBODY), (2, ANN)):
        game.round, game.active = number, active
        spans.append([game.span(scope) for scope in range(3)])

    assert len({each[0] for each in spans}) == 4
    assert [each[1] for each in spans] == [1, 1, 1, 2]
    assert {each[2] for each in spans} == {0}


def test_nobody_owns_a_card_of_the_market() -> None:
    game = laid(2)
    (card,) = offer(game, "D1")

    assert game.owner(card) == NOBODY


@rule("B11-MARKET-06", "B11-STADIUM-03")
def test_why_something_cannot_be_bought_or_built() -> None:
    game = laid(2)
    (card,) = offer(game, "D6")
    pay(game, 5)

    question = stop(game, (c.STEP_MENU, ANN), [c.BUILD])

    assert reasons(question)[buy(card)] == "no-money"
    assert reasons(question)[c.BUILD] == "stand-built"
    game.teams[ANN].bought = True
    assert reasons(stop(game, (c.STEP_MENU, ANN)))[buy(card)] == "bought-already"


def test_what_was_drawn_in_this_step_stays_in_the_deck_it_came_from() -> None:
    game = laid(3)
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


def test_an_open_card_that_does_not_help_is_not_asked_about() -> None:
    game = laid(2, management_cards_open=True)
    fours(game, ANN, BOB)
    hold(game, BOB, "G10")
    game.teams[BOB].face_up = True

    question = stop(game, (c.STEP_DECLARE, ANN), [], [attack("C+D=6")])

    assert question.seat == ANN


def test_fixture_list_has_no_aim_where_the_challenge_goes_already() -> None:
    game = laid(3)
    fours(game, ANN, BOB, CLEO)
    duel(game, ANN, BOB, attack("C+D=6"))

    assert aims(game, CLEO, event("fixture_list")) == [CLEO]


@rule("B11-CHALLENGE-27")
def test_a_total_is_never_told_below_nothing() -> None:
    game = laid(2)
    sign(game, ANN, "P1 D1 C1 A1")
    sign(game, BOB, "P2 D2 C2 A2")
    pay(game, 0, 6)

    run(game, (c.STEP_DECLARE, ANN), [own(game, ANN, "D1"), 3], [attack("D/A=5")])

    assert happened(game, "lowered") == [(BOB, 3, 6, -2)]
    assert happened(game, "fell-short") == [(ANN, 0, 5)]


def test_an_injury_does_not_follow_a_card_out_of_the_game() -> None:
    game = laid(2)
    hurt, _ = sign(game, ANN, "D4 D1")
    game.injured = [(hurt, 2)]
    deal(game, ANN, "capital_gain")
    game.active = ANN

    stop(game, (c.STEP_MENU, ANN), [c.PLAY + event("capital_gain"), hurt])

    assert game.injured == []


def test_after_discards_nobody_is_sure_of_a_hand() -> None:
    game = laid(3)
    deal(game, BOB, "injury", "jinx")
    game.teams[ANN].known[BOB] = (event("jinx"),)

    run(game, (c.STEP_MAKE_ROOM, BOB, 1), [event("injury"), PASS], [event("tv_rights")])

    assert game.teams[ANN].known[BOB] == ()
