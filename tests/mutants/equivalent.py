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
        "mishap.highest: 1 -> 2": "an overall score is never negative",
        "mishap.taken_off: if victim == NOBODY -> if False": "only empty slots are left, and one of them is emptied",
        "mishap.why_not_victim: 0 -> 1": "the two who are best have the same score",
        "season.leave_in_doubt: 1 -> 2": "any number of a pool does that no other has",
        "season.shuffle_free_agents: 1 -> 2": "any number of a pool does that no other has",
        "shootout.kick: kicks.scored[0] > kicks.scored[1] -> kicks.scored[0] >= kicks.scored[1]": (
            "a shoot-out that is decided is not level"
        ),
        "shootout.takers: True -> False": "there are always two lists of takers for two sides",
        "shots.strike: True -> False": "reached only where both guesses lead to the same",
        "tournament.finish: 0 -> 1": "every seat's place is written afterwards",
    },
    "masters_of_football": {
        "academy.academy_opens: 1 -> 2": "the advantage is only asked for as yes or no",
        "academy.releases: True -> False": "one list is made of the other, so they are equally long",
        "academy.releases: if len(game.teams[number].squad) > SQUAD_LIMIT -> if True": (
            "whoever is not above the limit is asked nothing and loses nothing"
        ),
        "academy.releases: if not numbers -> if False": "a choice of nobody asks nothing and returns an empty list",
        (
            "academy.releases: len(game.teams[number].squad) > SQUAD_LIMIT -> len(game.teams[number].squad) >= "
            "SQUAD_LIMIT"
        ): ("whoever is not above the limit is asked nothing and loses nothing"),
        "announcements.placing: True -> False": "one list is made of the other, so they are equally long",
        "announcements.placing: if not numbers -> if False": "the resolution of no card does nothing",
        "battle.fight: 0 -> 1": "the values of both sides are written afterwards",
        "battle.fight: 0 -> 1 (number 2)": "the values of both sides are written afterwards",
        "battle.fight: False -> True": "the flames of both sides are written afterwards",
        "battle.fight: False -> True (number 2)": "the flames of both sides are written afterwards",
        "battle.winner: 0 -> 1 (number 4)": "where this is asked both flames are equal",
        "battle.winner: values[0] > values[1] -> values[0] >= values[1]": "equal values are decided one line earlier",
        "calendar.lay_out: 1 -> 2": "the number of layings is only compared with itself",
        "calendar.next_board: 1 -> 2 (number 3)": "one look further comes to a board that was looked at already",
        "calendar.next_board: if boards == 1 and game.boards[0].ahead -> if False": (
            "the loop finds the same board again"
        ),
        "effects.grants_immunity: 0 -> 1 (number 2)": "no immunity is to strategy cards alone, whose bit is 1",
        "effects.grants_immunity: if granted -> if True": "protection from no kind of card protects from nothing",
        "effects.instant: 1 -> 2": "the advantage is only asked for as yes or no",
        "half_time.half_time: 1 -> 2 (number 2)": "the second place is only told from the first, which is 0",
        "half_time.substitutions: True -> False": "one list is made of the other, so they are equally long",
        "half_time.substitutions: if match.subs[0] != when and match.subs[1] != when -> if False": (
            "where no side has announced nobody is asked"
        ),
        "half_time.why_not_bring_on: if off not in three -> if False": (
            "whoever goes off stood in the lineup: whoever has just come on stays"
        ),
        "levels.with_ties: 0 -> 1 (number 2)": "where this is asked both levels are equal",
        "lineup.slot_options: if must != NOBODY and must not in laid -> if False": (
            "all others have one position, so that he alone fits"
        ),
        "lineup.wood_besides: 0 -> 1": "all players of the squad have the same position",
        "market.market_buy: True -> False": "one list is made of the other, so they are equally long",
        "market.market_keep: True -> False": "one list is made of the other, so they are equally long",
        "market.market_keep: if len(game.teams[number].hand) > HAND_LIMIT -> if True": (
            "whoever is not above the limit is asked nothing and loses nothing"
        ),
        "market.market_keep: if not numbers -> if False": "a choice of nobody asks nothing and returns an empty list",
        (
            "market.market_keep: len(game.teams[number].hand) > HAND_LIMIT -> len(game.teams[number].hand) >= "
            "HAND_LIMIT"
        ): ("whoever is not above the limit is asked nothing and loses nothing"),
        "modifiers.player_value: if match.table -> if True": "no card on the table adds nothing",
        "piles.reshuffle_cards: 1 -> 2": "any number of a pile does that no other has",
        "piles.reshuffle_players: 1 -> 2": "any number of a pile does that no other has",
        "setup.buy_squads: True -> False": "one list is made of the other, so they are equally long",
        "setup.choose_managers: True -> False": "one list is made of the other, so they are equally long",
        "setup.choose_players: 1 -> 2": "every player has a number above both",
        "setup.seating: 0 -> 1": "every person's team is written afterwards",
        "standings.final_winners: records[0] > records[1] -> records[0] >= records[1]": (
            "equal records are decided one line earlier"
        ),
        "standings.home_order: records[0] > records[1] -> records[0] >= records[1]": (
            "equal records are decided by lots before"
        ),
        "standings.ranking: False -> True": (
            "no criterion looks at who is level, so that beginning again changes nothing"
        ),
        "windows.speaking_order: if not match.order -> if True": (
            "the order is emptied whenever it may have changed, so that the same one is found"
        ),
        "windows.whistling: 0 -> 1": "both lineups are laid or none",
    },
    "match_of_the_season": {
        "advanced.off_with: if player >= 0 -> if True": (
            "an international side has no bench that its players could come back from"
        ),
        "advanced.replaceable: True -> False": "one list is made of the other, so they are equally long",
        "advanced.replaceable: ifexp reserves -> ifexp True": "without reserves nobody has a substitute",
        "europe.draw_pairs: len(bag) > 1 -> len(bag) >= 1": "the number of entrants is a power of two (MOTS-ECUP-17)",
        "europe.europe_deck: len(entered) > FEW -> len(entered) >= FEW": (
            "with two managed teams the other condition is false"
        ),
        "europe.european_day: game.pairs[at] < INTERNATIONAL -> game.pairs[at] <= INTERNATIONAL": (
            "a managed team stands first in its pair, so that an international one has another beside it"
        ),
        "ranking.standing: 0 -> 1 (number 2)": "the same for all seats, and only compared",
        "ranking.standing: 0 -> 1 (number 3)": "the same for all seats, and only compared",
        "ranking.standing: 0 -> 1 (number 4)": "the same for all seats, and only compared",
        "ranking.standing: 0 -> 1 (number 5)": "the same for all seats, and only compared",
        "reds.take_effect: if effect == WIN_BONUS -> if True": (
            "the other effects are carried out where the card is asked for, and never come here"
        ),
        "season_end.strongest_line: len(ranked) <= slots -> len(ranked) < slots": (
            "with as many as there are slots nobody is over, and all are returned"
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
