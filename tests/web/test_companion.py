"""The companion beside the box: scoreboard, results, dice, bank, referee; without a network; sizes, languages, axe."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.scenes import rule
from tests.web.axe import clean
from tests.web.conftest import Open
from tests.web.fits import SIZES, sideways
from tests.web.tables import home

MASTERS = "/companion/masters_of_football"
READY = '[data-ready="ready"]'


def side(page: Page, number: int) -> Locator:
    return page.locator(".side").nth(number)


def begin_pad(page: Page) -> None:
    page.locator("form button").click()
    expect(page.get_by_role("button", name="CSV")).to_be_visible()


def fill_in(page: Page, scores: list[tuple[int, int]]) -> None:
    inputs = page.locator(".days input")
    expect(inputs).to_have_count(2 * len(scores))
    for number, goals in enumerate(goal for score in scores for goal in score):
        inputs.nth(number).fill(str(goals))


def places(page: Page) -> list[str]:
    return [row.split()[0] for row in page.locator("tbody th").all_inner_texts()]


def download_by(page: Page, button: str) -> bytes:
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    return Path(download.value.path()).read_bytes()


def test_every_tile_leads_to_its_companion(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Mister: more ways to play").click()
    page.get_by_role("menuitem", name="Companion").click()
    expect(page).to_have_url(re.compile("/companion/mister$"))
    expect(side(page, 0)).to_be_visible()


def test_goals_are_counted_kept_and_corrected(open_page: Open) -> None:
    page = open_page(f"{MASTERS}/score")
    side(page, 0).click()
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("button", name="Next turn").click()
    expect(page.get_by_text("Away attacks")).to_be_visible()
    side(page, 1).click()
    side(page, 1).click()
    expect(page.locator(".digits")).to_have_text(["1", "2"])
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".digits")).to_have_text(["1", "1"])
    page.get_by_role("button", name="Corrections").click()
    page.get_by_label("Team of goal 2").select_option("Home")
    page.get_by_label("Minute of goal 2").select_option("30′")
    page.get_by_role("textbox", name="Home").fill("Sporting")
    page.keyboard.press("Escape")
    expect(page.locator(".digits")).to_have_text(["2", "0"])
    page.reload()
    expect(page.get_by_role("button", name="Goal for Sporting 2")).to_contain_text("30′")


FITS = """() => { const main = document.querySelector('main')
  return main.scrollHeight <= main.clientHeight && document.documentElement.scrollHeight <= innerHeight }"""


def test_the_digits_are_huge_and_the_scoreboard_never_scrolls(open_page: Open) -> None:
    for title in ("masters_of_football", "mister"):
        page = open_page(f"/companion/{title}/score")
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            expect(side(page, 1)).to_be_visible()
            page.wait_for_function(FITS)  # a new size is laid out when the browser comes to it
            assert sideways(page) <= 0
            if size == (1366, 768):
                letters = "parseFloat(getComputedStyle(document.querySelector('.digits')).fontSize) * 0.7 / innerHeight"
                page.wait_for_function(f"() => {letters} > 0.38")


def test_a_league_is_kept_to_its_table_and_a_correction_changes_it(open_page: Open) -> None:
    page = open_page("/companion/mister/pad")
    page.get_by_label("Competition").select_option("League without return leg")
    page.get_by_label("Team 4").fill('Zoe, "Z"')
    begin_pad(page)
    # 1-2, 3-4, 1-3, 2-4, 1-4, 2-3: the first three beat one another in a ring
    fill_in(page, [(1, 0), (1, 0), (0, 1), (5, 0), (1, 0), (3, 0)])
    expect(page.get_by_role("status").filter(has_text="Winner: Rui")).to_be_visible()
    assert places(page) == ["Rui", "Marta", "Anna", "Zoe,"]
    page.locator(".days input").nth(5).fill("0")
    expect(page.get_by_role("status").filter(has_text="Winner: Marta")).to_be_visible()
    assert download_by(page, "CSV").decode().splitlines()[2] == '1,1,league,Anna,"Zoe, ""Z""",1,0,'
    assert "1. Marta" in download_by(page, "Text").decode()
    assert download_by(page, "Picture").startswith(b"\x89PNG")


def test_a_pad_goes_to_another_device_and_on_to_the_screen(open_page: Open) -> None:
    page = open_page(f"{MASTERS}/pad")
    page.get_by_label("People").select_option("2")
    page.get_by_label("Team 1").fill("Ida")
    begin_pad(page)
    page.locator(".days input").nth(0).fill("4")
    page.locator(".days input").nth(1).fill("2")
    record = download_by(page, "Save the record")
    assert json.loads(record)["results"] == {"league-0-1-0-3": {"goals": [4, 2]}}
    other = open_page("/companion/mister/pad")
    expect(other.locator("form")).to_be_visible()
    other.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(other.get_by_role("alert")).to_be_visible()
    other.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": record}
    )
    expect(other.locator(".days input").first).to_have_value("4")
    other.get_by_role("button", name="Continue as a digital table").click()
    expect(other).to_have_url(re.compile("/t/"))
    told = other.request.get(f"{home(other)}/api/tables/{other.url[-6:]}").json()
    assert told["seats"][0]["name"] == "Ida"


