"""After the game: its statistics, its luck and how it ended, as codes and numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from touchline.kernel.game import Event
from touchline.kernel.record import Record
from touchline.kernel.title import Title
from touchline.story.ending import Ended, endings
from touchline.story.luck import luck
from touchline.story.luck.ledger import Ledger
from touchline.story.parts import story_of
from touchline.story.steps import Moment, moments


def story(title: Title, record: Record, cards: Any = None) -> dict[str, Any]:
    """Return the story of a record; `cards`: the folder of its card set, if not the title's own.

    A title that declares no story has no statistics and nobody is lucky.
    """
    declared = story_of(title)
    if declared is None:
        nobody = Ledger(record.seats).data() | {"unit": "matches", "domain": "seat"}
        return {"statistics": None, "luck": nobody, "endings": None}
    told: list[Event] = []
    last: list[Any] = []

    def watch() -> Iterator[Moment]:
        for moment in moments(title, record, cards):
            told.extend(moment.told)
            last[:] = [moment.after]
            yield moment

    ledger = luck(title, declared, record.seats, watch())
    tally = declared.count(last[0], told) if last else None
    return {
        "statistics": tally.data() if tally else None,
        "luck": ledger.data() | {"unit": declared.unit, "domain": declared.side_domain},
        "endings": endings(Ended(title, declared, last[0], ledger, tally)) if tally and not last[0].ahead else None,
    }
