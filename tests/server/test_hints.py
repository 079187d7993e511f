"""Hints: what a bot would do in a seat's place, told to that seat alone, and not where it would be unfair."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.inside import Somebody, people, table
from touchline.server.house import House

pytestmark = pytest.mark.anyio


def hints(who: Somebody) -> list[dict[str, object]]:
    return [each for each in who.heard if each["t"] == "hint"]


async def test_a_hint_names_an_option_of_the_question_and_nobody_else_hears_of_it(house: House) -> None:
    room = await table(house, "mister")
    first, second = people(house, room)
    asked, other = (first, second) if first.view["question"] else (second, first)
    watcher = Somebody(house, room, None)
    other.listen(), watcher.listen()
    question, before = asked.view["question"], len(room.table.log)
    assert await asked.say("hint") == "done"

    (given,) = hints(asked)
    options = given["options"]
    assert isinstance(options, list)
    assert given["decision"] == question["decision"]
    assert options[0]["option"] in question["options"]
    assert other.listen() == watcher.listen() == []
    assert len(room.table.log) == before


async def test_who_is_not_asked_gets_none(house: House) -> None:
    room = await table(house)
    first, second = people(house, room)
    asked, other = (first, second) if first.view["question"] else (second, first)
    watcher = Somebody(house, room, None)

    assert other.view["question"] is None
    assert await other.say("hint") == "not-asked"
    assert await watcher.say("hint") == "not-seated"
    assert hints(asked) == hints(other) == hints(watcher) == []


@pytest.mark.parametrize("more", [{"pace": "strict"}, {"casual": False}])
async def test_where_it_counts_there_is_none(house: House, more: dict[str, Any]) -> None:
    room = await table(house, **more)

    assert [await each.say("hint") for each in people(house, room)] == ["no-hint", "no-hint"]


async def test_not_too_many_at_once(house: House) -> None:
    room = await table(house)
    asked = next(each for each in people(house, room) if each.view["question"])
    asked.talk.hints.level = asked.talk.hints.rate = 0.0

    assert await asked.say("hint") == "too-fast"
    assert hints(asked) == []
