"""Secrets: seats are held by 128 random bits, stored as a hash; codes are six letters that are easy to read out."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
COOKIE: Final = "touchline_seats"
MOST_SEATS: Final = 120  # secrets in one cookie; the oldest are forgotten


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def new_id() -> str:
    return secrets.token_hex(16)


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """A 128-bit secret needs no salt; being looked up by its hash, it is never compared letter by letter."""
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_secrets(cookie: str | None) -> list[str]:
    return [each for each in (cookie or "").split(".") if 0 < len(each) <= 40][-MOST_SEATS:]


def with_secret(cookie: str | None, secret: str) -> str:
    kept = [each for each in cookie_secrets(cookie) if each != secret]
    return ".".join([*kept, secret][-MOST_SEATS:])
