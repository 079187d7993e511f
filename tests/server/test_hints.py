"""Hints, and a bot that answers once: in a seat's place, told to that seat alone, and not where it would be unfair."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tests.server.inside import Somebody, people, table, until
from tests.server.test_sockets import open_socket
from touchline.server.messages.table_requests import ClockWish
from touchline.server.tables.bot_workers import BotWorkers
from touchline.server.tables.clocks import ABSENT_AFTER_DECISIONS
from touchline.server.tables.commands import Commands
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.server.tables.sweeper import cancel
from touchline.server.web.play_socket import serve_connection
from touchline.server.web.socket import SocketConnection

pytestmark = pytest.mark.anyio


def hints(who: Somebody) -> list[dict[str, object]]:
    return [each for each in who.heard if each["t"] == "hint"]


async def test_a_hint_names_an_option_of_the_question_and_nobody_else_hears_of_it(registry: Registry) -> None:
    room = await table(registry, "mister")
    first, second = people(registry, room)
    asked, other = (first, second) if first.view["question"] else (second, first)
    watcher = Somebody(registry, room, None)
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


async def test_a_seat_that_is_not_asked_gets_no_hint(registry: Registry) -> None:
    room = await table(registry)
    first, second = people(registry, room)
    asked, other = (first, second) if first.view["question"] else (second, first)
    watcher = Somebody(registry, room, None)

    assert other.view["question"] is None
    assert await other.say("hint") == "not-asked"
    assert await watcher.say("hint") == "not-seated"
    assert hints(asked) == hints(other) == hints(watcher) == []


@pytest.mark.parametrize("more", [{"pace": "strict"}, {"casual": False}])
async def test_strict_and_rated_games_have_no_hints(registry: Registry, more: dict[str, Any]) -> None:
    room = await table(registry, **more)

    assert [await each.say("hint") for each in people(registry, room)] == ["no-hint", "no-hint"]
    assert [await let_bot(each) for each in people(registry, room)] == ["no-hint", "no-hint"]
    assert len(room.table.log) == 0


async def test_not_too_many_at_once(registry: Registry) -> None:
    room = await table(registry)
    asked = next(each for each in people(registry, room) if each.view["question"])
    asked.commands.hints.level = asked.commands.hints.rate = 0.0

    assert await asked.say("hint") == "too-fast"
    assert hints(asked) == []


def picks(room: Room, who: Somebody) -> int:
    return sum(entry.who == who.connection.seat for entry in room.table.log)


async def let_bot(who: Somebody, **more: Any) -> str:
    wish = {"seat": who.connection.seat or 0, "decision": who.view["number"]} | more
    return await who.say("let_bot", **wish)


async def test_a_bot_answers_once_and_a_line_up_as_a_whole(registry: Registry) -> None:
    room = await table(registry, "mister")
    everybody = people(registry, room)
    for each in everybody:
        each.commands.hints.level = each.commands.hints.capacity = 1e9
    asked = next(each for each in everybody if each.view["question"])
    decision, kinds = asked.view["number"], [asked.view["question"]["kind"]]
    while kinds[-1] != "field":
        before = picks(room, asked)
        assert await let_bot(asked) == "done"
        assert picks(room, asked) == before + 1
        asked = next(each for each in everybody if each.view["question"])
        kinds.append(asked.view["question"]["kind"])

    assert set(kinds) == {"decide", "field"}
    assert await let_bot(asked, decision=decision) == "stale"
    assert await let_bot(asked) == "done"
    assert asked.view["question"] is None
    assert len(asked.view["chosen"]) == 10  # the keeper stands in goal without being asked for


async def test_nobody_lets_a_bot_answer_for_another_unless_he_does_not_come(registry: Registry) -> None:
    room = await table(registry, clock=ClockWish(each=100.0))
    first, second = people(registry, room)
    assert first.view["question"]
    assert await let_bot(second) == "not-asked"
    assert await let_bot(second, seat=0) == "not-your-seat"
    assert await let_bot(second, seat=9) == "not-your-seat"
    room.clocks._late[0] = ABSENT_AFTER_DECISIONS
    before = second.view["number"]
    assert await let_bot(second, seat=0) == "done"
    assert second.view["number"] > before
    assert await let_bot(second, seat=0, decision=before) in ("stale", "not-asked")
    assert room.clocks.is_absent(0)
    assert not room.seats[0].is_played_by_bot


class ThinkingBots(BotWorkers):
    """Bots that think about a hint until they are told to answer, and have none."""

    def __init__(self) -> None:
        super().__init__()
        self.is_asked = False
        self.may_answer = asyncio.Event()

    async def hint(self, *asked: Any) -> Any:
        self.is_asked = True
        await self.may_answer.wait()


@pytest.mark.parametrize("bot_workers", [ThinkingBots], indirect=True)
async def test_a_pick_does_not_wait_for_a_hint(registry: Registry, bot_workers: ThinkingBots) -> None:
    room = await table(registry)
    seat = room.table.to_act[0]
    socket, pipe = await open_socket(0)
    connection = SocketConnection(socket.channel, seat, 0, room.seats[seat].secret_hash, False)
    serving = asyncio.create_task(serve_connection(socket.channel, Commands(registry, room, connection)))
    await until(lambda: socket.channel.handler is not None and b'"state"' in pipe.sent)
    question = room.table.question(seat)
    assert question is not None
    socket.channel.on_text(msgspec.json.encode({"t": "hint", "id": "slow"}))
    await until(lambda: bot_workers.is_asked)
    pick = {"t": "pick", "id": "quick", "decision": 0, "picks": [question.options[0]]}
    socket.channel.on_text(msgspec.json.encode(pick))

    await until(lambda: b'{"t":"done","id":"quick"}' in pipe.sent)
    assert b'"slow"' not in pipe.sent
    bot_workers.may_answer.set()
    await until(lambda: b'{"t":"refused","id":"slow","code":"no-hint"}' in pipe.sent)
    await cancel(serving)
