"""The rulebook's advice (MOTS-HINT), as the amateur follows it."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.match_of_the_season.laid import BLUE, PASS, RED, card, eleven, hold, lined_up, names, own, table

from touchline.bots import bot
from touchline.kernel.game import NOBODY
from touchline.titles import SHELF
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.advice import (
    card_gain,
    most_needed,
    prize_ahead,
    shared_duty,
    substitution,
    swap_gain,
)
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.state import Mots


def amateur(game: Mots, kind: int, options: list[int], *context: int) -> int:
    return bot(SHELF["match_of_the_season"], "amateur", 1).pick(game, game.seat_of[context[0]], kind, options, context)


def gain_of(home: str, away: str, code: str) -> int:
    game = table()
    eleven(game, BLUE, home)
    eleven(game, RED, away)
    lined_up(game, BLUE, RED)
    return card_gain(game, on(game), card(game, code))


@rule("MOTS-HINT-01")
def test_a_draft_fills_the_line_that_lacks_most() -> None:
    game = table()
    own(game, BLUE, "D5 D4 D4 M3 M3 A3")
    options = own(game, RED, "GK2 D2 M2 A2")
    game.teams[RED].squad = []

    assert names(game, [most_needed(game, BLUE, options)]) == ["GK2"]
    assert amateur(game, c.ASK_DRAFT, options, BLUE, 2) == options[0]


@rule("MOTS-HINT-02")
def test_countries_that_share_a_duty_square_are_counted() -> None:
    game = table()
    own(game, BLUE, "M4/italy D3/england D3/brazil")
    english, german = own(game, RED, "A5/england A5/germany")

    assert shared_duty(game, BLUE, english) == 2
    assert shared_duty(game, BLUE, german) == 0


@rule("MOTS-HINT-03")
def test_counter_attack_suits_who_can_only_lose_in_midfield() -> None:
    strong = "4-4-2 GK3 D4 D4 D4 D4 M1 M1 M1 M1 A5 A5"
    weak = "4-4-2 GK3 D1 D1 D1 D1 M3 M3 M3 M3 A1 A1"

    assert gain_of(strong, weak, "counter-attack") > 0
    assert gain_of("A", "B", "counter-attack") == 0  # the better midfield gains nothing


@rule("MOTS-HINT-04")
def test_wing_attack_suits_good_flanks_against_weak_ones() -> None:
    flanks = "4-4-2 GK1 D1 D1 D1 D1 M5 M1 M1 M5 A1 A1"
    centre = "4-4-2 GK3 D3 D3 D3 D3 M1 M5 M5 M1 A3 A3"

    assert gain_of(flanks, centre, "wing-attack") > 0
    assert gain_of(centre, flanks, "wing-attack") < 0


@rule("MOTS-HINT-05")
def test_super_save_suits_a_weak_goalkeeper() -> None:
    weak = "4-4-2 GK1 D4 D4 D4 D4 M4 M4 M4 M4 A5 A5"
    safe = weak.replace("GK1", "GK5")

    assert gain_of(weak, "B", "super-save") > gain_of(safe, "B", "super-save") == 0


@rule("MOTS-HINT-06")
def test_the_prize_ahead_grows_towards_the_bottom() -> None:
    game = table()
    for team, points in enumerate((9, 7, 4, 1)):
        game.teams[team].league = points

    assert [prize_ahead(game, team) for team in range(4)] == [0, 25000, 50000, 75000]


@rule("MOTS-HINT-07")
def test_a_swap_takes_the_best_and_gives_the_weakest() -> None:
    game = table()
    mine = own(game, BLUE, "M1 M3 A2")
    theirs = eleven(game, RED, "A")
    worth = {names(game, [player])[0]: swap_gain(game, BLUE, player) for player in theirs}
    taken = amateur(game, c.ASK_SWAP_TAKE, [PASS, *theirs[5:]], BLUE, RED)

    assert (worth["M4"], worth["A5"], worth["GK2"]) == (3, 3, -9)
    assert names(game, [taken])[0] in ("M4", "A5")
    given = amateur(game, c.ASK_SWAP_GIVE, mine[:2], BLUE, RED, theirs[5])
    assert names(game, [given]) == ["M1"]


@rule("MOTS-HINT-09")
def test_a_substitution_comes_after_a_man_has_gone() -> None:
    game = table(advanced_game=True)
    slots = eleven(game, BLUE, "A", bench="M3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    match = on(game)

    assert substitution(game, match.home, match.away, slots[:11]) == NOBODY
    match.away.slots[3] = NOBODY
    off = substitution(game, match.home, match.away, slots[:11])
    assert names(game, [off]) == ["M1"]
    assert amateur(game, c.ASK_SUB_OUT, [PASS, *slots[:11]], BLUE, 0) == off


@pytest.mark.parametrize(("code", "laid"), [("wing-attack", True), ("super-save", False)])
def test_the_amateur_lays_down_a_card_that_helps(code: str, laid: bool) -> None:
    game = table()
    eleven(game, BLUE, "4-4-2 GK5 D1 D1 D1 D1 M5 M1 M1 M5 A1 A1")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    (held,) = hold(game, BLUE, code)

    pick = amateur(game, c.ASK_TACTIC, [PASS, held], BLUE, RED, c.LEAGUE_MATCH)
    assert pick == (held if laid else PASS)
