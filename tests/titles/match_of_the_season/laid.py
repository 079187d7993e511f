"""A laid table of Match of the Season, as section 9 of the catalogue begins: four managers, 50,000 each, no cards.

Players are named by position and stars, `GK2` or `A5`; there are sixteen of each, and of three stars and more two from
each country (`A5/england`).  A line-up is written formation first, then its slots from left to right; `-` is empty.
Teams are BLUE, RED, YELLOW, GREEN and sit in this order.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tests.scenes import example, numbers_told, question_after, script

import touchline
from touchline.kernel.drivers import Question
from touchline.kernel.game import NOBODY, Driver, Game, Options, Why
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import BLUE, GREEN, RED, YELLOW
from touchline.titles.match_of_the_season.rules.lineup import available, fullest
from touchline.titles.match_of_the_season.scene import (
    LETTERS,
    LINE_UPS,
    eleven,
    free_copies,
    hold,
    in_deck,
    lay_table,
    lined_up,
    on_free_list,
    own,
    place,
    plenty,
)
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots

__all__ = [
    "BLUE", "GREEN", "LETTERS", "LINE_UPS", "PASS", "RED", "YELLOW", "eleven", "free_copies", "hold", "in_deck",
    "lined_up", "on_free_list", "own", "place", "plenty",
]  # fmt: skip

PASS = -1
WON, LOST, LEVEL = [70000, 40000], [40000, 70000], [50000, 50000]  # cash after a match of two with 50,000
THIRTEEN = "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 GK1 D1"
EIGHTEEN = f"{THIRTEEN} M1 A1 M2 D2 A2"
SOLARA, LINDHAFEN = INTERNATIONAL, INTERNATIONAL + 1
FOREIGN = [INTERNATIONAL + number for number in range(14)]
vector = example


def table(seats: int = 4, cash: int = 50000, **options: Any) -> Mots:
    """Everybody seated, nothing dealt, nothing on the agenda; blue has the turn."""
    game = touchline.scene("match_of_the_season", seats, options, plenty()).game
    assert isinstance(game, Mots)
    lay_table(game, cash)
    return game


def card(game: Mots, code: str) -> int:
    """A chance card of this code."""
    return game.cards.chance_kind.index(game.cards.kind_codes.index(code))


def step(*numbers: int) -> Any:
    """A step of the agenda, and all that follows from it."""

    def run(game: Mots) -> None:
        game.then(numbers)
        go_on(game)

    return run


def go_on(game: Mots) -> None:
    """Everything on the agenda."""
    while game.ahead:
        TITLE.perform(game, game.next_step())


def do(game: Mots, *numbers: int, picks: Sequence[int] = (), faces: Sequence[int] = ()) -> None:
    """A step and what follows from it, scripted to its end."""
    script(game, step(*numbers), picks, faces)


def asked_at(game: Mots, *numbers: int, picks: Sequence[int] = (), faces: Sequence[int] = ()) -> Question:
    """The question at which the script of a step ends."""
    return question_after(game, step(*numbers), picks, faces)


def match(
    home: str, away: str, faces: Sequence[int], picks: Sequence[int] = (), competition: int = c.LEAGUE_MATCH,
    card: str = "", game: Mots | None = None,
) -> Mots:  # fmt: skip
    """Blue at home against red, from the tactic card on; `card`: the one blue lays down."""
    game = game or table()
    eleven(game, BLUE, home)
    eleven(game, RED, away)
    first = hold(game, BLUE, card) if card else []
    lined_up(game, BLUE, RED, competition)
    script(game, go_on, [*first, *picks], faces)
    return game


def cash(game: Mots) -> list[int]:
    return [team.cash for team in game.teams]


def league(game: Mots) -> list[int]:
    return [team.league for team in game.teams]


def names(game: Mots, players: Sequence[int]) -> list[str]:
    """Cards as they are written here."""
    return [game.cards.player_ids[player].partition(".")[0] if player >= 0 else "-" for player in players]


def reserve(game: Mots, team: int, name: str) -> int:
    """A player of this name on the bench."""
    owner = game.teams[team]
    return next(p for p in owner.squad if p not in owner.lineup and names(game, [p]) == [name])


def line_up_picks(
    game: Mots, team: int, formation: str, slots: Sequence[int], competition: int = c.LEAGUE_MATCH
) -> list[int]:
    """Return what a manager picks, one after the other, to lay out this line-up."""
    number, lines = game.cards.formation_names.index(formation), available(game, team, competition)
    picks = [number] if len(fullest(game, lines)) > 1 else []
    for position in range(4):
        left, place = len(lines[position]), game.cards.slot_position[number]
        line = [slots[at] for at in range(11) if place[at] == position]
        empty = max(len(line) - left, 0)
        for player in line:
            if left + (empty > 0) > 1:
                picks.append(player)
            left, empty = left - (player != NOBODY), empty - (player == NOBODY)
    return picks


class Lazy(Driver):
    """Passes where it may, else takes the first option; dice as given by kind of roll, else from a fixed series."""

    __slots__ = ("asked", "faces", "picks", "series")

    def __init__(self, faces: dict[int, list[int]] | None = None, picks: dict[int, list[int]] | None = None) -> None:
        self.faces = {kind: list(given) for kind, given in (faces or {}).items()}
        self.picks = {kind: list(given) for kind, given in (picks or {}).items()}
        self.asked: list[Question] = []
        self.series = random.Random(7)

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        listed = options if isinstance(options, list) else options()
        self.asked.append(Question(game, seat, kind, listed, context, why, seen))
        if self.picks.get(kind):
            pick = self.picks[kind].pop(0)
            assert pick in listed, f"{pick} is not among {listed}"
            return pick
        return PASS if PASS in listed else listed[0]

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        return self.faces[kind].pop(0) if self.faces.get(kind) else self.series.randint(1, sides)

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        card = self.faces[kind].pop(0) if self.faces.get(kind) else self.series.choice(bag)
        bag.remove(card)
        return card


def lazily(
    game: Mots, *numbers: int, until: int = 0, faces: dict[int, list[int]] | None = None,
    picks: dict[int, list[int]] | None = None,
) -> Lazy:  # fmt: skip
    """A step and what follows from it, up to a step of code `until`, without caring for what is not given."""
    driver = Lazy(faces, picks)
    game.driver, game.told = driver, []
    game.then(numbers)
    first = True
    while game.agenda and (first or game.agenda[0][0] != until):
        first = False
        TITLE.perform(game, game.next_step())
    assert not any(driver.faces.values()), f"faces left over: {driver.faces}"
    assert not any(driver.picks.values()), f"picks left over: {driver.picks}"
    return driver


def up_to(until: int, *numbers: int) -> Any:
    """A step and what follows from it, up to a step of this code, for `script`."""

    def run(game: Mots) -> None:
        game.then(numbers)
        TITLE.perform(game, game.next_step())
        while game.agenda and game.agenda[0][0] != until:
            TITLE.perform(game, game.next_step())

    return run


def four_squads(seats: int = 4, bench: str = "GK1 D1 M1", **options: Any) -> Mots:
    """Every managed team has fourteen players and a line-up on the table: A, B, C, A."""
    game = table(seats, **options)
    for team, line_up in zip(game.order, ("A", "B", "C", "A"), strict=False):
        eleven(game, team, line_up, bench)
    return game


def story(game: Mots, *codes: int) -> list[int]:
    """The codes of what was told, of these kinds, in order."""
    return [event.code for event in game.told or [] if event.code in codes]


def four_elevens(*line_ups: str, seats: int = 4) -> Mots:
    """Elevens without a bench: nobody may trade, so no window asks anybody."""
    game = table(seats)
    for team, line_up in zip(game.order, line_ups or ("A", "B", "C", "A"), strict=False):
        eleven(game, team, line_up)
    return game


def pairs(game: Mots) -> list[tuple[int, ...]]:
    return [each[:2] for each in numbers_told(game, c.TELL_PAIR)]


def turn_up(game: Mots, name: str) -> int:
    """A card that lies face up for sale."""
    player = free_copies(game, name)[0]
    game.offer.append(player)
    return player


def bidders(questions: list[Question]) -> list[int]:
    return [question.context[0] for question in questions if question.kind == c.ASK_BID]


def sell(game: Mots, team: int, player: int, *more: int) -> None:
    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, team, picks=[c.GO_MARKET, c.SELL, player, *more])


def stop_on(game: Mots, token: int, faces: list[int], picks: tuple[int, ...] = (), active: int = BLUE) -> Mots:
    game.token, game.active = token, active
    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), picks, faces)
    return game


def last_comparison(game: Mots) -> list[int]:
    """Return what the last comparison or penalty showed."""
    shown = [list(each[1:]) for each in numbers_told(game, c.TELL_COMPARED)] + [
        list(each[2:]) for each in numbers_told(game, c.TELL_TAKER)
    ]
    return shown[-1] if shown else []
