"""Secrets: standing orders, hands behind a window, and the cards that a redeal must leave in place."""

from __future__ import annotations

from typing import Any

from tests.scenes import rule
from tests.titles.masters_of_football.laid import OURS

from touchline.kernel.dealer import Seeded
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import TITLE
from touchline.titles.masters_of_football.hidden import redeal
from touchline.titles.masters_of_football.state import Mof

HALF, MATCH, SEASON = 0, 1, 2


def at_a_window(seed: int, turn: int = 2) -> tuple[Table, int]:
    """A table of four in the middle of a half, where somebody is asked in a window."""
    table, dealer = TITLE.table(4, {}, OURS, seed=seed), Seeded(seed)
    while True:
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        boards = table.view(None)["game"]["matches"]
        if boards and boards[0]["moment"] == turn and TITLE.is_window(question.kind):
            return table, seat
        table.pick(seat, question.options[0 if TITLE.is_window(question.kind) else dealer.below(len(question.options))])


def pass_all(table: Table, until: int) -> list[Any]:
    """Everybody passes or takes the first option; what the others see on the way."""
    seen = []
    while len(table.log) < until and not table.over:
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        table.pick(seat, PASS if PASS in question.options else question.options[0])
        seen.append((len(table.log), seat))
    return seen


def test_a_standing_order_passes_the_windows_of_its_span_and_no_other_question() -> None:
    table, seat = at_a_window(5)
    season = table.now.span(MATCH)

    table.order(seat, MATCH)

    while table.now.span(MATCH) == season:
        asked = table.question(seat)
        assert asked is None or not TITLE.is_window(asked.kind)
        other = table.to_act[0]
        question = table.question(other)
        assert question is not None
        table.pick(other, question.options[0])
    assert not table.standing(seat)


def test_a_half_ends_at_half_time_a_match_with_the_next() -> None:
    table, seat = at_a_window(5)
    table.order(seat, HALF)
    first = [table.now.span(scope) for scope in (HALF, MATCH, SEASON)]
    while table.now.span(HALF) == first[HALF]:
        pass_all(table, len(table.log) + 1)

    assert not table.standing(seat)
    assert table.now.span(MATCH) == first[MATCH]
    assert table.now.span(SEASON) == first[SEASON]


@rule("MOF-RESP-04")
def test_nobody_else_sees_whether_a_seat_passes_by_order_or_by_hand() -> None:
    for seed in (1, 2, 3):
        table, seat = at_a_window(seed)
        ordered = table.clone()
        ordered.order(seat, MATCH)
        pass_all(ordered, len(ordered.log) + 25)
        pass_all(table, len(ordered.log))

        assert len(table.log) == len(ordered.log)
        for other in (None, *(each for each in range(4) if each != seat)):
            assert table.view(other) == ordered.view(other)
            assert table.events_since(0, other) == ordered.events_since(0, other)


@rule("MOF-MONEY-05", "MOF-INFO-02", "MOF-INFO-05")
def test_money_is_open_to_all_and_a_hand_to_its_owner_only() -> None:
    table, _ = at_a_window(7)
    game = table.now
    assert isinstance(game, Mof)
    for seat in (None, 0, 1, 2, 3):
        teams = table.view(seat)["game"]["teams"]

        assert [team["money"] for team in teams] == [team.money for team in game.teams]
        assert [team["hand_size"] for team in teams] == [len(team.hand) for team in game.teams]
        assert [team["hand"] for team in teams] == [
            sorted(team.hand) if team.seat == seat else [] for team in game.teams
        ]


def test_a_redeal_gives_nobody_a_card_that_lay_open_while_he_held_his() -> None:
    table, _ = at_a_window(9)
    game = table.now.clone()
    assert isinstance(game, Mof)
    before = {card for team in game.teams for card in team.hand}
    game.discard += game.pile  # the pile is exchanged to its end, then comes back
    game.reshuffles, game.pile, game.discard = 1, game.discard, []
    game.card_rounds = tuple(int(card in game.pile) for card in range(len(game.card_rounds)))

    for deal in range(10):
        redeal(game, 0, Seeded(deal), [])

        assert {card for team in game.teams for card in team.hand} == before


def test_a_redeal_keeps_the_tiers_and_whoever_has_been_seen() -> None:
    table, _ = at_a_window(11)
    game = table.now.clone()
    assert isinstance(game, Mof)
    tiers = [sorted(OURS.tier[player] for player in team.squad) for team in game.teams]
    seen = [team.seen[:] for team in game.teams]

    redeal(game, 2, Seeded("tiers"), [])

    assert [sorted(OURS.tier[player] for player in team.squad) for team in game.teams] == tiers
    assert all(player in team.squad for team, known in zip(game.teams, seen, strict=True) for player in known)
