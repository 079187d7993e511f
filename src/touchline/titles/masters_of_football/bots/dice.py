"""The stakes of one attack in Masters of Football: the points with a goal, without it, and after a reroll."""

from __future__ import annotations

from touchline.titles.masters_of_football.bots.odds import case_of
from touchline.titles.masters_of_football.bots.worth import Prospect
from touchline.titles.masters_of_football.printed import GENIUS_ATTACK, GENIUS_DEFENCE
from touchline.titles.masters_of_football.rules.battle import fields
from touchline.titles.masters_of_football.rules.legality import OF_ATTACK
from touchline.titles.masters_of_football.rules.rerolls import totals
from touchline.titles.masters_of_football.rules.turns import genius_attacks, genius_defends
from touchline.titles.masters_of_football.state import LAST_TURN, Match, Mof


class Swing:
    """The present attack of a match, in the points of whoever looks at it."""

    def __init__(self, game: Mof, match: Match, prospect: Prospect) -> None:
        self.game, self.match, self.prospect = game, match, prospect
        self.stoppage = match.turn <= LAST_TURN
        self.cases = [self.case(0, match.spent[0]), self.case(1, match.spent[1])]
        more = 1 if match.attacker == 0 else -1
        self.missed = self.points(0)
        self.scored = self.points(more)
        self.burning = self.spending(more)

    def case(self, side: int, spent: int) -> int:
        game, match = self.game, self.match
        fresh = not spent and fields(game, match, side, GENIUS_ATTACK)
        saver = fields(game, match, 1 - side, GENIUS_DEFENCE)
        return case_of(match.attack_level[side], match.defence_level[1 - side], fresh, saver)

    def points(self, more: int) -> float:
        return self.prospect.points(self.cases[0], self.cases[1], more, self.stoppage)

    def spending(self, more: int) -> float:
        """Return the points after a goal that spends the genius."""
        side = self.match.attacker
        if not self.cases[side] & 2:
            return self.scored
        cases = self.cases[:]
        cases[side] &= ~2
        return self.prospect.points(cases[0], cases[1], more, self.stoppage)

    def stands(self) -> float:
        """Return the points if the dice stay as they are."""
        game, match = self.game, self.match
        if genius_defends(game, match):
            return self.missed
        if genius_attacks(game, match):
            return self.burning
        attack, defence = totals(game, match)
        return self.scored if attack > defence else self.missed

    def gain(self, which: int) -> float:
        """Return the points that rolling these dice again adds on average."""
        game, match, cards = self.game, self.match, self.game.cards
        attack, defence = totals(game, match)
        fresh = bool(self.cases[match.attacker] & 2)
        saver = bool(self.cases[match.attacker] & 1)
        mine, theirs = bool(cards.flame[match.dice[1] - 1]), bool(cards.flame[match.dice[3] - 1])
        attacking = which == OF_ATTACK
        if attacking:
            die = cards.attack_dice[match.attack_level[match.attacker]]
        else:
            die = cards.defence_dice[match.defence_level[1 - match.attacker]]
        total = 0.0
        for genius in range(6):
            burns = fresh and (bool(cards.flame[genius]) if attacking else mine)
            saved = saver and (theirs if attacking else bool(cards.flame[genius]))
            for face in die:
                rolled = face + cards.genius_die[genius]
                goal = rolled > defence if attacking else attack > rolled
                total += self.missed if saved or not (burns or goal) else self.burning if burns else self.scored
        return total / 36 - self.stands()

    def extra(self, side: int) -> float:
        """Return the points that one more attack of a side adds."""
        more = 1 if side == 0 else -1
        return self.prospect.odds.goal(self.cases[side]) * (self.points(more) - self.missed)

    def points_of_skip(self) -> float:
        """Return the points that leaving out the next turn adds."""
        match, prospect = self.match, self.prospect
        turn = match.turn + match.skips
        if turn >= LAST_TURN:
            return 0.0
        side = self.game.rules.attackers[turn]
        prospect.attacks[side] -= 1
        after = self.points(0)
        prospect.attacks[side] += 1
        return after - self.missed
