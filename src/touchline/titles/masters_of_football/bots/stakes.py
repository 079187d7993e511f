"""The stakes in Masters of Football: points of a match, and the costs of winning them.

A pro looks at the match at hand: its own points, and a fixed price of money.  What a season adds to that is in
`masters_of_football_season.py`.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football.bots.worth import FOUR, Prospect, sheet_of
from touchline.titles.masters_of_football.printed import MOD_ATTACK, MOD_DEFENCE
from touchline.titles.masters_of_football.rules.modifiers import team_value
from touchline.titles.masters_of_football.rules.money import card_cost
from touchline.titles.masters_of_football.state import Match, Mof

MILLION_POINTS: Final = 0.05  # points that a million must bring at once
WIN_POINTS: Final = 3.0


class Stakes:
    """The match at hand."""

    def million(self, game: Mof, number: int) -> float:
        """Return the points for which a million may be spent."""
        return MILLION_POINTS

    def card_worth(self, game: Mof) -> float:
        """Return the points that a card in hand brings later."""
        return 0.0

    def rival(self, game: Mof) -> float:
        """Return what a point of somebody else counts."""
        return 0.0

    def given_up(self, game: Mof, number: int, card: int) -> float:
        """Return what playing a card costs: its price, and what it would bring later."""
        return card_cost(game, game.teams[number], card) * self.million(game, number) + self.card_worth(game)

    def prospect_of(self, game: Mof, match: Match, number: int) -> Prospect:
        """Return the prospect of a match: the bot's points count in full, those of personless teams do not count."""
        share = [0.0, 0.0]
        for side in (0, 1):
            if match.teams[side] == number:
                share[side] = 1.0
            elif game.teams[match.teams[side]].seat != NOBODY:
                share[side] = self.rival(game)
        prospect = Prospect(
            game, match.side_of(number), WIN_POINTS * share[0], share[0] + share[1], WIN_POINTS * share[1]
        )
        prospect.read(match)
        return prospect

    def tactic_worth(self, game: Mof, match: Match, number: int, tactic: int) -> float:
        """Return what to expect under another tactic, with the cards on the table that work under it."""
        other = match.clone()
        other.tactic = tactic
        return present_points(game, other, self.prospect_of(game, other, number))

    def tactic_worths(self, game: Mof, match: Match, number: int) -> list[float]:
        return [self.tactic_worth(game, match, number, tactic) for tactic in range(FOUR)]


def favoured_side(prospect: Prospect) -> int:
    """Return the side whose victory is worth more: one's own or, for an observer, the opponent of the rival."""
    return 0 if prospect.home >= prospect.away else 1


def present_points(game: Mof, match: Match, prospect: Prospect) -> float:
    """Return the points to expect with all that is in force."""
    attack = [team_value(game, match, side, MOD_ATTACK) for side in (0, 1)]
    defence = [team_value(game, match, side, MOD_DEFENCE) for side in (0, 1)]
    marks = [sheet_of(game, match.lineup[side]).marks for side in (0, 1)]
    return prospect.points_by_values(attack, defence, marks)
