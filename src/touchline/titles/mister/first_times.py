"""The cards of first-time help: the market, the line-up, cards, shots and what can go wrong."""

from __future__ import annotations

from typing import Final

from touchline.kernel.first_time import FirstTime

FIRST_TIMES: Final = (
    FirstTime("market", "squad", asked="decide"),
    FirstTime("line-up", "hidden", asked="field"),
    FirstTime("action", "cards", told=("action",)),
    FirstTime("duel", "duel", told=("duel",)),
    FirstTime("shot", "goal", asked="shoot"),
    FirstTime("dive", "glove", asked="dive"),
    FirstTime("free-kick", "ball", asked="take"),
    FirstTime("red-card", "card", told=("sent-off",)),
    FirstTime("injury", "cross", told=("injured",)),
    FirstTime("trait", "star", told=("boosted", "not-boosted")),
    FirstTime("shoot-out", "cup", told=("shootout",)),
    FirstTime("window", "arrows", asked="draw"),
)
