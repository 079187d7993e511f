"""An amateur of Match of the Season: drafts a legal squad, bids by need, lines up by strength, uses cards."""

from __future__ import annotations

from typing import Final

from touchline.bots.judge import Judge
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.advice import (
    best,
    card_gain,
    gain,
    helps_now,
    hopefuls,
    loss,
    most_needed,
    need,
    prize_ahead,
    shared_duty,
    substitution,
    swap_gain,
    weakest,
)
from touchline.titles.match_of_the_season.printed import (
    CANCEL_DUTY,
    CANCEL_RED_CARD,
    CHANCE,
    CURE_INJURY,
    HALF_PRICE,
    INJURE_RIVAL,
    INJURY,
    INTERNATIONAL_DUTY,
    RED_CARD,
    RX_ABSENCE,
    RX_MOVE,
)
from touchline.titles.match_of_the_season.rules.lineup import available
from touchline.titles.match_of_the_season.rules.market import buyable
from touchline.titles.match_of_the_season.rules.reds import marked
from touchline.titles.match_of_the_season.runs import best_against, strongest_line_up
from touchline.titles.match_of_the_season.state import SQUAD_MOST, Mots

STAR_PRICE: Final = 14000  # the price of one more star in the eleven
BENCH_PRICE: Final = 10000  # ... and a man where the bench is thin
CALL_UP_PRICE: Final = 1000  # ... less for each who would be called up with him
LAST_WEEK: Final = 6
CASH_DIVISOR: Final = 8  # the rich pay this part of their cash more
RESERVE_CASH: Final = 10000  # cash kept for a defeat
MIN_TACTIC_GAIN: Final = 40  # a card is laid down if it brings so much
MIN_CURED_STARS: Final = 3  # stars of a player worth a red card
BAD_SQUARES: Final = (INJURY, RED_CARD, INTERNATIONAL_DUTY)
LET_GO: Final = (c.ASK_SELL, c.ASK_LIST, c.ASK_SHORT_SALE, c.ASK_SURPLUS, c.ASK_SWAP_GIVE)
TAKE_BEST: Final = (c.ASK_FILL, c.ASK_SUB_IN, c.ASK_CURE, c.ASK_CHANGE_IN)
TAKE_NEEDED: Final = (c.ASK_DRAFT, c.ASK_YOUTH, c.ASK_SIGN)


class AmateurMatchOfTheSeason(Judge):
    """An amateur with a random character: the price of a star, and how much money it keeps."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.star = STAR_PRICE + 1000 * self.dealer.below(7)
        self.reserve = RESERVE_CASH * self.dealer.below(3)

    def pick(self, game: Mots, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        if len(options) == 1:
            return options[0]
        team = context[0]
        if kind == c.ASK_WINDOW:
            return self.go(game, team, context[1], options)
        if kind == c.ASK_SLOT:
            return in_slot(game, context[1], context[2], options)
        if kind in TAKE_NEEDED:
            return most_needed(game, team, options)
        if kind in LET_GO:
            return weakest(game, team, options)
        if kind in TAKE_BEST:
            return best(game, options)
        if kind in (c.ASK_BID, c.ASK_TIP):
            return self.bid(game, team, context[1], options)
        if kind == c.ASK_FORMATION:
            return formation(game, team, context[1], context[2], options)
        return self.other(game, team, kind, options, context)

    def other(self, game: Mots, team: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        """Return what comes up less often."""
        if kind == c.ASK_TACTIC:
            return tactic(game, options)
        if kind == c.ASK_REVEAL:
            match = game.match
            return options[1] if match is not None and helps_now(game, match, context[1]) else PASS
        if kind == c.ASK_SUB_OUT:
            return take_off(game, team, options)
        if kind == c.ASK_REACT:
            return reaction(game, team, context[1], options)
        if kind == c.ASK_STEPS:
            return min(options, key=lambda steps: dislike(game, steps))
        if kind == c.ASK_EXTEND:
            return extend(game, team, options)
        if kind in (c.ASK_SWAP_FIRST, c.ASK_SWAP_TAKE):
            return self.swap(game, team, kind, options)
        if kind == c.ASK_DEAL:
            return c.SELL if self.must_sell(game, team) else c.BUY if c.BUY in options else options[0]
        if kind in (c.ASK_BUY, c.ASK_CLAUSE):
            return max(options, key=lambda player: (self.pays(game, team, player), self.profit(game, team, player)))
        if kind == c.ASK_CARD:
            return max(options, key=lambda card: card_worth(game, team, card))
        if kind == c.ASK_RIVAL:
            return max(options, key=lambda rival: (game.seat_of[rival] != game.seat_of[team], game.teams[rival].league))
        return PASS if PASS in options else options[0]

    # -- market

    def limit(self, game: Mots, team: int, player: int) -> int:
        """Return the most that it would pay for him."""
        more = need(game, team, game.cards.position[player])
        purse = game.teams[team].cash - self.cash_reserve(game, team)
        worth = (self.star + purse // CASH_DIVISOR) * gain(game, team, player) + BENCH_PRICE * max(more, 0)
        worth -= CALL_UP_PRICE * shared_duty(game, team, player)  # MOTS-HINT-02
        return min(worth, purse)

    def cash_reserve(self, game: Mots, team: int) -> int:
        """Return the cash to keep; near the end of a season less, because a prize is coming (MOTS-HINT-06)."""
        late = game.cards.week[game.token] >= LAST_WEEK
        return 0 if late and prize_ahead(game, team) else self.reserve

    def bid(self, game: Mots, team: int, player: int, options: list[int]) -> int:
        """Bid the lowest step, as long as he is worth it; a tip's one price is the base price (MOTS-MARKET-10)."""
        price = game.cards.price[player] if options[1] == player else options[1]
        return options[1] if price <= self.limit(game, team, player) else PASS

    def profit(self, game: Mots, team: int, player: int) -> int:
        return self.limit(game, team, player) - game.cards.price[player]

    def must_sell(self, game: Mots, team: int) -> bool:
        """Whether the squad is full and so cannot bid (MOTS-SQUAD-04)."""
        return len(game.teams[team].squad) >= SQUAD_MOST

    def go(self, game: Mots, team: int, window: int, options: list[int]) -> int:
        if c.GO_CARD in options and any(card_worth(game, team, card) > 0 for card in game.teams[team].hand):
            return c.GO_CARD
        if c.GO_MARKET in options and self.trades(game, team, window):
            return c.GO_MARKET
        return PASS

    def trades(self, game: Mots, team: int, window: int) -> bool:
        """Whether to trade: to make room before a card is turned, or for a free player who is worth it."""
        if self.must_sell(game, team):
            return window == c.W_REVEAL and loss(game, team, weakest(game, team, game.teams[team].squad))[0] == 0
        return window != c.W_TURN and any(self.pays(game, team, player) for player in hopefuls(game, team))

    def pays(self, game: Mots, team: int, player: int) -> bool:
        """Whether a free player makes the eleven stronger, or the bench where it is thin."""
        if self.profit(game, team, player) < 0:
            return False
        return gain(game, team, player) > 0 or need(game, team, game.cards.position[player]) > 1

    # -- end of a season

    def swap(self, game: Mots, team: int, kind: int, options: list[int]) -> int:
        """Swap the weakest for the best (MOTS-HINT-07)."""
        if kind == c.ASK_SWAP_FIRST:
            return max(options[1:], key=lambda partner: best_swap(game, team, partner))
        taken = max(options[1:], key=lambda player: swap_gain(game, team, player))
        return taken if swap_gain(game, team, taken) > 0 else PASS


