"""The operator's page: who gets in, what it says over all workers, and closing tables."""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.inside import Clock, later, one_time, seat_two, start_registry
from tests.server.inside import stop_registry as shut
from tests.server.launch import Postgres, Server, run_server
from tests.server.receivers import wait_for
from touchline.server.lobby.retention import DAY_SECONDS, Retention
from touchline.server.store.keys import hash_secret, new_secret
from touchline.server.tables.audience import TABLE_GONE
from touchline.server.tables.measures import BOUNDS_MS, ErrorCounter, Measures, percentile_ms
from touchline.server.tables.registry import Registry
from touchline.server.tables.worker_reports import WorkerReports, own_report, sum_reports

TOKEN = new_secret()


@pytest.fixture(scope="module")
def hosted_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with run_server(data=str(tmp_path_factory.mktemp("hosted_server")), host_token_hash=hash_secret(TOKEN)) as running:
        yield running


def operator(server: Server) -> httpx.Client:
    return httpx.Client(base_url=server.address, timeout=30, headers={"Authorization": f"Bearer {TOKEN}"})


def make_table(server: Server, other: str = "open") -> str:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": other}]
    told = httpx.post(f"{server.address}/api/tables", json={"title": "mister", "seats": seats}).json()
    return str(told["table"]["code"])


def test_the_page_opens_with_the_token_and_remembers_it_in_a_cookie(hosted_server: Server) -> None:
    with httpx.Client(base_url=hosted_server.address) as who:
        assert who.get("/host").status_code == 200  # the page itself holds nothing
        assert (who.get("/api/host").status_code, who.get("/api/host").json()["code"]) == (403, "wrong-token")
        entered = who.post("/api/host/enter", json={"token": TOKEN})
        cookie = entered.headers["set-cookie"].lower()
        assert ("httponly" in cookie, "samesite=strict" in cookie) == (True, True)
        assert TOKEN not in entered.text
        info = who.get("/api/host").json()
        assert (info["workers"], info["disk_bytes"] > 0, info["disk_free"] > 0) == (1, True, True)
        who.post("/api/host/leave", json={})
        assert who.get("/api/host").status_code == 403
    assert TOKEN not in hosted_server.error_text()


def test_a_server_without_a_token_lets_nobody_in(server: Server) -> None:
    for told in ("-", "x" * 22):
        answer = httpx.get(f"{server.address}/api/host", headers={"Authorization": f"Bearer {told}"})
        assert answer.status_code == 403


def test_guessing_the_token_is_limited(tmp_path: Path) -> None:
    with run_server(data=str(tmp_path), host_token_hash=hash_secret(TOKEN)) as server:
        tries = [httpx.post(f"{server.address}/api/host/enter", json={"token": new_secret()}) for _ in range(12)]
        assert {each.status_code for each in tries[:9]} == {403}
        assert tries[-1].json()["code"] == "too-many-guesses"


def test_every_call_of_the_page_wants_the_token(hosted_server: Server) -> None:
    code = make_table(hosted_server)
    for path, body in ((f"/api/host/tables/{code}/close", {}), ("/api/host/abandoned", {"days": 1})):
        assert httpx.post(hosted_server.address + path, json=body).status_code == 403
    assert httpx.get(f"{hosted_server.address}/api/tables/{code}").status_code == 200


def test_a_table_that_is_closed_is_gone_for_everybody_who_looks(hosted_server: Server) -> None:
    code = make_table(hosted_server)
    url = hosted_server.address.replace("http", "ws")
    with operator(hosted_server) as who, connect(f"{url}/api/tables/{code}/play") as socket:
        socket.recv()
        wait_for(lambda: who.get("/api/host").json()["watching"] == 1)
        assert code in [each["code"] for each in who.get("/api/host").json()["tables"]]
        assert who.post(f"/api/host/tables/{code.lower()}/close", json={}).json() == {"codes": [code]}
        wait_for(lambda: closed_with(socket) == TABLE_GONE)
        assert who.get(f"/api/tables/{code}").status_code == 404
        assert who.post(f"/api/host/tables/{code}/close", json={}).status_code == 404


def test_abandoned_games_are_removed_and_those_played_on_are_kept(hosted_server: Server) -> None:
    abandoned, played_on, young = (
        make_table(hosted_server, "bot"),
        make_table(hosted_server, "bot"),
        make_table(hosted_server),
    )
    make_older(hosted_server, "UPDATE tables SET touched = touched - ? WHERE code IN (?, ?)", abandoned, played_on)
    of_table = "table_id = (SELECT id FROM tables WHERE code = ?)"
    assert make_older(hosted_server, f"UPDATE entries SET at = at - ? WHERE {of_table}", abandoned) > 0
    with operator(hosted_server) as who:
        counted = {each["days"]: each["tables"] for each in who.get("/api/host").json()["abandoned"]}
        assert (counted[30], counted[90]) == (1, 0)
        assert who.post("/api/host/abandoned", json={"days": 90}).json() == {"codes": []}
        assert who.post("/api/host/abandoned", json={"days": 30}).json() == {"codes": [abandoned]}
        found = [who.get(f"/api/tables/{code}").status_code for code in (abandoned, played_on, young)]
        assert found == [404, 200, 200]


