"""The agenda: each step by its code, and the chapter that carries it out."""

from __future__ import annotations

from touchline.kernel.game import Step
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.absences import absence_roll, on_duty
from touchline.titles.match_of_the_season.rules.advanced import substitute
from touchline.titles.match_of_the_season.rules.chance import blue_card, draw_chance, surplus, tip
from touchline.titles.match_of_the_season.rules.cups import home_roll, match_day, matches, round_over
from touchline.titles.match_of_the_season.rules.europe import europe_deck, europe_final, europe_round_over, europe_won
from touchline.titles.match_of_the_season.rules.events import event_roll, extra_roll, full_time, resolved
from touchline.titles.match_of_the_season.rules.league import (
    cross,
    duel,
    duel_over,
    finish,
    level,
    name_winners,
    season_over,
)
from touchline.titles.match_of_the_season.rules.lineup import fill_slot
from touchline.titles.match_of_the_season.rules.market import auction, turn_four, turn_one
from touchline.titles.match_of_the_season.rules.match import changes, line_ups, open_line_up, play
from touchline.titles.match_of_the_season.rules.money import prize, settle, short_sale
from touchline.titles.match_of_the_season.rules.reds import react_absence, take_effect
from touchline.titles.match_of_the_season.rules.season import first_turn, move, move_on, square, turn, walk
from touchline.titles.match_of_the_season.rules.season_end import (
    auction_of_six,
    end_of_season,
    extend_contracts,
    lay_strongest,
    losses,
    next_season,
    transfers,
)
from touchline.titles.match_of_the_season.rules.setup import (
    assign,
    deal,
    draft,
    draft_over,
    kick_off,
    lay_out,
    opening,
    squad_check,
)
from touchline.titles.match_of_the_season.rules.swaps import swap, swap_order, swaps, swaps_over
from touchline.titles.match_of_the_season.rules.tactics import commit
from touchline.titles.match_of_the_season.rules.trade import listing
from touchline.titles.match_of_the_season.rules.windows import open_window, window_go
from touchline.titles.match_of_the_season.state import Mots


def perform(game: Mots, step: Step) -> None:
    """One thing that happens at the table; the most frequent first."""
    code = step[0]
    if code == c.STEP_WINDOW_GO:
        window_go(game, step[1], step[2], step[3])
    elif code == c.STEP_WINDOW_OPEN:
        open_window(game, step[1], step[2])
    elif code <= c.STEP_FIRST_TURN:
        at_the_start(game, step)
    elif code <= c.STEP_REACT_ABSENCE or code == c.STEP_MOVE_ON:
        on_the_board(game, step)
    elif code < c.STEP_MATCH_DAY:
        on_the_market(game, step)
    elif code < c.STEP_FINISH:
        on_match_days(game, step)
    else:
        at_the_end(game, step)


def at_the_start(game: Mots, step: Step) -> None:
    code = step[0]
    if code == c.STEP_DRAFT:
        draft(game, step[1], step[2])
    elif code == c.STEP_ASSIGN:
        assign(game)
    elif code == c.STEP_DEAL:
        deal(game)
    elif code == c.STEP_OPENING:
        opening(game)
    elif code == c.STEP_KICK_OFF:
        kick_off(game)
    elif code == c.STEP_SQUAD_CHECK:
        squad_check(game, step[1])
    elif code == c.STEP_LAY_OUT:
        lay_out(game)
    else:
        first_turn(game)


def on_the_board(game: Mots, step: Step) -> None:
    code = step[0]
    if code == c.STEP_MOVE:
        move(game)
    elif code == c.STEP_WALK:
        walk(game, step[1])
    elif code == c.STEP_MOVE_ON:
        move_on(game)
    elif code == c.STEP_TURN:
        turn(game)
    elif code == c.STEP_SQUARE:
        square(game)
    elif code == c.STEP_CHANCE_DRAW:
        draw_chance(game, step[1])
    elif code == c.STEP_BLUE_CARD:
        blue_card(game, step[1], step[2])
    elif code == c.STEP_ABSENCE_ROLL:
        absence_roll(game, step[1], step[2])
    elif code == c.STEP_ON_DUTY:
        on_duty(game, step[1])
    else:
        react_absence(game, step[1])


