"""Sealed limits bid in auctions."""

from __future__ import annotations

import pytest

from tests.server.inside import at_rest, at_window, seat_two, until
from touchline.kernel.dealer import Seeded
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.auctions import is_bid, lot_of
from touchline.server.tables.registry import Registry
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio


async def test_sealed_limits_bid_the_least_step_and_pass(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    assert await second.say("limit", amount=35) == "done"
    assert second.view["limits"] == [{"lot": 0, "amount": 35, "after": "pass"}]
    assert first.view["limits"] == []
    assert await first.pick(10) == "done"
    await until(lambda: room.table.to_act == [0])
    assert [entry.value for entry in room.table.log] == [10, 20]
    await first.pick(30)
    await until(lambda: len(room.table.log) > 3 and not room.lock.is_locked())

    assert [entry.value for entry in room.table.log[:4]] == [10, 20, 30, PASS]
    assert room.private._limits == {}  # the lot is sold


async def test_two_limits_play_the_auction_by_themselves(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    await second.say("limit", amount=25)
    await first.say("limit", amount=50)
    await until(lambda: room.table.to_act == [0] and len(room.table.log) > 3)

    assert [entry.value for entry in room.table.log[:4]] == [10, 20, 30, PASS]


async def test_beyond_its_limit_a_seat_may_be_asked(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    await second.say("limit", amount=15, after="ask")
    await first.pick(20)
    await at_rest(registry)

    assert room.table.to_act == [1]
    assert await second.say("limit", amount=None) == "done"
    assert second.view["limits"] == []


async def test_no_limit_without_an_auction(registry: Registry) -> None:
    _, first, _ = await at_window(registry)

    assert await first.say("limit", amount=20) == "no-auction"


async def test_a_limit_is_for_one_lot(registry: Registry) -> None:
    """At an auction of Match of the Season the lot is the footballer, whoever is asked."""
    title = SHELF["match_of_the_season"]
    lots = []
    for seed in range(3):
        at, dealer = title.table(2, seed=seed), Seeded(seed)
        for _ in range(400):
            seat = at.to_act[0]
            question = at.question(seat)
            assert question is not None
            if is_bid(at, question):
                assert lot_of(at, question) == question.context[1]
                lots.append(question.context[1])
            at.pick(seat, question.options[dealer.below(len(question.options))])
    assert len(set(lots)) > 1
