"""Plans of a manager: cards for windows that may come; and how long these windows last.

Only cards that are aimed at nobody: whoever plans is not asked for a target later.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.plannable import Plannable
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import SCOPE_PLAYER, SCOPE_TEAM
from touchline.titles.masters_of_football.rules.legality import attack_only
from touchline.titles.masters_of_football.rules.money import card_cost
from touchline.titles.masters_of_football.state import AFTER_HALF_TIME, BEFORE_KICK_OFF, BT, GL, MW, RR, WW, Mof

KINDS: Final = (
    (c.ASK_BETWEEN, BT, "moment"),
    (c.ASK_REROLL, RR, "attacker"),
    (c.ASK_GOAL_ANSWER, GL, "team"),
    (c.ASK_WHISTLE, WW, "owner"),
    (c.ASK_MANAGE, MW, ""),
)  # each with its window, and the number that a condition may be on
SECONDS_AFTER_DUEL: Final = 5
SECONDS: Final = 6  # after a goal, or a corruption card
SECONDS_OF_TALK: Final = 20  # before the match, at half-time and between matches
AT_MOMENT: Final = 2  # where the moment stands in the context of ASK_BETWEEN


def plannable(game: Mof, seat: int) -> list[Plannable]:
    """The cards in hand, by the windows in which they may be played."""
    return [plannable_in(game, seat, kind, window, field) for kind, window, field in KINDS]


def plannable_in(game: Mof, seat: int, kind: int, window: int, field: str) -> Plannable:
    number = game.team_numbers[seat]
    team, opens = game.teams[number], game.rules.handbook.opens[window]
    cards = [card for card in team.hand if opens[card] and is_unaimed(game, card, window)]
    values = moments() if field == "moment" else rivals(game, number)
    conditions = [(field, values)] if field else []
    return Plannable(kind, cards, [card_cost(game, team, card) for card in cards], conditions)


def is_unaimed(game: Mof, card: int, window: int) -> bool:
    """Nothing is chosen after it is played: no team, no player, and no dice but those of the attack."""
    if window == RR:
        return attack_only(game, card)
    return game.cards.scope[card] not in (SCOPE_TEAM, SCOPE_PLAYER)


def moments() -> list[int]:
    return [BEFORE_KICK_OFF, AFTER_HALF_TIME]


def rivals(game: Mof, number: int) -> list[int]:
    """The teams of the others, that is of those whom a person plays."""
    return [each for each in range(len(game.teams)) if each != number and game.teams[each].seat != NOBODY]


def window_seconds(kind: int, context: tuple[int, ...]) -> int:
    """Return how long a strict window is open: by its kind and moment, which all see."""
    if kind == c.ASK_BETWEEN:
        return SECONDS_OF_TALK if context[AT_MOMENT] in (BEFORE_KICK_OFF, AFTER_HALF_TIME) else SECONDS_AFTER_DUEL
    if kind in (c.ASK_ANNOUNCE, c.ASK_MANAGE):
        return SECONDS_OF_TALK
    return SECONDS_AFTER_DUEL if kind == c.ASK_REROLL else SECONDS
