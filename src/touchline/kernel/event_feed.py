"""The events of a table for each seat; each event is checked once."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import ALL, Event, bit_of
from touchline.kernel.table import Table

MAX_ENCODED_EVENTS: Final = 40  # kept for other seats; a seat that reconnects needs more, but alone


class EventFeed:
    """For each seat, the count of finished events checked so far, and the count of those it may know."""

    __slots__ = ("number", "seen", "written")

    def __init__(self) -> None:
        self.seen: dict[int | None, tuple[int, int]] = {}
        self.number = 0  # of entries, when the following was written
        self.written: dict[Event, str] = {}  # events that the next seat is told, too: the same but for their number

    def unheard(self, table: Table, seat: int | None, since: int) -> tuple[int, str]:
        """Return the count of events visible to the seat, and those from index `since`, numbered for it, as JSON."""
        looked, count = self.seen.get(seat, (0, 0))
        if since < count:  # somebody who comes again, or asks for everything
            looked = count = 0
        own = bit_of(seat)
        new = [event for event in table.events.since(looked) if event.seen & own]
        self.seen[seat] = (len(table.events), count + len(new))
        new += [event for event in table.now.told or [] if event.seen & own]
        forms = self.forms(table, new[since - count :])
        told = [f'{{"n":{at},{form}' for at, form in enumerate(forms, since)]
        return count + len(new), f"[{','.join(told)}]"

    def count(self, table: Table, seat: int | None) -> int:
        """Return the count of events visible to the seat."""
        looked, count = self.seen.get(seat, (0, 0))
        count += sum(1 for event in table.events.since(looked) if event.seen_by(seat))
        self.seen[seat] = (len(table.events), count)
        return count + sum(1 for event in table.now.told or [] if event.seen_by(seat))

    def forms(self, table: Table, events: list[Event]) -> list[str]:
        """Return the events without their numbers, as JSON: made once for all seats that learn of them together."""
        if self.number != len(table.log) or len(self.written) > MAX_ENCODED_EVENTS:
            self.number, self.written = len(table.log), {}
        written, found = self.written, []
        for event in events:
            form = written.get(event)
            if form is None:
                form = written[event] = event_form(table, event)
            found.append(form)
        return found


def event_form(table: Table, event: Event) -> str:
    return ("" if event.seen == ALL else '"private":true,') + table.title.event_json(event, table.now)
