"""An amateur of Best 11: builds a formation, challenges when it pays, defends in proportion, plays its events."""

from __future__ import annotations

from typing import Final

from touchline.bots.judge import Judge
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.bots.events import aim_at, answer, bet_on, worth_playing
from touchline.titles.best_11.bots.sense import (
    event_worth,
    goal_chance,
    hand_points,
    million,
    purse,
    rounds_left,
    signing,
    slots_left,
    stake,
    swing,
)
from touchline.titles.best_11.cards import COACH
from touchline.titles.best_11.rules.action import requirement, share, total
from touchline.titles.best_11.rules.boosting import rate
from touchline.titles.best_11.rules.challenge import targets
from touchline.titles.best_11.rules.formation import value
from touchline.titles.best_11.rules.market import may_buy, price, purchases
from touchline.titles.best_11.rules.moves import free_signings, poach_price, poachable, swap_price, swaps_in
from touchline.titles.best_11.runs import best_commitment
from touchline.titles.best_11.state import Best11

SIGNING_POINTS: Final = 1.0  # a signing brings the team nearer to eleven
NO_MONEY_PENALTY_POINTS: Final = 1.2  # without money nobody can be signed
SCARCE_ROLE_POINTS: Final = 0.8  # goalkeepers and coaches are rarely on the market
WINDOWS: Final = (
    c.ASK_EVENT,
    c.ASK_DECLARED,
    c.ASK_REVEALED,
    c.ASK_FAILED,
    c.ASK_PENDING,
    c.ASK_SCORED,
    c.ASK_APPEAL,
)


