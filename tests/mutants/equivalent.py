"""Mutants that no test can kill, because they change nothing: name of the mutant -> reason, by title."""

from __future__ import annotations

from tests.mutants.functions import Mutant

# The same mutation in any function: what it changes -> reason.
EVERYWHERE: dict[str, str] = {
    "if game.told is not None -> if True": "where nobody listens an event is made and thrown away: only time is lost",
}
EQUIVALENT: dict[str, dict[str, str]] = {
    "mister": {
        "market.acquire: 1 -> 2 (number 2)": "acquisitions of a pass are only compared with none",
        "market.next_turn: 1 -> 2 (number 2)": "going on beyond all seats comes to those that were asked already",
        "mishap.taken_off: if victim == NOBODY -> if False": "only empty slots are left, and one of them is emptied",
        "mishap.highest: 1 -> 2": "an overall score is never negative",
        "mishap.why_not_victim: 0 -> 1": "the two who are best have the same score",
        "season.shuffle_free_agents: 1 -> 2": "any number of a pool does that no other has",
        "season.leave_in_doubt: 1 -> 2": "any number of a pool does that no other has",
        "shootout.takers: True -> False": "there are always two lists of takers for two sides",
        "shootout.kick: kicks.scored[0] > kicks.scored[1] -> kicks.scored[0] >= kicks.scored[1]": (
            "a shoot-out that is decided is not level"
        ),
        "shots.strike: True -> False": "reached only where both guesses lead to the same",
        "tournament.finish: 0 -> 1": "every seat's place is written afterwards",
    },
    "masters_of_football": {
        "academy.releases: if len(game.teams[number].squad) > SQUAD_LIMIT -> if True": (
            "whoever is not above the limit is asked nothing and loses nothing"
        ),
        (
            "academy.releases: len(game.teams[number].squad) > SQUAD_LIMIT -> "
            "len(game.teams[number].squad) >= SQUAD_LIMIT"
        ): ("whoever is not above the limit is asked nothing and loses nothing"),
        "academy.releases: if not numbers -> if False": "a choice of nobody asks nothing and returns an empty list",
        "academy.releases: True -> False": "one list is made of the other, so they are equally long",
        "academy.academy_opens: 1 -> 2": "the advantage is only asked for as yes or no",
        "announcements.placing: True -> False": "one list is made of the other, so they are equally long",
        "battle.fight: 0 -> 1": "the values of both sides are written afterwards",
        "battle.fight: False -> True": "the flames of both sides are written afterwards",
        "battle.winner: values[0] > values[1] -> values[0] >= values[1]": "equal values are decided one line earlier",
        "calendar.next_board: if boards == 1 and game.boards[0].ahead -> if False": (
            "the loop finds the same board again"
        ),
        "calendar.next_board: 1 -> 2 (number 3)": "one look further comes to a board that was looked at already",
        "calendar.lay_out: 1 -> 2": "the number of layings is only compared with itself",
        "market.market_buy: True -> False": "one list is made of the other, so they are equally long",
        "market.market_keep: if len(game.teams[number].hand) > HAND_LIMIT -> if True": (
            "whoever is not above the limit is asked nothing and loses nothing"
        ),
        (
            "market.market_keep: len(game.teams[number].hand) > HAND_LIMIT -> "
            "len(game.teams[number].hand) >= HAND_LIMIT"
        ): ("whoever is not above the limit is asked nothing and loses nothing"),
        "market.market_keep: if not numbers -> if False": "a choice of nobody asks nothing and returns an empty list",
        "market.market_keep: True -> False": "one list is made of the other, so they are equally long",
        "setup.buy_squads: True -> False": "one list is made of the other, so they are equally long",
        "setup.choose_managers: True -> False": "one list is made of the other, so they are equally long",
        "standings.home_order: records[0] > records[1] -> records[0] >= records[1]": (
            "equal records are decided by lots before"
        ),
    },
}


def equivalent_in(title: str, mutants: list[Mutant]) -> dict[str, str]:
    """The reasons of those of a title's mutants that are equivalent, by name."""
    reasons = dict(EQUIVALENT.get(title, {}))
    for mutant in mutants:
        change = f"{mutant.mutation.before} -> {mutant.mutation.after}"
        if change in EVERYWHERE:
            reasons[mutant.name] = EVERYWHERE[change]
    return reasons
