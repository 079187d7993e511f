"""The two windows before a match: who announces when, what may be placed, how it resolves."""

from __future__ import annotations

import pytest
from tests.scenes import rule
from tests.titles.masters_of_football.before_match import A, B, C, before, places, says, window
from tests.titles.masters_of_football.laid import (
    card,
    draw_in_order,
    hand,
    kinds,
    numbers_told,
    options_of,
    play,
    refusals_of,
    trio,
)

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes
from touchline.titles.masters_of_football.printed import (
    AWAY,
    HOME,
)
from touchline.titles.masters_of_football.rules.calendar import BEFORE_THE_MATCH
from touchline.titles.masters_of_football.state import PRE1, PRE2


@rule("MOF-TACTIC-04, 06", "MOF-LEVEL-02, 03")
def test_the_windows_stand_where_the_book_puts_them() -> None:
    order = [
        step
        for step in BEFORE_THE_MATCH
        if step[0]
        in (
            codes.STEP_LINEUPS,
            codes.STEP_PLACING,
            codes.STEP_SHOW_LINEUPS,
            codes.STEP_TACTIC_BATTLE,
            codes.STEP_KICK_OFF,
        )
    ]

    assert order == [
        (codes.STEP_LINEUPS,),
        (codes.STEP_PLACING, PRE1),
        (codes.STEP_SHOW_LINEUPS,),
        (codes.STEP_TACTIC_BATTLE,),
        (codes.STEP_PLACING, PRE2),
        (codes.STEP_KICK_OFF,),
    ]


@rule("MOF-TACTIC-07", "MOF-LEVEL-04", "MOF-CARD-34", "MOF-HOME-03")
@pytest.mark.parametrize("which", [PRE1, PRE2])
@pytest.mark.parametrize(("holder", "order"), [(HOME, [2, 3, 1, 0]), (AWAY, [2, 3, 0, 1])])
def test_observers_first_and_the_holder_last(which: int, holder: int, order: list[int]) -> None:
    game, match = before(window=which)
    match.home_advantage, match.order = holder, []
    for number in range(4):
        hand(game, number, 20 + number)

    window(game, match, which, [])

    assert [numbers[0] for numbers in numbers_told(game, codes.TELL_ANNOUNCED)] == order


@rule("MOF-RESP-05")
def test_everybody_with_a_card_is_asked_even_if_none_is_playable() -> None:
    game, match = before()
    hand(game, A, card(1))
    hand(game, C, card(33))

    plan = window(game, match, PRE1, [])

    assert [question.seat for question in plan.asked] == [C, A]
    assert options_of(plan, A, codes.ASK_ANNOUNCE) == [PASS, codes.EXCHANGE]


@rule("MOF-TACTIC-05, 08", "MOF-CARD-02", "MOF-LEVEL-02", "MOF-RESP-15")
@pytest.mark.parametrize(
    ("which", "codes_of_cards"),
    [(PRE1, [8, 9, 10, 14, 27, 28, 39]), (PRE2, [1, 2, 3, 4, 15, 22, 35, 38, 46, 47])],
)
def test_each_card_has_its_window(which: int, codes_of_cards: list[int]) -> None:
    everything = [1, 2, 3, 4, 8, 9, 10, 14, 15, 17, 19, 20, 22, 27, 28, 32, 33, 35, 38, 39, 40, 42, 44, 46, 47]
    game, match = before(window=which)
    hand(game, A, *(card(code) for code in everything))
    first = codes_of_cards[0]

    plan = window(game, match, which, [says(A), *places(A, first, A)])

    assert options_of(plan, A, codes.ASK_PLACE) == [card(code) for code in codes_of_cards]
    assert refusals_of(plan, A, codes.ASK_PLACE)[card(33)] == codes.WHY_NOT_NOW


@rule("MOF-TACTIC-06", "MOF-CARD-31", "MOF-LEVEL-03")
def test_both_reveal_only_after_both_have_announced() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))
    hand(game, B, card(4))

    window(game, match, PRE2, [says(A), says(B), *places(A, 1, A), *places(B, 4, B)])

    order = [event.code for event in game.told or [] if event.code in (codes.TELL_ANNOUNCED, codes.TELL_CARD_REVEALED)]
    assert order == [codes.TELL_ANNOUNCED] * 2 + [codes.TELL_CARD_REVEALED] * 2


@rule("MOF-CARD-32")
def test_a_manager_who_announces_must_place_a_card() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1), card(4))

    plan = window(game, match, PRE2, [says(A), *places(A, 1, A)])

    placing = [question.options for question in plan.asked if question.kind == codes.ASK_PLACE]
    assert PASS not in placing[0]
    assert PASS in placing[1]


@rule("MOF-CARD-33")
def test_a_manager_who_passes_places_nothing() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))
    hand(game, B, card(4))

    plan = window(game, match, PRE2, [says(A), *places(A, 1, A)])

    assert codes.ASK_PLACE not in kinds(plan, B)
    assert game.teams[B].hand == [card(4)]


@rule("MOF-EXCH-05")
def test_no_exchange_once_somebody_will_play() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))
    hand(game, B, card(4))

    plan = window(game, match, PRE2, [says(B), *places(B, 4, B)])

    assert options_of(plan, A, codes.ASK_ANNOUNCE) == [PASS, codes.PLAY]
    assert codes.EXCHANGE in options_of(plan, B, codes.ASK_ANNOUNCE)


