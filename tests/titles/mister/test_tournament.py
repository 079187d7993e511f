"""MIS-TOUR, MIS-CUP: four at one deck, twice through."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import play, question_after, questions_asked, rule, script
from tests.titles.mister.laid import ex, match_begun, numbers_of, open_game, player, row

from touchline.kernel.game import NOBODY
from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import LS, SLOT_NAMES
from touchline.titles.mister.rules.match import kick_off, turn
from touchline.titles.mister.rules.tournament import fixtures, full_time, open_round, pairing, round_end
from touchline.titles.mister.state import LEFT, RIGHT, Mister, Outcome

HEADS, TAILS = 1, 2
ONE, TWO, THREE, FOUR = 2, 0, 3, 1  # the seats that are players 1 to 4 in these scenes


def cup(results: list[Outcome] | None = None, **options: Any) -> Mister:
    game = match_begun(seats=4, mode="cup", **options)
    game.numbers = [ONE, TWO, THREE, FOUR]
    game.fixtures = [(ONE, TWO), (THREE, FOUR)]
    game.order = [ONE, TWO, THREE, FOUR]
    game.results = list(results or [])
    return game


@ex("EX-093")
@rule("MIS-TOUR-01, 02")
def test_the_first_two_to_throw_heads_meet() -> None:
    game = open_game(4, mode="cup")
    script(game, pairing, faces=[TAILS, HEADS, TAILS, TAILS, HEADS])

    assert game.numbers == [1, 0, 2, 3]
    assert [each["seat"] for each in numbers_of(game, "tossed")] == [0, 1, 2, 3, 0]
    assert [each["winner"] for each in numbers_of(game, "tossed")] == [NOBODY, 1, NOBODY, NOBODY, 0]
    assert fixtures(game, 0) == [(1, 0), (2, 3)]


@rule("MIS-TOUR-02")
def test_a_manager_who_has_thrown_heads_tosses_no_more() -> None:
    game = open_game(4, mode="league")
    script(game, pairing, faces=[HEADS, TAILS, TAILS, TAILS, TAILS, TAILS, HEADS])

    assert [each["seat"] for each in numbers_of(game, "tossed")] == [0, 1, 2, 3, 1, 2, 3]
    assert game.numbers == [0, 3, 1, 2]


@rule("MIS-TOUR-01")
def test_two_heads_in_the_first_round_end_the_tosses() -> None:
    game = open_game(4, mode="league")
    script(game, pairing, faces=[TAILS, TAILS, HEADS, HEADS])

    assert fixtures(game, 0) == [(2, 3), (0, 1)]


@rule("MIS-TOUR-03", "MIS-CUP-01")
@pytest.mark.parametrize("mode", ["cup", "league"])
def test_1_meets_2_and_3_meets_4_first(mode: str) -> None:
    game = match_begun(seats=4, mode=mode)
    game.numbers = [ONE, TWO, THREE, FOUR]
    script(game, lambda it: open_round(it, 0))

    assert game.fixtures == [(ONE, TWO), (THREE, FOUR)]
    assert numbers_of(game, "fixture") == [{"first": ONE, "second": TWO}, {"first": THREE, "second": FOUR}]
    assert [game.opponent(seat) for seat in (ONE, TWO, THREE, FOUR)] == [TWO, ONE, FOUR, THREE]
    assert game.agenda == [(c.STEP_LINEUPS,), (c.STEP_KICK_OFF,)]


@rule("MIS-TOUR-04, 05, 06")
def test_both_matches_go_round_one_deck_from_player_1_without_a_toss() -> None:
    game = cup()
    script(game, kick_off)
    lifted = []
    for number in (1, 2, 3, 4, 5):
        lifted.append(game.order[game.at])
        script(game, turn, faces=[row(number)])

    assert lifted == [ONE, TWO, THREE, FOUR, ONE]
    assert len(game.pack) == 27


@ex("EX-094")
@rule("MIS-TOUR-05, 09")
def test_the_32nd_card_is_player_4s_and_player_1_goes_on() -> None:
    game = cup()
    game.pack, game.at = [row(1)], 31 % 4
    assert game.order[game.at] == FOUR
    script(game, turn)

    assert (game.order[game.at], game.passes, len(game.pack)) == (ONE, 2, 32)


@rule("MIS-TOUR-07")
def test_the_second_exhaustion_ends_both_matches() -> None:
    game = cup()
    game.pack = [row(1)]
    script(game, turn)
    assert game.agenda == [(c.STEP_TURN,)]
    game.pack, game.agenda = [row(1)], []
    script(game, turn)

    assert game.agenda == [(c.STEP_FULL_TIME,)]
    script(game, full_time)
    assert [result[1:3] for result in game.results] == [(ONE, TWO), (THREE, FOUR)]


@rule("MIS-TOUR-07", "MIS-MATCH-09")
@pytest.mark.parametrize(
    ("seats", "options", "passes"),
    [
        (2, {}, 1),
        (4, {"mode": "cup"}, 2),
        (4, {"mode": "league"}, 2),
        (3, {"mode": "three_way"}, 1),
        (2, {"deck_passes": 4}, 4),
    ],
)
def test_how_often_the_deck_is_played_through(seats: int, options: dict[str, object], passes: int) -> None:
    assert open_game(seats, **options).rules.deck_passes == passes


@ex("EX-095")
@rule("MIS-TOUR-08", "MIS-MATCH-14")
def test_goals_are_noted_after_the_first_pass_and_the_cards_returned() -> None:
    game = cup()
    game.sides[TWO].kept = [row(1), row(2)]
    game.pack, game.spent = [row(3)], [row(number) for number in range(4, 33)]
    script(game, turn)
    assert (game.sides[TWO].kept, game.sides[TWO].goals()) == ([], 2)
    assert sorted(game.pack) == list(range(32))
    game.sides[TWO].kept = [row(9)]

    assert game.sides[TWO].goals() == 3
    script(game, full_time)
    assert game.results[0][1:5] == (ONE, TWO, 0, 3)


@ex("EX-115")
@rule("MIS-TOUR-10", "MIS-ABSENT-01")
def test_a_footballer_who_was_sent_off_is_missing_in_the_second_pass_too() -> None:
    game = match_begun("att LS.A=9, att RB.E=7, att pending boost=1", seats=4, mode="league")
    game.pack = [row(19)]
    script(game, turn)
    assert (game.passes, game.sides[0].boost) == (2, 1)  # pending bonuses carry over as well
    game.at = 0
    script(game, turn, faces=[row(3)])

    assert numbers_of(game, "missing") == [{"seat": 0, "slot": LS}]
    assert numbers_of(game, "faded") == [{"seat": 0, "phase": 0}]


@rule("MIS-TOUR-10")
def test_a_substitute_stays_on_in_the_second_pass() -> None:
    game = match_begun("att LS.A=9", seats=4, mode="league")
    game.pack = [row(22)]
    script(game, turn, [player(0, "S1")])

    assert (game.passes, game.sides[0].lineup[LS]) == (2, player(0, "S1"))


@rule("MIS-TOUR-08 to 10")
def test_a_single_match_of_two_passes_goes_the_same_way() -> None:
    game = match_begun(deck_passes=2)
    game.sides[1].kept = [row(4)]
    game.pack = [row(1)]
    script(game, turn)

    assert (game.order[game.at], game.sides[1].noted, game.agenda) == (1, 1, [(c.STEP_TURN,)])


FIRST_ROUND: list[Outcome] = [(0, ONE, TWO, 2, 0, ONE, 0, 0), (0, THREE, FOUR, 1, 1, FOUR, 3, 4)]


@ex("EX-096")
@rule("MIS-CUP-02, 03, 06", "MIS-TOUR-11")
def test_winners_meet_in_the_final_and_losers_for_third_place() -> None:
    game = cup(FIRST_ROUND)
    script(game, lambda it: open_round(it, 1))
    assert game.fixtures == [(ONE, FOUR), (TWO, THREE)]
    game.agenda = []
    script(game, kick_off)

    assert game.order == [ONE, FOUR, TWO, THREE]


@rule("MIS-TOUR-11")
def test_the_second_round_is_played_like_the_first() -> None:
    game = cup(FIRST_ROUND)
    eleven = [player(seat, slot) for seat in (ONE, FOUR, TWO, THREE) for slot in SLOT_NAMES[1:]]
    game.agenda = [(c.STEP_ROUND, 1)]
    play(TITLE, game, eleven, steps=3)

    assert (len(game.pack), game.passes, game.rules.deck_passes) == (32, 1, 2)
    assert game.order == [ONE, FOUR, TWO, THREE]
    script(game, turn, faces=[row(1)])
    assert numbers_of(game, "action")[0]["against"] == FOUR


@rule("MIS-CUP-02, 03")
def test_the_places_of_a_cup() -> None:
    game = cup([*FIRST_ROUND, (1, ONE, FOUR, 0, 1, FOUR, 0, 0), (1, TWO, THREE, 2, 2, TWO, 5, 4)])
    game.round, game.fixtures = 1, [(ONE, FOUR), (TWO, THREE)]
    script(game, round_end)
    play(TITLE, game)

    assert [TITLE.result(game).places[seat] for seat in (FOUR, ONE, TWO, THREE)] == [1, 2, 3, 4]
    assert numbers_of(game, "winner") == [{"seat": FOUR}]


@rule("MIS-CUP-04, 05")
@pytest.mark.parametrize("at", [0, 1])
def test_every_level_match_of_a_cup_goes_to_a_shootout(at: int) -> None:
    game = cup(FIRST_ROUND)
    game.round, game.fixtures = 1, [(ONE, FOUR), (TWO, THREE)]
    game.sides[game.fixtures[1 - at][0]].kept = [row(1)]
    script(game, full_time)

    assert game.agenda == [(c.STEP_TAKERS, at), (c.STEP_ROUND_END,)]


@rule("MIS-CUP-07")
def test_both_shootouts_of_a_round_one_after_the_other() -> None:
    game = cup()
    script(game, full_time)
    five = SLOT_NAMES[1:6]
    first = [player(seat, slot) for seat in (ONE, TWO) for slot in five]
    play(TITLE, game, [*first, *[LEFT, RIGHT, LEFT, LEFT] * 5], steps=11)
    question = question_after(game, lambda it: TITLE.perform(it, it.next_step()))

    assert (game.results[0][5], game.results[1][5]) == (ONE, NOBODY)
    assert question.seat == THREE
    assert question.options[0] == player(THREE, "GK")


@rule("MIS-TOUR-04")
def test_the_two_matches_have_scores_of_their_own() -> None:
    game = match_begun("seat2 RM.E=6, seat2 LS.B=6", seats=4, mode="league")
    game.at = 2
    script(game, turn, [LEFT, RIGHT], [row(1)])
    script(game, full_time)

    assert [result[1:5] for result in game.results] == [(0, 1, 0, 0), (2, 3, 1, 0)]
    assert questions_asked(game) == []


@rule("MIS-TOUR-01")
def test_the_coins_of_the_draw_have_two_sides() -> None:
    with pytest.raises(ValueError, match="2 sides"):
        script(open_game(4, mode="cup"), pairing, faces=[3])


@rule("MIS-SETUP-04", "MIS-TOUR-01")
@pytest.mark.parametrize(
    ("seats", "mode", "tossed"), [(4, "cup", True), (4, "league", True), (2, "head_to_head", False)]
)
def test_players_are_drawn_by_coin_in_a_tournament_of_four(seats: int, mode: str, tossed: bool) -> None:
    assert ((c.STEP_PAIRING,) in open_game(seats, mode=mode).agenda) == tossed


@rule("MIS-TOUR-11")
def test_each_round_tells_its_number() -> None:
    game = match_begun(seats=4, mode="league")
    script(game, lambda it: open_round(it, 2))

    assert numbers_of(game, "round") == [{"round": 3, "rounds": 6}]


@rule("MIS-LEAGUE-06")
def test_a_cup_has_no_table() -> None:
    game = cup([(0, ONE, TWO, 1, 0, ONE, 0, 0), (0, THREE, FOUR, 1, 0, THREE, 0, 0)])
    script(game, round_end)

    assert numbers_of(game, "table-row") == []
