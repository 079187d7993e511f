"""Whole games in the browser: by pointer, by keyboard, by list; by link, on one device."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.launch import Server
from tests.web.conftest import Open
from tests.web.hands import PRIMARY, leave_ending, over, play_by_clicks, play_by_keys, play_together, result
from tests.web.screens import MOTS
from tests.web.tables import MAKE, home, open_table_at

ANOTHER_CARD = "(name) => document.querySelector('.draft article h2')?.innerText !== name"


def start(page: Page, mode: str = "") -> None:
    """Two clicks from the home page; three where the others are not bots."""
    if mode:
        page.get_by_role("button", name="Mister: more ways to play").click()
        page.get_by_role("menuitem", name=mode).click()
    else:
        page.get_by_role("link", name="Mister: Play").click()
    page.locator("button.start").click()


def test_a_newcomer_plays_a_whole_game_against_a_bot_by_clicking(open_page: Open) -> None:
    page = open_page()
    start(page)
    expect(page.locator(".draft article")).to_be_visible()

    play_by_clicks(page)

    result(page)
    leave_ending(page)
    with page.expect_download() as record:
        page.locator("a[download]").click()
    assert b'"title":"mister"' in record.value.path().read_bytes().replace(b" ", b"")


def test_a_whole_game_by_keyboard_only_through_the_list_view(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Join with a code").focus()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('aria-label')") == "Mister: Play":
            break
    page.keyboard.press("Enter")
    page.locator("button.start").focus()
    page.keyboard.press("Enter")
    page.locator("fieldset").wait_for()
    page.keyboard.press("v")
    expect(page.get_by_role("heading", name="Score")).to_be_visible()
    page.keyboard.press("k")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    play_by_keys(page)

    result(page)


def test_a_friend_joins_by_the_link_in_two_interactions_and_both_play_to_the_end(open_page: Open) -> None:
    host = open_page()
    start(host, "With friends")
    link = host.locator(".link-text a").get_attribute("href")
    assert link is not None
    expect(host.get_by_role("img", name="QR code of the link")).to_be_visible()

    guest = open_page("/t/" + link.rsplit("/", 1)[1], size=(390, 844))
    guest.get_by_label("Your name").fill("Rui")  # one
    guest.keyboard.press("Enter")  # two
    expect(guest.locator(".shell")).to_be_visible()
    expect(host.locator(".shell")).to_be_visible()
    expect(host.get_by_role("list", name="Managers").first).to_contain_text("Rui")

    play_together([host, guest])

    result(host)
    result(guest)


def test_one_device_goes_round_behind_a_curtain_with_one_hand_over_for_a_run_of_cards(open_page: Open) -> None:
    page = open_page()
    start(page, "On one device")
    hold = page.get_by_role("button", name="Hold to open")
    for _ in range(2):
        expect(page.get_by_role("heading", name="Hand over to")).to_be_visible()
        assert page.locator(".shell").count() == 0
        hold.focus()
        page.keyboard.down("Enter")
        expect(page.locator(PRIMARY)).to_be_visible()
        page.keyboard.up("Enter")
        seen: list[str] = []
        for _ in range(5):
            expect(page.locator(PRIMARY)).to_be_visible()
            seen.append(page.locator(".draft article h2").inner_text())
            page.locator(PRIMARY).click()
            page.wait_for_function(ANOTHER_CARD, arg=seen[-1])
        assert len(set(seen)) == 5
        expect(hold).to_be_visible()
        assert not [name for name in seen if name.lower() in page.content().lower()]


def test_on_one_device_a_draft_of_open_cards_needs_no_hand_over(open_page: Open) -> None:
    page = open_page()
    seats = [{"kind": "me", "name": name} for name in ("Marta", "Rui")]
    made = page.evaluate(MAKE, {"title": MOTS, "seats": seats, "pace": "device", "options": {}})
    page.goto(f"{home(page)}/t/{made['table']['code']}")

    for _ in range(3):
        expect(page.locator(PRIMARY)).to_be_visible()
        asked = page.locator("footer").inner_text()
        page.locator(PRIMARY).click()
        expect(page.locator("footer")).not_to_have_text(asked)
        assert page.get_by_role("button", name="Hold to open").count() == 0


def test_a_reload_and_a_server_that_was_gone_lose_nothing(open_page: Open, server: Server) -> None:
    page = open_page()
    start(page)
    expect(page.locator(".draft article")).to_be_visible()
    question = page.locator("legend").inner_text()

    page.reload()
    expect(page.locator("legend")).to_have_text(question)
    with page.expect_event("console"):  # the browser says that the line is gone
        server.kill()
    server.start()
    expect(page.get_by_text("connection lost")).to_have_count(0)
    expect(page.locator("legend")).to_have_text(question)
    page.locator(PRIMARY).click()
    expect(page.locator("legend")).not_to_have_text(question)
    assert not over(page)


def test_an_option_that_cannot_be_picked_says_why_and_shows_its_rule(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, "mister", "field")
    page.keyboard.press("v")
    refused = page.locator(".no").first
    expect(refused).to_contain_text("plays in goal")
    refused.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("keeper")


def test_an_unfinished_choice_is_there_after_a_reload(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, "mister", "field")
    shirts = page.locator(".edit .token > span")
    before = shirts.all_inner_texts()
    page.locator(".edit .token").nth(1).click()
    page.locator(".edit .token").nth(2).click()
    changed = [before[0], before[2], before[1], *before[3:]]
    expect(shirts).to_have_text(changed)

    page.reload()
    expect(shirts).to_have_text(changed)
    page.get_by_role("button", name="Reset").click()
    expect(shirts).to_have_text(before)


def test_two_tabs_of_one_seat_show_the_same_and_play_nothing_twice(open_page: Open) -> None:
    page = open_page()
    path = open_table_at(page, "mister", "decide")
    other = page.context.new_page()
    other.goto(home(page) + path)
    expect(other.locator(".draft article h2")).to_have_text(page.locator(".draft article h2").text_content() or "?")

    page.get_by_role("button", name="Sign him").click()
    for tab in (page, other):
        expect(tab.locator(".draft figcaption")).to_contain_text("1/15")
    first = other.locator(".draft article h2").text_content() or "?"
    other.get_by_role("button", name="Sign him").click()
    for tab in (page, other):
        expect(tab.locator(".draft figcaption")).to_contain_text("2/15")
        expect(tab.locator(".draft article h2")).not_to_have_text(first)
