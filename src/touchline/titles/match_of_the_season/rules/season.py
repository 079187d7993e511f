"""The season: one token for all, six weeks of seven days.

MOTS-MOVE-01  One shared token marks the day; it starts on the whistle.
MOTS-MOVE-02  The highest d6 takes the first turn;
MOTS-MOVE-03  (ruling) anew at the kick-off of every season.
MOTS-MOVE-04  A turn: the active manager rolls the d3 and moves the token so far.
MOTS-MOVE-05  (ruling) After a turn the next seat to the left is active.
MOTS-MOVE-07  (ruling) The track is squares 1 to 42, the whistle is 0; the board is data.
MOTS-MOVE-08  The active manager follows the instruction of the square where the token stops.
MOTS-MOVE-09  Some squares are for all:
MOTS-MOVE-10  (ruling) match and transfer squares, injury and red card in week 5, and what the board marks so.
MOTS-MOVE-11  A match square is played before anything else, also when the token only passes it.
MOTS-MOVE-12  (ruling) Other squares do nothing when passed.
MOTS-MOVE-13  (ruling) Several match squares in one move are resolved in order, each completely.
MOTS-MOVE-14  (ruling) The stop square comes after all match squares of the move.
MOTS-MOVE-15  (ruling) On the last square the token stops; spare pips are lost.
MOTS-GEN-11   (ruling) Turns, bids and windows run clockwise, by seat.
MOTS-GEN-17   (ruling) Dice are fair; the d3 shows 1, 2 or 3.
MOTS-MOVE-16  On the last Sunday: the last league matches, the naming of winners, the European Cup final (league.py).
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import (
    ALL_TEAMS,
    CHANCE,
    INJURY,
    INTERNATIONAL_DUTY,
    RED_CARD,
    RX_MOVE,
    TRANSFER,
)
from touchline.titles.match_of_the_season.rules.market import put_up, roll_off
from touchline.titles.match_of_the_season.rules.reds import react, spend
from touchline.titles.match_of_the_season.state import Mots

STEPS: Final = [1, 2, 3]


def first_turn(game: Mots) -> None:
    """MOTS-MOVE-02, MOTS-MOVE-03."""
    game.active = roll_off(game, game.order)
    game.tell(c.TELL_FIRST_TURN, game.active)
    game.then((c.STEP_TURN,))


def turn(game: Mots) -> None:
    game.days += 1
    game.then((c.STEP_WINDOW_OPEN, c.W_TURN, game.active), (c.STEP_MOVE,))


def move(game: Mots) -> None:
    """MOTS-MOVE-04: the d3, or a red card that chooses the steps."""
    card = react(game, game.active, RX_MOVE)
    if card == PASS:
        steps = game.roll(3, c.ROLL_MOVE)
    else:
        spend(game, game.active, card)
        steps = game.ask(game.seat_of[game.active], c.ASK_STEPS, STEPS, game.active)
    game.tell(c.TELL_MOVED, game.active, steps, stop_after(game, steps))
    game.then((c.STEP_WALK, steps))


def stop_after(game: Mots, steps: int) -> int:
    """The square at which a move of so many steps ends."""
    return min(game.token + steps, game.cards.last)  # MOTS-MOVE-15


def walk(game: Mots, steps: int) -> None:
    """MOTS-MOVE-11 to MOTS-MOVE-15: day by day, stopping for every match square."""
    cards = game.cards
    while steps and game.token < cards.last:
        game.token += 1
        steps -= 1
        if cards.is_match[game.token]:
            game.then((c.STEP_MATCH_DAY,), (c.STEP_FINISH,) if game.token == cards.last else (c.STEP_WALK, steps))
            return
    if cards.is_match[game.token]:
        game.then((c.STEP_MOVE_ON,))
    else:
        game.then((c.STEP_SQUARE,), (c.STEP_MOVE_ON,))


def move_on(game: Mots) -> None:
    game.active = game.left_of(game.active)  # MOTS-MOVE-05
    game.then((c.STEP_TURN,))


def square(game: Mots) -> None:
    """MOTS-MOVE-08 to MOTS-MOVE-10: what the stop square says."""
    kind, team = game.cards.kind[game.token], game.active
    game.tell(c.TELL_SQUARE, team, game.token)
    if kind == CHANCE:
        game.then(*((c.STEP_CHANCE_DRAW, each) for each in affected(game, game.rules.all_draw)))  # MOTS-CHANCE-06
    elif kind in (INJURY, RED_CARD):
        cause = c.INJURED if kind == INJURY else c.SENT_OFF
        game.then(*((c.STEP_ABSENCE_ROLL, each, cause) for each in affected(game, False)))  # MOTS-INJ-03, MOTS-INJ-04
    elif kind == INTERNATIONAL_DUTY:
        game.then(*((c.STEP_ON_DUTY, each) for each in affected(game, game.rules.all_on_duty)))  # MOTS-INTL-03
    elif kind == TRANSFER:
        put_up(game, team, c.TO_FREE_LIST)  # MOTS-MARKET-13, MOTS-MARKET-16


def affected(game: Mots, everybody: bool) -> list[int]:
    """The active team, or all in seat order from it."""
    if everybody or game.cards.scope[game.token] == ALL_TEAMS:
        return list(game.after[game.active])
    return [game.active]
