"""`touchline play`: a table in the terminal, for people and bots."""

import secrets
from pathlib import Path

import typer
from rich.console import Console

import touchline
from touchline.bots import Bot, bot
from touchline.cli.given import YOU, folder, is_person, seat_list, settings
from touchline.cli.session import Session, SessionLeft
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadOption
from touchline.kernel.record import Record
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.sim.runner import fewest
from touchline.texts import Texts, TitleTexts, language


def play_title(
    code: str,
    seats: str | None,
    options: list[str],
    cards: Path | None,
    lang: str | None,
    seed: str | None,
    save: Path | None,
    resume: Path | None,
) -> None:
    title, seed = touchline.title(code), seed or str(secrets.randbits(64))
    console = Console(highlight=False, markup=False)
    if resume is not None:
        table = resume_table(title, resume, folder(cards), seed)
        who = seat_list(title, seats, table.seats)
    else:
        given = settings(title, options)
        who = seat_list(title, seats, fewest(title, given))
        table = title.table(len(who), given, folder(cards), seed)
    bots = sitting(title, who, table.seats, seed)
    texts = TitleTexts(title, language(lang), table.now.cards, names(who, Texts(language(lang))))  # type: ignore[attr-defined]
    session = Session(table, texts, bots, console)
    console.print(texts.say("title-name"), style="bold")
    console.print(texts.say("title-blurb"), style="dim")
    try:
        session.run()
    except SessionLeft as leaving:
        save_session(session, leaving, save or resume, seats)
    else:
        if save is not None:
            save.write_text(table.record().dump(), encoding="utf-8")


def resume_table(title: Title, file: Path, cards: Path | None, seed: str) -> Table:
    record = Record.load(file.read_bytes())
    if record.title != title.code:
        raise BadOption("wrong-title", str(file), {"record": record.title})
    return touchline.replay(record, cards, Seeded(seed))


def sitting(title: Title, who: list[str], seats: int, seed: str) -> dict[int, Bot]:
    """Return the bots by seat; at least one seat is for people."""
    if len(who) != seats:
        raise BadOption("seats", ",".join(who), {"seats": seats})
    if not any(is_person(each) for each in who):
        raise BadOption("nobody-plays", ",".join(who), {"wanted": YOU})
    return {seat: bot(title, level, f"{seed}/{seat}") for seat, level in enumerate(who) if not is_person(level)}


def names(who: list[str], texts: Texts) -> list[str]:
    """Return a name for each seat (Ann, Manager, Amateur ...); names that occur twice are numbered."""
    plain = [name_of(each, texts) for each in who]
    again = [plain[: seat + 1].count(name) if plain.count(name) > 1 else 0 for seat, name in enumerate(plain)]
    return [f"{name} {number}" if number else name for name, number in zip(plain, again, strict=True)]


def name_of(who: str, texts: Texts) -> str:
    if is_person(who):
        return who.partition(":")[2] or texts.say("ui-person")
    return texts.bot(who)


def save_session(session: Session, leaving: SessionLeft, file: Path | None, seats: str | None) -> None:
    """Save what was played and print how to continue."""
    texts, table, console = session.texts, session.table, session.console
    console.print()
    if any(entry.who >= 0 and entry.who not in session.bots for entry in table.log):
        file = file or free_name(table.title.code)
        file.write_text(table.record().dump(), encoding="utf-8")
        command = f"touchline play {table.title.code} --resume {file}" + (f" --seats {seats}" if seats else "")
        console.print(texts.say("ui-saved", {"file": str(file), "command": command}), soft_wrap=True)
    else:
        console.print(texts.say("ui-bye"))
    if leaving.interrupted:
        raise typer.Exit(130)


def free_name(code: str) -> Path:
    """Return the first of <title>.json, <title>-2.json ... that does not exist."""
    number = 1
    while (file := Path(f"{code}.json" if number == 1 else f"{code}-{number}.json")).exists():
        number += 1
    return file
