"""The words of the duel: what is asked, told, refused and rolled, and the numbers that go with it."""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS, Asks, Reason, Rolls, Tells, Words

ASK_BID, ASK_FIELD, ASK_ANSWER, ASK_NOTE = range(4)
TELL_BOUGHT, TELL_FULL_TIME, TELL_SCOUTED, TELL_PLAYED, TELL_NOTED = range(5)
WHY_TOO_DEAR: Final = 0
ROLL_DIE, ROLL_CARD = range(2)

WORDS: Final = Words(
    [
        Asks(ASK_BID, "bid", "money", ("price:money", "leader:seat"), {PASS: "pass"}, preview=("left:money",)),
        Asks(ASK_FIELD, "field", "stars", ("place:number",)),
        Asks(ASK_ANSWER, "answer", "card", (), {PASS: "pass"}, window=True),
        Asks(ASK_NOTE, "note", "number"),
    ],
    [
        Tells(TELL_BOUGHT, "bought", ("seat", "price:money"), ("DUEL-BID-02",)),
        Tells(TELL_FULL_TIME, "full-time", ("home:number", "away:number"), ("DUEL-MATCH-02",)),
        Tells(TELL_SCOUTED, "scouted", ("seat", "card"), ("DUEL-SCOUT-01",)),
        Tells(TELL_PLAYED, "played", ("seat", "card", "club"), ("DUEL-TALK-02",), affects=("club",)),
        Tells(TELL_NOTED, "noted", ("seat", "note:number"), ("DUEL-SCOUT-02",)),
    ],
    [Reason(WHY_TOO_DEAR, "too-dear", ("cash:money",), ("DUEL-BID-03",))],
    [Rolls(ROLL_DIE, "die"), Rolls(ROLL_CARD, "card", "card")],
)