@rule("MOF-APP-03, 06", "MOF-SIM-02")
def test_dice_are_sealed_thrown_at_two_matches_and_verified(open_page: Open) -> None:
    page = open_page(f"{MASTERS}/dice")
    seal = page.locator(".seal code").first
    expect(seal).to_have_text(re.compile("^[0-9a-f]{64}$"))
    sealed = seal.inner_text()
    expect(page.locator(".trays section").nth(1).locator("button.die")).to_have_count(15)
    page.locator('[data-roll="0"]').click()
    expect(page.locator(".history li")).to_have_count(1)
    page.locator('[data-roll="1"]').click()
    expect(page.locator(".history li")).to_have_count(2)
    expect(page.locator(".trays .sum")).to_have_count(4)  # attack and defence of each match
    page.get_by_role("button", name="Show the secret and end").click()
    expect(page.locator(".verdict")).to_contain_text("all 8 rolls")
    expect(page.locator('[data-roll="0"]')).to_be_disabled()
    kept = "touchline-companion-dice-masters_of_football"
    session = json.loads(page.evaluate(f"localStorage.getItem('{kept}')"))
    assert session["commitment"] == sealed
    session["throws"][0]["dice"][0]["face"] = session["throws"][0]["dice"][0]["face"] % 6 + 1
    page.evaluate(f"text => localStorage.setItem('{kept}', text)", json.dumps(session))
    page.reload()
    page.get_by_role("button", name="Check again").click()
    expect(page.locator(".verdict.bad")).to_be_visible()
    page.get_by_role("button", name="New secret").click()
    expect(seal).not_to_have_text(sealed)


def test_money_passes_by_two_taps_or_a_drag_and_comes_back(open_page: Open) -> None:
    page = open_page("/companion/best_11/bank")
    purses = page.locator(".purse")
    page.get_by_role("button", name="5M", exact=True).click()
    purses.nth(1).click()
    purses.nth(2).click()
    expect(purses.nth(1)).to_contain_text("10M")
    purses.nth(0).drag_to(purses.nth(3))
    expect(purses.nth(3)).to_contain_text("20M")
    page.get_by_label("Amount of receipt 1").fill("7")
    page.get_by_label("Amount of receipt 1").press("Enter")
    expect(purses.nth(2)).to_contain_text("22M")
    page.get_by_role("button", name="Take back").click()
    expect(purses.nth(3)).to_contain_text("15M")
    page.get_by_role("button", name="10M", exact=True).click()
    purses.nth(1).click()
    purses.nth(2).click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("ol li")).to_have_count(1)


def test_rules_and_cards_are_found_in_the_readers_language(open_page: Open) -> None:
    page = open_page("/companion/mister/referee", lang="it")
    page.locator("input[type=search]").first.fill("tuffo")
    expect(page.locator("dt").filter(has_text="MIS-").first).to_be_visible()
    page.locator("input[type=search]").last.fill("valsassina")
    expect(page.locator("li b")).to_have_text(["Ettore Valsassina"])
    expect(page.locator("li p")).to_contain_text("portiere")


def test_everything_works_without_a_network_once_loaded(open_page: Open) -> None:
    page = open_page(f"{MASTERS}/score")
    expect(page.locator(READY)).to_be_attached()
    side(page, 0).click()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".digits")).to_have_text(["1", "0"])
    page.get_by_role("link", name="Dice").click()
    page.locator('[data-roll="0"]').click()
    expect(page.locator(".history li")).to_have_count(1)
    page.goto(f"{home(page)}/companion/match_of_the_season/pad")
    begin_pad(page)
    page.get_by_role("link", name="Referee").click()
    page.locator("input[type=search]").first.fill("penalty")
    expect(page.locator("dt").first).to_be_visible()
    page.locator("input[type=search]").last.fill("solara")
    expect(page.locator("li b").first).to_be_visible()
    stored = page.evaluate(
        "caches.keys().then(all => Promise.all(all.map(name => caches.open(name).then(each => each.keys()))))"
        ".then(all => all.flat().map(each => new URL(each.url).pathname))"
    )
    assert "/companion" in stored
    assert "/api/handbook/best_11/pt-PT" in stored
    assert [path for path in stored if path.startswith("/api/tables")] == []


def test_only_the_companion_keeps_itself(open_page: Open) -> None:
    page = open_page()
    expect(page.locator("article").first).to_be_visible()
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    answer = page.request.get(f"{home(page)}/sw.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["service-worker-allowed"] == "/companion"


def test_axe_finds_nothing_on_what_is_in_use(open_page: Open) -> None:
    page = open_page(f"{MASTERS}/score")
    page.locator(".dock button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    clean(page, "corrections")
    page.goto(f"{home(page)}{MASTERS}/pad")
    begin_pad(page)
    clean(page, "pad")
    page.goto(f"{home(page)}{MASTERS}/dice")
    page.locator('[data-roll="0"]').click()
    expect(page.locator(".history li")).to_have_count(1)
    clean(page, "dice")


def test_the_scoreboard_is_kept_by_keyboard_alone(open_page: Open) -> None:
    page = open_page("/companion/mister/score")
    expect(side(page, 0)).to_be_visible()
    side(page, 0).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator(".digits")).to_have_text(["1", "1"])
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".digits")).to_have_text(["1", "0"])
