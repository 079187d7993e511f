"""Checks a view against the types that its title declares: for TOUCHLINE_DEBUG=1, never while people play.

`conformance.py` does the same for every title in the tests, with msgspec; this needs the standard library alone.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from touchline.kernel.dealer import Seeded
from touchline.kernel.title import Title

LOOKS = 60  # answers of a random game, after each of which the views are checked


class WrongView(Exception):
    """The view of a seat differs from the one that the title declares."""


def check_views(title: Title) -> None:
    """Play the beginning of a game and check every seat's view, and a spectator's."""
    if title.view is None:
        return
    table, dealer = title.table(seed="views"), Seeded("views")
    for _ in range(LOOKS):
        for seat in (None, *range(table.seats)):
            check(title.view, title.observe(table.now, seat), "view")
        if table.over:
            return
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        table.pick(seat, question.options[dealer.below(len(question.options))])


def watch_views(title: Title, source: str) -> None:
    """Check every view of this title from now on, when it is made."""
    observe, declared = title.observe_seat, title.view

    def observe_checked(game: Any, seat: int | None) -> Mapping[str, Any]:
        view = observe(game, seat)
        try:
            check(declared, {**title.observe_public(game), **view}, "view")
        except WrongView as fault:
            raise WrongView(f"{source}: {fault}") from None
        return view

    if declared is not None:
        title.observe_seat = observe_checked


def check(kind: Any, value: Any, place: str) -> None:
    """Raise WrongView with the place and what was expected there."""
    origin, inside = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        check_fields(kind, value, place)
    elif origin in (Union, types.UnionType):
        check_any(inside, value, place)
    elif origin is Literal:
        expect(value in inside, f"one of {', '.join(map(repr, inside))}", value, place)
    elif origin is list:
        expect(isinstance(value, list), "a list", value, place)
        for at, each in enumerate(value):
            check(inside[0], each, f"{place}[{at}]")
    elif origin is tuple:
        check_tuple(inside, value, place)
    elif origin in (dict, Mapping):
        expect(isinstance(value, dict), "a dictionary", value, place)
        for key, each in value.items():
            check(inside[1], each, f"{place}[{key!r}]")
    elif isinstance(kind, type):
        expect(type(value) is kind, kind.__name__, value, place)


def check_fields(kind: Any, value: Any, place: str) -> None:
    expect(isinstance(value, dict), kind.__name__, value, place)
    hints = get_type_hints(kind)
    missing, other = sorted(kind.__required_keys__ - value.keys()), sorted(value.keys() - hints.keys())
    if missing or other:
        raise WrongView(f"{place}: {f'no {missing[0]}' if missing else f'{other[0]} is not declared'}")
    for name, each in value.items():
        check(hints[name], each, f"{place}.{name}")


def check_any(kinds: tuple[Any, ...], value: Any, place: str) -> None:
    faults: list[str] = []
    for kind in kinds:
        try:
            return check(type(None) if kind is None else kind, value, place)
        except WrongView as fault:
            faults.append(str(fault))
    raise WrongView(max(faults, key=lambda fault: len(fault.partition(": ")[0])))  # the one that came furthest


def check_tuple(kinds: tuple[Any, ...], value: Any, place: str) -> None:
    expect(isinstance(value, tuple | list), "a tuple", value, place)
    every = [kinds[0]] * len(value) if kinds[-1:] == (...,) else list(kinds)
    expect(len(value) == len(every), f"{len(every)} values", value, place)
    for at, (kind, each) in enumerate(zip(every, value, strict=True)):
        check(kind, each, f"{place}[{at}]")


def expect(right: bool, wanted: str, value: Any, place: str) -> None:
    if not right:
        raise WrongView(f"{place}: {wanted} expected, found {value!r:.40}")
