"""Luck of what is dealt: a card in the hand, a footballer on offer, a management card.

No odds say what such a card is worth.  Its worth was found by simulation (weigh.py): what a seat that drew it came to,
against a seat that drew something else, with amateur bots, shrunk by how little the number of games can tell.  Luck of
a draw is the worth of the card less the mean over all that lay in the bag, so it has no drift; it is never exact.
A market that lies open to all is nobody's luck.
"""

from __future__ import annotations

import csv
import functools
from pathlib import Path

from touchline.kernel.title import Title
from touchline.story.draws import Draw
from touchline.story.luck.ledger import Ledger
from touchline.story.parts import Story
from touchline.story.steps import Moment

Worth = dict[tuple[str, int], float]


@functools.cache
def worth_of(file: Path) -> Worth:
    """Return what cards of our own set are worth, in matches or goals."""
    with file.open(encoding="utf-8", newline="") as rows:
        return {(row["what"], int(row["card"])): float(row["worth"]) for row in csv.DictReader(rows)}


@functools.cache
def own_digest(title: Title) -> str:
    return str(title.cards().digest)


def watch(title: Title, story: Story, moment: Moment, ledger: Ledger) -> None:
    if moment.before.cards.digest != own_digest(title):
        return  # nobody has weighed the cards of this set
    for draw in moment.draws:
        seat = draw.seat()
        if seat is not None and draw.kind in story.draws:
            what, domain = story.draws[draw.kind]
            ledger.draw(seat, what, domain, draw.card, luck_of(worth_of(story.worth_file), what, draw))


def luck_of(worth: Worth, what: str, draw: Draw) -> float:
    mean = sum(worth.get((what, card), 0.0) for card in draw.bag) / len(draw.bag)
    return worth.get((what, draw.card), 0.0) - mean
