"""Ready-made runs of picks: the strongest footballers for an action."""

from __future__ import annotations

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import commitments, requirement
from touchline.titles.best_11.rules.formation import value
from touchline.titles.best_11.state import Best11, Challenge


def runs(game: Best11, seat: int, kind: int, context: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """For the first footballer of an action: the best that the team can commit."""
    if kind != c.ASK_COMMIT or game.challenge is None or game.challenge.committed:
        return []
    return [("best", best_commitment(game, game.challenge))]


def best_commitment(game: Best11, duel: Challenge) -> list[int]:
    """The picks that lead to the highest sum; a term that only one footballer can fill is no question and no pick."""
    best: list[int] = []
    most = -1
    for committed, picks in all_commitments(game, duel.clone(), []):
        worth = sum(value(game, game.teams[duel.performer], card) for card in committed)
        if worth > most:
            most, best = worth, picks
    return best


def all_commitments(game: Best11, duel: Challenge, picks: list[int]) -> list[tuple[list[int], list[int]]]:
    """Every way to fill the terms, with the picks that it takes."""
    if len(duel.committed) == len(requirement(game, duel).terms):
        return [(duel.committed, picks)]
    offered = commitments(game, duel)
    found: list[tuple[list[int], list[int]]] = []
    for card in offered:
        further = duel.clone()
        further.committed = [*duel.committed, card]
        asked = len(offered) > 1 or not duel.committed
        found += all_commitments(game, further, [*picks, card] if asked else picks)
    return found
