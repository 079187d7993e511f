"""Tables that look the same to one seat, with what it cannot know dealt again: what searching bots play on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from touchline.kernel.dealer import Dealer
from touchline.kernel.drivers import Diverged
from touchline.kernel.game import DEALER, sees
from touchline.kernel.written import Redeal

if TYPE_CHECKING:
    from touchline.kernel.table import Table

MAX_REDEAL_TRIES: Final = 200  # attempts


def redeal(table: Table, seat: int, dealer: Dealer) -> Table | None:
    """Return a table that looks the same to this seat; None if none was found."""
    mine = table.appearance(seat)
    for k in range(MAX_REDEAL_TRIES):
        twin = redeal_once(table, seat, dealer)
        if twin is not None and twin.appearance(seat) == mine:
            return twin
    return None


def redeal_once(table: Table, seat: int, dealer: Dealer) -> Table | None:
    """Return one attempt; None where what the seat has seen in this step does not fit the new deal."""
    twin = table.clone(dealer)
    twin.base = twin.now = table.base.clone()
    shown = [
        (entry.who, entry.kind, entry.card if entry.who == DEALER else entry.value)
        for entry in table.journal.said
        if sees(entry.seen, seat) and entry.who != seat
    ]
    table.title.redeal(twin.base, seat, dealer, shown)
    if table.over:
        return twin
    twin.journal = journal = Redeal(dealer, seat, table.journal)
    try:
        stopped = twin.run(twin.base.clone())
    except Diverged:
        return None
    twin.log, twin.opened = table.log.clone(), table.opened
    twin.journal = journal.plain()
    return twin if stopped and journal.at == len(journal.heard) else None
