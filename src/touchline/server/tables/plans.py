"""Answers that a seat gives in advance: wishes for a draft, in order, and "play this card if that happens".

A plan names a kind of question, the picks in order of wish, and conditions on the numbers that the table tells with the
question.  It never pays unless it says so, and in a window it plays only what is worth playing there (`Title.worth`).
A wish that was played leaves its plan, and a plan without wishes is removed.  Whoever takes a pick back decides again:
plans that would answer at once again are removed.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from touchline.kernel.drivers import Question
from touchline.kernel.plannable import Plannable
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import Asks
from touchline.server.messages.errors import RequestError

PRICES: Final = ("cost", "price")  # the names in a preview for the money that an option takes


class Plan(NamedTuple):
    """For example `Plan("answer-goal", (3,), {"team": 1}, False)`: card 3 after a goal of team 1, if it is free."""

    kind: str
    picks: tuple[int, ...]
    when: dict[str, int]
    pays: bool


class PlannedPick(NamedTuple):
    """The number of the plan that fits, and what it picks."""

    plan: int
    option: int


def read_plan(body: str) -> Plan:
    """Read a plan as it is stored: a JSON list of its fields."""
    kind, picks, when, pays = json.loads(body)
    return Plan(kind, tuple(picks), when, pays)


def plans_data(plans: dict[int, Plan]) -> list[dict[str, Any]]:
    """Return the plans as the seat's own view shows them."""
    return [{"plan": number, **plan._asdict(), "picks": list(plan.picks)} for number, plan in plans.items()]


def plannable_data(table: Table, seat: int) -> list[dict[str, Any]]:
    """Return what the seat may plan now, for its own view alone."""
    found = [] if table.title.plannable is None else table.title.plannable(table.now, seat)
    return [choice_data(table.title, each) for each in found if each.options]


def choice_data(title: Title, choice: Plannable) -> dict[str, Any]:
    asks = title.words.asks[choice.kind]
    domains = {field.name: field.domain for field in asks.context}
    when = [{"field": name, "domain": domains[name], "values": values} for name, values in choice.conditions]
    words = {"kind": asks.name, "domain": asks.options, "window": asks.window}
    return words | {"options": choice.options, "costs": choice.costs, "when": when}


def check_plan(title: Title, plan: Plan) -> None:
    """Raise an error with the place of what this title does not know."""
    asks = asks_of(title, plan.kind)
    if asks is None:
        raise RequestError("unknown-question", place="kind")
    known = {field.name for field in asks.context}
    for name in plan.when:
        if name not in known:
            raise RequestError("unknown-field", place=f"when.{name}")


def asks_of(title: Title, kind: str) -> Asks | None:
    return next((each for each in title.words.asks.values() if each.name == kind), None)


def planned_pick(table: Table, question: Question, plans: dict[int, Plan]) -> PlannedPick | None:
    """Return the first wish of the first plan that fits this question; None: the seat is asked."""
    for number, plan in plans.items():
        if fits(table.title, question, plan):
            for option in plan.picks:
                if is_possible(table, question, option, plan.pays):
                    return PlannedPick(number, option)
    return None


def fitting_plans(table: Table, question: Question, plans: dict[int, Plan]) -> list[int]:
    """Return the numbers of the plans that would answer this question."""
    return [number for number, plan in plans.items() if planned_pick(table, question, {number: plan}) is not None]


def fits(title: Title, question: Question, plan: Plan) -> bool:
    asks = title.words.asks[question.kind]
    told = {field.name: number for field, number in zip(asks.context, question.context, strict=True)}
    return asks.name == plan.kind and all(told[name] == number for name, number in plan.when.items())


def is_possible(table: Table, question: Question, option: int, pays: bool) -> bool:
    """Whether the wish is offered now, worth it in a window, and free unless the plan pays."""
    title = table.title
    if option not in question.options or (not pays and cost_of(title, question, option) > 0):
        return False
    if title.worth is None or not title.is_window(question.kind):
        return True
    return option in title.worth(question.game, question.seat, question.kind, question.context, question.options)


def cost_of(title: Title, question: Question, option: int) -> int:
    """Return the money that the option costs, as its preview says; 0 without a preview."""
    fields = title.words.asks[question.kind].preview
    if title.preview is None or not fields:
        return 0
    numbers = title.preview(question.game, question.seat, question.kind, question.context, option)
    return sum(number for field, number in zip(fields, numbers, strict=False) if field.name in PRICES)
