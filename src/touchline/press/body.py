"""The pieces of a face: how high each is at a given scale, and how it is drawn."""

from typing import Final

from touchline.press.faces import (
    BLACK,
    Badge,
    Band,
    Bars,
    Clash,
    Facts,
    Grid,
    Lamps,
    Needs,
    Piece,
    Side,
    Stamps,
    Stars,
    TextLine,
)
from touchline.press.pen import Pen
from touchline.press.setting import (
    BOLD,
    DISPLAY,
    LINE_HEIGHT,
    MIN_POINTS,
    POINT,
    TEXT,
    TooLong,
    fitting_size,
    width,
    wrap_text,
)
from touchline.press.sheet import Box
from touchline.press.signs import STAR

GOLD: Final = "#B57A00"
FLAME: Final = "#A8410C"
GROOVE: Final = "#E4E0D2"
FILLED: Final = "#8FC3A4"
TEXT_POINTS: Final = 8.5  # points of running text at scale 1
SIGN_MM: Final = 4.6  # millimetres of a sign before words
CAP_SHARE: Final = 0.34  # from the middle of a line of display type to its base line, in heights


def middle(y: float, size: float) -> float:
    """Return the base line of type whose capitals have their middle at y."""
    return y + size * POINT * CAP_SHARE


def height(piece: Piece, scale: float, room: float) -> float:
    if isinstance(piece, TextLine):
        lines = words_of(piece, scale, room)
        return max(len(lines) * TEXT_POINTS * scale * POINT * LINE_HEIGHT, SIGN_MM * scale if piece.sign else 0)
    if isinstance(piece, Bars):
        return 4.7 * scale * len(piece.rows)
    if isinstance(piece, Grid):
        return (5.2 + 6 * len(piece.rows)) * scale
    if isinstance(piece, Stamps):
        return 5.2 * scale * len(stamp_lines(piece, scale, room))
    high = {Stars: 8.0, Band: 5.6, Clash: 9.4, Facts: 9.5, Needs: 8.5, Lamps: 6.0}
    return high[type(piece)] * scale


def draw(pen: Pen, piece: Piece, box: Box, scale: float, ink: str) -> None:
    if isinstance(piece, TextLine):
        line(pen, piece, box, scale, ink)
    elif isinstance(piece, Stars):
        stars(pen, piece, box)
    elif isinstance(piece, Bars):
        bars(pen, piece, box, scale, ink)
    elif isinstance(piece, Grid):
        grid(pen, piece, box, scale)
    elif isinstance(piece, Band):
        band(pen, piece, box, scale)
    elif isinstance(piece, Clash):
        clash(pen, piece, box, scale, ink)
    elif isinstance(piece, Stamps):
        stamps(pen, piece, box, scale, ink)
    elif isinstance(piece, Facts):
        facts(pen, piece, box, scale)
    elif isinstance(piece, Needs):
        needs(pen, piece, box, scale, ink)
    else:
        lamps(pen, piece, box, scale)


def words_of(piece: TextLine, scale: float, room: float) -> list[str]:
    left = room - (SIGN_MM + 1.4) * scale if piece.sign else room
    return wrap_text(piece.text, BOLD if piece.strong else TEXT, TEXT_POINTS * scale, left)


def line(pen: Pen, piece: TextLine, box: Box, scale: float, ink: str) -> None:
    name, size = BOLD if piece.strong else TEXT, TEXT_POINTS * scale
    lines, leading = words_of(piece, scale, box.width), size * POINT * LINE_HEIGHT
    indent = (SIGN_MM + 1.4) * scale if piece.sign else 0.0
    widest = max(width(each, name, size) for each in lines)
    begin = box.x + (box.width - widest - indent) / 2 if piece.centred else box.x
    if piece.sign:
        pen.sign(piece.sign, begin, box.y + (min(box.height, leading) - SIGN_MM * scale) / 2, SIGN_MM * scale, ink)
    top = box.y + (box.height - len(lines) * leading) / 2 if piece.sign and len(lines) == 1 else box.y
    for at, each in enumerate(lines):
        x, align = (begin + indent + widest / 2, 0.5) if piece.centred else (begin + indent, 0.0)
        pen.write(each, x, middle(top + (at + 0.5) * leading, size), name, size, ink, align)


def stars(pen: Pen, piece: Stars, box: Box) -> None:
    size = min(box.height, 7.0, box.width / max(1, piece.count))
    begin = box.x + (box.width - piece.count * (size + 1) + 1) / 2
    for at in range(piece.count):
        pen.path(STAR, begin + at * (size + 1), box.y, size, 16, fill=GOLD)


