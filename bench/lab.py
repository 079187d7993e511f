"""Ray beside processes: the same batches of half a second, as many workers; games a second by the clock.

`python -m bench.lab` prints the figures of the engine in the form in which it is imported.
"""

from __future__ import annotations

import json
import os
from time import perf_counter

from touchline.games import title as title_of
from touchline.lab.run import Done, in_processes, on_ray, size_of_a_batch
from touchline.sim.runner import Batch, Plan, checked

ROUNDS = 3  # the best counts
EACH = 6  # batches of each worker in a round


def main() -> None:
    workers = os.cpu_count() or 1
    plan = checked(title_of("mister"), 1, ["amateur"], None, {}, None, "bench")
    print(json.dumps(figures(plan, workers)))


def figures(plan: Plan, workers: int) -> dict[str, float]:
    import ray

    ray.init(num_cpus=workers, log_to_driver=False, configure_logging=False, include_dashboard=False)
    try:
        size = size_of_a_batch(plan)
        todo = [(k * size, (k + 1) * size) for k in range(EACH * workers)]
        list(on_ray(plan, todo[:workers], "local"))  # its workers have started, and read the cards
        found = {"processes": 0.0, "ray": 0.0}
        for k in range(ROUNDS):
            found["processes"] = max(found["processes"], speed(in_processes(plan, todo, workers), todo))
            found["ray"] = max(found["ray"], speed(on_ray(plan, todo, "local"), todo))
        return found
    finally:
        ray.shutdown()


def speed(done: Done, todo: list[Batch]) -> float:
    begun = perf_counter()
    games = sum(last - first for (first, last), rows in done)
    assert games == sum(last - first for first, last in todo)
    return games / (perf_counter() - begun)


if __name__ == "__main__":
    main()
