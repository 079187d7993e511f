"""Home advantage: who holds it, what moves it, what it is not."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import card, hand, numbers_told, pitch, run, scene, trio, vector

from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import AWAY, GREEN, HOME, ORANGE
from touchline.titles.masters_of_football.rules.home import move_home_advantage
from touchline.titles.masters_of_football.rules.legality import playable, target_sides
from touchline.titles.masters_of_football.rules.levels import set_levels
from touchline.titles.masters_of_football.rules.windows import speaking_order
from touchline.titles.masters_of_football.state import PRE1


@rule("MOF-HOME-01, 08")
def test_the_team_at_home_holds_it() -> None:
    game = scene()

    assert pitch(game, 0, 1).home_advantage == HOME
    assert numbers_told(game, codes.TELL_HOME_ADVANTAGE) == [(0,)]


@rule("MOF-HOME-02")
@pytest.mark.parametrize(("home", "away", "holder"), [(0, 1, AWAY), (1, 0, HOME), (2, 3, HOME)])
def test_the_peoples_club_holds_it_everywhere(home: int, away: int, holder: int) -> None:
    game = scene(managers={1: "The People's Club"})

    assert pitch(game, home, away).home_advantage == holder


@vector("T18")
@rule("MOF-HOME-02", "MOF-LEVEL-08", "MOF-PLAY-10", "MOF-HOME-12")
def test_the_home_team_drops_but_still_attacks_first(vector: str) -> None:
    game = scene(managers={1: "The People's Club"})
    trio(game, 0, attack=(7, 0, 0))
    trio(game, 1, attack=(7, 1, 0))

    match = pitch(game, 0, 1)

    assert match.attack_level == [ORANGE, GREEN]
    assert game.rules.attackers[0] == HOME


@rule("MOF-HOME-03, 05", "MOF-TACTIC-07", "MOF-LEVEL-04", "MOF-RESP-01")
@pytest.mark.parametrize(("holder", "order"), [(HOME, [2, 3, 1, 0]), (AWAY, [2, 3, 0, 1])])
def test_the_holder_has_the_last_word(holder: int, order: list[int]) -> None:
    game = scene()
    match = pitch(game)
    match.home_advantage, match.order = holder, []

    assert speaking_order(game, match) == order


@rule("MOF-HOME-09", "MOF-SYM-08")
def test_a_card_moves_it_to_the_chosen_team() -> None:
    game = scene()
    match = pitch(game)

    run(game, lambda laid: move_home_advantage(laid, match, [AWAY]))

    assert match.home_advantage == AWAY
    assert numbers_told(game, codes.TELL_HOME_ADVANTAGE) == [(1,)]


@rule("MOF-HOME-10", "MOF-CARD-30")
def test_no_card_takes_it_from_the_peoples_club() -> None:
    game = scene(managers={1: "The People's Club"})
    match = pitch(game)
    hand(game, 0, card(14))

    run(game, lambda laid: move_home_advantage(laid, match, [HOME]))

    assert match.home_advantage == AWAY
    assert HOME not in target_sides(game, match, 0, card(14))


@rule("MOF-HOME-11")
@pytest.mark.parametrize("sides", [[HOME, AWAY], [AWAY, HOME]])
def test_moved_to_both_it_ends_at_home(sides: list[int]) -> None:
    game = scene()
    match = pitch(game)

    run(game, lambda laid: move_home_advantage(laid, match, sides))

    assert match.home_advantage == HOME


@rule("MOF-HOME-11")
def test_the_holder_may_guard_his_advantage() -> None:
    game = scene(managers={1: "Special One"})
    match = pitch(game)
    hand(game, 0, card(14))

    assert playable(game, match, 0, PRE1) == [card(14)]
    assert HOME in target_sides(game, match, 0, card(14))


@rule("MOF-HOME-12", "MOF-MGR-04")
def test_the_inferno_burns_at_the_venue_not_with_the_advantage() -> None:
    game = scene(managers={0: "Stadium Inferno"})
    match = pitch(game)

    run(game, lambda laid: move_home_advantage(laid, match, [AWAY]))

    assert (match.home_advantage, match.immune) == (AWAY, [15, 0])


@rule("MOF-HOME-06", "MOF-LEVEL-08")
def test_the_holder_makes_the_opponent_drop() -> None:
    game = scene()
    trio(game, 0, defence=(5, 0, 0))
    trio(game, 1, defence=(5, 0, 0))
    match = pitch(game)
    match.home_advantage = AWAY

    set_levels(game, match)

    assert match.defence_level == [ORANGE - 1, ORANGE]
