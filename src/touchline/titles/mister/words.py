"""The words of Mister: its questions, events, reasons and chances, with the numbers they carry."""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS, Asks, Reason, Rolls, Tells, Words

# questions
DECIDE: Final = 1
FIELD: Final = 2
SHOOT: Final = 3
DIVE: Final = 4
TAKE: Final = 5
VICTIM: Final = 6
SUBSTITUTE: Final = 7
KICKER: Final = 8
SUDDEN: Final = 9
DRAW: Final = 10
EXCHANGE: Final = 11

DISCARD: Final = 0
ACQUIRE: Final = 1
DECLINE: Final = 0
DRAW_ONE: Final = 1
REFUSE: Final = PASS

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

ASKS: Final = [
    Asks(DECIDE, "decide", "market-choice", ("player", "size:number", "left:number"), default=DISCARD),
    Asks(FIELD, "field", "player", ("slot", *LAID)),
    Asks(SHOOT, "shoot", "direction", AIMED),
    Asks(DIVE, "dive", "direction", AIMED),
    Asks(TAKE, "take", "player", ("action",)),
    Asks(VICTIM, "victim", "player", ("action", "owner:seat")),
    Asks(SUBSTITUTE, "substitute", "player", ("injured:player", "slot")),
    Asks(KICKER, "kicker", "player", ("kick:number", *NAMED)),
    Asks(SUDDEN, "sudden", "player", ("kick:number",)),
    Asks(DRAW, "draw", "window-choice", ("left:number",), default=DECLINE),
    Asks(EXCHANGE, "exchange", "player", ("player",), special={REFUSE: "refuse"}, default=REFUSE),
]

# events
MARKET_OPENED: Final = 1
DRAWN: Final = 2
SIGNED: Final = 3
DISCARDED: Final = 4
RESHUFFLED: Final = 5
MARKET_CLOSED: Final = 6
TOSSED: Final = 7
PAIRED: Final = 8
ROUND_OPENED: Final = 9
FIXTURE: Final = 10
FIELDED: Final = 11
KICKED_OFF: Final = 12
LIFTED: Final = 13
MISSING: Final = 14
DUELLED: Final = 15
UNOPPOSED: Final = 16
ANY_OF: Final = 17
OWN_KEEPER_ASKED: Final = 18
TRAIT_NEEDED: Final = 19
TAKER_NAMED: Final = 20
WALL: Final = 21
TOLD_STORY: Final = 22
FADES: Final = 23
SHOT: Final = 24
REVEALED: Final = 25
GOAL: Final = 26
SAVE: Final = 27
RED_SHOWN: Final = 28
INJURED: Final = 29
SUBSTITUTED: Final = 30
NOT_REPLACED: Final = 31
LIFTS_TEAM: Final = 32
NO_LIFT: Final = 33
BOOST_LAPSED: Final = 34
NEW_PASS: Final = 35
FINAL_WHISTLE: Final = 36
SHOOTOUT_OPENED: Final = 37
TAKERS_SHOWN: Final = 38
PENALTY_TAKEN: Final = 39
PENALTY_SCORED: Final = 40
PENALTY_SAVED: Final = 41
SHOOTOUT_WON: Final = 42
TABLE_ROW: Final = 43
LOT_DRAWN: Final = 44
WINDOW_DRAW: Final = 45
AGENT_SEEN: Final = 46
DECLINED: Final = 47
REFUSED: Final = 48
EXCHANGED: Final = 49
EXCHANGE_MADE: Final = 50
WINNER: Final = 51

REACHED: Final = ("phase:number", "player", "characteristic", "value:number", "needed:number", "passed:flag")
AGAINST: Final = ("keeper:player", "skill:characteristic", "against:number")
RIVAL: Final = ("opponent:player", "skill:characteristic", "against:number")
SCORED_AGAINST: Final = ("scored:number", "against:number")

