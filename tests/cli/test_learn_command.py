"""`touchline learn`: a guided match in the terminal."""

import pytest
from tests.cli.conftest import Command

from touchline.learn import lesson_of
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles import SHELF

TAUGHT = [code for code, title in SHELF.items() if title.lesson is not None]
ENTERS = "\n" * 200  # the only option, a pass, or on to the next event


@pytest.mark.parametrize("code", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_opens_with_its_first_card(run: Command, code: str, lang: str) -> None:
    shown = run("learn", code, "--lang", lang, typed="q\n")
    first = SHELF[code].lesson.load().steps[0]  # type: ignore[union-attr]

    assert shown.exit_code == 0
    assert TitleTexts(SHELF[code], lang, part=".learn").attribute(f"lesson-{first.name}", "title") in shown.stdout


def test_a_learner_who_signs_and_lines_up_sees_the_first_duel(run: Command) -> None:
    shown = run("learn", "mister", "--lang", "en", typed=f"1\n1\na\n{ENTERS}")

    assert "Level is not enough" in shown.stdout
    assert "You are the keeper" in shown.stdout


@pytest.mark.parametrize("code", TAUGHT)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_enter_alone_follows_the_coach_through_the_whole_lesson(run: Command, code: str, lang: str) -> None:
    """The match is the one of the browser: every card comes, in its order, and none answers another choice."""
    shown = run("learn", code, "--lang", lang, typed=ENTERS)
    texts, steps = TitleTexts(SHELF[code], lang, part=".learn"), lesson_of(SHELF[code]).steps
    cards = [line.split("╭─ ")[1].rstrip("─╮ ") for line in shown.stdout.splitlines() if "╭─ " in line]
    answers = {texts.attribute(f"lesson-{step.name}-otherwise", "title") for step in steps}

    assert len(cards) == len(steps)
    assert answers.isdisjoint(cards)
    assert cards[-1] == texts.attribute(f"lesson-{steps[-1].name}", "title")


def test_a_title_without_a_lesson_says_so_in_one_line(run: Command) -> None:
    shown = run("learn", "duel")

    assert (shown.exit_code, shown.stderr) == (2, "error: no-lesson: duel\n")
