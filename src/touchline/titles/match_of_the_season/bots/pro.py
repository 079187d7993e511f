"""A pro of Match of the Season: buys, sells and protects by what a player adds to its chances, lines up by the odds."""

from __future__ import annotations

from typing import Final

from touchline.bots.judge import Because, Judged
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.advice import card_gain, most_needed, need
from touchline.titles.match_of_the_season.bots.amateur import LET_GO, AmateurMatchOfTheSeason
from touchline.titles.match_of_the_season.bots.odds import Promise, changes, expected_points, formation_odds
from touchline.titles.match_of_the_season.bots.worth import Eleven, elevens, strongest, worth
from touchline.titles.match_of_the_season.rules.market import may_bid
from touchline.titles.match_of_the_season.rules.swaps import giveable, takeable
from touchline.titles.match_of_the_season.state import Mots

WIN_PRICE: Final = 550000  # the price of winning every match instead of drawing it, for a team without cash
DOUBLE_PRICE_CASH: Final = 80000  # with so much in hand one pays twice as much
SHARE_BY_SEASON: Final = (0.5, 0.75, 1.0, 1.2, 1.4, 5.0)  # of that price; in the last season money is of no use
BENCH_PRICE: Final = 10000  # a man where the bench is thin
EQUAL_POSITION_GAIN: Final = 0.002  # positions that differ by less are equally good to draft
MIN_CHANGE_GAIN: Final = 0.0001  # a change must bring more
ROLL_PARTS: Final = 66  # by which the gain of a card is counted on each face
HUNDRED: Final = 100  # reasons speak of hundredths of a point, and of a hundred matches

COSTLY_GAP: Final = {c.ASK_FORMATION: 0.5, c.ASK_TACTIC: 0.3, c.ASK_BID: 0.06, c.ASK_EXTEND: 0.12} | dict.fromkeys(
    LET_GO, 0.12
)  # in points of the league, players in wins of a match


