"""Every way to carry out an action, with what it comes to: the table that a screen reads while somebody chooses."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import commitments, requirement, total
from touchline.titles.best_11.rules.aims import entitled
from touchline.titles.best_11.rules.boosting import RAISE
from touchline.titles.best_11.rules.defence import answers
from touchline.titles.best_11.rules.effects import points_of
from touchline.titles.best_11.rules.events import timely
from touchline.titles.best_11.state import Best11, Challenge
from touchline.titles.best_11.view_types import WayView


def ways(game: Best11, duel: Challenge) -> list[WayView]:
    """Return all ways of the performer; none before an action card is shown, and none once they are chosen."""
    if duel.card == NOBODY or duel.committed:
        return []
    if duel.side == c.DEFENCE and not answers(game, duel.attack, duel.defence):
        return []
    number, helpers = requirement(game, duel).number, cards_that_add(game, duel.performer)
    return [way(game, duel, committed, picks, number, helpers) for committed, picks in all_commitments(game, duel, [])]


def way(
    game: Best11, duel: Challenge, committed: list[int], picks: list[int], number: int, helpers: list[tuple[int, int]]
) -> WayView:
    points = total(game, with_committed(duel, committed))
    missing = max(0, number - points)
    enough = [event for added, event in helpers if missing and added >= missing]
    return {
        "committed": committed,
        "picks": picks,
        "total": points,
        "missing": missing,
        "price": missing * RAISE if missing * RAISE <= game.teams[duel.performer].money else NOBODY,
        "helper": enough[0] if enough else NOBODY,
    }


def with_committed(duel: Challenge, committed: list[int]) -> Challenge:
    """Return the challenge with these footballers committed."""
    copy = duel.clone()
    copy.committed = committed
    return copy


def cards_that_add(game: Best11, seat: int) -> list[tuple[int, int]]:
    """Return the points that each event card in hand could add to the action, the fewest first."""
    found: list[tuple[int, int]] = []
    for event in game.teams[seat].hand:
        effect = game.cards.effect[event]
        if effect in (c.E_ADD, c.E_CROWD) and timely(game, seat, game.cards.window[event], c.W_BOOST):
            if entitled(game, seat, event):
                found.append((points_of(game, seat, event, effect), event))
    return sorted(found)


def all_commitments(game: Best11, duel: Challenge, picks: list[int]) -> list[tuple[list[int], list[int]]]:
    """Return every way to fill the terms, with the picks that it takes."""
    if len(duel.committed) == len(requirement(game, duel).terms):
        return [(duel.committed, picks)]
    offered = commitments(game, duel)
    found: list[tuple[list[int], list[int]]] = []
    for card in offered:
        asked = len(offered) > 1 or not duel.committed
        further = with_committed(duel, [*duel.committed, card])
        found += all_commitments(game, further, [*picks, card] if asked else picks)
    return found
