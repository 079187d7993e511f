"""What stands when nobody answers, over random games: it never lets the best go, and is never worse than passing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.bots.judge import Judge
from touchline.kernel.drivers import Question
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c

LETS_GO = (c.ASK_SELL, c.ASK_LIST, c.ASK_SHORT_SALE, c.ASK_SURPLUS, c.ASK_SWAP_GIVE)
QUESTIONS = 900  # of a game: more than a season
TOLERANCE = 0.02  # of the pro's own measure


def questions(seats: int) -> Iterator[Question]:
    """The questions of a game that amateurs play."""
    table = TITLE.table(seats)
    for number in range(QUESTIONS):
        if table.over:
            return
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        yield question
        table.pick(seat, answer(bot(TITLE, "amateur", f"{seats} {number}"), table, seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_default_the_one_let_go_has_no_more_stars_than_anybody_else_offered(seats: int) -> None:
    for question in questions(seats):
        if question.kind in LETS_GO:
            stars = question.game.cards.stars  # type: ignore[attr-defined]
            assert stars[TITLE.default(question)] == min(stars[player] for player in question.options)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_default_is_never_worse_than_passing_by_the_pro_s_judgement(seats: int) -> None:
    judge = bot(TITLE, "pro", "judge")
    assert isinstance(judge, Judge)
    for question in questions(seats):
        options = list(question.options)
        judged = judge.judged(question.game, question.seat, question.kind, options, question.context)
        value = {each.option: each.value for each in judged}
        default = TITLE.default(question)
        if default in value and PASS in value:
            assert value[default] >= value[PASS] - TOLERANCE


@pytest.mark.parametrize("seats", [2, 4])
def test_a_question_with_one_option_is_a_window(seats: int) -> None:
    """There the number of cards is public, and a question tells nobody which they are."""
    alone = {question.kind for question in questions(seats) if len(question.options) == 1}

    assert alone <= {c.ASK_WINDOW, c.ASK_REACT, c.ASK_TACTIC, c.ASK_CARD}
