"""The cards of first-time help: the turn, the challenge from the attack to the goal, cards, captain and trouble."""

from __future__ import annotations

from typing import Final

from touchline.kernel.first_time import FirstTime

FIRST_TIMES: Final = (
    FirstTime("turn", "coin", asked="item"),
    FirstTime("challenge", "duel", told=("challenged",)),
    FirstTime("commit", "squad", asked="commit"),
    FirstTime("boost", "arrows", asked="boost"),
    FirstTime("defence", "shield", told=("defence-card",)),
    FirstTime("goal", "ball", told=("goal",)),
    FirstTime("event", "cards", asked="event"),
    FirstTime("poached", "people", told=("poached",)),
    FirstTime("captain", "star", asked="captain"),
    FirstTime("shelter", "shield", asked="shelter"),
    FirstTime("red-card", "card", told=("sent-off",)),
    FirstTime("injury", "cross", told=("injured",)),
    FirstTime("stand", "stadium", told=("built",)),
)
