"""The picks for a whole choice: players to buy, cards to exchange or to put away, players to release."""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.rules.money import EXCHANGE_PRICE, later_cards
from touchline.titles.masters_of_football.rules.setup import player_price, players_left
from touchline.titles.masters_of_football.state import Mof, Team

SETS: Final = (c.ASK_BUY, c.ASK_EXCHANGE_CARD, c.ASK_KEEP, c.ASK_RELEASE)  # asked for one by one, in ascending order


def picks_for_choice(game: Mof, seat: int, kind: int, context: tuple[int, ...], choice: list[int]) -> list[int]:
    """Return the members of a set in ascending order, and a pass if the manager is asked whether he wants more."""
    if kind not in SETS:
        return choice
    team = game.teams[game.team_numbers[seat]]
    order = sorted(each for each in choice if each != PASS)
    return [*order, PASS] if is_asked_again(game, team, kind, context, order) else order


def is_asked_again(game: Mof, team: Team, kind: int, context: tuple[int, ...], order: list[int]) -> bool:
    if kind == c.ASK_BUY:
        money, bought, most = context
        left = money - sum(player_price(game, team, player) for player in order if player in team.dealt)
        return not order or (bought + len(order) < most and bool(players_left(game, team, order[-1], left)))
    if kind == c.ASK_EXCHANGE_CARD:
        return bool(order) and len(order) < context[0] // EXCHANGE_PRICE and bool(later_cards(team, order[-1]))
    return False
