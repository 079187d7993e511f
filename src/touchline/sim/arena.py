"""Bots against each other: every combination, seats rotated, the same deals for every seating."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any

from touchline.kernel.errors import BadOption
from touchline.sim.bout import Bout, bout
from touchline.sim.runner import at_least_one, check_request, fewest, way_to_start
from touchline.sim.statistics import wilson
from touchline.titles import title as title_of

Seating = list[str]
Progress = Callable[[int], None]


class Task:
    """One game to play; plain data."""

    def __init__(self, title: str, bots: Seating, options: dict[str, Any], cards: str | None, seed: str, number: int):
        self.title = title
        self.bots = bots
        self.options = options
        self.cards = cards
        self.seed = seed
        self.number = number


class Standing:
    """The results of one bot."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.games = 0
        self.won = 0.0  # a shared first place counts as its part
        self.picks = 0
        self.seconds = 0.0
        self.rating = 0.0
        self.doubt = 0.0  # the rating's standard deviation
        self.ahead: dict[str, list[int]] = {}  # by rival: games ahead, level, behind

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(round(self.won), self.games)

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / max(self.picks, 1)

    def data(self) -> dict[str, Any]:
        low, high = self.bounds
        return {
            "bot": self.name,
            "games": self.games,
            "won": round(self.won, 2),
            "win_rate": round(self.won / max(self.games, 1), 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "rating": round(self.rating, 2),
            "doubt": round(self.doubt, 2),
            "milliseconds": round(self.milliseconds, 3),
            "against": self.ahead,
        }


def arena(
    title: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    cards: str | Path | None = None,
    seed: int | str = 1,
    workers: int = 1,
    progress: Progress | None = None,
) -> list[Standing]:
    """Let each combination of bots play this many games; return the results, the best first."""
    known = title_of(title)
    if len(set(bots)) < 2:
        raise BadOption("too-few-bots", ",".join(bots), {"least": 2})
    at_least_one("workers", workers)
    seats = fewest(known, options or {}) if seats is None else seats
    full = check_request(known, games, bots, seats, options or {}, cards)
    tasks = [
        Task(title, seating, full, None if cards is None else str(cards), f"{seed}/{deal}", 0)
        for deal, seating in schedule(list(dict.fromkeys(bots)), seats, games)
    ]
    for number, task in enumerate(tasks):
        task.number = number
    return standings(play_tasks(tasks, workers, progress))


def schedule(bots: list[str], seats: int, games: int) -> Iterator[tuple[int, Seating]]:
    """Yield this many games for each combination: deal after deal, each deal once in every rotation."""
    for group in groups(bots, seats):
        for number in range(games):
            yield seating_of(group, number)


def seating_of(bots: Seating, game: int) -> tuple[int, Seating]:
    """Return the number of the deal and who sits where: each deal is played once in every rotation of the bots."""
    turns = rotations(bots)
    return game // len(turns), turns[game % len(turns)]


def groups(bots: list[str], seats: int) -> list[Seating]:
    """Return all combinations that fill the table; with fewer bots than seats, one bot against copies of another."""
    if len(bots) >= seats:
        return [list(group) for group in combinations(bots, seats)]
    return [[one] + [other] * (seats - 1) for one in bots for other in bots if one != other]


def rotations(group: Seating) -> list[Seating]:
    turned = [group[at:] + group[:at] for at in range(len(group))]
    return [each for at, each in enumerate(turned) if each not in turned[:at]]


def play(task: Task) -> Bout:
    known = title_of(task.title)
    return bout(known, known.cards(task.cards), task.options, task.bots, task.seed, task.number)


def play_tasks(tasks: list[Task], workers: int, progress: Progress | None) -> list[Bout]:
    """Play the tasks, in several processes if there are workers; return the bouts in the order of the tasks."""
    done: list[Bout] = []
    if workers > 1:
        with ProcessPoolExecutor(workers, way_to_start()) as pool:
            for each in pool.map(play, tasks, chunksize=max(1, min(50, len(tasks) // (workers * 8)))):
                done.append(each)
                if progress is not None:
                    progress(1)
    else:
        for task in tasks:
            done.append(play(task))
            if progress is not None:
                progress(1)
    return done


def standings(bouts: list[Bout]) -> list[Standing]:
    table: dict[str, Standing] = {}
    for each in bouts:
        count(each, table)
    rate(bouts, table)
    return sorted(table.values(), key=lambda one: (-one.rating, one.name))


def count(each: Bout, table: dict[str, Standing]) -> None:
    firsts = each.places.count(1)
    for seat, name in enumerate(each.bots):
        one = table.setdefault(name, Standing(name))
        if each.bots.count(name) == 1:  # a bot that sits there several times wins more often by that alone
            one.games += 1
            one.won += 1 / firsts if each.places[seat] == 1 else 0
        one.picks += each.picks[seat]
        one.seconds += each.seconds[seat]
        for other, rival in enumerate(each.bots):
            if rival != name:
                order = (each.places[seat] > each.places[other]) - (each.places[seat] < each.places[other])
                one.ahead.setdefault(rival, [0, 0, 0])[order + 1] += 1


def rate(bouts: list[Bout], table: dict[str, Standing]) -> None:
    """Rate the bots game after game (Plackett-Luce); a bot that sits twice at a table is rated on each of its seats."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rating = {name: model.rating(name=name) for name in table}
    for each in bouts:
        teams = [[rating[name]] for name in each.bots]
        for (new,), name in zip(
            model.rate(teams, ranks=[float(place) for place in each.places]), each.bots, strict=True
        ):
            rating[name] = new
    for name, one in table.items():
        one.rating, one.doubt = rating[name].ordinal(), rating[name].sigma
