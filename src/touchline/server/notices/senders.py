"""Senders for web push, webhooks and mail.  Each sends one notice and returns its outcome."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import re
import smtplib
import ssl
import time
from email.headerregistry import Address
from email.message import EmailMessage
from enum import Enum
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

import msgspec
from py_vapid import Vapid
from pywebpush import WebPusher

from touchline.server.notices.public_requests import SEND_SECONDS, post

PUSH_SECONDS_TO_LIVE: Final = 24 * 3600
GONE: Final = (404, 410)
AGAIN: Final = (408, 425, 429)  # the receiver asks for another attempt later
DISCORD_SIGNS: Final = re.compile(r"([\\*_~`|>#\[\]()<@:-])")


class Outcome(Enum):
    SENT = "sent"
    GONE = "gone"  # the receiver does not exist any more
    REFUSED = "refused"  # the receiver has answered that it does not take this
    FAILED = "failed"  # no answer, or none that says whether it has arrived: it is sent again


class Notice(msgspec.Struct):
    """One notice; it tells nothing about the game except its title."""

    kind: str  # turn, reminder, nudge, confirm
    title: str
    table: str
    heading: str
    text: str
    link: str
    off: str
    id: str = ""  # the same in every attempt
    who: str = ""  # the person whose turn it is, in a notice to a table's own webhook


class Sender(Protocol):
    async def send(self, notice: Notice, target: dict[str, Any]) -> Outcome: ...


def outcome_of(status: int) -> Outcome:
    if status in GONE:
        return Outcome.GONE
    if 200 <= status < 300:
        return Outcome.SENT
    return Outcome.FAILED if status in AGAIN or status >= 500 else Outcome.REFUSED


class WebhookSender:
    """`format`: discord, slack, ntfy or json.  Every request is signed with the secret of its subscription."""

    def __init__(self, allow_private: bool = False) -> None:
        self.allow_private = allow_private

    async def send(self, notice: Notice, target: dict[str, Any]) -> Outcome:
        body, headers = webhook_body(notice, str(target.get("format")))
        stamp = str(int(time.time()))
        signed = hmac.new(str(target["secret"]).encode(), stamp.encode() + b"." + body, hashlib.sha256).hexdigest()
        headers |= {"X-Touchline-Timestamp": stamp, "X-Touchline-Signature": f"sha256={signed}"}
        headers["Idempotency-Key"] = notice.id
        return outcome_of(await post(str(target["url"]), body, headers, self.allow_private))


def webhook_body(notice: Notice, kind: str) -> tuple[bytes, dict[str, str]]:
    """Return the body and headers that this receiver understands."""
    line = f"{notice.heading} {notice.text} {notice.link}"
    if kind == "ntfy":
        heading = notice.heading.encode("ascii", "ignore").decode()
        return line.encode(), {"Title": heading, "Click": notice.link, "Content-Type": "text/plain; charset=utf-8"}
    said: Any = notice
    if kind == "discord":
        said = {"content": line.replace(notice.who, plain_in_discord(notice.who)) if notice.who else line}
        said["allowed_mentions"] = {"parse": []}  # a name such as @everyone calls nobody
    elif kind == "slack":
        said = {"text": line.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;"), "unfurl_links": False}
    return msgspec.json.encode(said), {"Content-Type": "application/json"}


def plain_in_discord(name: str) -> str:
    """Return a name that Discord shows as it is: no bold, no links."""
    return DISCORD_SIGNS.sub(r"\\\1", name)


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
        headers["Topic"] = notice.id  # a push service keeps the last of those with one topic
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
        except smtplib.SMTPRecipientsRefused as fault:
            codes = [code for code, _ in fault.recipients.values()]
            return Outcome.GONE if all(code >= 500 for code in codes) else Outcome.FAILED
        except smtplib.SMTPDataError as fault:
            return Outcome.REFUSED if fault.smtp_code >= 500 else Outcome.FAILED
        return Outcome.SENT

    def tls(self) -> ssl.SSLContext | None:
        """Return the TLS settings: a password goes only to a server whose certificate is right; else any certificate
        will do."""
        return ssl.create_default_context() if self.parts.username else None

    def deliver(self, message: EmailMessage) -> None:
        parts = self.parts
        host, port = parts.hostname or "", parts.port or 0
        server: smtplib.SMTP
        if parts.scheme == "smtps":
            server = smtplib.SMTP_SSL(host, port, timeout=SEND_SECONDS, context=self.tls())
        else:
            server = smtplib.SMTP(host, port, timeout=SEND_SECONDS)
        try:
            server.ehlo_or_helo_if_needed()
            if parts.scheme != "smtps" and server.has_extn("starttls"):
                server.starttls(context=self.tls())
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)
        finally:
            with contextlib.suppress(OSError):  # a mail that was taken is not sent again because the goodbye failed
                server.quit()


def mail(notice: Notice, sender: str, recipient: str) -> EmailMessage:
    """Return a plain mail; the library refuses line ends in headers."""
    message = EmailMessage()
    message["From"] = sender
    message["To"] = Address(addr_spec=recipient)
    message["Subject"] = notice.heading
    message["Message-ID"] = f"<{notice.id}@{sender.rpartition('@')[2].rstrip('>') or 'localhost'}>"
    message["List-Unsubscribe"] = f"<{notice.off}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(f"{notice.text}\n\n{notice.link}\n\n-- \n{notice.off}\n")
    return message


def new_vapid_key() -> str:
    made = Vapid()
    made.generate_keys()
    return str(made.private_pem().decode())


def public_key(vapid: Vapid) -> str:
    """Return the key as browsers take it: the uncompressed point in base64url."""
    import base64

    numbers = vapid.public_key.public_numbers()
    point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    return base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def plain_json(target: dict[str, Any]) -> str:
    return json.dumps(target, sort_keys=True)
