"""The rules: by chapters with a search on their page; at a table, what is going on and its chapter."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import clean
from tests.web.conftest import Open
from tests.web.fits import sideways
from tests.web.screens import B11, MISTER, MOF, MOTS
from tests.web.tables import home, open_table_at
from touchline.handbook import handbook
from touchline.titles import SHELF

MOMENTS = [(MISTER, "shoot"), (MOTS, "bid"), (MOF, "field-player"), (B11, "commit")]


def open_chapters(page: Page) -> list[str]:
    return page.locator("details[open] h2").all_inner_texts()


@pytest.mark.parametrize("code", SHELF)
def test_the_page_opens_by_chapters(open_page: Open, code: str) -> None:
    page = open_page(f"/rules/{code}")
    chapters = handbook(code)
    expect(page.locator("main details:not(#signs)")).to_have_count(len(chapters))
    assert open_chapters(page) == []
    page.get_by_role("heading", name=chapters[1].heading, exact=True).click()
    expect(page.locator("main dl div")).to_have_count(len(chapters[1].rules))
    clean(page)


@pytest.mark.parametrize(
    ("wanted", "found"), [("MIS-SHOT-03", 1), ("keeper dive", 1), ("penalty", 2), ("no such words", 0)]
)
def test_the_search_opens_what_it_finds(open_page: Open, wanted: str, found: int) -> None:
    page = open_page(f"/rules/{MISTER}")
    page.get_by_role("searchbox").fill(wanted)
    if found:
        expect(page.locator("main dl div").nth(found - 1)).to_be_visible()
    else:
        expect(page.get_by_role("status")).to_have_text("0 rules")
    assert len(open_chapters(page)) == page.locator("main details").count()
    page.get_by_role("searchbox").fill("")
    expect(page.locator("details[open]")).to_have_count(0)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_a_link_to_a_rule_opens_its_chapter(open_page: Open, size: tuple[int, int]) -> None:
    page = open_page(f"/rules/{MISTER}#MIS-PEN-05", size=size)
    expect(page.locator("#MIS-PEN-05")).to_be_in_viewport()
    assert len(open_chapters(page)) == 1
    page.evaluate("location.hash = 'MIS-SHOT-03'")
    expect(page.locator("#MIS-SHOT-03")).to_be_in_viewport()
    assert sideways(page) == 0


@pytest.mark.parametrize(("code", "kind"), MOMENTS)
def test_under_a_question_one_line_of_help_leads_to_its_rules(open_page: Open, code: str, kind: str) -> None:
    page = open_page()
    open_table_at(page, code, kind, 3 if code == B11 else 2)
    line = page.locator("legend small")
    expect(line).to_have_count(1)
    expect(line).to_have_text(re.compile(r".{20,} Rule$"))
    line.get_by_role("button").click()
    first = SHELF[code].words.question_rules[kind][0]
    expect(page.get_by_role("dialog").get_by_text(first).first).to_be_visible()


@pytest.mark.parametrize(("code", "kind"), MOMENTS)
def test_the_rules_sheet_opens_at_the_question_asked(open_page: Open, code: str, kind: str) -> None:
    page = open_page("/")
    open_table_at(page, code, kind)
    rules = SHELF[code].words.question_rules[kind]
    page.keyboard.press("r")
    sheet = page.get_by_role("dialog", name=re.compile("Rule"))
    expect(sheet.locator("section").first).to_contain_text(re.compile(r"\w{3,}"))
    chapter = next(part for part in handbook(code) if rules[0] in part.rules)
    expect(sheet.locator("details[open] h2")).to_have_text(chapter.heading)
    expect(sheet.locator(f"#{rules[0]}")).to_have_class(re.compile("marked"))
    with page.context.expect_page() as led:
        sheet.get_by_role("link", name="How to play").click()
    assert led.value.url == f"{home(page)}/how/{code}"
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("code", [MISTER, MOTS, MOF, B11])
def test_after_the_end_it_opens_at_the_last_event(open_page: Open, code: str) -> None:
    page = open_page("/")
    open_table_at(page, code, "", seats=2)
    page.keyboard.press("r")
    sheet = page.get_by_role("dialog", name=re.compile("Rule"))
    expect(sheet.locator("section").first).to_contain_text(re.compile(r"\w{3,}"))
    expect(sheet.locator("details[open] .marked").first).to_be_attached()


LINKS = """() => [...document.querySelectorAll('main a[href]')].map((each) => {
  const { origin, pathname, hash } = new URL(each.href)
  const here = origin === location.origin && pathname === location.pathname
  const reached = !here || hash === '' || document.getElementById(decodeURIComponent(hash.slice(1))) !== null
  return { href: each.href, here, reached }
})"""


@pytest.mark.parametrize("code", [MISTER, MOTS, MOF, B11])
def test_the_page_shows_every_rule_and_links_nothing_it_cannot_reach(open_page: Open, code: str) -> None:
    page = open_page(f"/rules/{code}")
    chapters = handbook(code)
    expect(page.locator("main details:not(#signs)")).to_have_count(len(chapters))
    for details in page.locator("main details").all():
        details.locator("summary").click()
    expect(page.locator("main details[open]")).to_have_count(page.locator("main details").count())
    rules = [rule for chapter in chapters for rule in chapter.rules]
    expect(page.locator("main details:not(#signs) dl div")).to_have_count(len(rules))
    assert all(text.strip() for text in page.locator("main details:not(#signs) dl dd").all_inner_texts())
    links = page.evaluate(LINKS)
    assert [each["href"] for each in links if not each["reached"]] == []
    others = sorted({each["href"].partition("#")[0] for each in links if not each["here"]})
    assert [href for href in others if page.request.get(href).status != 200] == []
    assert links
