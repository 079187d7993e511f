"""How a legend of Best 11 values an unfinished game.

The weights are those of a regression: 48,654 rounds of 4,000 games between pros, the final lead by what both teams had
at the end of a round.  With six places to fill it explains half of the final lead; the score alone explains nothing.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.game import NOBODY
from touchline.kernel.title import Title
from touchline.search.outlook import Outlook, by_lead
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.bots.sense import event_worth, slots_left
from touchline.titles.best_11.rules.rounds import income
from touchline.titles.best_11.rules.scoring import score
from touchline.titles.best_11.state import Best11

ROUNDS_AHEAD: Final = 1  # rounds after this one
POINT_WEIGHT: Final = 1.25  # a team in the lead gains more later
PLACE_WEIGHT: Final = 1.6  # still to be filled
MILLION_WEIGHT: Final = 0.1  # for each place that the fewest are short of, up to MAX_PLACES_FOR_MILLIONS of them
MAX_PLACES_FOR_MILLIONS: Final = 4
FIRST_MILLIONS: Final = 8  # millions that count more:
FIRST_MILLION_WEIGHT: Final = 0.45
EVENT_CARD_WEIGHT: Final = 0.45  # for each point that an event card is worth
INCOME_WEIGHT: Final = 0.62  # a million a round
COACH_WEIGHT: Final = 0.5  # still to be signed ...
COACH_WEIGHT_EACH_PLACE: Final = 0.2  # ... and more for each place
NO_KEEPER_WEIGHT: Final = -0.5
LEAD_SCALE: Final = 2.6  # the luck to come, as the scale of a lead ...
LEAD_SCALE_EACH_PLACE: Final = 0.36  # ... and more for each place


class Best11Outlook(Outlook):
    """To the end of the next round.  Who takes part in an action is counted exactly."""

    def thinks(self, game: Any, kind: int) -> bool:
        return kind != c.ASK_COMMIT

    def clock(self, game: Any) -> int:
        assert isinstance(game, Best11)
        return game.round

    def mark(self, game: Best11) -> int:
        return game.round + ROUNDS_AHEAD

    def enough(self, game: Best11, mark: int) -> bool:
        return game.round >= mark and game.ahead[-1][0] == c.STEP_ROUND_START

    def values(self, title: Title, game: Any) -> list[float]:
        if not game.ahead:
            return super().values(title, game)
        fewest = min([slots_left(game, seat) for seat in range(game.seats)])
        leads = [prospect(game, seat, fewest) for seat in range(game.seats)]
        return by_lead(leads, LEAD_SCALE + LEAD_SCALE_EACH_PLACE * fewest)


def prospect(game: Best11, seat: int, fewest: int) -> float:
    """Return the points that a team may expect at the end, without those that every team may expect."""
    team = game.teams[seat]
    total = POINT_WEIGHT * score(game, seat) + PLACE_WEIGHT * slots_left(game, seat)
    total += MILLION_WEIGHT * min(fewest, MAX_PLACES_FOR_MILLIONS) * team.money
    total += FIRST_MILLION_WEIGHT * min(team.money, FIRST_MILLIONS)
    for event in team.hand:
        total += EVENT_CARD_WEIGHT * event_worth(game, event)
    for event in team.white:
        total += INCOME_WEIGHT * fewest * income(game, team, event)
    if team.coach == NOBODY and game.rules.coach_required:
        total += COACH_WEIGHT + COACH_WEIGHT_EACH_PLACE * fewest
    return total if team.roles[c.KEEPER] else total + NO_KEEPER_WEIGHT
