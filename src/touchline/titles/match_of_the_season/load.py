"""Reading a folder of card files: players, formations, teams, money; the rest in load_board.py and load_decks.py.

MOTS-SETUP-05   Player cards have one to five stars.
MOTS-SETUP-07   Four teams take one 5-star, two 4-star and three 3-star cards each: there must be enough of them,
MOTS-SETUP-14   and enough of two stars and of one for four drafted cards each.
MOTS-INTL-02    Only players of three stars and more show a country.
MOTS-LINEUP-03  The allowed formations,
MOTS-OPT-05     and further ones by option.
MOTS-LINEUP-04  The digits of a formation are defenders, midfielders, attackers.
MOTS-LINEUP-07  (ruling) Slots are numbered line by line: goalkeeper, defenders, midfielders, attackers.
MOTS-LINEUP-09  (ruling) In a midfield of four and more the outermost are the wings; one of three has none.
MOTS-MARKET-01  A player's base price is a fixed amount for each star,
MOTS-TRADE-01   and the bank pays half of it for him.
MOTS-GEN-12     (ruling) Every amount is a multiple of the smallest note.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.errors import BadCard
from touchline.parts.sheet import Sheet, digest
from touchline.titles.match_of_the_season.cards import NONE, CardSet
from touchline.titles.match_of_the_season.load_board import BOARD, read_board
from touchline.titles.match_of_the_season.load_decks import (
    CHANCES,
    EVENTS,
    INTERNATIONALS,
    TROPHIES,
    read_chances,
    read_events,
    read_internationals,
    read_trophies,
)
from touchline.titles.match_of_the_season.printed import (
    AMOUNTS,
    BID_STEP,
    COLOURS,
    GOALKEEPER,
    POSITIONS,
    PRICE_PER_STAR,
    SALE_PER_STAR,
)

OURS: Final = Path(__file__).parent / "cards"
PLAYERS: Final = "players.csv"
TEAMS: Final = "teams.csv"
MONEY: Final = "money.csv"
FORMATIONS: Final = "formations.csv"
FILES: Final = [PLAYERS, BOARD, CHANCES, INTERNATIONALS, TROPHIES, TEAMS, MONEY, FORMATIONS, EVENTS]

NOTE: Final = 5000  # the smallest note
MAX_PRICE: Final = 10_000_000
INTERNATIONAL: Final = 3  # stars from which a player shows a country
DEALT: Final = (0, 4, 4, 3, 2, 1)  # cards of 1, 2, 3, 4, 5 stars in a fresh squad
UNSEEN_KEEPERS: Final = 4  # goalkeepers among six unseen cards that eight drafted ones can still make good
FLAGS: Final = ("no", "yes")


def load_cards(folder: Path | None = None) -> CardSet:
    """Load our own set, or the one in this folder; BadCard names file, row and column of what is wrong."""
    at = OURS if folder is None else folder
    cards = CardSet("standard" if folder is None else at.name, digest(at, FILES))
    read_money(cards, at)
    read_formations(cards, at)
    read_players(cards, at)
    read_teams(cards, at)
    read_board(cards, at)
    read_chances(cards, at, NOTE)
    read_internationals(cards, at)
    read_trophies(cards, at)
    read_events(cards, at)
    return cards


def read_money(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, MONEY, ("id", "amount"))
    names, given = sheet.texts("id", unique=True), sheet.numbers("amount", 0, MAX_PRICE)
    for k in range(len(names)):
        if names[k] not in AMOUNTS:
            raise BadCard(MONEY, k + 2, "id", "unknown-amount", names[k])
        if given[k] % NOTE:  # MOTS-GEN-12
            raise BadCard(MONEY, k + 2, "amount", "not-in-notes", given[k])
        if not given[k] and AMOUNTS.index(names[k]) in (PRICE_PER_STAR, SALE_PER_STAR, BID_STEP):
            raise BadCard(MONEY, k + 2, "amount", "too-small", 0)
    for name in AMOUNTS:
        if name not in names:
            raise BadCard(MONEY, 0, "id", "missing-amount", name)
    cards.amounts = [given[names.index(name)] for name in AMOUNTS]


def read_formations(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, FORMATIONS, ("id", "defenders", "midfielders", "attackers", "optional"))
    cards.formation_names = sheet.texts("id", unique=True)
    cards.defenders = sheet.numbers("defenders", 1, 8)
    cards.midfielders = sheet.numbers("midfielders", 1, 8)
    cards.attackers = sheet.numbers("attackers", 1, 8)
    cards.optional = [flag == 1 for flag in sheet.choices("optional", FLAGS)]  # MOTS-LINEUP-03, MOTS-OPT-05
    for k in range(len(cards.optional)):
        lay_lines(cards, k + 2, k)
    if all(cards.optional):
        raise BadCard(FORMATIONS, 0, "optional", "no-formation")


def lay_lines(cards: CardSet, row: int, k: int) -> None:
    """Read the positions of a formation's slots, and which are its wings (MOTS-LINEUP-07, MOTS-LINEUP-09)."""
    name, lines = cards.formation_names[k], [1, cards.defenders[k], cards.midfielders[k], cards.attackers[k]]
    if sum(lines) != 11:
        raise BadCard(FORMATIONS, row, "attackers", "not-eleven", name)
    if name != f"{lines[1]}-{lines[2]}-{lines[3]}":  # MOTS-LINEUP-04
        raise BadCard(FORMATIONS, row, "id", "not-its-digits", name)
    cards.slot_position.append([at for at in range(4) for place in range(lines[at])])
    first = 2 + lines[1]
    midfield = list(range(first, first + lines[2]))
    wide = len(midfield) >= 4
    cards.wings.append([midfield[0], midfield[-1]] if wide else [])
    cards.centrals.append(midfield[1:-1] if wide else midfield)


