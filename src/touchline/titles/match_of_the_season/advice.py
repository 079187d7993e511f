"""The advice of the rulebook, as judgements for bots and coaches: by what is open, and by the cards of the asker.

MOTS-HINT-01  When drafting, keep the formations in mind.
MOTS-HINT-02  When buying, look at which countries share an international-duty square.
MOTS-HINT-03  Counter-attack suits a side that can only lose in midfield.
MOTS-HINT-04  Wing attack suits a side with its best midfielders on the flanks against weaker ones.
MOTS-HINT-05  Super save suits a strong side with a weak goalkeeper.
MOTS-HINT-06  Prize money grows towards the bottom of the table.
MOTS-HINT-07  In a swap one takes the best and gives the weakest.
MOTS-HINT-08  One roll may make anybody lucky; more events give the better side its due (odds.py).
MOTS-HINT-09  A substitution is most useful after an injury or a red card, one's own or the opponent's.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.odds import scorers
from touchline.titles.match_of_the_season.printed import (
    AWAY_INJURY,
    AWAY_PENALTY,
    BEST_MIDFIELD,
    COUNTER_ATTACK,
    HOME_PENALTY,
    HOME_RED_CARD,
    LEAGUE_FIRST,
    NOTHING,
    SUPER_SAVE,
    WING_ATTACK,
)
from touchline.titles.match_of_the_season.rules.events import higher, totals
from touchline.titles.match_of_the_season.rules.market import buyable
from touchline.titles.match_of_the_season.rules.swaps import giveable
from touchline.titles.match_of_the_season.rules.tactics import bonus, wing_stars
from touchline.titles.match_of_the_season.state import Match, Mots, Side

WANTED: Final = (2, 5, 5, 3)  # a squad with room for absences
USUAL: Final = (1, 4, 4, 2)  # players by position
MOST_IN_LINE: Final = 5
NO_SWAP: Final = -9
A_MAN: Final = 3  # a place that cannot be filled is worth about this many stars


def by_position(game: Mots, players: list[int]) -> list[list[int]]:
    lines: list[list[int]] = [[], [], [], []]
    for player in players:
        lines[game.cards.position[player]].append(player)
    return lines


def power(game: Mots, players: list[int]) -> int:
    """Return the stars of the best eleven, and something for every player fielded."""
    values: list[list[int]] = [[], [], [], []]
    for player in players:
        values[game.cards.position[player]].append(game.cards.stars[player] + A_MAN)
    sums = [line_total(line) for line in values]
    cards, best_so_far = game.cards, 0
    for formation in game.rules.formations:
        total = sums[1][cards.defenders[formation]]
        total += sums[2][cards.midfielders[formation]] + sums[3][cards.attackers[formation]]
        best_so_far = max(best_so_far, total)
    return best_so_far + sums[0][1]


def line_total(line: list[int]) -> list[int]:
    """Return what the best none, one, two, ... of a line add up to; five at most play in one."""
    line.sort(reverse=True)
    sums = [0]
    for number in range(MOST_IN_LINE):
        sums.append(sums[-1] + (line[number] if number < len(line) else 0))
    return sums


def gain(game: Mots, team: int, player: int) -> int:
    """Return what the best eleven gains by him."""
    squad = game.teams[team].squad
    return power(game, [*squad, player]) - power(game, squad)


def need(game: Mots, team: int, position: int) -> int:
    """Return how many of a position the squad lacks."""
    have = sum(1 for player in game.teams[team].squad if game.cards.position[player] == position)
    return WANTED[position] - have


def loss(game: Mots, team: int, player: int) -> tuple[int, int, int]:
    """Return how much it hurts to let him go: the eleven, the bench, the stars."""
    squad = game.teams[team].squad
    without = power(game, squad) - power(game, [each for each in squad if each != player])
    return without, need(game, team, game.cards.position[player]), game.cards.stars[player]


def hopefuls(game: Mots, team: int) -> list[int]:
    """Return cards of the free list that could help: better than who plays there, or in a line with few players."""
    lines = by_position(game, game.teams[team].squad)
    bars: list[int] = []
    for position in range(4):
        stars = sorted([game.cards.stars[player] for player in lines[position]], reverse=True)
        bars.append(stars[USUAL[position] - 1] if len(stars) >= USUAL[position] and len(stars) > 1 else 0)
    at, stars = game.cards.position, game.cards.stars
    return [player for player in buyable(game, team) if stars[player] > bars[at[player]]]


def weakest(game: Mots, team: int, options: list[int]) -> int:
    return min(options, key=lambda player: loss(game, team, player))


def most_needed(game: Mots, team: int, options: list[int]) -> int:
    """Return a player for the line that needs one most: in the draft, for a youth player, in an emergency."""
    lines = by_position(game, game.teams[team].squad)
    share = [len(lines[position]) * 60 // WANTED[position] for position in range(4)]
    return min(options, key=lambda player: (share[game.cards.position[player]], -game.cards.stars[player]))


def best(game: Mots, options: list[int]) -> int:
    """Return the option with most stars; an empty slot only if there is nobody."""
    return max(options, key=lambda player: game.cards.stars[player] if player >= 0 else 0)


def shared_duty(game: Mots, team: int, player: int) -> int:
    """Return how many of the squad would be called up with him on some day of the season (MOTS-HINT-02)."""
    cards, most_at_once = game.cards, 0
    for countries in cards.duty:
        if cards.country[player] in countries:
            together = [each for each in game.teams[team].squad if cards.country[each] in countries and each != player]
            most_at_once = max(most_at_once, len(together))
    return most_at_once


def prize_ahead(game: Mots, team: int) -> int:
    """Return the prize money of the team's present place (MOTS-HINT-06)."""
    above = sum(1 for other in game.order if game.teams[other].league > game.teams[team].league)
    return game.cards.amounts[LEAGUE_FIRST + above]


