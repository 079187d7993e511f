"""Whole choices: sets of players and cards, and the picks that the engine makes of them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.scenes import rule

from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.state import Mof

SHOP: list[Table] = []


def shop() -> Table:
    """A table at which a squad is bought; the first pick belongs to seat 0."""
    if not SHOP:
        table = TITLE.table(4, seed="whole")
        while kind(table) != codes.ASK_BUY:
            for seat in table.to_act:
                question = table.question(seat)
                assert question is not None
                table.pick(seat, question.options[0])
        SHOP.append(table)
    return SHOP[0].clone()


def kind(table: Table) -> int:
    question = table.question(table.to_act[0])
    assert question is not None
    return question.kind


def own_view(table: Table, seat: int = 0) -> dict[str, Any]:
    game = table.view(seat)["game"]
    found: dict[str, Any] = game["teams"][game["me"]]
    return found


@rule("MOF-MONEY-03", "MOF-SETUP-13")
def test_every_set_that_the_view_calls_payable_is_bought_and_no_other() -> None:
    table = shop()
    team = own_view(table)
    dealt, payable = team["dealt"], set(team["baskets"])
    bought = refused = 0
    for many in range(len(dealt) + 1):
        for players in combinations(dealt, many):
            bits = sum(1 << dealt.index(player) for player in players)
            twin = table.clone()
            if bits in payable:
                twin.pick_whole(0, [*reversed(players)] or [PASS])
                assert twin.question(0) is None, "the choice is complete"
                assert [pick for pick in twin.view(0)["chosen"] if pick != PASS] == list(players)
                bought += 1
            else:
                with pytest.raises(IllegalPick):
                    twin.pick_whole(0, list(players))
                assert not twin.view(0)["chosen"]
                refused += 1
    assert bought > 10
    assert refused > 10


@rule("MOF-EXCH-01", "MOF-EXCH-03")
def test_cards_to_exchange_are_named_in_any_order() -> None:
    table = until(codes.ASK_EXCHANGE_CARD)
    seat = table.to_act[0]
    hand = own_view(table, seat)["hand"]
    question = table.question(seat)
    assert question is not None
    money = question.context[0]
    assert own_view(table, seat)["exchanges"] == min(money, len(hand))
    for many in range(1, min(money, len(hand)) + 1):
        twin = table.clone()
        twin.pick_whole(seat, [*reversed(hand[:many])])
        asked = twin.question(seat)
        assert asked is None or asked.kind != codes.ASK_EXCHANGE_CARD
    with pytest.raises(IllegalPick):
        table.clone().pick_whole(seat, [hand[0], hand[0]])


def until(wanted: int) -> Table:
    """A table of random picks at which this is asked; windows are answered by an exchange of cards if they can be."""
    table = shop()
    for number in range(3000):
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        if question.kind == wanted and len(own_view(table, seat)["hand"]) > 2:
            return table
        game = table.now
        assert isinstance(game, Mof)
        exchange = codes.EXCHANGE in question.options and question.kind != codes.ASK_BUY
        table.pick(seat, codes.EXCHANGE if exchange else question.options[number % len(question.options)])
    raise AssertionError("it was never asked")
