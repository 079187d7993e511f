"""Which procedure a step is: the season's, and on each board the match's."""

from __future__ import annotations

from touchline.kernel.game import Step
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.rules.academy import (
    academy,
    academy_again,
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


def perform(game: Mof, step: Step) -> None:
    """One step of the season; most are a step of the match on the board whose turn it is."""
    if step[0] == c.STEP_PLAY_ON:
        play_on(game)
    elif step[0] <= c.STEP_OPEN_BOARDS:
        perform_season(game, step)
    elif step[0] == c.STEP_PAD_RESULT:
        pad_result(game, step[1])
    elif step[0] == c.STEP_PAD_REVIEW:
        pad_review(game)
    else:
        pad_leg(game, step[1], step[2], step[3])


def play_on(game: Mof) -> None:
    """MOF-SIM-05: a step on this board, then the other's turn; at one go if nobody looks in between."""
    play_step(game)
    while game.straight and game.boards:
        play_step(game)
    if game.boards:
        game.then((c.STEP_PLAY_ON,))


def play_step(game: Mof) -> None:
    match = game.boards[game.at]
    step = match.ahead.pop()
    if step[0] >= c.STEP_BETWEEN_TURNS:
        perform_play(game, match, step)
    else:
        perform_opening(game, match, step)
    next_board(game)


def perform_play(game: Mof, match: Match, step: Step) -> None:
    """From kick-off to the final whistle."""
    code = step[0]
    if code == c.STEP_BETWEEN_TURNS:
        between_turns(game, match, step[1])
    elif code == c.STEP_TURN:
        turn(game, match, step[1])
    elif code == c.STEP_REROLLS:
        rerolls(game, match)
    elif code == c.STEP_GOAL_WINDOW:
        goal_window(game, match)
    elif code == c.STEP_ANNULMENT:
        annulment(game, match)
    elif code == c.STEP_INSERTED_TURN:
        attack(game, match, step[1])
    elif code == c.STEP_STOPPAGE:
        stoppage(game, match)
    elif code == c.STEP_FINAL_WHISTLE:
        final_whistle(game, match)
    else:
        perform_interval(game, match, step)


def perform_interval(game: Mof, match: Match, step: Step) -> None:
    code = step[0]
    if code == c.STEP_HALF_TIME:
        half_time(game, match)
    elif code == c.STEP_SUBSTITUTION_CALL:
        substitution_call(game, match, step[1])
    elif code == c.STEP_SUBSTITUTIONS:
        substitutions(game, match, step[1])
    elif code == c.STEP_TACTIC_CHOICE:
        tactic_choice(game, match)
    else:
        second_half(game, match)


def perform_opening(game: Mof, match: Match, step: Step) -> None:
    """Before kick-off, and cards as they are played."""
    code = step[0]
    if code == c.STEP_RESOLUTION:
        resolution(game, match)
    elif code == c.STEP_WHISTLING:
        whistling(game, match, step[1])
    elif code == c.STEP_MANAGEMENT:
        management(game, match)
    elif code == c.STEP_WOOD_REMEDY:
        wood_remedy(game, match)
    elif code == c.STEP_LINEUPS:
        lineups(game, match)
    elif code == c.STEP_ANNOUNCEMENT:
        announcement(game, match, step[1], step[2])
    elif code == c.STEP_PLACING:
        placing(game, match, step[1])
    elif code == c.STEP_SHOW_LINEUPS:
        show_lineups(game, match)
    elif code == c.STEP_TACTIC_BATTLE:
        tactic_battle(game, match)
    elif code == c.STEP_PROVISIONAL:
        provisional(game, match)
    else:
        kick_off(game, match)


def perform_season(game: Mof, step: Step) -> None:
    code = step[0]
    if code == c.STEP_MATCHDAY:
        matchday(game, step[1])
    elif code == c.STEP_OPEN_BOARDS:
        open_boards(game, step[1], step[2])
    elif code <= c.STEP_DEAL_CARDS:
        perform_setup(game, code)
    elif code <= c.STEP_RELEASES:
        perform_academy(game, step)
    elif code <= c.STEP_MARKET_KEEP:
        perform_market(game, code)
    elif code == c.STEP_SEASON_END:
        season_end(game)
    elif code == c.STEP_FINAL_LEG:
        final_leg(game, step[1], step[2], step[3])
    else:
        final_end(game)


def perform_setup(game: Mof, code: int) -> None:
    if code == c.STEP_SEATING:
        seating(game)
    elif code == c.STEP_DEAL_MANAGERS:
        deal_managers(game)
    elif code == c.STEP_CHOOSE_MANAGERS:
        choose_managers(game)
    elif code == c.STEP_DEAL_SQUADS:
        deal_squads(game)
    elif code == c.STEP_BUY_SQUADS:
        buy_squads(game)
    elif code == c.STEP_FILL_UP:
        fill_up(game)
    else:
        deal_action_cards(game)


def perform_academy(game: Mof, step: Step) -> None:
    code = step[0]
    if code == c.STEP_ACADEMY:
        academy(game)
    elif code == c.STEP_ACADEMY_OPENS:
        academy_opens(game, step[1])
    elif code == c.STEP_ACADEMY_ROLL:
        academy_roll(game, step[1])
    elif code == c.STEP_ACADEMY_AGAIN:
        academy_again(game, step[1])
    elif code == c.STEP_ACADEMY_TAKE:
        academy_take(game, step[1])
    else:
        releases(game)


def perform_market(game: Mof, code: int) -> None:
    if code == c.STEP_MARKET:
        market(game)
    elif code == c.STEP_MARKET_DEAL:
        market_deal(game)
    elif code == c.STEP_MARKET_BUY:
        market_buy(game)
    elif code == c.STEP_MARKET_CARDS:
        market_cards(game)
    else:
        market_keep(game)
