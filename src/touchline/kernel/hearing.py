"""Who has heard what: the events of a table for each seat, looked at once."""

from __future__ import annotations

from touchline.kernel.game import Event
from touchline.kernel.table import Table


class Hearing:
    """Of the steps that are done: how many events were looked at for a seat, and how many of them it may know."""

    __slots__ = ("seen",)

    def __init__(self) -> None:
        self.seen: dict[int | None, tuple[int, int]] = {}

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
        tells, told = table.title.words.tells, []
        for at in range(since, count + len(new)):
            event = new[at - count]
            told.append(tells[event.code].form % (at, *event.numbers))
        return count + len(new), f"[{','.join(told)}]"
