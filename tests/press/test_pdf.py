"""The pages: all cards are there, everything fits its box, backs lie behind their fronts."""

import io
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.press.reading import PrintedText, our_decks, pages
from touchline import titles
from touchline.kernel.errors import TouchlineError
from touchline.press import setting
from touchline.press.back import back
from touchline.press.faces import Deck, Face, TextLine
from touchline.press.front import common_picture_height, front
from touchline.press.pdf import Order
from touchline.press.pen import Pen
from touchline.press.sheet import PAPERS, Box, Sheet
from touchline.texts import LANGUAGES

ID_SIZE = 5.0  # points: the ids at the foot of the cards
SHEET = Sheet("a4")


def order(title: str, lang: str = "en", **given: Any) -> Order:
    found = titles.title(title)
    return Order(found.name, found.cards().digest, our_decks(title, lang), **given)


class Measuring(Pen):
    """Draws nothing, and notes how far type reaches on a card."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO(), PAPERS["a4"])
        self.canvas = Nothing()
        self.boxes: list[Box] = []
        self.reach: list[tuple[float, float, str, float]] = []

    def box(self, box: Box, fill: str = "", radius: float = 0, edge: str = "", line: float = 0.3) -> None:
        self.boxes.append(box)

    def write(self, text: str, x: float, y: float, name: str, size: float, colour: str, align: float = 0.0) -> None:
        wide = setting.width(setting.check_glyphs(text, name), name, size)
        self.reach.append((x - align * wide, x + (1 - align) * wide, text, size))
        assert 0 < y < 88, text


class Nothing:
    def __getattr__(self, name: str) -> Any:
        return lambda *given, **named: self


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", titles.SHELF)
def test_all_texts_fit_their_cards_in_every_language(title: str, lang: str) -> None:
    pen = Measuring()
    for deck in order(title, lang).decks:
        back(pen, SHEET.slots[0], deck, title)
        for face in dict.fromkeys(deck.faces):
            front(pen, SHEET.slots[0], face)
    assert pen.reach
    for left, right, text, size in pen.reach:
        assert left >= 3, text
        assert right <= 60.01, text
        assert size >= setting.MIN_POINTS, text


@pytest.mark.parametrize("title", titles.SHELF)
def test_the_name_plates_of_a_deck_stand_in_line(title: str) -> None:
    for deck in order(title, "it").decks[:5]:
        pen, high = Measuring(), common_picture_height(deck.faces)
        for face in dict.fromkeys(deck.faces):
            front(pen, SHEET.slots[0], face, high)
        plates = {round(box.y, 3) for box in pen.boxes if box.width == 57 and box.y > 3}
        assert len(plates) <= 1, deck.code


def test_a_text_shrinks_and_is_refused_when_it_cannot_be_read_any_more() -> None:
    pen, slot = Measuring(), SHEET.slots[0]
    front(pen, slot, Face("short", "Name", body=(TextLine("word " * 10),)))
    front(pen, slot, Face("long", "Name", body=(TextLine("word " * 150),)))
    sizes = {size for left, right, text, size in pen.reach if text.startswith("word")}
    assert max(sizes) > 8 > min(sizes)
    with pytest.raises(TouchlineError, match="text-too-long: longer"):
        front(pen, slot, Face("longer", "Name", body=(TextLine("word " * 600),)))
    with pytest.raises(TouchlineError, match="text-too-long: wide"):
        front(pen, slot, Face("wide", "Name" * 40))


def test_a_letter_that_the_fonts_do_not_have_is_refused() -> None:
    front(Measuring(), SHEET.slots[0], Face("polish", "ŁUKASZ ŻÓŁĆ"))
    with pytest.raises(TouchlineError, match="no-such-letter: ПЕТРОВ: letters=ВЕОПРТ"):
        front(Measuring(), SHEET.slots[0], Face("russian", "ПЕТРОВ"))


@pytest.mark.parametrize(("title", "paper"), list(zip(titles.SHELF, ("a4", "letter") * 2, strict=True)))
def test_every_card_is_on_the_pages_as_often_as_the_set_has_it(title: str, paper: str) -> None:
    wanted = order(title, "it", paper=paper, backs=False)
    found = pages(wanted)
    begin = 0
    for deck in wanted.decks:
        own = found[begin : begin + -(-len(deck.faces) // 9)]
        begin += len(own)
        ids = Counter(face.id for face in deck.faces)
        small = Counter(each.text for page in own for each in page if each.size == ID_SIZE)
        assert {card: small[card] for card in ids} == ids
        assert all(any(f"· {deck.name} ·" in each.text for each in page) for page in own)
    assert begin == len(found) == wanted.pages


def test_accents_come_out_right() -> None:
    words = " ".join(each.text for page in pages(deck_of("mister", "it", "footballers")) for each in page)
    assert "NICOLÒ TREBBIARI" in words
    words = " ".join(each.text for page in pages(deck_of("match_of_the_season", "pt-PT", "players")) for each in page)
    assert "médio" in words
    assert "avançado" in words


def deck_of(title: str, lang: str, code: str, **given: Any) -> Order:
    whole = order(title, lang, **given)
    return replace(whole, decks=[deck for deck in whole.decks if deck.code == code])


def texts_named(page: list[PrintedText], text: str) -> list[PrintedText]:
    return [each for each in page if each.text == text]


def test_backs_follow_their_fronts_and_lie_behind_them() -> None:
    short = Deck("one", "Lone cards", "#14532D", "boot", (Face("a", "Here"), Face("b", "There")))
    front_page, back_page = pages(Order("Mister", "0" * 64, [short], "a4"))
    assert [each.text for each in front_page if each.size == ID_SIZE] == ["a", "b"]
    middles = [
        each.x + setting.width(each.text, setting.DISPLAY, each.size) / 2
        for each in texts_named(back_page, "Lone cards")
    ]
    slots = [SHEET.slots[2], SHEET.slots[1]]  # mirrored: behind the first card is the last slot of the row
    assert middles == pytest.approx([slot.cut.x + 31.5 for slot in slots], abs=0.01)


def test_the_margin_says_what_the_page_is() -> None:
    wanted = deck_of("mister", "en", "directions")
    found = pages(wanted)
    lines = [next(each.text for each in page if "·" in each.text) for page in found]
    assert lines == [f"Mister · Direction cards · {number}/4 · {wanted.digest[:12]}" for number in (1, 2, 3, 4)]
