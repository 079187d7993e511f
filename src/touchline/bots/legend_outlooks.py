"""What a legend sees in an unfinished game of each title."""

from __future__ import annotations

from math import log
from typing import Any, Final

from touchline.bots.legend_outlook import UNPLANNED, Outlook, by_lead
from touchline.bots.masters_of_football_stakes import kept, million
from touchline.bots.match_of_the_season_worth import elevens, strongest, worth
from touchline.bots.mister_eleven import GRAIN, best_eleven, completed
from touchline.bots.mister_match_up import best_answer, goals
from touchline.bots.mister_pro import tables
from touchline.bots.mister_values import Values
from touchline.games.best_11.codes import ASK_COMMIT
from touchline.games.masters_of_football.codes import BETWEEN, MANAGE, WHISTLE
from touchline.games.masters_of_football.state import PLAY_ON, Mof
from touchline.games.match_of_the_season import codes as mots
from touchline.games.match_of_the_season.state import SEASONS, Mots
from touchline.games.mister.advice import assignment
from touchline.games.mister.printed import SLOTS
from touchline.games.mister.state import MARKET, MARKET_CLOSE, Mister
from touchline.games.mister.words import DIVE, FIELD, SHOOT
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Question
from touchline.kernel.game import NOBODY
from touchline.kernel.table import Table
from touchline.kernel.title import Title

DRAFTING: Final = 1
RIVALS: Final = 8  # elevens of the rival that are looked at
GOALS: Final = 2.6  # of the worth of an eleven: twice the goals of a match, over their usual spread


class MisterOutlook(Outlook):
    """A draft is judged by the elevens it leads to, in goals; a match is played out.  An eleven is the best answer to
    those that the rival may have; no direction is better than another."""

    def thinks(self, game: Any, kind: int) -> bool:
        return kind not in (FIELD, SHOOT, DIVE)

    def planned(self, table: Table, seat: int, seed: int | str, plan: list[int]) -> int:
        question = table.question(seat)
        assert question is not None
        if question.kind != FIELD:
            return UNPLANNED
        slot = question.context[0]
        laid = list(question.context[1 : slot + 1])
        if plan[:slot] != laid or any(player not in question.options for player in plan[slot:]) or not plan:
            plan[:] = answering_eleven(table, question, seed, laid)
        return plan[slot]

    def mark(self, game: Mister) -> int:
        return DRAFTING if game.stage == MARKET else 0

    def enough(self, game: Mister, mark: int) -> bool:
        return mark == DRAFTING and game.agenda[0][0] == MARKET_CLOSE

    def values(self, title: Title, game: Any) -> list[float]:
        if not game.agenda or game.stage != MARKET:
            return super().values(title, game)
        known = tables(game)
        elevens = [quick_eleven(known, side.squad) for side in game.sides]
        if len(elevens) > 2:
            return by_lead([known.total(eleven) for eleven in elevens], GOALS)
        ahead = goals(game, elevens[0], elevens[1]) - goals(game, elevens[1], elevens[0])
        return by_lead([ahead, 0.0], GOALS)


def quick_eleven(known: Values, squad: list[int]) -> list[int]:
    """The best, slot by slot: quicker than the pro's own, and as good to compare squads by."""
    keeper = [player for player in squad if known.cards.keeper[player]][:1] or squad[:1]
    left = [player for player in squad if player != keeper[0]]
    gain = [[int(GRAIN * known.worth[slot][player]) for player in left] for slot in range(1, SLOTS)]
    return keeper + [left[at] for at in assignment(gain)]


def answering_eleven(table: Table, question: Question, seed: int | str, laid: list[int]) -> list[int]:
    """The rival's squad is dealt anew so many times, and lined up as a pro would."""
    game, seat = question.game, question.seat
    assert isinstance(game, Mister)
    known, rivals = tables(game), list[list[int]]()
    for k in range(RIVALS):
        world = table.dealt_anew(seat, Seeded(f"{seed}/rival {k}"))
        rival = NOBODY if world is None else game.opponent(seat)
        if world is not None and rival != NOBODY:
            assert isinstance(world.base, Mister)
            rivals.append(best_eleven(known, world.base.sides[rival].squad))
    squad = game.sides[seat].squad
    lineup = completed(known, laid, [player for player in squad if player not in laid])
    bench = [player for player in squad if player not in lineup]
    return best_answer(game, lineup, bench, len(laid), rivals)


