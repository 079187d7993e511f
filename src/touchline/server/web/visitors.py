"""Who asks: by the cookie of a person, and how much one may ask for."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie

from touchline.server.lobby.records import Records
from touchline.server.lobby.seating import own_seats
from touchline.server.lobby.table_service import TableService
from touchline.server.messages import bodies
from touchline.server.messages.errors import RequestError
from touchline.server.store import holdings, keys, rows
from touchline.server.tables.room import Room
from touchline.server.tables.token_bucket import TokenBuckets
from touchline.server.web.connection_limits import address_group
from touchline.server.web.request_checks import OWN_SITES, Asked

YEAR = 365 * 24 * 3600


def cookie_name(request: Asked) -> str:
    return keys.SECURE_COOKIE if request.scope["scheme"] in ("https", "wss") else keys.PERSON_COOKIE


def person_of(request: Asked) -> str | None:
    """The hash of the id in the person's cookie; None for somebody who has none yet."""
    told = request.cookies.get(cookie_name(request), "")
    return keys.hash_secret(told) if len(told) == keys.SECRET_LENGTH else None


def old_holdings(request: Asked) -> list[str]:
    """What the cookie of an earlier version holds."""
    return [keys.hash_secret(each) for each in keys.cookie_secrets(request.cookies.get(keys.SEATS_COOKIE))]


async def holdings_of(request: Asked, most: int | None = holdings.MAX_HOLDINGS) -> list[str]:
    """The hashes of the secrets by which whoever asks holds seats: so many at most, those of the newest tables."""
    person, old = person_of(request), old_holdings(request)
    if person is None:
        return old
    kept = await service_of(request).registry.store.read(
        lambda connection: holdings.holdings_of(connection, person, most)
    )
    return [*kept, *old]


async def keep_holdings(request: Request[Any, Any, Any], new: list[str]) -> list[Cookie]:
    """Write down that this person holds these seats, and those of an old cookie; the cookies that have to be set."""
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


async def forget(request: Request[Any, Any, Any]) -> list[Cookie]:
    """Nothing is known of this person any more; the cookies that take theirs away."""
    person = person_of(request)
    if person is not None:
        await service_of(request).registry.store.write(lambda connection: holdings.forget_person(connection, person))
    return [cookie(request, name, "") for name in (cookie_name(request), keys.SEATS_COOKIE)]


def cookie(request: Request[Any, Any, Any], name: str, value: str) -> Cookie:
    """For a year; without a value the browser forgets it."""
    secure = request.url.scheme == "https"
    age = YEAR if value else 0
    return Cookie(name, value=value, path="/", max_age=age, httponly=True, samesite="lax", secure=secure)


def is_page_visit(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser shows the answer as a page of its own, and not inside a page of another site."""
    if request.headers.get("sec-fetch-site", "same-origin") in OWN_SITES:
        return True
    return request.headers.get("sec-fetch-dest") == "document"


def service_of(request: Asked) -> TableService:
    service: TableService = request.app.state.service
    return service


def records_of(request: Request[Any, Any, Any]) -> Records:
    records: Records = request.app.state.records
    return records


def held(room: Room, holdings: list[str]) -> tuple[list[int], bool]:
    """My seats, and whether I am the host."""
    mine = own_seats(room, holdings)
    return [seat.seat for seat in mine], any(seat.host for seat in mine)


def client_address(request: Asked) -> str:
    """The client's address; behind a trusted proxy the one that the proxy tells."""
    return request.client.host if request.client else ""


def limited(request: Request[Any, Any, Any]) -> None:
    """So many new tables for one client."""
    new_tables: TokenBuckets = request.app.state.new_tables
    if not new_tables.take(address_group(client_address(request))):
        raise RequestError("too-many-tables", 429)


async def check_guesses(request: Asked, code: str) -> None:
    """Whoever has tried many codes that do not exist gets no further, but to the tables of the own seats."""
    guesses: TokenBuckets = request.app.state.guesses
    if not guesses.is_empty(address_group(client_address(request))):
        return
    own = await holdings_of(request)
    mine = await service_of(request).registry.store.read(lambda connection: rows.seats_held_by(connection, own))
    if code.upper() not in {each.code for each in mine}:
        raise RequestError("too-many-guesses", 429)


def count_guess(request: Asked, fault: RequestError) -> None:
    """A code or a secret that does not exist was tried."""
    if fault.code in ("unknown-table", "unknown-seat"):
        guesses: TokenBuckets = request.app.state.guesses
        guesses.take(address_group(client_address(request)))


async def seated(request: Request[Any, Any, Any], room: Room, seat: int, secrets: list[str]) -> Response[bodies.Seated]:
    """The answer to whoever has sat down: the table, the seat, and the link by which another device holds it, too."""
    service, new = service_of(request), [keys.hash_secret(each) for each in secrets]
    cookies = await keep_holdings(request, new)
    info = service.info(room, [*await holdings_of(request), *new])
    answer = bodies.Seated(info, seat, f"{service.registry.address}/r/{secrets[0]}" if secrets else "")
    return Response(answer, status_code=201, cookies=cookies)
