"""Requests to addresses that strangers give: never into our own network, never redirected, never for long."""

from __future__ import annotations

import ipaddress
import socket
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

SEND_SECONDS: Final = 10.0
ANSWER_BYTES: Final = 4096  # of an answer are read, and thrown away


class PrivateAddress(OSError):
    """The host is, or leads to, an address of this machine or its networks."""


def is_public(host: str) -> bool:
    address = ipaddress.ip_address(host)
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_global and not address.is_multicast


class PublicResolver(AbstractResolver):
    """Names lead to public addresses only; the address that was checked is the one that is opened."""

    def __init__(self) -> None:
        self.inner = aiohttp.ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self.inner.resolve(host, port, family)
        public = [each for each in found if is_public(each["host"])]
        if not public:
            raise PrivateAddress(host)
        return public

    async def close(self) -> None:
        await self.inner.close()


def check_address(url: str, allow_private: bool = False) -> None:
    """Accept only a plain http(s) address of a public host.  A name is checked again when it is resolved."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
        raise PrivateAddress(url)
    if allow_private:
        return
    try:
        public = is_public(parts.hostname)
    except ValueError:
        public = "." in parts.hostname and not parts.hostname.endswith((".local", ".localhost", ".internal"))
    if not public:
        raise PrivateAddress(url)


async def post(url: str, body: bytes, headers: dict[str, str], allow_private: bool = False) -> int:
    """Post a body to the address; return the status of the answer."""
    check_address(url, allow_private)
    resolver: Any = None if allow_private else PublicResolver()
    connector = aiohttp.TCPConnector(resolver=resolver)
    timeout = aiohttp.ClientTimeout(total=SEND_SECONDS)
    async with (
        aiohttp.ClientSession(connector=connector, timeout=timeout, auto_decompress=False) as session,
        session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
    ):
        await answer.content.read(ANSWER_BYTES)
        return answer.status
