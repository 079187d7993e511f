"""Plays the batches in this process, in several processes, or on a Ray cluster; the rows are always the same."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import polars as pl

from touchline.kernel.errors import BadOption
from touchline.lab.rows import Rows, play
from touchline.lab.store import Store
from touchline.sim.runner import Batch, Plan, way_to_start
from touchline.titles import title as title_of

Progress = Callable[[int], None]
Done = Iterator[tuple[Batch, Rows]]
BATCH_SECONDS = 0.5  # seconds that a batch should take
MAX_GAMES_IN_BATCH = 2000
MAX_TRIES = 3  # for batches that a lost process leaves


def run(
    plan: Plan,
    games: int,
    folder: Path,
    *,
    workers: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
) -> dict[str, pl.DataFrame]:
    """Play all games of the plan into the folder; those that are there already are not played again."""
    store = Store(folder)
    digest = str(title_of(plan.title).cards(plan.cards).digest)
    todo = store.open(plan, games, size_of_a_batch(plan), digest)
    if progress is not None and (there := games - sum(last - first for first, last in todo)):
        progress(there)
    for batch, rows in play_in_batches(plan, todo, workers, ray):
        store.write(batch, rows)
        if progress is not None:
            progress(batch[1] - batch[0])
    return store.finish()


def size_of_a_batch(plan: Plan) -> int:
    """Return how many games take about `BATCH_SECONDS` seconds, by the time of the first game."""
    begun = time.perf_counter()
    play(plan, (0, 1))
    seconds = max(time.perf_counter() - begun, 1e-4)
    return max(1, min(MAX_GAMES_IN_BATCH, round(BATCH_SECONDS / seconds)))


def play_in_batches(plan: Plan, todo: list[Batch], workers: int, ray: str | None) -> Done:
    if ray is not None:
        yield from on_ray(plan, todo, ray)
    elif workers > 1:
        yield from in_processes(plan, todo, workers)
    else:
        for batch in todo:
            yield batch, play(plan, batch)


def in_processes(plan: Plan, todo: list[Batch], workers: int) -> Done:
    """Yield batches as processes finish them; those of a lost process go to new ones, in the end to this one."""
    left = list(todo)
    for k in range(MAX_TRIES):
        try:
            with ProcessPoolExecutor(workers, way_to_start()) as pool:
                running = {pool.submit(play, plan, batch): batch for batch in left}
                for done in as_completed(running):
                    rows = done.result()
                    left.remove(running[done])
                    yield running[done], rows
        except BrokenProcessPool:
            continue
        return
    for batch in left:
        yield batch, play(plan, batch)


def on_ray(plan: Plan, todo: list[Batch], address: str) -> Done:
    """Yield batches played on a Ray cluster; `local` starts one here.  Ray plays a lost batch again."""
    try:
        import ray
    except ImportError:
        raise BadOption("no-ray", address, {"run": "pip install 'touchline[cluster]'"}) from None
    ours = not ray.is_initialized()
    if ours:
        ray.init(address=None if address == "local" else address, log_to_driver=False, configure_logging=False)
    try:
        remote = ray.remote(max_retries=-1)(play)
        running = {remote.remote(plan, batch): batch for batch in todo}
        while running:
            (done,), _ = ray.wait(list(running), num_returns=1)
            yield running.pop(done), ray.get(done)
    finally:
        if ours:
            ray.shutdown()
