"""One eleven of Mister against another: counted as the rules play it, and answered from what a seat may know."""

from typing import Any

import pytest
from tests import conformance
from tests.bots.declared import outlook, pro, pro_maker

from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.table import Table
from touchline.search.legend import Legend
from touchline.titles import SHELF
from touchline.titles.mister import codes as c
from touchline.titles.mister.bots.eleven import best_eleven
from touchline.titles.mister.bots.match_up import best_answer, chance, goals, lead
from touchline.titles.mister.bots.outlook import sought_answer
from touchline.titles.mister.bots.pro import ProMister, tables
from touchline.titles.mister.printed import ATTACK
from touchline.titles.mister.rules.action import resolve
from touchline.titles.mister.rules.lineup import field
from touchline.titles.mister.state import MARKET, SCORED, Mister

TITLE = SHELF["mister"]


class Aims(ProMister):
    """A pro that always chooses the same directions."""

    def __init__(self, aim: int, dive: int) -> None:
        super().__init__(1)
        self.directions = {c.ASK_SHOOT: aim, c.ASK_DIVE: dive}

    def pick(self, game: Any, seat: int, kind: int, options: list[int], context: tuple[int, ...]) -> int:
        if kind in self.directions:
            return options[self.directions[kind]]
        return super().pick(game, seat, kind, options, context)


def drafted_table(seed: str) -> Table:
    """Two squads of pros, before the line-ups."""
    table = TITLE.table(2, seed=seed)
    pros = [pro("mister", seat) for seat in range(2)]
    while isinstance(table.now, Mister) and table.now.stage == MARKET:
        seat = table.to_act[0]
        asked = conformance.question_of(table, seat)
        table.pick(seat, pros[seat].pick(asked.game, seat, asked.kind, asked.options, asked.context))
    return table


def two_elevens(table: Table) -> tuple[Mister, list[list[int]]]:
    game = table.now.clone()
    assert isinstance(game, Mister)
    return game, [best_eleven(tables(game), side.squad) for side in game.sides]


def goals_of_card(game: Mister, card: int, elevens: list[list[int]]) -> float:
    """By the rules themselves, over all nine pairs of directions."""
    scored = 0
    for aim in range(3):
        for dive in range(3):
            playing = game.clone()
            for seat, eleven in enumerate(elevens):
                field(playing, seat, eleven)
            playing.driver = Inline([Aims(aim, dive), Aims(aim, dive)], Seeded(1))
            scored += resolve(playing, card, 0, 1) == SCORED
    return scored / 9


@pytest.mark.parametrize("seed", ["first", "second"])
def test_every_attack_is_counted_as_the_rules_play_it(seed: str) -> None:
    game, elevens = two_elevens(drafted_table(seed))
    attacks = [card for card, action in enumerate(game.actions) if action.kind == ATTACK]
    counted = [chance(game, game.actions[card], elevens[0], elevens[1]) for card in attacks]

    assert counted == pytest.approx([goals_of_card(game, card, elevens) for card in attacks])
    assert goals(game, elevens[0], elevens[1]) == pytest.approx(sum(counted))
    assert 0 < sum(counted) < len(attacks)


def test_an_answer_is_better_than_the_usual_eleven_and_keeps_what_is_laid() -> None:
    answered = shaken = 0
    for number in range(4):
        game, (own, theirs) = two_elevens(drafted_table(f"answer {number}"))
        bench = [player for player in game.sides[0].squad if player not in own]
        found = best_answer(game, own, bench, 4, [theirs])
        assert found[:4] == own[:4]
        assert len(set(found)) == len(found)
        assert set(found) <= set(game.sides[0].squad)
        assert lead(game, found, [theirs]) >= lead(game, own, [theirs])
        sought = sought_answer(game, own, bench, 4, [theirs], Seeded(number))
        assert sought[:4] == own[:4]
        assert len(set(sought)) == len(sought)
        assert lead(game, sought, [theirs]) >= lead(game, found, [theirs])
        answered += found != own
        shaken += sought != found
    assert answered
    assert shaken


def test_a_legends_eleven_is_the_same_whatever_is_hidden() -> None:
    compared = 0
    for number in range(1):
        table = drafted_table(f"hidden {number}")
        for seat in table.to_act:
            assert conformance.question_of(table, seat).kind == c.ASK_FIELD
            twin = table.redeal(seat, Seeded("other"))
            assert twin is not None
            both = [laid_by_a_legend(each.clone(), seat) for each in (table, twin)]
            assert both[0] == both[1]
            assert len(set(both[0])) == len(both[0])
            compared += 1
    assert compared


def laid_by_a_legend(table: Table, seat: int) -> list[int]:
    legend, laid = Legend(pro_maker("mister"), outlook("mister"), "same"), []
    while seat in table.to_act and conformance.question_of(table, seat).kind == c.ASK_FIELD:
        laid.append(legend.think(table, seat))
        table.pick(seat, laid[-1])
    return laid
