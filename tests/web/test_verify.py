"""The dice of a finished game, recomputed by the page itself: at its table, from a file, without a network."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import touchline
from tests.web.axe import violations
from tests.web.conftest import Open
from tests.web.hands import leave_ending
from tests.web.tables import home
from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.fair import SCHEME, Fair, mixed_key, server_commitment
from touchline.titles import SHELF

SECRET, TABLE = bytes(range(32)), bytes(range(16))
PROVEN = '[data-state="proven"]'
WORKING = "navigator.serviceWorker.ready.then(() => true)"


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """Mister by two rookies with dice that were promised."""
    table = touchline.title("mister").table(2, dealer=Fair(mixed_key(SECRET, TABLE, 1, []), TABLE))
    players = [bot(SHELF["mister"], "rookie", str(seat)) for seat in range(2)]
    while not table.over:
        seat = table.to_act[0]
        table.pick(seat, answer(players[seat], table, seat))
    record = table.record()
    record.dice = {
        "scheme": SCHEME,
        "table": TABLE.hex(),
        "before": 0,
        "commitment": server_commitment(SECRET, TABLE, 0),
        "secret": SECRET.hex(),
        "transcript": [["close"]],
    }
    return record.data()


def give(page: Page, record: dict[str, Any]) -> None:
    file = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]


def test_a_file_is_checked_without_a_network(open_page: Open, record: dict[str, Any]) -> None:
    page = open_page("/companion/verify")
    page.evaluate(WORKING)
    page.context.set_offline(True)
    page.reload()
    give(page, record)
    rolls = sum(entry[0] == -2 for entry in record["log"])
    expect(page.locator(PROVEN)).to_contain_text(str(rolls))
    page.locator("summary").click()
    expect(page.locator("tbody tr")).to_have_count(rolls)


def test_the_button_for_the_file_speaks_the_language_of_the_reader(open_page: Open, record: dict[str, Any]) -> None:
    for lang, words in (("it", "Scegli il file di un verbale"), ("pt-PT", "Escolher o ficheiro de um registo")):
        page = open_page("/companion/verify", lang=lang)
        with page.expect_file_chooser() as chooser:
            page.get_by_text(words).click()
        file = {"name": "game.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
        chooser.value.set_files(file)  # type: ignore[arg-type]
        expect(page.locator(PROVEN)).to_be_visible()
        expect(page.get_by_text("game.json")).to_be_visible()


def test_a_changed_file_is_refused(open_page: Open, record: dict[str, Any]) -> None:
    page = open_page("/companion/verify")
    give(page, record | {"log": record["log"][:-1]})
    expect(page.get_by_role("alert")).to_contain_text("changed after it was written")
    give(page, {"log": []})
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(PROVEN)).to_have_count(0)


def test_the_end_of_a_game_leads_to_its_dice(open_page: Open) -> None:
    page = open_page(size=(390, 844))
    wish = {"title": "mister", "seats": [{"kind": "me", "name": "Marta"}, {"kind": "bot", "level": "rookie"}]}
    code = page.request.post(f"{home(page)}/api/tables", data=wish).json()["table"]["code"]
    page.request.post(f"{home(page)}/api/tables/{code}/stand-in", data={"seat": 0})
    page.goto(f"{home(page)}/t/{code}")
    leave_ending(page)
    page.get_by_role("link", name="Check the dice").click()
    expect(page.locator(PROVEN)).to_be_visible()
    assert violations(page) == []


def test_a_browser_takes_part_in_the_dice_and_compares_them_after_the_game(open_page: Open) -> None:
    """Its seed is committed to and revealed without a word, and the record is compared with what it saw before."""
    page = open_page("/new/mister/bots")
    page.locator("button.start").click()
    page.wait_for_url("**/t/*")
    code = page.url[-6:]
    told = page.request.get(f"{home(page)}/api/tables/{code}").json()
    assert told["state"] == "playing"
    assert [each["seat"] for each in told["exchange"]["commitments"]] == [0]
    page.request.post(f"{home(page)}/api/tables/{code}/stand-in", data={"seat": 0})
    leave_ending(page)
    page.get_by_role("link", name="Check the dice").click()
    expect(page.locator('[data-compared="true"]')).to_be_visible()
    kept = f"touchline-dice-{told['exchange']['table']}"
    seen = page.evaluate("name => JSON.parse(localStorage[name])", kept)
    seen["seen"]["commitment"] = "00"
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [kept, json.dumps(seen)])
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("something else than this browser saw")
