"""The numbers that name things: steps, questions, events, reasons, rolls.  What each carries stands in words.py."""

from __future__ import annotations

from typing import Final

# steps, with their numbers
ASSIGN: Final = 1
DEAL: Final = 2
DRAFT: Final = 3  # stars, team
OPENING: Final = 4
KICK_OFF: Final = 5
SQUAD_CHECK: Final = 6  # team
LAY_OUT: Final = 7
FIRST_TURN: Final = 8
TURN: Final = 9
MOVE: Final = 10
WALK: Final = 11  # pips left
SQUARE: Final = 12
CHANCE_DRAW: Final = 13  # team
BLUE_CARD: Final = 14  # team, card
ABSENCE_ROLL: Final = 15  # team, cause
ON_DUTY: Final = 16  # team
REACT_ABSENCE: Final = 17  # team
WINDOW_OPEN: Final = 18  # window, first team
WINDOW_GO: Final = 19  # window, team, passes in a row
FILL_SLOT: Final = 20  # team, slot
TURN_CARD: Final = 21  # first bidder, where it goes unsold
AUCTION: Final = 22  # player, first bidder, where it goes unsold
LISTING: Final = 23  # seller, player, reserve
TURN_FOUR: Final = 24  # first bidder
MATCH_DAY: Final = 25
HOME_DRAW_ROLL: Final = 26  # pair
MATCHES: Final = 27  # competition
PLAY: Final = 28  # home, away, competition
LINE_UPS: Final = 29
CHANGES: Final = 30
OPEN_LINE_UP: Final = 31  # which side, changes so far, passes in a row
TACTIC_COMMIT: Final = 32
EVENT_ROLL: Final = 33  # number of the event
SUBSTITUTE: Final = 34  # which side
FULL_TIME: Final = 35
EXTRA_ROLL: Final = 36  # number of the extra event
SETTLE: Final = 37
ROUND_OVER: Final = 38
EUROPE_ROUND_OVER: Final = 39
FINISH: Final = 40
LEVEL: Final = 41  # first of the level places, how many
DUEL: Final = 42  # two places
DUEL_OVER: Final = 43  # two places
CROSS: Final = 44  # after the first two of four level: winners together, losers together
NAME_WINNERS: Final = 45
EUROPE_FINAL: Final = 46
SEASON_OVER: Final = 47
END_OF_SEASON: Final = 48
STRONGEST: Final = 49  # team
EXTEND_CONTRACTS: Final = 50
LOSSES: Final = 51  # team
SWAPS: Final = 52
SWAP: Final = 53  # helped team, other team
TRANSFERS: Final = 54
EUROPE_DECK: Final = 55
NEXT_SEASON: Final = 56
RED_CARD_PLAYED: Final = 57  # team, card
MOVE_ON: Final = 58
SHORT_SALE: Final = 59  # team, how much it needs
SURPLUS: Final = 60  # team
SWAP_ORDER: Final = 61  # helped team, first, second
PRIZE: Final = 62
TIP: Final = 63  # team, player
DRAFT_OVER: Final = 64  # stars
PLAY_PAIR: Final = 65  # pair, competition
SWAPS_OVER: Final = 66
EUROPE_WON: Final = 68
RESOLVE: Final = 69  # number of the event, event, effect of the card revealed
AUCTION_OF_SIX: Final = 67  # cards left, first bidder

# questions
ASK_DRAFT: Final = 1
ASK_FORMATION: Final = 2
ASK_SLOT: Final = 3
ASK_CHANGE_OUT: Final = 4
ASK_CHANGE_IN: Final = 5
ASK_ARRANGE: Final = 6
ASK_REVISE: Final = 7
ASK_TACTIC: Final = 8
ASK_REVEAL: Final = 9
ASK_SUB_OUT: Final = 10
ASK_SUB_IN: Final = 11
ASK_BID: Final = 12
ASK_WINDOW: Final = 13
ASK_DEAL: Final = 14
ASK_SELL: Final = 15
ASK_BUY: Final = 16
ASK_LIST: Final = 17
ASK_RESERVE: Final = 18
ASK_CARD: Final = 19
ASK_REACT: Final = 20
ASK_CURE: Final = 21
ASK_RIVAL: Final = 22
ASK_STEPS: Final = 23
ASK_TOP: Final = 24
ASK_FILL: Final = 25
ASK_SHORT_SALE: Final = 26
ASK_YOUTH: Final = 27
ASK_SURPLUS: Final = 28
ASK_TIP: Final = 29
ASK_STAY_OUT: Final = 30
ASK_EXTEND: Final = 31
ASK_SWAP_FIRST: Final = 32
ASK_SWAP_TAKE: Final = 33
ASK_SWAP_GIVE: Final = 34
ASK_SIGN: Final = 35
ASK_CLAUSE: Final = 36
ASK_REFORM: Final = 37
ASK_LAYOUT: Final = 38

# choices of a window, of a deal, of an arrangement
GO_MARKET: Final = 0
GO_CARD: Final = 1
SELL: Final = 0
BUY: Final = 1
LIST: Final = 2
KEEP: Final = 0
REARRANGE: Final = 1
REVISE: Final = 0

# windows (MOTS-WIN-01)
W_TURN: Final = 0
W_MATCHDAY: Final = 1
W_REVEAL: Final = 2
W_PLAYOFF: Final = 3
W_FINAL: Final = 4
W_EOS: Final = 5
W_KICKOFF: Final = 6

# where an unsold card goes
TO_FREE_LIST: Final = 0
TO_BOTTOM: Final = 1

