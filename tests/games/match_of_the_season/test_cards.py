"""The card files: our own set is what the catalogue says, and a set that does not hold is refused with its place."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from tests.scenes import rule

from touchline.games.match_of_the_season.cards import NONE, CardSet
from touchline.games.match_of_the_season.load import FILES, OURS, load_cards
from touchline.games.match_of_the_season.printed import (
    ATTACKER,
    CHANCE,
    COLOURS,
    DEFENDER,
    EUROPEAN_CUP,
    EUROPEAN_CUP_PLACE,
    GOALKEEPER,
    INJURY,
    INTERNATIONAL_DUTY,
    LEAGUE,
    LEAGUE_FIRST,
    LEAGUE_FOURTH,
    LEAGUE_PLACE,
    MATCH_EVENTS,
    MIDFIELDER,
    NATIONAL_CUP,
    NATIONAL_CUP_PLACE,
    RED_CARD,
    SUPER_CUP,
    TRANSFER,
    WHISTLE,
)
from touchline.kernel.errors import BadCard

CARDS = load_cards()
COUNTS = {5: (1, 2, 3, 2), 4: (1, 4, 4, 3), 3: (2, 6, 7, 5), 2: (4, 9, 9, 6), 1: (5, 10, 10, 7)}
RESULTS = ("best_team", "best_attack", "best_midfield", "best_defence")
PENALTIES = ("home_penalty", "away_penalty")
MISHAPS = ("home_red_card", "away_red_card", "home_injury", "away_injury")
CROSSED = ("home_attack_v_away_defence", "away_attack_v_home_defence")
BADGES = {
    "england": ("A", "MD", "GA"),
    "france": ("D", "AM", "DM"),
    "spain": ("M", "DM", "AM"),
    "portugal": ("A", "DA", "DM"),
    "germany": ("G", "A", "DMA"),
    "italy": ("D", "G", "MMA"),
    "netherlands": ("M", "D", "DDM"),
    "brazil": ("M", "M", "GDA"),
}


def position_counts(cards: CardSet, stars: int) -> tuple[int, ...]:
    positions = [cards.position[player] for player in cards.columns[stars]]
    return tuple(positions.count(each) for each in (GOALKEEPER, DEFENDER, MIDFIELDER, ATTACKER))


# -- our own set


@rule("MOTS-SETUP-05", "MOTS-LINEUP-01")
def test_a_hundred_players_in_five_columns_and_four_positions() -> None:
    assert len(CARDS.stars) == 100
    assert {stars: position_counts(CARDS, stars) for stars in range(1, 6)} == COUNTS
    assert len(set(CARDS.player_names)) == 100


@rule("MOTS-INTL-02")
def test_only_three_four_and_five_stars_show_a_country() -> None:
    found = {name: tuple(badge_letters(name, stars) for stars in (5, 4, 3)) for name in CARDS.countries}

    assert found == {name: tuple("".join(sorted(each)) for each in row) for name, row in BADGES.items()}
    assert [CARDS.country[player] for player in CARDS.columns[2] + CARDS.columns[1]] == [NONE] * 60


def badge_letters(country: str, stars: int) -> str:
    at = CARDS.countries.index(country)
    return "".join(sorted("GDMA"[CARDS.position[each]] for each in CARDS.columns[stars] if CARDS.country[each] == at))


@rule("MOTS-MOVE-06", "MOTS-MOVE-07")
def test_the_board_is_six_weeks_of_seven_days_after_the_whistle() -> None:
    assert (CARDS.last, CARDS.kind[0]) == (42, WHISTLE)
    assert CARDS.week[1:] == [week for week in range(1, 7) for day in range(7)]
    assert CARDS.day[1:] == [0, 1, 2, 3, 4, 5, 6] * 6


def test_thirty_ordinary_squares_and_twelve_for_matches() -> None:
    kinds = Counter(CARDS.kind[1:])

    assert kinds == {
        CHANCE: 10, INJURY: 5, RED_CARD: 5, TRANSFER: 5, INTERNATIONAL_DUTY: 5, LEAGUE: 6, NATIONAL_CUP: 2,
        EUROPEAN_CUP: 3, SUPER_CUP: 1,
    }  # fmt: skip
    assert [at for at in range(43) if CARDS.kind[at] in (NATIONAL_CUP, EUROPEAN_CUP, SUPER_CUP)] == [
        3,
        10,
        17,
        24,
        31,
        38,
    ]


@rule("MOTS-MOVE-09", "MOTS-MOVE-10", "MOTS-INJ-03")
def test_match_and_transfer_squares_and_the_mishaps_of_week_five_are_for_all() -> None:
    common = [at for at in range(1, 43) if CARDS.scope[at]]

    assert common == [2, 3, 7, 10, 11, 14, 17, 19, 21, 24, 28, 29, 30, 31, 33, 35, 37, 38, 42]


@rule("MOTS-LEAGUE-02", "MOTS-LEAGUE-03")
def test_the_six_rounds_are_a_double_round_robin_with_the_left_team_at_home() -> None:
    met = [pair for at in (7, 14, 21, 28, 35, 42) for pair in CARDS.fixtures[at]]

    assert [COLOURS[team] for pair in met[:2] for team in pair] == ["blue", "red", "yellow", "green"]
    assert sorted(met) == [(home, away) for home in range(4) for away in range(4) if home != away]
    assert [sorted((away, home) for home, away in met[2 * k : 2 * k + 2]) for k in range(3)] == [
        sorted(met[2 * k : 2 * k + 2]) for k in range(3, 6)
    ]


def test_the_chance_deck_has_sixteen_blue_nine_red_and_fifteen_green_cards() -> None:
    assert Counter(CARDS.kind_colour[kind] for kind in CARDS.chance_kind) == {0: 16, 1: 9, 2: 15}


@rule("MOTS-TACTIC-13", "MOTS-TACTIC-17")
def test_formations_are_printed_on_the_attacks_by_wing_and_centre() -> None:
    printed = {
        CARDS.kind_codes[kind]: sorted(CARDS.formation_names[each] for each in CARDS.kind_formations[kind])
        for kind in range(len(CARDS.kind_ids))
        if CARDS.kind_formations[kind]
    }

    assert printed == {"wing-attack": ["3-4-3", "3-5-2", "4-4-2"], "centre-attack": ["3-5-2", "4-4-2"]}


@rule("MOTS-LINEUP-03", "MOTS-LINEUP-07", "MOTS-LINEUP-09", "MOTS-OPT-05")
@pytest.mark.parametrize(
    ("name", "slots", "wings", "central"),
    [
        ("5-3-2", "GDDDDDMMMAA", [], [7, 8, 9]),
        ("4-4-2", "GDDDDMMMMAA", [6, 9], [7, 8]),
        ("4-3-3", "GDDDDMMMAAA", [], [6, 7, 8]),
        ("3-4-3", "GDDDMMMMAAA", [5, 8], [6, 7]),
        ("3-5-2", "GDDDMMMMMAA", [5, 9], [6, 7, 8]),
        ("3-3-4", "GDDDMMMAAAA", [], [5, 6, 7]),
        ("5-4-1", "GDDDDDMMMMA", [7, 10], [8, 9]),
    ],
)
def test_slots_and_wings_of_a_formation(name: str, slots: str, wings: list[int], central: list[int]) -> None:
    at = CARDS.formation_names.index(name)

    assert "".join("GDMA"[each] for each in CARDS.slot_position[at]) == slots
    assert (CARDS.wings[at], CARDS.centrals[at]) == (wings, central)
    assert CARDS.optional[at] == (name in ("3-3-4", "5-4-1"))


@rule("MOTS-MARKET-01", "MOTS-TRADE-01")
def test_prices_are_ten_thousand_a_star_and_the_bank_pays_half() -> None:
    assert [CARDS.price[CARDS.columns[stars][0]] for stars in range(1, 6)] == [10000, 20000, 30000, 40000, 50000]
    assert [CARDS.sale[CARDS.columns[stars][0]] for stars in range(1, 6)] == [5000, 10000, 15000, 20000, 25000]


@rule("MOTS-SCORE-01 to -08", "MOTS-LEAGUE-20 to -23")
def test_points_and_prizes_are_printed() -> None:
    assert [CARDS.points(LEAGUE_PLACE, place) for place in (1, 2, 3, 4)] == [3, 2, 1, 0]
    assert [CARDS.points(NATIONAL_CUP_PLACE, place) for place in (1, 2)] == [2, 1]
    assert [CARDS.points(EUROPEAN_CUP_PLACE, place) for place in (1, 2)] == [3, 2]
    assert CARDS.amounts[LEAGUE_FIRST : LEAGUE_FOURTH + 1] == [0, 25000, 50000, 75000]
    assert sum(CARDS.trophy_copies) == 40


@rule("MOTS-ECUP-17")
def test_fourteen_international_teams_and_two_managed_ones_are_sixteen() -> None:
    totals = [sum(stars) for stars in CARDS.intl_stars]

    assert totals == [40, 38, 37, 36, 35, 34, 33, 32, 31, 30, 29, 28, 27, 26]
    assert len(CARDS.intl_ids) + 2 == 16
    assert CARDS.kind.count(EUROPEAN_CUP) == 3


@rule("MOTS-MATCH-10", "MOTS-ADV-18")
def test_the_faces_of_both_match_dice() -> None:
    assert [MATCH_EVENTS[each] for each in CARDS.tables[0]] == [*RESULTS, *PENALTIES]
    assert [MATCH_EVENTS[each] for each in CARDS.tables[1]] == [*RESULTS, *PENALTIES, *MISHAPS, *CROSSED]


# -- a legal eleven can always be drafted

Mix = tuple[int, int, int, int]
ELEVENS: list[Mix] = [(1, 5, 3, 2), (1, 4, 4, 2), (1, 4, 3, 3), (1, 3, 4, 3), (1, 3, 5, 2)]
ENOUGH: Mix = (1, 5, 5, 3)
SPOILS = [(g, d, m, 3 - g - d - m) for g in range(4) for d in range(4 - g) for m in range(4 - g - d)]


def complete(own: Mix) -> bool:
    return any(all(own[k] >= eleven[k] for k in range(4)) for eleven in ELEVENS)


def take(mix: Mix, position: int, count: int) -> Mix:
    left = list(mix)
    left[position] += count
    return left[0], left[1], left[2], left[3]


@cache
def can_complete(own: Mix, column: Mix, picks: int) -> bool:
    """Eight picks, four of each column, always after three opponents who only spoil."""
    if complete(own) or picks == 8:
        return complete(own)
    if picks == 4:
        column = COLUMNS[1]
    return all(answered(own, column, spoil, picks) for spoil in SPOILS if all(column[k] >= spoil[k] for k in range(4)))


def answered(own: Mix, column: Mix, spoil: Mix, picks: int) -> bool:
    left: Mix = (column[0] - spoil[0], column[1] - spoil[1], column[2] - spoil[2], column[3] - spoil[3])
    for k in range(4):
        if left[k]:
            mine = take(own, k, 1) if own[k] < ENOUGH[k] else own
            if can_complete(mine, take(left, k, -1), picks + 1):
                return True
    return False


def columns(cards: CardSet) -> tuple[Mix, Mix]:
    two, one = position_counts(cards, 2), position_counts(cards, 1)
    return (two[0], two[1], two[2], two[3]), (one[0], one[1], one[2], one[3])


COLUMNS = columns(CARDS)


@rule("MOTS-HINT-01")
def test_who_picks_last_against_three_spoilers_can_still_draft_a_legal_eleven() -> None:
    keepers = sum(min(dealt, position_counts(CARDS, stars)[0]) for stars, dealt in ((5, 1), (4, 2), (3, 3)))
    mixes = [(g, d, m, 6 - g - d - m) for g in range(keepers + 1) for d in range(7 - g) for m in range(7 - g - d)]

    assert (keepers, len(mixes)) == (4, 80)
    for mix in mixes:
        g, d, m, a = (min(mix[k], ENOUGH[k]) for k in range(4))
        assert can_complete((g, d, m, a), COLUMNS[0], 0), mix


def test_five_unseen_goalkeepers_would_be_too_many() -> None:
    assert not can_complete((1, 1, 0, 0), COLUMNS[0], 0)


# -- sets that do not hold

Cells = list[list[str]]


def changed(folder: Path, file: str, change: Callable[[Cells], object]) -> Path:
    """A copy of our set with one file changed."""
    for each in FILES:
        shutil.copy(OURS / each, folder / each)
    rows = [line.split(",") for line in (OURS / file).read_text(encoding="utf-8").splitlines()]
    change(rows)
    (folder / file).write_text("\n".join(",".join(row) for row in rows) + "\n", encoding="utf-8")
    return folder


def setting(row: int, column: int, text: str) -> Callable[[Cells], object]:
    def change(rows: Cells) -> None:
        rows[row - 1][column] = text

    return change


def dropping(first: int, count: int = 1) -> Callable[[Cells], object]:
    def change(rows: Cells) -> None:
        del rows[first - 1 : first - 1 + count]

    return change


def adding(*cells: str) -> Callable[[Cells], object]:
    return lambda rows: rows.append(list(cells))


BAD = [
    ("players.csv", setting(2, 3, "6"), (2, "stars", "out-of-range")),
    ("players.csv", setting(2, 3, "five"), (2, "stars", "not-a-number")),
    ("players.csv", setting(2, 2, "sweeper"), (2, "position", "unknown-word")),
    ("players.csv", setting(2, 4, ""), (2, "country", "country-missing")),
    ("players.csv", setting(101, 4, "italy"), (101, "country", "no-international")),
    ("players.csv", setting(3, 0, "P001"), (3, "id", "duplicate")),
    ("players.csv", setting(3, 1, ""), (3, "name", "empty-cell")),
    ("players.csv", dropping(2, 5), (0, "stars", "too-few-to-deal")),
    ("players.csv", dropping(70, 17), (0, "stars", "too-few-to-deal")),
    ("players.csv", setting(24, 2, "goalkeeper"), (0, "position", "too-many-goalkeepers")),
    ("players.csv", setting(1, 3, "star"), (1, "stars", "missing-column")),
    ("players.csv", adding("P101", "Only Three", "defender"), (102, "", "ragged-row")),
    ("board.csv", setting(3, 0, "9"), (3, "id", "out-of-order")),
    ("board.csv", setting(3, 1, "2"), (3, "id", "out-of-order")),
    ("board.csv", setting(3, 2, "sun"), (3, "id", "out-of-order")),
    ("board.csv", setting(3, 3, "whistle"), (3, "kind", "whistle-on-the-track")),
    ("board.csv", setting(3, 3, "casino"), (3, "kind", "unknown-word")),
    ("board.csv", setting(3, 7, "everybody"), (3, "scope", "unknown-word")),
    ("board.csv", setting(8, 5, "blue-black yellow-green"), (8, "fixtures", "not-a-fixture")),
    ("board.csv", setting(8, 5, "blue-red"), (8, "fixtures", "not-a-round")),
    ("board.csv", setting(2, 5, "blue-red yellow-green"), (2, "fixtures", "not-a-round")),
    ("board.csv", setting(8, 5, "red-blue yellow-green"), (0, "fixtures", "not-home-and-away")),
    ("board.csv", setting(7, 6, "narnia"), (7, "countries", "unknown-word")),
    ("board.csv", setting(7, 6, ""), (7, "countries", "countries-missing")),
    ("board.csv", setting(2, 6, "italy"), (2, "countries", "not-a-duty-square")),
    ("board.csv", setting(8, 4, "2"), (0, "round", "rounds-out-of-order")),
    ("board.csv", setting(11, 4, "2"), (0, "round", "rounds-out-of-order")),
    ("board.csv", setting(2, 3, "super_cup"), (0, "kind", "two-super-cups")),
    ("board.csv", adding("43", "7", "mon", "chance", "0", "", "", "default"), (0, "kind", "league-must-end-it")),
    ("chance.csv", setting(2, 2, "red"), (2, "colour", "not-its-colour")),
    ("chance.csv", setting(2, 4, "lottery"), (2, "effect", "unknown-word")),
    ("chance.csv", setting(2, 5, "1234"), (2, "amount", "not-in-notes")),
    ("chance.csv", setting(20, 5, "1234"), (20, "amount", "not-in-notes")),
    ("chance.csv", setting(2, 6, "window"), (2, "moments", "not-its-moments")),
    ("chance.csv", setting(15, 6, ""), (15, "moments", "not-its-moments")),
    ("chance.csv", setting(15, 6, "midnight"), (15, "moments", "unknown-word")),
    ("chance.csv", setting(24, 6, "window"), (24, "moments", "not-its-moments")),
    ("chance.csv", setting(2, 7, "4-4-2"), (2, "formations", "no-formations-here")),
    ("chance.csv", setting(25, 7, "4-3-3"), (25, "formations", "no-wings")),
    ("chance.csv", setting(25, 7, "9-9-9"), (25, "formations", "unknown-word")),
    ("chance.csv", setting(2, 3, "-1"), (2, "copies", "out-of-range")),
    ("international.csv", setting(2, 2, "1-1-8"), (2, "formation", "unknown-word")),
    ("international.csv", setting(2, 5, "0"), (2, "slot_3", "out-of-range")),
    ("international.csv", dropping(2), (0, "id", "entrants-do-not-fit")),
    ("trophies.csv", setting(3, 2, "1"), (3, "place", "no-such-card")),
    ("trophies.csv", setting(6, 2, "3"), (6, "place", "no-such-card")),
    ("trophies.csv", setting(2, 1, "darts"), (2, "competition", "unknown-word")),
    ("teams.csv", setting(2, 0, "red"), (0, "id", "not-the-four-colours")),
    ("teams.csv", dropping(5), (0, "id", "not-the-four-colours")),
    ("money.csv", setting(2, 1, "100001"), (2, "amount", "not-in-notes")),
    ("money.csv", setting(2, 1, "-5000"), (2, "amount", "out-of-range")),
    ("money.csv", setting(12, 1, "0"), (12, "amount", "too-small")),
    ("money.csv", setting(2, 0, "jackpot"), (2, "id", "unknown-amount")),
    ("money.csv", dropping(2), (0, "id", "missing-amount")),
    ("formations.csv", setting(2, 0, "5-3-3"), (2, "id", "not-its-digits")),
    ("formations.csv", setting(2, 3, "3"), (2, "attackers", "not-eleven")),
    ("formations.csv", setting(2, 4, "maybe"), (2, "optional", "unknown-word")),
    ("events.csv", setting(2, 2, "2"), (2, "face", "faces-out-of-order")),
    ("events.csv", setting(2, 3, "streaker"), (2, "event", "unknown-word")),
    ("events.csv", dropping(31), (0, "face", "no-such-die")),
]


@pytest.mark.parametrize(("file", "change", "place"), BAD)
def test_a_fault_is_named_with_file_row_and_column(
    tmp_path: Path, file: str, change: Callable[[Cells], object], place: tuple[int, str, str]
) -> None:
    folder = changed(tmp_path, file, change)

    with pytest.raises(BadCard) as caught:
        load_cards(folder)
    assert (caught.value.file, caught.value.row, caught.value.column, caught.value.code) == (file, *place)


@rule("MOTS-GEN-12")
def test_an_amount_that_the_notes_cannot_make_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadCard, match="not-in-notes"):
        load_cards(changed(tmp_path, "money.csv", setting(9, 1, "75001")))


@pytest.mark.parametrize("file", FILES)
def test_a_file_that_is_missing_or_no_text_is_named(tmp_path: Path, file: str) -> None:
    folder = changed(tmp_path, file, list)
    (folder / file).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadCard, match=f"not-utf-8: {file}"):
        load_cards(folder)
    (folder / file).unlink()
    with pytest.raises(BadCard, match=f"missing-file: {file}"):
        load_cards(folder)


def test_formations_by_option_only_are_not_enough(tmp_path: Path) -> None:
    def change(rows: Cells) -> None:
        for row in rows[1:]:
            row[4] = "yes"

    with pytest.raises(BadCard, match=r"no-formation: formations\.csv, column optional"):
        load_cards(changed(tmp_path, "formations.csv", change))


def test_a_copy_of_our_set_has_the_same_digest_and_a_changed_one_another(tmp_path: Path) -> None:
    same = load_cards(changed(tmp_path, "players.csv", list))
    assert (same.digest, same.name) == (CARDS.digest, tmp_path.name)

    other = load_cards(changed(tmp_path, "players.csv", setting(2, 1, "Somebody Else")))
    assert other.digest != CARDS.digest
    assert CARDS.name == "standard"


@rule("MOTS-MOVE-10")
def test_a_square_may_be_printed_for_all(tmp_path: Path) -> None:
    cards = load_cards(changed(tmp_path, "board.csv", setting(6, 7, "all")))
    assert (cards.scope[5], CARDS.scope[5]) == (1, 0)
    cards = load_cards(changed(tmp_path, "board.csv", setting(31, 7, "active")))
    assert (cards.scope[30], CARDS.scope[30]) == (0, 1)
