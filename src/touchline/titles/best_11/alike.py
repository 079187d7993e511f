"""Whether all answers to a question lead to the same, by what the seat may know: then nobody need be asked."""

from __future__ import annotations

from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import requirement, total
from touchline.titles.best_11.rules.boosting import could_act
from touchline.titles.best_11.state import Best11
from touchline.titles.best_11.ways import all_commitments, cards_that_add, with_committed


def alike(game: Best11, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> bool:
    """Return whether the action fails, or comes off, whoever of those offered takes part."""
    if kind != c.ASK_COMMIT:
        return False
    duel, number = game.duel, requirement(game, game.duel).number
    totals = [total(game, with_committed(duel, committed)) for committed, _ in all_commitments(game, duel, [])]
    if max(totals) + added_at_most(game, seat) < number:
        return PASS not in options or not (could_act(game, duel, seat) or could_act(game, duel, duel.opponent))
    return PASS not in options and min(totals) >= number and not could_act(game, duel, duel.opponent)


def added_at_most(game: Best11, seat: int) -> int:
    """Return the points that this seat could add to its action with all its money and cards."""
    team = game.teams[seat]
    clubs = [game.cards.amount[event] for event in team.hand if game.cards.effect[event] == c.E_CLUB]
    of_men = sum(clubs) * len(requirement(game, game.duel).terms)  # as if all who take part came from its box
    return team.money + of_men + sum(points for points, _ in cards_that_add(game, seat))
