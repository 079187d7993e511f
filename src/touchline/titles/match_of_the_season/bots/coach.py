"""The coach of Match of the Season: why the preselected answer is good, in stars, wins, points and money."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.judge import Because
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.advice import WANTED, card_gain, outcome, worth
from touchline.titles.match_of_the_season.bots.amateur import BAD_SQUARES, ahead
from touchline.titles.match_of_the_season.bots.odds import changes, expected_points, with_change
from touchline.titles.match_of_the_season.bots.pro import ROLL_PARTS, ProMatchOfTheSeason, hundredths, in_thousands
from touchline.titles.match_of_the_season.printed import CANCEL_DUTY, CANCEL_RED_CARD, CURE_INJURY, RX_MOVE
from touchline.titles.match_of_the_season.rules.lineup import available
from touchline.titles.match_of_the_season.rules.market import buyable
from touchline.titles.match_of_the_season.rules.reds import marked
from touchline.titles.match_of_the_season.rules.season import stop_after
from touchline.titles.match_of_the_season.rules.swaps import takeable
from touchline.titles.match_of_the_season.rules.trade import bidders_for
from touchline.titles.match_of_the_season.runs import beginning, line_up_runs, strongest_line_up
from touchline.titles.match_of_the_season.state import Match, Mots

Numbers = tuple[int, ...]
CURES: Final = {CURE_INJURY: c.INJURED, CANCEL_RED_CARD: c.SENT_OFF, CANCEL_DUTY: c.CALLED_UP}
JOINS: Final = (c.ASK_DRAFT, c.ASK_YOUTH, c.ASK_SIGN, c.ASK_BUY, c.ASK_CLAUSE)
LINE_UPS: Final = (c.ASK_FORMATION, c.ASK_SLOT, c.ASK_LAYOUT)


class CoachMatchOfTheSeason(ProMatchOfTheSeason):
    """Measures as a pro does."""

    def explain(
        self, game: Mots, seat: int, kind: int, options: list[int], context: Numbers, picks: list[int]
    ) -> list[Because]:
        team, pick = context[0], picks[0]
        if kind in JOINS:
            return self.why_join(game, team, pick)
        if kind in (c.ASK_BID, c.ASK_TIP) and pick == PASS:
            return self.why_not_bid(game, team, context[1], options)
        if kind == c.ASK_WINDOW and pick == c.GO_CARD:
            return [Because("play-red", {"cards": len(game.teams[team].hand)})]
        if kind == c.ASK_WINDOW and pick == PASS:
            return [Because("no-trade", {"cash": game.teams[team].cash})]
        if kind in (c.ASK_WINDOW, c.ASK_DEAL):
            return [self.why_trade(game, team, kind == c.ASK_WINDOW or pick == c.BUY)]
        if kind in (c.ASK_SWAP_FIRST, c.ASK_SWAP_TAKE):
            return [self.why_swap(game, team, kind, options, pick)]
        if kind == c.ASK_TACTIC and pick == PASS:
            return [why_no_tactic(game, options)]
        if kind in REASONS:
            return [REASONS[kind](game, team, pick, options, context)]
        found = super().explain(game, seat, kind, options, context, picks)
        return found or [why_line_up(game, kind, context)]

    # -- players

    def why_join(self, game: Mots, team: int, player: int) -> list[Because]:
        position = game.cards.position[player]
        have = sum(1 for each in game.teams[team].squad if game.cards.position[each] == position)
        added = Because("added", {"wins": hundredths(self.gain_of(game, team, player))})
        return [added, Because("need", {"have": have, "wanted": WANTED[position]})]

    def why_not_bid(self, game: Mots, team: int, player: int, options: list[int]) -> list[Because]:
        limit, price = self.limit(game, team, player), options[1]
        price = game.cards.price[player] if price == player else price
        if price <= limit:
            return [Because("own-team", {"limit": in_thousands(limit)})]
        gain = hundredths(self.gain_of(game, team, player))
        return [Because("over-limit", {"price": price, "limit": in_thousands(limit)}), Because("added", {"wins": gain})]

    def why_trade(self, game: Mots, team: int, buys: bool) -> Because:
        """Explain that a full squad must sell; else name the free player who helps most, or who is needed least."""
        if self.must_sell(game, team):
            return Because("full-squad", {"players": len(game.teams[team].squad)})
        if not buys:
            spare = self.least_missed(game, team, game.teams[team].squad)
            return Because("spare-player", {"player": spare, "wins": hundredths(self.loss_of(game, team, spare))})
        best = max(
            buyable(game, team), key=lambda player: (self.pays(game, team, player), self.profit(game, team, player))
        )
        return Because("free-player", {"player": best, "wins": hundredths(self.gain_of(game, team, best))})

    def why_swap(self, game: Mots, team: int, kind: int, options: list[int], pick: int) -> Because:
        wanted = [pick] if pick != PASS else [option for option in options if option != PASS]
        found: list[int] = []
        for option in wanted:
            found += [option] if kind == c.ASK_SWAP_TAKE else takeable(game, team, option)
        best = max([hundredths(self.gain_of_swap(game, team, player)) for player in found], default=0)
        return Because("swap", {"wins": best}) if pick != PASS else Because("no-swap", {"wins": max(0, best)})


# -- line-ups


def stars_of(game: Mots, players: list[int]) -> int:
    return sum(game.cards.stars[player] for player in players if player >= 0)


def why_line_up(game: Mots, kind: int, context: Numbers) -> Because:
    """Say how many stars the whole line-up has, where one begins; elsewhere how many the strongest one has."""
    begun = beginning(game, kind, context)
    if begun is not None:
        return Because("line-up", {"stars": stars_of(game, line_up_runs(game, *begun)[0][1][1:])})
    laid = strongest_line_up(game, available(game, context[0], c.LEAGUE_MATCH))
    return Because("line-up", {"stars": stars_of(game, laid[1:])})


def why_slot(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    if beginning(game, c.ASK_SLOT, context) is not None or pick < 0:
        return why_line_up(game, c.ASK_SLOT, context)
    return why_stars(game, team, pick, options, context)


def why_stars(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    return Because("stars", {"stars": game.cards.stars[pick]})


def why_even(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    return Because("even", {"stars": game.cards.stars[pick]})


# -- a match


def match_of(game: Mots) -> Match:
    match = game.match
    assert match is not None
    return match


def which_side(match: Match, team: int) -> int:
    return c.HOME if match.home.who == team else c.AWAY


def why_change(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    """Say what the change adds to the expected points; without a change, the expected points."""
    match = match_of(game)
    which = which_side(match, team)
    now = expected_points(game, match, which)
    if pick == PASS:
        return Because("no-change", {"points": hundredths(now)})
    found = [promise for promise, out, player in changes(game, match, which) if pick in (out, player)]
    points = hundredths(max(found, default=now) - now)
    return Because("change", {"points": points}) if points >= 0 else Because("change-costs", {"points": -points})


def why_stand(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    match = match_of(game)
    return Because("stand", {"stars": stars_of(game, match.side(which_side(match, team)).slots)})


def why_reform(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    match = match_of(game)
    points = with_change(game, match, which_side(match, team), pick, context[1], context[2])
    return Because("points", {"points": hundredths(points)})


def why_substitute(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    if pick == PASS:
        return Because("no-substitute", {"made": context[1]})
    side, at, stars = match_of(game).side(which_side(match_of(game), team)), game.cards.position, game.cards.stars
    fresh = [each for each in game.teams[team].squad if each not in side.slots + side.gone and at[each] == at[pick]]
    return Because("substitute", {"stars": max([stars[each] for each in fresh], default=stars[pick]) - stars[pick]})


def why_no_tactic(game: Mots, options: list[int]) -> Because:
    match = match_of(game)
    best = max([card_gain(game, match, card) for card in options if card != PASS])
    return Because("no-tactic", {"gain": max(0, hundredths(best / ROLL_PARTS / len(game.rules.faces)))})


def why_reveal(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    match, event = match_of(game), context[1]
    effect = game.cards.effect(match.card)
    gain = worth(match, outcome(game, match, event, effect)) - worth(match, outcome(game, match, event, NOBODY))
    points = hundredths(max(0, gain) / ROLL_PARTS)
    return Because("hold", {"points": points}) if pick == PASS else Because("reveal", {"points": points})


# -- cards, money, squares


def why_red(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    """Explain a red card now: whom it brings back, or what lies ahead on the board."""
    cards = len(game.teams[team].hand)
    if len(context) > 1 and context[1] == RX_MOVE:
        bad = sum(1 for square in ahead(game) if game.cards.kind[square] in BAD_SQUARES)
        return Because("steer" if pick != PASS else "no-steer", {"bad": bad})
    if pick == PASS:
        return Because("keep-red", {"cards": cards})
    cause = CURES.get(game.cards.effect(pick), NOBODY)
    back = [] if cause == NOBODY else [game.cards.stars[player] for player in marked(game, team, cause)]
    return Because("brings-back", {"stars": max(back)}) if back else Because("play-red", {"cards": cards})


def why_rival(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    return Because("rival", {"points": game.teams[pick].league})


def why_reserve(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    return Because("reserve", {"price": pick, "bidders": len(bidders_for(game, team, context[1], pick))})


def why_steps(game: Mots, team: int, pick: int, options: list[int], context: Numbers) -> Because:
    return Because("steps", {"square": stop_after(game, pick)})


REASONS: Final[dict[int, Callable[[Mots, int, int, list[int], Numbers], Because]]] = {
    c.ASK_SLOT: why_slot,
    c.ASK_CHANGE_OUT: why_change,
    c.ASK_CHANGE_IN: why_change,
    c.ASK_ARRANGE: why_stand,
    c.ASK_REVISE: why_stand,
    c.ASK_REFORM: why_reform,
    c.ASK_SUB_OUT: why_substitute,
    c.ASK_SUB_IN: why_stars,
    c.ASK_FILL: why_stars,
    c.ASK_CURE: why_stars,
    c.ASK_TOP: why_stars,
    c.ASK_STAY_OUT: why_even,
    c.ASK_REVEAL: why_reveal,
    c.ASK_CARD: why_red,
    c.ASK_REACT: why_red,
    c.ASK_RIVAL: why_rival,
    c.ASK_RESERVE: why_reserve,
    c.ASK_STEPS: why_steps,
}
