"""The places of cards on the paper: nine of them, with bleed, and their backs behind them."""

import itertools
from dataclasses import astuple

import pytest

from touchline.press.sheet import BLEED_MM, NINE, PAPERS, Box, Mark, Sheet, gutter, pages

SHEETS = pytest.mark.parametrize("sheet", [Sheet(paper) for paper in PAPERS], ids=list(PAPERS))


def inside(inner: Box, outer: Box) -> bool:
    return inner.x >= outer.x and inner.y >= outer.y and inner.right <= outer.right and inner.bottom <= outer.bottom


@SHEETS
def test_nine_cards_of_poker_size_lie_on_the_paper(sheet: Sheet) -> None:
    paper = Box(0, 0, sheet.width, sheet.height)
    assert len(sheet.slots) == NINE == 9
    for slot in sheet.slots:
        assert (slot.cut.width, slot.cut.height) == (63, 88)
        assert inside(slot.cut, slot.bleed)
        assert inside(slot.bleed, paper)
    for one, other in itertools.combinations(sheet.slots, 2):
        assert not one.cut.overlaps(other.cut)


@SHEETS
def test_bleed_is_three_millimetres_outside_and_runs_over_no_neighbour(sheet: Sheet) -> None:
    first, last = sheet.slots[0], sheet.slots[-1]
    assert first.cut.x - first.bleed.x == pytest.approx(BLEED_MM) == 3
    assert first.cut.y - first.bleed.y == pytest.approx(BLEED_MM)
    assert last.bleed.right - last.cut.right == pytest.approx(BLEED_MM)
    assert last.bleed.bottom - last.cut.bottom == pytest.approx(BLEED_MM)
    for one, other in itertools.combinations(sheet.slots, 2):
        assert not one.bleed.overlaps(other.bleed)


def test_the_gutter_is_what_the_paper_allows() -> None:
    wide, high = PAPERS["a4"]
    assert gutter(wide, 63, 3) == pytest.approx(1.5)
    assert gutter(high, 88, 3) == 2 * BLEED_MM
    wide, high = PAPERS["letter"]
    assert gutter(wide, 63, 3) == pytest.approx(4.45)
    assert gutter(high, 88, 3) == 0


@SHEETS
def test_a_back_lies_behind_its_card_when_the_sheet_is_turned_over_its_long_edge(sheet: Sheet) -> None:
    def turn_box(box: Box) -> Box:
        return Box(sheet.width - box.right, box.y, box.width, box.height)

    for number, slot in enumerate(sheet.slots):
        behind = sheet.back(number)
        assert astuple(behind.cut) == pytest.approx(astuple(turn_box(slot.cut)))
        assert astuple(behind.bleed) == pytest.approx(astuple(turn_box(slot.bleed)))


@SHEETS
def test_every_cut_is_marked_at_both_ends_outside_the_bleed(sheet: Sheet) -> None:
    marks = sheet.marks()
    for slot in sheet.slots:
        for x in (slot.cut.x, slot.cut.right):
            assert len([mark for mark in marks if mark.x1 == mark.x2 == pytest.approx(x)]) == 2
        for y in (slot.cut.y, slot.cut.bottom):
            assert len([mark for mark in marks if mark.y1 == mark.y2 == pytest.approx(y)]) == 2
    for mark in marks:
        assert inside(box_of(mark), Box(0, 0, sheet.width, sheet.height))
        assert not any(box_of(mark).overlaps(slot.bleed) for slot in sheet.slots)


@SHEETS
def test_the_line_in_the_margin_meets_neither_cards_nor_marks(sheet: Sheet) -> None:
    place = sheet.footer()
    wide, high = (2.0, place.width) if place.upright else (place.width, 2.0)
    line = Box(place.x - wide / 2, place.y - high / 2, wide, high)
    assert inside(line, Box(0, 0, sheet.width, sheet.height))
    assert not any(line.overlaps(slot.bleed) for slot in sheet.slots)
    assert not any(line.overlaps(box_of(mark)) for mark in sheet.marks())


def box_of(mark: Mark) -> Box:
    x, y = min(mark.x1, mark.x2), min(mark.y1, mark.y2)
    return Box(x, y, max(mark.x1, mark.x2) - x, max(mark.y1, mark.y2) - y)


@pytest.mark.parametrize(("cards", "wanted"), [(0, 0), (1, 1), (9, 1), (10, 2), (81, 9)])
def test_nine_cards_fit_a_page(cards: int, wanted: int) -> None:
    assert pages(cards) == wanted
