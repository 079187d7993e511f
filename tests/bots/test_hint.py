"""Hints: the first option is the bot's own pick, nothing hidden moves them, and every reason has a text."""

from collections.abc import Iterator

import pytest
from tests import conformance

from touchline.bots import Hint, hint
from touchline.bots.levels import adviser
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles import SHELF

TITLES = sorted(SHELF)
JUDGES = ["best_11", "masters_of_football", "match_of_the_season", "mister"]  # titles whose bots give reasons


def follow_hints(code: str, picks: int) -> Iterator[tuple[Table, int, Hint]]:
    """A game that follows the hints."""
    table = SHELF[code].table(SHELF[code].seats[0], seed="hints")
    for k in range(picks):
        if table.over:
            return
        seat = table.to_act[0]
        found = hint(SHELF[code], table, seat, "legend", k)
        yield table, seat, found
        table.pick(seat, found.options[0].option)


@pytest.mark.parametrize("code", TITLES)
def test_the_first_option_is_what_the_bot_picks(code: str) -> None:
    for k, (table, seat, found) in enumerate(follow_hints(code, 120)):
        question = table.question(seat)
        assert question is not None
        picked = adviser(SHELF[code], "legend", k).pick(
            question.game, seat, question.kind, question.options, question.context
        )
        assert found.options[0].option == picked
        assert {judged.option for judged in found.options} <= set(question.options)


@pytest.mark.parametrize("code", TITLES)
def test_a_hint_depends_on_nothing_hidden(code: str) -> None:
    for table in conformance.stops(SHELF[code], SHELF[code].seats[0], {}, "hints", 19, 12):
        for seat in table.to_act:
            twin = table.redeal(seat, Seeded(f"hint {len(table.log)}"))
            if twin is not None:
                assert hint(SHELF[code], twin, seat).data() == hint(SHELF[code], table, seat).data()


@pytest.mark.parametrize("code", JUDGES)
def test_the_others_follow_by_their_estimates_and_every_reason_has_a_text(code: str) -> None:
    texts = [TitleTexts(SHELF[code], lang) for lang in LANGUAGES]
    reasons = set()
    for table, _, found in follow_hints(code, 400):
        values = [judged.value for judged in found.options[1:]]
        assert values == sorted(values, reverse=True)
        for judged in found.options:
            for each in judged.because:
                reasons.add(each.code)
                for text in texts:
                    said = text.because(each.code, each.numbers)
                    assert "{" not in said
                    assert not said.startswith("[")
        assert table is not None
    assert len(reasons) > 2


def test_who_is_not_asked_gets_no_hint() -> None:
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
