"""Effects: what the symbols of a card do when it resolves.

MOF-CARD-17     (ruling) Together revealed cards resolve by class: immunities, home advantage, forced tactics, the rest.
MOF-CARD-13     Modifiers and a forced tactic work until the end of the match.
MOF-CARD-14     Instant effects: the card is discarded as soon as all of it has been used.
MOF-CARD-15     With several instant effects it stays until all are used.
MOF-TACTIC-22   (ruling) Home advantage for a forcing card is tested as it resolves; missing, the card does nothing.
MOF-SYM-09      A forced tactic; MOF-SYM-11 money from the bank; MOF-ACAD-08 gold in the academy.
MOF-SYM-22      The next turn is skipped; MOF-SYM-24 one attack more, the marker stays.
MOF-SYM-26      A roll for an extra attack; MOF-SYM-27 (ruling) on 3 or more.
MOF-SYM-28      A new tactic battle; MOF-SYM-29 (ruling) at once, then levels anew.
MOF-SYM-34      (ruling) Symbols mean the same wherever they stand.
MOF-RESP-11     (ruling) An inserted turn is played inside the window that produced it.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.cards import Effect
from touchline.titles.masters_of_football.handbook import BIT_RR
from touchline.titles.masters_of_football.printed import (
    ACADEMY_ADVANTAGE,
    EXTRA_ATTACK_TURN,
    FORCE_TACTIC,
    GAIN_HOME_ADVANTAGE,
    RECEIVE_MONEY,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    SKIP_NEXT_TURN,
)
from touchline.titles.masters_of_football.rules.battle import fight, force
from touchline.titles.masters_of_football.rules.home import move_home_advantage
from touchline.titles.masters_of_football.rules.legality import (
    LASTING,
    OF_ATTACK,
    OF_DEFENCE,
    needs_home,
    protect,
    shields,
    void,
)
from touchline.titles.masters_of_football.rules.levels import set_levels
from touchline.titles.masters_of_football.rules.managers import immunity
from touchline.titles.masters_of_football.rules.money import receive
from touchline.titles.masters_of_football.rules.piles import lay_off
from touchline.titles.masters_of_football.rules.playing import release_reserve
from touchline.titles.masters_of_football.rules.rerolls import reroll_uses, roll_again
from touchline.titles.masters_of_football.state import Match, Mof, Played

ENOUGH: Final = 3  # MOF-STOP-02, MOF-SYM-27


def resolution(game: Mof, match: Match) -> None:
    """The cards that were placed and not countered, class by class (MOF-CARD-17)."""
    placed, match.placed = match.placed, []
    live = [grants_immunity(game, match, played) for played in placed]
    gains = [played for played in placed if works(game, match, played, GAIN_HOME_ADVANTAGE)]
    move_home_advantage(game, match, [played.side for played in gains])
    for k, played in enumerate(placed):
        if forces_tactic(game, match, played) or played in gains:
            live[k] = True
    changed = False
    for k, played in enumerate(placed):
        changed |= rest(game, match, played, live[k])
    if changed and match.stage != NOBODY:
        set_levels(game, match)  # MOF-LEVEL-16


def works(game: Mof, match: Match, played: Played, symbol: int) -> bool:
    """The card has this symbol and nothing makes it void."""
    for effect in game.cards.effects[played.card]:
        if effect.symbol == symbol:
            return not void(game, match, played.owner, played.card, played.side, effect)
    return False


def grants_immunity(game: Mof, match: Match, played: Played) -> bool:
    granted = 0
    for effect in game.cards.effects[played.card]:
        if immunity(effect.symbol) and not void(game, match, played.owner, played.card, played.side, effect):
            granted |= immunity(effect.symbol)
    if granted:
        protect(game, match, played.side, played.card, granted)
    return granted > 0


def forces_tactic(game: Mof, match: Match, played: Played) -> bool:
    """MOF-TACTIC-19, MOF-TACTIC-22, MOF-TACTIC-24."""
    tactic = game.cards.forced_tactic(played.card)
    if tactic == NOBODY or match.forced != NOBODY or match.side_of(played.owner) != match.home_advantage:
        return False
    if not works(game, match, played, FORCE_TACTIC):
        return False
    force(game, match, played.owner, tactic)  # MOF-SYM-09
    return True


def rest(game: Mof, match: Match, played: Played, live: bool) -> bool:
    """Everything else; then the card stays or goes (MOF-CARD-13 to MOF-CARD-15); true if values may have changed."""
    stays, happened = live, False
    fit = not needs_home(game, played.card) or match.side_of(played.owner) == match.home_advantage  # MOF-TACTIC-22
    for effect in game.cards.effects[played.card]:
        if fit and not void(game, match, played.owner, played.card, played.side, effect):
            stays |= effect.symbol in LASTING
            happened |= instant(game, match, played, effect)
    if reroll_uses(game, played.card):
        happened = True
        first_reroll(game, match, played)
    played.barred = shields(game, match, played.card, played.owner)  # MOF-IMM-09
    if stays or played.uses:
        match.table.append(played)
        return stays
    if not happened:
        game.tell(c.TELL_CARD_VOID, played.owner, played.card)
    release_reserve(game, played)
    lay_off(game, played.card)
    return bool(game.cards.effect(played.card, ROLL_TACTIC_BATTLE))


def first_reroll(game: Mof, match: Match, played: Played) -> None:
    """MOF-RESP-14: a card that only rerolls is used at once, on the dice of the side it was applied to."""
    played.uses = reroll_uses(game, played.card)
    if game.rules.handbook.windows[played.card] & BIT_RR:
        played.uses -= 1
        roll_again(game, match, played.owner, OF_ATTACK if played.side == match.attacker else OF_DEFENCE)


def instant(game: Mof, match: Match, played: Played, effect: Effect) -> bool:
    """Effects that happen at once; true if this was one."""
    symbol = effect.symbol
    if symbol == RECEIVE_MONEY:
        receive(game, played.owner, effect.n)  # MOF-SYM-11
    elif symbol == ACADEMY_ADVANTAGE:
        game.teams[played.owner].advantage = 1  # MOF-ACAD-08
    elif symbol == SKIP_NEXT_TURN:
        match.skips += 1  # MOF-SYM-22
    elif symbol == EXTRA_ATTACK_TURN:
        insert_turn(game, match, played.side)
    elif symbol == ROLL_EXTRA_ATTACK:
        roll_for_attack(game, match, played.side)
    elif symbol == ROLL_TACTIC_BATTLE:
        fight(game, match)  # MOF-SYM-28, MOF-SYM-29
    else:
        return False
    return True


def insert_turn(game: Mof, match: Match, side: int) -> None:
    """MOF-SYM-25, MOF-RESP-11: at once, against the other side's defence."""
    game.tell(c.TELL_EXTRA_ATTACK, match.teams[side])
    match.then((c.STEP_INSERTED_TURN, side))


def roll_for_attack(game: Mof, match: Match, side: int) -> None:
    """MOF-SYM-26, MOF-SYM-27: as in stoppage time."""
    die = game.cards.tactics_die[game.roll(6, c.ROLL_TACTICS_DIE) - 1]
    game.tell(c.TELL_EXTRA_ROLLED, match.teams[side], die)
    if die >= ENOUGH:
        insert_turn(game, match, side)
