"""Tables laid for a page: a game is played here until the wanted question comes, and taken in by the server."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

import touchline
from tests.web.hands import OVER
from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.table import Table
from touchline.titles import SHELF

END = ""  # as the kind of a question: the end of the game
GAMES = 40
MAKE = """async (wish) => {
  const headers = {'content-type': 'application/json'}
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wish)})
  return await answer.json()
}"""


def home(page: Page) -> str:
    return page.url[: page.url.index("/", 8)]


def sit_down(page: Page, title: str, seats: int = 2, **options: Any) -> None:
    """At a new table of this title, the others bots."""
    wish = [{"kind": "me", "name": "Marta"}] + [{"kind": "bot", "level": "amateur"}] * (seats - 1)
    made = page.evaluate(MAKE, {"title": title, "seats": wish, "options": options})
    page.goto(f"{home(page)}/t/{made['table']['code']}")
    expect(page.locator("footer")).to_be_visible()


def open_table_at(
    page: Page, title: str, kind: str, seats: int = 2, nth: int = 1, after: str = "", **options: Any
) -> str:
    """At a table at which the first seat, mine, is asked this for the nth time (after an event); its path."""
    record = played_to(title, kind, seats, nth, after, tuple(sorted(options.items())))
    told = page.request.post(f"{home(page)}/api/records", data={"record": record, "name": "Marta"}).json()
    path = f"/t/{told['table']['code']}"
    page.goto(home(page) + path)
    expect(page.locator("fieldset" if kind else OVER).first).to_be_visible()
    return path


@cache
def played_to(
    title: str, kind: str, seats: int, nth: int, after: str, options: tuple[tuple[str, Any], ...]
) -> dict[str, Any]:
    """The record of a game of amateurs up to that moment: of the first of many in which it comes."""
    for seed in range(GAMES):
        table = touchline.title(title).table(seats, dict(options), seed=seed)
        players = [bot(SHELF[title], "amateur", seat) for seat in range(seats)]
        left = nth
        while not table.over:
            left -= kind_of(table) == kind and has_event(table, after)
            if left == 0:
                break
            seat = table.to_act[0]
            table.pick(seat, answer(players[seat], table, seat))
        if not table.over or kind == END:
            return table.record().data()
    raise AssertionError(f"nobody is asked {kind} in {GAMES} games of {title}")


def has_event(table: Table, name: str) -> bool:
    events = table.events_since(0, None) if name else []
    return not name or any(event["event"] == name for event in events)


def kind_of(table: Table) -> str | None:
    """Return what the first seat is asked, if it is its turn before all others."""
    question = table.question(0) if table.to_act[0] == 0 else None
    return table.title.words.asks[question.kind].name if question else None
