"""The parts of the table that each seat sees, and those that it does not."""

from __future__ import annotations

from tests.scenes import rule
from tests.titles.masters_of_football.laid import card, hand, lay, pitch, scene, squad, trio

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import TITLE
from touchline.titles.masters_of_football.printed import DEFENSIVE, HOME, PHYSICAL
from touchline.titles.masters_of_football.state import Mof
from touchline.titles.masters_of_football.view_types import MatchView, TeamView


def team(game: Mof, number: int, seat: int | None) -> TeamView:
    found: TeamView = TITLE.observe(game, seat)["teams"][number]
    return found


def match(game: Mof, seat: int | None) -> MatchView:
    found: MatchView = TITLE.observe(game, seat)["matches"][0]
    return found


@rule("MOF-MONEY-05", "MOF-INFO-05")
def test_everybody_sees_managers_and_money() -> None:
    game = scene(managers={1: "Godfather"})
    game.teams[1].money = 13

    for seat in (0, 1, 2, None):
        assert (team(game, 1, seat)["money"], team(game, 1, seat)["manager"]) == (13, 5)


@rule("MOF-INFO-01")
def test_a_squad_is_its_owners_and_others_see_who_has_played() -> None:
    game = scene()
    players = trio(game, 1, rating=(0, 0, 0, 0, 0))
    game.teams[1].seen = players[1:3]

    assert team(game, 1, 1)["squad"] == players
    for seat in (0, 2, None):
        assert (team(game, 1, seat)["squad"], team(game, 1, seat)["squad_size"]) == (players[1:3], 5)


@rule("MOF-INFO-01")
def test_squads_are_open_by_option() -> None:
    game = scene(squad_visibility="open")

    assert team(game, 1, 0)["squad"] == game.teams[1].squad


@rule("MOF-INFO-02")
def test_a_hand_is_its_owners_and_its_size_is_everybodys() -> None:
    game = scene()
    hand(game, 1, card(3), card(4))

    assert team(game, 1, 1)["hand"] == [card(3), card(4)]
    for seat in (0, None):
        assert (team(game, 1, seat)["hand"], team(game, 1, seat)["hand_size"]) == ([], 2)


@rule("MOF-INFO-03", "MOF-SETUP-04")
def test_cards_dealt_are_seen_by_their_manager_alone() -> None:
    game = scene()
    game.teams[1].dealt, game.teams[1].offer = [3, 20, 40], [2, 7]

    assert (team(game, 1, 1)["dealt"], team(game, 1, 1)["offer"]) == ([3, 20, 40], [2, 7])
    assert (team(game, 1, 0)["dealt"], team(game, 1, 0)["offer"]) == ([], [])


@rule("MOF-INFO-04", "MOF-LINEUP-08")
def test_a_face_down_lineup_is_seen_by_its_owner_only() -> None:
    game = scene()
    laid = pitch(game)
    laid.shown = 0

    assert match(game, 0)["lineups"][0] == laid.lineup[0]
    for seat in (1, 2, None):
        assert not set(laid.lineup[0]) & set(match(game, seat)["lineups"][0])
    laid.shown = 1
    assert match(game, 2)["lineups"] == laid.lineup


@rule("MOF-INFO-04", "MOF-TACTIC-16, 17")
def test_a_tactic_card_is_shown_to_others_only_if_it_won() -> None:
    game = scene()
    laid = pitch(game)
    laid.chosen, laid.tactic, laid.won = [PHYSICAL, DEFENSIVE], PHYSICAL, HOME

    assert match(game, 1)["chosen"] == [PHYSICAL, DEFENSIVE]
    assert match(game, 0)["chosen"] == match(game, None)["chosen"] == [PHYSICAL, NOBODY]


@rule("MOF-DECK-06", "MOF-INFO-05")
def test_discards_cards_on_the_table_and_sizes_of_piles_are_open() -> None:
    game = scene()
    laid = pitch(game)
    lay(game, laid, 1, 0, HOME)
    game.discard, game.discards[0] = [card(9)], [4]

    for seat in (1, None):
        seen = TITLE.observe(game, seat)
        assert (seen["discard"], seen["discards"][0]) == ([card(9)], [4])
        assert (seen["pile"], seen["piles"][0]) == (len(game.pile), len(game.piles[0]))
        assert match(game, seat)["table"][0]["card"] == card(1)


@rule("MOF-INFO-05", "MOF-APP-05")
def test_scores_levels_and_values_are_public() -> None:
    game = scene()
    trio(game, 0, attack=(5, 0, 0))
    pitch(game).goals = [2, 1]

    seen = match(game, None)

    assert (seen["goals"], seen["attack_levels"], seen["home_advantage"]) == ([2, 1], [2, 0], 0)
    assert seen["attack"] == [5, 0]


@rule("MOF-INFO-05", "MOF-AI-03")
def test_squads_and_tactics_of_teams_without_a_person_are_public() -> None:
    game = scene(3)
    trio_of = game.cards.personless_players[0]
    squad(game, 3, *trio_of)
    game.teams[3].seen = trio_of[:]

    assert team(game, 3, 0)["squad"] == sorted(trio_of)
    assert team(game, 3, None)["tactic"] == game.cards.personless_tactic[0]
