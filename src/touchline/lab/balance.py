"""Sums of the rows: win rates with their bounds, cards with and without, length, money over time."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

import polars as pl

from touchline.kernel.declared import Lab
from touchline.lab.facts import known_cards, price_of
from touchline.sim.statistics import wilson

Name = Callable[[str, int], str]  # gives the name of a card, by its kind and number
STDERR_95 = 1.96
MIN_SEATS_COMPARED = 20  # seats with a card, and without it, of which a share is worth telling


@dataclass(frozen=True, slots=True)
class Share:
    """A share of games won, and the bounds between which it lies with 95 %."""

    name: str
    games: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Held:
    """A card: how often a seat had it, and how much more often such a seat won than one without it."""

    kind: str
    card: int
    name: str
    price: int | None
    seats: int
    rate: float
    gain: float
    doubt: float  # half of the 95 % interval of the gain


def share(name: str, won: float, games: int) -> Share:
    low, high = wilson(round(won), games)
    return Share(name, games, won / max(games, 1), low, high)


def by_column(seats: pl.DataFrame, column: str) -> list[Share]:
    """Return the win rates by seat or by bot."""
    found = seats.group_by(column).agg(pl.col("won").sum(), pl.len().alias("games")).sort(column)
    return [share(str(row[column]), row["won"], row["games"]) for row in found.iter_rows(named=True)]


def held_cards(tables: dict[str, pl.DataFrame], name: Name, cards: Any, facts: Lab | None) -> list[Held]:
    """Return every card that some seat had, with the win rates with it and without it."""
    found: list[Held] = []
    for kind, events in (facts.held if facts is not None else {}).items():
        had = tables["cards"].filter((pl.col("kind") == kind) & pl.col("event").is_in(events))
        pairs = had.select("game", "seat", "card").unique().join(tables["seats"], on=["game", "seat"])
        sums = pairs.group_by("card").agg(pl.col("won").sum(), pl.len().alias("seats")).sort("card")
        for row in sums.iter_rows(named=True):
            found.append(held_card(kind, row, tables["seats"], name, cards, facts))
    return found


def held_card(kind: str, row: dict[str, Any], seats: pl.DataFrame, name: Name, cards: Any, facts: Lab | None) -> Held:
    count, won = row["seats"], row["won"]
    others, lost = seats.height - count, float(seats["won"].sum()) - won
    rate, without = won / count, lost / max(others, 1)
    doubt = STDERR_95 * sqrt(rate * (1 - rate) / count + without * (1 - without) / max(others, 1))
    price = price_of(facts, cards, kind, row["card"])
    return Held(kind, row["card"], name(kind, row["card"]), price, count, rate, rate - without, doubt)


def cards_with_enough_games(found: list[Held], seats: int) -> list[Held]:
    """Return the cards with enough games to say something about them."""
    return [each for each in found if each.seats >= MIN_SEATS_COMPARED and seats - each.seats >= MIN_SEATS_COMPARED]


def cards_never_held(found: list[Held], name: Name, cards: Any, facts: Lab | None) -> list[str]:
    """Return the names of the cards that no seat ever had."""
    there = {(each.kind, each.card) for each in found}
    known = known_cards(facts, cards).items()
    return [name(kind, card) for kind, count in known for card in range(count) if (kind, card) not in there]


def money_over_time(money: pl.DataFrame) -> pl.DataFrame:
    """Return the mean purse at the end of each period, with its 10th and 90th percentile."""
    return (
        money.group_by("period")
        .agg(
            pl.col("money").mean().alias("mean"),
            pl.col("money").quantile(0.1).alias("low"),
            pl.col("money").quantile(0.9).alias("high"),
        )
        .sort("period")
    )


def means(games: pl.DataFrame) -> dict[str, tuple[float, float]]:
    """Return the mean of each number of a game, and half of its 95 % interval."""
    found = {}
    for column in games.columns:
        if column not in ("game", "why"):
            spread = float(games[column].std() or 0.0)  # type: ignore[arg-type]
            found[column] = (float(games[column].mean() or 0.0), STDERR_95 * spread / sqrt(max(games.height, 1)))  # type: ignore[arg-type]
    return found
