"""The calendar, matches side by side, two leagues, and teams without a person in a season."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    OURS,
    Plan,
    card,
    hand,
    kinds,
    lay,
    league,
    numbers_told,
    pitch,
    plain_dice,
    play,
    rolls,
    run,
    scene,
    squad,
    trio,
    vector,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline
from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import TITLE, codes
from touchline.titles.masters_of_football.printed import AWAY, GENIUS_ATTACK, GENIUS_DEFENCE, HOME
from touchline.titles.masters_of_football.rules.calendar import fixtures_of, groups
from touchline.titles.masters_of_football.rules.standings import FINAL
from touchline.titles.masters_of_football.rules.windows import speaking_order
from touchline.titles.masters_of_football.state import Mof


def season(game: Mof) -> list[tuple[int, ...]]:
    return [
        step
        for step in game.agenda
        if step[0] in (codes.STEP_MATCHDAY, codes.STEP_ACADEMY, codes.STEP_MARKET, codes.STEP_SEASON_END)
    ]


@rule("MOF-CAL-03, 04, 05", "MOF-8P-11", "MOF-8P-02")
@pytest.mark.parametrize("people", [2, 4, 8])
def test_academy_after_matchday_2_and_market_after_matchday_3(people: int) -> None:
    game = TITLE.game(people)
    assert isinstance(game, Mof)

    days = [
        (codes.STEP_MATCHDAY, 1),
        (codes.STEP_MATCHDAY, 2),
        (codes.STEP_ACADEMY,),
        (codes.STEP_MATCHDAY, 3),
        (codes.STEP_MARKET,),
    ]
    assert season(game) == [
        *days,
        (codes.STEP_MATCHDAY, 4),
        (codes.STEP_MATCHDAY, 5),
        (codes.STEP_MATCHDAY, 6),
        (codes.STEP_SEASON_END,),
    ]


@vector("T64")
@rule("MOF-CAL-06")
def test_the_matches_of_team_1(vector: str) -> None:
    game = league(4)

    matches = [next(each[1:] for each in fixtures_of(game, day) if 0 in each[1:]) for day in range(1, 7)]

    assert matches == [(0, 3), (0, 1), (2, 0), (3, 0), (1, 0), (0, 2)]


@rule("MOF-CAL-06, 07")
def test_the_fixtures_of_the_whole_league_in_their_order() -> None:
    game = league(4)

    days = [[(home + 1, away + 1) for _, home, away in fixtures_of(game, day)] for day in range(1, 7)]

    assert days == [
        [(1, 4), (2, 3)],
        [(4, 3), (1, 2)],
        [(2, 4), (3, 1)],
        [(4, 1), (3, 2)],
        [(3, 4), (2, 1)],
        [(4, 2), (1, 3)],
    ]
    assert [len(group) for group in groups(game, 1)] == [1, 1]


@rule("MOF-CAL-01, 02")
@pytest.mark.parametrize("fixtures", ["printed", "circle"])
def test_everybody_meets_everybody_at_home_and_away(fixtures: str) -> None:
    game = league(4, fixtures=fixtures)

    pairs = [each[1:] for day in range(1, 7) for each in fixtures_of(game, day)]

    assert sorted(pairs) == [(a, b) for a in range(4) for b in range(4) if a != b]
    assert all(len({team for each in fixtures_of(game, day) for team in each[1:]}) == 4 for day in range(1, 7))


@rule("MOF-8P-01, 11")
def test_two_leagues_play_each_matchday_side_by_side() -> None:
    game = league(8)

    assert [each[0] for each in fixtures_of(game, 1)] == [0, 0, 1, 1]
    assert fixtures_of(game, 1)[2:] == [(1, 4, 7), (1, 5, 6)]


@rule("MOF-CAL-02", "MOF-CAL-08")
@pytest.mark.parametrize(("people", "matches"), [(2, 12), (4, 12), (5, 26), (8, 26)])
def test_a_whole_season_has_its_matches_and_a_result_for_each(people: int, matches: int) -> None:
    dealer = Seeded(people)
    game = TITLE.game(people)
    assert isinstance(game, Mof)
    game.driver = Inline([Anything(dealer)] * people, dealer)
    while game.ahead:
        TITLE.perform(game, game.next_step())

    assert len(game.results) == matches
    assert len({each[:4] for each in game.results}) == matches
    assert len(game.champions) >= 1


def boards(people: int = 4, **options: Any) -> Mof:
    game = league(people, **options)
    for number in range(len(game.teams)):
        squad(game, number, *OURS.piles[2][3 * number : 3 * number + 3])
    game.matchday = 1
    return game


# -- two leagues


@rule("MOF-8P-13", "MOF-RESP-01")
@pytest.mark.parametrize(("option", "observers"), [(True, [2, 3, 4, 5, 6, 7]), (False, [2, 3])])
def test_managers_of_the_other_league_look_on(option: bool, observers: list[int]) -> None:
    game = scene(8, observers_other_league=option)

    assert speaking_order(game, pitch(game, 0, 1))[:-2] == observers


@rule("MOF-8P-03, 12")
def test_the_final_is_played_in_two_legs_with_squads_money_and_hands_as_they_are() -> None:
    game = boards(8)
    game.finalists = [1, 6]
    before = [(team.squad[:], team.money, team.hand[:]) for team in game.teams]

    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_FINAL_LEG, 1, 1, 6)))

    assert [(team.squad, team.money, team.hand) for team in game.teams] == before
    assert [(match.teams, match.league, match.matchday) for match in game.boards] == [([1, 6], FINAL, 7)]


@rule("MOF-8P-14")
@pytest.mark.parametrize(("goals", "paid"), [([2, 1], 3), ([1, 1], 1), ([0, 3], 0)])
def test_a_win_bonus_of_the_final_costs_the_points_of_that_leg(goals: list[int], paid: int) -> None:
    game = scene(8)
    match = pitch(game, 0, 4)
    match.league, match.goals = FINAL, goals
    lay(game, match, 15, 0, HOME)
    game.teams[0].reserve = 3

    play(game, match, [(codes.STEP_FINAL_WHISTLE,)])

    assert game.teams[0].money == 20 - paid


# -- teams without a person


@rule("MOF-AI-05, 06, 12")
def test_the_dice_of_two_teams_without_a_person_are_rolled_unasked() -> None:
    game = scene(2)
    match = pitch(game, 2, 3)

    plan = play(
        game, match, [(codes.STEP_TACTIC_BATTLE,), (codes.STEP_KICK_OFF,)], faces={codes.ROLL_TACTICS_DIE: [1] * 5}
    )

    assert plan.asked == []
    assert plan.rolled.count(codes.ROLL_ATTACK_DIE) == plan.rolled.count(codes.ROLL_DEFENCE_DIE) >= 12
    assert len(game.results) == 1


@rule("MOF-AI-09")
def test_a_team_without_a_person_holds_home_advantage_and_rolls_in_stoppage_time() -> None:
    game = scene(3)
    plain_dice(game)
    match = pitch(game, 3, 0)
    match.turn, match.goals = 12, [0, 1]

    play(game, match, [(codes.STEP_STOPPAGE,)], faces=rolls((6, 2, 0, 1)) | {codes.ROLL_TACTICS_DIE: [3]})

    assert (match.home_advantage, match.goals) == (HOME, [1, 1])
    assert match.attack_level == [2, 0]


@rule("MOF-AI-11")
def test_geniuses_of_a_team_without_a_person_work() -> None:
    game = scene(3)
    plain_dice(game)
    trio(game, 3, genius=(GENIUS_ATTACK, GENIUS_DEFENCE, 0))
    match = pitch(game, 3, 0)

    play(game, match, [(codes.STEP_TURN, 1), (codes.STEP_TURN, 2)], faces=rolls((0, 6, 6, 2), (6, 2, 0, 6)))

    assert match.goals == [1, 0]


@rule("MOF-AI-03, 08")
def test_nobody_is_asked_for_a_team_without_a_person() -> None:
    game = scene(3)
    hand(game, 0, card(44), card(42), card(1))
    match = pitch(game, 0, 3)

    plan: Plan = play(game, match, [(codes.STEP_KICK_OFF,)], faces={codes.ROLL_TACTICS_DIE: [1, 1, 1]})

    assert {question.seat for question in plan.asked} <= {0, 1, 2}
    assert game.teams[3].seat == NOBODY
    assert codes.ASK_BETWEEN in kinds(plan, 0)


@rule("MOF-AI-14")
def test_a_bot_in_a_seat_has_manager_money_and_cards_like_a_person() -> None:
    dealer = Seeded(3)
    game = TITLE.game(3)
    assert isinstance(game, Mof)
    game.driver = Inline([Anything(dealer)] * 3, dealer)
    while game.agenda[0][0] != codes.STEP_MATCHDAY:
        TITLE.perform(game, game.next_step())

    for team in game.teams[:3]:
        assert team.manager != NOBODY
        assert team.money >= 5
        assert (len(team.hand), len(team.squad) >= 3) == (5, True)


@rule("MOF-MONEY-04")
def test_no_question_offers_a_trade() -> None:
    asked = {ask.name for ask in TITLE.words.asks.values()}

    assert asked == {
        "choose-manager", "buy-player", "field-player", "choose-tactic", "announce-cards", "place-card", "choose-team",
        "choose-slot", "choose-target", "act-between-turns", "act-reroll", "choose-dice", "answer-goal", "blow-whistle",
        "announce-substitution", "take-off", "bring-on", "act-between-matches", "exchange-card", "play-academy-card",
        "choose-tier", "roll-again", "take-player", "release-player", "discard-card", "enter-goals", "correct-result",
    }  # fmt: skip


@rule("MOF-MONEY-04")
def test_in_a_whole_season_no_player_and_no_card_goes_from_team_to_team() -> None:
    dealer = Seeded(11)
    game = TITLE.game(4)
    assert isinstance(game, Mof)
    game.driver = Inline([Anything(dealer)] * 4, dealer)
    while game.ahead:
        squads = [set(team.squad) for team in game.teams]
        hands = [set(team.hand) for team in game.teams]
        discards = {each for pile in game.discards for each in pile}, set(game.discard)
        TITLE.perform(game, game.next_step())
        for k, team in enumerate(game.teams):
            for other in range(4):
                if other != k:
                    assert not (set(team.squad) - squads[k]) & squads[other] - discards[0]
                    assert not (set(team.hand) - hands[k]) & hands[other] - discards[1] - set(game.discard)


@rule("MOF-HOME-08")
def test_one_side_holds_home_advantage_at_any_time() -> None:
    dealer = Seeded(5)
    game = TITLE.game(4)
    assert isinstance(game, Mof)
    game.driver = Inline([Anything(dealer)] * 4, dealer)
    while game.ahead:
        TITLE.perform(game, game.next_step())
        assert all(match.home_advantage in (HOME, AWAY) for match in game.boards)


def test_matches_of_a_matchday_are_told_in_their_order() -> None:
    game = boards()

    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_MATCHDAY, 1)))

    assert game.agenda == [(codes.STEP_OPEN_BOARDS, 1, 0), (codes.STEP_OPEN_BOARDS, 1, 1)]
    assert numbers_told(game, codes.TELL_MATCHDAY_BEGINS) == [(1,)]


@rule("MOF-CAL-06", "MOF-HOME-01")
def test_a_match_is_told_with_its_home_team_first_who_holds_the_advantage() -> None:
    game = boards()

    run(game, lambda laid: TITLE.perform(laid, (codes.STEP_OPEN_BOARDS, 3, 1)))

    assert numbers_told(game, codes.TELL_MATCH_BEGINS) == [(2, 0)]
    assert (game.boards[0].teams, game.boards[0].home_advantage) == ([2, 0], HOME)


@pytest.mark.parametrize("scope", [0, 1, 2])
def test_the_span_of_a_standing_order_never_comes_back(scope: int) -> None:
    dealer = Seeded(8)
    game = TITLE.game(4)
    assert isinstance(game, Mof)
    game.driver = Inline([Anything(dealer)] * 4, dealer)
    spans = [game.span(scope)]
    while game.ahead:
        TITLE.perform(game, game.next_step())
        if game.span(scope) != spans[-1]:
            spans.append(game.span(scope))

    assert len(spans) == len(set(spans))
    assert len(spans) == (1 if scope == 2 else len(spans))
    assert scope == 2 or len(spans) > 12
