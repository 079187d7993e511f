"""Coaches.

B11-COACH-01  A team has one coach at most.
B11-COACH-02  A coach's value is his price and counts in the score.
B11-COACH-03  A coach favours one formation; how it suits the board scores.
B11-COACH-04  (ruling) Three points for the board's own or its bonus formation, three less for its malus formation.
B11-COACH-05  A coach is no footballer: he counts not for four or eleven, does not act, is no captain, is not poached.
B11-COACH-06  (ruling) A coach does nothing in challenges.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.best_11.cards import COACH
from touchline.titles.best_11.state import Best11, Team


def is_coach(game: Best11, card: int) -> bool:
    """B11-COACH-05: whoever asks for footballers passes over these."""
    return game.cards.role[card] == COACH


def suits(game: Best11, team: Team, coach: int) -> int:
    """B11-COACH-03, B11-COACH-04: what this coach would score by the formation he favours."""
    if not game.rules.coach_fit or coach == NOBODY:
        return 0
    favoured, board = game.cards.favours[coach], team.board
    if favoured in (board, game.cards.bonus_formation[board]):
        return game.rules.fit_points
    return -game.rules.fit_points if favoured == game.cards.malus_formation[board] else 0


def worth(game: Best11, coach: int) -> int:
    """B11-COACH-02: his value, where coaches score."""
    return game.cards.value[coach] if coach != NOBODY and game.rules.coach_scores else 0


def meeting(game: Best11, team: Team, rival: Team) -> int:
    """Formations head to head (a setting): what the performer's board gives against the other one."""
    if not game.rules.head_to_head:
        return 0
    cards = game.cards
    return int(rival.board == cards.bonus_formation[team.board]) - int(rival.board == cards.malus_formation[team.board])
