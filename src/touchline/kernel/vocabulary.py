"""The words of a title: every question, event, reason and roll, with the numbers it carries and their domains.

Rules speak in numbers; this is where a number gets its name.  Texts, views, the wire and the tests of all of
them read it here.  A field is written `name` or `name:domain`: `price:money`, `leader:seat`, `player`.
"""

from __future__ import annotations

import json
from typing import Final

PASS: Final = -1
LAST_OPTION: Final = -(1 << 40)  # as a default: the option that is listed last
HERE: Final = "#"  # no word is spelled so
SEATS_HERE: Final = "##"


class Field:
    """One number of a question or an event: what it is called and what kind of thing it names."""

    __slots__ = ("domain", "name")

    def __init__(self, written: str) -> None:
        name, _, domain = written.partition(":")
        self.name = name
        self.domain = domain or name


def fields(written: tuple[str, ...]) -> list[Field]:
    return [Field(each) for each in written]


class Asks:
    """A kind of question: what its options are numbers of, and what the table tells with it.

    `preview` names the numbers that `Title.preview` gives for an option: `("cost:money", "left:money")`.
    `guess`: the others guess what is picked, so nothing is preselected by sense.
    `all_open`: it is about what lies open, and the seat holds nothing hidden yet: one device needs no hand-over for it.
    `spares`: as in a window, a person is asked only where an answer is worth it (`Title.worth`), and otherwise passes.
    `leads`: an option, and the kind of the question to which it leads: whoever announces a card is asked which one.
    `standing` are options that every such question has (an exchange, a sale): possibilities, never what is asked about.
    """

    __slots__ = (
        "all_open",
        "code",
        "context",
        "default",
        "guess",
        "labels",
        "leads",
        "name",
        "options",
        "passed_by_order",
        "preview",
        "spares",
        "special",
        "standing",
        "window",
    )

    def __init__(
        self,
        code: int,
        name: str,
        options: str = "number",
        context: tuple[str, ...] = (),
        special: dict[int, str] | None = None,
        default: int = PASS,
        window: bool = False,
        passed_by_order: bool = True,
        preview: tuple[str, ...] = (),
        standing: tuple[int, ...] = (),
        guess: bool = False,
        spares: bool = False,
        all_open: bool = False,
        leads: tuple[int, int] | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.options = options
        self.context = fields(context)
        self.preview = fields(preview)
        self.standing = standing
        self.guess = guess
        self.spares = spares
        self.all_open = all_open
        self.leads = leads
        self.special = special or {}
        self.labels = {str(option): label for option, label in self.special.items()}  # as JSON has them
        self.default = default
        self.window = window
        self.passed_by_order = window and passed_by_order  # a standing order to pass windows answers it


class Tells:
    """A kind of event, with the rules it follows from.

    `affects` names those of its numbers whose seats the event hits against their will, or to their surprise: a seat, or
    something that `Title.seat_of` knows the seat of.  Whoever makes it happen (the first number) is never among them.
    """

    __slots__ = ("affects", "code", "form", "name", "numbers", "rules")

    def __init__(
        self,
        code: int,
        name: str,
        numbers: tuple[str, ...] = (),
        rules: tuple[str, ...] = (),
        affects: tuple[str, ...] = (),
    ) -> None:
        self.code = code
        self.name = name
        self.numbers = fields(numbers)
        self.rules = rules
        names = [field.name for field in self.numbers]
        self.affects = [names.index(each) for each in affects]
        self.form = json_form(name, self.numbers, bool(affects))


def json_form(name: str, numbers: list[Field], affects: bool) -> str:
    """Return a template of the JSON after the event's number: made once, because events are told often.

    It has a place for each number that the event carries, and a last one for the seats that it hits, where it hits any.
    The rules are left out: they are the same for all events of a kind, and a client learns them with the words.
    """
    told: dict[str, object] = {
        "event": name,
        "numbers": {field.name: HERE for field in numbers},
    }
    if affects:
        told["affects"] = SEATS_HERE
    written = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
    places = written.removeprefix("{").replace("%", "%%").replace(f'"{HERE}"', "%d")
    return places.replace(f'"{SEATS_HERE}"', "%s")


class Reason(Tells):
    """Why something that can be seen cannot be done."""

    __slots__ = ()


class Rolls:
    """A kind of chance: a die, a coin, a card from a pile."""

    __slots__ = ("code", "name", "options")

    def __init__(self, code: int, name: str, options: str = "face") -> None:
        self.code = code
        self.name = name
        self.options = options


class Words:
    """All of a title's words, by code.

    `question_rules`: by the name of a question the rules that it follows, `{"shoot": ("ABC-SHOT-01",)}`.
    """

    def __init__(
        self,
        asks: list[Asks],
        tells: list[Tells],
        reasons: list[Reason],
        rolls: list[Rolls],
        question_rules: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.asks = {each.code: each for each in asks}
        self.tells = {each.code: each for each in tells}
        self.reasons = {each.code: each for each in reasons}
        self.rolls = {each.code: each for each in rolls}
        self.question_rules = question_rules or {}
        for given, kept in ((asks, self.asks), (tells, self.tells), (reasons, self.reasons), (rolls, self.rolls)):
            if len(given) != len(kept) or len({each.name for each in given}) != len(given):
                raise ValueError("a code or a name stands for two words")
        if unknown := self.question_rules.keys() - {each.name for each in asks}:
            raise ValueError(f"rules of unknown questions: {sorted(unknown)}")


def name_numbers(what: list[Field], numbers: tuple[int, ...]) -> dict[str, int]:
    """Return the numbers by name; too few or too many are an error."""
    if len(what) != len(numbers):
        raise ValueError(f"{[each.name for each in what]} do not name {numbers}")
    found: dict[str, int] = {}
    for k in range(len(what)):
        found[what[k].name] = numbers[k]
    return found
