"""Changing values: the two of a challenge raise and lower the total in turns.

B11-CHALLENGE-19  Only the two players of the challenge may change values during an action.
B11-CHALLENGE-20  With event cards or with money.
B11-CHALLENGE-21  1M adds a point to one's own.
B11-CHALLENGE-22  2M take a point from the opponent's.
B11-CHALLENGE-23  (ruling) They alternate: money for any number of points, one event card, or a pass; two passes end it.
B11-CHALLENGE-24  (ruling) The earlier in the order of play is asked first.
B11-CHALLENGE-25  (ruling) The performer adds, his opponent takes away.
B11-CHALLENGE-26  (ruling) The money is gone whatever the outcome.
B11-CHALLENGE-28  (ruling) All changes end with the action.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import fail, needs_number, requirement, succeeds, total
from touchline.titles.best_11.rules.defence import fall_short, succeed
from touchline.titles.best_11.rules.events import announce, plays
from touchline.titles.best_11.state import Best11, Challenge

RAISE: Final = 1  # B11-CHALLENGE-21: millions a point
LOWER: Final = 2  # B11-CHALLENGE-22


def boost(game: Best11) -> None:
    """B11-CHALLENGE-19, B11-CHALLENGE-23: one of the two is asked; a pass after a pass ends it."""
    duel = game.duel
    seat = duel.who
    pick = PASS
    if could_act(game, duel, seat):
        points, number = total(game, duel), requirement(game, duel).number
        pick = game.ask(seat, c.ASK_BOOST, boosts(game, duel, seat), needs_number(duel), points, number, duel.performer)
    duel.who = duel.opponent if seat == duel.performer else duel.performer
    duel.passes = duel.passes + 1 if pick == PASS else 0
    if duel.passes == 2:
        test(game, duel)
        return
    game.then((c.STEP_BOOST,))
    if pick >= c.PLAY:
        announce(game, seat, pick - c.PLAY)  # B11-CHALLENGE-20
    elif pick != PASS:
        spend(game, duel, seat, pick)


def could_act(game: Best11, duel: Challenge, seat: int) -> bool:
    """Known to all: without money and without cards there is nothing to ask."""
    team = game.teams[seat]
    return bool(team.hand) or team.money >= rate(duel, seat) or game.rules.ask_empty_hands


def rate(duel: Challenge, seat: int) -> int:
    """B11-CHALLENGE-21, B11-CHALLENGE-22, B11-CHALLENGE-25"""
    return RAISE if seat == duel.performer else LOWER


def boosts(game: Best11, duel: Challenge, seat: int) -> list[int]:
    """B11-CHALLENGE-23: a pass, a number of points, or a card.  Numbers from PLAY on are cards."""
    most = min(game.teams[seat].money // rate(duel, seat), c.PLAY - 1)
    found = [PASS, *range(1, most + 1)]
    for event in plays(game, seat, c.W_BOOST):
        found.append(c.PLAY + event)
    return found


def spend(game: Best11, duel: Challenge, seat: int, points: int) -> None:
    """B11-CHALLENGE-21, B11-CHALLENGE-22, B11-CHALLENGE-25, B11-CHALLENGE-26: to the bank."""
    cost = points * rate(duel, seat)
    game.teams[seat].money -= cost
    if seat == duel.performer:
        duel.points += points
        game.tell(c.TELL_RAISED, seat, points, cost, total(game, duel))
    else:
        duel.taken += points
        game.tell(c.TELL_LOWERED, seat, points, cost, total(game, duel))


def test(game: Best11, duel: Challenge) -> None:
    """B11-CHALLENGE-28, B11-CHALLENGE-29: does the total reach the number?"""
    points = max(0, total(game, duel))
    if succeeds(game, duel):
        succeed(game, points)
    else:
        fall_short(game, points, requirement(game, duel).number)
        fail(game)
