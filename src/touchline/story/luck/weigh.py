"""`python -m touchline.story.luck.weigh TITLE GAMES`: what the cards that are dealt are worth, found by simulation.

Cards are dealt by chance, so what those came to who drew a card, against those who drew another out of the same bag, is
what the card did for them.  Few games tell little: each difference is shrunk by the share of its spread that is noise.
"""

from __future__ import annotations

import csv
import sys
from statistics import fmean
from typing import Any, Final

from touchline.bots import bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.game import NOBODY
from touchline.story.draws import Draw, Watched
from touchline.story.luck.drawn import KINDS, worth_file
from touchline.titles import SHELF
from touchline.titles.match_of_the_season.codes import NEITHER, TELL_RESULT

SEATS: Final = {"best_11": 3, "masters_of_football": 4, "match_of_the_season": 4, "mister": 2}
WIN: Final = 3.0  # points of a match won, and of a goal in Best 11
LEAST: Final = 0.0005


def main(title: str, games: int) -> None:
    scales: dict[str, Scale] = {}
    for game in range(games):
        for what, draw, value in played(title, f"worth {game}"):
            scales.setdefault(what, Scale()).lay(draw, value)
    with worth_file(title).open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["what", "card", "worth"])
        for what, scale in sorted(scales.items()):
            for card, worth in sorted(scale.weighed().items()):
                if abs(worth) >= LEAST:
                    rows.writerow([what, card, f"{worth:.4f}"])


def played(title: str, seed: str) -> list[tuple[str, Draw, float]]:
    """One game: every card that was dealt to a seat, and what that seat came to."""
    shelf, seats = SHELF[title], SEATS[title]
    game: Any = shelf.start(seats, shelf.settled(seats, {}), shelf.cards())
    driver = Watched(Inline([bot(title, "amateur", f"{seed}/{seat}") for seat in range(seats)], Seeded(seed)))
    game.driver, won = driver, [0.0] * seats
    dealt: list[tuple[int, str, Draw]] = []
    counted = title == "match_of_the_season"  # it knows at its end what was won, not in how many matches
    while game.ahead:
        game.told = [] if counted else None
        shelf.perform(game, game.next_step())
        for event in game.told or []:
            if event.code == TELL_RESULT:
                count(game, event.numbers, won)
        for draw in driver.taken():
            seat = draw.seat()
            if seat is not None and draw.kind in KINDS[title]:
                dealt.append((seat, KINDS[title][draw.kind][0], draw))
    came_to = outcome(title, game, won)
    return [(what, draw, came_to[seat]) for seat, what, draw in dealt]


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


class Scale:
    """Cards of one kind on the scale.

    Given the bag, which card is drawn is pure chance, so each draw is compared with its own bag: a card that is seldom
    left late in a game is not taken for the cause of what happens early.
    """

    def __init__(self) -> None:
        self.draws, self.sum = 0, 0.0
        self.cards: dict[int, list[float]] = {}  # of each: p(1-p), (d-p), (d-p)y, and (d-p)^2 by 1, y, y^2

    def lay(self, draw: Draw, value: float) -> None:
        self.draws, self.sum = self.draws + 1, self.sum + value
        for card in set(draw.bag):
            share = draw.bag.count(card) / len(draw.bag)
            off = (card == draw.card) - share
            sums = self.cards.setdefault(card, [0.0] * 6)
            for at, term in enumerate((share * (1 - share), off, off * value)):
                sums[at] += term
            for at, power in enumerate((1.0, value, value * value)):
                sums[3 + at] += off * off * power

    def weighed(self) -> dict[int, float]:
        """What each card did, as far as it can be believed."""
        mean = self.sum / self.draws
        raw: dict[int, float] = {}
        noise: dict[int, float] = {}
        for card, (weight, off, came, *squares) in self.cards.items():
            if weight:
                raw[card] = (came - mean * off) / weight
                noise[card] = (squares[2] - 2 * mean * squares[1] + mean * mean * squares[0]) / weight**2
        return shrunk(raw, noise)


def shrunk(raw: dict[int, float], noise: dict[int, float]) -> dict[int, float]:
    signal = max(0.0, fmean(each * each for each in raw.values()) - fmean(noise.values()))
    return {card: each * signal / (signal + noise[card]) if signal else 0.0 for card, each in raw.items()}


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
