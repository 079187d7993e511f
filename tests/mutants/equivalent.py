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
        "legality.void: if symbol in (RECEIVE_MONEY, BLOCK_CORRUPTION) -> if False": (
            "cards with these symbols name no side, and the last line asks for one"
        ),
        "levels.with_ties: 0 -> 1 (number 2)": "where this is asked both levels are equal",
        "lineup.one_position: 0 -> 1": "whichever of them all are compared with",
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
        "rerolls.reroll_uses: 99 -> 100": "both are more than anybody can pay in a match",
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
        "changes.exchange: 4 -> 5": "no player has a fifth position",
        "changes.exchange: False -> True": (
            "a line has no more players than slots, so that all of them are the strongest"
        ),
        "changes.fits: 1 -> 2": "whoever would be a second goalkeeper is not offered before",
        "changes.fits: if number[0] > 1 -> if False": "whoever would be a second goalkeeper is not offered before",
        "changes.substitutes: 1 -> 2": "with the printed formations no other line opens for it: tried for every side",
        "changes.substitutes: 4 -> 5": "no player has a fifth position",
        "cups.by_card: True -> False": "one list is made of the other, so they are equally long",
        "cups.highest: True -> False (number 2)": "one list is made of the other, so they are equally long",
        "cups.highest: True -> False (number 3)": "one list is made of the other, so they are equally long",
        "cups.match_day: 1 -> 2": "only told from other days, and every day still has a number of its own",
        "europe.draw_pairs: len(bag) > 1 -> len(bag) >= 1": "the number of entrants is a power of two (MOTS-ECUP-17)",
        "europe.europe_deck: len(entered) > FEW -> len(entered) >= FEW": (
            "with two managed teams the other condition is false"
        ),
        "europe.european_day: game.pairs[at] < INTERNATIONAL -> game.pairs[at] <= INTERNATIONAL": (
            "a managed team stands first in its pair, so that an international one has another beside it"
        ),
        "events.higher: home > away -> home >= away": "equal totals are decided one line earlier",
        "events.resolve: False -> True": "a wing attack is revealed only in a formation with wings (MOTS-ADV-43)",
        "league.finish: at < TEAMS -> at <= TEAMS": "below the last place nobody is level with anybody",
        "lineup.fullest: 0 -> 1": "every squad has somebody who may be fielded",
        "lineup.most: 0 -> 1": "the number is only compared with nine",
        "lineup.most: if best == ELEVEN -> if False": "more than eleven are never found: only time is lost",
        "lineup.numbers: 1 -> 2": "of the goalkeepers one is counted at most",
        "lineup.own_derby: team < INTERNATIONAL -> team <= INTERNATIONAL": (
            "an international team is at home against no managed one (MOTS-ECUP-12)"
        ),
        "lineup.still_strongest: len(left) <= slots -> len(left) < slots": (
            "with as many players as slots all of them are at least the weakest"
        ),
        "lineup.strength: 0 -> 1": "the same for every formation, and only compared",
        "lineup.strongest: 1 -> 2": "every strength is above both",
        "lineup.top: 0 -> 1": "the same for every formation, and only compared",
        "market.buyable: if not owner.sold or game.rules.ban_managers_only -> if False": (
            "the ban is looked at once more for each card: only time is lost"
        ),
        (
            "market.buyable: not owner.sold or game.rules.ban_managers_only -> not owner.sold and "
            "game.rules.ban_managers_only"
        ): ("the ban is looked at once more for each card: only time is lost"),
        "market.can_buy: 1 -> 2 (number 2)": "the last card is looked at twice",
        "market.roll_off: 0 -> 1": "a one is the lowest face: it is level with it and joins those tied",
        "market.turn_one: if len(game.deck) -> if True": (
            "the deck was looked at before the window, and a window takes no card out of it"
        ),
        "match.decider: home > away -> home >= away": "equal faces are rolled again one line earlier",
        "match.play_pair: 2 -> 3": "finals and play-offs are always pair 0",
        "match.play_pair: 2 -> 3 (number 2)": "finals and play-offs are always pair 0",
        "match.prepare: if match.home.who >= INTERNATIONAL -> if False": (
            "an international team is at home against no managed one (MOTS-ECUP-12)"
        ),
        "match.prepare: match.home.who < INTERNATIONAL -> match.home.who <= INTERNATIONAL": (
            "an international team is at home against no managed one (MOTS-ECUP-12)"
        ),
        "match.prepare: match.home.who >= INTERNATIONAL -> match.home.who > INTERNATIONAL": (
            "an international team is at home against no managed one (MOTS-ECUP-12)"
        ),
        "ranking.standing: 0 -> 1 (number 2)": "the same for all seats, and only compared",
        "ranking.standing: 0 -> 1 (number 3)": "the same for all seats, and only compared",
        "ranking.standing: 0 -> 1 (number 4)": "the same for all seats, and only compared",
        "ranking.standing: 0 -> 1 (number 5)": "the same for all seats, and only compared",
        "reds.take_effect: if effect == WIN_BONUS -> if True": (
            "the other effects are carried out where the card is asked for, and never come here"
        ),
        "season.square: if kind == TRANSFER -> if True": (
            "no other kind of square is left: match days are no stop squares"
        ),
        "season.turn: 1 -> 2": "only told from other days, and every day still has a number of its own",
        "season.walk: game.token < cards.last -> game.token <= cards.last": (
            "the last square is a match day, which ends the walk"
        ),
        "season_end.strongest_line: len(ranked) <= slots -> len(ranked) < slots": (
            "with as many as there are slots nobody is over, and all are returned"
        ),
        "swaps.takeable: 4 -> 5": "no player has a fifth position",
        "windows.listable: ifexp game.listed -> ifexp True": "nobody is among those listed in vain if there is none",
    },
    "best_11": {
        "action.can_fill: 1 -> 2": "every card has a number above both",
        "action.commitments: 1 -> 2": "every card has a number above both",
        "action.suits: card > last -> card >= last": "whoever is committed is not among those who are able",
        "aims.useful: if effect == c.E_INJURE -> if False": (
            "whoever can be injured is listed instead of counted: only time is lost"
        ),
        "aims.useful: if effect == c.E_SELL -> if False": (
            "the card is aimed at one's own footballers, so that they are counted all the same"
        ),
        "challenge.close: 1 -> 2": "whatever is not the attack is the defence",
        "several_boxes.tactics_count: if not own -> if False": "nothing is returned either way",
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