class AmateurBest11(Judge):
    """An amateur with a random character: how readily it attacks and builds."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.attacks = 1.4 + self.dealer.below(6) / 10
        self.builds = 0.4 + self.dealer.below(5) / 10

    def pick(self, game: Best11, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        if len(options) == 1:
            return options[0]
        if kind in WINDOWS:
            return worth_playing(game, seat, kind, options, context)
        if kind == c.ASK_ITEM:
            return self.item(game, seat, options)
        if kind == c.ASK_BOOST:
            return boost(game, seat, options)
        if kind == c.ASK_COMMIT:
            return commit(game, options)
        if kind in (c.ASK_RIVAL, c.ASK_PLAYER, c.ASK_OWN_PLAYER):
            return aim_at(game, seat, options, context[0])
        if kind == c.ASK_BET:
            return bet_on(game, seat, options)
        return self.other(game, seat, kind, options, context)

    def other(self, game: Best11, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        if kind in (c.ASK_ROOM, c.ASK_CUT):
            return room(game, seat, options, context)
        if kind in (c.ASK_BUY_MORE, c.ASK_FREE, c.ASK_SWAP_IN):
            return best_signing(game, seat, kind, options)
        if kind == c.ASK_TARGET:
            return best_target(game, seat, options)
        if kind == c.ASK_POACH:
            return max(options, key=lambda card: game.cards.value[card])
        if kind == c.ASK_SWAP_OUT:
            return max(options, key=lambda card: swap_gain(game, seat, card))
        if kind == c.ASK_CAPTAIN:
            return max(options, key=lambda card: (game.cards.value[card], -card))
        if kind == c.ASK_BOARD:
            return options[self.dealer.below(len(options))]
        return answer(game, seat, kind, options, context)

    # -- the turn

    def item(self, game: Best11, seat: int, options: list[int]) -> int:
        """Return the item that brings most, if any brings something."""
        best, most = PASS, 0.0
        for option in options:
            gain = self.gain(game, seat, option)
            if gain > most:
                best, most = option, gain
        return best

    def gain(self, game: Best11, seat: int, option: int) -> float:
        if option == PASS:
            return 0.0
        if option == c.BUILD:
            return self.stand(game, seat)
        if option >= c.PLAY:
            return playing(game, seat, option - c.PLAY)
        if option >= c.BUY:
            return buying(game, seat, option - c.BUY)
        return self.opportunity(game, seat, option % 4)

    def stand(self, game: Best11, seat: int) -> float:
        """Return the value of a stand: a stadium is begun only if the money is enough for the team and all of it."""
        team, rules = game.teams[seat], game.rules
        left, rounds = rules.stand_count - team.stands, rounds_left(game)
        if left > rounds * rules.stands_per_turn:
            return -1.0
        spare = team.money - rules.stand_cost - (buying_reserve(game, seat) if may_buy(game, seat) else 0)
        if spare < 0 and rounds > left:
            return -1.0
        worth = (rules.stadium_points + 2.0 * team.stands / rules.stand_count) / left
        return self.builds * worth - rules.stand_cost * million(game, seat) * (0.5 if team.stands else 0.9)

    def opportunity(self, game: Best11, seat: int, kind: int) -> float:
        """Return a value just above that of buying, so that the best opportunity is judged before the turn ends."""
        team, card = game.teams[seat], game.teams[seat].management
        if kind == c.ECONOMIC:
            broke = NO_MONEY_PENALTY_POINTS if team.money < 3 and slots_left(game, seat) else 0.0
            return game.cards.economic[card] * million(game, seat) + broke
        if kind == c.EVENTS:
            room_left = 4 - len(team.hand)
            return min(game.cards.event_draws[card], room_left + 1) * 0.9 * min(1.0, (rounds_left(game) - 1) / 4)
        if kind == c.CHALLENGE:
            return self.attacks * max(challenge_gain(game, seat, target) for target in targets(game, seat))
        return various(game, seat, game.cards.various[card])


def buying_reserve(game: Best11, seat: int) -> int:
    """Return the money to keep for the next signings."""
    return 3 * min(slots_left(game, seat), 2)


def buying(game: Best11, seat: int, card: int) -> float:
    """Return what a signing brings: points less price, and a filled place; a weak one only counts when time is
    short."""
    scarce = SCARCE_ROLE_POINTS if game.cards.role[card] in (c.KEEPER, COACH) else 0.0
    gain = signing(game, seat, card) + SIGNING_POINTS + scarce - price(game, seat, card) * million(game, seat)
    left = slots_left(game, seat)
    in_time = 2 < left < rounds_left(game)
    return gain + 3.0 if gain > (1.6 if in_time else 0.8) else -1.0


def best_price(game: Best11, seat: int) -> float:
    """Return what the best purchase on the market would bring."""
    return max((buying(game, seat, card) for card in purchases(game, seat)), default=0.0)


def challenge_gain(game: Best11, seat: int, target: int) -> float:
    """Return the value of a goal, or at least of the money that the rival must spend, less what the attack costs."""
    card, worth = game.teams[seat].management, million(game, seat)
    chance = goal_chance(game, seat, target, game.cards.bonus[card], attack_purse(game, seat))
    drain = 2.0 * million(game, target) / (game.seats - 1) if game.teams[target].money else 0.0
    return chance * swing(game) + (1 - chance) * drain / 2 - min(2, game.teams[seat].money) * worth


def attack_purse(game: Best11, seat: int) -> int:
    """Return the points that cards and money would add to an attack."""
    return purse(game, seat, swing(game) / 2) + min(3, hand_points(game, seat))


def best_target(game: Best11, seat: int, options: list[int]) -> int:
    bonus, spend = game.teams[seat].bonus, attack_purse(game, seat)
    return max(options, key=lambda target: (goal_chance(game, seat, target, bonus, spend), -target))


def various(game: Best11, seat: int, move: int) -> float:
    """Return what the special move of a management card brings."""
    team, worth = game.teams[seat], million(game, seat)
    if move == c.CAPTAIN:
        return 2.6 if team.captain == NOBODY else -1.0
    if move in (c.FREE_FOOTBALLER, c.FREE_COACH):
        found = free_signings(game, seat, move)
        return max(free_gain(game, seat, card, worth) for card in found)
    if move == c.POACH:
        found = poachable(game, seat)
        return max(poach_gain(game, seat, card, worth) for card in found)
    if move == c.SWAP_FOOTBALLER:
        return max(swap_gain(game, seat, out) for out in team.footballers)
    if move == c.SWAP_COACH:
        return swap_gain(game, seat, team.coach)
    if move == c.BUY_SEVERAL:
        good = sorted((buying(game, seat, card) - 3.0 for card in purchases(game, seat)), reverse=True)
        extra = good if team.bought else good[1:]
        return 3.0 + extra[0] if extra and extra[0] > 1.0 else -1.0
    if move == c.RENEW_MARKET:
        return 1.5 if may_buy(game, seat) and best_price(game, seat) < 4.0 and slots_left(game, seat) else -1.0
    return 0.2  # immunity is better kept for the moment of a challenge


def free_gain(game: Best11, seat: int, card: int, worth: float) -> float:
    """Return what is saved, or what could not be paid at all; before anything is bought."""
    paid = price(game, seat, card)
    if paid > game.teams[seat].money:
        return signing(game, seat, card) + SIGNING_POINTS
    return paid * worth + max(0.0, buying(game, seat, card))


def poach_gain(game: Best11, seat: int, card: int, worth: float) -> float:
    points, owner = game.cards.value[card], game.owner(card)
    harm = points / (game.seats - 1)
    cost = poach_price(game, owner, card) * (worth + 0.3 / (game.seats - 1))
    return points + harm + SIGNING_POINTS - cost - max(0.0, best_price(game, seat) - 3.0)


def swap_gain(game: Best11, seat: int, out: int) -> float:
    best = -1.0
    for card in swaps_in(game, seat, out):
        more = signing(game, seat, card) - (
            signing(game, seat, out) if game.cards.role[out] == COACH else value(game, game.teams[seat], out)
        )
        best = max(best, more - swap_price(game, seat, out, card) * million(game, seat))
    return best


def best_signing(game: Best11, seat: int, kind: int, options: list[int]) -> int:
    """Return the signing with most points for the money; after the first only one that is worth it."""
    worth = 0.0 if kind == c.ASK_FREE else million(game, seat)
    cards = [option for option in options if option != PASS]
    best = max(cards, key=lambda card: (signing(game, seat, card) - worth * game.cards.price[card], -card))
    if kind == c.ASK_BUY_MORE and buying(game, seat, best) < 0:
        return PASS
    return best


def playing(game: Best11, seat: int, event: int) -> float:
    """Return how good it is to play the card now: one that belongs to the bot's own turn goes first; others wait."""
    effect = game.cards.effect[event]
    if effect == c.E_BARGAIN:
        return 9.0 if any(price(game, seat, card) >= 3 for card in purchases(game, seat)) else -1.0
    if effect == c.E_EXCHANGE:
        return 8.0
    if effect == c.E_SELL:
        poorest = min(game.cards.value[card] for card in game.teams[seat].footballers)
        return 1.0 if poorest <= 1 and rounds_left(game) > 2 and game.teams[seat].money < 3 else -1.0
    return -1.0


