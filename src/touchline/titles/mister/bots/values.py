"""The worth of a footballer in each slot of Mister: goals, over the action cards and typical opponents.

Typical sides are dealt once for a card set and lined up by what the cards ask.  Against them every phase and every
shot has a different chance for each value, so a slot's worth is not a sum of characteristics: a value helps where it
passes what it meets.  One unit is a goal that every card would bring if each side lifted it once.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.dealer import Seeded
from touchline.titles.mister.advice import assignment, slot_uses, worth
from touchline.titles.mister.cards import CardSet
from touchline.titles.mister.printed import (
    ATTACK,
    BLOCK,
    BOOST,
    CHOSEN,
    DUEL,
    GK,
    LEAD,
    LETTERS,
    OWN_ANY,
    OWN_KEEPER,
    OWN_TRAIT,
    PENALTY,
    SLOTS,
    UNSTOPPABLE,
    Action,
    F,
    Phase,
)

TYPICAL_SIDES: Final = 150  # typical sides
OUTFIELDERS_SEEN: Final = 22  # how many outfielders a typical manager has had in hand
DEALT: Final = "typical sides"
AWAY_FROM_IT: Final = 2.0 / 3.0  # the chance that of three directions two are not the same
MAX_VALUE: Final = 24  # above every value that a boost can reach


class Values:
    """The tables of one card set."""

    def __init__(self, cards: CardSet, actions: list[Action], even: int) -> None:
        self.cards = cards
        self.actions = actions
        self.even = even
        self.sides = typical_sides(cards, actions)
        self.at_most = self.count_values()
        self.best_kicks = [max(cards.values[player][F] for player in side) for side in self.sides]
        self.worth = [[0.0] * len(cards.names) for slot in range(SLOTS)]
        self.kick = [0.0] * (MAX_VALUE + 1)  # the gain of the best taker's F
        self.features: list[tuple[int, int, int, float]] = []  # characteristic or -1, value or trait, first slot, worth
        self.boosted = self.goals_a_card(1)
        for action in actions:
            if action.kind == ATTACK:
                self.add_attack(action)
            elif action.kind == BOOST:
                phase = action.phases[0]
                self.features.append((-1, phase.value, phase.slot, self.boosted))
        self.usual = [self.mean_worth(slot) for slot in range(SLOTS)]
        self.masks = [self.mask_of(player) for player in range(len(cards.names))]
        self.counted = [self.counted_from(slot) for slot in range(SLOTS + 1)]  # the masks, by slot or as one more man
        self.kicks = [values[F] for values in cards.values]
        self.of = [[row[player] for row in self.worth] for player in range(len(cards.names))]  # worth, man by man

    # -- typical sides

    def count_values(self) -> list[list[list[float]]]:
        """Return at_most[slot][characteristic][value]: the share of typical footballers in this slot who have no
        more."""
        table: list[list[list[float]]] = []
        for slot in range(SLOTS):
            rows: list[list[float]] = []
            for letter in range(len(LETTERS)):
                row = [0.0] * (MAX_VALUE + 1)
                for side in self.sides:
                    for value in range(self.cards.values[side[slot]][letter], MAX_VALUE + 1):
                        row[value] += 1.0 / len(self.sides)
                rows.append(row)
            table.append(rows)
        return table

    def share(self, slot: int, letter: int, value: int) -> float:
        """Return the share of typical men in this slot who have at most this value."""
        return 0.0 if value < 0 else self.at_most[slot][letter][min(value, MAX_VALUE)]

    # -- chances with one value known

    def margin(self, phase: Phase) -> int:
        return self.even if phase.op == DUEL else phase.least

    def wins_duel(self, phase: Phase, value: int) -> float:
        return self.share(phase.their_slot, phase.their_value, value - self.margin(phase))

    def beaten_in(self, phase: Phase, value: int) -> float:
        """Return the chance that a typical attacker passes a footballer of this value."""
        return 1.0 - self.share(phase.slot, phase.value, value + self.margin(phase) - 1)

    def scores(self, action: Action, value: int) -> float:
        """Return the chance of a goal if both choose directions well: two thirds where only the direction decides."""
        lead = value + 1 if action.shot == PENALTY else value
        sure = self.share(GK, action.keeper_value, lead - 1)
        return sure + AWAY_FROM_IT * (self.share(GK, action.keeper_value, lead) - sure)

    def concedes(self, action: Action, value: int) -> float:
        """Return the chance of a goal by a typical shooter against a keeper of this value."""
        level = value - 1 if action.shot == PENALTY else value
        if action.shooter == CHOSEN:
            more = sum(1 for kick in self.best_kicks if kick > level)
            same = sum(1 for kick in self.best_kicks if kick == level)
            return (more + AWAY_FROM_IT * same) / len(self.best_kicks)
        at_most, below = (self.share(action.shooter, action.value, each) for each in (level, level - 1))
        return 1.0 - at_most + AWAY_FROM_IT * (at_most - below)

    # -- chances of typical men

    def passes(self, phase: Phase, add: int = 0) -> float:
        """Return the chance of a typical side to pass a phase."""
        hits = 0.0
        for side in self.sides:
            hits += self.passes_with(phase, side, add)
        return hits / len(self.sides)

    def passes_with(self, phase: Phase, side: list[int], add: int) -> float:
        values = self.cards.values
        if phase.op in (DUEL, LEAD):
            return self.wins_duel(phase, values[side[phase.slot]][phase.value] + add)
        if phase.op == OWN_KEEPER:
            return float(values[side[GK]][phase.value] + add >= phase.least)
        if phase.op == OWN_TRAIT:
            return float(any(self.cards.traits[player] & phase.value for player in side[phase.slot :]))
        if phase.op == OWN_ANY:
            return float(any(values[player][phase.value] + add >= phase.least for player in side))
        if phase.op == BLOCK:
            return float(not any(values[player][phase.value] >= phase.least for player in side))
        return 1.0

    def shoots(self, action: Action, add: int = 0) -> float:
        if action.shot == UNSTOPPABLE:
            return AWAY_FROM_IT
        total = 0.0
        for at, side in enumerate(self.sides):
            by_hand = action.shooter == CHOSEN
            value = self.best_kicks[at] if by_hand else self.cards.values[side[action.shooter]][action.value]
            total += self.scores(action, value + add)
        return total / len(self.sides)

    def goals_a_card(self, add: int) -> float:
        """Return what the next card brings to a typical side, with a bonus."""
        total = 0.0
        for action in self.actions:
            if action.kind == ATTACK:
                chance = self.shoots(action, add)
                for phase in action.phases:
                    chance *= self.passes(phase, add)
                total += chance
        return total / len(self.actions)

    # -- worth

    def add_attack(self, action: Action) -> None:
        """Add the part of each player of both sides in this card."""
        means = [self.passes(phase) for phase in action.phases]
        shot = self.shoots(action)
        for slot in set(action.needs) | ({GK} if any(phase.op == OWN_KEEPER for phase in action.phases) else set()):
            self.add_attacker(action, slot, means, shot)
        for at, phase in enumerate(action.phases):
            rest = shot * product(means, at)
            if phase.op in (DUEL, LEAD):
                row = self.worth[phase.their_slot]
                for player, values in enumerate(self.cards.values):
                    row[player] -= rest * self.beaten_in(phase, values[phase.their_value])
            elif phase.op in (OWN_ANY, BLOCK):
                self.features.append((phase.value, phase.least, GK, rest))
            elif phase.op == OWN_TRAIT:
                self.features.append((-1, phase.value, phase.slot, rest))
        if action.shot != UNSTOPPABLE:
            reach = product(means, -1)
            for player, values in enumerate(self.cards.values):
                self.worth[GK][player] -= reach * self.concedes(action, values[action.keeper_value])
            if action.shooter == CHOSEN:
                for value in range(MAX_VALUE + 1):
                    self.kick[value] += reach * self.scores(action, value)

    def add_attacker(self, action: Action, slot: int, means: list[float], shot: float) -> None:
        for player, values in enumerate(self.cards.values):
            chance = self.scores(action, values[action.value]) if action.shooter == slot else shot
            for at, phase in enumerate(action.phases):
                if phase.op in (DUEL, LEAD) and phase.slot == slot:
                    chance *= self.wins_duel(phase, values[phase.value])
                elif phase.op == OWN_KEEPER and slot == GK:
                    chance *= float(values[phase.value] >= phase.least)
                else:
                    chance *= means[at]
            self.worth[slot][player] += chance

    def mean_worth(self, slot: int) -> float:
        total = 0.0
        for side in self.sides:
            total += self.worth[slot][side[slot]]
        return total / len(self.sides)

    # -- what a side needs once

    def mask_of(self, player: int) -> int:
        """Return which of the features he brings: a trait, or a value that one footballer must reach."""
        mask = 0
        for at, (letter, least, first, gain) in enumerate(self.features):
            traits, values = self.cards.traits[player], self.cards.values[player]
            if traits & least if letter < 0 else values[letter] >= least:
                mask |= 1 << at
        return mask

    def extras(self, lineup: list[int]) -> float:
        """Return the features that somebody brings, and the best taker."""
        mask, best = self.sums_of(lineup)
        return self.brought(mask, best)

    def one_more(self, lineup: list[int], player: int) -> float:
        """Return by how much the extras grow if he joins this line-up."""
        mask, best = self.sums_of(lineup)
        more = self.brought(mask | self.counted[len(lineup)][player], max(best, self.kicks[player]))
        return more - self.brought(mask, best)

    def sums_of(self, lineup: list[int]) -> tuple[int, int]:
        mask, best = 0, 0
        for slot, player in enumerate(lineup):
            if player >= 0:
                mask |= self.counted[slot][player]
                if self.kicks[player] > best:
                    best = self.kicks[player]
        return mask, best

    def brought(self, mask: int, best: int) -> float:
        total = self.kick[best]
        at = 0
        while mask:
            if mask & 1:
                total += self.features[at][3]
            mask >>= 1
            at += 1
        return total

    def counted_from(self, slot: int) -> list[int]:
        """Return for each footballer the features that count in this slot: some traits count only from some slot on."""
        late = 0
        for at, feature in enumerate(self.features):
            if slot < feature[2]:
                late |= 1 << at
        return [mask & ~late for mask in self.masks]

    def total(self, lineup: list[int]) -> float:
        total = self.extras(lineup)
        for slot, player in enumerate(lineup):
            if player >= 0:
                total += self.worth[slot][player]
        return total


def product(chances: list[float], but: int) -> float:
    total = 1.0
    for at, chance in enumerate(chances):
        if at != but:
            total *= chance
    return total


def typical_sides(cards: CardSet, actions: list[Action]) -> list[list[int]]:
    """Return typical sides: the better half of the keepers in turn, and the best ten of this many outfielders."""
    dealer, uses = Seeded(DEALT), slot_uses(actions)
    keepers = [player for player in range(len(cards.names)) if cards.keeper[player]]
    keepers.sort(key=lambda player: -worth(cards.values[player], uses[GK]))
    others = [player for player in range(len(cards.names)) if not cards.keeper[player]]
    sides: list[list[int]] = []
    for k in range(TYPICAL_SIDES):
        dealer.shuffle(others)
        left = others[:OUTFIELDERS_SEEN]
        gain = [[worth(cards.values[player], uses[slot]) for player in left] for slot in range(1, SLOTS)]
        half = (len(keepers) + 1) // 2
        sides.append([keepers[k % half], *(left[at] for at in assignment(gain))])
    return sides


KNOWN: Final[dict[tuple[str, bool, int], Values]] = {}


def values_of(cards: CardSet, actions: list[Action], by_print: bool, even: int) -> Values:
    """Return the values, computed once for each card set and reading of the cards."""
    key = (cards.digest, by_print, even)
    found = KNOWN.get(key)
    if found is None:
        found = KNOWN[key] = Values(cards, actions, even)
    return found
