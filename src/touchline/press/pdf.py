"""The pages of a set: deck by deck, nine cards a page, each page followed by its backs."""

import errno
import os
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

from touchline.press.back import back
from touchline.press.faces import Deck, Face, decks
from touchline.press.front import common_picture_height, front
from touchline.press.pen import Pen
from touchline.press.setting import TEXT, fitting_size
from touchline.press.sheet import NINE, PAPERS, Sheet, pages

__all__ = ["PAPERS", "Order", "decks", "save", "write"]

INK: Final = "#16201A"
DIGEST_DIGITS: Final = 12  # digits of the digest


@dataclass(frozen=True)
class Order:
    """An order to print: the cards of a title, on a paper size, with backs or without."""

    title: str
    digest: str
    decks: list[Deck]
    paper: str = "a4"
    backs: bool = True

    @property
    def pages(self) -> int:
        return sum(pages(len(deck.faces)) for deck in self.decks) * (2 if self.backs else 1)

    @property
    def cards(self) -> int:
        return sum(len(deck.faces) for deck in self.decks)


def save(order: Order, file: Path) -> None:
    """Save the file whole or not at all: it is written under another name and renamed at the end."""
    if not file.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file.parent))
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as out:
            write(order, out)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def write(order: Order, out: BinaryIO, squeezed: bool = True) -> None:
    sheet = Sheet(order.paper)
    pen = Pen(out, (sheet.width, sheet.height), squeezed)
    number = 0
    for deck in order.decks:
        high = common_picture_height(deck.faces)
        for begin in range(0, len(deck.faces), NINE):
            faces = deck.faces[begin : begin + NINE]
            number = fronts(pen, sheet, faces, order, deck, number, high)
            if order.backs:
                number = reverse(pen, sheet, len(faces), order, deck, number)
    pen.save(order.title)


def fronts(pen: Pen, sheet: Sheet, faces: tuple[Face, ...], order: Order, deck: Deck, number: int, high: float) -> int:
    for slot, face in zip(sheet.slots, faces, strict=False):
        front(pen, slot, face, high)
    return finish(pen, sheet, order, deck, number + 1)


def reverse(pen: Pen, sheet: Sheet, cards: int, order: Order, deck: Deck, number: int) -> int:
    for at in range(cards):
        back(pen, sheet.back(at), deck, order.title)
    return finish(pen, sheet, order, deck, number + 1)


def finish(pen: Pen, sheet: Sheet, order: Order, deck: Deck, number: int) -> int:
    """Draw the cut marks and the small line in the margin."""
    pen.x = pen.y = 0.0
    for mark in sheet.marks():
        pen.line(mark.x1, mark.y1, mark.x2, mark.y2, INK, 0.1)
    place = sheet.footer()
    said = f"{order.title} · {deck.name} · {number}/{order.pages} · {order.digest[:DIGEST_DIGITS]}"
    size = fitting_size(said, TEXT, 6, place.width, least=3)
    if place.upright:
        pen.upright(said, place.x + 0.7, place.y, TEXT, size, INK)
    else:
        pen.write(said, place.x, place.y + 0.7, TEXT, size, INK, 0.5)
    pen.page()
    return number
