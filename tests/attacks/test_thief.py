"""A thief knows the table's code and nothing else: at no table and at no time he gets a seat that is not for him.

All combinations of pace, casual, state and kind of seat, by the number of the seat and by "any seat".
"""

from __future__ import annotations

from itertools import product
from typing import Any, Literal, get_args

import pytest

from touchline.server.lobby import hosting, seat_links
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.bodies import Pace
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import FillSeat, Join, MakeSeatLink, MakeTable, SeatWish
from touchline.server.store import keys, rows
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

pytestmark = pytest.mark.anyio
PACES = get_args(Pace)
KINDS = ("open", "locked", "bot", "offered", "person")
EVERY = list(product(PACES, (True, False), ("lobby", "playing", "over"), KINDS))
Kind = Literal["return", "hand"]


def may_be_had(pace: str, casual: bool, state: str, kind: str) -> bool:
    """An open seat before the game; a bot's that the host offers, where it does not count."""
    if kind == "open":
        return state == "lobby"
    return kind == "offered" and state in ("lobby", "playing") and casual and pace != "strict"


async def at_a_table(registry: Registry, pace: Any, casual: bool, state: str, kind: str) -> tuple[Room, str]:
    """The host on seat 0, a guest on seat 1, and seat 2 as it is wanted; and what the host holds."""
    wishes = [
        SeatWish("me"),
        SeatWish("me"),
        SeatWish("open"),
        SeatWish("bot", "rookie"),
    ]
    room, own = await TableService(registry).make_table(
        MakeTable("masters_of_football", wishes, pace=pace, casual=casual)
    )
    seat = rows.SeatRow(2, "open", "", "", None, False, locked=kind == "locked")
    if kind in ("bot", "offered"):
        seat = rows.SeatRow(2, "bot", "rookie", "", None, False, offered=kind == "offered")
    if kind == "person":
        seat = rows.SeatRow(2, "person", "", "Bea", keys.hash_secret(keys.new_secret()), False)
    await TableService(registry).change_seats(room, [seat])
    row = room.status.row
    row.state = state
    await registry.store.write(lambda connection: rows.save_table(connection, row))
    return room, keys.hash_secret(own[0])


@pytest.mark.parametrize(("pace", "casual", "state", "kind"), EVERY)
@pytest.mark.parametrize("wish", [2, None])
async def test_a_thief_gets_no_seat_that_he_may_not_have(
    registry: Registry, pace: str, casual: bool, state: str, kind: str, wish: int | None
) -> None:
    room, _ = await at_a_table(registry, pace, casual, state, kind)
    before = [seat.row("") for seat in room.seats]

    if may_be_had(pace, casual, state, kind):
        assert (await TableService(registry).join(room.code, Join("Eve", wish), []))[1] == 2
    else:
        with pytest.raises(RequestError):
            await TableService(registry).join(room.code, Join("Eve", wish), [])
        eve = rows.SeatRow(2, "person", "", "Eve", "5" * 64, False)
        if kind != "offered":  # nor by a worker that has not heard of the last change
            assert not await registry.store.write(lambda connection: rows.take_seat(connection, room.id, eve))
        await room.reload()
        assert [seat.row("") for seat in room.seats] == before


@pytest.mark.parametrize(("pace", "casual", "state", "kind"), EVERY)
async def test_a_thief_moves_nobody_and_gets_no_link(
    registry: Registry, pace: str, casual: bool, state: str, kind: str
) -> None:
    room, _ = await at_a_table(registry, pace, casual, state, kind)
    service, code = TableService(registry), room.code
    before = [seat.row("") for seat in room.seats]
    kinds: list[Kind] = ["return", "hand"]
    for seat in range(4):
        for each in (
            hosting.lock_seat(service, code, seat, True, []),
            hosting.remove_person(service, code, seat, []),
            service.leave(code, seat, []),
            service.stand_in(code, seat, "rookie", []),
            service.fill(code, FillSeat(seat, "open"), []),
            *(seat_links.make_link(service, code, MakeSeatLink(seat, wish), []) for wish in kinds),
            seat_links.take_over(service, code, Join("Eve", seat, ticket=keys.new_secret()), []),
        ):
            with pytest.raises(RequestError):
                await each
    assert [seat.row("") for seat in room.seats] == before


@pytest.mark.parametrize(("pace", "casual"), list(product(PACES, (True, False))))
async def test_nobody_takes_a_second_seat_in_a_game_that_is_not_casual(
    registry: Registry, pace: str, casual: bool
) -> None:
    room, host = await at_a_table(registry, pace, casual, "lobby", "open")
    if pace != "strict" and casual:
        assert (await TableService(registry).join(room.code, Join("Ann", 2), [host]))[1] == 2
    else:
        with pytest.raises(RequestError, match="already-seated"):
            await TableService(registry).join(room.code, Join("Ann", 2), [host])


@pytest.mark.parametrize(("pace", "casual"), [("strict", True), ("relaxed", False)])
async def test_a_host_takes_no_bots_seat_by_a_link_in_a_game_that_is_not_casual(
    registry: Registry, pace: str, casual: bool
) -> None:
    room, host = await at_a_table(registry, pace, casual, "lobby", "bot")
    token, _ = await seat_links.make_link(TableService(registry), room.code, MakeSeatLink(2, "hand"), [host])
    row = room.status.row
    row.state = "playing"
    await registry.store.write(lambda connection: rows.save_table(connection, row))
    with pytest.raises(RequestError, match="not-casual"):
        await seat_links.make_link(TableService(registry), room.code, MakeSeatLink(2, "hand"), [host])
    with pytest.raises(RequestError, match="not-casual"):  # nor by one that was made before the game began
        await seat_links.take_over(TableService(registry), room.code, Join("Eve", ticket=token), [])