def test_the_count_of_abandoned_games_leaves_out_those_at_which_somebody_is_connected(hosted_server: Server) -> None:
    code = make_table(hosted_server)
    make_older(hosted_server, "UPDATE tables SET touched = touched - ? WHERE code = ?", code)
    with (
        operator(hosted_server) as who,
        connect(f"{hosted_server.address.replace('http', 'ws')}/api/tables/{code}/play") as socket,
    ):
        socket.recv()
        wait_for(lambda: who.get("/api/host").json()["watching"] == 1)
        assert abandoned_for(who, 30) == 0
        assert who.post("/api/host/abandoned", json={"days": 30}).json() == {"codes": []}
        socket.close()
        wait_for(lambda: abandoned_for(who, 30) == 1)
        assert who.post("/api/host/abandoned", json={"days": 30}).json() == {"codes": [code]}


def abandoned_for(who: httpx.Client, days: int) -> int:
    return {each["days"]: int(each["tables"]) for each in who.get("/api/host").json()["abandoned"]}[days]


def make_older(server: Server, update: str, *codes: str) -> int:
    """Move times in the store 40 days back.  Returns how many rows."""
    with closing(sqlite3.connect(Path(str(server.settings["data"])) / "touchline.db")) as store, store:
        return store.execute(update, (40 * DAY_SECONDS, *codes)).rowcount


def closed_with(socket: Any) -> int | None:
    try:
        socket.recv(timeout=0.2)
    except Exception:
        return int(socket.close_code or 0)
    return None


def test_moves_are_counted_with_their_latency() -> None:
    now = Clock()
    measures = Measures(now)
    for milliseconds in [4.0] * 98 + [300.0] * 2:
        measures.count_move(now.now - milliseconds / 1000)
    report = measures.report()
    assert (report.moves_a_minute, report.moves) == (100, 100)
    p50, p99 = percentile_ms(report.latency, 0.5), percentile_ms(report.latency, 0.99)
    assert p50 is not None
    assert p99 is not None
    assert (4.0 <= p50 <= 5.0, 300 <= p99 <= 375) == (True, True)
    now.now += 70
    assert (measures.report().moves_a_minute, measures.report().moves) == (0, 100)
    now.now += 300
    assert percentile_ms(measures.report().latency, 0.5) is None
    assert percentile_ms([0] * len(BOUNDS_MS) + [1], 0.5) == pytest.approx(BOUNDS_MS[-1], abs=0.1)


def test_errors_of_the_log_are_counted_and_the_last_are_kept() -> None:
    measures = Measures()
    logger = logging.getLogger("touchline.test_host_page")
    logger.propagate = False
    logger.addHandler(ErrorCounter(measures))
    logger.warning("nothing")
    for number in range(12):
        try:
            raise ValueError("a secret")
        except ValueError:
            logger.exception("failed %s", number)
    report = measures.report()
    assert (report.errors, len(report.last_errors)) == (12, 10)
    assert (report.last_errors[-1].what, report.last_errors[-1].fault) == ("failed 11", "ValueError")


@pytest.mark.anyio
async def test_a_game_that_is_played_on_is_not_abandoned_though_it_began_long_ago(registry: Registry) -> None:
    room, first, _ = await seat_two(registry)
    await later(registry, 40 * DAY_SECONDS)
    await first.pick(20)
    assert await Retention(registry, 30).sweep() == []
    await later(registry, 31 * DAY_SECONDS)
    assert await Retention(registry, 30).sweep() == [room.code]


@pytest.mark.anyio
async def test_a_move_is_counted_when_it_is_made(registry: Registry) -> None:
    room, first, _ = await seat_two(registry)
    assert await first.pick(20) == "done"
    report = own_report(registry)
    assert (report.moves, report.people, report.watching) == (1, {room.id: 2}, 0)


@pytest.mark.anyio
async def test_two_workers_are_added_up_and_one_that_ended_is_forgotten(tmp_path: Path) -> None:
    times = one_time(Clock())
    here, there = start_registry(tmp_path, times=times), start_registry(tmp_path, times=times)
    ours, theirs = WorkerReports(here), WorkerReports(there)
    there.measures.count_move(there.measures.now())
    await theirs.write()
    whole = sum_reports(await ours.all())
    assert (len(await ours.all()), whole.moves, sum(whole.latency)) == (2, 1, 1)
    await theirs.stop()
    assert len(await ours.all()) == 1
    await shut(there)
    await shut(here)


def test_a_table_closed_at_one_worker_is_closed_at_the_other(own_postgres: Postgres) -> None:
    settings = {"database": own_postgres.url, "host_token_hash": hash_secret(TOKEN)}
    with run_server(**settings) as one, run_server(**settings) as two:
        code = make_table(one)
        with operator(one) as who, connect(f"{two.address.replace('http', 'ws')}/api/tables/{code}/play") as socket:
            socket.recv()
            assert who.post(f"/api/host/tables/{code}/close", json={}).json() == {"codes": [code]}
            wait_for(lambda: closed_with(socket) == TABLE_GONE)
            info = who.get("/api/host").json()
            assert (info["workers"], info["disk_free"]) == (2, None)


def test_the_start_prints_the_token_behind_a_hash_sign_or_takes_the_operators_own(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from touchline.cli.serve import print_host_page
    from touchline.kernel.errors import BadOption

    monkeypatch.delenv("TOUCHLINE_HOST_TOKEN", raising=False)
    kept = print_host_page("http://x")
    [token] = re.findall(r"http://x/host#(\S{22})", capsys.readouterr().out)
    assert kept == hash_secret(token)
    monkeypatch.setenv("TOUCHLINE_HOST_TOKEN", TOKEN)
    assert (print_host_page("http://x"), capsys.readouterr().out) == (hash_secret(TOKEN), "")
    monkeypatch.setenv("TOUCHLINE_HOST_TOKEN", "short")
    with pytest.raises(BadOption, match="host-token-too-short"):
        print_host_page("http://x")
