"""Words for numbers: a title's questions, options, reasons, events and settings in a person's language.

The texts are Fluent files, `text/<language>.ftl` of the title's package and of this one (words that all titles share).
Message ids: `ask-<name>`, `opt-<special>` or `opt-<ask>-<special>`, `opt-<ask>-any` round an ordinary option,
`opt-<ask>-preview` for one whose outcome is known in numbers, `event-<name>`, `reason-<name>`, `roll-<name>`,
`option-<setting>`, `option-<setting>-<choice>`, `why-<code>`, `run-<code>`, `hint-<code>`, `<domain>-<number>`,
`<domain>-none`.  A declared number is `$name` (its label) and `$name-raw` in them.  A question is also given the
numbers that the previews of all its options share, and for each seat that it names `$name-own`: 1 for the reader.
The attribute `.hint` of a question is its line of help, where nothing is said after its question mark.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from touchline.kernel.option import Option
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import Field

ENGLISH = "en"
LANGUAGES = (ENGLISH, "it", "pt-PT")
WORD = re.compile(r"\{([a-z0-9-]+)\}")  # in a label: the id of a text, for a word of the reader's language
SHARED = Path(__file__).resolve().parent / "text"


def language(wanted: str | None = None) -> str:
    """Return the language nearest to the wanted one (`pt`, `it_IT.UTF-8`); by default that of the environment."""
    if wanted is None:
        wanted = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    short = wanted.replace("_", "-").split("-")[0].split(".")[0].lower()
    return next((each for each in LANGUAGES if each.split("-")[0] == short), "en")


@lru_cache
def bundle(folder: Path | None, lang: str) -> FluentBundle:
    """Return the shared words of a language and those of one title."""
    return make_bundle(lang, [SHARED / f"{lang}.ftl", *([] if folder is None else [title_file(folder, lang)])])


def title_file(folder: Path, lang: str, part: str = "") -> Path:
    """Return a text file of a title; `part`: `.client`, `.print` ... English stands in for a missing language."""
    file = folder / f"{lang}{part}.ftl"
    return file if file.is_file() else folder / f"{ENGLISH}{part}.ftl"


def make_bundle(lang: str, files: list[Path]) -> FluentBundle:
    """Read the files into one bundle; a later file overrides an earlier one."""
    made = FluentBundle([lang], use_isolating=False)
    for file in files:
        if file.is_file():
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return made


def kebab(name: object) -> str:
    return str(name).replace("_", "-")


class Texts:
    """Messages by id, in one language."""

    def __init__(self, lang: str, folder: Path | None = None) -> None:
        self.lang = lang
        self.bundle = bundle(folder, lang)

    def has(self, name: str) -> bool:
        return bool(self.bundle.has_message(name))

    def say(self, name: str, arguments: Mapping[str, Any] | None = None) -> str:
        """Return a message; one that does not exist shows its id, so that a gap is seen and does no harm."""
        pattern = self.bundle.get_message(name).value if self.has(name) else None
        if pattern is None:
            return f"[{name}]"
        return str(self.bundle.format_pattern(pattern, dict(arguments or {}))[0])

    def hint(self, name: str, arguments: Mapping[str, Any] | None = None) -> str:
        """Return the longer text that a message may carry."""
        attributes = self.bundle.get_message(name).attributes if self.has(name) else {}
        if "hint" not in attributes:
            return ""
        return str(self.bundle.format_pattern(attributes["hint"], dict(arguments or {}))[0])

    def attribute(self, name: str, attribute: str, given: Mapping[str, Any] | None = None) -> str:
        """Return another text that a message carries, such as its title; "" if it has none."""
        attributes = self.bundle.get_message(name).attributes if self.has(name) else {}
        if attribute not in attributes:
            return ""
        return str(self.bundle.format_pattern(attributes[attribute], dict(given or {}))[0])

    def bot(self, name: str) -> str:
        """Return the name of a level; one with a budget (`legend:20`) and a user's bot keep their names."""
        level, _, more = name.partition(":")
        if self.has(f"ui-bot-{level}"):
            return f"{self.say(f'ui-bot-{level}')} {more}".rstrip()
        return name.replace("\\", "/").rpartition("/")[2]


def own_seats(fields: Sequence[Field], numbers: Mapping[str, int], reader: int | None) -> dict[str, int]:
    """Return for each seat that is named whether it is the reader's: `$rival-own` is 1."""
    return {f"{each.name}-own": int(numbers.get(each.name) == reader) for each in fields if each.domain == "seat"}


