"""Answers given in advance: wishes for a draft, cards for a window, limits for lots that come later."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import touchline
from tests.server.inside import (
    Somebody,
    again,
    at_rest,
    at_window,
    later,
    people,
    play_on,
    seat_two,
    stop_registry,
    until,
)
from tests.server.inside import table as make_room
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Question
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.messages.errors import RequestError
from touchline.server.tables.auctions import lots_on_offer
from touchline.server.tables.open_window import RELAXED_MIN_SECONDS
from touchline.server.tables.plans import Plan, check_plan, cost_of, plannable_data, planned_pick, read_plan
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.titles import SHELF
from touchline.titles.masters_of_football import codes as c

pytestmark = pytest.mark.anyio
GAMES = 20


def draft() -> tuple[Table, Question]:
    """The first pick of a draft, with everybody to choose from."""
    table = touchline.title("match_of_the_season").table(seats=4, seed=3)
    words = table.title.words
    while True:
        question = table.question(table.to_act[0])
        assert question is not None
        if words.asks[question.kind].name == "draft" and len(question.options) > 3:
            return table, question
        table.pick(question.seat, question.options[0])


def pick_of(table: Table, question: Question, plan: Plan) -> int | None:
    found = planned_pick(table, question, {0: plan})
    return None if found is None else found.option


def test_the_first_wish_that_is_still_available_is_picked() -> None:
    table, question = draft()
    first, second, *_ = question.options

    assert pick_of(table, question, Plan("draft", (9999, second, first), {}, False)) == second
    assert pick_of(table, question, Plan("draft", (9999,), {}, False)) is None
    assert pick_of(table, question, Plan("sell", (first,), {}, False)) is None


def test_a_condition_is_held_against_the_numbers_of_the_question() -> None:
    table, question = draft()
    option, team = question.options[0], question.context[0]

    assert pick_of(table, question, Plan("draft", (option,), {"team": team}, False)) == option
    assert pick_of(table, question, Plan("draft", (option,), {"team": team + 1}, False)) is None


def test_a_plan_pays_only_if_it_says_so() -> None:
    table = touchline.title("masters_of_football").table(seats=2, seed=5)
    words = table.title.words
    while True:
        question = table.question(table.to_act[0])
        assert question is not None
        dear = [each for each in question.options if cost_of(table.title, question, each) > 0]
        if words.asks[question.kind].name == "buy-player" and dear:
            break
        table.pick(question.seat, question.options[0])

    assert pick_of(table, question, Plan("buy-player", (dear[0],), {}, False)) is None
    assert pick_of(table, question, Plan("buy-player", (dear[0],), {}, True)) == dear[0]


def test_a_plan_for_what_the_title_does_not_know_names_the_place() -> None:
    title = SHELF["match_of_the_season"]
    for plan, code, place in (
        (Plan("no-such", (1,), {}, False), "unknown-question", "kind"),
        (Plan("draft", (1,), {"moon": 1}, False), "unknown-field", "when.moon"),
        (Plan("draft", (1,), {}, False, (("no-such", 1),)), "unknown-question", "then.0.kind"),
    ):
        with pytest.raises(RequestError) as caught:
            check_plan(title, plan)
        assert (caught.value.code, caught.value.place) == (code, place)


def test_a_stored_plan_is_read_as_it_was_written() -> None:
    assert read_plan('["draft", [4, 2], {"team": 1}, true]') == Plan("draft", (4, 2), {"team": 1}, True)
    plan = Plan("draft", (4,), {}, True, (("bid", 7), ("sell", 2)), 12)
    assert read_plan(json.dumps(plan)) == plan


async def test_a_planned_bid_is_made_by_the_server_and_seen_by_its_seat_alone(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    assert await second.say("plan", plan=0, kind="bid", picks=[20]) == "done"
    assert [each["picks"] for each in second.view["plans"]] == [[20]]
    assert first.view["plans"] == []
    assert await first.pick(10) == "done"
    await until(lambda: len(room.table.log) > 1)

    assert [entry.value for entry in room.table.log[:2]] == [10, 20]
    assert second.view["plans"] == []  # it was played
    assert await second.say("plan", plan=0, kind="no-such", picks=[1]) == "unknown-question"


async def test_a_wish_that_was_played_leaves_its_plan_also_after_a_restart(registry: Registry, tmp_path: Path) -> None:
    room, first, second = await seat_two(registry)
    assert await second.say("plan", plan=3, kind="bid", picks=[20, 60]) == "done"
    assert await first.pick(10) == "done"
    await until(lambda: len(room.table.log) > 1)
    assert [each["picks"] for each in second.view["plans"]] == [[60]]
    new = await again(registry, tmp_path)
    try:
        assert [plan.picks for plan in (await new.room(room.code)).private.plans_of(1).values()] == [(60,)]
    finally:
        await stop_registry(new)


async def test_the_next_step_of_a_plan_answers_the_question_that_follows(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    then = [{"kind": "bid", "pick": 40}]
    assert await second.say("plan", plan=3, kind="bid", picks=[20], then=then) == "done"
    assert [each["then"] for each in second.view["plans"]] == [then]
    assert await first.pick(10) == "done"
    await until(lambda: len(room.table.log) > 1)
    assert second.view["plans"] == []  # it is being played
    assert await first.pick(30) == "done"
    await until(lambda: len(room.table.log) > 3)

    assert [entry.value for entry in room.table.log[:4]] == [10, 20, 30, 40]
    assert room.private.plans_of(1) == {}


async def test_the_next_step_of_a_plan_is_dead_once_the_seat_has_picked_something_itself(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    room.private.set_plan(1, 3, Plan("bid", (40,), {}, False, (), 1))  # after a pick that it has not made
    assert await first.pick(10) == "done"
    await at_rest(registry)
    assert room.table.to_act == [1]
    assert await second.pick(20) == "done"
    room.private.set_plan(1, 3, Plan("bid", (40,), {}, False, (), 0))  # of before its last pick
    assert await first.pick(30) == "done"
    await at_rest(registry)

    assert [entry.value for entry in room.table.log] == [10, 20, 30]


async def test_after_an_undo_the_plan_does_not_answer_again(registry: Registry) -> None:
    room, first, second = await seat_two(registry)
    assert await second.say("plan", plan=0, kind="bid", picks=[20, 30]) == "done"
    assert await first.pick(10) == "done"
    await until(lambda: len(room.table.log) > 1)
    assert room.table.can_undo(1)
    assert await second.say("undo") == "done"
    await at_rest(registry)
    assert (room.table.to_act, second.view["plans"]) == ([1], [])


async def test_a_planned_card_is_the_answer_in_a_window(registry: Registry) -> None:
    room, first, second = await at_window(registry)
    window = room.window
    assert window is not None
    seat, *_ = window.seats
    player = (first, second)[seat]
    question = window.question(seat)
    worth = room.table.title.worth
    cards = [] if worth is None else worth(question.game, seat, question.kind, question.context, question.options)
    words = room.table.title.words.asks[question.kind]
    wish = cards[0] if cards else 9999
    assert await player.say("plan", plan=0, kind=words.name, picks=[wish], pays=True) == "done"

    assert window.answers == ({seat: wish} if cards else {})
    for other in {first, second} - {player}:
        await other.pick(PASS)
    if cards:
        await later(registry, RELAXED_MIN_SECONDS + 0.1)
        await until(lambda: room.window is not window)
        assert player.view["plans"] == []


def announcement(room: Room) -> tuple[int, dict[str, Any]] | None:
    """A seat in the open window, and the plan of a card that it could announce with profit now."""
    window = room.window
    if window is None or window.answers:
        return None
    for seat in window.seats:
        twin, question = window.table_for(seat), window.question(seat)
        for each in plannable_data(twin, seat) if question.kind == c.ASK_ANNOUNCE else []:
            for card in each["options"]:
                if planned_pick(twin, question, {0: Plan(each["kind"], (card,), {}, True)}):
                    return seat, {"kind": each["kind"], "picks": [card], "pays": True}
    return None


async def at_announcement(registry: Registry) -> tuple[Room, list[Somebody], int, dict[str, Any]]:
    """A window in which a seat could announce a card with profit, and its plan; most random games have one."""
    for seed in range(GAMES):
        room = await make_room(registry, "masters_of_football", seats=2)
        everybody, dealer = people(registry, room), Seeded(seed)
        while not room.table.over:
            if found := announcement(room):
                return room, everybody, *found
            await play_on(room, everybody, dealer, 1)
            await later(registry, RELAXED_MIN_SECONDS + 0.1)
    raise AssertionError(f"nothing to announce in {GAMES} games")


async def test_a_planned_announcement_places_its_card_and_asks_nobody(registry: Registry) -> None:
    room, everybody, seat, plan = await at_announcement(registry)
    [card], before = plan["picks"], len(room.table.log)
    assert await everybody[seat].say("plan", plan=2, **plan) == "done"
    if room.window is not None:  # the other one is asked, too
        await everybody[1 - seat].pick(PASS)
    await later(registry, RELAXED_MIN_SECONDS + 0.1)

    picks = [entry.value for entry in room.table.log[before:] if entry.who == seat]
    assert picks[:2] == [c.PLAY, card]
    assert picks[2:] in ([], [PASS])  # no more is announced, where more could be
    assert everybody[seat].view["plans"] == []


async def test_limits_are_kept_for_every_lot_on_offer_and_dropped_with_the_others(registry: Registry) -> None:
    room, first, _ = await seat_two(registry)
    assert lots_on_offer(room.table) == {0}
    assert await first.say("limit", amount=30, lot=7) == "no-such-lot"
    assert await first.say("limit", amount=30, lot=0) == "done"
    assert first.view["limits"] == [{"lot": 0, "amount": 30, "after": "pass"}]
    room.private._limits[0, 7] = (40, "ask")
    room.private.drop_other_limits({0})

    assert list(room.private._limits) == [(0, 0)]
    await at_rest(registry)


def test_players_turned_up_are_lots_until_they_are_sold() -> None:
    table = touchline.title("match_of_the_season").table(seats=4, seed=3)
    while len(lots_on_offer(table)) < 2:
        question = table.question(table.to_act[0])
        assert question is not None
        table.pick(question.seat, question.options[0])
    before = lots_on_offer(table)
    while lots_on_offer(table) == before:
        question = table.question(table.to_act[0])
        assert question is not None
        table.pick(question.seat, PASS if PASS in question.options else question.options[0])

    assert lots_on_offer(table) < before
