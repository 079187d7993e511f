"""European Cup and Super Cup, the ghost team, tactic cards by competition."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, question_after, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    FOREIGN,
    GREEN,
    LINDHAFEN,
    RED,
    SOLARA,
    YELLOW,
    asked_at,
    cash,
    do,
    eleven,
    four_elevens,
    four_squads,
    go_on,
    hold,
    lazily,
    league,
    lined_up,
    match,
    own,
    pairs,
    table,
    up_to,
    vector,
)

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.europe import europe_round_over
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots


@rule("MOTS-ECUP-14", "MOTS-ECUP-22")
@pytest.mark.parametrize(("through", "left"), [([BLUE, FOREIGN[2]], [BLUE, FOREIGN[2]]), (FOREIGN[:2], [])])
def test_the_cup_goes_on_while_a_managed_team_is_in_it(through: list[int], left: list[int]) -> None:
    game = table()
    game.told, game.through = [], through[:]
    europe_round_over(game)

    assert game.entrants == left
    assert numbers_told(game, c.TELL_EUROPE_ENDS) == ([] if left else [()])


def season_ended(champion: int, cup: int, second: int, holder: int) -> Mots:
    game = table()
    rest = [team for team in game.order if team not in (champion, second)]
    game.places = [champion, second, *rest]
    game.cup_places = [cup, next(team for team in game.order if team != cup)]
    game.holder = holder
    return game


def european_day(order: list[int], **faces: list[int]) -> Mots:
    """The first round, drawn in this order; whatever is not named follows."""
    game = four_elevens()
    game.token, game.season = 17, 2
    game.entrants = [BLUE, RED, *FOREIGN]
    drawn = order + [side for side in game.entrants if side not in order]
    by_kind = {c.ROLL_EUROPE: drawn[:-1], c.ROLL_HOME: faces.get("home", []), c.ROLL_MATCH: faces.get("match", [])}
    lazily(game, c.STEP_MATCH_DAY, until=c.STEP_EUROPE_ROUND_OVER, faces=by_kind)
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
            marks=rule("MOTS-ECUP-01", "MOTS-ECUP-03", "MOTS-ECUP-06", "MOTS-EOS-35"),
        ),
        pytest.param(BLUE, BLUE, RED, RED, [BLUE, RED], id="V-90", marks=rule("MOTS-ECUP-02", "MOTS-ECUP-05")),
        pytest.param(BLUE, BLUE, RED, GREEN, [BLUE, RED, GREEN], id="V-91", marks=rule("MOTS-ECUP-02", "MOTS-ECUP-06")),
        pytest.param(BLUE, RED, GREEN, BLUE, [BLUE, RED], id="V-92", marks=rule("MOTS-ECUP-04")),
    ],
)
def test_the_teams_that_enter_the_european_cup(
    champion: int, cup: int, second: int, holder: int, entered: list[int]
) -> None:
    game = season_ended(champion, cup, second, holder)

    do(game, c.STEP_EUROPE_DECK, faces=[LINDHAFEN] if len(entered) == 3 else [])
    assert [side for side in game.entrants if side < INTERNATIONAL] == entered
    assert len(game.entrants) == 16
    assert (LINDHAFEN in game.entrants) == (len(entered) == 2)
    assert numbers_told(game, c.TELL_LEFT_OUT) == ([(LINDHAFEN,)] if len(entered) == 3 else [])


@rule("MOTS-ECUP-10", "MOTS-ECUP-08")
@vector("V-93")
def test_the_first_drawn_of_two_international_teams_goes_through() -> None:
    game = european_day([LINDHAFEN, SOLARA, BLUE, INTERNATIONAL + 2, RED, INTERNATIONAL + 3])

    assert numbers_told(game, c.TELL_WALKOVER)[0] == (LINDHAFEN, SOLARA, c.EUROPEAN_MATCH)
    assert LINDHAFEN in game.through
    assert SOLARA not in game.through


@rule("MOTS-ECUP-11", "MOTS-ECUP-12")
@vector("V-94")
def test_against_an_international_team_the_managed_one_is_at_home_and_sees_the_card_first() -> None:
    game = european_day([SOLARA, BLUE, RED, LINDHAFEN])
    assert game.pairs[:4] == [BLUE, SOLARA, RED, LINDHAFEN]

    game = four_squads()
    question = asked_at(game, c.STEP_PLAY, BLUE, SOLARA, c.EUROPEAN_MATCH)
    assert (question.seat, question.kind) == (0, c.ASK_FORMATION)
    assert numbers_told(game, c.TELL_LINE_UP_FOREIGN) == [(SOLARA, game.cards.formation_names.index("4-4-2"), 40)]
    assert on(game).away.stars == [4, 4, 4, 3, 3, 4, 4, 3, 3, 5, 3]


@rule("MOTS-ECUP-22", "MOTS-ECUP-15")
@vector("V-95")
def test_without_a_managed_team_the_european_cup_is_over() -> None:
    game = four_elevens()
    game.season, game.through = 2, FOREIGN[:8]
    do(game, c.STEP_EUROPE_ROUND_OVER)
    for token in (24, 38):
        game.token = token
        do(game, c.STEP_MATCH_DAY)
        assert (questions_asked(game), numbers_told(game, c.TELL_MATCH_DAY)) == ([], [])

    script(game, up_to(c.STEP_SEASON_OVER, c.STEP_EUROPE_FINAL), [], [])
    assert (questions_asked(game), game.honours) == ([], [])
    assert [team.points for team in game.teams] == [0, 0, 0, 0]


@rule(
    "MOTS-SUPER-01",
    "MOTS-SUPER-02",
    "MOTS-SUPER-03",
    "MOTS-SUPER-04",
    "MOTS-SUPER-05",
    "MOTS-SUPER-06",
    "MOTS-SUPER-07",
    "MOTS-SCORE-09",
)
@vector("V-96")
def test_the_super_cup_pays_and_gives_no_points() -> None:
    game = four_elevens()
    game.places, game.cup_places = [BLUE, RED, YELLOW, GREEN], [BLUE, YELLOW]
    do(game, c.STEP_NAME_WINNERS)
    before, points = cash(game), [team.points for team in game.teams]
    game.season, game.token = 2, 3

    lazily(game, c.STEP_MATCH_DAY, faces={c.ROLL_HOME: [6, 1], c.ROLL_MATCH: [1]})
    assert (pairs(game), numbers_told(game, c.TELL_HOME)) == ([(BLUE, RED)], [(BLUE, RED)])
    assert cash(game) == [before[0] + 20000, before[1] - 10000, *before[2:]]
    assert [team.points for team in game.teams] == points


@rule("MOTS-SCORE-07", "MOTS-SCORE-08", "MOTS-ECUP-18")
@vector("V-97")
def test_the_european_final_between_two_managed_teams() -> None:
    game = four_elevens()
    game.season, game.entrants = 2, [BLUE, RED]

    lazily(game, c.STEP_EUROPE_FINAL, until=c.STEP_SEASON_OVER, faces={c.ROLL_HOME: [6, 1], c.ROLL_MATCH: [1]})
    assert [team.points for team in game.teams] == [3, 2, 0, 0]
    assert (game.holder, cash(game)[:2]) == (BLUE, [70000, 50000])


@rule("MOTS-SCORE-11", "MOTS-SCORE-10")
@vector("V-98")
def test_a_lost_european_final_is_worth_two_points_and_the_winner_s_go_to_nobody() -> None:
    game = four_elevens()
    game.season, game.entrants = 2, [BLUE, SOLARA]

    lazily(game, c.STEP_EUROPE_FINAL, until=c.STEP_SEASON_OVER, faces={c.ROLL_MATCH: [1]})
    assert [team.points for team in game.teams] == [2, 0, 0, 0]
    assert game.holder == -1


@rule("MOTS-ECUP-13")
@vector("V-138")
def test_two_managed_teams_in_europe_roll_for_home() -> None:
    game = european_day([BLUE, RED], home=[3, 5], match=[1])

    assert numbers_told(game, c.TELL_HOME) == [(RED, BLUE)]
    assert numbers_told(game, c.TELL_RESULT)[0][:2] == (RED, BLUE)
    assert (game.through[0], cash(game)[:2]) == (BLUE, [70000, 50000])


@rule("MOTS-ECUP-21", "MOTS-MONEY-08")
@vector("V-139")
def test_eight_players_lose_to_an_international_team_by_forfeit() -> None:
    game = table()
    own(game, BLUE, "D3 D2 D1 M4 M3 M2 A5 A2")

    do(game, c.STEP_PLAY, BLUE, SOLARA, c.EUROPEAN_MATCH)
    assert (numbers_told(game, c.TELL_FORFEIT), game.through) == ([(BLUE,)], [SOLARA])
    assert cash(game) == [50000] * 4


@rule("MOTS-3P-02", "MOTS-3P-03", "MOTS-3P-05", "MOTS-ABS-07")
@vector("V-108")
def test_a_match_against_the_ghost_is_won_without_dice_or_money_and_serves_markers() -> None:
    game = four_elevens(seats=3)
    player = game.teams[BLUE].lineup[3]
    game.marks[player] = c.INJURED

    do(game, c.STEP_PLAY, GREEN, BLUE, c.LEAGUE_MATCH)
    assert (league(game)[:3], cash(game)[:3]) == ([3, 0, 0], [50000] * 3)
    assert (questions_asked(game), numbers_told(game, c.TELL_FACE)) == ([], [])
    do(game, c.STEP_ROUND_OVER)
    assert game.marks[player] == c.FIT


@rule("MOTS-LINEUP-22")
@vector("V-134")
def test_two_sides_of_eight_roll_for_a_cup_match() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    lazily(game, c.STEP_PLAY, BLUE, RED, c.NATIONAL_SEMI, faces={c.ROLL_DECIDER: [2, 2, 3, 5]})
    assert (game.finalists, cash(game)[:2]) == ([RED], [50000, 50000])


@rule("MOTS-TACTIC-02")
@vector("V-135")
def test_a_second_tactic_card_is_not_asked_for() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    held = hold(game, BLUE, "counter-attack", "super-save")
    lined_up(game, BLUE, RED)

    script(game, go_on, [held[0]], [2])
    assert [question.kind for question in questions_asked(game)] == [c.ASK_TACTIC]
    assert game.teams[BLUE].hand == [held[1]]


@rule("MOTS-TACTIC-06")
@pytest.mark.parametrize(
    "competition", [pytest.param(c.SUPER_CUP_MATCH, id="V-136"), pytest.param(c.PLAY_OFF, id="V-136b")]
)
def test_a_tactic_card_in_super_cup_and_play_off(competition: int) -> None:
    game = match("A", "C", [3], competition=competition, card="counter-attack")

    assert on(game).outcome == c.HOME


@rule("MOTS-LINEUP-17", "MOTS-ABS-05")
@pytest.mark.parametrize(
    ("competition", "may"),
    [pytest.param(c.NATIONAL_SEMI, True, id="V-133"), pytest.param(c.LEAGUE_MATCH, False, id="V-133b")],
)
def test_a_marked_player_is_accepted_in_the_cup_and_refused_in_the_league(competition: int, may: bool) -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "A1 A3")
    eleven(game, RED, "B")
    game.marks[blue[9]] = c.INJURED

    picks = [game.cards.formation_names.index("4-4-2"), *blue[1:4], *blue[5:8]]
    question = question_after(game, up_to(0, c.STEP_PLAY, BLUE, RED, competition), picks)
    assert (blue[9] in question.options) == may
    assert [refusal.option for refusal in question.refusals] == ([] if may else [blue[9]])
