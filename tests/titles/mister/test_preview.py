"""Previews of options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.scenes import question_after, rule
from tests.titles.mister.laid import ATT, DEF, FREE_STRIKER, give, match_begun, open_game, player, row

from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import F, G
from touchline.titles.mister.rules.action import resolve
from touchline.titles.mister.rules.lineup import choose_lineup
from touchline.titles.mister.rules.market import market_turn
from touchline.titles.mister.rules.season import window
from touchline.titles.mister.rules.shootout import choose_takers
from touchline.titles.mister.state import Mister


def previews(
    game: Mister, procedure: Callable[[Any], object], picks: tuple[int, ...] = (), faces: tuple[int, ...] = ()
) -> dict[int, dict[str, int]]:
    """Return the numbers of each option at the question after these picks."""
    data = TITLE.question_data(question_after(game, procedure, picks, faces), 0)
    return {each["option"]: each["numbers"] for each in data["previews"]}


def card(number: int) -> Callable[[Any], object]:
    return lambda it: resolve(it, row(number), ATT, DEF)


@rule("MIS-SHOT-07", "MIS-SHOT-08")
def test_a_direction_says_what_comes_of_it_for_each_guess() -> None:
    game = match_begun("att LS.F=5, def GK.G=6")
    found = previews(game, card(10), (player(ATT, "LS"),))

    assert sorted(found) == [0, 1, 2]
    assert found[0] == {"same_margin": 0, "same_goal": 0, "other_margin": -1, "other_goal": 1, "compared": 1}


@rule("MIS-TAKER-01", "MIS-BOOST-07")
def test_a_taker_brings_what_the_card_asks_for_and_the_boost() -> None:
    game = match_begun("att LS.F=6, def GK.G=7, att pending boost=1")
    found = previews(game, card(10))[player(ATT, "LS")]

    assert (found["characteristic"], found["value"]) == (F, 7)
    assert (found["keeper"], found["skill"], found["against"]) == (player(DEF, "GK"), G, 7)
    assert (found["same_goal"], found["other_goal"]) == (1, 1)


@rule("MIS-PEN-05", "MIS-BOOST-13")
def test_a_boost_does_not_count_for_a_taker_of_the_shootout() -> None:
    game = match_begun("att LS.F=6, def GK.G=7, att pending boost=1")
    found = previews(game, lambda it: choose_takers(it, ATT))[player(ATT, "LS")]

    assert (found["value"], found["against"], found["same_goal"], found["other_goal"]) == (6, 7, 0, 1)


@rule("MIS-LINEUP-04")
def test_a_footballer_says_how_he_fits_the_slot() -> None:
    game = match_begun()
    striker, full_back = player(ATT, "LS"), player(ATT, "LB")
    game.cards.role[full_back] = 1
    found = previews(game, lambda it: choose_lineup(it, ATT))

    assert found[striker] == {"fit": 50, "in_role": 0}
    assert found[full_back] == {"fit": 50, "in_role": 1}


@rule("MIS-INJ-05")
def test_a_substitute_says_how_he_fits_the_slot_that_is_empty() -> None:
    game = match_begun("att LS.A=9")
    give(game, player(ATT, "S2"), "B", 10)
    found = previews(game, card(22))

    assert found[player(ATT, "S1")] == {"fit": 40, "in_role": 1}
    assert found[player(ATT, "S2")]["fit"] > 40


@rule("MIS-RED-03")
def test_footballers_who_may_be_sent_off_show_their_overall_score() -> None:
    found = previews(match_begun("att LM.A=9, att RM.A=9"), card(19))

    assert found == {player(ATT, slot): {"overall": 34} for slot in ("LM", "RM")}


@rule("MIS-MARKET-08")
def test_in_the_market_the_size_of_the_squad_is_previewed() -> None:
    game = open_game()

    assert previews(game, market_turn, faces=(FREE_STRIKER,)) == {c.ACQUIRE: {"size": 1}, c.DISCARD: {"size": 0}}


@rule("MIS-SEASON-03", "MIS-SEASON-07")
def test_in_a_window_an_exchange_shows_its_gain() -> None:
    game = match_begun(seats=4, mode="league", season_market=True)
    give(game, FREE_STRIKER, "A", 9)
    assert previews(game.clone(), lambda it: window(it, ATT, 2)) == {c.DRAW_ONE: {"left": 1}, c.DECLINE: {"left": 0}}

    found = previews(game, lambda it: window(it, ATT, 2), (c.DRAW_ONE,), (FREE_STRIKER,))

    assert c.REFUSE not in found
    assert (found[player(ATT, "LS")], found[player(ATT, "S1")]) == ({"gain": 4}, {"gain": 10})


def test_every_kind_of_question_declares_what_it_previews() -> None:
    assert [asks.name for asks in TITLE.words.asks.values() if not asks.preview] == []
