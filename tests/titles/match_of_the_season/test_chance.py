"""Chance cards: blue at once, red in windows and at reaction points."""

from __future__ import annotations

import pytest
from tests.scenes import numbers_told, question_after, questions_asked, rule, script
from tests.titles.match_of_the_season.laid import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    asked_at,
    card,
    cash,
    do,
    eleven,
    four_squads,
    go_on,
    hold,
    in_deck,
    lazily,
    lined_up,
    on_free_list,
    own,
    stop_on,
    table,
    up_to,
    vector,
)

from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import RX_HOME, RX_MOVE, RX_WIN, WINDOW
from touchline.titles.match_of_the_season.rules.reds import playable
from touchline.titles.match_of_the_season.state import Mots


@rule("MOTS-CHANCE-06")
@pytest.mark.parametrize(("scope", "teams"), [("active", [YELLOW]), ("all", [YELLOW, GREEN, BLUE, RED])])
def test_the_active_team_draws_or_by_option_all(scope: str, teams: list[int]) -> None:
    game = four_squads(chance_scope=scope)
    greens = [number for number in range(40) if game.cards.colour(number) == 2]
    game.chance.bag = greens[:]

    stop_on(game, 1, greens[: len(teams)], active=YELLOW)
    assert [each[0] for each in numbers_told(game, c.TELL_DREW)] == teams


@rule("MOTS-CHANCE-04")
def test_a_green_card_is_kept_and_offered_at_the_start_of_a_home_match_only() -> None:
    game = four_squads()
    counter = card(game, "counter-attack")
    game.chance.bag = [counter, card(game, "dissent")]
    do(game, c.STEP_CHANCE_DRAW, BLUE, faces=[counter])
    assert game.teams[BLUE].hand == [counter]

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE)
    assert c.GO_CARD not in question.options
    options = [
        each.options for each in lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH).asked if counter in each.options
    ]
    assert options == [[PASS, counter]]


@rule("MOTS-CHANCE-12", "MOTS-CHANCE-05")
def test_played_cards_come_back_in_the_order_they_were_played() -> None:
    game = four_squads()
    house, repairs, money = (card(game, code) for code in ("full-house", "pitch-repairs", "television-money"))
    game.chance.bag, game.chance.under = [], [repairs, house, money]

    do(game, c.STEP_CHANCE_DRAW, BLUE)
    do(game, c.STEP_CHANCE_DRAW, RED)
    assert cash(game) == [40000, 60000, 50000, 50000]
    assert game.chance.under == [money, repairs, house]


@rule("MOTS-CHANCE-09", "MOTS-TRADE-15", "MOTS-TRADE-12")
def test_a_deal_between_managers_is_for_money_only() -> None:
    game = four_squads()
    player = own(game, BLUE, "A4")[0]
    for team in game.order:
        hold(game, team, "super-save" if team < 3 else "wing-attack")
    hands = [team.hand[:] for team in game.teams]

    do(game, c.STEP_LISTING, BLUE, player, 40000, picks=[40000, PASS, PASS])
    assert [team.hand for team in game.teams] == hands
    assert [len(team.squad) for team in game.teams] == [14, 15, 14, 14]
    assert cash(game) == [90000, 10000, 50000, 50000]


BLUE_CARDS = [
    ("full-house", [60000, 50000, 50000, 50000]),
    ("television-money", [70000, 50000, 50000, 50000]),
    ("shirt-sales", [60000, 50000, 50000, 50000]),
    ("pitch-repairs", [40000, 50000, 50000, 50000]),
    ("bonus-claims", [40000, 50000, 50000, 50000]),
    ("testimonial-match", [65000, 45000, 45000, 45000]),
    ("charity-gala", [35000, 55000, 55000, 55000]),
]


@rule("MOTS-CHANCE-02")
@pytest.mark.parametrize(("code", "after"), BLUE_CARDS)
def test_blue_cards_that_move_money(code: str, after: list[int]) -> None:
    game = four_squads()

    do(game, c.STEP_BLUE_CARD, BLUE, card(game, code))
    assert cash(game) == after
    assert game.chance.under == [card(game, code)]


