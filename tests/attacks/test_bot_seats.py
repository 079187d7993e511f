"""Taking a bot's seat in a game shows its hand: the host decides, everybody hears of it, strict tables never do."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.server.inside import Somebody
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import FillSeat, Join, MakeTable, SeatWish
from touchline.server.store import keys, rows
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

pytestmark = pytest.mark.anyio
STRICT_SECONDS = [{"pace": "strict"}, {"casual": False}]


async def with_bot(registry: Registry, **more: Any) -> tuple[Room, list[str]]:
    """Two people and a bot; the first to act is a person."""
    wishes = [
        SeatWish("me"),
        SeatWish("me"),
        SeatWish("bot", "rookie"),
        SeatWish("me"),
    ]
    room, secrets = await TableService(registry).make_table(MakeTable("masters_of_football", wishes, **more))
    return room, [keys.hash_secret(each) for each in secrets]


async def test_nobody_takes_a_bots_seat_in_a_game_unasked(registry: Registry) -> None:
    room, _ = await with_bot(registry)
    for seat, code in ((2, "not-offered-by-host"), (None, "table-full"), (1, "seat-taken")):
        with pytest.raises(RequestError, match=code):
            await TableService(registry).join(room.code, Join("Eve", seat), [])
    eve = rows.SeatRow(2, "person", "", "Eve", "5" * 64, False)  # nor through a worker that has not heard of the start
    assert not await registry.store.write(lambda connection: rows.take_seat(connection, room.id, eve))


async def test_the_host_offers_it_and_everybody_hears_who_took_it(registry: Registry) -> None:
    room, holdings = await with_bot(registry)
    service, watcher = TableService(registry), Somebody(registry, room, 1)
    with pytest.raises(RequestError, match="not-the-host"):
        await service.fill(room.code, FillSeat(2, "open"), holdings[1:])
    await service.fill(room.code, FillSeat(2, "open"), holdings[:1])
    assert room.seats[2].is_played_by_bot  # until somebody comes
    assert [each["table"]["seats"][2]["offered"] for each in watcher.listen() if each["t"] == "seating"] == [True]
    _, seat, _ = await service.join(room.code, Join("Ana"), [])

    assert seat == 2
    told = [each for each in watcher.listen() if each["t"] == "seating"]
    assert [(each["taken"], each["table"]["seats"][2]["name"]) for each in told] == [(2, "Ana")]
    assert not room.seats[2].offered


async def test_an_offer_can_be_taken_back(registry: Registry) -> None:
    room, holdings = await with_bot(registry)
    kinds: list[Literal["open", "bot"]] = ["open", "bot"]
    for kind in kinds:
        await TableService(registry).fill(room.code, FillSeat(2, kind), holdings[:1])
    with pytest.raises(RequestError, match="not-offered-by-host"):
        await TableService(registry).join(room.code, Join("Eve", 2), [])


@pytest.mark.parametrize("more", STRICT_SECONDS, ids=["strict", "not casual"])
async def test_nobody_takes_a_bots_seat_in_a_game_that_is_not_casual(registry: Registry, more: dict[str, Any]) -> None:
    room, holdings = await with_bot(registry, **more)
    with pytest.raises(RequestError, match="not-casual"):
        await TableService(registry).fill(room.code, FillSeat(2, "open"), holdings[:1])
    room.seats[2].offered = True
    with pytest.raises(RequestError, match="not-offered-by-host"):
        await TableService(registry).join(room.code, Join("Eve", 2), [])


async def test_in_the_lobby_a_bots_seat_is_free_when_the_host_has_opened_it(registry: Registry) -> None:
    wishes = [SeatWish("me"), SeatWish("open"), SeatWish("bot", "rookie")]
    room, [secret] = await TableService(registry).make_table(MakeTable("masters_of_football", wishes, pace="strict"))
    with pytest.raises(RequestError, match="not-offered-by-host"):
        await TableService(registry).join(room.code, Join("Ana", 2), [])
    await TableService(registry).fill(room.code, FillSeat(2, "open"), [keys.hash_secret(secret)])
    assert (await TableService(registry).join(room.code, Join("Ana", 2), []))[1] == 2
