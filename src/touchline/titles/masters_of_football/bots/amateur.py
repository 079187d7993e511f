"""An amateur of Masters of Football: plain sense of the game, by the points that are printed on the cards.

It buys what makes a strong three for its price, fields the three with the highest sums and plays one card at a time
where it moves most points.  It does not look at the other team, and knows no odds.
"""

from __future__ import annotations

from typing import Final

from touchline.bots.judge import Judge
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.bots.sense import (
    best_target,
    helps,
    kept_worth,
    next_attacker,
    plain_three,
    player_power,
    points_of,
    strongest,
    sums,
)
from touchline.titles.masters_of_football.printed import (
    ACADEMY_ADVANTAGE,
    DISALLOW_GOAL,
    EXTRA_ATTACK_TURN,
    RECEIVE_MONEY,
    ROLL_EXTRA_ATTACK,
    ROLL_TACTIC_BATTLE,
    SKIP_NEXT_TURN,
)
from touchline.titles.masters_of_football.rules.half_time import swapped
from touchline.titles.masters_of_football.rules.legality import OF_ATTACK, OF_DEFENCE, dice_for, playable
from touchline.titles.masters_of_football.rules.rerolls import totals
from touchline.titles.masters_of_football.rules.setup import SQUAD_LIMIT
from touchline.titles.masters_of_football.rules.turns import genius_attacks, genius_defends
from touchline.titles.masters_of_football.state import AFTER_ROLL, BEFORE_ROLL, PRE1, PRE2, Match, Mof, Team

LATE_TURN: Final = 6  # turn after which attacks are bought
MIN_SUBSTITUTE_POINTS: Final = 3  # points that a substitute must add
MIN_CARD_POINTS: Final = 2  # points that a card must move
RICH_MILLIONS: Final = 4


