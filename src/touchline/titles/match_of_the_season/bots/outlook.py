"""How a legend of Match of the Season values an unfinished game, and how it deals with its rivals.

The weights are those of a regression: 21,160 moments of 500 games between pros, the final lead by what the teams had.
Its deals go beyond a pro's.  A man whom its own eleven does not miss is offered to rivals for as much as a pro would
pay; and where a rival would go on bidding, it makes him.
"""

from __future__ import annotations

from math import log
from typing import Any, Final

from touchline.kernel.drivers import Question
from touchline.kernel.game import NOBODY
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS
from touchline.search.outlook import UNPLANNED, Outlook, by_lead
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.bots.pro import ProMatchOfTheSeason
from touchline.titles.match_of_the_season.bots.worth import elevens, strongest, worth
from touchline.titles.match_of_the_season.printed import BID_STEP
from touchline.titles.match_of_the_season.rules.squads import may_sell
from touchline.titles.match_of_the_season.rules.trade import bidders_for
from touchline.titles.match_of_the_season.state import SEASONS, Mots

THOUGHT: Final = (c.ASK_TACTIC, c.ASK_SELL)  # of other questions too few deals can be tried in the time
MISSED_LOSS: Final = 0.002  # the loss below which a player is not missed
MIN_OFFER: Final = 10000  # a smaller sale is not offered
MIN_SALE_GAIN: Final = 0.01  # that a sale must bring, in chances of winning
WIN_POINTS_EACH_SEASON: Final = 3.1  # points that wins less defeats bring in each season to come
MAX_WIN_POINTS: Final = 12.0  # and in all of them
CASH_POINTS_EACH_SEASON: Final = 2.0  # points for each season to come, by the logarithm of the cash
CASH_SCALE: Final = 100000.0
LEADER_SHARE: Final = 0.05  # a team with points gains more of them
LEAGUE_POINT_WEIGHT: Final = 0.25  # a point of the league's table ...
LEAGUE_POINT_WEIGHT_EACH_SEASON: Final = -0.15  # ... and for each season to come: the last are helped
EUROPE_POINTS: Final = 1.0  # points for a place in the European Cup ...
EUROPE_POINTS_LATE: Final = 1.2  # ... more as the season goes on
EUROPE_POINTS_EACH_SEASON: Final = 0.6  # ... and for each one to come
CUP_FINAL_POINTS: Final = 1.4  # points for the final of the National Cup
LEAD_SCALE: Final = 0.8  # the luck to come, as the scale of a lead ...
LEAD_SCALE_EACH_SEASON: Final = 1.6  # ... and more for each season


