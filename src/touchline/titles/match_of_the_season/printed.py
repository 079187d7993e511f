"""The closed vocabularies of the cards and squares, as the card files write them.

MOTS-LINEUP-01  The colour of a card is the position: yellow goalkeeper, green defender, red midfielder, blue attacker.
MOTS-GEN-08     (ruling) There are always four teams: blue, red, yellow, green.
MOTS-MOVE-06    Every square is one day of a week.
MOTS-CHANCE-11  (ruling) A red card may be played in any window, or at the reaction point that it names.

The words stand in the CSV files, the numbers in the rules: a word's place in its tuple is its number.
"""

from __future__ import annotations

from typing import Final

GOALKEEPER: Final = 0
DEFENDER: Final = 1
MIDFIELDER: Final = 2
ATTACKER: Final = 3
POSITIONS: Final = ("goalkeeper", "defender", "midfielder", "attacker")  # MOTS-LINEUP-01

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = ("blue", "red", "yellow", "green")  # MOTS-GEN-08

DAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")  # MOTS-MOVE-06

WHISTLE: Final = 0
CHANCE: Final = 1
INJURY: Final = 2
RED_CARD: Final = 3
INTERNATIONAL_DUTY: Final = 4
TRANSFER: Final = 5
LEAGUE: Final = 6
NATIONAL_CUP: Final = 7
EUROPEAN_CUP: Final = 8
SUPER_CUP: Final = 9
SQUARES: Final = (
    "whistle", "chance", "injury", "red_card", "international_duty", "transfer", "league", "national_cup",
    "european_cup", "super_cup",
)  # fmt: skip

ACTIVE_TEAM: Final = 0
ALL_TEAMS: Final = 1
SCOPES: Final = ("active", "all")

IMMEDIATE: Final = 0
KEPT: Final = 1
TACTIC: Final = 2
CARD_COLOURS: Final = ("blue", "red", "green")  # blue at once, red kept, green at the start of a match

BANK_PAYS: Final = 0
BANK_PAYS_PER_STAR_PLAYER: Final = 1
PAY_BANK: Final = 2
PAY_BANK_PER_STAR_PLAYER: Final = 3
EACH_PAYS_YOU: Final = 4
YOU_PAY_EACH: Final = 5
YOUTH_GRADUATE: Final = 6
ACADEMY_GEM: Final = 7
INJURY_ROLL: Final = 8
RED_CARD_ROLL: Final = 9
INJURY_ROLL_ALL: Final = 10
EXCLUSIVE_TIP: Final = 11
CURE_INJURY: Final = 12
CANCEL_RED_CARD: Final = 13
CANCEL_DUTY: Final = 14
CHOOSE_STEPS: Final = 15
HOME_DRAW: Final = 16
WIN_BONUS: Final = 17
INJURE_RIVAL: Final = 18
SCOUT_DECK: Final = 19
HALF_PRICE: Final = 20
COUNTER_ATTACK: Final = 21
WING_ATTACK: Final = 22
CENTRE_ATTACK: Final = 23
MIDFIELD_BONUS: Final = 24
SUPER_SAVE: Final = 25
EFFECTS: Final = (
    "bank_pays", "bank_pays_per_star_player", "pay_bank", "pay_bank_per_star_player", "each_pays_you", "you_pay_each",
    "youth_graduate", "academy_gem", "injury_roll", "red_card_roll", "injury_roll_all", "exclusive_tip",
    "cure_injury", "cancel_red_card", "cancel_duty", "choose_steps", "home_draw", "win_bonus", "injure_rival",
    "scout_deck", "half_price", "counter_attack", "wing_attack", "centre_attack", "midfield_bonus", "super_save",
)  # fmt: skip
FIRST_KEPT: Final = CURE_INJURY  # effects below are blue
FIRST_TACTIC: Final = COUNTER_ATTACK  # effects from here are green, those between are red

WINDOW: Final = 1
RX_MOVE: Final = 2
RX_ABSENCE: Final = 4
RX_HOME: Final = 8
RX_WIN: Final = 16
MOMENTS: Final = ("window", "rx_move", "rx_absence", "rx_home", "rx_win")  # MOTS-CHANCE-11: bit 1 << place

LEAGUE_PLACE: Final = 0
NATIONAL_CUP_PLACE: Final = 1
EUROPEAN_CUP_PLACE: Final = 2
COMPETITIONS: Final = ("league", "national_cup", "european_cup")

BEST_TEAM: Final = 0
BEST_ATTACK: Final = 1
BEST_MIDFIELD: Final = 2
BEST_DEFENCE: Final = 3
HOME_PENALTY: Final = 4
AWAY_PENALTY: Final = 5
HOME_RED_CARD: Final = 6
AWAY_RED_CARD: Final = 7
HOME_INJURY: Final = 8
AWAY_INJURY: Final = 9
HOME_ATTACK_V_AWAY_DEFENCE: Final = 10
AWAY_ATTACK_V_HOME_DEFENCE: Final = 11
NOTHING: Final = 12
MATCH_EVENTS: Final = (
    "best_team", "best_attack", "best_midfield", "best_defence", "home_penalty", "away_penalty", "home_red_card",
    "away_red_card", "home_injury", "away_injury", "home_attack_v_away_defence", "away_attack_v_home_defence",
    "nothing",
)  # fmt: skip

START: Final = 0
MATCH_BANK_SHARE: Final = 1
MATCH_LOSER_SHARE: Final = 2
EUROPEAN_PRIZE: Final = 3
LEAGUE_FIRST: Final = 4  # the prizes of places 2, 3 and 4 follow it
LEAGUE_SECOND: Final = 5
LEAGUE_THIRD: Final = 6
LEAGUE_FOURTH: Final = 7
PRICE_PER_STAR: Final = 8
SALE_PER_STAR: Final = 9
BID_STEP: Final = 10
AMOUNTS: Final = (
    "start", "match_bank_share", "match_loser_share", "european_prize", "league_first", "league_second",
    "league_third", "league_fourth", "price_per_star", "sale_per_star", "bid_step",
)  # fmt: skip
