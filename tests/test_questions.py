"""Questions over games of every title: no choice among outcomes that are the same, no hand-over where all lies open."""

from __future__ import annotations

import pytest

from tests.test_defaults import TITLES, questions
from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS
from touchline.titles import SHELF


def test_the_direction_of_the_dive_decides_the_shot() -> None:
    """Mister: directions are asked for only where the same and another direction end differently."""
    title = SHELF["mister"]
    asked = 0
    for seed in "abcdef":
        for question in questions(title, 4, seed):
            if not title.words.asks[question.kind].guess:
                continue
            for each in title.question_data(question, 0)["previews"]:
                asked += 1
                assert each["numbers"]["same_goal"] != each["numbers"]["other_goal"]
    assert asked


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.code)
def test_no_button_of_a_question_is_what_every_question_offers(title: Title) -> None:
    """A standing choice beside the hand is no separate answer: with nothing else but a pass nobody is asked."""
    for question in questions(title, title.seats[0], "standing"):
        standing = title.words.asks[question.kind].standing
        if not standing or [option for option in question.options if option not in standing] != [PASS]:
            continue
        assert title.question_data(question, 0)["worth"] == []


def test_while_all_lies_open_no_seat_holds_a_hidden_card() -> None:
    """Match of the Season: the draft goes round on one device without a curtain."""
    title = SHELF["match_of_the_season"]
    table, picks = title.table(4, seed="open"), 0
    while any(each.get("open") for each in table.view(None)["waiting"]):
        hands = [team["hand"] for seat in range(4) for team in table.view(seat)["game"]["teams"]]
        assert all(not hand for hand in hands)
        table.pick(table.to_act[0], answer(bot(title, "amateur", picks), table, table.to_act[0]))
        picks += 1
    assert picks == 32  # eight for each
