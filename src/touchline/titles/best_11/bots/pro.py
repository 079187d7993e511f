"""A pro of Best 11: signs by what a place may still bring, challenges whom it can outspend, spends in time."""

from __future__ import annotations

from typing import Final

from touchline.bots.judge import Because, Judged
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.bots.amateur import AmateurBest11, boosters, lower_total
from touchline.titles.best_11.bots.sense import hand_points, signing, slots_left
from touchline.titles.best_11.bots.worth import (
    attack_points,
    challenge_gain,
    gain_of,
    outspend,
    rounds,
    stake,
    worth_of_million,
)
from touchline.titles.best_11.cards import COACH
from touchline.titles.best_11.rules.action import requirement, total
from touchline.titles.best_11.rules.challenge import targets
from touchline.titles.best_11.rules.formation import fits, value
from touchline.titles.best_11.rules.market import may_buy, price, purchases
from touchline.titles.best_11.rules.moves import free_signings, poach_price, poachable, swap_price, swaps_in
from touchline.titles.best_11.state import Best11

SIGNING_BONUS_POINTS: Final = 3.0  # a signing comes before the opportunity
NOT_NOW_POINTS: Final = -1.0
NO_MONEY_PENALTY_POINTS: Final = 1.0  # without money nobody can be signed and no goal be stopped
FEW_MILLIONS: Final = 3  # millions
EVENT_CARD_POINTS: Final = 0.9  # an event card that is drawn early
ROUND_EARNINGS: Final = 2.0  # millions of a round to come that a stadium may count on
PLACE_MILLIONS: Final = 3.0  # millions to keep for each place to fill
RESERVE_MILLIONS: Final = 2.0
EARN_FIRST_POINTS: Final = 1.0  # points for which earning comes before signing
RIVAL_MILLION_POINTS: Final = 0.3  # points that a million paid to a rival brings him
DEFENCE_SPEND_SHARE: Final = 0.8  # the share of a goal's cost that is spent to stop it
HUNDRED: Final = 100
LEAST_WHOLE: Final = 95  # hundredths of a point from which the coach speaks of whole points

HARMFUL_POINTS: Final = -1.5  # points that an item costs where it is a mistake
COSTLY_GAP: Final = {c.ASK_ITEM: 2.0, c.ASK_TARGET: 1.5, c.ASK_FREE: 1.5, c.ASK_BUY_MORE: 1.5}  # in points


