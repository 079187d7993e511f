"""MIS-MARKET: a card is drawn and taken or refused, until every squad has fifteen."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import play, question_after, questions_asked, rule, script
from tests.titles.mister.laid import FREE_KEEPER, FREE_STRIKER, ex, go_on, hold, mister, numbers_of, open_game

from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import IllegalPick
from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.market import market_close, market_turn, reshuffle
from touchline.titles.mister.state import MARKET, Mister

X, Y = 0, 1


def market(seats: int = 2, turn: int = X, **options: Any) -> Mister:
    """In mid-market; who holds what is for the scene to say."""
    game = open_game(seats, **options)
    game.agenda = [(c.STEP_MARKET_TURN,), *game.agenda[1:]]
    game.turn = turn
    return game


@ex("EX-082")
@rule("MIS-MARKET-10, 11")
def test_a_manager_with_a_keeper_must_discard_the_next() -> None:
    game = market()
    hold(game, X, 9, keeper=True)
    question = question_after(game, market_turn, faces=[FREE_KEEPER])

    assert question.options == [c.DISCARD]
    assert [TITLE.words.reasons[each.reason].name for each in question.refusals] == ["keeper-owned"]


@ex("EX-083")
@rule("MIS-MARKET-17, 09")
def test_fourteen_without_a_keeper_must_discard_a_striker() -> None:
    game = market()
    hold(game, X, 14, keeper=False)
    hold(game, Y, 12, keeper=True)
    question = question_after(game, market_turn, faces=[FREE_STRIKER])

    assert question.options == [c.DISCARD]
    assert [TITLE.words.reasons[each.reason].name for each in question.refusals] == ["keeper-wanted"]


@ex("EX-084")
@rule("MIS-MARKET-18")
def test_fourteen_without_a_keeper_may_still_refuse_one() -> None:
    game = market()
    hold(game, X, 14, keeper=False)
    hold(game, Y, 12, keeper=True)
    assert sorted(question_after(game.clone(), market_turn, faces=[FREE_KEEPER]).options) == [c.DISCARD, c.ACQUIRE]
    script(game, market_turn, [c.ACQUIRE], [FREE_KEEPER])

    assert len(game.sides[X].squad) == 15
    assert game.sides[X].keeper == FREE_KEEPER


@ex("EX-085")
@rule("MIS-MARKET-17, 18, 19")
def test_the_last_without_a_keeper_discards_until_one_comes_and_takes_him() -> None:
    game = market()
    hold(game, X, 14, keeper=False)
    hold(game, Y, 15, keeper=True)
    play(TITLE, game, faces=[FREE_STRIKER, FREE_KEEPER], steps=2)

    assert game.discards == [FREE_STRIKER]
    assert game.sides[X].squad[14:] == [FREE_KEEPER]


@ex("EX-086")
@rule("MIS-MARKET-16, 11, 19")
def test_the_last_with_a_keeper_takes_all_but_keepers() -> None:
    game = market()
    hold(game, X, 12, keeper=True)
    hold(game, Y, 15, keeper=True)
    play(TITLE, game, faces=[FREE_STRIKER, FREE_KEEPER, FREE_STRIKER + 1, FREE_STRIKER + 2], steps=4)

    assert game.sides[X].squad[12:] == [FREE_STRIKER, FREE_STRIKER + 1, FREE_STRIKER + 2]
    assert game.discards == [FREE_KEEPER]
    assert c.STEP_MARKET_TURN not in [step[0] for step in game.agenda]


@ex("EX-087")
@rule("MIS-MARKET-16, 17")
def test_the_last_without_a_keeper_fills_up_to_fourteen_first() -> None:
    game = market()
    hold(game, X, 12, keeper=False)
    hold(game, Y, 15, keeper=True)
    drawn = [FREE_STRIKER, FREE_STRIKER + 1, FREE_STRIKER + 2, FREE_KEEPER]
    play(TITLE, game, faces=drawn, steps=4)

    assert game.sides[X].squad[12:] == [FREE_STRIKER, FREE_STRIKER + 1, FREE_KEEPER]
    assert game.discards == [FREE_STRIKER + 2]


@ex("EX-088")
@rule("MIS-MARKET-03, 12")
def test_a_manager_with_fifteen_is_skipped() -> None:
    game = market(seats=4)
    hold(game, 1, 15, keeper=True)
    script(game, market_turn, [c.ACQUIRE], [FREE_STRIKER])

    assert game.turn == 2


@ex("EX-089")
@rule("MIS-MARKET-13, 15")
def test_an_empty_deck_is_made_of_the_discards_and_the_order_goes_on() -> None:
    game = market(seats=4, turn=2)
    for seat in range(4):
        hold(game, seat, 15 if seat < 2 else 10, keeper=True)
    game.deck, game.discards = [FREE_STRIKER], [FREE_KEEPER, FREE_KEEPER + 1]
    script(game, market_turn, [c.DISCARD])

    assert sorted(game.deck) == [FREE_KEEPER, FREE_KEEPER + 1, FREE_STRIKER]
    assert (game.discards, game.turn) == ([], 3)
    assert numbers_of(game, "reshuffled") == [{"cards": 3, "pass": 2}]


def idle_pass(**options: Any) -> Mister:
    """The last card of a pass in which nobody took anybody is about to be refused."""
    game = market(**options)
    hold(game, X, 10, keeper=True)
    hold(game, Y, 10, keeper=True)
    game.deck, game.discards = [80], list(range(60, 80))
    script(game, market_turn, [c.DISCARD])
    return game


@ex("EX-090")
@rule("MIS-MARKET-20")
def test_after_an_idle_pass_everybody_takes_what_he_may_hold() -> None:
    game = idle_pass()
    game.turn = X
    script(game, market_turn, faces=[FREE_STRIKER])
    script(game, market_turn, faces=[FREE_KEEPER])

    assert game.sides[X].squad[10:] == [FREE_STRIKER]
    assert game.discards == [FREE_KEEPER]  # Y has one: MIS-MARKET-19


@rule("MIS-MARKET-20")
def test_one_acquisition_is_enough_to_keep_the_next_pass_free() -> None:
    game = market()
    game.deck, game.discards = [FREE_STRIKER, FREE_STRIKER + 1], [FREE_STRIKER + 2]
    play(TITLE, game, [c.ACQUIRE, c.DISCARD], [FREE_STRIKER], steps=2)

    assert sorted(question_after(game, market_turn, faces=[FREE_STRIKER + 1]).options) == [c.DISCARD, c.ACQUIRE]


@rule("MIS-MARKET-20")
def test_the_guard_against_idle_passes_can_be_switched_off() -> None:
    game = idle_pass(market_idle_guard=False)

    assert sorted(question_after(game, market_turn, faces=[FREE_STRIKER]).options) == [c.DISCARD, c.ACQUIRE]


@rule("MIS-MARKET-01, 02")
def test_seat_0_is_the_youngest_and_opens_the_market() -> None:
    game = open_game(4, mode="cup")
    play(TITLE, game)

    assert game.turn == 0
    assert len(game.deck) == 81
    assert TITLE.table(2, seed=1).to_act == [0]


@rule("MIS-MARKET-02")
@pytest.mark.parametrize(("said", "faces", "first"), [("3", [], 3), ("random", [2], 1), ("random", [4], 3)])
def test_another_seat_may_open_it_or_the_lot(said: str, faces: list[int], first: int) -> None:
    game = open_game(4, mode="cup", market_first_seat=said)
    play(TITLE, game, faces=faces)

    assert game.turn == first


@rule("MIS-MARKET-03, 07")
def test_turns_go_clockwise_one_card_each() -> None:
    game = market(seats=3, mode="three_way")
    order = []
    for _ in range(4):
        order.append(game.turn)
        script(game, market_turn, [c.ACQUIRE if game.turn == 1 else c.DISCARD], [game.deck[10]])

    assert order == [0, 1, 2, 0]
    assert len(game.deck) == 77


@rule("MIS-MARKET-04, 05")
def test_an_acquired_footballer_joins_the_squad() -> None:
    game = market()
    question = question_after(game.clone(), market_turn, faces=[FREE_KEEPER])
    script(game, market_turn, [c.ACQUIRE], [FREE_KEEPER])

    assert (question.seat, sorted(question.options), question.context[0]) == (X, [c.DISCARD, c.ACQUIRE], FREE_KEEPER)
    assert (game.sides[X].squad, game.sides[X].keeper) == ([FREE_KEEPER], FREE_KEEPER)
    assert (FREE_KEEPER in game.deck, game.discards) == (False, [])


@rule("MIS-MARKET-06")
def test_a_refused_footballer_goes_to_the_discards() -> None:
    game = market()
    script(game, market_turn, [c.DISCARD], [FREE_STRIKER])

    assert (game.sides[X].squad, game.discards) == ([], [FREE_STRIKER])
    assert FREE_STRIKER not in game.deck


@rule("MIS-MARKET-08, 22")
def test_the_market_ends_when_all_have_fifteen_and_the_rest_is_set_aside() -> None:
    game = market()
    hold(game, X, 14, keeper=True)
    hold(game, Y, 15, keeper=True)
    game.discards = [FREE_KEEPER]
    game.deck.remove(FREE_KEEPER)
    play(TITLE, game, faces=[FREE_STRIKER], steps=2)

    assert [len(side.squad) for side in game.sides] == [15, 15]
    assert numbers_of(game, "market-closed") == [{"free": 51}]
    held = game.sides[X].squad + game.sides[Y].squad
    assert sorted(held + game.deck + game.discards) == list(range(81))


@rule("MIS-MARKET-14")
def test_the_discards_go_round_as_often_as_necessary() -> None:
    game = market()
    for seat in (X, Y):
        hold(game, seat, 14, keeper=False)
    game.deck = [FREE_STRIKER, FREE_STRIKER + 1]
    game.rules.idle_guard = False
    for k in range(6):
        first = not k % 2  # two cards are left; the second needs no luck
        play(TITLE, game, [c.DISCARD], [FREE_STRIKER] if first else [])

    assert game.market_pass == 4
    assert sorted(game.deck) == [FREE_STRIKER, FREE_STRIKER + 1]


@rule("MIS-MARKET-09, 10, 21")
def test_a_whole_market_gives_each_one_keeper_and_takes_nobody_back() -> None:
    table, dealer = TITLE.table(4, {"mode": "cup"}, seed=3), Seeded(3)
    before: list[list[int]] = [[], [], [], []]
    while mister(table.base).stage == MARKET:
        go_on(table, dealer)
        now = [side.squad[:] for side in mister(table.base).sides]
        assert all(after[: len(earlier)] == earlier for earlier, after in zip(before, now, strict=True))
        before = now

    assert [len(squad) for squad in before] == [15, 15, 15, 15]
    assert [sum(table.cards.keeper[each] for each in squad) for squad in before] == [1, 1, 1, 1]


def test_a_pick_that_is_not_offered_changes_nothing() -> None:
    game = market()
    hold(game, X, 9, keeper=True)
    with pytest.raises(IllegalPick):
        script(game, market_turn, [c.ACQUIRE], [FREE_KEEPER])

    assert len(game.sides[X].squad) == 9


def test_nobody_is_asked_when_all_can_see_that_he_has_no_choice() -> None:
    game = market()
    hold(game, X, 12, keeper=True)
    hold(game, Y, 15, keeper=True)
    script(game, market_turn, faces=[FREE_STRIKER])

    assert questions_asked(game) == []
    assert (game.turn, len(game.sides[X].squad)) == (X, 13)


@rule("MIS-INFO-02")
def test_a_discard_is_told_to_all() -> None:
    game = market()

    script(game, market_turn, [c.DISCARD], [FREE_STRIKER])

    assert numbers_of(game, "discarded", seat=None) == [{"seat": X, "player": FREE_STRIKER}]


@rule("MIS-INFO-02", "MIS-MARKET-16")
@pytest.mark.parametrize(
    ("size", "keeper", "card", "shown"), [(9, True, FREE_KEEPER, (0, 9)), (14, False, FREE_STRIKER, (14, 0))]
)
def test_a_forced_discard_tells_all_whether_the_squad_has_a_keeper(
    size: int, keeper: bool, card: int, shown: tuple[int, int]
) -> None:
    game = market()
    hold(game, X, size, keeper=keeper)
    hold(game, Y, 15, keeper=True)

    script(game, market_turn, faces=[card])

    assert (game.sides[X].shown_none, game.sides[X].shown_keeper) == shown


@rule("MIS-INFO-02")
@pytest.mark.parametrize("card", [FREE_KEEPER, FREE_STRIKER])
def test_a_free_discard_tells_nothing_of_the_squad(card: int) -> None:
    game = market()
    hold(game, X, 9, keeper=True)

    script(game, market_turn, [c.DISCARD], [card])

    assert (game.sides[X].shown_none, game.sides[X].shown_keeper) == (0, 0)


@rule("MIS-MARKET-20")
def test_each_pass_counts_its_own_acquisitions() -> None:
    game = market()
    game.acquired = 3
    reshuffle(game)
    assert not game.compulsory

    reshuffle(game)

    assert game.compulsory


@rule("MIS-MARKET-22")
@pytest.mark.parametrize("windows", [False, True])
def test_only_for_transfer_windows_the_rest_is_shuffled_again(windows: bool) -> None:
    game = market(4, mode="league", season_market=windows)
    game.deck, game.discards = [70, 71], [72]

    script(game, market_close)

    assert (sorted(game.deck), game.discards) == (([70, 71, 72], []) if windows else ([70, 71], [72]))


def drawers(cards: int) -> list[int]:
    """Return the seat that draws each card when all are let go; `cards`: how many are drawn in a turn."""
    game = market(market_cards=cards)
    asked = []
    for _ in range(8):
        asked.append(game.turn)
        play(TITLE, game, [c.DISCARD], faces=[FREE_STRIKER], steps=1)
        game.deck.append(game.discards.pop())
    return asked


@rule("MIS-MARKET-03, 07")
@pytest.mark.parametrize(
    ("cards", "order"),
    [(1, [X, Y] * 4), (2, [X, X, Y, Y] * 2), (5, [X] * 5 + [Y] * 3)],
)
def test_a_turn_is_one_card_or_as_many_as_the_setting_says(cards: int, order: list[int]) -> None:
    assert drawers(cards) == order


@rule("MIS-MARKET-07, 12")
def test_a_run_of_cards_ends_with_the_fifteenth_footballer() -> None:
    game = market(market_cards=5)
    hold(game, X, 14, keeper=True)
    hold(game, Y, 10, keeper=True)
    play(TITLE, game, [c.ACQUIRE], faces=[FREE_STRIKER], steps=1)
    assert (len(game.sides[X].squad), game.turn, game.drawn) == (15, Y, 0)


@rule("MIS-MARKET-07")
@pytest.mark.parametrize("cards", [1, 3, 5])
def test_every_setting_fills_all_squads(cards: int) -> None:
    for seats in (2, 4):
        table, dealer = TITLE.table(seats, {"market_cards": cards}, seed=cards), Seeded(cards)
        while mister(table.now).stage == MARKET:
            go_on(table, dealer)
        assert {len(side.squad) for side in mister(table.now).sides} == {15}
