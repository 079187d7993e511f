"""The words of Mister: its questions, events, reasons and chances, with the numbers they carry."""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import Asks, Reason, Rolls, Tells, Words
from touchline.titles.mister import codes as c
from touchline.titles.mister.question_rules import QUESTION_RULES

LAID: Final = (
    "gk:player",
    "lb:player",
    "lcb:player",
    "rcb:player",
    "rb:player",
    "lm:player",
    "lcm:player",
    "rcm:player",
    "rm:player",
    "ls:player",
)
NAMED: Final = ("first:player", "second:player", "third:player", "fourth:player")
AIMED: Final = ("action", "shooter:player", "value:number", "keeper:player", "against:number", "shot")

REACHED: Final = ("phase:number", "player", "characteristic", "value:number", "needed:number", "passed:flag")
AGAINST: Final = ("keeper:player", "skill:characteristic", "against:number")
RIVAL: Final = ("opponent:player", "skill:characteristic", "against:number")
# in a shot: by how much the shooter must lead for a goal, and whether it is one, where the keeper dives the same way
# and where he dives another; not compared: the directions alone decide
VERDICTS: Final = ("same_margin:number", "same_goal:flag", "other_margin:number", "other_goal:flag", "compared:flag")
# in a kick: a miss loses the shoot-out, a goal wins it, the five of both sides have been taken
STAKES: Final = ("must:flag", "wins:flag", "sudden:flag")
SCORED_AGAINST: Final = ("scored:number", "against:number")
# The match from the scorer's side: `home` is 1 where that side is named first in the match.
IN_MATCH: Final = ("rival:seat", "home:flag")
# in a choice: what a taker brings, and how well somebody fits a slot, in tenths
KICK: Final = ("characteristic", "value:number", *AGAINST, *VERDICTS)
FIT: Final = ("fit:number", "in_role:flag")

ASKS: Final = [
    Asks(
        c.ASK_DECIDE,
        "decide",
        "market-choice",
        ("player", "size:number", "left:number"),
        default=c.DISCARD,
        preview=("size:number",),
    ),
    Asks(c.ASK_FIELD, "field", "player", ("slot", *LAID), preview=FIT),
    Asks(c.ASK_SHOOT, "shoot", "direction", AIMED, preview=VERDICTS, guess=True),
    Asks(c.ASK_DIVE, "dive", "direction", AIMED, preview=VERDICTS, guess=True),
    Asks(c.ASK_TAKE, "take", "player", ("action", "boost:number"), preview=KICK),
    Asks(c.ASK_VICTIM, "victim", "player", ("action", "owner:seat"), preview=("overall:number",)),
    Asks(c.ASK_SUBSTITUTE, "substitute", "player", ("injured:player", "slot"), preview=FIT),
    Asks(c.ASK_KICKER, "kicker", "player", ("kick:number", *NAMED), preview=KICK),
    Asks(c.ASK_SUDDEN, "sudden", "player", ("kick:number",), preview=KICK),
    Asks(c.ASK_DRAW, "draw", "window-choice", ("left:number",), default=c.DECLINE, preview=("left:number",)),
    Asks(
        c.ASK_EXCHANGE,
        "exchange",
        "player",
        ("player",),
        special={c.REFUSE: "refuse"},
        default=c.REFUSE,
        preview=("gain:number",),
    ),
]

