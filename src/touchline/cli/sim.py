"""`touchline sim`: plays many games with a progress bar, and prints the results."""

import json
import sys
import time
from pathlib import Path

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from touchline import titles as shelf
from touchline.cli.extras import import_extra
from touchline.cli.given import folder, settings
from touchline.kernel.title import Title
from touchline.sim import Statistics, simulate
from touchline.texts import Texts, TitleTexts, language


def simulate_title(
    code: str,
    games: int,
    bots: list[str],
    seats: int | None,
    options: list[str],
    cards: Path | None,
    seed: str,
    workers: int,
    out: Path | None,
    ray: str | None,
    as_json: bool,
    lang: str | None,
) -> None:
    title, started = shelf.title(code), time.perf_counter()
    if out is not None or ray is not None:
        lab = import_extra("touchline.cli.lab", "sim")
        given = settings(title, options)
        lab.write_down(
            title, games, [bot.strip() for bot in bots], seats, given, cards, seed, workers, out, ray, as_json, lang
        )
        return
    with bar() as progress:
        task = progress.add_task(code, total=games)

        def done(more: int) -> None:
            progress.update(task, advance=more, refresh=True)

        found = simulate(
            code,
            games,
            [bot.strip() for bot in bots],
            seats=seats,
            options=settings(title, options),
            cards=folder(cards),
            seed=seed,
            workers=workers,
            progress=done,
        )
    seconds = time.perf_counter() - started
    if as_json:
        typer.echo(json.dumps(found.data() | {"seed": seed, "seconds": round(seconds, 3)}, indent=2))
    else:
        report(found, title, seconds, language(lang))


def bar() -> Progress:
    """Return a progress bar that needs no thread, so that processes may be forked while it is shown."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, auto_refresh=False, disable=not sys.stderr.isatty())


def report(found: Statistics, title: Title, seconds: float, lang: str) -> None:
    texts = TitleTexts(title, lang)
    console = Console(highlight=False, markup=False)
    console.print(f"{texts.say('title-name')}: {texts.say('ui-games', {'games': found.games})}", style="bold")
    console.print(seats_table(found, texts))
    console.print(
        f"{texts.say('ui-decisions')}: {found.decisions / found.games:.1f} ({texts.say('ui-longest')} {found.longest})"
    )
    for name in sorted(found.figures):
        own = f"figure-{name}"
        console.print(f"{texts.say(own) if texts.has(own) else name}: {found.mean(name):.3f}")
    for why, count in sorted(found.why.items()):
        console.print(f"{texts.why(why)}: {count / found.games:.1%}")
    console.print(f"{texts.say('ui-speed')}: {found.games / seconds:,.0f}", style="dim")


def seats_table(found: Statistics, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    for head in ("ui-wins", "ui-win-rate", "ui-between", "ui-shared-wins", "ui-score"):
        table.add_column(texts.say(head), justify="right")
    for seat, level in enumerate(found.bots):
        rate, low, high = found.win_rate(seat)
        table.add_row(
            f"{seat + 1} {texts.bot(level)}",
            f"{found.won[seat]}",
            f"{rate:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{found.shared[seat]}",
            f"{found.scores[seat] / found.games:.2f}",
        )
    return table
