"""Legality: may this card be played, on whom, and what would it do?  Windows, previews, refusals and bots ask here.

`refused` is the one question for a card of a hand, `target_sides` for its targets, `dice_for` and `dice_left` for dice,
`void` for one effect; `fits` (tactic) and `shielded` (immunity) are what they rest on.

MOF-CARD-02     A card may be played only at the moment its symbol shows.
MOF-CARD-05     A card with a restriction works only while the match tactic is one of those it shows.
MOF-CARD-06     (ruling) Under another tactic it lies dormant: modifiers, immunities and rerolls left on the table.
MOF-CARD-07     (ruling) A restricted card may be played while the tactic does not fit, unless it only acts at once.
MOF-CARD-08     The manager states to which team a card is applied; MOF-CARD-12 (ruling) an observer to which of two.
MOF-CARD-10     Only in one's own matches; corruption and Whistleblower in any.
MOF-CARD-16     (ruling) No limit to the number of cards but hand and money.
MOF-CARD-18     (ruling) Cards of the bank and the academy may be played outside matches.
MOF-ACAD-14     (ruling) Who has the academy's advantage plays no card for it.
MOF-CARD-22     (ruling) A Win Bonus can be applied only to its owner's team.
MOF-CARD-30     (ruling) Not if every effect would be void by public facts: immunity, home advantage, no target; nor
                a card that only lowers values, if immunity leaves one's own team alone.
MOF-TACTIC-19   A card that forces a tactic needs home advantage.
MOF-TACTIC-23   (ruling) It may be placed only by the holder, or with a card that grants the advantage.
MOF-TACTIC-24   (ruling) No forcing card while a forced tactic is in force.
MOF-SYM-23      (ruling) A turn can be skipped while one is left; MOF-SYM-25 (ruling) an extra attack follows a turn.
MOF-MGR-09      (ruling) Rerolls work on the dice of either side; MOF-SYM-33 (ruling) so too those of attacks.
MOF-IMM-01      There is immunity to all cards, to corruption, to anti-football and to evolution.
MOF-IMM-02      (ruling) Void is what a card of such a kind, played by anyone else, does to the team, its players, dice
                or goals, or to the match as a whole.
MOF-IMM-03      (ruling) What the opponent does to his own team is not stopped.
MOF-IMM-04      (ruling) A team's own cards are never stopped by its own immunity.
MOF-IMM-05      (ruling) Helpful cards of others are stopped too; immunity cannot be waived.
MOF-IMM-06      Rerolls of Godfather and Special One and Joga Bonito's modifiers are no card effects.
MOF-IMM-08      (ruling) It does not protect one's own corruption card from a Whistleblower.
MOF-IMM-09      (ruling) Granted by a card it works against what resolves after it, not against what is in force.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.cards import Effect
from touchline.titles.masters_of_football.printed import (
    ACADEMY_ADVANTAGE,
    ALL_TACTICS,
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
    REROLL_ANY,
    REROLL_PAID,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    SCOPE_OWN_TEAM,
    SCOPE_PLAYER,
    SCOPE_TEAM,
    SKIP_NEXT_TURN,
)
from touchline.titles.masters_of_football.rules.home import can_move
from touchline.titles.masters_of_football.rules.money import card_cost, free_money
from touchline.titles.masters_of_football.state import (
    ACADEMY_WINDOW,
    AFTER_HALF_TIME,
    BEFORE_KICK_OFF,
    LAST_TURN,
    MW,
    RR,
    Match,
    Mof,
    Played,
)

NOTHING: Final[list[Played]] = []
LASTING: Final = (MOD_ATTACK, MOD_DEFENCE, MOD_TACTIC)
EXTRA_ATTACKS: Final = (EXTRA_ATTACK_TURN, ROLL_EXTRA_ATTACK)
OF_ATTACK: Final = 0
OF_DEFENCE: Final = 1
BOTH: Final = [OF_ATTACK, OF_DEFENCE]
OUTSIDE: Final = (MW, ACADEMY_WINDOW)  # MOF-CARD-18: windows in no match
AT_ONCE: Final = (
    SKIP_NEXT_TURN,
    EXTRA_ATTACK_TURN,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    DISALLOW_GOAL,
    GAIN_HOME_ADVANTAGE,
    RECEIVE_MONEY,
)


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
    if side == NOBODY and window not in OUTSIDE and not game.rules.handbook.holds_corruption[window] >> card & 1:
        return c.WHY_NOT_YOURS  # MOF-CARD-10
    if card_cost(game, game.teams[number], card) > money:
        return c.WHY_TOO_DEAR  # MOF-MONEY-03, MOF-CARD-19
    if game.cards.forced_tactic(card) != NOBODY and (match.forced != NOBODY or forces(game, placed)):
        return c.WHY_FORCED_ALREADY  # MOF-TACTIC-24
    if needs_home(game, card) and side != match.home_advantage and not grants(game, placed, side):
        return c.WHY_NEEDS_HOME  # MOF-TACTIC-19, MOF-TACTIC-23
    if dice_for(game, match, number, card) if window == RR else has_target(game, match, number, card):
        return 0
    return c.WHY_NO_TARGET if fits(game, match, card) else c.WHY_OTHER_TACTIC  # MOF-CARD-30, MOF-CARD-07


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


def needs_home(game: Mof, card: int) -> bool:
    return bool(game.cards.needs_home[card]) or game.cards.forced_tactic(card) != NOBODY


def grants(game: Mof, placed: list[Played], side: int) -> bool:
    """MOF-TACTIC-23: one of the cards placed with it gives home advantage to this side."""
    return any(each.side == side and game.cards.effect(each.card, GAIN_HOME_ADVANTAGE) for each in placed)


def forces(game: Mof, placed: list[Played]) -> bool:
    return any(game.cards.forced_tactic(each.card) != NOBODY for each in placed)


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
    if symbol == ACADEMY_ADVANTAGE:
        return bool(game.teams[owner].advantage)  # MOF-ACAD-14
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


def dice_for(game: Mof, match: Match, number: int, card: int) -> list[int]:
    """Whose dice a card may reroll now (MOF-SYM-32, MOF-SYM-33, MOF-IMM-02, MOF-IMM-03)."""
    if not fits(game, match, card):
        return []  # MOF-CARD-05, MOF-CARD-07
    return [
        which
        for which in own_dice(game, match, number)
        if (which == OF_ATTACK or not attack_only(game, card))
        and not shielded(game, match, side_of_dice(match, which), card, number)
    ]


def dice_left(game: Mof, match: Match, played: Played) -> list[int]:
    """The same for a card on the table; immunity as it was when the card resolved (MOF-IMM-09)."""
    if not played.uses or not fits(game, match, played.card):  # MOF-CARD-06
        return []
    if game.cards.effect(played.card, REROLL_PAID) > free_money(game.teams[played.owner]):
        return []
    return [
        which
        for which in own_dice(game, match, played.owner)
        if (which == OF_ATTACK or not attack_only(game, played.card))
        and not played.barred >> side_of_dice(match, which) & 1
    ]


def own_dice(game: Mof, match: Match, number: int) -> list[int]:
    """MOF-MGR-09: either side's, or by option one's own only."""
    if not game.rules.own_rerolls:
        return BOTH
    return [which for which in BOTH if match.teams[side_of_dice(match, which)] == number]


def side_of_dice(match: Match, which: int) -> int:
    return match.attacker if which == OF_ATTACK else 1 - match.attacker


def attack_only(game: Mof, card: int) -> bool:
    return not (game.cards.effect(card, REROLL_ANY) or game.cards.effect(card, REROLL_PAID))


def fits(game: Mof, match: Match, card: int) -> bool:
    """MOF-CARD-05: the match tactic is one of those the card shows."""
    return allows(game, card, match.tactic)


def allows(game: Mof, card: int, tactic: int) -> bool:
    """Return whether the card works under a tactic; a restricted card needs one."""
    allowed = game.cards.tactics[card]
    return allowed == ALL_TACTICS or (tactic != NOBODY and bool(allowed >> tactic & 1))


def shielded(game: Mof, match: Match, side: int, card: int, owner: int) -> bool:
    """MOF-IMM-02, MOF-IMM-04, MOF-IMM-05: this side is immune to this card, played by somebody else."""
    return bool(immune_kinds(game, match, side) >> game.cards.kind[card] & 1) and match.teams[side] != owner


def match_shielded(game: Mof, match: Match, card: int, owner: int) -> bool:
    """MOF-IMM-02: an effect on the match as a whole counts as applied to whoever did not play it."""
    return shielded(game, match, 0, card, owner) or shielded(game, match, 1, card, owner)


def shields(game: Mof, match: Match, card: int, owner: int) -> int:
    """MOF-IMM-09: the sides immune to the card now, as bits, for a card that stays in force."""
    return sum(1 << side for side in (0, 1) if shielded(game, match, side, card, owner))


def immune_kinds(game: Mof, match: Match, side: int) -> int:
    """The kinds of cards a side is immune to now, as bits."""
    immune = match.immune[side]
    for guarded, card, kinds in match.guards:
        if guarded == side and fits(game, match, card):  # MOF-CARD-05
            immune |= kinds
    return immune


def protect(game: Mof, match: Match, side: int, card: int, kinds: int) -> None:
    """MOF-IMM-09: from now on; with a restriction, while the tactic fits (MOF-CARD-06)."""
    if game.cards.tactics[card] == ALL_TACTICS:
        match.immune[side] |= kinds
    else:
        match.guards.append((side, card, kinds))
