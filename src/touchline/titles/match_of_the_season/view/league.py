"""The league table as a seat sees it.

MOTS-LEAGUE-11  The order is that of the points; level teams stand as the play-offs place them.
"""

from __future__ import annotations

from typing import Literal

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.league import table
from touchline.titles.match_of_the_season.rules.money import DRAW, WIN
from touchline.titles.match_of_the_season.state import Mots
from touchline.titles.match_of_the_season.view_types import StandingView

Form = list[Literal["won", "drew", "lost"]]


def standings(game: Mots) -> list[StandingView]:
    """Return the table, first place first."""
    forms = forms_of(game)
    courses = [course_of(form) for form in forms]
    order = order_of(game)
    last = max([len(form) for form in forms]) - 1
    before = sorted(order, key=lambda team: -courses[team][max(min(last, len(courses[team]) - 1), 0)])
    return [
        {
            "team": team,
            "place": at + 1,
            "played": len(forms[team]),
            "won": forms[team].count("won"),
            "drawn": forms[team].count("drew"),
            "lost": forms[team].count("lost"),
            "points": game.teams[team].league,
            "form": forms[team],
            "course": courses[team],
            "change": before.index(team) - at if len(forms[team]) > 1 else 0,
        }
        for at, team in enumerate(order)
    ]


def order_of(game: Mots) -> list[int]:
    """Return the order by points; after the last match day as play-offs have placed level teams (MOTS-LEAGUE-14)."""
    order = table(game)
    if game.places and game.token == game.cards.last:
        order.sort(key=lambda team: (-game.teams[team].league, game.places.index(team)))
    return order


def forms_of(game: Mots) -> list[Form]:
    """Return how each team's matches went; MOTS-LINEUP-15: a void match is none."""
    forms: list[Form] = [[] for team in game.teams]
    for home, away, outcome in game.results:
        if outcome == c.NEITHER:
            forms[home].append("drew")
            forms[away].append("drew")
        elif outcome != c.VOID:
            forms[home].append("won" if outcome == c.HOME else "lost")
            forms[away].append("won" if outcome == c.AWAY else "lost")
    return forms


def course_of(form: Form) -> list[int]:
    """Points before the first match and after each."""
    points = [0]
    for each in form:
        points.append(points[-1] + (WIN if each == "won" else DRAW if each == "drew" else 0))
    return points
