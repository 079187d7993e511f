"""Names of numbers: players, positions, items of a turn, cards of other sets."""

from __future__ import annotations

import pytest
from tests.titles.best_11.laid import (
    CARDS,
    use,
)

from touchline.texts import TitleTexts
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.labels import LABELS


def label(domain: str, number: int) -> str:
    return LABELS[domain](CARDS, number)


def test_numbers_have_labels() -> None:
    assert label("player", 0) == "Brondani ({position-0}, 6)"
    assert label("player", CARDS.first_coach) == "Bruvizzi ({position-4}, 4-3-3, 5)"
    assert (label("management", 8), label("action", 0), label("formation", 0)) == ("G09", "K01", "4-4-2")
    assert (label("attack", 0), label("defence", 1)) == ("@play-corner", "@play-save")
    assert (label("needs", 0), label("needs", 3)) == (
        "{position-2} + {position-1}, 6 {word-points}",
        "{position-0}, 5 {word-points}",
    )
    assert (label("box", 1), label("kind", 2), label("bonus", 7)) == ("Lagune Unite", "@kind-2", "@bonus-b7")
    assert (label("shelter", 1), label("flag", 0), label("flag", 1)) == ("@shelter-1", "@flag-false", "@flag-true")
    assert (label("bet", 7), label("bet", 2)) == ("@bet-3-goal", "@bet-1-no-goal")
    assert (label("boost", 3), label("boost", c.PLAY + 1)) == ("@boost-points 3", "@card-jinx")


@pytest.mark.parametrize(
    ("lang", "keeper", "corner", "bonus"),
    [
        ("en", "(keeper, 6)", "midfielder + defender, 6 points", "with a midfielder"),
        ("it", "(portiere, 6)", "centrocampista + difensore, 6 punti", "con un centrocampista"),
        ("pt-PT", "(guarda-redes, 6)", "médio + defesa, 6 pontos", "com um médio"),
    ],
)
def test_positions_have_the_words_of_the_readers_language(lang: str, keeper: str, corner: str, bonus: str) -> None:
    texts = TitleTexts(TITLE, lang)
    assert texts.label("player", 0) == f"Brondani {keeper}"
    assert texts.label("needs", 0) == corner
    assert str(texts.label("item", use("G05", c.CHALLENGE))).endswith(bonus)


def test_items_of_a_turn_have_labels() -> None:
    assert (label("item", c.PLAY + 1), label("item", c.BUY), label("item", c.BUILD)) == (
        "{word-play} {card-jinx}",
        "{word-buy} Brondani ({position-0}, 6)",
        "@opt-build",
    )
    assert label("item", use("G02", c.ECONOMIC)) == f"@use-money {CARDS.economic[1]}"
    assert label("item", use("G02", c.EVENTS)) == f"@use-events-{CARDS.event_draws[1]}"
    assert label("item", use("G02", c.CHALLENGE)) == "@use-challenge-b1"
    assert label("item", use("G09", c.CHALLENGE)) == "@use-challenge-negation"
    assert label("item", use("G05", c.VARIOUS)) == "@use-swap-coach"
    assert label("item", c.USE + 4 * 9 + c.VARIOUS) == "@use-none"


@pytest.mark.parametrize(
    ("domain", "number", "label"),
    [
        ("player", 0, "Brondani ({position-0}, 6)"),
        ("player", CARDS.first_coach, "Bruvizzi ({position-4}, 4-3-3, 5)"),
        ("item", 0, "@opt-build"),
        ("item", 100, "@use-money 5"),
        ("item", 101, "@use-events-1"),
        ("item", 106, "@use-challenge-b1"),
        ("item", 134, "@use-challenge-negation"),
        ("item", 103, "@use-poach"),
        ("item", 1000, "{word-buy} Brondani ({position-0}, 6)"),
        ("item", 2000, "{word-play} {card-twinning}"),
        ("boost", 3, "@boost-points 3"),
        ("boost", 2001, "@card-jinx"),
        ("bet", 5, "@bet-2-goal"),
        ("bet", 4, "@bet-2-no-goal"),
        ("needs", 0, "{position-2} + {position-1}, 6 {word-points}"),
        ("attack", 0, "@play-corner"),
        ("defence", 0, "@play-save"),
        ("action", 0, "K01"),
        ("management", 0, "G01"),
        ("formation", 0, "4-4-2"),
        ("box", 0, "Vermiglia 1911"),
        ("kind", 1, "@kind-1"),
        ("bonus", 0, "@bonus-none"),
        ("shelter", 1, "@shelter-1"),
        ("flag", 1, "@flag-true"),
    ],
)
def test_numbers_have_names(domain: str, number: int, label: str) -> None:
    assert LABELS[domain](CARDS, number) == label


def test_cards_of_ones_own_are_called_as_their_file_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CARDS, "event_known", [False] * len(CARDS.event_ids))
    monkeypatch.setattr(CARDS, "play_known", [False] * len(CARDS.play_ids))

    assert LABELS["card"](CARDS, 1) == "Jinx"
    assert LABELS["attack"](CARDS, 0) == "Corner kick"
