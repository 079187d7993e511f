"""The card files: our own set is what the catalogue says, and a set that does not hold is refused with its place."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest
from tests.scenes import rule

from touchline.titles.match_of_the_season.cards import NONE, CardSet
from touchline.titles.match_of_the_season.load import load_cards
from touchline.titles.match_of_the_season.printed import (
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


@rule(
    "MOTS-SCORE-01",
    "MOTS-SCORE-02",
    "MOTS-SCORE-03",
    "MOTS-SCORE-04",
    "MOTS-SCORE-05",
    "MOTS-SCORE-06",
    "MOTS-SCORE-07",
    "MOTS-SCORE-08",
    "MOTS-LEAGUE-20",
    "MOTS-LEAGUE-21",
    "MOTS-LEAGUE-22",
    "MOTS-LEAGUE-23",
)
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
    return all(
        answers_rightly(own, column, spoil, picks) for spoil in SPOILS if all(column[k] >= spoil[k] for k in range(4))
    )


def answers_rightly(own: Mix, column: Mix, spoil: Mix, picks: int) -> bool:
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
def test_the_last_to_pick_can_draft_a_legal_eleven_against_three_spoilers() -> None:
    keepers = sum(min(dealt, position_counts(CARDS, stars)[0]) for stars, dealt in ((5, 1), (4, 2), (3, 3)))
    mixes = [(g, d, m, 6 - g - d - m) for g in range(keepers + 1) for d in range(7 - g) for m in range(7 - g - d)]

    assert (keepers, len(mixes)) == (4, 80)
    for mix in mixes:
        g, d, m, a = (min(mix[k], ENOUGH[k]) for k in range(4))
        assert can_complete((g, d, m, a), COLUMNS[0], 0), mix


def test_five_unseen_goalkeepers_would_be_too_many() -> None:
    assert not can_complete((1, 1, 0, 0), COLUMNS[0], 0)
