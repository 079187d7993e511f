"""Ready-made runs of picks: the strongest footballers for an action."""

from __future__ import annotations

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.formation import value
from touchline.titles.best_11.state import Best11, Challenge
from touchline.titles.best_11.ways import all_commitments


def runs(game: Best11, seat: int, kind: int, context: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """Return, for the first footballer of an action, the best that the team can commit."""
    if kind != c.ASK_COMMIT or game.challenge is None or game.challenge.committed:
        return []
    return [("best", best_commitment(game, game.challenge))]


def best_commitment(game: Best11, duel: Challenge) -> list[int]:
    """Return the picks that lead to the highest sum; a term that only one footballer can fill is not asked."""
    best: list[int] = []
    most = -1
    for committed, picks in all_commitments(game, duel, []):
        worth = sum(value(game, game.teams[duel.performer], card) for card in committed)
        if worth > most:
            most, best = worth, picks
    return best
