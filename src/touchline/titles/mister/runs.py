"""Ready-made runs of picks: whole line-ups."""

from __future__ import annotations

from touchline.titles.mister import codes as c
from touchline.titles.mister.advice import best_lineup
from touchline.titles.mister.state import Mister


def runs(game: Mister, seat: int, kind: int, context: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """Return ready-made line-ups."""
    return lineup_runs(game, seat, context) if kind == c.ASK_FIELD else []


def lineup_runs(game: Mister, seat: int, context: tuple[int, ...]) -> list[tuple[str, list[int]]]:
    """Return ready-made completions of a line-up: the best for what the cards demand, and the eleven of the last
    match."""
    slot, side = context[0], game.sides[seat]
    laid = list(context[1 : slot + 1])
    runs = [("best", best_lineup(game, seat, laid)[slot:])]
    last = side.fielded[slot:]
    if last and all(player in side.squad and player not in laid for player in last):
        runs.append(("last", last))
    return runs
