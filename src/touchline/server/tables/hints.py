"""A bot at somebody's side: what it would pick in the seat's place.  It knows no more than the seat does."""

from __future__ import annotations

from typing import Final

from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

ADVISER: Final = "legend"  # as it picks at a glance
STAND_IN: Final = "pro"


def is_fair(room: Room) -> bool:
    """Where it counts everybody thinks alone."""
    return room.row.pace != "strict" and bool(room.row.casual)


def gives_hints(room: Room) -> bool:
    return is_fair(room) and room.row.settings.get("hints", True) is True


def is_absent(room: Room, seat: int) -> bool:
    """Somebody for whom the clock decides again and again: the others may have a bot answer."""
    known = 0 <= seat < len(room.seats) and room.seats[seat].kind == "person"
    return known and room.clocks.running and room.clocks.is_absent(seat)


async def before(room: Room, seat: int) -> tuple[Table, int]:
    """The table before the question that this seat is to answer, and the question's number."""
    async with room.lock:  # nothing is told that is not durable
        asked = room.asked(seat)
    if asked is None:
        raise IllegalPick("not-asked", seat)
    return asked


async def hint(registry: Registry, room: Room, seat: int, asked: tuple[Table, int]) -> wire.Hint:
    table, decision = asked
    seed, cards = f"hint {room.row.secret} {seat} {decision}", registry.card_sets.folder(room.row.card_set)
    found = await registry.bot_workers.advice(table, ADVISER, seat, seed, cards, room.owner)
    if found is None:
        raise RequestError("no-hint", 503)
    return wire.Hint(decision, **found)


async def pick(registry: Registry, room: Room, seat: int, asked: tuple[Table, int]) -> int:
    table, decision = asked
    seed, cards = f"turn {room.row.secret} {seat} {decision}", registry.card_sets.folder(room.row.card_set)
    return await registry.bot_workers.pick(table, STAND_IN, seat, seed, cards, room.owner)
