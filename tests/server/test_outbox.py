"""Every notice is sent once as far as its receiver can tell: over crashes, restarts and two workers."""

from __future__ import annotations

import asyncio
import json
import smtplib
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import select

from tests.server.inside import Clock, Somebody, at_rest, one_time, seat_two, start_registry, stop_registry
from tests.server.launch import Server
from tests.server.receivers import receiving, wait_for
from tests.server.test_notices import CLIENTS, GRACE, two_at_a_table
from touchline.server.messages.notice_bodies import Subscribe, TableWebhook
from touchline.server.messages.table_requests import ClockWish
from touchline.server.notices.delivery import FIRST_RETRY_SECONDS, LEASE_SECONDS, MAX_FAILURES, Delivery
from touchline.server.notices.notices import GRACE_SECONDS, Notices
from touchline.server.notices.senders import MailSender, Notice, Outcome, outcome_of
from touchline.server.notices.subscription_service import SubscriptionService
from touchline.server.store import holdings, schema
from touchline.server.store.migrate import alembic_config
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room

DAY = 24 * 3600.0
URL = "https://hooks.example.org/x"


class Recorder:
    """In the place of a sender: keeps what it was given, and answers as the test says."""

    def __init__(self) -> None:
        self.got: list[Notice] = []
        self.outcome = Outcome.SENT
        self.hangs = False
        self.breaks = False

    async def send(self, notice: Notice, target: dict[str, Any]) -> Outcome:
        self.got.append(notice)
        if self.hangs:
            await asyncio.Event().wait()
        if self.breaks:
            raise OSError("no route")
        return self.outcome

    @property
    def kinds_sent(self) -> list[str]:
        return [each.kind for each in self.got]


class Worker:
    """One server's part that tells people."""

    def __init__(self, registry: Registry, sender: Recorder) -> None:
        self.registry = registry
        self.sender = sender
        self.delivery = Delivery(registry, {"webhook": sender, "mail": sender})
        self.notices = Notices(registry, self.delivery)
        self.service = SubscriptionService(registry, self.delivery, "", False)

    async def sweep(self) -> None:
        """Look twice with the grace between, as time goes on, and wait until nothing is under way."""
        await self.notices.sweep()
        self.pass_time(GRACE_SECONDS + 1)
        await self.notices.sweep()
        await self.rest()

    async def rest(self) -> None:
        while self.delivery.sending and not self.sender.hangs:
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.01)

    def pass_time(self, seconds: float) -> None:
        clock = self.registry.times.wall
        assert isinstance(clock, Clock)
        clock.now += seconds

    async def crash(self) -> None:
        """The process is gone: nothing under way is marked."""
        for task in self.delivery.sending:
            task.cancel()
        await asyncio.sleep(0)


@pytest.fixture
async def watched_table(registry: Registry) -> tuple[Worker, Room]:
    """Seat 0 has to bid; its person wants a webhook and does not look."""
    room, _, _ = await away(registry)
    worker = Worker(registry, Recorder())
    await subscribe(worker, room)
    return worker, room


async def away(registry: Registry, **more: Any) -> tuple[Room, Somebody, Somebody]:
    """Two people who have closed the page."""
    room, first, second = await seat_two(registry, **more)
    for who in (first, second):
        room.audience.remove(who.connection)
    return room, first, second


async def subscribe(worker: Worker, room: Room, seat: int = 0, person: str = "ann", **wish: Any) -> None:
    held = room.seats[seat].secret_hash
    assert held is not None
    await worker.registry.store.write(lambda connection: holdings.add_holdings(connection, person, [held]))
    await worker.service.add(person, Subscribe(**({"kind": "webhook", "url": URL} | wish)))


async def stored_notices(registry: Registry) -> list[tuple[str, str, int]]:
    box = schema.outbox
    asked = select(box.c.kind, box.c.state, box.c.attempts).order_by(box.c.made)
    return [tuple(row) for row in await registry.store.read(lambda connection: connection.execute(asked).all())]


@pytest.mark.anyio
async def test_a_turn_is_told_once_however_often_one_looks(watched_table: tuple[Worker, Room]) -> None:
    worker, _ = watched_table
    for _ in range(5):
        await worker.sweep()
    assert worker.sender.kinds_sent == ["turn"]
    assert await stored_notices(worker.registry) == [("turn", "done", 1)]


