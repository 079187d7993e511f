"""Tables that were broken by failed writes in the past: `touchline repair` cuts what never was, and says so."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from typer.testing import CliRunner

from tests.kernel.duel import TITLE
from tests.server.inside import Clock, at_window, one_time, people, start_registry, stop_registry
from tests.server.launch import run_server
from touchline.cli.app import app
from touchline.server.repair import GAP, UNPLAYABLE, Cut, open_registry, repair_all
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.migrate import upgrade
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.registry import Registry
from touchline.titles import SHELF

BEHIND_A_GAP = """
    UPDATE entries SET number = number + 10 WHERE number >= 3;
    UPDATE entries SET number = number - 9 WHERE number >= 3
"""
OF_ANOTHER_GAME = "UPDATE entries SET value = 77 WHERE number = 3"
BEFORE_ITS_ROLL = "UPDATE entries SET who = 0, value = 77, sides = 0 WHERE number = 2"


@pytest.fixture(autouse=True)
def _duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "duel", TITLE)


def on(url: str) -> Registry:
    store = Store(url)
    upgrade(store.engine, url)
    return Registry(store, BotWorkers(), times=one_time(Clock()))


async def make_table(registry: Registry) -> str:
    """The code of a table with the entries bid, pass, roll, note, roll, note."""
    room, _, _ = await at_window(registry)
    assert len(room.table.log) == 6
    await stop_registry(registry)
    return room.code


def damage(url: str, code: str, statements: str) -> None:
    engine = create_engine(url)
    own = " AND table_id = (SELECT id FROM tables WHERE code = :code)"
    with engine.begin() as connection:
        for statement in statements.split(";"):
            connection.execute(text(statement + own), {"code": code})
    engine.dispose()


def run_repair(folder: Path, check_only: bool = False) -> tuple[tuple[int, int], list[Cut]]:
    cuts: list[Cut] = []
    with open_registry(folder / "touchline.db", "", None) as registry:
        return asyncio.run(repair_all(registry, check_only, cuts.append)), cuts


async def goes_on(registry: Registry, code: str) -> list[str]:
    """Return what comes of a pick by everybody who is asked."""
    room = await registry.room(code)
    asked = [who for who in people(registry, room) if who.view["question"]]
    answers = [await who.pick(who.view["question"]["options"][0]) for who in asked]
    await stop_registry(registry)
    return answers


@pytest.mark.parametrize(
    ("statements", "kept", "numbers", "reason"),
    [
        (BEHIND_A_GAP, 3, [4, 5, 6], GAP),
        (OF_ANOTHER_GAME, 3, [3, 4, 5], UNPLAYABLE),
        (BEFORE_ITS_ROLL, 1, [1, 2, 3, 4, 5], UNPLAYABLE),
    ],
)
def test_entries_that_cannot_have_been_played_are_cut_and_the_game_continues(
    tmp_path: Path, statements: str, kept: int, numbers: list[int], reason: str
) -> None:
    code = asyncio.run(make_table(start_registry(tmp_path)))
    damage(sqlite_url(tmp_path / "touchline.db"), code, statements)
    (tables, broken), [cut] = run_repair(tmp_path)

    assert (tables, broken, cut.row.code) == (1, 1, code)
    assert (cut.kept, cut.numbers, cut.reason) == (kept, numbers, reason)
    assert run_repair(tmp_path) == ((1, 0), [])
    assert asyncio.run(goes_on(start_registry(tmp_path), code)) == ["done"]


def test_a_table_that_is_whole_is_left_alone(tmp_path: Path) -> None:
    asyncio.run(make_table(start_registry(tmp_path)))

    assert run_repair(tmp_path) == ((1, 0), [])


def test_a_check_says_the_same_and_changes_nothing(tmp_path: Path) -> None:
    code = asyncio.run(make_table(start_registry(tmp_path)))
    damage(sqlite_url(tmp_path / "touchline.db"), code, BEHIND_A_GAP)
    line = f"{code}: gap: 3 entries kept, 3 cut (4 to 6)\n1 tables, 1 "
    command = ["repair", "--data", str(tmp_path)]

    for _ in range(2):
        assert CliRunner().invoke(app, [*command, "--check"]).stdout == line + "broken\n"
    assert CliRunner().invoke(app, command).stdout == line + "repaired\n"
    assert CliRunner().invoke(app, command).stdout == "1 tables, 0 repaired\n"


def test_it_is_refused_under_a_running_server_and_without_a_store(tmp_path: Path) -> None:
    missing = CliRunner().invoke(app, ["repair", "--data", str(tmp_path / "nowhere")])
    with run_server(data=str(tmp_path)):
        running = CliRunner().invoke(app, ["repair", "--data", str(tmp_path)])

    assert [missing.exit_code, running.exit_code] == [2, 2]
    assert "no-store" in missing.stderr
    assert "store-in-use" in running.stderr
    assert not (tmp_path / "nowhere").exists()


def test_on_postgresql_a_server_that_holds_the_table_plays_on(postgres_url: str) -> None:
    cuts: list[Cut] = []

    async def attack() -> tuple[str, list[str]]:
        registry = on(postgres_url)
        room, _, _ = await at_window(registry)
        await asyncio.to_thread(damage, postgres_url, room.code, BEHIND_A_GAP)
        with open_registry(Path(), postgres_url, None) as other:
            await repair_all(other, False, cuts.append)
        await room.updates.reload_and_tell()  # as the listener does when it is told
        return room.code, await goes_on(registry, room.code)

    code, answers = asyncio.run(attack())
    assert answers == ["done"]
    assert [cut.kept for cut in cuts if cut.row.code == code] == [3]