@rule("MOTS-GEN-14")
def test_a_payment_takes_at_most_what_there_is() -> None:
    game = four_squads()
    game.teams[BLUE].cash = 5000
    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "pitch-repairs"))
    assert cash(game)[BLUE] == 0

    game.teams[BLUE].cash = 10000
    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "charity-gala"))
    assert numbers_told(game, c.TELL_PAYS) == [(BLUE, RED, 5000), (BLUE, YELLOW, 5000)]
    assert cash(game) == [0, 55000, 55000, 50000]


@rule("MOTS-GEN-15")
def test_impossible_effects_are_skipped() -> None:
    game = four_squads()
    for code in ("youth-graduate", "academy-gem", "exclusive-tip"):
        do(game, c.STEP_BLUE_CARD, BLUE, card(game, code))
        assert (questions_asked(game), len(game.teams[BLUE].squad), cash(game)) == ([], 14, [50000] * 4)

    physio = hold(game, BLUE, "miracle-physio")[0]
    assert asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE).options == [PASS, 0]
    game.marks[game.teams[BLUE].squad[0]] = c.INJURED
    assert asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE).options == [PASS, 0, c.GO_CARD]
    assert physio in game.teams[BLUE].hand


def test_the_academy_gem_is_the_first_two_star_card_of_the_deck() -> None:
    game = four_squads()
    first, second, gem = in_deck(game, "M4 D3 A2")

    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "academy-gem"), faces=[first, second])
    assert gem in game.teams[BLUE].squad
    assert (game.deck.bag, game.deck.under, cash(game)[BLUE]) == ([], [first, second], 50000)


@pytest.mark.parametrize(("code", "cause"), [("training-injury", c.INJURED), ("dissent", c.SENT_OFF)])
def test_blue_cards_that_hurt_the_own_team(code: str, cause: int) -> None:
    game = four_squads()

    do(game, c.STEP_BLUE_CARD, BLUE, card(game, code), faces=[4])
    assert numbers_told(game, c.TELL_ABSENT) == [(BLUE, game.teams[BLUE].lineup[3], cause)]


def test_the_flu_makes_every_team_roll_from_the_drawer_on() -> None:
    game = four_squads()

    do(game, c.STEP_BLUE_CARD, YELLOW, card(game, "flu-bug"), faces=[4, 5, 12, 1])
    assert [each[:2] for each in numbers_told(game, c.TELL_D12)] == [(YELLOW, 4), (GREEN, 5), (BLUE, 12), (RED, 1)]


@pytest.mark.parametrize("buys", [True, False])
def test_an_exclusive_tip_is_for_one_team_alone(buys: bool) -> None:
    game = four_squads()
    player = in_deck(game, "M3")[0]

    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "exclusive-tip"), picks=[player if buys else PASS])
    assert [question.kind for question in questions_asked(game)] == [c.ASK_TIP]
    assert (player in game.teams[BLUE].squad, game.free) == (buys, [] if buys else [player])
    assert cash(game) == [20000 if buys else 50000, 50000, 50000, 50000]


@rule("MOTS-WIN-06", "MOTS-CHANCE-11")
def test_the_fixture_secretary_chooses_the_steps_before_the_roll() -> None:
    game = four_squads()
    secretary = hold(game, BLUE, "fixture-secretary")[0]
    assert asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE).options == [PASS, 0]  # not in a window

    script(game, up_to(c.STEP_TURN, c.STEP_MOVE), [secretary, 3], [])
    assert [(each.kind, each.context) for each in questions_asked(game)][:1] == [(c.ASK_REACT, (BLUE, RX_MOVE))]
    assert questions_asked(game)[1].kind == c.ASK_STEPS
    assert (game.token, game.chance.under) == (3, [secretary])


@rule("MOTS-WIN-06")
def test_a_home_draw_settles_who_is_at_home_and_two_cancel_out() -> None:
    game = table()
    for team in (BLUE, RED):
        eleven(game, team, "A")
    game.season, game.token, game.super_pair = 2, 3, [BLUE, RED]
    at_home = hold(game, RED, "home-draw")[0]
    script(game, up_to(c.STEP_MATCHES, c.STEP_MATCH_DAY), [at_home], [])
    assert (numbers_told(game, c.TELL_HOME), numbers_told(game, c.TELL_ROLLED)) == ([(RED, BLUE)], [])
    assert questions_asked(game)[0].context == (RED, RX_HOME)

    game.agenda, game.teams[BLUE].hand, game.teams[RED].hand = [], [at_home], [at_home]
    script(game, up_to(c.STEP_MATCHES, c.STEP_MATCH_DAY), [at_home, at_home], [5, 2])
    assert numbers_told(game, c.TELL_HOME) == [(BLUE, RED)]
    assert (game.teams[BLUE].hand, game.teams[RED].hand) == ([], [])


