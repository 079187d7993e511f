"""Tells people that it is their turn: once for each turn, and once more before the deadline.

Every worker looks in the store for tables in play whose people want to be told, and puts what they have to be told into
the outbox (delivery.py sends it).  Nothing is sent to somebody who looks at the table.
"""

from __future__ import annotations

import contextlib
import logging
import secrets
from typing import Any, Final

import msgspec

from touchline import texts
from touchline.server.messages.errors import RequestError, RoomClosed
from touchline.server.notices.delivery import Delivery, decision_of, is_quiet, seats_to_tell
from touchline.server.notices.senders import Notice
from touchline.server.store import outbox, subscriptions
from touchline.server.store.subscriptions import Subscription
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.sweeper import Sweeper

log = logging.getLogger("touchline.notices")
SWEEP_SECONDS: Final = 10.0
GRACE_SECONDS: Final = 20.0  # somebody who looks away for a moment is not told
REMIND_SHARE: Final = 0.25  # a reminder is sent when this share of the time for a decision is left


class Notices:
    def __init__(self, registry: Registry, delivery: Delivery, grace: float = GRACE_SECONDS) -> None:
        self.registry = registry
        self.delivery = delivery
        self.grace = grace
        self.every = min(SWEEP_SECONDS, max(0.05, grace / 2))
        self.unseen_since: dict[
            tuple[str, int], tuple[int, float]
        ] = {}  # subscription and seat -> decision, since when
        self.made: set[str] = set()  # notices that this worker knows to be in the outbox
        self.sweeper = Sweeper(self.sweep, self.every, log, "could not look who has to be told")

    def start(self) -> None:
        self.sweeper.start()

    async def stop(self) -> None:
        await self.sweeper.stop()

    async def sweep(self) -> None:
        """Put the notices that are due into the outbox, and send what waits there."""
        due: set[str] = set()
        for code, seat, subscription in await self.registry.store.read(subscriptions.seats_with_subscribers):
            if is_quiet(subscription, self.registry.clock()):
                continue
            with contextlib.suppress(RequestError, RoomClosed):
                room = await self.registry.room(code)
                for kind in self.due_notices(room, seat, subscription):
                    due.add(await self.tell(room, seat, subscription, kind))
        self.made = due
        await self.delivery.send_due()

    def due_notices(self, room: Room, seat: int, subscription: Subscription) -> list[str]:
        """Return the kinds of notice for this seat now: none while its holder looks, or before the grace is over."""
        key, number, now = (f"{subscription.id} {room.id}", seat), decision_of(room, seat), self.registry.timer()
        if seat not in seats_to_tell(room, subscription, self.registry.clock()):
            self.unseen_since.pop(key, None)
            return []
        if self.unseen_since.get(key, (-1, now))[0] != number:
            self.unseen_since[key] = (number, now)
        if now - self.unseen_since[key][1] < self.grace:
            return []
        return ["turn", "reminder"] if self.is_late(room, seat) else ["turn"]

    def is_late(self, room: Room, seat: int) -> bool:
        """Whether the time over days for this decision is running out."""
        span, end = room.clocks.seconds_allowed(seat), room.clocks.deadline(seat)
        if span is None or end is None or room.status.pace != "days":
            return False
        return end - self.registry.timer() <= span * REMIND_SHARE

    async def tell(self, room: Room, seat: int, subscription: Subscription, kind: str, nudge: str = "") -> str:
        """Put a notice into the outbox, unless it is there; return its id."""
        number, store = decision_of(room, seat), self.registry.store
        name = outbox.notice_id(subscription.id, room.id, seat, number, kind, *([nudge] if nudge else []))
        if name in self.made:
            return name
        notice = notice_of(self.registry, room, subscription, kind, seat)
        notice.id = name
        row: dict[str, Any] = {"id": name, "subscription": subscription.id, "table_id": room.id, "seat": seat}
        row |= {"number": number, "kind": kind, "made": self.registry.clock()}
        row["body"] = msgspec.json.encode(notice).decode()
        if not await store.read(lambda connection: outbox.is_known(connection, name)):
            await store.write(lambda connection: outbox.put(connection, row))
        return name

    async def nudge(self, room: Room, seat: int) -> None:
        """Send a nudge of another manager to the subscriptions of a seat whose holder does not look."""
        nudge = secrets.token_hex(8)
        for code, number, subscription in await self.registry.store.read(subscriptions.seats_with_subscribers):
            is_asked = (code, number) == (room.code, seat) and seat in seats_to_tell(
                room, subscription, self.registry.clock()
            )
            if is_asked and not is_quiet(subscription, self.registry.clock()):
                await self.tell(room, seat, subscription, "nudge", nudge)
        await self.delivery.send_due()


def notice_of(registry: Registry, room: Room, subscription: Subscription, kind: str, seat: int) -> Notice:
    """Return a notice in the person's language: the title, the table's code and two links; nothing about the game.

    A table's own webhook is read by several people, so there the notice names the person.
    """
    address = registry.reach.choose("") or registry.address
    title = room.table.title
    own = texts.Texts(subscription.lang, title.text)
    name = own.say("title-name") if own.has("title-name") else title.name
    who = room.seats[seat].name if subscription.table_id else ""
    said: dict[str, Any] = {"title": name, "table": room.code, "name": who}
    return Notice(
        kind=kind,
        title=name,
        table=room.code,
        heading=own.say(f"ui-notice-{kind}-of" if subscription.table_id else f"ui-notice-{kind}", said),
        text=own.say("ui-notice-text", said),
        link=f"{address}/t/{room.code}",
        off=f"{address}/off/{subscription.id}",
        who=who,
    )
