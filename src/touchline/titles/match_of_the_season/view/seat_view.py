"""The view of a seat.

MOTS-GEN-18     (ruling) Cash, squads and the free list are open to all; so are markers, line-ups and resale bans.
MOTS-CHANCE-07  (ruling) Of another's hand only the number of cards.
MOTS-TACTIC-03  That a tactic card is committed is open, which one is not.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import odds
from touchline.titles.match_of_the_season.rules.absences import causes_of
from touchline.titles.match_of_the_season.rules.advanced import SUBSTITUTIONS, may_substitute
from touchline.titles.match_of_the_season.rules.events import compared_lines
from touchline.titles.match_of_the_season.rules.season import STEPS, stop_after
from touchline.titles.match_of_the_season.state import (
    DRAFTED,
    ELEVEN,
    LEAST_FIELDED,
    SEASONS,
    SQUAD_LEAST,
    SQUAD_MOST,
    Match,
    Mots,
    Side,
)
from touchline.titles.match_of_the_season.view.fixtures import next_matches
from touchline.titles.match_of_the_season.view.league import standings
from touchline.titles.match_of_the_season.view.line_ups import line_ups
from touchline.titles.match_of_the_season.view.market import is_drafting, market_data, missing_data
from touchline.titles.match_of_the_season.view_types import (
    DieFaceView,
    LimitsView,
    MatchOfTheSeasonPublicView,
    MatchOfTheSeasonSeatView,
    MatchView,
    SideView,
    TeamView,
)


def fielded_verdict(players: int) -> str:
    """Return what follows from fielding this many (MOTS-LINEUP-14)."""
    return "forfeit" if players < LEAST_FIELDED else "short" if players < ELEVEN else "full"


LIMITS: Final[LimitsView] = {
    "squad_least": SQUAD_LEAST,
    "squad_most": SQUAD_MOST,
    "squad_drafted": DRAFTED,
    "fielded": [fielded_verdict(players) for players in range(ELEVEN + 1)],
    "seasons": SEASONS,
}


def observe_public(game: Mots) -> MatchOfTheSeasonPublicView:
    """Return what everybody may know; it is made once for all seats."""
    drafting = is_drafting(game)
    return {
        "limits": LIMITS,
        "season": game.season,
        "drafting": drafting,
        "token": game.token,
        "reach": sorted({stop_after(game, steps) for steps in STEPS} - {game.token}),
        "active": game.active,
        "youngest": game.youngest,
        "order": list(game.order),
        "seat_of": list(game.seat_of),
        "free_list": game.free[:],
        "on_offer": game.offer[:],
        "transfer_deck": len(game.deck),
        "chance_deck": len(game.chance),
        "absent": [
            {"player": player, "cause": cause}
            for player, marks in enumerate(game.marks)
            if marks
            for cause in causes_of(game, player)
        ],
        "listed": game.listed[:],
        "pairs": [{"home": game.pairs[at], "away": game.pairs[at + 1]} for at in range(0, len(game.pairs), 2)],
        "next_matches": next_matches(game),
        "results": [{"home": home, "away": away, "outcome": outcome} for home, away, outcome in game.results],
        "standings": standings(game),
        "places": game.places[:],
        "national_cup": (game.cup_places or game.finalists)[:],
        "super_cup": game.super_pair[:],
        "european_cup": {"left": game.entrants[:], "through": game.through[:], "holder": game.holder},
        "face_down": game.down[:],
        "honours": [
            {
                "season": season,
                "competition": competition,
                "place": place,
                "team": team,
                "points": game.cards.points(competition, place),
            }
            for season, competition, place, team in game.honours
        ],
        "odds": odds.observed_odds(game),
    }


def observe(game: Mots, seat: int | None) -> MatchOfTheSeasonSeatView:
    """Return what differs from seat to seat (None: a spectator)."""
    drafting = is_drafting(game)
    return {
        "teams": [team_data(game, team, seat, drafting) for team in range(len(game.teams))],
        "scouted": game.deck.top[:] if sees(game.deck.seen, seat) else [],
        "line_ups": line_ups(game, seat),
        "match": match_data(game, game.match, seat) if game.match else None,
    }


def sees(mask: int, seat: int | None) -> bool:
    return seat is not None and bool(mask >> seat & 1)


def team_data(game: Mots, team: int, seat: int | None, drafting: bool) -> TeamView:
    own = game.teams[team]
    mine = seat is not None and game.seat_of[team] == seat
    return {
        "team": team,
        "seat": game.seat_of[team],
        "cash": own.cash,
        "squad": own.squad[:],
        "formation": own.formation,
        "lineup": own.lineup[:],
        "league": own.league,
        "points": own.points,
        "leagues": own.leagues,
        "national_cups": own.national,
        "european_cups": own.european,
        "sold": [{"position": bit // 8, "stars": bit % 8} for bit in range(32) if own.sold >> bit & 1],
        "cards": len(own.hand),
        "hand": own.hand[:] if mine else None,
        "market": market_data(game, team) if mine else None,
        "missing": missing_data(game, team) if mine and drafting else [],
    }


def match_data(game: Mots, match: Match, seat: int | None) -> MatchView:
    mine = seat is not None and match.home.who < len(game.seat_of) and game.seat_of[match.home.who] == seat
    return {
        "home": side_data(game, match.home),
        "away": side_data(game, match.away),
        "competition": match.competition,
        "committed": match.card != NOBODY,
        "card": match.card if mine or match.shown else NOBODY,
        "revealed": match.shown,
        "event": match.event,
        "events": game.rules.events,
        "extra": match.extra,
        "has_score": game.rules.events > 1,
        "goals": match.goals[:],
        "outcome": match.outcome,
        "die": [die_face(at + 1, event) for at, event in enumerate(game.rules.faces)],
    }


def die_face(face: int, event: int) -> DieFaceView:
    home, away = compared_lines(event)
    return {"face": face, "event": event, "home_lines": home, "away_lines": away}


def side_data(game: Mots, side: Side) -> SideView:
    left = SUBSTITUTIONS - side.subs if game.rules.substitutions and may_substitute(side) else 0
    return {
        "who": side.who,
        "formation": side.formation,
        "slots": side.slots[:],
        "stars": side.stars[:],
        "gone": side.gone[:],
        "substitutions": side.subs,
        "substitutions_left": left,
    }
