"""The ways to a person: web push, webhook, mail.  Each sends one notice and says what came of it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import smtplib
import time
from email.headerregistry import Address
from email.message import EmailMessage
from enum import Enum
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

import msgspec
from py_vapid import Vapid
from pywebpush import WebPusher

from touchline.server.turns.public_only import SEND_SECONDS, post

PUSH_SECONDS_TO_LIVE: Final = 24 * 3600
GONE: Final = (404, 410)


class Outcome(Enum):
    SENT = "sent"
    GONE = "gone"  # the receiver does not exist any more
    FAILED = "failed"


class Notice(msgspec.Struct):
    """One notice; it tells nothing about the game except its title."""

    kind: str  # turn, reminder, nudge, confirm
    title: str
    table: str
    heading: str
    text: str
    link: str
    off: str


class Sender(Protocol):
    async def send(self, notice: Notice, target: dict[str, Any]) -> Outcome: ...


def outcome_of(status: int) -> Outcome:
    if status in GONE:
        return Outcome.GONE
    return Outcome.SENT if 200 <= status < 300 else Outcome.FAILED


class WebhookSender:
    """`format`: discord, slack, ntfy or json.  Every request is signed with the secret of its subscription."""

    def __init__(self, allow_private: bool = False) -> None:
        self.allow_private = allow_private

    async def send(self, notice: Notice, target: dict[str, Any]) -> Outcome:
        body, headers = webhook_body(notice, str(target.get("format")))
        stamp = str(int(time.time()))
        signed = hmac.new(str(target["secret"]).encode(), stamp.encode() + b"." + body, hashlib.sha256).hexdigest()
        headers |= {"X-Touchline-Timestamp": stamp, "X-Touchline-Signature": f"sha256={signed}"}
        return outcome_of(await post(str(target["url"]), body, headers, self.allow_private))


def webhook_body(notice: Notice, kind: str) -> tuple[bytes, dict[str, str]]:
    """The body and headers that this receiver understands."""
    line = f"{notice.heading} {notice.text} {notice.link}"
    if kind == "ntfy":
        heading = notice.heading.encode("ascii", "ignore").decode()
        return line.encode(), {"Title": heading, "Click": notice.link, "Content-Type": "text/plain; charset=utf-8"}
    said: Any = {"discord": {"content": line}, "slack": {"text": line}}.get(kind, notice)
    return msgspec.json.encode(said), {"Content-Type": "application/json"}


class PushSender:
    """Web push with our own VAPID key; the content is encrypted for the browser."""

    def __init__(self, vapid: Vapid, contact: str, allow_private: bool = False) -> None:
        self.vapid = vapid
        self.contact = contact
        self.allow_private = allow_private

    async def send(self, notice: Notice, target: dict[str, Any]) -> Outcome:
        endpoint = str(target["endpoint"])
        parts = urlsplit(endpoint)
        claims = {
            "sub": self.contact,
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": str(int(time.time()) + 12 * 3600),
        }
        headers = dict(self.vapid.sign(claims))
        body = bytes(WebPusher(target).encode(msgspec.json.encode(notice))["body"])
        headers |= {"Content-Encoding": "aes128gcm", "TTL": str(PUSH_SECONDS_TO_LIVE), "Urgency": "normal"}
        return outcome_of(await post(endpoint, body, headers, self.allow_private))


class MailSender:
    """SMTP as the operator configured it: `smtp://user:password@host:587` or `smtps://...`."""

    def __init__(self, url: str, sender: str) -> None:
        self.parts = urlsplit(url)
        self.sender = sender

    async def send(self, notice: Notice, target: dict[str, Any]) -> Outcome:
        message = mail(notice, self.sender, str(target["address"]))
        try:
            await asyncio.to_thread(self.deliver, message)
        except smtplib.SMTPRecipientsRefused:
            return Outcome.GONE
        return Outcome.SENT

    def deliver(self, message: EmailMessage) -> None:
        parts = self.parts
        kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
        with kind(parts.hostname or "", parts.port or 0, timeout=SEND_SECONDS) as server:
            if parts.scheme != "smtps" and server.has_extn("starttls"):
                server.starttls()
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)


def mail(notice: Notice, sender: str, recipient: str) -> EmailMessage:
    """A plain mail; the library refuses line ends in headers."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = Address(addr_spec=recipient)
    message["Subject"] = notice.heading
    message["List-Unsubscribe"] = f"<{notice.off}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{notice.text}\n\n{notice.link}\n\n-- \n{notice.off}\n")
    return message


def new_vapid_key() -> str:
    made = Vapid()
    made.generate_keys()
    return str(made.private_pem().decode())


def public_key(vapid: Vapid) -> str:
    """As a browser takes it: the uncompressed point in base64url."""
    import base64

    numbers = vapid.public_key.public_numbers()
    point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def plain_json(target: dict[str, Any]) -> str:
    return json.dumps(target, sort_keys=True)
