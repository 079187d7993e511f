"""A run on disk: its plan, a folder for each batch that is done, and at the end one Parquet file for each table.

A batch is written under another name and then renamed: it is there whole or not at all.  So a run that
is stopped goes on where it was, and no game is missing or counted twice.  When the last batch is done, the batches are
joined and their folder is removed: a folder with all tables and without batches holds a finished run.
"""

import json
import os
import shutil
from pathlib import Path
from typing import Any

import polars as pl

from touchline.kernel.errors import BadOption
from touchline.lab.rows import COLUMNS, Rows
from touchline.sim.runner import Batch, Plan

LAYOUT = 2  # version of the rows; a run with another layout cannot be continued
TYPES: dict[str, dict[str, type[pl.DataType]]] = {
    "games": {"game": pl.Int64, "decisions": pl.Int64, "why": pl.String},
    "seats": {
        "game": pl.Int64,
        "seat": pl.Int32,
        "bot": pl.String,
        "place": pl.Int32,
        "score": pl.Int64,
        "won": pl.Float64,
    },
    "cards": {
        "game": pl.Int64,
        "seat": pl.Int32,
        "event": pl.String,
        "kind": pl.String,
        "card": pl.Int32,
        "times": pl.Int32,
    },
    "money": {"game": pl.Int64, "period": pl.Int32, "seat": pl.Int32, "money": pl.Int64},
}


class Store:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts = folder / "parts"
        self.joined = folder / "parts.joined"  # batches that are in the tables already, while they are being removed

    def open(self, plan: Plan, games: int, size: int, digest: str) -> list[Batch]:
        """Return the batches still to play.  A folder that holds another run is refused."""
        wanted: dict[str, Any] = {"title": plan.title, "bots": plan.bots, "options": plan.options}
        wanted |= {"seed": str(plan.seed), "games": games, "cards": digest, "layout": LAYOUT}
        file = self.folder / "plan.json"
        if file.is_file():
            kept = json.loads(file.read_text(encoding="utf-8"))
            size = kept.pop("batch")
            if kept != wanted:
                raise BadOption("other-run", str(self.folder), {"differs": ", ".join(differing(kept, wanted))})
            shutil.rmtree(self.joined, ignore_errors=True)  # left by a removal that was stopped
            if self.is_finished():
                return []
        self.parts.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(wanted | {"batch": size}, indent=2) + "\n", encoding="utf-8")
        every = [(first, min(first + size, games)) for first in range(0, games, size)]
        return [batch for batch in every if not self.place(batch).is_dir()]

    def place(self, batch: Batch) -> Path:
        return self.parts / f"{batch[0]:09}"

    def write(self, batch: Batch, rows: Rows) -> None:
        beside = self.parts / f"{batch[0]:09}.{os.getpid()}.new"
        shutil.rmtree(beside, ignore_errors=True)
        beside.mkdir()
        for name, frame in frames(rows).items():
            frame.write_parquet(beside / f"{name}.parquet")
        try:
            beside.rename(self.place(batch))
        except OSError:  # another run has put it there
            shutil.rmtree(beside)

    def is_finished(self) -> bool:
        return not self.parts.is_dir() and all(self.table(name).is_file() for name in COLUMNS)

    def table(self, name: str) -> Path:
        return self.folder / f"{name}.parquet"

    def finish(self) -> dict[str, pl.DataFrame]:
        """Return one table of each kind, in the order of the games; batches are joined, written and removed."""
        if not self.is_finished():
            for name, frame in self.join_batches().items():
                beside = self.table(name).with_suffix(".new")
                frame.write_parquet(beside)
                beside.replace(self.table(name))
            self.remove_batches()
        return {name: pl.read_parquet(self.table(name)) for name in COLUMNS}

    def join_batches(self) -> dict[str, pl.DataFrame]:
        places = sorted(place for place in self.parts.iterdir() if place.name.isdigit())
        joined = {}
        for name in COLUMNS:
            each = [pl.read_parquet(place / f"{name}.parquet") for place in places]
            joined[name] = pl.concat(each, how="diagonal") if each else pl.DataFrame(schema=TYPES[name])
        return joined

    def remove_batches(self) -> None:
        """Remove the batches, renamed first: a removal that is stopped must not look like an unfinished run."""
        self.parts.rename(self.joined)
        shutil.rmtree(self.joined)


def frames(rows: Rows) -> dict[str, pl.DataFrame]:
    made = {name: pl.DataFrame(rows.tables[name], schema=TYPES[name], orient="row") for name in COLUMNS}
    figures = pl.DataFrame(rows.figures) if rows.figures and rows.figures[0] else pl.DataFrame()
    made["games"] = pl.concat([made["games"], figures], how="horizontal") if figures.width else made["games"]
    return made


def differing(kept: dict[str, Any], wanted: dict[str, Any]) -> list[str]:
    return sorted(name for name in kept.keys() | wanted.keys() if kept.get(name) != wanted.get(name))
