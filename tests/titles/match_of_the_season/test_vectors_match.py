"""The catalogue's vectors of matches, money, tactic cards and knock-out (9.2 to 9.4)."""

from __future__ import annotations

import pytest
from tests.scenes import asked, offered, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    LEVEL,
    LOST,
    PASS,
    RED,
    WON,
    asked_at,
    card,
    cash,
    compared,
    do,
    eleven,
    go_on,
    hold,
    league,
    lined_up,
    match,
    names,
    own,
    reserve,
    table,
    vector,
)

from touchline.kernel.errors import IllegalPick
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots

PAID = {c.HOME: WON, c.AWAY: LOST, c.NEITHER: LEVEL}
POINTS = {c.HOME: [3, 0], c.AWAY: [0, 3], c.NEITHER: [1, 1]}

# id, home, away, tactic card, faces, outcome, the totals compared (or taker and goalkeeper)
LEAGUE_VECTORS = [
    pytest.param("A", "C", "counter-attack", [3], c.HOME, [], id="VB-06", marks=rule("MOTS-TACTIC-10")),
    pytest.param("A", "C", "centre-attack", [1], c.HOME, [35, 28], id="VB-07", marks=rule("MOTS-TACTIC-18")),
    pytest.param("C", "A", "centre-attack", [1], c.HOME, [38, 27], id="VB-08", marks=rule("MOTS-TACTIC-18")),
    pytest.param(
        "C", "A", "super-save", [6], c.NEITHER, [], id="VB-09", marks=rule("MOTS-TACTIC-23", "MOTS-TACTIC-24")
    ),
    pytest.param(
        "A", "B", "", [1], c.HOME, [27, 26], id="V-01", marks=rule("MOTS-MATCH-04", "MOTS-MATCH-12", "MOTS-MONEY-01")
    ),
    pytest.param("A", "B", "", [2], c.NEITHER, [7, 7], id="V-02", marks=rule("MOTS-MATCH-11", "MOTS-MONEY-02")),
    pytest.param("A", "B", "", [3], c.HOME, [10, 7], id="V-03", marks=rule("MOTS-MATCH-06")),
    pytest.param("A", "B", "", [4], c.AWAY, [8, 9], id="V-04", marks=rule("MOTS-MATCH-07", "MOTS-MATCH-13")),
    pytest.param("A", "B", "", [5, 10], c.HOME, [5, 3], id="V-05", marks=rule("MOTS-PEN-04")),
    pytest.param("A", "B", "", [5, 7], c.NEITHER, [3, 3], id="V-06", marks=rule("MOTS-PEN-05")),
    pytest.param("A", "B", "", [5, 12, 6], c.HOME, [4, 3], id="V-07", marks=rule("MOTS-PEN-07")),
    pytest.param("A", "B", "", [6, 1], c.AWAY, [3, 2], id="V-08", marks=rule("MOTS-PEN-06", "MOTS-MATCH-09")),
    pytest.param("A", "B", "", [6, 10], c.NEITHER, [2, 2], id="V-09", marks=rule("MOTS-PEN-05")),
    pytest.param("A10", "B", "", [1], c.NEITHER, [26, 26], id="V-10", marks=rule("MOTS-MATCH-14")),
    pytest.param("A10", "B", "", [5, 9, 10], c.HOME, [5, 3], id="V-11", marks=rule("MOTS-PEN-08")),
    pytest.param("A", "B0", "", [5, 5], c.HOME, [1, 0], id="V-12", marks=rule("MOTS-PEN-09")),
    pytest.param(
        "A", "C", "counter-attack", [1], c.AWAY, [27, 28], id="V-26", marks=rule("MOTS-TACTIC-12", "MOTS-TACTIC-08")
    ),
    pytest.param("A", "B", "counter-attack", [3], c.HOME, [], id="V-27", marks=rule("MOTS-TACTIC-11")),
    pytest.param(
        "A",
        "B",
        "wing-attack",
        [6],
        c.HOME,
        [5, 0],
        id="V-28",
        marks=rule("MOTS-TACTIC-15", "MOTS-TACTIC-16", "MOTS-TACTIC-28"),
    ),
    pytest.param(
        "A", "C", "wing-attack", [1], c.AWAY, [5, 8], id="V-29", marks=rule("MOTS-TACTIC-14", "MOTS-TACTIC-27")
    ),
    pytest.param("A", "A", "wing-attack", [4], c.NEITHER, [5, 5], id="V-30", marks=rule("MOTS-TACTIC-27")),
    pytest.param("A", "C", "centre-attack", [3], c.NEITHER, [14, 14], id="V-33", marks=rule("MOTS-TACTIC-19")),
    pytest.param("C", "A", "centre-attack", [2], c.HOME, [9, 7], id="V-34", marks=rule("MOTS-TACTIC-19")),
    pytest.param("A", "B", "centre-attack", [4], c.AWAY, [8, 9], id="V-35", marks=rule("MOTS-TACTIC-19")),
    pytest.param("C", "A", "centre-attack", [5, 11], c.NEITHER, [1, 2], id="V-36", marks=rule("MOTS-PEN-10")),
    pytest.param("A10", "C", "centre-attack", [1], c.HOME, [34, 28], id="V-37", marks=rule("MOTS-TACTIC-20")),
    pytest.param("A", "C", "match-of-the-season", [3], c.HOME, [15, 14], id="V-38", marks=rule("MOTS-TACTIC-22")),
    pytest.param("A", "C", "match-of-the-season", [1], c.HOME, [32, 28], id="V-38b", marks=rule("MOTS-TACTIC-22")),
    pytest.param("A", "B", "super-save", [5, 10], c.HOME, [5, 3], id="V-39", marks=rule("MOTS-TACTIC-23")),
    pytest.param("A", "B", "super-save", [6], c.NEITHER, [], id="V-40", marks=rule("MOTS-TACTIC-24", "MOTS-TACTIC-25")),
]


