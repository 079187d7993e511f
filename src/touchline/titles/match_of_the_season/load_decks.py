"""Reading the chance cards, the international teams, the trophies and the event tables.

MOTS-CHANCE-02, MOTS-CHANCE-03, MOTS-CHANCE-04  Blue cards act at once, red ones are kept, green ones are tactics.
MOTS-CHANCE-11  (ruling) A red card names the moments at which it may be played; those before a move and before a roll
                for home advantage belong to the cards that replace these rolls.
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

from touchline.kernel.errors import BadCard
from touchline.parts.sheet import Sheet
from touchline.titles.match_of_the_season.cards import CardSet
from touchline.titles.match_of_the_season.printed import (
    CARD_COLOURS,
    CENTRE_ATTACK,
    CHOOSE_STEPS,
    COMPETITIONS,
    EFFECTS,
    EUROPEAN_CUP,
    FIRST_KEPT,
    FIRST_TACTIC,
    HOME_DRAW,
    IMMEDIATE,
    KEPT,
    MATCH_EVENTS,
    MOMENTS,
    RX_HOME,
    RX_MOVE,
    TACTIC,
    WIN_BONUS,
    WING_ATTACK,
    YOU_PAY_EACH,
)

CHANCES: Final = "chance.csv"
INTERNATIONALS: Final = "international.csv"
TROPHIES: Final = "trophies.csv"
EVENTS: Final = "events.csv"
KIND_COLUMNS: Final = ("id", "code", "colour", "copies", "effect", "amount", "moments", "formations")
SLOT_COLUMNS: Final = tuple(f"slot_{slot}" for slot in range(1, 12))
MANAGED: Final = 2  # managed teams that enter the European Cup; a third takes an international's place
DICE: Final = (6, 12)
PLACES: Final = (4, 2, 2)  # of league, National Cup, European Cup
OWN_MOMENTS: Final = {CHOOSE_STEPS: RX_MOVE, HOME_DRAW: RX_HOME}
TABLES: Final = ("base_d6", "advanced_d12", "own")


def read_chances(cards: CardSet, folder: Path, note: int) -> None:
    sheet = Sheet(folder, CHANCES, KIND_COLUMNS)
    cards.kind_ids = sheet.texts("id", unique=True)
    cards.kind_codes = sheet.texts("code")
    cards.kind_colour = sheet.choices("colour", CARD_COLOURS)
    cards.kind_effect = sheet.choices("effect", EFFECTS)
    cards.kind_amount = sheet.numbers("amount", 0, 1_000_000)
    cards.kind_formations = sheet.sets("formations", cards.formation_names)
    cards.kind_moments = [sum(1 << each for each in set(cell)) for cell in sheet.sets("moments", MOMENTS)]
    copies = sheet.numbers("copies", 0, 99)
    for kind in range(len(copies)):
        check_kind(cards, kind, note)
        cards.chance_kind += [kind] * copies[kind]
    cards.wing_attack = printed_for(cards, WING_ATTACK)  # MOTS-TACTIC-13
    cards.centre_attack = printed_for(cards, CENTRE_ATTACK)  # MOTS-TACTIC-17


def check_kind(cards: CardSet, kind: int, note: int) -> None:
    row, effect, colour, amount = kind + 2, cards.kind_effect[kind], cards.kind_colour[kind], cards.kind_amount[kind]
    if colour != (IMMEDIATE if effect < FIRST_KEPT else KEPT if effect < FIRST_TACTIC else TACTIC):
        raise BadCard(CHANCES, row, "colour", "not-its-colour", CARD_COLOURS[colour])
    if amount % note and (effect <= YOU_PAY_EACH or effect == WIN_BONUS):
        raise BadCard(CHANCES, row, "amount", "not-in-notes", amount)
    if (colour == KEPT) != (cards.kind_moments[kind] > 0):  # MOTS-CHANCE-11
        raise BadCard(CHANCES, row, "moments", "not-its-moments", CARD_COLOURS[colour])
    if not moments_fit(effect, cards.kind_moments[kind]):
        raise BadCard(CHANCES, row, "moments", "not-its-moments", EFFECTS[effect])
    if effect not in (WING_ATTACK, CENTRE_ATTACK) and cards.kind_formations[kind]:
        raise BadCard(CHANCES, row, "formations", "no-formations-here")
    if effect == WING_ATTACK and not all(cards.wings[each] for each in cards.kind_formations[kind]):
        raise BadCard(CHANCES, row, "formations", "no-wings")


def moments_fit(effect: int, moments: int) -> bool:
    """Whether the moments fit the effect: elsewhere it would do nothing (MOTS-CHANCE-11)."""
    if effect in OWN_MOMENTS:
        return moments == OWN_MOMENTS[effect]
    return not any(moments & moment for moment in OWN_MOMENTS.values())


def printed_for(cards: CardSet, effect: int) -> list[bool]:
    """Return the formations that are printed on the tactic card with this effect."""
    named = [
        each
        for kind in range(len(cards.kind_ids))
        for each in cards.kind_formations[kind]
        if cards.kind_effect[kind] == effect
    ]
    return [formation in named for formation in range(len(cards.formation_names))]


def read_internationals(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, INTERNATIONALS, ("id", "name", "formation", *SLOT_COLUMNS))
    cards.intl_ids = sheet.texts("id", unique=True)
    cards.intl_names = sheet.texts("name")
    cards.intl_formation = sheet.choices("formation", tuple(cards.formation_names))
    slots = [sheet.numbers(column, 1, 5) for column in SLOT_COLUMNS]
    cards.intl_stars = [[column[k] for column in slots] for k in range(len(cards.intl_ids))]
    entrants = len(cards.intl_ids) + MANAGED
    if entrants != 2 << cards.kind.count(EUROPEAN_CUP):  # MOTS-ECUP-17
        raise BadCard(INTERNATIONALS, 0, "id", "entrants-do-not-fit", entrants)


def read_trophies(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, TROPHIES, ("id", "competition", "place", "points", "copies"))
    cards.trophy_ids = sheet.texts("id", unique=True)
    cards.trophy_competition = sheet.choices("competition", COMPETITIONS)
    cards.trophy_place = sheet.numbers("place", 1, 4)
    cards.trophy_points = sheet.numbers("points", 0, 99)
    cards.trophy_copies = sheet.numbers("copies", 0, 99)
    seen: list[tuple[int, int]] = []
    for k in range(len(cards.trophy_ids)):
        competition, place = cards.trophy_competition[k], cards.trophy_place[k]
        if (competition, place) in seen or place > PLACES[competition]:
            raise BadCard(TROPHIES, k + 2, "place", "no-such-card", place)
        seen.append((competition, place))


def read_events(cards: CardSet, folder: Path) -> None:
    """Read the events: faces in order, a table for each of our three names (MOTS-MATCH-10, MOTS-ADV-18,
    MOTS-OPT-07)."""
    sheet = Sheet(folder, EVENTS, ("id", "table", "face", "event"))
    named, faces = sheet.choices("table", TABLES), sheet.numbers("face", 1, 12)
    events = sheet.choices("event", MATCH_EVENTS)
    cards.table_names = list(TABLES)
    cards.tables = [[] for table in TABLES]
    for k in range(len(named)):
        table = cards.tables[named[k]]
        table.append(events[k])
        if faces[k] != len(table):
            raise BadCard(EVENTS, k + 2, "face", "faces-out-of-order", faces[k])
    for at in range(len(TABLES)):
        if len(cards.tables[at]) not in DICE:
            raise BadCard(EVENTS, 0, "face", "no-such-die", f"{TABLES[at]}: {len(cards.tables[at])}")
