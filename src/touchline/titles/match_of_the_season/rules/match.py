"""A match: line-ups, a tactic card, the die, the result.

MOTS-MATCH-01  Before a match each of the two managers lays out his line-up.
MOTS-MATCH-02  (ruling) The choice is free among the available players.
MOTS-MATCH-16  (ruling) Order: line-ups, tactic card, die, card revealed, penalty, result, money, league points.
MOTS-MATCH-17  (ruling) Matches of a day are played one after another, in the order listed.
MOTS-MATCH-18  The managers agree how line-ups are shown; answering each other may go on without end.
MOTS-MATCH-19  Proposed cure: hidden from each other, and one change for each.
MOTS-MATCH-20  (ruling) So it is by default: both at once, revealed; then one change each, at once; then no more.
MOTS-MATCH-22  (ruling) A forfeit needs neither card nor die.
MOTS-MATCH-23  (ruling) The base game records win, draw or loss; goals count only with several events.
MOTS-LINEUP-14 A team that fields fewer than nine loses by forfeit.
MOTS-LINEUP-15 (ruling) Both below nine in the league: void, not a draw; no points, no money.
MOTS-LINEUP-22 (ruling) Both below nine in a knock-out: a roll-off names the winner, no money.
MOTS-ECUP-11   A manager sees the formation card of an international opponent before he sets his line-up.
MOTS-ECUP-20   (ruling) An international team fields its card, has no reserves and no absences.
MOTS-ECUP-21   (ruling) Below nine a team loses to it by forfeit.
MOTS-2P-03     Two teams of one manager: the best line-up for both;
MOTS-2P-04     (ruling) openly, without a change.
MOTS-3P-02     Who meets the ghost team gets three league points;
MOTS-3P-03     no money,
MOTS-3P-05     (ruling) no line-up, card or die.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.changes import choose_change
from touchline.titles.match_of_the_season.rules.lineup import choose_line_up, field, most, numbers, own_derby, stand
from touchline.titles.match_of_the_season.state import (
    ELEVEN,
    FOREIGNER,
    HIDDEN_ONE_CHANGE,
    INTERNATIONAL,
    LEAST_FIELDED,
    OPEN,
    Match,
    Mots,
    Side,
)

SIDES: Final = [c.HOME, c.AWAY]
ROUNDS_OPEN: Final = 3  # how often each side may answer when line-ups are laid out openly


def on(game: Mots) -> Match:
    """The match being played."""
    match = game.match
    assert match is not None
    return match


def play(game: Mots, home: int, away: int, competition: int) -> None:
    """Whatever can be decided without playing is decided here."""
    game.match = match = Match(home, away, competition)
    if is_ghost(game, home) or is_ghost(game, away):
        walkover(game, match, c.AWAY if is_ghost(game, home) else c.HOME)  # MOTS-3P-02
    elif home >= INTERNATIONAL and away >= INTERNATIONAL:
        walkover(game, match, c.HOME)  # MOTS-ECUP-10: the first drawn goes through
    else:
        short = [below_nine(game, home, competition), below_nine(game, away, competition)]
        if short[c.HOME] or short[c.AWAY]:
            forfeit(game, match, short)
        else:
            prepare(game, match)


def play_pair(game: Mots, pair: int, competition: int) -> None:
    """Play a pair of the match day, at home whoever was named to be."""
    play(game, game.pairs[2 * pair], game.pairs[2 * pair + 1], competition)


def is_ghost(game: Mots, side: int) -> bool:
    return side < INTERNATIONAL and game.seat_of[side] == NOBODY


def walkover(game: Mots, match: Match, winner: int) -> None:
    """Nothing is played; MOTS-3P-03: nothing is paid."""
    match.outcome, match.paid = winner, False
    game.tell(c.TELL_WALKOVER, match.side(winner).who, match.side(1 - winner).who, match.competition)
    game.then((c.STEP_PRIZE,))


def below_nine(game: Mots, side: int, competition: int) -> bool:
    return side < INTERNATIONAL and most(game, numbers(game, side, competition)) < LEAST_FIELDED


def forfeit(game: Mots, match: Match, short: list[bool]) -> None:
    """A side too short to play: MOTS-LINEUP-14, MOTS-LINEUP-15, MOTS-LINEUP-22, MOTS-ECUP-21."""
    for which in (c.HOME, c.AWAY):
        if short[which]:
            game.tell(c.TELL_FORFEIT, match.side(which).who)
    if short[c.HOME] and short[c.AWAY]:
        game.tell(c.TELL_VOID, match.home.who, match.away.who)
        match.paid = False
        if match.competition == c.LEAGUE_MATCH:
            match.outcome = c.VOID  # MOTS-LINEUP-15
        else:
            match.outcome = decider(game)  # MOTS-LINEUP-22
    else:
        match.outcome = c.AWAY if short[c.HOME] else c.HOME
    game.then((c.STEP_SETTLE,))


def decider(game: Mots) -> int:
    """MOTS-KO-03, MOTS-LINEUP-22: both roll a d6, the higher goes through; MOTS-GEN-10: level, again."""
    while True:
        home, away = game.roll(6, c.ROLL_DECIDER), game.roll(6, c.ROLL_DECIDER)
        game.tell(c.TELL_ROLL_OFF, home, away)
        if home != away:
            return c.HOME if home > away else c.AWAY


def prepare(game: Mots, match: Match) -> None:
    """MOTS-MATCH-16: what is to come."""
    if match.home.who >= INTERNATIONAL:
        foreign(game, match.home)
    if match.away.who >= INTERNATIONAL:
        foreign(game, match.away)  # MOTS-ECUP-11: before the line-up is asked for
    both = match.home.who < INTERNATIONAL and match.away.who < INTERNATIONAL
    rivals = both and not own_derby(game, match.home.who, match.away.who)
    if rivals and game.rules.lineup_mode == OPEN:
        game.then((c.STEP_OPEN_LINE_UP, c.AWAY, 0, 0), (c.STEP_TACTIC_COMMIT,), (c.STEP_EVENT_ROLL, 1))
    elif rivals and game.rules.lineup_mode == HIDDEN_ONE_CHANGE:
        game.then((c.STEP_LINE_UPS,), (c.STEP_CHANGES,), (c.STEP_TACTIC_COMMIT,), (c.STEP_EVENT_ROLL, 1))
    else:  # against an international team nothing new has been seen: no change
        game.then((c.STEP_LINE_UPS,), (c.STEP_TACTIC_COMMIT,), (c.STEP_EVENT_ROLL, 1))


def foreign(game: Mots, side: Side) -> None:
    """MOTS-ECUP-20: the eleven of the card."""
    card = side.who - INTERNATIONAL
    side.formation = game.cards.intl_formation[card]
    side.slots = [FOREIGNER] * ELEVEN
    side.stars = game.cards.intl_stars[card][:]
    game.tell(c.TELL_LINE_UP_FOREIGN, side.who, side.formation, sum(side.stars))


# -- hidden line-ups


def managers(game: Mots, match: Match) -> list[int]:
    """The seats of the two sides, each once."""
    seats = [game.seat_of[match.side(which).who] for which in SIDES if match.side(which).who < INTERNATIONAL]
    return seats[:1] if len(seats) == 2 and seats[0] == seats[1] else seats


def sides_of(game: Mots, match: Match, seat: int) -> list[int]:
    """HOME, AWAY or both, if the seat runs them."""
    return [which for which in SIDES if runs(game, seat, match.side(which).who)]


def runs(game: Mots, seat: int, side: int) -> bool:
    return side < INTERNATIONAL and game.seat_of[side] == seat


def submit(game: Mots, seat: int) -> list[list[int]]:
    """MOTS-MATCH-20, MOTS-2P-03: the line-ups of a seat's sides."""
    match = on(game)
    mine = sides_of(game, match, seat)
    laid: list[list[int]] = []
    for which in mine:
        team, opponent = match.side(which).who, match.side(1 - which).who
        laid.append(choose_line_up(game, team, match.competition, opponent, len(mine) == 2))
    return laid