def room(game: Best11, seat: int, options: list[int], context: tuple[int, ...]) -> int:
    """Discard the poorest card while draws would be lost."""
    worst = min((option for option in options if option != PASS), key=lambda event: (event_worth(game, event), event))
    if PASS not in options:
        return worst
    lost = context[0] + context[1] - 4
    return worst if lost > 0 and event_worth(game, worst) < 1.0 else PASS


# -- a challenge


def commit(game: Best11, options: list[int]) -> int:
    """Commit the strongest footballers that fit."""
    duel = game.duel.clone()
    for card in best_commitment(game, duel):
        if card in options:
            return card
    return options[-1]


def boost(game: Best11, seat: int, options: list[int]) -> int:
    """Reach the number if it is worth it, cards first; bring the other below it where he cannot pay it back."""
    duel, options = game.duel, boosters(game, options)
    short = requirement(game, duel).number - total(game, duel)
    if seat == duel.performer:
        return raise_total(game, seat, options, short) if short > 0 else PASS
    return lower_total(game, seat, options, 1 - short) if short <= 0 else PASS


def boosters(game: Best11, options: list[int]) -> list[int]:
    """Return the boosts; event cards for any time are played in windows instead."""
    return [option for option in options if option < c.PLAY or changes_total(game, option - c.PLAY)]


def changes_total(game: Best11, event: int) -> bool:
    return game.cards.window[event] in (c.W_BOOST, c.W_BOOST_DEFENCE)


def raise_total(game: Best11, seat: int, options: list[int], short: int) -> int:
    plays = [option for option in options if option >= c.PLAY]
    enough = [option for option in plays if game.cards.amount[option - c.PLAY] >= short]
    if enough:
        return min(enough, key=lambda option: (game.cards.amount[option - c.PLAY], option))
    most = limit(game, seat)
    cards = hand_points(game, seat)
    if short > most + cards:
        return PASS
    if plays:
        return max(plays, key=lambda option: (game.cards.amount[option - c.PLAY], -option))
    return short if short in options and short <= most else PASS


def limit(game: Best11, seat: int) -> int:
    """Return how much money to spend, in proportion to what the action decides."""
    return purse(game, seat, stake(game) if seat == game.duel.target else swing(game) / 2)


def lower_total(game: Best11, seat: int, options: list[int], over: int) -> int:
    """Choose cards that bring the total below the number, and money only where the other has none to answer with."""
    duel = game.duel
    shares = sorted((share(game, duel, at) for at in range(len(duel.committed))), reverse=True)
    for option in options:
        if option >= c.PLAY:
            effect = game.cards.effect[option - c.PLAY]
            cut = shares[0] if effect == c.E_SEND_OFF else min(shares[0], game.cards.amount[option - c.PLAY])
            if cut >= over:
                return option
    rival = game.teams[duel.performer]
    cheap = over * rate(duel, seat) <= limit(game, seat)
    return over if over in options and cheap and rival.money < over else PASS
