"""Previews of options: their price, their effect now, the state of the match."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import (
    EXTRA_ATTACK_TURN,
    GAIN_HOME_ADVANTAGE,
    MOD_TACTIC,
    REQUIRES_HOME_ADVANTAGE,
    ROLL_EXTRA_ATTACK,
    SKIP_NEXT_TURN,
)
from touchline.titles.masters_of_football.rules.legality import (
    BOTH,
    OF_ATTACK,
    dice_for,
    dice_left,
    harms,
    own_dice,
    side_of_dice,
)
from touchline.titles.masters_of_football.rules.managers import immunity
from touchline.titles.masters_of_football.rules.money import EXCHANGE_PRICE, card_cost, free_money
from touchline.titles.masters_of_football.rules.rerolls import REROLL_PRICE
from touchline.titles.masters_of_football.rules.setup import player_price
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof
from touchline.titles.masters_of_football.view.dice_again import good_rolls, is_goal, lowest_terms, verdict
from touchline.titles.masters_of_football.view.paper import on_paper

PLAYED_FROM_HAND: Final = (c.ASK_PLACE, c.ASK_BETWEEN, c.ASK_REROLL, c.ASK_GOAL_ANSWER, c.ASK_WHISTLE, c.ASK_MANAGE)
IN_MATCH: Final = (c.ASK_BETWEEN, c.ASK_REROLL, c.ASK_GOAL_ANSWER)
FOR_OWN_SIDE: Final = (EXTRA_ATTACK_TURN, ROLL_EXTRA_ATTACK, GAIN_HOME_ADVANTAGE)
NO_CHANCE: Final = (NOBODY, NOBODY)


def preview(game: Mof, seat: int, kind: int, context: tuple[int, ...], option: int) -> tuple[int, ...]:
    """Return the numbers that words.py declares for this kind of question."""
    number = game.team_numbers[seat]
    team = game.teams[number]
    if kind == c.ASK_ANNOUNCE:
        return (rival_of(game.boards[game.at], number),)
    if kind == c.ASK_DICE:
        match = game.boards[game.at]
        return *lowest_terms(good_rolls(game, match, favoured_side(match, number), option)), int(option == OF_ATTACK)
    if option == PASS and kind not in IN_MATCH:
        return ()
    if kind == c.ASK_TACTIC:
        paper = on_paper(game, list(context[1:4]), option)
        return paper["attack"], paper["defence"], paper["attack_level"], paper["defence_level"]
    if kind == c.ASK_BUY:
        price = player_price(game, team, option)
        return price, context[0] - price
    return card_preview(game, number, kind, context, option) if kind in PLAYED_FROM_HAND else ()


def card_preview(game: Mof, number: int, kind: int, context: tuple[int, ...], option: int) -> tuple[int, ...]:
    """Return what a card costs and does now; in a match, also the state of the attack and the odds of its dice."""
    team, match = game.teams[number], game.boards[game.at]
    money = context[1] if kind == c.ASK_PLACE else free_money(team)
    cost = price_of(game, number, option)
    found: tuple[int, ...] = (cost, money - cost, *effect_now(game, match, number, option))
    if kind in IN_MATCH:
        found += standing(game, match, number, kind)
    if kind == c.ASK_REROLL:
        found += (verdict(game, match), *chances(game, match, number, option))
    return found


def price_of(game: Mof, number: int, option: int) -> int:
    team = game.teams[number]
    if option in team.hand:
        return card_cost(game, team, option)
    return {c.EXCHANGE: EXCHANGE_PRICE, c.PAID: REROLL_PRICE}.get(option, 0)


def effect_now(game: Mof, match: Match, number: int, card: int) -> tuple[int, int, int]:
    """Return the main symbol of a card in hand, the team that it affects now (or NOBODY), and the symbol's number."""
    if card not in game.teams[number].hand:
        return NOBODY, NOBODY, 0
    effects = [effect for effect in game.cards.effects[card] if effect.symbol != REQUIRES_HOME_ADVANTAGE]
    symbol, side = effects[0].symbol, match.side_of(number)
    whom = NOBODY
    if symbol == SKIP_NEXT_TURN and match.turn + match.skips < LAST_TURN:
        whom = match.teams[game.rules.attackers[match.turn + match.skips]]
    elif side != NOBODY and symbol <= MOD_TACTIC:
        whom = match.teams[1 - side if harms(game, card) else side]
    elif side != NOBODY and (symbol in FOR_OWN_SIDE or immunity(symbol)):
        whom = match.teams[side]
    return symbol, whom, effects[0].n


def favoured_side(match: Match, number: int) -> int:
    """Return the side of the reader; for an observer the attacker's."""
    side = match.side_of(number)
    return match.attacker if side == NOBODY else side


def rival_of(match: Match, number: int) -> int:
    side = match.side_of(number)
    return NOBODY if side == NOBODY else match.teams[1 - side]


def standing(game: Mof, match: Match, number: int, kind: int) -> tuple[int, ...]:
    """Return whether the reader attacks (1), defends (0) or looks on (-1), the rival, both scores, and who leads."""
    side = match.side_of(number)
    scored = kind == c.ASK_GOAL_ANSWER or (kind == c.ASK_REROLL and is_goal(game, match))
    goals = [match.goals[each] + int(scored and each == match.attacker) for each in (0, 1)]
    if side == NOBODY:
        return NOBODY, NOBODY, goals[0], goals[1], 0
    lead = goals[side] - goals[1 - side]
    sign = int(lead > 0) - int(lead < 0)
    return int(side == match.attacker), match.teams[1 - side], goals[side], goals[1 - side], sign


def chances(game: Mof, match: Match, number: int, option: int) -> tuple[int, int, int, int]:
    """Return how often the dice of the seat's side help if they are rolled again, and the other's; -1: not possible."""
    side = favoured_side(match, number)
    found = [NO_CHANCE, NO_CHANCE]
    for which in dice_of(game, match, number, option):
        own = side_of_dice(match, which) == side
        found[0 if own else 1] = lowest_terms(good_rolls(game, match, side, which))
    return *found[0], *found[1]


def dice_of(game: Mof, match: Match, number: int, option: int) -> list[int]:
    """Return the dice that this source of a reroll may roll again."""
    if option in (PASS, c.EXCHANGE):
        return []
    if option in (c.ABILITY, c.PAID):
        return [which for which in BOTH if which in own_dice(game, match, number)]
    if option < c.ON_TABLE:
        return dice_for(game, match, number, option)
    played = [each for each in match.table if each.card == option - c.ON_TABLE]
    return dice_left(game, match, played[0]) if played else []


def seat_of(game: Mof, domain: str, number: int) -> int:
    """Return who manages a team."""
    return game.teams[number].seat if domain == "team" and 0 <= number < len(game.teams) else NOBODY
