"""The last screen of a game: what happened, told to whoever won, lost or watched."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import axe
from tests.web.conftest import Open
from tests.web.fits import sideways
from tests.web.screens import B11, MISTER, MOF, MOTS
from tests.web.tables import END, home, open_table_at
from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.texts import LANGUAGES
from touchline.titles import SHELF

SEATS = {MISTER: 2, MOF: 2, MOTS: 4, B11: 3}
SHOW = re.compile("Show the ending|Mostra il finale|Mostrar o final")
LOOKS = [("en", (1440, 900), "dark"), ("it", (1366, 768), "light"), ("pt-PT", (390, 844), "dark")]
OVERFLOW = "(dialog) => dialog.scrollHeight - dialog.clientHeight"
AXE_IN = {MISTER: "en", MOF: "it", MOTS: "pt-PT", B11: "it"}  # each title, each look
LOW_SCREEN = 844  # a phone scrolls; a desk does not
PHONES = [(390, 844), (844, 390)]
OUT_OF_REACH = """(dialog) => [...dialog.querySelectorAll('.ending .row .btn')].filter((button) => {
  const { left, top, width, height, bottom } = button.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return top < 0 || bottom > innerHeight || !button.contains(hit)
}).map((button) => button.innerText)"""
LAST_COVERED = """(dialog) => {
  dialog.scrollTo(0, dialog.scrollHeight)
  const boxes = [...dialog.querySelectorAll('.boxes section')].map((box) => box.getBoundingClientRect())
  const row = dialog.querySelector('.ending .row').getBoundingClientRect()
  return Math.max(...boxes.map(({ bottom }) => bottom)) - row.top
}"""


def open_ending(page: Page, title: str) -> str:
    path = open_table_at(page, title, END, SEATS[title])
    page.get_by_role("button", name=SHOW).click()
    expect(page.locator("dialog .ending")).to_be_visible()
    return path


@pytest.mark.parametrize("title", SEATS)
@pytest.mark.parametrize(("lang", "size", "theme"), LOOKS, ids=[lang for lang, *_ in LOOKS])
def test_every_title_has_an_ending_for_everybody(
    open_page: Open, title: str, lang: str, size: tuple[int, int], theme: str
) -> None:
    page = open_page(lang=lang, size=size, theme=theme)
    open_ending(page, title)
    dialog = page.locator("dialog")
    assert "[" not in dialog.inner_text()  # a text that is missing shows its id
    assert not sideways(page)
    assert size[1] == LOW_SCREEN or dialog.evaluate(OVERFLOW) <= 0, "it does not fit on one screen"
    if lang == AXE_IN[title]:
        axe.clean(page)


@pytest.mark.parametrize("mode", ["league", "cup"])
def test_a_competition_that_was_lost_fits_on_a_low_desk_in_every_language(open_page: Open, mode: str) -> None:
    for lang in LANGUAGES:
        page = open_page(lang=lang, size=(1366, 768))
        given = page.request.post(
            f"{home(page)}/api/records", data={"record": lost_competition(mode), "name": "Marta"}
        ).json()
        page.goto(f"{home(page)}/t/{given['table']['code']}")
        page.get_by_role("button", name=SHOW).click()
        expect(page.locator("dialog .ending .turned")).to_be_visible()
        assert page.locator("dialog").evaluate(OVERFLOW) <= 0, lang


@cache
def lost_competition(mode: str) -> dict[str, Any]:
    """The record of a competition of Mister in which the first seat comes last."""
    for seed in range(40):
        table = SHELF[MISTER].table(4, {"mode": mode}, seed=seed)
        players = [bot(SHELF[MISTER], "amateur", seat) for seat in range(4)]
        while not table.over:
            seat = table.to_act[0]
            table.pick(seat, answer(players[seat], table, seat))
        if table.now.places[0] == 4:  # type: ignore[attr-defined]
            return table.record().data()
    raise AssertionError(f"the first seat never comes last in a {mode}")


@pytest.mark.parametrize("title", SEATS)
def test_on_a_phone_the_buttons_are_in_sight_and_cover_nothing(open_page: Open, title: str) -> None:
    page = open_page(lang="it", size=PHONES[0])
    open_ending(page, title)
    dialog = page.locator("dialog")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        dialog.evaluate("(dialog) => dialog.scrollTo(0, 0)")
        assert page.locator("dialog .ending .row .btn").count() >= 4
        assert dialog.evaluate(OUT_OF_REACH) == []
        assert dialog.evaluate(LAST_COVERED) <= 0
        assert dialog.evaluate(OUT_OF_REACH) == []


def test_it_leads_to_the_rule_to_the_table_and_back(open_page: Open) -> None:
    page = open_page()
    open_ending(page, MISTER)
    page.locator("dialog").get_by_role("button", name="Rule MIS-MATCH-10").click()
    expect(page.locator("dialog").last).to_contain_text("MIS-MATCH-10")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="To the table").click()
    expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name=SHOW).click()
    page.locator("dialog .ending").get_by_role("button", name="Share").click()
    expect(page.locator("dialog img")).to_be_visible()


def test_a_spectator_reads_names_and_never_you(open_page: Open) -> None:
    path = open_ending(open_page(), MISTER)
    page = open_page()
    page.goto(home(page) + path)
    page.get_by_role("button", name=SHOW).click()
    told = page.locator("dialog .ending").inner_text()
    assert "Marta wins!" in told
    assert not re.search(r"\byou\b", told, re.IGNORECASE)