class ProMatchOfTheSeason(AmateurMatchOfTheSeason):
    """Values its squad against the open squads of the others, again whenever one of them changes."""

    costly_gap = COSTLY_GAP

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.squads: list[list[int]] = []
        self.others: list[list[Eleven]] = []  # for each team: the elevens of the rest
        self.values: dict[int, float] = {}
        self.gains: dict[tuple[int, int], float] = {}

    def pick(self, game: Mots, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        if len(options) == 1:
            return options[0]
        if kind == c.ASK_DRAFT:
            return self.pick_draft(game, context[0], options)
        if kind == c.ASK_BID and self.stands_back(game, context[0], context[1], context[3]):
            return PASS
        if kind == c.ASK_FORMATION and context[2] != NOBODY:
            return best_shape(formation_odds(game, context[0], context[1], context[2]), options)
        if kind == c.ASK_CHANGE_OUT:
            return self.change(game, context[0], NOBODY)
        if kind == c.ASK_CHANGE_IN:
            player = self.change(game, context[0], context[1])
            return player if player in options else super().pick(game, seat, kind, options, context)
        if kind in LET_GO:
            return self.least_missed(game, context[0], options)
        if kind == c.ASK_EXTEND:
            return self.protect(game, context[0], options)
        return super().pick(game, seat, kind, options, context)

    # -- what players are worth

    def refresh(self, game: Mots) -> None:
        """Compute again what depends on squads, if one has changed; all squads are open."""
        squads = [team.squad for team in game.teams]
        if squads == self.squads:
            return
        self.squads = [squad[:] for squad in squads]
        sides = [strongest(elevens(game, squad)) for squad in squads]
        managed = [team for team in range(len(squads)) if game.seat_of[team] != NOBODY]
        self.others = [[sides[other] for other in managed if other != team] for team in range(len(squads))]
        self.values, self.gains = {}, {}

    def value(self, game: Mots, team: int) -> float:
        self.refresh(game)
        if team not in self.values:
            self.values[team] = worth(game, game.teams[team].squad, self.others[team])
        return self.values[team]

    def gain_of(self, game: Mots, team: int, player: int) -> float:
        """Return what he would add."""
        now, key = self.value(game, team), (team, player)
        if key not in self.gains:
            self.gains[key] = worth(game, [*game.teams[team].squad, player], self.others[team]) - now
        return self.gains[key]

    def loss_of(self, game: Mots, team: int, player: int) -> float:
        """Return what would be missed of him."""
        now = self.value(game, team)
        rest = [each for each in game.teams[team].squad if each != player]
        return now - worth(game, rest, self.others[team])

    # -- the draft and the market

    def pick_draft(self, game: Mots, team: int, options: list[int]) -> int:
        """Return the position in which a player with these stars adds most; among equals where the squad lacks most."""
        at, gains = game.cards.position, [-1.0] * 4
        for player in options:
            if gains[at[player]] < 0:  # all on offer have the same stars
                gains[at[player]] = self.gain_of(game, team, player)
        most = max(gains)
        return most_needed(
            game, team, [player for player in options if gains[at[player]] >= most - EQUAL_POSITION_GAIN]
        )

    def limit(self, game: Mots, team: int, player: int) -> int:
        """Return the most that it would pay for him: little at first, and more if it has more."""
        cash = game.teams[team].cash
        price = WIN_PRICE * (DOUBLE_PRICE_CASH + cash) / DOUBLE_PRICE_CASH * SHARE_BY_SEASON[game.season - 1]
        bench = BENCH_PRICE * max(need(game, team, game.cards.position[player]), 0)
        return min(int(self.gain_of(game, team, player) * price) + bench, cash)

    def stands_back(self, game: Mots, team: int, player: int, leader: int) -> bool:
        """Whether another team of the same manager would pay more: a manager does not bid against himself."""
        seat, base = game.seat_of[team], game.cards.price[player]
        if leader != NOBODY and game.seat_of[leader] == seat:
            return True
        mine = self.limit(game, team, player)
        for other in game.order:
            if other != team and game.seat_of[other] == seat and may_bid(game, other, player, base):
                theirs = self.limit(game, other, player)
                if theirs > mine or (theirs == mine and other < team):
                    return True
        return False

    def least_missed(self, game: Mots, team: int, options: list[int]) -> int:
        best, least = options[0], (9.0, 0, 0)
        for player in options:
            position = game.cards.position[player]
            loss = (self.loss_of(game, team, player), need(game, team, position), game.cards.stars[player])
            if loss < least:
                best, least = player, loss
        return best

    # -- end of a season

    def protect(self, game: Mots, team: int, options: list[int]) -> int:
        """Give contracts to the two who would be missed most, one after the other."""
        laid = [player for player in game.teams[team].lineup if player != NOBODY]
        order = sorted(laid, key=lambda player: (-self.loss_of(game, team, player), -game.cards.stars[player]))
        for player in options:
            if player in order[:2]:
                return player
        return options[0]

    def swap(self, game: Mots, team: int, kind: int, options: list[int]) -> int:
        """Return the player who adds most for the least missed of his position; in a swap of two, the larger gain."""
        best, most = PASS, 0.0
        for option in options[1:]:
            players = [option] if kind == c.ASK_SWAP_TAKE else takeable(game, team, option)
            for player in players:
                gain = self.gain_of_swap(game, team, player)
                if gain > most:
                    best, most = option, gain
        return best

    def gain_of_swap(self, game: Mots, team: int, player: int) -> float:
        gives = giveable(game, team, game.cards.position[player])
        given = self.least_missed(game, team, gives)
        now = self.value(game, team)
        after = [player if each == given else each for each in game.teams[team].squad]
        return worth(game, after, self.others[team]) - now

    # -- line-ups

    def change(self, game: Mots, team: int, out: int) -> int:
        """Choose whom to take off, or whom to bring on for `out`: the best chances against the other line-up."""
        match = game.match
        assert match is not None
        which = c.HOME if match.home.who == team else c.AWAY
        best, most = PASS, expected_points(game, match, which) + MIN_CHANGE_GAIN if out == NOBODY else -1.0
        for promise, gone, player in changes(game, match, which):
            if promise > most and out in (NOBODY, gone):
                best, most = gone if out == NOBODY else player, promise
        return best

    # -- hints

    def judge_options(
        self, game: Mots, seat: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> list[Judged]:
        team = context[0]
        if kind == c.ASK_FORMATION and context[2] != NOBODY:
            promises = formation_odds(game, team, context[1], context[2])
            return [judged_shape(promise) for promise in promises if promise.option in options]
        if kind in (c.ASK_BID, c.ASK_TIP):
            return self.judged_bid(game, team, context[1], options)
        if kind in LET_GO or kind == c.ASK_EXTEND:
            sign = 1.0 if kind == c.ASK_EXTEND else -1.0
            return [self.judged_player(game, team, player, sign) for player in options if player >= 0]
        match = game.match
        if kind == c.ASK_TACTIC and match is not None:
            gains = [(card, card_gain(game, match, card) / ROLL_PARTS / len(game.rules.faces)) for card in options[1:]]
            told = [Judged(card, gain, [Because("card", {"gain": hundredths(gain)})]) for card, gain in gains]
            return [Judged(PASS, 0.0, []), *told]
        return []

    def judged_bid(self, game: Mots, team: int, player: int, options: list[int]) -> list[Judged]:
        limit, gain = self.limit(game, team, player), self.gain_of(game, team, player)
        because = [Because("limit", {"limit": in_thousands(limit)}), Because("added", {"wins": hundredths(gain)})]
        price = game.cards.price[player] if options[1] == player else options[1]
        return [Judged(PASS, 0.0, because), Judged(options[1], (limit - price) / WIN_PRICE, because)]

    def judged_player(self, game: Mots, team: int, player: int, sign: float) -> Judged:
        loss = self.loss_of(game, team, player)
        return Judged(player, sign * loss, [Because("missed", {"wins": hundredths(loss)})])


def best_shape(promises: list[Promise], options: list[int]) -> int:
    best, most = options[0], -1.0
    for promise in promises:
        if promise.points > most and promise.option in options:
            best, most = promise.option, promise.points
    return best


def judged_shape(promise: Promise) -> Judged:
    faces = {"won": promise.won, "lost": promise.lost, "faces": promise.faces}
    because = [Because("points", {"points": hundredths(promise.points)}), Because("faces", faces)]
    return Judged(promise.option, promise.points, because)


def hundredths(value: float) -> int:
    return round(value * HUNDRED)


def in_thousands(money: int) -> int:
    """Return the money in whole thousands: bids are no finer, and an estimate is not exact."""
    return money - money % 1000
