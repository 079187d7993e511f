"""The coach of the guided match tells the learner's own result, whatever it is."""

from __future__ import annotations

import pytest
from tests.test_lessons import Choice, choose_otherwise, follow, play_lesson

from touchline.kernel.lesson import LEARNER
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles import SHELF

TITLE = SHELF["match_of_the_season"]
OUTCOMES = 3  # home win, away win, draw


@pytest.mark.parametrize("choose", [follow, choose_otherwise])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_heading_says_who_has_won(choose: Choice, lang: str) -> None:
    """The learner plays at home, and his is the first result that is told."""
    step, event = next(each for each in play_lesson(TITLE, choose) if each[0].name == "result")
    texts = TitleTexts(TITLE, lang, part=".learn")
    headings = [texts.lesson(step.name, None, event | {"numbers": {"outcome": each}})[0] for each in range(OUTCOMES)]

    assert event["numbers"]["home"] == LEARNER
    assert len(set(headings)) == OUTCOMES
    assert texts.lesson(step.name, None, event)[0] == headings[event["numbers"]["outcome"]]
