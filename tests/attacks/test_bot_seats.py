"""Taking a bot's seat in a game shows its hand: the host decides, everybody hears of it, strict tables never do."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from tests.server.inside import Somebody
from touchline.server.lobby.table_service import Desk
from touchline.server.messages import bodies
from touchline.server.messages.errors import Refusal
from touchline.server.store import keys, rows
from touchline.server.tables.registry import House
from touchline.server.tables.room import Room

pytestmark = pytest.mark.anyio
STRICT = [{"pace": "strict"}, {"casual": False}]


async def with_bot(house: House, **more: Any) -> tuple[Room, list[str]]:
    """Two people and a bot; the first to act is a person."""
    wishes = [bodies.SeatWish("me"), bodies.SeatWish("me"), bodies.SeatWish("bot", "rookie"), bodies.SeatWish("me")]
    room, secrets = await Desk(house).make(bodies.MakeTable("masters_of_football", wishes, **more))
    return room, [keys.hashed(each) for each in secrets]


async def test_nobody_takes_a_bots_seat_in_a_game_unasked(house: House) -> None:
    room, _ = await with_bot(house)
    for seat, code in ((2, "not-offered-by-host"), (None, "table-full"), (1, "seat-taken")):
        with pytest.raises(Refusal, match=code):
            await Desk(house).join(room.row.code, bodies.Join("Eve", seat), [])
    eve = rows.SeatRow(2, "person", "", "Eve", "5" * 64, False)  # nor through a worker that has not heard of the start
    assert not await house.store.write(lambda connection: rows.take_seat(connection, room.row.id, eve))


async def test_the_host_offers_it_and_everybody_hears_who_took_it(house: House) -> None:
    room, holdings = await with_bot(house)
    desk, watcher = Desk(house), Somebody(house, room, 1)
    with pytest.raises(Refusal, match="not-the-host"):
        await desk.fill(room.row.code, bodies.FillSeat(2, "open"), holdings[1:])
    await desk.fill(room.row.code, bodies.FillSeat(2, "open"), holdings[:1])
    assert room.seats[2].is_played_by_bot  # until somebody comes
    assert [each["table"]["seats"][2]["offered"] for each in watcher.listen() if each["t"] == "seating"] == [True]
    _, seat, _ = await desk.join(room.row.code, bodies.Join("Ana"), [])

    assert seat == 2
    told = [each for each in watcher.listen() if each["t"] == "seating"]
    assert [(each["taken"], each["table"]["seats"][2]["name"]) for each in told] == [(2, "Ana")]
    assert not room.seats[2].offered


async def test_an_offer_can_be_taken_back(house: House) -> None:
    room, holdings = await with_bot(house)
    kinds: list[Literal["open", "bot"]] = ["open", "bot"]
    for kind in kinds:
        await Desk(house).fill(room.row.code, bodies.FillSeat(2, kind), holdings[:1])
    with pytest.raises(Refusal, match="not-offered-by-host"):
        await Desk(house).join(room.row.code, bodies.Join("Eve", 2), [])


@pytest.mark.parametrize("more", STRICT, ids=["strict", "not casual"])
async def test_where_it_counts_a_bots_seat_is_never_taken(house: House, more: dict[str, Any]) -> None:
    room, holdings = await with_bot(house, **more)
    with pytest.raises(Refusal, match="not-casual"):
        await Desk(house).fill(room.row.code, bodies.FillSeat(2, "open"), holdings[:1])
    room.seats[2].offered = True
    with pytest.raises(Refusal, match="not-offered-by-host"):
        await Desk(house).join(room.row.code, bodies.Join("Eve", 2), [])


async def test_in_the_lobby_a_bots_seat_is_free_when_the_host_has_opened_it(house: House) -> None:
    wishes = [bodies.SeatWish("me"), bodies.SeatWish("open"), bodies.SeatWish("bot", "rookie")]
    room, [secret] = await Desk(house).make(bodies.MakeTable("masters_of_football", wishes, pace="strict"))
    with pytest.raises(Refusal, match="not-offered-by-host"):
        await Desk(house).join(room.row.code, bodies.Join("Ana", 2), [])
    await Desk(house).fill(room.row.code, bodies.FillSeat(2, "open"), [keys.hashed(secret)])
    assert (await Desk(house).join(room.row.code, bodies.Join("Ana", 2), []))[1] == 2
