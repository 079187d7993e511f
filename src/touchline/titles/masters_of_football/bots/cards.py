"""Which action cards a pro of Masters of Football lays before a match: every set of its hand, by change of points."""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.bots.sense import helps
from touchline.titles.masters_of_football.bots.worth import Prospect, Sheet
from touchline.titles.masters_of_football.printed import (
    GAIN_HOME_ADVANTAGE,
    MOD_ATTACK,
    MOD_DEFENCE,
    MOD_TACTIC,
    POINTS,
    SCOPE_PLAYER,
)
from touchline.titles.masters_of_football.rules.legality import playable, target_sides
from touchline.titles.masters_of_football.rules.managers import immunity
from touchline.titles.masters_of_football.rules.modifiers import HIGHEST, player_value, team_value
from touchline.titles.masters_of_football.rules.money import card_cost, free_money
from touchline.titles.masters_of_football.state import Match, Mof

RESTRICTED_CARD_SHARE: Final = 0.75  # share of the gain of a card that the second half's tactic may disable
IMMUNITY_POINTS_EACH_CARD: Final = 0.02  # points that an immunity is worth for each card in the opponent's hand
WIN_BONUS_MILLIONS: Final = 2  # millions that a Win Bonus costs as a rule


class Change:
    """The effect of a set of cards on a match."""

    __slots__ = ("attack", "cost", "defence", "forced", "gain", "home", "rating", "sleeps", "worth")

    def __init__(self) -> None:
        self.attack, self.defence, self.rating = [0, 0], [0, 0], [0, 0]
        self.forced = NOBODY
        self.home = NOBODY
        self.cost = 0.0  # in points: money, and what the cards would bring later
        self.gain = 0.0  # in points, besides what the values bring
        self.sleeps = 0
        self.worth = 0.0

    def copy(self) -> Change:
        new = Change()
        new.attack, new.defence, new.rating = self.attack[:], self.defence[:], self.rating[:]
        new.forced, new.home = self.forced, self.home
        new.cost, new.gain, new.sleeps = self.cost, self.gain, self.sleeps
        return new


