"""The layer "What is this?": numbers on the signs of the screen, and a list that explains them."""

from playwright.sync_api import expect

from tests.web.conftest import Open
from tests.web.hands import PRIMARY
from tests.web.tables import home
from tests.web.test_shell import made


def test_every_sign_on_the_screen_has_a_number_and_a_sentence(open_page: Open) -> None:
    page = open_page()
    page.goto(home(page) + made(page))
    expect(page.locator(PRIMARY)).to_be_visible()
    page.get_by_role("button", name="What is this?").click()
    layer = page.get_by_role("dialog", name="What is this?")
    expect(layer.get_by_role("listitem").filter(has_text="A footballer.")).to_be_visible()
    expect(page.locator(".badge")).to_have_count(layer.get_by_role("listitem").count())
    layer.get_by_role("button", name="MIS-SETUP-07").click()
    expect(page.get_by_role("dialog", name="Rule MIS-SETUP-07")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_whoever_points_at_a_sign_reads_its_sentence_and_plays_nothing(open_page: Open) -> None:
    page = open_page(size=(1440, 900))
    page.goto(home(page) + made(page))
    expect(page.locator(PRIMARY)).to_be_visible()
    page.keyboard.press("?")
    page.locator("[data-sign=card]").first.hover()
    read = page.locator("li.read")
    expect(read).to_contain_text("A footballer.")
    expect(page.locator("svg.leader path").first).to_be_visible()
    page.locator("[data-sign=where]").first.click()
    expect(read).to_contain_text("Cards still to come")
    asked = page.locator("footer .btn").count()
    page.keyboard.press("Escape")
    expect(page.locator("footer .btn")).to_have_count(asked)
