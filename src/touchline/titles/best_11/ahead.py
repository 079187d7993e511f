"""Plans of a seat: event cards for windows that may come, with whom they hit; and how long these windows last.

Boosts cannot be planned: what a boost is worth hangs on the total of the action, which nobody knows before it.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.plannable import Plannable, PlanTarget
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.aims import needs_aim, rivals_footballers
from touchline.titles.best_11.rules.effects import bets
from touchline.titles.best_11.state import Best11

KINDS: Final = (
    (c.ASK_EVENT, c.W_OPEN, "active"),
    (c.ASK_DECLARED, c.W_DECLARED, "challenger"),
    (c.ASK_REVEALED, c.W_REVEALED, "performer"),
    (c.ASK_FAILED, c.W_FAILED, "target"),
    (c.ASK_PENDING, c.W_PENDING, "challenger"),
    (c.ASK_SCORED, c.W_SCORED, "target"),
    (c.ASK_APPEAL, c.W_ANNOUNCED, "by"),
)  # each with its window, and the rival whom a condition may name
AT_TURN: Final = (c.E_FINE, c.E_TWIN, c.E_INJURE)
WHEN_CHALLENGED: Final = (c.E_TACTICS, c.E_FINE, c.E_INJURE)
SECONDS: Final = 6  # a goal, or a card that hits somebody
SECONDS_IN_PLAY: Final = 5
SECONDS_OF_TALK: Final = 20  # as a turn begins


def plannable(game: Best11, seat: int) -> list[Plannable]:
    """Return the cards in hand, by the windows that they name."""
    return [plannable_in(game, seat, kind, window, field) for kind, window, field in KINDS]


def plannable_in(game: Best11, seat: int, kind: int, window: int, field: str) -> Plannable:
    """Return what may be planned in one window, each card once."""
    cards = sorted({event for event in game.teams[seat].hand if serves(game, event, window)})
    targets = {event: target_of(game, seat, event) for event in cards if needs_aim(game, event)}
    return Plannable(kind, cards, conditions=[(field, rivals_of(game, seat))], targets=targets)


def rivals_of(game: Best11, seat: int) -> list[int]:
    return [each for each in range(len(game.teams)) if each != seat]


def serves(game: Best11, event: int, window: int) -> bool:
    """Whether a card is worth planning: one for any time only where `worth` would play it (a rival's turn,
    challenged)."""
    if window == c.W_OPEN:
        return game.cards.effect[event] in AT_TURN
    is_for_challenged = window == c.W_DECLARED and game.cards.effect[event] in WHEN_CHALLENGED
    return game.cards.window[event] == window or is_for_challenged


def target_of(game: Best11, seat: int, event: int) -> PlanTarget:
    """Return what is named with the card: a stake, a footballer of a rival, or a rival."""
    effect = game.cards.effect[event]
    if effect == c.E_BET:
        stakes = bets(game, seat, event)
        return PlanTarget(c.ASK_BET, stakes, [stake // 2 for stake in stakes])
    if effect == c.E_INJURE:
        return PlanTarget(c.ASK_PLAYER, rivals_footballers(game, seat))
    return PlanTarget(c.ASK_RIVAL, rivals_of(game, seat))


def window_seconds(kind: int, context: tuple[int, ...]) -> int:
    if kind == c.ASK_EVENT:
        return SECONDS_OF_TALK
    return SECONDS if kind in (c.ASK_PENDING, c.ASK_SCORED, c.ASK_APPEAL) else SECONDS_IN_PLAY
