"""Playing action cards: what may be played now, on whom, and why not.

MOF-CARD-02     A card may be played only at the moment its symbol shows.
MOF-CARD-07     (ruling) A restricted card may be played while the tactic does not fit, unless it only acts at once.
MOF-CARD-08     The manager states to which team a card is applied; MOF-CARD-12 (ruling) an observer to which of two.
MOF-CARD-10     Only in one's own matches; corruption and Whistleblower in any.
MOF-CARD-16     (ruling) No limit to the number of cards but hand and money.
MOF-CARD-18     (ruling) Cards of the bank and the academy may be played outside matches.
MOF-CARD-22     (ruling) A Win Bonus can be applied only to its owner's team.
MOF-CARD-30     (ruling) Not if every effect would be void by public facts: immunity, home advantage, no target; nor
                a card that only lowers values, if immunity leaves one's own team alone.
MOF-PMOD-01     Whoever plays a card on a player chooses him; MOF-PMOD-06 (ruling) face down, by slot.
MOF-PMOD-08     (ruling) Targets stand in a lineup of the match.
MOF-TACTIC-19   A card that forces a tactic needs home advantage.
MOF-TACTIC-23   (ruling) It may be placed only by the holder, or with a card that grants the advantage.
MOF-TACTIC-24   (ruling) No forcing card while a forced tactic is in force.
MOF-SYM-23      (ruling) A turn can be skipped while one is left; MOF-SYM-25 (ruling) an extra attack follows a turn.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal, Step, Why
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.cards import Effect
from touchline.titles.masters_of_football.handbook import BONUS_RESERVE
from touchline.titles.masters_of_football.printed import (
    BLOCK_CORRUPTION,
    DISALLOW_GOAL,
    EXTRA_ATTACK_TURN,
    FORCE_TACTIC,
    GAIN_HOME_ADVANTAGE,
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    POINTS,
    RECEIVE_MONEY,
    REQUIRES_HOME_ADVANTAGE,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    SCOPE_OWN_TEAM,
    SCOPE_PLAYER,
    SCOPE_TEAM,
    SKIP_NEXT_TURN,
)
from touchline.titles.masters_of_football.rules.home import can_move
from touchline.titles.masters_of_football.rules.immunities import match_shielded, shielded
from touchline.titles.masters_of_football.rules.money import card_cost, free_money, pay_card
from touchline.titles.masters_of_football.rules.rerolls import dice_for
from touchline.titles.masters_of_football.rules.restrictions import AT_ONCE, fits
from touchline.titles.masters_of_football.state import (
    AFTER_HALF_TIME,
    BEFORE_KICK_OFF,
    BT,
    GL,
    LAST_TURN,
    MW,
    RR,
    WW,
    Match,
    Mof,
    Played,
)

NOTHING: Final[list[Played]] = []
THREE_SLOTS: Final = [0, 1, 2]
LASTING: Final = (MOD_ATTACK, MOD_DEFENCE, MOD_TACTIC)
EXTRA_ATTACKS: Final = (EXTRA_ATTACK_TURN, ROLL_EXTRA_ATTACK)


def playable(game: Mof, match: Match, number: int, window: int) -> list[int]:
    """The cards of the hand that may be played in this window."""
    found: list[int] = []
    add_playable(game, match, number, window, found)
    return found


def add_playable(game: Mof, match: Match, number: int, window: int, found: list[int]) -> None:
    opens, team = game.rules.handbook.opens[window], game.teams[number]
    for card in team.hand:
        if opens[card] and not refused(game, match, number, card, window, free_money(team), NOTHING):
            found.append(card)


def refused(game: Mof, match: Match, number: int, card: int, window: int, money: int, placed: list[Played]) -> int:
    """Why a card of the hand may not be played now; 0 if it may.  `placed`: cards of his that go with it."""
    if not game.rules.handbook.windows[card] >> window & 1:
        return c.WHY_NOT_NOW  # MOF-CARD-02
    side = match.side_of(number)
    if side == NOBODY and window != MW and not game.rules.handbook.holds_corruption[window] >> card & 1:
        return c.WHY_NOT_YOURS  # MOF-CARD-10
    if card_cost(game, game.teams[number], card) > money:
        return c.WHY_TOO_DEAR  # MOF-MONEY-03, MOF-CARD-19
    if game.cards.forced(card) != NOBODY and (match.forced != NOBODY or forces(game, placed)):
        return c.WHY_FORCED_ALREADY  # MOF-TACTIC-24
    if needs_home(game, card) and side != match.home_advantage and not grants(game, placed, side):
        return c.WHY_NEEDS_HOME  # MOF-TACTIC-19, MOF-TACTIC-23
    if dice_for(game, match, number, card) if window == RR else has_target(game, match, number, card):
        return 0
    return c.WHY_NO_TARGET if fits(game, match, card) else c.WHY_OTHER_TACTIC  # MOF-CARD-30, MOF-CARD-07


def needs_home(game: Mof, card: int) -> bool:
    return bool(game.cards.needs_home[card]) or game.cards.forced(card) != NOBODY


def grants(game: Mof, placed: list[Played], side: int) -> bool:
    """MOF-TACTIC-23: one of the cards placed with it gives home advantage to this side."""
    return any(each.side == side and game.cards.effect(each.card, GAIN_HOME_ADVANTAGE) for each in placed)


def forces(game: Mof, placed: list[Played]) -> bool:
    return any(game.cards.forced(each.card) != NOBODY for each in placed)


def target_sides(game: Mof, match: Match, number: int, card: int) -> list[int]:
    """The sides on which at least one effect would work (MOF-CARD-30); [NOBODY] for a card that names none."""
    scope = game.cards.scope[card]
    own = match.side_of(number)
    if scope == SCOPE_OWN_TEAM or game.cards.price[card] == POINTS:  # MOF-CARD-22
        sides = [own] if own != NOBODY else []
    elif scope in (SCOPE_TEAM, SCOPE_PLAYER):
        sides = [own, 1 - own] if own != NOBODY else [0, 1]  # MOF-CARD-08, MOF-CARD-12
    else:
        sides = [NOBODY]
    return [side for side in sides if useful(game, match, number, card, side)]


def has_target(game: Mof, match: Match, number: int, card: int) -> bool:
    """MOF-CARD-30: a side to work on, and not only to harm oneself because the opponent is immune."""
    sides = target_sides(game, match, number, card)
    if len(sides) != 1 or sides[0] == NOBODY or sides[0] != match.side_of(number):
        return bool(sides)
    return game.cards.scope[card] == SCOPE_OWN_TEAM or not harms(game, card)


def harms(game: Mof, card: int) -> bool:
    """Return whether the card lowers values and does nothing else."""
    effects = [effect for effect in game.cards.effects[card] if effect.symbol != REQUIRES_HOME_ADVANTAGE]
    return all(effect.symbol in LASTING and effect.n < 0 for effect in effects)


def useful(game: Mof, match: Match, owner: int, card: int, side: int) -> bool:
    """At least one effect is not void; a card with an extra attack waits for a turn to follow (MOF-SYM-25)."""
    found = False
    for effect in game.cards.effects[card]:
        if effect.symbol in EXTRA_ATTACKS and match.stage in (BEFORE_KICK_OFF, AFTER_HALF_TIME):
            return False
        if effect.symbol != REQUIRES_HOME_ADVANTAGE and not void(game, match, owner, card, side, effect):
            found = True
    return found


def void(game: Mof, match: Match, owner: int, card: int, side: int, effect: Effect) -> bool:
    """An effect of a card applied to a side would do nothing (MOF-CARD-30, MOF-IMM-02, MOF-IMM-03)."""
    symbol = effect.symbol
    if symbol in AT_ONCE and not fits(game, match, card):
        return True  # MOF-CARD-05, MOF-CARD-07
    if symbol in (RECEIVE_MONEY, BLOCK_CORRUPTION):
        return False
    if symbol == GAIN_HOME_ADVANTAGE:
        loses = match.home_advantage != side and shielded(
            game, match, 1 - side, card, owner
        )  # MOF-IMM-02: moved away from it
        return loses or shielded(game, match, side, card, owner) or not can_move(game, match)
    if symbol == FORCE_TACTIC:
        return match_shielded(game, match, card, owner)
    if symbol == SKIP_NEXT_TURN:
        return match_shielded(game, match, card, owner) or match.turn + match.skips >= LAST_TURN  # MOF-SYM-23
    if symbol == ROLL_TACTIC_BATTLE:
        return match_shielded(game, match, card, owner) or match.forced != NOBODY  # MOF-SYM-29
    if symbol == DISALLOW_GOAL:
        return shielded(game, match, match.attacker, card, owner)
    return side != NOBODY and shielded(game, match, side, card, owner)


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


def refusals(game: Mof, seat: int, window: int, money: int, placed: list[Played]) -> list[Refusal]:
    """The cards of the hand that may not be played now, each with its reason."""
    match, number = game.boards[game.at], game.team_numbers[seat]
    found: list[Refusal] = []
    for card in game.teams[number].hand:
        reason = refused(game, match, number, card, window, money, placed)
        if reason:
            cost = card_cost(game, game.teams[number], card)
            found.append(Refusal(card, reason, (cost, money) if reason == c.WHY_TOO_DEAR else (card,)))
    return found


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