def on_the_market(game: Mots, step: Step) -> None:
    code = step[0]
    if code == c.STEP_AUCTION:
        auction(game, step[1], step[2], step[3])
    elif code == c.STEP_TURN_CARD:
        turn_one(game, step[1], step[2])
    elif code == c.STEP_LISTING:
        listing(game, step[1], step[2], step[3])
    elif code == c.STEP_FILL_SLOT:
        fill_slot(game, step[1], step[2])
    else:
        turn_four(game, step[1])


def on_match_days(game: Mots, step: Step) -> None:
    code = step[0]
    if code == c.STEP_PLAY:
        play(game, step[1], step[2], step[3])
    elif code == c.STEP_LINE_UPS:
        line_ups(game)
    elif code == c.STEP_CHANGES:
        changes(game)
    elif code == c.STEP_TACTIC_COMMIT:
        commit(game)
    elif code == c.STEP_EVENT_ROLL:
        event_roll(game, step[1])
    elif code == c.STEP_FULL_TIME:
        full_time(game)
    elif code == c.STEP_SETTLE:
        settle(game)
    elif code == c.STEP_SUBSTITUTE:
        substitute(game, step[1])
    elif code == c.STEP_EXTRA_ROLL:
        extra_roll(game, step[1])
    elif code == c.STEP_OPEN_LINE_UP:
        open_line_up(game, step[1], step[2], step[3])
    else:
        around_matches(game, step)


def around_matches(game: Mots, step: Step) -> None:
    code = step[0]
    if code == c.STEP_MATCH_DAY:
        match_day(game)
    elif code == c.STEP_HOME_DRAW_ROLL:
        home_roll(game, step[1])
    elif code == c.STEP_MATCHES:
        matches(game, step[1])
    elif code == c.STEP_ROUND_OVER:
        round_over(game)
    else:
        europe_round_over(game)


def at_the_end(game: Mots, step: Step) -> None:
    """Of a match, of a season."""
    code = step[0]
    if code == c.STEP_SHORT_SALE:
        short_sale(game, step[1], step[2])
    elif code == c.STEP_PRIZE:
        prize(game)
    elif code == c.STEP_RESOLVE:
        resolved(game, step[1], step[2], step[3])
    elif code == c.STEP_PLAY_PAIR:
        play(game, game.pairs[2 * step[1]], game.pairs[2 * step[1] + 1], step[2])
    elif code == c.STEP_RED_CARD_PLAYED:
        take_effect(game, step[1], step[2])
    elif code == c.STEP_SURPLUS:
        surplus(game, step[1])
    elif code == c.STEP_TIP:
        tip(game, step[1], step[2])
    elif code == c.STEP_DRAFT_OVER:
        draft_over(game, step[1])
    elif code <= c.STEP_SEASON_OVER:
        naming(game, step)
    else:
        end_of_season_step(game, step)


def naming(game: Mots, step: Step) -> None:
    code = step[0]
    if code == c.STEP_FINISH:
        finish(game)
    elif code == c.STEP_LEVEL:
        level(game, step[1], step[2])
    elif code == c.STEP_DUEL:
        duel(game, step[1], step[2])
    elif code == c.STEP_DUEL_OVER:
        duel_over(game, step[1], step[2])
    elif code == c.STEP_CROSS:
        cross(game)
    elif code == c.STEP_NAME_WINNERS:
        name_winners(game)
    elif code == c.STEP_EUROPE_FINAL:
        europe_final(game)
    else:
        season_over(game)


def end_of_season_step(game: Mots, step: Step) -> None:
    code = step[0]
    if code == c.STEP_END_OF_SEASON:
        end_of_season(game)
    elif code == c.STEP_STRONGEST:
        lay_strongest(game, step[1])
    elif code == c.STEP_EXTEND_CONTRACTS:
        extend_contracts(game)
    elif code == c.STEP_LOSSES:
        losses(game, step[1])
    elif code == c.STEP_SWAPS:
        swaps(game)
    elif code == c.STEP_SWAP_ORDER:
        swap_order(game, step[1], step[2], step[3])
    elif code == c.STEP_SWAP:
        swap(game, step[1], step[2])
    elif code == c.STEP_SWAPS_OVER:
        swaps_over(game)
    elif code == c.STEP_TRANSFERS:
        transfers(game)
    elif code == c.STEP_AUCTION_OF_SIX:
        auction_of_six(game, step[1], step[2])
    elif code == c.STEP_EUROPE_DECK:
        europe_deck(game)
    elif code == c.STEP_EUROPE_WON:
        europe_won(game)
    else:
        next_season(game)