@pytest.mark.parametrize(("home", "away", "tactic", "faces", "outcome", "stars"), LEAGUE_VECTORS)
def test_league_match(home: str, away: str, tactic: str, faces: list[int], outcome: int, stars: list[int]) -> None:
    game = match(home, away, faces, card=tactic)

    assert on(game).outcome == outcome
    assert (cash(game)[:2], league(game)[:2]) == (PAID[outcome], POINTS[outcome])
    assert compared(game) == stars
    assert game.teams[BLUE].hand == []
    assert game.chance.under == ([card(game, tactic)] if tactic else [])


# -- line-ups and forfeits


@rule("MOTS-LINEUP-11", "MOTS-LINEUP-13")
@vector("V-13")
def test_nine_is_the_most_and_any_formation_that_reaches_it_may_be_named() -> None:
    game = table()
    own(game, BLUE, "GK2 D3 D2 D1 M4 M3 M2 A5 A2")
    eleven(game, RED, "B")

    question = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert (question.seat, question.kind) == (0, c.ASK_FORMATION)
    assert formations(game, question.options) == ["5-3-2", "4-4-2", "4-3-3", "3-4-3", "3-5-2"]


def formations(game: Mots, options: list[int]) -> list[str]:
    return [game.cards.formation_names[option] for option in options]


@rule("MOTS-LINEUP-11")
@vector("V-14")
def test_without_attackers_nine_can_be_fielded() -> None:
    game = table()
    own(game, BLUE, "GK2 D3 D3 D3 D2 D2 D1 M4 M3 M2 M2 M1 M1")
    eleven(game, RED, "B")

    question = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert formations(game, question.options) == ["5-3-2", "4-4-2", "3-5-2"]
    assert [(r.option, r.reason, r.numbers) for r in question.refusals] == [
        (game.cards.formation_names.index(name), c.WHY_MORE_POSSIBLE, (8, 9)) for name in ("4-3-3", "3-4-3")
    ]


@rule("MOTS-LINEUP-14", "MOTS-MONEY-07", "MOTS-MATCH-22")
@vector("V-15")
def test_eight_players_forfeit() -> None:
    game = table()
    own(game, BLUE, "D3 D2 D1 M4 M3 M2 A5 A2")
    hold(game, BLUE, "counter-attack")
    eleven(game, RED, "B")

    do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert (cash(game)[:2], league(game)[:2]) == (LOST, [0, 3])


@rule("MOTS-LINEUP-15")
@vector("V-16")
def test_two_sides_of_eight_are_void_in_the_league() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert (cash(game)[:2], league(game)[:2]) == (LEVEL, [0, 0])


@rule("MOTS-LINEUP-11")
@vector("V-17")
def test_ten_are_refused_where_eleven_are_possible() -> None:
    game = table()
    own(game, BLUE, "GK3 GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 A1")
    eleven(game, RED, "B")
    question = asked_at(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)

    assert formations(game, question.options) == ["4-4-2", "4-3-3", "3-4-3"]
    assert [(refusal.reason, refusal.numbers) for refusal in question.refusals] == [(c.WHY_MORE_POSSIBLE, (10, 11))] * 2
    with pytest.raises(IllegalPick):
        do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, picks=[game.cards.formation_names.index("5-3-2")])


# -- money


def beaten(red_cash: int, bench: str) -> Mots:
    """Red is about to lose to blue by best team."""
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B", bench)
    game.teams[RED].cash = red_cash
    lined_up(game, BLUE, RED)
    return game


@rule("MOTS-MONEY-05")
@vector("V-18")
def test_a_short_loser_sells_until_he_can_pay() -> None:
    game = beaten(5000, "M1 M2 D2 A2")

    script(game, go_on, [reserve(game, RED, "M1")], [1])
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 14)
    assert [question.kind for question in asked(game)] == [c.ASK_SHORT_SALE]