class ProBest11(AmateurBest11):
    costly_gap = COSTLY_GAP

    def pick(self, game: Best11, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        if len(options) == 1:
            return options[0]
        if kind == c.ASK_BOOST:
            return boost(game, seat, options)
        if kind in (c.ASK_BUY_MORE, c.ASK_FREE, c.ASK_SWAP_IN):
            return best_signing(game, seat, kind, options)
        if kind == c.ASK_TARGET:
            return best_of([(each, challenge_gain(game, seat, each, game.teams[seat].bonus)) for each in options])
        if kind == c.ASK_SWAP_OUT:
            return best_of([(card, swap_gain(game, seat, card)) for card in options])
        return super().pick(game, seat, kind, options, context)

    # -- the turn

    def item(self, game: Best11, seat: int, options: list[int]) -> int:
        """Take money first where it pays for somebody clearly better than those that can be paid now."""
        earn = c.USE + 4 * game.teams[seat].management + c.ECONOMIC
        if earn in options and may_buy(game, seat):
            money = game.teams[seat].money
            more = money + game.cards.economic[game.teams[seat].management]
            if best_within(game, seat, more) >= best_within(game, seat, money) + EARN_FIRST_POINTS:
                return earn
        return super().item(game, seat, options)

    def gain(self, game: Best11, seat: int, option: int) -> float:
        if c.BUY <= option < c.PLAY:
            return buying(game, seat, option - c.BUY)
        return super().gain(game, seat, option)

    def stand(self, game: Best11, seat: int) -> float:
        """Return the value of a stand: from money that neither places nor challenges need, and only if it pays back in
        time."""
        team, rules, left = game.teams[seat], game.rules, rounds(game)
        stands = rules.stand_count - team.stands
        spare = (
            team.money
            + ROUND_EARNINGS * (left - 1)
            - PLACE_MILLIONS * min(float(slots_left(game, seat)), left)
            - RESERVE_MILLIONS
        )
        in_time = stands <= left * rules.stands_per_turn
        held = RESERVE_MILLIONS if left > 1 else 0.0
        if not in_time or spare < rules.stand_cost * stands or team.money < rules.stand_cost + held:
            return NOT_NOW_POINTS
        return rules.stadium_points / stands + 1.0

    def opportunity(self, game: Best11, seat: int, kind: int) -> float:
        team, card = game.teams[seat], game.teams[seat].management
        if kind == c.ECONOMIC:
            broke = NO_MONEY_PENALTY_POINTS if team.money < FEW_MILLIONS and slots_left(game, seat) else 0.0
            return game.cards.economic[card] * worth_of_million(game, seat) + broke
        if kind == c.EVENTS:
            draws = min(game.cards.event_draws[card], 5 - len(team.hand))
            return draws * EVENT_CARD_POINTS * min(1.0, (rounds(game) - 1) / 4)
        if kind == c.CHALLENGE:
            bonus = game.cards.bonus[card]
            return max([challenge_gain(game, seat, target, bonus) for target in targets(game, seat)])
        return various(game, seat, game.cards.various[card])

    # -- reasons

    def judge_options(
        self, game: Best11, seat: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> list[Judged]:
        """Return the options for which there is an estimate, in points."""
        if kind == c.ASK_ITEM:
            return [self.told_item(game, seat, option) for option in options]
        if kind == c.ASK_TARGET:
            bonus = game.teams[seat].bonus
            return [judged_option(each, challenge_gain(game, seat, each, bonus), "challenge") for each in options]
        if kind == c.ASK_BOOST:
            limit = spending_limit(game, seat) if seat == game.duel.performer else 0
            return [Judged(PASS, 0.0, [Because("limit", {"limit": limit})])]
        if kind in (c.ASK_BUY_MORE, c.ASK_FREE):
            return [judged_option(card, gain_of(game, seat, card), "signing") for card in options if card != PASS]
        return []

    def is_costly(self, kind: int, best: Judged, other: Judged) -> bool:
        """Whether the choice is a mistake: ending the turn or harming oneself is; what can still be taken later is
        not."""
        if kind == c.ASK_ITEM and other.option != PASS:
            return other.value <= HARMFUL_POINTS
        return super().is_costly(kind, best, other)

    def told_item(self, game: Best11, seat: int, option: int) -> Judged:
        if option == PASS:
            return Judged(PASS, 0.0, [])
        if c.BUY <= option < c.PLAY:
            return judged_option(option, gain_of(game, seat, option - c.BUY), "signing")
        if option >= c.PLAY:
            return Judged(option, self.gain(game, seat, option), [])  # a place in the order of moves, no estimate
        code = "stand" if option == c.BUILD else CODES[option % 4]
        return judged_option(option, self.gain(game, seat, option), code)


CODES: Final = ("economic", "event", "challenge", "various")  # by kind of opportunity


def points_said(value: float) -> dict[str, int]:
    """Return points as the coach says them: of a hundred games, and whole ones where there is about one or more."""
    hundredths = round(value * HUNDRED)
    return {"points": hundredths, "whole": round(value) if hundredths >= LEAST_WHOLE else 0}


def judged_option(option: int, value: float, code: str) -> Judged:
    return Judged(option, value, [Because(code, points_said(value))])


def best_of(gains: list[tuple[int, float]]) -> int:
    best, most = gains[0]
    for option, gain in gains:
        if gain > most:
            best, most = option, gain
    return best


def best_within(game: Best11, seat: int, money: int) -> float:
    """Return the points of the best on the market for this much money."""
    best = 0.0
    for card in game.market:
        if fits(game, seat, card) and price(game, seat, card) <= money:
            best = max(best, signing(game, seat, card))
    return best


def buying(game: Best11, seat: int, card: int) -> float:
    gain = gain_of(game, seat, card)
    return gain + SIGNING_BONUS_POINTS if gain > 0 else NOT_NOW_POINTS


def best_signing(game: Best11, seat: int, kind: int, options: list[int]) -> int:
    """Return the signing with most points for the money; after the first only one that is worth it."""
    worth = 0.0 if kind == c.ASK_FREE else worth_of_million(game, seat)
    cards = [option for option in options if option != PASS]
    best = best_of([(card, signing(game, seat, card) - worth * game.cards.price[card]) for card in cards])
    return PASS if kind == c.ASK_BUY_MORE and buying(game, seat, best) < 0 else best


# -- a challenge


def boost(game: Best11, seat: int, options: list[int]) -> int:
    """Reach the number if it is worth it, cards first; bring the other below it where he can be outspent."""
    duel, options = game.duel, boosters(game, options)
    short = requirement(game, duel).number - total(game, duel)
    if seat == duel.performer:
        return raise_total(game, seat, options, short) if short > 0 else PASS
    if short > 0:
        return PASS
    pick = lower_total(game, seat, options, 1 - short)
    if pick == PASS and seat == duel.challenger:
        pick = outspend(game, seat, options, 1 - short) or PASS
    return pick


def raise_total(game: Best11, seat: int, options: list[int], short: int) -> int:
    plays = [option for option in options if option >= c.PLAY]
    amounts = [(option, game.cards.amount[option - c.PLAY]) for option in plays]
    enough = [(option, -float(amount)) for option, amount in amounts if amount >= short]
    if enough:
        return best_of(enough)
    most = spending_limit(game, seat)
    if short > most + hand_points(game, seat):
        return PASS
    if amounts:
        return best_of([(option, float(amount)) for option, amount in amounts])
    return short if short in options and short <= most else PASS


def spending_limit(game: Best11, seat: int) -> int:
    """Return how much to spend: a whole goal for a defence, for an attack what the rival's answers leave of it."""
    duel = game.duel
    if seat == duel.target:
        worth = DEFENCE_SPEND_SHARE * stake(game)
    else:
        open_play, penalty = attack_points(game, seat, duel.target)
        worth = penalty if game.cards.is_penalty(duel.attack) else open_play
    return min(game.teams[seat].money, int(worth / max(0.05, worth_of_million(game, seat))))


# -- special moves


def various(game: Best11, seat: int, move: int) -> float:
    """Return what the special move of a management card brings."""
    team = game.teams[seat]
    if move == c.CAPTAIN:
        return 2.6 if team.captain == NOBODY else NOT_NOW_POINTS
    if move in (c.FREE_FOOTBALLER, c.FREE_COACH):
        return max([free_gain(game, seat, card) for card in free_signings(game, seat, move)])
    if move == c.POACH:
        return max([poach_gain(game, seat, card) for card in poachable(game, seat)])
    if move == c.SWAP_FOOTBALLER:
        return max([swap_gain(game, seat, out) for out in team.footballers])
    if move == c.SWAP_COACH:
        return swap_gain(game, seat, team.coach)
    if move == c.BUY_SEVERAL:
        return several(game, seat)
    if move == c.RENEW_MARKET:
        poor = may_buy(game, seat) and slots_left(game, seat) and best_price(game, seat) < SIGNING_BONUS_POINTS + 1.0
        return 1.5 if poor else NOT_NOW_POINTS
    return 0.2  # immunity is better kept for the moment of a challenge


def best_price(game: Best11, seat: int) -> float:
    """Return what the best purchase on the market would bring."""
    return max([buying(game, seat, card) for card in purchases(game, seat)], default=0.0)


def several(game: Best11, seat: int) -> float:
    """Return the value of signing more than once, if a second signing is worth it."""
    good = sorted([gain_of(game, seat, card) for card in purchases(game, seat)], reverse=True)
    extra = good if game.teams[seat].bought else good[1:]
    return SIGNING_BONUS_POINTS + extra[0] if extra and extra[0] > 1.0 else NOT_NOW_POINTS


def free_gain(game: Best11, seat: int, card: int) -> float:
    """Return what is saved, or what could not be paid at all; before anything is bought."""
    paid = price(game, seat, card)
    if paid > game.teams[seat].money:
        return signing(game, seat, card)
    return paid * worth_of_million(game, seat) + max(0.0, buying(game, seat, card))


def poach_gain(game: Best11, seat: int, card: int) -> float:
    points, rivals = game.cards.value[card], game.seats - 1
    cost = poach_price(game, game.owner(card), card) * (worth_of_million(game, seat) + RIVAL_MILLION_POINTS / rivals)
    return points + points / rivals - cost - max(0.0, best_price(game, seat) - SIGNING_BONUS_POINTS)


def swap_gain(game: Best11, seat: int, out: int) -> float:
    team, best = game.teams[seat], NOT_NOW_POINTS
    held = signing(game, seat, out) if game.cards.role[out] == COACH else float(value(game, team, out))
    for card in swaps_in(game, seat, out):
        paid = swap_price(game, seat, out, card) * worth_of_million(game, seat)
        best = max(best, signing(game, seat, card) - held - paid)
    return best