def read_players(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, PLAYERS, ("id", "name", "position", "stars", "country"))
    cards.player_ids = sheet.texts("id", unique=True)
    cards.player_names = sheet.texts("name")
    cards.position = sheet.choices("position", POSITIONS)
    cards.stars = sheet.numbers("stars", 1, 5)  # MOTS-SETUP-05
    cards.price = [stars * cards.amounts[PRICE_PER_STAR] for stars in cards.stars]  # MOTS-MARKET-01
    cards.sale = [stars * cards.amounts[SALE_PER_STAR] for stars in cards.stars]  # MOTS-TRADE-01
    badges = sheet.texts("country", empty=True)
    for player in range(len(badges)):
        cards.columns[cards.stars[player]].append(player)
        read_badge(cards, player + 2, cards.stars[player], badges[player])
    check_squads(cards)


def read_badge(cards: CardSet, row: int, stars: int, badge: str) -> None:
    if stars >= INTERNATIONAL and not badge:  # MOTS-INTL-02
        raise BadCard(PLAYERS, row, "country", "country-missing")
    if stars < INTERNATIONAL and badge:
        raise BadCard(PLAYERS, row, "country", "no-international", badge)
    if badge and badge not in cards.countries:
        cards.countries.append(badge)
    cards.country.append(cards.countries.index(badge) if badge else NONE)


def check_squads(cards: CardSet) -> None:
    """Check that four squads can be dealt, and that unseen cards cannot hold more goalkeepers than a draft makes
    good."""
    keepers = 0
    for stars in range(1, 6):
        column = cards.columns[stars]
        if len(column) < 4 * DEALT[stars]:  # MOTS-SETUP-07, MOTS-SETUP-14
            raise BadCard(PLAYERS, 0, "stars", "too-few-to-deal", f"{len(column)} of {stars}")
        if stars >= INTERNATIONAL:
            keepers += min(DEALT[stars], sum(cards.position[player] == GOALKEEPER for player in column))
    if keepers > UNSEEN_KEEPERS:
        raise BadCard(PLAYERS, 0, "position", "too-many-goalkeepers", keepers)


def read_teams(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, TEAMS, ("id", "name", "kit"))
    cards.team_ids = sheet.texts("id")
    cards.team_names = sheet.texts("name")
    cards.team_kits = sheet.texts("kit")
    if cards.team_ids != list(COLOURS):
        raise BadCard(TEAMS, 0, "id", "not-the-four-colours", " ".join(cards.team_ids))
