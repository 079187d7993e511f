"""Every code of every title has a text in three languages, and no text speaks of what it is not given."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import touchline
from touchline.kernel.option import Option
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import Asks, Field, Reason, Rolls, Tells, Words
from touchline.texts import LANGUAGES, SHARED, Texts, TitleTexts, kebab, language
from touchline.titles import SHELF

CODES = ("ask-", "opt-", "event-", "reason-", "roll-", "option-")


def messages(folder: Path, lang: str) -> dict[str, ast.Message | ast.Term]:
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder / lang}.ftl does not parse: {junk[0]!r}"
    found = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{lang}: {sorted({n for n in names if names.count(n) > 1})} stand twice"
    return {("-" if isinstance(entry, ast.Term) else "") + entry.id.name: entry for entry in found}


def nodes(tree: Any) -> Iterator[Any]:
    yield tree
    for value in vars(tree).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from nodes(each)


def variables(name: str, texts: dict[str, ast.Message | ast.Term]) -> set[str]:
    """Return what a text refers to, also by way of other texts."""
    found: set[str] = set()
    for node in nodes(texts[name]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= variables(node.id.name, texts)
        elif isinstance(node, ast.TermReference):
            assert f"-{node.id.name}" in texts
    return found


def argument_names(fields: list[Field]) -> set[str]:
    return {name for field in fields for name in (field.name, f"{field.name}-raw")}


def own_seats(fields: list[Field]) -> set[str]:
    return {f"{field.name}-own" for field in fields if field.domain == "seat"}


def wanted_ids(title: Title, texts: dict[str, ast.Message | ast.Term]) -> dict[str, set[str]]:
    """Every id that a title must have (or may have, and has), with the arguments its text may use."""
    ids: dict[str, set[str]] = {"title-name": set(), "title-blurb": set()}
    for ask in title.words.asks.values():
        given = argument_names(ask.context) | argument_names(ask.preview) | own_seats(ask.context) | {"who"}
        ids[f"ask-{ask.name}"] = given
        if f"opt-{ask.name}-any" in texts:
            ids[f"opt-{ask.name}-any"] = given | {"option", "option-raw"}
        if f"opt-{ask.name}-preview" in texts:
            ids[f"opt-{ask.name}-preview"] = given | {"option", "option-raw"}
        for special in ask.special.values():
            own, common = f"opt-{ask.name}-{special}", f"opt-{special}"
            name = own if own in texts else common
            ids[name] = ids.get(name, given) & given
    for tell in title.words.tells.values():
        ids[f"event-{tell.name}"] = argument_names(tell.numbers) | own_seats(tell.numbers)
    for reason in title.words.reasons.values():
        ids[f"reason-{reason.name}"] = argument_names(reason.numbers) | {"option"}
    ids |= {f"roll-{roll.name}": set() for roll in title.words.rolls.values()}
    for option in title.options:
        ids[option.meaning] = set()
        if option.kind == "choice":
            ids |= {f"{option.meaning}-{kebab(choice)}": set() for choice in option.choices}
    return ids


def gaps(title: Title, lang: str) -> list[str]:
    """Return all that is wrong with the texts of a title in one language."""
    assert title.text is not None
    own, shared = messages(title.text, lang), messages(SHARED, lang)
    texts = shared | own
    ids = wanted_ids(title, texts)
    found = [f"{name} has no text" for name in ids if name not in texts]
    for name, given in ids.items():
        if name in texts and (unknown := variables(name, texts) - given):
            found.append(f"{name} is not given {sorted(unknown)}")
    found += [f"{name} is the text of nothing" for name in own if name.startswith(CODES) and name not in ids]
    return found


TITLES = [pytest.param(title, id=code) for code, title in SHELF.items()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_code_has_a_text_that_uses_only_what_it_is_given(title: Title, lang: str) -> None:
    assert gaps(title, lang) == []


@pytest.mark.parametrize("folder", [pytest.param(SHARED, id="shared"), *TITLES])
def test_the_three_languages_have_the_same_ids_and_hints(folder: Path | Title) -> None:
    place = folder.text if isinstance(folder, Title) else folder
    assert place is not None
    shapes = [
        {name: sorted(each.id.name for each in entry.attributes) for name, entry in messages(place, lang).items()}
        for lang in LANGUAGES
    ]
    assert shapes[0] == shapes[1]
    assert shapes[0] == shapes[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", [pytest.param(SHARED, id="shared"), *TITLES])
def test_no_text_sets_a_style_that_browsers_ignore(folder: Path | Title, lang: str) -> None:
    place = folder.text if isinstance(folder, Title) else folder
    assert place is not None
    for entry in messages(place, lang).values():
        assert not [node for node in nodes(entry) if isinstance(node, ast.NamedArgument) and node.name.name == "style"]


def render_game(title: Title, texts: list[TitleTexts], seed: int) -> Iterator[tuple[str, str]]:
    """Yield what a random game shows to its seats, in each language: (id, text); an option of a kind once."""
    table = title.table(seed=seed)
    told, shown = [0] * table.seats, set[tuple[str, int]]()
    turn = 0
    while not table.over:
        seat = table.to_act[0]
        question = table.view(seat)["question"]
        for text in texts:
            yield f"ask-{question['kind']}", text.question(question, seat)
            yield from render_question(text, question, seat, shown)
        shown |= {(question["kind"], option) for option in question["options"]}
        options = question["options"]
        table.pick(seat, options[turn * 7919 % len(options)])
        turn += 1
        for watcher in range(table.seats):
            for event in table.events_since(told[watcher], watcher):
                told[watcher] += 1
                yield from ((f"event-{event['event']}", text.event(event)) for text in texts)
    assert table.result is not None
    yield from ((f"why-{table.result.why}", text.why(table.result.why)) for text in texts)


def render_question(
    text: TitleTexts, question: dict[str, Any], seat: int, shown: set[tuple[str, int]]
) -> Iterator[tuple[str, str]]:
    for option in question["options"]:
        if (question["kind"], option) not in shown:
            yield f"option of {question['kind']}", text.option(question, option, seat)
    for refusal in question["refusals"]:
        yield f"reason-{refusal['reason']}", text.refusal(question, refusal, seat)
    for run in question["runs"]:
        yield f"run-{run['name']}", text.run(run["name"])


@pytest.mark.parametrize("title", TITLES)
def test_all_that_a_random_game_shows_has_words(title: Title) -> None:
    cards = title.cards()
    texts = [TitleTexts(title, lang, cards) for lang in LANGUAGES]
    faults = {
        (name, text)
        for name, text in render_game(title, texts, 5)
        if not text.strip() or text.startswith("[") or any(sign in text for sign in "{}@$")
    }
    assert not faults


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_standing_orders_have_words(title: Title, lang: str) -> None:
    assert all(TitleTexts(title, lang).has(f"scope-{scope}") for scope in title.scopes)


# -- the loader itself, on a title of two words

ASK = Asks(1, "bid", options="money", context=("player", "leader:seat"), special={-1: "pass"})
TELL = Tells(1, "sold", ("player", "price:money", "bids:number"))
WORDS = Words([ASK], [TELL], [Reason(1, "too-dear", ("price:money",))], [Rolls(1, "toss")])
EN = """
title-name = Toy
title-blurb = A toy
ask-bid = { $who }: bid for { $player }? ({ $leader } leads)
opt-bid-any = bid { $option }
event-sold = { $player } for { $price } after { $bids ->
    [one] one bid
   *[other] { $bids } bids
}{ $price-raw ->
    [0] { " (free)" }
   *[other] { "" }
}
reason-too-dear = { $option } is beyond { $price }
roll-toss = Toss
option-first-seat = First
    .hint = Who begins