@pytest.mark.anyio
async def test_a_worker_that_ends_before_the_answer_is_followed_by_a_repeat_with_the_same_id(
    watched_table: tuple[Worker, Room],
) -> None:
    worker, _ = watched_table
    worker.sender.hangs = True
    await worker.sweep()
    await worker.crash()
    next_worker = Worker(worker.registry, Recorder())
    await next_worker.sweep()
    assert next_worker.sender.got == []  # it may still be under way
    next_worker.pass_time(LEASE_SECONDS)
    await next_worker.sweep()
    assert next_worker.sender.got == worker.sender.got  # id and text
    next_worker.pass_time(DAY)
    await next_worker.sweep()
    assert len(next_worker.sender.got) == 1


@pytest.mark.anyio
async def test_a_receiver_without_an_answer_gets_it_again_later_and_once_it_has_answered_never(
    watched_table: tuple[Worker, Room],
) -> None:
    worker, _ = watched_table
    worker.sender.breaks = True
    await worker.sweep()
    worker.pass_time(FIRST_RETRY_SECONDS)
    await worker.sweep()
    worker.sender.breaks, worker.sender.outcome = False, Outcome.FAILED
    worker.pass_time(4 * FIRST_RETRY_SECONDS)
    await worker.sweep()
    worker.sender.outcome = Outcome.SENT
    worker.pass_time(8 * FIRST_RETRY_SECONDS)
    await worker.sweep()
    assert len({each.id for each in worker.sender.got}) == 1
    assert len(worker.sender.got) == 4
    worker.pass_time(DAY)
    await worker.sweep()
    assert len(worker.sender.got) == 4


@pytest.mark.anyio
async def test_a_receiver_that_refuses_is_not_asked_again_for_this_notice(watched_table: tuple[Worker, Room]) -> None:
    worker, _ = watched_table
    worker.sender.outcome = Outcome.REFUSED
    await worker.sweep()
    worker.pass_time(DAY)
    await worker.sweep()
    assert worker.sender.kinds_sent == ["turn"]


@pytest.mark.anyio
async def test_a_receiver_that_never_answers_is_forgotten_with_what_waits_for_it(
    watched_table: tuple[Worker, Room],
) -> None:
    worker, _ = watched_table
    worker.sender.breaks = True
    for _ in range(MAX_FAILURES + 2):
        await worker.sweep()
        worker.pass_time(3600)
    assert len(worker.sender.got) == MAX_FAILURES
    assert (await stored_notices(worker.registry), (await worker.service.info("ann")).subscriptions) == ([], [])


@pytest.mark.anyio
async def test_a_receiver_that_is_gone_is_forgotten_at_once(watched_table: tuple[Worker, Room]) -> None:
    worker, _ = watched_table
    worker.sender.outcome = Outcome.GONE
    await worker.sweep()
    assert (await stored_notices(worker.registry), (await worker.service.info("ann")).subscriptions) == ([], [])


@pytest.mark.anyio
async def test_a_notice_whose_turn_is_over_before_it_could_be_sent_is_dropped(
    watched_table: tuple[Worker, Room],
) -> None:
    worker, room = watched_table
    worker.sender.breaks = True
    await worker.sweep()
    first = Somebody(worker.registry, room, 0)
    assert await first.pick(20) == "done"
    room.audience.remove(first.connection)
    worker.sender.breaks = False
    worker.pass_time(DAY)
    await worker.sweep()
    assert worker.sender.kinds_sent == ["turn"]  # the attempt that failed
    assert [state for _, state, _ in await stored_notices(worker.registry)] == ["done"]


@pytest.mark.anyio
async def test_two_workers_with_one_store_send_it_once(tmp_path: Path, registry: Registry) -> None:
    room, _, _ = await away(registry)
    sender, clock = Recorder(), registry.times.wall
    assert isinstance(clock, Clock)
    other = start_registry(tmp_path, times=one_time(clock))
    workers = [Worker(registry, sender), Worker(other, sender)]
    await subscribe(workers[0], room)
    for _ in range(4):
        await asyncio.gather(*(each.notices.sweep() for each in workers))
        clock.now += GRACE_SECONDS + 1
    for each in workers:
        await each.rest()
    assert sender.kinds_sent == ["turn"]
    await stop_registry(other)


