"""The closed vocabularies of the cards, dice and board, as numbers.

MOF-SYM-01      Values: attack, defence, tactic rating.
MOF-SYM-02      Tactics: possession, direct, physical, defensive (MOF-TACTIC-01).
MOF-SYM-03      Genius in attack, in defence, in tactic; a player may carry several (MOF-COMP-12).
MOF-SYM-04      Moments: before a match, during a match, at any time.
MOF-SYM-05      A cost in millions, or one that depends on the points won.
MOF-SYM-06      Modifiers of a team's attack, defence and tactic; on one player, MOF-SYM-16.
MOF-SYM-08      What needs home advantage, and what gains it.
MOF-SYM-09      A forced tactic.
MOF-SYM-11      Money received.
MOF-SYM-12      An advantage for the starting squad; MOF-SYM-13 for substitutions; MOF-SYM-15 in the academy.
MOF-SYM-17      Evolution cards for nothing; MOF-SYM-19 a discount on players.
MOF-SYM-20      Immunities: to all cards, to corruption, to anti-football, to evolution (MOF-IMM-01).
MOF-SYM-21      A goal disallowed, corruption blocked.
MOF-SYM-22      The next turn skipped; MOF-SYM-24 one attack more; MOF-SYM-26 a roll for one.
MOF-SYM-28      A roll for the tactic battle.
MOF-SYM-30      Rerolls: paid; MOF-SYM-31 of any roll, this many times; MOF-SYM-32 of attacks only.
MOF-SYM-34      (ruling) Any of them may stand on a manager card and on an action card.
MOF-CARD-01     The kinds: strategy, evolution, anti-football, corruption.
MOF-LEVEL-10    Purple is the strongest level, red the weakest; MOF-LEVEL-11 (ruling) the order between.
MOF-LINEUP-03   The positions: defender, midfielder, forward.
"""

from typing import Final

GOLD: Final = 0
SILVER: Final = 1
BRONZE: Final = 2
WOOD: Final = 3
TIERS: Final = ("gold", "silver", "bronze", "wood")

DEFENDER: Final = 0
MIDFIELDER: Final = 1
FORWARD: Final = 2
POSITIONS: Final = ("D", "M", "F")  # MOF-LINEUP-03

POSSESSION: Final = 0
DIRECT: Final = 1
PHYSICAL: Final = 2
DEFENSIVE: Final = 3
TACTICS: Final = ("possession", "direct", "physical", "defensive")  # MOF-SYM-02
ALL_TACTICS: Final = 15  # bits 1 << tactic: no restriction

RED: Final = 0
BROWN: Final = 1
ORANGE: Final = 2
GREEN: Final = 3
BLUE: Final = 4
PURPLE: Final = 5
LEVELS: Final = ("red", "brown", "orange", "green", "blue", "purple")  # MOF-LEVEL-10, MOF-LEVEL-11: weakest first

HOME: Final = 0
AWAY: Final = 1
SIDES: Final = ("home", "away")

GENIUS_ATTACK: Final = 1  # MOF-SYM-03, MOF-COMP-12: bits, so that a player may carry more than one
GENIUS_DEFENCE: Final = 2
GENIUS_TACTIC: Final = 4
AWAY_MARKS: Final = 3  # bits by which the marks of the away side are moved

STRATEGY: Final = 0
EVOLUTION: Final = 1
ANTI_FOOTBALL: Final = 2
CORRUPTION: Final = 3
KINDS: Final = ("strategy", "evolution", "anti_football", "corruption")  # MOF-CARD-01

BEFORE_MATCH: Final = 0
DURING_MATCH: Final = 1
ANY_TIME: Final = 2
MOMENTS: Final = ("before_match", "during_match", "any_time")  # MOF-SYM-04

SCOPE_TEAM: Final = 0
SCOPE_OWN_TEAM: Final = 1
SCOPE_PLAYER: Final = 2
SCOPE_DICE: Final = 3
SCOPE_MATCH: Final = 4
SCOPE_GOAL: Final = 5
SCOPE_CARD: Final = 6
SCOPE_BANK: Final = 7
SCOPE_ACADEMY: Final = 8
SCOPES: Final = ("team", "own_team", "player", "dice", "match", "goal", "card", "bank", "academy")

POINTS: Final = -1  # MOF-SYM-05: the price is the points won

OWN: Final = 0
OPPONENT: Final = 1
WHOM: Final = ("own", "opponent")
ALWAYS: Final = 0
AT_HOME: Final = 1
WHEN: Final = ("always", "home")

MOD_ATTACK: Final = 0  # MOF-SYM-06, MOF-SYM-16
MOD_DEFENCE: Final = 1
MOD_TACTIC: Final = 2
REQUIRES_HOME_ADVANTAGE: Final = 3  # MOF-SYM-08
GAIN_HOME_ADVANTAGE: Final = 4
FORCE_TACTIC: Final = 5  # MOF-SYM-09
RECEIVE_MONEY: Final = 6  # MOF-SYM-11
STARTING_SQUAD_ADVANTAGE: Final = 7  # MOF-SYM-12
SUBSTITUTION_ADVANTAGE: Final = 8
ACADEMY_ADVANTAGE: Final = 9
PLAYER_DISCOUNT: Final = 10  # MOF-SYM-19
ZERO_COST_EVOLUTION: Final = 11  # MOF-SYM-17
IMMUNE_ALL: Final = 12  # MOF-SYM-20
IMMUNE_CORRUPTION: Final = 13
IMMUNE_ANTI_FOOTBALL: Final = 14
IMMUNE_EVOLUTION: Final = 15
DISALLOW_GOAL: Final = 16  # MOF-SYM-21
BLOCK_CORRUPTION: Final = 17
SKIP_NEXT_TURN: Final = 18
EXTRA_ATTACK_TURN: Final = 19
ROLL_EXTRA_ATTACK: Final = 20
ROLL_TACTIC_BATTLE: Final = 21  # MOF-SYM-28
REROLL_PAID: Final = 22
REROLL_ANY: Final = 23
REROLL_ATTACK: Final = 24
SYMBOLS: Final = (
    "mod_attack",
    "mod_defence",
    "mod_tactic",
    "requires_home_advantage",
    "gain_home_advantage",
    "force_tactic",
    "receive_money",
    "starting_squad_advantage",
    "substitution_advantage",
    "academy_advantage",
    "player_discount",
    "zero_cost_evolution",
    "immune_all",
    "immune_corruption",
    "immune_anti_football",
    "immune_evolution",
    "disallow_goal",
    "block_corruption",
    "skip_next_turn",
    "extra_attack_turn",
    "roll_extra_attack",
    "roll_tactic_battle",
    "reroll_paid",
    "reroll_any",
    "reroll_attack",
)
