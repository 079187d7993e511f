"""A card of the hand that cannot be played now says why at a tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.tables import open_table_at


@pytest.mark.parametrize(("kind", "nth"), [("tactic", 2), ("react", 13)])
def test_a_card_that_cannot_be_played_says_why_at_a_tap(open_page: Open, kind: str, nth: int) -> None:
    page = open_page()
    open_table_at(page, "match_of_the_season", kind, 4, nth=nth)
    hand = page.get_by_role("list", name="Hand")
    button = hand.get_by_role("button", name="Why not?").first
    button.click()

    expect(hand.get_by_role("status")).to_be_visible()
    assert hand.get_by_role("status").inner_text() != ""
    button.click()
    expect(hand.get_by_role("status")).to_have_count(0)
