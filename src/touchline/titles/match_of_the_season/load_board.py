"""Reading the board: weeks of seven days, with their kinds, fixtures and countries.

MOTS-MOVE-06    Every square is one day of a week.
MOTS-MOVE-07    (ruling) The squares are numbered from 1, each week Monday to Sunday; the whistle is square 0.
MOTS-MOVE-10    (ruling) Match and transfer squares concern all teams, others the active one unless printed so,
MOTS-INJ-03     and the injury and red-card squares of week 5 all teams.
MOTS-MOVE-16    On the last Sunday the last league matches are played.
MOTS-LEAGUE-02  The left team of a fixture is at home.
MOTS-LEAGUE-03  (ruling) Everyone meets everyone at home and away; each team plays once a round.
MOTS-NCUP-06    (ruling) Two National Cup squares: semi-finals, then the final.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from touchline.kernel.errors import BadCard
from touchline.parts.sheet import Sheet
from touchline.titles.match_of_the_season.cards import NONE, CardSet
from touchline.titles.match_of_the_season.printed import (
    ACTIVE_TEAM,
    ALL_TEAMS,
    COLOURS,
    DAYS,
    EUROPEAN_CUP,
    INJURY,
    INTERNATIONAL_DUTY,
    LEAGUE,
    NATIONAL_CUP,
    RED_CARD,
    SCOPES,
    SQUARES,
    SUPER_CUP,
    TRANSFER,
    WHISTLE,
)

BOARD: Final = "board.csv"
COLUMNS: Final = ("id", "week", "day", "kind", "round", "fixtures", "countries", "scope")
MATCHES: Final = (LEAGUE, NATIONAL_CUP, EUROPEAN_CUP, SUPER_CUP)
WEEK_FOR_ALL: Final = 5


def read_board(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, BOARD, COLUMNS)
    ids, scopes = sheet.texts("id"), sheet.choices("scope", ("default", *SCOPES))
    cards.last = len(ids)
    cards.week = [0, *sheet.numbers("week", 1, 99)]
    cards.day = [NONE, *sheet.choices("day", DAYS)]
    cards.kind = [WHISTLE, *sheet.choices("kind", SQUARES)]
    cards.stage = [0, *sheet.numbers("round", 0, 99)]
    cards.is_match = [kind in MATCHES for kind in cards.kind]
    cards.league_round = [cards.stage[at] if cards.kind[at] == LEAGUE else 0 for at in range(cards.last + 1)]
    for at in range(1, cards.last + 1):
        week, day = (at + 6) // 7, (at + 6) % 7
        if ids[at - 1] != str(at) or cards.week[at] != week or cards.day[at] != day:  # MOTS-MOVE-07
            raise BadCard(BOARD, at + 1, "id", "out-of-order", ids[at - 1])
        if cards.kind[at] == WHISTLE:
            raise BadCard(BOARD, at + 1, "kind", "whistle-on-the-track")
    cards.scope = [ACTIVE_TEAM, *(scope_of(cards, at, scopes[at - 1]) for at in range(1, cards.last + 1))]
    read_fixtures(cards, sheet)
    read_countries(cards, sheet)
    check_season(cards)


def scope_of(cards: CardSet, at: int, written: int) -> int:
    if written:
        return written - 1
    if cards.kind[at] in (INJURY, RED_CARD):
        return ALL_TEAMS if cards.week[at] == WEEK_FOR_ALL else ACTIVE_TEAM  # MOTS-INJ-03
    return ALL_TEAMS if cards.is_match[at] or cards.kind[at] == TRANSFER else ACTIVE_TEAM  # MOTS-MOVE-10


def read_fixtures(cards: CardSet, sheet: Sheet) -> None:
    written = sheet.texts("fixtures", empty=True)
    cards.fixtures = [[]]
    for at in range(1, cards.last + 1):
        cards.fixtures.append([fixture(at + 1, each) for each in written[at - 1].split()])
        teams = sorted(team for pair in cards.fixtures[at] for team in pair)
        if teams != ([0, 1, 2, 3] if cards.kind[at] == LEAGUE else []):
            raise BadCard(BOARD, at + 1, "fixtures", "not-a-round", written[at - 1])


def fixture(row: int, written: str) -> tuple[int, int]:
    """Read a fixture: home, then away (MOTS-LEAGUE-02)."""
    home, _, away = written.partition("-")
    if home not in COLOURS or away not in COLOURS:
        raise BadCard(BOARD, row, "fixtures", "not-a-fixture", written)
    return COLOURS.index(home), COLOURS.index(away)


def read_countries(cards: CardSet, sheet: Sheet) -> None:
    cards.duty = [[], *sheet.sets("countries", cards.countries)]
    for at in range(1, cards.last + 1):
        named = bool(cards.duty[at])
        if named != (cards.kind[at] == INTERNATIONAL_DUTY):
            raise BadCard(BOARD, at + 1, "countries", "not-a-duty-square" if named else "countries-missing")


def check_season(cards: CardSet) -> None:
    """Check that every competition has its days, in order, and that the league ends the season."""
    met = [pair for pairs in cards.fixtures for pair in pairs]
    if sorted(met) != [(home, away) for home in range(4) for away in range(4) if home != away]:
        raise BadCard(BOARD, 0, "fixtures", "not-home-and-away", len(met))  # MOTS-LEAGUE-03
    if cards.kind[cards.last] != LEAGUE:
        raise BadCard(BOARD, 0, "kind", "league-must-end-it")  # MOTS-MOVE-16
    for kind, rounds in ((LEAGUE, 6), (NATIONAL_CUP, 2), (EUROPEAN_CUP, cards.kind.count(EUROPEAN_CUP))):
        found = [cards.stage[at] for at in range(cards.last + 1) if cards.kind[at] == kind]
        if found != list(range(1, rounds + 1)):
            raise BadCard(BOARD, 0, "round", "rounds-out-of-order", SQUARES[kind])
    if cards.kind.count(SUPER_CUP) > 1:
        raise BadCard(BOARD, 0, "kind", "two-super-cups")
