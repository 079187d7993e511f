"""The one place that knows which step is which procedure."""

from __future__ import annotations

from touchline.kernel.game import Step
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.lineup import lineups
from touchline.titles.mister.rules.market import market_close, market_open, market_turn
from touchline.titles.mister.rules.match import kick_off, turn
from touchline.titles.mister.rules.season import window
from touchline.titles.mister.rules.shootout import kick, takers
from touchline.titles.mister.rules.tournament import finish, full_time, open_round, pairing, round_end
from touchline.titles.mister.state import Mister


def perform(game: Mister, step: Step) -> None:
    code = step[0]
    if code == c.STEP_MARKET_TURN:
        market_turn(game)
    elif code == c.STEP_TURN:
        turn(game)
    elif code == c.STEP_LINEUPS:
        lineups(game)
    elif code == c.STEP_KICK:
        kick(game, step[1], step[2])
    elif code == c.STEP_WINDOW:
        window(game, step[1], step[2])
    elif code == c.STEP_KICK_OFF:
        kick_off(game)
    elif code == c.STEP_TAKERS:
        takers(game, step[1])
    elif code == c.STEP_FULL_TIME:
        full_time(game)
    elif code == c.STEP_ROUND_END:
        round_end(game)
    elif code == c.STEP_ROUND:
        open_round(game, step[1])
    elif code == c.STEP_MARKET_OPEN:
        market_open(game)
    elif code == c.STEP_MARKET_CLOSE:
        market_close(game)
    elif code == c.STEP_PAIRING:
        pairing(game)
    else:
        finish(game)
