"""Ready-made picks: the best three on paper with their tactic, and other choices that are plainly better."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import GENIUS_ATTACK, GENIUS_DEFENCE, GENIUS_TACTIC, TACTICS
from touchline.titles.masters_of_football.rules.academy import takeable
from touchline.titles.masters_of_football.rules.legality import harms
from touchline.titles.masters_of_football.rules.levels import level
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.rules.setup import LINEUP_SIZE, player_price
from touchline.titles.masters_of_football.state import Mof, Team


def strength(game: Mof, three: list[int], tactic: int) -> int:
    """Return how strong three players are under a tactic: values count, full levels count more, genius counts."""
    cards = game.cards
    attack = sum(cards.attack[player][tactic] for player in three)
    defence = sum(cards.defence[player][tactic] for player in three)
    marks = 0
    for player in three:
        marks |= cards.genius[player]
    genius = 3 * bool(marks & GENIUS_ATTACK) + bool(marks & GENIUS_DEFENCE) + bool(marks & GENIUS_TACTIC)
    return attack + defence + 2 * (level(game, attack) + level(game, defence)) + genius


def trios(squad: list[int]) -> list[list[int]]:
    players = sorted(squad)
    return [
        [players[i], players[j], players[k]]
        for i in range(len(players))
        for j in range(i + 1, len(players))
        for k in range(j + 1, len(players))
    ]


def best_lineup(game: Mof, squad: list[int], must: int) -> list[int]:
    """Return three players and a tactic; their tactic ratings help to get it played."""
    best, found = NOBODY, sorted(squad)[:LINEUP_SIZE]
    chosen = 0
    for three in trios(squad):
        if one_position(game, three) or (must != NOBODY and must not in three):
            continue
        ratings = sum(game.cards.rating[player] for player in three)
        for tactic in range(len(TACTICS)):
            worth = strength(game, three, tactic) + ratings
            if worth > best:
                best, found, chosen = worth, three, tactic
    return [*found, chosen]


def runs(game: Mof, seat: int, kind: int, context: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """Return ready-made picks where one choice is clearly better: a lineup, a first squad, a recruit, a target."""
    if kind == c.ASK_FIELD:
        return lineup_runs(game, seat, context)
    if kind == c.ASK_BUY:
        return best(first_squad(game, seat, context))
    if kind == c.ASK_TAKE:
        return best(dearest(game, game.teams[game.team_numbers[seat]], context[1]))
    return best(target(game, game.team_numbers[seat], context[0])) if kind == c.ASK_TARGET else []


def best(picks: list[int]) -> list[tuple[str, list[int]]]:
    return [("best", picks)] if picks else []


def lineup_runs(game: Mof, seat: int, context: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """Return whole lineups with their tactic, when the first slot is asked for: the best on paper, and the last one."""
    if context[0] != 1:
        return []
    match, number = game.boards[game.at], game.team_numbers[seat]
    team, must = game.teams[number], match.must[match.side_of(number)]
    found = best(best_lineup(game, team.squad, must))
    three = team.last[:LINEUP_SIZE]
    there = all(team.squad.count(player) >= three.count(player) for player in three)
    if three and there and (must == NOBODY or must in three):
        found.append(("last", list(team.last)))
    return found


def first_squad(game: Mof, seat: int, context: tuple[int, ...]) -> list[int]:
    """Return at least three players if the money allows it, and spend as much as possible; then done, if that is
    asked."""
    team, (money, bought, most) = game.teams[game.team_numbers[seat]], context
    if bought or team.squad:
        return []
    prices = {player: player_price(game, team, player) for player in team.dealt}
    chosen: list[int] = []
    for some in baskets(sorted(team.dealt), prices, money, most):
        if basket_worth(some, prices) > basket_worth(chosen, prices):
            chosen = some
    left = money - sum(prices[player] for player in chosen)
    last = chosen[-1] if chosen else NOBODY
    more = len(chosen) < most and any(player > last and prices[player] <= left for player in prices)
    return [*chosen, PASS] if more else chosen


def baskets(dealt: list[int], prices: dict[int, int], money: int, most: int) -> list[list[int]]:
    """Return every choice of players that the money pays for, in ascending order."""
    found: list[list[int]] = [[]]
    for player in dealt:
        found += [
            [*some, player]
            for some in found
            if len(some) < most and sum(prices[each] for each in some) + prices[player] <= money
        ]
    return found


def basket_worth(some: list[int], prices: dict[int, int]) -> tuple[int, int]:
    return min(len(some), LINEUP_SIZE), sum(prices[player] for player in some)


def dearest(game: Mof, team: Team, taken: int) -> list[int]:
    """Return the most expensive of those that the academy gives."""
    free = takeable(game, team, [] if taken == NOBODY else [taken])
    return [max(free, key=lambda player: (game.cards.cost[player], -player))] if free else []


def target(game: Mof, number: int, card: int) -> list[int]:
    """Return one's own team for a card that helps, the opponent for one that harms; none for an observer."""
    match = game.boards[game.at]
    side = match.side_of(number)
    if side == NOBODY:
        return []
    return [match.teams[1 - side if harms(game, card) else side]]
