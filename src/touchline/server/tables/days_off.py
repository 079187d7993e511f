"""A seat takes days off in a game over days: its deadlines move on, and everybody sees until when."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.server.messages import seat_messages
from touchline.server.messages.errors import RequestError
from touchline.server.store.job import PRIVATE_CHANGED
from touchline.server.tables.time_off import DAY_SECONDS

if TYPE_CHECKING:
    from touchline.server.tables.commands import Commands


async def take_days_off(commands: Commands, message: seat_messages.TakeDaysOff) -> None:
    """Take days off from now on, or after those that were taken before; the table says how many there are."""
    room, registry = commands.room, commands.registry
    async with room.lock:
        seat, move = commands.playing_seat, commands.move_id(message)
        if room.has_played(move):
            return
        if not room.status.is_in_play or not room.clocks.holidays:
            raise RequestError("no-days-off", 409)
        days = room.clocks.day_off(seat, message.days, registry.clock())
        is_allowed = room.clocks.days_left(seat) >= message.days
        written = room.private.write_days_off(seat, days, room.clocks.holidays * DAY_SECONDS)
        if not is_allowed or not await room.save(written, PRIVATE_CHANGED):
            raise RequestError("no-days-left", 409, place="days", facts={"left": room.clocks.days_left(seat)})
        room.private.add_days_off(seat, days)
        room.add_moves([move])
    registry.publish_change(room)
