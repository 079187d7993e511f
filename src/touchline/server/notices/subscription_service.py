"""Adds, lists and removes subscriptions: where a person, or a table, wants to get notices."""

from __future__ import annotations

import json
import re
import secrets
from email.headerregistry import Address
from typing import Any, Final

import msgspec
from py_vapid import Vapid
from sqlalchemy import Connection

from touchline import texts
from touchline.server.messages.errors import RequestError
from touchline.server.messages.notice_bodies import (
    NoticeInfo,
    Subscribe,
    SubscriptionInfo,
    TableWebhook,
    TableWebhookInfo,
)
from touchline.server.notices.delivery import LEASE_SECONDS, Delivery
from touchline.server.notices.public_requests import PrivateAddress, check_address
from touchline.server.notices.senders import (
    MailSender,
    Notice,
    PushSender,
    Sender,
    WebhookSender,
    new_vapid_key,
    plain_json,
    public_key,
)
from touchline.server.store import keys, outbox, subscriptions
from touchline.server.store.subscriptions import Subscription
from touchline.server.tables.registry import Registry

MAIL_ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
MAX_SUBSCRIPTIONS: Final = 10  # for each person
CONTACT: Final = "mailto:operator@localhost"  # push services ask for one; --mail-from takes its place


class SubscriptionService:
    """A person's subscriptions (at most `MAX_SUBSCRIPTIONS`), and the one webhook that a table may have."""

    def __init__(self, registry: Registry, delivery: Delivery, push_key: str, private_hooks: bool) -> None:
        self.registry = registry
        self.delivery = delivery
        self.senders = delivery.senders
        self.push_key = push_key
        self.private_hooks = private_hooks

    async def info(self, person: str) -> NoticeInfo:
        found = await self.registry.store.read(lambda connection: subscriptions.of_person(connection, person))
        return NoticeInfo([subscription_info(each) for each in found], self.push_key, "mail" in self.senders)

    async def add(self, person: str, wish: Subscribe) -> SubscriptionInfo:
        """Keep a new subscription; a mail address gets a mail first and counts when its link was opened."""
        known = await self.registry.store.read(lambda connection: subscriptions.of_person(connection, person))
        if len(known) >= MAX_SUBSCRIPTIONS:
            raise RequestError("too-many-subscriptions", 429)
        row = self.new_row(wish) | {"person": person}
        first_mail = None if row["confirmed"] else self.first_mail(row)

        def keep(connection: Connection) -> None:
            subscriptions.add(connection, row)
            if first_mail is not None:
                outbox.put(connection, first_mail)

        await self.registry.store.write(keep)
        self.registry.run_in_background(self.delivery.send_due())
        return new_subscription_info(row)

    async def set_table_webhook(self, table_id: str, wish: TableWebhook) -> SubscriptionInfo:
        """Keep the webhook of a table instead of the one it has; without an address it has none any more."""
        row = None
        if wish.url:
            asked = Subscribe("webhook", lang=wish.lang, url=wish.url, format=wish.format)
            row = self.new_row(asked) | {"person": "", "table_id": table_id}
        await self.registry.store.write(lambda connection: subscriptions.replace_of_table(connection, table_id, row))
        return SubscriptionInfo("", "webhook", "", False) if row is None else new_subscription_info(row)

    async def table_webhook(self, table_id: str) -> TableWebhookInfo:
        subscription = await self.registry.store.read(lambda connection: subscriptions.of_table(connection, table_id))
        if subscription is None:
            return TableWebhookInfo("", "")
        target = subscription.target
        return TableWebhookInfo(destination_of(target), str(target.get("format")))

    def new_row(self, wish: Subscribe) -> dict[str, Any]:
        return {
            "id": secrets.token_hex(16),
            "kind": wish.kind,
            "target": plain_json(self.target_of(wish)),
            "lang": wish.lang if wish.lang in texts.LANGUAGES else "en",
            "quiet": plain_json({"hours": wish.quiet.hours, "zone": wish.quiet.zone}),
            "confirmed": wish.kind != "mail",
            "failures": 0,
            "created": self.registry.clock(),
        }

    def target_of(self, wish: Subscribe) -> dict[str, Any]:
        """Return the target as it is stored; RequestError if this server cannot or may not send there."""
        if wish.kind not in self.senders:
            raise RequestError("no-such-sender", 409, wish.kind)
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

    def first_mail(self, row: dict[str, Any]) -> dict[str, Any]:
        """Return the first mail to an address, for the outbox; whoever opens its link wants more."""
        own, id_ = texts.Texts(str(row["lang"])), row["id"]
        address = self.registry.reach.choose("") or self.registry.address
        heading, text = own.say("ui-notice-confirm"), own.say("ui-notice-confirm-text")
        notice = Notice("confirm", "", "", heading, text, f"{address}/on/{id_}", f"{address}/off/{id_}")
        notice.id = outbox.notice_id(id_, "confirm")
        numbers = {"table_id": None, "seat": outbox.NO_SEAT, "number": 0, "made": row["created"]}
        return {"id": notice.id, "subscription": id_, "kind": "confirm", "body": as_json(notice), **numbers}


def subscription_info(subscription: Subscription) -> SubscriptionInfo:
    """Return what the client shows of a subscription: of an address only the host, as its path may be a secret."""
    destination = destination_of(subscription.target)
    return SubscriptionInfo(subscription.id, subscription.kind, destination, subscription.confirmed)


def new_subscription_info(row: dict[str, Any]) -> SubscriptionInfo:
    """Return the answer to the person who made it; only this answer holds the secret."""
    target: dict[str, Any] = json.loads(row["target"])
    secret = str(target.get("secret", ""))
    return SubscriptionInfo(row["id"], row["kind"], destination_of(target), row["confirmed"], secret)


def as_json(notice: Notice) -> str:
    return msgspec.json.encode(notice).decode()


def destination_of(target: dict[str, Any]) -> str:
    place = str(target.get("url") or target.get("endpoint") or "").split("/")
    return str(target.get("address") or (place[2] if len(place) > 2 else ""))


async def open_subscription_service(
    registry: Registry, mail: tuple[str, str], private_hooks: bool = False, lease: float = LEASE_SECONDS
) -> SubscriptionService:
    """Return the service with this server's senders and its key for web push, which is made at the first start."""
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
    return SubscriptionService(registry, Delivery(registry, senders, lease), public_key(vapid), private_hooks)
