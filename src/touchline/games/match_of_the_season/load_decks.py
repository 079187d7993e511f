"""Reading the chance cards, the international teams, the trophies and the event tables.

MOTS-CHANCE-02, MOTS-CHANCE-03, MOTS-CHANCE-04  Blue cards act at once, red ones are kept, green ones are tactics.
MOTS-CHANCE-11  (ruling) A red card names the moments at which it may be played.
MOTS-TACTIC-13, MOTS-TACTIC-17  The formations for wing attack and centre attack are printed on those cards.
MOTS-SCORE-01 to MOTS-SCORE-08  What trophies and placings are worth is printed on their cards.
MOTS-ECUP-17    (ruling) Two managed teams and the international ones make a power of two that fits the board.
MOTS-MATCH-10   (ruling) The six results of a match belong to the faces 1 to 6 in order.
MOTS-ADV-18     (ruling) The twelve events of the advanced game belong to the faces of the d12.
MOTS-OPT-07     An own event table may stand beside them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.games.match_of_the_season.cards import (
    BLUE,
    CARD_COLOURS,
    COMPETITIONS,
    COUNTER_ATTACK,
    EFFECTS,
    EUROPEAN,
    GIVE,
    GREEN,
    HEAL_INJURY,
    IMMEDIATE,
    IN_MATCH,
    MATCH_EVENTS,
    RED,
    TABLES,
    TIMINGS,
    WIN_BONUS,
    WING_ATTACK,
    CardSet,
)
from touchline.kernel.errors import BadCard
from touchline.parts.sheet import Sheet

CHANCES: Final = "chance.csv"
INTERNATIONALS: Final = "international.csv"
TROPHIES: Final = "trophies.csv"
EVENTS: Final = "events.csv"
KIND_COLUMNS: Final = ("id", "code", "colour", "copies", "effect", "amount", "timing", "formations")
SLOT_COLUMNS: Final = tuple(f"slot_{slot}" for slot in range(1, 12))
MANAGED: Final = 2  # managed teams that enter the European Cup; a third takes an international's place
DICE: Final = (6, 12)


def read_chances(cards: CardSet, folder: Path, note: int) -> None:
    sheet = Sheet(folder, CHANCES, KIND_COLUMNS)
    cards.kind_ids = sheet.texts("id", unique=True)
    cards.kind_codes = sheet.texts("code")
    cards.kind_colour = sheet.choices("colour", CARD_COLOURS)
    cards.kind_effect = sheet.choices("effect", EFFECTS)
    cards.kind_amount = sheet.numbers("amount", 0, 1_000_000)
    copies, timings = sheet.numbers("copies", 0, 99), sheet.texts("timing")
    cards.kind_formations = sheet.sets("formations", cards.formation_names)  # MOTS-TACTIC-13, MOTS-TACTIC-17
    for kind in range(len(copies)):
        cards.kind_timing.append(timing(kind + 2, timings[kind]))
        check_kind(cards, kind + 2, kind, note)
        cards.chance_kind += [kind] * copies[kind]


def timing(row: int, written: str) -> int:
    """MOTS-CHANCE-11: the moments named on a card."""
    moments = IMMEDIATE
    for word in written.split() if written != "immediate" else ():
        if word not in TIMINGS:
            raise BadCard(CHANCES, row, "timing", "unknown-word", word)
        moments |= 1 << TIMINGS.index(word)
    return moments


def check_kind(cards: CardSet, row: int, kind: int, note: int) -> None:
    effect, colour, amount = cards.kind_effect[kind], cards.kind_colour[kind], cards.kind_amount[kind]
    if colour != (BLUE if effect < HEAL_INJURY else RED if effect < COUNTER_ATTACK else GREEN):
        raise BadCard(CHANCES, row, "colour", "not-its-colour", CARD_COLOURS[colour])
    if amount % note and (effect <= GIVE or effect == WIN_BONUS):
        raise BadCard(CHANCES, row, "amount", "not-in-notes", amount)
    played = cards.kind_timing[kind]
    if (colour == BLUE) != (played == IMMEDIATE) or (colour == GREEN) != (played == IN_MATCH):
        raise BadCard(CHANCES, row, "timing", "not-its-moment", CARD_COLOURS[colour])
    if effect < WING_ATTACK and cards.kind_formations[kind]:
        raise BadCard(CHANCES, row, "formations", "no-formations-here")
    if effect == WING_ATTACK and not all(cards.wings[each] for each in cards.kind_formations[kind]):
        raise BadCard(CHANCES, row, "formations", "no-wings")


def read_internationals(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, INTERNATIONALS, ("id", "name", "formation", *SLOT_COLUMNS))
    cards.international_ids = sheet.texts("id", unique=True)
    cards.international_names = sheet.texts("name")
    cards.international_formation = sheet.choices("formation", tuple(cards.formation_names))
    slots = [sheet.numbers(column, 1, 5) for column in SLOT_COLUMNS]
    cards.count_international = len(cards.international_ids)
    cards.international_stars = [[column[k] for column in slots] for k in range(cards.count_international)]
    entrants = cards.count_international + MANAGED
    if entrants != 2 << cards.square_kind.count(EUROPEAN):  # MOTS-ECUP-17
        raise BadCard(INTERNATIONALS, 0, "id", "entrants-do-not-fit", entrants)


def read_trophies(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, TROPHIES, ("id", "competition", "place", "points", "copies"))
    cards.trophy_ids = sheet.texts("id", unique=True)
    cards.trophy_competition = sheet.choices("competition", COMPETITIONS)
    cards.trophy_place = sheet.numbers("place", 1, 4)
    cards.trophy_points = sheet.numbers("points", 0, 99)
    cards.trophy_copies = sheet.numbers("copies", 0, 99)
    worth = [[0, 0, 0, 0], [0, 0], [0, 0]]
    seen: list[tuple[int, int]] = []
    for k in range(len(cards.trophy_ids)):
        competition, place = cards.trophy_competition[k], cards.trophy_place[k]
        if (competition, place) in seen or place > len(worth[competition]):
            raise BadCard(TROPHIES, k + 2, "place", "no-such-card", place)
        seen.append((competition, place))
        worth[competition][place - 1] = cards.trophy_points[k]
    cards.league_points, cards.national_points, cards.european_points = worth


def read_events(cards: CardSet, folder: Path) -> None:
    """MOTS-MATCH-10, MOTS-ADV-18, MOTS-OPT-07: faces in order, a table for each of our three names."""
    sheet = Sheet(folder, EVENTS, ("id", "table", "face", "event"))
    named, faces = sheet.choices("table", TABLES), sheet.numbers("face", 1, 12)
    events = sheet.choices("event", MATCH_EVENTS)
    cards.table_names = list(TABLES)
    cards.tables = [[0] for table in TABLES]
    for k in range(len(named)):
        table = cards.tables[named[k]]
        if faces[k] != len(table):
            raise BadCard(EVENTS, k + 2, "face", "faces-out-of-order", faces[k])
        table.append(events[k])
    for at in range(len(TABLES)):
        if len(cards.tables[at]) - 1 not in DICE:
            raise BadCard(EVENTS, 0, "face", "no-such-die", f"{TABLES[at]}: {len(cards.tables[at]) - 1}")
