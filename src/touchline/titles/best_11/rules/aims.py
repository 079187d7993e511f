"""What event cards are aimed at, and whether they would change anything.  The cards are those of section 10.5.

B11-EVENT-17  (ruling) A card that could change nothing may not be played.
B11-EVENT-22  (ruling) A card is played only by those whom it names.
B11-MULTI-16  Twinning may not be played on somebody who has played it on oneself.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import share
from touchline.titles.best_11.rules.challenge import targets
from touchline.titles.best_11.rules.formation import fits_for
from touchline.titles.best_11.rules.market import may_buy
from touchline.titles.best_11.rules.several_boxes import may_twin
from touchline.titles.best_11.state import Best11

ALWAYS_USEFUL: Final = (
    c.E_GAIN,
    c.E_INCOME,
    c.E_TACTICS,
    c.E_APPEAL,
    c.E_NO_GOAL,
    c.E_RETRY,
    c.E_ADD,
    c.E_CROWD,
    c.E_REDRAW,
)
AT_SEATS: Final = (c.E_TWIN, c.E_SWITCH, c.E_STEAL, c.E_LOOK, c.E_FINE, c.E_REDIRECT)
AT_PLAYERS: Final = (c.E_INJURE, c.E_CAUTION, c.E_SEND_OFF, c.E_SELL, c.E_EXCHANGE)


def needs_aim(game: Best11, event: int) -> bool:
    effect = game.cards.effect[event]
    return effect in AT_SEATS or effect in AT_PLAYERS or effect == c.E_BET


def entitled(game: Best11, seat: int, event: int) -> bool:
    """B11-EVENT-22: who of those that the window asks may play the card."""
    by = game.cards.by[event]
    if by == c.BY_PERFORMER:
        return seat == game.duel.performer
    if by == c.BY_OPPONENT:
        return seat == game.duel.opponent
    if by == c.BY_OUTSIDER:
        return seat not in (game.duel.challenger, game.duel.target)
    return by != c.BY_NOT_CHALLENGER or seat != game.duel.challenger


def useful(game: Best11, seat: int, event: int) -> bool:
    """B11-EVENT-17"""
    effect = game.cards.effect[event]
    team = game.teams[seat]
    if effect in ALWAYS_USEFUL:
        return True
    if effect == c.E_CLUB:
        return of_own_box(game, seat) > 0
    if effect == c.E_BARGAIN:
        return may_buy(game, seat) and team.discount == 0
    if effect == c.E_SELL:
        return bool(team.footballers)
    if effect == c.E_BET:
        return team.money > 0
    if effect == c.E_INJURE:
        return can_injure(game, seat, game.round + game.cards.amount[event])
    return bool(aims(game, seat, event))


def of_own_box(game: Best11, seat: int) -> int:
    """Committed footballers of the performer's own box."""
    box, count = game.teams[seat].box, 0
    for card in game.duel.committed:
        count += game.cards.box_of[card] == box
    return count


def can_injure(game: Best11, seat: int, until: int) -> bool:
    """Has any rival a footballer who is not out for as long already?"""
    out = sum(1 for card, last in game.injured if last >= until and card not in game.teams[seat].footballers)
    return sum(len(team.footballers) for team in game.teams) - len(game.teams[seat].footballers) > out


def aims(game: Best11, seat: int, event: int) -> list[int]:
    """The seats or footballers that a card may be aimed at."""
    effect = game.cards.effect[event]
    if effect in AT_SEATS:
        return seats_aimed(game, seat, event, effect)
    if effect in (c.E_CAUTION, c.E_SEND_OFF):
        duel = game.duel
        return sorted(card for at, card in enumerate(duel.committed) if share(game, duel, at) > 0)
    if effect == c.E_SELL:
        return game.teams[seat].footballers[:]
    if effect == c.E_EXCHANGE:
        return [card for card in rivals_footballers(game, seat) if exchanges(game, seat, card)]
    until = game.round + game.cards.amount[event]
    out = [card for card, last in game.injured if last >= until]
    return [card for card in rivals_footballers(game, seat) if card not in out]


def rivals_footballers(game: Best11, seat: int) -> list[int]:
    found: list[int] = []
    for other in range(game.seats):
        if other != seat:
            found += game.teams[other].footballers
    return found


def seats_aimed(game: Best11, seat: int, event: int, effect: int) -> list[int]:
    if effect == c.E_REDIRECT:
        return redirections(game)
    rivals = [other for other in range(game.seats) if other != seat]
    if effect == c.E_TWIN:
        return [other for other in rivals if may_twin(game, seat, other) and not twinned_so(game, seat, other, event)]
    if effect == c.E_SWITCH:
        return [other for other in rivals if may_switch(game, other)] if may_switch(game, seat) else []
    if effect == c.E_FINE:
        return [other for other in rivals if game.teams[other].money > 0]
    return [other for other in rivals if game.teams[other].hand]


def twinned_so(game: Best11, seat: int, other: int, event: int) -> bool:
    """At peace for as long already."""
    until = game.round + game.cards.amount[event]
    return any({first, second} == {seat, other} and last >= until for first, second, last in game.twinned)


def may_switch(game: Best11, seat: int) -> bool:
    """Who has a management card and has used nothing of it."""
    return game.teams[seat].management != NOBODY and game.teams[seat].used == 0


def redirections(game: Best11) -> list[int]:
    """B11-CHALLENGE-04: other legal targets of the challenger."""
    duel = game.duel
    return [other for other in targets(game, duel.challenger) if other != duel.target]


def exchanges(game: Best11, seat: int, theirs: int) -> list[int]:
    """B11-PITCH-05: own footballers who can change places with a rival's, both having the room."""
    other, role = game.owner(theirs), game.cards.role
    found: list[int] = []
    for own in game.teams[seat].footballers:
        same = role[own] == role[theirs]
        if same or (fits_for(game, seat, theirs, own) and fits_for(game, other, own, theirs)):
            found.append(own)
    return found


def victim(game: Best11, seat: int, event: int, aim: int) -> int:
    """The rival whom a card names as target or victim; NOBODY if it names none."""
    effect = game.cards.effect[event]
    if effect in AT_SEATS:
        named = aim
    elif effect in (c.E_INJURE, c.E_EXCHANGE):
        named = game.owner(aim)
    elif effect in (c.E_CAUTION, c.E_SEND_OFF, c.E_REDRAW):
        named = game.duel.performer
    else:
        return NOBODY
    return named if named != seat else NOBODY
