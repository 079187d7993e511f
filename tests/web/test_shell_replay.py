"""A finished game is watched again, from every side, by link, by key, and played on from a moment."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import violations
from tests.web.conftest import ROOT, Open
from tests.web.fits import sideways
from tests.web.hands import PRIMARY


def load_finished_game(page: Page, name: str = "mister-match") -> str:
    """The table of a game that was played to its end; its code."""
    record = json.loads((ROOT / "tests" / "golden" / f"{name}.json").read_text(encoding="utf-8"))
    home = page.url[: page.url.index("/", 8)]
    made = page.request.post(f"{home}/api/records", data={"record": record, "name": "Ana"})
    code: str = made.json()["table"]["code"]
    page.goto(f"{home}/t/{code}")
    expect(page.locator("a[download]")).to_be_visible()
    return code


def moment(page: Page) -> tuple[int, int]:
    at, last = page.locator("[data-moment]").inner_text().split("/")
    return int(at), int(last)


def arrive(page: Page, at: int) -> None:
    expect(page.locator("[data-moment]")).to_have_text(re.compile(f"^{at}/"))


def lines(page: Page) -> list[str]:
    return page.locator(".right ol").first.locator("li").all_inner_texts()


def test_watch_again_step_by_step_and_by_link(open_page: Open) -> None:
    page = open_page()
    code = load_finished_game(page)
    page.get_by_role("button", name="Watch again").click()
    arrive(page, 1)
    assert lines(page) == ["Nothing here yet."] or len(lines(page)) < 4

    page.keyboard.press("]")
    arrive(page, 2)
    page.keyboard.press("]")
    arrive(page, 3)
    third = lines(page)
    page.keyboard.press("[")
    arrive(page, 2)
    assert len(lines(page)) < len(third)
    page.get_by_role("button", name="To the end").click()
    _, last = moment(page)
    arrive(page, last)
    expect(page.locator("main ol li")).to_have_count(2)
    page.get_by_role("slider", name="Moment").fill("2")
    arrive(page, 3)
    expect(page).to_have_url(re.compile(rf"/t/{code}/replay\?at=\d+&seat=0$"))

    friend = open_page(page.url[page.url.index("/t/") :])
    arrive(friend, 3)
    assert lines(friend) == third


def test_the_film_runs_and_stops_by_space(open_page: Open) -> None:
    page = open_page()
    load_finished_game(page)
    page.get_by_role("button", name="Watch again").click()
    arrive(page, 1)
    page.get_by_label("Speed").select_option("4")
    page.locator("body").press("Space")
    expect(page.locator("[data-moment]")).not_to_have_text(re.compile("^1/"))
    page.locator("body").press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_after_the_end_it_is_seen_from_every_side_and_played_on_from_there(open_page: Open) -> None:
    page = open_page()
    code = load_finished_game(page)
    page.goto(page.url + "/replay?at=5&seat=public")
    side = page.get_by_label("Seen by")
    expect(side.locator("option")).to_have_count(3)
    at, _ = moment(page)
    side.select_option("1")
    expect(page).to_have_url(re.compile("seat=1$"))
    assert abs(moment(page)[0] - at) <= 2

    page.get_by_role("button", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z0-9]{6}$"))
    assert code not in page.url
    expect(page.locator(PRIMARY)).to_be_visible()
    expect(page.get_by_role("list", name="Managers").first).to_contain_text("Ana")  # as at the table before
    page.locator(PRIMARY).click()


def test_a_game_that_is_played_is_shown_from_the_own_side_only(open_page: Open) -> None:
    page = open_page("/new/mister/bots")
    page.locator("button.start").click()
    expect(page.locator(PRIMARY)).to_be_visible()
    page.locator(PRIMARY).click()
    page.goto(page.url + "/replay")
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(2)
    assert page.get_by_label("Seen by").locator("option").first.inner_text() == "spectators"
    assert page.get_by_role("button", name="Play on from here").count() == 0
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(PRIMARY)).to_be_visible()


def test_a_record_file_is_opened_and_one_that_was_changed_is_refused(open_page: Open) -> None:
    page = open_page()
    load_finished_game(page)
    with page.expect_download() as record:
        page.locator("a[download]").click()
    content = record.value.path().read_bytes()
    page.goto(page.url[: page.url.index("/t/")] + "/replay")
    field = page.get_by_label("File of a record")
    field.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"not a record"})
    expect(page.get_by_role("alert")).to_contain_text("not the file of a record")
    field.set_input_files({"name": "b.json", "mimeType": "application/json", "buffer": content})
    arrive(page, 1)
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(3)


@pytest.mark.parametrize(("size", "theme"), [((390, 844), "light"), ((1366, 768), "dark"), ((844, 390), "dark")])
def test_the_replay_fits_and_axe_finds_nothing(open_page: Open, size: tuple[int, int], theme: str) -> None:
    page = open_page("/", size=size, theme=theme)
    load_finished_game(page)
    page.goto(page.url + "/replay?at=40")
    expect(page.locator("[data-moment]")).to_be_visible()
    assert sideways(page) <= 0
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for button in page.locator("footer button, footer select").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    assert violations(page) == []
