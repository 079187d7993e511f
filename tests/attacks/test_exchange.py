"""Attacks on the key of the dice: seeds that are chosen late, left out, exchanged or tried twice."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import select, text

from tests import conformance
from tests.server.inside import again, people, play_on
from touchline.kernel.dealer import Seeded
from touchline.kernel.fair import seat_commitment
from touchline.kernel.record import Record
from touchline.kernel.verify import check
from touchline.server.lobby import dice_service
from touchline.server.lobby.records import Records
from touchline.server.lobby.table_info import table_info
from touchline.server.lobby.table_service import TableService
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_bodies import ExchangeInfo
from touchline.server.messages.table_requests import Commit, FillSeat, ImportRecord, Join, MakeTable, Reveal, SeatWish
from touchline.server.store import keys, schema
from touchline.server.store.engine import open_engine, sqlite_url
from touchline.server.store.migrate import alembic_config, upgrade
from touchline.server.store.rows import TableRow
from touchline.server.tables.dice_exchange import dealer_of, new_dice
from touchline.server.tables.dice_exchange import dice_record as record_dice
from touchline.server.tables.registry import Registry
from touchline.server.tables.room import Room
from touchline.titles import SHELF


class Client:
    """Somebody at a table who takes part in its dice."""

    def __init__(self, registry: Registry, room: Room, seat: int, secret: str) -> None:
        self.service, self.code, self.seat, self.holding = (
            TableService(registry),
            room.code,
            seat,
            keys.hash_secret(secret),
        )
        self.table = bytes.fromhex(room.id)
        self.seed = secrets.token_bytes(32)

    async def commit(self, number: int = 1, value: str = "") -> ExchangeInfo:
        value = value or seat_commitment(self.seed, self.table, number, self.seat)
        wish = Commit(self.seat, number, value)
        return self.info(await dice_service.commit(self.service, self.code, wish, [self.holding]))

    async def reveal(self, number: int = 1, seed: bytes = b"") -> ExchangeInfo:
        wish = Reveal(self.seat, number, (seed or self.seed).hex())
        return self.info(await dice_service.reveal(self.service, self.code, wish, [self.holding]))

    def info(self, room: Room) -> ExchangeInfo:
        return table_info(room, [self.holding]).exchange


async def make_room(registry: Registry, *others: str) -> tuple[Room, Client]:
    wishes = [SeatWish("me"), *(SeatWish(kind, "rookie") for kind in others)]  # type: ignore[arg-type]
    options: dict[str, Any] = {"mode": "three_way"} if len(wishes) == 3 else {}
    room, own = await TableService(registry).make_table(
        MakeTable("mister", wishes, options, pace="device", contributes=True)
    )
    return room, Client(registry, room, 0, own[0])


async def join_room(registry: Registry, room: Room, contributes: bool = True) -> Client:
    _, seat, secret = await TableService(registry).join(room.code, Join("Bob", contributes=contributes), [])
    return Client(registry, room, seat, secret)


async def refusal_code(said: Any) -> str:
    with pytest.raises(RequestError) as fault:
        await said
    return fault.value.code


async def dice_record(registry: Registry, room: Room) -> Record:
    for part in range(200):
        if room.table.over:
            break
        await play_on(room, people(registry, room), Seeded(f"end {part}"), 20)
    return Record.from_data(await Records(TableService(registry)).export(room.code))


@pytest.mark.anyio
async def test_against_bots_the_game_begins_with_the_seed_of_the_only_person(registry: Registry) -> None:
    room, one = await make_room(registry, "bot")
    assert room.status.state == "lobby"
    seen = await one.commit()

    assert (seen.closed, seen.waiting) == (True, [0])
    assert [(each.seat, each.value) for each in seen.commitments] == [
        (0, seat_commitment(one.seed, one.table, 1, 0)),
    ]
    await one.reveal()
    assert room.status.state == "playing"


@pytest.mark.anyio
async def test_no_seed_is_shown_before_every_commitment_is_there(registry: Registry) -> None:
    room, one = await make_room(registry, "open")
    await one.commit()
    assert await refusal_code(one.reveal()) == "reveal-too-early"
    two = await join_room(registry, room)
    assert await refusal_code(one.reveal()) == "reveal-too-early"
    await two.commit()
    assert await refusal_code(two.commit(value="ab" * 32)) == "commit-too-late"
    assert await refusal_code(two.reveal(seed=bytes(32))) == "wrong-seed"
    assert await refusal_code(two.reveal(number=2)) == "other-round"
    await one.reveal()
    assert room.status.state == "lobby"
    await two.reveal()

    assert room.status.state == "playing"
    assert await refusal_code(two.reveal()) == "game-begun"
    proof = check(await dice_record(registry, room))
    assert (proof.seats, proof.rounds) == ([0, 1], 1)


@pytest.mark.anyio
async def test_nobody_is_waited_for_who_does_not_take_part(registry: Registry) -> None:
    room, one = await make_room(registry, "open")
    two = await join_room(registry, room, contributes=False)
    assert await refusal_code(two.commit()) == "not-taking-part"
    await one.commit()
    await one.reveal()

    assert room.status.state == "playing"
    assert check(await dice_record(registry, room)).seats == [0]


@pytest.mark.anyio
async def test_a_seat_speaks_for_itself_alone(registry: Registry) -> None:
    room, one = await make_room(registry, "open")
    two = await join_room(registry, room)
    two.holding = keys.hash_secret(keys.new_secret())

    assert await refusal_code(two.commit()) == "not-your-seat"
    two.holding = one.holding
    assert await refusal_code(two.commit()) == "not-your-seat"


@pytest.mark.anyio
async def test_a_player_who_stays_away_is_replaced_and_a_new_round_begins_in_public(registry: Registry) -> None:
    room, one = await make_room(registry, "open")
    two = await join_room(registry, room)
    wish, host = FillSeat(1, "bot", "rookie"), [one.holding]
    await one.commit()
    await two.commit()
    await one.reveal()
    old = one.seed
    await TableService(registry).fill(room.code, wish, host)
    assert await refusal_code(one.reveal()) == "other-round"
    one.seed = secrets.token_bytes(32)
    await one.commit(number=2)
    assert await refusal_code(one.reveal(number=2, seed=old)) == "wrong-seed"
    await one.reveal(number=2)

    assert room.status.state == "playing"
    assert room.seats[1].kind == "bot"
    assert room.status.row.dice is not None
    assert [step[0] for step in room.status.row.dice["steps"]] == [
        *("commit", "commit", "close", "reveal", "again"),
        *("commit", "close", "reveal"),
    ]


@pytest.mark.anyio
async def test_a_guest_who_is_not_waited_for_is_not_replaced(registry: Registry) -> None:
    room, one = await make_room(registry, "open")
    two = await join_room(registry, room)
    await two.commit()
    wish, host = FillSeat(1, "bot", "rookie"), [one.holding]

    assert await refusal_code(TableService(registry).fill(room.code, wish, host)) == "seat-taken"
    await one.commit()
    assert await refusal_code(TableService(registry).fill(room.code, FillSeat(1, "open"), host)) == "seat-taken"


@pytest.mark.anyio
async def test_a_player_who_joins_after_all_commitments_begins_a_new_round(registry: Registry) -> None:
    room, one = await make_room(registry, "bot", "bot")
    await one.commit()
    await TableService(registry).fill(room.code, FillSeat(1, "open"), [one.holding])
    three = await join_room(registry, room)
    assert await refusal_code(one.reveal()) == "other-round"
    await one.commit(number=2)
    await three.commit(number=2)
    await three.reveal(number=2)
    await one.reveal(number=2)

    assert room.status.state == "playing"


@pytest.mark.anyio
async def test_commitments_outlive_the_server(registry: Registry, tmp_path: Path) -> None:
    room, one = await make_room(registry, "open")
    await one.commit()
    new = await again(registry, tmp_path)
    room = await new.room(room.code)
    two = await join_room(new, room)
    await two.commit()
    one.service = TableService(new)
    await one.reveal()
    await two.reveal()

    assert room.status.state == "playing"
    await new.close()
    new.store.close()


@pytest.mark.anyio
async def test_a_table_made_from_a_record_says_where_its_own_dice_begin(registry: Registry) -> None:
    table, dealer = SHELF["mister"].table(seed=8), Seeded(9)
    for _ in range(40):
        table.pick(*conformance.next_pick(table, dealer))
    records = Records(TableService(registry))
    room, _ = await records.import_record(ImportRecord(table.record().data(), "Ann"))
    records.checker.close()
    room.seats[1].kind, room.seats[1].level = "person", ""
    proof = check(await dice_record(registry, room))

    assert proof.before == sum(entry.sides > 0 for entry in table.log) > 0
    assert proof.rolls > 0
    assert proof.seats == []


OLD_TABLE = (
    "INSERT INTO tables VALUES (:id, :code, 'mister', 1, 2, '{}', '', '', 'relaxed', '{}', 0, 1, :secret,"
    ' \'["aa", ""]\', :state, 1.0, 1.0)'
)


def test_tables_of_the_old_scheme_go_on_and_their_records_say_so(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "old.db")
    engine = open_engine(url)
    config = alembic_config(url)
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0003")
        for id_, code, state in (("0a" * 16, "AAAAAA", "playing"), ("0b" * 16, "BBBBBB", "lobby")):
            values = {"id": id_, "code": code, "state": state, "secret": "11" * 32}
            connection.execute(text(OLD_TABLE), values)
    assert upgrade(engine, url)
    with engine.connect() as connection:
        begun, waiting = (TableRow.of(each) for each in connection.execute(select(schema.tables).order_by("code")))
    engine.dispose()

    assert begun.dice is None
    assert record_dice(begun)["scheme"] == "touchline-dice-1"
    assert dealer_of(begun).roll(6) in range(1, 7)
    assert waiting.dice == new_dice([])
