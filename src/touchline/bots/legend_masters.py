"""What a legend of Masters of Football sees in an unfinished game, and what it does by instinct.

The weights are those of a regression: 19,500 moments of 1,500 games between pros, the final lead by what both had.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.bots.bot import Bot
from touchline.bots.legend_outlook import Maker, Outlook, by_lead
from touchline.bots.masters_of_football_cards import Plan
from touchline.bots.masters_of_football_pro import ProMastersOfFootball
from touchline.bots.masters_of_football_squad import Field, best_three
from touchline.bots.masters_of_football_stakes import kept, million, prospect_of
from touchline.bots.masters_of_football_worth import THREE, expected, sheet_of
from touchline.games.masters_of_football.advice import trios
from touchline.games.masters_of_football.codes import BETWEEN, GOAL_ANSWER, MANAGE, REROLL, WHISTLE
from touchline.games.masters_of_football.leagues import LEAGUE_SIZE
from touchline.games.masters_of_football.lineup import one_position
from touchline.games.masters_of_football.setup import player_price
from touchline.games.masters_of_football.standings import worth
from touchline.games.masters_of_football.state import PRE1, PRE2, Match, Mof, Team
from touchline.kernel.game import NOBODY
from touchline.kernel.table import Table
from touchline.kernel.title import Title

COUNTED: Final = (BETWEEN, GOAL_ANSWER, MANAGE, REROLL, WHISTLE)  # the pro knows their odds
MATCHES: Final = 12
TURNS: Final = 32  # of a match, at most
A_GOAL: Final = 0.03
A_MILLION: Final = 0.17  # points it brings later ...
A_LATE_MILLION: Final = 0.05  # ... and in the LAST matches
LAST: Final = 3
A_CARD: Final = 0.1
A_THREE: Final = 0.27  # of what the best three may expect of a match, for each match to come
LUCK: Final = 0.8  # of what is to come, as the scale of a lead ...
LUCK_EARLY: Final = 0.15  # ... and more for each match
SAVED: Final = 7.0  # times what a card kept is worth to a pro: there are better matches for most of them


class MastersOutlook(Outlook):
    """To the end of the next match of somebody, with what money, cards and players are good for later."""

    def instinct(self, maker: Maker, seed: int | str) -> Bot:
        return ThriftyMaster(seed)

    def thinks(self, game: Any, kind: int) -> bool:
        return kind not in COUNTED

    def imagine(self, world: Table, seat: int) -> None:
        """Lineups that lie face down are those that a pro would lay."""
        game = world.base
        assert isinstance(game, Mof)
        for match in game.boards:
            for side in (0, 1):
                number = match.teams[side]
                if number != NOBODY and game.teams[number].seat not in (NOBODY, seat) and not match.shown:
                    lay(game, match, side)

    def clock(self, game: Any) -> int:
        assert isinstance(game, Mof)
        return game.season * TURNS + (game.boards[game.at].turn if game.boards else 0)

    def mark(self, game: Mof) -> int:
        return matches_of_people(game) + 1

    def enough(self, game: Mof, mark: int) -> bool:
        return not game.boards and matches_of_people(game) >= mark

    def values(self, title: Title, game: Any) -> list[float]:
        if not game.ahead:
            return super().values(title, game)
        left = MATCHES * game.leagues - len(game.results)
        leads = [points(game, game.team_numbers[seat], left) for seat in range(game.seats)]
        return by_lead(leads, LUCK + LUCK_EARLY * left)


def points(game: Mof, number: int, left: int) -> float:
    """What a team may expect at the end, but for what all may."""
    team, league = game.teams[number], number // LEAGUE_SIZE
    rank = worth(game.results, league, number)
    total = rank[0] + A_GOAL * rank[1]
    if left < 2:
        return total
    total += (A_MILLION if left > LAST else A_LATE_MILLION) * team.money + A_CARD * len(team.hand)
    return total + A_THREE * left * best_three(game, team, team.squad)


def matches_of_people(game: Mof) -> int:
    count = 0
    for result in game.results:
        if game.teams[result[2]].seat != NOBODY or game.teams[result[3]].seat != NOBODY:
            count += 1
    return count


def lay(game: Mof, match: Match, side: int) -> None:
    if match.lineup[side]:
        laid = ProMastersOfFootball(0).three(game, match, match.teams[side])
        match.lineup[side] = laid[:THREE]
        if match.chosen[side] != NOBODY:
            match.chosen[side] = laid[THREE]


class ThriftyMaster(ProMastersOfFootball):
    """A pro that has a fourth player from the beginning and saves its cards for the matches in which they count."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.fours: dict[tuple[int, ...], list[int]] = {}

    def shopping_list(self, game: Mof, team: Team) -> list[int]:
        bought = super().shopping_list(game, team)
        if game.matchday or len(bought) != THREE:
            return bought
        key = (team.money, *team.dealt)
        if key not in self.fours:
            self.fours[key] = bought + fourth(game, team, bought)
        return self.fours[key]

    def plan(self, game: Mof, match: Match, number: int) -> Plan:
        team, side = game.teams[number], match.side_of(number)
        key = (game.season, match.shown, match.ha, match.tactic, team.money, *team.hand)
        if key not in self.plans:
            plan = Plan(game, match, prospect_of(game, match, number), number, million(game), SAVED * kept(game))
            if match.shown:
                plan.after_battle(PRE2)
            else:
                theirs = expected(game, match.teams[1 - side])
                plan.before_battle(PRE1, sheet_of(game, match.lineup[side]), theirs, match.chosen[side])
            self.plans[key] = plan
        return self.plans[key]


def fourth(game: Mof, team: Team, bought: list[int]) -> list[int]:
    """Whoever makes the best three with two of those, for the money left."""
    money = team.money - sum([player_price(game, team, player) for player in bought])
    field, best, found = Field(game, team), 0.0, list[int]()
    for player in team.dealt:
        if player in bought or player_price(game, team, player) > money:
            continue
        for three in trios([*bought, player]):
            if player in three and not one_position(game, three):
                chance = field.points(sheet_of(game, three))
                if chance > best:
                    best, found = chance, [player]
    return found
