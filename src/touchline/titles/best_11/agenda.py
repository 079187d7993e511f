"""The one dispatcher: which function carries out a step."""

from __future__ import annotations

from touchline.kernel.game import Step
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
from touchline.titles.best_11.state import Best11


def perform(game: Best11, step: Step) -> None:
    """The steps that come most often first."""
    code = step[0]
    if code == c.STEP_WINDOW:
        open_window(game)
    elif code == c.STEP_MENU:
        menu(game, step[1])
    elif code == c.STEP_TURN:
        turn(game, step[1])
    elif code == c.STEP_BOOST:
        boost(game)
    elif code == c.STEP_TAKE_EFFECT:
        take_effect(game, step[1], step[2], step[3], step[4])
    elif code <= c.STEP_FINISH:
        perform_round(game, step)
    elif code <= c.STEP_CUT_HAND:
        perform_move(game, step)
    elif code <= c.STEP_CLOSE:
        perform_challenge(game, step)
    else:
        perform_event(game, step)


def perform_round(game: Best11, step: Step) -> None:
    code = step[0]
    if code == c.STEP_ROUND_START:
        round_start(game)
    elif code == c.STEP_ROUND_END:
        round_end(game)
    elif code == c.STEP_SET_UP:
        set_up(game)
    elif code == c.STEP_CHOOSE_BOARD:
        choose_board(game, step[1])
    elif code == c.STEP_DEAL_EVENTS:
        deal_events(game)
    else:
        finish(game)


def perform_move(game: Best11, step: Step) -> None:
    code, seat = step[0], step[1]
    if code == c.STEP_MAKE_ROOM:
        make_room(game, seat, step[2])
    elif code == c.STEP_DRAW_EVENTS:
        draw_events(game, seat, step[2])
    elif code == c.STEP_CUT_HAND:
        cut_hand(game, seat)
    elif code == c.STEP_SIGN_FREE:
        sign_free(game, seat, step[2])
    elif code == c.STEP_NAME_TARGET:
        name_target(game, seat)
    elif code == c.STEP_SWAP_OUT:
        swap_out(game, seat)
    elif code == c.STEP_SWAP_IN:
        swap_in(game, seat, step[2])
    elif code == c.STEP_BUY_MORE:
        buy_more(game, seat)
    else:
        name_captain(game, seat)


def perform_challenge(game: Best11, step: Step) -> None:
    code = step[0]
    if code == c.STEP_DECLARE:
        declare(game, step[1])
    elif code == c.STEP_DECLARED_WINDOW:
        declared_window(game)
    elif code == c.STEP_SHELTER:
        shelter(game)
    elif code == c.STEP_SHELTER_POACH:
        shelter_poach(game, step[1], step[2], step[3])
    elif code == c.STEP_REVEAL:
        reveal(game, step[1])
    elif code == c.STEP_REVEALED_WINDOW:
        revealed_window(game)
    elif code == c.STEP_COMMIT:
        commit(game)
    elif code == c.STEP_FAILED_WINDOW:
        failed_window(game)
    elif code == c.STEP_PENDING_WINDOW:
        pending_window(game)
    elif code == c.STEP_GOAL:
        goal(game)
    elif code == c.STEP_SCORED_WINDOW:
        scored_window(game)
    else:
        close(game, step[1])


def perform_event(game: Best11, step: Step) -> None:
    code, seat = step[0], step[1]
    if code == c.STEP_AIM:
        aim(game, seat, step[2])
    elif code == c.STEP_AIM_MORE:
        aim_more(game, seat, step[2], step[3])
    elif code == c.STEP_ANSWER:
        answer(game, seat, step[2], step[3], step[4], step[5])
    elif code == c.STEP_REPLY:
        reply(game, seat, step[2], step[3], step[4])
    else:
        trade(game, seat, step[2])
