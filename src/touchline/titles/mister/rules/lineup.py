"""The line-up: eleven of fifteen, laid face down slot by slot, then turned up.

MIS-LINEUP-01  Eleven play, the other four are the bench.
MIS-LINEUP-02  The formation is always the 4-4-2.
MIS-LINEUP-03  The cards lie face down while the others choose.
MIS-LINEUP-04  The preferred role binds nobody and changes no value.
MIS-LINEUP-05  (ruling) The squad's keeper stands in goal and nobody else does.
MIS-LINEUP-06  When all have laid their eleven, these are turned up one by one.
MIS-LINEUP-07  (ruling) A line-up may be changed until the last one is laid; the reveal contains no decision.
MIS-LINEUP-09  (ruling) During a match only an injury brings somebody on: no step here is put on the agenda then.
MIS-LINEUP-10  (ruling) For every match there is a new line-up from all fifteen.
MIS-ABSENT-07  (ruling) Who was sent off or injured is available again for the next match.
MIS-MATCH-17   (ruling) Every match starts at nil-nil.
MIS-INFO-03    The eleven become public with the reveal.
MIS-INFO-04    (ruling) The bench stays hidden.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import GK, SLOTS
from touchline.titles.mister.state import LINEUP, Mister, make_public

EMPTY: Final = [(NOBODY,) * (SLOTS - 1 - laid) for laid in range(SLOTS)]


def lineups(game: Mister) -> None:
    """MIS-LINEUP-03, MIS-LINEUP-06: all at once and hidden, then turned up."""
    game.stage = LINEUP
    seats = [seat for fixture in game.fixtures for seat in fixture]
    laid = game.at_once(seats, choose_lineup)
    for at, seat in enumerate(seats):
        field(game, seat, laid[at])
    if game.told is not None:
        for slot in range(SLOTS):
            for seat in seats:
                game.tell(c.TELL_FIELDED, seat, slot, game.sides[seat].lineup[slot])


def choose_lineup(game: Mister, seat: int) -> list[int]:
    """Slot by slot; MIS-LINEUP-04: in any order of roles."""
    side = game.sides[seat]
    left = side.squad[:]
    lineup: list[int] = []
    if not game.rules.free_keeper:
        lineup.append(side.keeper)  # MIS-LINEUP-05
        left.remove(side.keeper)
    while len(lineup) < SLOTS:
        slot = len(lineup)
        player = game.ask_about(seat, c.ASK_FIELD, left, (slot, *lineup, *EMPTY[slot]), why_not_field)
        lineup.append(player)
        left = left[:]  # the list that was given out stays as it is
        left.remove(player)
    return lineup


def why_not_field(game: Mister, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MIS-LINEUP-01, MIS-LINEUP-05: nobody stands in two slots, and the keeper in goal."""
    slot = context[0]
    refused = [Refusal(player, c.WHY_ALREADY_FIELDED, (at,)) for at, player in enumerate(context[1 : slot + 1])]
    if not game.rules.free_keeper:
        refused[GK] = Refusal(game.sides[seat].keeper, c.WHY_KEEPER_IN_GOAL)
    return refused


def field(game: Mister, seat: int, lineup: list[int]) -> None:
    """Lay the eleven down for a new match (MIS-LINEUP-10, MIS-ABSENT-07, MIS-MATCH-17)."""
    side = game.sides[seat]
    side.fielded = lineup
    side.lineup = lineup
    side.bench = [player for player in side.squad if player not in lineup]  # MIS-LINEUP-01
    side.sent_off = []
    side.injured = []
    side.boost = 0
    side.kept = []
    side.noted = 0
    for player in lineup:
        make_public(game, player)  # MIS-INFO-03
