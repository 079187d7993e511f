"""What is told, and the small print: every one of these was once changed without any other test noticing."""

from __future__ import annotations

from tests.scenes import asked, offered, rule, script, told
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
    free_copies,
    go_on,
    hold,
    in_deck,
    lazily,
    lined_up,
    match,
    on_free_list,
    own,
    plenty,
    reserve,
    table,
    up_to,
)

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import HOME_INJURY, RX_ABSENCE, RX_WIN
from touchline.titles.match_of_the_season.rules.advanced import off_with
from touchline.titles.match_of_the_season.rules.changes import choose_change, exchange
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.state import INTERNATIONAL


@rule("MOTS-MONEY-05")
def test_a_short_loser_sells_again_while_he_is_short_and_has_more_than_thirteen() -> None:
    game = table()
    eleven(game, BLUE, "A")
    eleven(game, RED, "B", "M1 D1 A1 GK1")
    game.teams[RED].cash = 0
    lined_up(game, BLUE, RED)

    script(game, go_on, [reserve(game, RED, "M1"), reserve(game, RED, "D1")], [1])
    assert [question.kind for question in asked(game)] == [c.ASK_SHORT_SALE] * 2
    assert (cash(game)[:2], len(game.teams[RED].squad)) == ([70000, 0], 13)


@rule("MOTS-WIN-06", "MOTS-MONEY-03")
def test_a_win_bonus_may_follow_a_european_win() -> None:
    game = table()
    eleven(game, BLUE, "A")
    bonus = hold(game, BLUE, "win-bonus")[0]
    lined_up(game, BLUE, INTERNATIONAL + 13, c.EUROPEAN_MATCH)

    script(game, go_on, [bonus], [1])
    assert [question.context for question in asked(game)] == [(BLUE, RX_WIN)]
    assert cash(game)[BLUE] == 50000 + 20000 + 10000


@rule("MOTS-OPT-08", "MOTS-OPT-10")
def test_two_events_are_several_already() -> None:
    game = table(match_events=2)
    eleven(game, BLUE, "A")
    eleven(game, RED, "B")
    counter = hold(game, BLUE, "counter-attack")[0]
    lined_up(game, BLUE, RED)

    script(game, go_on, [counter, PASS, counter], [1, 3])
    assert [question.kind for question in asked(game)][1:] == [c.ASK_REVEAL, c.ASK_REVEAL]
    assert told(game, c.TELL_SCORE) == [(2, 0)]
    assert told(game, c.TELL_GOAL) == [(BLUE, 1, 0), (BLUE, 2, 0)]
    assert told(game, c.TELL_FACE) == [(1, 1, game.rules.faces[0]), (2, 3, game.rules.faces[2])]


@rule("MOTS-MATCH-21")
def test_only_the_touched_lines_are_ordered_anew() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "A3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []
    picks = [blue[8], blue[11], c.REARRANGE, blue[7], blue[6], blue[11], blue[10]]

    do(game, c.STEP_CHANGES, picks=[*picks, PASS])
    assert [question.context[1] for question in asked(game) if question.kind == c.ASK_SLOT] == [6, 7, 9, 10]
    assert on(game).home.slots == [*blue[:5], blue[7], blue[6], blue[5], blue[11], blue[10], blue[9]]


def test_every_bid_and_every_pass_is_told() -> None:
    game = table()
    player = free_copies(game, "M3")[0]
    game.offer.append(player)

    do(game, c.STEP_AUCTION, player, BLUE, c.TO_FREE_LIST, picks=[30000, PASS, 35000, PASS, PASS])
    assert told(game, c.TELL_BID, None) == [(BLUE, player, 30000), (YELLOW, player, 35000)]
    assert told(game, c.TELL_OUT, None) == [(RED, player), (GREEN, player), (BLUE, player)]


@rule("MOTS-LINEUP-15")
def test_a_void_match_is_told() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert told(game, c.TELL_VOID) == [(BLUE, RED)]
    assert told(game, c.TELL_RESULT) == [(BLUE, RED, c.VOID, c.LEAGUE_MATCH)]


@rule("MOTS-LINEUP-15")
def test_a_void_match_is_not_a_draw_in_the_list_of_results() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    do(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH)
    assert TITLE.observe(game, None)["results"] == [{"home": BLUE, "away": RED, "outcome": c.VOID}]
    assert c.VOID not in (c.HOME, c.AWAY, c.NEITHER)


