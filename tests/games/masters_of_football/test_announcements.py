"""The two windows before a match: who announces when, what may be placed, how it resolves."""

from __future__ import annotations

import pytest
from tests.games.masters_of_football.laid import (
    Plan,
    card,
    drawn,
    hand,
    kinds,
    options_of,
    pitch,
    play,
    refusals_of,
    scene,
    told,
    trio,
    vector,
)
from tests.scenes import rule

from touchline.games.masters_of_football import codes
from touchline.games.masters_of_football.calendar import BEFORE_THE_MATCH
from touchline.games.masters_of_football.modifiers import team_value
from touchline.games.masters_of_football.printed import (
    AWAY,
    DEFENSIVE,
    HOME,
    IMMUNE_ALL,
    MOD_TACTIC,
    PHYSICAL,
    POSSESSION,
)
from touchline.games.masters_of_football.state import (
    ANNOUNCEMENT,
    HALF_TIME,
    KICK_OFF,
    LINEUPS,
    PLACING,
    PRE1,
    PRE2,
    SHOW_LINEUPS,
    TACTIC_BATTLE,
    Match,
    Mof,
)
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS

Wishes = list[tuple[int, int, int]]
A, B, C, OBSERVER = 0, 1, 2, 3


def before(people: int = 4, window: int = PRE1, home: int = A, away: int = B, **managers: str) -> tuple[Mof, Match]:
    """A match before kick-off: lineups face down in PRE1, face up in PRE2."""
    game = scene(people, {int(number[1:]): name for number, name in managers.items()})
    match = pitch(game, home, away)
    match.shown = 1 if window == PRE2 else 0
    if window == PRE1:
        match.tactic = NOBODY
    return game, match


def window(game: Mof, match: Match, which: int, wishes: Wishes) -> Plan:
    return play(game, match, [(ANNOUNCEMENT, which, 0), (PLACING, which)], wishes)


def says(seat: int) -> tuple[int, int, int]:
    return (seat, codes.ANNOUNCE, codes.PLAY)


def places(seat: int, code: int, team: int | None = None, player: int | None = None, slot: int | None = None) -> Wishes:
    wishes = [(seat, codes.PLACE, card(code))]
    if team is not None:
        wishes.append((seat, codes.TARGET, team))
    if slot is not None:
        wishes.append((seat, codes.TARGET_SLOT, slot))
    if player is not None:
        wishes.append((seat, codes.TARGET_PLAYER, player))
    return wishes


@rule("MOF-TACTIC-04, 06", "MOF-LEVEL-02, 03")
def test_the_windows_stand_where_the_book_puts_them() -> None:
    order = [step for step in BEFORE_THE_MATCH if step[0] in (LINEUPS, PLACING, SHOW_LINEUPS, TACTIC_BATTLE, KICK_OFF)]

    assert order == [(LINEUPS,), (PLACING, PRE1), (SHOW_LINEUPS,), (TACTIC_BATTLE,), (PLACING, PRE2), (KICK_OFF,)]


@rule("MOF-TACTIC-07", "MOF-LEVEL-04", "MOF-CARD-34", "MOF-HOME-03")
@pytest.mark.parametrize("which", [PRE1, PRE2])
@pytest.mark.parametrize(("holder", "order"), [(HOME, [2, 3, 1, 0]), (AWAY, [2, 3, 0, 1])])
def test_observers_first_and_the_holder_last(which: int, holder: int, order: list[int]) -> None:
    game, match = before(window=which)
    match.ha, match.order = holder, []
    for number in range(4):
        hand(game, number, 20 + number)

    window(game, match, which, [])

    assert [numbers[0] for numbers in told(game, codes.ANNOUNCED)] == order


@rule("MOF-RESP-05")
def test_everybody_with_a_card_is_asked_even_if_none_is_playable() -> None:
    game, match = before()
    hand(game, A, card(1))
    hand(game, C, card(33))

    plan = window(game, match, PRE1, [])

    assert [question.seat for question in plan.asked] == [C, A]
    assert options_of(plan, A, codes.ANNOUNCE) == [PASS, codes.EXCHANGE]


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

    assert options_of(plan, A, codes.PLACE) == [card(code) for code in codes_of_cards]
    assert refusals_of(plan, A, codes.PLACE)[card(33)] == codes.NOT_NOW


