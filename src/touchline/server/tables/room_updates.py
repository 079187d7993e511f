"""Brings a room up to date with what other workers have written, and handles their messages."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from touchline.kernel.errors import BadRecord
from touchline.kernel.record import feed
from touchline.kernel.undo import REWIND
from touchline.server.messages import peer_messages, wire
from touchline.server.store import rows
from touchline.server.store.postgres import StoredEntry
from touchline.server.tables.private_state import PrivateState

if TYPE_CHECKING:
    from touchline.server.tables.registry import Registry
    from touchline.server.tables.room import Room


class RoomUpdates:
    """The updates of one room by other workers."""

    def __init__(self, room: Room, registry: Registry) -> None:
        self._room = room
        self._registry = registry
        self._is_behind = False

    @property
    def is_behind(self) -> bool:
        """Whether another worker has written entries that were not read here, because nobody is connected."""
        return self._is_behind

    def note_reload(self) -> None:
        """Note that the room has everything that is stored."""
        self._is_behind = False

    async def reload_and_tell(self) -> None:
        """Reload after another worker has changed seats, begun the game or erased chat; send what is new."""
        async with self._room.lock:
            await self._room.reload()
        self._registry.publish_change(self._room)

    async def reload_private_state(self) -> None:
        """Reload what another worker has stored; only days off and asked-for time are shown to others."""
        room, store = self._room, self._registry.store
        async with room.lock:  # wait until a write of this worker has ended
            private = await store.read(lambda connection: PrivateState(connection, room.id))
            if room.use_private_state(private):
                room.views.send_to_all()
        self._registry.watcher.watch(room)

    def receive_entries(self, new: list[StoredEntry]) -> None:
        """Take entries of another worker; without connections they are read when somebody connects."""
        if len(self._room.audience):
            self._registry.run_in_background(self.catch_up(new))
        else:
            self._is_behind = True

    async def catch_up(self, heard: Sequence[StoredEntry] = ()) -> None:
        """Play entries that another worker has written: the received ones if they fit, else those in the store."""
        room, store = self._room, self._registry.store
        async with room.lock:
            known, self._is_behind = len(room.table.log), False
            if heard and heard[-1].number < known:
                return
            new: list[Any] = [entry for entry in heard if entry.number >= known]
            if not new or new[0].number != known:
                new = await store.read(lambda connection: rows.entries_from(connection, room.id, known))
            if not new:
                return
            try:
                entries = [rows.entry_from_row(each) for each in new]
                if new[0].number != known or any(entry.who == REWIND for entry in entries):
                    raise BadRecord("gap", "entries")
                feed(room.table, entries)
                self.note_entries(new)
                room.adopt_table(room.table, entries)
            except BadRecord:
                await room.reload()
        self._registry.publish_change(room)

    def note_entries(self, new: list[Any]) -> None:
        """Keep move ids, clocks and state of entries that another worker has written."""
        self._room.add_moves({each.move for each in new if each.move})
        if new[-1].clock:
            self._room.clocks.restore(json.loads(new[-1].clock), self._registry.times)
        if self._room.table.over:
            self._room.status.finish()

    def receive_message(self, worker: str, news: str) -> None:
        """Handle a message of another worker: for this worker, or for its connections."""
        envelope = peer_messages.peer_decoder.decode(news)
        match envelope.reply:
            case peer_messages.Here():
                self._room.audience.worker_announced(worker, envelope.reply)
                return
            case peer_messages.WhoIsHere():
                self._room.audience.announce()
                return
            case wire.Proposal():
                self._room.proposal.restore(envelope.reply)
            case wire.ChatMessage():
                self._room.chat.add(envelope.reply)
        self._room.audience.tell(envelope.reply, envelope.seat)
