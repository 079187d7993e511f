"""The shelf: every title that can be played, by code.

A folder beside this file that declares a TITLE is a built-in title.  Other packages add theirs by an entry point of the
group `touchline.titles` that names a Title.  A title that cannot be loaded is left out; one line of the log says why.
"""

from __future__ import annotations

from touchline.kernel.errors import UnknownTitle
from touchline.kernel.title import Title
from touchline.titles.shelf import built_in, collect, plug_ins

SHELF: dict[str, Title] = collect([*built_in(__name__, __path__), *plug_ins()])


def title(code: str) -> Title:
    """Return a title by its code; an unknown code is refused with the list of those that exist."""
    if code not in SHELF:
        raise UnknownTitle(str(code), list(SHELF))
    return SHELF[code]