@rule("MOTS-WIN-06")
def test_a_win_bonus_is_paid_right_after_a_win() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    bonus = hold(game, RED, "win-bonus")[0]

    driver = lazily(
        game, c.STEP_PLAY, BLUE, RED, c.SUPER_CUP_MATCH, faces={c.ROLL_MATCH: [4]}, picks={c.ASK_REACT: [bonus]}
    )
    assert [each.context for each in driver.asked if each.kind == c.ASK_REACT] == [(RED, RX_WIN)]
    assert cash(game)[:2] == [40000, 80000]


def test_a_win_bonus_is_not_for_a_match_against_the_ghost() -> None:
    game = table(3)
    eleven(game, BLUE, "A")
    hold(game, BLUE, "win-bonus")

    do(game, c.STEP_PLAY, GREEN, BLUE, c.LEAGUE_MATCH)
    assert (questions_asked(game), cash(game)[BLUE]) == ([], 50000)


def play_in_window(game: Mots, *picks: int, faces: tuple[int, ...] = ()) -> None:
    """Blue plays its card in a window; everybody else passes."""
    lazy = [PASS] * 4
    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD, *picks, *lazy], faces=faces)


@rule("MOTS-CHANCE-03", "MOTS-CHANCE-11")
def test_red_cards_that_take_markers_off() -> None:
    game = four_squads()
    lineup = game.teams[BLUE].lineup
    physio, withdrawn = hold(game, BLUE, "miracle-physio", "call-up-withdrawn")
    game.marks[lineup[1]], game.marks[lineup[2]], game.marks[lineup[3]] = c.INJURED, c.CALLED_UP, c.CALLED_UP
    game.marks[lineup[4]] = c.INJURED

    play_in_window(game, physio, lineup[4])
    assert [game.marks[player] for player in lineup[1:5]] == [c.INJURED, c.CALLED_UP, c.CALLED_UP, 0]
    play_in_window(game, withdrawn)
    assert [game.marks[player] for player in lineup[1:5]] == [c.INJURED, 0, 0, 0]
    assert game.chance.under == [physio, withdrawn]


def test_scouts_see_the_top_three_and_put_them_back_in_any_order() -> None:
    game = four_squads()
    scouts = hold(game, BLUE, "scouting-network")[0]
    cards = in_deck(game, "M4 D3 A2 GK2")

    play_in_window(game, scouts, cards[2], cards[0], faces=(cards[0], cards[1], cards[2]))
    assert [question.context for question in questions_asked(game) if question.kind == c.ASK_TOP] == [
        (BLUE, 1),
        (BLUE, 2),
    ]
    assert game.deck.top == [cards[2], cards[0], cards[1]]
    assert (numbers_told(game, c.TELL_SCOUTED, 0), numbers_told(game, c.TELL_SCOUTED, 1)) == (
        [(BLUE, each) for each in cards[:3]],
        [],
    )
    assert numbers_told(game, c.TELL_PLAYED, 1) == [(BLUE, scouts)]


def test_a_release_clause_halves_the_price() -> None:
    game = four_squads()
    clause = hold(game, BLUE, "release-clause")[0]
    free = on_free_list(game, "M3 D1")

    play_in_window(game, clause, free[0])
    assert free[0] in game.teams[BLUE].squad
    assert cash(game)[BLUE] == 35000


def test_a_late_night_is_for_another_managed_team() -> None:
    game = four_squads(3)
    late = hold(game, BLUE, "late-night-out")[0]

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD, late])
    assert question.options == [RED, YELLOW]


