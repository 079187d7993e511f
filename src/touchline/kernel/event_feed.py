"""Who has heard what: the events of a table for each seat, looked at once."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import Event
from touchline.kernel.table import Table

FEW: Final = 40  # who comes again is told of more, and alone


class EventFeed:
    """Of the steps that are done: how many events were looked at for a seat, and how many of them it may know."""

    __slots__ = ("number", "seen", "written")

    def __init__(self) -> None:
        self.seen: dict[int | None, tuple[int, int]] = {}
        self.number = 0  # of entries, when the following was written
        self.written: dict[Event, str] = {}  # events that the next seat is told, too: the same but for their number

    def unheard(self, table: Table, seat: int | None, since: int) -> tuple[int, str]:
        """How many events the seat may know, and those after the first so many, numbered for this seat alone: JSON."""
        looked, count = self.seen.get(seat, (0, 0))
        if since < count:  # somebody who comes again, or asks for everything
            looked = count = 0
        new: list[Event] = []
        for event in table.events.since(looked):
            if event.seen_by(seat):
                new.append(event)
        self.seen[seat] = (len(table.events), count + len(new))
        for event in table.now.told or []:
            if event.seen_by(seat):
                new.append(event)
        told = [f'{{"n":{at},{self.form(table, new[at - count])}' for at in range(since, count + len(new))]
        return count + len(new), f"[{','.join(told)}]"

    def form(self, table: Table, event: Event) -> str:
        """The event, but for its number: written once for all seats that are told of it at the same time."""
        if self.number != len(table.log) or len(self.written) > FEW:
            self.number, self.written = len(table.log), {}
        form = self.written.get(event)
        if form is None:
            form = self.written[event] = table.title.event_json(event, table.now)
        return form
