"""A legend of Masters of Football at a glance: what a season adds to the match at hand."""

import pytest
from tests import conformance
from tests.bots import pros

from touchline.titles import SHELF
from touchline.titles.masters_of_football.bots.pro import ProMastersOfFootball
from touchline.titles.masters_of_football.bots.season import SeasonMastersOfFootball, SeasonStakes, lasting
from touchline.titles.masters_of_football.bots.stakes import MILLION_POINTS, WIN_POINTS, Stakes
from touchline.titles.masters_of_football.state import Match, Mof

TITLE = SHELF["masters_of_football"]
LAST_DAY = 6


def league(seats: int) -> Mof:
    game = TITLE.game(seats, {})
    assert isinstance(game, Mof)
    for seat in range(seats):
        game.team_numbers[seat:] = [seat]
        game.teams[seat].seat = seat
    return game


@pytest.mark.parametrize("seats", [2, 4])
def test_it_picks_by_what_its_seat_may_know(seats: int) -> None:
    assert pros.is_honest("masters_of_football", SeasonMastersOfFootball, seats, 13, 25) > 12


def test_money_is_dear_to_who_holds_many_cards_and_worth_nothing_in_the_end() -> None:
    game, stakes = league(2), SeasonStakes()
    team, game.matchday = game.teams[0], 1
    team.hand, team.money = [0, 1, 2, 3, 4], 2
    poor = stakes.million(game, 0)
    team.hand, team.money = [0], 9
    rich = stakes.million(game, 0)
    assert poor > lasting(game) > rich > 0
    assert Stakes().million(game, 0) == MILLION_POINTS

    game.matchday = LAST_DAY
    assert stakes.million(game, 0) == stakes.card_worth(game) == 0


@pytest.mark.parametrize(("seats", "against"), [(2, -WIN_POINTS), (4, -WIN_POINTS / 3)])
def test_points_of_a_rival_count_against_it_and_not_for_a_pro(seats: int, against: float) -> None:
    game, match = league(seats), Match(0, 1, 0, 1)
    match.lineup = [[0, 1, 2], [3, 4, 5]]
    assert SeasonStakes().prospect_of(game, match, 0).away == pytest.approx(against)
    assert Stakes().prospect_of(game, match, 0).away == 0
    assert Stakes().prospect_of(game, match, 0).home == WIN_POINTS


def test_it_says_what_managers_are_worth() -> None:
    table = next(iter(conformance.stops(TITLE, 2, {}, "manager", 1, 1)))
    seat = table.to_act[0]
    question, game = conformance.question_of(table, seat), table.now
    assert isinstance(game, Mof)
    given = (game, seat, question.kind, question.options, question.context)
    judged = SeasonMastersOfFootball("same").judge_options(*given)
    assert sorted(each.option for each in judged) == sorted(question.options)
    best = max(judged, key=lambda each: each.value)
    assert SeasonMastersOfFootball("same").pick(*given) == best.option


def test_it_beats_a_pro_from_either_seat() -> None:
    """Over thousands of games it is about 65 of 100; 16 of 40 leave three deviations to chance."""
    assert pros.victories("masters_of_football", SeasonMastersOfFootball, ProMastersOfFootball, 40) >= 16
