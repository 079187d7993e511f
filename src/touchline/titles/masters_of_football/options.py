"""The settings of a game, and what the rules make of them.

MOF-SETUP-22    (ruling) With six people or more one manager card is dealt to each instead of two.
MOF-LEVEL-12    (ruling) Thresholds as printed in the card set, or one lower each.
MOF-LEVEL-15    (ruling) Two red levels: a rise to orange, or to brown.
MOF-PLAY-07     (ruling) Who attacks in which turn: as printed in the card set, or alternating by space.
MOF-CAL-06      (ruling) Fixtures as printed in the card set, or by the circle method.
MOF-AI-13       (ruling) Teams without a person in listed order, unless the host picks another.
MOF-APP-07      (ruling) The companion alone: results pad and table for people who play with the physical set.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.errors import BadOption
from touchline.kernel.option import Option
from touchline.parts.fixtures import round_robin, swap_sides
from touchline.titles.masters_of_football.cards import CardSet
from touchline.titles.masters_of_football.handbook import handbook_of
from touchline.titles.masters_of_football.printed import AWAY, BROWN, HOME, ORANGE

SEATS: Final = (2, 3, 4, 5, 6, 7, 8)
MANAGER_CARDS: Final = 10
ORDERS: Final = ("listed", "1-3-2", "2-1-3", "2-3-1", "3-1-2", "3-2-1")

OPTIONS: Final = (
    Option("personless_teams", "choice", ORDERS, "listed", ("MOF-AI-13",)),
    Option("simultaneous_matches", "flag", (False, True), False, ("MOF-SIM-01", "MOF-SIM-04", "MOF-SIM-05")),
    Option("companion_mode", "flag", (False, True), False, ("MOF-APP-07",)),
    Option("level_thresholds", "choice", ("printed", "one_lower"), "printed", ("MOF-LEVEL-12",)),
    Option("red_tie_rises_to", "choice", ("orange", "brown"), "orange", ("MOF-LEVEL-09", "MOF-LEVEL-15")),
    Option("turn_attackers", "choice", ("printed", "alternate"), "printed", ("MOF-PLAY-07",)),
    Option("squad_visibility", "choice", ("hidden_until_fielded", "open"), "hidden_until_fielded", ("MOF-INFO-01",)),
    Option("manager_cards_dealt", "number", (1, 2), 2, ("MOF-SETUP-02", "MOF-SETUP-22")),
    Option("substitution_announcement_binds", "flag", (False, True), True, ("MOF-HALF-07",)),
    Option("attack_genius_spent", "choice", ("by_a_goal", "by_the_genius_face"), "by_a_goal", ("MOF-PLAY-20",)),
    Option("reroll_targets", "choice", ("either_side", "own_dice_only"), "either_side", ("MOF-MGR-09", "MOF-SYM-33")),
    Option("observers_other_league", "flag", (False, True), True, ("MOF-8P-13", "MOF-SIM-06")),
    Option("full_tie", "choice", ("shared_title", "lots"), "shared_title", ("MOF-TABLE-05", "MOF-TABLE-06")),
    Option("fixtures", "choice", ("printed", "circle"), "printed", ("MOF-CAL-06",)),
)


class Settings:
    """The options as the rules read them."""

    __slots__ = (
        "attackers", "companion", "fixtures", "genius_by_face", "handbook", "lots", "manager_cards", "open_squads",
        "other_league", "own_rerolls", "pairs", "personless", "red_rise", "simultaneous", "subs_bind", "thresholds",
    )  # fmt: skip

    def __init__(self, options: dict[str, Any], cards: CardSet) -> None:
        self.handbook = handbook_of(cards)
        self.personless = personless_order(options["personless_teams"], len(cards.personless_ids))
        self.simultaneous = bool(options["simultaneous_matches"])
        self.companion = bool(options["companion_mode"])
        lower = 1 if options["level_thresholds"] == "one_lower" else 0
        self.thresholds = [least - lower for least in cards.thresholds]
        self.red_rise = ORANGE if options["red_tie_rises_to"] == "orange" else BROWN
        self.attackers = cards.attackers if options["turn_attackers"] == "printed" else alternating()  # MOF-PLAY-07
        self.open_squads = options["squad_visibility"] == "open"
        self.manager_cards = int(options["manager_cards_dealt"])
        self.subs_bind = bool(options["substitution_announcement_binds"])
        self.genius_by_face = options["attack_genius_spent"] == "by_the_genius_face"
        self.own_rerolls = options["reroll_targets"] == "own_dice_only"
        self.other_league = bool(options["observers_other_league"])
        self.lots = options["full_tie"] == "lots"
        self.fixtures = cards.fixtures if options["fixtures"] == "printed" else circle()
        self.pairs = by_day(self.fixtures)


def personless_order(order: str, known: int) -> list[int]:
    """Return rows of the card set's list; those that the host did not name follow in its order (MOF-AI-13)."""
    first = [] if order == "listed" else [int(number) - 1 for number in order.split("-")]
    return [row for row in first if row < known] + [row for row in range(known) if row not in first]


def alternating() -> list[int]:
    """Return home and away in turn along the six spaces; the second half walks them backwards (MOF-PLAY-07)."""
    there = [HOME, AWAY] * 3
    return there + there[::-1]


def circle() -> list[tuple[int, int, int]]:
    """Return fixtures in which everybody meets everybody, then again with home and away exchanged (MOF-CAL-01,
    MOF-CAL-02)."""
    days = round_robin([0, 1, 2, 3])
    both = days + swap_sides(days)
    return [(day, home, away) for day in range(len(both)) for home, away in both[day]]


def by_day(fixtures: list[tuple[int, int, int]]) -> list[list[tuple[int, int]]]:
    days: list[list[tuple[int, int]]] = [[] for k in range(1 + max(day for day, home, away in fixtures))]
    for day, home, away in fixtures:
        days[day].append((home, away))
    return days


def settle(seats: int, options: dict[str, Any], given: set[str]) -> dict[str, Any]:
    """Set how many manager cards each gets: two up to five people, one above; there are ten cards (MOF-SETUP-02,
    MOF-SETUP-22)."""
    if "manager_cards_dealt" not in given:
        options["manager_cards_dealt"] = 2 if 2 * seats <= MANAGER_CARDS else 1
    if options["manager_cards_dealt"] * seats > MANAGER_CARDS:
        raise BadOption("too-few-manager-cards", "manager_cards_dealt", {"seats": seats})
    return options
