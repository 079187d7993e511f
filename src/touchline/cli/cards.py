"""`touchline cards`: checks a card set, writes ours to a folder, or prints a set."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from touchline import titles
from touchline.cli.extras import import_extra
from touchline.cli.given import folder as existing
from touchline.kernel.errors import BadCard, BadOption
from touchline.kernel.title import Title
from touchline.texts import TitleTexts, language


@dataclass(frozen=True)
class Sheets:
    """The settings by which a set is printed."""

    paper: str
    lang: str | None
    backs: bool
    decks: list[str]
    as_json: bool


def check_export_or_print(code: str, action: str, place: Path | None, cards: Path | None, sheets: Sheets) -> None:
    title = titles.title(code)
    if action == "check":
        found = title.cards(existing(place or cards))
        typer.echo(f"{title.code}: {found.name}: the set is valid; digest {found.digest}")
    elif action == "export":
        export(title, target_folder(place, code, "export DIR"))
    elif action == "print":
        print_sheets(title, target_folder(place, code, "print FILE"), existing(cards), sheets)
    else:
        raise BadOption("unknown-action", action, {"actions": "check, export, print"})


def target_folder(place: Path | None, code: str, action: str) -> Path:
    if place is None:
        raise BadOption("missing", action.split()[1], {"wanted": f"touchline cards {code} {action}"})
    return place


def export(title: Title, folder: Path) -> None:
    """Copy our own card files to a folder, to be changed there; existing files are not replaced."""
    own = sorted(title.own_cards.glob("*.csv")) if title.own_cards is not None else []
    for file in own:
        if (folder / file.name).exists():
            raise BadCard(str(folder / file.name), 0, "", "exists")
    folder.mkdir(parents=True, exist_ok=True)
    for file in own:
        (folder / file.name).write_bytes(file.read_bytes())
    typer.echo(f"{title.code}: {len(own)} files written to {folder}")


def print_sheets(title: Title, file: Path, folder: Path | None, sheets: Sheets) -> None:
    press, lang = import_extra("touchline.press.pdf", "print"), language(sheets.lang)
    if sheets.paper not in press.PAPERS:
        raise BadOption("unknown-paper", sheets.paper, {"papers": ", ".join(press.PAPERS)})
    cards = title.cards(folder)
    decks = select_decks(press.decks(title, cards, lang), sheets.decks)
    name = TitleTexts(title, lang, cards).say("title-name")
    order = press.Order(name, cards.digest, decks, sheets.paper, sheets.backs)
    press.save(order, file)
    if sheets.as_json:
        typer.echo(json.dumps(print_summary(title, order, file), indent=2))
    else:
        typer.echo(f"{title.code}: {order.cards} cards on {order.pages} pages written to {file}; digest {order.digest}")


def select_decks(decks: list[Any], codes: list[str]) -> list[Any]:
    """Return all decks, or those asked for; `ver` means every deck of the box `ver`."""
    for code in codes:
        if not any(is_of(deck.code, code) for deck in decks):
            raise BadOption("unknown-deck", code, {"decks": ", ".join(deck.code for deck in decks)})
    return [deck for deck in decks if not codes or any(is_of(deck.code, code) for code in codes)]


def is_of(deck: str, code: str) -> bool:
    return deck == code or deck.startswith(f"{code}-")


def print_summary(title: Title, order: Any, file: Path) -> dict[str, Any]:
    decks = [{"deck": deck.code, "name": deck.name, "cards": len(deck.faces)} for deck in order.decks]
    found = {"title": title.code, "file": str(file), "digest": order.digest, "paper": order.paper}
    return found | {"backs": order.backs, "cards": order.cards, "pages": order.pages, "decks": decks}
