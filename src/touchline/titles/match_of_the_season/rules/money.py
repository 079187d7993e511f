"""After a match: the result, the money, the points.

MOTS-MONEY-01  The winner receives 20,000: half from the bank, half from the beaten manager.
MOTS-MONEY-02  A draw pays nothing.
MOTS-MONEY-03  In the European Cup the bank pays the winner 20,000; the loser pays nothing.
MOTS-MONEY-04  (ruling) The first rule holds for league, National Cup, Super Cup and play-off matches.
MOTS-MONEY-05  (ruling) A loser who is short sells players to the bank, one at a time, down to 13; by option not.
MOTS-MONEY-06  (ruling) If he still is short he pays what he has, the bank the rest; nothing stays owed.
MOTS-MONEY-07  (ruling) A win by forfeit pays like any win.
MOTS-MONEY-08  (ruling) If an international team wins, no money moves.
MOTS-KO-04     (ruling) Who goes through is the winner for money and trophies.
MOTS-LEAGUE-04 A win gives 3 league points,
MOTS-LEAGUE-05 a draw 1 to each,
MOTS-LEAGUE-06 (ruling) a defeat none.
MOTS-LEAGUE-07 The team's marker advances by them.
MOTS-2P-08     (ruling) Between the two teams of one manager it is paid as usual.
MOTS-SCORE-13  (ruling) League match points only order the table.
"""

from __future__ import annotations

from typing import Final

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import EUROPEAN_PRIZE, MATCH_BANK_SHARE, MATCH_LOSER_SHARE
from touchline.titles.match_of_the_season.rules.match import on
from touchline.titles.match_of_the_season.rules.reds import react_win
from touchline.titles.match_of_the_season.rules.squads import bank_pays, may_sell, pay, sell_to_bank
from touchline.titles.match_of_the_season.rules.tactics import put_away
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Match, Mots

WIN: Final = 3  # MOTS-LEAGUE-04
DRAW: Final = 1  # MOTS-LEAGUE-05


def settle(game: Mots) -> None:
    """The result is told; a loser who is short sells first."""
    match = on(game)
    put_away(game, match)
    if match.paid and game.rules.events > 1:
        game.tell(c.TELL_SCORE, match.goals[c.HOME], match.goals[c.AWAY])
    game.tell(c.TELL_RESULT, match.home.who, match.away.who, match.outcome, match.competition)
    if loser_pays(match):
        game.then((c.STEP_SHORT_SALE, loser_of(match), game.cards.amounts[MATCH_LOSER_SHARE]), (c.STEP_PRIZE,))
    else:
        prize(game)


def winner_of(match: Match) -> int:
    return match.side(match.outcome).who


def loser_of(match: Match) -> int:
    return match.side(1 - match.outcome).who


def is_european(match: Match) -> bool:
    return match.competition == c.EUROPEAN_MATCH or match.competition == c.EUROPEAN_FINAL


def loser_pays(match: Match) -> bool:
    """MOTS-MONEY-01 to MOTS-MONEY-04."""
    return match.paid and match.outcome != c.NEITHER and not is_european(match)


def short_sale(game: Mots, team: int, need: int) -> None:
    """MOTS-MONEY-05: one player; the step comes again while he is short."""
    owner = game.teams[team]
    if owner.cash >= need or game.rules.bank_covers or not may_sell(game, team):
        return
    game.then((c.STEP_SHORT_SALE, team, need))
    sell_to_bank(game, team, game.ask(game.seat_of[team], c.ASK_SHORT_SALE, owner.squad[:], team, need))


def prize(game: Mots) -> None:
    """MOTS-MONEY-01 to MOTS-MONEY-08, then the reaction of the winner, then the points."""
    match, amounts = on(game), game.cards.amounts
    if loser_pays(match):
        winner, share = winner_of(match), amounts[MATCH_LOSER_SHARE]
        paid = pay(game, loser_of(match), winner, share)
        bank_pays(game, winner, amounts[MATCH_BANK_SHARE] + share - paid)  # MOTS-MONEY-06
        react_win(game, winner)
    elif match.paid and match.outcome != c.NEITHER and winner_of(match) < INTERNATIONAL:
        bank_pays(game, winner_of(match), amounts[EUROPEAN_PRIZE])  # MOTS-MONEY-03
        react_win(game, winner_of(match))
    go_on(game, match)


def go_on(game: Mots, match: Match) -> None:
    """What the result means for its competition."""
    if match.competition == c.LEAGUE_MATCH:
        league_points(game, match)
    elif match.competition == c.NATIONAL_SEMI:
        game.finalists.append(winner_of(match))
    elif match.competition == c.NATIONAL_FINAL:
        game.cup_places = [winner_of(match), loser_of(match)]
    elif is_european(match):
        game.through.append(winner_of(match))


def league_points(game: Mots, match: Match) -> None:
    """MOTS-LEAGUE-04 to MOTS-LEAGUE-07; MOTS-LINEUP-15: none for a void match."""
    game.results.append((match.home.who, match.away.who, match.outcome))
    if match.outcome == c.NEITHER:
        gain(game, match.side(c.HOME).who, DRAW)
        gain(game, match.side(c.AWAY).who, DRAW)
    elif match.outcome != c.VOID:
        gain(game, winner_of(match), WIN)


def gain(game: Mots, team: int, points: int) -> None:
    game.teams[team].league += points
    game.tell(c.TELL_LEAGUE_POINTS, team, points, game.teams[team].league)
