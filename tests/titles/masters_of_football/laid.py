"""Tables laid for scenes: leagues with known teams, matches at a known moment, and a driver that plays along quietly.

A `Plan` answers only what the scene wishes; everything else is passed, and quiet dice give no goal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

import pytest
from tests import scenes

import touchline
from touchline.kernel.drivers import Question, option_list
from touchline.kernel.errors import IllegalPick
from touchline.kernel.game import NOBODY, Driver, Event, Game, Options, Step, Why
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import TITLE, codes, printed
from touchline.titles.masters_of_football.cards import CardSet
from touchline.titles.masters_of_football.loader import load_cards
from touchline.titles.masters_of_football.scene import (
    QUIET_MANAGER,
    card,
    hand,
    lay,
    lay_match,
    player,
    seat_in_order,
    squad,
    trio,
)
from touchline.titles.masters_of_football.state import Match, Mof

__all__ = ["QUIET_MANAGER", "card", "hand", "lay", "player", "squad", "trio"]

OURS: Final = load_cards()
T = TypeVar("T")
Wish = tuple[int, int, int]  # seat, kind of question, pick


def fresh_cards() -> CardSet:
    """A separate copy of the set: a scene may write other values into it."""
    return load_cards()


def manager(name: str) -> int:
    return OURS.manager_names.index(name)


ACTION: Final = 1000  # added to an action card among the cards to be drawn: players have the same numbers


def draw_in_order(*codes_of_cards: int) -> list[int]:
    """These action cards, to be drawn in this order."""
    return [ACTION + card(code) for code in codes_of_cards]


def free_players(tier: int) -> list[int]:
    """The players of a tier whom no team without a person has."""
    taken = [each for trio_of in OURS.personless_players for each in trio_of]
    return [each for each in OURS.piles[tier] if each not in taken]


def vector(name: str) -> pytest.MarkDecorator:
    """A worked example of the catalogue: the test's id is the example's."""
    return pytest.mark.parametrize("vector", [name])


class Plan(Driver):
    """Wishes are fulfilled in their order for each seat and kind of question; everybody else passes."""

    __slots__ = ("asked", "draws", "faces", "refused", "revealed", "rolled", "wishes")

    def __init__(self, wishes: Sequence[Wish], faces: dict[int, list[int]], draws: Sequence[int]) -> None:
        self.wishes = list(wishes)
        self.faces = {kind: list(values) for kind, values in faces.items()}
        self.draws = list(draws)
        self.asked: list[Question] = []
        self.refused: list[dict[int, int]] = []  # option and reason, for each question
        self.revealed: list[bool] = []  # of each choice that several make at once: are the picks shown in the end
        self.rolled: list[int] = []  # kinds of the dice, in order

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        offered = option_list(options)
        self.asked.append(Question(game, seat, kind, offered, context, why, seen))
        self.refused.append({each.option: each.reason for each in self.asked[-1].refusals})
        for at, (who, what, pick) in enumerate(self.wishes):
            if who == seat and what == kind:
                del self.wishes[at]
                if pick not in offered:
                    raise IllegalPick("not-offered", seat, {"kind": kind, "option": pick, "offered": offered})
                return pick
        return PASS if PASS in offered else offered[0]

    def at_once(self, game: Game, seats: Sequence[int], choose: Callable[[Any, int], T], reveal: bool) -> list[T]:
        self.revealed += [reveal] if seats else []
        return super().at_once(game, seats, choose, reveal)

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        assert sides == 6  # MOF-COMP-05: all dice of the game
        die = kind // 10 * 10 if kind >= codes.ROLL_ATTACK_DIE else kind
        self.rolled.append(die)
        if self.faces.get(die):
            return self.faces[die].pop(0)
        return sides if die == codes.ROLL_DEFENCE_DIE else 1

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        mark = ACTION if kind == codes.ROLL_ACTION_CARD else 0
        marked = next((each for each in self.draws if each - mark in bag), bag[0] + mark)
        if marked in self.draws:
            self.draws.remove(marked)
        bag.remove(marked - mark)
        return marked - mark

    def done(self) -> None:
        """Every wish was asked for, every die rolled, every card drawn."""
        left = {kind: values for kind, values in self.faces.items() if values}
        assert not self.wishes, f"never asked for: {self.wishes}"
        assert not left, f"never rolled: {left}"
        assert not self.draws, f"never drawn: {self.draws}"


def league(people: int = 4, cards: CardSet | None = None, **options: Any) -> Mof:
    """Seat k has team k (of a second league: team k + 1 or more); no managers yet; the agenda is empty."""
    game = touchline.scene("masters_of_football", people, options, cards or OURS).game
    assert isinstance(game, Mof)
    game.told = []
    seat_in_order(game)
    return game


def run(
    game: Mof,
    procedure: Callable[[Mof], object],
    wishes: Sequence[Wish] = (),
    faces: dict[int, list[int]] | None = None,
    draws: Sequence[int] = (),
) -> Plan:
    """Run it with these wishes, dice and cards; all of them must be used."""
    plan = Plan(wishes, faces or {}, draws)
    game.driver, game.told = plan, []
    procedure(game)
    plan.done()
    return plan


def numbers_told(game: Mof, code: int, seat: int | None = None) -> list[tuple[int, ...]]:
    """The numbers of each event of this code, as a seat or a spectator learns them."""
    return scenes.numbers_told(game, code, seat)


def events(game: Mof, seat: int | None = None) -> list[Event]:
    return scenes.events_heard(game, seat)


def kinds(plan: Plan, seat: int | None = None) -> list[int]:
    """The kinds of the questions, in the order they were asked."""
    return [question.kind for question in plan.asked if seat is None or question.seat == seat]


def options_of(plan: Plan, seat: int, kind: int) -> list[int]:
    """Return what was offered at the first such question."""
    return next(question.options for question in plan.asked if question.seat == seat and question.kind == kind)


def refusals_of(plan: Plan, seat: int, kind: int) -> dict[int, int]:
    """Return what was refused at the first such question: option and reason."""
    at = next(k for k, each in enumerate(plan.asked) if each.seat == seat and each.kind == kind)
    return plan.refused[at]


def scene(people: int = 4, managers: dict[int, str] | None = None, **options: Any) -> Mof:
    """A league on its own copy of the cards; every team has three players worth nothing, and money."""
    game = league(people, fresh_cards(), **options)
    for number, team in enumerate(game.teams):
        trio(game, number)
        team.money = 20 if team.seat >= 0 else 0
    for number, name in (managers or {}).items():
        game.teams[number].manager = manager(name)
    return game


def pitch(game: Mof, home: int = 0, away: int = 1, tactic: int = printed.POSSESSION) -> Match:
    """A match of these two with the first three of each squad face up and that tactic in force."""
    game.driver, game.told = Plan([], {}, []), []
    return lay_match(game, home, away, tactic)


def play(
    game: Mof,
    match: Match,
    steps: Sequence[Step],
    wishes: Sequence[Wish] = (),
    faces: dict[int, list[int]] | None = None,
    draws: Sequence[int] = (),
    stop: int = NOBODY,
) -> Plan:
    """Play these steps on the match's board, and all that follow from them; `stop`: before a step of this code."""
    match.ahead = list(steps)[::-1]

    def on_the_board(laid: Mof) -> None:
        while match.ahead and match.ahead[-1][0] != stop:
            laid.boards, laid.at, laid.agenda = [match], 0, []
            TITLE.perform(laid, (codes.STEP_PLAY_ON,))

    return run(game, on_the_board, wishes, faces, draws)


PLAIN: Final = [0, 1, 3, 4, 5, 6]  # a die for scenes: the same for attack and defence on every level
G: Final = 6  # the burning face of the genius die
GENIUS_FACE: Final = {1: 1, 2: 4, G: G}


def plain_dice(game: Mof) -> None:
    game.cards.attack_dice = [PLAIN[:] for k in range(6)]
    game.cards.defence_dice = [PLAIN[:] for k in range(6)]


def rolls(*turns: tuple[int, int, int, int]) -> dict[int, list[int]]:
    """Turn by turn: attack die and its genius die, defence die and its genius die, by value (the burning face: G)."""
    faces: dict[int, list[int]] = {codes.ROLL_ATTACK_DIE: [], codes.ROLL_DEFENCE_DIE: [], codes.ROLL_GENIUS_DIE: []}
    for attack, genius, defence, other in turns:
        faces[codes.ROLL_ATTACK_DIE].append(PLAIN.index(attack) + 1)
        faces[codes.ROLL_DEFENCE_DIE].append(PLAIN.index(defence) + 1)
        faces[codes.ROLL_GENIUS_DIE] += [GENIUS_FACE[genius], GENIUS_FACE[other]]
    return faces