TELLS: Final = [
    Tells(MARKET_OPENED, "market-opened", ("first:seat",), ("MIS-MARKET-01", "MIS-MARKET-02")),
    Tells(DRAWN, "drawn", ("seat", "player"), ("MIS-MARKET-04", "MIS-INFO-01")),
    Tells(SIGNED, "signed", ("seat", "size:number"), ("MIS-MARKET-05",)),
    Tells(DISCARDED, "discarded", ("seat", "player"), ("MIS-MARKET-06", "MIS-INFO-02")),
    Tells(RESHUFFLED, "reshuffled", ("cards:number", "pass:number"), ("MIS-MARKET-13",)),
    Tells(MARKET_CLOSED, "market-closed", ("free:number",), ("MIS-MARKET-08", "MIS-MARKET-22")),
    Tells(TOSSED, "tossed", ("seat", "face:coin"), ("MIS-TOUR-01", "MIS-TOUR-02")),
    Tells(PAIRED, "paired", ("one:seat", "two:seat", "three:seat", "four:seat"), ("MIS-TOUR-02",)),
    Tells(ROUND_OPENED, "round", ("round:number", "rounds:number"), ("MIS-TOUR-11",)),
    Tells(FIXTURE, "fixture", ("first:seat", "second:seat"), ("MIS-TOUR-03",)),
    Tells(FIELDED, "fielded", ("seat", "slot", "player"), ("MIS-LINEUP-06", "MIS-INFO-03")),
    Tells(KICKED_OFF, "kick-off", ("seat",), ("MIS-MATCH-01", "MIS-TOUR-06")),
    Tells(LIFTED, "action", ("seat", "against:seat", "action", "boost:number", "left:number"), ("MIS-MATCH-02",)),
    Tells(MISSING, "missing", ("seat", "slot"), ("MIS-ABSENT-01", "MIS-ABSENT-02")),
    Tells(
        DUELLED,
        "duel",
        ("phase:number", "player", "characteristic", "value:number", *RIVAL, "margin:number", "passed:flag"),
        ("MIS-PHASE-01", "MIS-PHASE-02"),
    ),
    Tells(UNOPPOSED, "unopposed", ("phase:number", "player", "slot"), ("MIS-ABSENT-04",)),
    Tells(ANY_OF, "any-of", REACHED, ("MIS-PHASE-04", "MIS-PHASE-05")),
    Tells(OWN_KEEPER_ASKED, "own-keeper", REACHED, ("MIS-PHASE-04",)),
    Tells(TRAIT_NEEDED, "trait-needed", ("phase:number", "trait", "player", "passed:flag"), ("MIS-PHASE-04",)),
    Tells(TAKER_NAMED, "taker", ("phase:number", "seat", "player"), ("MIS-TAKER-01", "MIS-TAKER-03")),
    Tells(WALL, "wall", REACHED, ("MIS-CARD-09", "MIS-CARD-09a")),
    Tells(TOLD_STORY, "story", ("phase:number", "player", "slot"), ("MIS-PHASE-03",)),
    Tells(FADES, "faded", ("seat", "phase:number"), ("MIS-MATCH-05",)),
    Tells(
        SHOT,
        "shot",
        ("seat", "player", "characteristic", "value:number", *AGAINST, "shot"),
        ("MIS-MATCH-06", "MIS-SHOT-14"),
    ),
    Tells(REVEALED, "directions", ("shot:direction", "dive:direction", "same:flag"), ("MIS-SHOT-03", "MIS-SHOT-11")),
    Tells(GOAL, "goal", ("seat", "player", "goals:number", "against:number"), ("MIS-MATCH-13",)),
    Tells(SAVE, "saved", ("seat", "player"), ("MIS-SHOT-06",)),
    Tells(RED_SHOWN, "sent-off", ("seat", "player", "slot"), ("MIS-RED-01", "MIS-RED-04")),
    Tells(INJURED, "injured", ("seat", "player", "slot"), ("MIS-INJ-01",)),
    Tells(SUBSTITUTED, "substituted", ("seat", "player", "slot"), ("MIS-INJ-04", "MIS-INJ-05")),
    Tells(NOT_REPLACED, "not-replaced", ("seat", "slot"), ("MIS-INJ-07",)),
    Tells(LIFTS_TEAM, "boosted", ("seat", "trait", "player", "boost:number"), ("MIS-BOOST-01", "MIS-BOOST-02")),
    Tells(NO_LIFT, "not-boosted", ("seat", "trait"), ("MIS-BOOST-03",)),
    Tells(BOOST_LAPSED, "boost-lapsed", ("seat",), ("MIS-BOOST-05",)),
    Tells(NEW_PASS, "new-pass", ("pass:number",), ("MIS-TOUR-08",)),
    Tells(
        FINAL_WHISTLE,
        "full-time",
        ("first:seat", "second:seat", "goals:number", "against:number"),
        ("MIS-MATCH-09", "MIS-MATCH-10", "MIS-TOUR-07"),
    ),
    Tells(SHOOTOUT_OPENED, "shootout", ("first:seat", "second:seat"), ("MIS-PEN-01",)),
    Tells(TAKERS_SHOWN, "takers", ("seat", *NAMED, "fifth:player"), ("MIS-PEN-02", "MIS-PEN-04")),
    Tells(
        PENALTY_TAKEN,
        "penalty",
        ("seat", "player", "value:number", "keeper:player", "against:number", "kick:number"),
        ("MIS-PEN-05", "MIS-PEN-06"),
    ),
    Tells(PENALTY_SCORED, "penalty-scored", ("seat", "player", *SCORED_AGAINST), ("MIS-SHOT-07", "MIS-SHOT-08")),
    Tells(PENALTY_SAVED, "penalty-saved", ("seat", "player", *SCORED_AGAINST), ("MIS-PEN-12",)),
    Tells(SHOOTOUT_WON, "shootout-won", ("seat", *SCORED_AGAINST), ("MIS-PEN-08", "MIS-PEN-13")),
    Tells(
        TABLE_ROW,
        "table-row",
        ("place:number", "seat", "points:number", "difference:number", "goals:number"),
        ("MIS-LEAGUE-04", "MIS-LEAGUE-06"),
    ),
    Tells(LOT_DRAWN, "lot", ("place:number", "seat"), ("MIS-LEAGUE-08",)),
    Tells(WINDOW_DRAW, "window", ("seat", "left:number"), ("MIS-SEASON-03",)),
    Tells(AGENT_SEEN, "agent", ("seat", "player"), ("MIS-SEASON-06", "MIS-INFO-07")),
    Tells(DECLINED, "declined", ("seat",), ("MIS-SEASON-12",)),
    Tells(REFUSED, "refused", ("seat",), ("MIS-SEASON-06", "MIS-SEASON-10")),
    Tells(EXCHANGED, "exchanged", ("seat",), ("MIS-SEASON-07", "MIS-INFO-07")),
    Tells(EXCHANGE_MADE, "exchange", ("seat", "in:player", "out:player"), ("MIS-SEASON-07", "MIS-SEASON-09")),
    Tells(WINNER, "winner", ("seat",), ("MIS-MATCH-10", "MIS-CUP-02", "MIS-LEAGUE-07")),
]

