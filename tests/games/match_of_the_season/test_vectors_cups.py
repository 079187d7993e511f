"""The catalogue's vectors of league, cups, play-offs and prizes (9.7, and their cases in 9.2, 9.8 and 9.9)."""

from __future__ import annotations

import pytest
from tests.games.match_of_the_season.laid import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    asked_at,
    cash,
    do,
    eleven,
    four_squads,
    go_on,
    hold,
    in_deck,
    lazily,
    league,
    line_up_picks,
    lined_up,
    match,
    own,
    story,
    table,
    up_to,
    vector,
)
from tests.scenes import asked, offered, rule, script, told

from touchline.games.match_of_the_season.codes import (
    ASK_BID,
    ASK_FORMATION,
    ASK_SLOT,
    ASK_TACTIC,
    AWAY,
    EUROPE_DECK,
    EUROPE_FINAL,
    EUROPE_ROUND_OVER,
    EUROPEAN_MATCH,
    FINISH,
    FIT,
    HOME,
    INJURED,
    LEAGUE_MATCH,
    MATCH_DAY,
    MATCHES,
    NAME_WINNERS,
    NATIONAL_FINAL,
    NATIONAL_SEMI,
    PLAY,
    PLAY_OFF,
    ROLL_CUP_DRAW,
    ROLL_DECIDER,
    ROLL_EUROPE,
    ROLL_HOME,
    ROLL_MATCH,
    ROLL_OFF,
    ROUND_OVER,
    SEASON_OVER,
    SUPER_CUP_MATCH,
    SWAPS,
    TELL_BYE,
    TELL_FACE,
    TELL_FORFEIT,
    TELL_HOME,
    TELL_LEFT_OUT,
    TELL_LINE_UP_FOREIGN,
    TELL_MATCH_DAY,
    TELL_PAIR,
    TELL_RESULT,
    TELL_SERVED,
    TELL_SOLD,
    TELL_TURNED,
    TELL_WALKOVER,
)
from touchline.games.match_of_the_season.match import on
from touchline.games.match_of_the_season.state import INTERNATIONAL, Mots

SOLARA, LINDHAFEN = INTERNATIONAL, INTERNATIONAL + 1
FOREIGN = [INTERNATIONAL + number for number in range(14)]


def four_elevens(*line_ups: str, seats: int = 4) -> Mots:
    """Elevens without a bench: nobody may trade, so no window asks anybody."""
    game = table(seats)
    for team, line_up in zip(game.order, line_ups or ("A", "B", "C", "A"), strict=False):
        eleven(game, team, line_up)
    return game


def pairs(game: Mots) -> list[tuple[int, ...]]:
    return [each[:2] for each in told(game, TELL_PAIR)]


def winner(result: tuple[int, ...]) -> int:
    return result[result[2]]


# -- the draw of the National Cup


@pytest.mark.parametrize(
    ("rolls", "drawn"),
    [
        pytest.param([5, 5, 3, 2], [(BLUE, RED), (YELLOW, GREEN)], id="V-79", marks=rule("MOTS-NCUP-02, -03")),
        pytest.param([6, 4, 4, 2, 3, 5], [(BLUE, YELLOW), (RED, GREEN)], id="V-80", marks=rule("MOTS-NCUP-03")),
        pytest.param([4, 4, 4, 1, 2, 6, 5], [(RED, YELLOW), (BLUE, GREEN)], id="V-81", marks=rule("MOTS-NCUP-03")),
        pytest.param(
            [6, 3, 3, 3, 1, 4, 4, 2, 5], [(BLUE, GREEN), (RED, YELLOW)], id="V-82", marks=rule("MOTS-NCUP-03")
        ),
    ],
)
def test_the_two_highest_meet_and_the_two_lowest(rolls: list[int], drawn: list[tuple[int, int]]) -> None:
    game = four_elevens()
    game.token = 10

    script(game, up_to(MATCHES, MATCH_DAY), [], [*rolls, 6, 1, 6, 1])
    assert pairs(game) == drawn
    assert [set(game.pairs[:2]), set(game.pairs[2:])] == [set(pair) for pair in drawn]


