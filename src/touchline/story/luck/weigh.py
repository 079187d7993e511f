"""`python -m touchline.story.luck.weigh TITLE GAMES`: what the cards that are dealt are worth, found by simulation.

Cards are dealt by chance, so what those came to who drew a card, less what all came to who drew one of its kind, is
what the card did for them.  Few games tell little: each difference is shrunk by the share of its spread that is noise.
"""

from __future__ import annotations

import csv
import sys
from statistics import fmean, pvariance
from typing import Any, Final

from touchline.bots import bot
from touchline.games import SHELF
from touchline.games.match_of_the_season.codes import NEITHER, TELL_RESULT
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.game import NOBODY
from touchline.story.draws import Watched
from touchline.story.luck.drawn import KINDS, WORTH

SEATS: Final = {"best_11": 3, "masters_of_football": 4, "match_of_the_season": 4, "mister": 2}
WIN: Final = 3.0  # points of a match won, and of a goal in Best 11
LEAST: Final = 0.0005
Key = tuple[str, int]


def main(title: str, games: int) -> None:
    came: dict[Key, list[float]] = {}
    for game in range(games):
        for key, value in played(title, f"worth {game}"):
            came.setdefault(key, []).append(value)
    with (WORTH / f"{title}.csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["what", "card", "worth"])
        for (what, card), worth in sorted(weighed(came).items()):
            if abs(worth) >= LEAST:
                rows.writerow([what, card, f"{worth:.4f}"])


def played(title: str, seed: str) -> list[tuple[Key, float]]:
    """One game: every card that was dealt to a seat, and what that seat came to."""
    shelf, seats = SHELF[title], SEATS[title]
    game: Any = shelf.start(seats, shelf.settled(seats, {}), shelf.cards())
    driver = Watched(Inline([bot(title, "amateur", f"{seed}/{seat}") for seat in range(seats)], Seeded(seed)))
    game.driver, won = driver, [0.0] * seats
    dealt: list[tuple[int, Key]] = []
    counted = title == "match_of_the_season"  # it knows at its end what was won, not in how many matches
    while game.agenda:
        game.told = [] if counted else None
        shelf.perform(game, game.agenda.pop(0))
        for event in game.told or []:
            if event.code == TELL_RESULT:
                count(game, event.numbers, won)
        for draw in driver.taken():
            seat = draw.seat()
            if seat is not None and draw.kind in KINDS[title]:
                dealt.append((seat, (KINDS[title][draw.kind][0], draw.card)))
    came_to = outcome(title, game, won)
    return [(key, came_to[seat]) for seat, key in dealt]


def count(game: Any, numbers: tuple[int, ...], won: list[float]) -> None:
    """A result: home, away, who won."""
    for which, side in enumerate(numbers[:2]):
        if side < len(game.seat_of) and game.seat_of[side] != NOBODY:
            won[game.seat_of[side]] += 0.5 if numbers[2] == NEITHER else float(numbers[2] == which)


def outcome(title: str, game: Any, won: list[float]) -> list[float]:
    """What each seat came to: matches, or goals in Best 11."""
    if title == "match_of_the_season":
        return won
    result = SHELF[title].result(game)
    if title == "mister":
        level = result.places.count(1) > 1
        return [0.5 if level else float(place == 1) for place in result.places]
    return [score / WIN for score in result.scores]


def weighed(came: dict[Key, list[float]]) -> dict[Key, float]:
    found: dict[Key, float] = {}
    for what in {key[0] for key in came}:
        found |= shrunk({key: values for key, values in came.items() if key[0] == what and len(values) > 1})
    return found


def shrunk(came: dict[Key, list[float]]) -> dict[Key, float]:
    """Differences from the mean of the kind, each as far as it can be believed."""
    mean = fmean(each for values in came.values() for each in values)
    raw = {key: fmean(values) - mean for key, values in came.items()}
    noise = {key: pvariance(values) / len(values) for key, values in came.items()}
    signal = max(0.0, fmean(each * each for each in raw.values()) - fmean(noise.values()))
    return {key: each * signal / (signal + noise[key]) if signal else 0.0 for key, each in raw.items()}


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
