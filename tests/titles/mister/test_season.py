"""MIS-SEASON: after each round, a manager may change own footballers for free agents."""

from __future__ import annotations

from typing import Any

import pytest
from tests.scenes import play, question_after, questions_asked, rule, script
from tests.titles.mister.laid import (
    FREE_KEEPER,
    FREE_STRIKER,
    PLACES,
    ex,
    finished_table,
    hold,
    match_begun,
    numbers_of,
    open_game,
    player,
    story,
)

from touchline.kernel.drivers import Question
from touchline.kernel.errors import BadOption, IllegalPick
from touchline.kernel.game import ALL
from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.market import market_close
from touchline.titles.mister.rules.season import draw_agent, shuffle_free_agents, window, windows
from touchline.titles.mister.rules.tournament import round_end
from touchline.titles.mister.state import Mister, Outcome

X, Y = 0, 1
OUT = player(X, "RS")


def season(mode: str = "league", results: list[Outcome] | None = None, **options: Any) -> Mister:
    """A round is over and the window about to open; 21 free agents."""
    game = match_begun(seats=4, mode=mode, season_market=True, **options)
    game.results = results or [(0, 0, 1, 1, 0, 0, 0, 0), (0, 2, 3, 1, 1, -1, 0, 0)]
    return game


def draw_card(game: Mister, card: int, seat: int = X) -> Question:
    return question_after(game, lambda it: window(it, seat, 1), [c.DRAW_ONE], [card])


def settle(game: Mister, seat: int, card: int, given: int) -> None:
    """One card drawn and settled."""
    script(game, lambda it: window(it, seat, 1), [c.DRAW_ONE, given], [card])


@rule("MIS-SEASON-01")
@pytest.mark.parametrize("mode", ["cup", "league"])
def test_after_a_round_of_cup_or_league_the_window_opens(mode: str) -> None:
    results: list[Outcome] = [(0, 0, 1, 1, 0, 0, 0, 0), (0, 2, 3, 1, 1, 3, 2, 3)]
    game = season(mode, results)
    script(game, round_end)
    without = match_begun(seats=4, mode=mode)
    without.results = results
    script(without, round_end)

    assert [step[0] for step in game.agenda] == [c.STEP_WINDOW] * 4 + [c.STEP_ROUND]
    assert [step[0] for step in without.agenda] == [c.STEP_ROUND]


@rule("MIS-SEASON-01")
@pytest.mark.parametrize(("seats", "mode"), [(2, "head_to_head"), (3, "three_way")])
def test_there_is_no_window_outside_a_tournament(seats: int, mode: str) -> None:
    with pytest.raises(BadOption, match="season_market"):
        open_game(seats, mode=mode, season_market=True)


@ex("EX-128")
@rule("MIS-SEASON-02", "MIS-MARKET-22")
def test_whom_nobody_holds_is_a_free_agent() -> None:
    game = open_game(4, mode="league", season_market=True)
    for seat in range(4):
        hold(game, seat, 15, keeper=True)
    game.discards = [61, 62, 70]
    game.deck = [card for card in range(60, 81) if card not in game.discards]
    script(game, market_close)

    assert sorted(game.deck) == list(range(60, 81))
    assert (game.discards, game.under) == ([], [])
    for card in (61, 66):
        assert draw_card(game.clone(), card).context == (card,)  # any of them may be on top


@ex("EX-099")
@rule("MIS-SEASON-03, 04, 13")
def test_winner_loser_and_both_sides_of_a_draw_in_turn() -> None:
    game = season()
    script(game, round_end)
    play(TITLE, game, [c.DRAW_ONE, c.REFUSE] * 5, [70, 71, 72, 73, 74], steps=5)

    assert [each["seat"] for each in numbers_of(game, "window")] == [0, 0, 1, 2, 3]
    assert [step[0] for step in game.agenda] == [c.STEP_ROUND]


@rule("MIS-SEASON-03")
def test_the_winner_may_draw_two_even_if_he_was_named_second() -> None:
    game = season(results=[(0, 0, 1, 1, 2, 1, 0, 0), (0, 2, 3, 3, 0, 2, 0, 0)])

    assert windows(game) == [(c.STEP_WINDOW, 1, 2), (c.STEP_WINDOW, 0, 1), (c.STEP_WINDOW, 2, 2), (c.STEP_WINDOW, 3, 1)]


@rule("MIS-SEASON-04")
@pytest.mark.parametrize("draws", [0, 1, 2])
def test_how_many_cards_a_draw_is_worth(draws: int) -> None:
    game = season(season_draws_after_tie=draws)

    assert [step for step in windows(game) if step[1] in (2, 3)] == [
        (c.STEP_WINDOW, 2, draws),
        (c.STEP_WINDOW, 3, draws),
    ][: 2 * draws]


