"""The seats of one table and their holders."""

from __future__ import annotations

from collections.abc import Iterator

from touchline.server.messages.errors import RequestError
from touchline.server.store.rows import SeatRow

Holder = tuple[str, str, str | None]  # kind of the seat, level of its bot, hash of the person's secret


class Seats:
    def __init__(self, rows: list[SeatRow]) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, seat: int) -> SeatRow:
        return self._rows[seat]

    def __iter__(self) -> Iterator[SeatRow]:
        return iter(self._rows)

    def reload(self, rows: list[SeatRow]) -> None:
        """Use the seats as they are stored."""
        self._rows = rows

    def replace(self, changed: list[SeatRow]) -> None:
        for row in changed:
            self._rows[row.seat] = row

    def persons(self) -> list[int]:
        """Return the seats that people hold, also those for whom a bot plays now."""
        return [each.seat for each in self._rows if each.kind == "person"]

    def is_solo(self) -> bool:
        """Whether at most one person plays, so that there is nobody to hide anything from or to wait for."""
        return len(self.persons()) <= 1

    def is_full(self) -> bool:
        return all(each.kind != "open" for each in self._rows)

    def is_held_by(self, seat: int | None, holding: str | None) -> bool:
        """Whether the seat is held by the secret with this hash; always true for spectators (None)."""
        return seat is None or self._rows[seat].secret_hash == holding

    def holder(self, seat: int) -> Holder:
        """Return who plays for this seat: the person, and the bot that plays for the person."""
        row = self._rows[seat]
        return row.kind, row.level, row.secret_hash

    def is_played_by_bot(self, seat: int) -> bool:
        return self._rows[seat].is_played_by_bot

    def refuse_if_bot_plays(self, seat: int) -> int:
        """Return the seat if its person plays; refuse while a bot plays for the person."""
        if self._rows[seat].is_played_by_bot:
            raise RequestError("bot-plays", 409)
        return seat
