"""The host locks seats, removes people and hands seats over; people change devices; all play again."""

from __future__ import annotations

from typing import Any, Literal

import httpx
import pytest

from tests.server.inside import Somebody, later
from tests.server.launch import Server
from touchline.server.lobby import hosting, rematch, seat_links
from touchline.server.lobby.table_info import table_info
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_requests import FillSeat, Join, MakeSeatLink, MakeTable, SeatWish
from touchline.server.store import keys, rows
from touchline.server.store.holdings import add_holdings, holdings_of
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

pytestmark = pytest.mark.anyio
DAY = 24 * 3600.0


async def in_lobby(registry: Registry, **more: Any) -> tuple[Room, list[str]]:
    """The host, a guest, and an open seat; what the two hold."""
    wishes = [
        SeatWish("me", name="Ann"),
        SeatWish("open"),
        SeatWish("open"),
    ]
    room, [secret] = await TableService(registry).make_table(MakeTable("masters_of_football", wishes, **more))
    _, _, guest = await TableService(registry).join(room.code, Join("Bob", 1), [])
    return room, [keys.hash_secret(secret), keys.hash_secret(guest)]


async def playing(registry: Registry, **more: Any) -> tuple[Room, list[str]]:
    room, held = await in_lobby(registry, **more)
    await TableService(registry).fill(room.code, FillSeat(2, "bot"), held[:1])
    assert room.status.state == "playing"
    return room, held


async def test_a_locked_seat_is_taken_by_a_link_to_it_only(registry: Registry) -> None:
    room, [host, guest] = await in_lobby(registry)
    service, code = TableService(registry), room.code
    with pytest.raises(RequestError, match="not-the-host"):
        await hosting.lock_seat(service, code, 2, True, [guest])
    await hosting.lock_seat(service, code, 2, True, [host])
    for seat, fault in ((2, "seat-locked"), (None, "table-full")):
        with pytest.raises(RequestError, match=fault):
            await service.join(code, Join("Eve", seat), [])
    token, _ = await seat_links.make_link(service, code, MakeSeatLink(2, "hand"), [host])
    _, seat, _ = await seat_links.take_over(service, code, Join("Cid", ticket=token), [])

    assert (seat, room.seats[2].name, room.status.state) == (2, "Cid", "playing")
    with pytest.raises(RequestError, match="unknown-seat"):
        await seat_links.take_over(service, code, Join("Dan", ticket=token), [])


async def test_a_guest_who_is_removed_hears_it_and_holds_nothing(registry: Registry) -> None:
    room, [host, guest] = await playing(registry)
    bob = Somebody(registry, room, 1)
    await hosting.remove_person(TableService(registry), room.code, 1, [host])

    assert (room.seats[1].kind, room.seats[1].level, room.seats[1].secret_hash) == ("bot", "amateur", None)
    assert bob.connection not in room.audience
    with pytest.raises(RequestError, match="not-your-seat"):
        await TableService(registry).leave(room.code, 1, [guest])


async def test_the_host_removes_guests_only(registry: Registry) -> None:
    room, [host, guest] = await playing(registry)
    for seat in (0, 2):
        with pytest.raises(RequestError, match="not-a-guest"):
            await hosting.remove_person(TableService(registry), room.code, seat, [host])
    with pytest.raises(RequestError, match="not-the-host"):
        await hosting.remove_person(TableService(registry), room.code, 0, [guest])


@pytest.mark.parametrize("more", [{"pace": "strict"}, {"casual": False}], ids=["strict", "rated"])
async def test_a_host_removes_nobody_who_plays_in_a_game_that_is_not_casual(
    registry: Registry, more: dict[str, Any]
) -> None:
    room, [host, _] = await playing(registry, **more)
    with pytest.raises(RequestError, match="not-casual"):
        await hosting.remove_person(TableService(registry), room.code, 1, [host])


async def test_a_return_link_opens_the_seat_on_another_device_for_a_day(registry: Registry) -> None:
    room, [_, guest] = await in_lobby(registry)
    service, wish = TableService(registry), MakeSeatLink(1, "return")
    with pytest.raises(RequestError, match="not-your-seat"):
        await seat_links.make_link(service, room.code, wish, [])
    token, _ = await seat_links.make_link(service, room.code, wish, [guest])

    assert await seat_links.find_return_link(service, token) == (room.code, guest)
    assert await seat_links.find_return_link(service, keys.new_secret()) is None
    await later(registry, DAY + 1)
    assert await seat_links.find_return_link(service, token) is None


