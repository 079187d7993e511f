"""MIS-INFO: who may know what."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.scenes import rule, script
from tests.titles.mister.laid import (
    ATT,
    DEF,
    FREE_KEEPER,
    FREE_STRIKER,
    PLACES,
    ex,
    fate_of,
    match_begun,
    numbers_of,
    open_game,
    player,
    row,
)

from touchline.kernel.dealer import Seeded
from touchline.titles.mister import TITLE
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.market import market_turn
from touchline.titles.mister.rules.match import turn
from touchline.titles.mister.state import LEFT, RIGHT, Mister

OTHERS = [DEF, None]


def sign_keeper(**options: Any) -> Mister:
    """Seat 0 has taken a keeper."""
    game = open_game(2, **options)
    script(game, market_turn, [c.ACQUIRE], [FREE_KEEPER])
    return game


@ex("EX-131")
@rule("MIS-INFO-01, 02")
def test_discards_are_public_and_acquisitions_are_not() -> None:
    game = sign_keeper()
    game.turn = ATT
    script(game, market_turn, [c.DISCARD], [FREE_STRIKER])

    for seat in OTHERS:
        view = TITLE.observe(game, seat)
        assert view["market"]["discards"] == [FREE_STRIKER]
        assert (view["sides"][ATT]["squad"], view["sides"][ATT]["size"]) == ([], 1)
    assert TITLE.observe(game, ATT)["sides"][ATT]["squad"] == [FREE_KEEPER]


@rule("MIS-INFO-01")
def test_only_the_drawer_sees_what_he_draws() -> None:
    game = sign_keeper()

    assert numbers_of(game, "drawn", ATT) == [{"seat": ATT, "player": FREE_KEEPER}]
    for seat in OTHERS:
        assert numbers_of(game, "drawn", seat) == []
        assert numbers_of(game, "signed", seat) == [{"seat": ATT, "size": 1}]


@rule("MIS-INFO-01")
def test_with_the_option_the_market_is_open() -> None:
    game = sign_keeper(market_visibility="open")

    for seat in OTHERS:
        assert numbers_of(game, "drawn", seat) == [{"seat": ATT, "player": FREE_KEEPER}]
        assert TITLE.observe(game, seat)["sides"][ATT]["squad"] == [FREE_KEEPER]


@ex("EX-130")
@rule("MIS-INFO-03, 04")
def test_the_eleven_are_public_and_the_bench_is_a_number() -> None:
    game = match_begun()
    for seat in OTHERS:
        side = TITLE.observe(game, seat)["sides"][ATT]
        assert side["lineup"] == [player(ATT, place) for place in PLACES[:11]]
        assert (side["bench"], side["bench_size"]) == ([], 4)
    assert sorted(TITLE.observe(game, ATT)["sides"][ATT]["bench"]) == [player(ATT, place) for place in PLACES[11:]]


@rule("MIS-INFO-04")
def test_a_substitute_is_seen_when_he_comes_on() -> None:
    game = match_begun("att LS.A=9")
    fate_of(game, 22, player(ATT, "S2"))
    side = TITLE.observe(game, DEF)["sides"][ATT]

    assert player(ATT, "S2") in side["lineup"]
    assert (side["bench"], side["bench_size"]) == ([], 3)
    assert numbers_of(game, "substituted", None)[0]["player"] == player(ATT, "S2")


@rule("MIS-INFO-05")
def test_cards_played_kept_and_left_are_public() -> None:
    game = match_begun("att RM.E=6, att LS.B=6, att pending boost=1")
    script(game, turn, [LEFT, RIGHT], [row(1)])
    script(game, turn, [], [row(2)])

    for seat in (ATT, DEF, None):
        view = TITLE.observe(game, seat)
        assert (view["match"]["spent"], view["match"]["left"]) == ([row(2)], 30)
        assert [side["kept"] for side in view["sides"]] == [[row(1)], []]
        assert [side["goals"] for side in view["sides"]] == [1, 0]
    assert [each["left"] for each in numbers_of(game, "action", None)] == [30]


@rule("MIS-INFO-06")
@pytest.mark.parametrize("seat", [ATT, DEF, None])
def test_the_order_of_a_deck_is_in_nobodys_view(seat: int | None) -> None:
    game = match_begun()
    market = open_game(2)
    before = json.dumps([TITLE.observe(game, seat), TITLE.observe(market, seat)])
    for bag in (game.deck, game.pack, market.deck):
        bag.reverse()

    assert json.dumps([TITLE.observe(game, seat), TITLE.observe(market, seat)]) == before


@rule("MIS-INFO-06")
def test_the_next_card_is_any_of_those_left() -> None:
    found = set()
    for seed in range(40):
        table = TITLE.table(2, seed="same")
        twin = table.clone(Seeded(seed))
        twin.pick(0, c.DISCARD)
        found.add(twin.questions[1].context[0])

    assert len(found) > 20


@rule("MIS-INFO-07", "MIS-INFO-01")
def test_another_seats_squad_may_be_anything_it_could_be() -> None:
    """Dealt again for seat 1, the hidden squad of seat 0 changes, and nothing that seat 1 sees does."""
    table = TITLE.table(2, seed=9)
    for _ in range(20):
        seat = table.to_act[0]
        options = table.questions[seat].options
        table.pick(seat, c.ACQUIRE if c.ACQUIRE in options else c.DISCARD)
    squads = set()
    for seed in range(20):
        twin = table.redeal(1, Seeded(seed))
        assert twin is not None
        assert twin.view(1) == table.view(1)
        assert isinstance(twin.base, Mister)
        squads.add(tuple(twin.base.sides[0].squad))

    assert len(squads) > 10
