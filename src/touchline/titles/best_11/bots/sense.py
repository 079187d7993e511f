"""Rules of thumb for Best 11: what money, footballers, event cards and challenges are worth, in points.

All of it is worked out from what a seat may know: the table, its own hand and its own management card.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH, ELEVEN, Requirement
from touchline.titles.best_11.rules.coaches import suits, worth
from touchline.titles.best_11.rules.formation import fit, value
from touchline.titles.best_11.rules.management import BY_HEAD, BY_ROLE, PLAIN
from touchline.titles.best_11.rules.scoring import score
from touchline.titles.best_11.state import Best11

MEAN_PRICE: Final = 4.2  # the mean over footballers that are bought
OPPORTUNITY_MILLIONS: Final = 5  # millions of an economic opportunity
GOAL_POINTS: Final = 3.0
TWO: Final = 2
CANNOT: Final = -99

# the worth of an event card in the hand, by its effect (the order of codes.EFFECT_NAMES)
EVENT_WORTH: Final[list[float]] = [
    0.3,  # twin
    0.6,  # redraw
    1.0,  # exchange
    0.8,  # bet
    0.7,  # redirect
    1.2,  # tactics
    0.4,  # switch
    1.0,  # steal
    1.2,  # club
    1.6,  # add
    0.8,  # look
    2.5,  # income
    1.2,  # caution
    1.5,  # send_off
    0.5,  # injure
    1.6,  # no_goal
    0.8,  # retry
    1.2,  # crowd
    2.2,  # gain
    1.0,  # fine
    0.8,  # sell
    1.3,  # bargain
    0.9,  # appeal
]


def slots_left(game: Best11, seat: int) -> int:
    """Return how many purchases this team still needs."""
    team = game.teams[seat]
    coach = 1 if team.coach == NOBODY and game.rules.coach_required else 0
    return ELEVEN - len(team.footballers) + coach


def rounds_left(game: Best11) -> int:
    """Return the rounds left with this one, as a guess: every manager signs one footballer a round."""
    last = (game.rules.fixed_rounds or game.rules.max_rounds) - game.round + 1
    if game.rules.fixed_rounds:
        return last
    return max(1, min(last, min(slots_left(game, seat) for seat in range(game.seats)) + 1))


def million(game: Best11, seat: int) -> float:
    """Return what a million more would bring: much while team and stadium are to be paid for, little when they are."""
    team, rules, rounds = game.teams[seat], game.rules, rounds_left(game)
    need = MEAN_PRICE * min(slots_left(game, seat), rounds)
    stands = rules.stand_count - team.stands if rules.stadium else 0
    if team.stands and stands <= rounds * rules.stands_per_turn:  # complete a stadium that is begun
        need += rules.stand_cost * stands
    uses = (need - team.money) / OPPORTUNITY_MILLIONS  # this many rounds must still be spent on earning
    return min(0.65, max(0.04, 0.7 * uses / rounds))


def signing(game: Best11, seat: int, card: int) -> float:
    """Return the points that a footballer or coach brings."""
    if game.cards.role[card] == COACH:
        return float(worth(game, card) + suits(game, game.teams[seat], card))
    return float(game.cards.value[card])


def event_worth(game: Best11, event: int) -> float:
    return EVENT_WORTH[game.cards.effect[event]]


def leader(game: Best11, seat: int) -> int:
    """Return the rival with the most points."""
    rivals = [other for other in range(game.seats) if other != seat]
    return max(rivals, key=lambda other: score(game, other))


class Strength:
    """A team's fit footballers by role, the best first, and what its bonus adds."""

    def __init__(self, game: Best11, seat: int, bonus: int) -> None:
        team = game.teams[seat]
        self.best: list[list[int]] = [[], [], [], []]
        for card in team.footballers:
            if fit(game, card):
                self.best[game.cards.role[card]].append(value(game, team, card))
        for role in self.best:
            role.sort(reverse=True)
        self.bonus = bonus
        self.reached: dict[tuple[int, ...], int] = {}

    def total(self, needs: Requirement) -> int:
        """Return the most that these footballers reach, bonus included; CANNOT if a term stays empty."""
        terms = tuple(needs.terms)
        if terms not in self.reached:
            self.reached[terms] = self.fill(needs.terms, 0, [0, 0, 0, 0], 0)
        return self.reached[terms]

    def fill(self, terms: list[int], at: int, used: list[int], points: int) -> int:
        if at == len(terms):
            return points + self.extra(used)
        most = CANNOT
        for role in range(4):
            if terms[at] >> role & 1 and used[role] < len(self.best[role]):
                used[role] += 1
                most = max(most, self.fill(terms, at + 1, used, points + self.best[role][used[role] - 1]))
                used[role] -= 1
        return most

    def extra(self, used: list[int]) -> int:
        if self.bonus < BY_ROLE:
            return PLAIN[self.bonus]
        if self.bonus == BY_HEAD:
            return sum(used)
        return TWO if used[c.DEFENDER + self.bonus - BY_ROLE] else 0


def hand_points(game: Best11, seat: int) -> int:
    """Return the points that the seat's own hand can add to an action."""
    points = 0
    for event in game.teams[seat].hand:
        if game.cards.effect[event] in (c.E_ADD, c.E_CLUB, c.E_CROWD):
            points += game.cards.amount[event]
    return points


def purse(game: Best11, seat: int, worth: float) -> int:
    """Return what a team would spend on something worth this many points."""
    return min(game.teams[seat].money, int(worth / max(0.15, million(game, seat))))


def goal_chance(game: Best11, seat: int, target: int, bonus: int, spend: int) -> float:
    """Return how likely a challenge of this target is to end in a goal, over all action cards."""
    defender = game.teams[target]
    mine = Strength(game, seat, bonus if not defender.negation else c.NONE)
    theirs = Strength(game, target, defender.bonus)
    attack, defence = game.cards.needs[c.ATTACK], game.cards.needs[c.DEFENCE]
    will_pay = purse(game, target, stake(game))
    able = [card for card, each in enumerate(defence) if theirs.total(each) + will_pay >= each.number]
    saves = sum(game.cards.is_save(card) for card in able)
    others = len(able) - saves
    caught = (saves if game.rules.save_any_attack else 0) + others
    chance = 0
    for card, each in enumerate(attack):
        if mine.total(each) + spend >= each.number:
            chance += len(defence) - (saves if game.cards.is_penalty(card) else caught)
    return chance / len(attack) / len(defence)


def swing(game: Best11) -> float:
    """Return what a goal is worth to its scorer against the field."""
    return GOAL_POINTS + 1.0 / (game.seats - 1)


def stake(game: Best11) -> float:
    """Return what a goal costs the one who concedes it."""
    return 1.0 + GOAL_POINTS / (game.seats - 1)


def is_weapon(game: Best11, event: int) -> bool:
    return game.cards.effect[event] in (c.E_CAUTION, c.E_SEND_OFF)
