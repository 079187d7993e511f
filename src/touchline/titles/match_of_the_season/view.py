"""What a seat sees.

MOTS-GEN-18     (ruling) Cash, squads and the free list are open to all; so are markers, line-ups and resale bans.
MOTS-CHANCE-07  (ruling) Of another's hand only the number of cards.
MOTS-TACTIC-03  That a tactic card is committed is open, which one is not.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import odds
from touchline.titles.match_of_the_season.rules.absences import causes_of
from touchline.titles.match_of_the_season.state import Match, Mots, Side
from touchline.titles.match_of_the_season.view_types import MatchOfTheSeasonView, MatchView, SideView, TeamView


def observe(game: Mots, seat: int | None) -> MatchOfTheSeasonView:
    """All that this seat (None: a spectator) may know."""
    return {
        "season": game.season,
        "token": game.token,
        "active": game.active,
        "youngest": game.youngest,
        "order": list(game.order),
        "seat_of": list(game.seat_of),
        "teams": [team_data(game, team, seat) for team in range(len(game.teams))],
        "free_list": game.free[:],
        "on_offer": game.offer[:],
        "transfer_deck": len(game.deck),
        "scouted": game.deck.top[:] if sees(game.deck.seen, seat) else [],
        "chance_deck": len(game.chance),
        "absent": [[player, cause] for player in range(len(game.marks)) for cause in causes_of(game, player)],
        "listed": game.listed[:],
        "pairs": game.pairs[:],
        "results": [list(each) for each in game.results],
        "places": game.places[:],
        "national_cup": game.finalists[:],
        "super_cup": game.super_pair[:],
        "european_cup": {"left": game.entrants[:], "through": game.through[:], "holder": game.holder},
        "face_down": game.down[:],
        "honours": [list(each) for each in game.honours],
        "match": match_data(game, game.match, seat) if game.match else None,
        "odds": odds.observed(game),
    }


def sees(mask: int, seat: int | None) -> bool:
    return seat is not None and bool(mask >> seat & 1)


def team_data(game: Mots, team: int, seat: int | None) -> TeamView:
    own = game.teams[team]
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
        "sold": [[bit // 8, bit % 8] for bit in range(32) if own.sold >> bit & 1],
        "cards": len(own.hand),
        "hand": own.hand[:] if seat is not None and game.seat_of[team] == seat else None,
    }


def match_data(game: Mots, match: Match, seat: int | None) -> MatchView:
    mine = seat is not None and match.home.who < len(game.seat_of) and game.seat_of[match.home.who] == seat
    return {
        "home": side_data(match.home),
        "away": side_data(match.away),
        "competition": match.competition,
        "committed": match.card != NOBODY,
        "card": match.card if mine or match.shown else NOBODY,
        "revealed": match.shown,
        "event": match.event,
        "events": game.rules.events,
        "extra": match.extra,
        "goals": match.goals[:],
        "outcome": match.outcome,
    }


def side_data(side: Side) -> SideView:
    return {
        "who": side.who,
        "formation": side.formation,
        "slots": side.slots[:],
        "stars": side.stars[:],
        "gone": side.gone[:],
        "substitutions": side.subs,
    }
