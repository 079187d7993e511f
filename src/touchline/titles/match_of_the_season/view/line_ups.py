"""The line-up in the view: which player may play where, and why not."""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.lineup import available, fielded, own_derby, why_absent, why_formation
from touchline.titles.match_of_the_season.state import INTERNATIONAL, OPEN, Mots, Side
from touchline.titles.match_of_the_season.view.market import is_drafting, refusal_data
from touchline.titles.match_of_the_season.view_types import FormationView, LineUpView, LineView


def line_ups(game: Mots, seat: int | None) -> list[LineUpView]:
    """Return the teams of the seat that may be lined up now: before the first roll of their match, and at kick-off."""
    if seat is None:
        return []
    match = game.match
    if match is not None and match.outcome == NOBODY:
        sides = (match.home.who, match.away.who)
        if match.event or own_derby(game, *sides):
            return []  # MOTS-2P-03: there the questions offer the strongest alone
        return [
            line_up_data(game, sides[which], match.competition, sides[1 - which])
            for which in (c.HOME, c.AWAY)
            if is_of(game, sides[which], seat) and may_lay_out(game, match.side(which))
        ]
    if game.token or is_drafting(game):
        return []
    return [line_up_data(game, team, c.LEAGUE_MATCH, NOBODY) for team in game.order if is_of(game, team, seat)]


def is_of(game: Mots, side: int, seat: int) -> bool:
    return side < INTERNATIONAL and game.seat_of[side] == seat


def may_lay_out(game: Mots, side: Side) -> bool:
    """Whether the team's line-up must be laid out, or may be laid out once more."""
    return not side.slots or game.rules.lineup_mode == OPEN


def line_up_data(game: Mots, team: int, competition: int, opponent: int) -> LineUpView:
    lines = available(game, team, competition)
    return {
        "team": team,
        "competition": competition,
        "opponent": opponent,
        "formations": formations(game, team, competition, opponent, [len(line) for line in lines]),
        "lines": [line_data(game, team, competition, position, lines[position]) for position in range(4)],
    }


def formations(game: Mots, team: int, competition: int, opponent: int, number: list[int]) -> list[FormationView]:
    refused = {each.option: each for each in why_formation(game, game.seat_of[team], (team, competition, opponent))}
    return [
        {
            "formation": formation,
            "fielded": fielded(game, formation, number),
            "refusal": refusal_data(refused[formation]) if formation in refused else None,
        }
        for formation in game.rules.formations
    ]


def line_data(game: Mots, team: int, competition: int, position: int, players: list[int]) -> LineView:
    return {
        "position": position,
        "players": players,
        "refusals": [refusal_data(each) for each in why_absent(game, team, competition, position)],
    }
