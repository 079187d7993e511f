"""Plans of a seat: event cards for windows that may come; and how long these windows last.

Only cards that are aimed at nobody: whoever plans is not asked for a target later.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.plannable import Plannable
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.aims import needs_aim
from touchline.titles.best_11.state import Best11

KINDS: Final = (
    (c.ASK_DECLARED, c.W_DECLARED, "challenger"),
    (c.ASK_REVEALED, c.W_REVEALED, "performer"),
    (c.ASK_FAILED, c.W_FAILED, "target"),
    (c.ASK_PENDING, c.W_PENDING, "challenger"),
    (c.ASK_SCORED, c.W_SCORED, "target"),
    (c.ASK_APPEAL, c.W_ANNOUNCED, "by"),
)  # each with its window, and the rival whom a condition may name
SECONDS: Final = 6  # a goal, or a card that hits somebody
SECONDS_IN_PLAY: Final = 5
SECONDS_OF_TALK: Final = 20  # as a turn begins


def plannable(game: Best11, seat: int) -> list[Plannable]:
    """The cards in hand, by the windows that they name."""
    rivals = [each for each in range(len(game.teams)) if each != seat]
    return [
        Plannable(kind, cards_for(game, seat, window), conditions=[(field, rivals)]) for kind, window, field in KINDS
    ]


def cards_for(game: Best11, seat: int, window: int) -> list[int]:
    """Each card once; a card for any time is worth planning only if it serves whoever is challenged."""
    found = [event for event in game.teams[seat].hand if not needs_aim(game, event) and serves(game, event, window)]
    return sorted(set(found))


def serves(game: Best11, event: int, window: int) -> bool:
    is_tactics = game.cards.effect[event] == c.E_TACTICS
    return game.cards.window[event] == window or (window == c.W_DECLARED and is_tactics)


def window_seconds(kind: int, context: tuple[int, ...]) -> int:
    if kind == c.ASK_EVENT:
        return SECONDS_OF_TALK
    return SECONDS if kind in (c.ASK_PENDING, c.ASK_SCORED, c.ASK_APPEAL) else SECONDS_IN_PLAY
