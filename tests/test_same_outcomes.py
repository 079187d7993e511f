"""No question is asked whose options all lead to the same, over random games of every title.

Each option is played on a copy of the table with the same dice, and so are the next picks: if all views and questions
are equal then, nothing was decided.  Where the title can tell beforehand the question says so (`alike`), and the client
answers.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Question
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.titles import SHELF

TITLES = [title for title in SHELF.values() if title.bots is not None]
PICKS = 400  # per game
RANDOM_PERCENT = 25  # share of the picks
NEXT_PICKS = (0, 8, 16)  # after which the copies are compared
EACH_KIND = 30  # questions of one kind that are tried in a game
# Nobody can know beforehand that the outcome of these is the same: the share that may end so, and why.
OPEN_PERCENT = {
    "best_11": {"aim-player": 13},  # a rival's hidden card stops it (1 of 8)
    "masters_of_football": {
        "choose-team": 5,  # likewise (1 of 20)
        "choose-tactic": 5,  # the other side, which chooses unseen, wins the battle and imposes its own (2 of 45)
    },
    # No question of its own in the browser: a line-up is laid as a whole.  Two of the same stars (10 of 180)
    "match_of_the_season": {"slot": 6},
}


def state(table: Table) -> tuple[Any, ...]:
    asked = [table.question(seat) for seat in table.to_act]
    questions = [(each.seat, each.kind, each.context, each.options) for each in asked if each is not None]
    return [table.title.observe(table.now, seat) for seat in range(table.seats)], questions, table.over


def play_on(table: Table, picks: int) -> Table:
    dealer = Seeded("on")
    for _ in range(picks):
        if not table.over:
            question = table.question(table.to_act[0])
            assert question is not None
            table.pick(question.seat, question.options[dealer.below(len(question.options))])
    return table


def outcome(table: Table, question: Question, option: int, picks: int) -> tuple[Any, ...]:
    copy = table.clone()
    copy.pick(question.seat, option)
    return state(play_on(copy, picks))


def decides_nothing(table: Table, question: Question) -> bool:
    first, *others = question.options
    for picks in NEXT_PICKS:
        expected = outcome(table, question, first, picks)
        if any(outcome(table, question, option, picks) != expected for option in others):
            return False
    return True


def step(table: Table, dealer: Seeded, number: int) -> None:
    question = table.question(table.to_act[0])
    assert question is not None
    if dealer.below(100) < RANDOM_PERCENT:
        table.pick(question.seat, question.options[dealer.below(len(question.options))])
    else:
        table.pick(question.seat, answer(bot(table.title, "amateur", number), table, question.seat))


def useless_questions(title: Title, seats: int, seed: str) -> tuple[Counter[str], Counter[str]]:
    """How often each kind was asked with a choice, and how often that choice decided nothing."""
    table, dealer = title.table(seats, seed=seed), Seeded(seed)
    asked: Counter[str] = Counter()
    useless: Counter[str] = Counter()
    for number in range(PICKS):
        if table.over:
            break
        question = table.question(table.to_act[0])
        assert question is not None
        name = title.words.asks[question.kind].name
        is_choice = len(question.options) > 1 and len(table.to_act) == 1 and not title.is_alike(question)
        if is_choice and asked[name] < EACH_KIND:
            asked[name] += 1
            useless[name] += decides_nothing(table, question)
        step(table, dealer, number)
    return asked, useless


def games() -> list[tuple[Title, int]]:
    return [(title, seats) for title in TITLES for seats in sorted({title.seats[0], min(4, title.seats[-1])})]


@pytest.mark.parametrize(("title", "seats"), games(), ids=lambda each: getattr(each, "code", each))
def test_every_question_decides_something(title: Title, seats: int) -> None:
    asked: Counter[str] = Counter()
    useless: Counter[str] = Counter()
    for seed in "abcdef":
        some, of_them = useless_questions(title, seats, seed)
        asked += some
        useless += of_them
    open_percent = OPEN_PERCENT.get(title.code, {})
    assert sum(asked.values()) > 100
    for name, count in useless.items():
        assert count * 100 <= open_percent.get(name, 0) * asked[name], (name, count, asked[name])


def test_nobody_is_asked_for_a_taker_if_all_score_or_none_can() -> None:
    title, told = SHELF["mister"], Counter[bool]()
    for seed in "abcdefgh":
        table, dealer = title.table(2, seed=seed), Seeded(seed)
        for number in range(PICKS):
            if table.over:
                break
            question = table.question(table.to_act[0])
            assert question is not None
            if title.words.asks[question.kind].name == "take":
                alike = title.is_alike(question)
                told[alike] += 1
                assert title.question_data(question, 0).get("alike", False) == alike
                assert not alike or decides_nothing(table, question)
            step(table, dealer, number)
    assert min(told[True], told[False]) > 0
