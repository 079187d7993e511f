"""How a legend of Mister values an unfinished game, and the eleven it fields."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Question
from touchline.kernel.game import NOBODY
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.search.outlook import UNPLANNED, Outlook, by_lead
from touchline.titles.mister import codes as c
from touchline.titles.mister.advice import assignment
from touchline.titles.mister.bots.eleven import STEPS_IN_A_GOAL, best_eleven, complete_lineup
from touchline.titles.mister.bots.match_up import best_answer, goals, lead
from touchline.titles.mister.bots.pro import tables
from touchline.titles.mister.bots.values import Values
from touchline.titles.mister.printed import SLOTS
from touchline.titles.mister.state import MARKET, Mister

DRAFTING: Final = 1
MAX_PASSES: Final = 8  # through a pack or the market, at most
RIVAL_ELEVENS: Final = 8  # elevens of the rival that are looked at
RANDOM_RESTARTS: Final = 6  # of an answer that no exchange makes better, to find another
RANDOM_EXCHANGES: Final = 4  # exchanges at random
LEAD_SCALE_GOALS: Final = 2.6  # scale of an eleven's worth: twice the goals of a match, over their usual spread


class MisterOutlook(Outlook):
    """A draft is judged by the elevens it leads to, in goals; a match is played out.  An eleven is the best answer to
    those that the rival may have; no direction is better than another."""

    def thinks(self, game: Any, kind: int) -> bool:
        return kind not in (c.ASK_FIELD, c.ASK_SHOOT, c.ASK_DIVE)

    def plan_picks(self, table: Table, seat: int, seed: int | str, plan: list[int]) -> int:
        question = table.question(seat)
        assert question is not None
        if question.kind != c.ASK_FIELD:
            return UNPLANNED
        slot = question.context[0]
        laid = list(question.context[1 : slot + 1])
        if plan[:slot] != laid or any(player not in question.options for player in plan[slot:]) or not plan:
            plan[:] = answering_eleven(table, question, seed, laid)
        return plan[slot]

    def clock(self, game: Any) -> int:
        assert isinstance(game, Mister)
        return (game.round * MAX_PASSES + game.passes) * MAX_PASSES + game.market_pass

    def mark(self, game: Mister) -> int:
        return DRAFTING if game.stage == MARKET else 0

    def enough(self, game: Mister, mark: int) -> bool:
        return mark == DRAFTING and game.ahead[-1][0] == c.STEP_MARKET_CLOSE

    def values(self, title: Title, game: Any) -> list[float]:
        if not game.ahead or game.stage != MARKET:
            return super().values(title, game)
        known = tables(game)
        elevens = [quick_eleven(known, side.squad) for side in game.sides]
        if len(elevens) > 2:
            return by_lead([known.total(eleven) for eleven in elevens], LEAD_SCALE_GOALS)
        ahead = goals(game, elevens[0], elevens[1]) - goals(game, elevens[1], elevens[0])
        return by_lead([ahead, 0.0], LEAD_SCALE_GOALS)


def quick_eleven(known: Values, squad: list[int]) -> list[int]:
    """Return the best, slot by slot: quicker than the pro's own way, and as good for comparing squads."""
    keeper = [player for player in squad if known.cards.keeper[player]][:1] or squad[:1]
    left = [player for player in squad if player != keeper[0]]
    gain = [[int(STEPS_IN_A_GOAL * known.worth[slot][player]) for player in left] for slot in range(1, SLOTS)]
    return keeper + [left[at] for at in assignment(gain)]


def answering_eleven(table: Table, question: Question, seed: int | str, laid: list[int]) -> list[int]:
    """Deal the rival's squad again several times, line it up as a pro would, and return the best answer."""
    game, seat = question.game, question.seat
    assert isinstance(game, Mister)
    known, rivals = tables(game), list[list[int]]()
    for k in range(RIVAL_ELEVENS):
        world = table.redeal_once(seat, Seeded(f"{seed}/rival {k}"))
        rival = NOBODY if world is None else game.opponent(seat)
        if world is not None and rival != NOBODY:
            assert isinstance(world.base, Mister)
            rivals.append(best_eleven(known, world.base.sides[rival].squad))
    squad = game.sides[seat].squad
    lineup = complete_lineup(known, laid, [player for player in squad if player not in laid])
    bench = [player for player in squad if player not in lineup]
    return sought_answer(game, lineup, bench, len(laid), rivals, Seeded(f"{seed}/shaken"))


def sought_answer(
    game: Mister, lineup: list[int], bench: list[int], laid: int, rivals: list[list[int]], dealer: Seeded
) -> list[int]:
    """Return the best answer found from here; after single exchanges no longer help, some are made at random."""
    best = best_answer(game, lineup, bench, laid, rivals)
    most, men = lead(game, best, rivals), lineup + bench
    first = max(laid, 1)
    for k in range(RANDOM_RESTARTS if first < SLOTS else 0):
        shaken = best + [player for player in men if player not in best]
        for times in range(RANDOM_EXCHANGES):
            slot, other = first + dealer.below(SLOTS - first), first + dealer.below(len(shaken) - first)
            shaken[slot], shaken[other] = shaken[other], shaken[slot]
        found = best_answer(game, shaken[:SLOTS], shaken[SLOTS:], laid, rivals)
        promised = lead(game, found, rivals)
        if promised > most:
            best, most = found, promised
    return best
