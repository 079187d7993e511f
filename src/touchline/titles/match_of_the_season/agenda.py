"""The agenda: each step by its code, and the function that carries it out; the most frequent first."""

from __future__ import annotations

from typing import Final

from touchline.kernel.agenda import Agenda
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
from touchline.titles.match_of_the_season.rules.match import changes, line_ups, open_line_up, play, play_pair
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

AGENDA: Final[Agenda] = {
    # windows
    c.STEP_WINDOW_GO: window_go,
    c.STEP_WINDOW_OPEN: open_window,
    # setup
    c.STEP_DRAFT: draft,
    c.STEP_ASSIGN: assign,
    c.STEP_DEAL: deal,
    c.STEP_OPENING: opening,
    c.STEP_KICK_OFF: kick_off,
    c.STEP_SQUAD_CHECK: squad_check,
    c.STEP_LAY_OUT: lay_out,
    c.STEP_FIRST_TURN: first_turn,
    # the board
    c.STEP_MOVE: move,
    c.STEP_WALK: walk,
    c.STEP_MOVE_ON: move_on,
    c.STEP_TURN: turn,
    c.STEP_SQUARE: square,
    c.STEP_CHANCE_DRAW: draw_chance,
    c.STEP_BLUE_CARD: blue_card,
    c.STEP_ABSENCE_ROLL: absence_roll,
    c.STEP_ON_DUTY: on_duty,
    c.STEP_REACT_ABSENCE: react_absence,
    # the market
    c.STEP_AUCTION: auction,
    c.STEP_TURN_CARD: turn_one,
    c.STEP_LISTING: listing,
    c.STEP_FILL_SLOT: fill_slot,
    c.STEP_TURN_FOUR: turn_four,
    # a match
    c.STEP_PLAY: play,
    c.STEP_LINE_UPS: line_ups,
    c.STEP_CHANGES: changes,
    c.STEP_TACTIC_COMMIT: commit,
    c.STEP_EVENT_ROLL: event_roll,
    c.STEP_FULL_TIME: full_time,
    c.STEP_SETTLE: settle,
    c.STEP_SUBSTITUTE: substitute,
    c.STEP_EXTRA_ROLL: extra_roll,
    c.STEP_OPEN_LINE_UP: open_line_up,
    # match days
    c.STEP_MATCH_DAY: match_day,
    c.STEP_HOME_DRAW_ROLL: home_roll,
    c.STEP_MATCHES: matches,
    c.STEP_ROUND_OVER: round_over,
    c.STEP_EUROPE_ROUND_OVER: europe_round_over,
    # cards, money, pairs
    c.STEP_SHORT_SALE: short_sale,
    c.STEP_PRIZE: prize,
    c.STEP_RESOLVE: resolved,
    c.STEP_PLAY_PAIR: play_pair,
    c.STEP_RED_CARD_PLAYED: take_effect,
    c.STEP_SURPLUS: surplus,
    c.STEP_TIP: tip,
    c.STEP_DRAFT_OVER: draft_over,
    # the end of a league
    c.STEP_FINISH: finish,
    c.STEP_LEVEL: level,
    c.STEP_DUEL: duel,
    c.STEP_DUEL_OVER: duel_over,
    c.STEP_CROSS: cross,
    c.STEP_NAME_WINNERS: name_winners,
    c.STEP_EUROPE_FINAL: europe_final,
    c.STEP_SEASON_OVER: season_over,
    # the end of a season
    c.STEP_END_OF_SEASON: end_of_season,
    c.STEP_STRONGEST: lay_strongest,
    c.STEP_EXTEND_CONTRACTS: extend_contracts,
    c.STEP_LOSSES: losses,
    c.STEP_SWAPS: swaps,
    c.STEP_SWAP_ORDER: swap_order,
    c.STEP_SWAP: swap,
    c.STEP_SWAPS_OVER: swaps_over,
    c.STEP_TRANSFERS: transfers,
    c.STEP_AUCTION_OF_SIX: auction_of_six,
    c.STEP_EUROPE_DECK: europe_deck,
    c.STEP_EUROPE_WON: europe_won,
    c.STEP_NEXT_SEASON: next_season,
}
