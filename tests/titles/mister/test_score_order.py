"""A score is told in the order in which the header and the pitch show it: the reader's side first."""

from __future__ import annotations

import re

import pytest
from tests.titles.mister.laid import ATT, DEF, WAYS, fate_of, match_begun, numbers_of

from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles.mister import TITLE

SCORE = re.compile(r"(\d+)-(\d+)")
HOME, AWAY, OTHERS = 0, 1, 2
EVENTS: dict[str, dict[str, int]] = {  # the away side has two, the home side one
    "goal": {"seat": AWAY, "player": 3, "goals": 2, "against": 1, "rival": HOME, "home": 0},
    "penalty-scored": {"seat": AWAY, "player": 3, "scored": 2, "against": 1, "rival": HOME, "home": 0},
    "penalty-saved": {"seat": HOME, "player": 3, "scored": 2, "against": 1, "rival": AWAY, "home": 1},
    "shootout-won": {"seat": AWAY, "scored": 2, "against": 1, "rival": HOME, "home": 0},
    "full-time": {"first": HOME, "second": AWAY, "goals": 1, "against": 2},
}


def told_text(event: str, lang: str, reader: int | None) -> str:
    texts = TitleTexts(TITLE, lang, names=("Ugo", "Vera", "Rui"))
    texts.reader = reader
    return texts.event({"event": event, "numbers": EVENTS[event]})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", EVENTS)
def test_a_score_begins_with_the_side_of_the_reader(event: str, lang: str) -> None:
    scores = {reader: SCORE.findall(told_text(event, lang, reader)) for reader in (HOME, AWAY, OTHERS, None)}
    assert scores == {HOME: [("1", "2")], AWAY: [("2", "1")], OTHERS: [("1", "2")], None: [("1", "2")]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_full_time_names_the_sides_in_the_order_of_the_score(lang: str) -> None:
    for reader, order in ((HOME, ["Ugo", "Vera"]), (AWAY, ["Vera", "Ugo"]), (None, ["Ugo", "Vera"])):
        assert re.findall("Ugo|Vera", told_text("full-time", lang, reader)) == order


@pytest.mark.parametrize(("attacker", "defender", "home"), [(ATT, DEF, 1), (DEF, ATT, 0)])
def test_a_goal_says_whether_the_scorers_side_is_named_first(attacker: int, defender: int, home: int) -> None:
    game = match_begun("att RM.E=6, att LS.B=9, def RM.E=6, def LS.B=9, att LB.C=2, def LB.C=2")
    fate_of(game, 1, WAYS["left"], WAYS["right"], attacker=attacker, defender=defender)
    assert [each["home"] for each in numbers_of(game, "goal")] == [home]
