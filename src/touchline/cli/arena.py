"""`touchline arena`: plays bots against each other and rates them."""

import json
import sys
from pathlib import Path

import typer
from rich.console import Console
from rich.table import Table

from touchline import titles as shelf
from touchline.cli.given import folder, settings
from touchline.cli.sim import bar
from touchline.sim.arena import Standing, arena, groups
from touchline.sim.runner import fewest
from touchline.texts import Texts, TitleTexts, language


def compete(
    code: str,
    bots: list[str],
    games: int,
    seats: int | None,
    options: list[str],
    cards: Path | None,
    seed: str,
    workers: int,
    as_json: bool,
    lang: str | None,
) -> None:
    title = shelf.title(code)
    given = settings(title, options)
    named = [bot.strip() for bot in bots]
    with bar() as progress:
        table = fewest(title, given) if seats is None else seats
        task = progress.add_task(code, total=games * len(groups(list(dict.fromkeys(named)), table)))

        def done(more: int) -> None:
            progress.update(task, advance=more, refresh=True)

        found = arena(
            code,
            named,
            games,
            seats=seats,
            options=given,
            cards=folder(cards),
            seed=seed,
            workers=workers,
            progress=done if sys.stderr.isatty() else None,
        )
    if as_json:
        typer.echo(json.dumps({"title": code, "seed": seed, "bots": [one.data() for one in found]}, indent=2))
    else:
        report(found, TitleTexts(title, language(lang)))


def report(found: list[Standing], texts: Texts) -> None:
    console = Console(highlight=False, markup=False)
    console.print(texts.say("title-name"), style="bold")
    console.print(ratings(found, texts))
    console.print(rivals_table(found, texts))


def ratings(found: list[Standing], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for head in ("ui-rating", "ui-win-rate", "ui-between", "ui-games-played", "ui-milliseconds"):
        table.add_column(texts.say(head), justify="right")
    for one in found:
        low, high = one.bounds
        table.add_row(
            texts.bot(one.name),
            f"{one.rating:.1f}",
            f"{one.won / max(one.games, 1):.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{one.games}",
            f"{one.milliseconds:.3f}",
        )
    return table


def rivals_table(found: list[Standing], texts: Texts) -> Table:
    """Return a table of each bot against each other: how often it was ahead; level games count half."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for one in found:
        table.add_column(texts.bot(one.name), justify="right")
    for one in found:
        table.add_row(texts.bot(one.name), *[share(one.ahead.get(other.name)) for other in found])
    return table


def share(record: list[int] | None) -> str:
    if record is None:
        return "–"
    ahead, level, behind = record
    return f"{(ahead + level / 2) / max(ahead + level + behind, 1):.1%}"