class TitleTexts(Texts):
    """The words of one title at one table: whose seats have names and whose cards are known.

    `part`: another file of the title to read as well, such as `.learn`.
    """

    def __init__(self, title: Title, lang: str, cards: Any = None, names: Sequence[str] = (), part: str = "") -> None:
        super().__init__(lang, title.text)
        if part and title.text is not None:
            files = [SHARED / f"{lang}.ftl", title_file(title.text, lang), title_file(title.text, lang, part)]
            self.bundle = make_bundle(lang, files)
        self.title = title
        self.cards = title.cards() if cards is None else cards
        self.names = list(names) or [self.say("ui-seat", {"number": seat + 1}) for seat in range(max(title.seats))]
        self.reader: int | None = None  # the seat that an event is told to; None: a spectator
        words = title.words
        self.asks = {word.name: word for word in words.asks.values()}
        self.tells = {word.name: word for word in words.tells.values()}
        self.reasons = {word.name: word for word in words.reasons.values()}

    def label(self, domain: str, number: int) -> Any:
        """Return what a number of this domain is called; a bare number stays one, so that plurals work."""
        if domain == "number":
            return number
        if domain == "seat" and 0 <= number < len(self.names):
            return self.names[number]
        own = f"{kebab(domain)}-{number if number >= 0 else 'none'}"
        if self.has(own):
            return self.say(own)
        made = self.title.labels[domain](self.cards, number) if domain in self.title.labels else str(number)
        if not made.startswith("@"):
            return WORD.sub(self._word, made)
        name, _, rest = made[1:].partition(" ")  # `@card-goalkeeper Rossi 5`: a text that takes a name
        return self.say(name, {"name": rest})

    def _word(self, found: re.Match[str]) -> str:
        return self.say(found[1]) if self.has(found[1]) else found[0]

    def arguments(self, fields: Sequence[Field], numbers: Mapping[str, int]) -> dict[str, Any]:
        given: dict[str, Any] = {}
        for field in fields:
            if field.name in numbers:
                given[field.name] = self.label(field.domain, numbers[field.name])
                given[f"{field.name}-raw"] = numbers[field.name]
        return given

    def question(self, question: Mapping[str, Any], seat: int) -> str:
        """Return the sentence of a question, as the view gives it."""
        return self.say(f"ask-{question['kind']}", self._question_facts(question, seat))

    def help(self, question: Mapping[str, Any], seat: int) -> str:
        """Return the line of help under a question."""
        return self.hint(f"ask-{question['kind']}", self._question_facts(question, seat))

    def option(self, question: Mapping[str, Any], option: int, seat: int) -> str:
        kind, special = question["kind"], question.get("special", {}).get(str(option))
        if special is not None:
            own = f"opt-{kind}-{special}"
            return self.say(own if self.has(own) else f"opt-{special}", self._question_facts(question, seat))
        label = self.label(question["domain"], option)
        outcome = self._preview_facts(question, option)
        own = f"opt-{kind}-preview" if outcome and self.has(f"opt-{kind}-preview") else f"opt-{kind}-any"
        if not self.has(own):
            return str(label)
        return self.say(own, self._question_facts(question, seat) | outcome | {"option": label, "option-raw": option})

    def refusal(self, question: Mapping[str, Any], refusal: Mapping[str, Any], seat: int) -> str:
        """Return why an option that can be seen cannot be picked."""
        given = self.arguments(self.reasons[refusal["reason"]].numbers, refusal["numbers"])
        option = self.option(question, refusal["option"], seat)
        return self.say(f"reason-{refusal['reason']}", given | {"option": option})

    def event(self, event: Mapping[str, Any]) -> str:
        return self.say(f"event-{event['event']}", self._event_facts(event, self.reader))

    def lesson(self, step: str, question: Mapping[str, Any] | None, event: Mapping[str, Any] | None) -> tuple[str, str]:
        """Return the heading and the words of a lesson's step, which may use the numbers of its question or event."""
        given: dict[str, Any] = {}
        own = f"lesson-{step}"
        if question is not None:
            given = self._question_facts(question, 0)
        elif event is not None:
            given = self._event_facts(event, 0)
            own = f"{own}-{event['event']}" if self.has(f"{own}-{event['event']}") else own
        return self.attribute(own, "title", given), self.say(own, given)

    def setting(self, option: Option, value: Any = None) -> str:
        """Return what a setting is called; with a value, what that value is called."""
        if value is None:
            return self.say(option.meaning)
        if option.kind == "flag":
            return self.say("flag-true" if value else "flag-false")
        return self.say(f"{option.meaning}-{kebab(value)}") if option.kind == "choice" else str(value)

    def because(self, code: str, numbers: Mapping[str, int]) -> str:
        """Return a reason of a hint; a number with the name of a domain of the title gets its label."""
        named = {name: self.label(name if name in self.title.labels else "number", numbers[name]) for name in numbers}
        return self.say(f"hint-{kebab(code)}", named)

    def why(self, code: str) -> str:
        return self.say(f"why-{kebab(code)}")

    def run(self, code: str, question: Mapping[str, Any] | None = None, seat: int = 0) -> str:
        """Return the name of a ready-made choice; with its question it may use the names and numbers of that."""
        return self.say(f"run-{kebab(code)}", self._question_facts(question, seat) if question else {})

    def _event_facts(self, event: Mapping[str, Any], reader: int | None) -> dict[str, Any]:
        fields, numbers = self.tells[event["event"]].numbers, event["numbers"]
        return self.arguments(fields, numbers) | own_seats(fields, numbers, reader)

    def _question_facts(self, question: Mapping[str, Any], seat: int) -> dict[str, Any]:
        fields = self.asks[question["kind"]].context if question["kind"] in self.asks else []
        numbers = question.get("context", {})
        given = self._shared_preview(question) | self.arguments(fields, numbers) | own_seats(fields, numbers, seat)
        return given | {"who": self.label("seat", seat)}

    def _preview_facts(self, question: Mapping[str, Any], option: int) -> dict[str, Any]:
        """Return the numbers of one option's preview."""
        found = [each["numbers"] for each in question.get("previews", ()) if each["option"] == option]
        return self.arguments(self.asks[question["kind"]].preview, found[0]) if found else {}

    def _shared_preview(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """Return the numbers on which the previews of all options agree: they belong to the question."""
        previews = [each["numbers"] for each in question.get("previews", ())]
        if not previews or len(previews) < len(question["options"]):
            return {}
        shared = {name: number for name, number in previews[0].items() if all(p[name] == number for p in previews)}
        return self.arguments(self.asks[question["kind"]].preview, shared)
