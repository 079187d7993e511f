"""Numbers that name things: steps, questions, events, reasons, chance, and what is printed on the cards."""

from __future__ import annotations

from typing import Final

# roles, in the order of a formation
KEEPER: Final = 0
DEFENDER: Final = 1
MIDFIELDER: Final = 2
ATTACKER: Final = 3
ROLES: Final = ("P", "D", "C", "A")

# the four kinds of opportunities on a management card
ECONOMIC: Final = 0
EVENTS: Final = 1
CHALLENGE: Final = 2
VARIOUS: Final = 3

# the various opportunities
NONE: Final = 0
POACH: Final = 1
FREE_FOOTBALLER: Final = 2
FREE_COACH: Final = 3
SWAP_FOOTBALLER: Final = 4
SWAP_COACH: Final = 5
BUY_SEVERAL: Final = 6
RENEW_MARKET: Final = 7
CAPTAIN: Final = 8
IMMUNITY: Final = 9
VARIOUS_NAMES: Final = (
    "none",
    "poach",
    "free_footballer",
    "free_coach",
    "swap_footballer",
    "swap_coach",
    "multi_buy",
    "renew_market",
    "captain",
    "immunity",
)

# bonuses of the challenge opportunity
BONUS_NAMES: Final = ("none", "B1", "B2", "B3", "B4", "B5", "B6", "B7")

# immunity of a team
OPEN: Final = 1
REVEALED: Final = 2

# items of a turn, and plays in the boosting loop: one number for each
BUILD: Final = 0
USE: Final = 100  # + 4 * management card + kind of opportunity
BUY: Final = 1000  # + team card
PLAY: Final = 2000  # + event card

# sides of an action
ATTACK: Final = 0
DEFENCE: Final = 1

# windows for event cards
W_OPEN: Final = 0
W_OWN_TURN: Final = 1
W_DECLARED: Final = 2
W_REVEALED: Final = 3
W_BOOST: Final = 4
W_BOOST_DEFENCE: Final = 5
W_FAILED: Final = 6
W_PENDING: Final = 7
W_SCORED: Final = 8
W_ANNOUNCED: Final = 9
WINDOW_NAMES: Final = (
    "open",
    "own_turn",
    "declared",
    "revealed",
    "boost",
    "boost_defence",
    "failed",
    "pending",
    "scored",
    "announced",
)

# who may play an event card
BY_OUTSIDER: Final = 2
BY_NOT_CHALLENGER: Final = 3
BY_PERFORMER: Final = 4
BY_OPPONENT: Final = 5
BY_NAMES: Final = (
    "anyone",
    "active",
    "outsider",
    "not_challenger",
    "performer",
    "opponent",
    "challenger",
    "challenged",
    "scorer",
    "named",
)

# what event cards do
E_TWIN: Final = 0
E_REDRAW: Final = 1
E_EXCHANGE: Final = 2
E_BET: Final = 3
E_REDIRECT: Final = 4
E_TACTICS: Final = 5
E_SWITCH: Final = 6
E_STEAL: Final = 7
E_CLUB: Final = 8
E_ADD: Final = 9
E_LOOK: Final = 10
E_INCOME: Final = 11
E_CAUTION: Final = 12
E_SEND_OFF: Final = 13
E_INJURE: Final = 14
E_NO_GOAL: Final = 15
E_RETRY: Final = 16
E_CROWD: Final = 17
E_GAIN: Final = 18
E_FINE: Final = 19
E_SELL: Final = 20
E_BARGAIN: Final = 21
E_APPEAL: Final = 22
EFFECT_NAMES: Final = (
    "twin",
    "redraw",
    "exchange",
    "bet",
    "redirect",
    "tactics",
    "switch",
    "steal",
    "club",
    "add",
    "look",
    "income",
    "caution",
    "send_off",
    "injure",
    "no_goal",
    "retry",
    "crowd",
    "gain",
    "fine",
    "sell",
    "bargain",
    "appeal",
)

# steps
SET_UP: Final = 1
CHOOSE_BOARD: Final = 2
DEAL_EVENTS: Final = 3
ROUND_START: Final = 4
TURN: Final = 5
MENU: Final = 6
WINDOW: Final = 7
ROUND_END: Final = 8
FINISH: Final = 9
NAME_TARGET: Final = 10  # of a poach
SIGN_FREE: Final = 11
SWAP_OUT: Final = 12
SWAP_IN: Final = 13
BUY_MORE: Final = 14
NAME_CAPTAIN: Final = 15
MAKE_ROOM: Final = 16
DRAW_EVENTS: Final = 17
CUT_HAND: Final = 18
DECLARE: Final = 19
DECLARED_WINDOW: Final = 20
SHELTER: Final = 21
SHELTER_POACH: Final = 22
REVEAL: Final = 23
REVEALED_WINDOW: Final = 24
COMMIT: Final = 25
BOOST: Final = 26
FAILED_WINDOW: Final = 28
PENDING_WINDOW: Final = 29
GOAL: Final = 30
SCORED_WINDOW: Final = 31
CLOSE: Final = 32
AIM: Final = 33
AIM_MORE: Final = 34
ANSWER: Final = 35
TAKE_EFFECT: Final = 36
REPLY: Final = 37
TRADE: Final = 38

