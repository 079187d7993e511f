"""An option that cannot be picked says why, in three languages, and cites a rule that exists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

import touchline
from tests.web.conftest import Open
from tests.web.screens import B11, MISTER, MOF, MOTS
from tests.web.tables import open_table_at
from touchline import rulebook
from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles import SHELF

GAMES = [
    (MISTER, 2, {}),
    (MISTER, 4, {"mode": "cup", "season_market": True}),
    (MOTS, 2, {}),
    (MOTS, 3, {"advanced_game": True}),
    (MOF, 2, {}),
    (MOF, 5, {"simultaneous_matches": True}),
    (B11, 2, {}),
    (B11, 4, {"boxes": 3}),
]
MAX_DECISIONS = 700  # decisions of a game


def questions(title: str, seats: int, options: dict[str, Any], level: str) -> Iterator[dict[str, Any]]:
    """Yield all that is asked in a game, as it goes over the wire."""
    table = touchline.title(title).table(seats, options, seed=level)
    players = [bot(SHELF[title], level, seat) for seat in range(seats)]
    for _ in range(MAX_DECISIONS):
        if table.over:
            return
        for question in table.questions.values():
            yield table.title.question_data(question, 0)
        seat = table.to_act[0]
        table.pick(seat, answer(players[seat], table, seat))


@pytest.mark.parametrize(("title", "seats", "options"), GAMES)
def test_every_refusal_has_words_and_a_rule(title: str, seats: int, options: dict[str, Any]) -> None:
    rules = set(rulebook.catalogues()[title].rules)
    texts = [TitleTexts(touchline.title(title), lang) for lang in LANGUAGES]
    kinds = set()
    for level in ("amateur", "rookie"):
        for question in questions(title, seats, options, level):
            for refusal in question["refusals"]:
                assert refusal["option"] not in question["options"]
                assert refusal["rules"], (question["kind"], refusal)
                assert set(refusal["rules"]) <= rules, refusal
                kinds.add(refusal["reason"])
    assert len(kinds) >= 3
    for reason in kinds:
        assert all(each.has(f"reason-{reason}") for each in texts), reason


def test_the_list_shows_every_refusal_with_its_rule_one_click_away(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, MISTER, "substitute")
    page.keyboard.press("v")
    refused = page.locator(".no")
    expect(refused.first).to_be_visible()
    assert refused.count() == refused.get_by_role("button").count()
    refused.first.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("MIS-")