@ex("EX-125")
@rule("MIS-SEASON-05")
def test_the_winner_of_a_shootout_is_the_winner() -> None:
    game = season("cup", [(0, 0, 1, 1, 0, 0, 0, 0), (0, 2, 3, 1, 1, 3, 3, 4)])

    assert [step for step in windows(game) if step[1] in (2, 3)] == [(c.STEP_WINDOW, 3, 2), (c.STEP_WINDOW, 2, 1)]


@rule("MIS-SEASON-06")
def test_the_drawer_acquires_or_refuses() -> None:
    game = season()
    question = draw_card(game, FREE_STRIKER)

    assert question.seat == X
    assert c.REFUSE in question.options
    assert OUT in question.options


@ex("EX-100")
@rule("MIS-SEASON-07, 08")
def test_an_outfielder_is_not_exchanged_for_the_keeper() -> None:
    question = draw_card(season(), FREE_STRIKER)

    assert sorted(question.options) == [c.REFUSE, *range(1, 15)]
    reasons = {each.option: TITLE.words.reasons[each.reason].name for each in question.refusals}
    assert reasons == {player(X, "GK"): "keeper-for-keeper"}
    with pytest.raises(IllegalPick):
        settle(season(), X, FREE_STRIKER, player(X, "GK"))


@ex("EX-101")
@rule("MIS-SEASON-08, 09")
def test_a_keeper_is_exchanged_for_the_keeper() -> None:
    game = season()
    assert sorted(draw_card(game.clone(), FREE_KEEPER).options) == [c.REFUSE, player(X, "GK")]
    settle(game, X, FREE_KEEPER, player(X, "GK"))

    assert game.sides[X].keeper == FREE_KEEPER
    assert (len(game.sides[X].squad), player(X, "GK") in game.sides[X].squad) == (15, False)
    assert game.under == [player(X, "GK")]


@rule("MIS-SEASON-07")
def test_an_acquired_footballer_takes_the_place_of_the_one_given_up() -> None:
    game = season()
    settle(game, X, FREE_STRIKER, OUT)

    assert (FREE_STRIKER in game.sides[X].squad, OUT in game.sides[X].squad) == (True, False)
    assert len(game.sides[X].squad) == 15
    assert FREE_STRIKER not in game.deck


@ex("EX-102")
@rule("MIS-SEASON-09, 10")
def test_refused_and_given_up_lie_at_the_bottom_in_their_order() -> None:
    game = season()
    settle(game, X, 70, c.REFUSE)
    settle(game, Y, 71, player(Y, "LB"))

    assert len(game.deck) + len(game.under) == 21
    assert game.under == [70, player(Y, "LB")]
    game.deck = []
    assert question_after(game, lambda it: window(it, 2, 1), [c.DRAW_ONE]).context == (70,)


@rule("MIS-SEASON-10")
def test_with_the_option_who_is_refused_leaves_the_game() -> None:
    game = season(season_refused="out_of_game")
    settle(game, X, 70, c.REFUSE)
    settle(game, X, 71, OUT)

    assert 70 not in game.deck + game.under
    assert game.under == [OUT]


@ex("EX-126")
@rule("MIS-SEASON-11, 14, 09")
def test_the_winners_cards_are_settled_one_at_a_time() -> None:
    game = season()
    first, second, given = 70, 71, player(X, "LM")
    game.agenda = [(c.STEP_WINDOW, X, 2)]
    play(TITLE, game, [c.DRAW_ONE, given], [first])
    assert game.agenda == [(c.STEP_WINDOW, X, 1)]
    assert first in draw_card(game.clone(), second).options
    play(TITLE, game, [c.DRAW_ONE, first], [second])

    assert game.under == [given, first]
    assert second in game.sides[X].squad


@ex("EX-129")
@rule("MIS-SEASON-12")
def test_a_draw_may_be_declined() -> None:
    game = season()
    script(game, round_end)
    before = game.deck[:], game.under[:]
    question = question_after(game.clone(), lambda it: TITLE.perform(it, it.next_step()))
    assert sorted(question.options) == [c.DECLINE, c.DRAW_ONE]
    play(TITLE, game, [c.DECLINE])

    assert (game.deck, game.under) == before
    assert story(game) == ["declined"]
    assert game.agenda[0] == (c.STEP_WINDOW, Y, 1)  # and his second draw with it


@ex("EX-127")
@rule("MIS-SEASON-15")
def test_there_is_no_window_after_the_last_round() -> None:
    final: list[Outcome] = [(1, 0, 1, 1, 0, 0, 0, 0), (1, 2, 3, 1, 0, 2, 0, 0)]
    game = season("cup", final)
    game.round = 1
    script(game, round_end)

    assert game.agenda == [(c.STEP_FINISH,)]


