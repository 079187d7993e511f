"""Piles and discard piles, stand-ins, and who sees what is drawn."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    ACTION,
    OURS,
    league,
    numbers_told,
    player,
    run,
    squad,
)
from tests.titles.masters_of_football.new_game import BRONZE, GOLD, WOOD

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import codes, printed
from touchline.titles.masters_of_football.rules import setup
from touchline.titles.masters_of_football.rules.piles import (
    deal_cards,
    deal_players,
    discard_player,
    draw_card,
    draw_player,
    wood_player,
)
from touchline.titles.masters_of_football.state import Mof


@rule("MOF-DECK-01, 07")
def test_an_empty_pile_takes_in_its_discard_pile_when_a_draw_needs_it() -> None:
    game = league(2)
    game.piles[printed.GOLD], game.discards[printed.GOLD] = [GOLD[0]], [GOLD[1], GOLD[2]]

    def draw(laid: Mof) -> None:
        draw_player(laid, 0, printed.GOLD)
        assert laid.discards[printed.GOLD] == [GOLD[1], GOLD[2]]
        assert numbers_told(laid, codes.TELL_RESHUFFLED) == []
        draw_player(laid, 0, printed.GOLD)

    run(game, draw, draws=[GOLD[2]])

    assert (game.piles[printed.GOLD], game.discards[printed.GOLD]) == ([GOLD[1]], [])
    assert numbers_told(game, codes.TELL_RESHUFFLED) == [(printed.GOLD,)]


@rule("MOF-DECK-02, 07")
def test_the_action_pile_has_a_discard_pile_of_its_own() -> None:
    game = league(2)
    game.pile, game.discard, game.discards[printed.GOLD] = [], [7, 8, 9], [GOLD[0]]

    run(game, lambda laid: draw_card(laid, 1), draws=[ACTION + 9])

    assert (game.teams[1].hand, game.pile, game.discard) == ([9], [7, 8], [])
    assert game.discards[printed.GOLD] == [GOLD[0]]


@rule("MOF-DECK-03")
def test_nothing_left_gives_nothing() -> None:
    game = league(2)
    game.pile, game.discard = [], []
    game.piles[printed.SILVER] = []

    assert not draw_card(game, 0)
    assert draw_player(game, 0, printed.SILVER) == NOBODY


@rule("MOF-DECK-05")
def test_a_pile_that_runs_out_hurts_all_alike() -> None:
    game = league(4)
    game.pile, game.discard = list(range(6)), []

    run(game, lambda laid: deal_cards(laid, 5))

    assert [len(team.hand) for team in game.teams] == [2, 2, 1, 1]
    assert numbers_told(game, codes.TELL_CARDS_DEALT) == [(0, 2), (1, 2), (2, 1), (3, 1)]


@rule("MOF-DECK-03, 05")
def test_an_empty_pile_deals_nobody() -> None:
    game = league(2)
    game.piles[printed.GOLD] = [GOLD[0]]

    run(game, lambda laid: deal_players(laid, (1, 0, 0), []))

    assert [team.dealt for team in game.teams[:2]] == [[GOLD[0]], []]
    assert numbers_told(game, codes.TELL_PLAYERS_DEALT) == [(0, 1), (1, 0)]
    assert numbers_told(game, codes.TELL_PLAYER_DEALT, seat=1) == []


@rule("MOF-DECK-04")
@pytest.mark.parametrize(("positions", "stand_in"), [((0, 0), 1), ((1, 1), 0), ((2, 2), 0), ((0, 1), 2)])
def test_without_wood_a_stand_in_makes_the_lineup_legal(positions: tuple[int, int], stand_in: int) -> None:
    game = league(2)
    game.piles[printed.WOOD] = []
    squad(game, 0, *([each for each in BRONZE if OURS.position[each] == place][k] for k, place in enumerate(positions)))

    assert wood_player(game, 0) == OURS.stand_ins[stand_in]


@rule("MOF-DECK-04")
@pytest.mark.parametrize("stand_in", OURS.stand_ins)
def test_a_stand_in_leaves_the_game_when_he_is_discarded(stand_in: int) -> None:
    game = league(2)

    run(game, lambda laid: discard_player(laid, 0, stand_in))

    assert game.discards == [[], [], [], []]


@rule("MOF-DECK-04")
def test_a_squad_with_all_positions_gets_some_stand_in() -> None:
    game = league(2)
    game.piles[printed.WOOD] = []
    squad(game, 0, player(36), player(42), player(55))

    assert wood_player(game, 0) in OURS.stand_ins


@rule("MOF-DECK-06", "MOF-INFO-03")
def test_discards_are_seen_by_all() -> None:
    game = league(2)
    game.teams[0].dealt = [GOLD[3]]

    run(game, setup.buy_squads)

    assert numbers_told(game, codes.TELL_PLAYER_DISCARDED, seat=1) == [(0, GOLD[3])]


@rule("MOF-INFO-03")
def test_dealt_players_are_seen_by_their_manager_only() -> None:
    game = league(2)

    run(game, setup.deal_squads)

    assert sorted(numbers[0] for numbers in numbers_told(game, codes.TELL_PLAYER_DEALT, seat=0)) == sorted(
        game.teams[0].dealt
    )
    assert numbers_told(game, codes.TELL_PLAYER_DEALT) == []


@rule("MOF-INFO-06")
def test_that_wood_joined_is_public_but_not_who() -> None:
    game = league(2)
    squad(game, 0, BRONZE[0], BRONZE[1])
    squad(game, 1, BRONZE[3], BRONZE[4], BRONZE[5])

    run(game, setup.fill_up, draws=[WOOD[0]])

    assert numbers_told(game, codes.TELL_WOOD_JOINED, seat=1) == [(0,)]
    assert numbers_told(game, codes.TELL_WOOD_SEEN, seat=1) == []
    assert numbers_told(game, codes.TELL_WOOD_SEEN, seat=0) == [(WOOD[0],)]


@rule("MOF-INFO-02")
def test_drawn_action_cards_are_seen_by_their_owner_only() -> None:
    game = league(2)

    run(game, lambda laid: draw_card(laid, 0), draws=[ACTION + 17])

    assert numbers_told(game, codes.TELL_CARD_DRAWN, seat=0) == [(17,)]
    assert numbers_told(game, codes.TELL_CARD_DRAWN, seat=1) == []
