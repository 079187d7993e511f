"""Identifies the person who makes a request, by a cookie, and limits how much one client may ask for."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from touchline.server.lobby.records import Records
from touchline.server.lobby.seating import own_seats
from touchline.server.lobby.table_info import table_info
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_bodies import SeatResponse
from touchline.server.store import holdings, keys, rows, subscriptions
from touchline.server.tables.room import Room
from touchline.server.tables.token_bucket import TokenBuckets
from touchline.server.web.connection_limits import address_group
from touchline.server.web.request_checks import OWN_SITES, AnyRequest

YEAR = 365 * 24 * 3600


def cookie_name(request: AnyRequest) -> str:
    return keys.SECURE_COOKIE if request.scope["scheme"] in ("https", "wss") else keys.PERSON_COOKIE


def person_of(request: AnyRequest) -> str | None:
    """Return the hash of the id in the person's cookie; None without a cookie."""
    given = request.cookies.get(cookie_name(request), "")
    return keys.hash_secret(given) if len(given) == keys.SECRET_LENGTH else None


def old_holdings(request: AnyRequest) -> list[str]:
    """Return the holdings in the cookie of an earlier version."""
    return [keys.hash_secret(each) for each in keys.cookie_secrets(request.cookies.get(keys.SEATS_COOKIE))]


async def holdings_of(request: AnyRequest, most: int | None = holdings.MAX_HOLDINGS) -> list[str]:
    """Return the hashes of the secrets by which this person holds seats, those of the `most` newest tables."""
    person, old = person_of(request), old_holdings(request)
    if person is None:
        return old
    kept = await service_of(request).registry.store.read(
        lambda connection: holdings.holdings_of(connection, person, most)
    )
    return [*kept, *old]


async def keep_holdings(request: Request[Any, Any, Any], new: list[str]) -> list[Cookie]:
    """Store that this person holds these seats and those of an old cookie; return the cookies to set."""
    person, old, cookies = person_of(request), old_holdings(request), []
    if person is None:
        made = keys.new_secret()
        person = keys.hash_secret(made)
        cookies.append(cookie(request, cookie_name(request), made))
    if old:
        cookies.append(cookie(request, keys.SEATS_COOKIE, ""))
    if new or old:
        await service_of(request).registry.store.write(
            lambda connection: holdings.add_holdings(connection, person, [*new, *old])
        )
    return cookies


async def forget_person(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Delete this person's holdings; return cookies that make the browser forget its own."""
    person = person_of(request)
    if person is not None:
        store = service_of(request).registry.store
        await store.write(lambda connection: holdings.forget_person(connection, person))
        await store.write(lambda connection: subscriptions.remove_of_person(connection, person))
    return [cookie(request, name, "") for name in (cookie_name(request), keys.SEATS_COOKIE)]


def cookie(request: Request[Any, Any, Any], name: str, value: str) -> Cookie:
    """Return a cookie for a year; without a value the browser forgets it."""
    secure = request.url.scheme == "https"
    age = YEAR if value else 0
    return Cookie(name, value=value, path="/", max_age=age, httponly=True, samesite="lax", secure=secure)


def is_page_visit(request: Request[Any, Any, Any]) -> bool:
    """Return whether a browser shows the answer as a whole page, and not inside a page of another site."""
    if request.headers.get("sec-fetch-site", "same-origin") in OWN_SITES:
        return True
    return request.headers.get("sec-fetch-dest") == "document"


def service_of(request: AnyRequest) -> TableService:
    service: TableService = request.app.state.service
    return service


def records_of(request: Request[Any, Any, Any]) -> Records:
    records: Records = request.app.state.records
    return records


def seats_and_host(room: Room, holdings: list[str]) -> tuple[list[int], bool]:
    """Return the seats of this person, and whether one of them is the host's."""
    mine = own_seats(room, holdings)
    return [seat.seat for seat in mine], any(seat.host for seat in mine)


def client_address(request: AnyRequest) -> str:
    """Return the client's address; behind a trusted proxy the one that the proxy tells."""
    return request.client.host if request.client else ""


def limit_new_tables(request: Request[Any, Any, Any]) -> None:
    """Raise RequestError if this client makes new tables too fast."""
    new_tables: TokenBuckets = request.app.state.new_tables
    if not new_tables.take(address_group(client_address(request))):
        raise RequestError("too-many-tables", 429)


async def check_guesses(request: AnyRequest, code: str) -> None:
    """Raise RequestError if this client has tried many codes that do not exist; tables of own seats stay open."""
    guesses: TokenBuckets = request.app.state.guesses
    if not guesses.is_empty(address_group(client_address(request))):
        return
    own = await holdings_of(request)
    mine = await service_of(request).registry.store.read(lambda connection: rows.seats_held_by(connection, own))
    if code.upper() not in {each.code for each in mine}:
        raise RequestError("too-many-guesses", 429)


def count_guess(request: AnyRequest, fault: RequestError) -> None:
    """Count a request for a code or a secret that does not exist."""
    if fault.code in ("unknown-table", "unknown-seat"):
        guesses: TokenBuckets = request.app.state.guesses
        guesses.take(address_group(client_address(request)))


async def seat_response(
    request: Request[Any, Any, Any], room: Room, seat: int, secrets: list[str]
) -> Response[SeatResponse]:
    """Return the answer to a person in a new seat: table, seat, and a link for that person's other devices."""
    service, new = service_of(request), [keys.hash_secret(each) for each in secrets]
    cookies = await keep_holdings(request, new)
    info = table_info(room, [*await holdings_of(request), *new])
    answer = SeatResponse(info, seat, f"{service.registry.address}/r/{secrets[0]}" if secrets else "")
    return Response(answer, status_code=201, cookies=cookies)
