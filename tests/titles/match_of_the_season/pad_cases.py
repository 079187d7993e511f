"""Whole games played by the engine, as cases that the client's pads are compared with.

`python -m tests.titles.match_of_the_season.pad_cases` writes the cases again; `cases.test.ts` reads them in the client.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from itertools import count, islice
from pathlib import Path
from typing import Any, Final

from touchline.bots.levels import bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.game import NOBODY, Event
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.ranking import standing
from touchline.titles.match_of_the_season.state import INTERNATIONAL, SEASONS, TEAMS, Mots

ROOT: Final = Path(__file__).resolve().parents[3]
FILE: Final = ROOT / "web/src/titles/match_of_the_season/companion/pads.json"
CASES: Final = 12
LEVEL_CASES: Final = 6  # further games in which managers end with the same points
PEOPLE: Final = (2, 3, 4)
KNOWN: Final = 4  # points, trophies, European Cups, league titles; the pad does not know the cash

Match = tuple[int, int, int]  # home, away, outcome: 0 home, 1 away, 2 neither


class Season:
    """Return what people at a table would write down of one season; sides are numbered as the pad numbers them."""

    def __init__(self) -> None:
        self.matches: dict[int, list[Match]] = defaultdict(list)  # by competition
        self.bye = NOBODY
        self.places: dict[int, int] = {}
        self.reached: dict[int, int] = {}  # matches won in the European Cup
        self.points: dict[int, int] = defaultdict(int)

    def data(self) -> dict[str, Any]:
        order = [side for side, place in sorted(self.places.items(), key=lambda each: each[1])]
        return {
            "league": self.matches[c.LEAGUE_MATCH],
            "order": order,
            "semis": self.matches[c.NATIONAL_SEMI],
            "bye": self.bye,
            "final": self.matches[c.NATIONAL_FINAL],
            "super": self.matches[c.SUPER_CUP_MATCH],
            "europe": sorted(self.reached.items()),
            "points": [self.points[side] for side in range(TEAMS)],
        }


def case(number: int) -> dict[str, Any]:
    """A game of amateurs for two, three or four people: every result, and what the engine makes of them."""
    people = PEOPLE[number % len(PEOPLE)]
    game = TITLE.game(people)
    assert isinstance(game, Mots)
    game.driver, game.told = (
        Inline([bot(TITLE, "amateur", seat) for seat in range(people)], Seeded(f"pad {number}")),
        [],
    )
    marks = league_points(game)
    stands = [standing(game, seat)[:KNOWN] for seat in range(people)]
    return {
        "number": number,
        "people": people,
        "seasons": [season.data() | {"marks": each} for season, each in zip(seasons(game), marks, strict=True)],
        "totals": [mine[0] for mine in stands],
        "places": [1 + sum(1 for other in stands if other > mine) for mine in stands],
    }


def league_points(game: Mots) -> list[list[int]]:
    """Play the game to its end; the league's points of each season, by place at the table."""
    found: list[list[int]] = []
    while game.ahead:
        step = game.next_step()
        if step[0] == c.STEP_NAME_WINNERS:
            found.append([game.teams[team].league for team in game.order])
        TITLE.perform(game, step)
    return found


def seasons(game: Mots) -> list[Season]:
    """Read the events of a whole game, season by season; clubs get the number of their place at the table."""
    side = {team: at for at, team in enumerate([*game.order, *set(range(TEAMS)) - set(game.order)])}
    found = [Season() for k in range(SEASONS)]
    at, is_over = 0, False
    for event in game.told or []:
        if event.code == c.TELL_PLACE:
            is_over = True
        elif event.code == c.TELL_FIRST_TURN and is_over:
            at, is_over = at + 1, False
        read(found[at], event, side)
    return found


def read(season: Season, event: Event, side: dict[int, int]) -> None:
    numbers = event.numbers
    if event.code == c.TELL_RESULT:
        read_result(season, numbers, side)
    elif event.code == c.TELL_BYE and not season.places and season.matches[c.NATIONAL_SEMI] == []:
        season.bye = side[numbers[0]]
    elif event.code == c.TELL_PLACE:
        season.places[side[numbers[0]]] = numbers[1]
        season.points[side[numbers[0]]] += numbers[2]
    elif event.code == c.TELL_TROPHY:
        season.points[side[numbers[0]]] += numbers[3]


def read_result(season: Season, numbers: tuple[int, ...], side: dict[int, int]) -> None:
    """A match; in the European Cup only how many matches a club of the table has won."""
    home, away, outcome, competition = numbers
    assert outcome != c.VOID, "the pad has no word for a match without a result"
    if competition in (c.EUROPEAN_MATCH, c.EUROPEAN_FINAL):
        for at, each in enumerate((home, away)):
            if each < INTERNATIONAL:
                season.reached[side[each]] = season.reached.get(side[each], 0) + (outcome == at)
    elif competition != c.PLAY_OFF:
        season.matches[competition].append((side[home], side[away], outcome))


def cases(numbers: Iterable[int]) -> list[dict[str, Any]]:
    """The cases as they come out of a JSON file: lists instead of tuples."""
    found: list[dict[str, Any]] = json.loads(json.dumps([case(number) for number in numbers]))
    return found


def is_level(each: dict[str, Any]) -> bool:
    """Tell whether managers end with the same points."""
    people: int = each["people"]
    return len(set(each["totals"])) < people


def find_numbers() -> list[int]:
    """Return the numbers of the cases; games that end level are rare, and a hundred are played to find them."""
    level = (number for number in count(CASES) if is_level(case(number)))
    return [*range(CASES), *islice(level, LEVEL_CASES)]


if __name__ == "__main__":
    FILE.write_text(json.dumps(cases(find_numbers())), encoding="utf-8")
