"""Monitoring: figures for Prometheus, and whether the server is well."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.inside import Clock, start_registry
from tests.server.inside import stop_registry as shut
from tests.server.launch import Postgres, Server, run_server
from tests.server.receivers import wait_for
from tests.server.test_host_page import TOKEN, make_table
from tests.server.test_notices import CLIENTS, two_at_a_table
from touchline.server.store.keys import hash_secret, new_secret
from touchline.server.tables.measures import Measures
from touchline.server.tables.times import Times
from touchline.server.tables.worker_reports import WorkerReports
from touchline.server.web.metrics import FOLDER, Figures, forget_ended_workers

Found = dict[str, dict[tuple[tuple[str, str], ...], float]]


@pytest.fixture
def watched_server(tmp_path: Path) -> Iterator[Server]:
    with run_server(data=str(tmp_path), host_token_hash=hash_secret(TOKEN)) as running:
        yield running
    while CLIENTS:
        CLIENTS.pop().close()


def scrape(server: Server) -> Found:
    """Every sample by its name and labels, as Prometheus reads them."""
    answer = httpx.get(f"{server.address}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert (answer.status_code, answer.headers["content-type"][:10]) == (200, "text/plain")
    found: Found = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = found.setdefault(sample.name, {})
            key = tuple(sorted(sample.labels.items()))
            assert key not in labels, f"{sample.name} twice"
            labels[key] = sample.value
    return found


def total(found: Found, name: str, **labels: str) -> float:
    samples = found.get(name, {})
    return sum(value for key, value in samples.items() if labels.items() <= dict(key).items())


def test_only_the_operator_reads_them(watched_server: Server) -> None:
    for told in ({}, {"Authorization": f"Bearer {new_secret()}"}):
        answer = httpx.get(f"{watched_server.address}/metrics", headers=told)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")


def test_tables_people_and_moves_are_counted(watched_server: Server) -> None:
    ann, bob, code = two_at_a_table(watched_server)
    make_table(watched_server)
    waiting = ann.http.get(f"/api/tables/{code}/view").json()["to_act"][0]
    asked = ann if ann.seat(code) == waiting else bob
    with asked.sit_at(code) as socket:
        pick_first(socket)
        found = scrape(watched_server)
    assert total(found, "touchline_tables", state="playing") == 1
    assert total(found, "touchline_tables", state="lobby") == 1
    assert (total(found, "touchline_people_online"), total(found, "touchline_spectators")) == (1, 0)
    assert total(found, "touchline_moves_total") == 1
    assert total(found, "touchline_pick_seconds_count") == 1
    assert total(found, "touchline_pick_seconds_bucket", le="+Inf") == 1
    assert 0 < total(found, "touchline_pick_seconds_sum") < 10
    assert (total(found, "touchline_errors_total"), total(found, "touchline_bots_thinking")) == (0, 0)


def pick_first(socket: object) -> None:
    import json

    from websockets.sync.client import ClientConnection

    assert isinstance(socket, ClientConnection)
    question = json.loads(socket.recv())["view"]["question"]
    pick = {"t": "pick", "id": "p1", "decision": question["decision"], "picks": question["options"][:1]}
    socket.send(json.dumps(pick))
    while json.loads(socket.recv())["t"] != "done":
        pass


def test_requests_are_counted_by_route_and_never_by_what_strangers_type(watched_server: Server) -> None:
    for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
        assert httpx.get(f"{watched_server.address}/api/tables/{code}").status_code == 404
        httpx.get(f"{watched_server.address}/nowhere/{code}")
    found = scrape(watched_server)
    assert total(found, "touchline_requests_total", path="/api/tables/{code}", status_code="404") == 3
    assert not [key for labels in found.values() for key in labels if "AAAAAA" in str(key)]
    assert total(found, "touchline_request_duration_seconds_count", path="/api/tables/{code}") == 3


def test_two_workers_count_requests_together_and_show_both(own_postgres: Postgres) -> None:
    settings = {"database": own_postgres.url, "host_token_hash": hash_secret(TOKEN), "workers": 2}
    with run_server(**settings) as server:
        wait_for(lambda: len(scrape(server)["touchline_moves_total"]) == 2)
        before = total(scrape(server), "touchline_requests_total", path="/api/shelf")
        for _ in range(30):  # each on a new connection: any worker may answer
            assert httpx.get(f"{server.address}/api/shelf").status_code == 200
        assert total(scrape(server), "touchline_requests_total", path="/api/shelf") - before == 30


@pytest.mark.anyio
async def test_workers_of_another_machine_are_not_shown(tmp_path: Path) -> None:
    clock = Clock()
    sources = ("a boot", "a boot", "another boot")
    here, beside, away = [start_registry(tmp_path, times=Times(clock, clock, source)) for source in sources]
    for registry in (beside, away):
        await WorkerReports(registry).write()
    shown = await WorkerReports(here).of_this_machine()
    assert set(shown) == {here.store.name, beside.store.name}
    for registry in (here, beside, away):
        await shut(registry)


def test_the_histogram_keeps_every_move_since_the_start() -> None:
    now = Clock()
    measures = Measures(now)
    for seconds in (0.004, 0.3, 60.0):
        measures.count_move(now.now - seconds)
        now.now += 3600
    [family] = [each for each in Figures({}, {"w": measures.report()}).collect() if each.name.endswith("pick_seconds")]
    counted = {sample.labels.get("le", sample.name): sample.value for sample in family.samples}
    assert counted["+Inf"] == 3
    assert counted["touchline_pick_seconds_sum"] == pytest.approx(60.304)
    assert max(value for bound, value in counted.items() if bound not in ("+Inf",) and bound[0].isdigit()) == 2


def test_open_requests_of_a_killed_worker_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    ended = os.fork()
    if ended == 0:
        os._exit(0)
    os.waitpid(ended, 0)
    names = [f"gauge_livesum_{ended}.db", f"counter_{ended}.db", f"gauge_livesum_{os.getpid()}.db"]
    for name in names:
        (tmp_path / name).touch()
    forget_ended_workers()
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted(names[1:])


def test_a_server_whose_file_is_gone_is_not_well(watched_server: Server) -> None:
    file = Path(str(watched_server.settings["data"])) / "touchline.db"
    assert health(watched_server) == (200, True)
    file.rename(file.with_name("away.db"))
    assert health(watched_server) == (503, False)
    file.with_name("away.db").rename(file)
    assert health(watched_server) == (200, True)


def test_a_server_whose_database_is_gone_is_not_well_until_it_is_back(own_postgres: Postgres) -> None:
    with run_server(database=own_postgres.url) as server:
        assert health(server) == (200, True)
        own_postgres.stop()
        try:
            begun = time.monotonic()
            assert health(server) == (503, False)
            assert time.monotonic() - begun < 5.0
        finally:
            own_postgres.start()
        wait_for(lambda: health(server) == (200, True))


def health(server: Server) -> tuple[int, bool]:
    answer = httpx.get(f"{server.address}/api/health", timeout=10)
    return answer.status_code, bool(answer.json()["ok"])
