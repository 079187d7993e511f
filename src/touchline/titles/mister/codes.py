"""Numbers that name things: questions and their answers, events, reasons, chance and steps."""

from __future__ import annotations

from typing import Final

from touchline.kernel.vocabulary import PASS

# questions
ASK_DECIDE: Final = 1
ASK_FIELD: Final = 2
ASK_SHOOT: Final = 3
ASK_DIVE: Final = 4
ASK_TAKE: Final = 5
ASK_VICTIM: Final = 6
ASK_SUBSTITUTE: Final = 7
ASK_KICKER: Final = 8
ASK_SUDDEN: Final = 9
ASK_DRAW: Final = 10
ASK_EXCHANGE: Final = 11

# answers
DISCARD: Final = 0
ACQUIRE: Final = 1
DECLINE: Final = 0
DRAW_ONE: Final = 1
REFUSE: Final[int] = PASS

# events
TELL_MARKET_OPENED: Final = 1
TELL_DRAWN: Final = 2
TELL_SIGNED: Final = 3
TELL_DISCARDED: Final = 4
TELL_RESHUFFLED: Final = 5
TELL_MARKET_CLOSED: Final = 6
TELL_TOSSED: Final = 7
TELL_PAIRED: Final = 8
TELL_ROUND: Final = 9
TELL_FIXTURE: Final = 10
TELL_FIELDED: Final = 11
TELL_KICK_OFF: Final = 12
TELL_ACTION: Final = 13
TELL_MISSING: Final = 14
TELL_DUEL: Final = 15
TELL_UNOPPOSED: Final = 16
TELL_ANY_OF: Final = 17
TELL_OWN_KEEPER: Final = 18
TELL_TRAIT_NEEDED: Final = 19
TELL_TAKER: Final = 20
TELL_WALL: Final = 21
TELL_STORY: Final = 22
TELL_FADED: Final = 23
TELL_SHOT: Final = 24
TELL_DIRECTIONS: Final = 25
TELL_GOAL: Final = 26
TELL_SAVED: Final = 27
TELL_SENT_OFF: Final = 28
TELL_INJURED: Final = 29
TELL_SUBSTITUTED: Final = 30
TELL_NOT_REPLACED: Final = 31
TELL_BOOSTED: Final = 32
TELL_NOT_BOOSTED: Final = 33
TELL_BOOST_LAPSED: Final = 34
TELL_NEW_PASS: Final = 35
TELL_FULL_TIME: Final = 36
TELL_SHOOTOUT: Final = 37
TELL_TAKERS: Final = 38
TELL_PENALTY: Final = 39
TELL_PENALTY_SCORED: Final = 40
TELL_PENALTY_SAVED: Final = 41
TELL_SHOOTOUT_WON: Final = 42
TELL_TABLE_ROW: Final = 43
TELL_LOT: Final = 44
TELL_WINDOW: Final = 45
TELL_AGENT: Final = 46
TELL_DECLINED: Final = 47
TELL_REFUSED: Final = 48
TELL_EXCHANGED: Final = 49
TELL_EXCHANGE: Final = 50
TELL_WINNER: Final = 51

# reasons
WHY_KEEPER_OWNED: Final = 1
WHY_KEEPER_WANTED: Final = 2
WHY_KEEPER_IN_GOAL: Final = 3
WHY_ALREADY_FIELDED: Final = 4
WHY_SENT_OFF: Final = 5
WHY_INJURED: Final = 6
WHY_ON_THE_BENCH: Final = 7
WHY_KEEPER_EXEMPT: Final = 8
WHY_NOT_THE_HIGHEST: Final = 9
WHY_ALREADY_NAMED: Final = 10
WHY_KICKED_MORE_OFTEN: Final = 11
WHY_KEEPER_FOR_KEEPER: Final = 12
WHY_ALREADY_PLAYING: Final = 13

# chance
ROLL_COIN: Final = 1
ROLL_FOOTBALLER: Final = 2
ROLL_ACTION: Final = 3
ROLL_FIRST_SEAT: Final = 4
ROLL_LOT: Final = 5
ROLL_AGENT: Final = 6

# steps; the comment names the numbers that follow the code
STEP_MARKET_OPEN: Final = 1
STEP_MARKET_TURN: Final = 2
STEP_MARKET_CLOSE: Final = 3
STEP_PAIRING: Final = 4
STEP_ROUND: Final = 5  # round
STEP_LINEUPS: Final = 6
STEP_KICK_OFF: Final = 7
STEP_TURN: Final = 8
STEP_FULL_TIME: Final = 9
STEP_TAKERS: Final = 10  # fixture
STEP_KICK: Final = 11  # fixture, kick
STEP_ROUND_END: Final = 12
STEP_WINDOW: Final = 13  # seat, draws left
STEP_FINISH: Final = 14
