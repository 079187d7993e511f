"""The cards of first-time help: the market, the week, the match, cards, absences, cups and the season's end."""

from __future__ import annotations

from typing import Final

from touchline.kernel.first_time import FirstTime

FIRST_TIMES: Final = (
    FirstTime("draft", "squad", asked="draft"),
    FirstTime("auction", "coin", asked="bid"),
    FirstTime("line-up", "hidden", asked="formation"),
    FirstTime("day", "calendar", told=("moved",)),
    FirstTime("chance", "cards", told=("blue-card",)),
    FirstTime("kept-card", "hidden", told=("kept",)),
    FirstTime("absence", "cross", told=("absent",)),
    FirstTime("change", "arrows", asked="change-out"),
    FirstTime("tactic", "shield", asked="tactic"),
    FirstTime("match", "die", told=("match-roll",)),
    FirstTime("penalty", "ball", told=("taker",)),
    FirstTime("window", "arrows", asked="window"),
    FirstTime("cup", "cup", told=("pair",)),
    FirstTime("season-end", "clock", asked="extend"),
)
