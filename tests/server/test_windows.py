"""Windows carry no information by their timing, and answers are played in the rules' order."""

from __future__ import annotations

import json
import random
from functools import cache
from itertools import product
from statistics import mean

import pytest

from tests.kernel.duel import TITLE
from tests.scenes import rule
from tests.server.inside import Clock, one_time, table
from touchline.kernel.game import DEALER
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.clocks import Clocks
from touchline.server.tables.open_window import (
    DAYS_PASS_AFTER_SECONDS,
    HOLD_SECONDS,
    PASS_AFTER_SECONDS,
    RELAXED_MIN_SECONDS,
    Window,
)
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.windows import STRICT_SECONDS, is_window, tables_asked

WINDOWS = 100  # of each pair of reasons
CARD_BY_REASON = {"order": 14, "useless card": 10, "no card": 12}  # the lower of two: seat 1 holds the next one


def at_window() -> Table:
    """Both seats hold a card, and a window is open: first seat 1 is asked, then seat 0."""
    table = TITLE.table(seed=7)
    for seat, option in ((0, 20), (1, PASS), (0, 1), (1, 0)):
        table.pick(seat, option)
    assert is_window(table)
    return table


def open_window(pace: str, seed: int = 0) -> Window:
    return Window(at_window(), pace, 100.0, random.Random(seed))


def test_everybody_who_may_answer_is_asked_at_the_same_time() -> None:
    window = open_window("relaxed")

    assert window.seats == [1, 0]
    assert len(window.question(1).options) == 2
    assert len(window.question(0).options) == 2


def test_a_table_that_asks_something_else_has_no_window() -> None:
    assert not is_window(TITLE.table(seed=1))
    assert not is_window(TITLE.table(by_hand=True))
    assert tables_asked(TITLE.table(seed=1)) == {}


def test_nobody_is_asked_with_a_die_in_the_question_that_is_not_rolled() -> None:
    table = at_window()
    table.pick(1, PASS)
    window = Window(table, "relaxed", 0.0, random.Random(0))

    assert window.seats == [0]


def test_the_first_real_answer_in_the_rules_order_counts() -> None:
    window = open_window("relaxed")
    for seat in window.seats:
        window.answer(seat, window.question(seat).options[-1])

    assert window.outcome() == [(1, window.answers[1])]
    window.answer(1, PASS)
    assert window.outcome() == [(1, PASS), (0, window.answers[0])]


def test_a_relaxed_window_waits_for_everybody_and_at_least_its_shortest() -> None:
    window = open_window("relaxed")
    assert window.closes_at() is None
    window.answer(1, PASS)
    assert window.closes_at() is None
    window.answer(0, PASS)
    assert window.closes_at() == 100.0 + RELAXED_MIN_SECONDS


def test_a_real_answer_waits_for_those_who_speak_before() -> None:
    window = open_window("relaxed")
    window.answer(0, window.question(0).options[-1])
    assert window.closes_at() is None
    window.answer(1, PASS)
    assert window.closes_at() == 100.0 + RELAXED_MIN_SECONDS


def test_a_strict_window_has_its_full_length_whatever_is_passed() -> None:
    lengths = set()
    for passing in ([], [0], [1], [0, 1]):
        for how in ("answer", "alone"):
            window = open_window("strict")
            for seat in passing:
                window.answer(seat, PASS) if how == "answer" else window.pass_later(seat, 100.0)
            lengths.add(window.closes_at())

    assert lengths == {100.0 + STRICT_SECONDS}


def test_time_asked_for_lengthens_a_strict_window_alike_whatever_is_passed() -> None:
    lengths = set()
    for passing in ([], [0], [1], [0, 1]):
        window = open_window("strict")
        window.add_hold()
        window.add_hold()
        for seat in passing:
            window.answer(seat, PASS)
        lengths.add(window.closes_at())

    assert lengths == {100.0 + STRICT_SECONDS + 2 * HOLD_SECONDS}


@rule("B11-EVENT-02")
def test_in_a_strict_window_the_order_of_play_decides_and_not_who_is_quicker() -> None:
    window = open_window("strict")
    window.answer(0, window.question(0).options[-1])
    assert window.closes_at() == 100.0 + STRICT_SECONDS
    window.answer(1, window.question(1).options[-1])

    assert window.closes_at() == 100.0 + STRICT_SECONDS
    assert window.outcome() == [(1, window.answers[1])]


