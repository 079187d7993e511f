"""Names of numbers, and what chance cards say."""

from __future__ import annotations

import pytest

from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season.labels import LABELS
from touchline.titles.match_of_the_season.state import INTERNATIONAL
from touchline.titles.match_of_the_season.terminal import effect


def test_numbers_are_called_by_their_names() -> None:
    cards = TITLE.cards()

    assert LABELS["player"](cards, 0) == "@card-goalkeeper Konrad Ziegenhals 5★"
    assert LABELS["money"](cards, 100000) == "100\u00a0000"
    assert LABELS["chance"](cards, 0) == "@chance-full-house"
    assert LABELS["formation"](cards, 1) == "4-4-2"
    assert LABELS["square"](cards, 6) == "@square-international-duty"
    assert LABELS["side"](cards, INTERNATIONAL) == "Atletico Solara"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chance_card_says_what_it_does_with_its_own_amount(lang: str) -> None:
    texts = TitleTexts(TITLE, lang)
    for number, kind in enumerate(texts.cards.chance_kind):
        told = effect(number, texts)
        assert told
        assert not set(told) & set("{}$")
        if texts.cards.kind_amount[kind] > 1:
            assert str(texts.cards.kind_amount[kind] % 1000 or "000") in told