@pytest.mark.anyio
async def test_a_sent_notice_is_marked_when_the_store_is_back(
    watched_table: tuple[Worker, Room], monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, _ = watched_table
    write, failed = worker.registry.store.write, list[int]()

    async def broken(change: Any, news: Any = None) -> Any:
        if worker.sender.got and len(failed) < 2:  # the receiver has answered, and now the connection is lost
            failed.append(1)
            raise OSError("the connection was lost")
        return await write(change, news)

    monkeypatch.setattr(worker.registry.store, "write", broken)
    await worker.sweep()
    while worker.delivery.sending:
        await asyncio.sleep(0.05)
    assert (failed, await stored_notices(worker.registry)) == ([1, 1], [("turn", "done", 1)])


@pytest.mark.anyio
async def test_a_reminder_comes_once_when_a_quarter_of_the_time_is_left(registry: Registry) -> None:
    room, _, _ = await away(registry, pace="days", clock=ClockWish(each=DAY))
    worker = Worker(registry, Recorder())
    await subscribe(worker, room)
    await worker.sweep()
    assert worker.sender.kinds_sent == ["turn"]
    worker.pass_time(0.7 * DAY)
    await worker.sweep()
    assert worker.sender.kinds_sent == ["turn"]
    worker.pass_time(0.06 * DAY)
    for _ in range(3):
        await worker.sweep()
    assert worker.sender.kinds_sent == ["turn", "reminder"]
    assert worker.sender.got[1].heading.startswith("Your time in")


@pytest.mark.anyio
async def test_no_reminder_in_a_live_game(registry: Registry) -> None:
    room, _, _ = await away(registry, clock=ClockWish(bank=1000.0))
    worker = Worker(registry, Recorder())
    await subscribe(worker, room)
    worker.pass_time(900)
    await worker.sweep()
    assert worker.sender.kinds_sent == ["turn"]


@pytest.mark.anyio
async def test_a_person_who_has_answered_in_a_window_gets_no_notice(registry: Registry) -> None:
    from tests.server.inside import at_window

    room, first, second = await at_window(registry)
    worker = Worker(registry, Recorder())
    await subscribe(worker, room, 1, "bob")
    assert await second.say("pick", picks=[-1], decision=second.view["question"]["decision"]) == "done"
    assert room.window is not None
    for who in (first, second):
        room.audience.remove(who.connection)
    await worker.sweep()
    assert worker.sender.got == []


@pytest.mark.anyio
async def test_every_nudge_is_a_notice_of_its_own(watched_table: tuple[Worker, Room]) -> None:
    worker, room = watched_table
    for _ in range(2):
        await worker.notices.nudge(room, 0)
        await worker.rest()
    assert worker.sender.kinds_sent == ["nudge", "nudge"]
    assert len({each.id for each in worker.sender.got}) == 2


@pytest.mark.anyio
async def test_a_tables_own_webhook_names_who_is_waited_for(registry: Registry) -> None:
    room, _, _ = await away(registry)
    worker = Worker(registry, Recorder())
    await worker.service.set_table_webhook(room.id, TableWebhook(URL, "discord", "it"))
    await worker.sweep()
    [notice] = worker.sender.got
    assert (notice.heading, notice.who) == ("Tocca a P0 in Duel.", "P0")
    assert (await worker.service.table_webhook(room.id)).destination == "hooks.example.org"
    await worker.service.set_table_webhook(room.id, TableWebhook())
    assert (await worker.service.table_webhook(room.id)).destination == ""


@pytest.mark.anyio
async def test_a_tables_own_webhook_tells_nothing_that_depends_on_hidden_cards_or_answers(registry: Registry) -> None:
    from tests.server.inside import at_window

    room, first, second = await at_window(registry)
    worker = Worker(registry, Recorder())
    await worker.service.set_table_webhook(room.id, TableWebhook(URL))
    assert await second.say("pick", picks=[-1], decision=second.view["question"]["decision"]) == "done"
    public = room.views.view(None)["to_act"]
    for who in (first, second):
        room.audience.remove(who.connection)
    await worker.sweep()
    assert sorted(each.who for each in worker.sender.got) == [f"P{seat}" for seat in public]


@pytest.mark.anyio
async def test_a_table_that_is_removed_takes_its_webhook_and_its_notices_along(registry: Registry) -> None:
    from touchline.server.store.retention import remove_table

    room, _, _ = await away(registry)
    worker = Worker(registry, Recorder())
    await worker.service.set_table_webhook(room.id, TableWebhook(URL))
    await worker.sweep()
    await registry.store.write(lambda connection: remove_table(connection, room.code))
    assert await stored_notices(registry) == []
    assert (await worker.service.table_webhook(room.id)).destination == ""
    await at_rest(registry)


@pytest.mark.parametrize(
    ("status", "outcome"),
    [
        (200, Outcome.SENT),
        (204, Outcome.SENT),
        (302, Outcome.REFUSED),
        (400, Outcome.REFUSED),
        (404, Outcome.GONE),
        (410, Outcome.GONE),
        (429, Outcome.FAILED),
        (503, Outcome.FAILED),
    ],
)
def test_the_outcome_of_each_http_status(status: int, outcome: Outcome) -> None:
    assert outcome_of(status) is outcome


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("fault", "outcome"),
    [
        (smtplib.SMTPRecipientsRefused({"a@b.c": (550, b"unknown")}), Outcome.GONE),
        (smtplib.SMTPRecipientsRefused({"a@b.c": (450, b"come back later")}), Outcome.FAILED),
        (smtplib.SMTPDataError(554, b"spam"), Outcome.REFUSED),
        (smtplib.SMTPDataError(451, b"try again"), Outcome.FAILED),
    ],
)
async def test_the_outcome_of_each_mail_servers_answer(
    fault: smtplib.SMTPException, outcome: Outcome, monkeypatch: pytest.MonkeyPatch
) -> None:
    sender = MailSender("smtp://127.0.0.1:9", "club@example.org")

    def refuse(message: Any) -> None:
        raise fault

    monkeypatch.setattr(sender, "deliver", refuse)
    assert (
        await sender.send(Notice("turn", "", "", "x", "", "", "http://x/off/1", "i"), {"address": "a@b.c"}) is outcome
    )