@pytest.mark.anyio
@pytest.mark.parametrize(("pace", "delay_range"), [("relaxed", PASS_AFTER_SECONDS), ("days", DAYS_PASS_AFTER_SECONDS)])
async def test_empty_hands_and_standing_orders_pass_after_delays_of_the_same_distribution(
    registry: Registry, pace: str, delay_range: tuple[float, float]
) -> None:
    """The time tells nothing: with the same chance, a seat passes at the same moment for whatever reason it passes."""
    room = await table(registry, pace=pace)
    times = {
        reasons: [times_of_passes(registry, room, reasons, seed) for seed in range(WINDOWS)]
        for reasons in product(CARD_BY_REASON, repeat=2)
    }
    by_order = times["order", "order"]

    assert [reasons for reasons, passes in times.items() if passes != by_order] == []
    for seat in (0, 1):
        delays = [passes[seat] for passes in by_order]
        assert delay_range[0] <= min(delays) < mean(delay_range) < max(delays) <= delay_range[1]


def times_of_passes(registry: Registry, room: Room, reasons: tuple[str, ...], seed: int) -> dict[int, float]:
    """Open a window in which each seat has its reason not to be asked; return after how long each passes."""
    stop_at_window(room, reasons)
    registry.windows._chance = random.Random(seed)
    registry.windows.open(room)
    assert room.window is not None
    assert room.window._unasked == {seat for seat in (0, 1) if reasons[seat] != "order"}
    return {seat: until - room.window.opened for seat, until in room.window.pass_times.items()}


def stop_at_window(room: Room, reasons: tuple[str, ...]) -> None:
    room.adopt_table(at_second_window(reasons), [])
    for seat in (0, 1):
        room.asking.set_everywhere(seat, False)
    room.private._orders = {(seat, 0): room.table.now.span(0) for seat in (0, 1) if reasons[seat] == "order"}


@cache
def at_second_window(reasons: tuple[str, ...]) -> Table:
    """Play a match, before which who shall have no card plays it, and stop at the window after the match."""
    found = TITLE.table(by_hand=True)
    cards = [CARD_BY_REASON[reason] + seat for seat, reason in enumerate(reasons)]
    played = [card if reason == "no card" else PASS for card, reason in zip(cards, reasons, strict=True)]
    auction, scouts = [(0, PASS), (1, PASS)], [(DEALER, cards[0]), (0, 0), (DEALER, cards[1]), (1, 0)]
    talk, match = [(1, played[1]), (0, played[0])], [(0, 3), (0, 4), (1, 1), (1, 5), (DEALER, 1), (DEALER, 1)]
    for seat, option in auction + scouts + talk + match:
        found.pick(seat, option)
    return found


def test_the_delay_lies_within_its_bounds() -> None:
    window = open_window("relaxed")
    for seat in window.seats:
        window.pass_later(seat, 100.0)

    assert all(
        100.0 + PASS_AFTER_SECONDS[0] <= until <= 100.0 + PASS_AFTER_SECONDS[1] for until in window.pass_times.values()
    )


def test_a_bank_runs_while_a_seat_is_asked() -> None:
    clocks = Clocks(2, {"bank": 60.0, "increment": 5.0})
    clocks.ask([0], 10.0)
    assert clocks.deadline(0) == 70.0
    assert clocks.deadline(1) is None
    clocks.ask([0], 12.0)
    assert clocks.deadline(0) == 70.0
    clocks.record_answer(0, 30.0)

    assert clocks._left == [45.0, 60.0]
    assert clocks.next_deadline() is None
    again = Clocks(2, {"bank": 60.0, "increment": 5.0})
    times = one_time(Clock())
    again.restore(clocks.data(times), times)
    assert again.public_data(0.0) == clocks.public_data(0.0)


def test_over_days_each_decision_has_its_time() -> None:
    clocks = Clocks(3, {"each": 3600.0})
    clocks.ask([1, 2, -2], 100.0)

    assert clocks.next_deadline() == 3700.0
    assert clocks.running
    assert not Clocks(2, {}).running
    both = Clocks(1, {"each": 10.0, "bank": 5.0})
    both.ask([0], 0.0)
    assert both.deadline(0) == 5.0


def test_a_choice_of_several_picks_that_two_workers_answer_for_a_late_seat_counts_once() -> None:
    here, there, times = Clocks(2, {"each": 10.0}), Clocks(2, {"each": 10.0}), one_time(Clock())
    here.ask([0], times.timer(), times.wall())
    here.run_out(0)
    there.restore(json.loads(json.dumps(here.data(times))), times)  # after the first of the picks
    there.run_out(0)
    assert there._late == [1, 0]
    there.record_answer(0, times.timer())
    there.ask([0], times.timer(), times.wall())
    there.run_out(0)
    assert there._late == [2, 0]
