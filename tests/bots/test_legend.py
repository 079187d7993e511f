"""Legends: what they see they may know, they keep to their budget, and they are played as what they are."""

import time
from typing import Any

import pytest
from tests import conformance
from tests.bots.declared import bots_of, instinct, outlook
from tests.state import whole

from touchline.bots import bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.declared import Bots
from touchline.kernel.errors import BadOption
from touchline.kernel.table import Table
from touchline.search.legend import Legend, Search, candidates, compare_values, upside
from touchline.search.outlook import UNPLANNED, Outlook, by_lead, posterior_mean, posterior_stderr
from touchline.search.tree import MIN_VISITS, Node, Walk
from touchline.server.tables.bot_workers import compute_pick
from touchline.server.tables.snapshots import freeze_table
from touchline.sim import simulate
from touchline.titles import SHELF
from touchline.titles.mister.bots.pro import ProMister

TITLES = sorted(SHELF)
TURNS = 24


def legend(code: str, playouts: int = TURNS) -> Legend:
    return Legend(instinct(code), outlook(code), "same", playouts, 60_000)


def tables_to_search(code: str, seed: str, every: int, most: int) -> list[tuple[Table, int]]:
    """Tables with a seat before a question that is worth a search."""
    found: list[tuple[Table, int]] = []
    for at in conformance.stops(SHELF[code], SHELF[code].seats[0], {}, seed, every):
        for seat in at.to_act:
            question = conformance.question_of(at, seat)
            if len(question.options) > 1 and outlook(code).thinks(question.game, question.kind):
                found.append((at.clone(), seat))
        if len(found) >= most:
            break
    return found


@pytest.mark.parametrize("code", TITLES)
def test_a_legend_picks_the_same_whatever_is_hidden(code: str) -> None:
    """Turn for turn: the values that the search has found, not only the pick."""
    compared = 0
    for table, seat in tables_to_search(code, "honest legend", 13, 5):
        twin = table.redeal(seat, Seeded("other"))
        if twin is None:
            continue
        both = [Search(each, seat, "same", instinct(code), outlook(code)) for each in (table, twin)]
        for search in both:
            for k in range(TURNS):
                search.play_next()
        assert both[0].values == both[1].values
        assert legend(code).think(table, seat) == legend(code).think(twin, seat)
        compared += sum(len(values) for values in both[0].values)

    assert compared > TURNS


@pytest.mark.parametrize("code", TITLES)
def test_the_pros_own_pick_is_tried_first_and_kept_without_a_search(code: str) -> None:
    for table, seat in tables_to_search(code, "first", 29, 5):
        question = conformance.question_of(table, seat)
        own = instinct(code)("same").pick(question.game, seat, question.kind, question.options, question.context)
        tried = candidates(question, instinct(code)("same"), outlook(code))
        assert tried[0] == own
        assert len(set(tried)) == len(tried)
        assert set(tried) <= set(question.options)
        assert legend(code, playouts=0).think(table, seat) == own


def test_options_that_the_pro_thinks_much_worse_are_not_tried() -> None:
    pro, looks, numbers = ProMister("same"), outlook("mister"), set()
    for table, seat in tables_to_search("mister", "clear", 1, 30):
        question = conformance.question_of(table, seat)
        given = (question.game, seat, question.kind, question.options, question.context)
        values = {each.option: each.value for each in pro.judge_options(*given)}
        tried = candidates(question, pro, looks)
        assert all(values[tried[0]] - values[option] <= looks.clear for option in tried)
        numbers.add(len(tried))

    assert numbers == {1, 2}  # some cards are taken or left at once, others are thought about


@pytest.mark.parametrize("code", TITLES)
def test_a_search_leaves_the_table_as_it_was(code: str) -> None:
    for table, seat in tables_to_search(code, "as it was", 31, 3):
        before = whole(table)
        legend(code).think(table, seat)
        assert whole(table) == before


