"""The rules that a question follows, by its name: the rules sheet of a table opens at them."""

from typing import Final

QUESTION_RULES: Final = {
    "choose-manager": ("MOF-SETUP-03", "MOF-MGR-01"),
    "buy-player": ("MOF-SETUP-10", "MOF-SETUP-12"),
    "field-player": ("MOF-LINEUP-01", "MOF-LINEUP-02"),
    "choose-tactic": ("MOF-TACTIC-02", "MOF-TACTIC-01"),
    "announce-cards": ("MOF-TACTIC-06", "MOF-TACTIC-07"),
    "place-card": ("MOF-CARD-02", "MOF-CARD-03"),
    "choose-team": ("MOF-CARD-08", "MOF-CARD-09"),
    "choose-slot": ("MOF-PMOD-06",),
    "choose-target": ("MOF-PMOD-06",),
    "act-between-turns": ("MOF-RESP-07", "MOF-CARD-03"),
    "act-reroll": ("MOF-RESP-06", "MOF-MGR-10"),
    "choose-dice": ("MOF-MGR-09", "MOF-MGR-10"),
    "answer-goal": ("MOF-RESP-08", "MOF-CARD-23"),
    "blow-whistle": ("MOF-RESP-09", "MOF-CARD-25"),
    "announce-substitution": ("MOF-HALF-02", "MOF-HALF-03"),
    "take-off": ("MOF-HALF-02",),
    "bring-on": ("MOF-HALF-02",),
    "act-between-matches": ("MOF-RESP-12",),
    "exchange-card": ("MOF-EXCH-01", "MOF-EXCH-02"),
    "play-academy-card": ("MOF-ACAD-12",),
    "choose-tier": ("MOF-ACAD-08", "MOF-ACAD-10"),
    "roll-again": ("MOF-ACAD-15",),
    "take-player": ("MOF-ACAD-01", "MOF-ACAD-05"),
    "release-player": ("MOF-ACAD-19",),
    "discard-card": ("MOF-TRANSFER-06",),
    "enter-goals": ("MOF-APP-08",),
    "correct-result": ("MOF-APP-08",),
}