@rule("MOTS-GEN-10", "MOTS-NCUP-04")
@vector("V-83")
def test_a_level_home_roll_is_rolled_again() -> None:
    game = four_elevens()
    game.token = 10

    script(game, up_to(MATCHES, MATCH_DAY), [], [6, 5, 2, 1, 3, 3, 2, 6, 6, 1])
    assert told(game, TELL_HOME) == [(RED, BLUE), (YELLOW, GREEN)]
    assert game.pairs == [RED, BLUE, YELLOW, GREEN]


@rule("MOTS-3P-07")
@vector("V-107")
def test_of_three_managers_the_lowest_goes_to_the_final_without_money() -> None:
    game = four_elevens(seats=3)
    game.token = 10

    lazily(game, MATCH_DAY, faces={ROLL_CUP_DRAW: [6, 4, 2], ROLL_HOME: [6, 1], ROLL_MATCH: [1]})
    assert (pairs(game), told(game, TELL_BYE)) == ([(BLUE, RED)], [(YELLOW,)])
    assert sorted(game.finalists) == [BLUE, YELLOW]
    assert cash(game)[:3] == [70000, 40000, 50000]


# -- play-offs


def finished(*points: int) -> Mots:
    game = four_elevens()
    for team, number in zip(game.order, points, strict=True):
        game.teams[team].league = number
    return game


@rule("MOTS-LEAGUE-14, -18", "MOTS-LEAGUE-12")
@vector("V-84")
def test_two_level_teams_play_one_match_for_the_higher_place() -> None:
    game = finished(5, 13, 2, 13)

    lazily(game, FINISH, until=NAME_WINNERS, faces={ROLL_HOME: [2, 5]})
    (played,) = told(game, TELL_RESULT)
    assert played[:2] == (GREEN, RED)
    assert game.places == [winner(played), RED + GREEN - winner(played), BLUE, YELLOW]
    assert league(game) == [5, 13, 2, 13]


@rule("MOTS-LEAGUE-15")
@vector("V-85")
def test_of_three_level_teams_the_highest_roll_waits() -> None:
    game = finished(10, 10, 10, 4)

    lazily(game, FINISH, until=NAME_WINNERS, faces={ROLL_OFF: [5, 2, 4]})
    first, second = told(game, TELL_RESULT)
    assert told(game, TELL_BYE) == [(BLUE,)]
    assert {*first[:2]} == {RED, YELLOW}
    assert {*second[:2]} == {BLUE, winner(first)}
    loser = RED + YELLOW - winner(first)
    assert game.places == [winner(second), BLUE + winner(first) - winner(second), loser, GREEN]


@rule("MOTS-LEAGUE-16")
@vector("V-86")
def test_four_level_teams_play_two_and_two() -> None:
    game = finished(9, 9, 9, 9)

    lazily(game, FINISH, until=NAME_WINNERS, faces={ROLL_CUP_DRAW: [1, 6, 2, 5]})
    results = told(game, TELL_RESULT)
    assert [{*each[:2]} for each in results[:2]] == [{RED, GREEN}, {BLUE, YELLOW}]
    up = {winner(each) for each in results[:2]}
    assert [{*each[:2]} for each in results[2:]] == [up, {BLUE, RED, YELLOW, GREEN} - up]
    assert (game.places[0], game.places[2]) == (winner(results[2]), winner(results[3]))
    assert sorted(game.places) == [BLUE, RED, YELLOW, GREEN]


@rule("MOTS-LEAGUE-17", "MOTS-LEAGUE-13")
@vector("V-87")
def test_ties_are_settled_from_the_top() -> None:
    game = finished(6, 12, 6, 12)

    lazily(game, FINISH, until=NAME_WINNERS)
    assert [{*each[:2]} for each in told(game, TELL_RESULT)] == [{RED, GREEN}, {BLUE, YELLOW}]


@rule("MOTS-LEAGUE-18", "MOTS-KO-01")
@vector("V-88")
def test_a_drawn_play_off_goes_on() -> None:
    game = match("A", "B", [2, 2, 4], competition=PLAY_OFF)

    assert (on(game).outcome, league(game)) == (AWAY, [0, 0, 0, 0])
    assert cash(game)[:2] == [40000, 70000]