class Plan:
    """The best set of cards for a window before a match; `million` and `kept` say what is given up for them."""

    def __init__(self, game: Mof, match: Match, prospect: Prospect, number: int, million: float, kept: float) -> None:
        self.game, self.match, self.prospect, self.number = game, match, prospect, number
        self.side = match.side_of(number)
        self.million, self.kept = million, kept
        self.chosen: list[int] = []
        self.best = 0.0
        self.alone: list[tuple[int, float]] = []  # each card by itself, for the coach's reasons

    # -- after the tactic battle

    def after_battle(self, window: int) -> None:
        """Search all sets of cards for window PRE2: values are known, levels are what counts."""
        game, match, sides = self.game, self.match, (0, 1)
        self.attack = [team_value(game, match, side, MOD_ATTACK) for side in sides]
        self.defence = [team_value(game, match, side, MOD_DEFENCE) for side in sides]
        self.marks = [self.marks_of(match.lineup[side]) for side in sides]
        self.base = self.prospect.points_by_values(self.attack, self.defence, self.marks)
        self.search(playable(game, match, self.number, window), 0, [], Change(), free_money(game.teams[self.number]))

    def marks_of(self, three: list[int]) -> int:
        marks = 0
        for player in three:
            marks |= self.game.cards.genius[player]
        return marks

    # -- before it

    def before_battle(self, window: int, mine: Sheet, theirs: Sheet, own: int) -> None:
        """Search the sets of cards for window PRE1, which decide the tactic and home advantage."""
        self.mine, self.theirs, self.own = mine, theirs, own
        self.base = self.prospect.before(mine, theirs, own, 0)
        hand, money = self.game.teams[self.number].hand, free_money(self.game.teams[self.number])
        windows = self.game.rules.handbook.windows
        cards = [card for card in hand if windows[card] >> window & 1]
        self.search(cards, 0, [], Change(), money)

    # -- both

    def search(self, cards: list[int], first: int, laid: list[int], change: Change, money: int) -> None:
        for at in range(first, len(cards)):
            card = cards[at]
            price = card_cost(self.game, self.game.teams[self.number], card)
            if price > money:
                continue
            after = self.add_card(change, card)
            if after is None:
                continue
            after.worth = self.value(after) - self.base + after.gain - after.cost
            if not laid:
                self.alone.append((card, after.worth))
            if after.worth > self.best and self.is_allowed(after, laid, card):
                self.best, self.chosen = after.worth, [*laid, card]
            self.search(cards, at + 1, [*laid, card], after, money - price)

    def is_allowed(self, change: Change, laid: list[int], card: int) -> bool:
        """Whether the card may be used: a forced tactic needs home advantage, now or by a card of the set."""
        return change.forced == NOBODY or self.match.home_advantage == self.side or change.home == self.side

    def add_card(self, change: Change, card: int) -> Change | None:
        """Return the change with one more card; None if it cannot be applied as intended."""
        game, effect = self.game, self.game.cards.effect
        new, side = change.copy(), self.side_of_card(card)
        if side == NOBODY:
            return None
        price = (
            WIN_BONUS_MILLIONS if game.cards.price[card] == POINTS else card_cost(game, game.teams[self.number], card)
        )
        new.cost += price * self.million + self.kept
        new.rating[side] += effect(card, MOD_TACTIC)
        if game.cards.forced_tactic(card) != NOBODY:
            if new.forced != NOBODY or self.match.forced != NOBODY:
                return None
            new.forced = game.cards.forced_tactic(card)
        if effect(card, GAIN_HOME_ADVANTAGE):
            new.home = side
        if immunity(game.cards.effects[card][0].symbol):
            new.gain += IMMUNITY_POINTS_EACH_CARD * len(game.teams[self.match.teams[1 - self.side]].hand)
        self.add_values(new, card, side)
        return new

    def add_values(self, new: Change, card: int, side: int) -> None:
        game, match = self.game, self.match
        if match.shown and match.tactic != NOBODY:
            if not game.cards.tactics[card] >> match.tactic & 1:
                return
            new.sleeps += game.cards.tactics[card] != 15
        attack, defence = game.cards.effect(card, MOD_ATTACK), game.cards.effect(card, MOD_DEFENCE)
        if match.shown and game.cards.scope[card] == SCOPE_PLAYER:
            attack, defence = self.on_player(card, side, attack, defence)
        new.attack[side] += attack
        new.defence[side] += defence

    def on_player(self, card: int, side: int, attack: int, defence: int) -> tuple[int, int]:
        """Return what really changes on the player whom it suits best: values stay between 0 and 7."""
        slot = self.best_slot(card, side)
        now = player_value(self.game, self.match, side, slot, MOD_ATTACK)
        then = player_value(self.game, self.match, side, slot, MOD_DEFENCE)
        return (
            min(HIGHEST, max(0, now + attack)) - now if attack else 0,
            min(HIGHEST, max(0, then + defence)) - then if defence else 0,
        )

    def best_slot(self, card: int, side: int) -> int:
        game, match = self.game, self.match
        attack, defence = game.cards.effect(card, MOD_ATTACK), game.cards.effect(card, MOD_DEFENCE)
        best, most = 0, -1
        for slot in range(len(match.lineup[side])):
            now = player_value(game, match, side, slot, MOD_ATTACK)
            then = player_value(game, match, side, slot, MOD_DEFENCE)
            moved = abs(min(HIGHEST, max(0, now + attack)) - now) + abs(min(HIGHEST, max(0, then + defence)) - then)
            if moved > most:
                best, most = slot, moved
        return best

    def side_of_card(self, card: int) -> int:
        """Return the side that the card is meant for, if that is allowed; if the card names none, the bot's side."""
        wanted = self.side if helps(self.game, card) else 1 - self.side
        sides = target_sides(self.game, self.match, self.number, card)
        if NOBODY in sides:
            return self.side
        return wanted if wanted in sides else NOBODY

    def value(self, change: Change) -> float:
        prospect = self.prospect
        held = prospect.holder
        if change.home != NOBODY:
            prospect.holder = change.home
        worth = self.value_after(change) if self.match.shown else self.value_before(change)
        prospect.holder = held
        return worth

    def value_after(self, change: Change) -> float:
        attack = [self.attack[0] + change.attack[0], self.attack[1] + change.attack[1]]
        defence = [self.defence[0] + change.defence[0], self.defence[1] + change.defence[1]]
        worth = self.prospect.points_by_values(attack, defence, self.marks)
        return self.base + (worth - self.base) * RESTRICTED_CARD_SHARE if change.sleeps else worth

    def value_before(self, change: Change) -> float:
        prospect, side = self.prospect, self.side
        kept = prospect.bonus
        prospect.bonus = kept[:]
        for each in (0, 1):
            prospect.bonus[each] += change.attack[each]
            prospect.bonus[2 + each] += change.defence[each]
        if change.forced != NOBODY:
            worth = prospect.under(self.mine, self.theirs, change.forced)
        else:
            more = change.rating[side] - change.rating[1 - side]
            worth = prospect.before(self.mine, self.theirs, self.own, more)
        prospect.bonus = kept
        return worth
