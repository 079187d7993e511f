"""What a seat may know, as plain data; field by field, section 7 of the catalogue.

MIS-INFO-01  (ruling) Squads are hidden but for what a seat has seen of them; their sizes are public.
MIS-INFO-02  (ruling) Discards are public.
MIS-INFO-03  The eleven that were fielded are public.
MIS-INFO-04  (ruling) The bench is hidden, its number known.
MIS-INFO-05  (ruling) Action cards played, kept and left to come are public.
MIS-INFO-06  (ruling) Of a face-down deck only the number of its cards is shown.
MIS-INFO-07  (ruling) Of free agents a seat sees those it has had in hand itself.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, sees
from touchline.kernel.title import Result
from touchline.titles.mister.rules.league import table
from touchline.titles.mister.rules.tournament import rounds
from touchline.titles.mister.state import HEAD_TO_HEAD, LEAGUE, OVER, THREE_WAY, Mister, Outcome, Side
from touchline.titles.mister.view_types import (
    MarketView,
    MatchView,
    MisterView,
    Mode,
    ResultView,
    ShootoutView,
    SideView,
    Stage,
    StandingView,
)

STAGES: Final[tuple[Stage, ...]] = ("market", "lineup", "match", "shootout", "transfers", "over")
MODES: Final[tuple[Mode, ...]] = ("head_to_head", "cup", "league", "three_way")


def observe(game: Mister, seat: int | None) -> MisterView:
    return {
        "mode": MODES[game.rules.mode],
        "stage": STAGES[game.stage],
        "sides": [side_view(game, at, seat) for at in range(game.seats)],
        "market": market_view(game, seat),
        "round": game.round + 1,
        "rounds": rounds(game),
        "players": game.numbers,
        "fixtures": [list(fixture) for fixture in game.fixtures],
        "match": match_view(game),
        "shootout": shootout_view(game),
        "results": [result_view(row) for row in game.results],
        "table": [standing_view(*row) for row in table(game)] if game.rules.mode in (LEAGUE, THREE_WAY) else [],
        "places": game.places,
    }


def side_view(game: Mister, at: int, seat: int | None) -> SideView:
    """One side; its bench only for its own eyes."""
    side = game.sides[at]
    known = [player for player in side.squad if sees(game.knows[player], seat)]
    return {
        "size": len(side.squad),
        "squad": known if seat == at else sorted(known),
        "lineup": side.lineup,
        "fielded": side.fielded,
        "bench": side.bench if seat == at else sorted(player for player in side.bench if player in known),
        "bench_size": len(side.bench),
        "sent_off": side.sent_off,
        "injured": side.injured,
        "boost": side.boost,
        "kept": side.kept,
        "goals": side.goals(),
    }


def market_view(game: Mister, seat: int | None) -> MarketView:
    """The footballer deck, the discards, and what this seat knows to lie below the free agents."""
    return {
        "turn": game.turn,
        "pass": game.market_pass,
        "compulsory": game.compulsory,
        "left": len(game.deck) + len(game.under),
        "discards": [player for player in game.discards if sees(game.knows[player], seat)],
        "discarded": len(game.discards),
        "under": [player if sees(game.knows[player], seat) else NOBODY for player in game.under],
    }


def match_view(game: Mister) -> MatchView:
    """MIS-INFO-05."""
    return {
        "order": game.order,
        "turn": game.order[game.at] if game.order else NOBODY,
        "pass": game.passes,
        "passes": game.rules.deck_passes,
        "left": len(game.pack),
        "spent": game.spent,
        "lifted": game.lifted,
    }


def shootout_view(game: Mister) -> ShootoutView | None:
    kicks = game.kicks
    if kicks is None:
        return None
    return {
        "sides": list(kicks.sides),
        "takers": kicks.takers,
        "kicked": kicks.kicked,
        "scored": kicks.scored,
    }


def result_view(row: Outcome) -> ResultView:
    return {
        "round": row[0],
        "first": row[1],
        "second": row[2],
        "goals": row[3],
        "against": row[4],
        "winner": row[5],
        "scored": row[6],
        "conceded": row[7],
    }


def standing_view(place: int, seat: int, points: int, difference: int, goals: int) -> StandingView:
    return {"place": place, "seat": seat, "points": points, "difference": difference, "goals": goals}


def result(game: Mister) -> Result:
    """Places; goals of a single match, matches won in a cup, points in a league; and what decided."""
    if game.stage != OVER:
        raise ValueError("the game is not over")
    if game.rules.mode in (LEAGUE, THREE_WAY):
        points = {row[1]: row[2] for row in table(game)}
        return Result(game.places, [points[seat] for seat in range(game.seats)], "league")
    final = game.results[-len(game.fixtures)]
    penalties = final[3] == final[4] and final[5] != NOBODY
    if game.rules.mode != HEAD_TO_HEAD:
        won = [sum(row[5] == seat for row in game.results) for seat in range(game.seats)]
        return Result(game.places, won, "cup-penalties" if penalties else "cup")
    goals = [side.goals() for side in game.sides]
    return Result(game.places, goals, "penalties" if penalties else "goals" if final[5] != NOBODY else "drawn")


def keeper_of(game: Mister, side: Side) -> int:
    """The keeper among a squad, or NOBODY."""
    for player in side.squad:
        if game.cards.keeper[player]:
            return player
    return NOBODY
