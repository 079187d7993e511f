"""The pro of Mister: its tables of chances, its eleven, its patience, and how clearly it beats the amateur."""

from itertools import product
from typing import cast

import touchline
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles import SHELF
from touchline.titles.mister import codes as c
from touchline.titles.mister.advice import best_lineup
from touchline.titles.mister.bots.eleven import best_eleven
from touchline.titles.mister.bots.pro import ProMister, least, tables
from touchline.titles.mister.bots.values import Values, values_of
from touchline.titles.mister.printed import GK, NORMAL, PENALTY, SLOTS, UNSTOPPABLE
from touchline.titles.mister.rules.shots import is_goal
from touchline.titles.mister.state import DIRECTIONS, MARKET, SQUAD_SIZE, Mister

TITLE = SHELF["mister"]


def known_values() -> Values:
    cards = TITLE.cards(None)
    return values_of(cards, cards.actions, False, 1)


def test_the_chance_of_a_shot_is_that_of_the_nine_pairs_of_directions() -> None:
    table = known_values()
    for action in table.actions:
        if action.shot not in (NORMAL, PENALTY):
            continue
        for value in (3, 7, 9):
            goals = 0
            for side, (aim, dive) in product(table.sides, product(DIRECTIONS, DIRECTIONS)):
                lead = value - table.cards.values[side[GK]][action.keeper_value]
                goals += is_goal(action.shot, lead, aim == dive)
            assert abs(table.scores(action, value) - goals / 9 / len(table.sides)) < 1e-9


def test_a_better_keeper_is_never_worth_less() -> None:
    table = known_values()
    values = table.cards.values
    keepers = [player for player in range(len(values)) if table.cards.keeper[player]]
    for one, other in product(keepers, keepers):
        if all(mine >= theirs for mine, theirs in zip(values[one], values[other], strict=True)):
            assert table.worth[GK][one] >= table.worth[GK][other] - 1e-9


def test_its_eleven_brings_at_least_as_many_goals_as_the_eleven_of_most_use() -> None:
    game = TITLE.game(2, {})
    assert isinstance(game, Mister)
    table, dealer = known_values(), Seeded("squads")
    outfield = [player for player in range(81) if not table.cards.keeper[player]]
    for keeper in range(9):
        dealer.shuffle(outfield)
        side = game.sides[0]
        side.squad, side.keeper = [keeper, *outfield[: SQUAD_SIZE - 1]], keeper
        eleven = best_eleven(table, side.squad)
        assert len(set(eleven)) == SLOTS
        assert eleven[GK] == keeper
        assert table.total(eleven) >= table.total(best_lineup(game, 0, [])) - 1e-3


def test_it_asks_for_less_when_time_runs_out() -> None:
    game = TITLE.game(2, {})
    assert isinstance(game, Mister)
    early = [least(game, 0, player) for player in (0, 40)]
    game.sides[1].squad = list(range(20, 20 + SQUAD_SIZE - 1))
    assert [least(game, 0, player) for player in (0, 40)] < early
    assert tables(game) is tables(game.clone())


def test_its_directions_cannot_be_read() -> None:
    game, pro = TITLE.game(2, {}), ProMister("mixed")
    aims = [pro.pick(game, 0, c.ASK_SHOOT, DIRECTIONS, (0, 60, 7, 1, 7, NORMAL)) for k in range(3000)]
    for direction in DIRECTIONS:
        assert 900 < aims.count(direction) < 1100


def test_a_pro_beats_an_amateur_from_either_seat() -> None:
    """Over 2,000 games it was 70 of 100; more than 120 of 200 leaves three deviations to chance."""
    first = touchline.simulate("mister", 100, ["pro", "amateur"], seed=11).won[0]
    second = touchline.simulate("mister", 100, ["amateur", "pro"], seed=12).won[1]
    assert first + second > 120


def test_a_market_of_pros_ends_without_the_idle_guard() -> None:
    """Four pros waited for better footballers for ever."""
    game = TITLE.game(4, {"mode": "cup", "market_idle_guard": False})
    game.driver = Inline([ProMister(seat) for seat in range(4)], Seeded("idle"))
    turns = 0
    while game.ahead and cast(Mister, game).stage == MARKET:
        TITLE.perform(game, game.next_step())
        turns += 1
        assert turns < 2000


def test_the_coach_speaks_of_numbers_only_where_they_count() -> None:
    game, pro = TITLE.game(2, {}), ProMister("coach")
    numbers, guess = [
        pro.judge_options(game, 0, c.ASK_SHOOT, DIRECTIONS, (0, 60, 7, 1, 7, shot))[0].because[0]
        for shot in (NORMAL, UNSTOPPABLE)
    ]
    assert (numbers.code, numbers.numbers["lead"]) == ("directions", 0)
    assert (guess.code, guess.numbers) == ("guess-alone", {"chance": 67})
