"""Lineup and tactic cards, face down.

MOF-LINEUP-01   Exactly three players of the squad; MOF-LINEUP-02 not all of one position.
MOF-LINEUP-04   Who cannot field a legal three takes a wood player from the pile and uses him.
MOF-LINEUP-05   (ruling) That is so only if the whole squad has one position.
MOF-LINEUP-06   (ruling) Wood players are drawn until one of another position appears; the others go back.
MOF-LINEUP-07   (ruling) He must play this match, and stays in the squad.
MOF-LINEUP-08   Lineups and tactic cards lie face down; MOF-LINEUP-09 (ruling) chosen secretly and at once.
MOF-LINEUP-10   Lineups are turned after PRE1, before the tactic roll.
MOF-LINEUP-11   (ruling) Every player is available for every match.
MOF-LINEUP-12   (ruling) The three stand in slots, as their manager arranges them.
MOF-TACTIC-02   Each manager places one tactic card face down; MOF-TACTIC-03 out of a set of four.
MOF-INFO-01     (ruling) Who has lain face up is known from then on.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal, only
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import TACTICS, WOOD
from touchline.titles.masters_of_football.rules.managers import prepare_managers
from touchline.titles.masters_of_football.rules.personless import is_personless, line_up_personless
from touchline.titles.masters_of_football.rules.piles import join_wood, reshuffle_players, stand_in
from touchline.titles.masters_of_football.rules.setup import LINEUP_SIZE
from touchline.titles.masters_of_football.state import Match, Mof

ALL_FOUR: Final = list(range(len(TACTICS)))  # MOF-TACTIC-01, MOF-TACTIC-03


def wood_remedy(game: Mof, match: Match) -> None:
    """MOF-LINEUP-04 to MOF-LINEUP-07; managers' abilities are set up first."""
    prepare_managers(game, match)
    for side in range(2):
        number = match.teams[side]
        team = game.teams[number]
        if not is_personless(game, number) and one_position(game, team.squad):
            match.must[side] = other_wood(game, number)
            join_wood(game, number, match.must[side])


def one_position(game: Mof, players: list[int]) -> bool:
    """MOF-LINEUP-02, MOF-LINEUP-05."""
    position = game.cards.position
    return all(position[player] == position[players[0]] for player in players)


def other_wood(game: Mof, number: int) -> int:
    """MOF-LINEUP-06: to draw until one fits and shuffle the others back is to draw one of those that fit."""
    fits = wood_besides(game, number)
    if not fits and game.discards[WOOD]:
        reshuffle_players(game, WOOD)  # MOF-DECK-01: the pile was drawn to its end
        fits = wood_besides(game, number)
    if not fits:
        return stand_in(game, game.teams[number])  # MOF-DECK-04
    player = game.draw(fits, c.ROLL_PLAYER_CARD, only(game.teams[number].seat))
    game.piles[WOOD].remove(player)
    return player


def wood_besides(game: Mof, number: int) -> list[int]:
    """Wood players in the pile of another position than the squad's."""
    position = game.cards.position[game.teams[number].squad[0]]
    return [player for player in game.piles[WOOD] if game.cards.position[player] != position]


def lineups(game: Mof, match: Match) -> None:
    """MOF-LINEUP-08, MOF-LINEUP-09, MOF-TACTIC-02."""
    seats: list[int] = []
    for side in range(2):
        if is_personless(game, match.teams[side]):
            line_up_personless(game, match, side)
        else:
            seats.append(game.teams[match.teams[side]].seat)
    chosen = game.at_once(seats, choose_lineup, reveal=False)
    for k in range(len(seats)):
        laid, side = chosen[k], match.side_of(game.team_numbers[seats[k]])
        match.lineup[side], match.chosen[side] = laid[:LINEUP_SIZE], laid[LINEUP_SIZE]
        game.teams[match.teams[side]].last = tuple(laid)
    game.tell(c.TELL_LINEUPS_PLACED, match.teams[0], match.teams[1])


def choose_lineup(game: Mof, seat: int) -> list[int]:
    """Slot by slot, then the tactic card."""
    match = game.boards[game.at]
    number = game.team_numbers[seat]
    must = match.must[match.side_of(number)]
    laid: list[int] = []
    while len(laid) < LINEUP_SIZE:
        options = slot_options(game, game.teams[number].squad, laid, must)
        why = why_not_field if len(laid) == LINEUP_SIZE - 1 else None
        laid.append(game.ask_about(seat, c.ASK_FIELD, options, padded(laid), why))
    laid.append(game.ask(seat, c.ASK_TACTIC, ALL_FOUR, match.half, laid[0], laid[1], laid[2]))
    return laid


def padded(laid: list[int]) -> tuple[int, int, int]:
    """The slot asked for and who stands in those before it."""
    return len(laid) + 1, laid[0] if laid else NOBODY, laid[1] if len(laid) > 1 else NOBODY


def slot_options(game: Mof, squad: list[int], laid: list[int], must: int) -> list[int]:
    """MOF-LINEUP-01, MOF-LINEUP-02, MOF-LINEUP-07."""
    left = without(squad, laid)
    if len(laid) == LINEUP_SIZE - 1:
        if must != NOBODY and must not in laid:
            return [must]
        fits = [player for player in left if not one_position(game, [*laid, player])]
        return fits or left
    return left


def without(squad: list[int], laid: list[int]) -> list[int]:
    """The squad less those laid; each name once, in ascending order."""
    left = squad[:]
    for player in laid:
        left.remove(player)
    left.sort()
    for k in range(len(left) - 1, 0, -1):
        if left[k] == left[k - 1]:
            left.pop(k)
    return left


def why_not_field(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOF-LINEUP-02: the third may not be of the one position of the others."""
    number = game.team_numbers[seat]
    match = game.boards[game.at]
    laid = list(context[1:])
    offered = slot_options(game, game.teams[number].squad, laid, match.must[match.side_of(number)])
    left = without(game.teams[number].squad, laid)
    return [Refusal(player, c.WHY_SAME_POSITION, (player,)) for player in left if player not in offered]


def show_lineups(game: Mof, match: Match) -> None:
    """MOF-LINEUP-10."""
    match.shown = 1
    for side in range(2):
        number, three = match.teams[side], match.lineup[side]
        show_players(game, number, three)
        game.tell(c.TELL_LINEUP_SHOWN, number, three[0], three[1], three[2])
    game.seal()


def show_players(game: Mof, number: int, players: list[int]) -> None:
    """MOF-INFO-01."""
    seen = game.teams[number].seen
    for player in players:
        if seen.count(player) < players.count(player):
            seen.append(player)
