"""Enter alone plays better than chance and no worse than always passing: by the results of whole games.

The measure is no bot's judgement, so it also holds where Enter is the pro's own pick.  The same games against amateurs
are played three times: by Enter, by chance, and by passing where one may (elsewhere what stands if nobody answers).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Question
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS
from touchline.titles import SHELF

PERSON = 0
GAMES = {"mister": 150, "best_11": 60, "masters_of_football": 20, "match_of_the_season": 3}  # in 20 seconds
Pick = Callable[[Title, Question], list[int]]


def enter(title: Title, question: Question) -> list[int]:
    return title.best_picks(question)


def by_chance(title: Title, question: Question) -> list[int]:
    dealer = Seeded(f"{question.kind} {question.context} {len(question.options)}")
    return [question.options[dealer.below(len(question.options))]]


def passing(title: Title, question: Question) -> list[int]:
    return [PASS] if PASS in question.options else [title.default(question)]


def place(title: Title, seed: str, pick: Pick) -> float:
    """Return the share of the others that this person is not behind: 1 for the winner, 0 for the last."""
    table, amateur = title.table(title.seats[0], seed=seed), bot(title, "amateur", seed)
    while not table.over:
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        if seat == PERSON:
            table.pick_run(seat, pick(title, question))
        else:
            table.pick(seat, answer(amateur, table, seat))
    assert table.result is not None
    places: list[int] = table.result.data()["places"]
    return sum(other > places[PERSON] for other in places) / (len(places) - 1)


def success(title: Title, pick: Pick) -> float:
    games = [place(title, f"game {number}", pick) for number in range(GAMES[title.code])]
    return sum(games) / len(games)


@pytest.mark.parametrize("title", [SHELF[code] for code in GAMES], ids=lambda title: title.code)
def test_enter_beats_chance_and_is_no_worse_than_passing(title: Title) -> None:
    entered = success(title, enter)

    assert entered > success(title, by_chance)
    assert entered >= success(title, passing)
