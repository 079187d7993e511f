"""The luck of a finished game."""

from __future__ import annotations

from collections.abc import Iterable

from touchline.kernel.title import Title
from touchline.story.luck import drawn
from touchline.story.luck.ledger import Ledger
from touchline.story.parts import Story
from touchline.story.steps import Moment


def luck(title: Title, story: Story, seats: int, moments: Iterable[Moment]) -> Ledger:
    """Return every stroke of luck of a game, and whose it was."""
    ledger = Ledger(seats)
    for number, moment in enumerate(moments):
        ledger.moment = number
        story.watch(moment, ledger)
        ledger.name_points([event for event in moment.told if event.code in story.turning_points])
        drawn.watch(title, story, moment, ledger)
    return ledger
