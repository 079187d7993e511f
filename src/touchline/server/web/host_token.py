"""The token by which the operator of this server is known: 128 random bits, printed at the start.

The page sends it once and gets it back as a cookie; programs send `Authorization: Bearer TOKEN`.  The server knows the
token's hash only, and compares hashes in constant time.  Wrong tokens are limited for each address.
"""

from __future__ import annotations

import hmac
import os
from typing import Any, Final

from litestar import Request
from litestar.datastructures import Cookie

from touchline.kernel.errors import BadOption
from touchline.server.messages.errors import RequestError
from touchline.server.store import keys
from touchline.server.tables.token_bucket import TokenBuckets
from touchline.server.web.connection_limits import address_group
from touchline.server.web.visitors import client_address

VARIABLE: Final = "TOUCHLINE_HOST_TOKEN"  # a token of the operator's own, which stays the same over starts
HOST_COOKIE: Final = "touchline_host"
SECURE_HOST_COOKIE: Final = "__Host-touchline_host"
WRONG_TOKENS: Final = (0.1, 10.0)  # a second and at once, for one address
BEARER: Final = "Bearer "
MONTH_SECONDS: Final = 30 * 24 * 3600


def token_at_start() -> tuple[str, bool]:
    """Return the token of this start, and whether it is a new one."""
    given = os.environ.get(VARIABLE, "").strip()
    if given and len(given) < keys.SECRET_LENGTH:
        raise BadOption("host-token-too-short", VARIABLE, {"least": keys.SECRET_LENGTH})
    return (given, False) if given else (keys.new_secret(), True)


class HostToken:
    """`token_hash` is empty at a server that nobody administers: every token is wrong there."""

    def __init__(self, token_hash: str, wrong_tokens: tuple[float, float] = WRONG_TOKENS) -> None:
        self.token_hash = token_hash
        self.wrong_tokens = TokenBuckets(*wrong_tokens)

    def check(self, request: Request[Any, Any, Any]) -> None:
        """Raise unless the cookie or the header has the token."""
        self.compare(request, request_token(request))

    def compare(self, request: Request[Any, Any, Any], given: str) -> None:
        who = address_group(client_address(request))
        if self.wrong_tokens.is_empty(who):
            raise RequestError("too-many-guesses", 429)
        is_right = hmac.compare_digest(keys.hash_secret(given), self.token_hash or "-")
        if not (is_right and self.token_hash):
            if given:
                self.wrong_tokens.take(who)
            raise RequestError("wrong-token", 403)


def request_token(request: Request[Any, Any, Any]) -> str:
    header = request.headers.get("authorization", "")
    if header.startswith(BEARER):
        return header.removeprefix(BEARER).strip()
    return request.cookies.get(cookie_name(request), "")


def cookie_name(request: Request[Any, Any, Any]) -> str:
    return SECURE_HOST_COOKIE if request.url.scheme == "https" else HOST_COOKIE


def token_cookie(request: Request[Any, Any, Any], token: str) -> Cookie:
    """Return a cookie for a month, sent by our own pages only; without a token the browser forgets it."""
    age, secure = MONTH_SECONDS if token else 0, request.url.scheme == "https"
    return Cookie(
        cookie_name(request), value=token, path="/", max_age=age, httponly=True, samesite="strict", secure=secure
    )


def host_token_of(request: Request[Any, Any, Any]) -> HostToken:
    token: HostToken = request.app.state.host_token
    return token
