"""Windows carry no information by their timing, and answers are played in the rules' order."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from tests.kernel.duel import TITLE
from tests.scenes import rule
from tests.server.inside import Clock, one_time
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.clocks import Clocks
from touchline.server.tables.windows import AUTO, HOLD, SHORTEST, STRICT, Window, asked_at_once, is_window


def at_window() -> Table:
    """Both seats hold a card, and a window is open: first seat 1 is asked, then seat 0."""
    table = TITLE.table(seed=7)
    for seat, option in ((0, 20), (1, PASS), (0, 1), (1, 0)):
        table.pick(seat, option)
    assert is_window(table)
    return table


def opened(pace: str, seed: int = 0) -> Window:
    return Window(at_window(), pace, 100.0, random.Random(seed))


def test_everybody_who_may_answer_is_asked_at_the_same_time() -> None:
    window = opened("relaxed")

    assert window.seats == [1, 0]
    assert len(window.question(1).options) == 2
    assert len(window.question(0).options) == 2


def test_a_table_that_asks_something_else_has_no_window() -> None:
    assert not is_window(TITLE.table(seed=1))
    assert not is_window(TITLE.table(by_hand=True))
    assert asked_at_once(TITLE.table(seed=1)) == {}


def test_nobody_is_asked_with_a_die_in_the_question_that_is_not_rolled() -> None:
    table = at_window()
    table.pick(1, PASS)
    window = Window(table, "relaxed", 0.0, random.Random(0))

    assert window.seats == [0]


def test_the_first_real_answer_in_the_rules_order_counts() -> None:
    window = opened("relaxed")
    for seat in window.seats:
        window.answer(seat, window.question(seat).options[-1])

    assert window.outcome() == [(1, window.answers[1])]
    window.answer(1, PASS)
    assert window.outcome() == [(1, PASS), (0, window.answers[0])]


def test_a_relaxed_window_waits_for_everybody_and_at_least_its_shortest() -> None:
    window = opened("relaxed")
    assert window.closes_at() is None
    window.answer(1, PASS)
    assert window.closes_at() is None
    window.answer(0, PASS)
    assert window.closes_at() == 100.0 + SHORTEST


def test_a_real_answer_waits_for_those_who_speak_before() -> None:
    window = opened("relaxed")
    window.answer(0, window.question(0).options[-1])
    assert window.closes_at() is None
    window.answer(1, PASS)
    assert window.closes_at() == 100.0 + SHORTEST


def test_a_strict_window_has_its_full_length_whatever_is_passed() -> None:
    lengths = set()
    for passing in ([], [0], [1], [0, 1]):
        for how in ("answer", "alone"):
            window = opened("strict")
            for seat in passing:
                window.answer(seat, PASS) if how == "answer" else window.pass_alone(seat, 100.0)
            lengths.add(window.closes_at())

    assert lengths == {100.0 + STRICT}


def test_time_asked_for_lengthens_a_strict_window_alike_whatever_is_passed() -> None:
    lengths = set()
    for passing in ([], [0], [1], [0, 1]):
        window = opened("strict")
        window.held = 2
        for seat in passing:
            window.answer(seat, PASS)
        lengths.add(window.closes_at())

    assert lengths == {100.0 + STRICT + 2 * HOLD}


@rule("B11-EVENT-02")
def test_in_a_strict_window_the_order_of_play_decides_and_not_who_is_quicker() -> None:
    window = opened("strict")
    window.answer(0, window.question(0).options[-1])
    assert window.closes_at() == 100.0 + STRICT
    window.answer(1, window.question(1).options[-1])

    assert window.closes_at() == 100.0 + STRICT
    assert window.outcome() == [(1, window.answers[1])]


@pytest.mark.parametrize("pace", ["relaxed", "days"])
def test_who_holds_nothing_passes_by_the_same_law_as_a_standing_order(pace: str) -> None:
    """Over thousands of windows the time tells nothing: same mean, same spread, for an empty hand and for an order."""
    times: dict[str, list[float]] = {"empty hand": [], "standing order": []}
    chance = random.Random(4)
    table = at_window()
    for why in times:
        for _ in range(2000):
            window = Window(table, pace, 0.0, chance)
            window.answer(1, PASS)
            window.pass_alone(0, 0.0)
            closes = window.closes_at()
            assert closes is not None
            times[why].append(closes)
    first, second = times["empty hand"], times["standing order"]
    spread = max(first + second) - min(first + second)

    assert abs(mean(first) - mean(second)) <= 0.05 * max(spread, 0.01)
    assert largest_gap(first, second) < 1.95 * (2 / 2000) ** 0.5  # Kolmogorov and Smirnov, one in a thousand


def largest_gap(first: list[float], second: list[float]) -> float:
    both = sorted({*first, *second})
    return max(abs(share(first, at) - share(second, at)) for at in both[:: max(1, len(both) // 200)])


def share(values: list[float], limit: float) -> float:
    return sum(value <= limit for value in values) / len(values)


def test_the_delay_lies_within_its_bounds() -> None:
    window = opened("relaxed")
    for seat in window.seats:
        window.pass_alone(seat, 100.0)

    assert all(100.0 + AUTO[0] <= until <= 100.0 + AUTO[1] for until in window.passing.values())


def test_a_bank_runs_while_a_seat_is_asked() -> None:
    clocks = Clocks(2, {"bank": 60.0, "increment": 5.0})
    clocks.ask([0], 10.0)
    assert clocks.deadline(0) == 70.0
    assert clocks.deadline(1) is None
    clocks.ask([0], 12.0)
    assert clocks.deadline(0) == 70.0
    clocks.answered(0, 30.0)

    assert clocks.left == [45.0, 60.0]
    assert clocks.next_deadline() is None
    again = Clocks(2, {"bank": 60.0, "increment": 5.0})
    times = one_time(Clock())
    again.restore(clocks.data(times), times)
    assert again.shown() == clocks.shown()


def test_over_days_each_decision_has_its_time() -> None:
    clocks = Clocks(3, {"each": 3600.0})
    clocks.ask([1, 2, -2], 100.0)

    assert clocks.next_deadline() == 3700.0
    assert clocks.running
    assert not Clocks(2, {}).running
    both = Clocks(1, {"each": 10.0, "bank": 5.0})
    both.ask([0], 0.0)
    assert both.deadline(0) == 5.0
