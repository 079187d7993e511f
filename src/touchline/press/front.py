"""A whole face: ground, picture, name plate, body, foot.

What is below the plate decides how high the picture is.  If there is too much of it, the type shrinks step by step; a
card that does not fit even then is refused by its id.
"""

from typing import Final

from touchline.kernel.errors import TouchlineError
from touchline.press import body
from touchline.press.faces import BLACK, IVORY, SOFT, Art, Dot, Face
from touchline.press.pen import Pen
from touchline.press.setting import BOLD, DISPLAY, POINT, TEXT, TooLong, fitting_size, width, wrap_text
from touchline.press.sheet import CARD_HEIGHT_MM, CARD_WIDTH_MM, Box, Slot
from touchline.press.signs import SHIRT, TRIMS

EDGE_MM: Final = 3.0  # nothing that matters stands nearer to a cut
INSET_MM: Final = 4.5
ROOM: Final = CARD_WIDTH_MM - 2 * INSET_MM
FOOT_MM: Final = 6.0
GAP_MM: Final = 1.5  # pieces of the body
MIN_ART_MM: Final = 15.0
MAX_ART_MM: Final = 44.0
GOOD_ART_MM: Final = 34.0  # type larger than usual must leave this height for the picture
SCALES: Final = (1.3, 1.2, 1.1, 1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6)
FIGURE_POINTS: Final = 30.0  # points
PITCH_LINE_COLOUR: Final = "#8FB59D"
GOLD: Final = "#FFC531"
GREY: Final = "#6B7268"


def front(pen: Pen, slot: Slot, face: Face, picture_high: float = MAX_ART_MM) -> None:
    """Draw the face of a card; `picture_high` limits the picture, so that the name plates of a deck are in line."""
    laid = make_layout(face)
    laid.lower(picture_high)
    pen.x = pen.y = 0.0
    pen.ground(slot.bleed, face.frame or face.ground)
    pen.x, pen.y = slot.cut.x, slot.cut.y
    try:
        set_card(pen, face, laid)
    except TooLong as fault:
        raise too_long_error(face, fault) from None


def common_picture_height(faces: tuple[Face, ...]) -> float:
    """Return how high the picture of every card of a deck may be."""
    return min((make_layout(face).art for face in dict.fromkeys(faces) if face.art is not None), default=0.0)


def make_layout(face: Face) -> "Layout":
    try:
        return Layout(face)
    except TooLong as fault:
        raise too_long_error(face, fault) from None


def too_long_error(face: Face, fault: TooLong) -> TouchlineError:
    return TouchlineError("text-too-long", face.id, {"text": str(fault)})


class Layout:
    """The heights of all pieces, at the largest scale at which they fit."""

    def __init__(self, face: Face) -> None:
        self.plate_lines, self.plate_size = plate(face.name) if face.name else ([], 0.0)
        self.plate = len(self.plate_lines) * self.plate_size * POINT * 1.05 + 2.4 if self.plate_lines else 0.0
        self.kind = 5.6 if face.kind else 1.5
        self.heights: list[float] = []
        self.body = self.art = self.spare = 0.0
        for scale in SCALES:
            self.scale = scale
            if self.fits(face, scale):
                return
        raise TooLong(face.name)

    def lower(self, most: float) -> None:
        """Make the picture at most this high; the pieces get the space that is left."""
        if self.heights and self.art > most:
            self.spare += self.art - most
            self.art = most

    def fits(self, face: Face, scale: float) -> bool:
        try:
            self.heights = [body.height(piece, scale, ROOM) for piece in face.body]
        except TooLong:
            return False
        self.body = sum(self.heights) + GAP_MM * max(0, len(self.heights) - 1)
        left = CARD_HEIGHT_MM - 2 * EDGE_MM - self.plate - self.kind - self.body - FOOT_MM
        least = 0.0 if face.art is None else GOOD_ART_MM if scale > 1 else MIN_ART_MM
        self.art = 0.0 if face.art is None else min(left, MAX_ART_MM if face.body else left)
        self.spare = left - self.art
        return left >= least


def plate(name: str) -> tuple[list[str], float]:
    """Return the lines and the size of a name: one line, or two if it would be small."""
    if (size := fitting_size(name, DISPLAY, 20, ROOM, least=1)) >= 12:
        return [name], size
    for points in (14.0, 13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0):
        try:
            lines = wrap_text(name, DISPLAY, points, ROOM)
        except TooLong:
            continue
        if len(lines) <= 2:
            return lines, points
    raise TooLong(name)


def set_card(pen: Pen, face: Face, laid: Layout) -> None:
    y = EDGE_MM
    if face.art is not None:
        picture(pen, face, face.art, Box(EDGE_MM, y, CARD_WIDTH_MM - 2 * EDGE_MM, laid.art))
        y += laid.art
    if face.frame:
        pen.box(Box(EDGE_MM, y, CARD_WIDTH_MM - 2 * EDGE_MM, CARD_HEIGHT_MM - EDGE_MM - y), face.ground)
    if laid.plate_lines:
        pen.box(Box(EDGE_MM, y, CARD_WIDTH_MM - 2 * EDGE_MM, laid.plate), face.plate)
        for at, each in enumerate(laid.plate_lines):
            line = y + 1.2 + (at + 0.5) * laid.plate_size * POINT * 1.05
            where = body.middle(line, laid.plate_size)
            pen.write(each, CARD_WIDTH_MM / 2, where, DISPLAY, laid.plate_size, face.plate_ink, 0.5)
        y += laid.plate
    if face.kind:
        pen.fit(face.kind, INSET_MM, y + 3.6, ROOM, BOLD, 7.5, face.ink)
    pieces(pen, face, laid, y + laid.kind)
    foot(pen, face)


