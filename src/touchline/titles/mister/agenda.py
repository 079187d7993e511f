"""The one place that knows which step is which procedure."""

from __future__ import annotations

from touchline.kernel.game import Step
from touchline.titles.mister.rules.lineup import lineups
from touchline.titles.mister.rules.market import market_close, market_open, market_turn
from touchline.titles.mister.rules.match import kick_off, turn
from touchline.titles.mister.rules.season import window
from touchline.titles.mister.rules.shootout import kick, takers
from touchline.titles.mister.rules.tournament import finish, full_time, open_round, pairing, round_end
from touchline.titles.mister.state import (
    FULL_TIME,
    KICK,
    KICK_OFF,
    LINEUPS,
    MARKET_CLOSE,
    MARKET_OPEN,
    MARKET_TURN,
    PAIRING,
    ROUND,
    ROUND_END,
    TAKERS,
    TURN,
    WINDOW,
    Mister,
)


def perform(game: Mister, step: Step) -> None:
    code = step[0]
    if code == MARKET_TURN:
        market_turn(game)
    elif code == TURN:
        turn(game)
    elif code == LINEUPS:
        lineups(game)
    elif code == KICK:
        kick(game, step[1], step[2])
    elif code == WINDOW:
        window(game, step[1], step[2])
    elif code == KICK_OFF:
        kick_off(game)
    elif code == TAKERS:
        takers(game, step[1])
    elif code == FULL_TIME:
        full_time(game)
    elif code == ROUND_END:
        round_end(game)
    elif code == ROUND:
        open_round(game, step[1])
    elif code == MARKET_OPEN:
        market_open(game)
    elif code == MARKET_CLOSE:
        market_close(game)
    elif code == PAIRING:
        pairing(game)
    else:
        finish(game)
