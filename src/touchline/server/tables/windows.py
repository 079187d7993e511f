"""Response windows: questions that all seats may answer at the same time.

The rules ask one seat after the other.  A seat that would be asked if those before it passed is asked now too, on a
copy of the table.  When the window closes, the answers are played in the rules' order: the first that is not a pass
counts, and later ones are dropped unseen (`open_window.py`).
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.drivers import Question
from touchline.kernel.game import DEALER
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.kernel.vocabulary import PASS

PACES_WITH_WINDOWS: Final = ("relaxed", "strict", "days")  # paces at which a window asks all seats at once
STRICT_SECONDS: Final = 6.0  # a strict window is open for this time, if its title says nothing


def has_windows(title: Title, pace: str) -> bool:
    return pace in PACES_WITH_WINDOWS and any(asks.window for asks in title.words.asks.values())


def is_window(table: Table) -> bool:
    """Whether the table waits for one seat in a window."""
    if len(table.questions) != 1:
        return False
    [(seat, question)] = table.questions.items()
    return seat != DEALER and table.title.is_window(question.kind) and PASS in question.options


def is_worth_asking(table: Table, question: Question) -> bool:
    """Whether this window is worth asking a person about; if the title cannot tell, every answer is."""
    if table.title.worth is None:
        return question.options != [PASS]
    return bool(table.title.worthwhile(question))


def strict_length(table: Table) -> float:
    """Return how many seconds a strict window is open here; the same for all, whatever they hold."""
    [question] = table.questions.values()
    if table.title.window_seconds is None:
        return STRICT_SECONDS
    return float(table.title.window_seconds(question.kind, question.context))


def hold_scope(title: Title) -> int:
    """Return the scope in which holds are counted: a match or, in a title without matches, the shortest scope."""
    return title.scopes.index("match") if "match" in title.scopes else 0


def tables_asked(table: Table) -> dict[int, Table]:
    """Return for each seat of the window the table as it would be if all seats before it passed.

    The window ends where a seat would be asked again, where another question follows, or where chance comes in: no
    question may depend on a die that is not rolled yet.
    """
    asked: dict[int, Table] = {}
    twin = table
    while is_window(twin) and twin.to_act[0] not in asked:
        seat = twin.to_act[0]
        asked[seat] = twin
        length = len(twin.log)
        twin = twin.clone()
        twin.pick(seat, PASS)
        if len(twin.log) > length + 1:
            break
    return asked
