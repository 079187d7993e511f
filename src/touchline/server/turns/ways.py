"""The ways by which this server reaches people, and how a person adds one."""

from __future__ import annotations

import re
import secrets
from email.headerregistry import Address
from typing import Any, Final

from py_vapid import Vapid

from touchline import texts
from touchline.server.messages import bodies
from touchline.server.messages.errors import RequestError
from touchline.server.store import keys, subscriptions
from touchline.server.store.subscriptions import Subscription
from touchline.server.tables.registry import Registry
from touchline.server.turns.public_only import PrivateAddress, check_address
from touchline.server.turns.senders import (
    MailSender,
    Notice,
    PushSender,
    Sender,
    WebhookSender,
    new_vapid_key,
    plain_json,
    public_key,
)

MAIL_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
MAX_WAYS: Final = 10  # for each person
CONTACT: Final = "mailto:operator@localhost"  # push services ask for one; --mail-from takes its place


class Ways:
    def __init__(self, registry: Registry, senders: dict[str, Sender], push_key: str, private_hooks: bool) -> None:
        self.registry = registry
        self.senders = senders
        self.push_key = push_key
        self.private_hooks = private_hooks

    async def info(self, person: str) -> bodies.NoticeInfo:
        found = await self.registry.store.read(lambda connection: subscriptions.of_person(connection, person))
        return bodies.NoticeInfo([subscription_info(each) for each in found], self.push_key, "mail" in self.senders)

    async def add(self, person: str, wish: bodies.Subscribe) -> bodies.SubscriptionInfo:
        """Keep a new way; a mail address gets a mail first and counts when its link was opened."""
        target = self.target_of(wish)
        known = await self.registry.store.read(lambda connection: subscriptions.of_person(connection, person))
        if len(known) >= MAX_WAYS:
            raise RequestError("too-many-ways", 429)
        row: dict[str, Any] = {
            "id": secrets.token_hex(16),
            "person": person,
            "kind": wish.kind,
            "target": plain_json(target),
            "lang": wish.lang if wish.lang in texts.LANGUAGES else "en",
            "quiet": plain_json({"hours": wish.quiet.hours, "zone": wish.quiet.zone}),
            "confirmed": wish.kind != "mail",
            "failures": 0,
            "created": self.registry.clock(),
        }
        await self.registry.store.write(lambda connection: subscriptions.add(connection, row))
        found = await self.registry.store.read(lambda connection: subscriptions.of_person(connection, person))
        made = next(each for each in found if each.id == row["id"])
        if not made.confirmed:
            self.registry.run_in_background(self.ask(made))
        info = subscription_info(made)
        info.secret = str(target.get("secret", ""))
        return info

    def target_of(self, wish: bodies.Subscribe) -> dict[str, Any]:
        """Return the target as it is stored; RequestError if this server cannot or may not send there."""
        if wish.kind not in self.senders:
            raise RequestError("no-such-way", 409, wish.kind)
        try:
            if wish.kind == "mail":
                if not MAIL_ADDRESS.fullmatch(wish.address):
                    raise RequestError("bad-address", 400)
                return {"address": Address(addr_spec=wish.address).addr_spec}
            if wish.kind == "webhook":
                check_address(wish.url, self.private_hooks)
                return {"url": wish.url, "format": wish.format, "secret": keys.new_secret()}
            check_address(wish.endpoint, self.private_hooks)
        except PrivateAddress as fault:
            raise RequestError("private-address", 400) from fault
        except (ValueError, IndexError) as fault:
            raise RequestError("bad-address", 400) from fault
        if wish.keys is None:
            raise RequestError("bad-request", 400, "keys")
        return {"endpoint": wish.endpoint, "keys": {"p256dh": wish.keys.p256dh, "auth": wish.keys.auth}}

    async def ask(self, way: Subscription) -> None:
        """The first mail: its link says yes."""
        own = texts.Texts(way.lang)
        address = self.registry.reach.choose("") or self.registry.address
        heading, text = own.say("ui-notice-confirm"), own.say("ui-notice-confirm-text")
        link, off = f"{address}/on/{way.id}", f"{address}/off/{way.id}"
        await self.senders["mail"].send(Notice("confirm", "", "", heading, text, link, off), way.target)


def subscription_info(way: Subscription) -> bodies.SubscriptionInfo:
    """Return what the client shows of a subscription: of an address only the host, as its path may be a secret."""
    place = str(way.target.get("url") or way.target.get("endpoint") or "").split("/")
    where = str(way.target.get("address") or (place[2] if len(place) > 2 else ""))
    return bodies.SubscriptionInfo(way.id, way.kind, where, way.confirmed)


async def open_ways(registry: Registry, mail: tuple[str, str], private_hooks: bool = False) -> Ways:
    """Return the ways of this server, with its key for web push, which is made at the first start."""
    pem = await registry.store.write(lambda connection: subscriptions.key(connection, "vapid", new_vapid_key()))
    vapid = Vapid.from_pem(pem.encode())
    url, sender = mail
    contact = f"mailto:{sender}" if sender else CONTACT
    senders: dict[str, Sender] = {
        "push": PushSender(vapid, contact, private_hooks),
        "webhook": WebhookSender(private_hooks),
    }
    if url:
        senders["mail"] = MailSender(url, sender or "touchline@localhost")
    return Ways(registry, senders, public_key(vapid), private_hooks)