@rule("MOF-TACTIC-06", "MOF-CARD-31", "MOF-LEVEL-03")
def test_both_reveal_only_after_both_have_announced() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))
    hand(game, B, card(4))

    window(game, match, PRE2, [says(A), says(B), *places(A, 1, A), *places(B, 4, B)])

    order = [event.code for event in game.told or [] if event.code in (codes.ANNOUNCED, codes.CARD_REVEALED)]
    assert order == [codes.ANNOUNCED] * 2 + [codes.CARD_REVEALED] * 2


@rule("MOF-CARD-32")
def test_who_announces_must_place_a_card() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1), card(4))

    plan = window(game, match, PRE2, [says(A), *places(A, 1, A)])

    placing = [question.options for question in plan.asked if question.kind == codes.PLACE]
    assert PASS not in placing[0]
    assert PASS in placing[1]


@rule("MOF-CARD-33")
def test_who_passes_places_nothing() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))
    hand(game, B, card(4))

    plan = window(game, match, PRE2, [says(A), *places(A, 1, A)])

    assert codes.PLACE not in kinds(plan, B)
    assert game.teams[B].hand == [card(4)]


@rule("MOF-EXCH-05")
def test_no_exchange_once_somebody_will_play() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))
    hand(game, B, card(4))

    plan = window(game, match, PRE2, [says(B), *places(B, 4, B)])

    assert options_of(plan, A, codes.ANNOUNCE) == [PASS, codes.PLAY]
    assert codes.EXCHANGE in options_of(plan, B, codes.ANNOUNCE)


@rule("MOF-EXCH-04")
def test_an_exchange_comes_before_the_announcement_and_uses_nothing_up() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(33))

    wishes = [(A, codes.ANNOUNCE, codes.EXCHANGE), (A, codes.EXCHANGE_CARD, card(33)), says(A), *places(A, 1, A)]
    play(game, match, [(ANNOUNCEMENT, PRE2, 0), (PLACING, PRE2)], wishes, draws=drawn(1))

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

    assert options_of(plan, A, codes.TARGET) == [A, B]
    assert [(played.side, played.slot) for played in match.table] == [(AWAY, NOBODY)]
    assert told(game, codes.CARD_REVEALED) == [(A, card(1), B, NOBODY)]


@rule("MOF-PMOD-01, 08")
def test_the_player_is_named_out_of_a_lineup_of_the_match() -> None:
    game, match = before(window=PRE2)
    trio(game, B, rating=(0, 0, 0, 0))
    hand(game, A, card(35))
    target = match.lineup[AWAY][2]

    plan = window(game, match, PRE2, [says(A), *places(A, 35, B, player=target)])

    assert options_of(plan, A, codes.TARGET_PLAYER) == sorted(match.lineup[AWAY])
    assert (match.table[0].side, match.table[0].slot) == (AWAY, 2)


@rule("MOF-PMOD-06", "MOF-LINEUP-12")
def test_a_hidden_player_is_named_by_his_slot() -> None:
    game, match = before(window=PRE1)
    hand(game, A, card(27))

    plan = window(game, match, PRE1, [says(A), *places(A, 27, B, slot=1)])

    assert options_of(plan, A, codes.TARGET_SLOT) == [0, 1, 2]
    assert codes.TARGET_PLAYER not in kinds(plan)
    assert (match.table[0].side, match.table[0].slot) == (AWAY, 1)


@vector("T34")
@rule("MOF-CARD-17", "MOF-TACTIC-22")
def test_home_advantage_moves_before_a_tactic_is_forced(vector: str) -> None:
    game, match = before()
    hand(game, A, card(13))
    hand(game, B, card(14))

    window(game, match, PRE1, [says(A), says(B), *places(A, 13), *places(B, 14, B)])

    assert (match.ha, match.forced) == (AWAY, NOBODY)
    assert game.teams[A].money == 18
    assert card(13) in game.discard
    assert told(game, codes.CARD_VOID) == [(A, card(13))]
    plan = play(game, match, [(TACTIC_BATTLE,)])
    assert len(plan.rolled) == 4


