"""The card set: columns of numbers read from a folder of CSV files.

MOF-COMP-04     Sixteen tactic cards, four sets of four; MOF-COMP-07 markers, notes, boxes: counted, for the companion.
MOF-COMP-08     A player card: tier, position, cost, tactic rating, attack and defence 0-7 for each tactic.
MOF-COMP-09     It may carry marks of genius: attack, defence, tactic.
MOF-COMP-10     A manager card: starting budget, academy limit (MOF-SYM-10), one special ability or more (MOF-MGR-01).
MOF-COMP-11     An action card: kind, moment, cost, tactic restriction or none, one effect or more.
MOF-CARD-29     (ruling) Call to Arms (AC01) and Continuous Movement (AC02) are as in the book's example.
MOF-DECK-04     (ruling) A stand-in wood player: cost 0, all values 0, no genius; one row for each position.
MOF-LEVEL-12    (ruling) Thresholds are data: the lowest value of each level; MOF-LEVEL-13 the same for both dice.
MOF-TACTIC-08   (ruling) A card affects the tactic by a tactic modifier, a forced tactic or a gain of home advantage.
MOF-AI-07       Ready-made teams without a person, with their fixed tactic (MOF-AI-04).
MOF-PLAY-09     (ruling) The minutes shown for the twelve turns.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.errors import BadCard
from touchline.kernel.game import NOBODY
from touchline.parts.sheet import Sheet, digest
from touchline.titles.masters_of_football.printed import (
    ALL_TACTICS,
    FORCE_TACTIC,
    GAIN_HOME_ADVANTAGE,
    GENIUS_ATTACK,
    GENIUS_DEFENCE,
    GENIUS_TACTIC,
    KINDS,
    LEVELS,
    MOD_TACTIC,
    MOMENTS,
    POINTS,
    POSITIONS,
    REQUIRES_HOME_ADVANTAGE,
    SCOPES,
    SIDES,
    SYMBOLS,
    TACTICS,
    TIERS,
    WHEN,
    WHOM,
    WOOD,
)

OURS: Final = Path(__file__).parent / "cards"
FILES: Final = {
    "players.csv": (
        "id name tier position cost tactic_rating attack_possession attack_direct attack_physical attack_defensive "
        "defence_possession defence_direct defence_physical defence_defensive "
        "genius_attack genius_defence genius_tactic"
    ),
    "managers.csv": "id name budget academy_limit",
    "abilities.csv": "id manager symbol n on when",
    "action_cards.csv": "id name kind moment cost tactics scope",
    "effects.csv": "id card symbol n",
    "dice.csv": "id side level face_1 face_2 face_3 face_4 face_5 face_6",
    "levels.csv": "id lowest",
    "turns.csv": "id attacker minute",
    "fixtures.csv": "id matchday home away",
    "personless.csv": "id name tactic player_1 player_2 player_3",
    "components.csv": "id count",
}
DICE: Final = ("attack", "defence", "genius", "tactics")
TEAMS: Final = 4


class Effect:
    """One symbol on a card: its number (amount, uses, tactic); on managers also for whom and when it works."""

    __slots__ = ("n", "on", "symbol", "when")

    def __init__(self, symbol: int, n: int, on: int = 0, when: int = 0) -> None:
        self.symbol = symbol
        self.n = n
        self.on = on
        self.when = when


class CardSet:
    """Players, managers, cards, dice, teams: everything printed, by row of its file."""

    __slots__ = (
        "abilities", "academy_limit", "affects_tactic", "attack", "attack_dice", "attackers", "budget", "card_ids",
        "card_names", "components", "cost", "defence", "defence_dice", "digest", "effects", "fixtures", "flame",
        "genius", "genius_die", "kind", "manager_ids", "manager_names", "minutes", "moment", "name", "needs_home",
        "personless_ids", "personless_names", "personless_players", "personless_tactic", "piles", "player_ids",
        "player_names", "players", "position", "price", "rating", "scope", "stand_ins", "tactics", "tactics_die",
        "thresholds", "tier",
    )  # fmt: skip

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        self.digest = digest(folder, list(FILES))
        self.read_players(sheet(folder, "players.csv"))
        self.read_managers(sheet(folder, "managers.csv"), sheet(folder, "abilities.csv"))
        self.read_action_cards(sheet(folder, "action_cards.csv"), sheet(folder, "effects.csv"))
        self.read_dice(sheet(folder, "dice.csv"))
        self.read_board(sheet(folder, "levels.csv"), sheet(folder, "turns.csv"), sheet(folder, "fixtures.csv"))
        self.read_personless(sheet(folder, "personless.csv"))
        box = sheet(folder, "components.csv")
        self.components = dict(
            zip(box.texts("id"), box.numbers("count", 0, 999), strict=True)
        )  # MOF-COMP-04, MOF-COMP-07

    def ability(self, manager: int, symbol: int) -> int:
        """Return the number of that symbol on a manager card for his own team, 0 if it is not there."""
        return number_of(self.abilities[manager], symbol)

    def effect(self, card: int, symbol: int) -> int:
        """Return the number of that symbol on an action card, 0 if it is not there."""
        return number_of(self.effects[card], symbol)

    def forced_tactic(self, card: int) -> int:
        """Return the tactic that a card forces, or NOBODY."""
        for effect in self.effects[card]:
            if effect.symbol == FORCE_TACTIC:
                return effect.n
        return NOBODY

    def read_players(self, sheet: Sheet) -> None:
        """Read the players (MOF-COMP-08, MOF-COMP-09); the stand-ins of MOF-DECK-04 follow the real cards."""
        self.player_ids = sheet.texts("id")
        self.player_names = sheet.texts("name")
        self.players = len(self.player_ids)
        self.tier = sheet.choices("tier", TIERS)
        self.position = sheet.choices("position", POSITIONS)
        self.cost = sheet.numbers("cost", 0, 75)
        self.rating = sheet.numbers("tactic_rating", 0, 7)
        self.attack = by_row([sheet.numbers("attack_" + tactic, 0, 7) for tactic in TACTICS], self.players)
        self.defence = by_row([sheet.numbers("defence_" + tactic, 0, 7) for tactic in TACTICS], self.players)
        self.genius = [0] * self.players
        for bit, mark in ((GENIUS_ATTACK, "attack"), (GENIUS_DEFENCE, "defence"), (GENIUS_TACTIC, "tactic")):
            for player, burns in enumerate(sheet.numbers("genius_" + mark, 0, 1)):
                self.genius[player] |= bit * burns
        self.piles = [[k for k in range(self.players) if self.tier[k] == tier] for tier in range(len(TIERS))]
        self.stand_ins = [self.players + position for position in range(len(POSITIONS))]
        for position in range(len(POSITIONS)):
            self.add_stand_in(position)

    def add_stand_in(self, position: int) -> None:
        self.player_ids.append("stand-in-" + POSITIONS[position])
        self.player_names.append("")
        self.tier.append(WOOD)
        self.position.append(position)
        self.cost.append(0)
        self.rating.append(0)
        self.genius.append(0)
        self.attack.append([0] * len(TACTICS))
        self.defence.append([0] * len(TACTICS))

    def read_managers(self, sheet: Sheet, abilities: Sheet) -> None:
        """Read the managers (MOF-COMP-10, MOF-MGR-01)."""
        self.manager_ids = sheet.texts("id")
        self.manager_names = sheet.texts("name")
        self.budget = sheet.numbers("budget", 0, 75)
        self.academy_limit = sheet.numbers("academy_limit", 0, 75)
        self.abilities: list[list[Effect]] = [[] for k in range(len(self.manager_ids))]
        owners = abilities.choices("manager", self.manager_ids)
        symbols = abilities.choices("symbol", SYMBOLS)
        whom, when = abilities.choices("on", WHOM), abilities.choices("when", WHEN)
        for row, n in enumerate(amounts(abilities, symbols)):
            self.abilities[owners[row]].append(Effect(symbols[row], n, whom[row], when[row]))

    def read_action_cards(self, sheet: Sheet, effects: Sheet) -> None:
        """Read the action cards (MOF-COMP-11)."""
        self.card_ids = sheet.texts("id")
        self.card_names = sheet.texts("name")
        self.kind = sheet.choices("kind", KINDS)
        self.moment = sheet.choices("moment", MOMENTS)
        self.price = [price(sheet, row, text) for row, text in enumerate(sheet.texts("cost"))]
        self.tactics = [restriction(words) for words in sheet.sets("tactics", TACTICS)]
        self.scope = sheet.choices("scope", SCOPES)
        self.effects: list[list[Effect]] = [[] for k in range(len(self.card_ids))]
        owners = effects.choices("card", self.card_ids)
        symbols = effects.choices("symbol", SYMBOLS)
        for row, n in enumerate(amounts(effects, symbols)):
            self.effects[owners[row]].append(Effect(symbols[row], n))
        self.needs_home = [self.effect(card, REQUIRES_HOME_ADVANTAGE) for card in range(len(self.card_ids))]
        self.affects_tactic = [int(affects_tactic(each)) for each in self.effects]

    def read_dice(self, sheet: Sheet) -> None:
        """Read the dice of attack and defence for each level, of genius and of tactics (MOF-COMP-05, MOF-COMP-06,
        MOF-COMP-13)."""
        columns = [sheet.texts(f"face_{k}") for k in range(1, 7)]
        self.attack_dice: list[list[int]] = [[] for k in LEVELS]
        self.defence_dice: list[list[int]] = [[] for k in LEVELS]
        self.genius_die: list[int] = []
        self.flame: list[int] = []
        self.tactics_die: list[int] = []
        levels = sheet.choices("level", ("", *LEVELS))
        for row, side in enumerate(sheet.choices("side", DICE)):
            faces = [face(sheet, row, k + 1, columns[k][row], side == 2) for k in range(6)]
            if side >= 2:
                die = self.genius_die if side == 2 else self.tactics_die
            elif levels[row]:
                die = (self.attack_dice, self.defence_dice)[side][levels[row] - 1]
            else:
                raise BadCard("dice.csv", row + 2, "level", "empty-cell")
            if die:
                raise BadCard("dice.csv", row + 2, "level", "die-twice", DICE[side])
            die += faces
            if side == 2:
                self.flame = [int(columns[k][row] == "G") for k in range(6)]

    def read_board(self, levels: Sheet, turns: Sheet, fixtures: Sheet) -> None:
        """Read levels, turns and fixtures (MOF-LEVEL-12, MOF-LEVEL-13; MOF-PLAY-07, MOF-PLAY-09; MOF-CAL-06)."""
        self.thresholds = levels.numbers("lowest", 0, 99)[1:]
        self.attackers = turns.choices("attacker", SIDES)
        self.minutes = turns.numbers("minute", 0, 90)
        days = fixtures.numbers("matchday", 1, 6)
        homes, aways = fixtures.numbers("home", 1, TEAMS), fixtures.numbers("away", 1, TEAMS)
        self.fixtures = [(days[k] - 1, homes[k] - 1, aways[k] - 1) for k in range(len(days))]

    def read_personless(self, sheet: Sheet) -> None:
        """Read the ready-made teams (MOF-AI-02, MOF-AI-04, MOF-AI-07)."""
        real = self.player_ids[: self.players]
        self.personless_ids = sheet.texts("id")
        self.personless_names = sheet.texts("name")
        self.personless_tactic = sheet.choices("tactic", TACTICS)
        trio = [sheet.choices(f"player_{k}", real) for k in (1, 2, 3)]
        self.personless_players = by_row(trio, len(self.personless_ids))


def sheet(folder: Path, file: str) -> Sheet:
    """Read a file that must have exactly its columns and no id twice."""
    found = Sheet(folder, file, FILES[file].split())
    found.texts("id", unique=True)
    return found


def number_of(effects: list[Effect], symbol: int) -> int:
    """Return the sum of a symbol's numbers: a card may show it twice."""
    total = 0
    for effect in effects:
        if effect.symbol == symbol and effect.on == 0:
            total += effect.n
    return total


