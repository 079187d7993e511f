"""The coach of Best 11: why the preselected answer is good, in points, millions and the totals of an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.judge import Because
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.bots.amateur import WINDOWS
from touchline.titles.best_11.bots.boards import why_board
from touchline.titles.best_11.bots.pro import HUNDRED, ProBest11, points_said, spending_limit, swap_gain
from touchline.titles.best_11.bots.sense import event_worth, goal_chance
from touchline.titles.best_11.bots.worth import gain_of
from touchline.titles.best_11.preview import points_of_card
from touchline.titles.best_11.rules.action import requirement, total
from touchline.titles.best_11.rules.formation import ARMBAND, value
from touchline.titles.best_11.rules.moves import poach_price, swap_price
from touchline.titles.best_11.rules.scoring import score
from touchline.titles.best_11.state import Best11
from touchline.titles.best_11.ways import all_commitments, with_committed

USUAL_SPEND: Final = 2  # millions that a challenger adds to his attack
Numbers = tuple[int, ...]


class CoachBest11(ProBest11):
    """Measures as a pro does."""

    def explain(
        self, game: Best11, seat: int, kind: int, options: list[int], context: Numbers, picks: list[int]
    ) -> list[Because]:
        pick = picks[0]
        if kind in WINDOWS:
            return [why_window(game, kind, options, context, pick)]
        if kind in (c.ASK_ITEM, c.ASK_BUY_MORE) and pick == PASS:
            return [why_stop(game, seat, kind, options)]
        if kind == c.ASK_ITEM and pick >= c.PLAY:
            return [why_play(game, seat, pick - c.PLAY)]
        if kind == c.ASK_COMMIT:
            return [why_commit(game, picks, context)]
        if kind in REASONS:
            return [REASONS[kind](game, seat, pick, context)]
        return super().explain(game, seat, kind, options, context, picks)


# -- the turn


def why_stop(game: Best11, seat: int, kind: int, options: list[int]) -> Because:
    """Say that nobody on the market is worth his price, or that nobody can be signed."""
    cards = [option - c.BUY if kind == c.ASK_ITEM else option for option in options if is_signing(kind, option)]
    if not cards:
        return Because("end-turn", {"money": game.teams[seat].money})
    best = max([gain_of(game, seat, card) for card in cards])
    return Because("no-signing", {**points_said(max(0.0, -best)), "money": game.teams[seat].money})


def is_signing(kind: int, option: int) -> bool:
    return c.BUY <= option < c.PLAY if kind == c.ASK_ITEM else option != PASS


def why_poach(game: Best11, seat: int, card: int, context: Numbers) -> Because:
    return deal(game, seat, card, poach_price(game, game.owner(card), card))


def why_swap_in(game: Best11, seat: int, card: int, context: Numbers) -> Because:
    return deal(game, seat, card, swap_price(game, seat, context[0], card))


def why_free(game: Best11, seat: int, card: int, context: Numbers) -> Because:
    return deal(game, seat, card, 0)


def deal(game: Best11, seat: int, card: int, cost: int) -> Because:
    value = points_of_card(game, game.teams[seat], card)
    return (
        Because("deal", {"value": value, "cost": cost})
        if cost >= 0
        else Because("deal-pays", {"value": value, "money": -cost})
    )


def why_swap_out(game: Best11, seat: int, card: int, context: Numbers) -> Because:
    gain = swap_gain(game, seat, card)
    return Because("swap", points_said(gain)) if gain >= 0 else Because("swap-costs", points_said(-gain))


def why_captain(game: Best11, seat: int, card: int, context: Numbers) -> Because:
    return Because("captain", {"value": game.cards.value[card] + ARMBAND})


# -- event cards


def why_window(game: Best11, kind: int, options: list[int], context: Numbers, pick: int) -> Because:
    """Name a card whose moment has come, else the best of those that are kept."""
    if pick == PASS:
        best = max([event_worth(game, event) for event in options if event != PASS])
        return Because("keep-cards", {"cards": len(options) - 1, **points_said(best)})
    if kind == c.ASK_APPEAL:
        return Because("appeal", points_said(event_worth(game, context[1])))
    return Because("play-card", points_said(event_worth(game, pick)))


def why_play(game: Best11, seat: int, event: int) -> Because:
    """Say what a card of one's own turn does: how soon it is played is no measure of what it is worth."""
    effect, amount = game.cards.effect[event], game.cards.amount[event]
    if effect == c.E_BARGAIN:
        return Because("bargain", {"money": amount})
    if effect == c.E_EXCHANGE:
        return Because("exchange", {"money": amount})
    if effect == c.E_SELL:
        poorest = min([game.cards.value[card] for card in game.teams[seat].footballers])
        return Because("sell", {"value": poorest, "money": poorest + amount})
    return Because("play-card", points_said(event_worth(game, event)))


