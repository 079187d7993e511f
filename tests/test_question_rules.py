"""Every question of a title on the shelf names the rules that it follows, and these are in its catalogue."""

import pytest

from touchline import handbook
from touchline.kernel.vocabulary import Asks, Words
from touchline.titles import SHELF


@pytest.mark.parametrize("code", SHELF)
def test_every_question_has_rules_of_the_catalogue(code: str) -> None:
    words = SHELF[code].words
    known = {rule for part in handbook.handbook(code) for rule in part.rules}
    assert {asks.name for asks in words.asks.values()} == words.question_rules.keys()
    assert {rule for rules in words.question_rules.values() for rule in rules} <= known


def test_rules_of_an_unknown_question_are_refused() -> None:
    with pytest.raises(ValueError, match="unknown"):
        Words([Asks(0, "bid")], [], [], [], {"sell": ("ABC-01",)})
