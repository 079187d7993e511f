"""Drawn signs: the path of an SVG picture as lines and curves.

Only what our signs use: M L H V C S Q A Z, capital (where) or small (how far).
"""

import math
import re
from functools import lru_cache
from typing import Final

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]  # "move", "line", "curve" (two handles and an end) or "close"

TOKEN: Final = re.compile(r"[A-Za-z]|-?(?:\d*\.\d+|\d+)")
TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}


class Walk:
    """A pen that goes along the path and notes its steps."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.at: Point = (0.0, 0.0)
        self.start: Point = (0.0, 0.0)
        self.handle: Point | None = None  # the last one of the curve before, for S

    def go(self, letter: str, numbers: list[float]) -> None:
        base = self.at if letter.islower() else (0.0, 0.0)
        kind, handle, self.handle = letter.upper(), self.handle, None
        if kind == "Z":
            self.steps.append(("close", ()))
            self.at = self.start
        elif kind in "HV":
            along = numbers[0] + base["HV".index(kind)]
            self.line((along, self.at[1]) if kind == "H" else (self.at[0], along))
        elif kind == "A":
            self.arc(numbers, (numbers[5] + base[0], numbers[6] + base[1]))
        else:
            points = [(numbers[k] + base[0], numbers[k + 1] + base[1]) for k in range(0, len(numbers), 2)]
            self.along(kind, points, handle)

    def along(self, kind: str, points: list[Point], handle: Point | None) -> None:
        if kind == "M":
            self.steps.append(("move", (points[0],)))
            self.at = self.start = points[0]
        elif kind == "L":
            self.line(points[0])
        elif kind == "C":
            self.curve(points[0], points[1], points[2])
        elif kind == "S":
            x, y = handle or self.at
            self.curve((2 * self.at[0] - x, 2 * self.at[1] - y), points[0], points[1])
        else:
            self.curve(between(self.at, points[0]), between(points[1], points[0]), points[1])

    def line(self, to: Point) -> None:
        self.steps.append(("line", (to,)))
        self.at = to

    def curve(self, one: Point, two: Point, to: Point) -> None:
        self.steps.append(("curve", (one, two, to)))
        self.at, self.handle = to, two

    def arc(self, numbers: list[float], to: Point) -> None:
        """Draw a part of a circle (our signs have no ellipses): a curve for each quarter at most."""
        radius, large, sweep = numbers[0], bool(numbers[3]), bool(numbers[4])
        centre, radius = middle_of(self.at, to, radius, large != sweep)
        begin = math.atan2(self.at[1] - centre[1], self.at[0] - centre[0])
        turn = math.atan2(to[1] - centre[1], to[0] - centre[0]) - begin
        if sweep and turn < 0:
            turn += 2 * math.pi
        elif not sweep and turn > 0:
            turn -= 2 * math.pi
        parts = max(1, math.ceil(abs(turn) / (math.pi / 2) - 1e-9))
        for part in range(parts):
            quarter(self, centre, radius, begin + turn * part / parts, turn / parts)
        self.at, self.handle = to, None


def between(point: Point, handle: Point) -> Point:
    """Return the handle of a cubic curve for that of a quadratic one."""
    return point[0] + 2 / 3 * (handle[0] - point[0]), point[1] + 2 / 3 * (handle[1] - point[1])


def middle_of(one: Point, two: Point, radius: float, left: bool) -> tuple[Point, float]:
    """Return the centre of a circle through two points; a radius that is too small grows."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    apart = math.hypot(dx, dy)
    radius = max(radius, apart / 2)
    rise = math.sqrt(max(0.0, radius**2 - apart**2 / 4)) * (1 if left else -1)
    return ((one[0] + two[0]) / 2 - dy / apart * rise, (one[1] + two[1]) / 2 + dx / apart * rise), radius


def quarter(walk: Walk, centre: Point, radius: float, begin: float, turn: float) -> None:
    reach = 4 / 3 * math.tan(turn / 4) * radius
    end = begin + turn

    def on(angle: float) -> Point:
        return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)

    (x1, y1), (x2, y2) = on(begin), on(end)
    one = x1 - reach * math.sin(begin), y1 + reach * math.cos(begin)
    two = x2 + reach * math.sin(end), y2 - reach * math.cos(end)
    walk.curve(one, two, (x2, y2))


@lru_cache
def steps(path: str) -> list[Step]:
    """Return the steps of a path; numbers without a letter repeat the last one."""
    tokens: list[str] = TOKEN.findall(path)
    walk, at, letter = Walk(), 0, "M"
    while at < len(tokens):
        if tokens[at].isalpha():
            letter = tokens[at]
            at += 1
        takes = TAKES[letter.upper()]
        walk.go(letter, [float(token) for token in tokens[at : at + takes]])
        at += takes
        letter = {"M": "L", "m": "l"}.get(letter, letter)
    return walk.steps