@rule("MOTS-CHANCE-11", "MOTS-GEN-15")
def test_a_late_night_for_the_only_other_line_up_asks_for_no_rival() -> None:
    game = table(4)
    late = hold(game, BLUE, "late-night-out")[0]
    for team in (BLUE, YELLOW):
        eleven(game, team, "A")

    do(game, c.STEP_RED_CARD_PLAYED, BLUE, late, faces=[4])
    assert [player for player in game.teams[YELLOW].squad if game.marks[player]] == [game.teams[YELLOW].lineup[3]]


@rule("MOTS-CHANCE-11", "MOTS-GEN-15")
def test_red_cards_without_anything_to_act_on_are_not_offered() -> None:
    game = table(4)
    eleven(game, BLUE, "A", "GK1 D1 M1")
    hold(game, BLUE, "call-up-withdrawn", "late-night-out", "scouting-network", "appeal-upheld")

    assert playable(game, BLUE, WINDOW) == []
    game.marks[game.teams[BLUE].lineup[0]] = c.CALLED_UP
    eleven(game, RED, "A")
    in_deck(game, "M4")
    assert codes_of(game, playable(game, BLUE, WINDOW)) == ["call-up-withdrawn", "late-night-out", "scouting-network"]


def codes_of(game: Mots, cards: list[int]) -> list[str]:
    return [game.cards.kind_codes[game.cards.chance_kind[each]] for each in cards]


@rule("MOTS-CHANCE-11")
def test_two_red_cards_of_one_kind_are_offered_once_and_two_kinds_both() -> None:
    game = four_squads()
    physio, appeal = hold(game, BLUE, "miracle-physio", "appeal-upheld")
    lineup = game.teams[BLUE].lineup
    game.marks[lineup[1]], game.marks[lineup[2]] = c.INJURED, c.SENT_OFF

    assert playable(game, BLUE, WINDOW) == [physio, appeal]
    game.cards = TITLE.load_cards(None)  # its own copy of the set
    game.cards.chance_kind = game.cards.chance_kind[:]
    game.cards.chance_kind[appeal] = game.cards.chance_kind[physio]
    assert playable(game, BLUE, WINDOW) == [physio]


@rule("MOTS-SQUAD-10")
def test_a_youth_card_is_of_the_stars_it_names_and_an_eighteenth_player_may_stay() -> None:
    game = four_squads(bench="GK1 D1 M1 M1 A1 D2")
    assert len(game.teams[BLUE].squad) == 17
    youth = card(game, "youth-graduate")
    two, one = on_free_list(game, "M2 D1")

    do(game, c.STEP_BLUE_CARD, BLUE, youth)
    assert numbers_told(game, c.TELL_YOUTH) == [(BLUE, one)]
    assert (len(game.teams[BLUE].squad), game.free) == (18, [two])


def at(game: Mots, token: int, season: int = 1, active: int = BLUE) -> Mots:
    game.token, game.season, game.active = token, season, active
    return game


@rule("MOTS-CHANCE-02", "MOTS-CHANCE-05", "MOTS-CHANCE-01")
@vector("V-61")
def test_a_blue_card_acts_at_once_and_goes_under_the_deck() -> None:
    game = at(four_squads(), 1)
    full_house = card(game, "full-house")
    game.chance.bag = [full_house, card(game, "dissent")]

    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), [], [full_house])
    assert numbers_told(game, c.TELL_BANK_PAYS) == [(BLUE, 10000)]
    assert cash(game) == [60000, 50000, 50000, 50000]
    assert (game.chance.bag, game.chance.under) == ([card(game, "dissent")], [full_house])


@rule("MOTS-CHANCE-03", "MOTS-CHANCE-07")
@vector("V-62")
def test_a_red_card_goes_to_the_hand_in_secret() -> None:
    game = at(four_squads(), 1)
    physio = card(game, "miracle-physio")
    game.chance.bag = [physio, card(game, "dissent")]

    script(game, up_to(c.STEP_TURN, c.STEP_CHANCE_DRAW, BLUE), [], [physio])
    assert game.teams[BLUE].hand == [physio]
    assert (len(game.chance), len(game.chance.under)) == (1, 0)
    assert (
        numbers_told(game, c.TELL_KEPT, 0),
        numbers_told(game, c.TELL_KEPT, 1),
        numbers_told(game, c.TELL_KEPT, None),
    ) == (
        [(0, physio)],
        [],
        [],
    )


