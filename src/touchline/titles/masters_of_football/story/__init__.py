"""The story of a finished game: its statistics and its luck."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.game import Event
from touchline.story.parts import Story
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.state import Mof
from touchline.titles.masters_of_football.story.luck import watch
from touchline.titles.masters_of_football.story.statistics import count
from touchline.titles.masters_of_football.view.seat_view import result

POINTS_OF_A_WIN: Final = 3.0


def share_of(game: Mof, events: list[Event]) -> list[float]:
    """Return the points of each seat, in matches won."""
    return [points / POINTS_OF_A_WIN for points in result(game).scores]


def is_champion(game: Mof, seat: int) -> bool:
    """Whether the manager is champion: the first manager may be behind a team that nobody manages (MOF-TABLE-07)."""
    return game.team_numbers[seat] in game.champions


STORY: Final = Story(
    count=count,
    watch=watch,
    side_domain="team",
    draws={
        c.ROLL_ACTION_CARD: ("hand-card", "card"),
        c.ROLL_PLAYER_CARD: ("dealt-player", "player"),
        c.ROLL_MANAGER_CARD: ("manager-card", "manager"),
    },
    worth_file=Path(__file__).with_name("worth.csv"),
    weighing_seats=4,
    share_of=share_of,
    turning_points=(c.TELL_GOAL, c.TELL_NO_GOAL, c.TELL_GENIUS_SAVE, c.TELL_BATTLE_WON),
    why_rules={
        "league": ("MOF-TABLE-01",),
        "league-difference": ("MOF-TABLE-02",),
        "league-goals": ("MOF-TABLE-03",),
        "league-away-goals": ("MOF-TABLE-04",),
        "league-lots": ("MOF-TABLE-06",),
        "joint-champions": ("MOF-TABLE-05",),
        "final": ("MOF-8P-03", "MOF-8P-04"),
        "league-record": ("MOF-8P-05", "MOF-8P-07"),
    },
    is_champion=is_champion,
    headlines=("won", "goals", "battles-won"),
    advice=("battles-won", "cards-played", "money-spent"),
)