def bars(pen: Pen, piece: Bars, box: Box, scale: float, ink: str) -> None:
    step, size = 4.7 * scale, 8.0 * scale
    for at, row in enumerate(piece.rows):
        y = box.y + at * step
        pen.box(Box(box.x, y + 0.3, 4, step - 0.6), "", 0.6, ink, 0.25)
        pen.write(row.letter, box.x + 2, middle(y + step / 2, 9 * scale), DISPLAY, 9 * scale, ink, 0.5)
        pen.fit(row.label, box.x + 5, middle(y + step / 2, size), 23.5, TEXT, size, ink)
        groove = Box(box.x + 29.5, y + 0.4, box.width - 29.5, step - 0.8)
        pen.box(groove, GROOVE, 0.6)
        if row.value > 0:
            pen.box(Box(groove.x, groove.y, groove.width * min(1.0, row.value / row.most), groove.height), FILLED, 0.6)
        figure = 10.5 * scale
        pen.write(str(row.value), groove.right - 1.2, middle(y + step / 2, figure), DISPLAY, figure, BLACK, 1)


def grid(pen: Pen, piece: Grid, box: Box, scale: float) -> None:
    head, step, first = 5.2 * scale, 6 * scale, 13.0
    wide = (box.width - first) / len(piece.columns)
    pen.sign(piece.corner, box.x, box.y + 0.2, 4.4 * scale, BLACK)
    pen.write(piece.figure, box.x + 6.3, middle(box.y + head / 2, 12 * scale), DISPLAY, 12 * scale, BLACK, 0.5)
    flame(pen, piece.marked, box.x + 8.6, box.y + 0.4, scale)
    for at, sign in enumerate(piece.columns):
        pen.sign(sign, box.x + first + (at + 0.5) * wide - 2.1, box.y + 0.2, 4.2 * scale, BLACK)
    for k, row in enumerate(piece.rows):
        y = box.y + head + k * step
        pen.sign(row.sign, box.x + 1, y + 0.6, 4.6 * scale, BLACK)
        flame(pen, row.marked, box.x + 8.6, y + 0.9, scale)
        for at, value in enumerate(row.values):
            cell = Box(box.x + first + at * wide + 0.4, y + 0.3, wide - 0.8, step - 0.6)
            high = cell.height * min(1.0, value / piece.most)
            pen.box(cell, GROOVE)
            if high > 0:
                pen.box(Box(cell.x, cell.bottom - high, cell.width, high), "#C3D3C6")
            size = 13 * scale
            pen.write(str(value), cell.x + cell.width / 2, middle(y + step / 2, size), DISPLAY, size, BLACK, 0.5)


def flame(pen: Pen, burns: bool, x: float, y: float, scale: float) -> None:
    if burns:
        pen.sign("flame", x, y, 4.2 * scale, FLAME, filled=True)


def band(pen: Pen, piece: Band, box: Box, scale: float) -> None:
    pen.box(box, piece.fill, 1)
    indent, y, size = 1.5, box.y + box.height / 2, 10.5 * scale
    if piece.sign:
        pen.sign(piece.sign, box.x + 1.5, y - 2.1 * scale, 4.2 * scale, piece.ink)
        indent += 5.2 * scale
    pen.fit(piece.text, box.x + indent, middle(y, size), box.width - indent - 1, DISPLAY, size, piece.ink)


def clash(pen: Pen, piece: Clash, box: Box, scale: float, ink: str) -> None:
    """Draw two sides with a sign between them; a right side without a label takes less space."""
    small = 9.0 if not piece.right.label else (box.width - 7) / 2
    pen.box(box, "", 1, ink, 0.2)
    one(pen, piece.left, Box(box.x, box.y, box.width - 7 - small, box.height), scale, ink)
    one(pen, piece.right, Box(box.right - small, box.y, small, box.height), scale, ink)
    x, y = box.right - small - 3.5, box.y + box.height / 2
    lifted = 1.6 * scale if piece.margin else 0.0
    pen.sign(piece.sign, x - 2.2 * scale, y - 2.2 * scale - lifted, 4.4 * scale, ink)
    if piece.margin:
        pen.write(piece.margin, x, middle(y + 2.6 * scale, 9 * scale), DISPLAY, 9 * scale, ink, 0.5)


def one(pen: Pen, side: Side, box: Box, scale: float, ink: str) -> None:
    y = box.y + box.height / 2
    if not side.label:
        pen.write(side.letter, box.x + box.width / 2, middle(y, 15 * scale), DISPLAY, 15 * scale, ink, 0.5)
        return
    pen.write(side.letter, box.x + 3, middle(y, 16 * scale), DISPLAY, 16 * scale, ink, 0.5)
    x, room = box.x + 5.8, box.width - 6.8
    size = 7 * scale
    lines = two_lines(side.place, size, room)
    leading = size * POINT * 1.08
    top = y - leading * (len(lines) + 1) / 2
    pen.fit(side.label, x, middle(top + leading / 2, size), room, BOLD, size, ink)
    for at, each in enumerate(lines, 1):
        pen.write(
            each,
            x,
            middle(top + (at + 0.5) * leading, size_of(lines, size, room)),
            TEXT,
            size_of(lines, size, room),
            ink,
        )


def size_of(lines: list[str], most: float, room: float) -> float:
    return min(fitting_size(each, TEXT, most, room) for each in lines)


