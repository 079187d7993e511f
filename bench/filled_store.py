"""A store with many tables in it, made directly: to see how a server starts with them."""

from __future__ import annotations

import secrets
from pathlib import Path

from touchline.server.run import FILE
from touchline.server.store import keys, rows, schema
from touchline.server.store.database import Store
from touchline.server.store.engine import sqlite_url
from touchline.server.store.entry_statements import insert_statements
from touchline.server.store.migrate import upgrade
from touchline.titles import SHELF

ENTRIES = 40  # of each table


def filled_store(folder: Path, tables: int) -> None:
    url = sqlite_url(folder / FILE)
    store = Store(url)
    upgrade(store.engine, url)
    title = SHELF["mister"]
    cards, options = title.cards(), title.resolve_options(2)
    played = title.table(2, seed=1)
    while len(played.log) < ENTRIES:
        seat = played.to_act[0]
        question = played.question(seat)
        assert question is not None
        played.pick(seat, question.options[0])
    codes = {keys.new_code() for _ in range(2 * tables)}  # some of this many may be alike
    made = [table_row(code, options, cards.digest, float(at)) for at, code in zip(range(tables), codes, strict=False)]
    with store.engine.begin() as connection:
        connection.execute(schema.tables.insert(), [row.row() for row in made])
        connection.execute(schema.seats.insert(), [seat_row(row.id, at) for row in made for at in range(2)])
        for row in made:
            entries = [rows.entry_row(row.id, number, entry, 0.0) for number, entry in enumerate(played.log)]
            for statement, values in insert_statements(entries):
                connection.exec_driver_sql(statement, values)
    store.close()


def seat_row(table: str, at: int) -> dict[str, object]:
    return rows.SeatRow(at, "person", "", "-", secrets.token_hex(32), at == 0).row(table)


def table_row(code: str, options: dict[str, object], cards: str, now: float) -> rows.TableRow:
    fixed = {"title": "mister", "edition": SHELF["mister"].edition, "seats": 2, "card_set": "", "pace": "relaxed"}
    more = {"clock": {}, "real_dice": False, "casual": True, "dice": None, "state": "playing"}
    own = {"id": keys.new_id(), "code": code, "secret": secrets.token_hex(32)}
    return rows.TableRow(**fixed, **more, **own, options=options, cards=cards, created=now, touched=now)
