"""The story of a finished game: its statistics and its luck."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.game import NOBODY, Event
from touchline.story.parts import Story
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.state import Mots
from touchline.titles.match_of_the_season.story.luck import watch
from touchline.titles.match_of_the_season.story.statistics import count


def share_of(game: Mots, events: list[Event]) -> list[float]:
    """Matches that each seat has won, a draw counting half: the score at the end does not say how many."""
    won = [0.0] * game.seats
    for event in events:
        if event.code == c.TELL_RESULT:
            for which, side in enumerate(event.numbers[:2]):
                if side < len(game.seat_of) and game.seat_of[side] != NOBODY:
                    neither = event.numbers[2] == c.NEITHER
                    won[game.seat_of[side]] += 0.5 if neither else float(event.numbers[2] == which)
    return won


STORY: Final = Story(
    count=count,
    watch=watch,
    side_domain="side",
    draws={c.ROLL_CHANCE: ("chance-card", "chance")},
    worth_file=Path(__file__).with_name("worth.csv"),
    weighing_seats=4,
    share_of=share_of,
    turning_points=(c.TELL_RESULT,),
    why_rules={
        "points": ("MOTS-GEN-06", "MOTS-GEN-07"),
        **dict.fromkeys(("trophies", "european-cups", "league-titles", "cash", "shared"), ("MOTS-END-03",)),
    },
    headlines=("trophies", "won", "money-earned"),
    advice=("cards-played", "money-spent"),
)
