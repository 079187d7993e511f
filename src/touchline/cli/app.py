"""The commands with their arguments and options; the other modules of this package carry them out."""

import os
from pathlib import Path
from typing import Annotated

import typer

from touchline import __version__
from touchline.cli.defects import DEBUG
from touchline.cli.errors import one_line_errors

app = typer.Typer(
    name="touchline",
    help="Four football-management tabletop games, complete and by the book.",
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
)

Title = Annotated[str, typer.Argument(help="Code of the title, as `touchline rules` lists it.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, it or pt; without it, the language of the environment.")]
Settings = Annotated[list[str] | None, typer.Option("--options", "-o", help="Settings: name=value, several by commas.")]
Cards = Annotated[Path | None, typer.Option("--cards", help="Folder of a card set in place of ours.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"touchline {__version__} ({form_of_engine()})")
        raise typer.Exit


def form_of_engine() -> str:
    """Return "compiled", or "source" with the reason that the build has left in the package."""
    from touchline.kernel import game

    if not str(game.__file__).endswith(".py"):
        return "compiled"
    reason = Path(__file__).parents[1] / "not_compiled.txt"
    return f"source, not compiled: {reason.read_text(encoding='utf-8').strip()}" if reason.is_file() else "source"


@app.callback()
def touchline(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=show_version,
            is_eager=True,
            help="Show the version, and whether the engine is compiled.",
        ),
    ] = False,
    debug: Annotated[
        bool, typer.Option("--debug", help="Show the traceback of an unexpected error; also TOUCHLINE_DEBUG=1.")
    ] = False,
    lan: Annotated[
        bool, typer.Option("--lan", help="Without a command: let phones and computers in the same network play, too.")
    ] = False,
) -> None:
    """Four football-management tabletop games, complete and by the book.  Without a command: play in the browser."""
    if debug:
        os.environ[DEBUG] = "1"  # other processes of this command get it, too
    if context.invoked_subcommand is None:
        from touchline.cli.serve import serve_and_open

        with one_line_errors():
            serve_and_open(lan)


@app.command()
def play(
    title: Title,
    seats: Annotated[str | None, typer.Option(help="Who sits where: you,amateur or you:Ann,you:Bob,rookie.")] = None,
    options: Settings = None,
    cards: Cards = None,
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same cards.")] = None,
    save: Annotated[Path | None, typer.Option(help="File for the record.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Record of a game to go on with.")] = None,
) -> None:
    """Play in the terminal, against bots or with several people at one keyboard."""
    from touchline.cli.play import play_title

    with one_line_errors():
        play_title(title, seats, options or [], cards, lang, seed, save, resume)


@app.command()
def learn(title: Title, lang: Lang = None) -> None:
    """Learn a title in a guided match against a bot; afterwards it is an ordinary game."""
    from touchline.cli.learn import teach

    with one_line_errors():
        teach(title, lang)


