"""What an option would bring, and which options of a window are worth asking a person about."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.rules.money import EXCHANGE_PRICE, card_cost, free_money
from touchline.titles.masters_of_football.rules.rerolls import REROLL_PRICE, totals
from touchline.titles.masters_of_football.rules.setup import player_price
from touchline.titles.masters_of_football.rules.turns import genius_attacks, genius_defends
from touchline.titles.masters_of_football.state import Match, Mof
from touchline.titles.masters_of_football.view.paper import on_paper

QUIET_MOMENTS: Final = (0, 13)  # before kick-off and after half-time
PLAYED_FROM_HAND: Final = (c.ASK_PLACE, c.ASK_BETWEEN, c.ASK_REROLL, c.ASK_GOAL_ANSWER, c.ASK_WHISTLE, c.ASK_MANAGE)


def preview(game: Mof, seat: int, kind: int, context: tuple[int, ...], option: int) -> tuple[int, ...]:
    """What an option costs and what is left then; of a tactic, what the three add up to under it."""
    team = game.teams[game.team_numbers[seat]]
    if option == PASS:
        return ()
    if kind == c.ASK_TACTIC:
        paper = on_paper(game, list(context[1:4]), option)
        return paper["attack"], paper["defence"], paper["attack_level"], paper["defence_level"]
    if kind == c.ASK_BUY:
        price = player_price(game, team, option)
        return price, context[0] - price
    if kind not in PLAYED_FROM_HAND:
        return ()
    money = context[1] if kind == c.ASK_PLACE else free_money(team)
    if option in team.hand:
        cost = card_cost(game, team, option)
        return cost, money - cost
    cost = {c.EXCHANGE: EXCHANGE_PRICE, c.PAID: REROLL_PRICE}.get(option, 0)
    return cost, money - cost


def worth(game: Mof, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> list[int]:
    """Options that do something now and do not hurt oneself; the exchange, which every window has, is left out.

    In a match of others nobody is asked.  Between two turns one is asked before kick-off and after half-time alone: a
    card for another moment is played by stopping there.
    """
    acts = [option for option in options if option not in (PASS, c.EXCHANGE)]
    if kind == c.ASK_MANAGE:
        return acts
    match = game.boards[game.at]
    side = match.side_of(game.team_numbers[seat])
    if side == NOBODY or (kind == c.ASK_BETWEEN and context[2] not in QUIET_MOMENTS):
        return []
    if kind == c.ASK_REROLL and pleases(game, match, side):
        return []
    if kind in (c.ASK_GOAL_ANSWER, c.ASK_WHISTLE) and context[0] == game.team_numbers[seat]:
        return []  # one's own goal, or one's own card
    return acts


def pleases(game: Mof, match: Match, side: int) -> bool:
    """Whether the dice as they lie decide the attack for this side."""
    attack, defence = totals(game, match)
    goal = not genius_defends(game, match) and (attack > defence or genius_attacks(game, match))
    return goal == (side == match.attacker)


def seat_of(game: Mof, domain: str, number: int) -> int:
    """Who manages a team."""
    return game.teams[number].seat if domain == "team" and 0 <= number < len(game.teams) else NOBODY
