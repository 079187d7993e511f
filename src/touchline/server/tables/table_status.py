"""A table's settings and its status: in the lobby, in play or over."""

from __future__ import annotations

from typing import Any, Final

from touchline.server.store.rows import TableRow


class TableStatus:
    """The stored row of one table, read by name and changed by methods."""

    def __init__(self, row: TableRow) -> None:
        self.pace: Final = row.pace
        self.card_set: Final = row.card_set
        self.is_casual: Final = bool(row.casual)
        self.has_real_dice: Final = bool(row.real_dice)
        self._row = row

    @property
    def row(self) -> TableRow:
        """Return the row, for functions that take it whole."""
        return self._row

    @property
    def state(self) -> str:
        """Return "lobby", "playing" or "over"."""
        return self._row.state

    @property
    def is_in_lobby(self) -> bool:
        return self._row.state == "lobby"

    @property
    def is_in_play(self) -> bool:
        return self._row.state == "playing"

    @property
    def is_over(self) -> bool:
        return self._row.state == "over"

    @property
    def last_change(self) -> float:
        """Return when the last change was made that everybody may see, by the wall clock."""
        return self._row.touched

    @property
    def rematch_code(self) -> str | None:
        """Return the code of the next table of the same people."""
        return self._row.rematch

    def shows(self, setting: str) -> bool:
        """Whether the table shows its `hints` or `odds`; it does unless the setting is False."""
        return self._row.settings.get(setting, True) is not False

    def bot_seed(self, seat: int, number: int, purpose: str = "") -> str:
        """Return the seed of a bot's chance for one question; nobody can guess it without the table's secret."""
        return f"{purpose}{self._row.secret} {seat} {number}"

    # -- changes

    def reload(self, row: TableRow) -> None:
        """Use the row as it is stored."""
        self._row = row

    def touch(self, now: float) -> None:
        self._row.touched = now

    def set_dice(self, dice: dict[str, Any] | None) -> None:
        """Keep the state of the dice exchange, as it was stored."""
        self._row.dice = dice

    def begin(self, now: float) -> None:
        self._row.state, self._row.touched = "playing", now

    def finish(self) -> None:
        self._row.state = "over"
