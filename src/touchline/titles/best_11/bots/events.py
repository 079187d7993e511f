"""When an amateur of Best 11 plays an event card, at whom, and how it answers those of others."""

from __future__ import annotations

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.bots.sense import (
    event_worth,
    goal_chance,
    is_weapon,
    leader,
    rounds_left,
    signing,
)
from touchline.titles.best_11.rules.action import share
from touchline.titles.best_11.rules.events import HAND
from touchline.titles.best_11.rules.scoring import score
from touchline.titles.best_11.state import Best11


def worth_playing(game: Best11, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
    """Return the first card whose moment has come, else pass."""
    for event in options:
        if event != PASS and timely(game, seat, kind, event, context):
            return event
    return PASS


def timely(game: Best11, seat: int, kind: int, event: int, context: tuple[int, ...]) -> bool:
    effect = game.cards.effect[event]
    if kind == c.ASK_APPEAL:
        return hurts(game, context[1])
    if effect in (c.E_GAIN, c.E_NO_GOAL, c.E_RETRY):
        return True
    if effect == c.E_INCOME:
        return rounds_left(game) > 1 or game.cards.other[event] > 0
    if effect == c.E_REDIRECT:
        return game.duel.target == seat
    if effect == c.E_REDRAW:
        return game.duel.performer == leader(game, seat)
    if effect == c.E_BET:
        return True
    return in_the_open(game, seat, effect)


def in_the_open(game: Best11, seat: int, effect: int) -> bool:
    team = game.teams[seat]
    if effect in (c.E_TACTICS, c.E_TWIN):
        return True
    if effect == c.E_FINE:
        return any(rival.money >= 3 for other, rival in enumerate(game.teams) if other != seat)
    if effect == c.E_INJURE:
        return game.round >= 4 and game.active == seat
    if effect == c.E_STEAL:
        return len(team.hand) <= HAND
    if effect == c.E_LOOK:
        return len(team.hand) > 1
    if effect == c.E_SWITCH:
        return game.active == seat and game.cards.economic[team.management] <= 5 and team.money < 6
    return False


def hurts(game: Best11, event: int) -> bool:
    return is_weapon(game, event) or game.cards.effect[event] in (
        c.E_FINE,
        c.E_STEAL,
        c.E_REDRAW,
        c.E_REDIRECT,
        c.E_INJURE,
    )


def aim_at(game: Best11, seat: int, options: list[int], event: int) -> int:
    """Return the target: the strongest rival, the richest, or the best footballer, as the card requires."""
    effect = game.cards.effect[event]
    if effect in (c.E_INJURE, c.E_EXCHANGE):
        if options[0] in game.teams[seat].footballers:
            return min(options, key=lambda card: (game.cards.value[card], card))
        return max(options, key=lambda card: (game.cards.value[card], score(game, game.owner(card)), -card))
    if effect in (c.E_CAUTION, c.E_SEND_OFF):
        duel = game.duel
        return max(options, key=lambda card: (share(game, duel, duel.committed.index(card)), -card))
    if effect == c.E_SELL:
        return min(options, key=lambda card: (game.cards.value[card], card))
    return rival(game, seat, options, effect)


def rival(game: Best11, seat: int, options: list[int], effect: int) -> int:
    if effect == c.E_FINE:
        return max(options, key=lambda other: (min(3, game.teams[other].money), score(game, other), -other))
    if effect in (c.E_STEAL, c.E_LOOK):
        return max(options, key=lambda other: (len(game.teams[other].hand), score(game, other), -other))
    if effect == c.E_REDIRECT:
        others = [other for other in options if other != seat]
        return max(others or options, key=lambda other: (score(game, other), -other))
    return max(options, key=lambda other: (score(game, other), -other))


def bet_on(game: Best11, seat: int, options: list[int]) -> int:
    """Bet on the likelier result, as much as the card allows."""
    duel = game.duel
    chance = goal_chance(game, duel.challenger, duel.target, game.teams[duel.challenger].bonus, 2)
    goal = 1 if 3 * chance > 2 * (1 - chance) else 0
    return max(option for option in options if option % 2 == goal)


def answer(game: Best11, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
    """Show immunity when challenged, accept an exchange that brings points, take the better card of a trade."""
    if kind == c.ASK_SHELTER:
        return options[-1]
    if kind == c.ASK_ACCEPT:
        return c.YES if signing(game, seat, context[1]) > signing(game, seat, context[2]) else c.NO
    if kind == c.ASK_GIVE:
        return give(game, seat, options, context[0])
    if kind == c.ASK_TAKE:
        return max(options, key=lambda event: (event_worth(game, event), -event))
    return options[0]


def give(game: Best11, seat: int, options: list[int], other: int) -> int:
    """Give the seat's weakest card, if the other has a better one."""
    worst = min((option for option in options if option != PASS), key=lambda event: (event_worth(game, event), event))
    seen = game.teams[seat].known[other]
    best = max((event_worth(game, event) for event in seen), default=0.0)
    return worst if best > event_worth(game, worst) else PASS
