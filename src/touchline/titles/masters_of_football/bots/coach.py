"""The coach of Masters of Football: why the preselected answer is good, in values, dice, goals, points and millions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.bots.judge import Because, Judged
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.bots.asking import better_dice
from touchline.titles.masters_of_football.bots.bench import gains_off, half_worth
from touchline.titles.masters_of_football.bots.pro import HUNDRED, ProMastersOfFootball
from touchline.titles.masters_of_football.bots.season import told_manager
from touchline.titles.masters_of_football.bots.sense import own_tactic
from touchline.titles.masters_of_football.printed import MOD_TACTIC
from touchline.titles.masters_of_football.rules.half_time import swapped
from touchline.titles.masters_of_football.rules.setup import player_price
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof
from touchline.titles.masters_of_football.view.dice_again import good_rolls, lowest_terms, pleases
from touchline.titles.masters_of_football.view.paper import on_paper
from touchline.titles.masters_of_football.view.previews import dice_of, price_of, standing

Numbers = tuple[int, ...]
PAD: Final = (c.ASK_PAD_GOALS, c.ASK_PAD_FIX)
AIMS: Final = (c.ASK_TARGET, c.ASK_TARGET_SLOT, c.ASK_TARGET_PLAYER)
HALF_TIME: Final = (c.ASK_SUBSTITUTE, c.ASK_TAKE_OFF, c.ASK_BRING_ON)
PLAYED: Final = (c.ASK_BETWEEN, c.ASK_GOAL_ANSWER, c.ASK_WHISTLE, c.ASK_MANAGE, c.ASK_WONDERKID)


class CoachMastersOfFootball(ProMastersOfFootball):
    """Measures as a pro does, and managers by budget and abilities."""

    def judge_options(self, game: Mof, seat: int, kind: int, options: list[int], context: Numbers) -> list[Judged]:
        if kind == c.ASK_MANAGER:
            return [told_manager(game, each) for each in options]
        return super().judge_options(game, seat, kind, options, context)

    def explain(
        self, game: Mof, seat: int, kind: int, options: list[int], context: Numbers, picks: list[int]
    ) -> list[Because]:
        number, pick = game.team_numbers[seat], picks[0]
        if kind in PAD:
            return [Because("pad", {})]
        if kind in BETWEEN_MATCHES:
            return [BETWEEN_MATCHES[kind](game, number, picks)]
        if kind == c.ASK_PLACE and pick == PASS:
            return [Because("no-card", {"cards": len(options) - 1, "money": context[1]})]  # besides those laid already
        if kind in (c.ASK_ANNOUNCE, c.ASK_PLACE):
            return [self.why_place(game, number, pick)]
        if kind in HALF_TIME:
            return [self.why_substitute(game, number, kind, pick, context)]
        if kind in (c.ASK_REROLL, c.ASK_DICE):
            return why_reroll(game, number, kind, picks)
        if kind in AIMS:
            return [why_aim(game, number, context[0])]
        found = super().explain(game, seat, kind, options, context, picks)
        if found:
            return found
        return [why_play(game, number, kind, pick) if kind in PLAYED else self.why_three(game, number, picks, context)]

    def why_three(self, game: Mof, number: int, picks: list[int], context: Numbers) -> Because:
        """Explain the three and their tactic on paper; a single player by his own values."""
        if len(picks) > 1:
            return paper("line-up", game, picks[:-1], picks[-1])
        if len(context) > 3:  # the tactic is asked for, and the three are known
            return paper("sums", game, list(context[1:4]), picks[0])
        return paper("values", game, picks, own_tactic(game, picks))

    # -- cards before a match

    def why_place(self, game: Mof, number: int, pick: int) -> Because:
        match, team = game.boards[game.at], game.teams[number]
        if match.side_of(number) == NOBODY:
            return Because("look-on", {"cards": len(team.hand)})
        plan = self.plan(game, match, number)
        if pick == PASS:
            return Because("no-card", {"cards": len(team.hand), "money": team.money})
        points = round(dict(plan.alone).get(pick, plan.best) * HUNDRED)
        return Because("card", {"points": points}) if points >= 0 else Because("card-costs", {"points": -points})

    # -- half-time

    def why_substitute(self, game: Mof, number: int, kind: int, pick: int, context: Numbers) -> Because:
        """Say how many points a substitute adds in the second half."""
        match = game.boards[game.at]
        side = match.side_of(number)
        three = match.lineup[side]
        if kind == c.ASK_BRING_ON and context[0] in three:
            after = half_worth(self.stakes, game, match, number, swapped(three, context[0], pick))
            gain = after - half_worth(self.stakes, game, match, number, three)
        else:
            gains = gains_off(self.stakes, game, match, side)
            gain = gains.get(pick, max(gains.values()))
        points = round(gain * HUNDRED)
        if pick == PASS:
            return Because("no-substitute", {"points": max(0, points)})
        return Because("substitute", {"points": points}) if points >= 0 else Because("least-loss", {"points": -points})


def paper(code: str, game: Mof, three: list[int], tactic: int) -> Because:
    sums = on_paper(game, three, tactic)
    return Because(code, {"attack": sums["attack"], "defence": sums["defence"]})


# -- between matches


def why_manager(game: Mof, number: int, picks: list[int]) -> Because:
    return told_manager(game, picks[0]).because[0]


def why_buy(game: Mof, number: int, picks: list[int]) -> Because:
    """Explain a whole first squad, one player for his price, or that nobody more is bought."""
    team, chosen = game.teams[number], [player for player in picks if player != PASS]
    cost = sum(player_price(game, team, player) for player in chosen)
    if not chosen:
        return Because("keep-money", {"money": team.money})
    if len(chosen) > 1:
        return Because("basket", {"players": len(chosen), "money": cost})
    sums = on_paper(game, chosen, own_tactic(game, chosen))
    return Because("buy", {"money": cost, "attack": sums["attack"], "defence": sums["defence"]})


def why_take(game: Mof, number: int, picks: list[int]) -> Because:
    if picks[0] == PASS:
        return Because("enough-players", {"players": len(game.teams[number].squad)})
    return Because("take", {"money": game.cards.cost[picks[0]]})


def why_release(game: Mof, number: int, picks: list[int]) -> Because:
    return paper("weakest", game, picks[:1], own_tactic(game, picks[:1]))


def why_discard(game: Mof, number: int, picks: list[int]) -> Because:
    hand = game.teams[number].hand
    if picks[0] == PASS:
        return Because("keep-hand", {"cards": len(hand)})
    return Because("poorest-card", {"cards": len(hand)})


def why_tier(game: Mof, number: int, picks: list[int]) -> Because:
    return Because("tier", {})


def why_again(game: Mof, number: int, picks: list[int]) -> Because:
    return Because("again", {"players": len(game.teams[number].dealt)})


BETWEEN_MATCHES: Final[dict[int, Callable[[Mof, int, list[int]], Because]]] = {
    c.ASK_MANAGER: why_manager,
    c.ASK_BUY: why_buy,
    c.ASK_TAKE: why_take,
    c.ASK_RELEASE: why_release,
    c.ASK_KEEP: why_discard,
    c.ASK_EXCHANGE_CARD: why_discard,
    c.ASK_TIER: why_tier,
    c.ASK_AGAIN: why_again,
}


# -- in a match


def why_reroll(game: Mof, number: int, kind: int, picks: list[int]) -> list[Because]:
    """Say how many of the rolls would help, or why the dice may stay as they are."""
    match = game.boards[game.at]
    side = match.side_of(number)
    if side == NOBODY:
        return [Because("look-on", {"cards": len(game.teams[number].hand)})]
    _, _, scored, conceded, _ = standing(game, match, number, c.ASK_REROLL)
    score = {"scored": scored, "conceded": conceded}
    if kind == c.ASK_REROLL and picks[0] == PASS:
        return [Because("dice-please" if pleases(game, match, side) else "dice-stand", score)]
    good, of = lowest_terms(good_rolls(game, match, side, dice_to_roll(game, match, number, kind, picks)))
    cost = price_of(game, number, picks[0]) if kind == c.ASK_REROLL else 0
    return [Because("dice", {"good": good, "of": of}), Because("dice-for" if cost else "dice-free", {"money": cost})]


def dice_to_roll(game: Mof, match: Match, number: int, kind: int, picks: list[int]) -> int:
    if kind == c.ASK_DICE or len(picks) > 1:
        return picks[-1]
    return better_dice(game, match, number, dice_of(game, match, number, picks[0]))


def why_aim(game: Mof, number: int, card: int) -> Because:
    """Say how many points the card brings, and for whom it is meant."""
    points = sum(effect.n for effect in game.cards.effects[card] if effect.symbol <= MOD_TACTIC)
    return Because("aim-own" if points >= 0 else "aim-rival", {"by": abs(points)})


def why_play(game: Mof, number: int, kind: int, pick: int) -> Because:
    """Explain a card in a window, or none: the score, and the turns that are left."""
    cards = len(game.teams[number].hand)
    if kind in (c.ASK_MANAGE, c.ASK_WONDERKID):
        return Because("keep-cards" if pick == PASS else "play-now", {"cards": cards})
    match = game.boards[game.at]
    if match.side_of(number) == NOBODY:
        return Because("look-on", {"cards": cards})
    _, _, scored, conceded, _ = standing(game, match, number, kind)
    turns = max(0, LAST_TURN - match.turn)
    return Because("hold" if pick == PASS else "play", {"scored": scored, "conceded": conceded, "turns": turns})
