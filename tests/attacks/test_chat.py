"""Attack: a line of the chat with characters that a database or a screen does not take."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.kernel.duel import TITLE
from tests.server.inside import Clock, one_time, seat_two, start_registry, stop_registry
from tests.server.test_store import row
from touchline.server.store import chat_rows, rows
from touchline.server.store.database import Store
from touchline.server.store.migrate import upgrade
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.registry import Registry
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
async def registry(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Registry]:
    monkeypatch.setitem(SHELF, "duel", TITLE)
    if request.param == "sqlite":
        made = start_registry(tmp_path)
    else:
        store = Store(request.getfixturevalue("postgres_url"))
        upgrade(store.engine, store.url)
        made = Registry(store, BotWorkers(), times=one_time(Clock()))
    yield made
    await stop_registry(made)


@pytest.mark.parametrize("text", ["\0", "a\0b", "bell \a", "\x1b[31mred", "\x7f", "\x9b"])
async def test_control_characters_are_refused_with_a_code(registry: Registry, text: str) -> None:
    room, first, _ = await seat_two(registry)

    assert await first.say("chat", text=text) == "bad-message"
    assert not first.connection.is_dropped
    assert room.chat.lines() == []


@pytest.mark.parametrize("text", ["two\nlines", "tab\there", "👨‍👩‍👧 família", "שלום", "e\u0301"])
async def test_ordinary_chat_lines_are_accepted(registry: Registry, text: str) -> None:
    room, first, _ = await seat_two(registry)

    assert await first.say("chat", text=text) == "done"
    assert [line.text for line in room.chat.lines()] == [" ".join(text.split())]


async def test_lines_at_two_workers_at_once_are_all_kept(postgres_url: str) -> None:
    """Both would take the same next number; the one that came second lost its connection."""
    stores = [Store(postgres_url), Store(postgres_url)]
    upgrade(stores[0].engine, postgres_url)
    seats = [rows.SeatRow(0, "person", "", "Ann", "hash of the chat", True)]
    await stores[0].write(lambda connection: rows.create_table(connection, row("chat", "CHATTY"), seats, []))
    said = {"seat": 0, "phrase": "hello", "text": "", "at": 1.0}

    async def commands(store: Store) -> list[int]:
        return [
            await store.write(lambda connection: chat_rows.add_chat_line(connection, "chat", said)) for _ in range(100)
        ]

    numbers = await asyncio.gather(*map(commands, stores))
    for store in stores:
        store.close()

    assert sorted(numbers[0] + numbers[1]) == list(range(1, 201))
