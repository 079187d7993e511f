"""Every lesson can be played on the engine: each step comes up, in order, with words in three languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.test_texts import messages
from touchline.bots.bot import answer
from touchline.kernel.errors import BadOption
from touchline.kernel.lesson import LEARNER, NO_OPTION, LessonStep, Progress
from touchline.kernel.title import Title
from touchline.learn import lesson_bot, lesson_of, open_lesson
from touchline.texts import LANGUAGES, SHARED, TitleTexts
from touchline.titles import SHELF

TAUGHT = [title for title in SHELF.values() if title.lesson is not None]
STEPS = range(8, 16)
MOST_WORDS = 30  # on a card
MOST_WORDS_OF_A_LESSON = 600  # three minutes at 200 words a minute
Choice = Callable[[dict[str, Any], list[int]], list[int]]
each_title = pytest.mark.parametrize("title", TAUGHT, ids=lambda title: title.code)


def play_lesson(title: Title, choose: Choice) -> list[tuple[LessonStep, dict[str, Any]]]:
    """Play up to the last step; return the steps as they begin, each with its event or, for a question, {}."""
    lesson, table = lesson_of(title), open_lesson(title)
    progress, found = Progress(lesson.steps), list[tuple[LessonStep, dict[str, Any]]]()
    told = len(table.events_since(0, LEARNER))
    while lesson.steps[-1].name not in progress.begun:
        assert not table.over
        seat = table.to_act[0]
        if seat != LEARNER:
            table.pick(seat, answer(lesson_bot(table, lesson, seat), table, seat))
            continue
        for event in table.events_since(told, LEARNER):
            told += 1
            found += [(step, event) for step in [progress.begin(told=event["event"])] if step]
        question = table.view(LEARNER)["question"]
        step = progress.begin(asked=question["kind"])
        found += [(step, {})] if step else []
        suggested = step.suggested_picks(question) if step else []
        picks = choose(question, suggested) or [answer(lesson_bot(table, lesson, LEARNER), table, LEARNER)]
        table.pick_run(LEARNER, picks)
    return found


def follow(question: dict[str, Any], suggested: list[int]) -> list[int]:
    """Return what is suggested; a bot chooses where nothing is."""
    return suggested


def choose_otherwise(question: dict[str, Any], suggested: list[int]) -> list[int]:
    """Return another choice than the suggested one, where there is one; else what Enter picks."""
    others = [option for option in question["options"] if option not in suggested[:1]]
    return others[:1] if suggested and others else question["best"][:1]


@each_title
def test_every_step_of_a_lesson_comes_up_in_its_order(title: Title) -> None:
    assert [step.name for step, _ in play_lesson(title, follow)] == [step.name for step in lesson_of(title).steps]


@each_title
def test_a_lesson_has_eight_to_fifteen_steps_with_names_of_their_own(title: Title) -> None:
    names = [step.name for step in lesson_of(title).steps]

    assert len(names) in STEPS
    assert len(names) == len(set(names))


@each_title
def test_the_first_suggestion_of_a_lesson_is_offered(title: Title) -> None:
    """The deal is the one for which the lesson was written."""
    table, first = open_lesson(title), lesson_of(title).steps[0]

    assert first.suggest == NO_OPTION or first.suggest in table.view(LEARNER)["question"]["options"]


@each_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_heading_and_few_words(title: Title, lang: str) -> None:
    texts = TitleTexts(title, lang, part=".learn")
    total = 0
    for step in lesson_of(title).steps:
        for own in texts_of(texts, step):
            assert texts.attribute(own, "title"), own
            words = len(texts.say(own).replace("{$", "").split())
            assert words <= MOST_WORDS, f"{own}: {words} words"
        total += words
    assert total <= MOST_WORDS_OF_A_LESSON


@each_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_against_a_suggestion_is_answered_in_few_words(title: Title, lang: str) -> None:
    texts = TitleTexts(title, lang, part=".learn")
    for step in lesson_of(title).steps:
        own = f"lesson-{step.name}-otherwise"
        assert texts.has(own) == (step.has_suggestion or bool(step.run)), own
        if texts.has(own):
            assert texts.attribute(own, "title"), own
            assert len(texts.say(own).split()) <= MOST_WORDS, own


@each_title
def test_a_learner_who_refuses_every_suggestion_comes_to_the_last_step(title: Title) -> None:
    """The deal is fixed, and no choice leads out of the lesson."""
    play_lesson(title, choose_otherwise)


def texts_of(texts: TitleTexts, step: LessonStep) -> list[str]:
    """The texts of a step: one for each of its events, or one for all."""
    by_event = [f"lesson-{step.name}-{event}" for event in step.told]
    return by_event if all(texts.has(own) for own in by_event) and by_event else [f"lesson-{step.name}"]


@each_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_that_a_lesson_speaks_of_is_explained(title: Title, lang: str) -> None:
    texts = TitleTexts(title, lang, part=".learn")
    shared = messages(SHARED / "web" / lang, "learn")  # signs that look alike at every table
    named = [f"sign-{name}" for step in lesson_of(title).steps for name in step.element.split()]

    assert [name for name in named if not texts.has(name) and name not in shared] == []


def test_the_same_choices_lead_to_the_same_match() -> None:
    for title in TAUGHT:
        first, second = open_lesson(title), open_lesson(title)
        assert first.record().dump() == second.record().dump()


def test_a_step_begins_once_and_not_before_the_one_it_follows() -> None:
    steps = [LessonStep("shot", "goal", asked="shoot"), LessonStep("result", "score", told=("goal",), after="shot")]
    progress = Progress(steps)

    assert progress.begin(told="goal") is None
    assert progress.begin(asked="shoot") is steps[0]
    assert progress.begin(asked="shoot") is None
    assert progress.begin(told="goal") is steps[1]
    assert progress.is_done


def test_a_step_begins_with_a_question_or_with_events_and_not_with_both() -> None:
    with pytest.raises(ValueError, match="step both"):
        LessonStep("both", "goal", asked="shoot", told=("goal",))


def test_a_title_without_a_lesson_says_so() -> None:
    title = next((each for each in SHELF.values() if each.lesson is None), None)
    if title is not None:
        with pytest.raises(BadOption, match="no-lesson"):
            lesson_of(title)
