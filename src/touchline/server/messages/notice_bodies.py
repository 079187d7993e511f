"""Requests and answers about notices: where a person or a table is told whose turn it is."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from touchline.server.messages.bodies import RequestBody


class QuietHours(RequestBody):
    """From and to which hour nothing is sent, as [22, 8], in this time zone."""

    hours: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=23)]], msgspec.Meta(max_length=2)] = []
    zone: Annotated[str, msgspec.Meta(max_length=60, pattern="^[A-Za-z0-9_+/-]*$")] = ""


class PushKeys(RequestBody):
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class Subscribe(RequestBody):
    """A new subscription: a browser (`endpoint`, `keys`), a webhook (`url`, `format`), or a mail `address`."""

    kind: Literal["push", "webhook", "mail"]
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"
    quiet: QuietHours = msgspec.field(default_factory=QuietHours)
    endpoint: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    keys: PushKeys | None = None
    url: Annotated[str, msgspec.Meta(max_length=500)] = ""
    format: Literal["discord", "slack", "ntfy", "json"] = "json"
    address: Annotated[str, msgspec.Meta(max_length=200)] = ""


class TableWebhook(RequestBody):
    """The host's wish that a webhook is told whose turn it is at this table; without `url`: not any more."""

    url: Annotated[str, msgspec.Meta(max_length=500)] = ""
    format: Literal["discord", "slack", "ntfy", "json"] = "json"
    lang: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class TableWebhookInfo(msgspec.Struct):
    """The address of a table's webhook, without its secret part; empty: it has none."""

    destination: str
    format: str


class SubscriptionInfo(msgspec.Struct):
    """`destination`: the receiver's address without its secret part; `secret`: a webhook's key, sent only once."""

    id: str
    kind: str
    destination: str
    confirmed: bool
    secret: str = ""


class NoticeInfo(msgspec.Struct):
    """My subscriptions, the server's key for web push, and whether it sends mail."""

    subscriptions: list[SubscriptionInfo]
    push_key: str
    mail: bool
