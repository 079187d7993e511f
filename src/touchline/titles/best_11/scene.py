"""Helpers for scenes of Best 11: a round in which nobody has anything yet, and words to change it.

    scene = touchline.scene("best_11", seats=3, cards=scene_cards())
    lay_round(scene.game)
    sign(scene.game, 0, "P2 D3 C2 A4")
    pay(scene.game, 5, 3)
    scene.game.agenda = [(codes.STEP_ROUND,)]

Team cards are written as in the catalogue: `D5` is the first defender of value 5 that still lies in the deck of a box,
`X3` a coach of value 3, `X3:4-2-3-1` one who favours that formation, `L.A4` an attacker of another box.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import only
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import COACH, CardSet, load_cards, parse
from touchline.titles.best_11.rules.formation import join
from touchline.titles.best_11.state import Best11

ATTACKS: Final = (
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
DEFENCES: Final = (
    ("save", "P=4"),
    ("save", "P=5"),
    ("tackle", "D=5"),
    ("interception", "D/C=5"),
    ("offside_trap", "D+D=9"),
)
BOXES: Final = {"V": 0, "L": 1, "B": 2}


def scene_cards() -> CardSet:
    """Return our cards, with the action cards of the catalogue's examples."""
    cards = load_cards(None)
    for side, plays in enumerate((ATTACKS, DEFENCES)):
        chosen = [plays[at % len(plays)] for at in range(len(cards.action_ids))]
        cards.play[side] = [cards.play_ids.index(play) for play, _ in chosen]
        cards.written[side] = [needs for _, needs in chosen]
        cards.needs[side] = [parse(needs) for _, needs in chosen]
    return cards


def lay_round(game: Best11) -> None:
    """Begin round 1 with seats in their order and nobody's turn begun; everybody has the 4-4-2 and nothing else."""
    game.agenda = []
    game.round = 1
    game.base_order = list(range(game.seats))
    game.order = list(range(game.seats))
    for team in game.teams:
        team.board = game.cards.formation_ids.index("4-4-2")


def event_card(game: Best11, name: str) -> int:
    return game.cards.event_ids.index(name)


def take(game: Best11, written: str, box: int = 0) -> int:
    """Take a team card out of the deck of its box: `D5`, `X3:4-4-2`, `L.A4` of another box."""
    if "." in written:
        letter, written = written.split(".")
        box = BOXES[letter]
    worth, _, favoured = written[1:].partition(":")
    role = COACH if written[0] == "X" else c.ROLES.index(written[0])
    for card in game.team_bag[box]:
        suits = game.cards.role[card] == role and game.cards.value[card] == int(worth)
        if suits and favoured in ("", game.cards.formation_ids[game.cards.favours[card]] if role == COACH else ""):
            game.team_bag[box].remove(card)
            return card
    raise LookupError(f"no {written} left in box {box}")


def sign(game: Best11, seat: int, written: str) -> list[int]:
    """Put these cards into a team."""
    cards = [take(game, each, game.teams[seat].box) for each in written.split()]
    for card in cards:
        join(game, seat, card)
    return cards


def offer(game: Best11, written: str) -> list[int]:
    """Put these cards on the market."""
    cards = [take(game, each) for each in written.split()]
    game.market += cards
    return cards


def deal(game: Best11, seat: int, *names: str) -> None:
    """Put event cards into a hand."""
    team = game.teams[seat]
    for name in names:
        game.event_bag[team.box].remove(event_card(game, name))
        team.hand = sorted([*team.hand, event_card(game, name)])


def lay_white(game: Best11, seat: int, *names: str) -> None:
    """Put white cards into play."""
    team = game.teams[seat]
    for name in names:
        game.event_bag[team.box].remove(event_card(game, name))
        team.white = [*team.white, event_card(game, name)]


def hold(game: Best11, seat: int, name: str) -> None:
    """Give the seat its management card of the round, unused."""
    team = game.teams[seat]
    team.management, team.knows = game.cards.management_ids.index(name), only(seat)
    game.management_bag[team.box].remove(team.management)


def pay(game: Best11, *millions: int) -> None:
    """Set everybody's money, by seat."""
    for team, money in zip(game.teams, millions, strict=False):
        team.money = money


def fours(game: Best11, *seats: int) -> None:
    """Give each seat four weak footballers, one of every role."""
    for seat in seats:
        worth = 1 + seat % 3
        sign(game, seat, f"P{seat + 1} D{worth} C{worth} A{worth}")
