"""Prints what both play and replay show: events, options, results."""

from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from touchline.cli.screens import screen_of
from touchline.kernel.table import Table
from touchline.texts import TitleTexts


def view_of(table: Table, seat: int | None) -> dict[str, Any]:
    """Return the view, with the seat that sees it."""
    return table.view(seat) | {"seat": seat}


def show_events(console: Console, texts: TitleTexts, events: list[dict[str, Any]]) -> None:
    """Print a line for each event, with the rule it follows from where there is space."""
    styles = screen_of(texts.title).styles
    for event in events:
        line = Text(texts.event(event), style=styles.get(event["event"], ""))
        rule = f"  {event['rules'][0]}" if event["rules"] else ""
        if len(line) + len(rule) + 2 <= console.width:
            line.append(rule, style="dim not bold")
        console.print(Padding(line, (0, 0, 0, 2), expand=False))


def detailed_lines(labels: list[str], details: tuple[str, list[str]], marked: int | None, width: int) -> list[str]:
    """Return one line for each option, with the title's details."""
    heading, more = details
    longest = max(len(label) for label in labels)
    lines = [f"{'':6}{'':{longest}}  {heading}"] if heading else []
    for at, (label, each) in enumerate(zip(labels, more, strict=True)):
        lines.append(f"{'>' if at == marked else ' '}{at + 1:3}) {label:{longest}}  {each}")
    return [line[:width].rstrip() for line in lines]


def option_lines(labels: list[str], marked: int | None, width: int) -> list[str]:
    """Return the options numbered from 1, in as many columns as fit, read downwards."""
    cells = [f"{'>' if at == marked else ' '}{at + 1:3}) {label}" for at, label in enumerate(labels)]
    longest = max(len(cell) for cell in cells) + 2
    columns = max(1, min(width // longest, (len(cells) + 3) // 4))
    rows = -(-len(cells) // columns)
    return ["".join(cell.ljust(longest) for cell in cells[row::rows]).rstrip() for row in range(rows)]


def show_result(console: Console, texts: TitleTexts, table: Table) -> None:
    result = table.result
    if result is None:
        return
    first = [texts.names[seat] for seat, place in enumerate(result.places) if place == 1]
    message = "ui-winner" if len(first) == 1 else "ui-shared"
    console.print()
    console.print(f"{texts.say('ui-end')}: {texts.why(result.why)}", style="bold")
    for seat in sorted(range(table.seats), key=lambda each: result.places[each]):
        console.print(f"  {result.places[seat]}. {texts.names[seat]}  {result.scores[seat]}")
    console.print(texts.say(message, {"who": ", ".join(first)}), style="bold green")
