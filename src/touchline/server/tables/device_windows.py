"""Windows on one device: the table is asked "Anyone?", and all pass, or one of them speaks.

The rules ask one seat after the other.  Whoever speaks up lets the seats before him pass; then he is asked as usual.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.kernel.vocabulary import PASS
from touchline.server.messages.errors import RequestError
from touchline.server.tables.server_picks import ServerPick
from touchline.server.tables.windows import is_window, tables_asked

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Room


def seats_asked(room: Room) -> list[int]:
    """Return the seats that are asked "Anyone?", in the rules' order; none if no window is open on one device."""
    open_now = room.status.pace == "device" and room.status.is_in_play and is_window(room.table)
    return [seat for seat in tables_asked(room.table) if not room.seats.is_played_by_bot(seat)] if open_now else []


async def pass_before(registry: Registry, room: Room, own: list[int], speaker: int | None) -> None:
    """Pass for the seats of this device that are asked before the speaker; without a speaker, for all of them."""
    asked = seats_asked(room)
    if not asked or not set(asked) <= set(own) or (speaker is not None and speaker not in asked):
        raise RequestError("no-window", 409)
    first = len(asked) if speaker is None else asked.index(speaker)
    room.asking.note_speaker(len(room.table.log) + first, speaker)
    for seat in asked[:first]:
        question = room.table.question(seat)
        if question is None or not is_window(room.table):
            return  # a bot is asked between them, or something has happened
        await ServerPick(registry, room, seat, PASS, question).run()
