"""Receivers of notices, on loopback: a web server for webhooks and web push, and an SMTP server."""

from __future__ import annotations

import base64
import contextlib
import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.launch import free_port


class Got:
    """One request that came in."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Answers every POST with `status`, after `delay` seconds."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 200
        self.delay = 0.0
        self.endless = False  # the answer never ends
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                outer.got.append(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                time.sleep(outer.delay)
                self.send_response(outer.status)
                if outer.status == 302:
                    self.send_header("location", "http://127.0.0.1:1/")
                self.end_headers()
                with contextlib.suppress(OSError):
                    while outer.endless:
                        self.wfile.write(b"x" * 65536)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def wait(self, count: int, seconds: float = 20.0) -> list[Got]:
        deadline = time.monotonic() + seconds
        while len(self.got) < count and time.monotonic() < deadline:
            time.sleep(0.02)
        return self.got


@contextlib.contextmanager
def receiving() -> Iterator[Receiver]:
    receiver = Receiver()
    try:
        yield receiver
    finally:
        receiver.server.shutdown()
        receiver.server.server_close()


class Browser:
    """The keys of a browser that has subscribed to web push."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        numbers = self.private.public_key().public_numbers()
        point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.keys = {"p256dh": encode_base64(point), "auth": encode_base64(self.auth)}

    def read(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"))


def encode_base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class MailBox:
    def __init__(self) -> None:
        self.mails: list[tuple[list[str], bytes]] = []

    async def handle_DATA(  # noqa: N802
        self, server: Any, session: Any, envelope: Any
    ) -> str:
        self.mails.append((list(envelope.rcpt_tos), bytes(envelope.content)))
        return "250 OK"


@contextlib.contextmanager
def mail_box() -> Iterator[tuple[str, MailBox]]:
    box = MailBox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}", box
    finally:
        controller.stop()


def wait_for(true: Callable[[], bool], seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline, "what was waited for did not come"
        time.sleep(0.02)
