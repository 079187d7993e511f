"""The tactic battle.

MOF-TACTIC-09   Each side rolls the tactics die and a genius die.
MOF-TACTIC-10   Tactic value: both dice, the ratings of the three, modifiers of cards and of abilities.
MOF-TACTIC-11   The higher value imposes its tactic; MOF-TACTIC-12 level, the side with home advantage wins.
MOF-TACTIC-13   A tactic genius and the genius face win whatever the values; MOF-TACTIC-14 both: home advantage.
MOF-TACTIC-15   (ruling) The genius face counts two.
MOF-TACTIC-16   The winner turns his card; MOF-TACTIC-17 (ruling) the loser's is never shown.
MOF-TACTIC-18   (ruling) Dice order: the side without home advantage first, tactics die before genius die.
MOF-TACTIC-20   A forced tactic holds for the whole match; MOF-TACTIC-21 (ruling) then no battle is fought.
MOF-TACTIC-26   The tactic holds for the half.
MOF-HALF-15     The second half has its own battle by the same rules; MOF-HALF-16 (ruling) genius die included.
MOF-MGR-16      (ruling) These dice are never rerolled.
MOF-SYM-29      (ruling) A new battle by card is fought with the tactic cards on the board.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import GENIUS_TACTIC, MOD_TACTIC
from touchline.titles.masters_of_football.rules.modifiers import bare_value, team_value
from touchline.titles.masters_of_football.state import Match, Mof


def tactic_battle(game: Mof, match: Match) -> None:
    """MOF-TACTIC-20, MOF-TACTIC-21: unless a tactic is forced."""
    if match.forced == NOBODY:
        fight(game, match)
    else:
        match.tactic, match.won = match.forced, NOBODY


def fight(game: Mof, match: Match) -> None:
    """MOF-TACTIC-09 to MOF-TACTIC-18."""
    values, flames = [0, 0], [False, False]
    for k in range(2):
        side = match.home_advantage if k else 1 - match.home_advantage  # MOF-TACTIC-18
        die, genius = game.roll(6, c.ROLL_TACTICS_DIE), game.roll(6, c.ROLL_GENIUS_DIE)
        values[side] = tactic_value(game, match, side, die, genius)
        flames[side] = bool(game.cards.flame[genius - 1]) and fields(game, match, side, GENIUS_TACTIC)
        if game.told is not None:
            tell_roll(game, match, side, die, genius, values[side])
    match.won = winner(match, values, flames)
    match.tactic = match.chosen[match.won]  # MOF-TACTIC-11, MOF-TACTIC-16
    game.tell(c.TELL_BATTLE_WON, match.teams[match.won], match.tactic)


def tell_roll(game: Mof, match: Match, side: int, die: int, genius: int, value: int) -> None:
    """Both dice, the ratings of the three, what cards and abilities add, and the sum."""
    rolled, burning = game.cards.tactics_die[die - 1], game.cards.genius_die[genius - 1]
    ratings = bare_value(game, match, side, MOD_TACTIC)
    added = value - rolled - burning - ratings
    game.tell(c.TELL_BATTLE_ROLLED, match.teams[side], rolled, burning, ratings, added, value)


def tactic_value(game: Mof, match: Match, side: int, die: int, genius: int) -> int:
    """MOF-TACTIC-10, MOF-TACTIC-15; die and genius are faces."""
    dice = game.cards.tactics_die[die - 1] + game.cards.genius_die[genius - 1]
    return dice + team_value(game, match, side, MOD_TACTIC)


def winner(match: Match, values: list[int], flames: list[bool]) -> int:
    """MOF-TACTIC-11 to MOF-TACTIC-14: flames say who fields a tactic genius and rolled the genius face."""
    if flames[0] != flames[1]:
        return 0 if flames[0] else 1  # MOF-TACTIC-13
    if flames[0] or values[0] == values[1]:
        return match.home_advantage  # MOF-TACTIC-12, MOF-TACTIC-14, MOF-HOME-04
    return 0 if values[0] > values[1] else 1  # MOF-TACTIC-11


def fields(game: Mof, match: Match, side: int, mark: int) -> bool:
    """A genius of that kind is on the pitch (MOF-PLAY-21)."""
    genius = game.cards.genius
    first, second, third = match.lineup[side]
    return bool((genius[first] | genius[second] | genius[third]) & mark)


def force(game: Mof, match: Match, owner: int, tactic: int) -> None:
    """MOF-TACTIC-20: for the whole match."""
    match.forced = match.tactic = tactic
    game.tell(c.TELL_TACTIC_FORCED, owner, tactic)
