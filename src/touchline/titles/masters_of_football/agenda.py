"""Which function carries out which step: of the season, and of the match on each board."""

from __future__ import annotations

from typing import Final

from touchline.kernel.agenda import Agenda
from touchline.kernel.game import Step
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.rules.academy import (
    academy,
    academy_again,
    academy_card,
    academy_opens,
    academy_roll,
    academy_take,
    releases,
)
from touchline.titles.masters_of_football.rules.announcements import announcement, placing
from touchline.titles.masters_of_football.rules.battle import tactic_battle
from touchline.titles.masters_of_football.rules.calendar import final_leg, matchday, next_board, open_boards
from touchline.titles.masters_of_football.rules.companion import pad_leg, pad_result, pad_review
from touchline.titles.masters_of_football.rules.effects import resolution
from touchline.titles.masters_of_football.rules.half_time import (
    half_time,
    second_half,
    substitution_call,
    substitutions,
    tactic_choice,
)
from touchline.titles.masters_of_football.rules.levels import provisional
from touchline.titles.masters_of_football.rules.lineup import lineups, show_lineups, wood_remedy
from touchline.titles.masters_of_football.rules.market import market, market_buy, market_cards, market_deal, market_keep
from touchline.titles.masters_of_football.rules.setup import (
    buy_squads,
    choose_managers,
    deal_action_cards,
    deal_managers,
    deal_squads,
    fill_up,
    seating,
)
from touchline.titles.masters_of_football.rules.standings import final_end, season_end
from touchline.titles.masters_of_football.rules.stoppage import final_whistle, stoppage
from touchline.titles.masters_of_football.rules.turns import (
    annulment,
    attack,
    between_turns,
    goal_window,
    kick_off,
    rerolls,
    turn,
)
from touchline.titles.masters_of_football.rules.windows import management, whistling
from touchline.titles.masters_of_football.state import Match, Mof


def play_on(game: Mof) -> None:
    """Play a step of the current board; the other board comes next. Play on at once if nobody looks in between
    (MOF-SIM-05)."""
    play_step(game)
    while game.straight and game.boards:
        play_step(game)
    if game.boards:
        game.then((c.STEP_PLAY_ON,))


def play_step(game: Mof) -> None:
    match = game.boards[game.at]
    carry_out_on_board(game, match, match.ahead.pop())
    next_board(game)


def carry_out_on_board(game: Mof, match: Match, step: Step) -> None:
    """Call the function of a step of the match with its numbers, which are two at most."""
    function, count = MATCH_AGENDA[step[0]], len(step)
    if count == 1:
        function(game, match)
    elif count == 2:
        function(game, match, step[1])
    else:
        function(game, match, step[1], step[2])


AGENDA: Final[Agenda] = {
    c.STEP_PLAY_ON: play_on,
    c.STEP_OPEN_BOARDS: open_boards,
    c.STEP_MATCHDAY: matchday,
    c.STEP_SEATING: seating,
    c.STEP_DEAL_MANAGERS: deal_managers,
    c.STEP_CHOOSE_MANAGERS: choose_managers,
    c.STEP_DEAL_SQUADS: deal_squads,
    c.STEP_BUY_SQUADS: buy_squads,
    c.STEP_FILL_UP: fill_up,
    c.STEP_DEAL_CARDS: deal_action_cards,
    c.STEP_ACADEMY: academy,
    c.STEP_ACADEMY_OPENS: academy_opens,
    c.STEP_ACADEMY_ROLL: academy_roll,
    c.STEP_ACADEMY_AGAIN: academy_again,
    c.STEP_ACADEMY_TAKE: academy_take,
    c.STEP_RELEASES: releases,
    c.STEP_MARKET: market,
    c.STEP_MARKET_DEAL: market_deal,
    c.STEP_MARKET_BUY: market_buy,
    c.STEP_MARKET_CARDS: market_cards,
    c.STEP_MARKET_KEEP: market_keep,
    c.STEP_SEASON_END: season_end,
    c.STEP_FINAL_LEG: final_leg,
    c.STEP_FINAL_END: final_end,
    c.STEP_PAD_RESULT: pad_result,
    c.STEP_PAD_REVIEW: pad_review,
    c.STEP_PAD_LEG: pad_leg,
}

MATCH_AGENDA: Final[Agenda] = {
    c.STEP_BETWEEN_TURNS: between_turns,
    c.STEP_TURN: turn,
    c.STEP_REROLLS: rerolls,
    c.STEP_GOAL_WINDOW: goal_window,
    c.STEP_ANNULMENT: annulment,
    c.STEP_INSERTED_TURN: attack,
    c.STEP_RESOLUTION: resolution,
    c.STEP_WHISTLING: whistling,
    c.STEP_MANAGEMENT: management,
    c.STEP_ACADEMY_CARD: academy_card,
    c.STEP_WOOD_REMEDY: wood_remedy,
    c.STEP_LINEUPS: lineups,
    c.STEP_ANNOUNCEMENT: announcement,
    c.STEP_PLACING: placing,
    c.STEP_SHOW_LINEUPS: show_lineups,
    c.STEP_TACTIC_BATTLE: tactic_battle,
    c.STEP_PROVISIONAL: provisional,
    c.STEP_KICK_OFF: kick_off,
    c.STEP_HALF_TIME: half_time,
    c.STEP_SUBSTITUTION_CALL: substitution_call,
    c.STEP_SUBSTITUTIONS: substitutions,
    c.STEP_TACTIC_CHOICE: tactic_choice,
    c.STEP_SECOND_HALF: second_half,
    c.STEP_STOPPAGE: stoppage,
    c.STEP_FINAL_WHISTLE: final_whistle,
}
