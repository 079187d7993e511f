"""Options that are refused, each with its reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.scenes import rule
from tests.titles.best_11.laid import (
    ANN,
    BOB,
    CARDS,
    attack,
    buy,
    deal,
    duel,
    event,
    fours,
    hold,
    name_of,
    numbers_of,
    offer,
    open_game,
    pay,
    reasons,
    round_one,
    step,
    stop,
)

from touchline.kernel.errors import BadOption
from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import OURS
from touchline.titles.best_11.options import OPTIONS, settle
from touchline.titles.best_11.rules.turn import why_not_item


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


@rule("B11-MARKET-06", "B11-STADIUM-03")
def test_why_something_cannot_be_bought_or_built() -> None:
    game = round_one(2)
    (card,) = offer(game, "D6")
    pay(game, 5)

    question = stop(game, (c.STEP_MENU, ANN), [c.BUILD])

    assert reasons(question)[buy(card)] == "no-money"
    assert reasons(question)[c.BUILD] == "stand-built"
    game.teams[ANN].bought = True
    assert reasons(stop(game, (c.STEP_MENU, ANN)))[buy(card)] == "bought-already"


def test_an_open_card_that_does_not_help_is_not_asked_about() -> None:
    game = round_one(2, management_cards_open=True)
    fours(game, ANN, BOB)
    hold(game, BOB, "G10")
    game.teams[BOB].face_up = True

    question = stop(game, (c.STEP_DECLARE, ANN), [], [attack("C+D=6")])

    assert question.seat == ANN


@rule("B11-MULTI-24")
def test_six_people_are_refused() -> None:
    with pytest.raises(BadOption):
        settle(
            6, {"preset": "full", "coach_required": True, "end_mode": "complete_team", "formation_mode": "lot"}, set()
        )


def test_a_box_that_the_cards_do_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARDS, "box_ids", CARDS.box_ids[:1])

    with pytest.raises(BadOption, match="no-such-box") as caught:
        open_game(2, boxes=2)
    assert caught.value.facts == {"value": 2, "most": 1}


@rule("B11-MARKET-04", "B11-STADIUM-03")
def test_repeated_actions_are_refused_with_their_reason() -> None:
    game = round_one(2)
    pay(game, 20, 20)
    hold(game, ANN, "G01")
    first, second = offer(game, "D3 C3")
    game.active = ANN

    question = stop(game, (c.STEP_MENU, ANN), [c.BUY + first, c.BUILD])

    assert name_of(question) == "item"
    assert reasons(question)[c.BUY + second] == "bought-already"
    assert reasons(question)[c.BUILD] == "stand-built"


def test_without_stadiums_there_is_nothing_to_refuse() -> None:
    game = round_one(2, stadium=False)
    hold(game, ANN, "G01")

    assert c.BUILD not in reasons(stop(game, (c.STEP_MENU, ANN)))


def test_a_card_that_all_see_is_only_asked_about_if_it_helps() -> None:
    game = round_one(2, management_cards_open=True)
    fours(game, ANN, BOB)
    hold(game, BOB, "G10")
    game.teams[BOB].face_up = True
    duel(game, ANN, BOB, attack("C+D=6"))
    game.duel.attack = NOBODY

    step(game, (c.STEP_SHELTER,))

    assert numbers_of(game, "stopped") == []
    assert game.agenda


@rule("B11-TURN-05")
def test_options_offered_in_a_turn_are_not_refused() -> None:
    game = round_one(3)
    fours(game, ANN, BOB)
    pay(game, 9, 9)
    deal(game, ANN, "gate_receipts", "catenaccio")
    hold(game, ANN, "G01")

    question = stop(game, (c.STEP_MENU, ANN))
    refused = [each.option for each in why_not_item(game, ANN, ())]
    assert c.PLAY + event("gate_receipts") in question.options
    assert not set(refused) & set(question.options)
    assert c.PLAY + event("catenaccio") in refused