@rule("MOTS-LINEUP-22")
def test_the_result_of_a_cup_match_of_two_short_teams_is_told() -> None:
    game = table()
    for team in (BLUE, RED):
        own(game, team, "D3 D2 D1 M4 M3 M2 A5 A2")

    lazily(game, c.STEP_PLAY, BLUE, RED, c.NATIONAL_SEMI, faces={c.ROLL_DECIDER: [3, 5]})
    assert told(game, c.TELL_RESULT) == [(BLUE, RED, c.AWAY, c.NATIONAL_SEMI)]


@rule("MOTS-KO-02")
def test_extra_rolls_are_counted() -> None:
    game = match("A", "B", [2, 2, 2, 1], competition=c.NATIONAL_SEMI)

    assert told(game, c.TELL_EXTRA) == [(1,), (2,), (3,)]


@rule("MOTS-3P-02")
def test_the_ghost_loses_at_home_and_away() -> None:
    game = table(3)
    eleven(game, BLUE, "A")
    for pair in ((GREEN, BLUE), (BLUE, GREEN)):
        do(game, c.STEP_PLAY, *pair, c.LEAGUE_MATCH)
        assert told(game, c.TELL_WALKOVER) == [(BLUE, GREEN, c.LEAGUE_MATCH)]
    assert game.teams[BLUE].league == 6
    assert game.teams[GREEN].league == 0


@rule("MOTS-EOS-05")
def test_contracts_are_chosen_in_any_order() -> None:
    game = four_squads()
    lineup = game.teams[BLUE].lineup

    first = asked_at(game, c.STEP_EXTEND_CONTRACTS)
    assert (first.kind, first.options) == (c.ASK_EXTEND, lineup)
    second = asked_at(game, c.STEP_EXTEND_CONTRACTS, picks=[lineup[10]])
    assert (second.options, second.context) == (lineup[:10], (BLUE, 1))
    assert asked_at(game, c.STEP_EXTEND_CONTRACTS, picks=[lineup[10], lineup[0]]).context == (RED, 2)


@rule("MOTS-WIN-06", "MOTS-INTL-01")
def test_a_call_up_may_be_answered_at_once() -> None:
    game = table()
    eleven(game, BLUE, "4-4-2 GK2 D3/spain D2 D2 D1 M4/england M3/italy M2 M1 A5/england A2")
    withdrawn = hold(game, BLUE, "call-up-withdrawn")[0]
    game.token = 6

    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), [withdrawn], [])
    assert [(question.kind, question.context) for question in asked(game)] == [(c.ASK_REACT, (BLUE, RX_ABSENCE))]
    assert not any(game.marks)


@rule("MOTS-LINEUP-18", "MOTS-2P-01")
def test_a_manager_of_two_teams_lays_out_both() -> None:
    game = table(2)
    for team in game.order:
        own(game, team, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2")

    lazily(game, c.STEP_LAY_OUT)
    assert sorted(team for team, _ in told(game, c.TELL_LAID_OUT)) == [BLUE, RED, YELLOW, GREEN]
    assert [sorted(each.lineup) for each in game.teams] == [each.squad for each in game.teams]


@rule("MOTS-SETUP-18")
def test_the_size_of_the_transfer_deck_is_told() -> None:
    game = table()
    in_deck(game, "M3 D3 A3 GK3 M4")

    lazily(game, c.STEP_OPENING, until=c.STEP_KICK_OFF)
    assert told(game, c.TELL_DECK) == [(5,)]


@rule("MOTS-CHANCE-02")
def test_a_blue_card_is_read_out_to_all() -> None:
    game = four_squads()
    house = card(game, "full-house")
    game.chance.bag = [house]

    do(game, c.STEP_CHANCE_DRAW, RED)
    assert told(game, c.TELL_DRAWN_CARD, None) == [(RED, house)]


@rule("MOTS-GEN-12")
def test_a_part_of_a_price_is_rounded_down_to_whole_notes() -> None:
    game = four_squads()
    game.cards = plenty.__wrapped__()
    clause = hold(game, BLUE, "release-clause")[0]
    game.cards.kind_amount[game.cards.chance_kind[clause]] = 45
    player = on_free_list(game, "M3")[0]

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD, clause, PASS, PASS, PASS, PASS])
    assert player in game.teams[BLUE].squad
    assert cash(game)[BLUE] == 50000 - 10000  # 45 per cent of 30,000 are 13,500


