"""The layer "What is this?": labels or numbers on the signs of the screen, and nothing on any screen unexplained."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import PRIMARY
from tests.web.screens import B11, MISTER, MOF, SCREENS, open_screen
from tests.web.signs import unexplained_signs
from tests.web.tables import home
from tests.web.test_shell import make_table

TABS = ("Squad", "League", "More")
PARTS = ("Show the ending", "Statistics", "Luck", "Share")
WITH_SHEETS = ["mister window", "mots auction", "mof hub", "b11 turn"]
PAGES = [
    "/",
    "/new/mister/bots",
    "/new/match_of_the_season/friends",
    "/settings",
    "/games",
    "/rules/mister",
    "/how/mister",
]


def at_table(page: Page) -> Page:
    page.goto(home(page) + make_table(page))
    expect(page.locator(PRIMARY)).to_be_visible()
    return page


def test_every_sign_on_the_stage_has_a_label_with_a_leader(open_page: Open) -> None:
    page = at_table(open_page(size=(1440, 900)))
    page.get_by_role("button", name="What is this?").click()
    layer = page.get_by_role("dialog", name="What is this?")
    expect(layer).to_be_visible()
    labels = layer.get_by_role("listitem")
    expect(labels.filter(has_text="Each number says how good he is")).to_be_visible()
    expect(page.locator("svg.leaders circle")).to_have_count(labels.count())
    layer.get_by_role("button", name="MIS-MARKET-08").click()
    expect(page.get_by_role("dialog", name="Rule MIS-MARKET-08")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_labels_do_not_lie_over_each_other_or_over_the_stage(open_page: Open) -> None:
    page = open_page(size=(1440, 900))
    open_screen(page, "mof match")
    page.keyboard.press("?")
    page.wait_for_timeout(400)
    boxes = [each.bounding_box() for each in page.locator("li[data-about]").all()]
    stage = page.locator("main.stage").bounding_box()
    assert len(boxes) > 12
    assert stage
    for at, one in enumerate(boxes):
        assert one
        assert one["x"] + one["width"] <= stage["x"] or one["x"] >= stage["x"] + stage["width"]
        for two in boxes[:at]:
            assert two
            apart = one["y"] >= two["y"] + two["height"] or two["y"] >= one["y"] + one["height"]
            assert apart or one["x"] != two["x"]


def test_on_a_phone_every_sign_has_a_number_and_a_sentence(open_page: Open) -> None:
    page = at_table(open_page(size=(390, 844)))
    page.get_by_role("button", name="What is this?").click()
    layer = page.get_by_role("dialog", name="What is this?")
    expect(layer.get_by_role("listitem").filter(has_text="Each number says")).to_be_visible()
    assert 0 < page.locator(".badge").count() <= layer.get_by_role("listitem").count()


def test_pointing_at_a_sign_shows_its_sentence_and_plays_nothing(open_page: Open) -> None:
    page = at_table(open_page(size=(1440, 900)))
    page.keyboard.press("?")
    page.locator("[data-sign=overall]").first.hover()
    read = page.locator("li.read")
    expect(read).to_contain_text("All his numbers added up.")
    page.locator("[data-sign=where]").first.click()
    expect(read).to_contain_text("Cards still to come")
    asked = page.locator("footer .btn").count()
    page.get_by_role("button", name="As a list").click()
    expect(page.locator("li[data-about=managers]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("footer .btn")).to_have_count(asked)


def test_a_mouse_that_rests_on_a_sign_reads_it(open_page: Open) -> None:
    page = at_table(open_page(asked=False))
    page.locator("[data-sign=overall]").first.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("All his numbers added up.")
    tip.get_by_role("button", name="MIS-SETUP-08").click()
    expect(page.get_by_role("dialog", name="Rule MIS-SETUP-08")).to_be_visible()


def test_a_tap_on_a_sign_that_is_no_button_reads_it(open_page: Open) -> None:
    page = at_table(open_page(size=(390, 844), touch=True))
    page.locator("[data-sign=overall]").first.tap()
    expect(page.get_by_role("tooltip")).to_contain_text("All his numbers added up.")
    page.locator("[data-sign=overall]").first.tap()
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_the_sentence_of_a_sign_stays_clear_of_the_dock_and_goes_at_a_tap(open_page: Open) -> None:
    page = at_table(open_page(size=(390, 844), touch=True))
    tip = page.get_by_role("tooltip")
    for sign in page.locator("main [data-sign]").all()[-3:]:
        sign.tap(force=True)
        if tip.count():
            shown, dock = tip.bounding_box(), page.locator("footer").bounding_box()
            assert shown is not None
            assert dock is not None
            assert shown["y"] + shown["height"] <= dock["y"]
            tip.tap(position={"x": 20, "y": 12})
            expect(tip).to_have_count(0)
            return
    raise AssertionError("no sign can be tapped")


@pytest.mark.parametrize("path", PAGES)
def test_nothing_on_a_page_is_unexplained(open_page: Open, path: str) -> None:
    page = open_page(path)
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert unexplained_signs(page) == []


def test_pages_have_what_is_this_too(open_page: Open) -> None:
    page = open_page("/")
    expect(page.locator("[data-sign=facts]").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="What is this?")).to_contain_text("how many can play")


def test_nothing_in_the_lobby_is_unexplained(open_page: Open) -> None:
    page = open_page()
    wish = {"title": "mister", "seats": [{"kind": "me", "name": "Marta"}, {"kind": "open"}]}
    path = f"/t/{page.request.post(f'{home(page)}/api/tables', data=wish).json()['table']['code']}"
    for each, there in ((page, "aside img"), (open_page(), "main ol")):
        each.goto(home(page) + path)
        expect(each.locator(there).first).to_be_visible()
        assert unexplained_signs(each) == []


@pytest.mark.parametrize("name", WITH_SHEETS)
def test_nothing_in_the_sheets_is_unexplained(open_page: Open, name: str) -> None:
    page = open_page()
    title = open_screen(page, name).title
    for tab in TABS:
        page.get_by_role("button", name=tab, exact=True).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert unexplained_signs(page, title) == [], tab
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("title", [MISTER, MOF, B11])
def test_nothing_after_the_game_is_unexplained(open_page: Open, title: str) -> None:
    page = open_page()
    name = next(each for each, screen in SCREENS.items() if screen.title == title and not screen.kind)
    open_screen(page, name)
    assert unexplained_signs(page, title) == []
    for part in PARTS:
        page.get_by_role("button", name=part).first.click()
        expect(page.locator("dialog")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert unexplained_signs(page, title) == [], part
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_the_rules_have_a_legend_of_all_signs_by_stage(open_page: Open) -> None:
    page = open_page("/rules/masters_of_football#signs")
    legend = page.locator("details#signs")
    expect(legend.get_by_text("Flame: a genius")).to_be_visible()
    expect(legend.get_by_role("heading")).to_have_text(
        ["Market and squad", "Line-up", "Match", "Season", "At every table"]
    )
    expect(legend.get_by_text("orange with a triangle down is bad")).to_be_visible()
