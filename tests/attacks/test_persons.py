"""One cookie for a person: seats are kept on the server, none is lost, and nobody else can change what it holds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, select

from tests.server.launch import Server
from tests.server.test_http import client, make_table, refusal
from tests.server.test_workers import Workers, workers
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.table_requests import MakeTable, SeatWish
from touchline.server.store import holdings, keys, schema
from touchline.server.store.engine import sqlite_url

__all__ = ["workers"]
TABLE: dict[str, Any] = {"title": "mister", "seats": [{"kind": "me"}, {"kind": "open"}]}
OTHER_SITE = {"Sec-Fetch-Site": "cross-site"}


def codes(who: httpx.Client) -> set[str]:
    return {table["code"] for table in who.get("/api/tables").json()}


def link_of(told: dict[str, Any]) -> str:
    return "/r/" + str(told["return_link"]).rpartition("/")[2]


def stored_holdings(server: Server) -> list[tuple[str, str]]:
    engine = create_engine(sqlite_url(Path(str(server.settings["data"])) / "touchline.db"))
    with engine.connect() as connection:
        found = [(row.person, row.secret_hash) for row in connection.execute(select(schema.holdings))]
    engine.dispose()
    return found


def test_tables_made_at_the_same_time_lose_no_seats(server: Server) -> None:
    async def make_many() -> tuple[set[str], set[str]]:
        async with httpx.AsyncClient(base_url=server.address, timeout=30) as ann:
            await ann.get("/")
            answers = await asyncio.gather(*(ann.post("/api/tables", json=TABLE) for _ in range(8)))
            listed = (await ann.get("/api/tables")).json()
            return {each.json()["table"]["code"] for each in answers}, {table["code"] for table in listed}

    made_now, listed = asyncio.run(make_many())
    assert len(made_now) == 8
    assert listed == made_now


def test_the_cookie_is_set_once_and_stays(server: Server) -> None:
    with client(server) as ann:
        assert keys.PERSON_COOKIE in ann.get("/").cookies
        first = dict(ann.cookies)
        make_table(ann, "me", "open")
        ann.get("/t/ABCDEF")

        assert dict(ann.cookies) == first
        assert len(first) == 1


def test_on_https_the_cookie_belongs_to_this_host_alone(server: Server) -> None:
    answer = httpx.get(f"{server.address}/", headers={"X-Forwarded-Proto": "https"})
    cookie = answer.headers["set-cookie"]

    assert cookie.startswith("__Host-")
    assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "domain" not in cookie.lower()


def test_a_foreign_page_sets_no_cookie(server: Server) -> None:
    """Without it the server cannot know whether there is one already: a new one would replace it."""
    for kind in ("image", "iframe", "empty"):
        answer = httpx.get(f"{server.address}/", headers=OTHER_SITE | {"Sec-Fetch-Dest": kind})
        assert "set-cookie" not in answer.headers
    followed = httpx.get(f"{server.address}/", headers=OTHER_SITE | {"Sec-Fetch-Dest": "document"})
    assert "set-cookie" in followed.headers


@pytest.mark.anyio
async def test_holdings_are_kept_on_postgresql_too(workers: Workers) -> None:
    one, two = workers
    wishes = [SeatWish("me"), SeatWish("me")]
    room, secrets = await TableService(one).make_table(MakeTable("duel", wishes))
    hashes = [keys.hash_secret(each) for each in [*secrets, "made-up"]]
    for registry in (one, two, one):
        await registry.store.write(lambda connection: holdings.add_holdings(connection, "ann", hashes))

    kept = await two.store.read(lambda connection: holdings.holdings_of(connection, "ann", 1000))
    assert sorted(kept) == sorted(hashes[:2])
    await TableService(one).leave(room.code, 0, hashes)
    assert await one.store.read(lambda connection: holdings.holdings_of(connection, "ann")) == hashes[1:2]
    await one.store.write(lambda connection: holdings.forget_person(connection, "ann"))
    assert await one.store.read(lambda connection: holdings.holdings_of(connection, "ann")) == []


def test_a_return_link_adds_a_seat_and_takes_none(server: Server) -> None:
    with client(server) as ann, client(server) as phone:
        told, own = make_table(ann, "me", "open"), make_table(phone, "me", "open")["table"]["code"]
        cookie = dict(phone.cookies)
        refusal(phone.get(link_of(told), headers=OTHER_SITE | {"Sec-Fetch-Dest": "image"}), 403, "other-site")
        assert codes(phone) == {own}
        phone.get(link_of(told), headers=OTHER_SITE | {"Sec-Fetch-Dest": "document"})

        assert codes(phone) == {own, told["table"]["code"]}
        assert dict(phone.cookies) == cookie
        assert codes(ann) == {told["table"]["code"]}


def test_seats_of_an_old_cookie_are_kept(server: Server) -> None:
    with client(server) as ann, client(server) as again:
        secrets = [link_of(make_table(ann, "me", "open"))[3:] for _ in range(2)]
        again.cookies.set(keys.SEATS_COOKIE, ".".join(["made-up", *secrets]), domain="127.0.0.1")
        assert codes(again) == codes(ann)  # before anything is folded in
        again.get("/")

        assert keys.SEATS_COOKIE not in again.cookies
        assert codes(again) == codes(ann)
        assert keys.hash_secret("made-up") not in {held for _, held in stored_holdings(server)}


@pytest.mark.parametrize("by", ["leave", "erase"])
def test_a_seat_that_is_given_up_is_held_by_no_device(server: Server, by: str) -> None:
    with client(server) as ann, client(server) as phone:
        told = make_table(ann, "me", "open")
        code = told["table"]["code"]
        phone.get(link_of(told))
        if by == "leave":
            ann.post(f"/api/tables/{code}/leave", json={"seat": 0})
        else:
            assert ann.delete("/api/me").json() == {"seats": 1}
            assert dict(ann.cookies) == {}

        assert codes(ann) == codes(phone) == set()
        assert keys.hash_secret(link_of(told)[3:]) not in {held for _, held in stored_holdings(server)}
        refusal(phone.get(link_of(told)), 404, "unknown-seat")


def test_the_store_knows_neither_the_cookie_nor_the_secret(server: Server) -> None:
    with client(server) as ann:
        secret, person = link_of(make_table(ann, "me", "open"))[3:], ann.cookies[keys.PERSON_COOKIE]

    assert (keys.hash_secret(person), keys.hash_secret(secret)) in stored_holdings(server)
    assert not {secret, person} & {each for row in stored_holdings(server) for each in row}