@rule("MOF-EXCH-04")
def test_an_exchange_comes_before_the_announcement_and_uses_nothing_up() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(33))

    wishes = [
        (A, codes.ASK_ANNOUNCE, codes.EXCHANGE),
        (A, codes.ASK_EXCHANGE_CARD, card(33)),
        says(A),
        *places(A, 1, A),
    ]
    play(game, match, [(codes.STEP_ANNOUNCEMENT, PRE2, 0), (codes.STEP_PLACING, PRE2)], wishes, draws=draw_in_order(1))

    assert [played.card for played in match.table] == [card(1)]
    assert game.teams[A].money == 20 - 1 - 2


@rule("MOF-CARD-16")
def test_any_number_of_cards_may_be_placed() -> None:
    game, match = before(window=PRE2)
    many = [1, 4, 5, 29, 30]
    hand(game, A, *(card(code) for code in many))

    window(game, match, PRE2, [says(A), *(wish for code in many for wish in places(A, code, A))])

    assert [played.card for played in match.table] == [card(code) for code in many]


@rule("MOF-CARD-08", "MOF-CARD-09")
def test_the_team_is_stated_and_may_be_the_opponents() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))

    plan = window(game, match, PRE2, [says(A), *places(A, 1, B)])

    assert options_of(plan, A, codes.ASK_TARGET) == [A, B]
    assert [(played.side, played.slot) for played in match.table] == [(AWAY, NOBODY)]
    assert numbers_told(game, codes.TELL_CARD_REVEALED) == [(A, card(1), B, NOBODY)]


@rule("MOF-PMOD-01, 08")
def test_the_player_is_named_out_of_a_lineup_of_the_match() -> None:
    game, match = before(window=PRE2)
    trio(game, B, rating=(0, 0, 0, 0))
    hand(game, A, card(35))
    target = match.lineup[AWAY][2]

    plan = window(game, match, PRE2, [says(A), *places(A, 35, B, player=target)])

    assert options_of(plan, A, codes.ASK_TARGET_PLAYER) == sorted(match.lineup[AWAY])
    assert (match.table[0].side, match.table[0].slot) == (AWAY, 2)


@rule("MOF-PMOD-06", "MOF-LINEUP-12")
def test_a_hidden_player_is_named_by_his_slot() -> None:
    game, match = before(window=PRE1)
    hand(game, A, card(27))

    plan = window(game, match, PRE1, [says(A), *places(A, 27, B, slot=1)])

    assert options_of(plan, A, codes.ASK_TARGET_SLOT) == [0, 1, 2]
    assert codes.ASK_TARGET_PLAYER not in kinds(plan)
    assert (match.table[0].side, match.table[0].slot) == (AWAY, 1)


@rule("MOF-CARD-34", "MOF-CARD-31")
def test_all_hear_who_will_play_and_who_will_not_and_on_whom() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))
    hand(game, B, card(5))

    window(game, match, PRE2, [says(A), *places(A, 1, A)])

    assert numbers_told(game, codes.TELL_ANNOUNCED) == [(B, PRE2, 0), (A, PRE2, 1)]
    assert numbers_told(game, codes.TELL_CARD_REVEALED) == [(A, card(1), A, NOBODY)]


@rule("MOF-TACTIC-23")
def test_with_home_advantage_on_its_way_no_forcing_card_is_refused_for_the_lack_of_it() -> None:
    game, match = before()
    hand(game, B, card(10), card(13), card(14))

    plan = window(game, match, PRE1, [says(B), *places(B, 14, B), *places(B, 10)])

    first, second, *_ = [k for k, question in enumerate(plan.asked) if question.kind == codes.ASK_PLACE]
    assert [plan.asked[k].context for k in (first, second)] == [(PRE1, 20, 0), (PRE1, 18, 1)]
    assert plan.refused[first] == {card(10): codes.WHY_NEEDS_HOME, card(13): codes.WHY_NEEDS_HOME}
    assert plan.refused[second] == {}


@rule("MOF-TACTIC-23")
def test_home_advantage_on_its_way_to_the_opponent_helps_nobody_to_force_a_tactic() -> None:
    game, match = before()
    hand(game, B, card(13), card(14))

    plan = window(game, match, PRE1, [says(B), *places(B, 14, A)])

    assert options_of(plan, B, codes.ASK_PLACE) == [card(14)]
    assert kinds(plan, B).count(codes.ASK_PLACE) == 1


@rule("MOF-CARD-31", "MOF-SYM-09")
def test_a_card_for_the_match_as_a_whole_is_revealed_without_a_team() -> None:
    game, match = before()
    hand(game, A, card(13))

    window(game, match, PRE1, [says(A), *places(A, 13)])

    assert numbers_told(game, codes.TELL_CARD_REVEALED) == [(A, card(13), NOBODY, NOBODY)]


@rule("MOF-RESP-10", "MOF-CARD-25")
def test_nobody_whistles_at_a_card_that_is_no_corruption() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))
    hand(game, B, card(20))

    plan = window(game, match, PRE2, [says(A), *places(A, 1, A)])

    assert codes.ASK_WHISTLE not in kinds(plan)
