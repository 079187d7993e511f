"""The settings of a game, what does not go together, and the settings as the rules read them.

MIS-SETUP-04   The mode is fixed before play starts.
MIS-SETUP-05   A single match is for two, a tournament for four.
MIS-SETUP-06   (ruling) Three may play our own event of three single matches.
MIS-MATCH-09   A single match goes once through the deck, MIS-TOUR-07 a tournament twice.
MIS-CARD-21a   (ruling) Card 21 is played against the right centre back; the option restores the print.
MIS-SEASON-01  The season with transfer market belongs to cup and league.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.errors import BadOption
from touchline.kernel.game import NOBODY
from touchline.kernel.option import Option
from touchline.titles.mister.state import CUP, HEAD_TO_HEAD, LEAGUE, THREE_WAY, Rules

MODES: Final = ("head_to_head", "cup", "league", "three_way")
SEATS_OF: Final = {"head_to_head": 2, "cup": 4, "league": 4, "three_way": 3}
MODE_OF: Final = {2: "head_to_head", 3: "three_way", 4: "cup"}
TOURNAMENTS: Final = ("cup", "league")
FLAG: Final = (False, True)

OPTIONS: Final = (
    Option("mode", "choice", MODES, "head_to_head", ("MIS-SETUP-04", "MIS-SETUP-05", "MIS-SETUP-06")),
    Option("season_market", "flag", FLAG, False, ("MIS-SEASON-01",)),
    Option("deck_passes", "number", (1, 4), 1, ("MIS-MATCH-09", "MIS-TOUR-07")),
    Option("shootout", "flag", FLAG, True, ("MIS-PEN-01", "MIS-LEAGUE-05")),
    Option("shootout_early_stop", "flag", FLAG, False, ("MIS-PEN-09",)),
    Option("shootout_pool", "choice", ("on_pitch", "with_bench"), "on_pitch", ("MIS-PEN-03",)),
    Option("league_legs", "number", (1, 2), 2, ("MIS-LEAGUE-02", "MIS-LEAGUE-03")),
    Option("return_leg_swaps_order", "flag", FLAG, True, ("MIS-LEAGUE-10",)),
    Option(
        "league_tiebreak",
        "choice",
        ("head_to_head_first", "goal_difference_first"),
        "head_to_head_first",
        ("MIS-LEAGUE-08",),
    ),
    Option("season_draws_after_tie", "number", (0, 2), 1, ("MIS-SEASON-04",)),
    Option("season_refused", "choice", ("bottom", "out_of_game"), "bottom", ("MIS-SEASON-10",)),
    Option("market_first_seat", "choice", ("0", "1", "2", "3", "random"), "0", ("MIS-MARKET-02",)),
    Option("market_cards", "number", (1, 5), 1, ("MIS-MARKET-07",), on_device=5),
    Option("market_visibility", "choice", ("private", "open"), "private", ("MIS-INFO-01",)),
    Option("market_idle_guard", "flag", FLAG, True, ("MIS-MARKET-20",)),
    Option("keeper_slot", "choice", ("keeper_only", "free"), "keeper_only", ("MIS-LINEUP-05",)),
    Option("phase_tie", "choice", ("defender", "attacker"), "defender", ("MIS-PHASE-02",)),
    Option("card_21_defender", "choice", ("RCB", "LCB"), "RCB", ("MIS-CARD-21a",)),
    Option("empty_defender", "choice", ("pass", "zero"), "pass", ("MIS-ABSENT-04",)),
    Option("boost_carry_over", "flag", FLAG, True, ("MIS-BOOST-05",)),
    Option("boost_stacking", "flag", FLAG, True, ("MIS-BOOST-06",)),
    Option("skip_dead_shots", "flag", FLAG, True, ("MIS-SHOT-13",)),
)


def settle(seats: int, options: dict[str, Any], given: set[str]) -> dict[str, Any]:
    """Fill the defaults that follow from the mode, and refuse settings that do not go together."""
    full = dict(options)
    if "mode" not in given:
        full["mode"] = MODE_OF[seats]  # MIS-SETUP-05, MIS-SETUP-06
    mode = full["mode"]
    if SEATS_OF[mode] != seats:
        raise BadOption("seats-do-not-fit", "mode", {"mode": mode, "seats": SEATS_OF[mode]})
    if "deck_passes" not in given:
        full["deck_passes"] = 2 if mode in TOURNAMENTS else 1  # MIS-MATCH-09, MIS-TOUR-07
    if "shootout" not in given:
        full["shootout"] = mode in ("head_to_head", "cup")  # MIS-PEN-01, MIS-LEAGUE-05
    if mode == "cup" and not full["shootout"]:
        raise BadOption("cup-needs-a-winner", "shootout", {"mode": mode})  # MIS-CUP-04
    if full["season_market"] and mode not in TOURNAMENTS:
        raise BadOption("only-in-a-tournament", "season_market", {"mode": mode})  # MIS-SEASON-01
    first = full["market_first_seat"]
    if first != "random" and int(first) >= seats:
        raise BadOption("no-such-seat", "market_first_seat", {"seats": seats})
    return full


def rules_of(options: dict[str, Any]) -> Rules:
    """Return the settings by name as the rules read them."""
    rules = Rules()
    rules.mode = (HEAD_TO_HEAD, CUP, LEAGUE, THREE_WAY)[MODES.index(options["mode"])]
    rules.season_market = options["season_market"]
    rules.deck_passes = options["deck_passes"]
    rules.shootout = options["shootout"]
    rules.early_stop = options["shootout_early_stop"]
    rules.bench_kicks = options["shootout_pool"] == "with_bench"
    rules.legs = options["league_legs"]
    rules.swap_return = options["return_leg_swaps_order"]
    rules.difference_first = options["league_tiebreak"] == "goal_difference_first"
    rules.draws_after_tie = options["season_draws_after_tie"]
    rules.refused_leave = options["season_refused"] == "out_of_game"
    rules.first_seat = NOBODY if options["market_first_seat"] == "random" else int(options["market_first_seat"])
    rules.cards_a_turn = options["market_cards"]
    rules.open_market = options["market_visibility"] == "open"
    rules.idle_guard = options["market_idle_guard"]
    rules.free_keeper = options["keeper_slot"] == "free"
    rules.even = 0 if options["phase_tie"] == "attacker" else 1
    rules.by_print = options["card_21_defender"] == "LCB"
    rules.empty_is_zero = options["empty_defender"] == "zero"
    rules.carry_over = options["boost_carry_over"]
    rules.stacking = options["boost_stacking"]
    rules.skip_dead = options["skip_dead_shots"]
    return rules
