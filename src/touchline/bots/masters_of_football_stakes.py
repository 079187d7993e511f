"""What is at stake for a pro of Masters of Football: points of a match, of money and of cards kept."""

from __future__ import annotations

from typing import Final

from touchline.bots.masters_of_football_worth import FOUR, Prospect, sheet_of
from touchline.games.masters_of_football.modifiers import team_value
from touchline.games.masters_of_football.money import card_cost
from touchline.games.masters_of_football.printed import MOD_ATTACK, MOD_DEFENCE
from touchline.games.masters_of_football.state import Match, Mof
from touchline.kernel.game import NOBODY

MILLIONS: Final[list[float]] = [0.26, 0.26, 0.22, 0.22, 0.16, 0.0]  # points that a million brings later, by matchday
KEPT: Final[list[float]] = [0.03, 0.02, 0.01, 0.03, 0.02, 0.0]  # points that a card in hand brings later
WIN: Final = 3.0


def million(game: Mof) -> float:
    """Nothing is carried beyond the last matchday."""
    return MILLIONS[max(0, min(game.matchday, len(MILLIONS)) - 1)]


def kept(game: Mof) -> float:
    return KEPT[max(0, min(game.matchday, len(KEPT)) - 1)]


def given_up(game: Mof, number: int, card: int) -> float:
    """What playing a card costs: its price, and what it would bring later."""
    return card_cost(game, game.teams[number], card) * million(game) + kept(game)


def prospect_of(game: Mof, match: Match, number: int) -> Prospect:
    """One's own points count whole, a rival's against one, those of teams without a person nothing."""
    share = [0.0, 0.0]
    for side in (0, 1):
        if match.teams[side] == number:
            share[side] = 1.0
        elif game.teams[match.teams[side]].seat != NOBODY:
            share[side] = -1.0 / max(1, game.seats - 1)
    prospect = Prospect(game, match.side_of(number), WIN * share[0], share[0] + share[1], WIN * share[1])
    prospect.read(match)
    return prospect


def favoured(prospect: Prospect) -> int:
    """The side whose victory is worth more: one's own, or from the stands whoever plays the rival."""
    return 0 if prospect.home >= prospect.away else 1


def present(game: Mof, match: Match, prospect: Prospect) -> float:
    """The points to expect with all that is in force."""
    attack = [team_value(game, match, side, MOD_ATTACK) for side in (0, 1)]
    defence = [team_value(game, match, side, MOD_DEFENCE) for side in (0, 1)]
    marks = [sheet_of(game, match.lineup[side]).marks for side in (0, 1)]
    return prospect.valued(attack, defence, marks)


def tactic_worth(game: Mof, match: Match, number: int, tactic: int) -> float:
    """The same under another tactic, with the cards on the table that work under it."""
    other = match.clone()
    other.tactic = tactic
    return present(game, other, prospect_of(game, other, number))


def tactic_worths(game: Mof, match: Match, number: int) -> list[float]:
    return [tactic_worth(game, match, number, tactic) for tactic in range(FOUR)]