# reasons
KEEPER_OWNED: Final = 1
KEEPER_WANTED: Final = 2
KEEPER_IN_GOAL: Final = 3
ALREADY_FIELDED: Final = 4
WAS_SENT_OFF: Final = 5
WAS_INJURED: Final = 6
ON_THE_BENCH: Final = 7
KEEPER_EXEMPT: Final = 8
NOT_THE_HIGHEST: Final = 9
ALREADY_NAMED: Final = 10
KICKED_MORE_OFTEN: Final = 11
KEEPER_FOR_KEEPER: Final = 12
ALREADY_PLAYING: Final = 13

REASONS: Final = [
    Reason(KEEPER_OWNED, "keeper-owned", ("player",), ("MIS-MARKET-10", "MIS-MARKET-11")),
    Reason(KEEPER_WANTED, "keeper-wanted", (), ("MIS-MARKET-17",)),
    Reason(KEEPER_IN_GOAL, "keeper-in-goal", (), ("MIS-LINEUP-05",)),
    Reason(ALREADY_FIELDED, "already-fielded", ("slot",), ("MIS-LINEUP-01",)),
    Reason(WAS_SENT_OFF, "sent-off", (), ("MIS-ABSENT-06", "MIS-ABSENT-08")),
    Reason(WAS_INJURED, "injured", (), ("MIS-INJ-01", "MIS-ABSENT-08")),
    Reason(ON_THE_BENCH, "on-the-bench", (), ("MIS-TAKER-02", "MIS-PEN-03")),
    Reason(KEEPER_EXEMPT, "keeper-exempt", (), ("MIS-RED-02", "MIS-INJ-02")),
    Reason(NOT_THE_HIGHEST, "not-the-highest", ("overall:number", "highest:number"), ("MIS-RED-01", "MIS-INJ-01")),
    Reason(ALREADY_NAMED, "already-named", ("kick:number",), ("MIS-PEN-03",)),
    Reason(KICKED_MORE_OFTEN, "kicked-more-often", (), ("MIS-PEN-11",)),
    Reason(KEEPER_FOR_KEEPER, "keeper-for-keeper", (), ("MIS-SEASON-08",)),
    Reason(ALREADY_PLAYING, "already-playing", ("slot",), ("MIS-INJ-05",)),
]

# chance
COIN: Final = 1
FOOTBALLER: Final = 2
ACTION: Final = 3
FIRST_SEAT: Final = 4
LOT: Final = 5
AGENT: Final = 6

ROLLS: Final = [
    Rolls(COIN, "coin", "coin"),
    Rolls(FOOTBALLER, "footballer", "player"),
    Rolls(ACTION, "action", "action"),
    Rolls(FIRST_SEAT, "first-seat", "number"),
    Rolls(LOT, "lot", "seat"),
    Rolls(AGENT, "agent", "player"),
]

WORDS: Final = Words(ASKS, TELLS, REASONS, ROLLS)