def pieces(pen: Pen, face: Face, laid: Layout, y: float) -> None:
    """Draw the pieces; spare space is shared between them."""
    gaps = len(laid.heights) + 1
    more = laid.spare / gaps if gaps > 1 else 0.0
    y += more
    for piece, high in zip(face.body, laid.heights, strict=True):
        body.draw(pen, piece, Box(INSET_MM, y, ROOM, high), laid.scale, face.ink)
        y += high + GAP_MM + more


def foot(pen: Pen, face: Face) -> None:
    quiet = GREY if face.ink == IVORY else SOFT
    right = CARD_WIDTH_MM - INSET_MM
    if face.coin:
        right -= coin(pen, face.coin, right, CARD_HEIGHT_MM - EDGE_MM - 5.4, 5.2, 24) + 1
    line = CARD_HEIGHT_MM - EDGE_MM - 0.9
    pen.write(face.id, right, line, TEXT, 5, quiet if face.ink != IVORY else "#9AA19C", 1)
    if face.note:
        room = right - INSET_MM - width(face.id, TEXT, 5) - 1
        pen.fit(face.note, INSET_MM, line, room, DISPLAY, 10, face.ink)


def coin(pen: Pen, text: str, right: float, y: float, high: float, room: float) -> float:
    """Draw a price in a pill that ends here; return its width."""
    size = fitting_size(text, DISPLAY, high * 2.3, room)
    wide = width(text, DISPLAY, size) + high * 0.8
    pen.box(Box(right - wide, y, wide, high), GOLD, high / 2, BLACK, 0.4)
    pen.write(text, right - wide / 2, body.middle(y + high / 2, size), DISPLAY, size, BLACK, 0.5)
    return wide


def picture(pen: Pen, face: Face, art: Art, box: Box) -> None:
    pen.clip(box)
    pen.box(box, art.ground)
    if art.band:
        sash(pen, box, art.band)
    if art.shirt:
        shirt(pen, art, box)
    if art.dots:
        pitch(pen, art, box, width(face.figure, DISPLAY, FIGURE_POINTS) + 3 if face.figure else 0.0)
    if art.sign:
        size = min(box.height * 0.62, 30.0)
        pen.sign(art.sign, box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size, art.ink)
    pen.unclip()
    if face.badge:
        body.mark(pen, face.badge, box.x + 2, box.y + 2, 10, BLACK)
    if face.cost:
        coin(pen, face.cost, box.right - 2, box.y + 2, 7, 14)
    if face.figure:
        pen.draw_outlined(
            face.figure,
            box.right - 2,
            body.middle(box.y + 6.8, FIGURE_POINTS),
            DISPLAY,
            FIGURE_POINTS,
            "#FFFFFF",
            BLACK,
        )


def sash(pen: Pen, box: Box, colour: str) -> None:
    """Draw a diagonal band behind the picture."""
    low, high = box.y + box.height * 0.55, box.y + box.height * 0.1
    wide, deep = box.width, box.height * 0.3
    drawn = f"M{box.x} {low}L{box.x + wide} {high}L{box.x + wide} {high + deep}L{box.x} {low + deep}Z"
    pen.path(drawn, 0, 0, 1, 1, fill=colour)


def shirt(pen: Pen, art: Art, box: Box) -> None:
    size = min(box.height - 4, 34.0)
    x, y = box.x + (box.width - size) / 2, box.y + (box.height - size) / 2
    pen.path(SHIRT, x, y, size, 64, fill=art.shirt, edge=BLACK, line=3)
    pen.path(TRIMS[art.variant % len(TRIMS)], x, y, size, 64, fill="#9AA19C" if art.shirt == IVORY else "#F5F3EC")
    pen.path(SHIRT, x, y, size, 64, edge=BLACK, line=3)


def pitch(pen: Pen, art: Art, box: Box, kept: float) -> None:
    """Draw half a pitch with its goal below, or a whole one with it on the left; `kept` stays free at the right."""
    high = box.height - 3
    wide = min(box.width - 3 - kept, high * (1.9 if art.whole else 1.25))
    area = Box(min(box.x + (box.width - wide) / 2, box.right - 1.5 - kept - wide), box.y + 1.5, wide, high)
    pen.box(area, "", 0, PITCH_LINE_COLOUR, 0.25)
    if art.whole:
        deep, side = wide * 0.1, high * 0.22
        pen.box(Box(area.x, area.y + side, deep, high - 2 * side), "", 0, PITCH_LINE_COLOUR, 0.25)
        pen.box(Box(area.right - deep, area.y + side, deep, high - 2 * side), "", 0, PITCH_LINE_COLOUR, 0.25)
        pen.line(area.x + wide / 2, area.y, area.x + wide / 2, area.bottom, PITCH_LINE_COLOUR, 0.25)
    else:
        deep, side = high * 0.16, wide * 0.24
        pen.box(Box(area.x + side, area.bottom - deep, wide - 2 * side, deep), "", 0, PITCH_LINE_COLOUR, 0.25)
    places(pen, art.dots, area, max(1.0, min(2.9, high / 13)))


def places(pen: Pen, dots: tuple[Dot, ...], area: Box, radius: float) -> None:
    for dot in dots:
        fill = "#8FD0FF" if dot.rival else GOLD
        x, y = area.x + area.width * dot.x / 100, area.y + area.height * dot.y / 100
        pen.circle(x, y, radius if dot.lit else radius * 0.5, fill if dot.lit else "#F3F1E7", BLACK, 0.2)
        if dot.letter:
            size = radius * 1.5 / POINT
            pen.write(dot.letter, x, body.middle(y, size), DISPLAY, size, BLACK, 0.5)
        if dot.number:
            pen.write(dot.number, x + radius + 0.3, y + radius, TEXT, 5, "#D9E2DA")
