"""Attack and defence: values, levels, dice.

MOF-LEVEL-01    Provisional values are the sums of the fielded players for the match tactic.
MOF-LEVEL-05    Final values add the modifiers of cards and of abilities.
MOF-LEVEL-06    Each value gives a level and the die of its colour; MOF-LEVEL-07 opaque for defence, clear for attack.
MOF-LEVEL-08    On the same level the side without home advantage drops by one, in attack and in defence.
MOF-LEVEL-09    Both on red: the holder rises to orange; MOF-LEVEL-15 (ruling) although brown lies between.
MOF-LEVEL-12    (ruling) Thresholds; MOF-LEVEL-13 (ruling) the same for attack and defence.
MOF-LEVEL-14    (ruling) Team values have no floor or ceiling: below zero is red.
MOF-LEVEL-16    (ruling) Computed anew from the values whenever something changes; earlier drops are forgotten.
MOF-LEVEL-17    (ruling) Attack is compared with attack only, defence with defence.
"""

from __future__ import annotations

from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import AWAY_MARKS, MOD_ATTACK, MOD_DEFENCE, RED
from touchline.titles.masters_of_football.rules.modifiers import bare_value, team_value
from touchline.titles.masters_of_football.state import Match, Mof


def level(game: Mof, value: int) -> int:
    """MOF-LEVEL-12 to MOF-LEVEL-14."""
    found = RED
    for least in game.rules.thresholds:
        if value >= least:
            found += 1
    return found


def with_ties(game: Mof, home: int, away: int, holder: int) -> list[int]:
    """The levels of two values, ties broken for the side with home advantage (MOF-LEVEL-08, MOF-LEVEL-09)."""
    found = [level(game, home), level(game, away)]
    if found[0] == found[1]:
        if found[0] == RED:
            found[holder] = game.rules.red_rise  # MOF-LEVEL-09, MOF-LEVEL-15
        else:
            found[1 - holder] -= 1  # MOF-LEVEL-08, MOF-HOME-06
    return found


def provisional(game: Mof, match: Match) -> None:
    """MOF-LEVEL-01."""
    for side in range(2):
        match.attack[side] = bare_value(game, match, side, MOD_ATTACK)
        match.defence[side] = bare_value(game, match, side, MOD_DEFENCE)
        game.tell(c.TELL_VALUES, match.teams[side], match.attack[side], match.defence[side])


def set_levels(game: Mof, match: Match) -> None:
    """MOF-LEVEL-05, MOF-LEVEL-06, MOF-LEVEL-16, MOF-LEVEL-17: from the present state, ties applied once."""
    for side in range(2):
        match.attack[side] = team_value(game, match, side, MOD_ATTACK)
        match.defence[side] = team_value(game, match, side, MOD_DEFENCE)
        game.tell(c.TELL_VALUES, match.teams[side], match.attack[side], match.defence[side])
    match.marks = genius_marks(game, match)
    match.attack_level = with_ties(game, match.attack[0], match.attack[1], match.home_advantage)
    match.defence_level = with_ties(game, match.defence[0], match.defence[1], match.home_advantage)
    if game.told is not None:
        tell_levels(game, match)


def tell_levels(game: Mof, match: Match) -> None:
    """Both levels of each side, and how far home advantage has moved them."""
    for side in range(2):
        attack, defence = match.attack_level[side], match.defence_level[side]
        moved = attack - level(game, match.attack[side]), defence - level(game, match.defence[side])
        game.tell(c.TELL_LEVELS_SET, match.teams[side], attack, defence, moved[0], moved[1])


def genius_marks(game: Mof, match: Match) -> int:
    """The geniuses on the pitch as GENIUS_ bits, those of the away side three bits higher (MOF-PLAY-21)."""
    marks = [0, 0]
    for side in range(2):
        for player in match.lineup[side]:
            marks[side] |= game.cards.genius[player]
    return marks[0] | marks[1] << AWAY_MARKS
