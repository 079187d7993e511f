"""The rules that a question follows, by its name: the rules sheet of a table opens at them."""

from typing import Final

QUESTION_RULES: Final = {
    "board": ("B11-SETUP-02",),
    "item": ("B11-TURN-01", "B11-TURN-03"),
    "event": ("B11-EVENT-01", "B11-EVENT-15"),
    "poach": ("B11-TEAM-20",),
    "sign-free": ("B11-TEAM-26",),
    "swap-out": ("B11-TEAM-33",),
    "swap-in": ("B11-TEAM-33", "B11-TEAM-34"),
    "buy-more": ("B11-TEAM-43",),
    "captain": ("B11-TEAM-49",),
    "make-room": ("B11-EVENT-10", "B11-EVENT-07"),
    "cut-hand": ("B11-EVENT-14",),
    "target": ("B11-CHALLENGE-01", "B11-CHALLENGE-02"),
    "declared": ("B11-EVENT-15",),
    "shelter": ("B11-TEAM-54", "B11-TEAM-56"),
    "revealed": ("B11-EVENT-15",),
    "commit": ("B11-CHALLENGE-07", "B11-CHALLENGE-14"),
    "boost": ("B11-CHALLENGE-21", "B11-CHALLENGE-22"),
    "failed": ("B11-CHALLENGE-30", "B11-EVENT-15"),
    "pending": ("B11-EVENT-15",),
    "scored": ("B11-CHALLENGE-33", "B11-EVENT-15"),
    "appeal": ("B11-EVENT-18",),
    "aim-rival": ("B11-EVENT-16",),
    "aim-player": ("B11-EVENT-16",),
    "aim-own-player": ("B11-EVENT-16",),
    "bet": ("B11-EVENT-16",),
    "accept": ("B11-EVENT-16",),
    "give": ("B11-EVENT-16",),
    "take": ("B11-EVENT-16",),
}
