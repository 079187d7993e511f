"""Helpers for scenes of Masters of Football: a league with known teams, threes with given values, a match on the board.

    scene = touchline.scene("masters_of_football", seats=4, cards=load_cards())
    seat_in_order(scene.game)
    trio(scene.game, 0, attack=(5, 4, 3))
    trio(scene.game, 1, defence=(4, 4, 4))
    match = lay_match(scene.game, home=0, away=1)
    lay(scene.game, match, code=12, owner=0, side=1)

Seat k has team k (of a second league: team k + 1 or more).  `trio` writes values into the cards of the scene: load a
separate set for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.kernel.game import IDLE, NOBODY
from touchline.kernel.written import Scripted
from touchline.titles.masters_of_football import printed
from touchline.titles.masters_of_football.rules.levels import set_levels
from touchline.titles.masters_of_football.rules.managers import prepare_managers
from touchline.titles.masters_of_football.rules.setup import seating
from touchline.titles.masters_of_football.state import Match, Mof, Played

QUIET_MANAGER: Final = "Youth Academy"  # of no effect in a match


def seat_in_order(game: Mof) -> None:
    """Draw the lots so that seats and teams have the same order; managers without effect; the agenda is empty."""
    game.driver = Scripted([], list(range(game.seats - 1)))  # the last lot needs no luck
    seating(game)
    game.driver, game.agenda = IDLE, []
    for team in game.teams:
        if team.seat >= 0:
            team.manager = game.cards.manager_names.index(QUIET_MANAGER)


def card(code: int) -> int:
    """Return the row of action card AC<code>."""
    return code - 1


def player(code: int) -> int:
    """Return the row of player P<code>."""
    return code - 1


def hand(game: Mof, team: int, *cards: int) -> None:
    """Give these action cards to the hand; they leave the pile."""
    game.teams[team].hand = sorted(cards)
    game.pile = [each for each in game.pile if each not in cards]


def squad(game: Mof, team: int, *players: int) -> None:
    game.teams[team].squad = list(players)
    game.piles = [[each for each in pile if each not in players] for pile in game.piles]


def trio(
    game: Mof,
    team: int,
    attack: Sequence[int] = (0, 0, 0),
    defence: Sequence[int] = (0, 0, 0),
    rating: Sequence[int] = (0, 0, 0),
    genius: Sequence[int] = (0, 0, 0),
    positions: Sequence[int] = (0, 1, 2),
) -> list[int]:
    """Make a squad with as many players as there are values, equal under every tactic; the scene's own cards."""
    cards, first = game.cards, 30 + 6 * team if team < 4 else 6 * (team - 4)
    players = list(range(first, first + len(rating)))
    for k, each in enumerate(players):
        cards.attack[each] = [attack[k] if k < len(attack) else 0] * 4
        cards.defence[each] = [defence[k] if k < len(defence) else 0] * 4
        cards.rating[each] = rating[k]
        cards.genius[each] = genius[k] if k < len(genius) else 0
        cards.position[each] = positions[k] if k < len(positions) else k % 3
    squad(game, team, *players)
    return players


def lay_match(game: Mof, home: int = 0, away: int = 1, tactic: int = printed.POSSESSION) -> Match:
    """Set up a match of these two with the first three of each squad face up and that tactic in force."""
    match = Match(0, 1, home, away)
    match.lineup = [game.teams[home].squad[:3], game.teams[away].squad[:3]]
    match.chosen, match.tactic, match.shown = [tactic, tactic], tactic, 1
    game.boards, game.at = [match], 0
    prepare_managers(game, match)
    set_levels(game, match)
    return match


def lay(game: Mof, match: Match, code: int, owner: int, side: int = NOBODY, slot: int = NOBODY) -> Played:
    """Put an action card in force."""
    played = Played(card(code), owner, side, slot)
    match.table.append(played)
    game.pile = [each for each in game.pile if each != card(code)]
    game.face_down &= ~(1 << card(code))
    return played
