"""The competition: pairing, fixtures, rounds, and who has won.

MIS-SETUP-04   The mode is fixed before play starts.
MIS-MARKET-23  (ruling) One market serves all matches.
MIS-MATCH-10   Whoever has scored more goals wins the match.
MIS-PEN-01     A level single or cup match is decided by a shoot-out.
MIS-TOUR-01    Everyone tosses a coin; the first two to get heads meet, the other two form the second match.
MIS-TOUR-02    (ruling) Tosses go in seat order, round after round; heads tosses no more; first heads is player 1.
MIS-TOUR-03    First fixtures: 1 v 2 and 3 v 4.
MIS-TOUR-11    (ruling) Later rounds work the same way, in the order of their fixtures.
MIS-CUP-01     Semi-finals: 1 v 2 and 3 v 4.
MIS-CUP-02     The winners play the final.
MIS-CUP-03     The losers play for third place.
MIS-CUP-04     A level cup match goes to a shoot-out ...
MIS-CUP-05     (ruling) ... the match for third place too.
MIS-CUP-06     (ruling) The final is the first fixture of the second round, the match for third place the second.
MIS-CUP-07     (ruling) Of two shoot-outs that of the first fixture is taken first.
MIS-LEAGUE-01  Matchdays: 1 v 2, 3 v 4; 1 v 3, 2 v 4; 1 v 4, 2 v 3.
MIS-LEAGUE-02  Then every match is repeated once.
MIS-LEAGUE-03  Everybody meets everybody at least once.
MIS-LEAGUE-05  (ruling) A level league match stays a draw.
MIS-LEAGUE-07  Whoever leads the table at the end is champion.
MIS-LEAGUE-10  (ruling) The return leg swaps the names of every fixture.
MIS-SEASON-15  (ruling) No window after the last round.
MIS-SEASON-16  (ruling) Windows come after both matches and before the next line-ups.
MIS-BOOST-13   (ruling) A bonus ends with the match.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Step
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.league import final_order, tell_table
from touchline.titles.mister.rules.season import windows
from touchline.titles.mister.state import (
    CUP,
    HEAD_TO_HEAD,
    HEADS,
    LEAGUE,
    LINEUP,
    MATCH,
    OVER,
    SHOOTOUT,
    THREE_WAY,
    Fixture,
    Mister,
)

LEG: Final = [[(0, 1), (2, 3)], [(0, 2), (1, 3)], [(0, 3), (1, 2)]]  # MIS-LEAGUE-01
RING: Final = [[(0, 1)], [(1, 2)], [(2, 0)]]  # three seats: our own option (MIS-SETUP-06)


def pairing(game: Mister) -> None:
    """MIS-TOUR-01, MIS-TOUR-02: toss until two have heads."""
    drawn: list[int] = []
    seat = 0
    while len(drawn) < 2:
        if seat not in drawn:
            face = game.roll(2, c.ROLL_COIN)
            game.tell(c.TELL_TOSSED, seat, face, seat if face == HEADS else NOBODY)
            if face == HEADS:
                drawn.append(seat)
        seat = (seat + 1) % game.seats
    game.numbers = drawn + [seat for seat in range(game.seats) if seat not in drawn]
    game.tell(c.TELL_PAIRED, *game.numbers)


def rounds(game: Mister) -> int:
    if game.rules.mode == LEAGUE:
        return len(LEG) * game.rules.legs  # MIS-LEAGUE-02, MIS-LEAGUE-03
    if game.rules.mode == CUP:
        return 2
    return len(RING) if game.rules.mode == THREE_WAY else 1


def fixtures(game: Mister, number: int) -> list[Fixture]:
    """Who meets whom in this round, by seat, first-named first."""
    mode = game.rules.mode
    if mode == HEAD_TO_HEAD:
        return [(0, 1)]
    if mode == THREE_WAY:
        return RING[number]
    if mode == CUP and number == 1:
        return cup_finals(game)
    pairs = [(game.numbers[one], game.numbers[two]) for one, two in LEG[number % len(LEG)]]  # MIS-CUP-01, MIS-TOUR-03
    if number >= len(LEG) and game.rules.swap_return:
        return [(two, one) for one, two in pairs]  # MIS-LEAGUE-10
    return pairs


def next_fixtures(game: Mister) -> list[Fixture]:
    """The matches that kick off next, as far as they are certain; after the last round none."""
    number = game.round + 1 if has_kicked_off(game) else game.round
    if number >= rounds(game) or (game.rules.mode in (CUP, LEAGUE) and not game.numbers):
        return []
    if game.rules.mode == CUP and number == 1 and not is_decided(game):
        return []  # MIS-CUP-02: the winners are not known
    return fixtures(game, number)


def has_kicked_off(game: Mister) -> bool:
    """Whether the matches of this round are on or over."""
    return game.stage in (MATCH, SHOOTOUT, OVER) or any(row[0] == game.round for row in game.results)


def is_decided(game: Mister) -> bool:
    """Whether each match of the first round has its winner."""
    return len(game.results) > 1 and all(row[5] != NOBODY for row in game.results)


def cup_finals(game: Mister) -> list[Fixture]:
    """MIS-CUP-02, MIS-CUP-03, MIS-CUP-06: the winners for the cup, the losers for third place."""
    winners = [row[5] for row in game.results]
    losers = [row[2] if row[5] == row[1] else row[1] for row in game.results]
    return [(winners[0], winners[1]), (losers[0], losers[1])]


def open_round(game: Mister, number: int) -> None:
    """The round begins with its fixtures (MIS-TOUR-03, MIS-TOUR-11)."""
    game.round = number
    game.fixtures = fixtures(game, number)
    game.tell(c.TELL_ROUND, number + 1, rounds(game))
    for fixture in game.fixtures:
        game.tell(c.TELL_FIXTURE, *fixture)
    game.then((c.STEP_LINEUPS,), (c.STEP_KICK_OFF,))


def full_time(game: Mister) -> None:
    """Who has won (MIS-MATCH-10); level matches go to a shoot-out, the first fixture first (MIS-CUP-07)."""
    steps: list[Step] = []
    for at, (first, second) in enumerate(game.fixtures):
        goals, against = game.sides[first].goals(), game.sides[second].goals()
        winner = first if goals > against else second if against > goals else NOBODY
        game.results = [*game.results, (game.round, first, second, goals, against, winner, 0, 0)]
        game.tell(c.TELL_FULL_TIME, first, second, goals, against)
        if winner == NOBODY and game.rules.shootout:  # MIS-PEN-01, MIS-CUP-04, MIS-CUP-05, MIS-LEAGUE-05
            steps.append((c.STEP_TAKERS, at))
        game.sides[first].boost = game.sides[second].boost = 0  # MIS-BOOST-13
    game.then(*steps, (c.STEP_ROUND_END,))


def round_end(game: Mister) -> None:
    """The table, the windows, the next round (MIS-SEASON-15, MIS-SEASON-16)."""
    if game.rules.mode in (LEAGUE, THREE_WAY):
        tell_table(game)
    following = game.round + 1
    if following == rounds(game):
        game.then((c.STEP_FINISH,))
        return
    game.stage = LINEUP
    for side in game.sides:
        side.bench = []  # all fifteen are one squad again (MIS-LINEUP-10)
    game.then(*(windows(game) if game.rules.season_market else []), (c.STEP_ROUND, following))


def finish(game: Mister) -> None:
    """MIS-MATCH-10, MIS-CUP-02, MIS-CUP-03, MIS-LEAGUE-07: places for all."""
    game.stage = OVER
    order = final_order(game) if game.rules.mode in (LEAGUE, THREE_WAY) else knockout_order(game)
    game.places = [0] * game.seats
    for place, seat in enumerate(order, 1):
        game.places[seat] = place
    if not order:  # a single match that stays level, by the option
        game.places = [1] * game.seats
    else:
        game.tell(c.TELL_WINNER, order[0])


def knockout_order(game: Mister) -> list[int]:
    """Winner and loser of the final, then of the match for third place; nobody if a single match stays level."""
    order: list[int] = []
    for row in game.results[-len(game.fixtures) :]:
        winner = row[5]
        if winner != NOBODY:
            order += [winner, row[2] if winner == row[1] else row[1]]
    return order
