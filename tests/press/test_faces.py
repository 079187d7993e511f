"""The card faces: every card of a set as often as the set has it, in the words of the reader."""

import csv
import dataclasses
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.kernel import duel
from tests.press.reading import our_decks
from touchline import titles
from touchline.kernel.errors import BadOption
from touchline.press.faces import Deck, Face, TextLine, decks
from touchline.press.words import OWN
from touchline.texts import LANGUAGES

CARDS = Path(titles.__file__).parent


def rows(title: str, file: str, folder: Path = CARDS) -> list[dict[str, str]]:
    with (folder / title / "cards" / file).open(encoding="utf-8") as source:
        return list(csv.DictReader(source))


def copies(title: str, file: str) -> Counter[str]:
    return Counter({row["id"]: int(row.get("copies", 1)) for row in rows(title, file)})


def make_decks(title: str, lang: str = "en", folder: Path | None = None) -> dict[str, Deck]:
    found = titles.title(title)
    made = our_decks(title, lang) if folder is None else decks(found, found.cards(folder), lang)
    return {deck.code: deck for deck in made}


def count_cards(deck: Deck) -> Counter[str]:
    return Counter(face.id for face in deck.faces)


def face(deck: Deck, card: str) -> Face:
    return next(each for each in deck.faces if each.id == card)


def text_of(card: Face) -> str:
    return " ".join(piece.text for piece in card.body if isinstance(piece, TextLine))


