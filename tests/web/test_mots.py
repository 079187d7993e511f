"""The screens of Match of the Season by pointer: the first season, and what each click does."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.axe import clean
from tests.web.conftest import Open
from tests.web.hands import PRIMARY, on_until
from tests.web.tables import open_table_at

TITLE = "match_of_the_season"
TOKENS = ".edit .token"
LAST_WINDOW = 36  # late in the first season


def step(page: Page, name: str) -> None:
    expect(page.locator(".steps .on")).to_contain_text(name)


def test_draft_and_auction_take_one_click_each(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "draft")
    chosen = page.locator(".cards button:enabled").nth(3)
    name = chosen.locator("b").inner_text()
    chosen.click()
    expect(page.locator(".cards button b").get_by_text(name, exact=True)).to_have_count(0)

    open_table_at(page, TITLE, "bid")
    expect(page.locator(".lot dd").first).to_have_text("100,000")
    page.locator(PRIMARY).click()
    expect(page.locator(".lot tr.lead, .lot:not(:has(tr.me.lead)), .board").first).to_be_visible()


def test_a_line_up_by_taps_drag_and_presets(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "formation", 4)  # one club each
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
    open_table_at(page, TITLE, "formation", 4)
    page.locator(PRIMARY).click()
    on_until(page, ".day, .board .here")  # the windows before it have passed
    expect(page.locator("footer")).not_to_contain_text("Don't ask me")
    page.keyboard.press("s")
    page.get_by_role("dialog").get_by_role("button", name="Buy, sell or play a card").click()
    page.keyboard.press("Escape")
    trade = page.locator("footer").get_by_role("button", name="Buy or sell", exact=True)
    on_until(page, "footer button", "Buy or sell")
    page.keyboard.press("p")
    expect(trade).to_have_count(0)


def test_a_player_is_sold_in_the_squad_sheet(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "window", 4)
    page.get_by_role("button", name="Squad", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("The market is open to you now")
    players = sheet.locator("section").first.locator("li")
    before = players.count()
    players.first.get_by_role("button", name="Sell for").click()
    players.first.get_by_role("button", name="Really?").click()
    expect(players).to_have_count(before - 1)
    expect(sheet.locator(".clubs button")).to_have_count(4)


def test_the_end_of_a_season_is_three_pages(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "window", 4, nth=LAST_WINDOW)
    page.get_by_role("button", name="the whole game").click()  # windows pass by themselves
    on_until(page, ".end", longest=60)
    step(page, "Final table")
    expect(page.locator(".places li")).to_have_count(4)
    expect(page.locator(".review dt").first).to_be_visible()
    clean(page, "final table")
    page.get_by_role("button", name="League", exact=True).click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator("table").first.locator("tbody tr")).to_have_count(4)
    expect(sheet.locator(".national .tie")).to_have_count(3)
    clean(page, "league")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Go on").click()
    step(page, "Squads")
    on_until(page, ".steps li:nth-child(3) button:enabled", longest=60)
    page.locator(".steps li:nth-child(3) button").click()
    expect(page.locator(".end section")).to_contain_text("Season 2")
    page.get_by_role("button", name="To the season board").click()
    expect(page.locator(".end")).to_have_count(0)


def test_one_change_after_the_reveal_is_two_taps_and_none_is_one(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "change-out", 4)
    question = page.locator("legend").inner_text()
    page.get_by_role("button", name="Leave it as it is").last.click()
    expect(page.locator("footer")).not_to_contain_text(question)


def test_an_advanced_match_counts_its_rolls_and_allows_substitutions(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "substitute-out", advanced_game=True)
    expect(page.locator(".day")).to_be_visible()
    question = page.locator("legend").inner_text()
    page.keyboard.press("p")
    expect(page.locator("footer")).not_to_contain_text(question)


def test_the_dock_carries_the_kit_of_the_club_that_decides(open_page: Open) -> None:
    page = open_page()
    open_table_at(page, TITLE, "bid", 2)
    expect(page.locator("footer.kit")).to_be_visible()
    asked = page.locator("legend").inner_text().split(" team")[0].split()[-1]
    kits = {"blue": "#2e6fd6", "red": "#c8322f", "yellow": "#f2c230", "green": "#1f9d61"}
    assert page.locator("footer").evaluate("each => each.style.getPropertyValue('--kit')") == kits[asked]


def test_stars_are_told_with_my_side_first_at_home_and_away(open_page: Open) -> None:
    page = open_page(size=(1440, 900))
    venues = set()
    for nth in range(1, 8):
        open_table_at(page, TITLE, "change-out", 4, nth=nth)
        expect(page.locator(".score small").first).to_have_text(page.locator(".day .club b").first.inner_text())
        stars = [int(each.split("·")[1].split()[0]) for each in page.locator(".day .club small").all_inner_texts()]
        faces = page.locator(".day [data-sign=faces] li")
        expect(faces.first).to_contain_text(f"{stars[0]} v {stars[1]}")
        labels = faces.locator("b").all_inner_texts()
        assert {"Your penalty", "Their penalty"} <= set(labels)
        venues.add(labels.index("Your penalty"))
    assert len(venues) == 2  # at home and away
