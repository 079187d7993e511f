"""The declarations of a title for the story of its finished games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from touchline.kernel.game import Event
from touchline.kernel.title import Title
from touchline.story.luck.ledger import Ledger
from touchline.story.statistics.tally import Tally
from touchline.story.steps import Moment


@dataclass(frozen=True)
class Story:
    """The functions and tables behind statistics and luck."""

    count: Callable[[Any, list[Event]], Tally]  # statistics, from the final game and all events
    watch: Callable[[Moment, Ledger], None]  # writes the luck of one step into the ledger
    side_domain: str  # the domain of a match's two sides: "seat", "team" ...
    draws: Mapping[int, tuple[str, str]]  # by kind of draw: what it is called, and the domain of its cards
    worth_file: Path  # CSV: what the cards that are drawn are worth (written by weigh.py)
    weighing_seats: int  # number of seats in the games that weigh.py plays
    share_of: Callable[[Any, list[Event]], list[float]]  # the result of each seat, in units of luck
    unit: str = "matches"  # the unit of luck
    turning_points: tuple[int, ...] = ()  # events that tell a turn of a match; their first number is a side
    decided_by_match: tuple[str, ...] = ()  # codes of what decided, if it was each seat's last match
    why_rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # by code of what decided: its rules
    headlines: tuple[str, ...] = ()  # codes of the figures that say most about a result
    is_champion: Callable[[Any, int], bool] = lambda game, seat: True  # may a seat in first place be called champion?
    advice: tuple[str, ...] = ()  # codes of the figures that a manager can do better next time


def story_of(title: Title) -> Story | None:
    """Return the declared story of a title; None for a title without one."""
    if title.story is None:
        return None
    story: Story = title.story.load()
    return story