@rule("MOTS-LEAGUE-25", "MOTS-MARKET-12")
@vector("V-128")
def test_the_last_sunday_in_order() -> None:
    game = four_elevens()
    player = in_deck(game, "M2")[0]
    game.token = 42
    game.teams[BLUE].league, game.teams[GREEN].league = 9, 11
    game.marks[game.teams[BLUE].lineup[3]] = INJURED

    lazily(game, MATCH_DAY, until=FINISH, faces={ROLL_MATCH: [2, 2]}, picks={ASK_BID: [20000]})
    assert story(game, TELL_RESULT, TELL_SERVED, TELL_TURNED, TELL_SOLD) == [
        TELL_RESULT, TELL_RESULT, TELL_SERVED, TELL_TURNED, TELL_SOLD,
    ]  # fmt: skip
    assert league(game) == [12, 1, 0, 12]
    driver = lazily(game, FINISH, until=NAME_WINNERS)
    assert [{*each[:2]} for each in told(game, TELL_RESULT)] == [{BLUE, GREEN}]
    assert any(player in question.options for question in driver.asked if question.kind == ASK_SLOT)


# -- prizes and points


@rule("MOTS-LEAGUE-20 to -23", "MOTS-SCORE-01 to -04", "MOTS-LEAGUE-19")
@vector("VB-10")
def test_cards_and_prizes_for_the_four_places() -> None:
    game = table()
    game.places, game.finalists = [GREEN, BLUE, RED, YELLOW], [YELLOW, BLUE]

    do(game, NAME_WINNERS)
    assert cash(game) == [75000, 100000, 125000, 50000]
    assert [game.teams[team].points for team in game.places] == [3, 2 + 1, 1, 0 + 2]


@rule("MOTS-3P-06, -09", "MOTS-3P-01")
@vector("V-109")
def test_the_ghost_is_fourth_unpaid_and_there_are_no_swaps() -> None:
    game = four_squads(3)
    for team, number in ((BLUE, 6), (RED, 12), (YELLOW, 9)):
        game.teams[team].league = number
    game.finalists = [RED, BLUE]

    lazily(game, FINISH, until=EUROPE_FINAL)
    assert game.places == [RED, YELLOW, BLUE, GREEN]
    assert cash(game) == [100000, 50000, 75000, 0]
    game.agenda = []
    do(game, SWAPS)
    assert asked(game) == []


@rule("MOTS-NCUP-12", "MOTS-SCORE-05, -06", "MOTS-MONEY-04")
@vector("V-137")
def test_the_national_cup_final_pays_at_once_and_scores_at_the_season_s_end() -> None:
    game = four_elevens()
    game.token, game.finalists = 31, [RED, BLUE]
    script(game, up_to(0, MATCH_DAY), line_ups_of(game), [2, 5, 1])
    assert cash(game)[:2] == [70000, 40000]
    assert [game.teams[team].points for team in (BLUE, RED)] == [0, 0]

    game.places = [YELLOW, GREEN, RED, BLUE]
    do(game, NAME_WINNERS)
    assert [game.teams[team].points for team in (BLUE, RED)] == [0 + 2, 1 + 1]


def line_ups_of(game: Mots) -> list[int]:
    """What both finalists pick for their standing line-ups, and no change."""
    picks: list[int] = []
    for team in (BLUE, RED):
        name = game.cards.formation_names[game.teams[team].formation]
        picks += line_up_picks(game, team, name, game.teams[team].lineup, NATIONAL_FINAL)
    return [*picks, -1, -1]


# -- the European Cup


def season_ended(champion: int, cup: int, second: int, holder: int) -> Mots:
    game = table()
    rest = [team for team in game.order if team not in (champion, second)]
    game.places = [champion, second, *rest]
    game.finalists = [cup, next(team for team in game.order if team != cup)]
    game.holder = holder
    return game


@pytest.mark.parametrize(
    ("champion", "cup", "second", "holder", "entered"),
    [
        pytest.param(
            BLUE,
            RED,
            GREEN,
            YELLOW,
            [BLUE, RED, YELLOW],
            id="V-89",
            marks=rule("MOTS-ECUP-01, -03, -06", "MOTS-EOS-35"),
        ),
        pytest.param(BLUE, BLUE, RED, RED, [BLUE, RED], id="V-90", marks=rule("MOTS-ECUP-02, -05")),
        pytest.param(BLUE, BLUE, RED, GREEN, [BLUE, RED, GREEN], id="V-91", marks=rule("MOTS-ECUP-02, -06")),
        pytest.param(BLUE, RED, GREEN, BLUE, [BLUE, RED], id="V-92", marks=rule("MOTS-ECUP-04")),
    ],
)
def test_who_enters_the_european_cup(champion: int, cup: int, second: int, holder: int, entered: list[int]) -> None:
    game = season_ended(champion, cup, second, holder)

    do(game, EUROPE_DECK, faces=[LINDHAFEN] if len(entered) == 3 else [])
    assert [side for side in game.entrants if side < INTERNATIONAL] == entered
    assert len(game.entrants) == 16
    assert (LINDHAFEN in game.entrants) == (len(entered) == 2)
    assert told(game, TELL_LEFT_OUT) == ([(LINDHAFEN,)] if len(entered) == 3 else [])


