"""The one dispatcher: which function carries out a step."""

from __future__ import annotations

from touchline.kernel.game import Step
from touchline.titles.best_11 import codes
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
    if code == codes.WINDOW:
        open_window(game)
    elif code == codes.MENU:
        menu(game, step[1])
    elif code == codes.TURN:
        turn(game, step[1])
    elif code == codes.BOOST:
        boost(game)
    elif code == codes.TAKE_EFFECT:
        take_effect(game, step[1], step[2], step[3], step[4])
    elif code <= codes.FINISH:
        perform_round(game, step)
    elif code <= codes.CUT_HAND:
        perform_move(game, step)
    elif code <= codes.CLOSE:
        perform_challenge(game, step)
    else:
        perform_event(game, step)


def perform_round(game: Best11, step: Step) -> None:
    code = step[0]
    if code == codes.ROUND_START:
        round_start(game)
    elif code == codes.ROUND_END:
        round_end(game)
    elif code == codes.SET_UP:
        set_up(game)
    elif code == codes.CHOOSE_BOARD:
        choose_board(game, step[1])
    elif code == codes.DEAL_EVENTS:
        deal_events(game)
    else:
        finish(game)


def perform_move(game: Best11, step: Step) -> None:
    code, seat = step[0], step[1]
    if code == codes.MAKE_ROOM:
        make_room(game, seat, step[2])
    elif code == codes.DRAW_EVENTS:
        draw_events(game, seat, step[2])
    elif code == codes.CUT_HAND:
        cut_hand(game, seat)
    elif code == codes.SIGN_FREE:
        sign_free(game, seat, step[2])
    elif code == codes.NAME_TARGET:
        name_target(game, seat)
    elif code == codes.SWAP_OUT:
        swap_out(game, seat)
    elif code == codes.SWAP_IN:
        swap_in(game, seat, step[2])
    elif code == codes.BUY_MORE:
        buy_more(game, seat)
    else:
        name_captain(game, seat)


def perform_challenge(game: Best11, step: Step) -> None:
    code = step[0]
    if code == codes.DECLARE:
        declare(game, step[1])
    elif code == codes.DECLARED_WINDOW:
        declared_window(game)
    elif code == codes.SHELTER:
        shelter(game)
    elif code == codes.SHELTER_POACH:
        shelter_poach(game, step[1], step[2], step[3])
    elif code == codes.REVEAL:
        reveal(game, step[1])
    elif code == codes.REVEALED_WINDOW:
        revealed_window(game)
    elif code == codes.COMMIT:
        commit(game)
    elif code == codes.FAILED_WINDOW:
        failed_window(game)
    elif code == codes.PENDING_WINDOW:
        pending_window(game)
    elif code == codes.GOAL:
        goal(game)
    elif code == codes.SCORED_WINDOW:
        scored_window(game)
    else:
        close(game, step[1])


def perform_event(game: Best11, step: Step) -> None:
    code, seat = step[0], step[1]
    if code == codes.AIM:
        aim(game, seat, step[2])
    elif code == codes.AIM_MORE:
        aim_more(game, seat, step[2], step[3])
    elif code == codes.ANSWER:
        answer(game, seat, step[2], step[3], step[4], step[5])
    elif code == codes.REPLY:
        reply(game, seat, step[2], step[3], step[4])
    else:
        trade(game, seat, step[2])