def test_a_server_that_is_killed_before_the_answer_sends_the_same_notice_again(tmp_path: Path) -> None:
    with receiving() as hook:
        server = Server(data=str(tmp_path), notice_grace=GRACE, notice_lease=1.0, private_hooks=True).start()
        try:
            ann, bob, code = two_at_a_table(server)
            waiting = ann.http.get(f"/api/tables/{code}/view").json()["to_act"][0]
            asked = ann if ann.seat(code) == waiting else bob
            hook.delay = 20.0  # the notice has arrived, and nobody learns of it
            asked.subscribe(kind="webhook", url=hook.url)
            hook.wait(1)
            server.kill()
            hook.delay = 0.0
            server.start()
            wait_for(lambda: len(hook.got) == 2)
            time.sleep(3.0)
            assert len(hook.got) == 2
            assert hook.got[0].body == hook.got[1].body
            keys = {each.headers["idempotency-key"] for each in hook.got}
            assert keys == {json.loads(hook.got[0].body)["id"]}
        finally:
            server.stop()
            server.errors.close()
            while CLIENTS:
                CLIENTS.pop().close()


@pytest.mark.anyio
async def test_notices_of_an_earlier_version_are_not_sent_again(tmp_path: Path, registry: Registry) -> None:
    room, _, _ = await away(registry)
    worker = Worker(registry, Recorder())
    await subscribe(worker, room)
    subscription = (await worker.service.info("ann")).subscriptions[0].id
    config = alembic_config(registry.store.url)
    with registry.store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0011")
        sent = "INSERT INTO notices (subscription, table_id, seat, number, kind, at) VALUES (?, ?, 0, ?, 'turn', 1.0)"
        connection.exec_driver_sql(sent, (subscription, room.id, room.table.decision(0)))
        connection.exec_driver_sql(sent, ("a subscription that is gone", room.id, 0))
        command.upgrade(config, "head")
    await worker.sweep()
    assert worker.sender.got == []
    assert await stored_notices(registry) == [("turn", "done", 1)]
