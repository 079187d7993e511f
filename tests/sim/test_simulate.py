"""Many games: the same seeds give the same sums, in any batches and any number of processes."""

import json
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest
from tests.kernel import duel

from touchline.kernel.errors import BadOption, UnknownTitle
from touchline.kernel.result import Result
from touchline.sim import Statistics, simulate
from touchline.sim.figures import figures_of
from touchline.sim.runner import batches, fewest
from touchline.sim.statistics import wilson
from touchline.titles import SHELF


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "duel", duel.TITLE)


def test_the_same_seed_gives_the_same_games() -> None:
    once, again, other = (simulate("duel", 40, ["rookie"], seed=seed).data() for seed in (3, 3, 4))

    assert once == again
    assert once != other


def test_every_game_is_counted_once() -> None:
    done: list[int] = []
    found = simulate("duel", 37, ["rookie"], progress=done.append)

    assert found.games == sum(done) == 37
    assert sum(found.won) + sum(found.shared) // 2 == 37
    assert found.why == {"goals": 37}
    assert found.longest * 37 >= found.decisions > 37


def test_options_reach_the_game() -> None:
    short, long = (simulate("duel", 10, ["rookie"], options={"matches": n}) for n in (1, 3))

    assert short.decisions < long.decisions
    assert short.data()["options"] == {"matches": 1}


def test_statistics_are_plain_data() -> None:
    data = simulate("duel", 5, ["rookie", "rookie"]).data()

    assert json.loads(json.dumps(data)) == data
    assert [seat["bot"] for seat in data["seats"]] == ["rookie", "rookie"]


@pytest.mark.parametrize(
    ("arguments", "code", "place"),
    [
        ({"games": 0}, "out-of-range", "games"),
        ({"games": "many"}, "out-of-range", "games"),
        ({"workers": 0}, "out-of-range", "workers"),
        ({"bots": ["champion"]}, "unknown-bot", "champion"),
        ({"bots": ["rookie"] * 3}, "seats", "duel"),
        ({"bots": ["rookie"] * 3, "seats": 2}, "bots", "rookie,rookie,rookie"),
        ({"seats": 7}, "seats", "duel"),
        ({"options": {"luck": 1}}, "unknown-option", "luck"),
        ({"options": {"matches": 9}}, "unknown-choice", "matches"),
    ],
)
def test_wrong_settings_are_refused_before_the_first_game(arguments: dict[str, Any], code: str, place: str) -> None:
    with pytest.raises(BadOption) as caught:
        simulate("duel", **{"bots": ["rookie"], **arguments})

    assert (caught.value.code, caught.value.place) == (code, place)


def test_an_unknown_title_is_refused_with_the_shelf() -> None:
    with pytest.raises(UnknownTitle, match="duel"):
        simulate("chess")


def test_batches_cover_every_game_once() -> None:
    for games, workers in ((1, 1), (7, 2), (1000, 1), (100_000, 3)):
        parts = batches(games, workers)
        assert [n for part in parts for n in range(*part)] == list(range(games))


def test_options_that_no_number_of_seats_allows_fall_to_the_first() -> None:
    assert fewest(duel.TITLE, {"matches": 99}) == 2


def test_a_lost_process_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, *given: Any) -> None:
            raise BrokenProcessPool

    monkeypatch.setattr("touchline.sim.runner.ProcessPoolExecutor", Broken)

    assert simulate("duel", 20, ["rookie"], workers=2).data() == simulate("duel", 20, ["rookie"]).data()


@pytest.mark.skipif("mister" not in SHELF, reason="needs a title that other processes know")
def test_two_processes_play_the_same_games_as_one() -> None:
    arguments: dict[str, Any] = {"games": 24, "bots": ["rookie"], "seed": 9}

    assert simulate("mister", workers=2, **arguments).data() == simulate("mister", **arguments).data()


def test_sums_of_two_batches_add_up() -> None:
    one, two, both = (Statistics("duel", ["a", "b"], {}) for _ in range(3))
    results = [(Result([1, 2], [3, 1], "goals"), 10, {"goals": 4}), (Result([1, 1], [0, 0], "level"), 30, {"draws": 1})]
    for total, (result, decisions, figures) in zip((one, two), results, strict=True):
        total.count(result, decisions, figures)
        both.count(result, decisions, figures)
    one.add(two)

    assert one.data() == both.data()
    assert both.data()["figures"] == {"draws": 0.5, "goals": 2.0}
    assert (both.won, both.shared, both.longest) == ([1, 0], [1, 1], 30)


def test_the_bounds_of_a_rate() -> None:
    low, high = wilson(50, 100)

    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == 1.0


def test_a_title_without_figures_counts_none(tmp_path: Path) -> None:
    assert figures_of(duel.TITLE)(None) == {}