@rule("MOTS-MONEY-06")
@vector("V-19")
def test_the_bank_pays_for_a_loser_with_nothing_to_sell() -> None:
    game = beaten(0, "M1 M2")

    script(game, go_on, [], [1])
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 13)


@rule("MOTS-MONEY-05", "MOTS-MONEY-06")
@vector("V-20")
def test_one_sale_is_not_enough_and_the_bank_pays_the_rest() -> None:
    game = beaten(0, "M1 M2 D2")

    script(game, go_on, [reserve(game, RED, "M1")], [1])
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 13)


@rule("MOTS-MONEY-03")
@vector("V-21")
def test_in_europe_the_bank_pays_it_all() -> None:
    game = match("A", "B", [1], competition=c.EUROPEAN_MATCH)

    assert cash(game)[:2] == [70000, 50000]


@rule("MOTS-MONEY-08")
@vector("V-22")
def test_an_international_winner_moves_no_money() -> None:
    game = table()
    eleven(game, BLUE, "A")
    lined_up(game, BLUE, INTERNATIONAL, c.EUROPEAN_MATCH)

    script(game, go_on, [], [1])
    assert on(game).outcome == c.AWAY
    assert cash(game)[:2] == LEVEL


# -- one change


def two_sides(bench: str = "") -> tuple[Mots, list[int]]:
    game = table()
    blue = eleven(game, BLUE, "A", bench)
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []
    return game, blue


@rule("MOTS-MATCH-20", "MOTS-MATCH-21", "MOTS-MATCH-19")
@vector("V-23")
def test_one_change_exchanges_two_slots_and_a_second_is_not_asked_for() -> None:
    game, blue = two_sides()

    do(game, c.STEP_CHANGES, picks=[blue[5], blue[6], PASS])
    assert names(game, on(game).home.slots[5:9]) == ["M3", "M4", "M2", "M1"]
    assert [(question.seat, question.kind) for question in asked(game)] == [
        (0, c.ASK_CHANGE_OUT), (0, c.ASK_CHANGE_IN), (1, c.ASK_CHANGE_OUT),
    ]  # fmt: skip


@rule("MOTS-MATCH-21", "MOTS-LINEUP-03")
@vector("V-24")
def test_a_change_into_no_formation_is_refused() -> None:
    game, blue = two_sides("D3 A1")
    question = asked_at(game, c.STEP_CHANGES, picks=[blue[10]])

    assert blue[11] not in question.options
    assert (blue[11], c.WHY_FORMATION) in [(refusal.option, refusal.reason) for refusal in question.refusals]


@rule("MOTS-MATCH-21")
@vector("V-25")
def test_a_change_may_lead_to_another_formation() -> None:
    game, blue = two_sides("A3")

    do(game, c.STEP_CHANGES, picks=[blue[8], blue[11], c.KEEP, PASS])
    home = on(game).home
    assert game.cards.formation_names[home.formation] == "4-3-3"
    assert names(game, home.slots) == ["GK2", "D3", "D2", "D2", "D1", "M4", "M3", "M2", "A5", "A2", "A3"]
    assert game.teams[BLUE].lineup == home.slots


# -- who may lay down which card


def offer_of(line_up: str, *codes: str, competition: int = c.LEAGUE_MATCH) -> tuple[Mots, list[int]]:
    game = table()
    eleven(game, BLUE, line_up)
    eleven(game, RED, "C")
    held = hold(game, BLUE, *codes)
    lined_up(game, BLUE, RED, competition)
    return game, held


@rule("MOTS-TACTIC-09", "MOTS-TACTIC-13")
@vector("V-31")
def test_wing_attack_is_not_for_a_side_in_4_3_3() -> None:
    game, held = offer_of("B", "wing-attack", "super-save")

    assert offered(game, go_on).options == [PASS, held[1]]


@rule("MOTS-TACTIC-09", "MOTS-TACTIC-17")
@vector("V-32")
def test_centre_attack_is_not_for_a_side_in_3_4_3_but_wing_attack_is() -> None:
    game, held = offer_of("3-4-3 GK2 D3 D2 D2 M4 M3 M2 M1 A5 A2 A1", "wing-attack", "centre-attack")

    assert offered(game, go_on).options == [PASS, held[0]]


@rule("MOTS-TACTIC-01")
@vector("V-41")
def test_the_away_team_is_not_asked_for_a_card() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "C")
    hold(game, RED, "super-save")
    lined_up(game, BLUE, RED)

    script(game, go_on, [], [5, 1])
    assert len(game.teams[RED].hand) == 1
    assert asked(game) == []


@rule("MOTS-TACTIC-05")
@vector("V-42")
def test_no_tactic_card_in_the_european_cup() -> None:
    game, held = offer_of(
        "A", "counter-attack", "wing-attack", "centre-attack", "super-save", competition=c.EUROPEAN_MATCH
    )

    script(game, go_on, [], [1])
    assert (game.teams[BLUE].hand, asked(game)) == (held, [])