def european_day(order: list[int], **faces: list[int]) -> Mots:
    """The first round, drawn in this order; whatever is not named follows."""
    game = four_elevens()
    game.token, game.season = 17, 2
    game.entrants = [BLUE, RED, *FOREIGN]
    drawn = order + [side for side in game.entrants if side not in order]
    by_kind = {ROLL_EUROPE: drawn[:-1], ROLL_HOME: faces.get("home", []), ROLL_MATCH: faces.get("match", [])}
    lazily(game, MATCH_DAY, until=EUROPE_ROUND_OVER, faces=by_kind)
    return game


@rule("MOTS-ECUP-10", "MOTS-ECUP-08")
@vector("V-93")
def test_of_two_international_teams_the_first_drawn_goes_through() -> None:
    game = european_day([LINDHAFEN, SOLARA, BLUE, INTERNATIONAL + 2, RED, INTERNATIONAL + 3])

    assert told(game, TELL_WALKOVER)[0] == (LINDHAFEN, SOLARA, EUROPEAN_MATCH)
    assert LINDHAFEN in game.through
    assert SOLARA not in game.through


@rule("MOTS-ECUP-11, -12")
@vector("V-94")
def test_against_an_international_team_the_managed_one_is_at_home_and_sees_the_card_first() -> None:
    game = european_day([SOLARA, BLUE, RED, LINDHAFEN])
    assert game.pairs[:4] == [BLUE, SOLARA, RED, LINDHAFEN]

    game = four_squads()
    question = asked_at(game, PLAY, BLUE, SOLARA, EUROPEAN_MATCH)
    assert (question.seat, question.kind) == (0, ASK_FORMATION)
    assert told(game, TELL_LINE_UP_FOREIGN) == [(SOLARA, game.cards.formation_names.index("4-4-2"), 40)]
    assert on(game).away.stars == [4, 4, 4, 3, 3, 4, 4, 3, 3, 5, 3]


@rule("MOTS-ECUP-22, -15")
@vector("V-95")
def test_without_a_managed_team_the_european_cup_is_over() -> None:
    game = four_elevens()
    game.season, game.through = 2, FOREIGN[:8]
    do(game, EUROPE_ROUND_OVER)
    for token in (24, 38):
        game.token = token
        do(game, MATCH_DAY)
        assert (asked(game), told(game, TELL_MATCH_DAY)) == ([], [])

    script(game, up_to(SEASON_OVER, EUROPE_FINAL), [], [])
    assert (asked(game), game.honours) == ([], [])
    assert [team.points for team in game.teams] == [0, 0, 0, 0]


@rule("MOTS-SUPER-01 to -07", "MOTS-SCORE-09")
@vector("V-96")
def test_the_super_cup_pays_and_gives_no_points() -> None:
    game = four_elevens()
    game.places, game.finalists = [BLUE, RED, YELLOW, GREEN], [BLUE, YELLOW]
    do(game, NAME_WINNERS)
    before, points = cash(game), [team.points for team in game.teams]
    game.season, game.token = 2, 3

    lazily(game, MATCH_DAY, faces={ROLL_HOME: [6, 1], ROLL_MATCH: [1]})
    assert (pairs(game), told(game, TELL_HOME)) == ([(BLUE, RED)], [(BLUE, RED)])
    assert cash(game) == [before[0] + 20000, before[1] - 10000, *before[2:]]
    assert [team.points for team in game.teams] == points


@rule("MOTS-SCORE-07, -08", "MOTS-ECUP-18")
@vector("V-97")
def test_the_european_final_between_two_managed_teams() -> None:
    game = four_elevens()
    game.season, game.entrants = 2, [BLUE, RED]

    lazily(game, EUROPE_FINAL, until=SEASON_OVER, faces={ROLL_HOME: [6, 1], ROLL_MATCH: [1]})
    assert [team.points for team in game.teams] == [3, 2, 0, 0]
    assert (game.holder, cash(game)[:2]) == (BLUE, [70000, 50000])