@rule("MIS-SEASON-16")
def test_windows_come_after_both_matches_and_before_the_next_lineups() -> None:
    table = finished_table(4, seed=4, mode="cup", season_market=True)
    told = [each["event"] for each in table.events_since(0, None)]
    first, last = told.index("window"), max(at for at, name in enumerate(told) if name in ("window", "declined"))

    assert told[:first].count("full-time") == 2
    assert told[:first].count("shootout") == told[:first].count("shootout-won")
    assert "fielded" in told[last:]
    assert [name for name in told[first:last] if name in ("fielded", "action", "penalty")] == []


@rule("MIS-SEASON-13")
def test_the_first_fixture_comes_first_and_its_winner_before_its_loser() -> None:
    game = season(results=[(0, 2, 3, 0, 1, 3, 0, 0), (0, 0, 1, 0, 0, -1, 0, 0)])

    assert [step[1] for step in windows(game)] == [3, 2, 0, 1]


@rule("MIS-INFO-07")
def test_only_the_drawer_sees_the_card_and_the_exchange() -> None:
    game = season()
    settle(game, X, FREE_STRIKER, OUT)

    assert story(game, X) == ["window", "agent", "exchanged", "exchange"]
    for seat in (1, 2, 3, None):
        assert story(game, seat) == ["window", "exchanged"]
        view = TITLE.observe(game, seat)
        assert FREE_STRIKER not in view["sides"][X]["squad"]
        assert view["market"]["under"] == [-1]
    assert [each.seen for each in questions_asked(game)] == [-1, 1 << X]
    assert TITLE.observe(game, X)["market"]["under"] == [OUT]


@rule("MIS-SEASON-02", "MIS-INFO-07")
def test_nobody_knows_where_a_discarded_footballer_lies_after_the_shuffle() -> None:
    game = season()
    game.discards = [80]
    game.deck.remove(80)
    game.knows[80] = ALL

    shuffle_free_agents(game)

    assert game.knows[80] == 0
    assert 80 in game.deck
    assert game.pool[80] not in [game.pool[player] for player in range(80)]


@rule("MIS-SEASON-11")
def test_it_is_told_how_many_cards_a_seat_may_still_draw() -> None:
    game = season()

    script(game, lambda it: window(it, X, 2), [c.DRAW_ONE, c.REFUSE], [70])

    assert numbers_of(game, "window") == [{"seat": X, "left": 1}]


@rule("MIS-SEASON-06")
@pytest.mark.parametrize(("deck", "under", "sealed"), [([70, 71], [], False), ([70], [], True), ([], [70, 71], True)])
def test_a_card_that_comes_without_a_die_cannot_be_undone(deck: list[int], under: list[int], sealed: bool) -> None:
    game = season()
    game.deck, game.under = deck[:], under
    game.sealed = False

    script(game, lambda it: draw_agent(it, 1 << X), faces=deck[:1] if len(deck) > 1 else [])

    assert game.sealed == sealed
    assert (game.deck, game.under) == (deck[1:], under if deck else under[1:])


@rule("MIS-SEASON-08")
def test_an_exchange_of_outfielders_leaves_the_keeper_alone() -> None:
    game = season()
    settle(game, X, FREE_STRIKER, OUT)

    assert game.sides[X].keeper == player(X, "GK")


@rule("MIS-INFO-07")
def test_after_an_exchange_the_others_know_nobody_of_the_squad_for_certain() -> None:
    game = season()
    game.sides[X].shown_none = 9
    game.knows = [ALL] * len(game.knows)
    game.knows[player(X, "S1")] = 1 << X  # nobody else knew of him anyhow
    pool = game.pool[player(X, "S1")]

    settle(game, X, FREE_STRIKER, OUT)

    squad = [player(X, place) for place in PLACES]
    in_doubt = [each for each in squad if each != player(X, "S1")]
    assert [game.knows[each] for each in squad] == [1 << X] * len(squad)
    assert len({game.pool[each] for each in in_doubt if not game.cards.keeper[each]}) == 1
    assert game.pool[player(X, "S1")] == pool
    assert game.pool[FREE_STRIKER] == pool
    assert game.pool[player(X, "GK")] == game.pool[OUT] + 1
    assert game.sides[X].shown_none == 0
    assert [game.knows[each] for each in (player(Y, "LS"), 80)] == [ALL, ALL]


@rule("MIS-INFO-07")
def test_in_an_open_market_an_exchange_leaves_nobody_in_doubt() -> None:
    game = season(market_visibility="open")
    game.knows = [ALL] * len(game.knows)

    settle(game, X, FREE_STRIKER, OUT)

    assert game.knows == [ALL] * len(game.knows)
