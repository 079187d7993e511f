"""Which cards are worth asking a person about in a window: those that change something now, to this seat's good.

A card that serves as well in one's own turn is played from the menu there and never asked about elsewhere: money,
income, thefts, looks, exchanges, sales.  What remains are cards of the moment (a bet, a jinx, a review, an appeal) and
cards that strike at the rival whose move it is.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import requirement, share, total
from touchline.titles.best_11.rules.aims import aims, redirections
from touchline.titles.best_11.rules.challenge import targets
from touchline.titles.best_11.rules.effects import points_of
from touchline.titles.best_11.rules.events import HAND
from touchline.titles.best_11.rules.several_boxes import tactics
from touchline.titles.best_11.state import Best11

HURTS: Final = (
    c.E_FINE,
    c.E_STEAL,
    c.E_LOOK,
    c.E_SWITCH,
    c.E_INJURE,
    c.E_CAUTION,
    c.E_SEND_OFF,
    c.E_REDRAW,
    c.E_REDIRECT,
)


def worth(game: Best11, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> list[int]:
    """Return the options of a window that are worth a question."""
    some = [option for option in options if option != PASS]
    if kind == c.ASK_EVENT:
        return [event for event in some if strikes_at_turn(game, seat, event)]
    if kind == c.ASK_DECLARED:
        return [event for event in some if serves_declared(game, seat, event)]
    if kind == c.ASK_APPEAL:
        return some if game.cards.effect[context[1]] in HURTS else []
    if kind == c.ASK_BOOST:
        return turning(game, seat, some)
    if kind == c.ASK_ROOM:
        return some if sum(context) > HAND else []  # the drawn cards fit in the hand anyway: B11-EVENT-07
    if kind == c.ASK_SHELTER:
        return [option for option in some if option != c.TURN_UP_BONUS or bonus_helps(game, seat, context[0])]
    return [event for event in some if game.cards.window[event] != c.W_OPEN]


def strikes_at_turn(game: Best11, seat: int, event: int) -> bool:
    """Whether the card is for the beginning of a rival's turn: a fine before he buys, an injury or peace before he
    challenges."""
    rival = game.active
    if rival in (NOBODY, seat) or has_acted(game, rival):
        return False
    effect = game.cards.effect[event]
    if effect == c.E_FINE:
        return rival in aims(game, seat, event)
    if effect == c.E_TWIN:
        return seat in targets(game, rival) and rival in aims(game, seat, event)
    return effect == c.E_INJURE and bool(targets(game, rival)) and can_hit(game, seat, event, rival)


def has_acted(game: Best11, seat: int) -> bool:
    """Whether this seat has bought, built or used something in its turn."""
    team = game.teams[seat]
    return bool(team.bought or team.built or team.used)


def can_hit(game: Best11, seat: int, event: int, rival: int) -> bool:
    """Whether the card can be aimed at a footballer of this rival."""
    return any(card in game.teams[rival].footballers for card in aims(game, seat, event))


def serves_declared(game: Best11, seat: int, event: int) -> bool:
    """Whether the card is for a declared challenge: bets and new targets; for its target also what weakens the
    challenger."""
    duel, effect = game.duel, game.cards.effect[event]
    if effect == c.E_REDIRECT:
        return any(other != seat for other in redirections(game))
    if game.cards.window[event] != c.W_OPEN:
        return True
    if seat != duel.target:
        return False
    if effect == c.E_INJURE:
        return can_hit(game, seat, event, duel.challenger)
    if effect == c.E_FINE:
        return game.teams[duel.challenger].money > 0
    return effect == c.E_TACTICS and not tactics_are_denied(game, duel.challenger)


def tactics_are_denied(game: Best11, rival: int) -> bool:
    """Whether Superior tactics have no effect against this rival."""
    return game.teams[rival].negation and game.rules.negates_tactics


def bonus_helps(game: Best11, seat: int, challenger: int) -> bool:
    """Whether the face-down bonus or negation changes anything against this challenger."""
    card, rival = game.teams[seat].management, game.teams[challenger]
    if game.cards.negation[card]:
        return bool(rival.bonus) or (tactics(game, rival) > 0 and game.rules.negates_tactics)
    return not rival.negation


def turning(game: Best11, seat: int, options: list[int]) -> list[int]:
    """Return what helps this seat to turn the action: enough points, or cards that make up the rest.

    A seat that wins it anyway pays nothing, and one that cannot turn it even with everything it has is not asked.
    """
    duel, performs = game.duel, seat == game.duel.performer
    missing = requirement(game, duel).number - total(game, duel)  # points that the performer lacks; none if 0 or less
    if performs != (missing > 0):
        return []
    needed = missing if performs else 1 - missing
    bought = max((option for option in options if option < c.PLAY), default=0)
    cards = [option - c.PLAY for option in options if option >= c.PLAY]
    if bought + sum(strength(game, seat, event) for event in cards) < needed:
        return []
    return [option for option in options if option >= c.PLAY or option >= needed]


def strength(game: Best11, seat: int, event: int) -> int:
    """Return the points by which a card changes the action at most."""
    duel, effect = game.duel, game.cards.effect[event]
    shares = [share(game, duel, at) for at in range(len(duel.committed))]
    if effect == c.E_SEND_OFF:
        return max(shares, default=0)
    if effect == c.E_CAUTION:
        return min(max(shares, default=0), game.cards.amount[event])
    return points_of(game, seat, event, effect)
