"""Serving, backups, and the check of the dice."""

from __future__ import annotations

from pathlib import Path

import typer

from touchline import Record
from touchline.kernel.errors import BadRecord
from touchline.kernel.fair import check


def serve_tables(
    host: str, port: int, data: Path | None, database: str, workers: int, address: str, cards: Path | None
) -> None:
    from touchline.server.run import Settings, serve

    settings = Settings(host=host, port=port, data=str(data or ""), database=database, workers=workers)
    settings.address, settings.card_sets = address, str(cards or "")
    typer.echo(f"http://{host}:{port}")
    serve(settings)


def store_file(data: Path | None) -> Path:
    from touchline.server.run import FILE, default_data

    return (data or default_data()) / FILE


def back_up(file: Path, data: Path | None) -> None:
    from touchline.server.backup import copy

    typer.echo(f"{copy(store_file(data), file)} tables -> {file}")


def restore_from(file: Path, data: Path | None, force: bool) -> None:
    from touchline.server.backup import restore

    typer.echo(f"{restore(file, store_file(data), force)} tables <- {file}")


def verify_record(file: Path) -> None:
    try:
        text = file.read_bytes()
    except OSError as fault:
        raise BadRecord("unreadable-file", str(file)) from fault
    typer.echo(f"{check(Record.load(text))} rolls: every one as promised")
