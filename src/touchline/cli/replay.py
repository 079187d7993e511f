"""`touchline replay`: prints a recorded game, to its end or to an entry of its log."""

import json
from pathlib import Path
from typing import Any

import typer
from rich.console import Console
from rich.table import Table as Rows

import touchline
from touchline.cli.given import folder
from touchline.cli.screens import screen_of
from touchline.cli.show import show_events, show_result, view_of
from touchline.kernel.errors import BadOption
from touchline.kernel.game import DEALER
from touchline.kernel.record import Record
from touchline.kernel.table import Table
from touchline.story import story
from touchline.texts import TitleTexts, language


def tell(file: Path, at: int | None, seat: int | None, cards: Path | None, lang: str | None, as_json: bool) -> None:
    record = Record.load(file.read_bytes())
    if at is not None:
        record.log = record.log[: cut(record, at)]
    table = touchline.replay(record, cards=folder(cards))
    watcher = watching(table, seat)
    if as_json:
        for event in table.events_since(0, watcher):
            typer.echo(json.dumps(event))
        return
    console = Console(highlight=False, markup=False)
    texts = TitleTexts(table.title, language(lang), table.now.cards)  # type: ignore[attr-defined]
    header(console, table, texts, record)
    show_events(console, texts, table.events_since(0, watcher))
    console.print()
    console.print(screen_of(table.title).screen(view_of(table, watcher), texts, console.width))
    if table.over:
        show_result(console, texts, table)
    else:
        console.print(", ".join(str(texts.label("seat", each)) for each in table.to_act), style="bold")


def tell_luck(file: Path, cards: Path | None, lang: str | None, as_json: bool) -> None:
    """Print statistics and luck instead of the events: a row for each seat, then one for each match."""
    record = Record.load(file.read_bytes())
    title = touchline.title(record.title)
    told = story(title, record, folder(cards))
    if as_json:
        typer.echo(json.dumps(told))
        return
    console = Console(highlight=False, markup=False)
    texts = TitleTexts(title, language(lang), title.cards(folder(cards)))
    table = Rows(box=None, pad_edge=False)
    for column, side in zip(("", "", texts.say("ui-luck")), ("left", "left", "right"), strict=True):
        table.add_column(column, justify=side)  # type: ignore[arg-type]
    for seat, luck in enumerate(told["luck"]["seats"]):
        table.add_row(str(texts.label("seat", seat)), "", f"{luck:+.2f}", style="bold")
    for match in told["luck"]["matches"]:
        table.add_row(*match_row(texts, told["luck"]["domain"], match))
    console.print(table)
    sure = "ui-luck-exact" if told["luck"]["exact"] else "ui-luck-about"
    console.print(texts.say(sure, {"unit": told["luck"]["unit"]}), style="dim")


def match_row(texts: TitleTexts, domain: str, match: dict[str, Any]) -> tuple[str, str, str]:
    """Return the two sides, the score, and the luck of the first."""
    first, second = (str(texts.label(domain, side)) for side in match["sides"])
    score = "{}-{}".format(*match["score"]) if match["score"] else ("1", "2", "X")[match["outcome"]]
    return f"{first} - {second}", score, f"{match['luck']:+.2f}"


def cut(record: Record, at: int) -> int:
    """Return the first entries of the log, and the faces that were rolled in answer to the last of them."""
    if not 0 <= at <= len(record.log):
        raise BadOption("out-of-range", "--at", {"value": at, "entries": len(record.log)})
    while at < len(record.log) and record.log[at][0] == DEALER:
        at += 1
    return at


def watching(table: Table, seat: int | None) -> int | None:
    if seat is not None and not 1 <= seat <= table.seats:
        raise BadOption("out-of-range", "--seat", {"value": seat, "seats": table.seats})
    return None if seat is None else seat - 1


def header(console: Console, table: Table, texts: TitleTexts, record: Record) -> None:
    console.print(f"{texts.say('title-name')} ({table.title.code}, {record.edition}), {len(record.log)}", style="bold")
    for option in table.title.options:
        value = table.options[option.name]
        if value != option.default:
            console.print(f"  {texts.setting(option)}: {texts.setting(option, value)}", style="dim")
