"""Writes this worker's report into the store; the host's page and the metrics add up all reports."""

from __future__ import annotations

import logging
from typing import Final

import msgspec

from touchline.server.store import worker_reports as stored
from touchline.server.tables.measures import BOUNDS_MS, LAST_ERRORS, WorkerReport
from touchline.server.tables.registry import Registry
from touchline.server.tables.sweeper import Sweeper

log = logging.getLogger("touchline.worker_reports")
REPORT_SECONDS: Final = 10.0
SILENT_SECONDS: Final = 3 * REPORT_SECONDS  # a worker without a newer report has ended
decode = msgspec.json.Decoder(WorkerReport).decode
encode = msgspec.json.Encoder().encode


class WorkerReports:
    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.sweeper = Sweeper(self.write, REPORT_SECONDS, log, "could not write how this worker is")

    def start(self) -> None:
        self.sweeper.start()

    async def stop(self) -> None:
        await self.sweeper.stop()
        store = self.registry.store
        await store.write(lambda connection: stored.remove_report(connection, store.name))

    async def write(self) -> None:
        store, now, data = self.registry.store, self.registry.clock(), encode(own_report(self.registry)).decode()
        await store.write(lambda connection: stored.keep_report(connection, store.name, now, data))

    async def all(self) -> list[WorkerReport]:
        return list((await self.by_name()).values())

    async def by_name(self) -> dict[str, WorkerReport]:
        """Return this worker's present report and the last reports of the others, by name."""
        store, since = self.registry.store, self.registry.clock() - SILENT_SECONDS
        told = await store.read(lambda connection: stored.reports_since(connection, since))
        return {name: decode(data) for name, data in told.items()} | {store.name: own_report(self.registry)}

    async def of_this_machine(self) -> dict[str, WorkerReport]:
        machine = self.registry.times.source
        return {name: each for name, each in (await self.by_name()).items() if each.machine == machine}


def own_report(registry: Registry) -> WorkerReport:
    report = registry.measures.report()
    report.machine = registry.times.source
    queue = registry.bot_workers.queue
    report.bots_thinking = registry.bot_workers.workers - queue.free
    report.bots_waiting = sum(len(each) for each in queue.waiting.values())
    for room in registry.rooms.values():
        if len(room.audience):
            seats = {each.seat for each in room.audience.connections()}
            report.people[room.id] = len(seats - {None})
            report.watching += sum(each.seat is None for each in room.audience.connections())
    return report


def sum_reports(reports: list[WorkerReport]) -> WorkerReport:
    """Return one report for all workers: their numbers added up."""
    whole = WorkerReport(latency=[0] * (len(BOUNDS_MS) + 1))
    for each in reports:
        for name in ("moves_a_minute", "moves", "errors", "bots_thinking", "bots_waiting", "watching"):
            setattr(whole, name, getattr(whole, name) + getattr(each, name))
        if len(each.latency) == len(whole.latency):  # else it is of another version
            whole.latency = [a + b for a, b in zip(whole.latency, each.latency, strict=True)]
        for table, seats in each.people.items():
            whole.people[table] = whole.people.get(table, 0) + seats
        whole.last_errors += each.last_errors
    whole.last_errors = sorted(whole.last_errors, key=lambda error: -error.at)[:LAST_ERRORS]
    return whole
