"""Random legal card sets: our own files, changed at random, as long as the loader accepts them.

The loader is the judge of what is legal.  So whatever it accepts must be playable, and whatever is not playable needs a
check there.  Words are taken from the vocabularies of the title (tuples of texts in its modules), numbers from a few
ranges that reach over what the columns allow.  This file names no title.
"""

from __future__ import annotations

import csv
import importlib
import pkgutil
import re
import shutil
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar

from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadCard
from touchline.kernel.title import Title

Rows = list[list[str]]
T = TypeVar("T")
BOUNDS = (0, 1, 2, 3, 5, 7, 9, 10, 20, 21, 50, 75, 99, 999, 5000, 100_000, 10_000_000)
TOKEN = re.compile(r"(\W+)")
CHANGES = 80  # tried for each set; about half are refused


@cache
def vocabularies(code: str) -> list[tuple[str, ...]]:
    """All tuples and lists of two or more texts in the modules of a title: kinds, roles, symbols, slots."""
    package = importlib.import_module(f"touchline.titles.{code}")
    found: list[tuple[str, ...]] = []
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if not module.ispkg:
            values = vars(importlib.import_module(module.name)).values()
            found += [tuple(each) for each in values if is_vocabulary(each)]
    return sorted(set(found))


def is_vocabulary(value: object) -> bool:
    return isinstance(value, tuple | list) and len(value) > 1 and all(isinstance(each, str) for each in value)


class Fuzzer:
    """Makes one set in a folder; the same seed makes the same set."""

    def __init__(self, title: Title, folder: Path, seed: str) -> None:
        assert title.own_cards is not None
        self.title, self.folder, self.dealer = title, folder, Seeded(seed)
        shutil.copytree(title.own_cards, folder)
        self.files = sorted(folder.glob("*.csv"))
        self.ways = [self.change_cell, self.swap_cells, self.change_numbers, self.change_words, self.copy_row]
        self.ways += [*self.ways, self.change_length]
        self.refused: list[str] = []  # codes

    def make(self, changes: int = CHANGES) -> int:
        """Try some changes and keep those that the loader accepts; return how many."""
        return sum(self.change() for _ in range(changes))

    def change(self) -> bool:
        file = self.pick(self.files)
        before = file.read_bytes()
        with file.open(encoding="utf-8", newline="") as opened:
            rows = list(csv.reader(opened))
        self.pick(self.ways)(rows)
        with file.open("w", encoding="utf-8", newline="") as opened:
            csv.writer(opened).writerows(rows)
        if file.read_bytes() == before:
            return False
        try:
            self.title.cards(self.folder)
        except BadCard as fault:
            self.refused.append(fault.code)
            file.write_bytes(before)
            return False
        return True

    # -- one change

    def change_cell(self, rows: Rows) -> None:
        row, column = self.place(rows)
        rows[row][column] = self.other_text(rows[row][column])

    def change_numbers(self, rows: Rows) -> None:
        """All numbers of a column, between two bounds: often one of them, so that extremes are met."""
        column = self.dealer.below(len(rows[0]))
        low, high = sorted((self.bound(), self.bound()))
        if all(row[column].removeprefix("-").isdigit() for row in rows[1:] if row[column]):
            for row in rows[1:]:
                row[column] = str(self.pick([low, high, low + self.dealer.below(high - low + 1)]))

    def change_words(self, rows: Rows) -> None:
        """A part of the words of a column, to one and the same word or each to another."""
        column = self.dealer.below(len(rows[0]))
        known = self.vocabularies_with(rows[1][column])
        if known:
            words = self.pick(known)
            words = self.pick([words, (self.pick(words),)])
            share = self.pick([1, 2, 10])
            for row in rows[1:]:
                if self.dealer.below(share) == 0:
                    row[column] = self.pick(words)

    def swap_cells(self, rows: Rows) -> None:
        """A cell takes the text of another row: what stands in a column fits the column."""
        row, column = self.place(rows)
        rows[row][column] = rows[1 + self.dealer.below(len(rows) - 1)][column]

    def copy_row(self, rows: Rows) -> None:
        """A row takes all of another one but its id and its name."""
        row, _ = self.place(rows)
        rows[row] = rows[row][:2] + self.pick(rows[1:])[2:]

    def change_length(self, rows: Rows) -> None:
        """One row less, or one more."""
        if self.dealer.below(2) and len(rows) > 2:
            del rows[1 + self.dealer.below(len(rows) - 1)]
            return
        row = list(self.pick(rows[1:]))
        row[0] = str(len(rows)) if row[0].isdigit() else f"{row[0]}x"
        row[1] = row[1] if row[1].isdigit() or self.vocabularies_with(row[1]) else f"{row[1]}x"
        rows.append(row)

    # -- words and numbers

    def place(self, rows: Rows) -> tuple[int, int]:
        return 1 + self.dealer.below(len(rows) - 1), self.dealer.below(len(rows[0]))

    def other_text(self, text: str) -> str:
        """The text with one of its words or numbers replaced, or removed altogether."""
        parts = TOKEN.split(text)
        at = 2 * self.dealer.below((len(parts) + 1) // 2)
        if parts[at].isdigit():
            parts[at] = str(self.bound())
        elif known := self.vocabularies_with(parts[at]):
            parts[at] = self.pick(self.pick(known))
        else:
            return ""
        return "".join(parts)

    def bound(self) -> int:
        """A small number rather than a large one: most columns refuse large ones."""
        return BOUNDS[min(self.dealer.below(len(BOUNDS)), self.dealer.below(len(BOUNDS)))]

    def vocabularies_with(self, word: str) -> list[tuple[str, ...]]:
        return [each for each in vocabularies(self.title.code) if word in each]

    def pick(self, choices: Sequence[T]) -> T:
        return choices[self.dealer.below(len(choices))]
