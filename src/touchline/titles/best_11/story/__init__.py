"""The story of a finished game: its statistics and its luck."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.game import Event
from touchline.story.parts import Story
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.scoring import result
from touchline.titles.best_11.state import Best11
from touchline.titles.best_11.story.luck import watch
from touchline.titles.best_11.story.statistics import count

POINTS_OF_A_GOAL: Final = 3.0


def share_of(game: Best11, events: list[Event]) -> list[float]:
    """Return the score of each seat, in goals."""
    return [points / POINTS_OF_A_GOAL for points in result(game).scores]


STORY: Final = Story(
    count=count,
    watch=watch,
    side_domain="seat",
    draws={
        c.ROLL_EVENT: ("event-card", "card"),
        c.ROLL_MANAGEMENT: ("management-card", "management"),
    },
    worth_file=Path(__file__).with_name("worth.csv"),
    weighing_seats=3,
    share_of=share_of,
    unit="goals",
    turning_points=(c.TELL_GOAL, c.TELL_NO_GOAL),
    why_rules={
        "points": ("B11-SCORE-10",),
        **dict.fromkeys(("goals-scored", "goals-conceded", "money", "shared"), ("B11-SCORE-11",)),
    },
    headlines=("points-footballers", "points-scored", "points-stadium"),
    advice=("goals", "challenges", "points-footballers", "points-coach", "points-fit", "points-stadium"),
)
