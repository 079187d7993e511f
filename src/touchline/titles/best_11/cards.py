"""The card set: club boxes, formations, team cards, management cards, action cards and event cards, read and checked.

Every box holds the same management, action and event cards; footballers and coaches are its own.
A team card is a number: first the rows of footballers.csv, then the rows of coaches.csv.  An event card is its row: its
copies are one number.  A requirement is written as on the cards: `C+D=6`, `D/C/A=5`.

B11-CHALLENGE-12  (ruling) + binds weaker than /: terms joined by +, each a set of roles joined by /.
B11-CHALLENGE-40  (ruling) Used action cards are reshuffled when the deck is empty; two are needed for that.
B11-EVENT-22      (ruling) A card is played only by those whom it names.
B11-TEAM-60       There are ten management cards.
B11-SETUP-07      There are 67 event cards in a box.
B11-MULTI-19      (ruling) Every box has its own cards: those by which cards change hands are removed between clubs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.errors import BadCard
from touchline.kernel.game import NOBODY
from touchline.parts.sheet import Sheet, digest
from touchline.titles.best_11 import codes as c

OURS: Final = Path(__file__).parent / "cards"
FILES: Final = [
    "boxes.csv",
    "formations.csv",
    "footballers.csv",
    "coaches.csv",
    "management.csv",
    "plays.csv",
    "actions.csv",
    "events.csv",
]
MANAGEMENT_CARDS: Final = 10  # B11-TEAM-60
EVENT_CARDS: Final = 67  # B11-SETUP-07
ELEVEN: Final = 11
COACH: Final = 4  # in the place of a role
SEATS_A_BOX: Final = 5
SPECIALS: Final = ("none", "penalty", "save")
PENALTY: Final = 1
SAVE: Final = 2
SIDES: Final = ("attack", "defence")

# which windows a card of this effect may name; every other effect needs the open window or its own turn
WINDOWS_OF: Final = {
    c.E_REDRAW: ("revealed",),
    c.E_EXCHANGE: ("own_turn",),
    c.E_BET: ("declared",),
    c.E_REDIRECT: ("declared",),
    c.E_TACTICS: ("open", "own_turn"),
    c.E_CLUB: ("boost", "boost_defence"),
    c.E_ADD: ("boost", "boost_defence"),
    c.E_CROWD: ("boost", "boost_defence"),
    c.E_CAUTION: ("boost", "boost_defence"),
    c.E_SEND_OFF: ("boost", "boost_defence"),
    c.E_NO_GOAL: ("pending",),
    c.E_RETRY: ("failed",),
    c.E_SELL: ("own_turn",),
    c.E_BARGAIN: ("own_turn",),
    c.E_APPEAL: ("announced",),
}
CHANGE_HANDS: Final = (
    c.E_SWITCH,
    c.E_STEAL,
    c.E_LOOK,
)  # by these a card of one box could come into the hand of another
ANY_TIME: Final = ("open", "own_turn", "scored")
BY_OF: Final = {
    "open": ("anyone",),
    "own_turn": ("active",),
    "declared": ("outsider", "not_challenger"),
    "revealed": ("outsider",),
    "boost": ("performer", "opponent"),
    "boost_defence": ("performer", "opponent"),
    "failed": ("challenger",),
    "pending": ("challenged",),
    "scored": ("scorer",),
    "announced": ("named",),
}


# the seats that may play a card of this effect, if its window leaves a choice
BY_OF_EFFECT: Final = {
    c.E_BET: ("outsider",),
    c.E_CLUB: ("performer",),
    c.E_ADD: ("performer",),
    c.E_CROWD: ("performer",),
    c.E_CAUTION: ("opponent",),
    c.E_SEND_OFF: ("opponent",),
}
LEAST_ACTION_CARDS: Final = 2  # the attack lies on the table while the defence is drawn


class Requirement:
    """Terms, each a mask of the roles (1 << role) that may fill it, and the number to reach."""

    __slots__ = ("number", "terms")

    def __init__(self, terms: list[int], number: int) -> None:
        self.terms = terms
        self.number = number


def parse(written: str) -> Requirement:
    """Read a requirement: `A+C/A=9` is an attacker and a midfielder or another attacker, nine in all (B11-CHALLENGE-07,
    B11-CHALLENGE-08, B11-CHALLENGE-11, B11-CHALLENGE-12)."""
    roles, equals, number = written.partition("=")
    if not equals or not number.isascii() or not number.isdigit() or int(number) < 1:
        raise ValueError(written)
    terms: list[int] = []
    for term in roles.split("+"):
        mask = 0
        for role in term.split("/"):
            mask |= 1 << c.ROLES.index(role)
        terms.append(mask)
    return Requirement(terms, int(number))


def fault(sheet: Sheet, row: int, column: str, code: str, value: object) -> BadCard:
    return BadCard(sheet.file, row + 2, column, code, value)


def prices(sheet: Sheet, values: list[int]) -> list[int]:
    """Return the prices: the value, unless the file says otherwise (B11-MARKET-05)."""
    found = sheet.numbers("price", 0, 50, empty=NOBODY)
    return [value if price == NOBODY else price for price, value in zip(found, values, strict=True)]


class CardSet:
    """Columns of numbers: cards.value[team card], cards.effect[event card]."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name if folder != OURS else "best_11"
        self.digest = digest(folder, FILES)
        self.read_boxes(folder)
        self.read_formations(folder)
        self.read_team_cards(folder)
        self.read_management(folder)
        self.read_actions(folder)
        self.read_events(folder)
        self.check_enough()
        self.compare(self if folder == OURS else CardSet(OURS))

    def compare(self, ours: CardSet) -> None:
        """Find which cards have the names and effects of ours: we have texts for those in three languages."""
        events = {ours.event_ids[card]: card for card in range(len(ours.event_ids))}
        plays = {ours.play_ids[play]: ours.play_names[play] for play in range(len(ours.play_ids))}
        at = [events.get(each, NOBODY) for each in self.event_ids]
        self.event_known = [
            k >= 0 and ours.event_names[k] == name for k, name in zip(at, self.event_names, strict=True)
        ]
        self.event_same = [k >= 0 and ours.does(k) == self.does(card) for card, k in enumerate(at)]
        self.play_known = [plays.get(each) == name for each, name in zip(self.play_ids, self.play_names, strict=True)]

    def does(self, card: int) -> tuple[int, ...]:
        return (
            self.effect[card],
            self.amount[card],
            self.more[card],
            self.other[card],
            self.window[card],
            self.by[card],
        )

    def read_boxes(self, folder: Path) -> None:
        sheet = Sheet(folder, "boxes.csv", ["id", "name", "colour", "dna", "cry"])
        self.box_ids = sheet.texts("id", unique=True)
        self.box_names = sheet.texts("name")
        self.box_colours = sheet.texts("colour")
        self.box_dna = sheet.texts("dna")
        self.box_cry = sheet.texts("cry")
        for row, name in enumerate(self.box_names):
            if name in self.box_names[:row]:
                raise fault(sheet, row, "name", "same-club", name)  # B11-MULTI-03: no two boxes of one club

    def read_formations(self, folder: Path) -> None:
        sheet = Sheet(folder, "formations.csv", ["id", *c.ROLES, "bonus", "malus"])
        self.formation_ids = sheet.texts("id", unique=True)
        columns = [sheet.numbers(role, 0, ELEVEN) for role in c.ROLES]
        self.places = [[column[row] for column in columns] for row in range(len(self.formation_ids))]
        self.bonus_formation = sheet.choices("bonus", self.formation_ids)
        self.malus_formation = sheet.choices("malus", self.formation_ids)
        for row, places in enumerate(self.places):
            if sum(places) != ELEVEN:
                raise fault(sheet, row, "P", "not-eleven", sum(places))

    def read_team_cards(self, folder: Path) -> None:
        sheet = Sheet(folder, "footballers.csv", ["id", "box", "name", "role", "value", "price"])
        self.team_ids = sheet.texts("id", unique=True)
        self.team_names = sheet.texts("name")
        self.box_of = sheet.choices("box", self.box_ids)
        self.role = sheet.choices("role", c.ROLES)
        self.value = sheet.numbers("value", 0, 20)
        self.price = prices(sheet, self.value)
        self.first_coach = len(self.team_ids)
        self.favours = [NOBODY] * self.first_coach
        sheet = Sheet(folder, "coaches.csv", ["id", "box", "name", "value", "price", "favours"])
        self.team_ids += sheet.texts("id", unique=True)
        self.team_names += sheet.texts("name")
        self.box_of += sheet.choices("box", self.box_ids)
        worth = sheet.numbers("value", 0, 20)
        self.value += worth
        self.price += prices(sheet, worth)
        self.favours += sheet.choices("favours", self.formation_ids)
        self.role += [COACH] * (len(self.team_ids) - self.first_coach)
        if len(self.team_ids) > c.PLAY - c.BUY:  # their numbers in a turn would be those of event cards
            raise BadCard("footballers.csv", 0, "id", "too-many", len(self.team_ids))

    def read_management(self, folder: Path) -> None:
        columns = ["id", "economic", "events", "challenge", "bonus", "negation", "various"]
        sheet = Sheet(folder, "management.csv", columns)
        self.management_ids = sheet.texts("id", unique=True)
        self.economic = sheet.numbers("economic", 0, 50)
        self.event_draws = sheet.numbers("events", 0, 4)
        self.challenge = sheet.numbers("challenge", 0, 1)
        self.bonus = sheet.choices("bonus", c.BONUS_NAMES)
        self.negation = sheet.numbers("negation", 0, 1)
        self.various = sheet.choices("various", c.VARIOUS_NAMES)
        if len(self.management_ids) != MANAGEMENT_CARDS:
            raise BadCard("management.csv", 0, "", "not-ten", len(self.management_ids))

    def read_actions(self, folder: Path) -> None:
        sheet = Sheet(folder, "plays.csv", ["id", "side", "special", "name"])
        self.play_ids = sheet.texts("id", unique=True)
        self.play_special = sheet.choices("special", SPECIALS)
        self.play_names = sheet.texts("name")
        sides = sheet.choices("side", SIDES)
        sheet = Sheet(folder, "actions.csv", ["id", "attack", "attack_needs", "defence", "defence_needs"])
        self.action_ids = sheet.texts("id", unique=True)
        self.play = [self.plays(sheet, side, sides) for side in (0, 1)]
        self.needs = [self.requirements(sheet, f"{side}_needs") for side in SIDES]
        self.written = [sheet.texts(f"{side}_needs") for side in SIDES]
        saves = [self.play_special[play] == SAVE for play in self.play[1]]
        if len(saves) < LEAST_ACTION_CARDS:
            raise BadCard("actions.csv", 0, "id", "too-few", len(saves))  # B11-CHALLENGE-40
        if not any(saves):
            raise BadCard("actions.csv", 0, "defence", "no-save")

    def plays(self, sheet: Sheet, side: int, sides: list[int]) -> list[int]:
        """Read the plays of one side of the cards; an attack cannot be drawn as a defence."""
        found = sheet.choices(SIDES[side], self.play_ids)
        for row, play in enumerate(found):
            if sides[play] != side:
                raise fault(sheet, row, SIDES[side], "wrong-side", self.play_ids[play])
        return found

    def requirements(self, sheet: Sheet, column: str) -> list[Requirement]:
        found: list[Requirement] = []
        for row, written in enumerate(sheet.texts(column)):
            try:
                found.append(parse(written))
            except ValueError:
                raise fault(sheet, row, column, "bad-requirement", written) from None
        return found

    def read_events(self, folder: Path) -> None:
        columns = ["id", "name", "copies", "white", "window", "by", "effect"]
        columns += ["amount", "more", "other", "not_for_two", "not_between_clubs"]
        sheet = Sheet(folder, "events.csv", columns)
        self.event_ids = sheet.texts("id", unique=True)
        self.event_names = sheet.texts("name")
        self.copies = sheet.numbers("copies", 1, EVENT_CARDS)
        self.white = sheet.numbers("white", 0, 1)
        self.window = sheet.choices("window", c.WINDOW_NAMES)
        self.by = sheet.choices("by", c.BY_NAMES)
        self.effect = sheet.choices("effect", c.EFFECT_NAMES)
        self.amount = sheet.numbers("amount", 0, 50)
        self.more = sheet.numbers("more", 0, 50)
        self.other = sheet.numbers("other", 0, 50)
        self.not_for_two = sheet.numbers("not_for_two", 0, 1)
        self.not_between_clubs = sheet.numbers("not_between_clubs", 0, 1)
        if sum(self.copies) != EVENT_CARDS:
            raise BadCard("events.csv", 0, "copies", "not-sixty-seven", sum(self.copies))
        for row in range(len(self.event_ids)):
            self.check_event(sheet, row)

    def check_event(self, sheet: Sheet, row: int) -> None:
        """Check that a card can be played when it says so, and that only lasting cards are white."""
        window, effect = c.WINDOW_NAMES[self.window[row]], self.effect[row]
        if window not in WINDOWS_OF.get(effect, ANY_TIME):
            raise fault(sheet, row, "window", "wrong-window", window)
        by = c.BY_NAMES[self.by[row]]
        if by not in BY_OF[window] or by not in BY_OF_EFFECT.get(effect, c.BY_NAMES):
            raise fault(sheet, row, "by", "wrong-player", by)  # B11-EVENT-22
        if bool(self.white[row]) != (effect in (c.E_INCOME, c.E_TACTICS)):
            raise fault(sheet, row, "white", "not-lasting", self.white[row])
        if effect == c.E_BET and not self.amount[row]:  # the highest stake: there would be nothing to choose from
            raise fault(sheet, row, "amount", "out-of-range", 0)
        if effect in CHANGE_HANDS and not self.not_between_clubs[row]:  # B11-MULTI-19
            raise fault(sheet, row, "not_between_clubs", "leaves-its-box", c.EFFECT_NAMES[effect])

    def check_enough(self) -> None:
        """Check that five people of one box can all complete their teams, whichever five formations they have."""
        for box in range(len(self.box_ids)):
            held = [0] * (COACH + 1)
            for card, role in enumerate(self.role):
                held[role] += self.box_of[card] == box
            for role in range(COACH):
                most = sorted((places[role] for places in self.places), reverse=True)
                if held[role] < sum(most[:SEATS_A_BOX]):
                    raise BadCard("footballers.csv", 0, "role", "too-few", f"{self.box_ids[box]} {c.ROLES[role]}")
            if held[COACH] < SEATS_A_BOX:
                raise BadCard("coaches.csv", 0, "box", "too-few", self.box_ids[box])

    def is_penalty(self, action: int) -> bool:
        return self.play_special[self.play[0][action]] == PENALTY

    def is_save(self, action: int) -> bool:
        return self.play_special[self.play[1][action]] == SAVE


def load_cards(folder: Path | None) -> CardSet:
    """Load our own cards, or a folder of files of the same form."""
    return CardSet(OURS if folder is None else folder)
