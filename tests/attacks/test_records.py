"""Attacks by records: logs that are small to send and were costly to play again."""

from __future__ import annotations

import contextlib
import copy
import time
import tracemalloc

import pytest

import touchline
from tests import conformance
from tests.kernel.duel import TITLE as DUEL
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadRecord, IllegalPick
from touchline.kernel.record import Record, replay, rewind_table
from touchline.kernel.title import Title
from touchline.kernel.undo import REWIND, UNDO
from touchline.server.lobby.record_check import RecordChecker
from touchline.server.messages.errors import RequestError

SIZE = 300_000  # bytes
SECONDS = 5.0  # processor time, from source
MEGABYTES = 100
ENDLESS = copy.copy(DUEL)
ENDLESS.max_entries = 1 << 40


def forge_record(log: list[list[int]]) -> Record:
    record = DUEL.table(seed=1).record()
    record.log = log
    return record


def rewinds() -> list[list[int]]:
    """Each rewind goes back to behind the one before: each was played inside the next."""
    return [[0, 20], *([REWIND, at] for at in range(1, SIZE // 10))]


def undos() -> list[list[int]]:
    return [[0, 20], [UNDO, 0]] * (SIZE // 14)


def far_undos() -> list[list[int]]:
    """Each undo looked for its pick behind all that another seat had said since."""
    third = SIZE // 21
    return [[0, 20]] * third + [[1, 20]] * third + [[UNDO, 0]] * third


@pytest.mark.parametrize("make", [rewinds, undos, far_undos])
def test_a_log_made_to_be_costly_costs_little(make: object) -> None:
    assert callable(make)
    record = forge_record(make())
    assert len(record.dump()) > SIZE * 0.9
    begun = time.process_time()
    play(record)
    seconds = time.process_time() - begun
    tracemalloc.start()
    play(record)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert seconds < SECONDS
    assert peak < MEGABYTES * 1_000_000


def play(record: Record) -> None:
    with contextlib.suppress(BadRecord):
        replay(ENDLESS, record)


def test_a_log_longer_than_the_title_allows_is_refused_before_it_is_played() -> None:
    with pytest.raises(BadRecord) as refused:
        replay(DUEL, forge_record([[0, 20], [UNDO, 0]] * DUEL.max_entries))

    assert (refused.value.code, refused.value.place) == ("too-long", "log")


def test_a_table_does_not_grow_without_end_by_undos_and_rewinds() -> None:
    title = copy.copy(DUEL)
    title.max_entries = 8
    table = title.table(seed=3)
    for _ in range(2):
        table.pick(0, 20)
        table.undo(0)
    table.pick(0, 20)

    assert not table.can_undo(0)
    with pytest.raises(IllegalPick):
        rewind_table(table, 0)


@pytest.mark.parametrize("title", touchline.SHELF.values(), ids=lambda title: title.code)
def test_whole_games_fit_the_part_of_the_log_in_which_undo_is_allowed(title: Title) -> None:
    seats = title.seats[-1]
    driver = conformance.plays_out(title, seats, {}, "long", every=1 << 30)

    assert driver.decisions < title.max_entries // 4


# -- records from outside


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def begun_game() -> Record:
    table, dealer = touchline.title("mister").table(seed=5), Seeded(6)
    for _ in range(30):
        table.pick(*conformance.next_pick(table, dealer))
    return table.record()


@pytest.mark.anyio
async def test_a_record_from_outside_is_played_in_a_process_with_limits() -> None:
    checker, record = RecordChecker(), begun_game()
    try:
        assert await checker.check(record, "") == (False, [])
        record.log.append([0, 7777])
        with pytest.raises(RequestError) as refused:
            await checker.check(record, "")
        assert refused.value.code == "altered-entry"
        checker.seconds = 1e-6
        with pytest.raises(RequestError) as refused:
            await checker.check(begun_game(), "")
        assert refused.value.code == "record-too-costly"
        checker.seconds = 30.0
        assert await checker.check(begun_game(), "") == (False, [])  # a new process
    finally:
        checker.close()


@pytest.mark.anyio
async def test_a_record_that_needs_too_much_memory_is_refused() -> None:
    checker, record = RecordChecker(memory_bytes=40 << 20), begun_game()  # less than the interpreter has already
    record.log += [[0, 1]] * 300_000
    try:
        with pytest.raises(RequestError) as refused:
            await checker.check(record, "")
        assert refused.value.code == "record-too-costly"
    finally:
        checker.close()
