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

# the seats that may play an event card
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

# the effects of event cards
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
STEP_SET_UP: Final = 1
STEP_CHOOSE_BOARD: Final = 2
STEP_DEAL_EVENTS: Final = 3
STEP_ROUND_START: Final = 4
STEP_TURN: Final = 5
STEP_MENU: Final = 6
STEP_WINDOW: Final = 7
STEP_ROUND_END: Final = 8
STEP_FINISH: Final = 9
STEP_NAME_TARGET: Final = 10  # in a poach
STEP_SIGN_FREE: Final = 11
STEP_SWAP_OUT: Final = 12
STEP_SWAP_IN: Final = 13
STEP_BUY_MORE: Final = 14
STEP_NAME_CAPTAIN: Final = 15
STEP_MAKE_ROOM: Final = 16
STEP_DRAW_EVENTS: Final = 17
STEP_CUT_HAND: Final = 18
STEP_DECLARE: Final = 19
STEP_DECLARED_WINDOW: Final = 20
STEP_SHELTER: Final = 21
STEP_SHELTER_POACH: Final = 22
STEP_REVEAL: Final = 23
STEP_REVEALED_WINDOW: Final = 24
STEP_COMMIT: Final = 25
STEP_BOOST: Final = 26
STEP_FAILED_WINDOW: Final = 28
STEP_PENDING_WINDOW: Final = 29
STEP_GOAL: Final = 30
STEP_SCORED_WINDOW: Final = 31
STEP_CLOSE: Final = 32
STEP_AIM: Final = 33
STEP_AIM_MORE: Final = 34
STEP_ANSWER: Final = 35
STEP_TAKE_EFFECT: Final = 36
STEP_REPLY: Final = 37
STEP_TRADE: Final = 38

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
TELL_ORDER: Final = 1
TELL_BOARD: Final = 2
TELL_DEALT: Final = 4
TELL_ROUND: Final = 5
TELL_INCOME: Final = 6
TELL_MANAGEMENT: Final = 9
TELL_BOUGHT: Final = 10
TELL_BUILT: Final = 11
TELL_ENDED_TURN: Final = 12
TELL_USED: Final = 13
TELL_EARNED: Final = 14
TELL_MADE_ROOM: Final = 15
TELL_DREW: Final = 16
TELL_DREW_CARD: Final = 17
TELL_POACHED: Final = 18
TELL_SIGNED: Final = 19
TELL_SWAPPED: Final = 20
TELL_RENEWED: Final = 21
TELL_CAPTAIN: Final = 22
TELL_IMMUNE: Final = 23
TELL_ARMBAND_LOST: Final = 24
TELL_CHALLENGED: Final = 25
TELL_STOPPED: Final = 26
TELL_ATTACK_CARD: Final = 27
TELL_DEFENCE_CARD: Final = 28
TELL_CANNOT: Final = 29
TELL_DECLINED: Final = 30
TELL_COMMITTED: Final = 31
TELL_RAISED: Final = 32
TELL_LOWERED: Final = 33
TELL_SUCCEEDED: Final = 34
TELL_FAILED: Final = 35
TELL_ONLY_SAVE: Final = 36
TELL_GOAL: Final = 37
TELL_NO_GOAL: Final = 38
TELL_PLAYED: Final = 39
TELL_APPEALED: Final = 40
TELL_TWINNED: Final = 41
TELL_JINXED: Final = 42
TELL_REFUSED: Final = 43
TELL_EXCHANGED: Final = 44
TELL_BET: Final = 45
TELL_BET_PAID: Final = 46
TELL_BET_LOST: Final = 47
TELL_BET_BACK: Final = 48
TELL_REDIRECTED: Final = 49
TELL_SWITCHED: Final = 50
TELL_STOLEN: Final = 51
TELL_STOLEN_CARD: Final = 52
TELL_LOOKED: Final = 53
TELL_SAW: Final = 54
TELL_TRADED: Final = 55
TELL_TRADED_CARDS: Final = 56
TELL_CAUTIONED: Final = 57
TELL_SENT_OFF: Final = 58
TELL_INJURED: Final = 59
TELL_GAINED: Final = 60
TELL_FINED: Final = 61
TELL_SOLD: Final = 62
TELL_BARGAIN: Final = 63
TELL_LEFT_OVER: Final = 64
TELL_TURNED_UP: Final = 65
TELL_SCORE: Final = 66
TELL_RETRIED: Final = 67
TELL_WHITE: Final = 68
TELL_BONUS: Final = 69
TELL_DISCARDED: Final = 70
TELL_RESHUFFLED: Final = 71
TELL_LOST_DRAWS: Final = 72
TELL_LAID: Final = 73
TELL_SWITCHED_CARD: Final = 74
TELL_PICKED: Final = 75

# reasons
WHY_NO_MONEY: Final = 1
WHY_NO_PLACE: Final = 2
WHY_ONE_COACH: Final = 3
WHY_BOUGHT: Final = 4
WHY_USED: Final = 5
WHY_STADIUM_FULL: Final = 6
WHY_STAND_BUILT: Final = 7
WHY_TOO_FEW: Final = 8
WHY_TARGET_TOO_FEW: Final = 9
WHY_IMMUNE: Final = 10
WHY_TWINNED: Final = 11
WHY_NOTHING: Final = 12
WHY_OTHER_WINDOW: Final = 13
WHY_WRONG_ROLE: Final = 14
WHY_INJURED: Final = 15
WHY_CARD_NOTHING: Final = 16
WHY_TWINNED_BEFORE: Final = 17
WHY_NOT_ON_CARD: Final = 18
WHY_NOTHING_LEFT: Final = 19
WHY_BOUGHT_BEFORE: Final = 20
WHY_NOBODY_FITS: Final = 21
WHY_NO_TARGET: Final = 22
WHY_RIVALS_IMMUNE: Final = 23
WHY_NO_ARMBAND: Final = 24

# chance
ROLL_SEAT: Final = 1
ROLL_BOARD: Final = 2
ROLL_TEAM: Final = 3
ROLL_EVENT: Final = 4
ROLL_ACTION: Final = 5
ROLL_MANAGEMENT: Final = 6
ROLL_FROM_HAND: Final = 7
