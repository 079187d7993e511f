"""A pro of Masters of Football: trio, tactic, cards and dice by the odds matrix.

It knows the match at hand: what each choice changes in the points to expect of it.  Before and after it has the plain
sense of an amateur; what a season asks for is the legend's, `masters_of_football_season.py`.
"""

from __future__ import annotations

from typing import Final

from touchline.bots.judge import Because, Judged
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.advice import trios
from touchline.titles.masters_of_football.bots.amateur import AmateurMastersOfFootball, first_of
from touchline.titles.masters_of_football.bots.bench import annulments, best_incomer, between, gains_off, rerolls
from touchline.titles.masters_of_football.bots.cards import Plan
from touchline.titles.masters_of_football.bots.dice import Swing
from touchline.titles.masters_of_football.bots.sense import good_value, helps, kept_worth
from touchline.titles.masters_of_football.bots.stakes import Stakes, favoured_side
from touchline.titles.masters_of_football.bots.worth import THREE, Prospect, Sheet, expected_sheet, sheet_of
from touchline.titles.masters_of_football.rules.legality import OF_ATTACK, OF_DEFENCE
from touchline.titles.masters_of_football.rules.lineup import one_position
from touchline.titles.masters_of_football.state import (
    AFTER_ROLL,
    BEFORE_ROLL,
    PRE1,
    PRE2,
    Match,
    Mof,
    Team,
)

MIN_SUBSTITUTE_POINTS: Final = 0.05  # points that a substitute must add
HUNDRED: Final = 100

COSTLY_GAP: Final = {  # in points of the league; a manager in millions
    c.ASK_TACTIC: 0.9,
    c.ASK_PLACE: 0.4,
    c.ASK_REROLL: 0.5,
    c.ASK_GOAL_ANSWER: 0.4,
    c.ASK_TAKE: 0.3,
    c.ASK_MANAGER: 3.0,
}


