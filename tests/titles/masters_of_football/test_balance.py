"""Our own manager cards in balance: none wins much more than another among four pros."""

from __future__ import annotations

from statistics import mean

import pytest

from touchline.bots import bot
from touchline.sim.loop import play_through
from touchline.titles.masters_of_football import TITLE
from touchline.titles.masters_of_football.rules.standings import table_rows
from touchline.titles.masters_of_football.state import Mof

SEASONS = 400  # each manager plays some 160 of them: the standard error of his mean is 3 % of it
MANY_SEASONS = 4000  # ... 1 %
MOST_FROM_THE_MEAN = 0.15
PROS = 4


def points_by_manager(seasons: int) -> dict[str, list[int]]:
    """Points of each season; with one manager card dealt nobody chooses, and each manager comes equally often."""
    options, cards = TITLE.resolve_options(PROS, {"manager_cards_dealt": 1}), TITLE.cards(None)
    found: dict[str, list[int]] = {manager: [] for manager in cards.manager_ids}
    for number in range(seasons):
        seed = f"managers/{number}"
        game = play_through(TITLE, options, cards, [bot(TITLE, "pro", f"{seed}/{seat}") for seat in range(PROS)], seed)
        assert isinstance(game, Mof)
        for row in table_rows(game.results, 0):
            found[cards.manager_ids[game.teams[row["team"]].manager]].append(row["points"])
    return found


@pytest.mark.figures
@pytest.mark.parametrize("seasons", [SEASONS, pytest.param(MANY_SEASONS, marks=pytest.mark.soak)])
def test_every_manager_wins_within_fifteen_percent_of_the_mean_points(seasons: int) -> None:
    points = points_by_manager(seasons)
    usual = mean(each for won in points.values() for each in won)

    shares = {manager: mean(won) / usual - 1 for manager, won in points.items()}
    assert {manager: share for manager, share in shares.items() if abs(share) > MOST_FROM_THE_MEAN} == {}
