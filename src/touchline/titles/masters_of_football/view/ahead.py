"""Plans of a manager: cards for windows that may come, with their targets; and how long these windows last.

Whoever announces must place a card (MOF-CARD-32): the server announces a planned one only if it could be placed.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.plannable import Plannable, PlanTarget
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import REROLL_ANY, REROLL_PAID, SCOPE_TEAM
from touchline.titles.masters_of_football.rules.calendar import fixtures_of
from touchline.titles.masters_of_football.rules.legality import BOTH, attack_only
from touchline.titles.masters_of_football.rules.money import card_cost
from touchline.titles.masters_of_football.rules.rerolls import REROLL_PRICE
from touchline.titles.masters_of_football.state import (
    AFTER_HALF_TIME,
    BEFORE_KICK_OFF,
    BT,
    GL,
    MW,
    PRE1,
    PRE2,
    RR,
    WW,
    Mof,
    Team,
)

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
AT_MOMENT: Final = 2  # index of the moment in the context of ASK_BETWEEN


def plannable(game: Mof, seat: int) -> list[Plannable]:
    """Return the cards in hand by the windows in which they may be played; for rerolls also the manager's abilities."""
    windows = [plannable_in(game, seat, kind, window, field) for kind, window, field in KINDS]
    return [announcements(game, game.team_numbers[seat]), *windows]


def announcements(game: Mof, number: int) -> Plannable:
    """Return the cards for a match of one's own, by the opponent: at home, or away."""
    team, opens = game.teams[number], game.rules.handbook.opens
    cards = [card for card in team.hand if opens[PRE1][card] or opens[PRE2][card]]
    days = range(max(game.matchday, 1), len(game.rules.pairs) + 1) if cards else ()
    to_come = [pair for day in days for _, *pair in fixtures_of(game, day) if number in pair]
    hosts = sorted({home for home, away in to_come if away == number})
    visitors = sorted({away for home, away in to_come if home == number})
    whens = [(field, teams) for field, teams in (("home", hosts), ("away", visitors)) if teams]
    targets = {card: target for card in cards if (target := target_of(game, number, card, PRE1)) is not None}
    return Plannable(c.ASK_ANNOUNCE, cards, [card_cost(game, team, card) for card in cards], whens, targets)


def plannable_in(game: Mof, seat: int, kind: int, window: int, field: str) -> Plannable:
    number = game.team_numbers[seat]
    team, opens = game.teams[number], game.rules.handbook.opens[window]
    cards = [card for card in team.hand if opens[card]]
    costs = [card_cost(game, team, card) for card in cards]
    if window == RR:
        cards, costs = with_abilities(game, team, cards, costs)
    targets = {card: target for card in cards if (target := target_of(game, number, card, window)) is not None}
    values = moments() if field == "moment" else rivals(game, number)
    return Plannable(kind, cards, costs, [(field, values)] if field else [], targets)


def with_abilities(game: Mof, team: Team, cards: list[int], costs: list[int]) -> tuple[list[int], list[int]]:
    """Add the rerolls that are printed on the manager card, after the cards."""
    if team.manager == NOBODY:
        return cards, costs
    free, paid = game.cards.ability(team.manager, REROLL_ANY), game.cards.ability(team.manager, REROLL_PAID)
    found = [(c.ABILITY, 0)] * bool(free) + [(c.PAID, REROLL_PRICE)] * bool(paid)
    return cards + [option for option, _ in found], costs + [cost for _, cost in found]


def target_of(game: Mof, number: int, option: int, window: int) -> PlanTarget | None:
    """Return what is chosen after it: whose dice are rolled again, or the team; None for nothing."""
    if window == RR:
        is_choice = not game.rules.own_rerolls and (option >= c.ABILITY or not attack_only(game, option))
        return PlanTarget(c.ASK_DICE, BOTH) if is_choice else None
    if game.cards.scope[option] == SCOPE_TEAM:
        return PlanTarget(c.ASK_TARGET, [number, *rivals(game, number)])
    return None


def moments() -> list[int]:
    return [BEFORE_KICK_OFF, AFTER_HALF_TIME]


def rivals(game: Mof, number: int) -> list[int]:
    """Return the teams of the others that a person manages."""
    return [each for each in range(len(game.teams)) if each != number and game.teams[each].seat != NOBODY]


def window_seconds(kind: int, context: tuple[int, ...]) -> int:
    """Return how long a strict window is open: by its kind and moment, which all see."""
    if kind == c.ASK_BETWEEN:
        return SECONDS_OF_TALK if context[AT_MOMENT] in (BEFORE_KICK_OFF, AFTER_HALF_TIME) else SECONDS_AFTER_DUEL
    if kind in (c.ASK_ANNOUNCE, c.ASK_MANAGE):
        return SECONDS_OF_TALK
    return SECONDS_AFTER_DUEL if kind == c.ASK_REROLL else SECONDS
