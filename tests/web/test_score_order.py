"""A score has one order in the header and the log, and a sign means good or bad for the reader, at home and away."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.screens import MISTER
from tests.web.tables import home, kind_of
from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.titles import SHELF

SCORE = re.compile(r"(\d+)-(\d+)\.")
SIGNS = {"dive": {"goal": "▼", "saved": "▲"}, "shoot": {"goal": "▲", "saved": "▼"}}


@cache
def asked_after_a_goal(kind: str, at_home: bool, leads: bool) -> tuple[dict[str, Any], tuple[int, int]]:
    """A match in which the first seat plays at home or away, leads or is behind, and is asked this; and the score."""
    for seed in range(80):
        table = SHELF[MISTER].table(2, seed=seed)
        players = [bot(SHELF[MISTER], "amateur", seat) for seat in range(2)]
        while not table.over:
            goals = [each["numbers"] for each in table.events_since(0, None) if each["event"] == "goal"]
            if goals and kind_of(table) == kind:
                last = goals[-1]
                scored = last["seat"] == 0
                score = (last["goals"], last["against"]) if scored else (last["against"], last["goals"])
                if (last["home"] == scored) == at_home and score[0] != score[1] and (score[0] > score[1]) == leads:
                    return table.record().data(), score
            seat = table.to_act[0]
            table.pick(seat, answer(players[seat], table, seat))
    raise AssertionError((kind, at_home, leads))


@pytest.mark.parametrize("kind", ["dive", "shoot"])
@pytest.mark.parametrize("at_home", [True, False], ids=["home", "away"])
@pytest.mark.parametrize("leads", [True, False], ids=["ahead", "behind"])
def test_the_readers_side_comes_first_and_signs_are_the_readers(
    open_page: Open, kind: str, at_home: bool, leads: bool
) -> None:
    record, (own, rivals) = asked_after_a_goal(kind, at_home, leads)
    page = open_page(size=(1440, 900))
    told = page.request.post(f"{home(page)}/api/records", data={"record": record, "name": "Marta"}).json()
    page.goto(f"{home(page)}/t/{told['table']['code']}")

    header = page.get_by_role("img", name=re.compile(r"^Marta \d+, "))
    expect(header).to_have_attribute("aria-label", re.compile(f"^Marta {own}, .* {rivals} "))
    page.get_by_role("button", name="Goals", exact=True).click()
    expect(page.get_by_text(SCORE).first).to_be_visible()
    lines = page.get_by_text(SCORE).all_inner_texts()
    scores = [(int(found[1]), int(found[2])) for line in lines if (found := SCORE.search(line))]
    assert max(scores, key=sum) == (own, rivals), lines
    for case in page.locator(".cases b").all_inner_texts():
        sign, word = case.split(maxsplit=1)
        assert sign == SIGNS[kind][word], case