def swap_gain(game: Mots, team: int, player: int) -> int:
    """Return his stars less those of the weakest who could be given for him; NO_SWAP if nobody can (MOTS-HINT-07)."""
    if player == NOBODY or player in game.down:
        return NO_SWAP
    gives = giveable(game, team, game.cards.position[player])
    return game.cards.stars[player] - min(game.cards.stars[each] for each in gives) if gives else NO_SWAP


# -- substitutions


def substitution(game: Mots, side: Side, other: Side, outs: list[int]) -> int:
    """Return whom to take off if a side is a player short and a better balance is possible, else NOBODY
    (MOTS-HINT-09)."""
    if NOBODY not in side.slots and NOBODY not in other.slots:
        return NOBODY
    at, stars = game.cards.position, game.cards.stars
    reserves = [player for player in game.teams[side.who].squad if player not in side.slots + side.gone]
    chosen, most_gained = NOBODY, 0
    for out in outs:
        fresh = [stars[player] for player in reserves if at[player] == at[out]]
        gained = max(fresh, default=0) - stars[out]
        if gained > most_gained:
            chosen, most_gained = out, gained
    return chosen


# -- tactic cards


def outcome(game: Mots, match: Match, event: int, effect: int) -> list[int]:
    """Return how many of 66 cases go to home, away and neither, if this event comes up with this card."""
    if effect == WING_ATTACK:
        return certain(
            higher(wing_stars(game, match.home, False), wing_stars(game, match.away, game.rules.outer_wings))
        )
    if effect == COUNTER_ATTACK and event == BEST_MIDFIELD:
        return certain(c.HOME)
    if event == AWAY_PENALTY and effect == SUPER_SAVE:
        return certain(c.HOME if game.rules.save_wins else c.NEITHER)
    if event in (HOME_PENALTY, AWAY_PENALTY):
        side = c.HOME if event == HOME_PENALTY else c.AWAY
        hits, of = scorers(game, match, side)
        ways = [0, 0, 66 - 66 * hits // of]
        ways[side] = 66 * hits // of
        return ways
    if event == NOTHING or HOME_RED_CARD <= event <= AWAY_INJURY:
        return certain(c.NEITHER)
    home, away = totals(game, match, event)
    home += bonus(game, match, match.card, event) if effect != NOBODY else 0
    return certain(higher(home, away))


def certain(side: int) -> list[int]:
    return [66 if side == each else 0 for each in (c.HOME, c.AWAY, c.NEITHER)]


def worth(match: Match, ways: list[int]) -> int:
    """Return what the chances are worth in league points; in a knock-out a draw is half a win."""
    return (
        3 * ways[c.HOME] + ways[c.NEITHER]
        if match.competition == c.LEAGUE_MATCH
        else 2 * ways[c.HOME] + ways[c.NEITHER]
    )


def card_gain(game: Mots, match: Match, card: int) -> int:
    """Return the gain of one roll by this card, summed over the faces; the card is looked at, not laid down."""
    laid, effect = match.card, game.cards.effect(card)
    match.card = card
    total = 0
    for event in game.rules.faces:
        with_it, without = outcome(game, match, event, effect), outcome(game, match, event, NOBODY)
        total += worth(match, with_it) - worth(match, without)
    match.card = laid
    return total


def helps_now(game: Mots, match: Match, event: int) -> bool:
    """Whether the card that lies face down turns this event."""
    effect = game.cards.effect(match.card)
    now = worth(match, outcome(game, match, event, effect)) - worth(match, outcome(game, match, event, NOBODY))
    return now > 0
