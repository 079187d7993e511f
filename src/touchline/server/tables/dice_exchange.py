"""The exchange of seeds for the dice before a game: commitments, then seeds; see docs/dice.md.

A table's row stores `{"before": rolls of an imported record, "waits": seats whose clients take part, "steps": [...]}`.
Every change is made on the stored value in the writer, so that workers do not overwrite each other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection

from touchline.kernel.fair import OLD_SCHEMES, SCHEME, Fair, mixed_key, server_commitment
from touchline.kernel.lesson import lesson_dealer
from touchline.kernel.seeds import CLOSE, BadStep, SeedExchange
from touchline.server.messages.errors import RequestError
from touchline.server.messages.table_bodies import ExchangeInfo, SeatCommitment
from touchline.server.store import rows

if TYPE_CHECKING:
    from touchline.server.store.rows import TableRow

MAX_ROUNDS: Final = 50  # of commitments; after that the game begins without seeds, which the record shows
Dice = dict[str, Any]
Step = Callable[[dict[str, Any], SeedExchange], None]


def new_dice(waits: list[int], before: int = 0) -> Dice:
    return {"before": before, "waits": waits, "steps": []}


def lesson_dice() -> Dice:
    """Return the dice of a lesson: its secret is public, and no seat adds a seed."""
    return new_dice([]) | {"steps": [[CLOSE]], "lesson": True}


def is_lesson(row: TableRow) -> bool:
    return bool(row.dice and row.dice.get("lesson"))


def exchange_of(row: TableRow) -> SeedExchange:
    return SeedExchange(bytes.fromhex(row.id), row.dice["steps"] if row.dice else [])


def dealer_of(row: TableRow) -> Fair:
    """Return the dealer of this table; tables of an older scheme use the secret alone."""
    if is_lesson(row):
        return lesson_dealer(bytes.fromhex(row.secret))
    exchange, table = exchange_of(row), bytes.fromhex(row.id)
    key = mixed_key(bytes.fromhex(row.secret), table, exchange.number, list(exchange.seeds.items()))
    return Fair(key, table, row.dice["before"] if row.dice else 0)


def commitment_of(row: TableRow) -> str:
    before = row.dice["before"] if row.dice else 0
    return server_commitment(bytes.fromhex(row.secret), bytes.fromhex(row.id), before)


def dice_record(row: TableRow) -> dict[str, Any]:
    """Return what the record of a finished game says about its dice."""
    if row.dice is None:
        return {"scheme": OLD_SCHEMES[-1], "table": row.id}
    return {
        "scheme": SCHEME,
        "table": row.id,
        "before": row.dice["before"],
        "commitment": commitment_of(row),
        "secret": row.secret,
        "transcript": row.dice["steps"],
    }


def exchange_info(row: TableRow) -> ExchangeInfo:
    """Return what anybody with the code may know: commitments, never seeds."""
    exchange = exchange_of(row)
    commitments = [SeatCommitment(seat, value) for seat, value in exchange.commitments.items()]
    return ExchangeInfo(row.id, exchange.number, exchange.is_closed, missing_seats(row, exchange), commitments)


def missing_seats(row: TableRow, exchange: SeedExchange) -> list[int]:
    """Return the seats that still have to commit or, when all have, to reveal."""
    if row.state != "lobby" or row.dice is None:
        return []
    done = exchange.seeds if exchange.is_closed else exchange.commitments
    return [seat for seat in row.dice["waits"] if seat not in done]


# -- steps: each changes the stored dice


def apply_step(connection: Connection, table: str, step: Step) -> Dice | None:
    """Apply a step to the dice of a table before its game; then close the round if nothing is missing."""
    stored = rows.lock_dice(connection, table)
    if stored is None:
        return None  # the game has begun
    dice, is_full = stored
    exchange = SeedExchange(bytes.fromhex(table), dice["steps"])
    try:
        step(dice, exchange)
    except BadStep as fault:
        raise RequestError(fault.code, 409, fault.place) from fault
    close_if_complete(dice, exchange, is_full)
    dice["steps"] = exchange.steps
    rows.save_dice(connection, table, dice)
    return dice


def close_unless_waiting(row: TableRow, is_full: bool) -> None:
    """Close the round of a new table at once if no client takes part."""
    assert row.dice is not None
    exchange = exchange_of(row)
    close_if_complete(row.dice, exchange, is_full)
    row.dice["steps"] = exchange.steps


def close_if_complete(dice: Dice, exchange: SeedExchange, is_full: bool) -> None:
    if is_full and not exchange.is_closed and set(dice["waits"]) <= exchange.commitments.keys():
        exchange.close()


def join_step(seat: int, contributes: bool) -> Step:
    """Return the step for a person who joins; if the commitments were complete, everybody commits again."""

    def step(dice: Dice, exchange: SeedExchange) -> None:
        if exchange.is_closed:
            exchange.begin_again()
        seats = {*dice["waits"], seat} if contributes else {*dice["waits"]}
        dice["waits"] = sorted(seats) if exchange.number < MAX_ROUNDS else []

    return step


def leave_step(seat: int) -> Step:
    """Return the step for a seat that a person leaves, or that changes to or from a bot."""

    def step(dice: Dice, exchange: SeedExchange) -> None:
        if exchange.is_closed or seat in exchange.commitments:
            exchange.begin_again()
        left = [each for each in dice["waits"] if each != seat]
        dice["waits"] = left if exchange.number < MAX_ROUNDS else []

    return step


def commit_step(seat: int, number: int, value: str) -> Step:
    def step(dice: Dice, exchange: SeedExchange) -> None:
        check_round(exchange, number)
        if seat not in dice["waits"]:
            raise RequestError("not-taking-part", 409)
        exchange.commit(seat, value)

    return step


def reveal_step(seat: int, number: int, value: str) -> Step:
    def step(dice: Dice, exchange: SeedExchange) -> None:
        check_round(exchange, number)
        exchange.reveal(seat, value)

    return step


def check_round(exchange: SeedExchange, number: int) -> None:
    if number != exchange.number:
        raise RequestError("other-round", 409, "", {"round": exchange.number})
