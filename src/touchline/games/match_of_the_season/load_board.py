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

from touchline.games.match_of_the_season.cards import (
    COLOURS,
    DAYS,
    DUTY,
    EUROPEAN,
    INJURY,
    LEAGUE,
    NATIONAL,
    RED_CARD,
    SQUARES,
    SUPER,
    TRANSFER,
    WHISTLE,
    CardSet,
)
from touchline.kernel.errors import BadCard
from touchline.parts.sheet import Sheet

BOARD: Final = "board.csv"
COLUMNS: Final = ("id", "week", "day", "kind", "round", "fixtures", "countries", "scope")
SCOPES: Final = ("default", "active", "all")
WEEK_FOR_ALL: Final = 5


def read_board(cards: CardSet, folder: Path) -> None:
    sheet = Sheet(folder, BOARD, COLUMNS)
    ids, scopes = sheet.texts("id"), sheet.choices("scope", SCOPES)
    cards.last = len(ids)
    cards.square_week = [0, *sheet.numbers("week", 1, 99)]
    cards.square_day = [0, *(day + 1 for day in sheet.choices("day", DAYS))]
    cards.square_kind = [WHISTLE, *sheet.choices("kind", SQUARES)]
    cards.square_round = [0, *sheet.numbers("round", 0, 99)]
    for at in range(1, cards.last + 1):
        week, day = (at + 6) // 7, (at + 6) % 7 + 1
        if ids[at - 1] != str(at) or cards.square_week[at] != week or cards.square_day[at] != day:  # MOTS-MOVE-07
            raise BadCard(BOARD, at + 1, "id", "out-of-order", ids[at - 1])
        if cards.square_kind[at] == WHISTLE:
            raise BadCard(BOARD, at + 1, "kind", "whistle-on-the-track")
    cards.square_all = [0, *(for_all(cards, at, scopes[at - 1]) for at in range(1, cards.last + 1))]
    read_fixtures(cards, sheet)
    read_countries(cards, sheet)
    check_season(cards)


def for_all(cards: CardSet, at: int, scope: int) -> int:
    kind = cards.square_kind[at]
    if SCOPES[scope] != "default":
        return int(SCOPES[scope] == "all")
    if kind in (INJURY, RED_CARD):
        return int(cards.square_week[at] == WEEK_FOR_ALL)  # MOTS-INJ-03
    return int(kind >= TRANSFER)  # MOTS-MOVE-10


def read_fixtures(cards: CardSet, sheet: Sheet) -> None:
    written = sheet.texts("fixtures", empty=True)
    cards.square_fixtures = [[]]
    for at in range(1, cards.last + 1):
        row, round_of = at + 1, written[at - 1].split()
        teams = [team for each in round_of for team in fixture(row, each)]
        if sorted(teams) != ([0, 1, 2, 3] if cards.square_kind[at] == LEAGUE else []):
            raise BadCard(BOARD, row, "fixtures", "not-a-round", written[at - 1])
        cards.square_fixtures.append(teams)


def fixture(row: int, written: str) -> list[int]:
    """MOTS-LEAGUE-02: home, then away."""
    home, _, away = written.partition("-")
    if home not in COLOURS or away not in COLOURS:
        raise BadCard(BOARD, row, "fixtures", "not-a-fixture", written)
    return [COLOURS.index(home), COLOURS.index(away)]


def read_countries(cards: CardSet, sheet: Sheet) -> None:
    cards.square_countries = [[], *sheet.sets("countries", cards.country_names)]
    for at in range(1, cards.last + 1):
        named = bool(cards.square_countries[at])
        if named != (cards.square_kind[at] == DUTY):
            raise BadCard(BOARD, at + 1, "countries", "not-a-duty-square" if named else "countries-missing")


def check_season(cards: CardSet) -> None:
    """Every competition has its days, in order, and the league ends the season."""
    met: list[tuple[int, int]] = []
    for teams in cards.square_fixtures:
        met += [(teams[k], teams[k + 1]) for k in range(0, len(teams), 2)]
    if sorted(met) != [(home, away) for home in range(4) for away in range(4) if home != away]:
        raise BadCard(BOARD, 0, "fixtures", "not-home-and-away", len(met))  # MOTS-LEAGUE-03
    if cards.square_kind[cards.last] != LEAGUE:
        raise BadCard(BOARD, 0, "kind", "league-must-end-it")  # MOTS-MOVE-16
    for kind, rounds in ((LEAGUE, 6), (NATIONAL, 2), (EUROPEAN, cards.square_kind.count(EUROPEAN))):
        found = [cards.square_round[at] for at in range(cards.last + 1) if cards.square_kind[at] == kind]
        if found != list(range(1, rounds + 1)):
            raise BadCard(BOARD, 0, "round", "rounds-out-of-order", SQUARES[kind])
    if cards.square_kind.count(SUPER) > 1:
        raise BadCard(BOARD, 0, "kind", "two-super-cups")
