"""Auctions, in which a sealed limit bids: the lot under the hammer, and the lots that come after it."""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.drivers import Question
from touchline.kernel.game import DEALER
from touchline.kernel.plannable import Lot
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import PASS, Asks

NOT_LOT_DOMAINS: Final = frozenset({"seat", "team", "money", "number"})


def is_bid(table: Table, question: Question) -> bool:
    if question.seat == DEALER:
        return False
    return is_auction(table.title.words.asks[question.kind])


def is_auction(asks: Asks) -> bool:
    return asks.options == "money" and PASS in asks.special


def lot_of(table: Table, question: Question) -> int:
    """Return the lot that is being sold: the first number of the question's context that is no seat, team or sum."""
    fields = table.title.words.asks[question.kind].context
    things = [
        number for field, number in zip(fields, question.context, strict=True) if field.domain not in NOT_LOT_DOMAINS
    ]
    return things[0] if things else 0


def lot_under_the_hammer(table: Table) -> int | None:
    """Return the lot that is being sold; None if nobody is asked to bid."""
    return next((lot_of(table, each) for each in table.questions.values() if is_bid(table, each)), None)


def lots_on_offer(table: Table) -> set[int]:
    """Return the lot under the hammer, and those that come after it."""
    lot = lot_under_the_hammer(table)
    later = {each.number for each in lots_ahead(table, 0)}
    return later if lot is None else {lot, *later}


def lots_ahead(table: Table, seat: int) -> list[Lot]:
    """Return the lots that the title offers, with the bids that this seat could make."""
    return [] if table.title.lots is None else table.title.lots(table.now, seat)


def lots_data(table: Table, seat: int) -> list[dict[str, Any]]:
    """Return the lots on offer, for the seat's own view."""
    lots = lots_ahead(table, seat)
    if not lots:
        return []
    domain = next((lot_domain(asks) for asks in table.title.words.asks.values() if is_auction(asks)), "number")
    return [each.data(domain) for each in lots]


def lot_domain(asks: Asks) -> str:
    return next((field.domain for field in asks.context if field.domain not in NOT_LOT_DOMAINS), "number")