@vector("T35")
@rule("MOF-TACTIC-21", "MOF-HALF-21", "MOF-TACTIC-20")
def test_a_parked_bus_stays_all_match(vector: str) -> None:
    game, match = before()
    trio(game, A, rating=(0, 0, 0, 0))
    hand(game, A, card(13))
    window(game, match, PRE1, [says(A), *places(A, 13)])

    first = play(game, match, [(SHOW_LINEUPS,), (TACTIC_BATTLE,)])
    half = play(game, match, [(HALF_TIME,)])

    assert first.rolled == half.rolled == []
    assert (match.forced, match.tactic) == (DEFENSIVE, DEFENSIVE)
    assert options_of(half, A, codes.SUBSTITUTE) == [PASS, 1]
    assert codes.TACTIC not in kinds(half)


@vector("T37")
@rule("MOF-CARD-10, 11, 12")
def test_an_observer_plays_corruption_only(vector: str) -> None:
    for target, side in ((A, HOME), (B, AWAY)):
        game, match = before()
        hand(game, C, card(1), card(45))
        plan = window(game, match, PRE1, [says(C), *places(C, 45, target)])
        assert options_of(plan, C, codes.PLACE) == [card(45)]
        assert options_of(plan, C, codes.TARGET) == [A, B]
        assert match.ha == side
    game, match = before(window=PRE2)
    hand(game, C, card(1), card(45))
    plan = window(game, match, PRE2, [])
    assert codes.PLAY not in options_of(plan, C, codes.ANNOUNCE)


@rule("MOF-CARD-10")
def test_ones_own_strategy_is_not_for_other_matches() -> None:
    game, match = before(window=PRE2)
    hand(game, C, card(1), card(46))

    plan = window(game, match, PRE2, [says(C), *places(C, 46, A)])

    assert refusals_of(plan, C, codes.PLACE)[card(1)] == codes.NOT_YOURS


@vector("T38")
@rule("MOF-CARD-19")
def test_two_million_are_not_enough_for_a_win_bonus(vector: str) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(15), card(4))
    game.teams[A].money = 2

    plan = window(game, match, PRE2, [says(A), *places(A, 4, A)])

    assert refusals_of(plan, A, codes.PLACE) == {card(15): codes.TOO_DEAR}
    game.teams[A].money = 3
    hand(game, A, card(15))
    window(game, match, PRE2, [says(A), *places(A, 15)])
    assert (game.teams[A].money, game.teams[A].reserve) == (3, 3)


@vector("T39")
@rule("MOF-CARD-21")
def test_what_a_win_bonus_may_cost_is_reserved(vector: str) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(15), card(1), card(4))
    game.teams[A].money = 4

    plan = window(game, match, PRE2, [says(A), *places(A, 15), *places(A, 4, A)])

    second = [question.options for question in plan.asked if question.kind == codes.PLACE][1]
    assert second == [PASS, card(4)]
    assert game.teams[A].money - game.teams[A].reserve == 0


@rule("MOF-CARD-21")
@pytest.mark.parametrize(("money", "both"), [(5, False), (6, True)])
def test_a_second_win_bonus_needs_three_million_more(money: int, both: bool) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(15), card(16))
    game.teams[A].money = money

    wishes = [says(A), *places(A, 15), *(places(A, 16) if both else [])]
    window(game, match, PRE2, wishes)

    assert game.teams[A].reserve == (6 if both else 3)


@rule("MOF-CARD-22")
def test_a_win_bonus_is_for_ones_own_team_only() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(15))

    plan = window(game, match, PRE2, [says(A), *places(A, 15)])

    assert codes.TARGET not in kinds(plan)
    assert match.table[0].side == HOME


