"""`touchline learn`: a guided match in the terminal."""

import pytest
from tests.cli.conftest import Command

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


def test_a_title_without_a_lesson_says_so_in_one_line(run: Command) -> None:
    shown = run("learn", "duel")

    assert (shown.exit_code, shown.stderr) == (2, "error: no-lesson: duel\n")