def why_discard(game: Best11, seat: int, event: int, context: Numbers) -> Because:
    hand = game.teams[seat].hand
    if event == PASS:
        return Because("keep-hand", {"cards": len(hand)})
    return Because("poorest-card", {**points_said(event_worth(game, event)), "cards": len(hand)})


def why_take(game: Best11, seat: int, event: int, context: Numbers) -> Because:
    return Because("best-card", points_said(event_worth(game, event)))


def why_rival(game: Best11, seat: int, rival: int, context: Numbers) -> Because:
    team = game.teams[rival]
    return Because("aim-rival", {"points": score(game, rival), "money": team.money, "cards": len(team.hand)})


def why_player(game: Best11, seat: int, card: int, context: Numbers) -> Because:
    return Because("aim-player", {"value": value(game, game.teams[game.owner(card)], card)})


def why_own_player(game: Best11, seat: int, card: int, context: Numbers) -> Because:
    return Because("aim-own", {"value": value(game, game.teams[seat], card)})


def why_bet(game: Best11, seat: int, bet: int, context: Numbers) -> Because:
    return Because("bet", {"chance": chance_of_goal(game, game.duel.challenger, game.duel.target)})


def why_accept(game: Best11, seat: int, answer: int, context: Numbers) -> Because:
    team = game.teams[seat]
    numbers = {"gets": value(game, team, context[1]), "gives": value(game, team, context[2])}
    return Because("accept" if answer == c.YES else "refuse", numbers)


# -- a challenge


def chance_of_goal(game: Best11, challenger: int, target: int) -> int:
    """Return how many of a hundred such challenges end in a goal."""
    bonus = game.teams[challenger].bonus
    return round(goal_chance(game, challenger, target, bonus, USUAL_SPEND) * HUNDRED)


def why_target(game: Best11, seat: int, target: int, context: Numbers) -> Because:
    return Because("bet", {"chance": chance_of_goal(game, seat, target)})


def why_shelter(game: Best11, seat: int, pick: int, context: Numbers) -> Because:
    if game.challenge is None:
        best = max([value(game, game.teams[seat], card) for card in game.teams[seat].footballers])
        return Because("keep-player", {"value": best})
    numbers = {"chance": chance_of_goal(game, context[0], seat)}
    return Because({PASS: "stay-hidden", c.TURN_UP_BONUS: "turn-up"}.get(pick, "immunity"), numbers)


def why_commit(game: Best11, picks: list[int], context: Numbers) -> Because:
    """Say which total these footballers reach, and the number that they need."""
    needed = context[3]
    if picks[0] == PASS:
        return Because("decline", {"total": best_total(game, []), "number": needed})
    return Because("commit", {"total": best_total(game, picks), "number": needed})


def best_total(game: Best11, picks: list[int]) -> int:
    """Return the highest total of the ways that begin with these picks."""
    duel, best = game.duel, 0
    for committed, way in all_commitments(game, duel, []):
        if way[: len(picks)] == picks:
            best = max(best, total(game, with_committed(duel, committed)))
    return best


def why_boost(game: Best11, seat: int, pick: int, context: Numbers) -> Because:
    """Say by how much the action fails, and what it is worth to this seat to turn it."""
    duel = game.duel
    number, now = requirement(game, duel).number, total(game, duel)
    performs = seat == duel.performer
    if performs == (now >= number):
        return Because("reached" if performs else "falls-short", {"total": now, "number": number})
    lacks = number - now if performs else now - number + 1
    if pick != PASS:
        return Because("boost" if performs else "lower", {"points": lacks})
    numbers = {"points": lacks, "limit": spending_limit(game, seat)}
    return Because("too-far", numbers) if performs else Because("cannot-stop", {"points": lacks})


REASONS: Final[dict[int, Callable[[Best11, int, int, Numbers], Because]]] = {
    c.ASK_BOARD: why_board,
    c.ASK_TARGET: why_target,
    c.ASK_FREE: why_free,
    c.ASK_POACH: why_poach,
    c.ASK_SWAP_OUT: why_swap_out,
    c.ASK_SWAP_IN: why_swap_in,
    c.ASK_CAPTAIN: why_captain,
    c.ASK_ROOM: why_discard,
    c.ASK_CUT: why_discard,
    c.ASK_GIVE: why_discard,
    c.ASK_TAKE: why_take,
    c.ASK_RIVAL: why_rival,
    c.ASK_PLAYER: why_player,
    c.ASK_OWN_PLAYER: why_own_player,
    c.ASK_BET: why_bet,
    c.ASK_ACCEPT: why_accept,
    c.ASK_SHELTER: why_shelter,
    c.ASK_BOOST: why_boost,
}
