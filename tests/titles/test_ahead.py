"""Plans of each title: a seat may plan only with facts that it may know, and only possible answers."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import touchline
from touchline.kernel.drivers import Question
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.server.tables.auctions import lots_data
from touchline.server.tables.plans import (
    Plan,
    check_plan,
    fits,
    picks_made,
    plan_after,
    plannable_data,
    planned_pick,
    question_behind,
)
from touchline.server.tables.windows import is_window, strict_length
from touchline.titles import SHELF

PLACING = ("place-card", "choose-team", "choose-slot", "choose-target")
PLANNED = {"match_of_the_season": 4, "masters_of_football": 4, "best_11": 4}


def stops(code: str, seed: int, most: int, **options: Any) -> list[Table]:
    """The moments of a random game, as copies."""
    table, dealer = touchline.title(code).table(PLANNED[code], options, seed=seed), random.Random(seed)
    found: list[Table] = []
    while not table.over and len(found) < most:
        found.append(table.clone())
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        table.pick(seat, dealer.choice(question.options))
    return found


@pytest.mark.parametrize("code", PLANNED)
def test_plannable_answers_are_known_to_the_title_and_fit_a_plan(code: str) -> None:
    title, kinds = SHELF[code], set()
    for table in stops(code, 1, 600)[::3]:
        for seat in range(PLANNED[code]):
            for each in plannable_data(table, seat):
                kinds.add(each["kind"])
                when = {condition["field"]: condition["values"][0] for condition in each["when"]}
                check_plan(title, Plan(each["kind"], tuple(each["options"]), when, False))
                for target in each["targets"]:
                    assert target["option"] in each["options"]
                    assert len(target["costs"]) in (0, len(target["options"]))
                assert set(each["options"]) - {PASS}
                assert PASS not in each["options"]
                assert len(each["costs"]) in (0, len(each["options"]))
    assert kinds


@pytest.mark.parametrize("code", ["masters_of_football", "best_11"])
def test_plannable_cards_are_in_the_seats_own_hand(code: str) -> None:
    for table in stops(code, 2, 600)[::5]:
        for seat in range(PLANNED[code]):
            game = table.view(seat)["game"]
            hand = game["teams"][game["me"] if code == "masters_of_football" else seat]["hand"]
            offered = {
                option
                for each in plannable_data(table, seat)
                for option in each["options"]
                if option not in each["special"]  # an ability of the manager, no card
            }
            assert offered <= set(hand)


def aimed_plans(table: Table, seat: int) -> list[Plan]:
    """A plan for every option and target that the seat may plan now."""
    return [
        Plan(each["kind"], (target["option"],), {}, True, ((target["kind"], aim),))
        for each in plannable_data(table, seat)
        for target in each["targets"]
        for aim in target["options"]
    ]


@pytest.mark.parametrize(
    ("code", "kinds"),
    [
        ("masters_of_football", {"choose-team", "choose-dice"}),
        ("best_11", {"aim-rival", "aim-player", "bet"}),
    ],
)
def test_after_a_planned_card_its_target_is_named_as_planned(code: str, kinds: set[str]) -> None:
    """In random games: wherever a card with a planned target is played, the next step answers what follows."""
    named: set[str] = set()
    for seed in range(30):
        for table in stops(code, seed, 1500):
            if not is_window(table):
                continue
            [(seat, question)] = table.questions.items()
            for plan in aimed_plans(table, seat):
                if fits(table.title, question, plan) and plan.picks[0] in question.options:
                    named |= names_target(table, seat, plan)
        if named == kinds:
            return
    assert named == kinds


def names_target(table: Table, seat: int, plan: Plan) -> set[str]:
    """The kind of what follows, if it is the planned one and its target can be hit now."""
    twin = table.clone()
    twin.pick(seat, plan.picks[0])
    following = twin.question(seat)
    [(kind, aim)] = plan.then
    if following is None or aim not in following.options or twin.title.words.asks[following.kind].name != kind:
        return set()  # there was one target only, or this one cannot be hit
    due, late = plan.next_step(picks_made(twin, seat)), plan.next_step(picks_made(twin, seat) + 1)
    assert planned_pick(twin, following, {0: due}) == (0, aim)
    assert planned_pick(twin, following, {0: late}) is None
    return {kind}


def announced_plans(table: Table, question: Question) -> list[Plan]:
    """A plan for every card that the asked seat may plan for a match, with its first target."""
    return [
        Plan(each["kind"], (card,), {}, True, tuple((told["kind"], told["options"][0]) for told in targets))
        for each in plannable_data(table, question.seat)
        if each["kind"] == "announce-cards"
        for card in each["options"]
        for targets in [[told for told in each["targets"] if told["option"] == card]]
    ]


def test_a_card_planned_for_a_match_is_announced_placed_and_the_choice_ended() -> None:
    """Only where it could be placed and does some good: whoever announces must place something."""
    placed, refused = set[tuple[str, ...]](), 0
    for seed in range(12):
        for table in stops("masters_of_football", seed, 1500):
            question = table.question(table.to_act[0])
            if question is None or table.title.words.asks[question.kind].name != "announce-cards":
                continue
            for plan in announced_plans(table, question):
                behind, found = question_behind(table, question), planned_pick(table, question, {0: plan})
                if found is None:
                    possible = behind is not None and plan.picks[0] in behind.options
                    assert not possible or plan.picks[0] not in worth_placing(table, behind)
                    refused += 1
                else:
                    placed.add(place_by_plan(table, question, plan))
    assert refused
    placing, aiming = ("place-card",), ("place-card", "choose-team")
    assert placed == {placing, placing * 2, aiming, (*aiming, *placing)}  # only those that are asked


def worth_placing(table: Table, behind: Question | None) -> list[int]:
    assert behind is not None
    assert table.title.worth is not None
    return table.title.worth(behind.game, behind.seat, behind.kind, behind.context, behind.options)


def place_by_plan(table: Table, question: Question, plan: Plan) -> tuple[str, ...]:
    """Announce by the plan, let the others pass, and answer by the plan alone; return what was asked."""
    twin, seat, left, asked = table.clone(), question.seat, plan, []
    following = question
    while (planned := planned_pick(twin, following, {0: left})) is not None:
        twin.pick(seat, planned.option)
        after = plan_after(twin.title, following.kind, left, planned.option, picks_made(twin, seat))
        while twin.question(seat) is None and kind_now(twin) == "announce-cards":
            twin.pick(twin.to_act[0], PASS)
        again = twin.question(seat)
        if after is None or again is None or kind_of(again, twin) not in ("place-card", "choose-team"):
            break
        left, following = after, again
        asked.append(kind_of(following, twin))
    while kind_now(twin) in PLACING:  # others, who announced before; or a player whom the plan does not name
        twin.pick(twin.to_act[0], first_option(twin))
    game = twin.view(seat)["game"]
    assert plan.picks[0] not in game["teams"][game["me"]]["hand"]
    return tuple(asked)


def first_option(table: Table) -> int:
    question = table.question(table.to_act[0])
    assert question is not None
    return question.options[0]


def kind_of(question: Question, table: Table) -> str:
    return table.title.words.asks[question.kind].name


def kind_now(table: Table) -> str:
    question = table.question(table.to_act[0]) if table.to_act else None
    return "" if question is None else kind_of(question, table)


def test_a_card_planned_for_a_match_costs_nothing_unless_told() -> None:
    for table in stops("masters_of_football", 1, 1500):
        question = table.question(table.to_act[0])
        if question is None or kind_of(question, table) != "announce-cards":
            continue
        for plan in announced_plans(table, question):
            if planned_pick(table, question, {0: plan}) and cost_in_hand(table, question, plan.picks[0]):
                assert planned_pick(table, question, {0: plan._replace(pays=False)}) is None
                return
    raise AssertionError("no card with a price was possible")


def cost_in_hand(table: Table, question: Question, card: int) -> int:
    [each] = [each for each in plannable_data(table, question.seat) if each["kind"] == "announce-cards"]
    return int(each["costs"][each["options"].index(card)])


def test_in_the_draft_everybody_on_offer_can_be_wished_for_and_nobody_is_a_lot() -> None:
    table = stops("match_of_the_season", 3, 1)[0]
    [wishes] = plannable_data(table, 0)

    assert (wishes["kind"], wishes["window"], wishes["costs"]) == ("draft", False, [])
    assert wishes["options"] == sorted(table.view(0)["game"]["on_offer"])
    assert lots_data(table, 0) == []


def test_the_bids_for_a_lot_are_those_of_its_auction() -> None:
    for table in stops("match_of_the_season", 3, 400):
        lots = {each["lot"]: each for each in lots_data(table, table.to_act[0])}
        question = table.question(table.to_act[0])
        assert question is not None
        is_first_bid = table.title.words.asks[question.kind].name == "bid" and question.context[2] == 0
        if is_first_bid and question.context[1] in lots:
            lot, bids = lots[question.context[1]], [each for each in question.options if each != PASS]
            assert lot["domain"] == "player"
            assert bids == list(range(lot["least"], lot["most"] + 1, lot["step"]))
            return
    raise AssertionError("no auction came")


def test_a_strict_window_lasts_by_its_kind_and_moment() -> None:
    lengths: dict[str, set[float]] = {}
    for seed in range(4):
        for table in stops("masters_of_football", seed, 3000):
            if is_window(table):
                [question] = table.questions.values()
                lengths.setdefault(table.title.words.asks[question.kind].name, set()).add(strict_length(table))

    assert lengths["announce-cards"] == {20.0}
    assert lengths["act-between-turns"] == {5.0, 20.0}  # 20 before kick-off and after half-time
    assert lengths["act-reroll"] == {5.0}
    assert lengths["answer-goal"] == lengths["blow-whistle"] == {6.0}


@pytest.mark.parametrize(
    ("code", "options", "expected"),
    [
        (
            "match_of_the_season",
            {"advanced_game": True},
            {"tactic": {20.0}, "substitute-out": {5.0}, "react": {6.0}, "window": {6.0}},
        ),
        (
            "best_11",
            {},
            {
                "event": {20.0},
                "declared": {5.0},
                "revealed": {5.0},
                "failed": {5.0},
                "pending": {6.0},
                "scored": {6.0},
                "appeal": {6.0},
                "shelter": {5.0},
            },
        ),
    ],
)
def test_a_strict_window_of_every_title_lasts_5_6_or_20_seconds(
    code: str, options: dict[str, Any], expected: dict[str, set[float]]
) -> None:
    lengths: dict[str, set[float]] = {}
    for seed in range(40):
        for table in stops(code, seed, 3000, **options):
            if is_window(table):
                [question] = table.questions.values()
                lengths.setdefault(table.title.words.asks[question.kind].name, set()).add(strict_length(table))
        if lengths.keys() >= expected.keys():
            break

    assert lengths == expected


@pytest.mark.parametrize("code", PLANNED)
def test_every_plan_has_words_in_all_languages(code: str) -> None:
    found = {
        (each["kind"], bool(each["when"]))
        for seed in range(3)
        for table in stops(code, seed, 900)[::4]
        for seat in range(PLANNED[code])
        for each in plannable_data(table, seat)
    }
    targets = {
        target["kind"]
        for seed in range(3)
        for table in stops(code, seed, 900)[::4]
        for seat in range(PLANNED[code])
        for each in plannable_data(table, seat)
        for target in each["targets"]
    }
    folder = Path(str(SHELF[code].text))
    texts = [(folder / f"{lang}.client.ftl").read_text(encoding="utf-8") for lang in ("en", "it", "pt-PT")]
    for kind, has_condition in found:
        for text in texts:
            assert f"\nplan-kind-{kind} = " in text
            assert not has_condition or f"\nplan-when-{kind} = " in text
    for target in targets:
        for text in texts:
            assert f"\nplan-target-{target} = " in text