def best_swap(game: Mots, team: int, partner: int) -> int:
    return max(swap_gain(game, team, player) for player in game.teams[partner].lineup)


def extend(game: Mots, team: int, options: list[int]) -> int:
    """Extend the contracts of the two with most stars, one after the other."""
    laid = [player for player in game.teams[team].lineup if player != NOBODY]
    two = sorted(laid, key=lambda player: -game.cards.stars[player])[:2]
    wanted = [player for player in options if player in two]
    return wanted[0] if wanted else best(game, options)


# -- line-ups


def formation(game: Mots, team: int, competition: int, opponent: int, options: list[int]) -> int:
    """Choose the best chances against the opponent's line-up; without an opponent the most stars."""
    lines = available(game, team, competition)
    if opponent == NOBODY:
        chosen = strongest_line_up(game, lines)[0]
    else:
        chosen = best_against(game, team, lines, competition, opponent)[0]
    return chosen if chosen in options else options[0]


def in_slot(game: Mots, slot: int, shape: int, options: list[int]) -> int:
    """Choose the best of each line; the best two midfielders on the wings."""
    ranked = sorted([player for player in options if player >= 0], key=lambda player: -game.cards.stars[player])
    central = slot in game.cards.centrals[shape] and bool(game.cards.wings[shape])
    return ranked[1] if central and len(ranked) > 1 else ranked[0]


def take_off(game: Mots, team: int, options: list[int]) -> int:
    """Choose whom to take off (MOTS-HINT-09)."""
    match = game.match
    if match is None:
        return PASS
    side, other = (match.home, match.away) if match.home.who == team else (match.away, match.home)
    return substitution(game, side, other, options[1:])


def tactic(game: Mots, options: list[int]) -> int:
    match = game.match
    if match is None:
        return PASS
    card = max(options[1:], key=lambda each: card_gain(game, match, each))
    return card if card_gain(game, match, card) >= MIN_TACTIC_GAIN else PASS


# -- red cards


def card_worth(game: Mots, team: int, card: int) -> int:
    """Return how much a red card should be played in this window; 0 for a card that is not for now."""
    effect = game.cards.effect(card)
    causes = {CURE_INJURY: c.INJURED, CANCEL_RED_CARD: c.SENT_OFF, CANCEL_DUTY: c.CALLED_UP}
    if effect in causes:
        cured = [player for player in marked(game, team, causes[effect]) if game.marks[player] == causes[effect]]
        return sum(game.cards.stars[player] - MIN_CURED_STARS + 1 for player in cured)
    if effect == INJURE_RIVAL:
        return int(any(game.teams[other].formation != NOBODY for other in game.order if other != team))
    if effect == HALF_PRICE:
        return max([gain(game, team, player) for player in buyable(game, team, 50)] or [0])
    return 0


def reaction(game: Mots, team: int, point: int, options: list[int]) -> int:
    if point == RX_MOVE:
        risks = [game.cards.kind[square] in BAD_SQUARES for square in ahead(game)]
        return options[1] if any(risks) and not all(risks) else PASS
    if point == RX_ABSENCE:
        card = max(options[1:], key=lambda each: card_worth(game, team, each))
        return card if card_worth(game, team, card) > 0 else PASS
    return options[1]


def ahead(game: Mots) -> list[int]:
    return [min(game.token + steps, game.cards.last) for steps in (1, 2, 3)]


def dislike(game: Mots, steps: int) -> int:
    """Return how bad an option is: chance squares are good, then all that does no harm."""
    kind = game.cards.kind[min(game.token + steps, game.cards.last)]
    return 2 if kind in BAD_SQUARES else int(kind != CHANCE)
