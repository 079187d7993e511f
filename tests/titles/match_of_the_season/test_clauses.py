"""Clauses that the catalogue's copy spells out: the banned signing, no second look abroad, each card turned once."""

from __future__ import annotations

from tests.scenes import asked, rule, told
from tests.titles.match_of_the_season.laid import BLUE, PASS, RED, cash, do, eleven, in_deck, on_free_list, own, table

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.runs import line_up_runs, picks_for_choice
from touchline.titles.match_of_the_season.state import INTERNATIONAL


@rule("MOTS-SQUAD-08")
def test_a_team_whom_the_ban_leaves_nobody_signs_in_emergency_at_base_price() -> None:
    game = table(cash=30000)
    own(game, BLUE, "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 A2")
    only_one = on_free_list(game, "D1")[0]
    game.teams[BLUE].sold = 1 << (game.cards.position[only_one] * 8 + 1)

    do(game, c.STEP_SQUAD_CHECK, BLUE)
    assert told(game, c.TELL_SIGNED) == [(BLUE, only_one, 10000)]
    assert cash(game)[BLUE] == 20000


@rule("MOTS-MATCH-20", "MOTS-ECUP-11")
def test_against_an_international_team_no_change_is_asked_for() -> None:
    game = table()
    eleven(game, BLUE, "A", "D2 M2")
    context = (BLUE, c.EUROPEAN_MATCH, INTERNATIONAL)
    laid = dict(line_up_runs(game, *context))["strongest"]

    picks = picks_for_choice(game, 0, c.ASK_FORMATION, context, laid)
    do(game, c.STEP_PLAY, BLUE, INTERNATIONAL, c.EUROPEAN_MATCH, picks=picks, faces=[1])
    assert all(question.kind != c.ASK_CHANGE_OUT for question in asked(game))


@rule("MOTS-EOS-34", "MOTS-EOS-32")
def test_a_card_without_a_bid_is_not_turned_twice_in_one_sale() -> None:
    game = table()
    own(game, RED, "GK1 D1")
    cards = in_deck(game, "D2 M3 A4")

    picks = [PASS] * 12  # nobody can sell or buy: only the bids are asked, four for each card
    do(game, c.STEP_TRANSFERS, picks=picks, faces=[6, 1, 1, 1, *cards[:2]])
    assert [numbers[0] for numbers in told(game, c.TELL_TURNED)] == cards
    assert len(told(game, c.TELL_NO_BID)) == 3
    assert game.deck.under == cards
    assert {question.kind for question in asked(game)} == {c.ASK_BID}