@vector("T60")
@rule("MOF-CARD-33", "MOF-RESP-10")
def test_who_passed_may_still_blow_the_whistle(vector: str) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(46))
    hand(game, B, card(4), card(20))

    plan = window(game, match, PRE2, [says(A), *places(A, 46, B), (B, codes.WHISTLE, card(20))])

    assert options_of(plan, B, codes.WHISTLE) == [PASS, card(20), codes.EXCHANGE]
    assert match.table == []
    assert sorted(game.discard) == [card(20), card(46)]


@rule("MOF-RESP-10", "MOF-CARD-25")
def test_every_revealed_corruption_card_may_be_answered_before_any_effect() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(47))
    hand(game, B, card(46))
    hand(game, C, card(20))
    hand(game, OBSERVER, card(1))

    home = match.lineup[HOME][0]
    wishes = [says(A), says(B), *places(A, 47, A, player=home), *places(B, 46, A), (C, codes.WHISTLE, PASS)]
    plan = window(game, match, PRE2, [*wishes, (C, codes.WHISTLE, card(20))])

    against = [question.context for question in plan.asked if question.kind == codes.WHISTLE and question.seat == C]
    assert against == [(B, card(46)), (A, card(47))]
    assert [played.card for played in match.table] == [card(46)]


@vector("T65")
@rule("MOF-SYM-18", "MOF-IMM-03")
def test_evolution_is_free_for_the_scientist_and_open_to_his_opponent(vector: str) -> None:
    game, match = before(window=PRE2, t0="Sports Scientist")
    game.teams[A].money = 0
    hand(game, A, card(23))
    hand(game, B, card(22))
    mine, theirs = match.lineup[HOME][0], match.lineup[AWAY][0]

    wishes = [says(A), says(B), *places(A, 23, A, player=mine), *places(B, 22, player=theirs)]
    plan = window(game, match, PRE2, wishes)

    assert game.teams[A].money == 0
    assert codes.TARGET not in kinds(plan, B)
    assert [(played.card, played.side) for played in match.table] == [(card(22), AWAY), (card(23), HOME)]


@vector("T66")
@rule("MOF-CARD-17", "MOF-CARD-04", "MOF-IMM-09")
def test_immunity_resolves_before_corruption(vector: str) -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(3))
    hand(game, B, card(46))

    window(game, match, PRE2, [says(A), says(B), *places(A, 3, A), *places(B, 46, A)])

    assert [played.card for played in match.table] == [card(3)]
    assert (game.teams[A].money, game.teams[B].money) == (19, 17)
    assert told(game, codes.CARD_VOID) == [(B, card(46))]


@vector("T59")
@rule("MOF-AI-08", "MOF-AI-12", "MOF-CARD-11")
def test_two_teams_without_a_person_are_watched_by_all(vector: str) -> None:
    game, match = before(2, PRE2, 2, 3)
    hand(game, 0, card(46))
    hand(game, 1, card(20), card(1))

    plan = window(game, match, PRE2, [says(0), *places(0, 46, 3), (1, codes.WHISTLE, card(20))])

    assert {question.seat for question in plan.asked} == {0, 1}
    assert options_of(plan, 0, codes.TARGET) == [2, 3]
    assert codes.PLAY not in options_of(plan, 1, codes.ANNOUNCE)
    assert match.table == []


@rule("MOF-TACTIC-23", "MOF-TACTIC-19")
def test_a_forcing_card_goes_with_one_that_grants_home_advantage() -> None:
    game, match = before()
    hand(game, B, card(13), card(14))

    plan = window(game, match, PRE1, [says(B), *places(B, 14, B), *places(B, 13)])

    assert options_of(plan, B, codes.PLACE) == [card(14)]
    assert refusals_of(plan, B, codes.PLACE) == {card(13): codes.NEEDS_HOME}
    assert (match.ha, match.forced) == (AWAY, DEFENSIVE)


@rule("MOF-TACTIC-23")
def test_alone_it_may_not_be_placed_without_home_advantage() -> None:
    game, match = before()
    hand(game, B, card(13))

    assert codes.PLAY not in options_of(window(game, match, PRE1, []), B, codes.ANNOUNCE)


