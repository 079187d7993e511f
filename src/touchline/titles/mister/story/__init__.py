"""The story of a finished game: its statistics and its luck."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.game import Event
from touchline.story.parts import Story
from touchline.titles.mister import codes as c
from touchline.titles.mister.state import Mister
from touchline.titles.mister.story.luck import watch
from touchline.titles.mister.story.statistics import count
from touchline.titles.mister.view import result


def share_of(game: Mister, events: list[Event]) -> list[float]:
    """Return the share of the match: 1 for the winner, a half for each if nobody has won."""
    places = result(game).places
    return [0.5 if places.count(1) > 1 else float(place == 1) for place in places]


STORY: Final = Story(
    count=count,
    watch=watch,
    side_domain="seat",
    draws={c.ROLL_FOOTBALLER: ("offered-player", "player")},
    worth_file=Path(__file__).with_name("worth.csv"),
    weighing_seats=2,
    share_of=share_of,
    turning_points=(
        c.TELL_GOAL,
        c.TELL_SAVED,
        c.TELL_SENT_OFF,
        c.TELL_INJURED,
        c.TELL_FADED,
        c.TELL_PENALTY_SCORED,
        c.TELL_PENALTY_SAVED,
    ),
    decided_by_match=("goals", "penalties", "drawn", "cup", "cup-penalties"),
    why_rules={
        "goals": ("MIS-MATCH-10",),
        "penalties": ("MIS-PEN-01",),
        "drawn": ("MIS-MATCH-10",),
        "cup": ("MIS-CUP-02",),
        "cup-penalties": ("MIS-CUP-04",),
        "league": ("MIS-LEAGUE-07", "MIS-LEAGUE-08"),
    },
    headlines=("shots", "saves", "duels-won"),
    advice=("shots", "saves", "duels-won", "faded"),
)