class ProMastersOfFootball(AmateurMastersOfFootball):
    """Plans are kept: a bot is asked several times for one of them."""

    costly_gap = COSTLY_GAP

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.plans: dict[tuple[int, ...], Plan] = {}
        self.stakes = Stakes()
        self.threes: dict[tuple[int, ...], list[int]] = {}

    # -- between matches

    def in_season(self, game: Mof, team: Team, kind: int, options: list[int]) -> int:
        if kind == c.ASK_BUY:
            return first_of(good_value(game, team), options)
        return super().in_season(game, team, kind, options)

    # -- lineups

    def line_up(
        self, game: Mof, match: Match, side: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> int:
        number = match.teams[side]
        if match.shown:  # after half-time both lineups are known, and the score
            worths = self.stakes.tactic_worths(game, match, number)
            return worths.index(max(worths))
        laid = self.three(game, match, number)
        if kind == c.ASK_TACTIC:
            return laid[THREE]
        for player in laid[context[0] - 1 : THREE]:
            if player in options:
                return player
        return options[0]

    def three(self, game: Mof, match: Match, number: int) -> list[int]:
        """Return three players and a tactic, against what the other is likely to field."""
        side = match.side_of(number)
        other = match.teams[1 - side]
        key = (game.boards_laid, match.must[side], other, *game.teams[number].squad)
        if key not in self.threes:
            self.threes[key] = find_three(
                self.stakes.prospect_of(game, match, number), match, number, expected_sheet(game, other)
            )
        return self.threes[key]

    # -- cards before a match

    def place(self, game: Mof, match: Match, number: int, kind: int, options: list[int]) -> int:
        if kind == c.ASK_ANNOUNCE and c.PLAY not in options:
            return PASS
        plan = self.plan(game, match, number)
        alone = dict(plan.alone)
        chosen = sorted(plan.chosen, key=lambda card: -alone.get(card, 0.0))
        if kind == c.ASK_ANNOUNCE:
            return c.PLAY if chosen else PASS
        for card in chosen:
            if card in options:
                return card
        return PASS if PASS in options else least_kept(game, options)

    def plan(self, game: Mof, match: Match, number: int) -> Plan:
        team, side = game.teams[number], match.side_of(number)
        key = (game.boards_laid, match.shown, match.home_advantage, match.tactic, team.money, *team.hand)
        if key not in self.plans:
            stakes = self.stakes
            prospect, price = stakes.prospect_of(game, match, number), stakes.million(game, number)
            plan = Plan(game, match, prospect, number, price, stakes.card_worth(game))
            if match.shown:
                plan.after_battle(PRE2)
            else:
                theirs = expected_sheet(game, match.teams[1 - side])
                plan.before_battle(PRE1, sheet_of(game, match.lineup[side]), theirs, match.chosen[side])
            self.plans[key] = plan
        return self.plans[key]

    def aim(self, game: Mof, match: Match, number: int, kind: int, options: list[int], card: int) -> int:
        """Return what helps to one's own, what hurts to the other; from the stands against the rival."""
        prospect = self.stakes.prospect_of(game, match, number)
        side = match.side_of(number) if match.side_of(number) != NOBODY else favoured_side(prospect)
        target = side if helps(game, card) else 1 - side
        if kind == c.ASK_TARGET:
            return match.teams[target] if match.teams[target] in options else options[0]
        if kind == c.ASK_TARGET_SLOT:
            return options[0]
        player = match.lineup[target][Plan(game, match, prospect, number, 0.0, 0.0).best_slot(card, target)]
        return player if player in options else options[0]

    # -- dice and cards in a match

    def in_match(
        self, game: Mof, match: Match, number: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> int:
        if kind == c.ASK_GOAL_ANSWER:
            return best_of(annulments(self.stakes, game, match, number, options))
        if kind == c.ASK_BETWEEN:
            return best_of(between(self.stakes, game, match, number, options))
        return super().in_match(game, match, number, kind, options, context)

    def reroll(self, game: Mof, match: Match, number: int, kind: int, options: list[int]) -> int:
        if kind == c.ASK_REROLL:
            return best_of(rerolls(self.stakes, game, match, number, options))
        swing = Swing(game, match, self.stakes.prospect_of(game, match, number))
        return OF_ATTACK if swing.gain(OF_ATTACK) >= swing.gain(OF_DEFENCE) else OF_DEFENCE

    # -- half-time

    def substitute(
        self, game: Mof, match: Match, side: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> int:
        """Choose a substitute by the points that the three with him may expect of the second half."""
        if kind == c.ASK_BRING_ON:
            return best_incomer(self.stakes, game, match, side, context[0], options)
        gains = gains_off(self.stakes, game, match, side)
        if kind == c.ASK_SUBSTITUTE:
            if max(gains.values()) < MIN_SUBSTITUTE_POINTS:
                return PASS
            return AFTER_ROLL if AFTER_ROLL in options else BEFORE_ROLL
        best, most = options[0], MIN_SUBSTITUTE_POINTS if PASS in options else -99.0
        for player in options:
            if gains.get(player, -99.0) > most:
                best, most = player, gains[player]
        return best

    # -- reasons

    def judge_options(
        self, game: Mof, seat: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> list[Judged]:
        """Return the options for which there is an estimate, in points of the league."""
        number = game.team_numbers[seat]
        if not game.boards or game.boards[game.at].side_of(number) == NOBODY:
            return []
        match = game.boards[game.at]
        if kind == c.ASK_TACTIC and match.shown:
            worths = self.stakes.tactic_worths(game, match, number)
            return [judged_option(tactic, worths[tactic], "points") for tactic in options]
        if kind == c.ASK_PLACE:
            return [
                judged_option(card, gain, "card")
                for card, gain in self.plan(game, match, number).alone
                if card in options
            ]
        if kind == c.ASK_REROLL:
            return told_all(rerolls(self.stakes, game, match, number, options), "reroll")
        if kind == c.ASK_GOAL_ANSWER:
            return told_all(annulments(self.stakes, game, match, number, options), "card")
        return told_all(between(self.stakes, game, match, number, options), "card") if kind == c.ASK_BETWEEN else []


def judged_option(option: int, value: float, code: str) -> Judged:
    return Judged(option, value, [Because(code, {"points": round(value * HUNDRED)})])


def told_all(gains: list[tuple[int, float]], code: str) -> list[Judged]:
    return [judged_option(option, gain, code) if option != PASS else Judged(PASS, 0.0, []) for option, gain in gains]


def best_of(gains: list[tuple[int, float]]) -> int:
    """Return the option that gains most; pass if none gains anything."""
    best, most = PASS, 0.0
    for option, gain in gains:
        if gain > most:
            best, most = option, gain
    return best


def find_three(prospect: Prospect, match: Match, number: int, theirs: Sheet) -> list[int]:
    game = prospect.game
    squad, must = game.teams[number].squad, match.must[prospect.side]
    best, found = -99.0, [*sorted(squad)[:THREE], 0]
    for three in trios(squad):
        if one_position(game, three) or (must != NOBODY and must not in three):
            continue
        mine = sheet_of(game, three)
        tactic = prospect.best_tactic(mine, theirs)
        worth = prospect.before(mine, theirs, tactic, 0)
        if worth > best:
            best, found = worth, [*three, tactic]
    return found


def least_kept(game: Mof, options: list[int]) -> int:
    least = options[0]
    for card in options:
        if kept_worth(game, card) < kept_worth(game, least):
            least = card
    return least
