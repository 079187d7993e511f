"""How a pro of Best 11 values money, places and challenges, in points, from what its seat may know."""

from __future__ import annotations

from typing import Final

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.bots.sense import GOAL_POINTS, Strength, hand_points, signing, slots_left
from touchline.titles.best_11.bots.waiting import place_worth, single_worth
from touchline.titles.best_11.cards import COACH
from touchline.titles.best_11.rules.boosting import LOWER
from touchline.titles.best_11.rules.market import price, purchases
from touchline.titles.best_11.rules.scoring import score
from touchline.titles.best_11.state import Best11

USUAL_PRICE: Final = 4.2  # of who is worth waiting for
MAX_MILLION_POINTS: Final = 0.8  # points of a million while places are to be filled
MIN_MILLION_POINTS: Final = 0.04  # and when nothing is left to buy
ROUND_EARNINGS: Final = 6  # millions of a round that is spent on earning: an opportunity, and what cards bring
EXTRA_ROUNDS: Final = 0.5  # rounds that a team needs beyond one for each place
SINGLE_ROLE_SHARE: Final = 0.5  # keepers and coaches: of what waiting may bring, for a place may stay empty
SINGLE_ROLE_PERCENT: Final = 25  # rounds in a hundred that bring a keeper, or a coach
PRICE_SHARE: Final = 0.2  # share of the price that counts: a million buys a point, only places are short
LAST_PLACE_POINTS: Final = 0.7  # points that the last place of a role is worth for being free
LEAD_SHARE: Final = 0.5  # the worth of ending the game with a lead, as a share of it
MIN_SIGNING_POINTS: Final = -1.0  # a card that brings less is not signed just to keep it from a rival
CARD_POINT_SHARE: Final = 0.5  # points that a card in hand adds elsewhere, for each point of it
CONCEDE_CHANCE: Final = 0.8  # how surely a rival without money concedes: he may hold a card
MIN_DEFENCE_MILLION_POINTS: Final = 0.15  # least worth of a million to one who defends


def rounds(game: Best11) -> float:
    """Return the rounds left with this one: managers sign one footballer a round, and a complete team ends the game."""
    last = float((game.rules.fixed_rounds or game.rules.max_rounds) - game.round + 1)
    if game.rules.fixed_rounds:
        return last
    fewest = min([slots_left(game, seat) for seat in range(game.seats)])
    return max(1.0, min(last, fewest + EXTRA_ROUNDS if fewest else 1.0))


def worth_of_million(game: Best11, seat: int) -> float:
    """Return the worth of a million, by the rounds that must still be spent on earning what the places cost."""
    left = rounds(game)
    need = USUAL_PRICE * min(float(slots_left(game, seat)), left)
    return min(
        MAX_MILLION_POINTS,
        max(MIN_MILLION_POINTS, MAX_MILLION_POINTS * (need - game.teams[seat].money) / ROUND_EARNINGS / left),
    )


def swing(game: Best11) -> float:
    """Return what a goal is worth to its scorer against the field."""
    return GOAL_POINTS + 1.0 / (game.seats - 1)


def stake(game: Best11) -> float:
    """Return what a goal costs the one who concedes it."""
    return 1.0 + GOAL_POINTS / (game.seats - 1)


# -- signings


def gain_of(game: Best11, seat: int, card: int) -> float:
    """Return the gain of a signing: its points beyond what its place may still bring, and what a rival would have
    gained."""
    gain = signing(game, seat, card) - expected_fill(game, seat, card) - LAST_PLACE_POINTS * closes(game, seat, card)
    gain -= PRICE_SHARE * price(game, seat, card) * worth_of_million(game, seat)
    if gain > MIN_SIGNING_POINTS:
        gain += loss_of_rivals(game, seat, card) / (game.seats - 1)
    if slots_left(game, seat) == 1:
        gain += LEAD_SHARE * lead(game, seat, card)
    return gain


def loss_of_rivals(game: Best11, seat: int, card: int) -> float:
    """Return what the rivals who still have to move lose if this card is gone: the next best card is worth less."""
    total = 0.0
    for rival in game.order[game.order.index(seat) + 1 :]:
        if not game.teams[rival].bought and slots_left(game, rival):
            his = other = 0.0
            for each in purchases(game, rival):
                gain = signing(game, rival, each) - expected_fill(game, rival, each)
                if each == card:
                    his = gain
                elif gain > other:
                    other = gain
            total += max(0.0, his - other)
    return total


