"""The shell round the titles: keys, sound, pace, taking back, real dice, the board, what is loaded first."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.axe import clean
from tests.web.conftest import Open
from tests.web.fits import sideways
from tests.web.hands import PRIMARY, goes_on
from tests.web.tables import home, open_table_at

COUNT_AUDIO = """window.AudioContext = class extends window.AudioContext {
    constructor() { super(); window.made = (window.made ?? 0) + 1 }
}"""


def make_table(page: Page, title: str = "mister", other: str = "bot", **more: str) -> str:
    """A table of mine; its path."""
    seats = [{"kind": "me", "name": "Ana"}, {"kind": other}]
    told = page.request.post(f"{home(page)}/api/tables", data={"title": title, "seats": seats, **more}).json()
    return f"/t/{told['table']['code']}"


def test_keys_open_what_they_name(open_page: Open) -> None:
    page = open_page()
    page.goto(home(page) + make_table(page))
    expect(page.locator(PRIMARY)).to_be_visible()
    for key, name in (("s", "Squad"), ("l", "Log"), ("g", "League"), ("k", "Keys"), ("?", "What is this")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=name)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name=re.compile("^Rule"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)  # a key that comes before it has gone is not the game's
    page.keyboard.press("c")
    expect(page.locator(".right [data-chat]")).to_be_focused()
    question = page.locator("legend").inner_text()
    page.keyboard.type("Ciao u p 1")  # nothing of this is a key of the game
    expect(page.locator("legend")).to_have_text(question)
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Chat")).to_contain_text("Ciao u p 1")


def test_every_key_that_is_listed_is_explained(open_page: Open) -> None:
    page = open_page(lang="pt-PT")
    page.goto(home(page) + make_table(page))
    expect(page.locator(PRIMARY)).to_be_visible()
    page.keyboard.press("k")
    expect(page.locator("dialog dt")).to_have_count(20)
    assert "[web" not in page.locator("dialog").inner_text()


def test_no_sound_before_the_first_touch_and_m_turns_it_off(open_page: Open) -> None:
    page = open_page()
    page.add_init_script(COUNT_AUDIO)
    page.goto(home(page) + make_table(page))
    expect(page.locator(PRIMARY)).to_be_visible()
    assert page.evaluate("window.made ?? 0") == 0
    page.locator(PRIMARY).click()
    page.wait_for_function("() => window.made === 1")
    page.locator("aside.left h2").first.click()
    page.keyboard.press("m")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('touchline-settings')).sound === false")
    page.reload()
    expect(page.locator(PRIMARY)).to_be_visible()
    page.locator(PRIMARY).click()
    assert page.evaluate("window.made ?? 0") == 0


def play_at_normal_pace(page: Page, path: str) -> None:
    """With motion and at normal pace."""
    page.evaluate(
        "localStorage.setItem('touchline-settings', JSON.stringify({motion: 'full', pace: 'normal', games: 1}))"
    )
    page.goto(home(page) + path)
    expect(page.locator(PRIMARY)).to_be_visible()


def test_at_a_pace_every_pick_is_followed_by_the_next_question_and_all_events_are_told(open_page: Open) -> None:
    page = open_page()
    play_at_normal_pace(page, make_table(page))
    for _ in range(5):
        question = page.locator("legend").inner_text()
        page.locator(PRIMARY).click()
        expect(page.locator("legend")).not_to_have_text(question)
        expect(page.locator(PRIMARY)).to_be_visible()
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    code = page.url[-6:]
    events = page.request.get(f"{home(page)}/api/tables/{code}/replay?seat=0").json()["events"]
    page.get_by_role("button", name="Everything").click()
    expect(page.locator(".right .scroll [data-n]")).to_have_count(len(events))


def test_a_person_who_was_away_reads_in_a_few_lines_what_happened(open_page: Open) -> None:
    page = open_page()
    play_at_normal_pace(page, make_table(page))
    page.evaluate("Object.defineProperty(document, 'hidden', {get: () => true, configurable: true})")
    question = page.locator("legend").inner_text()
    page.locator(PRIMARY).click()
    expect(page.locator("legend")).not_to_have_text(question)
    told = page.get_by_role("region", name="What happened")
    expect(told).to_be_visible()
    assert 1 <= told.locator("li").count() <= 3
    told.get_by_role("button", name="Got it").click()
    expect(told).to_have_count(0)


def test_a_person_who_comes_back_sees_first_what_happened_to_them(open_page: Open) -> None:
    page = open_page()
    code = open_table_at(page, "mister", "dive", nth=3)[-6:]
    question = page.locator("legend").inner_text()
    page.evaluate(f"localStorage.setItem('touchline-seen', JSON.stringify({{'{code} 0': 1}}))")
    page.reload()
    told = page.get_by_role("region", name="What happened to you")
    expect(told).to_be_visible()
    assert 1 <= told.locator("li").count() <= 4
    page.keyboard.press("Enter")
    expect(told).to_have_count(0)
    expect(page.locator("legend")).to_have_text(question)  # nothing was answered by going on
    page.reload()
    expect(page.locator("legend")).to_have_text(question)
    expect(told).to_have_count(0)  # never twice


def test_an_undo_says_what_it_takes_back(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, "mister", "field")
    page.keyboard.press("v")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('touchline-settings')).list")
    page.reload()
    expect(page.locator(".opt").first).to_be_visible()
    first = page.locator("legend").inner_text()
    option = page.locator(".opt").filter(has_not_text="Pick my best").first
    option.click()
    undo = page.get_by_role("button", name=re.compile("^Undo"))
    expect(undo).to_be_visible()
    expect(undo).to_have_attribute("title", re.compile("^Take back: .+"))
    expect(page.locator("legend")).not_to_have_text(first)
    page.keyboard.press("u")
    expect(page.locator("legend")).to_have_text(first)


def test_two_people_take_back_only_together_and_lock_unseen(open_page: Open) -> None:
    host = open_page()
    path = make_table(host, other="open")
    guest = open_page(path, size=(390, 844))
    guest.get_by_role("button", name="Play against").click()  # one click from the link to the seat
    host.goto(home(host) + path)
    for page in (host, guest):
        expect(page.locator(".shell")).to_be_visible()
    turn = [host, guest] if host.locator(PRIMARY).count() else [guest, host]
    offered = turn[0].locator("legend").inner_text()
    turn[0].locator(PRIMARY).click()
    expect(turn[1].locator(PRIMARY)).to_be_visible()
    ask_back(turn[0])
    asked = turn[1].get_by_role("alertdialog")
    asked.get_by_role("button", name="Decline").click()
    expect(turn[0].get_by_role("alertdialog")).to_have_count(0)
    ask_back(turn[0])
    asked.get_by_role("button", name="Agree").click()
    expect(turn[0].locator(PRIMARY)).to_be_visible()
    expect(turn[0].locator("legend")).to_have_text(offered)

    while sum(goes_on(page, ".edit") for page in (host, guest)) < 2:  # through the draft
        host.wait_for_timeout(10)
    host.locator(PRIMARY).click()
    expect(host.locator("footer")).to_contain_text("Locked: Line-up")
    expect(host.locator("footer")).to_contain_text("Shown when all have chosen.")
    guest.locator(PRIMARY).click()
    expect(host.locator("footer")).not_to_contain_text("Locked")


def ask_back(page: Page) -> None:
    """By the button of the dock, or on a phone by the sheet."""
    undo = page.get_by_role("button", name="Undo …").first
    expect(undo).to_be_attached()
    if not undo.is_visible():
        page.get_by_role("button", name="More", exact=True).click()
        undo = page.get_by_role("dialog").get_by_role("button", name="Undo …")
    undo.click()
    expect(page.get_by_role("status").filter(has_text="cannot take this back alone")).to_be_visible()
    page.get_by_role("button", name="Ask to take back").click()
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")


def test_real_dice_are_typed_in(open_page: Open) -> None:
    page = open_page("/new/match_of_the_season/bots")
    page.locator("summary").click()
    page.get_by_label("Dice and cards").select_option("real")
    page.locator("button.start").click()
    tray = page.get_by_role("group", name="What does it show?")
    expect(tray).to_be_visible()
    expect(page.locator(".right")).to_contain_text("typed in by hand")
    assert page.locator(PRIMARY).count() == 0
    page.locator("h2").first.click()
    for _ in range(3):
        before = page.locator(".tray").inner_text()
        page.keyboard.press("1")
        expect(page.locator("fieldset")).to_be_visible()
        if page.locator(".tray").count() == 0:
            break
        expect(page.locator(".tray")).not_to_have_text(before, use_inner_text=True)


def test_the_board_shows_nothing_private_in_big_letters_and_has_no_controls_but_a_pause(open_page: Open) -> None:
    page = open_page(size=(1920, 1080))
    page.goto(home(page) + make_table(page) + "/board")
    expect(page.locator(".shell.board")).to_be_visible()
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 28
    assert page.locator("footer, nav, [data-chat]").count() == 0
    expect(page.locator(".live")).to_contain_text("Watching")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert sideways(page) <= 0
    left, stage, right = (page.locator(part).bounding_box() for part in ("aside.left", "main.stage", "aside.right"))
    assert left is not None
    assert stage is not None
    assert right is not None
    assert left["x"] + left["width"] <= stage["x"] + 1
    assert stage["x"] + stage["width"] <= right["x"] + 1
    assert stage["height"] > 800


def test_on_a_screen_of_middle_width_the_commentary_is_a_drawer(open_page: Open) -> None:
    page = open_page(size=(1024, 768))
    open_table_at(page, "mister", "decide")
    tab, drawer, stage = (
        page.get_by_role("button", name="Commentary"),
        page.locator("aside.right"),
        page.locator("main"),
    )
    expect(drawer).to_be_hidden()
    before = stage.bounding_box()
    assert before is not None
    assert before["width"] >= 1024 - 240 - 44
    tab.focus()
    page.keyboard.press("Enter")
    expect(drawer.locator("li").first).to_be_visible()
    assert stage.bounding_box() == before, "it lies over the stage"
    assert sideways(page) <= 0
    clean(page)
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(tab).to_be_focused()


def test_letters_beyond_western_europe_are_in_our_own_fonts(open_page: Open) -> None:
    page = open_page()
    for font in ("Source Sans 3 Variable", "Sofia Sans Extra Condensed Variable"):
        loaded = page.evaluate(
            f"document.fonts.load(\"16px '{font}'\", 'čšżł').then(all => all.map(each => each.status))"
        )
        assert loaded == ["loaded"]


def test_a_person_can_download_and_erase_all_their_data(open_page: Open) -> None:
    page = open_page()
    path = make_table(page)
    page.goto(f"{home(page)}/games")
    expect(page.locator(f"main a[href='{path}']")).to_contain_text("Ana · Tilo")
    page.goto(f"{home(page)}/settings")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Download my data").click()
    assert path[-6:] in taken.value.path().read_text(encoding="utf-8")
    page.get_by_role("button", name="Erase me").click()
    expect(page.get_by_text("This cannot be undone")).to_be_focused()
    clean(page)
    page.get_by_role("button", name="Keep everything").click()
    assert page.request.get(f"{home(page)}/api/tables").json() != []  # nothing was erased yet
    page.get_by_role("button", name="Erase me").click()
    page.get_by_role("button", name="Erase for good").click()
    expect(page.get_by_role("status").filter(has_text="Erased")).to_have_text("Erased: one seat.")
    assert page.request.get(f"{home(page)}/api/tables").json() == []
    assert "Ana" not in page.request.get(f"{home(page)}/api/tables{path[2:]}").text()


def test_an_unknown_address_is_a_page_that_leads_home(open_page: Open) -> None:
    page = open_page("/replay")
    answer = page.request.get(f"{home(page)}/no/such/place", headers={"accept": "text/html"})
    assert answer.status == 404
    assert page.request.get(f"{home(page)}/api/no/such/place").json()["code"] == "not-found"
    page.route(
        "**/no/such/place", lambda route: route.fulfill(status=200, body=answer.text(), content_type="text/html")
    )
    page.goto(f"{home(page)}/no/such/place")
    expect(page.get_by_role("heading", name="There is no such page.")).to_be_visible()
    page.get_by_role("link", name="Back to the home page").last.click()
    expect(page.locator("article").first).to_be_visible()