def two_lines(text: str, size: float, room: float) -> list[str]:
    """Return the text on at most two lines, in the largest type that allows it."""
    while size >= MIN_POINTS:
        try:
            lines = wrap_text(text, TEXT, size, room)
        except TooLong:
            lines = []
        if 0 < len(lines) <= 2:
            return lines
        size -= 0.25
    raise TooLong(text)


def stamp_lines(piece: Stamps, scale: float, room: float) -> list[list[str]]:
    """Return words in pills, as many side by side as there is space for."""
    lines: list[list[str]] = [[]]
    left = room
    for word in piece.words:
        wide = stamp_width(word, scale)
        if wide > room:
            raise TooLong(word)
        if lines[-1] and wide > left:
            lines.append([])
            left = room
        lines[-1].append(word)
        left -= wide + 1
    return lines


def stamp_width(word: str, scale: float) -> float:
    return width(word, DISPLAY, 9 * scale) + 7 * scale


def stamps(pen: Pen, piece: Stamps, box: Box, scale: float, ink: str) -> None:
    for row, words in enumerate(stamp_lines(piece, scale, box.width)):
        x, y, high = box.x, box.y + row * 5.2 * scale, 4.6 * scale
        for word in words:
            wide = stamp_width(word, scale)
            pen.box(Box(x, y, wide, high), "", high / 2, ink, 0.25)
            pen.sign("star", x + 1.2 * scale, y + high / 2 - 1.5 * scale, 3 * scale, GOLD, filled=True)
            pen.write(word, x + 5 * scale, middle(y + high / 2, 9 * scale), DISPLAY, 9 * scale, ink)
            x += wide + 1


def facts(pen: Pen, piece: Facts, box: Box, scale: float) -> None:
    wide = (box.width - 2 * (len(piece.facts) - 1)) / len(piece.facts)
    for at, fact in enumerate(piece.facts):
        cell = Box(box.x + at * (wide + 2), box.y, wide, box.height)
        pen.box(cell, GROOVE, 1)
        pen.sign(fact.sign, cell.x + 1.2, cell.y + box.height / 2 - 2.6 * scale, 5.2 * scale, BLACK)
        x, room = cell.x + 1.2 + 6.4 * scale, cell.width - 2 - 6.4 * scale
        pen.fit(fact.figure, x, middle(cell.y + box.height * 0.33, 14 * scale), room, DISPLAY, 14 * scale, BLACK)
        pen.fit(fact.label, x, middle(cell.y + box.height * 0.76, 6.5 * scale), room, TEXT, 6.5 * scale, BLACK)


def needs(pen: Pen, piece: Needs, box: Box, scale: float, ink: str) -> None:
    """Draw badges joined by + and /, then the number to reach, centred."""
    size = 7.0 * scale
    wide = needs_width(piece, size)
    if wide > box.width:
        size *= box.width / wide
        wide = box.width
    x, y = box.x + (box.width - wide) / 2, box.y + box.height / 2
    for at, term in enumerate(piece.terms):
        if at:
            pen.sign("plus", x + size * 0.1, y - size * 0.25, size * 0.5, ink)
            x += size * 0.7
        for k, badge in enumerate(term):
            if k:
                pen.line(x + size * 0.35, y - size * 0.35, x + size * 0.1, y + size * 0.35, ink, size * 0.06)
                x += size * 0.45
            mark(pen, badge, x, y - size / 2, size, ink)
            x += size
    pen.sign(">=", x + size * 0.25, y - size * 0.35, size * 0.7, ink)
    figure = size * 0.95 / POINT
    pen.write(str(piece.number), x + size * 1.15, middle(y, figure), DISPLAY, figure, ink)


def needs_width(piece: Needs, size: float) -> float:
    badges = sum(len(term) + 0.45 * (len(term) - 1) for term in piece.terms)
    figure = width(str(piece.number), DISPLAY, size * 0.95 / POINT)
    return (badges + 0.7 * (len(piece.terms) - 1) + 1.15) * size + figure


def mark(pen: Pen, badge: Badge, x: float, y: float, size: float, edge: str) -> None:
    """Draw a shape with its letter; in a triangle the letter stands lower."""
    pen.path(badge.shape, x, y, size, 26, fill=badge.fill, edge=edge, line=1.5)
    low = 0.62 if badge.shape.startswith("M13 0") else 0.5
    letter = size * 0.6 / POINT
    pen.write(badge.letter, x + size / 2, middle(y + size * low, letter), DISPLAY, letter, badge.ink, 0.5)


def lamps(pen: Pen, piece: Lamps, box: Box, scale: float) -> None:
    size = 5.4 * scale
    for at, (sign, lit) in enumerate(piece.signs):
        cell = Box(box.x + at * (size + 1), box.y, size, size)
        pen.box(cell, BLACK if lit else "", 0.8, BLACK, 0.2)
        inner = size * 0.72
        pen.sign(sign, cell.x + (size - inner) / 2, cell.y + (size - inner) / 2, inner, "#FFD45E" if lit else "#9AA19C")
