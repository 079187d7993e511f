"""The eleven of most goals: man by man while a squad is drafted, and all at once for a match."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.mister.advice import assignment
from touchline.titles.mister.bots.values import Values
from touchline.titles.mister.printed import GK, SLOTS

STEPS_IN_A_GOAL: Final = 10000  # for the whole numbers of the assignment
NOWHERE_GOALS: Final = -1000.0  # goals
MIN_GAIN_GOALS: Final = 0.000001
MAX_DRAFTS_KEPT: Final = 2048  # squads; a server asks for the same ones again and again
MIN_TAKER_VALUE: Final = 8  # from this F on a taker may be better than those there are


class Drafted:
    """An eleven that is put together man by man, with what each slot brings and where its man could go instead."""

    __slots__ = ("known", "men", "now", "onward")

    def __init__(self, known: Values) -> None:
        self.known = known
        self.men = [NOBODY] * SLOTS
        self.now = known.usual[:]  # the value of each slot; an empty one has the usual value
        self.onward = [NOWHERE_GOALS] * SLOTS  # about the most that its man would bring in another slot

    def clone(self) -> Drafted:
        new = Drafted(self.known)
        new.men, new.now, new.onward = self.men[:], self.now[:], self.onward[:]
        return new

    def gain_of(self, player: int) -> tuple[float, int, int]:
        """Return what he brings, in which slot, and the slot to which the displaced man goes (or 0)."""
        known, now, his = self.known, self.now, self.known.of[player]
        best, at, then = 0.0, 0, 0
        for slot in range(1, SLOTS):
            gain = his[slot] - now[slot]
            if gain > best:
                best, at, then = gain, slot, 0
            if gain + self.onward[slot] > best - MIN_GAIN_GOALS:  # else it cannot be more: most are passed over here
                theirs = known.of[self.men[slot]]
                for other in range(1, SLOTS):
                    chain = gain + theirs[other] - now[other]
                    if chain > best and other != slot:
                        best, at, then = chain, slot, other
        if known.masks[player] or known.kicks[player] >= MIN_TAKER_VALUE:
            best += known.one_more(self.men, player)
        return best, at, then

    def lay_in(self, player: int) -> None:
        """Put a new footballer into the slot where he helps most; nothing changes if he helps nowhere."""
        at, then = GK, 0
        if not self.known.cards.keeper[player]:
            at, then = self.gain_of(player)[1:]
            if not at:
                return
        moved, self.men[at] = self.men[at], player
        if then:
            self.men[then] = moved
        self.look()

    def look(self) -> None:
        known, men, now = self.known, self.men, self.now
        for slot in range(SLOTS):
            if men[slot] != NOBODY:
                now[slot] = known.of[men[slot]][slot]
        for slot in range(1, SLOTS):
            if men[slot] != NOBODY:
                theirs, most = known.of[men[slot]], NOWHERE_GOALS
                for other in range(1, SLOTS):
                    if other != slot and theirs[other] - now[other] > most:
                        most = theirs[other] - now[other]
                self.onward[slot] = most


@lru_cache(MAX_DRAFTS_KEPT)
def draft(known: Values, squad: tuple[int, ...]) -> Drafted:
    """Return the eleven of a squad that was signed in this order; nobody changes it, for it is kept."""
    if not squad:
        return Drafted(known)
    eleven = draft(known, squad[:-1]).clone()
    eleven.lay_in(squad[-1])
    return eleven


def best_eleven(known: Values, squad: list[int]) -> list[int]:
    """Return the best eleven, with the squad's keeper in goal; in a squad without one, with anybody."""
    keepers = [player for player in squad if known.cards.keeper[player]]
    left = [player for player in squad if not known.cards.keeper[player]]
    return complete_lineup(known, [keepers[0] if keepers else left.pop(0)], left)


def complete_lineup(known: Values, laid: list[int], left: list[int]) -> list[int]:
    """Fill each open slot with the best, then choose for the bench who brings a missing trait or value."""
    open_slots = range(len(laid), SLOTS)
    gain = [[int(STEPS_IN_A_GOAL * known.worth[slot][player]) for player in left] for slot in open_slots]
    lineup = laid + [left[at] for at in assignment(gain)]
    bench = [player for player in left if player not in lineup]
    total = known.total(lineup)
    for slot in open_slots:
        for at in range(len(bench)):
            lineup[slot], bench[at] = bench[at], lineup[slot]
            changed = known.total(lineup)
            if changed > total:
                total = changed
            else:
                lineup[slot], bench[at] = bench[at], lineup[slot]
    return lineup
