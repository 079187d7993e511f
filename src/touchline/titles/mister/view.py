"""The view of a seat, as plain data, field by field; section 7 of the catalogue.

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

from touchline.kernel.game import NOBODY, bit_of
from touchline.kernel.result import Result
from touchline.parts.standings import DRAW_POINTS, WIN_POINTS, Match, match_points
from touchline.titles.mister.printed import ROLES
from touchline.titles.mister.rules.league import played, table
from touchline.titles.mister.rules.market import is_forced
from touchline.titles.mister.rules.shootout import next_side, stakes
from touchline.titles.mister.rules.tournament import next_fixtures, rounds
from touchline.titles.mister.state import (
    HEAD_TO_HEAD,
    KICKS,
    LEAGUE,
    MARKET,
    OVER,
    SQUAD_SIZE,
    THREE_WAY,
    Mister,
    Outcome,
    Side,
)
from touchline.titles.mister.view_types import (
    ForcedView,
    Mark,
    MarketView,
    MatchView,
    MisterPublicView,
    MisterSeatView,
    Mode,
    ResultView,
    ShootoutView,
    SideView,
    Stage,
    StandingView,
)

STAGES: Final[tuple[Stage, ...]] = ("market", "lineup", "match", "shootout", "transfers", "over")
MARK_OF: Final[dict[int, Mark]] = {
    WIN_POINTS: "won",
    DRAW_POINTS: "drew",
    0: "lost",
}  # by points of a match
FIRST_POOL: Final = 1
MODES: Final[tuple[Mode, ...]] = ("head_to_head", "cup", "league", "three_way")


def observe_public(game: Mister) -> MisterPublicView:
    """Return what everybody may know; it is made once for all seats."""
    return {
        "mode": MODES[game.rules.mode],
        "stage": STAGES[game.stage],
        "squad_size": SQUAD_SIZE,
        "round": game.round + 1,
        "rounds": rounds(game),
        "players": game.numbers,
        "fixtures": [{"first": first, "second": second} for first, second in game.fixtures],
        "next_fixtures": [{"first": first, "second": second} for first, second in next_fixtures(game)],
        "match": match_view(game),
        "shootout": shootout_view(game),
        "results": [result_view(row) for row in game.results],
        "table": standings(game) if game.rules.mode in (LEAGUE, THREE_WAY) else [],
        "places": game.places,
    }


def observe(game: Mister, seat: int | None) -> MisterSeatView:
    """Return what differs from seat to seat (None: a spectator)."""
    return {
        "sides": [side_view(game, at, seat) for at in range(game.seats)],
        "market": market_view(game, seat),
    }


def side_view(game: Mister, at: int, seat: int | None) -> SideView:
    """Return one side; its bench only for its own seat."""
    side, knows, own = game.sides[at], game.knows, bit_of(seat)
    known = [player for player in side.squad if knows[player] & own]
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
    """Return the footballer deck, the discards, and what this seat knows to be below the free agents."""
    knows, own = game.knows, bit_of(seat)
    return {
        "turn": game.turn,
        "pass": game.market_pass,
        "compulsory": game.compulsory,
        "forced": forced_view(game),
        "left": len(game.deck) + len(game.under),
        "discards": [player for player in game.discards if knows[player] & own],
        "discarded": len(game.discards),
        "unseen": unseen(game, seat) if game.stage == MARKET else [],
        "under": [player if knows[player] & own else NOBODY for player in game.under],
    }


def forced_view(game: Mister) -> ForcedView | None:
    """Return why nobody may choose in the market, if so."""
    if game.stage != MARKET or not is_forced(game):
        return None
    if game.compulsory:
        return {"duty": "idle", "seat": NOBODY, "rule": "MIS-MARKET-20"}
    lacking = [seat for seat, side in enumerate(game.sides) if len(side.squad) < SQUAD_SIZE]
    return {"duty": "alone", "seat": lacking[0], "rule": "MIS-MARKET-16"}


def unseen(game: Mister, seat: int | None) -> list[int]:
    """Return how many footballers of each role may be in the deck for all that this seat knows.

    In the market all of the deck are of the pool that was shuffled last, and whom somebody knows is in no deck.
    """
    if not game.deck:
        return [0] * len(ROLES)
    knows, pool, role, own = game.knows, game.pool, game.cards.role, bit_of(seat)
    last = pool[game.deck[0]]
    counts = roles_in_pool(game, last)
    for pile in (game.discards, *[side.squad for side in game.sides]):
        for player in pile:
            if knows[player] & own and pool[player] == last:
                counts[role[player]] -= 1
    return counts


def roles_in_pool(game: Mister, pool: int) -> list[int]:
    if pool == FIRST_POOL:  # while the deck is of it, nobody has left it
        return game.cards.role_counts[:]
    roles = [game.cards.role[player] for player, its in enumerate(game.pool) if its == pool]
    return [roles.count(role) for role in range(len(ROLES))]


def match_view(game: Mister) -> MatchView:
    """Return what everybody may know of a match (MIS-INFO-05)."""
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
    must, wins, sudden = stakes(kicks)
    return {
        "kicks": KICKS,
        "sides": [
            {"seat": seat, "takers": kicks.takers[at], "kicked": kicks.kicked[at], "scored": kicks.scored[at]}
            for at, seat in enumerate(kicks.sides)
        ],
        "next": {"seat": kicks.sides[next_side(kicks)], "must": must == 1, "wins": wins == 1, "sudden": sudden == 1},
    }


def result_view(row: Outcome) -> ResultView:
    return {
        "round": row[0] + 1,
        "first": row[1],
        "second": row[2],
        "goals": row[3],
        "against": row[4],
        "winner": row[5],
        "scored": row[6],
        "conceded": row[7],
    }


def standings(game: Mister) -> list[StandingView]:
    """Return the league table from the top (MIS-LEAGUE-06)."""
    matches = played(game.results)
    return [standing_view(matches, *row) for row in table(game)]


def standing_view(
    matches: list[Match], place: int, seat: int, points: int, difference: int, goals: int
) -> StandingView:
    earned = [match_points(match, seat) for match in matches if seat in (match.home, match.away)]
    return {
        "place": place,
        "seat": seat,
        "points": points,
        "difference": difference,
        "goals": goals,
        "conceded": goals - difference,
        "form": [MARK_OF[each] for each in earned],
        "race": [sum(earned[:count]) for count in range(len(earned) + 1)],
    }


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
    """Return the keeper in a squad, or NOBODY."""
    for player in side.squad:
        if game.cards.keeper[player]:
            return player
    return NOBODY