@rule("MOTS-CHANCE-10")
@vector("V-63")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    game = stop_on(four_squads(), 1, [])

    assert game.teams[BLUE].hand == []
    assert cash(game) == [50000] * 4


@rule("MOTS-TACTIC-09", "MOTS-CHANCE-11")
def test_cards_that_cannot_be_laid_down_are_refused_with_their_reason() -> None:
    game = table()
    eleven(game, BLUE, "B")
    eleven(game, RED, "A")
    wings, physio, counter = hold(game, BLUE, "wing-attack", "miracle-physio", "counter-attack")
    lined_up(game, BLUE, RED)

    question = question_after(game, go_on)
    assert question.options == [PASS, counter]
    assert {(each.option, each.reason) for each in question.refusals} == {
        (wings, c.WHY_WRONG_FORMATION), (physio, c.WHY_NOT_NOW),
    }  # fmt: skip


@rule("MOTS-CHANCE-11", "MOTS-GEN-15")
def test_red_cards_that_cannot_be_played_now_are_refused_with_their_reason() -> None:
    game = four_squads()
    late, physio, home, wings = hold(game, BLUE, "late-night-out", "miracle-physio", "home-draw", "wing-attack")

    question = asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD])
    assert question.options == [late]
    assert {(each.option, each.reason) for each in question.refusals} == {
        (physio, c.WHY_NO_TARGET), (home, c.WHY_NOT_NOW), (wings, c.WHY_FOR_A_MATCH),
    }  # fmt: skip


@rule("MOTS-WIN-06")
def test_at_a_reaction_point_a_hand_without_an_answer_may_only_pass() -> None:
    game = four_squads()
    counter = hold(game, BLUE, "counter-attack")[0]

    question = asked_at(game, c.STEP_ABSENCE_ROLL, BLUE, c.INJURED, faces=[4])
    assert question.options == [PASS]
    assert [(each.option, each.reason) for each in question.refusals] == [(counter, c.WHY_FOR_A_MATCH)]


@rule("MOTS-SQUAD-03")
def test_a_full_squad_cannot_follow_a_tip() -> None:
    game = table()
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 GK1 D1 M1 A1 M2 D2 A2")
    player = in_deck(game, "M3")[0]

    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "exclusive-tip"))
    assert (questions_asked(game), game.free) == ([], [player])


@rule("MOTS-SETUP-18")
def test_the_size_of_the_transfer_deck_is_told() -> None:
    game = table()
    in_deck(game, "M3 D3 A3 GK3 M4")

    lazily(game, c.STEP_OPENING, until=c.STEP_KICK_OFF)
    assert numbers_told(game, c.TELL_DECK) == [(5,)]


@rule("MOTS-CHANCE-02")
def test_a_blue_card_is_read_out_to_all() -> None:
    game = four_squads()
    house = card(game, "full-house")
    game.chance.bag = [house]

    do(game, c.STEP_CHANCE_DRAW, RED)
    assert numbers_told(game, c.TELL_DRAWN_CARD, None) == [(RED, house)]


def test_scouts_may_look_at_a_single_card() -> None:
    game = four_squads()
    scouts = hold(game, BLUE, "scouting-network")[0]
    player = in_deck(game, "M4")[0]

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD, scouts, PASS, PASS, PASS, PASS])
    assert game.deck.top == [player]


@rule("MOTS-CHANCE-11")
def test_a_red_card_may_be_the_first_kind_of_a_set() -> None:
    game = four_squads()
    physio = hold(game, BLUE, "miracle-physio")[0]
    game.marks[game.teams[BLUE].lineup[1]] = c.INJURED
    game.cards = TITLE.load_cards(None)  # its own copy of the set
    kind = game.cards.chance_kind[physio]
    game.cards.kind_effect = [game.cards.kind_effect[kind], *game.cards.kind_effect[1:]]
    game.cards.kind_moments = [game.cards.kind_moments[kind], *game.cards.kind_moments[1:]]
    game.cards.chance_kind = [0 if each == kind else each for each in game.cards.chance_kind]

    assert playable(game, BLUE, WINDOW) == [physio]
