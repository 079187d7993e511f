"""Who asks: by the secrets of seats in the cookie, and how much one may ask for."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, WebSocket
from litestar.datastructures import Cookie

from touchline.server import forms, keys
from touchline.server.archive import Archive
from touchline.server.bucket import Bucket
from touchline.server.desk import Desk
from touchline.server.errors import Refusal
from touchline.server.room import Room
from touchline.server.seating import own_seats

YEAR = 365 * 24 * 3600


def seat_secrets(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> list[str]:
    return keys.cookie_secrets(request.cookies.get(keys.COOKIE))


def seat_cookie(request: Request[Any, Any, Any], secrets: list[str]) -> Cookie:
    value: str | None = request.cookies.get(keys.COOKIE)
    for secret in secrets:
        value = keys.with_secret(value, secret)
    secure = request.url.scheme == "https"
    return Cookie(keys.COOKIE, value=value, path="/", max_age=YEAR, httponly=True, samesite="lax", secure=secure)


def at_desk(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def in_archive(request: Request[Any, Any, Any]) -> Archive:
    archive: Archive = request.app.state.archive
    return archive


def held(room: Room, secrets: list[str]) -> tuple[list[int], bool]:
    """My seats, and whether I am the host."""
    mine = own_seats(room, secrets)
    return [seat.seat for seat in mine], any(seat.host for seat in mine)


def client_address(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """The client's address; behind a trusted proxy the one that the proxy tells."""
    return request.client.host if request.client else ""


def limited(request: Request[Any, Any, Any]) -> None:
    """So many new tables for one client."""
    client = client_address(request)
    buckets: dict[str, Bucket] = request.app.state.buckets
    if len(buckets) > 10_000:
        buckets.clear()
    if not buckets.setdefault(client, Bucket(*request.app.state.new_tables)).take():
        raise Refusal("too-many-tables", 429)


def seated(request: Request[Any, Any, Any], room: Any, seat: int, secrets: list[str]) -> Response[forms.Seated]:
    desk = at_desk(request)
    info = desk.info(room, [*seat_secrets(request), *secrets])
    answer = forms.Seated(info, seat, f"{desk.house.address}/r/{secrets[0]}" if secrets else "")
    return Response(answer, status_code=201, cookies=[seat_cookie(request, secrets)])
