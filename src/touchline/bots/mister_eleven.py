"""The eleven of most goals: man by man while a squad is drafted, and all at once for a match."""

from __future__ import annotations

from typing import Final

from touchline.bots.mister_values import Values
from touchline.games.mister.advice import assignment
from touchline.games.mister.printed import GK, SLOTS
from touchline.kernel.game import NOBODY

GRAIN: Final = 10000  # for the whole numbers of the assignment
A_KICK: Final = 8  # from this F on a taker may be better than those there are


def standing(known: Values, eleven: list[int], slot: int) -> float:
    """What the slot brings now; while nobody is there, as much as usual."""
    return known.worth[slot][eleven[slot]] if eleven[slot] != NOBODY else known.usual[slot]


def added(known: Values, eleven: list[int], player: int) -> tuple[float, int, int]:
    """What he brings, in which slot, and where the man whom he displaces goes (or 0)."""
    now = [standing(known, eleven, slot) for slot in range(SLOTS)]
    his = known.of[player]
    best, at, then = 0.0, 0, 0
    for slot in range(1, SLOTS):
        gain = his[slot] - now[slot]
        if gain > best:
            best, at, then = gain, slot, 0
        moved = eleven[slot]
        if moved != NOBODY:
            theirs = known.of[moved]
            for other in range(1, SLOTS):
                chain = gain + theirs[other] - now[other]
                if chain > best and other != slot:
                    best, at, then = chain, slot, other
    if known.masks[player] or known.kicks[player] >= A_KICK:
        best += known.one_more(eleven, player)
    return best, at, then


def lay_in(known: Values, eleven: list[int], player: int) -> None:
    """A new man takes his slot."""
    if known.cards.keeper[player]:
        eleven[GK] = player
        return
    at, then = added(known, eleven, player)[1:]
    if at:
        moved = eleven[at]
        eleven[at] = player
        if then:
            eleven[then] = moved


def best_eleven(known: Values, squad: list[int]) -> list[int]:
    """With the squad's keeper in goal; in a squad without one, anybody."""
    keepers = [player for player in squad if known.cards.keeper[player]]
    left = [player for player in squad if not known.cards.keeper[player]]
    return completed(known, [keepers[0] if keepers else left.pop(0)], left)


def completed(known: Values, laid: list[int], left: list[int]) -> list[int]:
    """The best for each slot that is open, then whoever of the bench brings a trait or a value that is missing."""
    open_slots = range(len(laid), SLOTS)
    gain = [[int(GRAIN * known.worth[slot][player]) for player in left] for slot in open_slots]
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
