"""Answers that a seat gives in advance: wishes for a draft, in order, and "play this card if that happens".

A plan names a kind of question, the picks in order of wish, and conditions on the numbers that the table tells with the
question.  It never pays unless it says so, and in a window it plays only what is worth playing there (`Title.worth`).
`then` answers the questions that follow at once: whom the card hits, which dice are rolled again.
Where a question leads to another one (a card is announced, then placed), the picks are those of the second; the first
is answered only if one of them would then be possible.
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
from touchline.kernel.vocabulary import PASS, Asks
from touchline.server.messages.errors import RequestError

PRICES: Final = ("cost", "price")  # the names in a preview for the money that an option takes
ANY_TIME: Final = -1


class Plan(NamedTuple):
    """For example `Plan("answer-goal", (3,), {"team": 1}, False)`: card 3 after a goal of team 1, if it is free."""

    kind: str
    picks: tuple[int, ...]
    when: dict[str, int]
    pays: bool
    then: tuple[tuple[str, int], ...] = ()  # kind and pick of the questions that follow: (("aim-rival", 2),)
    at: int = ANY_TIME  # a plan that follows another fits only while the seat has made this number of picks

    def next_step(self, at: int) -> Plan:
        """Return the plan for the question that follows, once this one was played."""
        (kind, pick), *rest = self.then
        return Plan(kind, (pick,), {}, self.pays, tuple(rest), at)

    def step_for(self, kind: str) -> Plan:
        """Return the step that answers a question of this kind, without those before it: what is clear is not asked."""
        plan = self
        while plan.at != ANY_TIME and plan.kind != kind and plan.then:
            plan = plan.next_step(plan.at)
        return plan


class PlannedPick(NamedTuple):
    """The number of the plan that fits, and what it picks."""

    plan: int
    option: int


def read_plan(body: str) -> Plan:
    """Read a plan as it is stored: a JSON list of its fields."""
    kind, picks, when, pays, *rest = json.loads(body)
    then, at = rest or ([], ANY_TIME)
    return Plan(kind, tuple(picks), when, pays, tuple((name, pick) for name, pick in then), at)


def plans_data(plans: dict[int, Plan]) -> list[dict[str, Any]]:
    """Return the plans as the seat's own view shows them; one that is being played is no longer among them."""
    return [plan_data(number, plan) for number, plan in plans.items() if plan.at == ANY_TIME]


def plan_data(number: int, plan: Plan) -> dict[str, Any]:
    then = [{"kind": kind, "pick": pick} for kind, pick in plan.then]
    known = {"plan": number, "kind": plan.kind, "picks": list(plan.picks)}
    return known | {"when": plan.when, "pays": plan.pays, "then": then}


def plannable_data(table: Table, seat: int) -> list[dict[str, Any]]:
    """Return what the seat may plan now, for its own view alone."""
    found = [] if table.title.plannable is None else table.title.plannable(table.now, seat)
    return [choice_data(table.title, each) for each in found if each.options]


def choice_data(title: Title, choice: Plannable) -> dict[str, Any]:
    asks = title.words.asks[choice.kind]
    domains = {field.name: field.domain for field in asks.context}
    when = [{"field": name, "domain": domains[name], "values": values} for name, values in choice.conditions]
    answered = asks if asks.leads is None else title.words.asks[asks.leads[1]]
    special = special_names(answered, choice)
    words = {"kind": asks.name, "domain": answered.options, "window": asks.window, "special": special}
    targets = [target_data(title, choice, option) for option in choice.targets]
    return words | {"options": choice.options, "costs": choice.costs, "when": when, "targets": targets}


def special_names(asks: Asks, choice: Plannable) -> dict[int, str]:
    """Return the names of the options that are no card: `{800: "ability"}`."""
    return {option: asks.special[option] for option in choice.options if option in asks.special}


def target_data(title: Title, choice: Plannable, option: int) -> dict[str, Any]:
    """Return what may be planned for the question that an option leads to; its costs are those of both together."""
    target = choice.targets[option]
    asks = title.words.asks[target.kind]
    own = choice.costs[choice.options.index(option)] if choice.costs else 0
    words = {"option": option, "kind": asks.name, "domain": asks.options}
    return words | {"options": target.options, "costs": [own + cost for cost in target.costs]}


def check_plan(title: Title, plan: Plan) -> None:
    """Raise an error with the place of what this title does not know."""
    asks = asks_of(title, plan.kind)
    if asks is None:
        raise RequestError("unknown-question", place="kind")
    known = {field.name for field in asks.context}
    for name in plan.when:
        if name not in known:
            raise RequestError("unknown-field", place=f"when.{name}")
    for at, (kind, _) in enumerate(plan.then):
        if asks_of(title, kind) is None:
            raise RequestError("unknown-question", place=f"then.{at}.kind")


