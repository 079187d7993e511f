"""The tests that every title must pass: the promises of the public interface.  This file names no title.

A title may bring `tests/titles/<code>/ledger.py` with `check(game)`: what must hold after every answer (cards, money
and points that are conserved).  `check` raises AssertionError.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.state import dump, whole
from touchline.bots import bot, levels_of
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Anything, Inline, Question
from touchline.kernel.errors import IllegalPick
from touchline.kernel.event_feed import EventFeed
from touchline.kernel.game import Game
from touchline.kernel.record import Record, replay
from touchline.kernel.table import Table
from touchline.kernel.title import Title

Setting = dict[str, Any]


def ledger(title: Title) -> Callable[[Any], None]:
    name = f"tests.titles.{title.code}.ledger"
    if importlib.util.find_spec(f"tests.titles.{title.code}") and importlib.util.find_spec(name):
        check: Callable[[Any], None] = importlib.import_module(name).check
        return check
    return lambda game: None


def next_pick(table: Table, dealer: Seeded) -> tuple[int, int]:
    """Somebody who is asked, and any of the options."""
    seat = table.to_act[dealer.below(len(table.to_act))]
    options = question_of(table, seat).options
    return seat, options[dealer.below(len(options))]


def question_of(table: Table, seat: int) -> Question:
    question = table.question(seat)
    assert question is not None
    return question


def stops(title: Title, seats: int, options: Setting, seed: str, every: int, most: int = 10**9) -> Iterator[Table]:
    """A random game at a table, stopping at every so manyth answer; whoever stops may change a clone only."""
    table, dealer = title.table(seats, options, seed=seed), Seeded(f"picks {seed}")
    at = 0
    while not table.over and most:
        if at % every == every - 1:
            most -= 1
            yield table
        table.pick(*next_pick(table, dealer))
        at += 1


def length(title: Title, seats: int) -> int:
    """Answers in a random game."""
    return sum(1 for _ in stops(title, seats, {}, "length", 1))


# -- complete


def plays_out(title: Title, seats: int, options: Setting, seed: str, every: int = 1, cards: Any = None) -> Inline:
    """A whole game by random picks, straight through; the ledger holds after every so manyth step and at the end."""
    check, dealer = ledger(title), Seeded(seed)
    game = title.game(seats, options, cards)
    driver = Inline([Anything(dealer)] * seats, dealer)
    game.driver = driver
    steps = 0
    while game.ahead:
        title.perform(game, game.next_step())
        steps += 1
        if steps % every == 0 or not game.agenda:
            check(game)
    result = title.result(game)
    assert len(result.places) == len(result.scores) == seats
    assert min(result.places) == 1
    return driver


def offers_what_it_accepts(table: Table) -> None:
    """Every option offered is accepted, every ready-made run too, and nothing refused is also offered."""
    for seat in table.to_act:
        question = question_of(table, seat)
        assert question.options
        assert len(set(question.options)) == len(question.options)
        assert not {each.option for each in question.refusals} & set(question.options)
        for option in question.options[:12]:
            table.clone().pick(seat, option)
        for _, choice in table.title.ready_choices(question):
            table.clone().pick_whole(seat, choice)


# -- determined


def plays_the_same_again(title: Title, seats: int, options: Setting, seed: str) -> None:
    first = [whole(table) for table in stops(title, seats, options, seed, 23, 5)]
    again = [whole(table) for table in stops(title, seats, options, seed, 23, 5)]
    assert first == again


def replays(table: Table) -> None:
    """From the record to the same state, event for event, and on to the same end."""
    record = Record.load(table.record().dump())
    again = replay(table.title, record, dealer=table.dealer.clone())
    assert without_undo(whole(again)) == without_undo(whole(table))
    for other in (again, mine := table.clone()):
        dealer = Seeded("on")
        for _ in range(20):
            if not other.over:
                other.pick(*next_pick(other, dealer))
    assert without_undo(whole(again)) == without_undo(whole(mine))


def without_undo(state: list[Any]) -> list[Any]:
    """Return the data without how far undo reaches: that is kept by the table, not by the record."""
    return [state[0], state[1], [{**view, "undo": None, "undo_blocked_by": None} for view in state[2]], *state[3:]]


# -- copyable


def shows_what_is_declared(table: Table) -> None:
    """Every seat's view, and a spectator's, has the declared fields, all of them and no other."""
    for seat in [None, *range(table.seats)]:
        shown = json.loads(json.dumps(table.view(seat)["game"]))
        assert msgspec.convert(shown, table.title.view) == shown, "a field is not declared"


def tells_with_questions_and_events_what_is_declared(table: Table) -> None:
    """Previews are of options and have the declared numbers, what is worth asking is an option, events hit seats."""
    words = table.title.words
    for seat in [seat for seat in table.to_act if seat >= 0]:
        question, asks = table.view(seat)["question"], words.asks[question_of(table, seat).kind]
        previewed = [each["option"] for each in question.get("previews", [])]
        assert previewed == [option for option in question["options"] if option in previewed]
        for each in question.get("previews", []):
            assert list(each["numbers"]) == [field.name for field in asks.preview]
        worth = question.get("worth", [])
        assert len(set(worth)) == len(worth)
        assert set(worth) <= set(question["options"])
    for event in table.events_since(0, None):
        assert set(event.get("affects", [])) <= set(range(table.seats))


def as_sent(event: dict[str, Any]) -> dict[str, Any]:
    """Return the event as a connection is told: without its rules, which a client learns with the words."""
    return {name: value for name, value in event.items() if name != "rules"}


def writes_events_as_it_tells_them(table: Table) -> None:
    """The JSON of an event, written by hand because it is written often, is that of its data without the rules."""
    for seat in [None, *range(table.seats)]:
        _, written = EventFeed().unheard(table, seat, 0)
        assert json.loads(written) == [as_sent(event) for event in table.events_since(0, seat)]


def clones_alone(table: Table) -> None:
    """Neither the original nor the copy notices what the other does."""
    assert dump(table.base) == dump(table.base.clone())
    before, twin, dealer = whole(table), table.clone(), Seeded("alone")
    assert whole(twin) == before
    for _ in range(25):
        if not twin.over:
            twin.pick(*next_pick(twin, dealer))
    assert whole(table) == before


def earlier_states_stay(title: Title, seats: int, options: Setting, seed: str, every: int, most: int = 10**9) -> None:
    """The state at the beginning of a step never changes afterwards, although later copies share data with it."""
    last: tuple[Game, Any] | None = None
    for table in stops(title, seats, options, seed, every, most):
        if last is not None:
            assert dump(last[0]) == last[1]
        last = (table.base, dump(table.base))


def undoes(table: Table) -> None:
    """After a pick that can be taken back, taking it back restores all but the log."""
    for seat in table.to_act:
        twin = table.clone()
        before = whole(twin)
        twin.pick(seat, question_of(twin, seat).options[0])
        if twin.can_undo(seat):
            twin.undo(seat)
            after = whole(twin)
            assert after[:2] == before[:2]
            assert strip_counts(after) == strip_counts(before)


def strip_counts(state: list[Any]) -> list[Any]:
    """Views without the numbers that count what was said."""
    views = [
        {**view, "number": 0, "undo": 0, "undo_blocked_by": 0, "question": numberless(view["question"])}
        for view in state[2]
    ]
    return [views, state[3]]


def numberless(question: Any) -> Any:
    return question and {**question, "decision": 0}


# -- secret


def keeps_secrets(table: Table, deals: int = 4) -> tuple[int, int]:
    """With what a seat cannot know dealt again it sees the same, byte for byte.

    Returns how many deals fitted what the seat had seen, and in how many something hidden really was different.
    """
    fitted = changed = 0
    for seat in range(table.seats):
        mine, rest = table.appearance(seat), table.title.hidden(table.base, seat)
        for deal in range(deals):
            twin = table.redeal_once(seat, Seeded(f"deal {deal} {len(table.log)}"))
            if twin is not None:
                assert twin.appearance(seat) == mine, f"seat {seat} sees what it may not know"
                ledger(table.title)(twin.base)
                fitted += 1
                changed += twin.title.hidden(twin.base, seat) != rest
    return fitted, changed


def same_pick_whatever_is_hidden(table: Table, level: str) -> None:
    """A bot picks the same when what it cannot know is dealt again."""
    for seat in table.to_act:
        twin = table.redeal(seat, Seeded(f"bot {len(table.log)}"))
        if twin is None:
            continue
        picks = []
        for each in (table, twin):
            question = question_of(each, seat)
            policy = bot(table.title, level, "same")
            picks.append(policy.pick(each.now, seat, question.kind, question.options, question.context))
        assert picks[0] == picks[1]


# -- refusing


def refuses(table: Table, seat: Any, option: Any, decision: Any) -> None:
    """A pick that is not offered to a seat that is asked raises IllegalPick and changes nothing."""
    before = whole(table)
    question = table.question(seat) if type(seat) is int else None
    legal = question is not None and type(option) is int and option in question.options
    if legal and decision in (None, table.decision(seat)):
        return
    with pytest.raises(IllegalPick) as refused:
        table.pick(seat, option, decision)

    assert refused.value.code
    assert whole(table) == before


# -- bots


def weakest_level(title: Title) -> str:
    """That of the title's own bots; a title may have none."""
    return "amateur" if "amateur" in levels_of(title) else "rookie"


def amateurs_play(title: Title, seats: int, options: Setting, seed: str) -> Game:
    """A whole game of the title's own bots; each pick is checked against the options."""
    level = weakest_level(title)
    game = title.game(seats, options)
    game.driver = Inline([bot(title, level, f"{seed} {seat}") for seat in range(seats)], Seeded(seed))
    while game.ahead:
        title.perform(game, game.next_step())
    return game
