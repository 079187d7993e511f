"""Luck in Mister: the card that is lifted, where shot and dive go, the kicks of a shoot-out.

A card's chance of a goal is known when it is lifted: phases hold no chance, and of three directions each two meet with
one chance in three.  What a goal is worth is counted over the turns that are left, each with the mean chance of the
cards that are left; boosts, red cards and injuries to come are left out, so nothing of it is marked as exact.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.story.luck.ledger import Ledger, share_of_lead
from touchline.story.steps import Moment
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import ATTACK, BOOST, CHOSEN, GK, NOTHING, PENALTY, TAKER, UNSTOPPABLE, F, G
from touchline.titles.mister.rules.phases import Attack, holder, is_passed
from touchline.titles.mister.rules.shots import is_goal
from touchline.titles.mister.state import KICKS, Mister, Shootout

SAME = 1 / 3  # MIS-SHOT-11: how often two directions meet by chance
Key = tuple[int, int, int]


def watch(moment: Moment, ledger: Ledger) -> None:
    if moment.step[0] == c.STEP_TURN:
        add_lift(moment, ledger)
    elif moment.step[0] == c.STEP_KICK:
        add_kick(moment, ledger)
    for event in moment.told:
        if event.code == c.TELL_FULL_TIME:
            first, second, goals, against = event.numbers
            whistle(moment.before, ledger, (first, second), (goals, against))
        elif event.code == c.TELL_SHOOTOUT_WON:
            seat = event.numbers[0]
            fixture = ledger.fixtures.get(key_of(moment.before, seat, moment.before.opponent(seat)))
            if fixture is not None:
                fixture.outcome = fixture.sides.index(seat)


def whistle(game: Mister, ledger: Ledger, sides: tuple[int, int], goals: tuple[int, int]) -> None:
    fixture = ledger.fixtures.get(key_of(game, *sides))
    if fixture is not None:
        ordered = goals if fixture.sides == sides else (goals[1], goals[0])
        fixture.score = ordered
        fixture.outcome = 2 if ordered[0] == ordered[1] else int(ordered[1] > ordered[0])


def key_of(game: Mister, one: int, other: int) -> Key:
    return game.round, min(one, other), max(one, other)


def meet(game: Mister, seat: int, rival: int, ledger: Ledger) -> int:
    """Return 1 if the seat is side 0 of its match, else -1: luck is counted for side 0."""
    pair = min(seat, rival), max(seat, rival)
    ledger.meet(key_of(game, seat, rival), pair, pair)
    return 1 if seat == pair[0] else -1


def of_side(sign: int, share: float) -> float:
    """Return the share of side 0, from that of the seat with this sign."""
    return share if sign > 0 else 1 - share


# -- a turn


def add_lift(moment: Moment, ledger: Ledger) -> None:
    """Compare the card with all that were in the pack; then the shot with all directions."""
    game: Mister = moment.before
    seat = game.order[game.at]
    rival, card = game.opponent(seat), moment.after.lifted
    sign, ahead = meet(game, seat, rival, ledger), Ahead(game, seat, rival)
    worth = [ahead.value(each) for each in game.pack]
    value = worth[game.pack.index(card)]
    ledger.add(key_of(game, seat, rival), "card", sign * (value - mean_of(worth)), False, of_side(sign, value))
    shot, shown = moment.first(c.TELL_SHOT), moment.first(c.TELL_DIRECTIONS)
    if shot is None or shown is None:
        return
    kind, lead = shot[7], shot[3] - shot[6]
    goal, none = ahead.worth(card, 1), ahead.worth(card, 0)
    chance = goal_chance(kind, lead)
    scored = goal if is_goal(kind, lead, bool(shown[2])) else none
    luck = scored - chance * goal - (1 - chance) * none
    ledger.add(key_of(game, seat, rival), "shot", sign * luck, False, of_side(sign, scored))


def goal_chance(kind: int, lead: int) -> float:
    """Return the chance of a goal over the nine combinations of shot and dive."""
    return SAME * is_goal(kind, lead, True) + (1 - SAME) * is_goal(kind, lead, False)


class Ahead:
    """The chances of the two sides of a match when one of them lifts a card."""

    def __init__(self, game: Mister, seat: int, rival: int) -> None:
        self.game = game
        self.lead = game.sides[seat].goals() - game.sides[rival].goals()
        bonus = game.sides[seat].boost
        everything = range(len(game.actions))
        self.mine = {card: card_chance(game, card, seat, rival, 0) for card in everything}
        self.theirs = {card: card_chance(game, card, rival, seat, 0) for card in everything}
        self.lifting = {card: card_chance(game, card, seat, rival, bonus) for card in game.pack}
        self.boosts = [card for card in game.pack if self.is_boost(card, seat)]
        self.boosted = {card: card_chance(game, card, seat, rival, bonus + 1) for card in game.pack if self.boosts}
        later = [game.order[(game.at + 1 + k) % len(game.order)] for k in range(len(game.pack) - 1)]
        self.turns = later.count(seat), later.count(rival)
        again = (game.rules.deck_passes - game.passes) * len(game.actions) // len(game.order)
        self.more = [mean(self.mine)] * again, [mean(self.theirs)] * again
        self.known: dict[tuple[float, float, int], float] = {}

    def is_boost(self, card: int, seat: int) -> bool:
        """Whether the card is a boost that helps (MIS-BOOST-01, MIS-BOOST-03)."""
        action, side = self.game.actions[card], self.game.sides[seat]
        return action.kind == BOOST and holder(self.game, side, action.phases[0].value, GK) != NOBODY

    def value(self, card: int) -> float:
        """Return the share of the seat that turns this card, before anything is chosen."""
        chance = self.lifting[card]
        if card in self.boosts:  # MIS-BOOST-02: another card, and all are better
            chance = mean({each: one for each, one in self.boosted.items() if each != card})
        return chance * self.worth(card, 1) + (1 - chance) * self.worth(card, 0)

    def worth(self, card: int, goals: int) -> float:
        """Return the share after this card has brought a goal, or none, and has left the pack."""
        case = (self.mine[card], self.theirs[card], goals)
        if case not in self.known:
            rest = [each for each in self.game.pack if each != card]
            mine, theirs = mean({each: self.mine[each] for each in rest}), mean({e: self.theirs[e] for e in rest})
            ours, others = [mine] * self.turns[0] + self.more[0], [theirs] * self.turns[1] + self.more[1]
            self.known[case] = share_of(self.lead + goals, ours, others)
        return self.known[case]


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values)


def mean(chances: dict[int, float]) -> float:
    return sum(chances.values()) / len(chances) if chances else 0.0


def share_of(lead: int, ours: list[float], theirs: list[float]) -> float:
    """Return the share with these chances of further goals on both sides; a shoot-out is an even chance."""
    ways = {lead: 1.0}
    for chances, step in ((ours, 1), (theirs, -1)):
        for chance in chances:
            more: dict[int, float] = {}
            for at, weight in ways.items():
                more[at] = more.get(at, 0.0) + weight * (1 - chance)
                more[at + step] = more.get(at + step, 0.0) + weight * chance
            ways = more
    return sum(weight * share_of_lead(at) for at, weight in ways.items())


def card_chance(game: Mister, card: int, seat: int, rival: int, bonus: int) -> float:
    """Return the chance that an action card leads to a goal (MIS-MATCH-03, MIS-MATCH-04, MIS-MATCH-05,
    MIS-MATCH-06)."""
    action, own, theirs = game.actions[card], game.sides[seat], game.sides[rival]
    if action.kind != ATTACK or any(own.lineup[slot] == NOBODY for slot in action.needs):
        return 0.0
    raid = Attack(card, seat, rival, own, theirs)
    raid.bonus = bonus
    told, game.told = game.told, None
    passed = all(passes(game, raid, number) for number in range(len(action.phases)))
    game.told = told
    if not passed:
        return 0.0
    if action.shot == UNSTOPPABLE:
        return goal_chance(UNSTOPPABLE, 0)
    if action.shooter not in (CHOSEN, NOTHING):
        raid.shooter = own.lineup[action.shooter]
    values, keeper = game.cards.values, theirs.lineup[GK]
    return goal_chance(action.shot, values[raid.shooter][action.value] + bonus - values[keeper][action.keeper_value])


def passes(game: Mister, raid: Attack, number: int) -> bool:
    """Whether the phase is passed; whoever names the taker names the best (MIS-TAKER-01)."""
    action = game.actions[raid.card]
    if action.phases[number].op == TAKER:
        raid.shooter = max(raid.own.on_pitch(), key=lambda player: game.cards.values[player][action.value])
        return True
    return is_passed(game, raid, action.phases[number], number + 1)


# -- the shoot-out


def add_kick(moment: Moment, ledger: Ledger) -> None:
    """Compare a kick with all directions (MIS-PEN-05)."""
    game: Mister = moment.before
    kicks, at = game.kicks, moment.step[2] % 2
    assert kicks is not None
    taken = moment.first(c.TELL_PENALTY)
    if taken is None or moment.first(c.TELL_DIRECTIONS) is None:
        return
    sign, chance = meet(game, *kicks.sides, ledger), goal_chance(PENALTY, taken[3] - taken[6])
    goal, none = kick_value(game, kicks, at, 1), kick_value(game, kicks, at, 0)
    scored = goal if moment.first(c.TELL_PENALTY_SCORED) else none
    luck = scored - chance * goal - (1 - chance) * none
    ledger.add(key_of(game, *kicks.sides), "kick", sign * luck, False, of_side(sign, scored))


def kick_chance(game: Mister, kicks: Shootout, at: int, player: int) -> float:
    values, keeper = game.cards.values, game.sides[kicks.sides[1 - at]].lineup[GK]
    return goal_chance(PENALTY, values[player][F] - values[keeper][G])


def kick_value(game: Mister, kicks: Shootout, at: int, goals: int) -> float:
    """Return the share of the side that kicks first, after this kick has brought this many goals."""
    left: list[list[float]] = [[], []]
    for side in (0, 1):
        done = len(kicks.kicked[side]) + (side == at)
        left[side] = [kick_chance(game, kicks, side, player) for player in kicks.takers[side][done:]]
        if side == 1 and at == 0 and done >= KICKS:  # sudden death: the answer is still to come
            left[side] = [kick_chance(game, kicks, side, kicks.takers[side][0])]
    lead = kicks.scored[0] - kicks.scored[1] + (goals if at == 0 else -goals)
    return share_of(lead, left[0], left[1])
