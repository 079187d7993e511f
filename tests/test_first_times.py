"""First-time help: every card begins with a word of the engine, comes up in games, once, and has its words and rule."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from touchline.bots import bot
from touchline.bots.bot import answer
from touchline.kernel.first_time import FirstTime
from touchline.kernel.lesson import Progress
from touchline.kernel.title import Title
from touchline.rulebook import catalogues
from touchline.texts import LANGUAGES, TitleTexts
from touchline.titles import SHELF

ME = 0
MOST_WORDS = 25
MOST_GAMES = 30
ICONS = Path(__file__).resolve().parent.parent / "web" / "src" / "kit" / "icons.ts"
HELPING = [title for title in SHELF.values() if title.first_times is not None]
each_title = pytest.mark.parametrize("title", HELPING, ids=lambda title: title.code)


# Games in which the rarer cards come up: a tournament with a transfer window, and rivals who do anything.
OPTIONS: dict[str, dict[str, Any]] = {"mister": {"mode": "league", "season_market": True}}
LEVELS = ("amateur", "rookie")


def cards_of(title: Title) -> tuple[FirstTime, ...]:
    assert title.first_times is not None
    found: tuple[FirstTime, ...] = title.first_times.load()
    return found


def test_every_title_of_ours_helps() -> None:
    assert [code for code, title in SHELF.items() if title.lesson is not None and title.first_times is None] == []


@each_title
def test_every_trigger_is_a_word_of_the_engine(title: Title) -> None:
    asks = {word.name for word in title.words.asks.values()}
    tells = {word.name for word in title.words.tells.values()}
    for card in cards_of(title):
        assert card.asked in asks if card.asked else set(card.told) <= tells, card.name


@each_title
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_heading_few_words_and_a_rule(title: Title, lang: str) -> None:
    texts, rules = TitleTexts(title, lang, part=".learn"), catalogues()[title.code].rules
    for card in cards_of(title):
        own = f"first-{card.name}"
        assert texts.attribute(own, "title"), own
        assert len(texts.say(own).split()) <= MOST_WORDS, own
        assert texts.attribute(own, "rule") in rules, own


@each_title
def test_every_picture_is_drawn(title: Title) -> None:
    drawn = set(re.findall(r"^  ([a-z]+):", ICONS.read_text(encoding="utf-8"), re.MULTILINE))

    assert {card.picture for card in cards_of(title)} <= drawn


@each_title
def test_every_card_comes_up_once_in_the_first_games(title: Title) -> None:
    """One person plays game after game; the progress is kept from one to the next, as the browser does."""
    progress, shown = Progress(cards_of(title)), list[str]()
    for seed in range(MOST_GAMES):
        if progress.is_done:
            break
        shown += cards_of_a_game(title, progress, seed)

    assert sorted(shown) == sorted(card.name for card in cards_of(title))


def cards_of_a_game(title: Title, progress: Progress, seed: int) -> list[str]:
    """Play a game to its end; return the cards that come up, in their order."""
    options = OPTIONS.get(title.code, {}) if seed % 2 else {}
    table = title.table(seats := title.seats[-1] if options else title.seats[0], options, seed=seed)
    players = [bot(title, LEVELS[seed // 2 % 2], each) for each in range(seats)]
    found, heard = list[str](), 0
    while not table.over:
        seat = table.to_act[0]
        if seat == ME:
            events = table.events_since(heard, ME)
            heard += len(events)
            begun = [progress.begin(told=event["event"]) for event in events]
            begun.append(progress.begin(asked=table.view(ME)["question"]["kind"]))
            found += [card.name for card in begun if card is not None]
        table.pick(seat, answer(players[seat], table, seat))
    return found
