"""The words of the game: every question, event, reason and roll, with the numbers it carries.

Domains: player (team card), card (event card), management, attack and defence (action cards), needs (requirement of an
action card: twice the card, one more for the defence), roles (as bits), formation, item (of a turn), boost, bet, kind
(of opportunity), bonus, shelter, flag, box.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS, Asks, Reason, Rolls, Tells, Words
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.question_rules import QUESTION_RULES

NO_CARD: Final = {PASS: "pass"}
DUEL: Final = ("challenger:seat", "target:seat")
DEAL: Final = ("cost:money", "left:money", "points:number")  # points: what it adds to the score

ASKS: Final = [
    Asks(c.ASK_BOARD, "board", "formation"),
    Asks(c.ASK_ITEM, "item", "item", ("management",), {PASS: "end-turn", c.BUILD: "build"}, preview=DEAL),
    Asks(c.ASK_EVENT, "event", "card", ("active:seat",), NO_CARD, window=True),
    Asks(c.ASK_POACH, "poach", "player", preview=DEAL),
    Asks(c.ASK_FREE, "sign-free", "player", preview=DEAL),
    Asks(c.ASK_SWAP_OUT, "swap-out", "player"),
    Asks(c.ASK_SWAP_IN, "swap-in", "player", ("out:player",), preview=DEAL),
    Asks(c.ASK_BUY_MORE, "buy-more", "player", (), {PASS: "stop"}, preview=DEAL),
    Asks(c.ASK_CAPTAIN, "captain", "player", preview=("value:number",)),
    Asks(c.ASK_ROOM, "make-room", "card", ("draws:number", "held:number"), {PASS: "keep"}, spares=True),
    Asks(c.ASK_CUT, "cut-hand", "card", ("over:number",)),
    Asks(c.ASK_TARGET, "target", "seat"),
    Asks(c.ASK_DECLARED, "declared", "card", DUEL, NO_CARD, window=True),
    Asks(
        c.ASK_SHELTER,
        "shelter",
        "shelter",
        ("by:seat", "management"),
        NO_CARD,
        window=True,
        passed_by_order=False,  # B11-TEAM-56: nobody gives up immunity without being asked
    ),
    Asks(c.ASK_REVEALED, "revealed", "card", ("performer:seat", "needs"), NO_CARD, window=True),
    Asks(
        c.ASK_COMMIT,
        "commit",
        "player",
        ("needs", "term:number", "total:number", "number"),
        {PASS: "decline"},
        preview=("total:number",),
    ),
    Asks(
        c.ASK_BOOST,
        "boost",
        "boost",
        ("needs", "total:number", "number", "performer:seat"),
        NO_CARD,
        preview=("cost:money", "left:money", "total:number", "turns:flag"),  # turns: it would win the action
        spares=True,
    ),
    Asks(c.ASK_FAILED, "failed", "card", DUEL, NO_CARD, window=True),
    Asks(c.ASK_PENDING, "pending", "card", DUEL, NO_CARD, window=True),
    Asks(c.ASK_SCORED, "scored", "card", DUEL, NO_CARD, window=True),
    Asks(c.ASK_APPEAL, "appeal", "card", ("by:seat", "card"), NO_CARD, window=True),
    Asks(c.ASK_RIVAL, "aim-rival", "seat", ("card",)),
    Asks(c.ASK_PLAYER, "aim-player", "player", ("card",), preview=("total:number",)),
    Asks(c.ASK_OWN_PLAYER, "aim-own-player", "player", ("card",), preview=("money", "points:number")),
    Asks(c.ASK_BET, "bet", "bet", ("card",), preview=("cost:money", "left:money", "back:money")),
    Asks(
        c.ASK_ACCEPT,
        "accept",
        "flag",
        ("by:seat", "gets:player", "gives:player"),
        {c.NO: "refuse", c.YES: "accept"},
        default=c.NO,
        preview=("points:number",),
    ),
    Asks(c.ASK_GIVE, "give", "card", ("other:seat",), NO_CARD),
    Asks(c.ASK_TAKE, "take", "card", ("other:seat", "give:card")),
]

TELLS: Final = [
    Tells(c.TELL_ORDER, "seated", ("seat", "money"), ("B11-SETUP-01", "B11-SETUP-04")),
    Tells(c.TELL_BOARD, "board", ("seat", "formation"), ("B11-SETUP-02",)),
    Tells(c.TELL_DEALT, "dealt", ("seat", "cards:number"), ("B11-SETUP-05",)),
    Tells(c.TELL_ROUND, "round", ("round:number", "first:seat"), ("B11-ROUND-02",)),
    Tells(c.TELL_INCOME, "income", ("seat", "money"), ("B11-EVENT-19",)),
    Tells(c.TELL_LAID, "laid", ("player", "price:money"), ("B11-MARKET-01",)),
    Tells(c.TELL_RESHUFFLED, "reshuffled", ("box",), ("B11-MARKET-08",)),
    Tells(c.TELL_LEFT_OVER, "left-over", ("player",), ("B11-MARKET-03",)),
    Tells(c.TELL_MANAGEMENT, "management", ("seat", "management"), ("B11-ROUND-04",)),
    Tells(c.TELL_TURNED_UP, "turned-up", ("seat", "management"), ("B11-ROUND-08",)),
    Tells(c.TELL_BOUGHT, "bought", ("seat", "player", "price:money"), ("B11-MARKET-06",)),
    Tells(c.TELL_BUILT, "built", ("seat", "stands:number", "price:money"), ("B11-STADIUM-02",)),
    Tells(c.TELL_ENDED_TURN, "ended-turn", ("seat",), ("B11-TURN-06",)),
    Tells(c.TELL_USED, "used", ("seat", "management", "kind"), ("B11-TEAM-04",)),
    Tells(c.TELL_EARNED, "earned", ("seat", "money"), ("B11-TEAM-07",)),
    Tells(c.TELL_MADE_ROOM, "made-room", ("seat", "cards:number"), ("B11-EVENT-06",)),
    Tells(c.TELL_DISCARDED, "discarded", ("seat", "card"), ("B11-EVENT-06",)),
    Tells(c.TELL_DREW, "drew", ("seat", "cards:number"), ("B11-EVENT-11",)),
    Tells(c.TELL_DREW_CARD, "drew-card", ("seat", "card"), ("B11-EVENT-11",)),
    Tells(c.TELL_LOST_DRAWS, "lost-draws", ("seat", "cards:number"), ("B11-EVENT-11",)),
    Tells(
        c.TELL_POACHED, "poached", ("seat", "from:seat", "player", "price:money"), ("B11-TEAM-20",), affects=("from",)
    ),
    Tells(c.TELL_SIGNED, "signed", ("seat", "player"), ("B11-TEAM-26", "B11-TEAM-29")),
    Tells(c.TELL_SWAPPED, "swapped", ("seat", "out:player", "in:player", "price:money"), ("B11-TEAM-33",)),
    Tells(c.TELL_RENEWED, "renewed", ("seat",), ("B11-TEAM-46",)),
    Tells(c.TELL_CAPTAIN, "captain", ("seat", "player"), ("B11-TEAM-49",)),
    Tells(c.TELL_ARMBAND_LOST, "armband-lost", ("seat", "player"), ("B11-TEAM-51",), affects=("seat",)),
    Tells(c.TELL_IMMUNE, "immune", ("seat",), ("B11-TEAM-54",)),
    Tells(c.TELL_STOPPED, "stopped", ("seat", "by:seat"), ("B11-TEAM-55",), affects=("by",)),
    Tells(c.TELL_BONUS, "bonus", ("seat", "bonus", "negation:flag"), ("B11-TEAM-16",)),
    Tells(c.TELL_CHALLENGED, "challenged", DUEL, ("B11-CHALLENGE-01",), affects=("target",)),
    Tells(c.TELL_ATTACK_CARD, "attack-card", ("seat", "attack", "needs"), ("B11-CHALLENGE-06",)),
    Tells(c.TELL_DEFENCE_CARD, "defence-card", ("seat", "defence", "needs"), ("B11-CHALLENGE-31",)),
    Tells(c.TELL_CANNOT, "cannot-fill", ("seat", "needs", "lacks:roles"), ("B11-CHALLENGE-16",)),
    Tells(c.TELL_DECLINED, "declined", ("seat",), ("B11-CHALLENGE-17",)),
    Tells(c.TELL_PICKED, "picked", ("seat", "player"), ("B11-CHALLENGE-14",)),
    Tells(c.TELL_COMMITTED, "committed", ("seat", "total:number", "number"), ("B11-CHALLENGE-15",)),
    Tells(c.TELL_RAISED, "raised", ("seat", "points:number", "price:money", "total:number"), ("B11-CHALLENGE-21",)),
    Tells(c.TELL_LOWERED, "lowered", ("seat", "points:number", "price:money", "total:number"), ("B11-CHALLENGE-22",)),
    Tells(c.TELL_SUCCEEDED, "succeeded", ("seat", "total:number"), ("B11-CHALLENGE-29",)),
    Tells(c.TELL_FAILED, "fell-short", ("seat", "total:number", "number"), ("B11-CHALLENGE-29",)),
    Tells(c.TELL_ONLY_SAVE, "only-a-save", ("seat", "defence"), ("B11-CHALLENGE-34", "B11-CHALLENGE-35")),
    Tells(c.TELL_GOAL, "goal", DUEL, ("B11-CHALLENGE-38", "B11-CHALLENGE-39"), affects=("target",)),
    Tells(c.TELL_NO_GOAL, "no-goal", DUEL, ("B11-CHALLENGE-30", "B11-CHALLENGE-32")),
    Tells(c.TELL_PLAYED, "played", ("seat", "card"), ("B11-EVENT-05", "B11-EVENT-16")),
    Tells(c.TELL_WHITE, "white", ("seat", "card"), ("B11-EVENT-08",)),
    Tells(c.TELL_APPEALED, "appealed", ("seat", "with:card", "by:seat", "card"), ("B11-EVENT-18",), affects=("by",)),
    Tells(c.TELL_TWINNED, "twinned", ("seat", "other:seat", "until:number"), ("B11-MULTI-16",), affects=("other",)),
    Tells(c.TELL_JINXED, "jinxed", ("seat", "needs"), ("B11-EVENT-16",), affects=("seat",)),
    Tells(c.TELL_REFUSED, "refused", ("seat", "by:seat"), ("B11-EVENT-16",), affects=("by",)),
    Tells(c.TELL_EXCHANGED, "exchanged", ("seat", "gives:player", "other:seat", "gets:player"), ("B11-PITCH-05",)),
    Tells(c.TELL_BET, "bet", ("seat", "money", "goal:flag"), ("B11-EVENT-16",)),
    Tells(c.TELL_BET_PAID, "bet-paid", ("seat", "money"), ("B11-EVENT-16",)),
    Tells(c.TELL_BET_LOST, "bet-lost", ("seat", "money"), ("B11-EVENT-16",)),
    Tells(c.TELL_BET_BACK, "bet-back", ("seat", "money"), ("B11-EVENT-16",)),
    Tells(c.TELL_REDIRECTED, "redirected", DUEL, ("B11-CHALLENGE-04",), affects=("target",)),
    Tells(c.TELL_RETRIED, "retried", DUEL, ("B11-EVENT-16",), affects=("target",)),
    Tells(c.TELL_SWITCHED, "switched", ("seat", "other:seat"), ("B11-ROUND-07",), affects=("other",)),
    Tells(c.TELL_SWITCHED_CARD, "switched-card", ("seat", "management"), ("B11-ROUND-07",)),
    Tells(c.TELL_STOLEN, "stolen", ("seat", "from:seat"), ("B11-EVENT-04",), affects=("from",)),
    Tells(c.TELL_STOLEN_CARD, "stolen-card", ("seat", "card"), ("B11-EVENT-04",)),
    Tells(c.TELL_LOOKED, "looked", ("seat", "other:seat"), ("B11-EVENT-16",), affects=("other",)),
    Tells(c.TELL_SAW, "saw", ("other:seat", "card"), ("B11-EVENT-16",)),
    Tells(c.TELL_TRADED, "traded", ("seat", "other:seat"), ("B11-EVENT-16",), affects=("other",)),
    Tells(c.TELL_TRADED_CARDS, "traded-cards", ("seat", "give:card", "take:card"), ("B11-EVENT-16",)),
    Tells(
        c.TELL_CAUTIONED,
        "cautioned",
        ("player", "points:number", "total:number", "of:seat"),
        ("B11-CHALLENGE-20",),
        affects=("of",),
    ),
    Tells(c.TELL_SENT_OFF, "sent-off", ("player", "total:number", "of:seat"), ("B11-CHALLENGE-20",), affects=("of",)),
    Tells(c.TELL_INJURED, "injured", ("player", "until:number", "of:seat"), ("B11-PITCH-09",), affects=("of",)),
    Tells(c.TELL_GAINED, "gained", ("seat", "money"), ("B11-EVENT-16",)),
    Tells(c.TELL_FINED, "fined", ("seat", "money"), ("B11-GEN-04",), affects=("seat",)),
    Tells(c.TELL_SOLD, "sold", ("seat", "player", "money"), ("B11-MULTI-20",)),
    Tells(c.TELL_BARGAIN, "bargain", ("seat", "money"), ("B11-EVENT-16",)),
    Tells(
        c.TELL_SCORE,
        "score",
        (
            "seat",
            "total:number",
            "footballers:number",
            "coach:number",
            "fit:number",
            "scored:number",
            "conceded:number",
            "stadium:number",
        ),
        ("B11-SCORE-10",),
    ),
]

REASONS: Final = [
    Reason(c.WHY_NO_MONEY, "no-money", ("price:money", "money"), ("B11-GEN-04",)),
    Reason(c.WHY_NO_PLACE, "no-place", (), ("B11-PITCH-05",)),
    Reason(c.WHY_ONE_COACH, "one-coach", (), ("B11-COACH-01",)),
    Reason(c.WHY_BOUGHT, "bought-already", (), ("B11-MARKET-04",)),
    Reason(c.WHY_USED, "used-already", (), ("B11-TURN-03",)),
    Reason(c.WHY_STADIUM_FULL, "stadium-complete", (), ("B11-STADIUM-02",)),
    Reason(c.WHY_STAND_BUILT, "stand-built", (), ("B11-STADIUM-03",)),
    Reason(c.WHY_TOO_FEW, "too-few", ("footballers:number",), ("B11-CHALLENGE-02",)),
    Reason(c.WHY_TARGET_TOO_FEW, "target-too-few", ("footballers:number",), ("B11-CHALLENGE-03",)),
    Reason(c.WHY_IMMUNE, "target-immune", (), ("B11-TEAM-58",)),
    Reason(c.WHY_TWINNED, "target-twinned", (), ("B11-CHALLENGE-01",)),
    Reason(c.WHY_NOTHING, "changes-nothing", (), ("B11-TEAM-05",)),
    Reason(c.WHY_CARD_NOTHING, "card-changes-nothing", (), ("B11-EVENT-17",)),
    Reason(c.WHY_TWINNED_BEFORE, "twinned-before", (), ("B11-MULTI-16",)),
    Reason(c.WHY_NOT_ON_CARD, "not-on-card", (), ("B11-TEAM-02",)),
    Reason(c.WHY_BOUGHT_BEFORE, "bought-before", (), ("B11-TEAM-21", "B11-TEAM-27", "B11-TEAM-30")),
    Reason(c.WHY_NOBODY_FITS, "nobody-fits", (), ("B11-PITCH-05",)),
    Reason(c.WHY_NO_TARGET, "no-target", (), ("B11-CHALLENGE-01", "B11-CHALLENGE-03", "B11-TEAM-58")),
    Reason(c.WHY_RIVALS_IMMUNE, "rivals-immune", (), ("B11-TEAM-59",)),
    Reason(c.WHY_NO_ARMBAND, "no-armband", (), ("B11-TEAM-53",)),
    Reason(c.WHY_OTHER_WINDOW, "other-moment", (), ("B11-EVENT-15",)),
    Reason(c.WHY_WRONG_ROLE, "wrong-role", (), ("B11-CHALLENGE-09",)),
    Reason(c.WHY_INJURED, "injured", (), ("B11-PITCH-09",)),
    Reason(c.WHY_NOTHING_LEFT, "term-left-empty", (), ("B11-CHALLENGE-10",)),
]

ROLLS: Final = [
    Rolls(c.ROLL_SEAT, "seat", "seat"),
    Rolls(c.ROLL_BOARD, "board", "formation"),
    Rolls(c.ROLL_TEAM, "team-card", "player"),
    Rolls(c.ROLL_EVENT, "event-card", "card"),
    Rolls(c.ROLL_ACTION, "action-card", "action"),
    Rolls(c.ROLL_MANAGEMENT, "management-card", "management"),
    Rolls(c.ROLL_FROM_HAND, "from-hand", "card"),
]

WORDS: Final = Words(ASKS, TELLS, REASONS, ROLLS, QUESTION_RULES)
