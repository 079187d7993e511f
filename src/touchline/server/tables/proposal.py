"""A take-back that people are agreeing on."""

from __future__ import annotations

from touchline.server.messages import wire
from touchline.server.tables.seats import Seats


class Proposal:
    """Who has proposed to go back, and who has agreed; nobody, most of the time."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats
        self.by: int | None = None
        self._agreed: set[int] = set()

    def agree(self, seat: int) -> bool:
        """Propose, or agree to what is proposed; true if that was the last who had to."""
        if not [person for person in self._waiting() if person != seat]:
            return True
        if self.by is None:
            self.by = seat
        self._agreed.add(seat)
        return False

    def clear(self) -> None:
        self.by = None
        self._agreed = set()

    def message(self) -> wire.Proposal:
        """The proposal as it stands: who still has to agree."""
        assert self.by is not None
        return wire.Proposal(self.by, self._waiting())

    def restore(self, told: wire.Proposal) -> None:
        """As another worker has told it."""
        self.clear()
        if told.waiting:
            self.by = told.by
            self._agreed = set(self._seats.persons()) - set(told.waiting)

    def _waiting(self) -> list[int]:
        return [person for person in self._seats.persons() if person not in self._agreed]
