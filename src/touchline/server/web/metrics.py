"""Figures for Prometheus at `/metrics`: requests as Litestar counts them, and how the workers of this machine are.

With several workers any of them may be asked.  Requests are then counted in files that all workers of one server share
(`PROMETHEUS_MULTIPROC_DIR`); the other figures are in the reports that every worker writes into the store.
"""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.enums import ScopeType
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from prometheus_client import CollectorRegistry, generate_latest, multiprocess
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

import touchline
from touchline.server.store import worker_reports
from touchline.server.tables.measures import BOUNDS_MS, WorkerReport
from touchline.server.tables.worker_reports import WorkerReports
from touchline.server.web.host_token import host_token_of
from touchline.server.web.visitors import service_of

FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
PREFIX: Final = "touchline"
LIVE_FILE: Final = re.compile(r"gauge_live\w+_(\d+)\.db")
STATES: Final = ("lobby", "playing", "over")
REQUEST_BUCKETS: Final[list[str | float]] = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0]

config: Final = PrometheusConfig(
    app_name=PREFIX,
    prefix=PREFIX,
    group_path=True,
    scopes={ScopeType.HTTP},
    buckets=REQUEST_BUCKETS,
    exclude="^/metrics$",
)


class Metrics(PrometheusController):
    """Only the operator may read them: `Authorization: Bearer TOKEN`."""

    include_in_schema = False

    @get()
    async def get(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        host_token_of(request).check(request)
        requests = await PrometheusController.get.fn(self)
        own = CollectorRegistry()
        own.register(await figures_of(request))
        return Response(requests.content + generate_latest(own), headers=requests.headers)


async def figures_of(request: Request[Any, Any, Any]) -> Figures:
    reports: WorkerReports = request.app.state.reports
    tables = await service_of(request).registry.store.read(worker_reports.tables_by_state)
    return Figures(tables, await reports.of_this_machine())


class Figures(Collector):
    """Figures of one moment: the tables in the store, and what each worker of this machine says of itself."""

    def __init__(self, tables: dict[str, int], workers: dict[str, WorkerReport]) -> None:
        self.tables = tables
        self.workers = workers

    def collect(self) -> Iterable[Metric]:
        build = GaugeMetricFamily(f"{PREFIX}_build_info", "The version that runs.", labels=["version"])
        build.add_metric([touchline.__version__], 1)
        yield build
        tables = GaugeMetricFamily(f"{PREFIX}_tables", "Tables in the store, by state.", labels=["state"])
        for state in STATES:
            tables.add_metric([state], self.tables.get(state, 0))
        yield tables
        yield self.gauge("people_online", "Seats whose people are connected.", lambda one: sum(one.people.values()))
        yield self.gauge("spectators", "Connections of people who hold no seat.", lambda one: one.watching)
        yield self.gauge("bots_thinking", "Bots that think now.", lambda one: one.bots_thinking)
        yield self.gauge("bots_waiting", "Bots that wait for a process to think in.", lambda one: one.bots_waiting)
        yield self.counter("moves", "Moves of people that were stored and told.", lambda one: one.moves)
        yield self.counter("errors", "Errors in the log.", lambda one: one.errors)
        yield self.pick_seconds()

    def gauge(self, name: str, text: str, value: Any) -> Metric:
        return self.fill(GaugeMetricFamily(f"{PREFIX}_{name}", text, labels=["worker"]), value)

    def counter(self, name: str, text: str, value: Any) -> Metric:
        return self.fill(CounterMetricFamily(f"{PREFIX}_{name}", text, labels=["worker"]), value)

    def fill(self, family: Any, value: Any) -> Metric:
        for name, report in sorted(self.workers.items()):
            family.add_metric([name], value(report))
        made: Metric = family
        return made

    def pick_seconds(self) -> Metric:
        """Return a histogram of the time from a move's arrival until it is stored and told."""
        text = "Seconds from the arrival of a move until it was stored and told."
        family = HistogramMetricFamily(f"{PREFIX}_pick_seconds", text, labels=["worker"])
        for name, report in sorted(self.workers.items()):
            family.add_metric([name], list(buckets_of(report)), report.seconds)
        return family


def buckets_of(report: WorkerReport) -> Iterator[tuple[str, float]]:
    """Return the upper bound of each bucket in seconds, and how many moves took at most as long."""
    seen = 0
    bounds = [f"{bound / 1000:.6g}" for bound in BOUNDS_MS] + ["+Inf"]
    for bound, count in zip(bounds, report.latency_all, strict=False):
        seen += count
        yield bound, seen


@contextlib.contextmanager
def shared_by_workers(workers: int) -> Iterator[None]:
    """Give several workers, before they are started, one folder in which they count requests together."""
    if workers < 2 or FOLDER in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="touchline-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def forget_ended_workers() -> None:
    """Forget the requests that killed workers had under way; their counts stay."""
    folder = os.environ.get(FOLDER, "")
    for file in Path(folder).glob("gauge_live*.db") if folder and os.name == "posix" else ():
        found = LIVE_FILE.fullmatch(file.name)
        if found and has_ended(int(found[1])):
            multiprocess.mark_process_dead(int(found[1]), folder)  # type: ignore[no-untyped-call]


def has_ended(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return False
    return False