# competitions of a match
LEAGUE_MATCH: Final = 0
NATIONAL_SEMI: Final = 1
NATIONAL_FINAL: Final = 2
EUROPEAN_MATCH: Final = 3
EUROPEAN_FINAL: Final = 4
SUPER_CUP_MATCH: Final = 5
PLAY_OFF: Final = 6

# causes of an absence
FIT: Final = 0
INJURED: Final = 1
SENT_OFF: Final = 2
CALLED_UP: Final = 3

# sides of a match, and what an event or a match brings
HOME: Final = 0
AWAY: Final = 1
NEITHER: Final = 2
WINGS: Final = 13  # told as the event when a wing attack replaces it

# events told
TELL_TEAM: Final = 1
TELL_YOUNGEST: Final = 2
TELL_DEALT: Final = 3
TELL_DRAFTED: Final = 4
TELL_ROLLED: Final = 5
TELL_FIRST_BID: Final = 6
TELL_TURNED: Final = 7
TELL_BID: Final = 8
TELL_OUT: Final = 9
TELL_SOLD: Final = 10
TELL_UNSOLD: Final = 11
TELL_BOUGHT: Final = 12
TELL_SOLD_TO_BANK: Final = 13
TELL_LISTED: Final = 14
TELL_NOT_SOLD: Final = 15
TELL_DEALT_BETWEEN: Final = 16
TELL_SIGNED: Final = 17
TELL_SEASON: Final = 18
TELL_FIRST_TURN: Final = 19
TELL_LAID_OUT: Final = 20
TELL_MOVED: Final = 21
TELL_SQUARE: Final = 22
TELL_MATCH_DAY: Final = 23
TELL_DREW: Final = 24
TELL_KEPT: Final = 25
TELL_PLAYED: Final = 26
TELL_BANK_PAYS: Final = 27
TELL_PAYS_BANK: Final = 28
TELL_PAYS: Final = 29
TELL_D12: Final = 30
TELL_LUCKY: Final = 31
TELL_ABSENT: Final = 32
TELL_BACK: Final = 33
TELL_SERVED: Final = 34
TELL_FILLED: Final = 35
TELL_YOUTH: Final = 36
TELL_PAIR: Final = 37
TELL_HOME: Final = 38
TELL_WALKOVER: Final = 39
TELL_LINE_UP: Final = 40
TELL_CHANGED: Final = 41
TELL_COMMITTED: Final = 42
TELL_FACE: Final = 43
TELL_REVEALED: Final = 44
TELL_COMPARED: Final = 45
TELL_TAKER: Final = 46
TELL_GOAL: Final = 47
TELL_SAVED: Final = 48
TELL_RESULT: Final = 49
TELL_EXTRA: Final = 50
TELL_ROLL_OFF: Final = 51
TELL_FORFEIT: Final = 52
TELL_VOID: Final = 53
TELL_LEAGUE_POINTS: Final = 54
TELL_BYE: Final = 55
TELL_PLACE: Final = 56
TELL_TROPHY: Final = 57
TELL_EUROPE_ENDS: Final = 58
TELL_EXTENDED: Final = 59
TELL_LOST: Final = 60
TELL_SWAPPED: Final = 61
TELL_DECLINED: Final = 62
TELL_QUALIFIED: Final = 63
TELL_LEFT_OUT: Final = 64
TELL_SENT_OFF: Final = 65
TELL_HURT: Final = 66
TELL_SUBSTITUTED: Final = 67
TELL_SCOUTED: Final = 68
TELL_SCORE: Final = 69
TELL_DECK: Final = 70
TELL_OVER: Final = 71
TELL_LINE_UP_FOREIGN: Final = 72
TELL_NO_BID: Final = 73
TELL_SLOT: Final = 74
TELL_UNUSED: Final = 75
TELL_DRAWN_CARD: Final = 76

# reasons
WHY_SQUAD_FULL: Final = 1
WHY_SQUAD_SMALL: Final = 2
WHY_NO_CASH: Final = 3
WHY_SOLD_BEFORE: Final = 4
WHY_TOO_LOW: Final = 5
WHY_ABSENT: Final = 6
WHY_OTHER_POSITION: Final = 7
WHY_MORE_POSSIBLE: Final = 8
WHY_FORMATION: Final = 9
WHY_NOT_NOW: Final = 10
WHY_WRONG_FORMATION: Final = 11
WHY_FACE_DOWN: Final = 12
WHY_NOTHING_TO_GIVE: Final = 13
WHY_BENCH: Final = 14
WHY_LISTED: Final = 15
WHY_NOT_STRONGEST: Final = 16
WHY_NO_TARGET: Final = 17

# rolls
ROLL_COLOUR: Final = 1
ROLL_YOUNGEST: Final = 2
ROLL_UNSEEN: Final = 3
ROLL_OFF: Final = 4
ROLL_TRANSFER: Final = 5
ROLL_MOVE: Final = 6
ROLL_CHANCE: Final = 7
ROLL_ABSENCE: Final = 8
ROLL_CUP_DRAW: Final = 9
ROLL_HOME: Final = 10
ROLL_MATCH: Final = 11
ROLL_TAKER: Final = 12
ROLL_DECIDER: Final = 13
ROLL_EUROPE: Final = 14
ROLL_LEFT_OUT: Final = 15
ROLL_LOSS: Final = 16
ROLL_EVENT: Final = 17
ROLL_VICTIM: Final = 18
ROLL_SCOUT: Final = 19
