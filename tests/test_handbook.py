"""The rules by section and language: the same rules, in the same order, with the same figures."""

import re
from collections import Counter

import pytest

from touchline import handbook, rulebook, texts
from touchline.titles import SHELF

OTHERS = ("it", "pt-PT")
TITLES = tuple(SHELF)
NUMBERS = re.compile(r"\d+")


def numbers(text: str) -> Counter[str]:
    """The figures of a text, however its language writes thousands."""
    return Counter(NUMBERS.findall(re.sub(r"(?<=\d)[., \u00a0](?=\d{3}\b)", "", text)))


@pytest.mark.parametrize("title", SHELF)
def test_the_handbook_holds_every_rule_of_the_catalogue_once(title: str) -> None:
    found = [rule for part in handbook.handbook(title) for rule in part.rules]
    assert found == list(rulebook.catalogues()[title].rules)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("title", TITLES)
def test_every_rule_has_words_of_its_own_in_each_language(title: str, lang: str) -> None:
    english, other = handbook.handbook(title), handbook.handbook(title, lang)
    assert [list(part.rules) for part in other] == [list(part.rules) for part in english]
    same = [rule for a, b in zip(english, other, strict=True) for rule in a.rules if a.rules[rule] == b.rules[rule]]
    assert [rule for rule in same if re.search(r"[a-z]{4}", handbook.texts("en")[rule])] == []
    assert [part.heading for part in other if not part.heading] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("title", TITLES)
def test_figures_are_the_same_in_every_language(title: str, lang: str) -> None:
    english, other = handbook.texts("en"), handbook.texts(lang)
    wrong = [
        f"{rule}: {english[rule]} / {other[rule]}"
        for rule in rulebook.catalogues()[title].rules
        if numbers(english[rule]) != numbers(other[rule])
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", ("en", *OTHERS))
def test_positions_of_best_11_are_named_by_the_letters_of_the_readers_language(lang: str) -> None:
    say = texts.Texts(lang, SHELF["best_11"].text).say
    keeper, defender, midfielder, attacker = (say(f"letter-{role}") for role in range(4))
    assert f"({midfielder}+{defender}:" in handbook.texts(lang)["B11-CHALLENGE-08"]
    assert f"({defender}/{midfielder}/{attacker})" in handbook.texts(lang)["B11-CHALLENGE-11"]
    assert keeper in re.findall(r"\b[A-Z]\b", handbook.texts(lang)["B11-PITCH-02"])


def test_a_rule_without_words_in_a_language_is_read_in_english() -> None:
    english = [handbook.Section("Shots", {"MIS-SHOT-01": "one", "MIS-SHOT-02": "two"})]
    other = [handbook.Section("Tiri", {"MIS-SHOT-02": "due"})]
    assert handbook._merge_sections(english, other) == [
        handbook.Section("Tiri", {"MIS-SHOT-01": "one", "MIS-SHOT-02": "due"})
    ]


def test_an_unknown_language_is_read_in_english() -> None:
    assert handbook.handbook("mister", "xx") == handbook.handbook("mister")