@rule("MOTS-LINEUP-20")
def test_the_reserve_stands_in_the_slot_that_fell_free() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "D2 D1 M1")

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET, c.SELL, blue[1], blue[12]])
    assert game.teams[BLUE].lineup == [blue[0], blue[12], *blue[2:11]]
    assert told(game, c.TELL_FILLED) == [(BLUE, 2, blue[12])]


@rule("MOTS-EOS-28")
def test_a_card_given_from_the_bench_is_replaced_beside_the_line_up() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "A1")
    green = eleven(game, GREEN, "B")

    do(game, c.STEP_SWAP, BLUE, GREEN, picks=[green[8], blue[11]])
    assert game.teams[BLUE].lineup == blue[:11]
    assert game.teams[GREEN].lineup[8] == blue[11]
    assert green[8] in game.teams[BLUE].squad


@rule("MOTS-MATCH-21")
def test_the_only_reserve_of_a_position_comes_on_without_a_question() -> None:
    game = table()
    blue = eleven(game, BLUE, "A", "GK3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)
    game.agenda = []

    do(game, c.STEP_CHANGES, picks=[blue[0], PASS])
    assert on(game).home.slots == [blue[11], *blue[1:11]]


@rule("MOTS-MATCH-18")
def test_who_lays_out_openly_is_told_against_whom() -> None:
    game = four_squads(lineup_mode="open")
    questions = [
        each for each in lazily(game, c.STEP_PLAY, BLUE, RED, c.LEAGUE_MATCH).asked if each.kind == c.ASK_REVISE
    ]

    assert [question.context for question in questions] == [(RED, BLUE), (BLUE, RED)]


@rule("MOTS-ADV-22")
def test_substitutions_belong_to_the_advanced_game_alone() -> None:
    game = table(match_events=3)
    for team in (BLUE, RED):
        eleven(game, team, "A", "M2 D2")
    lined_up(game, BLUE, RED)

    script(game, go_on, [], [1, 2, 3])
    assert asked(game) == []


@rule("MOTS-ADV-34")
def test_an_empty_slot_counts_nothing_after_a_substitution() -> None:
    game = table(advanced_game=True)
    blue = eleven(game, BLUE, "A10", "M3")
    eleven(game, RED, "B")
    lined_up(game, BLUE, RED)

    script(game, go_on, [blue[7], c.KEEP], [2, 1, 2, 2, 2, 2])
    home = on(game).home
    assert home.stars == [game.cards.stars[player] if player >= 0 else 0 for player in home.slots]
    assert home.stars[home.slots.index(NOBODY)] == 0
    assert told(game, c.TELL_COMPARED)[1][1:] == (27, 26)


@rule("MOTS-TACTIC-08")
def test_a_card_that_was_revealed_is_not_called_unused() -> None:
    assert told(match("A", "B", [4], card="counter-attack"), c.TELL_UNUSED) == []


def test_scouts_may_look_at_a_single_card() -> None:
    game = four_squads()
    scouts = hold(game, BLUE, "scouting-network")[0]
    player = in_deck(game, "M4")[0]

    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_CARD, scouts, PASS, PASS, PASS, PASS])
    assert game.deck.top == [player]


def test_payments_rolls_and_arrivals_are_told() -> None:
    game = four_squads()
    youth = on_free_list(game, "D1")[0]
    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "youth-graduate"))
    assert told(game, c.TELL_YOUTH) == [(BLUE, youth)]
    do(game, c.STEP_BLUE_CARD, BLUE, card(game, "pitch-repairs"))
    assert told(game, c.TELL_PAYS_BANK) == [(BLUE, 10000)]
    do(game, c.STEP_LISTING, BLUE, youth, 5000, picks=[PASS, PASS, PASS])
    assert told(game, c.TELL_NOT_SOLD) == [(BLUE, youth)]

    game.token = 10
    script(game, up_to(c.STEP_MATCHES, c.STEP_MATCH_DAY), [], [6, 5, 2, 1, 6, 1, 6, 1])
    assert told(game, c.TELL_ROLLED)[:4] == [(BLUE, 6), (RED, 5), (YELLOW, 2), (GREEN, 1)]
    game.agenda, game.token, game.entrants = [], 17, [BLUE, INTERNATIONAL]
    script(game, up_to(c.STEP_MATCHES, c.STEP_MATCH_DAY), [], [BLUE])
    assert told(game, c.TELL_MATCH_DAY) == [(17,)]


