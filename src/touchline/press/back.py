"""The back of a deck: one line drawing in two tones, so that decks differ without colour."""

from typing import Final

from touchline.press.faces import Deck
from touchline.press.pen import Pen
from touchline.press.setting import DISPLAY
from touchline.press.sheet import CARD_HEIGHT_MM, CARD_WIDTH_MM, Box, Slot

CHALK: Final = "#F3F1E7"
DIM_COLOUR: Final = "#8FA398"
FRAME_MM: Final = 5.0


def back(pen: Pen, slot: Slot, deck: Deck, title: str) -> None:
    pen.x = pen.y = 0.0
    pen.ground(slot.bleed, deck.ground)
    pen.x, pen.y = slot.cut.x, slot.cut.y
    inner = Box(FRAME_MM, FRAME_MM, CARD_WIDTH_MM - 2 * FRAME_MM, CARD_HEIGHT_MM - 2 * FRAME_MM)
    pen.box(inner, "", 3, DIM_COLOUR, 0.4)
    pen.circle(CARD_WIDTH_MM / 2, CARD_HEIGHT_MM / 2, 20, deck.ground, DIM_COLOUR, 0.4)
    pen.sign(deck.sign, CARD_WIDTH_MM / 2 - 13, CARD_HEIGHT_MM / 2 - 13, 26, CHALK)
    room = inner.width - 6
    pen.fit(title.upper(), CARD_WIDTH_MM / 2, 17, room, DISPLAY, 15, CHALK, 0.5)
    pen.fit(deck.behind or deck.name, CARD_WIDTH_MM / 2, CARD_HEIGHT_MM - 13, room, DISPLAY, 12, CHALK, 0.5)
