"""The cards of first-time help: manager and squad, tactics, dice, cards, half-time and what comes between matchdays."""

from __future__ import annotations

from typing import Final

from touchline.kernel.first_time import FirstTime

FIRST_TIMES: Final = (
    FirstTime("manager", "people", asked="choose-manager"),
    FirstTime("shop", "coin", asked="buy-player"),
    FirstTime("three", "squad", asked="field-player"),
    FirstTime("tactic", "hidden", asked="choose-tactic"),
    FirstTime("battle", "duel", told=("battle-won",)),
    FirstTime("home", "stadium", told=("home-advantage",)),
    FirstTime("turn", "clock", told=("turn-begins",)),
    FirstTime("cards", "cards", asked="act-between-turns"),
    FirstTime("reroll", "die", asked="act-reroll"),
    FirstTime("genius", "flame", told=("genius-goal", "genius-save")),
    FirstTime("half-time", "arrows", asked="announce-substitution"),
    FirstTime("stoppage", "clock", told=("stoppage-rolled",)),
    FirstTime("academy", "star", asked="take-player"),
)
