"""`touchline sim --out` and `touchline compare`: store games with a report, and compare two card sets."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import polars as pl
import typer
from rich.console import Console
from rich.table import Table

from touchline import titles as shelf
from touchline.cli.given import folder, settings
from touchline.cli.sim import bar
from touchline.kernel.errors import BadOption
from touchline.kernel.title import Title
from touchline.lab.compare import Change, compare_runs
from touchline.lab.run import run
from touchline.sim.runner import Plan, check_plan
from touchline.texts import TitleTexts, language


def write_down(
    title: Title,
    games: int,
    bots: list[str],
    seats: int | None,
    options: dict[str, Any],
    cards: Path | None,
    seed: str,
    workers: int,
    out: Path | None,
    ray: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    from touchline.lab import report

    if out is None:
        raise BadOption("missing", "out", {"needed": "ray"})
    plan = check_plan(title, games, bots, seats, options, folder(cards), seed)
    tables = play_or_load(plan, games, out, workers, ray)
    texts = TitleTexts(title, language(lang), title.cards(plan.cards))
    report.write(out / "report.html", plan, tables, texts)
    files = [str(out / name) for name in ("report.html", *(f"{each}.parquet" for each in tables))]
    typer.echo(json.dumps({"games": games, "files": files}, indent=2) if as_json else "\n".join(files))


def play_or_load(plan: Plan, games: int, out: Path, workers: int, ray: str | None = None) -> dict[str, pl.DataFrame]:
    with bar() as progress:
        task = progress.add_task(plan.title, total=games)

        def done(more: int) -> None:
            progress.update(task, advance=more, refresh=True)

        return run(plan, games, out, workers=workers, ray=ray, progress=done if sys.stderr.isatty() else None)


def compare_sets(
    code: str,
    sets: tuple[Path | None, Path | None],
    games: int,
    bots: list[str],
    seats: int | None,
    options: list[str],
    seed: str,
    workers: int,
    out: Path | None,
    as_json: bool,
    lang: str | None,
) -> None:
    title = shelf.title(code)
    named, given = [bot.strip() for bot in bots], settings(title, options)
    plans = [check_plan(title, games, named, seats, given, folder(cards), seed) for cards in sets]
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch) if out is None else out
        before, after = (play_or_load(plan, games, place / f"{at + 1}", workers) for at, plan in enumerate(plans))
    changes = compare_runs(before, after)
    if as_json:
        typer.echo(json.dumps({"title": code, "games": games, "changes": [each.data() for each in changes]}, indent=2))
    else:
        Console(highlight=False, markup=False).print(changes_table(changes, TitleTexts(title, language(lang))))


def changes_table(changes: list[Change], texts: TitleTexts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for head in ("lab-before", "lab-after", "lab-difference"):
        table.add_column(texts.say(head), justify="right")
    for each in changes:
        difference = f"{each.difference:+.3f} ± {each.doubt:.3f}"
        style = "bold" if each.clear else None
        table.add_row(plain_name(each.name, texts), f"{each.before:.3f}", f"{each.after:.3f}", difference, style=style)
    return table


def plain_name(name: str, texts: TitleTexts) -> str:
    kind, _, seat = name.partition("-")
    if kind in ("won", "score") and seat.isdigit():
        return str(texts.say(f"lab-{kind}", {"seat": int(seat) + 1}))
    own = "ui-decisions" if name == "decisions" else f"figure-{name}"
    return str(texts.say(own)) if texts.has(own) else name
