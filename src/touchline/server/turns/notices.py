"""People are told that it is their turn: once for each turn, and once more before the deadline.

Every worker looks in the store for tables in play whose people want to be told.  Nothing is sent to somebody who looks
at the table.  Whoever writes down first that a notice is sent sends it, so each is sent once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from datetime import datetime
from typing import Any, Final

from touchline import texts
from touchline.server.messages.errors import RequestError, RoomClosed
from touchline.server.store import subscriptions
from touchline.server.store.subscriptions import Subscription
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.time_off import zone_of
from touchline.server.turns.senders import Notice, Outcome, Sender
from touchline.server.turns.sweeper import Sweeper, cancel

log = logging.getLogger("touchline.notices")
SWEEP_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 20.0  # somebody who looks away for a moment is not told
REMIND_SHARE: Final = 0.25  # a reminder is sent when this share of the time for a decision is left
MAX_FAILURES: Final = 20  # in a row, then the way is given up
MAX_SENDING: Final = 8  # requests under way


class Notices:
    def __init__(self, registry: Registry, senders: dict[str, Sender], grace: float = GRACE_SECONDS) -> None:
        self.registry = registry
        self.senders = senders
        self.grace = grace
        self.every = min(SWEEP_SECONDS, max(0.05, grace / 2))
        self.places = asyncio.Semaphore(MAX_SENDING)
        self.sending: set[asyncio.Task[None]] = set()
        self.unseen_since: dict[tuple[str, int], tuple[int, float]] = {}  # table and seat -> decision, since when
        self.sweeper = Sweeper(self.sweep, self.every, log, "could not look who has to be told")

    def start(self) -> None:
        self.sweeper.start()

    async def stop(self) -> None:
        await self.sweeper.stop()
        for task in [*self.sending]:
            await cancel(task)

    async def sweep(self) -> None:
        """Start to send the notices that are due.  They are sent in tasks, so a slow receiver delays nobody."""
        for code, seat, way in await self.registry.store.read(subscriptions.seats_with_subscribers):
            if way.kind not in self.senders or self.is_quiet(way):
                continue
            with contextlib.suppress(RequestError, RoomClosed):
                room = await self.registry.room(code)
                for kind in due_notices(self, room, seat):
                    await self.tell(room, seat, way, kind)

    def is_quiet(self, way: Subscription) -> bool:
        hours = way.quiet.get("hours") or []
        if len(hours) != 2 or hours[0] == hours[1]:
            return False
        now = datetime.fromtimestamp(self.registry.clock(), zone_of(str(way.quiet.get("zone") or "UTC"))).hour
        start, end = int(hours[0]), int(hours[1])
        return start <= now < end if start < end else now >= start or now < end

    async def tell(self, room: Room, seat: int, way: Subscription, kind: str) -> None:
        claimed = {
            "subscription": way.id,
            "table_id": room.row.id,
            "seat": seat,
            "number": decision_of(room, seat),
            "kind": kind,
            "at": self.registry.clock(),
        }
        if await self.registry.store.write(lambda connection: subscriptions.claim(connection, claimed)):
            self.send_later(way, notice_of(self.registry, room, way, kind))

    async def nudge(self, room: Room, seat: int) -> None:
        """A nudge of another manager comes by the same ways, to somebody who does not look."""
        if seat in room.audience.seats_looking():
            return
        for code, number, way in await self.registry.store.read(subscriptions.seats_with_subscribers):
            if (code, number) == (room.row.code, seat) and way.kind in self.senders and not self.is_quiet(way):
                self.send_later(way, notice_of(self.registry, room, way, "nudge"))

    def send_later(self, way: Subscription, notice: Notice) -> None:
        task = asyncio.get_running_loop().create_task(self.send(way, notice))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def send(self, way: Subscription, notice: Notice) -> None:
        store = self.registry.store
        async with self.places:
            try:
                outcome = await self.senders[way.kind].send(notice, way.target)
            except Exception as fault:  # an error of one receiver must not stop the others
                log.info("notice not sent", extra={"way": way.kind, "fault": type(fault).__name__})
                outcome = Outcome.FAILED
        if outcome is Outcome.GONE:
            await store.write(lambda connection: subscriptions.remove(connection, way.id))
        elif outcome is Outcome.FAILED:
            await store.write(lambda connection: subscriptions.count_failure(connection, way.id, MAX_FAILURES))
        elif way.failures:
            await store.write(lambda connection: subscriptions.forget_failures(connection, way.id))


def due_notices(notices: Notices, room: Room, seat: int) -> list[str]:
    """Return the kinds of notice to send to this seat now: none while its holder looks, or before the grace is over."""
    asked = room.window.seats if room.window else room.table.to_act
    key, number = (room.row.id, seat), decision_of(room, seat)
    if seat not in asked or seat in room.audience.seats_looking():
        notices.unseen_since.pop(key, None)
        return []
    since = notices.unseen_since.setdefault(key, (number, time.monotonic()))
    if since[0] != number:
        since = notices.unseen_since[key] = (number, time.monotonic())
    if time.monotonic() - since[1] < notices.grace:
        return []
    span, end = room.clocks.seconds_allowed(seat), room.clocks.deadline(seat)
    is_late = span is not None and end is not None and end - notices.registry.timer() <= span * REMIND_SHARE
    return ["turn", "reminder"] if is_late and room.row.pace == "days" else ["turn"]


def decision_of(room: Room, seat: int) -> int:
    return room.window.number if room.window else room.table.decision(seat)


def notice_of(registry: Registry, room: Room, way: Subscription, kind: str) -> Notice:
    """In the person's language: the title, the table's code and two links, and nothing of what is asked."""
    address = registry.reach.choose("") or registry.address
    title = registry.title(room.row.title)
    own = texts.Texts(way.lang, title.text)
    name = own.say("title-name") if own.has("title-name") else title.name
    said: dict[str, Any] = {"title": name, "table": room.row.code}
    return Notice(
        kind=kind,
        title=name,
        table=room.row.code,
        heading=own.say(f"ui-notice-{kind}", said),
        text=own.say("ui-notice-text", said),
        link=f"{address}/t/{room.row.code}",
        off=f"{address}/off/{way.id}",
    )