option-first-seat-by-lot = by lot
player-none = no player
colour-red = red
keeper = { $name } (keeper)
    .hint = { $name } stands in goal
"""


def toy(folder: Path, text: str = EN) -> Title:
    for lang in LANGUAGES:
        (folder / f"{lang}.ftl").write_text(text, encoding="utf-8")
    unused: Any = None
    labels = {
        "player": lambda cards, n: cards[n],
        "money": lambda cards, n: f"{n}M",
        "colour": lambda cards, n: "@colour-red",
        "card": lambda cards, n: f"@keeper {cards[n]}",
    }
    options = (Option("first_seat", "choice", ("by_lot",), "by_lot", ()), Option("fast", "flag", (), False, ()))
    return Title(
        code="toy",
        name="Toy",
        edition=1,
        seats=(2,),
        options=options,
        words=WORDS,
        load_cards=lambda folder: ["Rossi", "Bianchi"],
        start=unused,
        agenda={},
        observe=unused,
        redeal=unused,
        hidden=unused,
        result=unused,
        labels=labels,
        text=folder,
    )


QUESTION = {
    "kind": "bid",
    "domain": "money",
    "options": [-1, 3],
    "special": {"-1": "pass"},
    "context": {"player": 1, "leader": -1},
}


def test_a_question_and_its_options_are_told_in_labels(tmp_path: Path) -> None:
    texts = TitleTexts(toy(tmp_path), "en", names=["Ann", "Bob"])

    assert texts.question(QUESTION, 0) == "Ann: bid for Bianchi? (nobody leads)"
    assert [texts.option(QUESTION, option, 0) for option in (-1, 3)] == ["Pass", "bid 3M"]


def test_an_option_of_its_own_words_wins_over_the_common_ones(tmp_path: Path) -> None:
    texts = TitleTexts(toy(tmp_path, EN + "opt-bid-pass = No bid from { $who }\n"), "it", names=["Ann", "Bob"])

    assert texts.option(QUESTION, -1, 1) == "No bid from Bob"


def test_events_know_labels_bare_numbers_and_plurals(tmp_path: Path) -> None:
    texts = TitleTexts(toy(tmp_path), "en")

    assert (
        texts.event({"event": "sold", "numbers": {"player": 0, "price": 4, "bids": 1}}) == "Rossi for 4M after one bid"
    )
    assert texts.event({"event": "sold", "numbers": {"player": -1, "price": 0, "bids": 2}}).endswith("2 bids (free)")


def test_a_refusal_names_the_option_and_the_reason(tmp_path: Path) -> None:
    texts = TitleTexts(toy(tmp_path), "en")
    refusal = {"option": 9, "reason": "too-dear", "numbers": {"price": 5}, "rules": []}

    assert texts.refusal(QUESTION, refusal, 0) == "bid 9M is beyond 5M"


def test_settings_labels_and_gaps(tmp_path: Path) -> None:
    title = toy(tmp_path)
    texts = TitleTexts(title, "en")
    first, fast = title.options

    assert (texts.setting(first), texts.setting(first, "by_lot"), texts.hint(first.meaning)) == (
        "First",
        "by lot",
        "Who begins",
    )
    assert (texts.setting(fast, True), texts.setting(fast), texts.hint("nothing")) == ("yes", "[option-fast]", "")
    assert (texts.label("colour", 7), texts.label("unheard-of", 7), texts.label("seat", 1)) == ("red", "7", "Seat 2")
    assert texts.label("card", 1) == "Bianchi (keeper)"
    assert texts.hint("keeper", {"name": "Rossi"}) == "Rossi stands in goal"


def test_a_gap_a_stray_and_an_argument_that_is_not_carried_are_found(tmp_path: Path) -> None:
    text = EN.replace("roll-toss = Toss", "roll-coin = Coin").replace("{ $option } is", "{ $player } is")

    assert gaps(toy(tmp_path, text), "en") == [
        "roll-toss has no text",
        "option-fast has no text",
        "reason-too-dear is not given ['player']",
        "roll-coin is the text of nothing",
    ]


@pytest.mark.parametrize(
    ("wanted", "got"),
    [
        ("it", "it"),
        ("it_IT.UTF-8", "it"),
        ("pt", "pt-PT"),
        ("pt-BR", "pt-PT"),
        ("de", "en"),
        ("C.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_nearest_language_is_taken(wanted: str, got: str) -> None:
    assert language(wanted) == got


def test_without_a_wish_the_environment_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "pt_PT.UTF-8")
    assert language() == "pt-PT"


def test_shared_words_work_without_a_title() -> None:
    assert Texts("it").say("ui-games", {"games": 2}) == "2 partite"


def test_every_reason_against_an_undo_has_a_text() -> None:
    root = Path(touchline.__file__).parent
    source = (root / "kernel/undo.py").read_text(encoding="utf-8")
    told = source[source.index("def undo_blocked_by") :]
    codes = set(re.findall(r'"([a-z-]+)"', told[: told.index("\n    def ", 10)])) - {"code", "numbers", "seat"}
    texts = (root / "text/web/en/play.ftl").read_text(encoding="utf-8")

    assert len(codes) >= 6
    assert [code for code in sorted(codes) if f"web-undo-blocked-{code} = " not in texts] == []
