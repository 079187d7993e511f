"""Hints and single picks by a bot for a person; the bot knows only what the seat knows."""

from __future__ import annotations

from typing import Final

import msgspec

from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.tables.bot_picks import pick_by_bot
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

STAND_IN_LEVEL: Final = "pro"


def allows_help(room: Room) -> bool:
    """Whether bots may help people at this table: not in strict or rated games."""
    return room.status.pace != "strict" and room.status.is_casual


def gives_hints(room: Room) -> bool:
    return allows_help(room) and room.status.shows("hints")


def is_absent(room: Room, seat: int) -> bool:
    """Whether the clock has decided for this person several times in a row, so that a bot may be asked to answer."""
    known = 0 <= seat < len(room.seats) and room.seats[seat].kind == "person"
    return known and room.clocks.running and room.clocks.is_absent(seat)


async def open_question(room: Room, seat: int) -> tuple[Table, int]:
    """Return a copy of the table at the seat's open question, and the question's number."""
    async with room.lock:  # only durable states are used
        table, window = room.table, room.window
        if window is not None and window.waits_for(seat):
            return window.table_for(seat).clone(), window.number
        if window is None and room.status.is_in_play and table.question(seat) is not None:
            return table.clone(), table.decision(seat)
    raise IllegalPick("not-asked", seat)


async def compute_hint(registry: Registry, room: Room, seat: int, asked: tuple[Table, int]) -> wire.Hint:
    table, decision = asked
    seed, cards = room.status.bot_seed(seat, decision, "hint "), registry.card_sets.folder(room.status.card_set)
    found = await registry.bot_workers.hint(table, seat, seed, cards, room.owner)
    if found is None:
        raise RequestError("no-hint", 503)
    options = msgspec.convert(found["options"], list[wire.HintOption])
    return wire.Hint(decision, found["picks"], options, msgspec.convert(found["costly"], list[int]))


async def compute_pick(registry: Registry, room: Room, seat: int, asked: tuple[Table, int]) -> int:
    table, _ = asked
    return await pick_by_bot(registry, room, table, seat, STAND_IN_LEVEL, "turn ")
