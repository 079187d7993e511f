"""`touchline rules`: catalogues, rules, and the check of rules against code and tests."""

import typer
from rich.console import Console
from rich.table import Table

from touchline import handbook, rule_places, rulebook
from touchline.catalogue import Catalogue, Rule
from touchline.cli.errors import stop
from touchline.kernel.errors import UnknownTitle
from touchline.texts import Texts, language


def show(title: str | None, rule: str | None, lang: str | None) -> None:
    books = rulebook.catalogues()
    words = handbook.texts(language(lang))
    console = Console(highlight=False, markup=False)
    if title is None:
        list_titles(console, books)
    elif title in books and rule is None:
        list_rules(console, books[title], words)
    elif title in books and rule is not None:
        show_rule(console, rulebook.find(rule, [books[title]]), words, lang)
    elif rule is None and "-" in title:
        show_rule(console, rulebook.find(title, books.values()), words, lang)
    else:
        raise UnknownTitle(title, list(books))


def list_titles(console: Console, books: dict[str, Catalogue]) -> None:
    for code, book in books.items():
        console.print(f"{code:22}{book.name:22}{len(book.rules):4} rules")


def list_rules(console: Console, book: Catalogue, words: dict[str, str]) -> None:
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, style="bold")
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    for rule in book.rules.values():
        table.add_row(rule.id, f"{rule.tag}", words[rule.id])
    console.print(table)


def show_rule(console: Console, rule: Rule, words: dict[str, str], lang: str | None) -> None:
    """Print the rule, the code that applies it, and the tests that hold it."""
    console.print(f"{rule.id} [{rule.tag}]", style="bold")
    console.print(words[rule.id])
    if rule.note and words[rule.id] == rule.text:  # the reasons are the catalogue's, in English
        console.print(rule.note, style="dim")
    texts = Texts(language(lang))
    title = next(code for code, book in rulebook.catalogues().items() if rule.id in book.rules)
    show_places(console, texts.say("ui-rule-code"), rule_places.code_of(rule.id, title))
    show_places(console, texts.say("ui-rule-tests"), rule_places.tests_of(rule.id))


def show_places(console: Console, heading: str, places: list[rule_places.Place]) -> None:
    if places:
        console.print(f"\n{heading}", style="bold")
        for place in places:
            console.print(f"  {place}", soft_wrap=True)


def compare() -> None:
    """Exit with status 1 if a rule has no code or no test, or an ID is in no catalogue."""
    found = rulebook.check(rulebook.source_tree())
    if not found.titles:
        stop("no-source: rules --check needs the source tree")
        return
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(f"{'title':22}{'rules':>7}{'in code':>9}{'tested':>9}")
    for title in found.titles:
        numbers = f"{len(title.catalogue.rules):7}{len(title.cited):9}{len(title.tested):9}"
        console.print(f"{title.catalogue.title:22}{numbers}")
    for title in found.titles:
        console.print("".join(f"\n{name}: no code" for name in title.without_code), end="")
        console.print("".join(f"\n{name}: no test" for name in title.without_test), end="")
    for stray in found.strays:
        console.print(f"\n{stray}: not in a catalogue", end="")
    console.print()
    if not found.is_passed:
        raise typer.Exit(1)
