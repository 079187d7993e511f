"""Random settings of every title, with dice by hand, take-backs, rewinds and standing orders in one game.

`test_conformance.py` plays every pair of choices; here all options are drawn at once, and the table is used as people
use it.  The ledger holds on the way, what is taken back is as it was, and the record replays to the same end.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests import conformance
from tests.pairwise import is_allowed
from tests.state import dump, whole
from touchline.kernel.dealer import Seeded
from touchline.kernel.game import DEALER, sees
from touchline.kernel.record import Record, entry, play_again, rewind_table, start_again
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.titles import SHELF

GAMES = 8  # of each title in the short run: some seconds
SHORT_GAME_ANSWERS = 250  # answers of such a game
FARTHEST_BACK = 60  # entries of the log that a rewind reaches
PARTS = 20  # tests of the long run, for several workers
UNDO_EVERY, ORDER_EVERY, REWIND_EVERY, CHECK_EVERY = 6, 60, 120, 25  # answers, on average


def random_setting(title: Title, seats: int, dealer: Seeded) -> dict[str, Any]:
    """A choice of every option that fits the choices before it, the options in any order."""
    chosen: dict[str, Any] = {}
    waiting = list(title.options)
    while waiting:
        option = waiting.pop(dealer.below(len(waiting)))
        value = option.values[dealer.below(len(option.values))]
        if is_allowed(title, seats, chosen | {option.name: value}):
            chosen[option.name] = value
    return chosen


def play(title: Title, seed: str, most: int) -> Table:
    """A game of random answers; `most` answers if it is not over before."""
    dealer = Seeded(seed)
    seats = title.seats[dealer.below(len(title.seats))]
    options, by_hand = random_setting(title, seats, dealer), dealer.below(2) == 1
    table = title.table(seats, options, seed=seed, by_hand=by_hand)
    for number in range(most):
        if table.over:
            break
        table = one_answer(table, dealer)
        if number % CHECK_EVERY == 0:
            conformance.ledger(title)(table.base)
    return table


def one_answer(table: Table, dealer: Seeded) -> Table:
    if dealer.below(REWIND_EVERY) == 0 and not table.is_log_full:
        table = gone_back(table, dealer)
    if dealer.below(ORDER_EVERY) == 0 and table.title.scopes:
        table.order(dealer.below(table.seats), dealer.below(len(table.title.scopes)), dealer.below(2) == 0)
    if table.over:
        return table
    seat, option = conformance.next_pick(table, dealer)
    takes_back = dealer.below(UNDO_EVERY) == 0 and seat != DEALER and not table.orders
    before = visible_state(table) if takes_back else []
    answer(table, seat, option)
    if takes_back and table.can_undo(seat):
        table.undo(seat)
        assert visible_state(table) == before
    return table


def gone_back(table: Table, dealer: Seeded) -> Table:
    """The table before one of the last picks."""
    first = max(0, len(table.log) - FARTHEST_BACK)
    before_picks = [at for at, each in enumerate(table.log.since(first), first) if each.who >= 0]
    return rewind_table(table, before_picks[dealer.below(len(before_picks))]) if before_picks else table


def visible_state(table: Table) -> list[Any]:
    """Return what lies on the table, and what each seat sees of it, without the numbers that count what was said."""
    views: list[Any] = [table.view(seat) for seat in (None, *range(table.seats))]
    return [dump(table.base), *conformance.strip_counts([None, None, views, None])]


def answer(table: Table, seat: int, option: int) -> None:
    """A pick; or a die or a card, typed in by the first who sees it."""
    if seat != DEALER:
        table.pick(seat, option)
        return
    question = conformance.question_of(table, DEALER)
    typists = [each for each in range(table.seats) if sees(question.seen, each)]
    if typists:
        table.type_in(typists[0], option)
    else:
        table.deal_for_bot(option)


def replays_to_the_same(table: Table) -> None:
    """From the record to the same state, event for event; standing orders are not in a record."""
    record = Record.load(table.record().dump())
    journal = type(table.journal)(table.dealer.clone())
    again = Table(table.title, table.options, table.cards, start_again(table), journal)
    play_again(again, [entry(*each) for each in record.log])
    for at, (mine, theirs) in enumerate(zip(comparable(table), comparable(again), strict=True)):
        assert mine == theirs, f"part {at} of the state"


def comparable(table: Table) -> list[Any]:
    base, now, views, told = whole(table)[:4]
    return [base, now, [{**view, "undo": None, "undo_blocked_by": None, "orders": None} for view in views], told]


@pytest.mark.parametrize("code", SHELF)
def test_any_setting_can_be_played_with_hand_dice_and_take_backs(code: str) -> None:
    for game in range(GAMES):
        table = play(SHELF[code], f"{code} options {game}", SHORT_GAME_ANSWERS)
        replays_to_the_same(table)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("code", SHELF)
def test_a_thousand_games_of_any_setting(code: str, part: int) -> None:
    """Every tenth is played to its end."""
    for game in range(1000 // PARTS):
        table = play(SHELF[code], f"{code} {part} options {game}", 20_000 if game % 10 == 0 else 4 * SHORT_GAME_ANSWERS)
        replays_to_the_same(table)


@pytest.mark.parametrize("code", SHELF)
def test_random_settings_are_many(code: str) -> None:
    title, dealer = SHELF[code], Seeded("many")
    drawn = {str(sorted(random_setting(title, title.seats[-1], dealer).items())) for _ in range(20)}
    assert len(drawn) >= 15
