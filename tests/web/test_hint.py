"""The coach in the dock: he says the move and why, speaks up after a costly mistake, and knows whom to play next."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.tables import END, open_table_at

MOVE = re.compile("Sign him|Let him go")
# why, with its numbers: what he adds and what to wait for, or how much weaker the eleven is with him
WHY = re.compile(
    r"Sign him\. He adds \d+ goals? in a hundred matches"
    r"|Let him go\. (He adds \d+ goals? in a hundred matches\. With about \d+ cards still to see, take those who"
    r" add \d+ or more"
    r"|With him your eleven is \d+ goals? worse in a hundred matches)"
)
COACH = "[aria-label=Coach]"


def begin(page: Page) -> None:
    page.locator("button.start").click()
    expect(page.locator("[data-primary]")).to_be_visible()


def remember_games(page: Page, title: str, games: int, **wins: int) -> None:
    """This reader has played this many games, and won this many against each level."""
    kept = json.dumps({title: {"games": games, "wins": wins}})
    page.add_init_script(f"localStorage.setItem('touchline-ladder', {json.dumps(kept)})")


def test_in_the_first_games_the_coach_speaks_unasked(open_page: Open) -> None:
    page = open_page("/new/mister/bots")
    begin(page)
    expect(page.locator(COACH)).to_contain_text(MOVE)
    expect(page.locator(COACH)).to_contain_text(WHY)
    advised = "Sign him" if "Sign him" in page.locator(COACH).inner_text() else "Let him go"
    expect(page.locator("[data-primary]")).to_contain_text(advised)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_hidden()


def test_later_he_speaks_when_he_is_asked(open_page: Open) -> None:
    page = open_page("/")
    remember_games(page, "mister", 2)
    page.goto(page.url + "new/mister/bots")
    begin(page)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(COACH)).to_contain_text(MOVE)


def test_a_costly_mistake_can_be_taken_back(open_page: Open) -> None:
    page = open_page("/new/mister/bots")
    begin(page)
    for _ in range(40):  # against the coach until it costs something
        coach = page.locator(COACH)
        if coach.get_by_role("button", name="Take it back").count():
            break
        expect(coach).to_contain_text(MOVE)
        advised = "Sign him" if "Sign him" in coach.inner_text() else "Let him go"
        other = "Let him go" if advised == "Sign him" else "Sign him"
        asked = page.locator("legend").inner_text()
        page.get_by_role("button", name=other).click()
        expect(page.locator("legend")).not_to_have_text(asked)
    expect(page.locator(COACH)).to_contain_text("would have been better")
    before = page.locator("aside.right li").count()
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_role("button", name="Take it back")).to_be_hidden()
    assert page.locator("aside.right li").count() <= before


def test_two_wins_lead_to_the_next_opponent(open_page: Open) -> None:
    page = open_page("/")
    remember_games(page, "mister", 2, amateur=2)
    page.goto(page.url + "new/mister/bots")
    expect(page.get_by_role("radio", name="Wanda Pro")).to_be_checked()
    expect(page.locator(".ladder label", has_text="Wanda")).to_contain_text("Next for you")
    expect(page.locator(".ladder label", has_text="Tilo")).to_contain_text("2 wins")
    begin(page)
    expect(page.get_by_text("Wanda").first).to_be_visible()


def test_after_two_wins_the_last_screen_offers_the_next_opponent(open_page: Open) -> None:
    page = open_page("/replay")
    remember_games(page, "mister", 2, amateur=2)
    open_table_at(page, "mister", END)
    page.get_by_role("button", name="Play Wanda").click()
    expect(page.get_by_role("radio", name="Wanda Pro")).to_be_checked()


def test_a_bot_plays_one_turn_and_the_next_is_mine_again(open_page: Open) -> None:
    page = open_page("/new/mister/bots")
    open_table_at(page, "mister", "field")
    page.get_by_role("button", name="More", exact=True).first.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="A bot plays this turn").click()
    expect(sheet).to_be_hidden()
    expect(page.locator("legend", has_text="Put out your eleven")).to_be_hidden()
    expect(page.locator("aside.right li").first).to_be_visible()
