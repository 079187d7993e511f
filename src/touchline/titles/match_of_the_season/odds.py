"""Odds: the exact chances of a match with both line-ups on the table, and what each face of the die would mean.

They use public information only: a tactic card lying face down is left out of account (MOTS-TACTIC-03).

MOTS-MATCH-03  Every face of the match die is equally likely.
MOTS-PEN-07    A 12 is rolled again, so every filled slot is as likely to take the penalty.
MOTS-HINT-08   More events give the better side its due: its chances grow with them.
MOTS-KO-02, MOTS-KO-03 A drawn knock-out match goes on for five rolls, then a d6 each.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import (
    AWAY_INJURY,
    AWAY_PENALTY,
    HOME_PENALTY,
    HOME_RED_CARD,
    NOTHING,
)
from touchline.titles.match_of_the_season.rules.events import EXTRA_ROLLS, higher, totals
from touchline.titles.match_of_the_season.state import Match, Mots
from touchline.titles.match_of_the_season.view_types import FaceView, OddsView

Chances = tuple[int, int, int, int]  # home, away, neither, of how many


def scorers(game: Mots, match: Match, which: int) -> tuple[int, int]:
    """Return how many slots would score a penalty, of how many that may be rolled."""
    side, keeper = match.side(which), match.side(1 - which).stars[0]
    filled = [stars for stars, player in zip(side.stars, side.slots, strict=True) if player != NOBODY]
    return sum(1 for stars in filled if stars > keeper), 12 if game.rules.draw_is_save else len(filled)


def on_face(game: Mots, match: Match, event: int) -> Chances:
    """Return what one event brings."""
    if event == HOME_PENALTY:
        hits, of = scorers(game, match, c.HOME)
        return hits, 0, of - hits, of
    if event == AWAY_PENALTY:
        hits, of = scorers(game, match, c.AWAY)
        return 0, hits, of - hits, of
    if event == NOTHING or HOME_RED_CARD <= event <= AWAY_INJURY:
        return 0, 0, 1, 1
    outcome = higher(*totals(game, match, event))
    return int(outcome == c.HOME), int(outcome == c.AWAY), int(outcome == c.NEITHER), 1


def one_event(game: Mots, match: Match) -> Chances:
    """Return the chances of one roll, over one denominator."""
    faces = [on_face(game, match, event) for event in game.rules.faces]
    whole = 1
    for face in faces:
        whole *= face[3] if whole % face[3] else 1
    home = sum(face[c.HOME] * (whole // face[3]) for face in faces)
    away = sum(face[c.AWAY] * (whole // face[3]) for face in faces)
    return home, away, whole * len(faces) - home - away, whole * len(faces)


def match_odds(game: Mots, match: Match) -> Chances:
    """Count the cases in which home, away or nobody wins, and all cases: by rolls left, then extra rolls and the d6."""
    home, away, neither, of = one_event(game, match)
    left = max(game.rules.events - match.event, 0)
    ways = {match.goals[c.HOME] - match.goals[c.AWAY]: 1}
    for k in range(left):
        more: dict[int, int] = {}
        for lead, number in ways.items():
            for step, chance in ((1, home), (-1, away), (0, neither)):
                more[lead + step] = more.get(lead + step, 0) + number * chance
        ways = more
    whole = of**left
    won = sum(number for lead, number in ways.items() if lead > 0)
    lost = sum(number for lead, number in ways.items() if lead < 0)
    if match.competition == c.LEAGUE_MATCH:
        return won, lost, whole - won - lost, whole
    return add_event(won, lost, whole, one_event(game, match), EXTRA_ROLLS - match.extra)


def add_event(won: int, lost: int, whole: int, event: Chances, rolls: int) -> Chances:
    """Add the further rolls of a level cup match, until one decides; at last even chances (MOTS-KO-02, MOTS-KO-03)."""
    home, away, neither, of = event
    level = whole - won - lost
    for k in range(rolls):
        won, lost, level, whole = won * of + level * home, lost * of + level * away, level * neither, whole * of
    return 2 * won + level, 2 * lost + level, 0, 2 * whole


def is_exact(game: Mots) -> bool:
    """Whether the odds are exact: with red cards and injuries among the faces, line-ups may still change."""
    sent_off = any(HOME_RED_CARD <= event <= AWAY_INJURY for event in game.rules.faces)
    return not sent_off or game.rules.events == 1


def observed_odds(game: Mots) -> OddsView | None:
    """Return the odds for the view, while a match is on and both line-ups are open."""
    match = game.match
    if match is None or not match.ready or match.outcome != NOBODY:
        return None
    home, away, neither, of = match_odds(game, match)
    return {
        "basis": "public",
        "exact": is_exact(game),
        "home": home / of,
        "draw": neither / of,
        "away": away / of,
        "faces": [face_data(game, match, at) for at in range(len(game.rules.faces))],
    }


def face_data(game: Mots, match: Match, at: int) -> FaceView:
    """Return what a face would bring, before the roll."""
    event = game.rules.faces[at]
    home, away, neither, of = on_face(game, match, event)
    compared = None
    if event != NOTHING and not HOME_PENALTY <= event <= AWAY_INJURY:
        compared = list(totals(game, match, event))
    is_penalty = HOME_PENALTY <= event <= AWAY_PENALTY
    return {
        "face": at + 1,
        "event": event,
        "home": home / of,
        "draw": neither / of,
        "away": away / of,
        "stars": compared,
        "takers": of if is_penalty else 0,
        "scorers": home + away if is_penalty else 0,
    }
