"""A laid table of Best 11, and words to change it.

Everybody has the 4-4-2, no money, no cards and no footballers; it is round 1, seats in their order; the market is
empty.  Cards are written as in the catalogue: `D5` is the first defender of value 5 that still lies in the deck of a
box, `X3` a coach of value 3, `X3:4-2-3-1` one who favours that formation.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tests.scenes import asked, event_names, events_named, example, offered, script

from touchline.kernel.drivers import Question
from touchline.kernel.game import NOBODY, Step, only
from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH, CardSet, load_cards, parse
from touchline.titles.best_11.rules.formation import join
from touchline.titles.best_11.state import Best11, Challenge

ANN, BOB, CLEO, DAN = range(4)
ATTACKS = (
    ("corner", "C+D=6"),
    ("corner", "C+D=6"),
    ("edge_free_kick", "D/C/A=5"),
    ("penalty", "C/A=4"),
    ("header", "D/A=5"),
    ("long_shot", "C=5"),
    ("counter_attack", "C+A=7"),
    ("team_move", "D+C+A=11"),
    ("goalmouth_scramble", "D/C/A+D/C/A=9"),
    ("strike_partnership", "A+C/A=9"),
)
DEFENCES = (
    ("save", "P=4"),
    ("save", "P=5"),
    ("tackle", "D=5"),
    ("interception", "D/C=5"),
    ("offside_trap", "D+D=9"),
)


def scene_cards() -> CardSet:
    """Our cards, but for the action cards: those of the catalogue's examples, whatever ours ask for today."""
    cards = load_cards(None)
    for side, plays in enumerate((ATTACKS, DEFENCES)):
        chosen = [plays[at % len(plays)] for at in range(len(cards.action_ids))]
        cards.play[side] = [cards.play_ids.index(play) for play, _ in chosen]
        cards.written[side] = [needs for _, needs in chosen]
        cards.needs[side] = [parse(needs) for _, needs in chosen]
    return cards


ex = example
CARDS = scene_cards()
BOXES = {"V": 0, "L": 1, "B": 2}


def opened(seats: int = 3, **options: Any) -> Best11:
    """A game about to begin."""
    game = TITLE.game(seats, options, CARDS)
    assert isinstance(game, Best11)
    game.told = []
    return game


def laid(seats: int = 3, **options: Any) -> Best11:
    """In round 1, with nobody's turn begun."""
    game = opened(seats, **options)
    game.agenda = []
    game.round = 1
    game.base_order = list(range(seats))
    game.order = list(range(seats))
    for team in game.teams:
        team.board = formation("4-4-2")
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


def take(game: Best11, written: str, box: int = 0) -> int:
    """A team card out of the deck of its box: `D5`, `X3:4-4-2`, `L.A4` of another box."""
    if "." in written:
        letter, written = written.split(".")
        box = BOXES[letter]
    worth, _, favoured = written[1:].partition(":")
    role = COACH if written[0] == "X" else c.ROLES.index(written[0])
    for card in game.team_bag[box]:
        suits = CARDS.role[card] == role and CARDS.value[card] == int(worth)
        if suits and favoured in ("", CARDS.formation_ids[CARDS.favours[card]] if role == COACH else ""):
            game.team_bag[box].remove(card)
            return card
    raise LookupError(f"no {written} left in box {box}")


def sign(game: Best11, seat: int, written: str) -> list[int]:
    """These join a team."""
    cards = [take(game, each, game.teams[seat].box) for each in written.split()]
    for card in cards:
        join(game, seat, card)
    return cards


def offer(game: Best11, written: str) -> list[int]:
    """These lie on the market."""
    cards = [take(game, each) for each in written.split()]
    game.market += cards
    return cards


def deal(game: Best11, seat: int, *names: str) -> None:
    """Event cards into a hand."""
    team = game.teams[seat]
    for name in names:
        game.event_bag[team.box].remove(event(name))
        team.hand = sorted([*team.hand, event(name)])


def lay_white(game: Best11, seat: int, *names: str) -> None:
    """White cards in play."""
    team = game.teams[seat]
    for name in names:
        game.event_bag[team.box].remove(event(name))
        team.white = [*team.white, event(name)]


def hold(game: Best11, seat: int, name: str) -> None:
    """The management card of the round, unused."""
    team = game.teams[seat]
    team.management, team.knows = management(name), only(seat)
    game.management_bag[team.box].remove(team.management)


def pay(game: Best11, *millions: int) -> None:
    """Everybody's money, by seat."""
    for team, money in zip(game.teams, millions, strict=False):
        team.money = money


def fours(game: Best11, *seats: int) -> None:
    """Four weak footballers each, one of every role."""
    for seat in seats:
        worth = 1 + seat % 3
        sign(game, seat, f"P{seat + 1} D{worth} C{worth} A{worth}")


def drain(game: Best11) -> None:
    """All that is on the agenda."""
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
    return offered(game, drain, picks, faces)


def kinds(game: Best11) -> list[tuple[int, str]]:
    """Who was asked what in the last script."""
    return [(question.seat, TITLE.words.asks[question.kind].name) for question in asked(game)]


def name_of(question: Question) -> str:
    return TITLE.words.asks[question.kind].name


def reasons(question: Question) -> dict[int, str]:
    """Why each option that can be seen is not offered."""
    return {each.option: TITLE.words.reasons[each.reason].name for each in question.refusals}


def story(game: Best11, seat: int | None = None) -> list[str]:
    """The names of the events in order, as a spectator or a seat hears them."""
    return event_names(TITLE, game, seat)


def happened(game: Best11, name: str, seat: int | None = None) -> list[tuple[int, ...]]:
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
    game = laid(3, **options)
    for seat, worth in ((ANN, 1), (BOB, 2), (CLEO, 3)):
        sign(game, seat, f"D{worth} C{worth} C{worth} A{worth}")
    sign(game, ANN, "X1")
    if card == "G03":
        game.teams[ANN].coach = NOBODY
    offer(game, "D4 C4 X2 X3")
    pay(game, 20, 20, 20)
    hold(game, ANN, card)
    return game
