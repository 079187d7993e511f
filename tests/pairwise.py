"""Settings that together hold every pair of choices of any two options at least once."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadOption
from touchline.kernel.title import Title


def is_allowed(title: Title, seats: int, options: dict[str, Any]) -> bool:
    try:
        title.resolve_options(seats, options)
    except BadOption:
        return False
    return True


def values(title: Title) -> dict[str, list[Any]]:
    """The choices of each option; of a long run of numbers the ends and the middle."""
    found = {option.name: option.values for option in title.options}
    return {name: each if len(each) <= 6 else [each[0], each[len(each) // 2], each[-1]] for name, each in found.items()}


def pairs(title: Title, seats: int) -> set[tuple[Any, ...]]:
    known = values(title)
    single: set[tuple[Any, ...]] = {
        (name, value) for name in known for value in known[name] if is_allowed(title, seats, {name: value})
    }
    double: set[tuple[Any, ...]] = {
        (*first, *second)
        for first, second in combinations(sorted(single, key=str), 2)
        if first[0] != second[0] and is_allowed(title, seats, dict([first, second]))
    }
    return double or single or {()}


def settings(title: Title, seats: int) -> list[dict[str, Any]]:
    """Greedy: each setting starts from a pair not met yet and takes in as many more as fit."""
    left = pairs(title, seats)
    dealer = Seeded(f"{title.code} {seats}")
    found: list[dict[str, Any]] = [{}]
    while left:
        waiting = sorted(left, key=str)
        chosen: dict[str, Any] = as_setting(waiting[dealer.below(len(waiting))])
        for pair in waiting:
            joined = chosen | as_setting(pair)
            if all(chosen.get(name, value) == value for name, value in as_setting(pair).items()) and is_allowed(
                title, seats, joined
            ):
                chosen = joined
        found.append(chosen)
        left -= {pair for pair in left if as_setting(pair).items() <= chosen.items()}
    return found


def as_setting(pair: tuple[Any, ...]) -> dict[str, Any]:
    return {pair[at]: pair[at + 1] for at in range(0, len(pair), 2)}
