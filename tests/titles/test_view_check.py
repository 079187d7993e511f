"""With TOUCHLINE_DEBUG=1 a view that is not what its title declares is found out, with its place."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

import pytest
from tests.titles.test_shelf import duel_with

from touchline.kernel.views import About
from touchline.titles import SHELF, shelf
from touchline.titles.view_check import WrongView, check, check_views, watch_views
from touchline_duel import TITLE
from touchline_duel.view import DuelView


class Row(TypedDict):
    team: Annotated[int, About("The team.")]
    stage: Literal["cup", "league"]


class Whole(TypedDict):
    rows: list[Row]
    pair: tuple[int, int]
    best: Row | None
    names: dict[str, list[int]]
    chance: float


RIGHT: dict[str, Any] = {
    "rows": [{"team": 1, "stage": "cup"}],
    "pair": (1, 2),
    "best": None,
    "names": {"a": [1]},
    "chance": 0.5,
}


def test_a_view_with_the_declared_fields_passes() -> None:
    check(Whole, RIGHT, "view")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"rows": 5}, "view.rows: a list expected, found 5"),
        ({"rows": [{"team": True, "stage": "cup"}]}, "view.rows[0].team: int expected, found True"),
        ({"rows": [{"team": 1, "stage": "friendly"}]}, "view.rows[0].stage: one of 'cup', 'league' expected"),
        ({"rows": [{"team": 1}]}, "view.rows[0]: no stage"),
        ({"rows": [RIGHT["rows"][0] | {"secret": 1}]}, "view.rows[0]: secret is not declared"),
        ({"pair": (1, 2, 3)}, "view.pair: 2 values expected"),
        ({"best": {"team": "a", "stage": "cup"}}, "view.best.team: int expected, found 'a'"),
        ({"names": {"a": [None]}}, "view.names['a'][0]: int expected, found None"),
        ({"chance": "high"}, "view.chance: float expected, found 'high'"),
    ],
)
def test_an_undeclared_field_is_named_with_its_place(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(WrongView) as caught:
        check(Whole, RIGHT | change, "view")

    assert str(caught.value).startswith(fault)


@pytest.mark.parametrize("code", SHELF)
def test_the_titles_of_the_shelf_pass(code: str) -> None:
    check_views(SHELF[code])


def wrong(game: Any, seat: int | None) -> dict[str, Any]:
    return {**TITLE.observe(game, seat), "hands": [3, []]}


def test_a_wrong_view_keeps_a_title_off_the_shelf_in_debug_mode_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    title = duel_with(observe=wrong, view=DuelView)
    found = [shelf.Found("plug-in duel of some-package 1.0", lambda: title)]
    monkeypatch.delenv("TOUCHLINE_DEBUG", raising=False)
    assert list(shelf.collect(found)) == ["duel"]

    monkeypatch.setenv("TOUCHLINE_DEBUG", "1")
    assert shelf.collect(found) == {}
    assert caplog.messages == [
        "title not loaded: plug-in duel of some-package 1.0: WrongView: view.hands[0]: a list expected, found 3"
    ]


def test_a_watched_title_names_itself_when_a_view_is_wrong_later() -> None:
    title = duel_with(observe=wrong, view=DuelView)
    watch_views(title, "plug-in duel")
    with pytest.raises(WrongView, match=r"^plug-in duel: view\.hands\[0\]"):
        title.table(seed=1).view(0)
