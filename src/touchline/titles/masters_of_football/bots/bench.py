"""The decisions of a pro of Masters of Football during a match: rerolls, cards, substitutions."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.bots.dice import Swing
from touchline.titles.masters_of_football.bots.stakes import Stakes, favoured_side, present_points
from touchline.titles.masters_of_football.bots.worth import Prospect, sheet_of
from touchline.titles.masters_of_football.printed import (
    DISALLOW_GOAL,
    EXTRA_ATTACK_TURN,
    RECEIVE_MONEY,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    SKIP_NEXT_TURN,
)
from touchline.titles.masters_of_football.rules.half_time import swapped
from touchline.titles.masters_of_football.rules.legality import OF_ATTACK, OF_DEFENCE, dice_for
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.state import AFTER_ROLL, LAST_TURN, Match, Mof

IMPOSSIBLE: Final = -9.0
ABILITY_REROLL_POINTS: Final = 0.4  # points that a counted reroll is worth while the whole match is to come
PAID_REROLL_POINTS: Final = 0.02  # points that a reroll paid for already is worth later
SKIP_IN_LAST_TURNS: Final = 4  # in earlier ones the score may still change what skipping is worth


def gain_between(stakes: Stakes, game: Mof, match: Match, number: int, card: int) -> float:
    """Return the points that a card between turns brings now, beyond what it gives up."""
    effect = game.cards.effect
    if effect(card, RECEIVE_MONEY):
        return 1.0
    prospect, price = stakes.prospect_of(game, match, number), stakes.given_up(game, number, card)
    swing = Swing(game, match, prospect)
    if effect(card, SKIP_NEXT_TURN):
        return swing.points_of_skip() - price if match.turn + SKIP_IN_LAST_TURNS >= LAST_TURN else IMPOSSIBLE
    if effect(card, EXTRA_ATTACK_TURN) or effect(card, ROLL_EXTRA_ATTACK):
        chance = 1.0 if effect(card, EXTRA_ATTACK_TURN) else prospect.odds.extra
        return chance * swing.extra(favoured_side(prospect)) - price if match.turn >= LAST_TURN else IMPOSSIBLE
    if effect(card, ROLL_TACTIC_BATTLE) and prospect.side != NOBODY and match.won == 1 - prospect.side:
        return gain_of_battle(stakes, game, match, number, prospect) - price
    return IMPOSSIBLE


def gain_of_battle(stakes: Stakes, game: Mof, match: Match, number: int, prospect: Prospect) -> float:
    """Return the gain of repeating a battle that was lost: nothing can be lost by it."""
    side = match.side_of(number)
    mine, theirs = sheet_of(game, match.lineup[side]), sheet_of(game, match.lineup[1 - side])
    better = stakes.tactic_worth(game, match, number, match.chosen[side]) - present_points(game, match, prospect)
    return prospect.battle(mine, theirs, 0) * better


def half_worth(stakes: Stakes, game: Mof, match: Match, number: int, three: list[int]) -> float:
    """Return the worth of the second half with these three; before the roll, over both tactics that may be imposed."""
    side = match.side_of(number)
    mine, theirs = sheet_of(game, three), sheet_of(game, match.lineup[1 - side])
    theirs.tactic = match.tactic
    prospect = stakes.prospect_of(game, match, number)
    if match.subs[side] == AFTER_ROLL and match.half == 2:
        return prospect.under(mine, theirs, match.tactic)
    return prospect.before(mine, theirs, prospect.best_tactic(mine, theirs), 0)


def gains_off(stakes: Stakes, game: Mof, match: Match, side: int) -> dict[int, float]:
    """Return, for each of the three, what the best substitute for him adds."""
    number, three = match.teams[side], match.lineup[side]
    bench = [player for player in game.teams[number].squad if player not in three]
    now = half_worth(stakes, game, match, number, three)
    gains: dict[int, float] = {}
    for off in three:
        gains[off] = IMPOSSIBLE
        for on in bench:
            after = swapped(three, off, on)
            if not one_position(game, after):
                gains[off] = max(gains[off], half_worth(stakes, game, match, number, after) - now)
    return gains


def annulments(stakes: Stakes, game: Mof, match: Match, number: int, options: list[int]) -> list[tuple[int, float]]:
    """Return what each card that annuls a goal gains, beyond what it costs; also from the stands."""
    swing = Swing(game, match, stakes.prospect_of(game, match, number))
    found = [(PASS, 0.0)]
    for card in options:
        if 0 <= card < c.ON_TABLE and game.cards.effect(card, DISALLOW_GOAL):
            found.append((card, swing.missed - swing.scored - stakes.given_up(game, number, card)))
    return found


def between(stakes: Stakes, game: Mof, match: Match, number: int, options: list[int]) -> list[tuple[int, float]]:
    found = [(PASS, 0.0)]
    for card in options:
        if 0 <= card < c.ON_TABLE:
            found.append((card, gain_between(stakes, game, match, number, card)))
    return found


def rerolls(stakes: Stakes, game: Mof, match: Match, number: int, options: list[int]) -> list[tuple[int, float]]:
    """Return what each source of a reroll adds, on the better dice, beyond what it gives up."""
    swing = Swing(game, match, stakes.prospect_of(game, match, number))
    gains = [swing.gain(OF_ATTACK), swing.gain(OF_DEFENCE)]
    found = [(PASS, 0.0)]
    for source in options:
        if source not in (PASS, c.EXCHANGE):
            dice = dice_for(game, match, number, source) if source < c.ON_TABLE else [OF_ATTACK, OF_DEFENCE]
            gain = max([gains[which] for which in dice], default=-1.0)
            found.append((source, gain - reroll_price(stakes, game, match, number, source)))
    return found


def reroll_price(stakes: Stakes, game: Mof, match: Match, number: int, source: int) -> float:
    """Return what a reroll gives up: later turns that it could serve, money, a card."""
    if source == c.ABILITY:
        left, turns = match.rerolls[match.side_of(number)], LAST_TURN - match.turn + 1
        return ABILITY_REROLL_POINTS * max(0, turns - left) / LAST_TURN
    if source == c.PAID:
        return stakes.million(game, number)
    if source >= c.ON_TABLE:
        return PAID_REROLL_POINTS if match.turn < LAST_TURN else 0.0
    return stakes.given_up(game, number, source)


def best_incomer(stakes: Stakes, game: Mof, match: Match, side: int, off: int, options: list[int]) -> int:
    three, best, most = match.lineup[side], options[0], -99.0
    if off not in three:
        return best
    for on in options:
        worth = half_worth(stakes, game, match, match.teams[side], swapped(three, off, on))
        if worth > most:
            best, most = on, worth
    return best
