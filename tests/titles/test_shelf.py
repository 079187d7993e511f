"""The shelf finds every title, and one that is not whole does not stop the others."""

import logging
from functools import partial
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest
from tests.kernel import duel

from touchline import titles
from touchline.bots import Rookie
from touchline.kernel.declared import Book, Bots, Lazy
from touchline.kernel.title import LAST_RANK, Title
from touchline.search.outlook import Outlook
from touchline.titles.shelf import Found, collect, source_of

FOLDERS = sorted(file.parent.name for file in Path(titles.__file__).parent.glob("*/__init__.py"))


def duel_with(**parts: Any) -> Title:
    """The small title of the kernel's tests, with other parts."""
    own = duel.TITLE
    required = ("code", "name", "edition", "seats", "options", "words", "load_cards", "start", "agenda")
    given = {name: getattr(own, name) for name in (*required, "observe", "redeal", "hidden", "result")}
    return Title(**(given | parts))


def broken() -> Title:
    raise ImportError("No module named 'nowhere'\nand a second line")


def catalogue(folder: Path, text: str) -> Book:
    (folder / "duel.md").write_text(text, encoding="utf-8")
    return Book("DUEL", str(folder / "duel.md"))


def test_every_folder_of_titles_is_on_the_shelf() -> None:
    assert sorted(titles.SHELF) == FOLDERS


def test_titles_stand_in_the_order_that_they_declare() -> None:
    ranks = [title.shelf_rank for title in titles.SHELF.values()]

    assert ranks == sorted(ranks)
    assert len(set(ranks)) == len(ranks)
    assert ranks[-1] < LAST_RANK


def test_plug_ins_stand_after_the_built_in_titles_whatever_their_rank() -> None:
    given = (("a", 1), ("b", 9), ("c", 5), ("d", 5))
    found = [Found(code, partial(duel_with, code=code, shelf_rank=rank), code in "bc") for code, rank in given]

    assert list(collect(found)) == ["c", "b", "a", "d"]


def test_a_title_of_another_package_is_found_by_its_entry_point() -> None:
    point = EntryPoint("duel", "tests.kernel.duel:TITLE", "touchline.titles")

    assert collect([Found(source_of(point), point.load)]) == {"duel": duel.TITLE}


def test_a_whole_title_is_accepted(tmp_path: Path) -> None:
    whole = duel_with(
        book=catalogue(tmp_path, "# Duel\n| DUEL-A-01 | [book] | One. | |\n"),
        lab=Lazy("touchline.lab.facts"),
        bots=Bots({}, instinct=Rookie, outlook=Outlook()),
    )

    assert collect([Found("duel", lambda: whole)]) == {"duel": whole}


@pytest.mark.parametrize(
    ("load", "reason"),
    [
        (broken, "ImportError: No module named 'nowhere'"),
        (lambda: "duel", "NotWhole: not a Title but str"),
        (lambda: duel_with(code="no code"), "NotWhole: the code 'no code' is not an identifier"),
        (lambda: duel_with(code="first"), "NotWhole: the code first is taken"),
        (lambda: duel_with(lab=Lazy("nowhere.lab:LAB")), "NotWhole: there is no module nowhere.lab:LAB"),
        (lambda: duel_with(text=Path("nowhere")), "NotWhole: there is no folder nowhere"),
        (lambda: duel_with(bots=Bots({}, outlook=Outlook())), "NotWhole: an outlook without an instinct"),
    ],
)
def test_a_title_that_is_not_whole_is_reported_in_one_line(
    caplog: pytest.LogCaptureFixture, load: Any, reason: str
) -> None:
    first, last = duel_with(code="first"), duel_with(code="last")
    found = [Found("first", lambda: first), Found("plug-in bad of bad-package 1.0", load), Found("last", lambda: last)]
    with caplog.at_level(logging.ERROR):
        assert list(collect(found)) == ["first", "last"]

    assert caplog.messages == [f"title not loaded: plug-in bad of bad-package 1.0: {reason}"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("# Duel\n", "NotWhole: the catalogue has no rules; IDs begin with DUEL-"),
        ("| ABC-A-01 | [book] | One. | |\n", "NotWhole: the catalogue has ABC-A-01; IDs begin with DUEL-"),
        ("| DUEL-A-01 | [book] | One. | |\n" * 2, "ValueError: duel: DUEL-A-01 stands twice in the catalogue"),
    ],
)
def test_a_catalogue_that_cannot_be_read_is_reported(
    caplog: pytest.LogCaptureFixture, tmp_path: Path, text: str, reason: str
) -> None:
    title = duel_with(book=catalogue(tmp_path, text))
    with caplog.at_level(logging.ERROR):
        assert collect([Found("plug-in duel", lambda: title)]) == {}

    assert caplog.messages == [f"title not loaded: plug-in duel: {reason}"]


def test_a_lazy_part_is_loaded_when_it_is_used() -> None:
    assert Lazy("touchline.lab.facts").exists()
    assert not Lazy("touchline.lab.nothing").exists()
    assert Lazy("tests.kernel.duel:TITLE").load() is duel.TITLE
    assert Lazy("tests.kernel.duel").load() is duel
