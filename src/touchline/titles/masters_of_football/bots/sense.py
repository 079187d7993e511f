"""Plain sense of Masters of Football: what cards and players are worth by the points printed on them."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.advice import strength, trios
from touchline.titles.masters_of_football.printed import (
    DISALLOW_GOAL,
    EXTRA_ATTACK_TURN,
    GAIN_HOME_ADVANTAGE,
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    RECEIVE_MONEY,
    REROLL_ANY,
    REROLL_ATTACK,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    SKIP_NEXT_TURN,
    TACTICS,
)
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.rules.managers import immunity
from touchline.titles.masters_of_football.rules.modifiers import player_value
from touchline.titles.masters_of_football.rules.setup import LINEUP_SIZE, player_price
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof, Team

HOME_OR_TACTIC_POINTS: Final = 3  # points that home advantage or one's own tactic count
IMMUNITY_POINTS: Final = 2  # points of an immunity against an opponent with cards
OVER_ANY_PRICE: Final = 100  # more than any three cost
KEPT_MODIFIER_WEIGHT: Final = 70  # a modifier in hand, for each point
KEPT: Final[dict[int, int]] = {
    RECEIVE_MONEY: 400, DISALLOW_GOAL: 700, EXTRA_ATTACK_TURN: 350, ROLL_EXTRA_ATTACK: 200, SKIP_NEXT_TURN: 250,
    REROLL_ANY: 300, REROLL_ATTACK: 250, ROLL_TACTIC_BATTLE: 120, GAIN_HOME_ADVANTAGE: 400,
}  # fmt: skip


def sums(game: Mof, three: list[int], tactic: int) -> int:
    """Return attack and defence of three players under a tactic."""
    total = 0
    for player in three:
        total += game.cards.attack[player][tactic] + game.cards.defence[player][tactic]
    return total


def own_tactic(game: Mof, three: list[int]) -> int:
    """Return the tactic that suits three players best."""
    best = 0
    for tactic in range(1, len(TACTICS)):
        if sums(game, three, tactic) > sums(game, three, best):
            best = tactic
    return best


def plain_three(game: Mof, squad: list[int], must: int) -> list[int]:
    """Return the three whose sums are highest under the tactic that suits them, and that tactic."""
    best, found = NOBODY, sorted(squad)[:LINEUP_SIZE]
    for three in trios(squad):
        if one_position(game, three) or (must != NOBODY and must not in three):
            continue
        worth = sums(game, three, own_tactic(game, three))
        if worth > best:
            best, found = worth, three
    return [*found, own_tactic(game, found)]


def helps(game: Mof, card: int) -> bool:
    """Whether the card's modifiers are meant for the team of whoever plays it."""
    effect = game.cards.effect
    return effect(card, MOD_ATTACK) + effect(card, MOD_DEFENCE) + effect(card, MOD_TACTIC) >= 0


def points_of(game: Mof, match: Match, side: int, card: int) -> int:
    """Return the points that a card placed now brings, for or against the side it is meant for."""
    effect, forced = game.cards.effect, game.cards.forced_tactic(card)
    if forced != NOBODY:
        return HOME_OR_TACTIC_POINTS if forced == own_tactic(game, match.lineup[side]) else 0
    if effect(card, GAIN_HOME_ADVANTAGE):
        return HOME_OR_TACTIC_POINTS if match.home_advantage != side else 0
    if immunity(game.cards.effects[card][0].symbol):
        return IMMUNITY_POINTS if game.teams[match.teams[1 - side]].hand else 0
    works = match.tactic == NOBODY or bool(game.cards.tactics[card] >> match.tactic & 1)
    return abs(effect(card, MOD_ATTACK) + effect(card, MOD_DEFENCE) + effect(card, MOD_TACTIC)) if works else 0


def best_target(game: Mof, match: Match, side: int, card: int, options: list[int]) -> int:
    """Return the player face up on whom the modifier changes most."""
    target = side if options[0] in match.lineup[side] else 1 - side
    symbol = MOD_ATTACK if game.cards.effect(card, MOD_ATTACK) else MOD_DEFENCE
    sign = 1 if helps(game, card) else -1
    three = match.lineup[target]
    values = {player: player_value(game, match, target, slot, symbol) for slot, player in enumerate(three)}
    return min(options, key=lambda player: sign * values[player])


def strongest(game: Mof, team: Team) -> list[int]:
    """Return the offered players who make the strongest three that the money buys."""
    best, found = NOBODY, list[int]()
    for three, new, price in affordable(game, team):
        worth = sums(game, three, own_tactic(game, three)) * OVER_ANY_PRICE - price
        if worth > best:
            best, found = worth, new
    return found


def good_value(game: Mof, team: Team) -> list[int]:
    """Return the players to buy for the best three, by their strength on paper and by their price."""
    best, found = NOBODY, list[int]()
    for three, new, price in affordable(game, team):
        ratings = sum(game.cards.rating[player] for player in three)
        worth = 8 * (max(strength(game, three, tactic) for tactic in range(len(TACTICS))) + ratings) - 5 * price
        if worth > best:
            best, found = worth, new
    return found


def affordable(game: Mof, team: Team) -> list[tuple[list[int], list[int], int]]:
    """Return all threes of squad and offer that the money pays for: the three, who of them is new, what those cost."""
    filler = game.cards.stand_ins if len(team.squad) < LINEUP_SIZE else []
    found: list[tuple[list[int], list[int], int]] = []
    for three in trios(team.dealt + team.squad + filler):
        new = [player for player in three if player in team.dealt]
        price = sum(player_price(game, team, player) for player in new)
        if price <= team.money - team.reserve and not one_position(game, three):
            found.append((three, new, price))
    return found


def player_power(game: Mof, player: int) -> int:
    cards = game.cards
    return (
        sum(cards.attack[player])
        + sum(cards.defence[player])
        + 2 * cards.rating[player]
        + 4 * bool(cards.genius[player])
    )


def kept_worth(game: Mof, card: int) -> int:
    """Return what a card in hand is worth to keep."""
    worth = 0
    for effect in game.cards.effects[card]:
        worth += KEPT.get(effect.symbol, KEPT_MODIFIER_WEIGHT * abs(effect.n) if effect.symbol <= MOD_TACTIC else 120)
    return worth - 40 * max(game.cards.price[card], 0)


def next_attacker(game: Mof, match: Match) -> int:
    """Return the side that attacks in the next numbered turn, or NOBODY."""
    turn = match.turn + match.skips
    return game.rules.attackers[turn] if turn < LAST_TURN else NOBODY