def affects_tactic(effects: list[Effect]) -> bool:
    """Whether one of the effects changes the tactic (MOF-TACTIC-08)."""
    return any(effect.symbol in (MOD_TACTIC, FORCE_TACTIC, GAIN_HOME_ADVANTAGE) for effect in effects)


def by_row(columns: list[list[int]], rows: int) -> list[list[int]]:
    return [[column[row] for column in columns] for row in range(rows)]


def whole(sheet: Sheet, row: int, column: str, text: str, least: int, most: int) -> int:
    """Read a number that shares its column with words."""
    digits = text[1:] if text[:1] in ("-", "+") else text
    if not (digits.isascii() and digits.isdigit() and len(digits) < 4):
        raise BadCard(sheet.file, row + 2, column, "not-a-number", text)
    if not least <= int(text) <= most:
        raise BadCard(sheet.file, row + 2, column, "out-of-range", text)
    return int(text)


def amounts(sheet: Sheet, symbols: list[int]) -> list[int]:
    """Read the column n: a tactic where one is forced, otherwise a number."""
    found: list[int] = []
    for row, text in enumerate(sheet.texts("n")):
        if symbols[row] != FORCE_TACTIC:
            found.append(whole(sheet, row, "n", text, -21, 21))
        elif text in TACTICS:
            found.append(TACTICS.index(text))
        else:
            raise BadCard(sheet.file, row + 2, "n", "unknown-word", text)
    return found


def price(sheet: Sheet, row: int, text: str) -> int:
    """Read a price (MOF-SYM-05)."""
    return POINTS if text == "points" else whole(sheet, row, "cost", text, 0, 75)


def restriction(named: list[int]) -> int:
    """Read tactics as bits; if none is named, all of them."""
    bits = 0
    for tactic in named:
        bits |= 1 << tactic
    return bits or ALL_TACTICS


def face(sheet: Sheet, row: int, number: int, text: str, genius: bool) -> int:
    """Read a face: the genius face G counts two (MOF-TACTIC-15)."""
    return 2 if genius and text == "G" else whole(sheet, row, f"face_{number}", text, 0, 9)
