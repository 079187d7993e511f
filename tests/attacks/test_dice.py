"""Attacks on the dice: rolls that repeat, results that somebody can choose, picks taken back after a look."""

from __future__ import annotations

import copy
import random

import pytest

from tests import conformance
from tests.kernel.duel import TITLE as DUEL
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Journal
from touchline.kernel.fair import Fair, fair_face
from touchline.kernel.game import DEALER, Game
from touchline.kernel.record import play_again, rewind_table
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.titles import SHELF

KEY, TABLE = bytes(range(32)), bytes(16)
TITLES = [*SHELF.values(), DUEL]


def new_table(title: Title) -> Table:
    return title.table(title.seats[0], dealer=Fair(KEY, TABLE))


def reload_table(table: Table) -> Table:
    """The table as another worker reads it: its own log, played again on a fresh table with a fresh dealer."""
    fresh = Table(
        table.title,
        table.options,
        table.cards,
        table.title.start(table.seats, table.options, table.cards),
        type(table.journal)(Fair(KEY, TABLE)),
    )
    play_again(fresh, list(table.log))
    return fresh


def every_roll_verifies(table: Table) -> int:
    rolls = [entry for entry in table.log if entry.who == DEALER]
    for number, entry in enumerate(rolls):
        assert entry.value == fair_face(KEY, TABLE, number, entry.sides), f"roll {number}"
    return len(rolls)


def undone(table: Table) -> bool:
    for seat in range(table.seats):
        if table.can_undo(seat):
            table.undo(seat)
            return True
    return False


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.code)
def test_no_roll_repeats_after_reload_undo_and_rewind(title: Title) -> None:
    undos = 0
    for game in range(2):
        table, picks, chance = new_table(title), Seeded(f"{title.code} {game}"), random.Random(game)
        for _ in range(150):
            if table.over:
                break
            table.pick(*conformance.next_pick(table, picks))
            if chance.random() < 0.15:
                table = reload_table(table)
            if chance.random() < 0.4:
                undos += undone(table)
            if chance.random() < 0.02:
                table = rewind_table(table, chance.choice([at for at, each in enumerate(table.log) if each.who >= 0]))
        assert every_roll_verifies(table)
    assert undos


def test_two_copies_of_a_table_share_nothing_they_go_back_to() -> None:
    table = DUEL.table(seed=3)
    table.pick(0, 20)
    twin = table.clone()
    twin.undo(0)
    twin.pick(0, 30)
    table.undo(0)
    table.pick(0, 40)

    assert [table.question(1).context, twin.question(1).context] == [(40, 0), (30, 0)]  # type: ignore[union-attr]


class Peek(Game):
    """A pile of one card, which is looked at before a choice is made."""

    __slots__ = ("bag",)

    def __init__(self) -> None:
        super().__init__(2)
        self.bag = [7]

    def clone(self) -> Peek:
        new = Peek()
        self.copy_kernel(new)
        new.bag = self.bag[:]
        return new


def peek(game: Peek) -> None:
    game.ask(0, 3, [0, 1])
    game.draw(game.bag, 1)
    game.ask(0, 3, [0, 1])


def test_a_pick_before_the_last_card_of_a_pile_stays_picked() -> None:
    title = copy.copy(DUEL)
    title.agenda, game = {0: peek}, Peek()
    game.then((0,))
    table = Table(title, {}, None, game, Journal(Seeded(1)))
    table.advance()
    table.pick(0, 1)

    assert not table.can_undo(0)
    assert len(table.log) == 1  # nothing was rolled for it
