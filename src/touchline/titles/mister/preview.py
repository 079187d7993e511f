"""Previews of options, in numbers: sent with a question, never used by rules."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.mister import codes as c
from touchline.titles.mister.demand import SLOT_ROLES, demands_of
from touchline.titles.mister.printed import BLOCK, GK, PENALTY, F, G
from touchline.titles.mister.rules.phases import best_in_wall
from touchline.titles.mister.rules.shots import verdicts
from touchline.titles.mister.state import LEAGUE, Mister


def preview(game: Mister, seat: int, kind: int, context: tuple[int, ...], option: int) -> tuple[int, ...]:
    """Return the numbers of one option, as words.py names them for this kind of question; empty for none."""
    if kind in (c.ASK_SHOOT, c.ASK_DIVE):
        return verdicts(context[5], context[2] - context[4])
    if kind == c.ASK_TAKE:
        action = game.actions[context[0]]
        return kick(game, seat, option, action.shot, (action.value, context[1]), action.keeper_value)
    if kind in (c.ASK_KICKER, c.ASK_SUDDEN):
        return kick(game, seat, option, PENALTY, (F, 0), G)  # MIS-PEN-05, MIS-BOOST-13
    if kind in (c.ASK_FIELD, c.ASK_SUBSTITUTE):
        slot = context[0] if kind == c.ASK_FIELD else context[1]
        return fit(game, option, slot)
    return exchange_or_market(game, kind, context, option)


def exchange_or_market(game: Mister, kind: int, context: tuple[int, ...], option: int) -> tuple[int, ...]:
    overall = game.cards.overall
    if kind == c.ASK_VICTIM:
        return (overall[option],)
    if kind == c.ASK_EXCHANGE:
        return (overall[context[0]] - overall[option],) if option != c.REFUSE else ()
    if kind == c.ASK_DECIDE:
        return (context[1] + (option == c.ACQUIRE),)
    return (context[0] - 1 if option == c.DRAW_ONE else 0,)  # a draw of the transfer window


def kick(game: Mister, seat: int, player: int, shot: int, value: tuple[int, int], keeper_value: int) -> tuple[int, ...]:
    """Return this taker's value (a characteristic and a bonus), the keeper he faces, and the chances that follow."""
    characteristic, bonus = value
    keeper = game.sides[game.opponent(seat)].lineup[GK]
    mine = game.cards.values[player][characteristic] + bonus
    against = game.cards.values[keeper][keeper_value] if keeper != NOBODY else 0
    return characteristic, mine, keeper, keeper_value, against, *verdicts(shot, mine - against)


def fit(game: Mister, player: int, slot: int) -> tuple[int, ...]:
    """Return how well the footballer fits the slot, in tenths, and whether it is one of his preferred role."""
    cards = game.cards
    found = cards.fits[player][slot] if cards.fits else demands_of(cards.actions)[slot].fit(cards.values[player])
    return found, int(cards.role[player] == SLOT_ROLES[slot])


def alike(game: Mister, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> bool:
    """Return whether the answer makes no difference: each taker scores, or none can, or the match is decided."""
    if kind in (c.ASK_SUBSTITUTE, c.ASK_VICTIM):
        return is_decided(game, seat)
    if kind not in (c.ASK_TAKE, c.ASK_KICKER, c.ASK_SUDDEN):
        return False
    if kind == c.ASK_TAKE and wall_stops(game, context[0], game.opponent(seat)):
        return True
    goals = set[int]()
    for option in options:
        _, same_goal, _, other_goal, _ = preview(game, seat, kind, context, option)[-5:]
        goals |= {same_goal, other_goal}
    return len(goals) == 1


def is_decided(game: Mister, seat: int) -> bool:
    """Whether the last card of the match has been lifted and no shoot-out can follow (MIS-MATCH-09, MIS-PEN-01)."""
    goals = game.sides[seat].goals(), game.sides[game.opponent(seat)].goals()
    is_last = not game.pack and game.passes == game.rules.deck_passes
    return is_last and (goals[0] != goals[1] or game.rules.mode == LEAGUE)


def wall_stops(game: Mister, action: int, rival: int) -> bool:
    """Whether somebody on the pitch stops the free kick, whoever takes it (MIS-CARD-09a)."""
    walls = [phase for phase in game.actions[action].phases if phase.op == BLOCK]
    return any(best_in_wall(game, game.sides[rival], wall)[1] >= wall.least for wall in walls)
