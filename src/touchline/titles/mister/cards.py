"""The footballers and the action cards of a card set, checked on loading.

MIS-SETUP-01    81 footballers and 32 action cards, numbered from 1.
MIS-SETUP-07    (ruling) A footballer has an id, a name, one preferred role, values A to H, an overall score, traits.
MIS-SETUP-08    (ruling) Where the file gives no overall score, it is the sum of the eight values.
MIS-SETUP-09    (ruling) Values lie between 0 and 10.
MIS-SETUP-10    (ruling) A set is refused unless it has a keeper and fourteen others for each who plays.
MIS-SETUP-11    (ruling) An unstoppable shot needs a phase that says who shoots.
MIS-CARD-21a    (ruling) Card 21 is played against the right centre back; what it prints is kept, too.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.errors import BadCard
from touchline.parts.sheet import Sheet, digest
from touchline.titles.mister.demand import SLOT_ROLES, Demand, demands_of
from touchline.titles.mister.printed import (
    ATTACK,
    BOOST,
    CHOSEN,
    GOALKEEPER,
    KINDS,
    LETTERS,
    NO_SHOT,
    OWN_TRAIT,
    ROLES,
    SHOTS,
    SIDES,
    SLOTS,
    TAKER,
    TRAITS,
    UNSTOPPABLE,
    Action,
    Misprint,
    Phase,
    aim,
    phase,
)

FOOTBALLERS: Final = "footballers.csv"
ACTIONS: Final = "actions.csv"
FOOTBALLER_COLUMNS: Final = ["id", "name", "role", *LETTERS, "overall", "traits"]
ACTION_COLUMNS: Final = [
    "number", "title", "side", "kind", "phase_1", "phase_2", "shot", "shot_kind", "printed_1",
]  # fmt: skip
OURS: Final = Path(__file__).with_name("cards")
HIGHEST_VALUE: Final = 10  # MIS-SETUP-09
HIGHEST_OVERALL: Final = 999
OUTFIELDERS_EACH: Final = 14  # MIS-SETUP-10
UNPRINTED: Final = -1


class CardSet:
    """Footballers and action cards by row: `values[player][A]`, `overall[player]`, `actions[row]`."""

    __slots__ = (
        "actions",
        "demands",
        "digest",
        "fits",
        "ids",
        "keeper",
        "name",
        "names",
        "overall",
        "printed",
        "role",
        "role_counts",
        "slot_roles",
        "traits",
        "values",
        "worths",
    )

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest
        self.ids: list[str] = []
        self.names: list[str] = []
        self.role: list[int] = []
        self.role_counts = [0] * len(ROLES)
        self.keeper: list[bool] = []
        self.values: list[list[int]] = []
        self.overall: list[int] = []
        self.traits: list[int] = []  # bits
        self.worths: dict[bool, list[list[int]]] = {}  # as ruled, as printed: see advice.slot_worths
        self.actions: list[Action] = []
        self.printed: list[Action] = []  # the same to the letter of the print
        self.slot_roles = SLOT_ROLES
        self.demands: list[Demand] = []  # the demands of the action cards on each slot
        self.fits: list[list[int]] = []  # fits[player][slot], in tenths


def load_cards(folder: Path | str | None = None) -> CardSet:
    """Load our own set, or a folder with files of the same names."""
    place = OURS if folder is None else Path(folder)
    cards = CardSet("touchline" if folder is None else place.name, digest(place, [FOOTBALLERS, ACTIONS]))
    read_footballers(cards, Sheet(place, FOOTBALLERS, FOOTBALLER_COLUMNS))
    read_actions(cards, Sheet(place, ACTIONS, ACTION_COLUMNS))
    cards.demands = demands_of(cards.actions)
    cards.fits = [[demand.fit(values) for demand in cards.demands[:SLOTS]] for values in cards.values]
    return cards


def check_enough(cards: CardSet, players: int) -> None:
    """Check that there are enough cards: otherwise the market could not end (MIS-SETUP-10)."""
    keepers = cards.keeper.count(True)
    if keepers < players:
        raise BadCard(FOOTBALLERS, 0, "role", "too-few-keepers", keepers)
    if len(cards.keeper) - keepers < OUTFIELDERS_EACH * players:
        raise BadCard(FOOTBALLERS, 0, "role", "too-few-outfielders", len(cards.keeper) - keepers)


def read_footballers(cards: CardSet, sheet: Sheet) -> None:
    """Read what a footballer has (MIS-SETUP-07)."""
    cards.ids = sheet.texts("id", unique=True)
    cards.names = sheet.texts("name", unique=True)
    cards.role = sheet.choices("role", ROLES)
    cards.role_counts = [cards.role.count(role) for role in range(len(ROLES))]
    cards.keeper = [role == GOALKEEPER for role in cards.role]
    columns = [sheet.numbers(letter, 0, HIGHEST_VALUE) for letter in LETTERS]  # MIS-SETUP-09
    cards.values = [list(row) for row in zip(*columns, strict=True)]
    given = sheet.numbers("overall", 0, HIGHEST_OVERALL, empty=UNPRINTED)
    cards.overall = [
        sum(values) if overall == UNPRINTED else overall  # MIS-SETUP-08
        for values, overall in zip(cards.values, given, strict=True)
    ]
    cards.traits = [sum(1 << trait for trait in set(traits)) for traits in sheet.sets("traits", TRAITS)]


def read_actions(cards: CardSet, sheet: Sheet) -> None:
    numbers = sheet.numbers("number", 1, 99)
    if not numbers or numbers != list(range(1, len(numbers) + 1)):
        raise BadCard(ACTIONS, 0, "number", "not-in-order")
    titles = sheet.texts("title", unique=True)
    sides = sheet.choices("side", SIDES)
    kinds = sheet.choices("kind", KINDS)
    shots = sheet.choices("shot_kind", SHOTS)
    ruled = column_of_phases(sheet, "phase_1")
    second = column_of_phases(sheet, "phase_2")
    by_print = column_of_phases(sheet, "printed_1")  # MIS-CARD-21a
    for row, number in enumerate(numbers):
        for first, into in ((ruled, cards.actions), (by_print, cards.printed)):
            phases = (first[row] or ruled[row]) + second[row]
            action = Action(number, titles[row], sides[row], kinds[row], phases, shots[row])
            read_shot(action, sheet.texts("shot", empty=True)[row])
            check_action(action)
            action.note_needs()
            into.append(action)


def column_of_phases(sheet: Sheet, column: str) -> list[list[Phase]]:
    """Read a column with one phase or none in each row."""
    found: list[list[Phase]] = []
    for row, written in enumerate(sheet.texts(column, empty=True), 2):
        try:
            found.append([phase(written)] if written else [])
        except Misprint:
            raise BadCard(ACTIONS, row, column, "misprint", written) from None
    return found


def read_shot(action: Action, written: str) -> None:
    """Read a shot: a normal shot and a penalty say who shoots; an unstoppable one depends on directions only."""
    if action.shot in (NO_SHOT, UNSTOPPABLE):
        if written:
            raise BadCard(ACTIONS, action.number + 1, "shot", "needless-shot", written)
        return
    try:
        action.aim(*aim(written))
    except Misprint:
        raise BadCard(ACTIONS, action.number + 1, "shot", "misprint", written) from None


def check_action(action: Action) -> None:
    """Check that only an attack ends in a shot, that a boost names a trait, and that every shot has a shooter."""
    row = action.number + 1
    ops = [each.op for each in action.phases]
    if (action.kind == ATTACK) == (action.shot == NO_SHOT):
        raise BadCard(ACTIONS, row, "shot_kind", "shot-does-not-fit", SHOTS[action.shot])
    if action.shooter == CHOSEN and TAKER not in ops:
        raise BadCard(ACTIONS, row, "shot", "no-taker")
    if action.shot == UNSTOPPABLE and OWN_TRAIT not in ops and TAKER not in ops:
        raise BadCard(ACTIONS, row, "shot_kind", "no-shooter", SHOTS[action.shot])  # MIS-SETUP-11
    if action.kind != ATTACK and ops != ([OWN_TRAIT] if action.kind == BOOST else []):
        raise BadCard(ACTIONS, row, "phase_1", "phase-does-not-fit", KINDS[action.kind])
