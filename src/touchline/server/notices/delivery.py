"""Sends the notices of the outbox, each once as far as its receiver can tell.

A notice is taken from the store for `LEASE_SECONDS`, sent, and marked as done when the receiver has answered.  A
receiver that does not answer gets it again later.  Every attempt has the same id, so a receiver recognizes a repeat;
there is one only if the answer was lost, or if the server ended between the answer and the mark.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from touchline.server.messages.errors import RequestError, RoomClosed
from touchline.server.notices.senders import Notice, Outcome, Sender
from touchline.server.store import outbox, subscriptions
from touchline.server.store.subscriptions import Subscription
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.sweeper import Sweeper, cancel
from touchline.server.tables.time_off import zone_of

log = logging.getLogger("touchline.delivery")
SWEEP_SECONDS: Final = 10.0
LEASE_SECONDS: Final = 120.0  # longer than a receiver may take to answer
MAX_SENDING: Final = 8  # requests under way
MAX_FAILURES: Final = 20  # in a row, then the subscription is removed
FIRST_RETRY_SECONDS: Final = 15.0  # then twice as long each time
LAST_RETRY_SECONDS: Final = 3600.0
QUIET_RETRY_SECONDS: Final = 60.0
MARK_RETRY_SECONDS: Final = 0.5  # while the store cannot be written
STOP_SECONDS: Final = 3.0  # for requests under way when the server is stopped
decode = msgspec.json.Decoder(Notice).decode


class Delivery:
    def __init__(self, registry: Registry, senders: dict[str, Sender], lease: float = LEASE_SECONDS) -> None:
        self.registry = registry
        self.senders = senders
        self.lease = lease
        self.sending: set[asyncio.Task[None]] = set()
        self.taking = asyncio.Lock()
        self.sweeper = Sweeper(self.send_due, min(SWEEP_SECONDS, lease / 4), log, "could not look into the outbox")

    def start(self) -> None:
        self.sweeper.start()

    async def stop(self) -> None:
        """Let requests that are under way end and be marked, for a short time."""
        await self.sweeper.stop()
        if self.sending:
            await asyncio.wait(self.sending, timeout=STOP_SECONDS)
        for task in [*self.sending]:
            await cancel(task)

    async def send_due(self) -> None:
        """Take what is due and send it in tasks, so that a slow receiver delays nobody."""
        store = self.registry.store
        async with self.taking:
            free, now = MAX_SENDING - len(self.sending), self.registry.clock()
            if free <= 0 or not await store.read(lambda connection: outbox.has_due(connection, now)):
                return
            taken = await store.write(lambda connection: outbox.lease_due(connection, now, self.lease, free))
            for row in taken:
                task = asyncio.get_running_loop().create_task(self.handle(row))
                self.sending.add(task)
                task.add_done_callback(self.on_handled)

    def on_handled(self, task: asyncio.Task[None]) -> None:
        self.sending.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a notice could not be handled", exc_info=task.exception())

    async def handle(self, row: Any) -> None:
        """Send one notice and store the outcome."""
        store, notice = self.registry.store, decode(row.body)
        subscription = await store.read(lambda connection: subscriptions.by_id(connection, row.subscription))
        if subscription is None or not await self.is_wanted(row, subscription, notice.table):
            await self.write_until_stored(lambda connection: outbox.finish(connection, row.id))
        elif is_quiet(subscription, self.registry.clock()):
            until = self.registry.clock() + QUIET_RETRY_SECONDS
            await self.write_until_stored(lambda connection: outbox.postpone(connection, row.id, until))
        else:
            outcome = await self.send(subscription, notice)
            await self.write_until_stored(lambda connection: self.mark(connection, row, subscription, outcome))
            await self.send_due()

    async def is_wanted(self, row: Any, subscription: Subscription, code: str) -> bool:
        """Whether the seat still has to answer and its holder does not look; a notice of no table is always wanted."""
        if subscription.kind not in self.senders:
            return False
        if not code:
            return True
        with contextlib.suppress(RequestError, RoomClosed):
            room = await self.registry.room(code)
            if decision_of(room, row.seat) != row.number:
                await (
                    room.updates.catch_up()
                )  # another worker may have put in a notice of a move that was not heard of here
            return decision_of(room, row.seat) == row.number and row.seat in seats_to_tell(
                room, subscription, self.registry.clock()
            )
        return False

    async def send(self, subscription: Subscription, notice: Notice) -> Outcome:
        try:
            return await self.senders[subscription.kind].send(notice, subscription.target)
        except Exception as fault:  # an error of one receiver must not stop the others
            log.info("notice not sent", extra={"subscription": subscription.kind, "fault": type(fault).__name__})
            return Outcome.FAILED

    def mark(self, connection: Connection, row: Any, subscription: Subscription, outcome: Outcome) -> None:
        if outcome is Outcome.GONE:
            subscriptions.remove(connection, subscription.id)  # and what waits for it
            return
        if outcome is Outcome.FAILED:
            wait = min(LAST_RETRY_SECONDS, FIRST_RETRY_SECONDS * 2 ** min(row.attempts - 1, 20))
            outbox.postpone(connection, row.id, self.registry.clock() + wait)
        else:
            outbox.finish(connection, row.id)
        if outcome is Outcome.SENT:
            subscriptions.forget_failures(connection, subscription.id)
        else:
            subscriptions.count_failure(connection, subscription.id, MAX_FAILURES)

    async def write_until_stored(self, change: Callable[[Connection], None]) -> None:
        """Repeat the write until the database takes it: a sent notice must be marked as sent."""
        while True:
            try:
                return await self.registry.store.write(change)
            except Exception as fault:
                log.warning("a notice is not marked yet", extra={"fault": type(fault).__name__})
            await asyncio.sleep(MARK_RETRY_SECONDS)


def is_quiet(subscription: Subscription, now: float) -> bool:
    """Whether nothing is sent to this person at this hour."""
    hours = subscription.quiet.get("hours") or []
    if len(hours) != 2 or hours[0] == hours[1]:
        return False
    hour = datetime.fromtimestamp(now, zone_of(str(subscription.quiet.get("zone") or "UTC"))).hour
    start, end = int(hours[0]), int(hours[1])
    return start <= hour < end if start < end else hour >= start or hour < end


def seats_to_tell(room: Room, subscription: Subscription, now: float) -> set[int]:
    """Return the seats that have to answer and whose holders do not look.

    In a window a person is told only if there is a question for this person.  A table's own webhook may be read by all,
    so there the seats are those that everybody sees: they do not depend on hidden cards or answers.  A person
    with a day off is told when it is over.
    """
    if not room.status.is_in_play:
        return set()
    asked = set(room.acting_seats())
    if room.window is not None and not subscription.table_id:
        asked = room.window.seats_with_question()
    away = {seat for seat in asked if not subscription.table_id and room.clocks.off_until(seat, now) is not None}
    return asked - away - room.audience.seats_looking()


def decision_of(room: Room, seat: int) -> int:
    return room.window.number if room.window else room.table.decision(seat)