def asks_of(title: Title, kind: str) -> Asks | None:
    return next((each for each in title.words.asks.values() if each.name == kind), None)


def planned_pick(table: Table, question: Question, plans: dict[int, Plan]) -> PlannedPick | None:
    """Return the first wish of the first plan that fits this question; None: the seat is asked."""
    asks = table.title.words.asks[question.kind]
    for number, plan in plans.items():
        step = plan.step_for(asks.name)
        if is_due(table, question.seat, step) and fits(table.title, question, step):
            for option in answers(table, question, step):
                if is_possible(table, question, option, step.pays):
                    return PlannedPick(number, option)
    return None


def answers(table: Table, question: Question, plan: Plan) -> tuple[int, ...]:
    """Return the wishes; where the question leads to theirs, the answer that leads there, if one would be possible."""
    leads = table.title.words.asks[question.kind].leads
    if leads is None:
        return plan.picks
    return (leads[0],) if leads_to_wish(table, question, plan) else ()


def leads_to_wish(table: Table, question: Question, plan: Plan) -> bool:
    """Whether a wish of the plan would be possible in the question to which this one leads."""
    behind = question_behind(table, question)
    return behind is not None and any(is_possible(table, behind, option, plan.pays) for option in plan.picks)


def question_behind(table: Table, question: Question) -> Question | None:
    """Return what the seat is asked after the answer that leads on, if all who are asked after it pass."""
    leads = table.title.words.asks[question.kind].leads
    if leads is None or leads[0] not in question.options:
        return None
    twin = table.clone()
    twin.pick(question.seat, leads[0])
    while (found := twin.question(question.seat)) is None or found.kind != leads[1]:
        other = twin.question(twin.to_act[0]) if twin.to_act else None
        if other is None or other.kind != question.kind or PASS not in other.options:
            return None
        twin.pick(other.seat, PASS)
    return found


def plan_after(title: Title, kind: int, plan: Plan, option: int, at: int) -> Plan | None:
    """Return what is left of a plan that has answered a question of this kind; `at`: the picks that the seat has made.

    After an answer that leads on come the wish, what follows it, and the pass that ends the choice.
    """
    asks = title.words.asks[kind]
    if asks.leads is not None and option == asks.leads[0]:
        behind = title.words.asks[asks.leads[1]].name
        return Plan(behind, plan.picks, {}, plan.pays, (*plan.then, (behind, PASS)), at)
    step = plan.step_for(asks.name)
    if step.then:
        return step.next_step(at)
    left = tuple(pick for pick in step.picks if pick != option)
    return step._replace(picks=left) if left else None


def fitting_plans(table: Table, question: Question, plans: dict[int, Plan]) -> list[int]:
    """Return the numbers of the plans that would answer this question."""
    return [number for number, plan in plans.items() if planned_pick(table, question, {number: plan}) is not None]


def is_due(table: Table, seat: int, plan: Plan) -> bool:
    """Whether the plan stands at any time, or the seat has picked nothing since the one that it follows."""
    return plan.at == ANY_TIME or plan.at == picks_made(table, seat)


def picks_made(table: Table, seat: int) -> int:
    return sum(entry.who == seat for entry in table.log)


def fits(title: Title, question: Question, plan: Plan) -> bool:
    asks = title.words.asks[question.kind]
    told = {field.name: number for field, number in zip(asks.context, question.context, strict=True)}
    return asks.name == plan.kind and all(told[name] == number for name, number in plan.when.items())


def is_possible(table: Table, question: Question, option: int, pays: bool) -> bool:
    """Whether the wish is offered now, worth it in a window, and free unless the plan pays."""
    title = table.title
    if option not in question.options or (not pays and cost_of(title, question, option) > 0):
        return False
    if title.worth is None or not is_judged(title, question.kind):
        return True
    return option in title.worth(question.game, question.seat, question.kind, question.context, question.options)


def is_judged(title: Title, kind: int) -> bool:
    """Whether only what is worth it is played there: in windows, and where their answers lead."""
    return title.is_window(kind) or any(asks.leads and asks.leads[1] == kind for asks in title.words.asks.values())


def cost_of(title: Title, question: Question, option: int) -> int:
    """Return the money that the option costs, as its preview says; 0 without a preview."""
    fields = title.words.asks[question.kind].preview
    if title.preview is None or not fields:
        return 0
    numbers = title.preview(question.game, question.seat, question.kind, question.context, option)
    return sum(number for field, number in zip(fields, numbers, strict=False) if field.name in PRICES)