# questions
ASK_BOARD: Final = 1
ASK_ITEM: Final = 2
ASK_EVENT: Final = 3
ASK_POACH: Final = 4
ASK_FREE: Final = 5
ASK_SWAP_OUT: Final = 6
ASK_SWAP_IN: Final = 7
ASK_BUY_MORE: Final = 8
ASK_CAPTAIN: Final = 9
ASK_ROOM: Final = 10
ASK_CUT: Final = 11
ASK_TARGET: Final = 12
ASK_DECLARED: Final = 13
ASK_SHELTER: Final = 14
ASK_REVEALED: Final = 15
ASK_COMMIT: Final = 16
ASK_BOOST: Final = 17
ASK_FAILED: Final = 18
ASK_PENDING: Final = 19
ASK_SCORED: Final = 20
ASK_APPEAL: Final = 21
ASK_RIVAL: Final = 22
ASK_PLAYER: Final = 23
ASK_OWN_PLAYER: Final = 24
ASK_BET: Final = 25
ASK_ACCEPT: Final = 26
ASK_GIVE: Final = 27
ASK_TAKE: Final = 28

# answers that are no numbers of cards or seats
NO: Final = 0
YES: Final = 1
REVEAL_IMMUNITY: Final = 1
TURN_UP_BONUS: Final = 2

# events
T_ORDER: Final = 1
T_BOARD: Final = 2
T_DEALT: Final = 4
T_ROUND: Final = 5
T_INCOME: Final = 6
T_MANAGEMENT: Final = 9
T_BOUGHT: Final = 10
T_BUILT: Final = 11
T_ENDED_TURN: Final = 12
T_USED: Final = 13
T_EARNED: Final = 14
T_MADE_ROOM: Final = 15
T_DREW: Final = 16
T_DREW_CARD: Final = 17
T_POACHED: Final = 18
T_SIGNED: Final = 19
T_SWAPPED: Final = 20
T_RENEWED: Final = 21
T_CAPTAIN: Final = 22
T_IMMUNE: Final = 23
T_ARMBAND_LOST: Final = 24
T_CHALLENGED: Final = 25
T_STOPPED: Final = 26
T_ATTACK_CARD: Final = 27
T_DEFENCE_CARD: Final = 28
T_CANNOT: Final = 29
T_DECLINED: Final = 30
T_COMMITTED: Final = 31
T_RAISED: Final = 32
T_LOWERED: Final = 33
T_SUCCEEDED: Final = 34
T_FAILED: Final = 35
T_ONLY_SAVE: Final = 36
T_GOAL: Final = 37
T_NO_GOAL: Final = 38
T_PLAYED: Final = 39
T_APPEALED: Final = 40
T_TWINNED: Final = 41
T_JINXED: Final = 42
T_REFUSED: Final = 43
T_EXCHANGED: Final = 44
T_BET: Final = 45
T_BET_PAID: Final = 46
T_BET_LOST: Final = 47
T_BET_BACK: Final = 48
T_REDIRECTED: Final = 49
T_SWITCHED: Final = 50
T_STOLEN: Final = 51
T_STOLEN_CARD: Final = 52
T_LOOKED: Final = 53
T_SAW: Final = 54
T_TRADED: Final = 55
T_TRADED_CARDS: Final = 56
T_CAUTIONED: Final = 57
T_SENT_OFF: Final = 58
T_INJURED: Final = 59
T_GAINED: Final = 60
T_FINED: Final = 61
T_SOLD: Final = 62
T_BARGAIN: Final = 63
T_LEFT_OVER: Final = 64
T_TURNED_UP: Final = 65
T_SCORE: Final = 66
T_RETRIED: Final = 67
T_WHITE: Final = 68
T_BONUS: Final = 69
T_DISCARDED: Final = 70
T_RESHUFFLED: Final = 71
T_LOST_DRAWS: Final = 72
T_LAID: Final = 73
T_SWITCHED_CARD: Final = 74
T_PICKED: Final = 75

# reasons
R_NO_MONEY: Final = 1
R_NO_PLACE: Final = 2
R_ONE_COACH: Final = 3
R_BOUGHT: Final = 4
R_USED: Final = 5
R_STADIUM_FULL: Final = 6
R_STAND_BUILT: Final = 7
R_TOO_FEW: Final = 8
R_TARGET_TOO_FEW: Final = 9
R_IMMUNE: Final = 10
R_TWINNED: Final = 11
R_NOTHING: Final = 12
R_OTHER_WINDOW: Final = 13
R_WRONG_ROLE: Final = 14
R_INJURED: Final = 15
R_CARD_NOTHING: Final = 16
R_TWINNED_BEFORE: Final = 17
R_NOT_ON_CARD: Final = 18
R_NOTHING_LEFT: Final = 19
R_BOUGHT_BEFORE: Final = 20
R_NOBODY_FITS: Final = 21
R_NO_TARGET: Final = 22
R_RIVALS_IMMUNE: Final = 23
R_NO_ARMBAND: Final = 24

# chance
DRAW_SEAT: Final = 1
DRAW_BOARD: Final = 2
DRAW_TEAM: Final = 3
DRAW_EVENT: Final = 4
DRAW_ACTION: Final = 5
DRAW_MANAGEMENT: Final = 6
DRAW_FROM_HAND: Final = 7
