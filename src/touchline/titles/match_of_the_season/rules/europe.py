"""The European Cup.

MOTS-GEN-04   Not in season 1.
MOTS-ECUP-01  The league champion and the National Cup winner of a season play it in the next;
MOTS-ECUP-02  if one team won both, the league runner-up is the second.
MOTS-ECUP-03  Whoever wins it is qualified for the next edition.
MOTS-ECUP-04  (ruling) A team holds one place; a place won twice is passed on to nobody.
MOTS-ECUP-05  (ruling) The runner-up is taken even if he is the holder.
MOTS-ECUP-06  With three managed teams one international card is taken out;
MOTS-ECUP-07  (ruling) at random, for that edition.
MOTS-2P-11    (ruling) Three managed teams count, whoever runs them.
MOTS-ECUP-08  The cards are shuffled and drawn two at a time.
MOTS-ECUP-09  (ruling) In each round all pairs are drawn first, then played in that order.
MOTS-ECUP-10  Two international teams: the first drawn goes through (match.py).
MOTS-ECUP-12  Against an international team the managed team is at home.
MOTS-ECUP-13  Two managed teams: home by d6.
MOTS-ECUP-14  Winners go to the next round, where all is repeated, until the final.
MOTS-ECUP-15  (ruling) Without a managed team the edition has no winner and nobody scores.
MOTS-ECUP-16  (ruling) An international winner is in the deck again anyway.
MOTS-ECUP-17  (ruling) Entrants are a power of two; the card set is checked for it.
MOTS-ECUP-18  The final is on the last Sunday, when the league is decided.
MOTS-ECUP-19  (ruling) Draws as in every knock-out.
MOTS-ECUP-22  With no managed team left the rest need not be played.
MOTS-SCORE-10 (ruling) The runner-up is the loser of the final.
MOTS-SCORE-11 (ruling) Points of an international team go to nobody.
MOTS-EOS-35   At the end of a season the deck is put ready.
MOTS-3P-08    (ruling) The ghost team never enters: it wins nothing.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import EUROPEAN_CUP_PLACE, LEAGUE_PLACE
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Mots

FEW: Final = 2  # managed teams that enter with all international teams


def qualified(game: Mots) -> list[int]:
    """MOTS-ECUP-01 to MOTS-ECUP-05: two or three teams."""
    champion, cup = game.places[0], game.cup_places[0]
    entered = [champion, cup if cup != champion else game.places[1]]
    if game.holder != NOBODY and game.holder not in entered:
        entered.append(game.holder)
    return entered


def europe_deck(game: Mots) -> None:
    """MOTS-EOS-35, MOTS-ECUP-06, MOTS-ECUP-07."""
    entered = qualified(game)
    for team in entered:
        game.tell(c.TELL_QUALIFIED, team)
    foreign = [INTERNATIONAL + card for card in range(len(game.cards.intl_ids))]
    while len(entered) > FEW and len(entered) + len(foreign) > FEW + len(game.cards.intl_ids):
        game.tell(c.TELL_LEFT_OUT, game.draw(foreign, c.ROLL_LEFT_OUT))
    game.entrants = sorted(entered) + sorted(foreign)
    game.holder = NOBODY


def managed_left(game: Mots) -> bool:
    return any(side < INTERNATIONAL for side in game.entrants)


def european_day(game: Mots) -> None:
    """The pairs of a round, then their matches.

    MOTS-ECUP-08, MOTS-ECUP-09, MOTS-ECUP-12, MOTS-ECUP-13, MOTS-ECUP-22.
    """
    if not managed_left(game):
        return
    game.tell(c.TELL_MATCH_DAY, game.token)
    draw_pairs(game)
    rolls = [
        (c.STEP_HOME_DRAW_ROLL, at // 2)
        for at in range(0, len(game.pairs), 2)
        if game.pairs[at] < INTERNATIONAL and game.pairs[at + 1] < INTERNATIONAL
    ]
    game.then(*rolls, (c.STEP_MATCHES, c.EUROPEAN_MATCH), (c.STEP_EUROPE_ROUND_OVER,))


def draw_pairs(game: Mots) -> None:
    bag = game.entrants[:]
    game.through, game.pairs = [], []
    while len(bag) > 1:
        first, second = game.draw(bag, c.ROLL_EUROPE), game.draw(bag, c.ROLL_EUROPE)
        game.tell(c.TELL_PAIR, first, second, c.EUROPEAN_MATCH)
        if second < INTERNATIONAL <= first:
            first, second = second, first  # MOTS-ECUP-12
        game.pairs += [first, second]


def europe_round_over(game: Mots) -> None:
    """MOTS-ECUP-14, MOTS-ECUP-15, MOTS-ECUP-22."""
    game.entrants, game.through = sorted(game.through), []
    if not managed_left(game):
        game.entrants = []
        game.tell(c.TELL_EUROPE_ENDS)


def europe_final(game: Mots) -> None:
    """MOTS-ECUP-18, MOTS-GEN-04: the last match of the season, if a managed team is in it."""
    if len(game.entrants) != 2 or not managed_left(game):
        game.then((c.STEP_SEASON_OVER,))
        return
    first, second = game.entrants  # managed teams come first: MOTS-ECUP-12
    game.pairs, game.through = [first, second], []
    game.tell(c.TELL_PAIR, first, second, c.EUROPEAN_FINAL)
    game.then(
        (c.STEP_WINDOW_OPEN, c.W_FINAL, game.active),
        (c.STEP_PLAY_PAIR, 0, c.EUROPEAN_FINAL),
        (c.STEP_EUROPE_WON,),
        (c.STEP_SEASON_OVER,),
    )
    if second < INTERNATIONAL:
        game.then((c.STEP_HOME_DRAW_ROLL, 0))  # MOTS-ECUP-13


def europe_won(game: Mots) -> None:
    """Points for managed finalists; the winner holds the cup.

    MOTS-SCORE-07, MOTS-SCORE-08, MOTS-SCORE-10, MOTS-SCORE-11.
    """
    match = game.match
    assert match is not None
    winner, loser = match.side(match.outcome).who, match.side(1 - match.outcome).who
    game.entrants = []
    if winner < INTERNATIONAL:
        game.holder = winner
        game.teams[winner].european += 1
        award(game, winner, EUROPEAN_CUP_PLACE, 1)
    if loser < INTERNATIONAL:
        award(game, loser, EUROPEAN_CUP_PLACE, 2)


def award(game: Mots, team: int, competition: int, place: int) -> None:
    """MOTS-GEN-05, MOTS-SCORE-12: a trophy or placing card, for the rest of the game."""
    points = game.cards.points(competition, place)
    game.teams[team].points += points
    game.honours.append((game.season, competition, place, team))
    if competition == LEAGUE_PLACE:
        return
    game.tell(c.TELL_TROPHY, team, competition, place, points)