async def test_a_link_is_void_when_the_seat_has_changed_hands(registry: Registry) -> None:
    room, [host, guest] = await in_lobby(registry)
    service = TableService(registry)
    kinds: list[Literal["return", "hand"]] = ["return", "hand"]
    made = [await seat_links.make_link(service, room.code, MakeSeatLink(1, kind), [guest]) for kind in kinds]
    await hosting.remove_person(service, room.code, 1, [host])

    assert await seat_links.find_return_link(service, made[0][0]) is None
    with pytest.raises(RequestError, match="unknown-seat"):
        await seat_links.take_over(service, room.code, Join("Eve", ticket=made[1][0]), [])


async def test_a_person_hands_the_own_seat_over_in_a_game(registry: Registry) -> None:
    room, [_, guest] = await playing(registry, casual=False)
    token, _ = await seat_links.make_link(TableService(registry), room.code, MakeSeatLink(1, "hand"), [guest])
    _, seat, secret = await seat_links.take_over(TableService(registry), room.code, Join("Cid", ticket=token), [])

    assert (seat, room.seats[1].name, room.seats[1].secret_hash) == (1, "Cid", keys.hash_secret(secret))
    with pytest.raises(RequestError, match="not-your-seat"):
        await TableService(registry).leave(room.code, 1, [guest])


async def test_everybody_plays_again_one_seat_further_and_once(registry: Registry) -> None:
    room, held = await playing(registry, hints=False, odds=False)
    for person, holding in zip(("p-ann", "p-bob"), held, strict=True):
        await keep(registry, person, holding)
    with pytest.raises(RequestError, match="not-over"):
        await rematch.rematch(TableService(registry), room.code, held)
    room.status.finish()
    await registry.store.write(lambda connection: rows.save_table(connection, room.status.row))
    with pytest.raises(RequestError, match="not-your-seat"):
        await rematch.rematch(TableService(registry), room.code, [])
    bob = Somebody(registry, room, 1)
    made = await rematch.rematch(TableService(registry), room.code, held[:1])

    assert [(seat.kind, seat.name) for seat in made.seats] == [("bot", "-"), ("person", "Ann"), ("person", "Bob")]
    assert made.seats[1].host
    assert (made.status.row.options, made.status.row.settings) == (room.status.row.options, room.status.row.settings)
    assert {"t": "rematch", "code": made.code} in bob.listen()
    assert (await rematch.rematch(TableService(registry), room.code, held[1:])).code == made.code
    mine = await registry.store.read(lambda connection: holdings_of(connection, "p-bob"))
    assert made.seats[2].secret_hash in mine


async def keep(registry: Registry, person: str, holding: str) -> None:
    await registry.store.write(lambda connection: add_holdings(connection, person, [holding]))


async def test_a_table_without_hints_gives_none_and_says_so(registry: Registry) -> None:
    room, [host, _] = await playing(registry, hints=False, odds=False)
    info = table_info(room, [host])
    assert (info.hints, info.odds) == (False, False)
    ann = Somebody(registry, room, 0)
    assert await ann.say("hint") == "no-hint"


async def test_by_http_a_link_has_its_code_as_a_picture(server: Server) -> None:
    with httpx.Client(base_url=server.address) as host, httpx.Client(base_url=server.address) as phone:
        wish = {"title": "mister", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}
        code = host.post("/api/tables", json=wish).json()["table"]["code"]
        made = host.post(f"/api/tables/{code}/seat-link", json={"seat": 0, "kind": "return"}).json()
        assert made["qr"].startswith("<?xml")
        assert phone.get(made["link"]).headers["location"] == f"/t/{code}"
        assert [seat["mine"] for seat in phone.get(f"/api/tables/{code}").json()["seats"]] == [True, False]
        hand = host.post(f"/api/tables/{code}/seat-link", json={"seat": 1, "kind": "hand"}).json()["link"]
        assert "?ticket=" in hand
