"""Snapshots are a short cut: a table opened from one equals the table played again from its log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.inside import at_rest, people, play_on, table
from tests.state import whole
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Entry
from touchline.kernel.record import play_again
from touchline.kernel.table import Table
from touchline.server.tables import snapshots
from touchline.server.tables.registry import Registry, restore_from_snapshot
from touchline.server.tables.room import Room
from touchline.server.tables.snapshots import from_plain, to_plain
from touchline.server.tables.stored_table import StoredTable
from touchline.server.tables.take_backs import Rewind
from touchline.titles import SHELF

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT_EVERY_ENTRIES", 10)


def replay_table(registry: Registry, room: Room, stored: StoredTable) -> Table:
    title = registry.title(room.status.row.title)
    fresh = registry.new_table(room.status.row, title, registry.card_sets.cards_of(title, ""))
    play_again(fresh, stored.entries)
    return fresh


def same(one: Table, other: Table) -> bool:
    return [without_undo(each) for each in whole(one)] == [without_undo(each) for each in whole(other)]


def without_undo(part: Any) -> Any:
    """Return the data without how far undo reaches: that is kept by the table, not by the log."""
    return (
        [{**view, "undo": None, "undo_blocked_by": None} for view in part]
        if isinstance(part, list) and part and is_view(part[0])
        else part
    )


def is_view(part: Any) -> bool:
    return isinstance(part, dict) and "undo" in part


@pytest.mark.parametrize("code", [*SHELF, "duel"])
async def test_a_table_opened_from_its_snapshot_equals_the_replayed_one(registry: Registry, code: str) -> None:
    room = await table(registry, code, seats=registry.title(code).seats[0], pace="device")
    everybody = people(registry, room)
    for part in range(6):
        await play_on(room, everybody, Seeded(f"{code} {part}"), 4 if code == "duel" else 25)
        await at_rest(registry)
        stored = await registry.load("id", room.id)
        opened = registry.restore_table(stored)

        assert same(opened, replay_table(registry, room, stored))
        assert same(opened, room.table)
    assert stored.snapshot is not None or code == "duel"


async def test_undo_and_take_back_before_the_snapshot_go_by_the_log(registry: Registry) -> None:
    room = await table(registry, "mister")
    everybody = people(registry, room)
    await play_on(room, everybody, Seeded("back"), 30)
    stored = await registry.load("id", room.id)
    assert stored.snapshot is not None
    assert stored.snapshot[0] > 5
    await Rewind(registry, room, 3).run()
    await play_on(room, everybody, Seeded("on"), 3)
    stored = await registry.load("id", room.id)

    assert same(registry.restore_table(stored), room.table)
    assert same(registry.restore_table(stored), replay_table(registry, room, stored))


async def test_a_snapshot_that_makes_no_sense_is_not_used(registry: Registry, caplog: pytest.LogCaptureFixture) -> None:
    room = await table(registry, "mister")
    await play_on(room, people(registry, room), Seeded("bad"), 30)
    stored = await registry.load("id", room.id)
    assert stored.snapshot is not None
    good = stored.snapshot
    for data in (b"", b"nonsense", good[1][: len(good[1]) // 2], b"\x92\xc0\x90", b"\xc0"):
        stored.snapshot = (good[0], data)
        title = registry.title("mister")
        assert not restore_from_snapshot(
            registry.new_table(room.status.row, title, registry.card_sets.cards_of(title, "")), stored
        )
        assert same(registry.restore_table(stored), room.table)
    assert "snapshot not used" in caplog.text


async def test_a_snapshot_of_another_version_is_not_used(registry: Registry) -> None:
    """A slot that is new would stay as it was when the game began."""
    room = await table(registry, "mister")
    await play_on(room, people(registry, room), Seeded("old"), 30)
    stored = await registry.load("id", room.id)
    assert stored.snapshot is not None
    number, data = stored.snapshot
    for slots in ({"sides"}, {"stage", "deck"}):
        base, events = msgspec.msgpack.decode(data)
        base["a"] = {name: value for name, value in base["a"].items() if name not in slots}
        stored.snapshot = (number, msgspec.msgpack.encode([base, events]))
        title = registry.title("mister")
        assert not restore_from_snapshot(
            registry.new_table(room.status.row, title, registry.card_sets.cards_of(title, "")), stored
        )
        assert same(registry.restore_table(stored), room.table)


async def test_after_a_snapshot_the_dice_go_on_as_promised(registry: Registry) -> None:
    """Counts of rolls are those of the log, whichever way the table was opened."""
    room = await table(registry, "mister")
    everybody = people(registry, room)
    await play_on(room, everybody, Seeded("dice"), 30)
    stored = await registry.load("id", room.id)
    opened, mine = registry.restore_table(stored), room.table.clone()
    dealer = Seeded("same")
    for _ in range(10):
        seat = mine.to_act[0]
        question = mine.question(seat)
        assert question is not None
        option = question.options[dealer.below(len(question.options))]
        mine.pick(seat, option)
        opened.pick(seat, option)

    assert same(opened, mine)


def test_a_class_of_the_title_s_package_is_made() -> None:
    data = to_plain(Entry(1, 2, 3, 4, 5, 6))
    elsewhere = data | {"o": data["o"].replace("touchline", "somebody", 1)}

    assert to_plain(from_plain(data, "somebody")) == data
    with pytest.raises(ModuleNotFoundError, match="somebody"):
        from_plain(elsewhere, "somebody")


@pytest.mark.parametrize("place", ["subprocess:Popen", "somebody.else:Thing", "touchliner:Thing", "tests.state:Thing"])
def test_other_classes_are_refused(place: str) -> None:
    with pytest.raises(ValueError, match="not ours"):
        from_plain({"o": place, "a": {}}, "touchline")
