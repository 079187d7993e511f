"""Stoppage time and the final whistle.

MOF-STOP-01     Level, or the holder of home advantage one goal behind: he rolls the tactics die.
MOF-STOP-02     On 3 or more he gets one extra attack.
MOF-STOP-03     (ruling) Rolled once, by itself; the extra turn leads to no second roll.
MOF-STOP-04     (ruling) It is a turn like any other, the thirteenth; without it the twelfth is the last.
MOF-STOP-05     (ruling) No genius die in that roll.
MOF-STOP-06     (ruling) Home advantage as it stands at that moment.
MOF-END-01      Goals and points are recorded at the final whistle.
MOF-END-02      3 points for the winner, 0 for the loser, 1 each for a draw.
MOF-END-03      All card effects end with the match.
MOF-END-04      (ruling) Cards on the table are discarded after a Win Bonus is paid.
MOF-END-05      (ruling) Lineups return to their squads, tactic cards to their sets.
MOF-CARD-20     A Win Bonus costs the points won: 3, 1 or 0.
"""

from __future__ import annotations

from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import POINTS
from touchline.titles.masters_of_football.rules.effects import ENOUGH, insert_turn
from touchline.titles.masters_of_football.rules.piles import lay_off
from touchline.titles.masters_of_football.rules.playing import release_reserve
from touchline.titles.masters_of_football.rules.standings import DRAW, WIN
from touchline.titles.masters_of_football.state import (
    AFTER_STOPPAGE,
    LAST_TURN,
    Match,
    Mof,
)


def stoppage(game: Mof, match: Match) -> None:
    """MOF-STOP-01 to MOF-STOP-06."""
    behind = match.goals[1 - match.home_advantage] - match.goals[match.home_advantage]
    if behind not in (0, 1):  # MOF-STOP-01, MOF-HOME-07
        return
    die = game.cards.tactics_die[game.roll(6, c.ROLL_TACTICS_DIE) - 1]  # MOF-STOP-05
    game.tell(c.TELL_STOPPAGE_ROLLED, match.teams[match.home_advantage], die)
    if die >= ENOUGH:  # MOF-STOP-02
        match.turn = LAST_TURN + 1  # MOF-STOP-04
        match.then((c.STEP_BETWEEN_TURNS, AFTER_STOPPAGE))
        insert_turn(game, match, match.home_advantage)


def points(match: Match, side: int) -> int:
    """MOF-END-02."""
    mine, theirs = match.goals[side], match.goals[1 - side]
    return WIN if mine > theirs else DRAW if mine == theirs else 0


def final_whistle(game: Mof, match: Match) -> None:
    """MOF-END-01 to MOF-END-05."""
    home, away = match.teams
    game.results.append((match.league, match.matchday, home, away, match.goals[0], match.goals[1]))
    game.tell(c.TELL_WHISTLE_BLOWN, home, away, match.goals[0], match.goals[1])
    for side in range(2):
        game.tell(c.TELL_POINTS_WON, match.teams[side], points(match, side))
    for played in match.table:
        if game.cards.price[played.card] == POINTS:
            pay_bonus(game, played.owner, points(match, match.side_of(played.owner)))
        release_reserve(game, played)
        lay_off(game, played.card)  # MOF-END-03, MOF-END-04
    match.table = []


def pay_bonus(game: Mof, owner: int, price: int) -> None:
    """MOF-CARD-20, MOF-8P-14."""
    game.teams[owner].money -= price
    game.tell(c.TELL_BONUS_PAID, owner, price)
