"""The card sets of this server: each folder in one place is a set, named as the folder; no name: our own cards."""

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
    """Sets are read once; a set that is changed while the server runs counts from its next start on."""

    def __init__(self, place: Path | None) -> None:
        self.place = place
        self.read: dict[tuple[str, str], Any] = {}
        self.unfit: dict[tuple[str, str], str] = {}  # and why

    def folder(self, name: str) -> str:
        if not name:
            return ""
        if self.place is None or not is_name(name) or not (self.place / name).is_dir():
            raise RequestError("unknown-cards", 404, name)
        return str(self.place / name)

    def of(self, title: Title, name: str) -> Any:
        if (title.code, name) not in self.read:
            try:
                self.read[title.code, name] = title.cards(self.folder(name) or None)
            except BadCard as fault:
                raise RequestError("bad-cards", 400, fault.place, {"reason": fault.code}) from fault
        return self.read[title.code, name]

    def names(self, title: Title) -> list[str]:
        """The sets that this title can be played with, besides our own."""
        return [name for name in self.folders() if self.fits(title, name)]

    def folders(self) -> list[str]:
        if self.place is None or not self.place.is_dir():
            return []
        return sorted(each.name for each in self.place.iterdir() if each.is_dir() and is_name(each.name))

    def fits(self, title: Title, name: str) -> bool:
        if (title.code, name) in self.unfit:
            return False
        try:
            self.of(title, name)
        except RequestError as fault:
            self.unfit[title.code, name] = f"{fault.facts['reason']}: {fault.place}"
            return False
        return True

    def tell_unfit(self) -> None:
        """Log each set that no title takes, and what each title has against it."""
        for name in self.folders():
            if not any(self.fits(title, name) for title in SHELF.values()):
                told = {code: self.unfit[code, name] for code in SHELF}
                log.warning("card set fits no title", extra={"set": name, "faults": told})


def is_name(name: str) -> bool:
    return all(letter.isalnum() or letter in "-_" for letter in name)
