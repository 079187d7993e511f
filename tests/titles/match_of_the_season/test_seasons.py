"""League, cups, the season's end, the end of the game."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.scenes import numbers_told, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    asked_at,
    cash,
    do,
    eleven,
    four_squads,
    hold,
    in_deck,
    lazily,
    own,
    story,
    table,
    up_to,
)
from tests.titles.match_of_the_season.pad_cases import CASES, FILE, LEVEL_CASES, cases, is_level

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import (
    EUROPEAN_CUP_PLACE,
    LEAGUE_PLACE,
    NATIONAL_CUP,
    NATIONAL_CUP_PLACE,
)
from touchline.titles.match_of_the_season.rules.league import name_winners
from touchline.titles.match_of_the_season.rules.ranking import result
from touchline.titles.match_of_the_season.rules.swaps import why_take
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots

FOREIGN = [INTERNATIONAL + number for number in range(14)]


def elevens(seats: int = 4, **options: Any) -> Mots:
    game = table(seats, **options)
    for team, line_up in zip(game.order, ("A", "B", "C", "A"), strict=False):
        eleven(game, team, line_up)
    return game


# -- league


@rule("MOTS-LEAGUE-11")
def test_most_points_make_the_champion() -> None:
    game = elevens()
    for team, points in ((BLUE, 7), (RED, 4), (YELLOW, 12), (GREEN, 9)):
        game.teams[team].league = points
    game.cup_places = [BLUE, RED]

    lazily(game, c.STEP_FINISH, until=c.STEP_EUROPE_FINAL)
    assert game.places == [YELLOW, GREEN, BLUE, RED]
    assert [team.leagues for team in game.teams] == [0, 0, 1, 0]


@rule("MOTS-LEAGUE-24", "MOTS-NCUP-10", "MOTS-GEN-05")
def test_cards_and_prizes_come_before_the_european_final() -> None:
    game = elevens()
    for team, points in ((BLUE, 7), (RED, 4), (YELLOW, 12), (GREEN, 9)):
        game.teams[team].league = points
    game.season, game.cup_places, game.entrants = 2, [BLUE, RED], [GREEN, BLUE]

    lazily(game, c.STEP_FINISH, until=c.STEP_SEASON_OVER)
    assert story(game, c.TELL_PLACE, c.TELL_TROPHY, c.TELL_PAIR) == [c.TELL_PLACE] * 4 + [c.TELL_TROPHY] * 2 + [
        c.TELL_PAIR, c.TELL_TROPHY, c.TELL_TROPHY,
    ]  # fmt: skip
    winner, loser = (each[0] for each in numbers_told(game, c.TELL_TROPHY)[2:])
    assert game.honours == [
        *[(2, LEAGUE_PLACE, place, team) for place, team in enumerate((YELLOW, GREEN, BLUE, RED), 1)],
        (2, NATIONAL_CUP_PLACE, 1, BLUE), (2, NATIONAL_CUP_PLACE, 2, RED),
        (2, EUROPEAN_CUP_PLACE, 1, winner), (2, EUROPEAN_CUP_PLACE, 2, loser),
    ]  # fmt: skip


@rule("MOTS-SCORE-12")
def test_points_are_kept_from_season_to_season() -> None:
    game = four_squads(bench="GK1 D1 M1 A1 D2")
    game.places, game.cup_places = [BLUE, RED, YELLOW, GREEN], [RED, GREEN]
    do(game, c.STEP_NAME_WINNERS)
    before = [team.points for team in game.teams]
    assert before == [3, 4, 1, 1]

    lazily(game, c.STEP_END_OF_SEASON, until=c.STEP_TURN)
    assert [team.points for team in game.teams] == before


# -- National Cup


@rule("MOTS-NCUP-06", "MOTS-NCUP-07", "MOTS-NCUP-12")
def test_the_final_is_played_on_the_second_square_by_those_who_won() -> None:
    game = elevens()
    game.token, game.finalists = 31, [GREEN, RED]

    lazily(game, c.STEP_MATCH_DAY, faces={c.ROLL_HOME: [3, 4]})
    assert [each[:3] for each in numbers_told(game, c.TELL_PAIR)] == [(GREEN, RED, c.NATIONAL_FINAL)]
    assert numbers_told(game, c.TELL_HOME) == [(RED, GREEN)]
    played = numbers_told(game, c.TELL_RESULT)[0]
    assert game.cup_places == [played[played[2]], played[1 - played[2]]]


@rule("MOTS-NCUP-08")
def test_the_upper_pair_plays_first() -> None:
    game = elevens()
    game.token = 10

    lazily(game, c.STEP_MATCH_DAY, faces={c.ROLL_CUP_DRAW: [1, 2, 5, 6], c.ROLL_HOME: [6, 1, 6, 1]})
    assert [each[:2] for each in numbers_told(game, c.TELL_RESULT)] == [(YELLOW, GREEN), (BLUE, RED)]


@rule("MOTS-NCUP-09")
def test_a_drawn_semi_final_is_rolled_again_and_paid() -> None:
    game = elevens()
    game.token = 10

    lazily(
        game,
        c.STEP_MATCH_DAY,
        faces={c.ROLL_CUP_DRAW: [6, 5, 2, 1], c.ROLL_HOME: [6, 1, 6, 1], c.ROLL_MATCH: [2, 4, 3]},
    )
    assert len(numbers_told(game, c.TELL_FACE)) == 3
    assert sorted(game.finalists) == [RED, YELLOW]
    assert cash(game) == [40000, 70000, 70000, 40000]


# -- European Cup


def europe(entrants: list[int], token: int = 17) -> Mots:
    game = elevens()
    game.token, game.season, game.entrants = token, 2, entrants
    return game


@rule("MOTS-ECUP-09", "MOTS-ECUP-14")
def test_all_pairs_are_drawn_before_the_first_match_and_winners_go_on() -> None:
    game = europe([BLUE, RED, *FOREIGN])

    lazily(game, c.STEP_MATCH_DAY)
    codes = story(game, c.TELL_PAIR, c.TELL_RESULT, c.TELL_WALKOVER)
    assert codes[:8] == [c.TELL_PAIR] * 8
    assert c.TELL_PAIR not in codes[8:]
    winners = [each[each[2]] for each in numbers_told(game, c.TELL_RESULT)] + [
        each[0] for each in numbers_told(game, c.TELL_WALKOVER)
    ]
    if game.entrants:
        assert game.entrants == sorted(winners)
    assert len(winners) == 8


@rule("MOTS-ECUP-14")
def test_the_draw_is_made_again_in_each_round() -> None:
    game = europe([BLUE, RED, *FOREIGN[:6]], token=24)

    lazily(
        game,
        c.STEP_MATCH_DAY,
        until=c.STEP_MATCHES,
        faces={c.ROLL_EUROPE: [FOREIGN[3], BLUE, RED, FOREIGN[0], *FOREIGN[1:3]]},
    )
    assert [each[:2] for each in numbers_told(game, c.TELL_PAIR)][:2] == [(FOREIGN[3], BLUE), (RED, FOREIGN[0])]
    assert game.pairs[:4] == [BLUE, FOREIGN[3], RED, FOREIGN[0]]
    assert len(game.pairs) == 8


@rule("MOTS-ECUP-07", "MOTS-ECUP-16", "MOTS-2P-11")
def test_the_card_left_out_is_drawn_and_is_back_in_the_next_edition() -> None:
    for seats in (2, 4):
        game = table(seats)
        game.places, game.cup_places, game.holder = [BLUE, GREEN, YELLOW, RED], [RED, BLUE], YELLOW
        do(game, c.STEP_EUROPE_DECK, faces=[FOREIGN[5]])
        assert numbers_told(game, c.TELL_LEFT_OUT) == [(FOREIGN[5],)]
        assert [side for side in FOREIGN if side not in game.entrants] == [FOREIGN[5]]

        game.entrants, game.season = [], 3
        do(game, c.STEP_EUROPE_DECK)
        assert game.entrants == [BLUE, RED, *FOREIGN]


@rule("MOTS-ECUP-16")
def test_an_international_winner_is_simply_in_the_deck_again() -> None:
    game = europe([BLUE, INTERNATIONAL])
    game.places, game.cup_places = [BLUE, RED, YELLOW, GREEN], [BLUE, RED]
    lazily(game, c.STEP_EUROPE_FINAL, until=c.STEP_SEASON_OVER, faces={c.ROLL_MATCH: [1]})
    game.agenda = []

    do(game, c.STEP_EUROPE_DECK)
    assert game.entrants == [BLUE, RED, *FOREIGN]


@rule("MOTS-ECUP-13")
def test_two_managed_teams_of_the_second_pair_roll_for_their_own_home_match() -> None:
    game = europe([BLUE, RED, *FOREIGN[:2]], token=24)

    lazily(game, c.STEP_MATCH_DAY, until=c.STEP_HOME_DRAW_ROLL, faces={c.ROLL_EUROPE: [*FOREIGN[:2], BLUE]})
    assert game.pairs == [*FOREIGN[:2], BLUE, RED]
    assert game.agenda[0] == (c.STEP_HOME_DRAW_ROLL, 1)


@rule("MOTS-ECUP-12", "MOTS-SCORE-07", "MOTS-SCORE-11")
def test_a_final_against_an_international_team_is_at_home_and_its_loser_scores_nothing() -> None:
    game = europe([BLUE, FOREIGN[0]])
    eleven(game, BLUE, "4-4-2 GK5 D5 D5 D5 D5 M5 M5 M5 M5 A5 A5")
    before = game.teams[BLUE].points

    lazily(game, c.STEP_EUROPE_FINAL, until=c.STEP_SEASON_OVER, faces={c.ROLL_MATCH: [3]})
    match = game.match
    assert match is not None
    winner = match.side(match.outcome).who
    assert match.home.who == BLUE
    assert numbers_told(game, c.TELL_HOME) == []
    assert winner == BLUE
    points = game.cards.points(EUROPEAN_CUP_PLACE, 1)
    assert (game.teams[BLUE].points - before, game.teams[BLUE].european) == (points, 1)
    assert numbers_told(game, c.TELL_TROPHY) == [(BLUE, EUROPEAN_CUP_PLACE, 1, points)]


@rule("MOTS-ECUP-15", "MOTS-ECUP-22")
def test_without_a_managed_team_no_final_is_played() -> None:
    game = europe(FOREIGN[:2])

    lazily(game, c.STEP_EUROPE_FINAL, until=c.STEP_SEASON_OVER)
    assert numbers_told(game, c.TELL_PAIR) == []
    assert game.agenda == [(c.STEP_SEASON_OVER,)]


@rule("MOTS-3P-08")
def test_the_ghost_is_in_no_super_cup_and_no_european_cup() -> None:
    game = elevens(3)
    for team, points in ((BLUE, 6), (RED, 9), (YELLOW, 12)):
        game.teams[team].league = points
    game.cup_places = [YELLOW, RED]

    lazily(game, c.STEP_FINISH, until=c.STEP_SEASON_OVER)
    assert game.super_pair == [YELLOW, RED]
    game.agenda = []
    do(game, c.STEP_EUROPE_DECK)
    assert GREEN not in game.entrants


# -- contracts and losses


@rule("MOTS-EOS-04", "MOTS-EOS-05")
def test_each_team_turns_two_of_its_layout_face_down() -> None:
    game = four_squads()
    question = asked_at(game, c.STEP_EXTEND_CONTRACTS)
    assert (question.kind, question.context[0]) == (c.ASK_EXTEND, BLUE)
    assert set(question.options) <= set(game.teams[BLUE].lineup)

    lazily(game, c.STEP_EXTEND_CONTRACTS)
    extended = numbers_told(game, c.TELL_EXTENDED)
    assert [team for team, _ in extended] == [BLUE, BLUE, RED, RED, YELLOW, YELLOW, GREEN, GREEN]
    assert sorted(game.down) == sorted(player for _, player in extended)
    assert len(set(game.down)) == 8
    for team, player in extended:
        assert player in game.teams[team].lineup
        slot = game.teams[team].lineup.index(player) + 1
        copy = game.clone()
        lazily(copy, c.STEP_LOSSES, team, faces={c.ROLL_LOSS: [slot, slot]})
        assert player in copy.teams[team].squad


@rule("MOTS-EOS-05")
def test_any_two_players_of_the_layout_can_be_extended() -> None:
    game = four_squads()
    lineup = game.teams[BLUE].lineup
    for first in range(11):
        for second in range(11):
            if first != second:
                question = asked_at(game.clone(), c.STEP_EXTEND_CONTRACTS, picks=[lineup[first], lineup[second]])
                assert question.context[0] == RED


@rule("MOTS-EOS-04", "MOTS-EOS-05")
def test_a_layout_of_two_players_and_empty_places_extends_both_without_a_question() -> None:
    game = four_squads()
    keeper, defender = game.teams[BLUE].lineup[:2]
    game.teams[BLUE].lineup = [keeper, defender, *[NOBODY] * 9]

    question = asked_at(game, c.STEP_EXTEND_CONTRACTS)
    assert question.context == (RED, 2)
    driver = lazily(game, c.STEP_EXTEND_CONTRACTS)
    assert BLUE not in [question.context[0] for question in driver.asked]
    assert numbers_told(game, c.TELL_EXTENDED)[:2] == [(BLUE, keeper), (BLUE, defender)]


@rule("MOTS-EOS-05")
def test_an_empty_place_of_the_layout_cannot_be_extended() -> None:
    game = four_squads()
    game.teams[BLUE].lineup[4] = NOBODY

    question = asked_at(game, c.STEP_EXTEND_CONTRACTS)
    assert (question.context, len(question.options)) == ((BLUE, 2), 10)
    assert NOBODY not in question.options


@rule("MOTS-EOS-06", "MOTS-EOS-12")
def test_a_team_that_loses_nobody_fills_no_place() -> None:
    game = table()
    slots = eleven(game, BLUE, "4-4-2 - D3 D2 - - - - - - - -", "GK1 A2")
    game.down = slots[1:3]

    do(game, c.STEP_LOSSES, BLUE)
    assert game.teams[BLUE].lineup == slots[:11]
    assert numbers_told(game, c.TELL_FILLED) == []


@rule("MOTS-TRADE-09")
def test_at_the_end_of_a_season_the_ban_on_buying_is_lifted() -> None:
    game = four_squads()
    game.places, game.cup_places = [BLUE, RED, YELLOW, GREEN], [BLUE, RED]
    for team in game.teams:
        team.sold = 2

    lazily(game, c.STEP_END_OF_SEASON, until=c.STEP_STRONGEST)
    assert [team.sold for team in game.teams] == [0, 0, 0, 0]


@rule("MOTS-EOS-30")
def test_after_the_shuffle_nobody_knows_the_top_of_the_deck() -> None:
    game = four_squads()
    in_deck(game, "M4 D3")
    game.deck.top, game.deck.bag, game.deck.seen = game.deck.bag, [], 4

    lazily(game, c.STEP_TRANSFERS, until=c.STEP_AUCTION_OF_SIX)
    assert (game.deck.top, game.deck.seen, len(game.deck.bag)) == ([], 0, 2)


@rule("MOTS-EOS-15")
def test_the_second_place_is_not_filled() -> None:
    game = table()
    eleven(game, BLUE, "A", "D2 M2")

    do(game, c.STEP_LOSSES, BLUE, faces=[2, 6])
    lineup = game.teams[BLUE].lineup
    assert (lineup[1] != NOBODY, lineup[5]) == (True, NOBODY)


@rule("MOTS-EOS-16")
def test_losses_are_rolled_from_the_seat_that_would_move_next() -> None:
    game = four_squads()
    game.places, game.cup_places, game.active = [BLUE, RED, YELLOW, GREEN], [BLUE, RED], RED

    lazily(game, c.STEP_END_OF_SEASON, until=c.STEP_SWAPS)
    assert [team for team, _, _ in numbers_told(game, c.TELL_LOST)] == [
        YELLOW,
        YELLOW,
        GREEN,
        GREEN,
        BLUE,
        BLUE,
        RED,
        RED,
    ]


@rule("MOTS-EOS-02")
def test_the_manager_says_which_of_equal_players_stays_out() -> None:
    game = table()
    own(game, BLUE, "GK3 D3 D3 D3 D3 M4 M4 M4 M4 A5 A4 D3")

    question = asked_at(game, c.STEP_STRONGEST, BLUE)
    assert question.kind == c.ASK_STAY_OUT
    assert {game.cards.stars[player] for player in question.options} == {3}
    for out in question.options:
        copy = game.clone()
        do(copy, c.STEP_STRONGEST, BLUE, picks=[out])
        assert out not in copy.teams[BLUE].lineup


# -- swaps of three managers, transfers


@rule("MOTS-3P-09")
def test_by_option_the_third_of_three_swaps_with_both() -> None:
    game = four_squads(3, three_player_swap="third_takes_both")
    game.places = [BLUE, RED, YELLOW, GREEN]
    own_keeper, theirs = game.teams[YELLOW].lineup[0], game.teams[BLUE].lineup[0]
    reserve = next(p for p in game.teams[YELLOW].squad if p not in game.teams[YELLOW].lineup)

    script(game, up_to(0, c.STEP_SWAPS), [BLUE, theirs, own_keeper, PASS], [])
    assert numbers_told(game, c.TELL_SWAPPED) == [(YELLOW, BLUE, theirs, own_keeper)]
    assert reserve in game.teams[YELLOW].squad


@rule("MOTS-EOS-29")
def test_six_cards_are_turned_one_at_a_time_and_sold() -> None:
    game = table()
    in_deck(game, "M2 D2 A2 GK2 M2 D2 A2 M3")

    lazily(game, c.STEP_TRANSFERS)
    assert story(game, c.TELL_TURNED, c.TELL_NO_BID) == [c.TELL_TURNED, c.TELL_NO_BID] * 6


@rule("MOTS-EOS-34")
def test_with_fewer_than_six_cards_all_are_offered_once() -> None:
    game = table()
    cards = in_deck(game, "M2 D2 A2 GK2")

    lazily(game, c.STEP_TRANSFERS)
    assert sorted(player for player, _ in numbers_told(game, c.TELL_TURNED)) == sorted(cards)
    assert sorted(game.deck.under) == sorted(cards)


@rule("MOTS-EOS-36")
def test_a_new_season_kicks_off_from_the_whistle() -> None:
    game = four_squads(bench="GK1 D1 M1 A1 D2")
    game.token, game.places, game.cup_places = 42, [BLUE, RED, YELLOW, GREEN], [BLUE, RED]

    lazily(game, c.STEP_END_OF_SEASON, until=c.STEP_TURN)
    assert (game.season, game.token) == (2, 0)
    assert game.agenda[0] == (c.STEP_TURN,)


# -- the end of the game


def honours(game: Mots, **teams: tuple[int, int, int, int, int]) -> None:
    for name, (points, leagues, national, european, money) in teams.items():
        team = game.teams[("blue", "red", "yellow", "green").index(name)]
        team.points, team.leagues, team.national, team.european, team.cash = points, leagues, national, european, money


@rule("MOTS-GEN-06", "MOTS-GEN-07")
def test_points_decide_and_not_the_number_of_trophies() -> None:
    game = table()
    honours(game, blue=(20, 0, 0, 0, 0), red=(19, 6, 6, 5, 90000))

    assert (result(game).places, result(game).scores, result(game).why) == ([1, 2, 3, 3], [20, 19, 0, 0], "points")


@rule("MOTS-END-03")
@pytest.mark.parametrize(
    ("blue", "red", "why"),
    [
        ((14, 2, 2, 1, 0), (14, 1, 3, 1, 0), "league-titles"),
        ((14, 2, 2, 1, 5000), (14, 2, 2, 1, 0), "cash"),
        ((14, 2, 2, 1, 0), (14, 2, 2, 1, 0), "shared"),
    ],
)
def test_level_totals_are_ranked(blue: tuple[int, ...], red: tuple[int, ...], why: str) -> None:
    game = table()
    honours(game, blue=blue, red=red)  # type: ignore[arg-type]

    assert result(game).why == why
    assert result(game).places[:2] == ([1, 1] if why == "shared" else [1, 2])


@rule("MOTS-2P-12")
def test_the_tie_break_of_two_managers_uses_the_sums_of_both_teams() -> None:
    game = table(2)
    honours(game, blue=(10, 3, 0, 0, 0), yellow=(4, 0, 0, 0, 0), red=(7, 1, 1, 0, 0), green=(7, 1, 1, 0, 0))

    assert (result(game).scores, result(game).places, result(game).why) == ([14, 14], [2, 1], "trophies")


@rule("MOTS-LEAGUE-12", "MOTS-LEAGUE-13", "MOTS-SUPER-02", "MOTS-ECUP-02", "MOTS-ECUP-03", "MOTS-2P-05", "MOTS-END-03")
def test_the_cases_for_the_pads_of_the_client_are_those_of_the_engine() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))

    assert kept == cases(each["number"] for each in kept)
    assert len(kept) == CASES + LEVEL_CASES
    assert all(is_level(each) for each in kept[CASES:])


@rule("MOTS-SUPER-01", "MOTS-SUPER-02", "MOTS-SUPER-05")
@pytest.mark.parametrize(("cup", "pair"), [(YELLOW, [BLUE, YELLOW]), (BLUE, [BLUE, RED])])
def test_the_champion_meets_the_winner_of_the_cup_or_else_the_second(cup: int, pair: list[int]) -> None:
    game = four_squads()
    game.places, game.cup_places = [BLUE, RED, YELLOW, GREEN], [cup, GREEN]

    name_winners(game)
    assert game.super_pair == pair
    assert (game.teams[BLUE].leagues, game.teams[cup].national) == (1, 1)


@rule("MOTS-NCUP-06")
def test_no_cup_final_is_played_without_two_finalists() -> None:
    game = four_squads()
    game.token = next(at for at in range(43) if game.cards.kind[at] == NATIONAL_CUP and game.cards.stage[at] != 1)
    game.finalists = []

    lazily(game, c.STEP_MATCH_DAY)
    assert numbers_told(game, c.TELL_PAIR) == []


@rule("MOTS-WIN-06")
def test_a_team_that_does_not_play_is_not_asked_for_a_home_draw() -> None:
    game = four_squads()
    hold(game, YELLOW, "home-draw")
    game.pairs = [BLUE, RED]

    driver = lazily(game, c.STEP_HOME_DRAW_ROLL, 0)
    assert driver.asked == []


@rule("MOTS-EOS-25", "MOTS-EOS-26")
def test_only_those_who_cannot_be_taken_in_a_swap_are_refused() -> None:
    game = four_squads(bench="")
    game.down = game.teams[RED].lineup[:2]

    refused = why_take(game, 0, (BLUE, RED))
    assert [(each.option, each.reason) for each in refused] == [(each, c.WHY_FACE_DOWN) for each in sorted(game.down)]
