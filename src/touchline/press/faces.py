"""The content of a card, as plain data, and the decks of a title.

A face has a name plate, perhaps a picture over it, and a body of pieces below.  Colours are those of the screens.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from touchline.kernel.errors import BadOption
from touchline.kernel.title import Title
from touchline.press.words import Words

IVORY: Final = "#F5F3EC"
WHITE: Final = "#FFFDF6"
BLACK: Final = "#0B1410"
SOFT: Final = "#3F4C44"  # quieter type on ivory
GRASS: Final = "#14532D"
POSITION_FILLS: Final = ("#F2C230", "#1F9D61", "#C8322F", "#2E6FD6")  # goalkeeper, defender, midfielder, attacker
POSITION_BANDS: Final = ("#C48F00", "#0F6B3F", "#8C1D1B", "#184A9C")


@dataclass(frozen=True)
class Badge:
    """A shape with a letter in it: positions are told by both, not by colour alone."""

    shape: str
    letter: str
    fill: str = IVORY
    ink: str = BLACK


@dataclass(frozen=True)
class Dot:
    """A place on a pitch, in hundredths from the left and from the top."""

    x: float
    y: float
    lit: bool = True
    letter: str = ""
    number: str = ""  # small, next to the sign
    rival: bool = False


@dataclass(frozen=True)
class Art:
    """The picture: a shirt, a drawn sign, or a pitch with places."""

    ground: str
    band: str = ""
    sign: str = ""
    shirt: str = ""
    variant: int = 0
    dots: tuple[Dot, ...] = ()
    whole: bool = False  # a whole pitch, from goal to goal across the card; otherwise half of one
    ink: str = IVORY


@dataclass(frozen=True)
class Stars:
    count: int


@dataclass(frozen=True)
class Bar:
    letter: str
    label: str
    value: int
    most: int


@dataclass(frozen=True)
class Bars:
    rows: tuple[Bar, ...]


@dataclass(frozen=True)
class Row:
    """A row of a grid: a sign, marked or not, and a value in each column."""

    sign: str
    marked: bool
    values: tuple[int, ...]


@dataclass(frozen=True)
class Grid:
    """Values by column, and a separate figure in the corner."""

    corner: str
    figure: str
    marked: bool
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    most: int


@dataclass(frozen=True)
class TextLine:
    """Words, with a sign in front of them if there is one."""

    text: str
    sign: str = ""
    strong: bool = False
    centred: bool = False


@dataclass(frozen=True)
class Band:
    text: str
    fill: str
    ink: str
    sign: str = ""


@dataclass(frozen=True)
class Side:
    """One side of a duel: a letter or number, its meaning, and its player."""

    letter: str
    label: str = ""
    place: str = ""


@dataclass(frozen=True)
class Clash:
    left: Side
    sign: str
    right: Side
    margin: str = ""


@dataclass(frozen=True)
class Stamps:
    words: tuple[str, ...]


@dataclass(frozen=True)
class Fact:
    sign: str
    figure: str
    label: str


@dataclass(frozen=True)
class Facts:
    facts: tuple[Fact, ...]


@dataclass(frozen=True)
class Needs:
    """Roles, joined by + and / as on the screens, and the number that they must reach."""

    terms: tuple[tuple[Badge, ...], ...]
    number: int


@dataclass(frozen=True)
class Lamps:
    """Signs that are on or off."""

    signs: tuple[tuple[str, bool], ...]


Piece = Stars | Bars | Grid | TextLine | Band | Clash | Stamps | Facts | Needs | Lamps


@dataclass(frozen=True)
class Face:
    id: str
    name: str = ""
    kind: str = ""  # a small line above the body
    art: Art | None = None
    badge: Badge | None = None
    figure: str = ""  # large, over the picture
    body: tuple[Piece, ...] = ()
    note: str = ""
    coin: str = ""  # a price, at the foot
    cost: str = ""  # the same, over the picture
    frame: str = ""  # a coloured edge round the ground
    ground: str = IVORY
    ink: str = BLACK
    plate: str = BLACK
    plate_ink: str = IVORY


@dataclass(frozen=True)
class Deck:
    """Cards with the same back, each as often as the set has it."""

    code: str
    name: str
    ground: str
    sign: str
    faces: tuple[Face, ...]
    behind: str = ""  # the text of the back, if it is not the name


def decks(title: Title, cards: Any, lang: str) -> list[Deck]:
    """Return the decks of a title, with the cards of this set."""
    if title.print_decks is None:
        raise BadOption("no-sheets", title.code)
    made: Callable[[Any, Words], list[Deck]] = title.print_decks.load()
    return made(cards, Words(title, lang, cards))
