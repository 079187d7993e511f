"""After the game: statistics, luck and what can be shared, in three languages, on a phone and on a desk."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import Open
from tests.web.fits import sideways
from tests.web.tables import END, open_table_at
from tests.web.test_shell_replay import load_finished_game

PHONE, DESK = (390, 844), (1366, 768)


def open_part(page: Page, part: str) -> None:
    page.get_by_role("button", name=part, exact=True).first.click()
    expect(page.locator("dialog").get_by_role("heading", level=2)).to_have_text(part)


def turn_to(page: Page, part: str) -> None:
    page.locator("dialog nav").get_by_role("button", name=part, exact=True).click()
    expect(page.locator("dialog h2")).to_have_text(part)


@pytest.mark.parametrize("name", ["mister-match", "match-of-the-season", "masters-league", "best-11-club"])
def test_every_title_has_statistics_and_luck(open_page: Open, name: str) -> None:
    page = open_page()
    load_finished_game(page, name)
    seats = page.locator("main ol li").count()
    open_part(page, "Statistics")
    dialog = page.locator("dialog")

    expect(dialog.locator("thead th")).to_have_count(seats)
    assert dialog.locator("tbody tr").count() >= 5
    turn_to(page, "Luck")
    lists = dialog.locator("ul[data-sign=luck]")
    expect(lists.first.locator("li")).to_have_count(seats)
    expect(lists.nth(1).locator("li").first).to_contain_text("%")
    assert "[" not in dialog.inner_text()  # a text that is missing shows its id
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize(
    ("lang", "parts", "size", "theme"),
    [
        ("en", ("Statistics", "Luck", "Share"), DESK, "dark"),
        ("it", ("Statistiche", "Fortuna", "Condividi"), PHONE, "light"),
        ("pt-PT", ("Estatísticas", "Sorte", "Partilhar"), PHONE, "dark"),
    ],
)
def test_the_screens_are_for_everybody(
    open_page: Open, lang: str, parts: tuple[str, ...], size: tuple[int, int], theme: str
) -> None:
    page = open_page(lang=lang, size=size, theme=theme)
    load_finished_game(page, "best-11-club")
    open_part(page, parts[0])
    for part in parts:
        turn_to(page, part)
        expect(page.locator("dialog table, dialog ul[data-sign=luck], dialog img").first).to_be_visible()
        assert violations(page) == []
        assert not sideways(page)


def test_picture_text_and_link_can_be_taken_along(open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = load_finished_game(page)
    open_part(page, "Share")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save picture").click()
    file = tmp_path / "picture.png"
    download.value.save_as(file)

    assert download.value.suggested_filename == f"touchline-{code}.png"
    assert struct.unpack(">II", file.read_bytes()[16:24]) == (1200, 630)
    page.get_by_role("button", name="Copy text").click()
    expect(page.locator("dialog [role=status]")).to_have_text("The text is copied.")
    text = page.evaluate("navigator.clipboard.readText()")
    assert text == page.locator("dialog pre").inner_text()
    page.get_by_role("button", name="Copy link to the replay").click()
    expect(page.locator("dialog [role=status]")).to_have_text("The link is copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/t/{code}/replay")
    assert text.endswith(link)


def test_another_game_like_this_one_is_two_clicks_away(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, "best_11", END, 3)
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_label("How many seats?")).to_have_value("3")
    expect(page.get_by_role("radio", name="Tilo Amateur")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".left .lab").first).to_be_visible()
    expect(page.locator("fieldset, .wait").first).to_be_visible()
