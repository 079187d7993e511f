"""Hints: the coach advises what Enter picks, always with a reason; nothing hidden moves him."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from tests import conformance

from touchline.bots import Hint, hint
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadOption, IllegalPick
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles import SHELF

TITLES = sorted(SHELF)
JUDGES = ["best_11", "masters_of_football", "match_of_the_season", "mister"]  # titles with a coach
MOST_PICKS = 700  # per random game
MOST_GAMES = 3000  # until every kind of question has been asked
HINTS_OF_A_KIND = 4  # of answers that pass, and of others
# random games (by number) that ask the rare questions soon; all others are tried after them
RARE = {
    "best_11": (506, 215, 1299, 820, 414, 396, 1377, 501, 834, 662),
    "masters_of_football": (3, 6, 16, 535, 564, 871, 688, 832, 1011, 135, 251, 679, 369),
    "match_of_the_season": (18, 38, 1314, 236, 259, 270, 172, 1303, 431, 231, 1278, 186, 992, 416, 362, 726, 1090),
    "mister": (400, 1668, 4851, 3724),
}


def follow_hints(code: str, picks: int) -> Iterator[tuple[Table, int, Hint]]:
    """A game that follows the hints."""
    table = SHELF[code].table(SHELF[code].seats[0], seed="hints")
    for _ in range(picks):
        if table.over:
            return
        seat = table.to_act[0]
        found = hint(SHELF[code], table, seat)
        yield table, seat, found
        table.pick(seat, found.options[0].option)


def random_settings(title: Title, dealer: Seeded) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for option in title.options:
        if dealer.below(2):
            if option.kind == "choice":
                found[option.name] = list(option.choices)[dealer.below(len(option.choices))]
            elif option.kind == "flag":
                found[option.name] = bool(dealer.below(2))
    return found


def random_game(title: Title, number: int) -> Iterator[tuple[Table, int]]:
    """The questions with a choice of a game with random settings and random picks."""
    dealer = Seeded(f"coach {number}")
    seats = title.seats[dealer.below(len(title.seats))]
    try:
        table = title.table(seats, random_settings(title, dealer), seed=f"coach {number}")
    except BadOption:
        return
    for _ in range(MOST_PICKS):
        if table.over:
            return
        seat = table.to_act[0]
        question = table.question(seat)
        assert question is not None
        if len(question.options) > 1:
            yield table, seat
        if dealer.below(3) == 0 or dealer.below(3):
            table.pick(seat, question.options[dealer.below(len(question.options))])
        else:
            table.pick(seat, title.default(question))


@pytest.mark.parametrize("code", JUDGES)
def test_the_coach_advises_what_enter_picks_and_says_why_in_every_kind_of_question(code: str) -> None:
    title, asked = SHELF[code], Counter[tuple[str, bool]]()
    texts = [TitleTexts(title, lang) for lang in LANGUAGES]
    waiting = {asks.name for asks in title.words.asks.values()}
    for number in chain(RARE[code], range(1, MOST_GAMES)):
        for table, seat in random_game(title, number):
            question = table.question(seat)
            assert question is not None
            picks, name = title.best_picks(question), title.words.asks[question.kind].name
            if asked[name, picks[0] == PASS] == HINTS_OF_A_KIND:
                continue
            asked[name, picks[0] == PASS] += 1
            waiting.discard(name)
            found = hint(title, table, seat)
            assert found.picks == picks == title.question_data(question, 0)["best"]
            assert found.options[0].option == picks[0]
            assert found.options[0].because, (name, picks)
            for each in found.options[0].because:
                assert min(each.numbers.values(), default=0) >= 0, (name, each.code, each.numbers)
                assert_has_a_text(texts, each.code, each.numbers)
        if not waiting:
            return
    assert not waiting, "questions that no game asked"


def assert_has_a_text(texts: list[TitleTexts], code: str, numbers: dict[str, int]) -> None:
    for text in texts:
        said = text.because(code, numbers)
        assert "{" not in said
        assert not said.startswith("["), (text.lang, code)


@pytest.mark.parametrize("code", TITLES)
def test_a_hint_depends_on_nothing_hidden(code: str) -> None:
    for table in conformance.stops(SHELF[code], SHELF[code].seats[0], {}, "hints", 19, 12):
        for seat in table.to_act:
            twin = table.redeal(seat, Seeded(f"hint {len(table.log)}"))
            if twin is not None:
                assert hint(SHELF[code], twin, seat).data() == hint(SHELF[code], table, seat).data()


@pytest.mark.parametrize("code", TITLES)
def test_the_others_follow_by_their_estimates(code: str) -> None:
    for table, seat, found in follow_hints(code, 400):
        question = table.question(seat)
        assert question is not None
        values = [judged.value for judged in found.options[1:]]
        assert values == sorted(values, reverse=True)
        assert {judged.option for judged in found.options} <= set(question.options)


@pytest.mark.parametrize("code", JUDGES)
def test_every_reason_of_other_options_has_a_text(code: str) -> None:
    texts, reasons = [TitleTexts(SHELF[code], lang) for lang in LANGUAGES], set()
    for _, _, found in follow_hints(code, 400):
        for each in [because for judged in found.options[1:] for because in judged.because]:
            reasons.add(each.code)
            assert_has_a_text(texts, each.code, each.numbers)
    assert len(reasons) > 2


def test_a_seat_that_is_not_asked_gets_no_hint() -> None:
    table = SHELF["mister"].table(2, seed=1)
    with pytest.raises(IllegalPick):
        hint(SHELF["mister"], table, 1 - table.to_act[0])


@pytest.mark.parametrize("code", JUDGES)
def test_costly_mistakes_are_some_options_far_below_the_best_and_never_the_pick(code: str) -> None:
    costly, judged = 0, 0
    for _, _, found in follow_hints(code, 400):
        values = {each.option: each.value for each in found.options}
        best = found.options[0]
        assert best.option not in found.costly
        for option in found.costly:
            assert values[option] < best.value
        costly, judged = costly + len(found.costly), judged + len(found.options) - 1
    assert 0 < costly < judged / 3  # a remark after every pick would be heard by nobody


def test_in_best_11_what_can_wait_in_the_turn_is_no_mistake() -> None:
    title, seen = SHELF["best_11"], 0
    for table, seat, found in follow_hints("best_11", 400):
        question = table.question(seat)
        assert question is not None
        if title.words.asks[question.kind].name == "item":
            waits = [each.option for each in found.options if each.option >= 0 and each.value > 0]
            assert not set(waits) & set(found.costly)
            seen += PASS in found.costly
    assert seen  # to end a turn with much to gain is one
