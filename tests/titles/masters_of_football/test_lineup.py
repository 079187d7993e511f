"""Lineups of three and tactic cards, face down."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.laid import (
    Plan,
    kinds,
    numbers_told,
    options_of,
    pitch,
    player,
    refusals_of,
    run,
    scene,
    squad,
    trio,
    vector,
)

from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import NOBODY
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import DEFENSIVE, DIRECT, WOOD
from touchline.titles.masters_of_football.rules import lineup
from touchline.titles.masters_of_football.rules.lineup import wood_remedy
from touchline.titles.masters_of_football.state import Match, Mof

D, M, F = 0, 1, 2
WOOD_D, WOOD_M, WOOD_F = player(57), player(61), player(64)


def face_down(game: Mof, home: int = 0, away: int = 1) -> Match:
    match = Match(0, 1, home, away)
    game.boards = [match]
    return match


def field_players(game: Mof, match: Match, picks: list[int], tactic: int = 0) -> Plan:
    """Team 0 fields these and that tactic; team 1 whatever it has."""
    wishes = [(0, codes.ASK_FIELD, pick) for pick in picks] + [(0, codes.ASK_TACTIC, tactic)]
    return run(game, lambda laid: lineup.lineups(laid, match), wishes)


@rule("MOF-LINEUP-01, 12")
def test_three_are_fielded_in_the_order_their_manager_wants() -> None:
    game = scene()
    a, b, c, d = trio(game, 0, rating=(0, 0, 0, 0))
    match = face_down(game)

    plan = field_players(game, match, [d, a, c])

    assert match.lineup[0] == [d, a, c]
    assert kinds(plan, 0) == [codes.ASK_FIELD] * 3 + [codes.ASK_TACTIC]
    asked = [question.context for question in plan.asked if question.seat == 0]
    assert asked == [(1, NOBODY, NOBODY), (2, d, NOBODY), (3, d, a), (1, d, a, c)]
    assert options_of(plan, 0, codes.ASK_FIELD) == [a, b, c, d]


@rule("MOF-LINEUP-02")
def test_the_third_may_not_have_the_one_position_of_the_others() -> None:
    game = scene()
    a, b, c, d = trio(game, 0, rating=(0, 0, 0, 0), positions=(D, D, D, F))
    match = face_down(game)

    with pytest.raises(IllegalPick):
        field_players(game, match, [a, b, c])
    plan = field_players(game, match, [a, b, d])

    assert plan.refused[2] == {c: codes.WHY_SAME_POSITION}
    assert refusals_of(plan, 0, codes.ASK_FIELD) == {}


@rule("MOF-LINEUP-03")
@pytest.mark.parametrize("positions", [(D, D, M), (M, F, F), (D, M, F), (F, F, D)])
def test_any_three_of_two_positions_or_more_will_do(positions: tuple[int, int, int]) -> None:
    game = scene()
    players = trio(game, 0, positions=positions)
    match = face_down(game)

    field_players(game, match, players)

    assert match.lineup[0] == players


@vector("T44")
@rule("MOF-LINEUP-04, 05, 06, 07")
def test_a_squad_of_forwards_takes_a_wood_player_of_another_position(vector: str) -> None:
    game = scene()
    players = trio(game, 0, positions=(F, F, F))
    match = face_down(game)
    game.piles[WOOD] = [WOOD_F, WOOD_D, WOOD_M]

    run(game, lambda laid: wood_remedy(laid, match), draws=[WOOD_D])

    assert game.teams[0].squad == [*players, WOOD_D]
    assert sorted(game.piles[WOOD]) == sorted([WOOD_F, WOOD_M])
    plan = field_players(game, match, [players[2], players[0], WOOD_D])
    assert plan.asked[2].options == [WOOD_D]
    assert WOOD_D in game.teams[0].squad


@rule("MOF-LINEUP-06")
def test_a_wood_player_of_the_same_position_is_never_taken() -> None:
    game = scene()
    trio(game, 0, positions=(F, F, F))
    match = face_down(game)
    game.piles[WOOD] = [WOOD_F, WOOD_D]

    run(game, lambda laid: wood_remedy(laid, match))

    assert game.teams[0].squad[-1] == WOOD_D
    assert game.piles[WOOD] == [WOOD_F]


@rule("MOF-LINEUP-05")
def test_no_wood_player_where_the_squad_has_two_positions() -> None:
    game = scene()
    trio(game, 0, rating=(0, 0, 0, 0), positions=(F, F, F, M))
    match = face_down(game)

    run(game, lambda laid: wood_remedy(laid, match))

    assert (len(game.teams[0].squad), match.must) == (4, [NOBODY, NOBODY])


@rule("MOF-LINEUP-07")
def test_the_wood_player_need_not_play_the_next_match() -> None:
    game = scene()
    players = trio(game, 0, positions=(F, F, F))
    first = face_down(game)
    run(game, lambda laid: wood_remedy(laid, first))
    game.cards.position[players[0]] = M
    second = face_down(game)

    run(game, lambda laid: wood_remedy(laid, second))
    field_players(game, second, players)

    assert (second.must, second.lineup[0]) == ([NOBODY, NOBODY], players)


@rule("MOF-DECK-04", "MOF-LINEUP-04")
def test_without_wood_a_stand_in_of_another_position_comes() -> None:
    game = scene()
    trio(game, 0, positions=(D, D, D))
    match = face_down(game)
    game.piles[WOOD] = [WOOD_D]

    run(game, lambda laid: wood_remedy(laid, match))

    assert game.cards.position[match.must[0]] == M
    assert match.must[0] in game.cards.stand_ins


@rule("MOF-DECK-01", "MOF-LINEUP-06")
def test_discarded_wood_is_shuffled_in_before_a_stand_in_comes() -> None:
    game = scene()
    trio(game, 0, positions=(D, D, D))
    match = face_down(game)
    game.piles[WOOD], game.discards[WOOD] = [WOOD_D], [WOOD_F]

    run(game, lambda laid: wood_remedy(laid, match))

    assert match.must[0] == WOOD_F
    assert (game.piles[WOOD], game.discards[WOOD]) == ([WOOD_D], [])


@rule("MOF-TACTIC-01, 02, 03")
def test_each_places_one_of_four_tactic_cards() -> None:
    game = scene()
    match = face_down(game)

    plan = field_players(game, match, game.teams[0].squad, DEFENSIVE)

    assert options_of(plan, 0, codes.ASK_TACTIC) == options_of(plan, 1, codes.ASK_TACTIC) == [0, 1, 2, 3]
    assert match.chosen[0] == DEFENSIVE


@rule("MOF-LINEUP-08, 09", "MOF-INFO-04")
def test_nothing_of_it_is_told_before_the_reveal() -> None:
    game = scene()
    a, b, c, d = trio(game, 0, rating=(0, 0, 0, 0))
    match = face_down(game)
    plan = field_players(game, match, [a, b, c], DIRECT)
    assert plan.revealed == [False]
    before = [event.numbers for event in game.told or []]

    other = face_down(game)
    field_players(game, other, [d, c, b], DEFENSIVE)

    assert [event.numbers for event in game.told or []] == before == [(0, 1)]
    assert not other.shown


@rule("MOF-LINEUP-10", "MOF-INFO-01")
def test_both_lineups_are_turned_up_together() -> None:
    game = scene()
    match = pitch(game)
    match.shown = 0
    home, away = match.lineup

    run(game, lambda laid: lineup.show_lineups(laid, match))

    assert match.shown == 1
    assert numbers_told(game, codes.TELL_LINEUP_SHOWN) == [(0, *home), (1, *away)]
    assert (sorted(game.teams[0].seen), sorted(game.teams[1].seen)) == (sorted(home), sorted(away))


@rule("MOF-LINEUP-11")
def test_players_who_played_are_available_again() -> None:
    game = scene()
    players = trio(game, 0, rating=(0, 0, 0, 0))
    match = face_down(game)
    field_players(game, match, players[:3])
    run(game, lambda laid: lineup.show_lineups(laid, match))

    plan = field_players(game, face_down(game), players[:3])

    assert options_of(plan, 0, codes.ASK_FIELD) == players


@rule("MOF-AI-04, 08")
def test_a_team_without_a_person_fields_its_three_and_its_tactic_unasked() -> None:
    game = scene(3)
    squad(game, 3, *game.cards.personless_players[0])
    match = face_down(game, 0, 3)

    plan = run(game, lambda laid: lineup.lineups(laid, match))

    assert {question.seat for question in plan.asked} == {0}
    assert (match.lineup[1], match.chosen[1]) == (game.cards.personless_players[0], DIRECT)


@rule("MOF-INFO-06", "MOF-LINEUP-04")
def test_which_wood_player_came_is_seen_by_his_manager_only() -> None:
    game = scene()
    trio(game, 0, positions=(F, F, F))
    match = face_down(game)

    run(game, lambda laid: wood_remedy(laid, match), draws=[WOOD_D])

    assert numbers_told(game, codes.TELL_WOOD_JOINED, seat=1) == [(0,)]
    assert (numbers_told(game, codes.TELL_WOOD_SEEN, seat=0), numbers_told(game, codes.TELL_WOOD_SEEN, seat=1)) == (
        [(WOOD_D,)],
        [],
    )


@rule("MOF-DECK-07", "MOF-LINEUP-06")
def test_discarded_wood_stays_where_it_is_while_the_pile_has_one_that_fits() -> None:
    game = scene()
    trio(game, 0, positions=(D, D, D))
    match = face_down(game)
    game.piles[WOOD], game.discards[WOOD] = [WOOD_D, WOOD_M], [WOOD_F]

    run(game, lambda laid: wood_remedy(laid, match))

    assert match.must[0] == WOOD_M
    assert game.discards[WOOD] == [WOOD_F]
    assert numbers_told(game, codes.TELL_RESHUFFLED) == []


@rule("MOF-DECK-04", "MOF-LINEUP-01")
def test_stand_ins_of_one_name_are_offered_once() -> None:
    game = scene()
    keeper_of_time, other = game.cards.stand_ins[0], game.cards.stand_ins[2]

    assert lineup.without([other, *[keeper_of_time] * 3, other, other], [other]) == [keeper_of_time, other]
    assert lineup.without([keeper_of_time, keeper_of_time], []) == [keeper_of_time]