def test_a_budget_of_milliseconds_is_kept() -> None:
    table, seat = tables_to_search("mister", "budget", 7, 1)[0]
    hasty = Legend(instinct("mister"), outlook("mister"), 1, milliseconds=100)
    begun = time.perf_counter()
    picked = hasty.think(table, seat)

    assert picked in conformance.question_of(table, seat).options
    assert time.perf_counter() - begun < 3.0


def test_a_budget_comes_with_the_name() -> None:
    hasty = bot(SHELF["mister"], "legend:20")
    assert isinstance(hasty, Legend)
    assert hasty.milliseconds == 20
    for wrong in ("legend:", "legend:soon", "pro:20"):
        with pytest.raises(BadOption, match="unknown-bot"):
            bot(SHELF["mister"], wrong)


def test_the_pros_word_counts_as_much_as_some_deals() -> None:
    assert posterior_mean(0.02, 1.0, 0.015) < 0  # hardly tried
    assert posterior_mean(0.02, 0.015, 0.015) > 0
    assert posterior_mean(0.002, 0.001, 0.015) > 0  # surely a little better
    assert posterior_mean(0.02, 0.015, 0.006) < 0  # here the pro is rarely wrong


def test_the_worth_of_perfect_knowledge() -> None:
    assert upside(0.0, 0.01) == pytest.approx(0.00399, abs=1e-5)  # half of a normal error
    assert upside(0.05, 0.001) == pytest.approx(0.05)  # surely better: all of it
    assert upside(-0.05, 0.001) < 1e-9  # surely worse: nothing
    assert posterior_stderr(0.015, 0.015) == pytest.approx(0.015 / 2**0.5)  # the pro's word and as much again


def test_a_search_is_over_when_knowing_more_is_worth_a_trifle() -> None:
    table, seat = tables_to_search("mister", "trifle", 7, 1)[0]
    for gains, over in (([0.0, 0.0], True), ([0.3, -0.25], False), ([0.051, 0.049], True)):
        search = Search(table, seat, "1", instinct("mister"), outlook("mister"))
        search.values = [[0.5] * 16, *([0.5 + gain for gain in gains] * 8 for option in search.options[1:])]
        search.deal = 16
        search.prune_options()
        assert search.over == over, gains


def test_only_what_is_surely_better_counts() -> None:
    luck = [0.9, 0.1] * 10
    gain, doubt = compare_values([value + 0.05 for value in luck], luck)
    assert gain == pytest.approx(0.05)
    assert doubt < 0.01  # in equal deals luck does not count

    gain, doubt = compare_values(luck, luck[::-1])
    assert gain < doubt
    assert compare_values(luck[:3], luck)[1] == 1.0


def test_in_the_tree_the_pros_pick_comes_first_and_the_best_most_often() -> None:
    root = Node()
    root.visits = MIN_VISITS
    picks = []
    for k in range(200):
        walk = Walk(root)
        picks.append(walk.step(0, 1, 7, [5, 7]))
        walk.learn([0.8 if picks[-1] == 5 else 0.2])

    assert picks[0] == 7
    assert picks[-100:].count(5) > 90


def test_a_lead_is_a_chance() -> None:
    assert by_lead([3.0, 3.0], 2.0) == [0.5, 0.5]
    ahead, behind = by_lead([900.0, 0.0], 2.0)
    assert 0.0 < behind < 0.01 < 0.99 < ahead < 1.0


def test_at_a_server_a_legend_thinks() -> None:
    table, seat = tables_to_search("mister", "server", 7, 1)[0]
    picked = compute_pick("mister", "legend", seat, "s", table.seats, table.options, "", freeze_table(table))
    assert picked in conformance.question_of(table, seat).options


def test_a_simulation_lets_legends_think(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[int] = []

    class Watched(Outlook):
        def plan_picks(self, table: Table, seat: int, seed: int | str, plan: list[int]) -> int:
            thought.append(seat)
            return UNPLANNED

        def thinks(self, game: Any, kind: int) -> bool:
            return False

    declared = bots_of("mister")
    monkeypatch.setattr(SHELF["mister"], "bots", Bots(declared.levels, declared.instinct, Watched()))
    assert simulate("mister", 1, ["legend", "pro"]).games == 1
    assert set(thought) == {0}
