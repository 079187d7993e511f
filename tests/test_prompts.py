"""Every prompt in every language: a question, one line of help, a rule; said to the reader, without codes.

`python -m tests.prompts <title> --lang it` prints them to be read.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.prompts import NAMES, Prompt, prompt, questions_of_game, reader
from touchline.kernel.title import Title
from touchline.texts import LANGUAGES
from touchline.titles import SHELF

EACH_KIND = 25  # questions of one kind that are read in a game
CODES = re.compile(
    r"\b[A-Z]\d{1,2}\b"  # G09
    r"|\b[IVX]{2,}\b"  # levels
    r"|\b\d \d \d\b"
    r"|\b[A-Z] \d+ - [A-Z] \d+"
    r"|★ [A-Z]\b"  # a position by its letter
    r"|±"
    r"|[A-Z0-9]+-[A-Z]+-\d+"  # a rule
    r"|\[[a-z0-9-]+\]|[{}$@]"  # a text that is missing
)
# A manager's colour at the head of a sentence could be that of a card: "Red: play a red card?"
COLOURS = re.compile(r"(^|\. )(Blue|Red|Yellow|Green|Blu|Rosso|Giallo|Verde|Azul|Vermelho|Amarelo):")
TITLES = list(SHELF.values())
READERS = [(title, lang) for title in TITLES for lang in LANGUAGES]


def questions(title: Title, seats: int) -> Iterator[tuple[dict[str, Any], int]]:
    """Questions of a game as the seat sees them that is asked; some of each kind."""
    counts = Counter[int]()
    for table, seat in questions_of_game(title, seats, "read"):
        question = table.question(seat)
        assert question is not None
        counts[question.kind] += 1
        if counts[question.kind] <= EACH_KIND:
            yield table.view(seat)["question"], seat


@pytest.mark.parametrize(("title", "lang"), READERS, ids=lambda each: getattr(each, "code", each))
def test_every_question_has_one_line_of_help_and_a_rule(title: Title, lang: str) -> None:
    texts = reader(title, lang)
    for name in texts.asks:
        message = texts.bundle.get_message(f"ask-{name}")
        assert "hint" in message.attributes, name
        assert title.words.question_rules[name], name


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.code)
def test_every_prompt_asks_the_reader_in_words(title: Title) -> None:
    readers = [reader(title, lang) for lang in LANGUAGES]
    for question, seat in questions(title, min(4, title.seats[-1])):
        for texts in readers:
            check(prompt(texts, question, seat), NAMES[seat])


def check(each: Prompt, name: str) -> None:
    words = (each.text, each.help, *each.options)
    assert "?" in each.text, each
    assert each.help.endswith("."), each
    assert "?" not in each.help, each
    assert not [text for text in words if CODES.search(text)], each
    assert not COLOURS.search(each.text), each
    assert name not in each.text, each  # the reader is "you"


def test_a_code_a_colour_and_a_reader_by_name_are_found() -> None:
    assert [bool(CODES.search(text)) for text in ("Play G09?", "Noordhof 3★ M", "±1", "level IV", "1M on a goal")] == [
        True,
        True,
        True,
        True,
        False,
    ]
    assert COLOURS.search("Red: play a red card?")
    assert not COLOURS.search("Your red team has won.")
