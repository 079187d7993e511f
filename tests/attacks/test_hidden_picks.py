"""Hidden picks: until all have chosen, no address of the server shows that anybody has picked something."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
import pytest

from tests.server.inside import Somebody, at_window, later
from touchline.kernel.vocabulary import PASS
from touchline.server.lobby.records import Records
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.table_requests import ClockWish
from touchline.server.store import keys, rows
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.token_bucket import TokenBuckets
from touchline.server.web.app import make_app

pytestmark = [pytest.mark.anyio, pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")]
KNOWN = {"code": "", "title": "mister", "lang": "en", "language": "en", "rule": "MIS-PEN-03", "id": "MIS-PEN-03"}
SECRET = "5" * 32
SEATS = ["", "?seat=0", "?seat=1"]
MOMENTS = "&".join(f"moments={number}" for number in range(40))


def app_of(registry: Registry) -> Any:
    """The application in this loop, without a server around it."""
    app = make_app(registry)
    app.state.service = TableService(registry)
    app.state.records = Records(app.state.service)
    app.state.new_tables, app.state.guesses = TokenBuckets(1.0, 1.0), TokenBuckets(1.0, 1000.0)
    return app


def addresses(app: Any, code: str) -> list[str]:
    """Every GET that the server describes, from every seat where a seat can be named."""
    found = []
    for path, item in app.openapi_schema.paths.items():
        if item.get is None:
            continue
        filled = re.sub(r"\{(\w+)\}", lambda name: (KNOWN | {"code": code})[name[1]], path)
        more = [f"?{MOMENTS}", *(f"{seat}&{MOMENTS}" for seat in SEATS[1:])] if path.endswith("frames") else SEATS
        found += [filled + each for each in (more if "replay" in path else [""])]
    return found


async def visible_answers(app: Any, code: str, cookie: str) -> dict[str, tuple[int, dict[str, str], bytes]]:
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
        headers = {"Cookie": f"{keys.SEATS_COOKIE}={cookie}"} if cookie else {}
        answers = {path: await client.get(path, headers=headers) for path in addresses(app, code)}
    return {path: (each.status_code, dict(each.headers), each.content) for path, each in answers.items()}


async def at_lineups(registry: Registry, **more: Any) -> tuple[Room, Somebody, Somebody]:
    """Both choose a line-up of two, unseen; seat 1 is held by a secret that the test knows."""
    room, first, second = await at_window(registry, pace="device", **more)
    for who in (second, first):
        await later(registry, 1)
        if not room.table.hidden:  # on one device a window in which nobody has a worthy answer is passed over
            assert await who.pick(PASS) == "done"
    held, room.seats[1].secret_hash = room.seats[1].secret_hash, keys.hash_secret(SECRET)
    await registry.store.write(lambda connection: rows.save_seat(connection, room.id, room.seats[1], held))
    assert room.table.hidden
    return room, first, second


@pytest.mark.parametrize("clock", [None, ClockWish(bank=600.0, increment=5.0)], ids=["no clock", "clock"])
async def test_no_address_changes_while_somebody_chooses_unseen(registry: Registry, clock: ClockWish | None) -> None:
    room, first, _ = await at_lineups(registry, clock=clock)
    app = app_of(registry)
    before = [await visible_answers(app, room.code, cookie) for cookie in ("", SECRET)]
    assert len(before[0]) >= 20
    assert [each[f"/api/tables/{room.code}/replay?seat=1"][0] for each in before] == [409, 200]
    for said in (first.pick(3), first.say("undo"), first.pick(4)):
        await later(registry, 7)
        assert await said == "done"
        assert [await visible_answers(app, room.code, cookie) for cookie in ("", SECRET)] == before


async def test_when_somebody_has_chosen_only_that_is_seen(registry: Registry) -> None:
    room, first, _ = await at_lineups(registry)
    app, view = app_of(registry), f"/api/tables/{room.code}/view"
    before = [await visible_answers(app, room.code, cookie) for cookie in ("", SECRET)]
    for option in (3, 4):
        await later(registry, 7)
        assert await first.pick(option) == "done"
    after = [await visible_answers(app, room.code, cookie) for cookie in ("", SECRET)]
    shown = [json.loads(each.pop(view)[2]) for each in before + after]

    assert after == before
    assert [each.pop("to_act") for each in shown] == [[0, 1], [0, 1], [1], [1]]
    assert [[who["seat"] for who in each.pop("waiting")] for each in shown] == [[0, 1], [0, 1], [1], [1]]
    assert shown[2:] == shown[:2]


async def test_the_film_shows_the_choice_when_all_have_chosen(registry: Registry) -> None:
    room, first, second = await at_lineups(registry)
    replays = Records(TableService(registry)).replays
    before = await replays.index(room.status.row, None, [], False)
    moments = len((await replays.replay(room.status.row)).moments)
    for who, option in ((first, 3), (second, 5), (first, 4), (second, 2)):
        await later(registry, 1)
        assert await who.pick(option) == "done"
    after = await replays.index(room.status.row, None, [], False)

    assert len((await replays.replay(room.status.row)).moments) == moments + 1  # four picks, one moment
    assert after.moments == [*before.moments, moments]
    assert after.events[: len(before.events)] == before.events
