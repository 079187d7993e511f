"""Which windows are worth asking a person about, and what is best there, by the judgement of a pro."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import advice
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.bots.bench import annulments, between, rerolls
from touchline.titles.masters_of_football.bots.dice import Swing
from touchline.titles.masters_of_football.bots.pro import ProMastersOfFootball
from touchline.titles.masters_of_football.bots.season import best_manager
from touchline.titles.masters_of_football.bots.sense import kept_worth, player_power
from touchline.titles.masters_of_football.bots.stakes import Stakes
from touchline.titles.masters_of_football.printed import EXTRA_ATTACK_TURN, ROLL_EXTRA_ATTACK, SKIP_NEXT_TURN
from touchline.titles.masters_of_football.rules.legality import BOTH, playable, side_of_dice
from touchline.titles.masters_of_football.rules.market import HAND_LIMIT
from touchline.titles.masters_of_football.rules.money import EXCHANGE_PRICE, free_money
from touchline.titles.masters_of_football.rules.rerolls import standing_rerolls
from touchline.titles.masters_of_football.rules.setup import SQUAD_LIMIT
from touchline.titles.masters_of_football.state import AFTER_HALF_TIME, BEFORE_KICK_OFF, RR, Match, Mof, Team
from touchline.titles.masters_of_football.view.dice_again import good_rolls, pleases
from touchline.titles.masters_of_football.view.previews import dice_of

QUIET_MOMENTS: Final = (BEFORE_KICK_OFF, AFTER_HALF_TIME)
TIMED: Final = (SKIP_NEXT_TURN, EXTRA_ATTACK_TURN, ROLL_EXTRA_ATTACK)  # their gain depends on the turn
WINDOWS: Final = (c.ASK_ANNOUNCE, c.ASK_BETWEEN, c.ASK_REROLL, c.ASK_GOAL_ANSWER, c.ASK_WHISTLE, c.ASK_MANAGE)
Gains = list[tuple[int, float]]


def worth(game: Mof, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> list[int]:
    """Return the options that bring something now, the best first; not the exchange, which every window has. In a match
    of others nobody is asked: a card for it is played by stopping there."""
    number = game.team_numbers[seat]
    if kind == c.ASK_MANAGE:
        return acts(options)
    match = game.boards[game.at]
    side = match.side_of(number)
    if side == NOBODY:
        return []
    if kind == c.ASK_ANNOUNCE:
        return [c.PLAY] if c.PLAY in options and cards_that_gain(game, match, number) else []
    if kind == c.ASK_PLACE:
        return [card for card in cards_that_gain(game, match, number) if card in options]
    if kind == c.ASK_WHISTLE:
        return [] if context[0] == number else acts(options)
    return best_first(gains_of(game, match, number, kind, options))


def acts(options: list[int]) -> list[int]:
    return [option for option in options if option not in (PASS, c.EXCHANGE)]


def best_first(gains: Gains) -> list[int]:
    found = [(gain, option) for option, gain in gains if option != PASS and gain > 0]
    return [option for _, option in sorted(found, key=lambda each: (-each[0], each[1]))]


def cards_that_gain(game: Mof, match: Match, number: int) -> list[int]:
    """Return the cards that, laid before the match alone or with others, are worth their price."""
    plan = ProMastersOfFootball().plan(game, match, number)
    return sorted({*plan.chosen, *(card for card, gain in plan.alone if gain > 0)})


def gains_of(game: Mof, match: Match, number: int, kind: int, options: list[int]) -> Gains:
    """Return the points that each option of a window in a match adds, beyond what it costs."""
    stakes = Stakes()
    if kind == c.ASK_REROLL:
        return [] if pleases(game, match, match.side_of(number)) else rerolls(stakes, game, match, number, options)
    if kind == c.ASK_GOAL_ANSWER:
        own = match.teams[match.attacker] == number
        return [] if own else annulments(stakes, game, match, number, options)
    if kind == c.ASK_BETWEEN:
        return between(stakes, game, match, number, [each for each in options if is_in_time(game, match, each)])
    return []


def is_in_time(game: Mof, match: Match, option: int) -> bool:
    """Whether to ask now: a card that does the same in every turn is asked about only before kick-off and after
    half-time."""
    timed = 0 <= option < c.ON_TABLE and any(game.cards.effect(option, symbol) for symbol in TIMED)
    return timed or match.stage in QUIET_MOMENTS


def best(game: Mof, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> list[int]:
    """Return the option preselected in a window: the one that gains most; none if no option gains anything.

    Of managers, the one whose budget and abilities are worth most.
    """
    if kind == c.ASK_MANAGER:
        return [best_manager(game, options)]
    if kind not in WINDOWS:
        return []
    useful = worth(game, seat, kind, context, options)
    again = dice_runs(game, seat, useful) if kind == c.ASK_REROLL else []
    return again[0][1] if again else useful[:1]


def runs(game: Mof, seat: int, kind: int, context: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """Return ready-made picks: those of advice.py; for a reroll that is worth it each choice of dice, the best
    first."""
    match, number = (game.boards[game.at] if game.boards else None), game.team_numbers[seat]
    if kind in (c.ASK_KEEP, c.ASK_EXCHANGE_CARD):
        return cards_to_go(game, game.teams[number], kind, context[0])
    if kind == c.ASK_RELEASE:
        return players_to_go(game, game.teams[number], context[0])
    if match is None or match.side_of(number) == NOBODY:
        return advice.runs(game, seat, kind, context)
    if kind == c.ASK_REROLL:
        options = [*standing_rerolls(game, match, number), *playable(game, match, number, RR)]
        return dice_runs(game, seat, worth(game, seat, kind, context, options))
    if kind == c.ASK_DICE:
        return [("best", [better_dice(game, match, number, BOTH)])]
    return advice.runs(game, seat, kind, context)


def cards_to_go(game: Mof, team: Team, kind: int, number: int) -> list[tuple[str, list[int]]]:
    """Return the cards that are worth least to keep, in ascending order, when the first of them is asked for."""
    ranked = sorted(team.hand, key=lambda card: (kept_worth(game, card), card))
    if kind == c.ASK_KEEP:
        return [("best", sorted(ranked[:number]))] if number == len(team.hand) - HAND_LIMIT else []
    if number != free_money(team):
        return []
    is_last = number < 2 * EXCHANGE_PRICE or ranked[0] == team.hand[-1]
    return [("best", ranked[:1] if is_last else [ranked[0], PASS])]


def players_to_go(game: Mof, team: Team, number: int) -> list[tuple[str, list[int]]]:
    """Return the weakest of a squad that is too large, in ascending order, when the first of them is asked for."""
    ranked = sorted(team.squad, key=lambda player: (player_power(game, player), player))
    return [("best", sorted(ranked[:number]))] if number == len(team.squad) - SQUAD_LIMIT else []


def dice_runs(game: Mof, seat: int, useful: list[int]) -> list[tuple[str, list[int]]]:
    """Return the best source of a reroll with the dice it is used on, where these can be chosen."""
    match, number = game.boards[game.at], game.team_numbers[seat]
    dice = dice_of(game, match, number, useful[0]) if useful else []
    if len(dice) < 2:
        return []
    first = better_dice(game, match, number, dice)
    return [run_of(match, number, useful[0], which) for which in (first, *(x for x in dice if x != first))]


def run_of(match: Match, number: int, source: int, which: int) -> tuple[str, list[int]]:
    own = match.teams[side_of_dice(match, which)] == number
    return "own-dice" if own else "other-dice", [source, which]


def better_dice(game: Mof, match: Match, number: int, dice: list[int]) -> int:
    """Return the dice whose new roll helps most often; of two that help as often, those that gain more points."""
    side = match.side_of(number)
    swing = Swing(game, match, Stakes().prospect_of(game, match, number))
    return max(dice, key=lambda which: (good_rolls(game, match, side, which), swing.gain(which), -which))
