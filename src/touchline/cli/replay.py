"""`touchline replay`: a recorded game told again, to its end or to an entry of its log."""

import json
from pathlib import Path

import typer
from rich.console import Console

import touchline
from touchline.cli.given import folder
from touchline.cli.screens import screen_of
from touchline.cli.show import show_events, show_result, view_of
from touchline.kernel.errors import BadOption
from touchline.kernel.game import DEALER
from touchline.kernel.record import Record
from touchline.kernel.table import Table
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
    console.print(screen_of(table.title.code).screen(view_of(table, watcher), texts, console.width))
    if table.over:
        show_result(console, texts, table)
    else:
        console.print(", ".join(str(texts.label("seat", each)) for each in table.to_act), style="bold")


def cut(record: Record, at: int) -> int:
    """So many entries, and the faces that fell in answer to the last of them."""
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