def expected_fill(game: Best11, seat: int, card: int) -> float:
    """Return what the place that the card would take may still be filled with."""
    role, left = game.cards.role[card], rounds(game)
    if role in (c.KEEPER, COACH):
        return SINGLE_ROLE_SHARE * single_worth(values_of(game, seat, role), SINGLE_ROLE_PERCENT, int(left))
    return place_worth(left, slots_left(game, seat))


def values_of(game: Best11, seat: int, role: int) -> tuple[int, ...]:
    """Return what all cards of a role would bring to this team."""
    roles = game.cards.role
    return tuple([int(signing(game, seat, card)) for card in range(len(roles)) if roles[card] == role])


def closes(game: Best11, seat: int, card: int) -> int:
    """Return 1 if it takes the last place of a role that many cards have, while other places are still open."""
    role, team = game.cards.role[card], game.teams[seat]
    if role in (c.KEEPER, COACH) or slots_left(game, seat) <= 2 or game.rules.formation_free:
        return 0
    return 1 if game.cards.places[team.board][role] - team.roles[role] == 1 else 0


def lead(game: Best11, seat: int, card: int) -> float:
    """Return how far in front the team would be with this card."""
    best = max([score(game, other) for other in range(game.seats) if other != seat])
    return score(game, seat) + signing(game, seat, card) - best


# -- challenges


def challenge_gain(game: Best11, seat: int, target: int, bonus: int) -> float:
    """Return, over all action cards, the part of a goal that the defence leaves, less what the attack costs."""
    money, worth, cards = game.teams[seat].money, worth_of_million(game, seat), hand_points(game, seat)
    mine = Strength(game, seat, c.NONE if game.teams[target].negation else bonus)
    open_play, penalty = attack_points(game, seat, target)
    gain = 0.0
    for card, each in enumerate(game.cards.needs[c.ATTACK]):
        short = max(0, each.number - mine.total(each))
        if short <= money + cards:
            cost = max(0, short - cards) * worth + min(short, cards) * CARD_POINT_SHARE
            gain += max(0.0, (penalty if game.cards.is_penalty(card) else open_play) - cost)
    return gain / len(game.cards.needs[c.ATTACK])


def attack_points(game: Best11, seat: int, target: int) -> tuple[float, float]:
    """Return the points of an attack that has succeeded, in open play and as a penalty, over all defence cards."""
    theirs, goal = Strength(game, target, game.teams[target].bonus), swing(game)
    open_play = penalty = 0.0
    needs = game.cards.needs[c.DEFENCE]
    million, rival = worth_of_million(game, seat), worth_of_million(game, target)
    for card, each in enumerate(needs):
        left = left_over(game, seat, target, each.number - theirs.total(each), million, rival)
        save = game.cards.is_save(card)
        open_play += left if not save or game.rules.save_any_attack else goal
        penalty += left if save else goal
    return open_play / len(needs), penalty / len(needs)


def left_over(game: Best11, seat: int, target: int, short: int, million: float, rival: float) -> float:
    """Return the part of a goal against a defence that is short of points: its payment, or the goal if outspent."""
    rich, goal, spent = game.teams[target].money, swing(game), max(0, short)
    if spent > min(rich, int(stake(game) / max(MIN_DEFENCE_MILLION_POINTS, rival))):
        return goal
    drained = rival / (game.seats - 1)
    cost = LOWER * (max(0, -short) + 1 + rich - spent)
    if cost >= game.teams[seat].money:
        return spent * drained
    return max(spent * drained, CONCEDE_CHANCE * goal - cost * million + rich * drained)


def outspend(game: Best11, seat: int, options: list[int], over: int) -> int:
    """Return the points to take from a defence: all that it has to spare, if this seat can outspend it and the goal is
    worth that; else 0.
    """
    duel = game.duel
    cost = LOWER * (over + game.teams[duel.performer].money)
    worth = CONCEDE_CHANCE * swing(game) / max(MIN_MILLION_POINTS, worth_of_million(game, seat))
    return over if over in options and cost <= min(float(game.teams[seat].money), worth) else 0
