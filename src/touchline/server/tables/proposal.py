"""A proposal to take back picks."""

from __future__ import annotations

from touchline.server.messages import wire
from touchline.server.tables.seats import Seats


class Proposal:
    """The proposer and those who have agreed."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats
        self._by: int | None = None
        self._agreed: set[int] = set()

    @property
    def by(self) -> int | None:
        """Return the proposer's seat; None if there is no proposal."""
        return self._by

    def agree(self, seat: int) -> bool:
        """Propose, or agree to the proposal; return True if all persons have agreed."""
        if not [person for person in self._waiting() if person != seat]:
            return True
        if self._by is None:
            self._by = seat
        self._agreed.add(seat)
        return False

    def clear(self) -> None:
        self._by = None
        self._agreed = set()

    def message(self) -> wire.Proposal:
        """Return the message with the proposer and those who still have to agree."""
        assert self._by is not None
        return wire.Proposal(self._by, self._waiting())

    def restore(self, told: wire.Proposal) -> None:
        """Use the proposal as another worker has sent it."""
        self.clear()
        if told.waiting:
            self._by = told.by
            self._agreed = set(self._seats.persons()) - set(told.waiting)

    def _waiting(self) -> list[int]:
        return [person for person in self._seats.persons() if person not in self._agreed]