class AmateurMastersOfFootball(Judge):
    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.lineups: dict[tuple[int, ...], list[int]] = {}  # the best of a squad, once found

    def pick(self, game: Mof, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        if len(options) == 1:
            return options[0]
        team = game.teams[game.team_numbers[seat]]
        if kind in MATCH_KINDS:
            match = game.boards[game.at]
            return self.in_match(game, match, game.team_numbers[seat], kind, options, context)
        return self.in_season(game, team, kind, options)

    # -- between matches

    def in_season(self, game: Mof, team: Team, kind: int, options: list[int]) -> int:
        if kind == c.ASK_MANAGER:
            return max(options, key=lambda manager: (game.cards.budget[manager], -manager))
        if kind == c.ASK_BUY:
            return first_of(strongest(game, team), options)
        if kind == c.ASK_MANAGE:
            return self.manage(game, team, options)
        if kind == c.ASK_EXCHANGE_CARD:
            return PASS if PASS in options else min(options, key=lambda card: usefulness(game, card))
        if kind == c.ASK_TAKE:
            return max((each for each in options if each != PASS), key=lambda player: player_power(game, player))
        if kind == c.ASK_RELEASE:
            weakest = sorted(team.squad, key=lambda player: player_power(game, player))
            return first_of(weakest[: len(team.squad) - SQUAD_LIMIT], options)
        if kind == c.ASK_KEEP:
            poorest = sorted(team.hand, key=lambda card: usefulness(game, card))
            return first_of(poorest[: len(team.hand) - 5], options)
        if kind == c.ASK_PAD_GOALS:
            return options[self.dealer.below(4)]
        return (
            PASS
            if kind == c.ASK_PAD_FIX
            else options[-1]
            if kind == c.ASK_AGAIN
            else options[0 if kind == c.ASK_TIER else -1]
        )

    def manage(self, game: Mof, team: Team, options: list[int]) -> int:
        """Take money from the bank; exchange a card without use if the team can afford it."""
        for card in options:
            if 0 <= card < c.ON_TABLE:
                return card
        dead = any(usefulness(game, card) < 0 for card in team.hand)
        return c.EXCHANGE if dead and c.EXCHANGE in options and team.money >= RICH_MILLIONS else PASS

    # -- in a match

    def in_match(
        self, game: Mof, match: Match, number: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> int:
        side = match.side_of(number)
        if kind in (c.ASK_FIELD, c.ASK_TACTIC):
            return self.line_up(game, match, side, kind, options, context)
        if kind in (c.ASK_TARGET, c.ASK_TARGET_SLOT, c.ASK_TARGET_PLAYER):
            return self.aim(game, match, number, kind, options, context[0])
        if kind in (c.ASK_SUBSTITUTE, c.ASK_TAKE_OFF, c.ASK_BRING_ON):
            return self.substitute(game, match, side, kind, options, context)
        if side == NOBODY:
            return self.observe(game, options)
        if kind in (c.ASK_ANNOUNCE, c.ASK_PLACE):
            return self.place(game, match, number, kind, options)
        if kind in (c.ASK_REROLL, c.ASK_DICE):
            return self.reroll(game, match, number, kind, options)
        if kind == c.ASK_GOAL_ANSWER:
            return first_card(options) if match.attacker != side else PASS
        if kind == c.ASK_WHISTLE:
            return first_card(options) if harms(game, match, side, context[1]) else PASS
        return self.between(game, match, number, options)

    def observe(self, game: Mof, options: list[int]) -> int:
        """Choose in a match of others: only money is worth a card."""
        for card in options:
            if 0 <= card < c.ON_TABLE and game.cards.effect(card, RECEIVE_MONEY):
                return card
        return PASS if PASS in options else options[0]

    def line_up(
        self, game: Mof, match: Match, side: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> int:
        best = self.best(game, game.teams[match.teams[side]].squad, match.must[side])
        if kind == c.ASK_FIELD:
            return next((player for player in best[context[0] - 1 : 3] if player in options), options[0])
        return best[3]

    def best(self, game: Mof, squad: list[int], must: int) -> list[int]:
        known = (must, *sorted(squad))
        if known not in self.lineups:
            self.lineups[known] = plain_three(game, squad, must)
        return self.lineups[known]

    def place(self, game: Mof, match: Match, number: int, kind: int, options: list[int]) -> int:
        """Play one card in each window, if it brings enough."""
        if PASS in options and (kind == c.ASK_PLACE or c.PLAY not in options):
            return PASS
        side = match.side_of(number)
        cards = playable(game, match, number, PRE2 if match.shown else PRE1) if kind == c.ASK_ANNOUNCE else options
        best = max(cards, key=lambda card: points_of(game, match, side, card))
        if kind == c.ASK_ANNOUNCE:
            return c.PLAY if points_of(game, match, side, best) >= MIN_CARD_POINTS else PASS
        return best

    def aim(self, game: Mof, match: Match, number: int, kind: int, options: list[int], card: int) -> int:
        """Return what helps goes to one's own side, what hurts to the other; an observer favours the side behind."""
        side = match.side_of(number)
        if kind == c.ASK_TARGET:
            favoured = side if side != NOBODY else (0 if match.goals[0] < match.goals[1] else 1)
            wanted = match.teams[favoured if helps(game, card) else 1 - favoured]
            return wanted if wanted in options else options[0]
        if kind == c.ASK_TARGET_SLOT or side == NOBODY:
            return options[0]
        return best_target(game, match, side, card, options)

    def reroll(self, game: Mof, match: Match, number: int, kind: int, options: list[int]) -> int:
        """Reroll a goal of the opponent at once, and in the second half a miss of the bot's team."""
        attacking = match.side_of(number) == match.attacker
        own = OF_ATTACK if attacking else OF_DEFENCE
        if kind == c.ASK_DICE:
            return own if own in options else options[0]
        if attacking == scores(game, match) or (attacking and match.turn <= LATE_TURN):
            return PASS
        for source in sorted((each for each in options if each not in (PASS, c.EXCHANGE)), reverse=True):
            if source >= c.ON_TABLE or own in dice_for(game, match, number, source):
                return source
        return PASS

    def between(self, game: Mof, match: Match, number: int, options: list[int]) -> int:
        for card in options:
            if 0 <= card < c.ON_TABLE and self.wants(game, match, match.side_of(number), card):
                return card
        return PASS

    def wants(self, game: Mof, match: Match, side: int, card: int) -> bool:
        """Whether this is the moment for a card during the match."""
        effect = game.cards.effect
        lead = match.goals[side] - match.goals[1 - side]
        if effect(card, RECEIVE_MONEY):
            return True
        if effect(card, SKIP_NEXT_TURN):
            return next_attacker(game, match) == 1 - side and (lead > 0 or match.turn >= LATE_TURN)
        if effect(card, EXTRA_ATTACK_TURN) or effect(card, ROLL_EXTRA_ATTACK):
            return match.turn >= LATE_TURN and lead < 2
        return bool(effect(card, ROLL_TACTIC_BATTLE)) and match.won == 1 - side and match.chosen[side] != match.tactic

    def substitute(
        self, game: Mof, match: Match, side: int, kind: int, options: list[int], context: tuple[int, ...]
    ) -> int:
        """Choose a substitute who makes the three clearly stronger under the tactic in force."""
        three = match.lineup[side]
        bench = [player for player in game.teams[match.teams[side]].squad if player not in three]
        now = sums(game, three, match.tactic)

        def better(off: int, on: int) -> int:
            return sums(game, swapped(three, off, on), match.tactic) - now

        if kind == c.ASK_BRING_ON:
            off = context[0]
            return max(options, key=lambda on: better(off, on)) if off in three else options[0]
        gains = {off: max((better(off, on) for on in bench), default=0) for off in three}
        if kind == c.ASK_SUBSTITUTE:
            if max(gains.values()) < MIN_SUBSTITUTE_POINTS:
                return PASS
            return AFTER_ROLL if AFTER_ROLL in options else BEFORE_ROLL
        offs = [player for player in options if player in gains]
        if PASS in options and max((gains[player] for player in offs), default=0) < MIN_SUBSTITUTE_POINTS:
            return PASS
        return max(offs, key=lambda player: gains[player], default=options[0])


MATCH_KINDS: Final = (
    c.ASK_FIELD, c.ASK_TACTIC, c.ASK_ANNOUNCE, c.ASK_PLACE, c.ASK_TARGET, c.ASK_TARGET_SLOT, c.ASK_TARGET_PLAYER,
    c.ASK_BETWEEN, c.ASK_REROLL, c.ASK_DICE, c.ASK_GOAL_ANSWER, c.ASK_WHISTLE, c.ASK_SUBSTITUTE,
    c.ASK_TAKE_OFF, c.ASK_BRING_ON,
)  # fmt: skip


def first_of(plan: list[int], options: list[int]) -> int:
    """Return the first pick of the plan that is offered, in ascending order; else pass, or the first option."""
    for each in sorted(plan):
        if each in options:
            return each
    return PASS if PASS in options else options[0]


def first_card(options: list[int]) -> int:
    for card in options:
        if 0 <= card < c.ON_TABLE:
            return card
    return PASS


def usefulness(game: Mof, card: int) -> int:
    """Return the worth of keeping a card; cards for the academy are worth nothing once it is over."""
    if game.cards.effect(card, ACADEMY_ADVANTAGE) and game.matchday > 2:
        return -1
    return kept_worth(game, card)


def scores(game: Mof, match: Match) -> bool:
    """Whether the dice as they are make a goal."""
    attack, defence = totals(game, match)
    return not genius_defends(game, match) and (attack > defence or genius_attacks(game, match))


def harms(game: Mof, match: Match, side: int, card: int) -> bool:
    """Whether a corruption card is about to harm this side."""
    if game.cards.effect(card, RECEIVE_MONEY):
        return False
    if game.cards.effect(card, DISALLOW_GOAL):
        return match.attacker == side
    for played in match.placed:
        if played.card == card:
            return (played.side == side) != helps(game, card) and played.owner != match.teams[side]
    return False
