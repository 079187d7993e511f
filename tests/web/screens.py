"""The main screens of the four titles: the question that brings each up, and what shows that it is there."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from tests.web.tables import END, open_table_at

MISTER, MOTS, MOF, B11 = "mister", "match_of_the_season", "masters_of_football", "best_11"


class Screen(NamedTuple):
    title: str
    kind: str
    there: str
    seats: int = 2
    options: dict[str, Any] = {}


CUP = {"mode": "cup", "season_market": True}
SCREENS = {
    "mister draft": Screen(MISTER, "decide", ".draft article"),
    "mister line-up": Screen(MISTER, "field", ".edit .token"),
    "mister shot": Screen(MISTER, "shoot", ".goal, .net"),
    "mister substitute": Screen(MISTER, "substitute", ".choose"),
    "mister shoot-out": Screen(MISTER, "kicker", ".choose"),
    "mister sudden death": Screen(MISTER, "sudden", ".choose"),
    "mister window": Screen(MISTER, "exchange", ".window", 4, CUP),
    "mister end": Screen(MISTER, END, "main ol"),
    "mots draft": Screen(MOTS, "draft", ".draft"),
    "mots auction": Screen(MOTS, "bid", ".lot"),
    "mots board": Screen(MOTS, "window", ".board", 4),
    "mots line-up": Screen(MOTS, "formation", ".edit", 4),
    "mots one change": Screen(MOTS, "change-out", ".day", 4),
    "mots tactic": Screen(MOTS, "tactic", ".day", 4),
    "mots advanced match": Screen(MOTS, "substitute-out", ".day", 2, {"advanced_game": True}),
    "mots season's end": Screen(MOTS, "extend", ".end", 4),
    "mots swap": Screen(MOTS, "swap-take", ".end", 4),
    "mof managers": Screen(MOF, "choose-manager", ".pick"),
    "mof shop": Screen(MOF, "buy-player", ".shop"),
    "mof hub": Screen(MOF, "act-between-matches", ".hub"),
    "mof two leagues": Screen(MOF, "act-between-matches", ".hub [role=tab]", 5),
    "mof before": Screen(MOF, "field-player", ".before"),
    "mof match": Screen(MOF, "act-reroll", ".match .tray"),
    "mof academy": Screen(MOF, "take-player", "main .card"),
    "mof half-time": Screen(MOF, "announce-substitution", ".match"),
    "mof cards": Screen(MOF, "discard-card", ".keep"),
    "mof end": Screen(MOF, END, "main"),
    "b11 turn": Screen(B11, "item", ".market", 3),
    "b11 challenge": Screen(B11, "commit", ".duel .plate"),
    "b11 tug": Screen(B11, "boost", ".tug, .duel"),
    "b11 offer": Screen(B11, "accept", ".b11", 3),
    "b11 formation": Screen(B11, "board", ".b11", 2, {"formation_mode": "choose"}),
    "b11 end": Screen(B11, END, ".fall", 3),
}


def open_screen(page: Page, name: str) -> Screen:
    """The page is at this screen."""
    screen = SCREENS[name]
    open_table_at(page, screen.title, screen.kind, screen.seats, **screen.options)
    expect(page.locator(screen.there).first).to_be_visible()
    return screen
