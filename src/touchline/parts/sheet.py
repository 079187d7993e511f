"""A card file: a CSV sheet with a header, read and checked column by column; faults name file, row and column.

Rows are numbered as a spreadsheet shows them: the header is row 1.
"""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from touchline.kernel.errors import BadCard

MAX_FILE_CHARACTERS: Final = 1_000_000  # characters of one file
MAX_NUMBER_DIGITS: Final = 12  # digits of a number


class Sheet:
    def __init__(self, folder: Path, file: str, columns: Sequence[str] | None = None) -> None:
        """Read the file; if `columns` are given, it must have exactly these, in any order."""
        self.file = file
        try:
            rows = list(csv.reader(io.StringIO(text_of(folder, file)), strict=True))
        except csv.Error:
            raise BadCard(file, 0, "", "not-csv") from None
        if not rows:
            raise BadCard(file, 1, "", "empty-file")
        self.header = [name.strip() for name in rows[0]]
        self.check_header(columns)
        self.places = [at for at, row in enumerate(rows, 1) if row and at > 1]  # blank lines count as rows
        self.rows = [rows[at - 1] for at in self.places]
        for at, row in zip(self.places, self.rows, strict=True):
            if len(row) != len(self.header):
                raise BadCard(file, at, "", "ragged-row", len(row))

    def check_header(self, columns: Sequence[str] | None) -> None:
        for name in columns or ():
            if name not in self.header:
                raise BadCard(self.file, 1, name, "missing-column")
        for name in self.header:
            if self.header.count(name) > 1:
                raise BadCard(self.file, 1, name, "duplicate-column")
            if columns is not None and name not in columns:
                raise BadCard(self.file, 1, name, "unknown-column")

    def __len__(self) -> int:
        return len(self.rows)

    def texts(self, column: str, empty: bool = False, unique: bool = False) -> list[str]:
        if column not in self.header:
            raise BadCard(self.file, 1, column, "missing-column")
        at = self.header.index(column)
        cells = [row[at].strip() for row in self.rows]
        for k, cell in enumerate(cells):
            if not cell and not empty:
                raise BadCard(self.file, self.places[k], column, "empty-cell")
            if unique and cell in cells[:k]:
                raise BadCard(self.file, self.places[k], column, "duplicate", cell)
        return cells

    def cells(self, column: str, empty: bool = False) -> list[tuple[int, str]]:
        """Return the texts of a column, each with its row."""
        return list(zip(self.places, self.texts(column, empty), strict=True))

    def numbers(self, column: str, least: int, most: int, empty: int | None = None) -> list[int]:
        """Return whole numbers within a range; `empty`: the value of an empty cell, if a cell may be empty."""
        numbers: list[int] = []
        for row, cell in self.cells(column, empty is not None):
            if not cell and empty is not None:
                numbers.append(empty)
                continue
            if not (cell.isascii() and cell.removeprefix("-").isdigit() and len(cell) <= MAX_NUMBER_DIGITS):
                raise BadCard(self.file, row, column, "not-a-number", cell)
            if not least <= int(cell) <= most:
                raise BadCard(self.file, row, column, "out-of-range", cell)
            numbers.append(int(cell))
        return numbers

    def choices(self, column: str, known: Sequence[str]) -> list[int]:
        """Return the index of each cell's word among the known words."""
        for row, cell in self.cells(column, "" in known):
            if cell not in known:
                raise BadCard(self.file, row, column, "unknown-word", cell)
        return [known.index(cell) for cell in self.texts(column, "" in known)]

    def sets(self, column: str, known: Sequence[str], between: str = " ") -> list[list[int]]:
        """Return the indices of each cell's words among the known words."""
        found: list[list[int]] = []
        for row, cell in self.cells(column, True):
            words = [word for word in cell.split(between) if word]
            for word in words:
                if word not in known:
                    raise BadCard(self.file, row, column, "unknown-word", word)
            found.append([known.index(word) for word in words])
        return found


def text_of(folder: Path, file: str) -> str:
    try:
        raw = (folder / file).read_bytes()
    except FileNotFoundError:
        raise BadCard(file, 0, "", "missing-file") from None
    except OSError:
        raise BadCard(file, 0, "", "unreadable-file") from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadCard(file, 0, "", "not-utf-8") from None
    if len(text) > MAX_FILE_CHARACTERS:
        raise BadCard(file, 0, "", "too-large", len(text))
    return text.replace("\r\n", "\n")


def digest(folder: Path, files: Sequence[str]) -> str:
    """Return a hash of the content; the folder does not matter."""
    whole = hashlib.sha256()
    for file in sorted(files):
        rows = csv.reader(io.StringIO(text_of(folder, file)))
        cells = "\n".join("\t".join(cell.strip() for cell in row) for row in rows if row)
        whole.update(f"{file}\n{cells}\n".encode())
    return whole.hexdigest()
