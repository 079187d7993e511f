"""A scene is laid by hand, opened as often as one likes, and no table has two games that disagree."""

from __future__ import annotations

from typing import Any

import pytest

import touchline
from tests.kernel.duel import MATCH, TALK, TITLE
from tests.state import dump
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import ByHand
from touchline.kernel.errors import BadOption, BadRecord, UnknownTitle
from touchline.kernel.vocabulary import PASS


def last_match() -> touchline.Scene:
    """The last match, and then it is over."""
    scene = TITLE.scene(2)
    scene.game.agenda = [(MATCH,), (TALK, 0)]
    scene.game.goals = [2, 0]
    return scene


def played_out(scene: touchline.Scene, *runs: list[int]) -> touchline.Table:
    table = scene.table(seed=3)
    for seat, run in enumerate(runs):
        table.pick_run(seat, run)
    table.pick(0, PASS)
    return table


def test_a_table_plays_the_scene_as_it_was_laid() -> None:
    table = last_match().table(seed=3)

    assert table.to_act == [0, 1], "both lay their line-ups at once"
    assert table.view(None)["game"]["goals"] == [2, 0]


def test_tables_of_a_scene_do_not_share_its_game() -> None:
    scene = last_match()
    before, one = dump(scene.game), scene.table(seed=3)
    scene.game.goals = [0, 9]
    other = scene.table(seed=3)
    one.pick_run(0, [3, 1])

    assert [table.view(None)["game"]["goals"] for table in (one, other)] == [[2, 0], [0, 9]]
    scene.game.goals = [2, 0]
    assert dump(scene.game) == before


def test_a_scene_can_be_rolled_by_hand() -> None:
    table = last_match().table(by_hand=True)
    table.pick_run(0, [3, 1])
    table.pick_run(1, [5, 2])

    assert isinstance(table.journal, ByHand)
    table.type_in(0, 6)
    table.type_in(0, 1)
    assert table.view(None)["game"]["goals"] == [3, 0]


def test_a_table_that_is_over_has_one_game() -> None:
    table = played_out(last_match(), [3, 4], [1, 2])

    assert table.over
    assert table.now is table.base


@pytest.mark.parametrize("code", list(touchline.SHELF))
def test_a_whole_game_ends_with_one_game(code: str) -> None:
    title = touchline.title(code)
    table, dealer = title.table(seed=code), Seeded(code)
    for _ in range(60):
        seat = table.to_act[0]
        options = table.question(seat).options  # type: ignore[union-attr]
        table.pick(seat, options[dealer.below(len(options))])
    scene = touchline.Scene(title, table.options, table.cards, table.base.clone())
    scene.game.agenda = []
    over = scene.table()
    assert over.over
    assert over.now is over.base


def test_the_game_of_a_table_is_a_copy() -> None:
    for table in (last_match().table(seed=3), played_out(last_match(), [3, 4], [1, 2])):
        before, copy = dump(table.now), table.game
        changed: Any = copy
        changed.goals[0] = 99
        assert dump(table.now) == before
        assert dump(table.game) == before


def test_a_scene_has_no_record() -> None:
    table = last_match().table(seed=3)
    for each in (table, table.clone()):
        with pytest.raises(BadRecord, match="scene"):
            each.record()


def test_options_and_codes_are_checked_as_for_any_table() -> None:
    with pytest.raises(BadOption, match="seats"):
        TITLE.scene(5)
    with pytest.raises(BadOption, match="unknown-option"):
        touchline.scene("mister", options={"weather": "rain"})
    with pytest.raises(UnknownTitle):
        touchline.scene("cricket")