@app.command()
def sim(
    title: Title,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(help="One for all seats, or one for each: amateur,rookie.")] = "amateur",
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    options: Settings = None,
    cards: Cards = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(
            help="Folder for Parquet tables and a report. A stopped run goes on; bots change seats from game to game."
        ),
    ] = None,
    ray: Annotated[str | None, typer.Option(help="Address of a Ray cluster; local: one on this machine.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many games between bots and show the results."""
    from touchline.cli.sim import simulate_title

    with one_line_errors():
        simulate_title(title, games, bots.split(","), seats, options or [], cards, seed, workers, out, ray, json, lang)


@app.command()
def compare(
    title: Title,
    first: Annotated[str, typer.Argument(help="Folder of a card set; - is our own.")],
    second: Annotated[str, typer.Argument(help="Folder of another card set; - is our own.")],
    games: Annotated[int, typer.Option(help="How many games with each.")] = 1000,
    bots: Annotated[str, typer.Option(help="One for all seats, or one for each: amateur,rookie.")] = "amateur",
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    options: Settings = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Folder in which both runs are kept.")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play the same deals with two card sets and show the differences."""
    from touchline.cli.extras import import_extra

    with one_line_errors():
        sets = (None if first == "-" else Path(first), None if second == "-" else Path(second))
        import_extra("touchline.cli.lab", "sim").compare_sets(
            title, sets, games, bots.split(","), seats, options or [], seed, workers, out, json, lang
        )


@app.command(name="arena")
def compete(
    title: Title,
    bots: Annotated[str, typer.Option(help="Two or more: pro,amateur,rookie.")] = "amateur,rookie",
    games: Annotated[int, typer.Option(help="How many games for each combination of bots.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    options: Settings = None,
    cards: Cards = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "1",
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play against each other from every seat, on the same deals."""
    from touchline.cli.arena import compete as compete_bots

    with one_line_errors():
        compete_bots(title, bots.split(","), games, seats, options or [], cards, seed, workers, json, lang)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="File of a record.")],
    at: Annotated[int | None, typer.Option(help="Stop after this number of entries of the log.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Show what this seat saw (1, 2 ...); without it, what a spectator saw.")
    ] = None,
    luck: Annotated[bool, typer.Option("--luck", help="Print only who was lucky, and how much.")] = False,
    cards: Cards = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Print the course of a recorded game."""
    from touchline.cli.replay import tell, tell_luck

    with one_line_errors():
        if luck:
            tell_luck(record, cards, lang, json)
        else:
            tell(record, at, seat, cards, lang, json)


@app.command()
def rules(
    title: Annotated[str | None, typer.Argument(help="A title, or the ID of a rule.")] = None,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="The ID of a rule.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Check that every rule has code and a test.")] = False,
    lang: Lang = None,
) -> None:
    """Show the titles, the rules of a title, or one rule."""
    from touchline.cli.rules import compare, show

    with one_line_errors():
        if check:
            compare()
        else:
            show(title, rule, lang)


@app.command(name="cards")
def card_set(
    title: Title,
    action: Annotated[str, typer.Argument(help="check, export or print")] = "check",
    place: Annotated[Path | None, typer.Argument(metavar="[DIR|FILE]", help="Folder of the set; PDF to print.")] = None,
    cards: Cards = None,
    paper: Annotated[str, typer.Option(help="Print on a4 or letter.")] = "a4",
    lang: Lang = None,
    backs: Annotated[bool, typer.Option("--backs/--no-backs", help="Print backs, for both sides of the paper.")] = True,
    deck: Annotated[list[str] | None, typer.Option(help="Print this deck alone; may be given again.")] = None,
    json: Json = False,
) -> None:
    """Check a card set, write ours to a folder, or print a set for cutting out."""
    from touchline.cli.cards import Sheets, check_export_or_print

    with one_line_errors():
        check_export_or_print(title, action, place, cards, Sheets(paper, lang, backs, deck or [], json))


Data = Annotated[Path | None, typer.Option("--data", help="Folder of the store; without it, the user's data folder.")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    data: Data = None,
    database: Annotated[str, typer.Option(help="URL of a database in place of the SQLite file.")] = "",
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.")] = 1,
    address: Annotated[str, typer.Option(help="The address that people type; links and QR codes begin with it.")] = "",
    cards: Annotated[Path | None, typer.Option(help="Folder with card sets, one folder each.")] = None,
    smtp: Annotated[str, typer.Option(help="Mail server for notices: smtp://user:password@host:587.")] = "",
    mail_from: Annotated[str, typer.Option(help="Address from which mails come.")] = "",
    keep_days: Annotated[
        float, typer.Option(help="Remove tables that nobody has used for this number of days; 0: keep all.")
    ] = 0.0,
) -> None:
    """Serve tables that friends join by link."""
    from touchline.cli.serve import serve_tables

    with one_line_errors():
        serve_tables(host, port, data, database, workers, address, cards, (smtp, mail_from), keep_days)


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="File to write.")], data: Data = None) -> None:
    """Copy the SQLite store while the server runs."""
    from touchline.cli.serve import back_up

    with one_line_errors():
        back_up(file, data)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="Replace the store that is there.")] = False,
) -> None:
    """Replace the SQLite store by a backup; the server must not run."""
    from touchline.cli.serve import restore_from

    with one_line_errors():
        restore_from(file, data, force)


@app.command()
def repair(
    data: Data = None,
    database: Annotated[str, typer.Option(help="URL of a database in place of the SQLite file.")] = "",
    cards: Annotated[Path | None, typer.Option(help="Folder with card sets, one folder each.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Print what would be cut, and change nothing.")] = False,
) -> None:
    """Repair tables whose log has a gap: cut the log at the gap, and print what was cut.

    Make a backup first.  A server on SQLite must not run.
    """
    from touchline.cli.serve import repair_tables

    with one_line_errors():
        repair_tables(data, database, cards, check)


@app.command()
def verify(record: Annotated[Path, typer.Argument(help="File of a record.")]) -> None:
    """Check every roll of a recorded game against the seeds that were committed to before it."""
    from touchline.cli.serve import verify_record

    with one_line_errors():
        verify_record(record)
