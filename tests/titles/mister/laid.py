"""A laid table of Mister: the catalogue's baseline (section 9), and words to change it.

Both sides have eleven on the pitch and four on the bench; every outfielder has A to F = 5, the bench 4, a keeper
C 6, D 1, G 6, H 6.  Seat s holds the footballers 15 s to 15 s + 14: the eleven by slot, then S1 to S4.  The last 21
are free agents, five keepers first.  "att" is seat 0, "def" seat 1, "seat2" and "seat3" the others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from tests.scenes import script

from touchline.kernel.dealer import Seeded
from touchline.kernel.game import NOBODY, Event
from touchline.kernel.table import Table
from touchline.kernel.vocabulary import named
from touchline.titles.mister import TITLE
from touchline.titles.mister.cards import CardSet, load_cards
from touchline.titles.mister.printed import LETTERS, SLOT_NAMES, SLOTS, TRAITS
from touchline.titles.mister.rules.action import resolve
from touchline.titles.mister.rules.lineup import field
from touchline.titles.mister.state import CENTRE, LEFT, RIGHT, Mister

ATT, DEF = 0, 1
SQUAD = 15
PLACES = (*SLOT_NAMES, "S1", "S2", "S3", "S4")
SIDES = {"att": 0, "def": 1, "seat2": 2, "seat3": 3}
WAYS = {"left": LEFT, "centre": CENTRE, "right": RIGHT}
FREE_KEEPER, FREE_STRIKER = 60, 65  # the first of each among the free agents
KEEPER_VALUES = [0, 0, 6, 1, 0, 0, 6, 6]


def ex(name: str) -> pytest.MarkDecorator:
    """The test is this worked example of the catalogue, and is called so."""
    return pytest.mark.parametrize((), [pytest.param(id=name)])


def baseline() -> CardSet:
    """81 footballers of which 60 stand in four like squads."""
    ours = load_cards()
    cards = CardSet("baseline", "baseline")
    cards.actions, cards.printed = ours.actions, ours.printed
    for seat in range(4):
        for place in range(SQUAD):
            add(cards, f"{seat}{PLACES[place]}", place == 0, 4 if place >= SLOTS else 5)
    for number in range(21):
        add(cards, f"free{number}", number < 5, 5)
    return cards


def add(cards: CardSet, name: str, keeper: bool, value: int) -> None:
    cards.ids.append(name)
    cards.names.append(name)
    cards.role.append(0 if keeper else 5)
    cards.keeper.append(keeper)
    cards.values.append(KEEPER_VALUES[:] if keeper else [value] * 6 + [0, 0])
    cards.overall.append(sum(cards.values[-1]))
    cards.traits.append(0)


def opened(seats: int = 2, **options: Any) -> Mister:
    """A game about to begin, with the baseline's cards; scenes name the directions of every shot."""
    game = TITLE.game(seats, {"skip_dead_shots": False} | options, baseline())
    assert isinstance(game, Mister)
    return game


def laid(given: str = "", seats: int = 2, **options: Any) -> Mister:
    """The sides on the pitch, nobody has drawn a card yet; then what is given."""
    game = opened(seats, **options)
    game.agenda = []
    game.deck = list(range(60, 81))
    game.numbers = list(range(seats))
    game.fixtures = [(0, 1), (2, 3)][: seats // 2]
    game.order = list(range(seats))
    game.pack = list(range(32))
    for seat in range(seats):
        squad = [player(seat, place) for place in PLACES]
        game.sides[seat].squad = squad
        game.sides[seat].keeper = squad[0]
        field(game, seat, squad[:SLOTS])
    game.told = []
    change(game, given)
    return game


def change(game: Mister, given: str) -> Mister:
    """Apply `att RM.E=6, att LCM has back_heel; att slot LS empty; def pending boost=1`."""
    for clause in re.split("[,;]", given):
        if clause.strip():
            change_one(game, *clause.split())
    return game


def change_one(game: Mister, side: str, *words: str) -> None:
    seat = SIDES[side]
    if words[0] == "pending":
        game.sides[seat].boost = int(words[1].removeprefix("boost="))
    elif words[0] == "slot":
        game.sides[seat].sent_off = [*game.sides[seat].sent_off, player(seat, words[1])]
        game.sides[seat].put(SLOT_NAMES.index(words[1]), NOBODY)
    elif words[1:2] == ("has",):
        game.cards.traits[player(seat, words[0])] |= 1 << TRAITS.index(words[2])
    else:
        place, letter, value = re.split("[.=]", words[-1])
        give(game, player(seat, place), letter, int(value))


def give(game: Mister, who: int, letter: str, value: int) -> None:
    """Changed values change the overall score."""
    game.cards.values[who][LETTERS.index(letter)] = value
    game.cards.overall[who] = sum(game.cards.values[who])


def player(seat: int, place: str) -> int:
    return SQUAD * seat + PLACES.index(place)


def row(number: int) -> int:
    """The action card that prints this number."""
    return number - 1


def played(game: Mister, number: int, *picks: int, attacker: int = ATT, defender: int = DEF) -> int:
    """What becomes of an action card."""
    return script(game, lambda it: resolve(it, row(number), attacker, defender), picks)


def happened(game: Mister, name: str, seat: int | None = 0) -> list[dict[str, int]]:
    """The numbers, by name, of every such event the seat has heard of since the script began."""
    return [numbers(event) for event in game.told or [] if event.seen_by(seat) and event_name(event) == name]


def story(game: Mister, seat: int | None = 0) -> list[str]:
    """The names of the events in order."""
    return [event_name(event) for event in game.told or [] if event.seen_by(seat)]


def event_name(event: Event) -> str:
    return TITLE.words.tells[event.code].name


def numbers(event: Event) -> dict[str, int]:
    return named(TITLE.words.tells[event.code].numbers, event.numbers)


def kinds(game: Mister, asked: Sequence[Any]) -> list[str]:
    return [TITLE.words.asks[question.kind].name for question in asked]


def hold(game: Mister, seat: int, many: int, keeper: bool) -> None:
    """In the market: the seat has this many footballers, a keeper among them or not."""
    side, first = game.sides[seat], SQUAD * seat
    side.squad = list(range(first, first + many)) if keeper else list(range(first + 1, first + 1 + many))
    side.keeper = first if keeper else NOBODY
    game.deck = [each for each in game.deck if each not in side.squad]


def go_on(table: Table, dealer: Seeded) -> None:
    """Somebody who is asked picks anything."""
    seat = table.to_act[0]
    options = table.journal.open[seat].options
    table.pick(seat, options[dealer.below(len(options))])


def finished(seats: int, seed: int, **options: Any) -> Table:
    """A whole game of random picks."""
    table, dealer = TITLE.table(seats, options, seed=seed), Seeded(seed)
    while not table.over:
        go_on(table, dealer)
    return table


def mister(game: object) -> Mister:
    assert isinstance(game, Mister)
    return game