@rule("MOTS-SCORE-11", "MOTS-SCORE-10")
@vector("V-98")
def test_a_lost_european_final_is_worth_two_points_and_the_winner_s_go_to_nobody() -> None:
    game = four_elevens()
    game.season, game.entrants = 2, [BLUE, SOLARA]

    lazily(game, EUROPE_FINAL, until=SEASON_OVER, faces={ROLL_MATCH: [1]})
    assert [team.points for team in game.teams] == [2, 0, 0, 0]
    assert game.holder == -1


@rule("MOTS-ECUP-13")
@vector("V-138")
def test_two_managed_teams_in_europe_roll_for_home() -> None:
    game = european_day([BLUE, RED], home=[3, 5], match=[1])

    assert told(game, TELL_HOME) == [(RED, BLUE)]
    assert told(game, TELL_RESULT)[0][:2] == (RED, BLUE)
    assert (game.through[0], cash(game)[:2]) == (BLUE, [70000, 50000])


@rule("MOTS-ECUP-21", "MOTS-MONEY-08")
@vector("V-139")
def test_eight_players_lose_to_an_international_team_by_forfeit() -> None:
    game = table()
    own(game, BLUE, "D3 D2 D1 M4 M3 M2 A5 A2")

    do(game, PLAY, BLUE, SOLARA, EUROPEAN_MATCH)
    assert (told(game, TELL_FORFEIT), game.through) == ([(BLUE,)], [SOLARA])
    assert cash(game) == [50000] * 4


# -- ghost and short sides


@rule("MOTS-3P-02, -03, -05", "MOTS-ABS-07")
@vector("V-108")
def test_a_match_against_the_ghost_is_won_without_dice_or_money_and_serves_markers() -> None:
    game = four_elevens(seats=3)
    player = game.teams[BLUE].lineup[3]
    game.marks[player] = INJURED

    do(game, PLAY, GREEN, BLUE, LEAGUE_MATCH)
    assert (league(game)[:3], cash(game)[:3]) == ([3, 0, 0], [50000] * 3)
    assert (asked(game), told(game, TELL_FACE)) == ([], [])
    do(game, ROUND_OVER)
    assert game.marks[player] == FIT


@rule("MOTS-LINEUP-22")
@vector("V-134")
def test_two_sides_of_eight_roll_for_a_cup_match() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    lazily(game, PLAY, BLUE, RED, NATIONAL_SEMI, faces={ROLL_DECIDER: [2, 2, 3, 5]})
    assert (game.finalists, cash(game)[:2]) == ([RED], [50000, 50000])


# -- tactic cards by competition


@rule("MOTS-TACTIC-02")
@vector("V-135")
def test_a_second_tactic_card_is_not_asked_for() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    held = hold(game, BLUE, "counter-attack", "super-save")
    lined_up(game, BLUE, RED)

    script(game, go_on, [held[0]], [2])
    assert [question.kind for question in asked(game)] == [ASK_TACTIC]
    assert game.teams[BLUE].hand == [held[1]]


@rule("MOTS-TACTIC-06")
@pytest.mark.parametrize(
    "competition", [pytest.param(SUPER_CUP_MATCH, id="V-136"), pytest.param(PLAY_OFF, id="V-136b")]
)
def test_a_tactic_card_in_super_cup_and_play_off(competition: int) -> None:
    game = match("A", "C", [3], competition=competition, card="counter-attack")

    assert on(game).outcome == HOME


@rule("MOTS-LINEUP-17", "MOTS-ABS-05")
@pytest.mark.parametrize(
    ("competition", "may"),
    [pytest.param(NATIONAL_SEMI, True, id="V-133"), pytest.param(LEAGUE_MATCH, False, id="V-133b")],
)
def test_a_marked_player_is_accepted_in_the_cup_and_refused_in_the_league(competition: int, may: bool) -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "A1 A3")
    eleven(game, RED, "B")
    game.marks[blue[9]] = INJURED

    picks = [game.cards.formation_names.index("4-4-2"), *blue[1:4], *blue[5:8]]
    question = offered(game, up_to(0, PLAY, BLUE, RED, competition), picks)
    assert (blue[9] in question.options) == may
    assert [refusal.option for refusal in question.refusals] == ([] if may else [blue[9]])
