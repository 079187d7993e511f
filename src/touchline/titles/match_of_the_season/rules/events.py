"""One roll of a match: what is compared, who scores; and the end of the match.

MOTS-MATCH-03  The home manager rolls the match die; the result decides what is compared.
MOTS-MATCH-04  1: best team, all stars on the pitch.
MOTS-MATCH-05  2: best attack.
MOTS-MATCH-06  3: best midfield.
MOTS-MATCH-07  4: best defence.
MOTS-MATCH-08  5: penalty for the home team.
MOTS-MATCH-09  6: penalty for the away team.
MOTS-MATCH-10  (ruling) In this order, as events.csv has it.
MOTS-MATCH-11  Equal stars are a draw.
MOTS-MATCH-12  (ruling) The goalkeeper counts for the team,
MOTS-MATCH-13  (ruling) not for the defence.
MOTS-MATCH-14  (ruling) An empty slot counts nothing.
MOTS-MATCH-15  (ruling) Only printed stars and tactic cards count; home is worth no stars.
MOTS-KO-01     (ruling) Cup and play-off matches must have a winner.
MOTS-KO-02     (ruling) After a draw they go on: same line-ups, no card, the die again until it gives a winner.
MOTS-KO-03     (ruling) After five such rolls both sides roll a d6.
MOTS-KO-05     (ruling) With several events: single extra events until a goal; after five without, the d6.
MOTS-OPT-01    Results may be given another meaning: the table of events is data and an option.
MOTS-OPT-02    Crossed lines: on a 2 home defence against away attack, on a 4 home attack against away defence;
MOTS-OPT-03    (ruling) the higher total wins.
MOTS-OPT-07    A d12 of events, by option.
MOTS-OPT-08    Several events in one match, by option;
MOTS-OPT-09    (ruling) each event won is a goal, more goals win.
MOTS-ADV-01    Advanced game: the d12 six times.
MOTS-ADV-02    On each roll one team may score.
MOTS-ADV-03    Equal stars: nobody scores.
MOTS-ADV-04    The goals decide.
MOTS-ADV-05 to MOTS-ADV-08  Best team, attack, midfield, defence: the side with more stars scores.
MOTS-ADV-16    Home attack against away defence,
MOTS-ADV-17    away attack against home defence;
MOTS-ADV-19    (ruling) whichever total is higher scores, also the defending side.
MOTS-ADV-18    (ruling) The faces 1 to 12 as events.csv has them.
MOTS-ADV-39    (ruling) Substitutions come before every roll but the first (advanced.py).
MOTS-ADV-27    (ruling) A side that falls below nine loses at once.
MOTS-ADV-31    (ruling) The home manager makes the event rolls.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import (
    ATTACKER,
    AWAY_ATTACK_V_HOME_DEFENCE,
    AWAY_INJURY,
    AWAY_PENALTY,
    BEST_ATTACK,
    BEST_DEFENCE,
    BEST_MIDFIELD,
    BEST_TEAM,
    COUNTER_ATTACK,
    DEFENDER,
    GOALKEEPER,
    HOME_ATTACK_V_AWAY_DEFENCE,
    HOME_PENALTY,
    HOME_RED_CARD,
    MIDFIELDER,
    NOTHING,
    SUPER_SAVE,
    WING_ATTACK,
)
from touchline.titles.match_of_the_season.rules.advanced import off_with
from touchline.titles.match_of_the_season.rules.match import decider, on
from touchline.titles.match_of_the_season.rules.penalties import penalty
from touchline.titles.match_of_the_season.rules.tactics import bonus, revealed, wing_stars
from touchline.titles.match_of_the_season.state import LEAST_FIELDED, Match, Mots, Side

EXTRA_ROLLS: Final = 5  # MOTS-KO-03


def event_roll(game: Mots, number: int) -> None:
    """MOTS-MATCH-03, MOTS-ADV-01: one roll; with one event it is the match."""
    match = on(game)
    match.event = number
    event = match_die(game, number)
    game.then((c.STEP_RESOLVE, number, event, revealed(game, match, event)))


def resolved(game: Mots, number: int, event: int, effect: int) -> None:
    """What the roll brings, with the card that was revealed; then what is next."""
    match = on(game)
    score(game, match, resolve(game, match, event, effect))
    if fallen(game, match):
        return
    if number == game.rules.events:
        game.then((c.STEP_FULL_TIME,))
    else:
        roll_on(game, c.STEP_EVENT_ROLL, number + 1)


def roll_on(game: Mots, roll: int, number: int) -> None:
    """The next roll, after a substitution of each side where there are any: home first."""
    if game.rules.substitutions:
        game.then((c.STEP_SUBSTITUTE, c.HOME), (c.STEP_SUBSTITUTE, c.AWAY), (roll, number))  # MOTS-ADV-39
    else:
        game.then((roll, number))


def match_die(game: Mots, number: int) -> int:
    faces = game.rules.faces
    face = game.roll(len(faces), c.ROLL_MATCH if game.rules.events == 1 else c.ROLL_EVENT)
    game.tell(c.TELL_FACE, number, face, faces[face - 1])
    return faces[face - 1]


def resolve(game: Mots, match: Match, event: int, effect: int) -> int:
    """HOME, AWAY or NEITHER: whom this event favours."""
    if effect == WING_ATTACK:  # MOTS-TACTIC-14, MOTS-TACTIC-27, MOTS-TACTIC-28
        home, away = wing_stars(game, match.home, False), wing_stars(game, match.away, game.rules.outer_wings)
        game.tell(c.TELL_COMPARED, c.WINGS, home, away)
        return higher(home, away)
    if effect == COUNTER_ATTACK and event == BEST_MIDFIELD:
        return c.HOME  # MOTS-TACTIC-10, MOTS-TACTIC-11
    if event == HOME_PENALTY:
        return penalty(game, match, c.HOME)
    if event == AWAY_PENALTY:
        if effect == SUPER_SAVE:
            game.tell(c.TELL_SAVED, match.away.who)
            return c.HOME if game.rules.save_wins else c.NEITHER  # MOTS-TACTIC-23, MOTS-TACTIC-24, MOTS-TACTIC-25
        return penalty(game, match, c.AWAY)
    if HOME_RED_CARD <= event <= AWAY_INJURY:
        off_with(game, match, event)
        return c.NEITHER
    if event == NOTHING:
        return c.NEITHER
    home, away = totals(game, match, event)
    home += bonus(game, match, match.card, event) if effect != NOBODY else 0
    game.tell(c.TELL_COMPARED, event, home, away)
    return higher(home, away)


def higher(home: int, away: int) -> int:
    """MOTS-MATCH-11, MOTS-ADV-03."""
    if home == away:
        return c.NEITHER
    return c.HOME if home > away else c.AWAY


def totals(game: Mots, match: Match, event: int) -> tuple[int, int]:
    """MOTS-MATCH-04 to MOTS-MATCH-07, MOTS-MATCH-12 to MOTS-MATCH-15: the stars compared."""
    home, away = match.home, match.away
    if event == BEST_TEAM:
        return sum(home.stars), sum(away.stars)
    if event == BEST_ATTACK:
        return attack(game, home), attack(game, away)
    if event == BEST_MIDFIELD:
        return midfield(game, home), midfield(game, away)
    if event == BEST_DEFENCE:
        return defence(game, home), defence(game, away)
    if event == HOME_ATTACK_V_AWAY_DEFENCE:
        return attack(game, home), defence(game, away)
    assert event == AWAY_ATTACK_V_HOME_DEFENCE
    return defence(game, home), attack(game, away)


def compared_lines(event: int) -> tuple[list[int], list[int]]:
    """The positions whose stars `totals` adds up for an event, of home and of away; none for other events."""
    if event == BEST_TEAM:
        return [GOALKEEPER, DEFENDER, MIDFIELDER, ATTACKER], [GOALKEEPER, DEFENDER, MIDFIELDER, ATTACKER]
    if event == BEST_ATTACK:
        return [ATTACKER], [ATTACKER]
    if event == BEST_MIDFIELD:
        return [MIDFIELDER], [MIDFIELDER]
    if event == BEST_DEFENCE:
        return [DEFENDER], [DEFENDER]
    if event == HOME_ATTACK_V_AWAY_DEFENCE:
        return [ATTACKER], [DEFENDER]
    return ([DEFENDER], [ATTACKER]) if event == AWAY_ATTACK_V_HOME_DEFENCE else ([], [])


def defence(game: Mots, side: Side) -> int:
    return sum(side.stars[1 : 1 + game.cards.defenders[side.formation]])  # MOTS-MATCH-13


def midfield(game: Mots, side: Side) -> int:
    first = 1 + game.cards.defenders[side.formation]
    return sum(side.stars[first : first + game.cards.midfielders[side.formation]])


def attack(game: Mots, side: Side) -> int:
    return sum(side.stars[1 + game.cards.defenders[side.formation] + game.cards.midfielders[side.formation] :])


def score(game: Mots, match: Match, scorer: int) -> None:
    if scorer == c.NEITHER:
        return
    match.goals[scorer] += 1
    if game.rules.events > 1:
        sides = match.side(scorer).who, match.side(1 - scorer).who
        game.tell(c.TELL_GOAL, sides[0], match.goals[c.HOME], match.goals[c.AWAY], sides[1])


def fallen(game: Mots, match: Match) -> bool:
    """MOTS-ADV-27: with eight men the match is lost."""
    for which in (c.HOME, c.AWAY):
        slots = match.side(which).slots
        if len(slots) - slots.count(NOBODY) < LEAST_FIELDED:
            game.tell(c.TELL_FORFEIT, match.side(which).who)
            match.outcome = 1 - which
            game.then((c.STEP_SETTLE,))
            return True
    return False


def full_time(game: Mots) -> None:
    """MOTS-OPT-09, MOTS-ADV-04; MOTS-KO-01, MOTS-KO-02: a level knock-out match goes on."""
    match = on(game)
    outcome = higher(match.goals[c.HOME], match.goals[c.AWAY])
    if outcome == c.NEITHER and match.competition != c.LEAGUE_MATCH:
        roll_on(game, c.STEP_EXTRA_ROLL, 1)
        return
    match.outcome = outcome
    game.then((c.STEP_SETTLE,))


def extra_roll(game: Mots, number: int) -> None:
    """MOTS-KO-02, MOTS-KO-03, MOTS-KO-05, MOTS-TACTIC-26: without a card."""
    match = on(game)
    match.extra = number
    game.tell(c.TELL_EXTRA, number)
    scorer = resolve(game, match, match_die(game, game.rules.events + number), NOBODY)
    score(game, match, scorer)
    if fallen(game, match):
        return
    if scorer == c.NEITHER and number < EXTRA_ROLLS:
        roll_on(game, c.STEP_EXTRA_ROLL, number + 1)
        return
    match.outcome = decider(game) if scorer == c.NEITHER else scorer
    game.then((c.STEP_SETTLE,))
