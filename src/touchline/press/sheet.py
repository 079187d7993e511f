"""The geometry of a sheet: nine cards of 63 x 88 mm on A4 or Letter, and backs that meet their fronts.

Lengths are millimetres from the top left of the paper.  Outside the block of nine each card bleeds 3 mm.  Between
neighbours there is a gutter, as wide as the paper allows and at most twice the bleed; each card's ground runs to the
middle of it.  Where the paper leaves none (Letter, from top to bottom) the cards touch: one cut serves both.
The block stands in the middle, so a sheet turned over its long edge shows the mirrored slots.
"""

from dataclasses import dataclass
from typing import Final

CARD_WIDTH_MM: Final = 63.0
CARD_HEIGHT_MM: Final = 88.0
BLEED_MM: Final = 3.0
COLUMNS: Final = 3
ROWS: Final = 3
NINE: Final = COLUMNS * ROWS
MARGIN_MM: Final = 6.0  # printers leave it white; it also has room for one row of small type
MARK_MM: Final = 2.5  # length of a cut mark
MARK_GAP_MM: Final = 0.5  # between the bleed and a mark
PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}


@dataclass(frozen=True)
class Box:
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def overlaps(self, other: "Box") -> bool:
        """Whether two boxes overlap; touching is not overlapping."""
        beside = self.right <= other.x + 1e-6 or other.right <= self.x + 1e-6
        above = self.bottom <= other.y + 1e-6 or other.bottom <= self.y + 1e-6
        return not beside and not above


@dataclass(frozen=True)
class Slot:
    """A place for a card: where it is cut, and how far its ground runs."""

    cut: Box
    bleed: Box


@dataclass(frozen=True)
class Mark:
    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True)
class Footer:
    """The middle of a line of small type outside the bleed, where no cut mark stands."""

    x: float
    y: float
    width: float
    upright: bool  # read from the bottom to the top


def gutter(paper: float, card: float, cards: int) -> float:
    left = paper - cards * card - 2 * BLEED_MM - 2 * MARGIN_MM
    return min(2 * BLEED_MM, max(0.0, left / (cards - 1)))


def edges(paper: float, card: float, cards: int) -> list[float]:
    """Return where the cards of a row or column begin."""
    between = gutter(paper, card, cards)
    first = (paper - cards * card - (cards - 1) * between) / 2
    return [first + at * (card + between) for at in range(cards)]


class Sheet:
    """Slots by row, then column; `back(n)` is the slot behind slot n."""

    def __init__(self, paper: str) -> None:
        self.width, self.height = PAPERS[paper]
        self.xs = edges(self.width, CARD_WIDTH_MM, COLUMNS)
        self.ys = edges(self.height, CARD_HEIGHT_MM, ROWS)
        self.slots = [self.slot(column, row) for row in range(ROWS) for column in range(COLUMNS)]

    def slot(self, column: int, row: int) -> Slot:
        x, y = self.xs[column], self.ys[row]
        half_x, half_y = gutter(self.width, CARD_WIDTH_MM, COLUMNS) / 2, gutter(self.height, CARD_HEIGHT_MM, ROWS) / 2
        left = BLEED_MM if column == 0 else half_x
        right = BLEED_MM if column == COLUMNS - 1 else half_x
        top = BLEED_MM if row == 0 else half_y
        bottom = BLEED_MM if row == ROWS - 1 else half_y
        bleed = Box(x - left, y - top, CARD_WIDTH_MM + left + right, CARD_HEIGHT_MM + top + bottom)
        return Slot(Box(x, y, CARD_WIDTH_MM, CARD_HEIGHT_MM), bleed)

    def back(self, number: int) -> Slot:
        """Return the slot behind this one, for a sheet that is turned over its long edge."""
        row, column = divmod(number, COLUMNS)
        return self.slots[row * COLUMNS + COLUMNS - 1 - column]

    def marks(self) -> list[Mark]:
        """Return a mark at both ends of every cut, outside the bleed."""
        top, bottom = self.ys[0] - BLEED_MM - MARK_GAP_MM, self.ys[-1] + CARD_HEIGHT_MM + BLEED_MM + MARK_GAP_MM
        left, right = self.xs[0] - BLEED_MM - MARK_GAP_MM, self.xs[-1] + CARD_WIDTH_MM + BLEED_MM + MARK_GAP_MM
        found: list[Mark] = []
        for x in cuts(self.xs, CARD_WIDTH_MM):
            found += [Mark(x, top, x, top - MARK_MM), Mark(x, bottom, x, bottom + MARK_MM)]
        for y in cuts(self.ys, CARD_HEIGHT_MM):
            found += [Mark(left, y, left - MARK_MM, y), Mark(right, y, right + MARK_MM, y)]
        return found

    def footer(self) -> Footer:
        """Return the place of the footer: below the middle column, or beside the middle row if there is more space."""
        beside, below = self.xs[0] - BLEED_MM, self.ys[0] - BLEED_MM
        if below >= beside:
            middle = self.xs[1] + CARD_WIDTH_MM / 2
            return Footer(middle, self.height - below / 2, CARD_WIDTH_MM - 2, False)
        return Footer(beside / 2, self.ys[1] + CARD_HEIGHT_MM / 2, CARD_HEIGHT_MM - 2, True)


def cuts(starts: list[float], card: float) -> list[float]:
    """Return where to cut: at both sides of every card; where cards touch, one cut serves two."""
    found: list[float] = []
    for start in starts:
        for at in (start, start + card):
            if not found or at - found[-1] > 1e-6:
                found.append(at)
    return found


def pages(cards: int) -> int:
    return -(-cards // NINE)
