"""Which procedure a step is: the season's, and on each board the match's."""

from __future__ import annotations

from touchline.kernel.game import Step
from touchline.titles.masters_of_football import state as at
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
from touchline.titles.masters_of_football.state import PLAY_ON, Match, Mof


def perform(game: Mof, step: Step) -> None:
    """One step of the season; most are a step of the match on the board whose turn it is."""
    if step[0] == PLAY_ON:
        play_on(game)
    elif step[0] <= at.OPEN_BOARDS:
        perform_season(game, step)
    elif step[0] == at.PAD_RESULT:
        pad_result(game, step[1])
    elif step[0] == at.PAD_REVIEW:
        pad_review(game)
    else:
        pad_leg(game, step[1], step[2], step[3])


def play_on(game: Mof) -> None:
    """MOF-SIM-05: a step on this board, then the other's turn; at one go if nobody looks in between."""
    play_step(game)
    while game.straight and game.boards:
        play_step(game)
    if game.boards:
        game.then((PLAY_ON,))


def play_step(game: Mof) -> None:
    match = game.boards[game.at]
    step = match.ahead.pop()
    if step[0] >= at.BETWEEN_TURNS:
        perform_play(game, match, step)
    else:
        perform_opening(game, match, step)
    next_board(game)


def perform_play(game: Mof, match: Match, step: Step) -> None:
    """From kick-off to the final whistle."""
    code = step[0]
    if code == at.BETWEEN_TURNS:
        between_turns(game, match, step[1])
    elif code == at.TURN:
        turn(game, match, step[1])
    elif code == at.REROLLS:
        rerolls(game, match)
    elif code == at.GOAL_WINDOW:
        goal_window(game, match)
    elif code == at.ANNULMENT:
        annulment(game, match)
    elif code == at.INSERTED_TURN:
        attack(game, match, step[1])
    elif code == at.STOPPAGE:
        stoppage(game, match)
    elif code == at.FINAL_WHISTLE:
        final_whistle(game, match)
    else:
        perform_interval(game, match, step)


def perform_interval(game: Mof, match: Match, step: Step) -> None:
    code = step[0]
    if code == at.HALF_TIME:
        half_time(game, match)
    elif code == at.SUBSTITUTION_CALL:
        substitution_call(game, match, step[1])
    elif code == at.SUBSTITUTIONS:
        substitutions(game, match, step[1])
    elif code == at.TACTIC_CHOICE:
        tactic_choice(game, match)
    else:
        second_half(game, match)


def perform_opening(game: Mof, match: Match, step: Step) -> None:
    """Before kick-off, and cards as they are played."""
    code = step[0]
    if code == at.RESOLUTION:
        resolution(game, match)
    elif code == at.WHISTLING:
        whistling(game, match, step[1])
    elif code == at.MANAGEMENT:
        management(game, match)
    elif code == at.WOOD_REMEDY:
        wood_remedy(game, match)
    elif code == at.LINEUPS:
        lineups(game, match)
    elif code == at.ANNOUNCEMENT:
        announcement(game, match, step[1], step[2])
    elif code == at.PLACING:
        placing(game, match, step[1])
    elif code == at.SHOW_LINEUPS:
        show_lineups(game, match)
    elif code == at.TACTIC_BATTLE:
        tactic_battle(game, match)
    elif code == at.PROVISIONAL:
        provisional(game, match)
    else:
        kick_off(game, match)


def perform_season(game: Mof, step: Step) -> None:
    code = step[0]
    if code == at.MATCHDAY:
        matchday(game, step[1])
    elif code == at.OPEN_BOARDS:
        open_boards(game, step[1], step[2])
    elif code <= at.DEAL_CARDS:
        perform_setup(game, code)
    elif code <= at.RELEASES:
        perform_academy(game, step)
    elif code <= at.MARKET_KEEP:
        perform_market(game, code)
    elif code == at.SEASON_END:
        season_end(game)
    elif code == at.FINAL_LEG:
        final_leg(game, step[1], step[2], step[3])
    else:
        final_end(game)


def perform_setup(game: Mof, code: int) -> None:
    if code == at.SEATING:
        seating(game)
    elif code == at.DEAL_MANAGERS:
        deal_managers(game)
    elif code == at.CHOOSE_MANAGERS:
        choose_managers(game)
    elif code == at.DEAL_SQUADS:
        deal_squads(game)
    elif code == at.BUY_SQUADS:
        buy_squads(game)
    elif code == at.FILL_UP:
        fill_up(game)
    else:
        deal_action_cards(game)


def perform_academy(game: Mof, step: Step) -> None:
    code = step[0]
    if code == at.ACADEMY:
        academy(game)
    elif code == at.ACADEMY_OPENS:
        academy_opens(game, step[1])
    elif code == at.ACADEMY_ROLL:
        academy_roll(game, step[1])
    elif code == at.ACADEMY_AGAIN:
        academy_again(game, step[1])
    elif code == at.ACADEMY_TAKE:
        academy_take(game, step[1])
    else:
        releases(game)


def perform_market(game: Mof, code: int) -> None:
    if code == at.MARKET:
        market(game)
    elif code == at.MARKET_DEAL:
        market_deal(game)
    elif code == at.MARKET_BUY:
        market_buy(game)
    elif code == at.MARKET_CARDS:
        market_cards(game)
    else:
        market_keep(game)
