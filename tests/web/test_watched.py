"""A spectator sees a result as long as the player, live and in the replay; at the instant pace nobody waits."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Open
from tests.web.play_through import press
from tests.web.screens import MOTS
from tests.web.tables import home, open_table_at

NORMAL = "localStorage['touchline-settings'] = JSON.stringify({pace: 'normal', games: 1, help: false})"
WATCH = """() => {
  window.held = []
  let since = 0
  new MutationObserver(() => {
    const isThere = document.querySelector('.held .result') !== null
    if (isThere && !since) since = performance.now()
    if (isThere || !since) return
    window.held.push(performance.now() - since)
    since = 0
  }).observe(document.body, {childList: true, subtree: true})
}"""
SHORTEST, LONGEST = 1400, 6000  # ms: 1.5 to 2.5 seconds, and what a busy machine adds
PATIENCE_MS = 90_000
RESULT = re.compile("beats|win|draw", re.IGNORECASE)  # as the log tells it


def at(page: Page, path: str) -> None:
    page.goto(home(page) + path)
    expect(page.locator("footer")).to_be_visible()
    page.evaluate(WATCH)


def hold_times(page: Page) -> list[float]:
    """How long each result was on the screen, in ms, once there is one."""
    page.wait_for_function("() => held.length > 0", timeout=PATIENCE_MS)
    times: list[float] = page.evaluate("held")
    return times


def test_a_result_is_held_as_long_for_a_player_a_spectator_and_in_the_replay(open_page: Open) -> None:
    player, spectator, hurried = (open_page(asked=False) for _ in range(3))
    for page in (player, spectator):
        page.evaluate(NORMAL)
    path = open_table_at(player, MOTS, "tactic", 4)
    code = path.removeprefix("/t/")
    seen = json.loads(player.evaluate("localStorage['touchline-seen']"))[f"{code} 0"]
    for page in (player, spectator, hurried):
        at(page, path)
    while not player.evaluate("held.length"):
        if not player.locator(".held").count():
            press(player)
        player.wait_for_timeout(20)
    expect(hurried.locator(".right ol").first).to_contain_text(RESULT)

    times = [hold_times(player)[0], *hold_times(spectator)]
    at(player, f"{path}/replay?at={seen}&seat=0")
    player.locator("body").press("Space")
    times += hold_times(player)

    assert all(SHORTEST < each < LONGEST for each in times), times
    assert hurried.evaluate("held") == []
