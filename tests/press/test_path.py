"""Drawn signs as lines and curves."""

import math

import pytest

from touchline.press.path import Point, steps
from touchline.press.signs import SHAPES, SHIRT, SIGNS, STAR, TRIMS


def ends(path: str) -> list[Point]:
    """Return where each step ends."""
    return [points[-1] for kind, points in steps(path) if kind != "close"]


def test_capitals_say_where_and_small_letters_how_far() -> None:
    assert ends("M2 3L5 7H9V1l1 1h-2v.5Z") == [(2, 3), (5, 7), (9, 7), (9, 1), (10, 2), (8, 2), (8, 2.5)]
    assert steps("M2 3z")[-1] == ("close", ())


def test_a_letter_holds_until_the_next_one() -> None:
    assert ends("M1 1 2 2 3 1") == [(1, 1), (2, 2), (3, 1)]
    assert ends("m1 1 2 2 3 1") == [(1, 1), (3, 3), (6, 4)]


def test_curves_keep_their_handles() -> None:
    assert steps("M0 0C1 0 2 1 2 2S3 4 4 4")[2] == ("curve", ((2, 3), (3, 4), (4, 4)))
    (kind, points) = steps("M0 0Q3 0 3 3")[1]
    assert kind == "curve"
    assert points == ((2, 0), (3, 1), (3, 3))


@pytest.mark.parametrize("path", ["M12 3A9 9 0 1 0 12.01 3", "M12 3a9 9 0 1 0 .01 0", "M12 3A9 9 0 1 1 11.99 3"])
def test_an_arc_stays_on_its_circle(path: str) -> None:
    found = ends(path)
    assert len(found) == 5  # the beginning and four quarters
    for x, y in found:
        assert math.hypot(x - 12, y - 12) == pytest.approx(9, abs=0.02)
    assert {round(y) for x, y in found} == {3, 12, 21}


@pytest.mark.parametrize(
    ("paths", "units"),
    [(SIGNS.values(), 24), (SHAPES, 26), ((STAR,), 16), ((SHIRT, *TRIMS), 64)],
    ids=["signs", "shapes", "star", "shirt"],
)
def test_no_sign_leaves_its_box(paths: tuple[str, ...], units: int) -> None:
    for path in paths:
        for x, y in ends(path):
            assert -0.1 <= x <= units + 0.1, path
            assert -0.1 <= y <= units + 0.1, path
