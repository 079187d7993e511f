"""The card set: everything printed, as columns of numbers, and the closed vocabularies of its files.

A player, square, chance card, formation or team is its number, the row of its file: `cards.stars[player]`.
The files are read and checked in load.py, load_board.py and load_decks.py.

MOTS-LINEUP-01  The colour of a card is the position: yellow goalkeeper, green defender, red midfielder, blue attacker.
MOTS-GEN-08     (ruling) There are always four teams: blue, red, yellow, green.
MOTS-CHANCE-11  (ruling) A red chance card is played in any window, or at the reaction point that it names.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1

GOALKEEPER: Final = 0
DEFENDER: Final = 1
MIDFIELDER: Final = 2
ATTACKER: Final = 3
POSITIONS: Final = ("goalkeeper", "defender", "midfielder", "attacker")  # MOTS-LINEUP-01

COLOURS: Final = ("blue", "red", "yellow", "green")  # MOTS-GEN-08

DAYS: Final = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")

WHISTLE: Final = 0
CHANCE: Final = 1
INJURY: Final = 2
RED_CARD: Final = 3
DUTY: Final = 4
TRANSFER: Final = 5
LEAGUE: Final = 6  # from here on: match squares
NATIONAL: Final = 7
EUROPEAN: Final = 8
SUPER: Final = 9
SQUARES: Final = (
    "whistle", "chance", "injury", "red_card", "international_duty", "transfer", "league", "national_cup",
    "european_cup", "super_cup",
)  # fmt: skip

BLUE: Final = 0  # at once
RED: Final = 1  # kept, and played at any time
GREEN: Final = 2  # a tactic, played at the start of a match
CARD_COLOURS: Final = ("blue", "red", "green")

BANK_PAYS: Final = 0
BANK_PAYS_STARS: Final = 1
PAY_BANK: Final = 2
PAY_BANK_STARS: Final = 3
COLLECT: Final = 4
GIVE: Final = 5
YOUTH: Final = 6
GEM: Final = 7
OWN_INJURY: Final = 8
OWN_RED_CARD: Final = 9
ALL_INJURY: Final = 10
TIP: Final = 11
HEAL_INJURY: Final = 12  # from here on: red cards
HEAL_RED_CARD: Final = 13
HEAL_DUTY: Final = 14
CHOOSE_MOVE: Final = 15
HOME_DRAW: Final = 16
WIN_BONUS: Final = 17
LATE_NIGHT: Final = 18
SCOUTING: Final = 19
RELEASE_CLAUSE: Final = 20
COUNTER_ATTACK: Final = 21  # from here on: tactics
WING_ATTACK: Final = 22
CENTRE_ATTACK: Final = 23
MATCH_OF_THE_SEASON: Final = 24
SUPER_SAVE: Final = 25
EFFECTS: Final = (
    "bank_pays", "bank_pays_stars", "pay_bank", "pay_bank_stars", "collect", "give", "youth", "gem", "own_injury",
    "own_red_card", "all_injury", "tip", "heal_injury", "heal_red_card", "heal_duty", "choose_move", "home_draw",
    "win_bonus", "late_night", "scouting", "release_clause", "counter_attack", "wing_attack", "centre_attack",
    "match_of_the_season", "super_save",
)  # fmt: skip

IMMEDIATE: Final = 0  # when a card is played: bits (MOTS-CHANCE-11)
IN_WINDOW: Final = 1
ON_ABSENCE: Final = 2
ON_MOVE: Final = 4
ON_HOME: Final = 8
ON_WIN: Final = 16
IN_MATCH: Final = 32
TIMINGS: Final = ("window", "absence", "move", "home", "win", "match")  # the bits by place; "immediate" is none

NOTHING: Final = 0
BEST_TEAM: Final = 1
BEST_ATTACK: Final = 2
BEST_MIDFIELD: Final = 3
BEST_DEFENCE: Final = 4
HOME_PENALTY: Final = 5
AWAY_PENALTY: Final = 6
HOME_RED_CARD: Final = 7
AWAY_RED_CARD: Final = 8
HOME_INJURY: Final = 9
AWAY_INJURY: Final = 10
HOME_ATTACK_V_AWAY_DEFENCE: Final = 11
AWAY_ATTACK_V_HOME_DEFENCE: Final = 12
MATCH_EVENTS: Final = (
    "nothing", "best_team", "best_attack", "best_midfield", "best_defence", "home_penalty", "away_penalty",
    "home_red_card", "away_red_card", "home_injury", "away_injury", "home_attack_v_away_defence",
    "away_attack_v_home_defence",
)  # fmt: skip

BASE_D6: Final = 0
ADVANCED_D12: Final = 1
OWN: Final = 2
TABLES: Final = ("base_d6", "advanced_d12", "own")

COMPETITIONS: Final = ("league", "national_cup", "european_cup")


class CardSet:
    """What the files say; nobody changes it while a game is on."""

    __slots__ = (
        "attackers", "base_formations", "central", "chance_kind", "columns", "count", "count_international", "country",
        "country_names", "defenders", "digest", "european_points", "extra", "formation_names",
        "international_formation", "international_ids", "international_names", "international_stars", "kind_amount",
        "kind_codes", "kind_colour", "kind_effect", "kind_formations", "kind_ids", "kind_timing", "last",
        "league_points", "league_prizes", "lines", "midfielders", "name", "names", "national_points", "player_ids",
        "position", "price", "price_per_star", "prize_bank", "prize_european", "prize_loser", "sale", "sale_per_star",
        "square_all", "square_countries", "square_day", "square_fixtures", "square_kind", "square_round",
        "square_week", "stars", "start", "step", "table_names", "tables", "team_ids", "team_kits", "team_names",
        "trophy_competition", "trophy_copies", "trophy_ids", "trophy_place", "trophy_points", "wings",
    )  # fmt: skip

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest

        self.player_ids: list[str] = []
        self.names: list[str] = []
        self.position: list[int] = []
        self.stars: list[int] = []
        self.country: list[int] = []  # NONE below three stars
        self.country_names: list[str] = []
        self.price: list[int] = []  # base price
        self.sale: list[int] = []  # what the bank pays
        self.count = 0
        self.columns: list[list[int]] = [[], [], [], [], [], []]  # players by stars

        self.last = 0  # the last square; 0 is the whistle
        self.square_kind: list[int] = []
        self.square_week: list[int] = []
        self.square_day: list[int] = []  # 1 Monday .. 7 Sunday
        self.square_fixtures: list[list[int]] = []  # home, away, home, away
        self.square_countries: list[list[int]] = []
        self.square_all: list[int] = []  # 1: concerns all teams
        self.square_round: list[int] = []  # round of the league or of a cup

        self.chance_kind: list[int] = []  # every single chance card -> its kind
        self.kind_ids: list[str] = []
        self.kind_codes: list[str] = []  # its name in the texts
        self.kind_colour: list[int] = []
        self.kind_effect: list[int] = []
        self.kind_amount: list[int] = []
        self.kind_timing: list[int] = []
        self.kind_formations: list[list[int]] = []  # printed on a tactic card; none: any formation

        self.international_ids: list[str] = []
        self.international_names: list[str] = []
        self.international_formation: list[int] = []
        self.international_stars: list[list[int]] = []
        self.count_international = 0

        self.formation_names: list[str] = []
        self.defenders: list[int] = []
        self.midfielders: list[int] = []
        self.attackers: list[int] = []
        self.base_formations: list[int] = []
        self.extra: list[int] = []  # only by option
        self.lines: list[list[int]] = []  # borders: goalkeeper, defenders, midfielders, attackers are 0:1:a:b:11
        self.wings: list[list[int]] = []  # places from 0
        self.central: list[list[int]] = []

        self.start = 0
        self.prize_bank = 0
        self.prize_loser = 0
        self.prize_european = 0
        self.league_prizes: list[int] = []  # by place, the first first
        self.price_per_star = 0
        self.sale_per_star = 0
        self.step = 0

        self.trophy_ids: list[str] = []
        self.trophy_competition: list[int] = []
        self.trophy_place: list[int] = []
        self.trophy_points: list[int] = []
        self.trophy_copies: list[int] = []
        self.league_points: list[int] = []  # game points by place
        self.national_points: list[int] = []
        self.european_points: list[int] = []

        self.table_names: list[str] = []
        self.tables: list[list[int]] = []  # [table][face], nothing at 0

        self.team_ids: list[str] = []
        self.team_names: list[str] = []
        self.team_kits: list[str] = []