@rule("MOTS-EOS-04")
def test_an_extension_is_told_with_its_team() -> None:
    game = four_squads()
    lineup = game.teams[BLUE].lineup

    lazily(game, c.STEP_EXTEND_CONTRACTS)
    assert told(game, c.TELL_EXTENDED)[:2] == [(BLUE, lineup[0]), (BLUE, lineup[1])]


@rule("MOTS-SQUAD-02", "MOTS-SQUAD-03")
def test_a_squad_between_the_limits_is_refused_no_kind_of_deal() -> None:
    game = four_squads()
    on_free_list(game, "A1")

    assert asked_at(game, c.STEP_WINDOW_OPEN, c.W_TURN, BLUE, picks=[c.GO_MARKET]).refusals == []


@rule("MOTS-PEN-05", "MOTS-TACTIC-23")
def test_a_saved_penalty_is_told_of_the_side_that_took_it() -> None:
    assert told(match("A", "B", [5, 7]), c.TELL_SAVED) == [(BLUE,)]
    assert told(match("A", "B", [6, 10]), c.TELL_SAVED) == [(RED,)]
    assert told(match("A", "B", [6], card="super-save"), c.TELL_SAVED) == [(RED,)]


@rule("MOTS-MATCH-21")
def test_the_away_manager_s_change_is_asked_with_his_opponent_and_refuses_who_fits_no_formation() -> None:
    game = four_squads(lineup_mode="hidden_one_change")
    eleven(game, BLUE, "A")
    eleven(game, RED, "4-4-2 GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2", "GK1 D1 A1")
    lined_up(game, BLUE, RED)
    slots = game.teams[RED].lineup
    question = offered(game, lambda laid: choose_change(laid, on(laid), c.AWAY))
    assert (question.kind, question.context) == (c.ASK_CHANGE_OUT, (RED, BLUE))

    question = offered(game, lambda laid: choose_change(laid, on(laid), c.AWAY), [slots[5]])
    assert (question.kind, question.context) == (c.ASK_CHANGE_IN, (RED, slots[5]))
    keeper, defender, attacker = reserve(game, RED, "GK1"), reserve(game, RED, "D1"), reserve(game, RED, "A1")
    assert question.options == [defender, attacker, *slots[6:9]]
    assert [(each.option, each.reason) for each in question.refusals] == [(keeper, c.WHY_FORMATION)]


@rule("MOTS-ADV-25", "MOTS-ADV-34")
def test_in_a_short_side_a_man_goes_to_the_gap_of_another_line_and_the_others_stay() -> None:
    game = table(advanced_game=True)
    slots = eleven(game, BLUE, "4-4-2 GK2 D3 D2 D2 - M4 M3 M2 M1 - A2", "D1")
    eleven(game, RED, "B")
    side = lined_up(game, BLUE, RED).home
    out, player = slots[6], slots[11]
    same = game.cards.formation_names.index("4-4-2")
    laid: list[int] = []

    script(game, lambda it: laid.extend(exchange(it, side, out, player)), [same, c.KEEP])
    assert laid == [same, *slots[:4], player, slots[5], *slots[7:9], NOBODY, NOBODY, slots[10]]


@rule("MOTS-ADV-34")
def test_a_line_with_an_empty_place_is_ordered_anew_with_the_place_named_once() -> None:
    game = table(advanced_game=True)
    slots = eleven(game, BLUE, "4-4-2 GK2 D3 D2 D2 D1 M4 M3 M2 - A5 A2", "M1")
    eleven(game, RED, "B")
    side = lined_up(game, BLUE, RED).home

    question = offered(game, lambda it: exchange(it, side, slots[5], slots[11]), [c.REARRANGE])
    assert (question.kind, question.options) == (c.ASK_SLOT, [slots[11], slots[6], slots[7], NOBODY])


@rule("MOTS-ADV-26")
def test_the_injured_who_is_replaced_has_left_the_match_once() -> None:
    game = table(advanced_game=True)
    eleven(game, BLUE, "A", "M2")
    eleven(game, RED, "B")
    side = lined_up(game, BLUE, RED).home
    out = side.slots[5]

    script(game, lambda it: off_with(it, on(it), HOME_INJURY), [c.KEEP], [6])
    assert side.gone == [out]
