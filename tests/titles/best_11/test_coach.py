"""What the coach says of a card of the own turn: what it does, and no points that nobody has estimated."""

from __future__ import annotations

from tests.titles.best_11.laid import ANN, deal, fours, play, round_one

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.bots.coach import CoachBest11
from touchline.titles.best_11.bots.pro import points_said
from touchline.titles.best_11.state import Best11


def why_played(game: Best11, card: str) -> tuple[str, dict[str, int]]:
    coach, option = CoachBest11(), play(card)
    [reason] = coach.explain(game, ANN, c.ASK_ITEM, [option], (), [option])
    return reason.code, reason.numbers


def test_a_bargain_is_explained_by_the_money_it_saves() -> None:
    game = round_one(3)
    deal(game, ANN, "market_bargain")
    assert why_played(game, "market_bargain") == ("bargain", {"money": 3})


def test_a_swap_is_explained_by_what_a_refusal_brings() -> None:
    game = round_one(3)
    deal(game, ANN, "even_swap")
    assert why_played(game, "even_swap") == ("exchange", {"money": 2})


def test_a_sale_is_explained_by_the_poorest_and_his_price() -> None:
    game = round_one(3)
    fours(game, ANN)
    deal(game, ANN, "capital_gain")
    poorest = min(game.cards.value[card] for card in game.teams[ANN].footballers)
    assert why_played(game, "capital_gain") == ("sell", {"value": poorest, "money": poorest + 3})


def test_a_point_and_more_is_said_in_whole_points() -> None:
    assert points_said(0.57) == {"points": 57, "whole": 0}
    assert points_said(0.96) == {"points": 96, "whole": 1}
    assert points_said(7.85) == {"points": 785, "whole": 8}
