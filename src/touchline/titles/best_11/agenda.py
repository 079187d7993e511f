"""Which function carries out a step."""

from __future__ import annotations

from typing import Final

from touchline.kernel.agenda import Agenda
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.action import commit
from touchline.titles.best_11.rules.boosting import boost
from touchline.titles.best_11.rules.challenge import close, declare, goal, reveal
from touchline.titles.best_11.rules.effects import aim, aim_more, reply, take_effect
from touchline.titles.best_11.rules.events import cut_hand, draw_events, make_room
from touchline.titles.best_11.rules.hands import trade
from touchline.titles.best_11.rules.moves import buy_more, name_captain, name_target, sign_free, swap_in, swap_out
from touchline.titles.best_11.rules.rounds import round_end, round_start
from touchline.titles.best_11.rules.scoring import finish
from touchline.titles.best_11.rules.setup import choose_board, deal_events, set_up
from touchline.titles.best_11.rules.turn import menu, turn
from touchline.titles.best_11.rules.windows import (
    answer,
    declared_window,
    failed_window,
    open_window,
    pending_window,
    revealed_window,
    scored_window,
    shelter,
    shelter_poach,
)

AGENDA: Final[Agenda] = {
    c.STEP_WINDOW: open_window,  # those that come most often first
    c.STEP_MENU: menu,
    c.STEP_TURN: turn,
    c.STEP_BOOST: boost,
    c.STEP_TAKE_EFFECT: take_effect,
    c.STEP_ROUND_START: round_start,
    c.STEP_ROUND_END: round_end,
    c.STEP_SET_UP: set_up,
    c.STEP_CHOOSE_BOARD: choose_board,
    c.STEP_DEAL_EVENTS: deal_events,
    c.STEP_MAKE_ROOM: make_room,
    c.STEP_DRAW_EVENTS: draw_events,
    c.STEP_CUT_HAND: cut_hand,
    c.STEP_SIGN_FREE: sign_free,
    c.STEP_NAME_TARGET: name_target,
    c.STEP_SWAP_OUT: swap_out,
    c.STEP_SWAP_IN: swap_in,
    c.STEP_BUY_MORE: buy_more,
    c.STEP_DECLARE: declare,
    c.STEP_DECLARED_WINDOW: declared_window,
    c.STEP_SHELTER: shelter,
    c.STEP_SHELTER_POACH: shelter_poach,
    c.STEP_REVEAL: reveal,
    c.STEP_REVEALED_WINDOW: revealed_window,
    c.STEP_COMMIT: commit,
    c.STEP_FAILED_WINDOW: failed_window,
    c.STEP_PENDING_WINDOW: pending_window,
    c.STEP_GOAL: goal,
    c.STEP_SCORED_WINDOW: scored_window,
    c.STEP_AIM: aim,
    c.STEP_AIM_MORE: aim_more,
    c.STEP_ANSWER: answer,
    c.STEP_REPLY: reply,
    c.STEP_FINISH: finish,
    c.STEP_NAME_CAPTAIN: name_captain,
    c.STEP_CLOSE: close,
    c.STEP_TRADE: trade,
}
