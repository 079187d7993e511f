"""A toast tells the reader what happens to them: a line of chat out of sight, a nudge, an event that hits them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import PRIMARY, on_until
from tests.web.tables import MAKE, home, open_table_at

PHONE, LANDSCAPE = (390, 844), (844, 390)
UNCOVERED = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect()
  if (!document.querySelector('.toast')) return false
  const toast = box('.toast')
  const across = (other) => toast.left < other.right - 1 && other.left < toast.right - 1
  const along = (other) => toast.top < other.bottom - 1 && other.top < toast.bottom - 1
  return [box('main'), box('footer')].every((other) => !(across(other) && along(other)))
}"""


def together(host: Page, guest: Page) -> None:
    """Two people at a new table."""
    wish = {"title": "mister", "seats": [{"kind": "me", "name": "Ana"}, {"kind": "open"}], "options": {}}
    code = host.evaluate(MAKE, wish)["table"]["code"]
    host.goto(f"{home(host)}/t/{code}")
    guest.goto(f"{home(guest)}/t/{code}")
    guest.get_by_label("Your name").fill("Rui")
    guest.keyboard.press("Enter")
    for page in (host, guest):
        expect(page.locator(".shell")).to_be_visible()


def test_chat_that_is_not_seen_comes_as_a_toast_with_a_badge_and_leads_to_it(open_page: Open) -> None:
    host, guest = open_page(size=PHONE), open_page()
    together(host, guest)
    guest.locator(".right [data-chat]").fill("Good luck, Ana")
    guest.keyboard.press("Enter")

    expect(host.locator(".toast")).to_contain_text("Rui")
    expect(host.locator(".toast")).to_contain_text("Good luck, Ana")
    expect(host.locator("nav .news")).to_contain_text("1")
    host.wait_for_function(UNCOVERED)  # a new size is laid out when the browser comes to it
    host.set_viewport_size({"width": LANDSCAPE[0], "height": LANDSCAPE[1]})
    host.wait_for_function(UNCOVERED)  # a new size is laid out when the browser comes to it
    host.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    host.locator(".toast").get_by_role("button", name="Show").click()
    expect(host.get_by_role("dialog")).to_contain_text("Good luck, Ana")
    expect(host.locator("nav .news")).to_have_count(0)
    expect(guest.locator(".toast")).to_have_count(0)  # nobody is told what he said himself


def test_a_nudge_is_a_toast(open_page: Open) -> None:
    host, guest = open_page(), open_page(size=PHONE)
    together(host, guest)
    asked, waiting = (host, guest) if host.locator(PRIMARY).count() else (guest, host)
    waiting.get_by_role("button", name="Nudge").first.click()
    expect(asked.locator(".toast")).to_be_visible()


def test_an_event_that_hits_me_is_told_and_leads_to_its_moment(open_page: Open) -> None:
    page = open_page(size=PHONE)
    open_table_at(page, "best_11", "item", 3, after="challenged")
    on_until(page, ".toast.against", longest=90)
    page.wait_for_function(UNCOVERED)
    page.locator(".toast").get_by_role("button", name="Show").click()
    expect(page.locator("[data-moment]")).to_be_visible()
