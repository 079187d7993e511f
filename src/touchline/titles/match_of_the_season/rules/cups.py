"""Match days: who meets whom, and where.

MOTS-LEAGUE-01  League matches are played when the token reaches a league square, stopping or passing.
MOTS-LEAGUE-02  The square shows who meets whom; the left team is at home.
MOTS-LEAGUE-03  (ruling) Six rounds of two matches: everybody meets everybody at home and away, as the board has it.
MOTS-LEAGUE-09  After the matches one card is turned and auctioned,
MOTS-LEAGUE-10  (ruling) also when the square is only passed,
MOTS-LEAGUE-25  (ruling) and on the last Sunday, before any play-off.
MOTS-NCUP-01    At the first National Cup square all four teams play the semi-finals.
MOTS-NCUP-02    Each rolls a d6; the two highest meet, the two lowest meet.
MOTS-NCUP-03    (ruling) Only a tie across the line between second and third is rolled again, by the tied.
MOTS-NCUP-04    Everybody rolls again; in each pair the higher is at home.
MOTS-NCUP-05    The winners are the finalists;
MOTS-NCUP-06    (ruling) the final is at the second square.
MOTS-NCUP-07    On a cup square a d6 decides who is at home;
MOTS-NCUP-12    (ruling) for the final too: the higher.
MOTS-NCUP-08    (ruling) The upper pair plays first.
MOTS-NCUP-09    (ruling) Draws as in every knock-out, money as in every match.
MOTS-NCUP-11    Cup matches are played when the token passes or stops.
MOTS-SUPER-01   The Super Cup: league champion against National Cup winner,
MOTS-SUPER-02   or, if one team won both, against the runner-up of the league;
MOTS-SUPER-05   (ruling) of the season before.
MOTS-SUPER-03   It gives money but no points,
MOTS-SCORE-09   none at all;
MOTS-SUPER-06   (ruling) the usual match money.
MOTS-SUPER-04   Not in season 1.
MOTS-SUPER-07   (ruling) Home by d6.
MOTS-SUPER-08   (ruling) Played when the square is stopped on or passed.
MOTS-MOVE-17    (ruling) A match square with nothing to play has no effect at all, no window either.
MOTS-3P-07      (ruling) Of three managers the two highest meet; the lowest goes to the final without money.
MOTS-3P-08      (ruling) The ghost team never plays in the Super Cup.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import LEAGUE, NATIONAL_CUP, RX_HOME, SUPER_CUP
from touchline.titles.match_of_the_season.rules.absences import markers_off
from touchline.titles.match_of_the_season.rules.europe import european_day
from touchline.titles.match_of_the_season.rules.market import put_up, roll_off
from touchline.titles.match_of_the_season.rules.reds import react, spend
from touchline.titles.match_of_the_season.state import Mots

SEMI_FINALS: Final = 1  # stage of a National Cup square


def match_day(game: Mots) -> None:
    """MOTS-MOVE-11, MOTS-MOVE-17: the matches of the square the token stands on."""
    game.days += 1
    game.pairs = []
    kind = game.cards.kind[game.token]
    if kind == LEAGUE:
        league_day(game)
    elif kind == NATIONAL_CUP:
        national_day(game)
    elif kind == SUPER_CUP:
        super_day(game)
    else:
        european_day(game)


def league_day(game: Mots) -> None:
    """The two league matches of the day: MOTS-LEAGUE-01, MOTS-LEAGUE-02."""
    game.tell(c.TELL_MATCH_DAY, game.token)
    for home, away in game.cards.fixtures[game.token]:
        game.pairs += [home, away]
    game.then((c.STEP_MATCHES, c.LEAGUE_MATCH), (c.STEP_ROUND_OVER,))


def round_over(game: Mots) -> None:
    """Markers off, then one card is sold; who moved the token bids first.

    MOTS-ABS-06, MOTS-LEAGUE-09, MOTS-LEAGUE-10, MOTS-LEAGUE-25.
    """
    markers_off(game)
    put_up(game, game.active, c.TO_FREE_LIST)


def national_day(game: Mots) -> None:
    """MOTS-NCUP-01, MOTS-NCUP-06."""
    if game.cards.stage[game.token] == SEMI_FINALS:
        game.tell(c.TELL_MATCH_DAY, game.token)
        game.finalists = []
        semi_finals(game)
    elif len(game.finalists) == 2:
        game.tell(c.TELL_MATCH_DAY, game.token)
        pair(game, game.finalists[0], game.finalists[1], c.NATIONAL_FINAL)
        game.then((c.STEP_HOME_DRAW_ROLL, 0), (c.STEP_MATCHES, c.NATIONAL_FINAL))


def semi_finals(game: Mots) -> None:
    """MOTS-NCUP-02, MOTS-NCUP-08; MOTS-3P-07."""
    upper = highest(game, game.order, 2)
    lower = [team for team in game.order if team not in upper]
    pair(game, upper[0], upper[1], c.NATIONAL_SEMI)
    if len(lower) == 2:
        pair(game, lower[0], lower[1], c.NATIONAL_SEMI)
        game.then((c.STEP_HOME_DRAW_ROLL, 0), (c.STEP_HOME_DRAW_ROLL, 1), (c.STEP_MATCHES, c.NATIONAL_SEMI))
    else:
        game.finalists.append(lower[0])
        game.tell(c.TELL_BYE, lower[0])
        game.then((c.STEP_HOME_DRAW_ROLL, 0), (c.STEP_MATCHES, c.NATIONAL_SEMI))


def highest(game: Mots, teams: Sequence[int], places: int) -> list[int]:
    """MOTS-NCUP-02, MOTS-NCUP-03: the teams above the line; those level across it roll again."""
    faces: list[int] = []
    for team in teams:
        faces.append(game.roll(6, c.ROLL_CUP_DRAW))
        game.tell(c.TELL_ROLLED, team, faces[-1])
    line = sorted(faces, reverse=True)[places - 1]
    above = [team for team, face in zip(teams, faces, strict=True) if face > line]
    level = [team for team, face in zip(teams, faces, strict=True) if face == line]
    if len(above) + len(level) > places:
        level = highest(game, level, places - len(above))
    chosen = above + level
    return [team for team in teams if team in chosen]


def pair(game: Mots, first: int, second: int, competition: int) -> None:
    game.pairs += [first, second]
    game.tell(c.TELL_PAIR, first, second, competition)


def super_day(game: Mots) -> None:
    """MOTS-SUPER-01 to MOTS-SUPER-08; in season 1 there is no pair."""
    if game.super_pair:
        game.tell(c.TELL_MATCH_DAY, game.token)
        pair(game, game.super_pair[0], game.super_pair[1], c.SUPER_CUP_MATCH)
        game.then((c.STEP_HOME_DRAW_ROLL, 0), (c.STEP_MATCHES, c.SUPER_CUP_MATCH))


def home_roll(game: Mots, number: int) -> None:
    """MOTS-NCUP-04, MOTS-NCUP-07, MOTS-NCUP-12: a d6 each; a red card may settle it before."""
    first, second = game.pairs[2 * number], game.pairs[2 * number + 1]
    home = by_card(game, first, second)
    if home == NOBODY:
        home = roll_off(game, [first, second], c.ROLL_HOME)
    away = second if home == first else first
    game.pairs[2 * number : 2 * number + 2] = [home, away]
    game.tell(c.TELL_HOME, home, away)


def by_card(game: Mots, first: int, second: int) -> int:
    """RX-HOME: at home without a roll; if both play such a card both are used and the dice decide."""
    played: list[int] = []
    cards: list[int] = []
    for team in game.order:
        if team in (first, second):
            card = react(game, team, RX_HOME)
            if card != PASS:
                played.append(team)
                cards.append(card)
    for team, card in zip(played, cards, strict=True):
        spend(game, team, card)
    return played[0] if len(played) == 1 else NOBODY


def matches(game: Mots, competition: int) -> None:
    """MOTS-MATCH-17: a window, then one match after another."""
    played = [(c.STEP_PLAY, game.pairs[at], game.pairs[at + 1], competition) for at in range(0, len(game.pairs), 2)]
    game.then((c.STEP_WINDOW_OPEN, c.W_MATCHDAY, game.active), *played)