TELLS: Final = [
    Tells(c.TELL_MARKET_OPENED, "market-opened", ("first:seat",), ("MIS-MARKET-01", "MIS-MARKET-02")),
    Tells(c.TELL_DRAWN, "drawn", ("seat", "player"), ("MIS-MARKET-04", "MIS-INFO-01")),
    Tells(c.TELL_SIGNED, "signed", ("seat", "size:number"), ("MIS-MARKET-05",)),
    Tells(c.TELL_DISCARDED, "discarded", ("seat", "player"), ("MIS-MARKET-06", "MIS-INFO-02")),
    Tells(c.TELL_RESHUFFLED, "reshuffled", ("cards:number", "pass:number"), ("MIS-MARKET-13",)),
    Tells(c.TELL_MARKET_CLOSED, "market-closed", ("free:number",), ("MIS-MARKET-08", "MIS-MARKET-22")),
    Tells(c.TELL_TOSSED, "tossed", ("seat", "face:coin", "winner:seat"), ("MIS-TOUR-01", "MIS-TOUR-02")),
    Tells(c.TELL_PAIRED, "paired", ("one:seat", "two:seat", "three:seat", "four:seat"), ("MIS-TOUR-02",)),
    Tells(c.TELL_ROUND, "round", ("round:number", "rounds:number"), ("MIS-TOUR-11",)),
    Tells(c.TELL_FIXTURE, "fixture", ("first:seat", "second:seat"), ("MIS-TOUR-03",)),
    Tells(c.TELL_FIELDED, "fielded", ("seat", "slot", "player"), ("MIS-LINEUP-06", "MIS-INFO-03")),
    Tells(c.TELL_KICK_OFF, "kick-off", ("seat",), ("MIS-MATCH-01", "MIS-TOUR-06")),
    Tells(
        c.TELL_ACTION, "action", ("seat", "against:seat", "action", "boost:number", "left:number"), ("MIS-MATCH-02",)
    ),
    Tells(c.TELL_MISSING, "missing", ("seat", "slot"), ("MIS-ABSENT-01", "MIS-ABSENT-02"), affects=("seat",)),
    Tells(
        c.TELL_DUEL,
        "duel",
        ("phase:number", "player", "characteristic", "value:number", *RIVAL, "margin:number", "passed:flag"),
        ("MIS-PHASE-01", "MIS-PHASE-02"),
    ),
    Tells(c.TELL_UNOPPOSED, "unopposed", ("phase:number", "player", "slot"), ("MIS-ABSENT-04",)),
    Tells(c.TELL_ANY_OF, "any-of", REACHED, ("MIS-PHASE-04", "MIS-PHASE-05")),
    Tells(c.TELL_OWN_KEEPER, "own-keeper", REACHED, ("MIS-PHASE-04",)),
    Tells(c.TELL_TRAIT_NEEDED, "trait-needed", ("phase:number", "trait", "player", "passed:flag"), ("MIS-PHASE-04",)),
    Tells(c.TELL_TAKER, "taker", ("phase:number", "seat", "player"), ("MIS-TAKER-01", "MIS-TAKER-03")),
    Tells(c.TELL_WALL, "wall", REACHED, ("MIS-CARD-09", "MIS-CARD-09a")),
    Tells(c.TELL_STORY, "story", ("phase:number", "player", "slot"), ("MIS-PHASE-03",)),
    Tells(c.TELL_FADED, "faded", ("seat", "phase:number"), ("MIS-MATCH-05",)),
    Tells(
        c.TELL_SHOT,
        "shot",
        ("seat", "player", "characteristic", "value:number", *AGAINST, "shot", *VERDICTS),
        ("MIS-MATCH-06", "MIS-SHOT-14"),
    ),
    Tells(
        c.TELL_DIRECTIONS,
        "directions",
        ("shot:direction", "dive:direction", "same:flag"),
        ("MIS-SHOT-03", "MIS-SHOT-11"),
    ),
    Tells(
        c.TELL_GOAL,
        "goal",
        ("seat", "player", "goals:number", "against:number", *IN_MATCH),
        ("MIS-MATCH-13",),
        affects=("rival",),
    ),
    Tells(c.TELL_SAVED, "saved", ("seat", "player"), ("MIS-SHOT-06",)),
    Tells(c.TELL_SENT_OFF, "sent-off", ("seat", "player", "slot"), ("MIS-RED-01", "MIS-RED-04"), affects=("seat",)),
    Tells(c.TELL_INJURED, "injured", ("seat", "player", "slot"), ("MIS-INJ-01",), affects=("seat",)),
    Tells(c.TELL_SUBSTITUTED, "substituted", ("seat", "player", "slot"), ("MIS-INJ-04", "MIS-INJ-05")),
    Tells(c.TELL_NOT_REPLACED, "not-replaced", ("seat", "slot"), ("MIS-INJ-07",)),
    Tells(c.TELL_BOOSTED, "boosted", ("seat", "trait", "player", "boost:number"), ("MIS-BOOST-01", "MIS-BOOST-02")),
    Tells(c.TELL_NOT_BOOSTED, "not-boosted", ("seat", "trait"), ("MIS-BOOST-03",)),
    Tells(c.TELL_BOOST_LAPSED, "boost-lapsed", ("seat",), ("MIS-BOOST-05",), affects=("seat",)),
    Tells(c.TELL_NEW_PASS, "new-pass", ("pass:number",), ("MIS-TOUR-08",)),
    Tells(
        c.TELL_FULL_TIME,
        "full-time",
        ("first:seat", "second:seat", "goals:number", "against:number"),
        ("MIS-MATCH-09", "MIS-MATCH-10", "MIS-TOUR-07"),
    ),
    Tells(c.TELL_SHOOTOUT, "shootout", ("first:seat", "second:seat"), ("MIS-PEN-01",)),
    Tells(c.TELL_TAKERS, "takers", ("seat", *NAMED, "fifth:player"), ("MIS-PEN-02", "MIS-PEN-04")),
    Tells(
        c.TELL_PENALTY,
        "penalty",
        ("seat", "player", "characteristic", "value:number", *AGAINST, "kick:number", *VERDICTS, *STAKES),
        ("MIS-PEN-05", "MIS-PEN-06"),
    ),
    Tells(
        c.TELL_PENALTY_SCORED,
        "penalty-scored",
        ("seat", "player", *SCORED_AGAINST, *IN_MATCH),
        ("MIS-SHOT-07", "MIS-SHOT-08"),
        affects=("rival",),
    ),
    Tells(c.TELL_PENALTY_SAVED, "penalty-saved", ("seat", "player", *SCORED_AGAINST, *IN_MATCH), ("MIS-PEN-12",)),
    Tells(c.TELL_SHOOTOUT_WON, "shootout-won", ("seat", *SCORED_AGAINST, *IN_MATCH), ("MIS-PEN-08", "MIS-PEN-13")),
    Tells(
        c.TELL_TABLE_ROW,
        "table-row",
        ("place:number", "seat", "points:number", "difference:number", "goals:number"),
        ("MIS-LEAGUE-04", "MIS-LEAGUE-06"),
    ),
    Tells(c.TELL_LOT, "lot", ("place:number", "seat"), ("MIS-LEAGUE-08",)),
    Tells(c.TELL_WINDOW, "window", ("seat", "left:number"), ("MIS-SEASON-03",)),
    Tells(c.TELL_AGENT, "agent", ("seat", "player"), ("MIS-SEASON-06", "MIS-INFO-07")),
    Tells(c.TELL_DECLINED, "declined", ("seat",), ("MIS-SEASON-12",)),
    Tells(c.TELL_REFUSED, "refused", ("seat",), ("MIS-SEASON-06", "MIS-SEASON-10")),
    Tells(c.TELL_EXCHANGED, "exchanged", ("seat",), ("MIS-SEASON-07", "MIS-INFO-07")),
    Tells(c.TELL_EXCHANGE, "exchange", ("seat", "in:player", "out:player"), ("MIS-SEASON-07", "MIS-SEASON-09")),
    Tells(c.TELL_WINNER, "winner", ("seat",), ("MIS-MATCH-10", "MIS-CUP-02", "MIS-LEAGUE-07")),
]

