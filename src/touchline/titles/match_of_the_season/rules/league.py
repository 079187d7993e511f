"""The league: its table, play-offs, the naming of winners; the end of the game.

MOTS-GEN-02     The game lasts six seasons.
MOTS-GEN-03     Each season is played for three trophies: League, National Cup, European Cup.
MOTS-LEAGUE-11  Most points at the end of the season: champion.
MOTS-LEAGUE-12  Teams level on points play off;
MOTS-LEAGUE-13  (ruling) for whatever place.
MOTS-LEAGUE-14  (ruling) Two level: one match, home by d6, the winner takes the higher place.
MOTS-LEAGUE-15  (ruling) Three level: the highest d6 has a bye; the loser of the others is last of the three, the winner
                meets the bye team.
MOTS-LEAGUE-16  (ruling) Four level: pairs as in the National Cup; winners for 1st and 2nd, losers for 3rd and 4th.
MOTS-LEAGUE-17  (ruling) Ties are settled from the top down.
MOTS-LEAGUE-18  (ruling) Play-offs give no league points.
MOTS-LEAGUE-19  The trophy and placing cards are handed out at the end of the season.
MOTS-LEAGUE-20  Prize money: 1st nothing,
MOTS-LEAGUE-21  2nd 25,000,
MOTS-LEAGUE-22  3rd 50,000,
MOTS-LEAGUE-23  4th 75,000.
MOTS-LEAGUE-24  (ruling) When the winners are named, before the European Cup final.
MOTS-NCUP-10    (ruling) The National Cup cards are handed out with them.
MOTS-SCORE-01 to MOTS-SCORE-06  Points for places 1 to 4 and for the two National Cup finalists, as printed.
MOTS-3P-01      The fourth team of three managers counts as beaten;
MOTS-3P-06      (ruling) it is always fourth, and its prize is not paid.
MOTS-END-01     (ruling) The game ends when the European Cup final of season 6 is played or skipped.
MOTS-END-02     (ruling) No end-of-season steps after season 6.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import LEAGUE_FIRST, LEAGUE_PLACE, NATIONAL_CUP_PLACE
from touchline.titles.match_of_the_season.rules.cups import highest, pair
from touchline.titles.match_of_the_season.rules.europe import award
from touchline.titles.match_of_the_season.rules.market import roll_off
from touchline.titles.match_of_the_season.rules.money import loser_of, winner_of
from touchline.titles.match_of_the_season.rules.squads import bank_pays
from touchline.titles.match_of_the_season.state import SEASONS, TEAMS, Mots


def finish(game: Mots) -> None:
    """MOTS-MOVE-16: play-offs from the top, the naming of winners, the European Cup final."""
    game.places = table(game)
    ties: list[tuple[int, ...]] = []
    at = 0
    while at < TEAMS:
        number = level_from(game, at)
        if number > 1:
            ties.append((c.STEP_LEVEL, at, number))  # MOTS-LEAGUE-12, MOTS-LEAGUE-13, MOTS-LEAGUE-17
        at += number
    game.then(*ties, (c.STEP_NAME_WINNERS,), (c.STEP_EUROPE_FINAL,))


def table(game: Mots) -> list[int]:
    """MOTS-LEAGUE-11; MOTS-3P-06: the ghost team last."""
    ranked = sorted(game.order, key=lambda team: -game.teams[team].league)
    return ranked + [team for team in range(TEAMS) if game.seat_of[team] == NOBODY]


def level_from(game: Mots, at: int) -> int:
    """How many managed teams from this place down have the same points."""
    places, number = game.places, 1
    while at + number < len(game.order) and points(game, places[at + number]) == points(game, places[at]):
        number += 1
    return number


def points(game: Mots, team: int) -> int:
    return game.teams[team].league


def level(game: Mots, at: int, number: int) -> None:
    """Teams that are level play it out: MOTS-LEAGUE-14 to MOTS-LEAGUE-16."""
    teams = game.places[at : at + number]
    if number == 2:
        game.then((c.STEP_DUEL, at, at + 1))
    elif number == 3:
        bye = roll_off(game, teams)
        game.tell(c.TELL_BYE, bye)
        game.places[at : at + 3] = [bye, *(team for team in teams if team != bye)]
        game.then((c.STEP_DUEL, at + 1, at + 2), (c.STEP_DUEL, at, at + 1))
    else:
        upper = highest(game, teams, 2)
        game.places = upper + [team for team in teams if team not in upper]
        game.then((c.STEP_DUEL, 0, 1), (c.STEP_DUEL, 2, 3), (c.STEP_CROSS,), (c.STEP_DUEL, 0, 1), (c.STEP_DUEL, 2, 3))


def cross(game: Mots) -> None:
    """The winners of the first two matches meet, and the losers."""
    game.places[1], game.places[2] = game.places[2], game.places[1]


def duel(game: Mots, high: int, low: int) -> None:
    """MOTS-LEAGUE-14: home by d6, a window, a match for the higher place."""
    game.pairs = []
    pair(game, game.places[high], game.places[low], c.PLAY_OFF)
    game.then(
        (c.STEP_HOME_DRAW_ROLL, 0),
        (c.STEP_WINDOW_OPEN, c.W_PLAYOFF, game.active),
        (c.STEP_PLAY_PAIR, 0, c.PLAY_OFF),
        (c.STEP_DUEL_OVER, high, low),
    )


def duel_over(game: Mots, high: int, low: int) -> None:
    match = game.match
    assert match is not None
    game.places[high], game.places[low] = winner_of(match), loser_of(match)


def name_winners(game: Mots) -> None:
    """MOTS-LEAGUE-19 to MOTS-LEAGUE-24, MOTS-NCUP-10."""
    for place, team in enumerate(game.places, 1):
        if game.seat_of[team] != NOBODY:
            award(game, team, LEAGUE_PLACE, place)
            prize = game.cards.amounts[LEAGUE_FIRST + place - 1]
            game.tell(c.TELL_PLACE, team, place, game.cards.points(LEAGUE_PLACE, place), prize)
            bank_pays(game, team, prize)
    champion, cup = game.places[0], game.cup_places[0]
    game.teams[champion].leagues += 1
    game.teams[cup].national += 1
    award(game, cup, NATIONAL_CUP_PLACE, 1)
    award(game, game.cup_places[1], NATIONAL_CUP_PLACE, 2)
    rival = cup if cup != champion else game.places[1]  # MOTS-SUPER-02, MOTS-SUPER-05
    game.super_pair = [champion, rival]  # MOTS-SUPER-01


def season_over(game: Mots) -> None:
    """The next season, or the end of the game: MOTS-END-01, MOTS-END-02."""
    if game.season == SEASONS:
        game.tell(c.TELL_OVER)
        return
    game.then((c.STEP_WINDOW_OPEN, c.W_EOS, game.active), (c.STEP_END_OF_SEASON,))
