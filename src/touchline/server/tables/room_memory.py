"""Limits the memory that rooms take: those that nobody uses are closed, and opened again from the store when needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from touchline.server.tables.room import Room

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry

MAX_ROOM_BYTES = 128_000_000  # all rooms in memory together
CHECK_EVERY_MOVES = 500
ROOM_BYTES = 40_000  # a room before the first move (measured; tests/attacks/test_memory.py compares)
ENTRY_BYTES = 150  # an entry or an event, with its move id
CHAT_BYTES = 600  # a chat line
IDLE_SECONDS = 5.0  # a room that was opened in the last seconds is in use, even without connections


class RoomMemory:
    """Closes rooms that nobody uses when all together take too much memory."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._moves_until_check = CHECK_EVERY_MOVES

    def count_move(self) -> None:
        """Look at the memory from time to time: rooms grow with their moves."""
        self._moves_until_check -= 1
        if self._moves_until_check <= 0:
            self._moves_until_check = CHECK_EVERY_MOVES
            self.free()

    def free(self) -> None:
        """Close rooms that nobody uses, the longest idle first, until a tenth of the allowed memory is free again."""
        rooms = self._registry.rooms.values()
        total = sum([estimate_bytes(room) for room in rooms])
        if total <= MAX_ROOM_BYTES:
            return
        for room in sorted(filter(is_idle, rooms), key=lambda each: -each.idle_seconds):
            if total <= MAX_ROOM_BYTES * 0.9:
                return
            total -= estimate_bytes(room)
            self._registry.close_room(room)


def is_idle(room: Room) -> bool:
    """Whether nobody is connected, nothing is being written, and the room was not opened just now."""
    used = len(room.audience) > 0 or room.lock.is_locked()
    return not used and room.idle_seconds >= IDLE_SECONDS


def estimate_bytes(room: Room) -> int:
    """Return about how many bytes this room takes in memory."""
    rows = len(room.table.log) + len(room.table.events)
    return ROOM_BYTES + ENTRY_BYTES * rows + CHAT_BYTES * len(room.chat.lines())
