"""The numbers of the title's words: questions, events, reasons, chances; what they say stands in words.py."""

from typing import Final

# Questions
MANAGER: Final = 1
BUY: Final = 2
FIELD: Final = 3
TACTIC: Final = 4
ANNOUNCE: Final = 5
PLACE: Final = 6
TARGET: Final = 7
TARGET_SLOT: Final = 8
TARGET_PLAYER: Final = 9
BETWEEN: Final = 10
REROLL: Final = 11
DICE: Final = 12
GOAL_ANSWER: Final = 13
WHISTLE: Final = 14
SUBSTITUTE: Final = 15
TAKE_OFF: Final = 16
BRING_ON: Final = 17
MANAGE: Final = 18
EXCHANGE_CARD: Final = 19
WONDERKID: Final = 20
TIER: Final = 21
AGAIN: Final = 22
TAKE: Final = 23
RELEASE: Final = 24
KEEP: Final = 25
PAD_GOALS: Final = 26
PAD_FIX: Final = 27

# Options that are no card, player or team
PLAY: Final = 1
ROLL: Final = 1
EXCHANGE: Final = 900
ABILITY: Final = 800
PAID: Final = 801
ON_TABLE: Final = 100  # added to a card that lies on the table

# Events
SEATED: Final = 1
MANAGER_KEPT: Final = 2
MONEY_RECEIVED: Final = 3
PLAYERS_DEALT: Final = 4
PLAYER_DEALT: Final = 5
PLAYERS_BOUGHT: Final = 6
PLAYER_BOUGHT: Final = 7
PLAYER_DISCARDED: Final = 8
WOOD_JOINED: Final = 9
WOOD_SEEN: Final = 10
CARDS_DEALT: Final = 11
CARD_DRAWN: Final = 12
CARD_DISCARDED: Final = 13
CARDS_EXCHANGED: Final = 14
RESHUFFLED: Final = 15
MATCHDAY_BEGINS: Final = 16
MATCH_BEGINS: Final = 17
LINEUPS_PLACED: Final = 18
ANNOUNCED: Final = 19
CARD_REVEALED: Final = 20
CARD_PLAYED: Final = 21
CARD_BLOCKED: Final = 22
CARD_VOID: Final = 23
LINEUP_SHOWN: Final = 24
BATTLE_ROLLED: Final = 25
BATTLE_WON: Final = 26
TACTIC_FORCED: Final = 27
HOME_ADVANTAGE: Final = 28
VALUES: Final = 29
LEVELS_SET: Final = 30
TURN_BEGINS: Final = 31
TURN_SKIPPED: Final = 32
ATTACK_ROLLED: Final = 33
DEFENCE_ROLLED: Final = 34
DICE_REROLLED: Final = 35
GOAL: Final = 36
GENIUS_GOAL: Final = 37
GENIUS_SAVE: Final = 38
NO_GOAL: Final = 39
GOAL_DISALLOWED: Final = 40
HALF_TIME_BEGINS: Final = 41
SUBSTITUTION_ANNOUNCED: Final = 42
SUBSTITUTED: Final = 43
SUBSTITUTION_LAPSED: Final = 44
STOPPAGE_ROLLED: Final = 45
EXTRA_ROLLED: Final = 46
EXTRA_ATTACK: Final = 47
WHISTLE_BLOWN: Final = 48
POINTS_WON: Final = 49
BONUS_PAID: Final = 50
ACADEMY_BEGINS: Final = 51
ACADEMY_ROLLED: Final = 52
ACADEMY_TAKEN: Final = 53
ACADEMY_JOINED: Final = 54
MARKET_BEGINS: Final = 55
CHAMPION: Final = 56
FINAL_BEGINS: Final = 57
LOTS_DRAWN: Final = 58
RESULT_ENTERED: Final = 59

# Reasons
TOO_DEAR: Final = 1
NOT_NOW: Final = 2
NOT_YOURS: Final = 3
NEEDS_HOME: Final = 4
NO_TARGET: Final = 5
FORCED_ALREADY: Final = 6
OVER_LIMIT: Final = 7
SAME_POSITION: Final = 8
LOWER_RATING: Final = 9
OTHER_TACTIC: Final = 10

# Chances
LOT: Final = 1
MANAGER_CARD: Final = 2
PLAYER_CARD: Final = 3
ACTION_CARD: Final = 4
TACTICS_DIE: Final = 5
GENIUS_DIE: Final = 6
ATTACK_DIE: Final = 10  # and the level
DEFENCE_DIE: Final = 20  # and the level
