"""No seat's traffic holds what the seat cannot know: not in views, events, pushes, errors or logs."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from tests.conformance import next_pick
from tests.server.inside import Somebody, at_window, card, later, people, play_on, seat_two, table, until
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.table_requests import MakeTable, SeatWish
from touchline.server.run import JsonLogFormatter
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.windows import is_window
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio
TABLES = [(code, seats) for code, title in SHELF.items() for seats in sorted({title.seats[0], title.seats[-1]})]
GAMES, STOPS, DEALS = 2, 40, 3
RARELY_IN_WINDOWS, RARELY = 12, 70


def stops(room: Room, seed: str) -> Iterator[Table]:
    """A random game, at stops strewn over it; windows whenever there is one, now and then."""
    title = room.table.title
    at, dealer = title.table(room.status.row.seats, room.status.row.options, seed=seed), Seeded(f"picks {seed}")
    left = STOPS
    while not at.over and left:
        at.pick(*next_pick(at, dealer))
        if not at.over and dealer.below(RARELY_IN_WINDOWS if is_window(at) else RARELY) == 0:
            left -= 1
            yield at


def message_to(room: Room, at: Table, seat: int | None, answered: dict[int, int]) -> bytes:
    """Return what the room would send if this were its table; in a window, after these seats have answered."""
    room.adopt_table(at, [])
    room.views.forget_events()
    room._registry.windows.open(room)
    give_answers(room, answered)
    return room.views.state_message(seat, 0)[1]


def give_answers(room: Room, answered: dict[int, int]) -> None:
    if room.window is not None:
        room.window._answers = {who: option for who, option in answered.items() if room.window.asks(who)}


@pytest.mark.parametrize(("code", "seats"), TABLES)
async def test_messages_to_a_seat_do_not_depend_on_hidden_cards(registry: Registry, code: str, seats: int) -> None:
    room = await table(registry, code, seats)
    changed = windows = 0
    for game in range(GAMES):
        for at in stops(room, f"leak {code} {seats} {game}"):
            windows += is_window(at)
            for seat in {0, seats - 1, at.to_act[0]} - {-2}:
                dealer = Seeded(f"{code} {len(at.log)} {seat}")
                mine = message_to(room, at, seat, {})
                others = {who: PASS for who in range(seats) if who != seat}
                assert message_to(room, at, seat, others) == mine  # the others' answers in a window stay hidden
                for _ in range(DEALS):
                    twin = at.redeal_once(seat, dealer)
                    if twin is not None:
                        changed += at.title.hidden(twin.base, seat) != at.title.hidden(at.base, seat)
                        assert message_to(room, twin, seat, {}) == mine
    assert changed
    assert windows or code == "mister"


@pytest.mark.parametrize(("code", "seats"), TABLES)
async def test_a_spectator_is_sent_what_is_the_same_for_every_deal(registry: Registry, code: str, seats: int) -> None:
    """A spectator is sent only facts that every seat may know."""
    room = await table(registry, code, seats)
    for at in stops(room, f"watch {code} {seats}"):
        shown = message_to(room, at, None, {})
        for seat in {0, seats - 1}:
            twin = at.redeal(seat, Seeded(f"{len(at.log)} {seat}"))
            if twin is not None:
                assert message_to(room, twin, None, {}) == shown


# -- nobody hears that a seat has given something to keep


async def quiet(room: Room, others: list[Somebody], said: Any) -> None:
    for each in others:
        each.listen()
    assert await said == "done"
    assert [each.listen() for each in others] == [[] for _ in others]


async def test_nobody_hears_of_an_order_a_limit_or_an_answer(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    watcher = Somebody(registry, room, None)
    await quiet(room, [first, watcher], second.say("limit", amount=35))
    await quiet(room, [first, watcher], second.say("limit", amount=None))
    await quiet(room, [second, watcher], first.say("order", scope=0, standing=True))
    await quiet(room, [second, watcher], first.say("order", scope=0, standing=False))


@pytest.mark.parametrize("pace", ["relaxed", "strict", "days"])
async def test_nobody_hears_of_an_answer_in_a_window(registry: Registry, pace: str) -> None:
    room, first, second = await at_window(registry, pace=pace)
    watcher = Somebody(registry, room, None)
    before = [each.view for each in (first, watcher)]
    played = card(second)
    await quiet(room, [first, watcher], second.pick(PASS))
    await quiet(room, [first, watcher], second.say("order", scope=0, standing=True))
    assert [each.view for each in (first, watcher)] == before
    await quiet(room, [first, watcher], second.pick(played, decision=first.view["question"]["decision"]))

    assert [each.view for each in (first, watcher)] == before
    assert await first.pick(99) == "not-offered"


async def test_an_unused_limit_is_in_nobodys_events(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    await second.say("limit", amount=37)
    await first.pick(30)
    await until(lambda: len(room.table.log) > 2)
    await play_on(room, [first, second], Seeded("limit"), 12)

    for who in (first, second, Somebody(registry, room, None)):
        who.listen()
        heard = json.dumps([each for each in who.heard if each["t"] != "state" or not each["view"].get("limits")])
        assert "37" not in heard


# -- errors


@pytest.mark.parametrize("code", SHELF)
async def test_refusals_are_the_same_whatever_is_hidden(registry: Registry, code: str) -> None:
    """A person who probes the server with picks that are not offered learns nothing of the others' cards."""
    room = await table(registry, code, SHELF[code].seats[0], pace="device")
    seat = 0
    for at in stops(room, f"errors {code}"):
        twin = at.redeal(seat, Seeded("errors"))
        if twin is None:
            continue
        for option in range(-3, 60):
            assert refusal(at, seat, option) == refusal(twin, seat, option)


def refusal(at: Table, seat: int, option: int) -> Any:
    try:
        at.check_pick(seat, option, None)
    except IllegalPick as fault:
        return fault.code, fault.place, fault.facts, fault.rule
    return "offered"


# -- logs


@pytest.mark.parametrize("code", ["mister", "duel"])
async def test_logs_hold_no_secret(registry: Registry, code: str, caplog: pytest.LogCaptureFixture) -> None:
    """A whole game with faults in it, logged as the server logs: no secret of a seat or of the table is there."""
    with caplog.at_level(logging.DEBUG):
        wishes = [SeatWish("me", name="Ann"), SeatWish("me", name="Bob")]
        room, secrets = await TableService(registry).make_table(MakeTable(code, wishes, pace="device"))
        everybody = people(registry, room)
        for part in range(200):
            if room.table.over:
                break
            await play_on(room, everybody, Seeded(f"logs {part}"), 10)
            await everybody[0].raw('{"t":"pick"')
            await later(registry, 1.0)
        assert room.table.over
        logging.getLogger("touchline.app").error("request failed", exc_info=ValueError("x"))
    lines = "\n".join([*(JsonLogFormatter().format(record) for record in caplog.records), caplog.text])

    for secret in (*secrets, room.status.row.secret, *(seat.secret_hash or "-" * 9 for seat in room.seats)):
        assert secret not in lines
