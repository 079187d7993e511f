"""After the game: its statistics and its luck, as codes and numbers.

kernel  <-  games  <-  bots  <-  story  <-  server, cli
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from touchline.kernel.game import Event
from touchline.kernel.record import Record
from touchline.kernel.title import Title
from touchline.story.luck import SIDES, UNITS, luck
from touchline.story.statistics import statistics
from touchline.story.steps import Moment, moments


def story(title: Title, record: Record, cards: Any = None) -> dict[str, Any]:
    """All that can be told of the record; `cards`: the folder of its card set, if not the title's own."""
    told: list[Event] = []
    last: list[Any] = []

    def watched() -> Iterator[Moment]:
        for moment in moments(title, record, cards):
            told.extend(moment.told)
            last[:] = [moment.after]
            yield moment

    ledger = luck(title.code, record.seats, watched())
    figures = statistics(title.code, last[0], told).data() if last else None
    unit = UNITS.get(title.code, "matches")
    return {"statistics": figures, "luck": ledger.data() | {"unit": unit, "domain": SIDES[title.code]}}
