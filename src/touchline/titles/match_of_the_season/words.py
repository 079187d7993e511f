"""The words of the game: every question, event, reason and roll, with the numbers they carry.

Domains: team (colour), side (team or international team), player, chance (card), formation, money, square, window,
competition, cause, event (of a match), point (a moment at which a red card may be played), choice, slot, number.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import LAST_OPTION, PASS, Asks, Reason, Rolls, Words
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.question_rules import QUESTION_RULES
from touchline.titles.match_of_the_season.tells import TELLS

EMPTY: Final = -1
FIRST: Final = -9  # as a default: never offered, so the first option stands
WEAKEST: Final = LAST_OPTION  # players are listed best first, so the default lets one of the weakest go
PRICE: Final = ("price:money", "left:money")  # the amount that is paid or received, and the cash after it

ASKS: Final = [
    Asks(c.ASK_DRAFT, "draft", "player", ("team", "stars:number"), default=FIRST, all_open=True),
    Asks(c.ASK_FORMATION, "formation", "formation", ("team", "competition", "opponent:side"), default=FIRST),
    Asks(c.ASK_SLOT, "slot", "player", ("team", "slot", "formation"), {EMPTY: "empty"}, default=FIRST),
    Asks(c.ASK_CHANGE_OUT, "change-out", "player", ("team", "opponent:side"), {PASS: "no-change"}),
    Asks(c.ASK_CHANGE_IN, "change-in", "player", ("team", "out:player"), default=FIRST, preview=("gain:number",)),
    Asks(c.ASK_ARRANGE, "arrange", "choice", ("team",), {c.KEEP: "keep", c.REARRANGE: "rearrange"}, default=c.KEEP),
    Asks(c.ASK_REVISE, "revise", "choice", ("team", "opponent:side"), {PASS: "pass", c.REVISE: "revise"}),
    Asks(c.ASK_TACTIC, "tactic", "chance", ("team", "opponent:side", "competition"), {PASS: "pass"}, window=True),
    Asks(
        c.ASK_REVEAL,
        "reveal",
        "chance",
        ("team", "event:matchevent"),
        {PASS: "hold"},
        preview=("home-stars:number", "away-stars:number"),
    ),
    Asks(c.ASK_SUB_OUT, "substitute-out", "player", ("team", "made:number"), {PASS: "pass"}, window=True),
    Asks(c.ASK_SUB_IN, "substitute-in", "player", ("team", "out:player"), default=FIRST, preview=("gain:number",)),
    Asks(
        c.ASK_BID,
        "bid",
        "money",
        ("team", "player", "price:money", "leader:team", "seller:team"),
        {PASS: "pass"},
        preview=("left:money",),
    ),
    Asks(
        c.ASK_WINDOW,
        "window",
        "choice",
        ("team", "window"),
        {PASS: "pass", c.GO_MARKET: "market", c.GO_CARD: "card"},
        window=True,
    ),
    Asks(c.ASK_DEAL, "deal", "choice", ("team",), {c.SELL: "sell", c.BUY: "buy", c.LIST: "list"}, default=FIRST),
    Asks(c.ASK_SELL, "sell", "player", ("team",), default=WEAKEST, preview=PRICE),
    Asks(c.ASK_BUY, "buy", "player", ("team",), default=FIRST, preview=PRICE),
    Asks(c.ASK_LIST, "list", "player", ("team",), default=WEAKEST),
    Asks(c.ASK_RESERVE, "reserve", "money", ("team", "player"), default=FIRST, preview=("bidders:number",)),
    Asks(c.ASK_CARD, "card", "chance", ("team",), default=FIRST),
    Asks(c.ASK_REACT, "react", "chance", ("team", "point"), {PASS: "pass"}, window=True),
    Asks(c.ASK_CURE, "cure", "player", ("team", "card:chance"), default=FIRST),
    Asks(c.ASK_RIVAL, "rival", "team", ("team", "card:chance"), default=FIRST),
    Asks(c.ASK_STEPS, "steps", "number", ("team",), default=FIRST, preview=("square",)),
    Asks(c.ASK_TOP, "top", "player", ("team", "place:number"), default=FIRST),
    Asks(c.ASK_FILL, "fill", "player", ("team", "slot"), default=FIRST),
    Asks(c.ASK_SHORT_SALE, "short-sale", "player", ("team", "need:money"), default=WEAKEST, preview=PRICE),
    Asks(c.ASK_YOUTH, "youth", "player", ("team",), default=FIRST),
    Asks(c.ASK_SURPLUS, "surplus", "player", ("team",), default=WEAKEST, preview=PRICE),
    Asks(c.ASK_TIP, "tip", "player", ("team", "player", "price:money"), {PASS: "pass"}, preview=PRICE),
    Asks(c.ASK_LAYOUT, "layout", "formation", ("team",), default=FIRST),
    Asks(c.ASK_STAY_OUT, "stay-out", "player", ("team", "more:number"), default=FIRST),
    Asks(c.ASK_EXTEND, "extend", "player", ("team", "more:number"), default=FIRST),
    Asks(c.ASK_SWAP_FIRST, "swap-first", "team", ("team",), {PASS: "decline"}),
    Asks(c.ASK_SWAP_TAKE, "swap-take", "player", ("team", "partner:team"), {PASS: "decline"}),
    Asks(c.ASK_SWAP_GIVE, "swap-give", "player", ("team", "partner:team", "taken:player"), default=WEAKEST),
    Asks(c.ASK_SIGN, "sign", "player", ("team", "missing:number"), default=FIRST, preview=PRICE),
    Asks(c.ASK_CLAUSE, "clause", "player", ("team", "card:chance"), default=FIRST, preview=PRICE),
    Asks(c.ASK_REFORM, "reform", "formation", ("team", "out:player", "in:player"), default=FIRST),
]

REASONS: Final = [
    Reason(c.WHY_SQUAD_FULL, "squad-full", ("team",), ("MOTS-SQUAD-03",)),
    Reason(c.WHY_SQUAD_SMALL, "squad-small", ("team",), ("MOTS-SQUAD-02",)),
    Reason(c.WHY_NO_CASH, "no-cash", ("price:money", "cash:money"), ("MOTS-GEN-14", "MOTS-MARKET-11")),
    Reason(c.WHY_SOLD_BEFORE, "sold-before", ("player",), ("MOTS-TRADE-06", "MOTS-TRADE-05")),
    Reason(c.WHY_TOO_LOW, "too-low", ("least:money",), ("MOTS-MARKET-10",)),
    Reason(c.WHY_ABSENT, "absent", ("player", "cause"), ("MOTS-LINEUP-17",)),
    Reason(c.WHY_MORE_POSSIBLE, "more-possible", ("fielded:number", "most:number"), ("MOTS-LINEUP-11",)),
    Reason(c.WHY_FORMATION, "no-such-formation", ("player",), ("MOTS-LINEUP-03", "MOTS-MATCH-21")),
    Reason(c.WHY_NOT_NOW, "not-now", ("card:chance",), ("MOTS-CHANCE-11",)),
    Reason(c.WHY_FOR_A_MATCH, "for-a-match", ("card:chance",), ("MOTS-CHANCE-04",)),
    Reason(c.WHY_WRONG_FORMATION, "wrong-formation", ("card:chance", "formation"), ("MOTS-TACTIC-09",)),
    Reason(c.WHY_FORMATION_CHANGED, "formation-changed", ("card:chance", "formation"), ("MOTS-ADV-43",)),
    Reason(c.WHY_FACE_DOWN, "face-down", ("player",), ("MOTS-EOS-19", "MOTS-EOS-20")),
    Reason(c.WHY_NOTHING_TO_GIVE, "nothing-to-give", ("player",), ("MOTS-EOS-19", "MOTS-EOS-26")),
    Reason(c.WHY_BENCH, "on-the-bench", ("player",), ("MOTS-EOS-25",)),
    Reason(c.WHY_LISTED, "listed-before", ("player",), ("MOTS-TRADE-16",)),
    Reason(c.WHY_NOT_STRONGEST, "not-strongest", (), ("MOTS-2P-03", "MOTS-2P-04")),
    Reason(c.WHY_WEAKER, "weaker", ("player",), ("MOTS-2P-15",)),
    Reason(c.WHY_NO_TARGET, "no-target", ("card:chance",), ("MOTS-GEN-15",)),
]

ROLLS: Final = [
    Rolls(c.ROLL_COLOUR, "colour", "team"),
    Rolls(c.ROLL_YOUNGEST, "youngest", "number"),
    Rolls(c.ROLL_UNSEEN, "unseen-player", "player"),
    Rolls(c.ROLL_OFF, "roll-off"),
    Rolls(c.ROLL_TRANSFER, "transfer-card", "player"),
    Rolls(c.ROLL_MOVE, "movement"),
    Rolls(c.ROLL_CHANCE, "chance-card", "chance"),
    Rolls(c.ROLL_ABSENCE, "absence"),
    Rolls(c.ROLL_CUP_DRAW, "cup-draw"),
    Rolls(c.ROLL_HOME, "home"),
    Rolls(c.ROLL_MATCH, "match-die"),
    Rolls(c.ROLL_TAKER, "penalty-taker"),
    Rolls(c.ROLL_DECIDER, "decider"),
    Rolls(c.ROLL_EUROPE, "european-draw", "side"),
    Rolls(c.ROLL_LEFT_OUT, "left-out", "side"),
    Rolls(c.ROLL_LOSS, "loss"),
    Rolls(c.ROLL_EVENT, "match-event"),
    Rolls(c.ROLL_VICTIM, "victim"),
    Rolls(c.ROLL_SCOUT, "scouted-card", "player"),
]

WORDS: Final = Words(ASKS, TELLS, REASONS, ROLLS, QUESTION_RULES)
