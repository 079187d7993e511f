"""Rerolls: abilities and cards that roll the dice of a turn again.

MOF-RESP-06     (ruling) Window RR opens after the dice of a turn; legal are reroll abilities and reroll effects.
MOF-MGR-09      (ruling) They may be used on the dice of either side (whose dice: legality.py).
MOF-MGR-10      (ruling) Level die and genius die of one side are rolled again; the new result may be rerolled too.
MOF-MGR-11      (ruling) Paid ones cost 1M each time; counted ones are counted per match.
MOF-MGR-16      (ruling) Only attack and defence dice: never those of tactic battle, stoppage or academy.
MOF-SYM-30      Paid rerolls; MOF-SYM-31 any, N times; MOF-SYM-32 attack only, N times.
MOF-CARD-15     A card with uses left stays on the table, over several turns, to the end of the match at most.
MOF-RESP-14     (ruling) A card that only rerolls is used as it is played.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import REROLL_ANY, REROLL_ATTACK, REROLL_PAID
from touchline.titles.masters_of_football.rules.home import has_ability
from touchline.titles.masters_of_football.rules.legality import OF_ATTACK, dice_left, own_dice, side_of_dice
from touchline.titles.masters_of_football.rules.money import free_money
from touchline.titles.masters_of_football.rules.piles import lay_off
from touchline.titles.masters_of_football.state import Match, Mof, Played

REROLL_PRICE: Final = 1


def roll_attack(game: Mof, match: Match) -> None:
    """MOF-PLAY-11, MOF-PLAY-26: attack die of the level, then the genius die."""
    side = match.attacker
    match.dice[0] = game.roll(6, c.ROLL_ATTACK_DIE + match.attack_level[side])
    match.dice[1] = game.roll(6, c.ROLL_GENIUS_DIE)
    if game.told is not None:
        die = game.cards.attack_dice[match.attack_level[side]][match.dice[0] - 1]
        genius = game.cards.genius_die[match.dice[1] - 1]
        game.tell(c.TELL_ATTACK_ROLLED, match.teams[side], die, genius, die + genius)


def roll_defence(game: Mof, match: Match) -> None:
    """MOF-PLAY-11, MOF-PLAY-26: defence die of the level, then the genius die."""
    side = 1 - match.attacker
    match.dice[2] = game.roll(6, c.ROLL_DEFENCE_DIE + match.defence_level[side])
    match.dice[3] = game.roll(6, c.ROLL_GENIUS_DIE)
    if game.told is not None:
        die = game.cards.defence_dice[match.defence_level[side]][match.dice[2] - 1]
        genius = game.cards.genius_die[match.dice[3] - 1]
        game.tell(c.TELL_DEFENCE_ROLLED, match.teams[side], die, genius, die + genius)


def totals(game: Mof, match: Match) -> tuple[int, int]:
    """What attacker and defender have rolled; the genius face counts two."""
    cards, dice = game.cards, match.dice
    attack = cards.attack_dice[match.attack_level[match.attacker]][dice[0] - 1] + cards.genius_die[dice[1] - 1]
    defence = cards.defence_dice[match.defence_level[1 - match.attacker]][dice[2] - 1] + cards.genius_die[dice[3] - 1]
    return attack, defence


def standing_rerolls(game: Mof, match: Match, number: int) -> list[int]:
    """Rerolls that all can see: abilities in own matches (MOF-MGR-13), uses left on cards."""
    found = [
        c.ON_TABLE + played.card for played in match.table if played.owner == number and dice_left(game, match, played)
    ]
    side = match.side_of(number)
    if side != NOBODY and own_dice(game, match, number):
        team = game.teams[number]
        if match.rerolls[side]:
            found.append(c.ABILITY)
        if free_money(team) >= REROLL_PRICE and has_ability(game, match, side, REROLL_PAID):
            found.append(c.PAID)
    return found


def choose_dice(game: Mof, match: Match, number: int, dice: list[int]) -> int:
    if len(dice) == 1:
        return dice[0]
    return game.ask(
        game.teams[number].seat, c.ASK_DICE, dice, match.teams[match.attacker], match.teams[1 - match.attacker]
    )


def roll_again(game: Mof, match: Match, number: int, which: int) -> None:
    """MOF-MGR-10."""
    game.tell(c.TELL_DICE_REROLLED, number, match.teams[side_of_dice(match, which)])
    if which == OF_ATTACK:
        roll_attack(game, match)
    else:
        roll_defence(game, match)


def use_ability(game: Mof, match: Match, number: int, source: int) -> None:
    """MOF-MGR-11, MOF-SYM-30, MOF-SYM-31; no immunity stops it (MOF-IMM-06)."""
    which = choose_dice(game, match, number, own_dice(game, match, number))
    if source == c.PAID:
        game.teams[number].money -= REROLL_PRICE
    else:
        match.rerolls[match.side_of(number)] -= 1
    roll_again(game, match, number, which)


def use_from_table(game: Mof, match: Match, number: int, card: int) -> None:
    """MOF-CARD-14, MOF-CARD-15: one use; with the last the card is discarded."""
    for played in match.table:
        if played.card == card:
            which = choose_dice(game, match, number, dice_left(game, match, played))
            game.teams[number].money -= game.cards.effect(card, REROLL_PAID)
            use_up(game, match, played)
            roll_again(game, match, number, which)
            return


def use_up(game: Mof, match: Match, played: Played) -> None:
    played.uses -= 1
    if not played.uses:
        match.table.remove(played)
        lay_off(game, played.card)


def reroll_uses(game: Mof, card: int) -> int:
    """How often a card rerolls in a match (MOF-SYM-30 to MOF-SYM-32); a paid one as often as it is paid."""
    if game.cards.effect(card, REROLL_PAID):
        return 99
    return game.cards.effect(card, REROLL_ANY) + game.cards.effect(card, REROLL_ATTACK)
