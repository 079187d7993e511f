"""Every title's screen shows every moment of a game, to everybody, within the width of the terminal."""

from typing import Any

import pytest
from rich.console import Console

from touchline.cli.screens import Screen, screen_of
from touchline.cli.session import Session
from touchline.cli.show import detailed_lines, view_of
from touchline.kernel.table import Table
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles import SHELF

HIGHEST = 20  # lines of a screen at 80 columns: a question has to fit below it
TITLES = [code for code in SHELF if code != "duel"]


def lines_of(made: Any, width: int) -> list[str]:
    console = Console(width=width, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(made)
    return captured.get().splitlines()


def look(screen: Screen, table: Table, seat: int | None, texts: TitleTexts, width: int) -> None:
    """Call everything that a screen module offers, at one moment."""
    view = view_of(table, seat)
    shown = lines_of(screen.screen(view, texts, width), width)
    assert all(len(line) <= width for line in shown)
    assert len(shown) <= HIGHEST or width > 80
    if seat is None or not view["question"]:
        return
    if screen.headline is not None:
        assert len(lines_of(screen.headline(view, texts, width), width)) <= 3
    if screen.offer is not None:
        assert len(screen.offer(view, texts, width)) <= 8
    if screen.details is not None and (details := screen.details(view, texts)):
        labels = [texts.option(view["question"], each, seat) for each in view["question"]["options"]]
        assert all(len(line) <= width for line in detailed_lines(labels, details, None, width))


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("code", TITLES)
def test_every_moment_of_a_game_can_be_shown(code: str, seats: str) -> None:
    title, screen = SHELF[code], screen_of(SHELF[code])
    table = title.table(title.seats[0 if seats == "fewest" else -1], seed=f"screens of {code}")
    texts = [TitleTexts(title, lang, table.now.cards) for lang in LANGUAGES]  # type: ignore[attr-defined]
    turn = 0
    while not table.over and turn < 1200:
        seat = table.to_act[0]
        if turn % 17 == 0:
            for watcher in (*range(table.seats), None):
                look(screen, table, watcher, texts[turn % 3], (80, 100, 120)[turn // 3 % 3])
        question = table.question(seat)
        assert question is not None
        table.pick(seat, question.options[turn * 7919 % len(question.options)])
        turn += 1
    look(screen, table, None, texts[0], 80)


@pytest.mark.parametrize("code", TITLES)
def test_styles_and_quiet_events_are_events(code: str) -> None:
    events = {word.name for word in SHELF[code].words.tells.values()}
    screen = screen_of(SHELF[code])

    assert screen.styles.keys() <= events
    assert screen.hidden_events <= events


def test_a_title_without_a_screen_shows_its_view_as_data() -> None:
    table = SHELF["duel"].table(seed=1)
    shown = screen_of(SHELF["duel"]).screen(view_of(table, 0), TitleTexts(table.title, "en"), 80)

    assert str(shown).startswith("cash: [50, 40]\ngoals: [0, 0]")


def test_news_come_a_screenful_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = SHELF["duel"].table(seed=1)
    session = Session(table, TitleTexts(table.title, "en"), {}, Console(width=80, height=9))
    event = {"n": 0, "event": "played", "numbers": {"seat": 0, "card": 10}, "rules": []}
    monkeypatch.setattr(Table, "events_since", lambda self, number, seat: [event] * 12)
    paused: list[str] = []
    monkeypatch.setattr(session, "read_line", paused.append)
    session.tell_news(0)

    assert paused == ["Enter to go on"] * 2
    assert session.told[0] == 12
