"""A PDF that was not compressed, read back: the words of each page, with the size and the place of their type."""

import io
import re
from dataclasses import dataclass
from functools import lru_cache

from touchline import titles
from touchline.press.faces import Deck, decks
from touchline.press.pdf import Order, write

OBJECT = re.compile(rb"^(\d+) 0 obj\n(.*?)endobj", re.DOTALL | re.MULTILINE)
SHOWN = re.compile(rb"BT 1 0 0 1 (\S+) (\S+) Tm /(F\d+\+0) (\S+) Tf .*?\((.*?)(?<!\\)\) Tj", re.DOTALL)
ESCAPED = re.compile(rb"\\(\d{3}|.)", re.DOTALL)
MILLIMETRE = 72 / 25.4


@lru_cache
def our_decks(title: str, lang: str) -> list[Deck]:
    """The decks of our own set; nobody changes them."""
    found = titles.title(title)
    return decks(found, found.cards(), lang)


@dataclass(frozen=True)
class PrintedText:
    """Type that stands on a page: where it begins, in millimetres from the bottom left."""

    text: str
    size: float
    x: float
    y: float


def pages(order: Order) -> list[list[PrintedText]]:
    out = io.BytesIO()
    write(order, out, squeezed=False)
    objects = {int(number): body for number, body in OBJECT.findall(out.getvalue())}
    fonts = letters_of(objects)
    root = next(body for body in objects.values() if b"/Type /Pages" in body)
    kids = re.search(rb"/Kids \[(.*?)\]", root, re.DOTALL)
    assert kids
    return [page(objects, int(number), fonts) for number in re.findall(rb"(\d+) 0 R", kids[1])]


def page(objects: dict[int, bytes], number: int, fonts: dict[bytes, dict[int, str]]) -> list[PrintedText]:
    found = re.search(rb"/Contents (\d+) 0 R", objects[number])
    assert found
    return [
        PrintedText(decode_text(text, fonts[font]), float(size), float(x) / MILLIMETRE, float(y) / MILLIMETRE)
        for x, y, font, size, text in SHOWN.findall(objects[int(found[1])])
    ]


def letters_of(objects: dict[int, bytes]) -> dict[bytes, dict[int, str]]:
    """Return what the codes of each embedded font mean."""
    found: dict[bytes, dict[int, str]] = {}
    for body in objects.values():
        for font, number in re.findall(rb"/(F\d+\+0) (\d+) 0 R", body):
            if meant := re.search(rb"/ToUnicode (\d+) 0 R", objects[int(number)]):
                pairs = re.findall(rb"<([0-9A-F]{2})> <([0-9A-F]{4})>", objects[int(meant[1])])
                found[font] = {int(code, 16): chr(int(letter, 16)) for code, letter in pairs}
    return found


def decode_text(text: bytes, letters: dict[int, str]) -> str:
    plain = ESCAPED.sub(lambda found: bytes([int(found[1], 8)]) if len(found[1]) == 3 else found[1], text)
    return "".join(letters[code] for code in plain)
