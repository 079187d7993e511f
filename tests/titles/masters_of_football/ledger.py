"""Conditions at a table of Masters of Football after every step: cards, players and money are conserved."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.handbook import BONUS_RESERVE
from touchline.titles.masters_of_football.printed import POINTS
from touchline.titles.masters_of_football.state import Mof


def check(game: Mof) -> None:
    every_action_card_is_somewhere_once(game)
    every_player_is_somewhere_once(game)
    for number, team in enumerate(game.teams):
        assert team.money >= team.reserve >= 0, f"team {number} spends what it does not have"
        assert team.reserve == BONUS_RESERVE * bonuses(game, number)
        assert all(player in team.squad for player in team.seen)
    for match in game.boards:
        for side in (0, 1):
            if match.lineup[side]:
                assert len(match.lineup[side]) == 3
                left = game.teams[match.teams[side]].squad[:]
                for player in match.lineup[side]:
                    left.remove(player)
    assert len(game.results) == len({result[1:4] for result in game.results})


def every_action_card_is_somewhere_once(game: Mof) -> None:
    on_boards = [played.card for match in game.boards for played in match.placed + match.table]
    in_hands = [card for team in game.teams for card in team.hand]
    assert sorted(game.pile + game.discard + in_hands + on_boards) == list(range(len(game.cards.card_ids)))
    face_down = sum(1 << card for card in game.pile + in_hands)
    assert game.face_down == face_down


def every_player_is_somewhere_once(game: Mof) -> None:
    lying = [player for pile in game.piles + game.discards for player in pile]
    held = [player for team in game.teams for player in team.squad + team.dealt if player < game.cards.players]
    assert sorted(lying + held) == list(range(game.cards.players))


def bonuses(game: Mof, number: int) -> int:
    """Win Bonuses on a table that are not paid yet."""
    return sum(
        played.owner == number and game.cards.price[played.card] == POINTS
        for match in game.boards
        if match.teams[0] != NOBODY
        for played in match.placed + match.table
    )
