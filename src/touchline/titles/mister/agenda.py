"""The agenda: each step by its code, and the function that carries it out."""

from __future__ import annotations

from typing import Final

from touchline.kernel.agenda import Agenda
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.lineup import lineups
from touchline.titles.mister.rules.market import market_close, market_open, market_turn
from touchline.titles.mister.rules.match import kick_off, turn
from touchline.titles.mister.rules.season import window
from touchline.titles.mister.rules.shootout import kick, takers
from touchline.titles.mister.rules.tournament import finish, full_time, open_round, pairing, round_end

AGENDA: Final[Agenda] = {
    c.STEP_MARKET_TURN: market_turn,
    c.STEP_TURN: turn,
    c.STEP_LINEUPS: lineups,
    c.STEP_KICK: kick,
    c.STEP_WINDOW: window,
    c.STEP_KICK_OFF: kick_off,
    c.STEP_TAKERS: takers,
    c.STEP_FULL_TIME: full_time,
    c.STEP_ROUND_END: round_end,
    c.STEP_ROUND: open_round,
    c.STEP_MARKET_OPEN: market_open,
    c.STEP_MARKET_CLOSE: market_close,
    c.STEP_PAIRING: pairing,
    c.STEP_FINISH: finish,
}
