"""The answer that stands when nobody answers never gives the best away, over random games."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.drivers import Question
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c

LETS_GO = (c.ASK_SELL, c.ASK_LIST, c.ASK_SHORT_SALE, c.ASK_SURPLUS, c.ASK_SWAP_GIVE)
QUESTIONS = 900  # per game: more than a season


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


@pytest.mark.parametrize("seats", [2, 4])
def test_a_question_with_one_option_is_a_window(seats: int) -> None:
    """There the number of cards is public, and a question tells nobody which they are."""
    alone = {question.kind for question in questions(seats) if len(question.options) == 1}

    assert alone <= {c.ASK_WINDOW, c.ASK_REACT, c.ASK_TACTIC, c.ASK_CARD}