class SeasonOutlook(Outlook):
    """To the next turn of the season, then by points, squads and cash."""

    def thinks(self, game: Any, kind: int) -> bool:
        return kind in THOUGHT

    def plan_picks(self, table: Table, seat: int, seed: int | str, plan: list[int]) -> int:
        """Count deals instead of searching them: all that they depend on lies open."""
        question = table.question(seat)
        assert question is not None
        if question.kind == c.ASK_BID:
            return drives_up(question)
        if question.kind in (c.ASK_WINDOW, c.ASK_DEAL, c.ASK_LIST, c.ASK_RESERVE):
            return self.offers(question)
        return UNPLANNED

    def offers(self, question: Question) -> int:
        """Return the next pick on the way to a sale: to the market, a listing, the player, his price."""
        game, team, kind = question.game, question.context[0], question.kind
        assert isinstance(game, Mots)
        picks = {c.ASK_WINDOW: c.GO_MARKET, c.ASK_DEAL: c.LIST}
        if kind in picks and picks[kind] not in question.options:
            return UNPLANNED
        if kind == c.ASK_RESERVE:
            price = best_offer(ProMatchOfTheSeason(0), game, team, question.context[1])[0]
            return price if price in question.options else UNPLANNED
        player = self.sale(game, team)
        if player == NOBODY:
            return UNPLANNED
        return player if kind == c.ASK_LIST else picks[kind]

    def sale(self, game: Mots, team: int) -> int:
        """Return the player who is not missed and whose sale gains most."""
        if game.season == SEASONS or not may_sell(game, team):
            return NOBODY
        pro, seat = ProMatchOfTheSeason(0), game.seat_of[team]
        best, most = NOBODY, self.chances(game)[seat] + MIN_SALE_GAIN
        for player in game.teams[team].squad:
            if player in game.listed or pro.loss_of(game, team, player) > MISSED_LOSS:
                continue
            price, buyer = best_offer(pro, game, team, player)
            if price >= MIN_OFFER:
                chance = self.chances(game_after_sale(game, team, player, price, buyer))[seat]
                if chance > most:
                    best, most = player, chance
        return best

    # -- the search

    def clock(self, game: Any) -> int:
        assert isinstance(game, Mots)
        return game.days

    def mark(self, game: Mots) -> int:
        return game.days

    def enough(self, game: Mots, mark: int) -> bool:
        return game.ahead[-1][0] == c.STEP_TURN and game.days >= mark

    def values(self, title: Title, game: Any) -> list[float]:
        return self.chances(game) if game.ahead else super().values(title, game)

    def chances(self, game: Mots) -> list[float]:
        left = SEASONS - game.season + 1.0 - game.token / game.cards.last
        sides = [strongest(elevens(game, team.squad)) for team in game.teams]
        scores = [0.0] * game.seats
        for team in game.order:
            seat = game.seat_of[team]
            others = [sides[other] for other in game.order if game.seat_of[other] != seat]
            scores[seat] += points(game, team, worth(game, game.teams[team].squad, others), left)
        return by_lead(scores, LEAD_SCALE + LEAD_SCALE_EACH_SEASON * left)


def points(game: Mots, number: int, strength: float, left: float) -> float:
    """Return what a team may expect at the end, without what every team may expect."""
    team = game.teams[number]
    total = (
        team.points * (1.0 + LEADER_SHARE * max(0.0, left - 1.0))
        + min(MAX_WIN_POINTS, 1.0 + WIN_POINTS_EACH_SEASON * left) * strength
    )
    total += (
        CASH_POINTS_EACH_SEASON * left * log(1.0 + max(team.cash, 0) / CASH_SCALE)
        + (LEAGUE_POINT_WEIGHT + LEAGUE_POINT_WEIGHT_EACH_SEASON * left) * team.league
    )
    if number in game.entrants:
        total += (
            EUROPE_POINTS
            + EUROPE_POINTS_LATE * game.token / game.cards.last
            + EUROPE_POINTS_EACH_SEASON * (SEASONS - game.season)
        )
    return total + CUP_FINAL_POINTS if number in game.finalists else total


# -- deals


def best_offer(pro: ProMatchOfTheSeason, game: Mots, team: int, player: int) -> tuple[int, int]:
    """Return the most that a rival would pay if it were a pro, and which rival."""
    step = game.cards.amounts[BID_STEP]
    best, buyer = 0, NOBODY
    for other in bidders_for(game, team, player, step):
        price = pro.limit(game, other, player)
        if price > best:
            best, buyer = price, other
    return best - best % step, buyer


def game_after_sale(game: Mots, team: int, player: int, price: int, buyer: int) -> Mots:
    """Return the game after the sale."""
    twin = game.clone()
    twin.teams[team].squad.remove(player)
    twin.teams[buyer].squad.append(player)
    twin.teams[team].cash += price
    twin.teams[buyer].cash -= price
    return twin


def drives_up(question: Question) -> int:
    """Return a bid for a player it does not want, if the rival who leads would bid still more."""
    game = question.game
    assert isinstance(game, Mots)
    pro, bid, leader = ProMatchOfTheSeason(0), question.options[1], question.context[3]
    if leader == NOBODY or game.seat_of[leader] == question.seat:
        return UNPLANNED
    if pro.pick(game, question.seat, question.kind, question.options, question.context) != PASS:
        return UNPLANNED
    willing = pro.limit(game, leader, question.context[1]) >= bid + game.cards.amounts[BID_STEP]
    return bid if willing else UNPLANNED