def strings(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif dataclasses.is_dataclass(thing):
        for field in dataclasses.fields(thing):
            yield from strings(getattr(thing, field.name))
    elif isinstance(thing, tuple):
        for each in thing:
            yield from strings(each)


def test_mister_has_footballers_actions_and_three_directions_for_each_of_four() -> None:
    found = make_decks("mister")
    assert count_cards(found["footballers"]) == copies("mister", "footballers.csv")
    assert count_cards(found["actions"]) == Counter(row["number"] for row in rows("mister", "actions.csv"))
    assert count_cards(found["directions"]) == {"left": 4, "centre": 4, "right": 4}
    assert sum(len(deck.faces) for deck in found.values()) == 81 + 32 + 12


def test_match_of_the_season_has_every_copy_of_its_cards() -> None:
    found, title = make_decks("match_of_the_season"), "match_of_the_season"
    assert count_cards(found["players"]) == copies(title, "players.csv")
    assert count_cards(found["chances"]) == copies(title, "chance.csv")
    assert count_cards(found["internationals"]) == copies(title, "international.csv")
    assert count_cards(found["trophies"]) == copies(title, "trophies.csv")
    assert count_cards(found["teams"]) == copies(title, "teams.csv")
    assert found["trophies"].faces[0].figure == "3"


def test_masters_of_football_has_four_sets_of_tactic_cards() -> None:
    found, title = make_decks("masters_of_football"), "masters_of_football"
    assert count_cards(found["players"]) == copies(title, "players.csv")
    assert count_cards(found["managers"]) == copies(title, "managers.csv")
    assert count_cards(found["actions"]) == copies(title, "action_cards.csv")
    assert count_cards(found["tactics"]) == {"possession": 4, "direct": 4, "physical": 4, "defensive": 4}


def test_best_11_has_three_whole_boxes() -> None:
    found, title = make_decks("best_11"), "best_11"
    for box in ("VER", "LAG", "BRU"):
        code = box.lower()
        own = [
            row["id"] for file in ("footballers.csv", "coaches.csv") for row in rows(title, file) if row["box"] == box
        ]
        assert count_cards(found[f"{code}-team"]) == Counter(own)
        assert count_cards(found[f"{code}-formations"]) == copies(title, "formations.csv")
        assert count_cards(found[f"{code}-management"]) == copies(title, "management.csv")
        assert count_cards(found[f"{code}-actions"]) == copies(title, "actions.csv")
        assert count_cards(found[f"{code}-events"]) == copies(title, "events.csv")
    assert len(found) == 15
    assert face(found["lag-events"], "forza_club").name == "Forza Lagune"


def test_cards_that_are_shuffled_together_have_one_back() -> None:
    found = make_decks("match_of_the_season")
    teams, internationals = found["teams"], found["internationals"]
    assert (teams.ground, teams.sign, teams.name) == (internationals.ground, internationals.sign, internationals.behind)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", titles.SHELF)
def test_every_word_has_a_text(title: str, lang: str) -> None:
    for deck in make_decks(title, lang).values():
        for text in strings(deck):
            assert not re.search(r"\[[a-z0-9-]+\]|[{}]", text), text


def test_positions_have_the_letters_of_the_language() -> None:
    letters = {lang: [] for lang in LANGUAGES}  # type: dict[str, list[str]]
    for lang in LANGUAGES:
        for title, deck, card in (
            ("match_of_the_season", "players", "P001"),
            ("masters_of_football", "players", "P09"),
            ("best_11", "ver-team", "VER-P01"),
        ):
            badge = face(make_decks(title, lang)[deck], card).badge
            assert badge
            letters[lang].append(badge.letter)
    assert letters == {"en": ["G", "F", "G"], "it": ["P", "A", "P"], "pt-PT": ["G", "A", "G"]}


@pytest.mark.parametrize("title", ["", *titles.SHELF])
def test_the_same_words_in_all_languages(title: str) -> None:
    ids = []
    for lang in LANGUAGES:
        file = CARDS / title / "text" / f"{lang}.print.ftl" if title else OWN / f"{lang}.ftl"
        entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
        ids.append([entry.id.name for entry in entries if isinstance(entry, Message)])
    assert ids[0] == ids[1] == ids[2]


def change_file(tmp_path: Path, title: str, file: str, old: str, new: str) -> Path:
    """Our set with one change."""
    folder = tmp_path / title / "cards"
    shutil.copytree(CARDS / title / "cards", folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def test_a_changed_event_card_says_its_own_numbers(tmp_path: Path) -> None:
    folder = change_file(
        tmp_path,
        "best_11",
        "events.csv",
        "inspired_day,Inspired day,4,0,boost,performer,add,2",
        "inspired_day,Inspired day,4,0,boost,performer,add,5",
    )
    assert "+2 to your action" in text_of(face(make_decks("best_11")["ver-events"], "inspired_day"))
    assert "+5 to your action" in text_of(face(make_decks("best_11", "en", folder)["ver-events"], "inspired_day"))
    assert "+5 na própria ação" in text_of(face(make_decks("best_11", "pt-PT", folder)["ver-events"], "inspired_day"))


def test_names_that_were_not_changed_stay_in_the_language_of_the_reader(tmp_path: Path) -> None:
    folder = change_file(tmp_path, "best_11", "events.csv", "yellow_card,Yellow card,", "yellow_card,Stern look,")
    events = make_decks("best_11", "it", folder)["ver-events"]
    assert face(events, "yellow_card").name == "Stern look"
    assert face(events, "red_card").name == "Cartellino rosso"
    assert "Parata" in text_of(face(make_decks("best_11", "it", folder)["ver-actions"], "K01"))


def test_a_new_chance_card_is_told_by_its_effect(tmp_path: Path) -> None:
    new = "CB-02,sponsor-found,blue,1,bank_pays,45000,,"
    folder = change_file(
        tmp_path, "match_of_the_season", "chance.csv", "CB-02,television-money,blue,1,bank_pays,20000,,", new
    )
    card = face(make_decks("match_of_the_season", "en", folder)["chances"], "CB-02")
    assert card.name == "Sponsor found"
    assert text_of(card) == "The bank pays 45\u00a0000."


def test_a_tactic_card_names_its_own_formations(tmp_path: Path) -> None:
    old = "CT-03,centre-attack,green,3,centre_attack,2,,4-4-2 3-5-2"
    folder = change_file(tmp_path, "match_of_the_season", "chance.csv", old, old.replace("4-4-2 3-5-2", "4-3-3"))
    assert "in 4-4-2 or 3-5-2: 2 stars" in text_of(face(make_decks("match_of_the_season")["chances"], "CT-03"))
    assert "in 4-3-3: 2 stars" in text_of(face(make_decks("match_of_the_season", "en", folder)["chances"], "CT-03"))


def test_a_changed_manager_is_told_by_his_symbols(tmp_path: Path) -> None:
    old = "A01,MG01,mod_tactic,2,own,always"
    folder = change_file(tmp_path, "masters_of_football", "abilities.csv", old, old.replace(",2,", ",3,"))
    assert text_of(face(make_decks("masters_of_football")["managers"], "MG01")) == "+2 in every tactic battle."
    assert text_of(face(make_decks("masters_of_football", "en", folder)["managers"], "MG01")) == "tactic +3"


def test_a_title_without_sheets_is_refused() -> None:
    with pytest.raises(BadOption, match="no-sheets: duel"):
        decks(duel.TITLE, None, "en")
