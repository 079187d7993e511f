"""All prompts of a title as a reader sees them, from played games: to be read through in every language.

python -m tests.prompts best_11 --lang it      one of each wording, with its options and its line of help
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadOption
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles import SHELF

RANDOM_PERCENT = 30  # share of the picks; a pro makes the others
SEEDS = ("first", "second", "third")
NAMES = ("Marta", "Nilo", "Vera", "Otto", "Ines", "Ugo", "Lea", "Rui")
NUMBER = re.compile(r"\d[\d.,]*")
LONGEST_LIST = 5  # options that are printed
WORDINGS = 8  # wordings of one kind that are printed


@dataclass
class Prompt:
    kind: str
    text: str  # the question with its situation
    help: str  # its line of help
    options: list[str] = field(default_factory=list)  # each with its consequence
    rules: tuple[str, ...] = ()


def reader(title: Title, lang: str, cards: Any = None) -> TitleTexts:
    """The texts as the client has them."""
    return TitleTexts(title, lang, cards, NAMES, part=".client")


def consequence(texts: TitleTexts, question: dict[str, Any], option: int) -> str:
    found = [each["numbers"] for each in question.get("previews", ()) if each["option"] == option]
    special = question["special"].get(str(option))
    own = f"preview-{question['kind']}-{special}"
    name = own if special and texts.has(own) else f"preview-{question['kind']}"
    if not found or not texts.has(name):
        return ""
    return texts.say(name, texts.arguments(texts.asks[question["kind"]].preview, found[0]))


def prompt(texts: TitleTexts, question: dict[str, Any], seat: int) -> Prompt:
    options = [
        " -> ".join(part for part in (texts.option(question, each, seat), consequence(texts, question, each)) if part)
        for each in question["options"]
        if each not in question.get("standing", ())
    ]
    runs = [f"[{texts.run(run['name'], question, seat)}]" for run in question["runs"] if len(run["picks"]) > 1]
    rules = texts.title.words.question_rules.get(question["kind"], ())
    return Prompt(question["kind"], texts.question(question, seat), texts.help(question, seat), runs + options, rules)


def questions_of_game(
    title: Title, seats: int, seed: str, options: dict[str, Any] | None = None
) -> Iterator[tuple[Table, int]]:
    """A game at every question, with the seat that is asked first."""
    table, dealer, pro = title.table(seats, options, seed=seed), Seeded(seed), bot(title, "pro", seed)
    while not table.over:
        seat = table.to_act[0]
        yield table, seat
        question = table.question(seat)
        assert question is not None
        if dealer.below(100) < RANDOM_PERCENT:
            table.pick(seat, question.options[dealer.below(len(question.options))])
        else:
            table.pick(seat, answer(pro, table, seat))


def games(title: Title) -> Iterator[tuple[int, dict[str, Any]]]:
    """The usual game with few and with many seats, and one for each choice of each setting."""
    for seats in (title.seats[0], title.seats[-1]):
        yield from ((seats, {}) for _ in SEEDS)
        for option in title.options:
            if option.kind != "number":
                yield from ((seats, {option.name: choice}) for choice in option.choices if choice != option.default)


def prompts(title: Title, lang: str) -> Iterator[Prompt]:
    """One prompt of each wording: those that differ by numbers and names alone are one."""
    texts, seen = reader(title, lang), set[tuple[str, str]]()
    for number, (seats, options) in enumerate(games(title)):
        try:
            title.resolve_options(seats, options)
        except BadOption:  # not for this number of seats
            continue
        for table, seat in questions_of_game(title, seats, f"game {number}", options):
            question = table.view(seat)["question"]
            if len(question["options"]) == 1 or question.get("alike") or question.get("worth") == []:
                continue  # nobody is asked
            made = prompt(texts, question, seat)
            shape = (made.kind, wording(made.text, question, texts))
            if shape not in seen and sum(kind == made.kind for kind, _ in seen) < WORDINGS:
                seen.add(shape)
                yield made


def wording(text: str, question: dict[str, Any], texts: TitleTexts) -> str:
    """The text without the names that its numbers stand for."""
    fields = texts.asks[question["kind"]].context
    names = [str(texts.label(each.domain, question["context"][each.name])) for each in fields]
    for name in sorted(filter(None, names), key=len, reverse=True):
        text = text.replace(name, "*")
    return NUMBER.sub("#", text)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("title", choices=SHELF)
    asked.add_argument("--lang", choices=LANGUAGES, default="en")
    given = asked.parse_args()
    title = SHELF[given.title]
    for each in sorted(prompts(title, given.lang), key=lambda each: each.kind):
        print(f"\n{each.kind}\n  {each.text}\n  ({each.help}) [{', '.join(each.rules)}]")
        for option in each.options[:LONGEST_LIST]:
            print(f"    - {option}")


if __name__ == "__main__":
    main()
