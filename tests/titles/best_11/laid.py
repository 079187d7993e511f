"""A laid table of Best 11, and words to change it.

Everybody has the 4-4-2, no money, no cards and no footballers; it is round 1, seats in their order; the market is
empty.  Cards are written as in the catalogue: `D5` is the first defender of value 5 that still lies in the deck of a
box, `X3` a coach of value 3, `X3:4-2-3-1` one who favours that formation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tests.scenes import event_names, events_named, example, question_after, questions_asked, script

import touchline
from touchline.kernel.drivers import Question
from touchline.kernel.game import NOBODY, Step
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.scene import deal, fours, hold, lay_round, lay_white, offer, pay, scene_cards, sign, take
from touchline.titles.best_11.state import Best11, Challenge

__all__ = ["deal", "fours", "hold", "lay_white", "offer", "pay", "sign", "take"]

ANN, BOB, CLEO, DAN = range(4)
ex = example
CARDS = scene_cards()


def open_game(seats: int = 3, **options: Any) -> Best11:
    """A game about to begin."""
    game = touchline.scene("best_11", seats, options, CARDS).game
    assert isinstance(game, Best11)
    game.told = []
    return game


def round_one(seats: int = 3, **options: Any) -> Best11:
    """In round 1, with nobody's turn begun."""
    game = open_game(seats, **options)
    lay_round(game)
    return game


def formation(name: str) -> int:
    return CARDS.formation_ids.index(name)


def event(name: str) -> int:
    return CARDS.event_ids.index(name)


def management(name: str) -> int:
    return CARDS.management_ids.index(name)


def attack(written: str, play: str = "") -> int:
    """The first action card with this attack."""
    return action(0, written, play, range(len(CARDS.action_ids)))


def defence(written: str, play: str = "") -> int:
    """The last one with this defence, so that attack and defence are two cards."""
    return action(1, written, play, range(len(CARDS.action_ids) - 1, -1, -1))


def action(side: int, written: str, play: str, cards: Iterable[int]) -> int:
    for card in cards:
        if CARDS.written[side][card] == written and play in ("", CARDS.play_ids[CARDS.play[side][card]]):
            return card
    raise LookupError(f"no card needs {written} {play}")


def drain(game: Best11) -> None:
    """Carry out everything on the agenda."""
    while game.ahead:
        TITLE.perform(game, game.next_step())


def run(game: Best11, step: Step, picks: Sequence[int] = (), faces: Sequence[int] = ()) -> Best11:
    """A step and all that follows from it."""
    game.agenda = [step]
    script(game, drain, picks, faces)
    return game


def step(game: Best11, it: Step, picks: Sequence[int] = (), faces: Sequence[int] = ()) -> Best11:
    """One step alone; what it puts on the agenda waits there."""
    script(game, lambda laid: TITLE.perform(laid, it), picks, faces)
    return game


def tops(game: Best11, boxes: Sequence[int]) -> list[int]:
    """Team cards to be drawn from these boxes, no card twice."""
    return [game.team_bag[box][boxes[:at].count(box)] for at, box in enumerate(boxes)]


def own(game: Best11, seat: int, written: str) -> int:
    """A footballer of a team, by role and value."""
    for card in game.teams[seat].footballers:
        if f"{c.ROLES[CARDS.role[card]]}{CARDS.value[card]}" == written:
            return card
    raise LookupError(f"seat {seat} has no {written}")


def stop(game: Best11, step: Step, picks: Sequence[int] = (), faces: Sequence[int] = ()) -> Question:
    """The question that comes after these picks."""
    game.agenda = [step]
    return question_after(game, drain, picks, faces)


def kinds(game: Best11) -> list[tuple[int, str]]:
    """Return who was asked what in the last script."""
    return [(question.seat, TITLE.words.asks[question.kind].name) for question in questions_asked(game)]


def name_of(question: Question) -> str:
    return TITLE.words.asks[question.kind].name


def reasons(question: Question) -> dict[int, str]:
    """Return why each option that can be seen is not offered."""
    return {each.option: TITLE.words.reasons[each.reason].name for each in question.refusals}


def story(game: Best11, seat: int | None = None) -> list[str]:
    """The names of the events in order, as a spectator or a seat hears them."""
    return event_names(TITLE, game, seat)


def numbers_of(game: Best11, name: str, seat: int | None = None) -> list[tuple[int, ...]]:
    """The numbers of every such event."""
    return [each.numbers for each in events_named(TITLE, game, name, seat)]


def use(name: str, kind: int) -> int:
    """The item of a turn: an opportunity of this management card."""
    return c.USE + 4 * management(name) + kind


def buy(card: int) -> int:
    return c.BUY + card


def play(name: str) -> int:
    return c.PLAY + event(name)


def duel(game: Best11, challenger: int, target: int, card: int, side: int = 0) -> Challenge:
    """A challenge whose action card is up."""
    game.challenge = Challenge(challenger, target)
    game.challenge.side = side
    if side:
        game.challenge.attack, game.challenge.defence = attack("C+D=6"), card
    else:
        game.challenge.attack = card
    for each in {game.challenge.attack, game.challenge.defence} - {-1}:
        game.action_bag[game.teams[challenger].box].remove(each)
    return game.challenge


def rich(card: str, **options: Any) -> Best11:
    """Everything on this card can be used."""
    game = round_one(3, **options)
    for seat, worth in ((ANN, 1), (BOB, 2), (CLEO, 3)):
        sign(game, seat, f"D{worth} C{worth} C{worth} A{worth}")
    sign(game, ANN, "X1")
    if card == "G03":
        game.teams[ANN].coach = NOBODY
    offer(game, "D4 C4 X2 X3")
    pay(game, 20, 20, 20)
    hold(game, ANN, card)
    return game
