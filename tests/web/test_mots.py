"""The screens of Match of the Season by pointer: the first season, what each click does, every size, both themes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.hands import PRIMARY, click_on
from tests.web.tables import clean_in_both_themes, fits_at_every_size, on_until, seated

TITLE = "match_of_the_season"
TOKENS = ".edit .token"


def step(page: Page, name: str) -> None:
    expect(page.locator(".steps .on")).to_contain_text(name)


def test_draft_and_auction_take_one_click_each(open_page: Open) -> None:
    page = open_page()
    seated(page, TITLE)
    on_until(page, ".cards button:enabled")
    chosen = page.locator(".cards button:enabled").nth(3)
    name = chosen.locator("b").inner_text()
    chosen.click()
    expect(page.locator(".cards button b").get_by_text(name, exact=True)).to_have_count(0)

    on_until(page, f".lot ~ *, .shell:has(.lot):has({PRIMARY})")
    left = page.locator(".lot dd").first
    expect(left).to_have_text("100,000")
    page.locator(PRIMARY).click()
    expect(page.locator(".lot tr.lead, .lot:not(:has(tr.me.lead)), .board").first).to_be_visible()


def test_a_line_up_by_taps_drag_and_presets(open_page: Open) -> None:
    page = open_page()
    seated(page, TITLE, 4)  # one club each
    on_until(page, ".edit")
    last = page.locator(TOKENS).nth(2)  # two defenders: there are three in every formation
    other = page.locator(TOKENS).nth(1)
    names = [last.locator("span").first.inner_text(), other.locator("span").first.inner_text()]
    page.get_by_role("button", name="Keep this as 1").click()

    last.click()  # two taps within a line change the two
    other.click()
    expect(other).to_contain_text(names[0])
    last.drag_to(other)
    expect(other).to_contain_text(names[1])
    last.drag_to(other)
    page.get_by_role("button", name="Lay out 1").click()
    expect(last).to_contain_text(names[0])
    page.get_by_role("button", name="Forget 1").click()
    expect(page.get_by_role("button", name="Keep this as 1")).to_be_visible()

    page.locator(PRIMARY).click()  # a whole line-up: one click
    expect(page.locator(".edit")).to_have_count(0)


def test_nobody_is_asked_about_trades_who_does_not_want_to(open_page: Open) -> None:
    page = open_page(asked=False)
    seated(page, TITLE, 4)
    on_until(page, ".edit")
    page.locator(PRIMARY).click()
    on_until(page, ".day, .board .here")  # the windows before it have passed
    expect(page.locator("footer")).not_to_contain_text("Don't ask me")
    page.keyboard.press("s")
    page.get_by_role("dialog").get_by_role("button", name="Buy, sell or play a card").click()
    page.keyboard.press("Escape")
    trade = page.locator("footer").get_by_role("button", name="Buy or sell", exact=True)
    while not trade.count():
        click_on(page)
    page.keyboard.press("p")
    expect(trade).to_have_count(0)


def test_a_player_is_sold_in_the_squad_sheet(open_page: Open) -> None:
    page = open_page()
    seated(page, TITLE, 4)
    on_until(page, f".shell:has(.board):has({PRIMARY})")
    page.get_by_role("button", name="Squad", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The market is open to you now")
    players = sheet.locator("section").first.locator("li")
    before = players.count()
    players.first.get_by_role("button", name="Sell for").click()
    players.first.get_by_role("button", name="Really?").click()
    expect(players).to_have_count(before - 1)
    expect(sheet.locator(".clubs button")).to_have_count(4)


def test_a_first_season_is_walked_to_its_end_step_by_step(open_page: Open) -> None:
    page = open_page()
    seated(page, TITLE, 4)
    on_until(page, ".edit")
    page.locator(PRIMARY).click()  # lock
    on_until(page, f".shell:has(.board):has({PRIMARY})")
    page.get_by_role("button", name="the whole game").click()  # windows pass by themselves
    on_until(page, ".day")
    expect(page.locator("header .score")).to_be_visible()

    on_until(page, ".end", longest=60)
    step(page, "Final table")
    expect(page.locator(".places li")).to_have_count(4)
    page.get_by_role("button", name="Go on").click()
    step(page, "Review")
    expect(page.locator(".review dt").first).to_be_visible()
    page.get_by_role("button", name="League", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("table").first.locator("tbody tr")).to_have_count(4)
    expect(sheet.locator(".national .tie")).to_have_count(3)
    page.keyboard.press("Escape")
    on_until(page, ".steps li:nth-child(8) button:enabled", longest=60)
    page.locator(".steps li:nth-child(8) button").click()
    expect(page.locator(".end section")).to_contain_text("Season 2")
    page.get_by_role("button", name="To the season board").click()
    expect(page.locator(".end")).to_have_count(0)


def test_every_screen_fits_every_size(open_page: Open) -> None:
    page = open_page(lang="it")
    seated(page, TITLE)
    on_until(page, ".cards button:enabled")
    fits_at_every_size(page, ".draft")
    on_until(page, f".shell:has(.lot):has({PRIMARY})")
    fits_at_every_size(page, ".lot")
    on_until(page, ".edit")
    fits_at_every_size(page, ".edit")
    on_until(page, f".shell:has(.board):has({PRIMARY})")
    fits_at_every_size(page, ".board")
    on_until(page, f".shell:has(.day):has({PRIMARY})")
    fits_at_every_size(page, ".day")


def test_axe_finds_nothing_on_any_screen(open_page: Open) -> None:
    page = open_page()
    seated(page, TITLE, 3)
    for where in (".cards button:enabled", ".lot", ".edit", ".board", ".day"):
        on_until(page, f".shell:has({where}):has({PRIMARY})")
        clean_in_both_themes(page, where)
    for tab in ("Squad", "League"):
        page.get_by_role("button", name=tab, exact=True).click()
        clean_in_both_themes(page, tab)
        page.keyboard.press("Escape")


def test_the_dock_carries_the_kit_of_the_club_that_decides(open_page: Open) -> None:
    page = open_page()
    seated(page, TITLE, 2)
    on_until(page, f".shell:has(.lot):has({PRIMARY})")
    expect(page.locator("footer.kit")).to_be_visible()
    asked = page.locator("legend").inner_text().split(":")[0]
    kits = {"Blue": "#2E6FD6", "Red": "#C8322F", "Yellow": "#F2C230", "Green": "#1F9D61"}
    assert page.locator("footer").evaluate("each => each.style.getPropertyValue('--kit')") == kits[asked]
