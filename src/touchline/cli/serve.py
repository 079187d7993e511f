"""Serving, backups, repairs, and the check of the dice."""

from __future__ import annotations

import asyncio
import io
import socket
import threading
import time
import webbrowser
from pathlib import Path

import typer

from touchline import Record
from touchline.cli.extras import import_extra
from touchline.kernel.errors import BadRecord
from touchline.kernel.verify import check


def require_server() -> None:
    """Stop with one line if the packages of the extra `server` are missing."""
    import_extra("touchline.server.run", "server")


def serve_tables(
    host: str,
    port: int,
    data: Path | None,
    database: str,
    workers: int,
    address: str,
    cards: Path | None,
    mail: tuple[str, str] = ("", ""),
    keep_days: float = 0.0,
) -> None:
    require_server()
    from touchline.server.run import Settings, serve

    settings = Settings(host=host, port=port, data=str(data or ""), database=database, workers=workers)
    settings.address, settings.card_sets = address, str(cards or "")
    settings.smtp, settings.mail_from = mail
    settings.keep_days = keep_days
    settings.check()
    settings.look_up_addresses()
    print_addresses(settings.best_address, settings.found)
    settings.host_token_hash = print_host_page(settings.best_address)
    serve(settings)


def print_addresses(best: str, found: list[str]) -> None:
    """Print the address to open; for other devices in the network also as a QR code."""
    typer.echo(best)
    if not found:
        return
    import segno

    typer.echo("\nPhones and computers in the same network open this address, or scan it:\n")
    drawn = io.StringIO()
    segno.make(best, error="l").terminal(drawn, border=2, compact=True)
    typer.echo(drawn.getvalue())
    for other in found[1:]:
        typer.echo(f"or, in another network of this machine: {other}")


def print_host_page(best: str) -> str:
    """Print the address of the host's page with its token, unless the operator has given one; return its hash.

    The token is after `#`, which browsers do not send: no server or proxy logs it.
    """
    from touchline.server.store.keys import hash_secret
    from touchline.server.web.host_token import token_at_start

    token, is_new = token_at_start()
    if is_new:
        typer.echo(f"The host's page, for you alone: {best}/host#{token}")
    return hash_secret(token)


PORTS = range(8000, 8020)
START_SECONDS = 30.0  # for the server to answer, before the browser is opened


def serve_and_open(lan: bool = False) -> None:
    """Serve this machine alone, or the local network, and open the home page if there is a browser."""
    require_server()
    from touchline.server.tables import reach

    port = next((each for each in PORTS if not answers(each)), 8000)
    if lan and not reach.lan_hosts():
        typer.echo("This machine is in no network: join one (Wi-Fi, a phone's hotspot) and start again.", err=True)
        raise typer.Exit(2)
    threading.Thread(target=open_browser, args=(port,), daemon=True).start()
    serve_tables("0.0.0.0" if lan else "127.0.0.1", port, None, "", 1, "", None)


def open_browser(port: int) -> None:
    deadline = time.monotonic() + START_SECONDS
    while not answers(port):
        if time.monotonic() > deadline:
            return
        time.sleep(0.1)
    webbrowser.open(f"http://127.0.0.1:{port}")


def answers(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def store_file(data: Path | None) -> Path:
    require_server()
    from touchline.server.run import FILE
    from touchline.server.store.data_folder import default_data

    return (data or default_data()) / FILE


def back_up(file: Path, data: Path | None) -> None:
    require_server()
    from touchline.server.store.backup import copy

    typer.echo(f"{copy(store_file(data), file)} tables -> {file}")


def restore_from(file: Path, data: Path | None, force: bool) -> None:
    require_server()
    from touchline.server.store.backup import restore

    typer.echo(f"{restore(file, store_file(data), force)} tables <- {file}")


def repair_tables(data: Path | None, database: str, cards: Path | None, check_only: bool) -> None:
    require_server()
    from touchline.server.repair import Cut, open_registry, repair_all

    def say(cut: Cut) -> None:
        numbers = f"{cut.numbers[0]} to {cut.numbers[-1]}"
        typer.echo(f"{cut.row.code}: {cut.reason}: {cut.kept} entries kept, {len(cut.numbers)} cut ({numbers})")

    with open_registry(store_file(data), database, cards) as registry:
        tables, broken = asyncio.run(repair_all(registry, check_only, say))
    typer.echo(f"{tables} tables, {broken} {'broken' if check_only else 'repaired'}")


def verify_record(file: Path) -> None:
    try:
        text = file.read_bytes()
    except OSError as fault:
        raise BadRecord("unreadable-file", str(file)) from fault
    proof = check(Record.load(text))
    typer.echo(f"{proof.rolls} rolls: all are right")
    seats = ", ".join(str(seat + 1) for seat in proof.seats)
    typer.echo(f"seeds from seats {seats}" if seats else "no client gave a seed: the server alone made the key")
    if proof.rounds > 1:
        typer.echo(f"{proof.rounds} rounds of commitments: {proof.rounds - 1} were broken off")
    if proof.before:
        typer.echo(f"{proof.before} rolls came with another record and are not checked")
