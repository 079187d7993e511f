"""The settings: options of the rulebook and switches for rulings, and the game laid out by them.

MOTS-MATCH-18, MOTS-MATCH-19, MOTS-MATCH-20  How line-ups are shown.
MOTS-OPT-01, MOTS-OPT-02  Other meanings of the die.
MOTS-OPT-05  Further formations.
MOTS-OPT-07  A d12 of events.
MOTS-OPT-08  Several events in a match.
MOTS-ADV-01  The advanced game: the d12 six times, with substitutions.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.errors import BadOption
from touchline.kernel.option import Option
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.cards import CardSet
from touchline.titles.match_of_the_season.printed import (
    AWAY_ATTACK_V_HOME_DEFENCE,
    BEST_ATTACK,
    BEST_DEFENCE,
    HOME_ATTACK_V_AWAY_DEFENCE,
)
from touchline.titles.match_of_the_season.state import Mots, Rules

LINEUP_MODES: Final = ("hidden_one_change", "hidden", "open")
EXTRA: Final = ("none", "3-3-4", "5-4-1", "both")
TABLES: Final = ("base_d6", "advanced_d12", "own")
YOUNGEST: Final = ("drawn", "first", "second", "third", "fourth")
ADVANCED_EVENTS: Final = 6  # MOTS-ADV-01

OPTIONS: Final = (
    Option("lineup_mode", "choice", LINEUP_MODES, "hidden_one_change", ("MOTS-MATCH-18", "MOTS-MATCH-20")),
    Option("advanced_game", "flag", (False, True), False, ("MOTS-ADV-01",)),
    Option("match_events", "number", (1, 12), 1, ("MOTS-OPT-08", "MOTS-OPT-09")),
    Option("event_table", "choice", TABLES, "base_d6", ("MOTS-OPT-01", "MOTS-OPT-07")),
    Option("cross_lines", "flag", (False, True), False, ("MOTS-OPT-02",)),
    Option("extra_formations", "choice", EXTRA, "none", ("MOTS-OPT-05",)),
    Option("youngest", "choice", YOUNGEST, "drawn", ("MOTS-SETUP-13",)),
    Option("super_save_result", "choice", ("draw", "win"), "draw", ("MOTS-TACTIC-24",)),
    Option("penalty_no_taker", "choice", ("reroll", "saved"), "reroll", ("MOTS-PEN-07", "MOTS-PEN-08")),
    Option("wing_attack_no_wings", "choice", ("zero", "outer_midfielders"), "zero", ("MOTS-TACTIC-16",)),
    Option("short_loser", "choice", ("forced_sale", "bank_covers"), "forced_sale", ("MOTS-MONEY-05",)),
    Option("international_duty_scope", "choice", ("active", "all"), "active", ("MOTS-INTL-03",)),
    Option("chance_scope", "choice", ("active", "all"), "active", ("MOTS-CHANCE-06",)),
    Option("resale_lock_scope", "choice", ("all", "managers_only"), "all", ("MOTS-TRADE-08",)),
    Option("three_player_swap", "choice", ("none", "third_takes_both"), "none", ("MOTS-3P-09",)),
)


def settle(seats: int, options: dict[str, Any], given: set[str]) -> dict[str, Any]:
    """Set table and number of events by the advanced game, and check that the youngest is at the table
    (MOTS-ADV-01)."""
    full = dict(options)
    if full["advanced_game"]:
        for name, value in (("event_table", "advanced_d12"), ("match_events", ADVANCED_EVENTS)):
            if name in given and full[name] != value:
                raise BadOption("advanced-game-sets-it", name, {"value": full[name], "advanced": value})
            full[name] = value
    if YOUNGEST.index(full["youngest"]) > seats:
        raise BadOption("nobody-there", "youngest", {"value": full["youngest"], "seats": seats})
    return full


def rules_of(options: dict[str, Any], cards: CardSet) -> Rules:
    rules = Rules()
    rules.lineup_mode = LINEUP_MODES.index(options["lineup_mode"])
    rules.formations = formations(options["extra_formations"], cards)
    rules.faces = faces(options["event_table"], options["cross_lines"], cards)
    rules.events = options["match_events"]
    rules.substitutions = options["advanced_game"]
    rules.save_wins = options["super_save_result"] == "win"
    rules.draw_is_save = options["penalty_no_taker"] == "saved"
    rules.outer_wings = options["wing_attack_no_wings"] == "outer_midfielders"
    rules.bank_covers = options["short_loser"] == "bank_covers"
    rules.all_on_duty = options["international_duty_scope"] == "all"
    rules.all_draw = options["chance_scope"] == "all"
    rules.ban_managers_only = options["resale_lock_scope"] == "managers_only"
    rules.third_swaps = options["three_player_swap"] == "third_takes_both"
    rules.youngest = YOUNGEST.index(options["youngest"]) - 1  # NOBODY: drawn
    return rules


def formations(extra: str, cards: CardSet) -> list[int]:
    """Return the base formations, and the further ones that are allowed (MOTS-LINEUP-03, MOTS-OPT-05)."""
    return [
        row
        for row, name in enumerate(cards.formation_names)
        if not cards.optional[row] or extra == "both" or extra == name
    ]


def faces(table: str, crossed: bool, cards: CardSet) -> list[int]:
    """Return the event of each face; crossed lines are on the base die only (MOTS-OPT-01, MOTS-OPT-02)."""
    events = cards.tables[cards.table_names.index(table)][:]
    if crossed and table == "base_d6":
        swap = {BEST_ATTACK: AWAY_ATTACK_V_HOME_DEFENCE, BEST_DEFENCE: HOME_ATTACK_V_AWAY_DEFENCE}
        events = [swap.get(event, event) for event in events]
    return events


def start(seats: int, options: dict[str, Any], cards: CardSet) -> Mots:
    """Return the game before its first step, which is also the first with chance."""
    game = Mots(seats, rules_of(options, cards), cards)
    game.lay()
    game.agenda = [(c.STEP_ASSIGN,), (c.STEP_DEAL,)]
    return game