class Best11Outlook(Outlook):
    """Games are short: played out, and judged by the score.  Who takes part in an action is counted exactly."""

    def thinks(self, game: Any, kind: int) -> bool:
        return kind != ASK_COMMIT


class MastersOutlook(Outlook):
    """To the end of the matches that are being played, with what money and cards are good for later.  Windows that
    come back all the time are the pro's: it knows their odds, and a search has better things to do."""

    def thinks(self, game: Any, kind: int) -> bool:
        return kind not in (BETWEEN, MANAGE, WHISTLE)

    def mark(self, game: Mof) -> int:
        return matches_of_people(game) + 1 if game.boards else 0

    def enough(self, game: Mof, mark: int) -> bool:
        return mark > 0 and game.agenda[:1] != ON_A_BOARD and matches_of_people(game) >= mark

    def values(self, title: Title, game: Any) -> list[float]:
        if not game.agenda:
            return super().values(title, game)
        return by_lead([self.points(game, game.team_numbers[seat]) for seat in range(game.seats)], self.scale)

    def points(self, game: Mof, number: int) -> float:
        total = 0.0
        for result in game.results:
            for side in (0, 1):
                if result[2 + side] == number:
                    lead = result[4 + side] - result[5 - side]
                    total += 3.0 if lead > 0 else 1.0 if lead == 0 else 0.0
                    total += 0.05 * lead
        team = game.teams[number]
        return total + million(game) * team.money + kept(game) * len(team.hand)


ON_A_BOARD: Final = [(PLAY_ON,)]  # the next step is one of a match


def matches_of_people(game: Mof) -> int:
    count = 0
    for result in game.results:
        if game.teams[result[2]].seat != NOBODY or game.teams[result[3]].seat != NOBODY:
            count += 1
    return count


THOUGHT: Final = (
    mots.ASK_DRAFT,
    mots.ASK_BID,
    mots.ASK_TACTIC,
    mots.ASK_DEAL,
    mots.ASK_BUY,
    mots.ASK_SELL,
    mots.ASK_EXTEND,
    mots.ASK_SWAP_FIRST,
    mots.ASK_SWAP_TAKE,
    mots.ASK_SWAP_GIVE,
)
SOON: Final = 2  # match days and turns
A_SEASON: Final = 4.0  # points that a squad may win in a season which wins every match
LATER: Final = 0.6  # how much of it is left in each season to come
A_POINT: Final = 0.15  # of the league's table, in points of the game
CASH: Final = 150000.0


class SeasonOutlook(Outlook):
    """A few match days, then by points, squads and cash; the draft alone by the squads it leads to."""

    def thinks(self, game: Any, kind: int) -> bool:
        return kind in THOUGHT

    def mark(self, game: Mots) -> int:
        return game.days + SOON if game.days else 0

    def enough(self, game: Mots, mark: int) -> bool:
        if mark == 0:
            return not game.offer or game.agenda[0][0] not in (mots.DRAFT, mots.DRAFT_OVER)
        return game.days >= mark

    def values(self, title: Title, game: Any) -> list[float]:
        if not game.agenda:
            return super().values(title, game)
        sides = [strongest(elevens(game, team.squad)) for team in game.teams]
        scores = [0.0] * game.seats
        for team in game.order:
            others = [sides[other] for other in game.order if other != team]
            scores[game.seat_of[team]] += self.points(game, team, worth(game, game.teams[team].squad, others))
        return by_lead(scores, self.scale)

    def points(self, game: Mots, number: int, strength: float) -> float:
        team, left = game.teams[number], SEASONS - game.season
        seasons = 1.0 + LATER * left if left else 1.0
        rich = 0.5 * log(1.0 + max(team.cash, 0) / CASH) if left else 0.0
        return team.points + A_POINT * team.league + A_SEASON * seasons * (strength + rich)


OUTLOOKS: Final[dict[str, Outlook]] = {
    "best_11": Best11Outlook(6.0),
    "masters_of_football": MastersOutlook(4.0),
    "match_of_the_season": SeasonOutlook(6.0),
    "mister": MisterOutlook(4.0, 0.5),
}
