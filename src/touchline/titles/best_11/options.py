"""The settings of section 11 of the catalogue, its presets, and the house: the settings of one game as plain numbers.

B11-GEN-01    Two to five people with one box.
B11-MULTI-02  A box seats five at most.
B11-MULTI-24  (ruling) Five people in all; more for each box are not offered.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.errors import BadOption
from touchline.kernel.option import Option

SEATS_A_BOX: Final = 5  # B11-MULTI-02
PRESETS: Final[dict[str, dict[str, Any]]] = {
    "full": {},
    "fragment-only": {
        "formation_mode": "free",
        "formation_bonus_mode": "off",
        "stadium": False,
        "end_mode": "eleven_only",
    },
    "long": {"opportunities_per_turn": "all"},
}


def choice(name: str, choices: tuple[str, ...], *rules: str) -> Option:
    return Option(name, "choice", choices, choices[0], rules)


def flag(name: str, default: bool, *rules: str) -> Option:
    return Option(name, "flag", (False, True), default, rules)


def number(name: str, least: int, most: int, default: int, *rules: str) -> Option:
    return Option(name, "number", (least, most), default, rules)


OPTIONS: Final = (
    choice("preset", ("full", "fragment-only", "long"), "B11-GEN-05"),
    number("boxes", 1, 3, 1, "B11-MULTI-01", "B11-MULTI-04"),
    number("box_1", 0, 3, 0, "B11-MULTI-04"),
    number("box_2", 0, 3, 0, "B11-MULTI-04"),
    number("box_3", 0, 3, 0, "B11-MULTI-04"),
    number("box_4", 0, 3, 0, "B11-MULTI-04"),
    number("box_5", 0, 3, 0, "B11-MULTI-04"),
    choice("end_mode", ("complete_team", "eleven_only", "fixed_rounds"), "B11-END-01"),
    number("fixed_rounds", 1, 60, 12, "B11-END-01"),
    flag("finish_round", True, "B11-END-02"),
    number("max_rounds", 12, 60, 20, "B11-END-04"),
    number("start_money", 0, 99, 15, "B11-SETUP-04"),
    number("start_events", 0, 4, 2, "B11-SETUP-05"),
    number("base_income", 0, 20, 0, "B11-ROUND-09"),
    choice("formation_mode", ("lot", "choose", "free"), "B11-SETUP-02", "B11-PITCH-03"),
    choice("formation_bonus_mode", ("coach_fit", "head_to_head", "off"), "B11-COACH-03", "B11-COACH-04"),
    number("coach_fit_points", 0, 20, 3, "B11-COACH-04"),
    flag("coach_value_scores", True, "B11-SCORE-03"),
    flag("coach_required", True, "B11-END-01"),
    flag("stadium", True, "B11-STADIUM-01"),
    number("stand_count", 1, 20, 4, "B11-STADIUM-02"),
    number("stand_cost", 1, 20, 4, "B11-STADIUM-02"),
    number("stands_per_turn", 1, 20, 1, "B11-STADIUM-03"),
    number("stadium_points", 1, 50, 5, "B11-STADIUM-01"),
    choice("opportunities_per_turn", ("one", "all"), "B11-TURN-03", "B11-TEAM-03"),
    flag("management_cards_open", False, "B11-ROUND-07"),
    choice("order_mode", ("reverse", "rotate"), "B11-ROUND-02"),
    choice("market_leftovers", ("discard", "keep"), "B11-MARKET-03"),
    choice("bonus_timing", ("from_declaration", "whole_round"), "B11-TEAM-16"),
    choice("negation_scope", ("bonuses", "management_only"), "B11-TEAM-18"),
    choice("immunity_scope", ("challenges", "challenges_and_poaching"), "B11-TEAM-59"),
    flag("poach_counts_armband", True, "B11-TEAM-23"),
    flag("swap_refund", False, "B11-TEAM-35"),
    flag("armband_reusable", True, "B11-TEAM-53"),
    choice("boost_opening", ("turn_order", "performer"), "B11-CHALLENGE-24"),
    flag("save_any_attack", True, "B11-CHALLENGE-37"),
    flag("discard_before_draw", True, "B11-EVENT-10"),
    choice("superior_tactics_clash", ("global", "head_to_head"), "B11-MULTI-23"),
    choice("window_prompts", ("holders_only", "always"), "B11-EVENT-15"),
)


def settle(seats: int, options: dict[str, Any], given: set[str]) -> dict[str, Any]:
    """Fill what was not given from the preset, and make settings agree that mean the same."""
    full = dict(options)
    full |= {name: value for name, value in PRESETS[full["preset"]].items() if name not in given}
    if not full["coach_required"] and full["end_mode"] == "complete_team":
        full["end_mode"] = "eleven_only"
    if full["end_mode"] == "eleven_only":
        full["coach_required"] = False
    if full["formation_mode"] == "free":
        full["formation_bonus_mode"] = "off"  # no board, so nothing to suit or to meet
    if seats > SEATS_A_BOX:
        raise BadOption("seats", "boxes", {"value": seats, "most": SEATS_A_BOX})  # B11-MULTI-24
    return full


def boxes_of(seats: int, options: dict[str, Any]) -> list[int]:
    """Return the box of each seat: as given, else in turn (B11-MULTI-02, B11-MULTI-04)."""
    boxes: list[int] = []
    for seat in range(seats):
        own = options[f"box_{seat + 1}"]
        boxes.append(own - 1 if own else seat % options["boxes"])
    return boxes


class House:
    """The settled options of a game: plain numbers, shared by all its copies."""

    __slots__ = (
        "all_opportunities",
        "armband_reusable",
        "ask_empty_hands",
        "base_income",
        "bonus_whole_round",
        "cards_open",
        "clash_global",
        "coach_fit",
        "coach_required",
        "coach_scores",
        "discard_first",
        "finish_round",
        "fit_points",
        "fixed_rounds",
        "formation_choose",
        "formation_free",
        "head_to_head",
        "immune_to_poaching",
        "keep_leftovers",
        "max_rounds",
        "negates_tactics",
        "performer_opens",
        "poach_counts_armband",
        "rotate",
        "save_any_attack",
        "stadium",
        "stadium_points",
        "stand_cost",
        "stand_count",
        "stands_per_turn",
        "start_events",
        "start_money",
        "swap_refund",
    )

    def __init__(self, options: dict[str, Any]) -> None:
        self.read_game(options)
        self.read_play(options)

    def read_game(self, options: dict[str, Any]) -> None:
        """Read the options for how a game is set up, ends and is scored."""
        self.base_income: int = options["base_income"]
        self.coach_fit: bool = options["formation_bonus_mode"] == "coach_fit"
        self.coach_required: bool = options["coach_required"]
        self.coach_scores: bool = options["coach_value_scores"]
        self.finish_round: bool = options["finish_round"]
        self.fit_points: int = options["coach_fit_points"]
        self.fixed_rounds: int = options["fixed_rounds"] if options["end_mode"] == "fixed_rounds" else 0
        self.formation_choose: bool = options["formation_mode"] == "choose"
        self.formation_free: bool = options["formation_mode"] == "free"
        self.head_to_head: bool = options["formation_bonus_mode"] == "head_to_head"
        self.keep_leftovers: bool = options["market_leftovers"] == "keep"
        self.max_rounds: int = options["max_rounds"]
        self.rotate: bool = options["order_mode"] == "rotate"
        self.stadium: bool = options["stadium"]
        self.stadium_points: int = options["stadium_points"]
        self.stand_cost: int = options["stand_cost"]
        self.stand_count: int = options["stand_count"]
        self.stands_per_turn: int = options["stands_per_turn"]
        self.start_events: int = options["start_events"]
        self.start_money: int = options["start_money"]

    def read_play(self, options: dict[str, Any]) -> None:
        """Read the options of opportunities, challenges and event cards."""
        self.all_opportunities: bool = options["opportunities_per_turn"] == "all"
        self.armband_reusable: bool = options["armband_reusable"]
        self.ask_empty_hands: bool = options["window_prompts"] == "always"
        self.bonus_whole_round: bool = options["bonus_timing"] == "whole_round"
        self.cards_open: bool = options["management_cards_open"]
        self.clash_global: bool = options["superior_tactics_clash"] == "global"
        self.discard_first: bool = options["discard_before_draw"]
        self.immune_to_poaching: bool = options["immunity_scope"] == "challenges_and_poaching"
        self.negates_tactics: bool = options["negation_scope"] == "bonuses"
        self.performer_opens: bool = options["boost_opening"] == "performer"
        self.poach_counts_armband: bool = options["poach_counts_armband"]
        self.save_any_attack: bool = options["save_any_attack"]
        self.swap_refund: bool = options["swap_refund"]
