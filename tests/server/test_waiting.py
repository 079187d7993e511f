"""What happens without anybody's doing: windows in the four paces, standing orders, sealed limits, clocks."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.scenes import rule
from tests.server.inside import Somebody, again, at_rest, at_window, card, closed, later, seated, table, until
from touchline.kernel.dealer import Seeded
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.bodies import ClockWish, MakeTable, SeatWish
from touchline.server.messages.errors import RequestError
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.windows import DAYS_PASS_AFTER_SECONDS, RELAXED_MIN_SECONDS, STRICT_SECONDS, is_bid, lot_of
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio
GAME, MATCH = 0, 1  # the duel's scopes


def longer(room: Room, number: int) -> bool:
    return len(room.table.log) > number


# -- orders and limits


async def test_a_standing_order_passes_windows_by_delay(registry: Registry) -> None:
    room, first, second = await at_window(registry)
    assert await first.say("order", scope=GAME, standing=True) == "done"
    assert first.view["orders"] == [GAME]
    assert second.view["orders"] == []
    window = room.window
    assert window is not None

    assert window.answers == {}
    assert await second.pick(PASS) == "done"
    await later(registry, RELAXED_MIN_SECONDS + 0.1)
    await until(lambda: room.window is not window)
    assert room.table.to_act == [0, 1]
    assert await first.say("order", scope=GAME, standing=False) == "done"
    assert first.view["orders"] == []
    assert await first.say("order", scope=9, standing=True) == "unknown-scope"


def best_11_at(kind: str) -> Table:
    """A game of Best 11 that waits for an answer of this kind, with more to choose from than a pass."""
    found, dealer = SHELF["best_11"].table(3, seed="immunity"), Seeded("immunity")
    while True:
        question = found.question(found.to_act[0])
        assert question is not None
        if SHELF["best_11"].words.asks[question.kind].name == kind and len(question.options) > 1:
            return found
        found.pick(question.seat, question.options[dealer.below(len(question.options))])


@rule("B11-TEAM-56")
@pytest.mark.parametrize(("kind", "passes"), [("event", True), ("shelter", False)])
async def test_a_standing_order_passes_cards_but_never_gives_up_immunity(
    registry: Registry, kind: str, passes: bool
) -> None:
    room = await table(registry, "best_11", 3, pace="device")
    room.table = best_11_at(kind)
    question = room.table.question(room.table.to_act[0])
    assert question is not None
    room.private.orders[question.seat, 0] = room.table.now.span(0)

    assert registry.watcher.has_order(room, question.seat, question) is passes
    assert room.table.view(question.seat)["question"]["window"] is passes


async def test_a_standing_order_lasts_as_long_as_its_span(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="device", everywhere=True)
    await second.say("order", scope=MATCH, standing=True)
    await until(lambda: room.table.to_act == [0])
    await first.pick(PASS)
    for who, run in ((first, (3, 4)), (second, (1, 5))):
        await who.pick(*run)
    await first.pick(PASS)

    await until(lambda: room.table.to_act == [1])
    assert second.view["orders"] == []


async def test_one_device_passes_at_once_by_order(registry: Registry) -> None:
    room, first, _ = await at_window(registry, pace="device", everywhere=True)
    assert room.window is None
    assert room.table.to_act == [1]
    assert await first.say("order", scope=GAME, standing=True) == "done"
    assert await Somebody(registry, room, 1).pick(PASS) == "done"

    await until(lambda: room.table.to_act == [0, 1])


async def test_sealed_limits_bid_the_least_step_and_pass(registry: Registry) -> None:
    room, first, second = await seated(registry)
    assert await second.say("limit", amount=35) == "done"
    assert second.view["limits"] == [{"lot": 0, "amount": 35, "after": "pass"}]
    assert first.view["limits"] == []
    assert await first.pick(10) == "done"
    await until(lambda: room.table.to_act == [0])
    assert [entry.value for entry in room.table.log] == [10, 20]
    await first.pick(30)
    await until(lambda: len(room.table.log) > 3 and not room.lock.is_locked())

    assert [entry.value for entry in room.table.log[:4]] == [10, 20, 30, PASS]
    assert room.private.limits == {}  # the lot is sold


async def test_two_limits_play_the_auction_by_themselves(registry: Registry) -> None:
    room, first, second = await seated(registry)
    await second.say("limit", amount=25)
    await first.say("limit", amount=50)
    await until(lambda: room.table.to_act == [0] and len(room.table.log) > 3)

    assert [entry.value for entry in room.table.log[:4]] == [10, 20, 30, PASS]


async def test_beyond_its_limit_a_seat_may_be_asked(registry: Registry) -> None:
    room, first, second = await seated(registry)
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


# -- windows in the four paces


async def test_relaxed_a_window_closes_when_all_have_passed(registry: Registry) -> None:
    room, first, second = await at_window(registry)
    assert first.view["window"]["seats"] == second.view["window"]["seats"] == [0, 1]
    assert await first.pick(PASS) == "done"
    assert first.view["question"] is None
    await later(registry, 60)
    assert room.window is not None
    assert await second.pick(PASS) == "done"

    await until(lambda: room.window is None)
    assert room.table.to_act == [0, 1]


async def test_an_answer_waits_for_the_window_and_for_those_before(registry: Registry) -> None:
    room, first, second = await at_window(registry)
    played = card(first)
    await first.pick(played)
    length = len(room.table.log)
    assert await second.pick(99) == "not-offered"
    assert await second.pick(PASS) == "done"
    await later(registry, RELAXED_MIN_SECONDS + 0.1)
    await until(lambda: room.window is None)

    assert [(entry.who, entry.value) for entry in room.table.log[length:]][:2] == [(1, PASS), (0, played)]
    assert first.view["game"]["hand_sizes"] == [0, 1]


async def test_who_answers_first_by_the_rules_counts_and_the_other_keeps_the_card(registry: Registry) -> None:
    _, first, second = await at_window(registry)
    kept = card(first)
    await first.pick(kept)
    await second.pick(card(second))
    await later(registry, RELAXED_MIN_SECONDS + 0.1)
    await until(lambda: second.view["game"]["hands"][1] == [])

    assert first.view["game"]["hands"][0] == [kept]
    assert first.view["window"]["seats"] == [0]  # he may answer what has happened


async def test_strict_a_window_has_its_full_length_and_an_answer_may_change(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="strict")
    window = room.window
    assert window is not None
    await first.pick(PASS)
    await second.pick(card(second), decision=room.window.number + 1 if room.window else 0)
    for who in (first, second):
        assert await who.pick(PASS, decision=window.number) == "done"
    await later(registry, STRICT_SECONDS - 0.5)
    assert room.window is window
    await later(registry, 0.6)

    await until(lambda: room.window is None)


async def test_over_days_nobody_waits_for_who_gave_an_order(registry: Registry) -> None:
    room, first, second = await at_window(registry, pace="days")
    await first.say("order", scope=GAME, standing=True)
    await second.pick(PASS)
    await later(registry, DAYS_PASS_AFTER_SECONDS[0] - 1)
    assert room.window is not None
    await later(registry, DAYS_PASS_AFTER_SECONDS[1])

    await until(lambda: room.window is None)


async def test_an_answer_in_a_window_survives_a_start(registry: Registry, tmp_path: Path) -> None:
    room, _, second = await at_window(registry, pace="days")
    played = card(second)
    assert await second.pick(played, id="mine") == "done"
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.row.code)
        await until(lambda: back.window is not None)
        assert back.window is not None
        assert back.window.answers == {1: played}
        assert Somebody(new, back, 1).view["question"] is None
        await later(new, RELAXED_MIN_SECONDS + 0.1)
        await until(lambda: "1-mine" in back.moves)

        assert [entry.value for entry in back.table.log].count(played) == 1
        stored = await new.load("id", back.row.id)
        assert "1-mine" in stored.moves
    finally:
        await closed(new)


async def test_orders_and_limits_survive_a_start(registry: Registry, tmp_path: Path) -> None:
    room, first, second = await seated(registry)
    await second.say("limit", amount=35)
    await first.say("order", scope=GAME, standing=True)
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.row.code)

        assert back.view(1)["limits"] == [{"lot": 0, "amount": 35, "after": "pass"}]
        assert back.view(0)["orders"] == [GAME]
    finally:
        await closed(new)


# -- clocks


async def test_when_time_runs_out_the_default_is_played(registry: Registry) -> None:
    room, first, _ = await seated(registry, clock=ClockWish(bank=60.0, increment=5.0))
    await later(registry, 20)
    await first.pick(20)
    assert first.view["clocks"][0]["left"] == 45.0
    await later(registry, 59)
    assert room.table.to_act == [1]
    await later(registry, 2)

    await until(lambda: room.table.to_act == [0])
    assert room.table.log[1].value == PASS


async def test_who_lets_the_clock_decide_twice_may_be_replaced_by_a_bot(registry: Registry) -> None:
    wishes = [SeatWish("me"), SeatWish("me")]
    clock = ClockWish(each=100.0)
    room, _ = await TableService(registry).make_table(MakeTable("duel", wishes, clock=clock, pace="device"))
    holdings = [seat.secret_hash or "" for seat in room.seats]
    first = Somebody(registry, room, 0)
    service, code = TableService(registry), room.row.code
    while not room.clocks.is_absent(1):
        with pytest.raises(RequestError):
            await service.stand_in(code, 1, "rookie", holdings[:1])
        if room.table.to_act == [0]:
            assert await first.pick(int(first.view["question"]["options"][0])) == "done"
        else:
            number = len(room.table.log)
            await later(registry, 101)
            await until(partial(longer, room, number))

    assert [clock["absent"] for clock in first.view["clocks"]] == [False, True]
    await service.stand_in(code, 1, "rookie", holdings[:1])
    assert room.seats[1].is_played_by_bot
    await service.stand_in(code, 1, "", holdings[1:])  # whoever comes back has the seat again
    assert not room.seats[1].is_played_by_bot


async def test_clocks_go_on_after_a_start(registry: Registry, tmp_path: Path) -> None:
    room, first, _ = await seated(registry, clock=ClockWish(each=100.0))
    await first.pick(20)
    await later(registry, 30)
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.row.code)
        assert back.clocks.deadline(1) == 1100.0
        await later(new, 71)
        await until(lambda: back.table.to_act == [0])
    finally:
        await closed(new)


async def test_the_first_clock_goes_on_after_a_start(registry: Registry, tmp_path: Path) -> None:
    room, _, _ = await seated(registry, clock=ClockWish(bank=100.0))
    await later(registry, 30)
    new = await again(registry, tmp_path)
    try:
        back = await new.room(room.row.code)
        assert back.clocks.deadline(0) == 1100.0
        await later(new, 71)
        await until(lambda: back.table.to_act == [1])
    finally:
        await closed(new)


async def test_time_that_runs_out_closes_a_window(registry: Registry) -> None:
    room, _, _ = await at_window(registry, clock=ClockWish(each=100.0))
    await later(registry, 101)

    await until(lambda: room.window is None)