def line_ups(game: Mots) -> None:
    """MOTS-MATCH-20: both at once, then laid open; MOTS-LINEUP-18: they are the standing line-ups now."""
    match = on(game)
    seats = managers(game, match)
    laid = game.at_once(seats, submit)
    for at, seat in enumerate(seats):
        for k, which in enumerate(sides_of(game, match, seat)):
            lay(game, match.side(which), laid[at][k])


def lay(game: Mots, side: Side, eleven: list[int]) -> None:
    field(game, side, eleven)
    stand(game, side.who, side.formation, side.slots)


def one_change(game: Mots, seat: int) -> list[int]:
    """MOTS-MATCH-21: the line-up after the change, or nothing."""
    match = on(game)
    which = sides_of(game, match, seat)[0]
    return choose_change(game, match, which)


def changes(game: Mots) -> None:
    """MOTS-MATCH-20: at most one change each, at once."""
    match = on(game)
    seats = managers(game, match)
    changed = game.at_once(seats, one_change)
    for at, seat in enumerate(seats):
        eleven = changed[at]
        if eleven:
            side = match.side(sides_of(game, match, seat)[0])
            game.tell(c.TELL_CHANGED, side.who, eleven[0])
            lay(game, side, eleven)


# -- open line-ups


def open_line_up(game: Mots, which: int, laid: int, passes: int) -> None:
    """MOTS-MATCH-18, option: away first, then home; then in turn anything may be changed, or passed."""
    match = on(game)
    side, other = match.side(which), match.side(1 - which)
    again = PASS
    if side.slots:
        again = game.ask(game.seat_of[side.who], c.ASK_REVISE, [PASS, c.REVISE], side.who, other.who)
    if not side.slots or again == c.REVISE:
        lay(game, side, choose_line_up(game, side.who, match.competition, other.who))
        passes = 0
    else:
        passes += 1
    if passes < 2 and laid + 1 < 2 + 2 * ROUNDS_OPEN:
        game.then((c.STEP_OPEN_LINE_UP, 1 - which, laid + 1, passes))
