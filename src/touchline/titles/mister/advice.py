"""The demands of the cards on each slot, and the line-up that meets them best: for suggested line-ups and bots.

Not a rule, but counted from the rules' own data: how many cards use a characteristic of the one who stands in a
slot, in his own attack's duels and shots and in the other side's duels.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.mister.printed import ATTACK, DUEL, GK, LEAD, LETTERS, SLOTS, Action
from touchline.titles.mister.state import Mister

FAR: Final = 1 << 40
NOT_USED: Final = FAR


def slot_uses(actions: list[Action]) -> list[list[int]]:
    """Return uses[slot][characteristic]: the number of uses in the whole deck."""
    uses = [[0] * len(LETTERS) for slot in range(SLOTS)]
    for action in actions:
        if action.kind != ATTACK:
            continue
        for phase in action.phases:
            if phase.op in (DUEL, LEAD):
                uses[phase.slot][phase.value] += 1
                uses[phase.their_slot][phase.their_value] += 1
        if action.shooter >= GK:
            uses[action.shooter][action.value] += 1
        if action.keeper_value >= 0:
            uses[GK][action.keeper_value] += 1
    return uses


def worth(values: list[int], uses: list[int]) -> int:
    total = 0
    for at in range(len(uses)):
        total += values[at] * uses[at]
    return total


def slot_worths(game: Mister) -> list[list[int]]:
    """Return worths[slot][player], computed once for a card set."""
    known, by_print = game.cards.worths, game.rules.by_print
    if by_print not in known:
        uses = slot_uses(game.actions)
        known[by_print] = [[worth(values, uses[slot]) for values in game.cards.values] for slot in range(SLOTS)]
    return known[by_print]


def best_lineup(game: Mister, seat: int, laid: list[int]) -> list[int]:
    """Return the eleven that is worth most, with those who are already in their slots."""
    side = game.sides[seat]
    worths = slot_worths(game)
    lineup = laid[:]
    left = [player for player in side.squad if player not in lineup]
    if not lineup:
        keeper = side.keeper if side.keeper != NOBODY else left[0]
        lineup.append(keeper)
        left.remove(keeper)
    gain = [[worths[slot][player] for player in left] for slot in range(len(lineup), SLOTS)]
    return lineup + [left[at] for at in assignment(gain)]


def assignment(gain: list[list[int]]) -> list[int]:
    """Return a different column for each row, with the largest sum of gains (the Hungarian method)."""
    rows, columns = len(gain), len(gain[0]) if gain else 0
    row_price = [0] * (rows + 1)
    column_price = [0] * (columns + 1)
    taken_by = [0] * (columns + 1)  # rows and columns count from 1; column 0 is where a new row starts
    for row in range(1, rows + 1):
        augment(gain, row, row_price, column_price, taken_by)
    chosen = [0] * rows
    for column in range(1, columns + 1):
        if taken_by[column]:
            chosen[taken_by[column] - 1] = column - 1
    return chosen


def augment(
    gain: list[list[int]], row: int, row_price: list[int], column_price: list[int], taken_by: list[int]
) -> None:
    """Find a place for one more row, moving others where that pays.

    `least` counts from where the row began: what each column lacks is that less `way`, the steps so far; so nothing
    is written again at each step, and prices once at the end.
    """
    columns = len(column_price)
    least = [FAR] * columns
    came_from = [0] * columns
    begun = [NOT_USED] * columns  # the way before a column was used
    taken_by[0] = row
    at = way = 0
    while taken_by[at]:
        begun[at] = way
        reached, low = 0, FAR
        gains, price = gain[taken_by[at] - 1], row_price[taken_by[at]]
        for column in range(1, columns):
            if begun[column] == NOT_USED:
                slack = way - gains[column - 1] - price - column_price[column]
                best = least[column]
                if slack < best:
                    least[column], came_from[column], best = slack, at, slack
                if best < low:
                    low, reached = best, column
        at, way = reached, low
    settle(begun, way, row_price, column_price, taken_by)
    while at:
        taken_by[at] = taken_by[came_from[at]]
        at = came_from[at]


def settle(begun: list[int], way: int, row_price: list[int], column_price: list[int], taken_by: list[int]) -> None:
    """Update the prices of the rows and columns on the path."""
    for column in range(len(begun)):
        if begun[column] != NOT_USED:
            row, step = taken_by[column], way - begun[column]
            row_price[row] = row_price[row] + step  # compiled, `+=` would add objects
            column_price[column] = column_price[column] - step
