"""Line-ups, the match die, penalties, tactic cards, match money."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, question_after, questions_asked, rule, script
from tests.state import dump
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    asked_at,
    cash,
    eleven,
    four_squads,
    go_on,
    hold,
    lazily,
    league,
    lined_up,
    match,
    plenty,
    story,
    table,
    up_to,
)

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import ByHand
from touchline.kernel.game import DEALER, NOBODY, only
from touchline.kernel.table import Table
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import BEST_ATTACK, BEST_MIDFIELD, BEST_TEAM
from touchline.titles.match_of_the_season.rules.lineup import available
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.rules.money import go_on as go_on_after
from touchline.titles.match_of_the_season.rules.tactics import bonus
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots


@rule("MOTS-MATCH-03", "MOTS-MATCH-10")
@pytest.mark.parametrize(
    ("face", "stars"), [(1, (26, 28)), (2, (7, 5)), (3, (7, 14)), (4, (9, 8)), (5, None), (6, None)]
)
def test_the_home_roll_of_a_d6_decides_what_is_compared(face: int, stars: tuple[int, int] | None) -> None:
    game = match("B", "C", [face, 1] if face > 4 else [face])

    assert [each[1] for each in numbers_told(game, c.TELL_FACE)] == [face]
    assert [each[1:] for each in numbers_told(game, c.TELL_COMPARED)] == ([stars] if stars else [])
    assert [each[0] for each in numbers_told(game, c.TELL_TAKER)] == (
        [BLUE] if face == 5 else [RED] if face == 6 else []
    )


@rule("MOTS-MATCH-05")
def test_a_two_is_for_the_better_attack() -> None:
    assert on(match("B", "C", [2])).outcome == c.HOME
    assert on(match("C", "B", [2])).outcome == c.AWAY


@rule("MOTS-MATCH-08", "MOTS-PEN-01", "MOTS-PEN-03")
@pytest.mark.parametrize("face", range(1, 12))
def test_a_five_is_a_home_penalty_taken_by_the_number_rolled(face: int) -> None:
    game = match("A", "C", [5, face])
    stars = on(game).home.stars[face - 1]

    assert numbers_told(game, c.TELL_TAKER) == [(BLUE, face, stars, 1)]
    assert on(game).outcome == (c.HOME if stars > 1 else c.NEITHER)
    assert questions_asked(game) == []


@rule("MOTS-PEN-02")
def test_a_six_is_taken_from_the_away_line_up() -> None:
    game = match("A", "C", [6, 5])

    assert numbers_told(game, c.TELL_TAKER) == [(RED, 5, 5, 2)]
    assert on(game).outcome == c.AWAY


@rule("MOTS-PEN-11", "MOTS-ECUP-20")
def test_the_engine_rolls_for_an_international_team_which_fields_its_card() -> None:
    game = table()
    eleven(game, BLUE, "A")
    lined_up(game, BLUE, INTERNATIONAL + 3, c.EUROPEAN_MATCH)
    assert told_foreign(game) == (3, 12, 10, 11)

    script(game, go_on, [], [6, 9])
    assert numbers_told(game, c.TELL_TAKER) == [(INTERNATIONAL + 3, 9, 4, 2)]
    assert questions_asked(game) == []
    assert game.through == [INTERNATIONAL + 3]


def told_foreign(game: Mots) -> tuple[int, int, int, int]:
    """Goalkeeper, defence, midfield, attack of Olympique Sarrane in 4-3-3."""
    stars = on(game).away.stars
    return stars[0], sum(stars[1:5]), sum(stars[5:8]), sum(stars[8:])


@rule("MOTS-PEN-07", "MOTS-PEN-08")
@pytest.mark.parametrize(("home", "face"), [("A", 12), ("A10", 9)])
def test_a_penalty_without_a_taker_is_saved_by_option(home: str, face: int) -> None:
    game = match(home, "B", [5, face], game=table(penalty_no_taker="saved"))

    assert on(game).outcome == c.NEITHER
    assert len(numbers_told(game, c.TELL_SAVED)) == 1


@rule("MOTS-MATCH-15")
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_playing_at_home_is_worth_no_stars(face: int) -> None:
    assert on(match("C", "C", [face])).outcome == c.NEITHER


@rule("MOTS-MATCH-23")
def test_the_base_game_tells_no_goals() -> None:
    game = match("A", "B", [1])

    assert story(game, c.TELL_GOAL, c.TELL_SCORE) == []
    assert numbers_told(game, c.TELL_RESULT) == [(BLUE, RED, c.HOME, c.LEAGUE_MATCH)]


@rule("MOTS-MATCH-16", "MOTS-TACTIC-04", "MOTS-TACTIC-07")
def test_the_order_of_a_match() -> None:
    game = four_squads()
    save = hold(game, BLUE, "super-save")[0]
    faces = {c.ROLL_MATCH: [5], c.ROLL_TAKER: [10]}

    driver = lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, faces=faces, picks={c.ASK_TACTIC: [save]})
    order = [
        c.TELL_LINE_UP, c.TELL_LINE_UP, c.TELL_COMMITTED, c.TELL_FACE, c.TELL_REVEALED,
        c.TELL_TAKER, c.TELL_RESULT, c.TELL_PAYS, c.TELL_LEAGUE_POINTS,
    ]  # fmt: skip
    assert story(game, *set(order)) == order
    kinds = [question.kind for question in driver.asked]
    assert kinds.index(c.ASK_TACTIC) > max(at for at, kind in enumerate(kinds) if kind == c.ASK_CHANGE_OUT)


@rule("MOTS-MATCH-17", "MOTS-LEAGUE-02")
def test_matches_of_a_day_are_played_in_the_order_listed() -> None:
    game = four_squads()
    game.token = 7

    lazily(game, c.STEP_MATCH_DAY)
    assert [each[:2] for each in numbers_told(game, c.TELL_RESULT)] == [(BLUE, RED), (YELLOW, GREEN)]


@rule("MOTS-LEAGUE-04", "MOTS-LEAGUE-05", "MOTS-LEAGUE-06", "MOTS-LEAGUE-07", "MOTS-SCORE-13")
@pytest.mark.parametrize(("face", "points"), [(1, [3, 0]), (2, [1, 1]), (4, [0, 3])])
def test_three_points_for_a_win_one_for_a_draw_none_for_a_defeat(face: int, points: list[int]) -> None:
    game = match("A", "B", [face])

    assert league(game)[:2] == points
    assert sum(each[1] for each in numbers_told(game, c.TELL_LEAGUE_POINTS)) == sum(points)
    assert [team.points for team in game.teams] == [0, 0, 0, 0]


@rule("MOTS-MONEY-05")
def test_by_option_the_bank_covers_for_a_short_loser() -> None:
    game = table(short_loser="bank_covers")
    eleven(game, BLUE, "A")
    eleven(game, RED, "B", "M1 M2 D2 A2")
    game.teams[RED].cash = 5000
    lined_up(game, BLUE, RED)

    script(game, go_on, [], [1])
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 15)


@rule("MOTS-TACTIC-03")
def test_that_a_card_is_laid_down_is_told_and_which_one_is_not() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "C")
    counter = hold(game, BLUE, "counter-attack")[0]
    lined_up(game, BLUE, RED)
    script(game, up_to(c.STEP_EVENT_ROLL, *game.next_step()), [counter], [])

    assert numbers_told(game, c.TELL_COMMITTED, 1) == [(BLUE,)]
    assert questions_asked(game)[0].seen == only(0)
    views = [TITLE.observe(game, seat)["match"] for seat in (0, 1, None)]
    assert [view["committed"] for view in views] == [True] * 3
    assert [view["card"] for view in views] == [counter, NOBODY, NOBODY]


@rule("MOTS-TACTIC-21")
def test_match_of_the_season_adds_five_to_the_midfield() -> None:
    game = match("A", "B", [3], card="match-of-the-season")
    assert numbers_told(game, c.TELL_COMPARED)[0][1:] == (15, 7)
    for face in (2, 4):
        plain, carded = match("A", "B", [face]), match("A", "B", [face], card="match-of-the-season")
        assert numbers_told(plain, c.TELL_COMPARED) == numbers_told(carded, c.TELL_COMPARED)


@rule("MOTS-TACTIC-24")
def test_by_option_a_super_save_wins_the_match() -> None:
    game = match("A", "B", [6], card="super-save", game=table(super_save_result="win"))

    assert on(game).outcome == c.HOME


@rule("MOTS-TACTIC-16")
def test_by_option_the_outer_midfielders_count_as_wings() -> None:
    game = match("A", "B", [1], card="wing-attack", game=table(wing_attack_no_wings="outer_midfielders"))

    assert numbers_told(game, c.TELL_COMPARED)[0][1:] == (5, 3 + 1)


@rule("MOTS-TACTIC-08")
def test_a_committed_card_is_spent_even_without_effect() -> None:
    game = match("A", "B", [4], card="counter-attack")

    assert (game.teams[BLUE].hand, len(game.chance.under)) == ([], 1)


@rule("MOTS-KO-05", "MOTS-KO-03")
def test_five_goalless_extra_events_are_followed_by_the_d6() -> None:
    game = match("A", "B", [2, 2, 2, 2, 2, 2, 2, 1, 6], competition=c.NATIONAL_SEMI, game=table(match_events=2))

    assert (on(game).goals, on(game).outcome) == ([0, 0], c.AWAY)


@rule("MOTS-TACTIC-08", "MOTS-TACTIC-03")
def test_with_dice_by_hand_a_committed_card_cannot_be_taken_back() -> None:
    game = four_squads()
    counter = hold(game, BLUE, "counter-attack")[0]
    lined_up(game, BLUE, RED)
    at_hand = Table(TITLE, TITLE.resolve_options(4, {}), game.cards, game, ByHand(Seeded(1)))
    at_hand.advance()

    at_hand.pick(0, counter)
    assert at_hand.to_act == [DEALER]
    assert not at_hand.can_undo(0)


@rule("MOTS-2P-14", "MOTS-2P-08", "MOTS-2P-04")
def test_between_a_manager_s_teams_cards_dice_and_money_are_as_usual_but_there_is_no_change() -> None:
    game = table(2)
    eleven(game, BLUE, "A")
    eleven(game, YELLOW, "C")
    counter = hold(game, BLUE, "counter-attack")[0]

    driver = lazily(
        game, c.STEP_PLAY, BLUE, YELLOW, c.LEAGUE_MATCH, faces={c.ROLL_MATCH: [3]}, picks={c.ASK_TACTIC: [counter]}
    )
    assert {question.kind for question in driver.asked} <= {c.ASK_SLOT, c.ASK_TACTIC}
    assert (on(game).outcome, cash(game)) == (c.HOME, [70000, 50000, 40000, 50000])


@rule("MOTS-ECUP-19")
def test_a_drawn_european_match_is_rolled_on_by_the_engine() -> None:
    game = table()
    eleven(game, BLUE, "4-4-2 GK4 D4 D4 D3 D3 M4 M4 M3 M3 A5 A3")
    lined_up(game, BLUE, INTERNATIONAL, c.EUROPEAN_MATCH)

    script(game, go_on, [], [1, 2, 3, 4, 1, 2, 3, 5])
    assert (on(game).outcome, game.through, cash(game)[BLUE]) == (c.AWAY, [INTERNATIONAL], 50000)


def test_the_card_of_the_opponent_is_told_before_the_line_up_is_asked() -> None:
    game = four_squads()

    asked_at(game, c.STEP_PLAY, BLUE, INTERNATIONAL, c.EUROPEAN_MATCH)
    assert len(numbers_told(game, c.TELL_LINE_UP_FOREIGN, 0)) == 1


def test_no_seat_but_the_home_one_is_asked_for_a_tactic() -> None:
    game = four_squads()
    for team in (BLUE, RED, GREEN):
        hold(game, team, "counter-attack")

    question = question_after(game, up_to(0, *begin(game)))
    assert (question.kind, question.seat) == (c.ASK_TACTIC, 0)


def begin(game: Mots) -> tuple[int, ...]:
    lined_up(game, BLUE, RED)
    game.agenda = []
    return (c.STEP_TACTIC_COMMIT,)


@rule("MOTS-LINEUP-14")
@pytest.mark.parametrize(("short", "winner"), [(BLUE, c.AWAY), (RED, c.HOME)])
def test_whichever_side_has_fewer_than_nine_loses(short: int, winner: int) -> None:
    game = four_squads()
    eleven(game, short, "4-4-2 GK2 D3 D2 D2 D1 M4 M3 M2 - - -")

    lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH, until=c.STEP_SETTLE)
    assert on(game).outcome == winner
    assert numbers_told(game, c.TELL_FORFEIT) == [(short,)]


@rule("MOTS-ECUP-10")
@pytest.mark.parametrize("first", [0, 3])
def test_the_first_drawn_of_two_international_teams_goes_through(first: int) -> None:
    game = four_squads()

    lazily(game, c.STEP_PLAY, INTERNATIONAL + first, INTERNATIONAL + 1, c.EUROPEAN_MATCH, until=c.STEP_PRIZE)
    assert numbers_told(game, c.TELL_WALKOVER) == [(INTERNATIONAL + first, INTERNATIONAL + 1, c.EUROPEAN_MATCH)]


@rule("MOTS-TACTIC-20", "MOTS-TACTIC-21")
def test_centre_attack_counts_no_empty_places() -> None:
    game = table()
    eleven(game, BLUE, "4-4-2 GK2 D3 D2 D2 D1 M4 M3 - M1 A5 -")
    eleven(game, RED, "B")
    centre, save = hold(game, BLUE, "centre-attack", "super-save")
    match = lined_up(game, BLUE, RED)

    assert [bonus(game, match, centre, event) for event in (BEST_ATTACK, BEST_MIDFIELD, BEST_TEAM)] == [2, 2, 4]
    game.cards = TITLE.load_cards(None)  # its own copy of the set
    game.cards.kind_amount = [2] * len(game.cards.kind_amount)
    assert bonus(game, match, save, BEST_TEAM) == 0


@rule("MOTS-ADV-43")
def test_a_card_for_the_formation_on_the_pitch_is_not_refused() -> None:
    game = table(advanced_game=True)
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    centre = hold(game, BLUE, "centre-attack")[0]
    lined_up(game, BLUE, RED)

    question = question_after(game, go_on, [centre], [2])
    assert (question.kind, question.options, question.refusals) == (c.ASK_REVEAL, [PASS, centre], [])


@rule("MOTS-ECUP-14")
def test_only_european_winners_go_on_in_europe() -> None:
    game = four_squads()
    for competition, through in ((c.PLAY_OFF, []), (c.SUPER_CUP_MATCH, []), (c.EUROPEAN_MATCH, [RED])):
        match = lined_up(game, BLUE, RED, competition)
        match.outcome = c.AWAY
        go_on_after(game, match)
        assert game.through == through


def test_a_copy_in_mid_match_is_a_game_of_its_own() -> None:
    game = four_squads(advanced_game=True)
    hold(game, BLUE, "counter-attack")
    lined_up(game, BLUE, RED)
    copy = game.clone()
    before = dump(game)

    lazily(copy, *copy.next_step())
    assert dump(game) == before
    assert on(copy).outcome in (c.HOME, c.AWAY, c.NEITHER)
    assert available(game, BLUE, c.LEAGUE_MATCH) == available(copy, BLUE, c.LEAGUE_MATCH)
    assert plenty() is game.cards
