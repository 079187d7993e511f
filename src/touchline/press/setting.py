"""Type that fits its box: it is shrunk to a size that can still be read, and refused below it.

The fonts are those of the client, embedded; a letter that they lack is refused rather than printed as a blank.
"""

from functools import lru_cache
from pathlib import Path
from typing import Final

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from touchline.kernel.errors import TouchlineError

FONTS: Final = Path(__file__).with_name("fonts")
DISPLAY: Final = "SofiaSansExtraCondensed-ExtraBold"
TEXT: Final = "AtkinsonHyperlegibleNext-Regular"
BOLD: Final = "AtkinsonHyperlegibleNext-Bold"
POINT: Final = 25.4 / 72  # millimetres
MIN_POINTS: Final = 5.0  # nothing on a card is set smaller
LINE_HEIGHT: Final = 1.2


class TooLong(Exception):
    """A text does not fit, however small; the caller adds which card it is."""


@lru_cache
def font(name: str) -> TTFont:
    made = TTFont(name, FONTS / f"{name}.ttf")
    pdfmetrics.registerFont(made)
    return made


def width(text: str, name: str, size: float) -> float:
    """Return the width of a text in millimetres."""
    return float(font(name).stringWidth(text, size)) * POINT


def missing_letters(text: str, name: str) -> str:
    """Return the letters that the font does not have."""
    known = font(name).face.charToGlyph
    return "".join(sorted({letter for letter in text if ord(letter) not in known}))


def check_glyphs(text: str, name: str) -> str:
    if found := missing_letters(text, name):
        raise TouchlineError("no-such-letter", text, {"letters": found})
    return text


def fitting_size(text: str, name: str, most: float, room: float, least: float = MIN_POINTS) -> float:
    """Return the largest size, at most `most` points, in which the text fits on one line of this many millimetres."""
    wide = width(text, name, most)
    size = most if wide <= room else most * room / wide * 0.999
    if size < least:
        raise TooLong(text)
    return size


def wrap_text(text: str, name: str, size: float, room: float) -> list[str]:
    """Return the text on lines of this many millimetres."""
    lines: list[str] = []
    for word in text.split(" "):
        if width(word, name, size) > room:
            raise TooLong(word)
        if lines and width(f"{lines[-1]} {word}", name, size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
