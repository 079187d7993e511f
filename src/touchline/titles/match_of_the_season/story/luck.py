"""Luck in Match of the Season: the match die, the taker of a penalty, who is sent off, the decider.

The values are the exact odds of odds.py.  They leave out a tactic card that lies face down, and who comes on for whom
in the advanced game: luck of such a match is marked as not exact.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.story.luck.ledger import Ledger, share, share_of_lead
from touchline.story.steps import Moment
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.odds import is_exact, match_odds, on_face, scorers
from touchline.titles.match_of_the_season.printed import AWAY_PENALTY, AWAY_RED_CARD, HOME_PENALTY, HOME_RED_CARD
from touchline.titles.match_of_the_season.state import ELEVEN, INTERNATIONAL, Match, Mots


def watch(moment: Moment, ledger: Ledger) -> None:
    game: Mots = moment.before
    if moment.step[0] in (c.STEP_EVENT_ROLL, c.STEP_EXTRA_ROLL, c.STEP_RESOLVE) and game.match is not None:
        match = match_at_start(game, moment)
        meet(game, match, ledger)
        add_roll(game, match, moment, ledger)
    if moment.first(c.TELL_RESULT) is not None:
        add_match_end(moment, ledger)


def meet(game: Mots, match: Match, ledger: Ledger) -> None:
    home, away = match.home.who, match.away.who
    ledger.meet(ledger.ended, (home, away), (seat_of(game, home), seat_of(game, away)))


def seat_of(game: Mots, side: int) -> int:
    return game.seat_of[side] if side < INTERNATIONAL else NOBODY


def add_match_end(moment: Moment, ledger: Ledger) -> None:
    fixture, match = ledger.fixtures.get(ledger.ended), moment.before.match
    if fixture is not None and match is not None:
        fixture.outcome = match.outcome
        fixture.score = (match.goals[c.HOME], match.goals[c.AWAY]) if moment.before.rules.events > 1 else None
    ledger.ended += 1


def match_at_start(game: Mots, moment: Moment) -> Match:
    """Return the match as it is at the roll of this step, with the roll counted."""
    assert game.match is not None
    match = game.match.clone()
    if moment.step[0] == c.STEP_EXTRA_ROLL:
        match.extra = moment.step[1]
    else:
        match.event = moment.step[1]
    return match


def add_roll(game: Mots, match: Match, moment: Moment, ledger: Ledger) -> None:
    """Add every roll of the step, in order."""
    exact = is_exact(game) and match.card == NOBODY
    event = moment.step[2] if moment.step[0] == c.STEP_RESOLVE else NOBODY
    for face in moment.faces(c.ROLL_MATCH, c.ROLL_EVENT):
        event = game.rules.faces[face - 1]
        ledger.add(ledger.ended, "match-die", of_face(game, match, event), exact, expected_goals(game, match, event))
    if moment.faces(c.ROLL_TAKER):
        luck, after = of_taker(game, match, event, moment.after.match)
        ledger.add(ledger.ended, "penalty", luck, exact, after)
    for face in moment.faces(c.ROLL_VICTIM):
        if event in (HOME_RED_CARD, AWAY_RED_CARD):
            luck, after = of_victim(game, match, event, face)
            ledger.add(ledger.ended, "red-card", luck, False, after)
    if moment.faces(c.ROLL_DECIDER):
        after = float(moment.after.match.outcome == c.HOME)
        ledger.add(ledger.ended, "decider", after - 0.5, exact, after)


def value(game: Mots, match: Match, scorer: int = c.NEITHER) -> float:
    """Return the share of the home side after this roll has brought a goal, or none."""
    then = match.clone()
    if scorer != c.NEITHER:
        then.goals[scorer] += 1
        if then.extra:
            return share_of_lead(1 if scorer == c.HOME else -1)  # MOTS-KO-02, MOTS-KO-05: the first goal decides
    home, away, _, of = match_odds(game, then)
    return share((home, away), of)


def expected_goals(game: Mots, match: Match, event: int) -> float:
    """Return what an event is worth before anything else is rolled for it."""
    home, away, neither, of = on_face(game, match, event)
    worth = 0.0
    for ways, scorer in ((home, c.HOME), (away, c.AWAY), (neither, c.NEITHER)):
        worth += ways / of * value(game, match, scorer) if ways else 0.0
    return worth


def of_face(game: Mots, match: Match, event: int) -> float:
    faces = [expected_goals(game, match, each) for each in game.rules.faces]
    return expected_goals(game, match, event) - sum(faces) / len(faces)


def of_taker(game: Mots, match: Match, event: int, after: Match) -> tuple[float, float]:
    """Return the luck of a penalty, scored or saved, and the share then (MOTS-PEN-04, MOTS-PEN-05)."""
    which = c.HOME if event == HOME_PENALTY else c.AWAY
    assert event in (HOME_PENALTY, AWAY_PENALTY)
    hits, of = scorers(game, match, which)
    goal, none = value(game, match, which), value(game, match)
    then = goal if after.goals[which] > match.goals[which] else none
    return then - (hits * goal + (of - hits) * none) / of, then


def of_victim(game: Mots, match: Match, event: int, face: int) -> tuple[float, float]:
    """Return the luck of who must leave, by the number of the slot; a 12 or an empty slot is nobody (MOTS-ADV-11)."""
    which = c.HOME if event == HOME_RED_CARD else c.AWAY
    faces = [without(game, match, which, slot) for slot in range(ELEVEN + 1)]
    return faces[face - 1] - sum(faces) / len(faces), faces[face - 1]


def without(game: Mots, match: Match, which: int, slot: int) -> float:
    then = match.clone()
    side = then.side(which)
    if slot < ELEVEN:
        side.slots[slot], side.stars[slot] = NOBODY, 0
    return value(game, then)
