"""Which windows the people at a table want to be asked in."""

from __future__ import annotations


class Asking:
    """The preferences of one table's people.  They are kept in memory only."""

    def __init__(self) -> None:
        self._everywhere: dict[int, bool] = {}  # seat -> whether its person wants every window
        self._speaker: tuple[int, int | None] | None = None  # on one device: (entry, seat) that wants to answer

    def set_everywhere(self, seat: int, everywhere: bool) -> bool:
        """Keep whether the person wants every window; return True if nothing was known before."""
        is_first = seat not in self._everywhere
        self._everywhere[seat] = everywhere
        return is_first

    def wants_every_window(self, seat: int) -> bool:
        """Whether the person wants every window; without a stored preference, yes."""
        return self._everywhere.get(seat, True)

    def anybody_wants_every_window(self) -> bool:
        """Whether a person has said so."""
        return any(self._everywhere.values())

    def note_speaker(self, number: int, seat: int | None) -> None:
        """Keep who wants to answer, on one device, when the table has this number of entries."""
        self._speaker = (number, seat)

    def is_speaker(self, number: int, seat: int) -> bool:
        return self._speaker == (number, seat)
