"""Luck in Masters of Football: the four dice of an attack, rerolls, stoppage time, the tactic battle.

The values are the exact odds of odds.py, which leave the cards in the hands out of account; those of a tactic battle
take the line-ups as they lie, before cards that answer it: they are marked as not exact.
"""

from __future__ import annotations

from collections.abc import Sequence

from touchline.kernel.game import NOBODY
from touchline.story.luck.ledger import Ledger, share
from touchline.story.steps import Moment
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.odds import OUTCOMES, Forecast, odds, standing_now
from touchline.titles.masters_of_football.printed import GENIUS_TACTIC, LEVELS
from touchline.titles.masters_of_football.rules.battle import fields, tactic_value, winner
from touchline.titles.masters_of_football.rules.effects import ENOUGH
from touchline.titles.masters_of_football.rules.levels import set_levels
from touchline.titles.masters_of_football.rules.rerolls import totals
from touchline.titles.masters_of_football.rules.turns import genius_attacks, genius_defends
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof

FACES = range(1, 7)
Key = tuple[int, int, int, int]


def watch(moment: Moment, ledger: Ledger) -> None:
    game: Mof = moment.before
    if moment.step[0] != c.STEP_PLAY_ON:
        return
    match = game.boards[game.at]
    step = match.ahead[-1]
    if step[0] == c.STEP_TACTIC_BATTLE and moment.faces(c.ROLL_TACTICS_DIE):
        battle(game, match, moment, ledger)
    elif step[0] == c.STEP_STOPPAGE and moment.faces(c.ROLL_TACTICS_DIE):
        stoppage(game, match, moment, ledger)
    elif dice_rolled(moment):
        attack(game, moment.after.boards[game.at], dice_rolled(moment), ledger)
    whistle = moment.first(c.TELL_WHISTLE_BLOWN)
    if whistle is not None and key_of(match) in ledger.fixtures:
        fixture = ledger.fixtures[key_of(match)]
        fixture.score = (whistle[2], whistle[3])
        fixture.outcome = 2 if whistle[2] == whistle[3] else int(whistle[3] > whistle[2])


def key_of(match: Match) -> Key:
    return match.league, match.matchday, match.teams[0], match.teams[1]


def meet(game: Mof, match: Match, ledger: Ledger) -> Key:
    home, away = match.teams
    ledger.meet(key_of(match), (home, away), (seat_of(game, home), seat_of(game, away)))
    return key_of(match)


def seat_of(game: Mof, team: int) -> int:
    return game.team_numbers.index(team) if team in game.team_numbers else NOBODY


def value(game: Mof, match: Match) -> float:
    home, draw, away = odds(game, match)
    return share((home, away), home + draw + away)


# -- an attack


def dice_rolled(moment: Moment) -> list[int]:
    """Return whose dice were rolled in this step: 0 the attacker's, 1 the defender's."""
    levels = range(len(LEVELS))
    found = []
    for which, die in ((0, c.ROLL_ATTACK_DIE), (1, c.ROLL_DEFENCE_DIE)):
        if moment.faces(*(die + level for level in levels)):
            found.append(which)
    return found


def attack(game: Mof, match: Match, which: Sequence[int], ledger: Ledger) -> None:
    """Compare what the dice are worth with the mean of all that they might have shown."""
    worth = [after(game, match, what) for what in range(4)]
    if len(which) == 2:
        mean = mean_worth(game, match, worth)
    else:
        others = [worth[happening(game, match, dice)] for dice in possible(match.dice, which[0])]
        mean = sum(others) / len(others)
    then = worth[happening(game, match, match.dice)]
    what = "attack" if len(which) == 2 else "reroll"
    ledger.add(meet(game, match, ledger), what, then - mean, True, then)


def mean_worth(game: Mof, match: Match, worth: list[float]) -> float:
    """Return the mean over the 1296 results of the four dice."""
    chances = Forecast(game, standing_now(game, match)).chances
    spending, plain, shown = chances[match.attacker][match.spent[match.attacker]]
    ways = [OUTCOMES - spending - plain - shown, shown, plain, spending]
    return sum(count * each for count, each in zip(ways, worth, strict=True)) / OUTCOMES


def possible(lie: list[int], which: int) -> list[list[int]]:
    """Return everything that the two dice of one side may show, with the other side's as they are."""
    rolls = [[die, genius] for die in FACES for genius in FACES]
    return [[*roll, *lie[2:]] if which == 0 else [*lie[:2], *roll] for roll in rolls]


NONE, SHOWN, PLAIN, SPENDING = range(4)


def happening(game: Mof, match: Match, dice: list[int]) -> int:
    """Return what these dice lead to (MOF-PLAY-12 to MOF-PLAY-20)."""
    kept, match.dice = match.dice, dice
    burns, saved = genius_attacks(game, match), genius_defends(game, match)
    attacking, defending = totals(game, match)
    match.dice = kept
    if saved:
        return SHOWN if burns else NONE
    return SPENDING if burns else PLAIN if attacking > defending else NONE


def after(game: Mof, match: Match, what: int) -> float:
    """Return the home side's share after the attack has led to this."""
    then = match.clone()
    if what == SPENDING or (what == SHOWN and game.rules.genius_by_face):
        then.spent[then.attacker] = 1
    if what in (PLAIN, SPENDING):
        then.goals[then.attacker] += 1
    return value(game, then)


# -- stoppage time


def stoppage(game: Mof, match: Match, moment: Moment, ledger: Ledger) -> None:
    """Count the roll in stoppage time: an extra attack, or the end (MOF-STOP-01, MOF-STOP-02)."""
    then = match.clone()
    then.turn, then.attacker = LAST_TURN + 1, match.home_advantage
    none = value(game, then)
    extra = mean_worth(game, then, [after(game, then, what) for what in range(4)])
    enough = [die >= ENOUGH for die in game.cards.tactics_die]
    mean = sum(extra if each else none for each in enough) / len(enough)
    then_share = extra if enough[moment.faces(c.ROLL_TACTICS_DIE)[0] - 1] else none
    ledger.add(meet(game, match, ledger), "stoppage", then_share - mean, True, then_share)


# -- the tactic battle


def battle(game: Mof, match: Match, moment: Moment, ledger: Ledger) -> None:
    """Count a tactic battle: two dice each, and the winner's tactic holds (MOF-TACTIC-09 to MOF-TACTIC-14)."""
    worth = [share_if_imposed(game, match, side) for side in (0, 1)]
    won = [0, 0]
    rolls = [(die, genius) for die in FACES for genius in FACES]
    sides = [[weigh_die(game, match, side, *roll) for roll in rolls] for side in (0, 1)]
    for home, home_flame in sides[0]:
        for away, away_flame in sides[1]:
            won[winner(match, [home, away], [home_flame, away_flame])] += 1
    mean = (won[0] * worth[0] + won[1] * worth[1]) / sum(won)
    then = worth[moment.after.boards[game.at].won]
    ledger.add(meet(game, match, ledger), "tactic-battle", then - mean, False, then)


def weigh_die(game: Mof, match: Match, side: int, die: int, genius: int) -> tuple[int, bool]:
    flame = bool(game.cards.flame[genius - 1]) and fields(game, match, side, GENIUS_TACTIC)
    return tactic_value(game, match, side, die, genius), flame


def share_if_imposed(game: Mof, match: Match, side: int) -> float:
    """Return the home side's share if this side's tactic holds."""
    then = match.clone()
    then.won, then.tactic = side, match.chosen[side]
    told, game.told = game.told, None
    set_levels(game, then)
    game.told = told
    return value(game, then)
