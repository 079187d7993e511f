"""Helpers for scenes of Mister: four like squads, their line-ups on the pitch, and short clauses that change them.

    scene = touchline.scene("mister", seats=2, cards=level_cards())
    lay_line_ups(scene.game)
    change(scene.game, "att RM.E=6, att LCM has back_heel; def slot LS empty")
    scene.game.agenda = [(codes.STEP_TURN,)]
    table = scene.table(seed="a scene")

Both sides have eleven on the pitch and four on the bench; every outfielder has A to F = 5, the bench 4, a keeper
C 6, D 1, G 6, H 6.  Seat s holds the footballers 15 s to 15 s + 14: the eleven by slot, then S1 to S4.  The last 21
are free agents, five keepers first.  "att" is seat 0, "def" seat 1, "seat2" and "seat3" the others.
"""

from __future__ import annotations

import re
from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.mister.cards import CardSet, load_cards
from touchline.titles.mister.printed import LETTERS, SLOT_NAMES, SLOTS, TRAITS
from touchline.titles.mister.rules.lineup import field
from touchline.titles.mister.state import Mister

SQUAD_SIZE: Final = 15
PLACES: Final = (*SLOT_NAMES, "S1", "S2", "S3", "S4")
SIDES: Final = {"att": 0, "def": 1, "seat2": 2, "seat3": 3}
FREE_KEEPER, FREE_STRIKER = 60, 65  # the first of each among the free agents
FREE_AGENTS: Final = 21
ACTION_CARDS: Final = 32
KEEPER_VALUES: Final = [0, 0, 6, 1, 0, 0, 6, 6]


def level_cards() -> CardSet:
    """Return a card set of 81 footballers, of which 60 are in four equal squads; the action cards are ours."""
    ours = load_cards()
    cards = CardSet("baseline", "baseline")
    cards.actions, cards.printed = ours.actions, ours.printed
    for seat in range(4):
        for place in range(SQUAD_SIZE):
            add_footballer(cards, f"{seat}{PLACES[place]}", place == 0, 4 if place >= SLOTS else 5)
    for number in range(FREE_AGENTS):
        add_footballer(cards, f"free{number}", number < 5, 5)
    return cards


def add_footballer(cards: CardSet, name: str, keeper: bool, value: int) -> None:
    cards.ids.append(name)
    cards.names.append(name)
    cards.role.append(0 if keeper else 5)
    cards.role_counts[cards.role[-1]] += 1
    cards.keeper.append(keeper)
    cards.values.append(KEEPER_VALUES[:] if keeper else [value] * 6 + [0, 0])
    cards.overall.append(sum(cards.values[-1]))
    cards.traits.append(0)


def lay_line_ups(game: Mister) -> None:
    """Put the sides on the pitch, before anybody has drawn a card; the agenda is empty."""
    seats = len(game.sides)
    game.agenda = []
    game.deck = list(range(FREE_KEEPER, FREE_KEEPER + FREE_AGENTS))
    game.numbers = list(range(seats))
    game.fixtures = [(0, 1), (2, 3)][: seats // 2]
    game.order = list(range(seats))
    game.pack = list(range(ACTION_CARDS))
    for seat in range(seats):
        squad = [player(seat, place) for place in PLACES]
        game.sides[seat].squad = squad
        game.sides[seat].keeper = squad[0]
        field(game, seat, squad[:SLOTS])


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
    """Change a value of a footballer, and with it his overall score."""
    game.cards.values[who][LETTERS.index(letter)] = value
    game.cards.overall[who] = sum(game.cards.values[who])


def player(seat: int, place: str) -> int:
    """Return the footballer of a seat at a place: a slot's name, or S1 to S4 of the bench."""
    return SQUAD_SIZE * seat + PLACES.index(place)


def hold(game: Mister, seat: int, many: int, keeper: bool) -> None:
    """Give the seat this many footballers in the market, with or without a keeper."""
    side, first = game.sides[seat], SQUAD_SIZE * seat
    side.squad = list(range(first, first + many)) if keeper else list(range(first + 1, first + 1 + many))
    side.keeper = first if keeper else NOBODY
    game.deck = [each for each in game.deck if each not in side.squad]