@rule("MOF-TACTIC-24")
def test_only_one_tactic_is_forced_in_a_match() -> None:
    game, match = before()
    hand(game, A, card(10), card(13), card(8))

    plan = window(game, match, PRE1, [says(A), *places(A, 13), *places(A, 8, A)])

    second = [question.options for question in plan.asked if question.kind == codes.PLACE][1]
    assert second == [PASS, card(8)]
    match.forced = PHYSICAL
    hand(game, A, card(10))
    assert codes.PLAY not in options_of(window(game, match, PRE1, []), A, codes.ANNOUNCE)


@rule("MOF-CARD-30")
def test_a_card_that_could_do_nothing_is_refused() -> None:
    game, match = before(window=PRE2, t0="Stadium Inferno")
    hand(game, C, card(46))
    match.immune[AWAY] = 15

    plan = window(game, match, PRE2, [])

    assert options_of(plan, C, codes.ANNOUNCE) == [PASS, codes.EXCHANGE]


@rule("MOF-CARD-04")
def test_costs_are_paid_at_the_reveal_and_stay_paid() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(46))
    hand(game, B, card(20))

    window(game, match, PRE2, [says(A), *places(A, 46, B), (B, codes.WHISTLE, card(20))])

    assert (game.teams[A].money, game.teams[B].money) == (17, 19)


@rule("MOF-MONEY-03", "MOF-CARD-03")
def test_all_placed_cards_together_must_be_paid_for() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1), card(4), card(5))
    game.teams[A].money = 3

    plan = window(game, match, PRE2, [says(A), *places(A, 1, A)])

    second = [question.options for question in plan.asked if question.kind == codes.PLACE][1]
    assert second == [PASS, card(4), card(5)]
    assert game.teams[A].money == 1


@rule("MOF-INFO-04")
def test_placed_cards_are_in_no_event_before_the_reveal() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(1))

    window(game, match, PRE2, [says(A), *places(A, 1, A)])

    codes_told = [event.code for event in game.told or []]
    assert codes_told[: codes_told.index(codes.CARD_REVEALED)] == [codes.ANNOUNCED]


@rule("MOF-CARD-07")
def test_a_restricted_card_may_be_placed_under_another_tactic() -> None:
    game, match = before(window=PRE2)
    match.tactic = POSSESSION
    hand(game, A, card(5))

    window(game, match, PRE2, [says(A), *places(A, 5, A)])

    assert [played.card for played in match.table] == [card(5)]


def test_a_pick_that_is_not_offered_is_refused() -> None:
    game, match = before(window=PRE2)
    hand(game, A, card(33))

    with pytest.raises(IllegalPick):
        window(game, match, PRE2, [says(A)])


@rule("MOF-CARD-17", "MOF-IMM-02")
def test_a_tactic_is_not_forced_upon_whoever_has_just_become_immune() -> None:
    game, match = before()
    game.cards.effects[card(8)][0].symbol = IMMUNE_ALL
    hand(game, A, card(13))
    hand(game, B, card(8))

    window(game, match, PRE1, [says(A), says(B), *places(A, 13), *places(B, 8, B)])

    assert match.forced == NOBODY
    assert told(game, codes.CARD_VOID) == [(A, card(13))]


@rule("MOF-TACTIC-22", "MOF-SYM-08")
@pytest.mark.parametrize(("mover", "value"), [(None, 2), (B, 0)])
def test_any_card_that_needs_home_advantage_is_void_once_it_is_lost(mover: int | None, value: int) -> None:
    game, match = before()
    game.cards.needs_home[card(8)] = 1
    hand(game, A, card(8))
    hand(game, B, card(14))

    moves = [] if mover is None else [says(B), *places(B, 14, B)]
    window(game, match, PRE1, [says(A), *places(A, 8, A), *moves])

    assert team_value(game, match, HOME, MOD_TACTIC) == value
    assert (card(8) in game.discard) is (mover is not None)
