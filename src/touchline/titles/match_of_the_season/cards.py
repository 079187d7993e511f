"""The card set: everything printed, as columns of numbers.

A player, square, chance card, formation or team is its number, the row of its file: `cards.stars[player]`.
The files are read and checked in load.py, load_board.py and load_decks.py; their words are in printed.py.

MOTS-SCORE-01 to MOTS-SCORE-08  What trophies and placings are worth is printed on their cards.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1


class CardSet:
    """The content of the card files; it never changes during a game."""

    __slots__ = (
        "amounts", "attackers", "centrals", "centre_attack", "chance_kind", "columns", "countries", "country", "day",
        "defenders", "digest", "duty", "fixtures", "formation_names", "intl_formation", "intl_ids", "intl_names",
        "intl_stars", "is_match", "kind", "kind_amount", "kind_codes", "kind_colour", "kind_effect",
        "kind_formations", "kind_ids", "kind_moments", "last", "league_round", "midfielders", "name", "optional",
        "player_ids", "player_names", "position", "price", "sale", "scope", "slot_position", "stage", "stars",
        "table_names", "tables", "team_ids", "team_kits", "team_names", "trophy_competition", "trophy_copies",
        "trophy_ids", "trophy_place", "trophy_points", "week", "wing_attack", "wings",
    )  # fmt: skip

    def __init__(self, name: str, digest: str) -> None:
        self.name = name
        self.digest = digest

        self.player_ids: list[str] = []
        self.player_names: list[str] = []
        self.position: list[int] = []
        self.stars: list[int] = []
        self.country: list[int] = []  # NONE below three stars
        self.countries: list[str] = []
        self.price: list[int] = []  # base price
        self.sale: list[int] = []  # the bank's price
        self.columns: list[list[int]] = [[], [], [], [], [], []]  # players by stars

        self.last = 0  # the last square of the track; 0 is the whistle
        self.week: list[int] = []
        self.day: list[int] = []  # 0 Monday .. 6 Sunday
        self.kind: list[int] = []
        self.stage: list[int] = []  # round of the league or of a cup
        self.league_round: list[int] = []
        self.fixtures: list[list[tuple[int, int]]] = []  # colours at home and away
        self.duty: list[list[int]] = []  # countries of an international-duty square
        self.scope: list[int] = []
        self.is_match: list[bool] = []

        self.chance_kind: list[int] = []  # every single chance card -> its kind
        self.kind_ids: list[str] = []
        self.kind_codes: list[str] = []  # its name in the texts
        self.kind_colour: list[int] = []
        self.kind_effect: list[int] = []
        self.kind_amount: list[int] = []
        self.kind_moments: list[int] = []
        self.kind_formations: list[list[int]] = []  # printed on a tactic card; none: any formation

        self.intl_ids: list[str] = []
        self.intl_names: list[str] = []
        self.intl_formation: list[int] = []
        self.intl_stars: list[list[int]] = []  # eleven numbers, slot 1 first

        self.formation_names: list[str] = []
        self.defenders: list[int] = []
        self.midfielders: list[int] = []
        self.attackers: list[int] = []
        self.optional: list[bool] = []
        self.wing_attack: list[bool] = []  # printed on that tactic card
        self.centre_attack: list[bool] = []
        self.slot_position: list[list[int]] = []  # [formation][slot - 1]
        self.wings: list[list[int]] = []  # slots from 1; none in a midfield of three
        self.centrals: list[list[int]] = []

        self.trophy_ids: list[str] = []
        self.trophy_competition: list[int] = []
        self.trophy_place: list[int] = []
        self.trophy_points: list[int] = []
        self.trophy_copies: list[int] = []

        self.team_ids: list[str] = []
        self.team_names: list[str] = []
        self.team_kits: list[str] = []

        self.amounts: list[int] = []

        self.table_names: list[str] = []
        self.tables: list[list[int]] = []  # [table][face - 1] -> event

    def effect(self, card: int) -> int:
        return self.kind_effect[self.chance_kind[card]]

    def colour(self, card: int) -> int:
        return self.kind_colour[self.chance_kind[card]]

    def amount(self, card: int) -> int:
        return self.kind_amount[self.chance_kind[card]]

    def moments(self, card: int) -> int:
        return self.kind_moments[self.chance_kind[card]]

    def points(self, competition: int, place: int) -> int:
        """Return the points of trophies (MOTS-SCORE-01 to MOTS-SCORE-08); a place without a card is worth nothing."""
        for row in range(len(self.trophy_ids)):
            if self.trophy_competition[row] == competition and self.trophy_place[row] == place:
                return self.trophy_points[row]
        return 0
