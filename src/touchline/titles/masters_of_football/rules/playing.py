"""Playing action cards: stating a target, taking the card from the hand, paying; what may be played is in legality.py.

MOF-CARD-03     A card costs what is printed on it; MOF-CARD-04 (ruling) paid when revealed or played, never given back.
MOF-CARD-08     The manager states to which team a card is applied; MOF-CARD-12 (ruling) an observer to which of two.
MOF-CARD-21     (ruling) A Win Bonus that leaves the table frees what it reserved.
MOF-PMOD-01     Whoever plays a card on a player chooses him; MOF-PMOD-06 (ruling) face down, by slot.
MOF-PMOD-08     (ruling) Targets stand in a lineup of the match.
MOF-RESP-09     (ruling) A corruption card may be answered by a Whistleblower before it takes effect.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal, Step, Why
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.handbook import BONUS_RESERVE
from touchline.titles.masters_of_football.printed import (
    POINTS,
    SCOPE_PLAYER,
)
from touchline.titles.masters_of_football.rules.legality import NOTHING, refusals, target_sides
from touchline.titles.masters_of_football.rules.money import free_money, pay_card
from touchline.titles.masters_of_football.state import (
    ACADEMY_WINDOW,
    BT,
    GL,
    MW,
    RR,
    WW,
    Match,
    Mof,
    Played,
)

THREE_SLOTS: Final = [0, 1, 2]


def aim(game: Mof, match: Match, number: int, card: int) -> Played:
    """MOF-CARD-08, MOF-CARD-12, MOF-PMOD-01: the team, then the player or slot, as whoever plays it states."""
    seat = game.teams[number].seat
    sides = target_sides(game, match, number, card)
    side = sides[0]
    if len(sides) > 1:
        side = match.side_of(game.ask(seat, c.ASK_TARGET, [match.teams[each] for each in sides], card))
    slot = NOBODY
    if game.cards.scope[card] == SCOPE_PLAYER:
        slot = aim_at_player(game, match, seat, card, side)
    return Played(card, number, side, slot)


def aim_at_player(game: Mof, match: Match, seat: int, card: int, side: int) -> int:
    """MOF-PMOD-06, MOF-PMOD-08: one of the lineup, face down by slot, face up by name."""
    number = match.teams[side]
    if not match.shown:
        return game.ask(seat, c.ASK_TARGET_SLOT, THREE_SLOTS, card, number)
    three = match.lineup[side]
    return three.index(game.ask(seat, c.ASK_TARGET_PLAYER, sorted(set(three)), card, number))


def take_and_pay(game: Mof, played: Played) -> None:
    """MOF-CARD-03, MOF-CARD-04: out of the hand, on the table, paid; face up for all."""
    team = game.teams[played.owner]
    pay_card(game, team, played.card)
    team.hand.remove(played.card)
    game.face_down &= ~(1 << played.card)


def play_from_hand(game: Mof, match: Match, played: Played, *after: Step) -> None:
    """One card played in a response window; corruption may be answered before it resolves (MOF-RESP-09)."""
    take_and_pay(game, played)
    match.placed = [played]
    target = NOBODY if played.side == NOBODY else match.teams[played.side]
    game.tell(c.TELL_CARD_PLAYED, played.owner, played.card, target)
    if game.rules.handbook.red[played.card]:
        after = ((c.STEP_WHISTLING, played.card), *after)
    match.then(*after)


def release_reserve(game: Mof, played: Played) -> None:
    """MOF-CARD-21: a Win Bonus that leaves the table frees what it reserved."""
    if game.cards.price[played.card] == POINTS:
        game.teams[played.owner].reserve -= BONUS_RESERVE


def now(game: Mof, seat: int, window: int) -> list[Refusal]:
    return refusals(game, seat, window, free_money(game.teams[game.team_numbers[seat]]), NOTHING)


def why_between(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return now(game, seat, BT)


WHY_BETWEEN: Final[Why] = why_between  # compiled, a function's name is looked up each time


def why_reroll(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return now(game, seat, RR)


def why_goal(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return now(game, seat, GL)


def why_whistle(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return now(game, seat, WW)


def why_manage(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return now(game, seat, MW)


def why_academy(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return now(game, seat, ACADEMY_WINDOW)
