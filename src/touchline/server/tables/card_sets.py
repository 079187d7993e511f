"""The card sets of this server: each folder in one place is a set; the empty name stands for the built-in cards."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from touchline.kernel.errors import BadCard
from touchline.kernel.title import Title
from touchline.server.messages.errors import RequestError
from touchline.titles import SHELF

log = logging.getLogger("touchline.cards")


class CardSets:
    """Card sets, each read once; changes to a set take effect when the server is started again."""

    def __init__(self, place: Path | None) -> None:
        self._place = place
        self._read: dict[tuple[str, str], Any] = {}
        self._unfit: dict[tuple[str, str], str] = {}  # (title, set) -> the reason

    def folder(self, name: str) -> str:
        if not name:
            return ""
        if self._place is None or not is_name(name) or not (self._place / name).is_dir():
            raise RequestError("unknown-cards", 404, name)
        return str(self._place / name)

    def cards_of(self, title: Title, name: str) -> Any:
        if (title.code, name) not in self._read:
            try:
                self._read[title.code, name] = title.cards(self.folder(name) or None)
            except BadCard as fault:
                raise RequestError("bad-cards", 400, fault.place, {"reason": fault.code}) from fault
        return self._read[title.code, name]

    def names(self, title: Title) -> list[str]:
        """Return the sets with which this title can be played, besides the built-in cards."""
        return [name for name in self.folders() if self.fits(title, name)]

    def folders(self) -> list[str]:
        if self._place is None or not self._place.is_dir():
            return []
        return sorted(each.name for each in self._place.iterdir() if each.is_dir() and is_name(each.name))

    def fits(self, title: Title, name: str) -> bool:
        if (title.code, name) in self._unfit:
            return False
        try:
            self.cards_of(title, name)
        except RequestError as fault:
            self._unfit[title.code, name] = f"{fault.facts['reason']}: {fault.place}"
            return False
        return True

    def log_unfit(self) -> None:
        """Log each set that fits no title, with the reasons."""
        for name in self.folders():
            if not any(self.fits(title, name) for title in SHELF.values()):
                told = {code: self._unfit[code, name] for code in SHELF}
                log.warning("card set fits no title", extra={"set": name, "faults": told})


def is_name(name: str) -> bool:
    return all(letter.isalnum() or letter in "-_" for letter in name)
