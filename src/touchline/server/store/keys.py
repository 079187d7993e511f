"""Secrets: seats are held by 128 random bits, stored as a hash; codes are six letters that are easy to read out."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
PERSON_COOKIE: Final = "touchline_person"  # a random id, under which the store knows which seats are held
SECURE_COOKIE: Final = "__Host-touchline_person"  # on https: no other host can set a cookie of this name
SEATS_COOKIE: Final = "touchline_seats"  # of an earlier version: the secrets of all seats
MOST_SEATS: Final = 120  # secrets in such a cookie
SECRET_LENGTH: Final = 22  # letters


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
    """The secrets of seats in a cookie of an earlier version."""
    return [each for each in (cookie or "").split(".") if 0 < len(each) <= 40][-MOST_SEATS:]
