"""How a legend of Masters of Football values an unfinished game.

Money and cards count as they do at a glance: weights of a regression (19,500 moments of 1,500 games between pros) value
them less, and a bot that spends by those loses.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.game import NOBODY
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.search.outlook import Outlook, by_lead
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.bots.season import SeasonMastersOfFootball, SeasonStakes, lasting
from touchline.titles.masters_of_football.bots.squad import best_three
from touchline.titles.masters_of_football.bots.worth import THREE
from touchline.titles.masters_of_football.rules.leagues import LEAGUE_SIZE
from touchline.titles.masters_of_football.rules.standings import worth
from touchline.titles.masters_of_football.state import Match, Mof

OPEN: Final = (
    c.ASK_BUY,
    c.ASK_FIELD,
    c.ASK_KEEP,
    c.ASK_TACTIC,
    c.ASK_TAKE,
)  # questions in which the cards of others matter; all others are decided without a search
MAX_MATCHES: Final = 12
MAX_TURNS: Final = 32  # at most, in a match
GOAL_WEIGHT: Final = 0.03
BEST_THREE_SHARE: Final = 0.5  # for each match to come, the share of the best three's points: they play every other one
STAKES: Final = SeasonStakes()
LEAD_SCALE: Final = 0.8  # the luck to come, as the scale of a lead ...
LEAD_SCALE_EACH_MATCH: Final = 0.15  # ... and more for each match


class MastersOutlook(Outlook):
    """To the end of the next match of somebody, with what money, cards and players are good for later."""

    def thinks(self, game: Any, kind: int) -> bool:
        return kind in OPEN

    def imagine(self, world: Table, seat: int) -> None:
        """Replace lineups that lie face down by those that a legend without search would choose."""
        game = world.base
        assert isinstance(game, Mof)
        for match in game.boards:
            for side in (0, 1):
                number = match.teams[side]
                if number != NOBODY and game.teams[number].seat not in (NOBODY, seat) and not match.shown:
                    lay(game, match, side)

    def clock(self, game: Any) -> int:
        assert isinstance(game, Mof)
        return game.boards_laid * MAX_TURNS + (game.boards[game.at].turn if game.boards else 0)

    def mark(self, game: Mof) -> int:
        return matches_of_people(game) + 1

    def enough(self, game: Mof, mark: int) -> bool:
        return not game.boards and matches_of_people(game) >= mark

    def values(self, title: Title, game: Any) -> list[float]:
        if not game.ahead:
            return super().values(title, game)
        left = MAX_MATCHES * game.leagues - len(game.results)
        leads = [points(game, game.team_numbers[seat], left) for seat in range(game.seats)]
        return by_lead(leads, LEAD_SCALE + LEAD_SCALE_EACH_MATCH * left)


def points(game: Mof, number: int, left: int) -> float:
    """Return what a team may expect at the end, without what every team may expect."""
    team, league = game.teams[number], number // LEAGUE_SIZE
    rank = worth(game.results, league, number)
    total = rank[0] + GOAL_WEIGHT * rank[1]
    if left < 2:
        return total
    total += lasting(game) * team.money + STAKES.card_worth(game) * len(team.hand)
    return total + BEST_THREE_SHARE * left * best_three(game, team, team.squad)


def matches_of_people(game: Mof) -> int:
    count = 0
    for result in game.results:
        if game.teams[result[2]].seat != NOBODY or game.teams[result[3]].seat != NOBODY:
            count += 1
    return count


def lay(game: Mof, match: Match, side: int) -> None:
    if match.lineup[side]:
        laid = SeasonMastersOfFootball(0).three(game, match, match.teams[side])
        match.lineup[side] = laid[:THREE]
        if match.chosen[side] != NOBODY:
            match.chosen[side] = laid[THREE]
