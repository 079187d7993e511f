"""How a title declares what a seat sees: typed dictionaries whose fields say what they hold and who may know it.

    class SideView(TypedDict):
        bench_size: Annotated[int, About("Footballers on the bench.")]
        bench: Annotated[list[int], About("Those on the bench that this seat knows.", LEARNED)]

`observe` builds plain dictionaries of these types, which costs nothing at run time.  The JSON schema, the client's
types and the tests are made from the declaration (docs/decisions/0006).
"""

from __future__ import annotations

from typing import Final

ALL_SEATS: Final = "all"  # spectators too
OWNER: Final = "owner"  # the seat it belongs to; for the others it is empty, or left out
LEARNED: Final = "learned"  # each seat sees of it what it has learned in the game


class About:
    """One sentence about a field of a view, and the seats that see it."""

    __slots__ = ("seen_by", "text")

    def __init__(self, text: str, seen_by: str = ALL_SEATS) -> None:
        self.text = text
        self.seen_by = seen_by
