"""Luck of what is dealt: a card in the hand, a footballer on offer, a management card.

No odds say what such a card is worth.  Its worth was found by simulation (weigh.py): what a seat that drew it came to,
against a seat that drew something else, with bots of plain sense, shrunk by how little so many games can tell.  Luck of
a draw is the worth of the card less the mean over all that lay in the bag, so it has no drift; it is never exact.
A market that lies open to all is nobody's luck.
"""

from __future__ import annotations

import csv
import functools
from pathlib import Path
from typing import Final

from touchline import titles
from touchline.story.draws import Draw
from touchline.story.luck.ledger import Ledger
from touchline.story.steps import Moment
from touchline.titles import SHELF
from touchline.titles.best_11 import codes as best_11
from touchline.titles.masters_of_football import codes as masters
from touchline.titles.match_of_the_season import codes as season
from touchline.titles.mister import words as mister

KINDS: Final[dict[str, dict[int, tuple[str, str]]]] = {  # what a draw is called, and the domain of its cards
    "best_11": {
        best_11.DRAW_EVENT: ("event-card", "card"),
        best_11.DRAW_MANAGEMENT: ("management-card", "management"),
    },
    "masters_of_football": {
        masters.ACTION_CARD: ("hand-card", "card"),
        masters.PLAYER_CARD: ("dealt-player", "player"),
        masters.MANAGER_CARD: ("manager-card", "manager"),
    },
    "match_of_the_season": {season.ROLL_CHANCE: ("chance-card", "chance")},
    "mister": {mister.FOOTBALLER: ("offered-player", "player")},
}
Worth = dict[tuple[str, int], float]


def worth_file(title: str) -> Path:
    return Path(titles.__file__).parent / title / "story" / "worth.csv"


@functools.cache
def worth_of(title: str) -> Worth:
    """What cards of our own set are worth, in matches or goals."""
    with worth_file(title).open(encoding="utf-8", newline="") as file:
        return {(row["what"], int(row["card"])): float(row["worth"]) for row in csv.DictReader(file)}


@functools.cache
def own_digest(title: str) -> str:
    return str(SHELF[title].cards().digest)


def watch(title: str, moment: Moment, ledger: Ledger) -> None:
    if moment.before.cards.digest != own_digest(title):
        return  # nobody has weighed the cards of this set
    for draw in moment.draws:
        seat = draw.seat()
        if seat is not None and draw.kind in KINDS[title]:
            what, domain = KINDS[title][draw.kind]
            ledger.draw(seat, what, domain, draw.card, luck_of(worth_of(title), what, draw))


def luck_of(worth: Worth, what: str, draw: Draw) -> float:
    mean = sum(worth.get((what, card), 0.0) for card in draw.bag) / len(draw.bag)
    return worth.get((what, draw.card), 0.0) - mean
