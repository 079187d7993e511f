"""The words of the browser's commentary: each event that comes often is told in several ways, in three languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tests.test_texts import argument_names, messages, own_seats, variables
from touchline.texts import LANGUAGES
from touchline.titles import SHELF

FREQUENT_EVENTS = {
    "mister": ("action", "duel", "any-of", "faded", "shot", "directions", "goal", "saved"),
    "match_of_the_season": ("bid", "sold", "moved", "home", "line-up", "match-roll", "compared", "result"),
    "masters_of_football": ("turn-begins", "attack-rolled", "defence-rolled", "no-goal", "goal", "battle-rolled"),
    "best_11": ("bought", "picked", "committed", "succeeded", "challenged", "goal", "no-goal", "played"),
}
LEAST_VARIANTS = 6
FIGURES = (0, 1, 2, 3)  # values of selectors: the seat that passed, the kind of shot, the size of a lead
SAY = re.compile(r"say-(.+)-(\d+)$")


def folder_of(code: str) -> Path:
    folder = SHELF[code].text
    assert folder is not None
    return folder


@cache
def words(code: str, lang: str) -> dict[str, ast.Message | ast.Term]:
    return messages(folder_of(code), f"{lang}.commentary")


@cache
def bundle(code: str, lang: str) -> FluentBundle:
    made = FluentBundle([lang], use_isolating=False)
    for name in (lang, f"{lang}.commentary"):
        made.add_resource(FluentResource((folder_of(code) / f"{name}.ftl").read_text(encoding="utf-8")))
    return made


def ways(code: str, lang: str) -> dict[str, list[str]]:
    """The ids of the other words, in order, by event."""
    found: dict[str, list[str]] = {}
    for name in words(code, lang):
        if said := SAY.match(name):
            found.setdefault(said[1], []).append(name)
    return found


def texts_of_event(code: str, lang: str, event: str, figure: int) -> list[str]:
    """The event in all its words, every number of it being this figure."""
    spoken = bundle(code, lang)
    given: dict[str, Any] = {}
    for field in next(tell for tell in SHELF[code].words.tells.values() if tell.name == event).numbers:
        given[field.name] = figure if field.domain == "number" else f"<{field.name}>"
        given[f"{field.name}-raw"] = figure
        given[f"{field.name}-own"] = 0
    texts = []
    for name in [f"event-{event}", *ways(code, lang)[event]]:
        pattern = spoken.get_message(name).value
        assert pattern is not None
        text, faults = spoken.format_pattern(pattern, given)
        assert not faults, name
        texts.append(str(text))
    return texts


@pytest.mark.parametrize("code", FREQUENT_EVENTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_frequent_events_are_told_in_several_different_ways(code: str, lang: str) -> None:
    assert set(FREQUENT_EVENTS[code]) <= set(ways(code, lang))
    for event in ways(code, lang):
        for figure in FIGURES:
            texts = texts_of_event(code, lang, event, figure)
            assert len(set(texts)) == len(texts) >= LEAST_VARIANTS, (event, texts)
            assert not [text for text in texts if text[0].isdigit()], "figures follow the words"


@pytest.mark.parametrize("code", FREQUENT_EVENTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_ways_are_numbered_from_one_and_use_what_the_event_carries(code: str, lang: str) -> None:
    fields = {
        tell.name: argument_names(list(tell.numbers)) | own_seats(list(tell.numbers))
        for tell in SHELF[code].words.tells.values()
    }
    all_words = messages(folder_of(code), lang) | words(code, lang)
    for event, names in ways(code, lang).items():
        assert names == [f"say-{event}-{number}" for number in range(1, len(names) + 1)]
        assert not [name for name in names if variables(name, all_words) - fields[event]]
