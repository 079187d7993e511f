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
from touchline.kernel.title import Title
from touchline.story.draws import Draw, Watched
from touchline.story.parts import Story, story_of
from touchline.titles import SHELF

MIN_WORTH: Final = 0.0005


def main(code: str, games: int) -> None:
    title, story = SHELF[code], declared_story(code)
    scales: dict[str, Scale] = {}
    for game in range(games):
        for what, draw, value in play_game(title, story, f"worth {game}"):
            scales.setdefault(what, Scale()).lay(draw, value)
    with story.worth_file.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(["what", "card", "worth"])
        for what, scale in sorted(scales.items()):
            for card, worth in sorted(scale.weigh_cards().items()):
                if abs(worth) >= MIN_WORTH:
                    rows.writerow([what, card, f"{worth:.4f}"])


def declared_story(code: str) -> Story:
    story = story_of(SHELF[code])
    assert story is not None
    return story


def play_game(title: Title, story: Story, seed: str) -> list[tuple[str, Draw, float]]:
    """Play one game; return every card that was dealt to a seat, and the seat's result."""
    seats = story.weighing_seats
    game: Any = title.start(seats, title.resolve_options(seats, {}), title.cards())
    driver = Watched(Inline([bot(title, "amateur", f"{seed}/{seat}") for seat in range(seats)], Seeded(seed)))
    game.driver, game.told = driver, []
    dealt: list[tuple[int, str, Draw]] = []
    while game.ahead:
        title.perform(game, game.next_step())
        for draw in driver.new_draws():
            seat = draw.seat()
            if seat is not None and draw.kind in story.draws:
                dealt.append((seat, story.draws[draw.kind][0], draw))
    reached = story.share_of(game, game.told)
    return [(what, draw, reached[seat]) for seat, what, draw in dealt]


class Scale:
    """Cards of one kind on the scale.

    Given the bag, which card is drawn is pure chance, so each draw is compared with its own bag: a card that is rarely
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

    def weigh_cards(self) -> dict[int, float]:
        """Return what each card did, as far as it can be believed."""
        mean = self.sum / self.draws
        raw: dict[int, float] = {}
        noise: dict[int, float] = {}
        for card, (weight, off, came, *squares) in self.cards.items():
            if weight:
                raw[card] = (came - mean * off) / weight
                noise[card] = (squares[2] - 2 * mean * squares[1] + mean * mean * squares[0]) / weight**2
        return shrink_worths(raw, noise)


def shrink_worths(raw: dict[int, float], noise: dict[int, float]) -> dict[int, float]:
    signal = max(0.0, fmean(each * each for each in raw.values()) - fmean(noise.values()))
    return {card: each * signal / (signal + noise[card]) if signal else 0.0 for card, each in raw.items()}


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
