"""Ray beside processes: the same batches of half a second, as many workers; games a second by the clock.

`python -m bench.lab` prints the figures of the engine in the form in which it is imported.
"""

from __future__ import annotations

import json
import os
from time import perf_counter

from touchline.lab.run import Done, in_processes, on_ray, size_of_a_batch
from touchline.sim.runner import Batch, Plan, check_plan
from touchline.titles import title as title_of

ROUNDS = 3  # the best counts
EACH = 6  # batches of each worker in a round


def main() -> None:
    workers = os.cpu_count() or 1
    plan = check_plan(title_of("mister"), 1, ["amateur"], None, {}, None, "bench")
    print(json.dumps(figures(plan, workers)))


def figures(plan: Plan, workers: int) -> dict[str, float]:
    size = size_of_a_batch(plan)
    todo = [(k * size, (k + 1) * size) for k in range(EACH * workers)]
    beside = max(
        speed(in_processes(plan, todo, workers), todo) for k in range(ROUNDS)
    )  # forked: Ray has no threads yet
    return {"processes": beside, "ray": of_ray(plan, todo, workers)}


def of_ray(plan: Plan, todo: list[Batch], workers: int) -> float:
    import ray

    ray.init(num_cpus=workers, log_to_driver=False, configure_logging=False, include_dashboard=False)
    try:
        list(on_ray(plan, todo[:workers], "local"))  # its workers have started, and read the cards
        return max(speed(on_ray(plan, todo, "local"), todo) for k in range(ROUNDS))
    finally:
        ray.shutdown()


def speed(done: Done, todo: list[Batch]) -> float:
    begun = perf_counter()
    games = sum(last - first for (first, last), rows in done)
    assert games == sum(last - first for first, last in todo)
    return games / (perf_counter() - begun)


if __name__ == "__main__":
    main()
