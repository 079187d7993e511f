"""The calendar: matchdays, their matches, the boards they are played on.

MOF-CAL-01      Everybody meets everybody twice, home and away.
MOF-CAL-02      Six matchdays of two matches.
MOF-CAL-03      The academy follows matchday 2; MOF-CAL-04 the market matchday 3; MOF-CAL-05 then no more phases.
MOF-CAL-06      (ruling) The fixtures, by team number.
MOF-CAL-07      (ruling) One match after the other unless simultaneous matches are on.
MOF-CAL-08      Results are recorded.
MOF-SIM-01      Two matches may be played at the same time, the second on the travel box.
MOF-SIM-02      Each then needs dice of its own: the engine rolls for both.
MOF-SIM-03      This shortens a league, or lets two leagues run side by side.
MOF-SIM-05      (ruling) They go on in turn: a step of the first, then one of the second; an announcement
                to play is carried out first.
MOF-8P-03       The final has two legs, home and away exchanged.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Step
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import HOME
from touchline.titles.masters_of_football.rules.home import always_holds
from touchline.titles.masters_of_football.rules.leagues import LEAGUE_SIZE
from touchline.titles.masters_of_football.rules.standings import FINAL
from touchline.titles.masters_of_football.state import (
    PRE1,
    PRE2,
    Match,
    Mof,
)

Fixture = tuple[int, int, int]  # league, home, away

BEFORE_THE_MATCH: Final[list[Step]] = [
    (c.STEP_MANAGEMENT,),
    (c.STEP_WOOD_REMEDY,),
    (c.STEP_LINEUPS,),
    (c.STEP_ANNOUNCEMENT, PRE1, 0),
    (c.STEP_PLACING, PRE1),
    (c.STEP_SHOW_LINEUPS,),
    (c.STEP_TACTIC_BATTLE,),
    (c.STEP_PROVISIONAL,),
    (c.STEP_ANNOUNCEMENT, PRE2, 0),
    (c.STEP_PLACING, PRE2),
    (c.STEP_KICK_OFF,),
]


def matchday(game: Mof, day: int) -> None:
    """MOF-CAL-02, MOF-CAL-07."""
    game.matchday = day
    game.tell(c.TELL_MATCHDAY_BEGINS, day)
    game.then(*((c.STEP_OPEN_BOARDS, day, group) for group in range(len(groups(game, day)))))


def fixtures_of(game: Mof, day: int) -> list[Fixture]:
    """MOF-CAL-06: league A first, then league B."""
    return [
        (league, league * LEAGUE_SIZE + home, league * LEAGUE_SIZE + away)
        for league in range(game.leagues)
        for home, away in game.rules.pairs[day - 1]
    ]


def groups(game: Mof, day: int) -> list[list[Fixture]]:
    """What is played together: one match, or two (MOF-SIM-01); with two leagues one of each (MOF-SIM-03)."""
    all_day = fixtures_of(game, day)
    if not game.rules.simultaneous:
        return [[each] for each in all_day]
    half = len(all_day) // 2  # matches of a matchday: two in one league, four in two
    return [[all_day[k], all_day[half + k]] for k in range(half)]


def open_boards(game: Mof, day: int, group: int) -> None:
    set_boards(game, [new_match(league, day, home, away) for league, home, away in groups(game, day)[group]])


def final_leg(game: Mof, leg: int, home: int, away: int) -> None:
    """MOF-8P-03, MOF-8P-12."""
    game.matchday = leg_matchday(game, leg)
    set_boards(game, [new_match(FINAL, game.matchday, home, away)])


def leg_matchday(game: Mof, leg: int) -> int:
    """The legs of the final follow the last matchday of the leagues."""
    return len(game.rules.pairs) + leg


def new_match(league: int, day: int, home: int, away: int) -> Match:
    match = Match(league, day, home, away)
    match.then_all(BEFORE_THE_MATCH)
    return match


def set_boards(game: Mof, boards: list[Match]) -> None:
    lay_out(game, boards)
    for match in boards:
        match.home_advantage = max(
            HOME, always_holds(game, match)
        )  # MOF-HOME-01, MOF-HOME-02: to be seen from the beginning
        game.tell(c.TELL_MATCH_BEGINS, match.teams[0], match.teams[1])


def open_office(game: Mof, step: Step = (c.STEP_MANAGEMENT,)) -> None:
    """MOF-RESP-12, MOF-ACAD-12: cards may be played outside a match, on a board without teams."""
    office = Match(NOBODY, game.matchday, NOBODY, NOBODY)
    office.then(step)
    lay_out(game, [office])


def lay_out(game: Mof, boards: list[Match]) -> None:
    """Put these boards on the table; what is on them is played next."""
    game.boards, game.at = boards, 0
    game.boards_laid += 1
    game.then((c.STEP_PLAY_ON,))


def next_board(game: Mof) -> None:
    """MOF-SIM-05: the other board's turn, unless it is done; with both done the boards are cleared."""
    boards = len(game.boards)
    if boards == 1 and game.boards[0].ahead:
        return
    if game.boards[game.at].announced:  # MOF-SIM-05, MOF-EXCH-05: whoever will play keeps his cards until the reveal
        return
    for k in range(1, boards + 1):
        other = (game.at + k) % boards
        if game.boards[other].ahead:
            game.at = other
            return
    game.boards, game.at = [], 0
