"""Secrets: seats are held by 128 random bits, stored as a hash; codes are six letters that are easy to read out."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
PERSON_COOKIE: Final = "touchline_person"  # a random id, under which the store knows which seats are held
SECURE_COOKIE: Final = "__Host-touchline_person"  # on https: no other host can set a cookie of this name
SEATS_COOKIE: Final = "touchline_seats"  # of an earlier version: the secrets of all seats
MAX_COOKIE_SEATS: Final = 120  # secrets in such a cookie
SECRET_LENGTH: Final = 22  # letters


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(6))


def new_id() -> str:
    return secrets.token_hex(16)


def new_secret() -> str:
    return secrets.token_urlsafe(16)


def hash_secret(secret: str) -> str:
    """Return the hash of a secret: 128 random bits need no salt, and a lookup by hash leaks no timing."""
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_secrets(cookie: str | None) -> list[str]:
    """Return the secrets of seats from a cookie of an earlier version."""
    return [each for each in (cookie or "").split(".") if 0 < len(each) <= 40][-MAX_COOKIE_SEATS:]