REASONS: Final = [
    Reason(c.WHY_KEEPER_OWNED, "keeper-owned", ("player",), ("MIS-MARKET-10", "MIS-MARKET-11")),
    Reason(c.WHY_KEEPER_WANTED, "keeper-wanted", (), ("MIS-MARKET-17",)),
    Reason(c.WHY_KEEPER_IN_GOAL, "keeper-in-goal", (), ("MIS-LINEUP-05",)),
    Reason(c.WHY_ALREADY_FIELDED, "already-fielded", ("slot",), ("MIS-LINEUP-01",)),
    Reason(c.WHY_SENT_OFF, "sent-off", (), ("MIS-ABSENT-06", "MIS-ABSENT-08")),
    Reason(c.WHY_INJURED, "injured", (), ("MIS-INJ-01", "MIS-ABSENT-08")),
    Reason(c.WHY_ON_THE_BENCH, "on-the-bench", (), ("MIS-TAKER-02", "MIS-PEN-03")),
    Reason(c.WHY_KEEPER_EXEMPT, "keeper-exempt", (), ("MIS-RED-02", "MIS-INJ-02")),
    Reason(
        c.WHY_NOT_THE_HIGHEST, "not-the-highest", ("overall:number", "highest:number"), ("MIS-RED-01", "MIS-INJ-01")
    ),
    Reason(c.WHY_ALREADY_NAMED, "already-named", ("kick:number",), ("MIS-PEN-03",)),
    Reason(c.WHY_KICKED_MORE_OFTEN, "kicked-more-often", (), ("MIS-PEN-11",)),
    Reason(c.WHY_KEEPER_FOR_KEEPER, "keeper-for-keeper", (), ("MIS-SEASON-08",)),
    Reason(c.WHY_ALREADY_PLAYING, "already-playing", ("slot",), ("MIS-INJ-05",)),
]

ROLLS: Final = [
    Rolls(c.ROLL_COIN, "coin", "coin"),
    Rolls(c.ROLL_FOOTBALLER, "footballer", "player"),
    Rolls(c.ROLL_ACTION, "action", "action"),
    Rolls(c.ROLL_FIRST_SEAT, "first-seat", "number"),
    Rolls(c.ROLL_LOT, "lot", "seat"),
    Rolls(c.ROLL_AGENT, "agent", "player"),
]

WORDS: Final = Words(ASKS, TELLS, REASONS, ROLLS, QUESTION_RULES)
