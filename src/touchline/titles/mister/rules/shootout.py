"""The penalty shoot-out: five named takers each, then sudden death.

MIS-PEN-01  A single or cup match that is level goes to a shoot-out (tournament.py).
MIS-PEN-02  Before the first kick each side names five takers and their order.
MIS-PEN-03  (ruling) Five different footballers who are on the pitch at the end, the keeper allowed.
MIS-PEN-04  (ruling) Both lists are made secretly at the same time, then shown.
MIS-PEN-05  Each kick follows card 10: F of the taker against G of the keeper.
MIS-PEN-06  Kicks alternate.
MIS-PEN-07  (ruling) The first to kick took the first turn of the match, or is named first in the fixture.
MIS-PEN-08  Whoever scores more wins.
MIS-PEN-09  (ruling) All ten kicks are taken even if the winner is known.
MIS-PEN-10  (ruling) Still level: one kick each, until a round ends with different results.
MIS-PEN-11  (ruling) In sudden death the taker is named just before the kick, among those who have kicked least.
MIS-PEN-14  (ruling) Still level when everybody eligible has kicked twice: a coin decides.
MIS-PEN-12  Each side's own keeper faces the opponent's kicks.
MIS-PEN-13  (ruling) These goals decide the winner only.
MIS-BOOST-13 (ruling) A bonus does not count here.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import NOBODY, Refusal
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import GK, PENALTY, F, G
from touchline.titles.mister.rules.phases import off_the_pitch
from touchline.titles.mister.rules.shots import Duel, strike, verdicts
from touchline.titles.mister.state import HEADS, KICKS, SHOOTOUT, Mister, Shootout, make_public

UNNAMED: Final = [(NOBODY,) * (KICKS - 1 - named) for named in range(KICKS)]


def takers(game: Mister, fixture: int) -> None:
    """Both sides name their takers, at once and hidden (MIS-PEN-02)."""
    game.stage = SHOOTOUT
    sides = game.fixtures[fixture]  # MIS-PEN-07
    kicks = game.kicks = Shootout(fixture, sides)
    game.tell(c.TELL_SHOOTOUT, *sides)
    kicks.takers = game.at_once(sides, choose_takers)  # MIS-PEN-04
    for seat, named in zip(sides, kicks.takers, strict=True):
        game.tell(c.TELL_TAKERS, seat, *named)
        for player in named:
            make_public(game, player)
    game.then((c.STEP_KICK, fixture, 0))


def eligible(game: Mister, seat: int) -> list[int]:
    """MIS-PEN-03: who may kick."""
    side = game.sides[seat]
    return side.on_pitch() + side.bench if game.rules.bench_kicks else side.on_pitch()


def choose_takers(game: Mister, seat: int) -> list[int]:
    left = eligible(game, seat)
    named: list[int] = []
    while len(named) < KICKS:
        at = len(named)
        player = game.ask_about(seat, c.ASK_KICKER, left, (at + 1, *named, *UNNAMED[at]), why_not_name)
        named.append(player)
        left = [each for each in left if each != player] or eligible(game, seat)  # fewer than five: they go round
    return named


def why_not_name(game: Mister, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    named = context[1 : context[0]]
    if len(eligible(game, seat)) < KICKS:
        return not_eligible(game, seat)
    return [Refusal(player, c.WHY_ALREADY_NAMED, (at,)) for at, player in enumerate(named, 1)] + not_eligible(
        game, seat
    )


def not_eligible(game: Mister, seat: int) -> list[Refusal]:
    """MIS-PEN-03: not on the pitch at the end."""
    refused = off_the_pitch(game, seat)
    if game.rules.bench_kicks:
        refused = [each for each in refused if each.reason != c.WHY_ON_THE_BENCH]
    return refused


def kick(game: Mister, fixture: int, number: int) -> None:
    """Kick `number` is taken, counted from 0 over both sides (MIS-PEN-10)."""
    kicks = game.kicks
    assert kicks is not None
    at = number % 2  # MIS-PEN-06
    seat, rival = kicks.sides[at], kicks.sides[1 - at]
    player = taker_of(game, kicks, number)
    keeper = game.sides[rival].lineup[GK]  # MIS-PEN-12
    shot = Duel(PENALTY, seat, rival, player, keeper)  # MIS-PEN-05
    shot.value = game.cards.values[player][F]  # MIS-BOOST-13: as printed
    shot.against = game.cards.values[keeper][G]
    if game.told is not None:
        faced = (F, shot.value, keeper, G, shot.against, number // 2 + 1)
        outlook = verdicts(PENALTY, shot.value - shot.against)
        game.tell(c.TELL_PENALTY, seat, player, *faced, *outlook, *stakes(kicks))
    scored = strike(game, shot)
    kicks.kicked[at].append(player)
    kicks.scored[at] += scored
    so_far = (kicks.scored[at], kicks.scored[1 - at])
    if scored:
        game.tell(c.TELL_PENALTY_SCORED, seat, player, *so_far, rival, int(at == 0))
    else:
        game.tell(c.TELL_PENALTY_SAVED, rival, keeper, *so_far, seat, int(at == 1))
    if is_decided(kicks, game.rules.early_stop):
        end_shootout(game, kicks, 0 if kicks.scored[0] > kicks.scored[1] else 1)
    elif at == 1 and all_have_kicked_twice(game, kicks):
        end_shootout(game, kicks, toss(game, kicks))
    else:
        game.then((c.STEP_KICK, fixture, number + 1))


def taker_of(game: Mister, kicks: Shootout, number: int) -> int:
    """The one on the list; MIS-PEN-11: after that, whoever is named now."""
    at, nth = number % 2, number // 2
    if nth < KICKS:
        return kicks.takers[at][nth]
    seat = kicks.sides[at]
    options = least_used(game, seat)
    player = game.ask(seat, c.ASK_SUDDEN, options, nth + 1, why=why_not_sudden) if len(options) > 1 else options[0]
    make_public(game, player)
    return player


def least_used(game: Mister, seat: int) -> list[int]:
    """MIS-PEN-11: everybody kicks once before anybody kicks twice."""
    pool = eligible(game, seat)
    times = [kicks_of(game, seat, player) for player in pool]
    fewest = min(times)
    return [pool[k] for k in range(len(pool)) if times[k] == fewest]


def kicks_of(game: Mister, seat: int, player: int) -> int:
    kicks = game.kicks
    assert kicks is not None
    return kicks.kicked[kicks.sides.index(seat)].count(player)


def why_not_sudden(game: Mister, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    options = least_used(game, seat)
    rested = [player for player in eligible(game, seat) if player not in options]
    return [Refusal(player, c.WHY_KICKED_MORE_OFTEN) for player in rested] + not_eligible(game, seat)


def is_decided(kicks: Shootout, early_stop: bool) -> bool:
    """After five each or a round of sudden death; with the option, as soon as it is certain (MIS-PEN-08)."""
    first, second = kicks.scored
    left = [KICKS - len(kicks.kicked[0]), KICKS - len(kicks.kicked[1])]
    if left[1] > 0:
        return early_stop and (first > second + left[1] or second > first + left[0])  # MIS-PEN-09
    return left[0] == left[1] and first != second  # MIS-PEN-10


def next_side(kicks: Shootout) -> int:
    """The side that takes the next kick, 0 or 1 (MIS-PEN-06)."""
    return 1 if len(kicks.kicked[0]) > len(kicks.kicked[1]) else 0


def stakes(kicks: Shootout) -> tuple[int, int, int]:
    """What the next kick decides, as words.STAKES names it (MIS-PEN-08, MIS-PEN-10)."""
    at, done = next_side(kicks), (len(kicks.kicked[0]), len(kicks.kicked[1]))
    sudden = min(done) >= KICKS
    kicks_each = done[at] + 1 if sudden else KICKS
    left = [kicks_each - done[0], kicks_each - done[1]]
    left[at] -= 1
    lead = kicks.scored[at] - kicks.scored[1 - at]
    return int(lead + left[at] < 0), int(lead + 1 > left[1 - at]), int(sudden)


def all_have_kicked_twice(game: Mister, kicks: Shootout) -> bool:
    for seat in kicks.sides:
        for player in eligible(game, seat):
            if kicks_of(game, seat, player) < 2:
                return False
    return True


def toss(game: Mister, kicks: Shootout) -> int:
    """MIS-PEN-14: where nobody can score, or nobody can fail, kicks alone would never end it."""
    face = game.roll(2, c.ROLL_COIN)
    winner = 0 if face == HEADS else 1
    game.tell(c.TELL_TOSSED, kicks.sides[0], face, kicks.sides[winner])
    return winner


def end_shootout(game: Mister, kicks: Shootout, at: int) -> None:
    """MIS-PEN-08, MIS-PEN-13: a winner, and the score stays level."""
    winner = kicks.sides[at]
    row = len(game.results) - len(game.fixtures) + kicks.fixture
    match, first, second, goals, against = game.results[row][:5]
    game.results = game.results[:]
    game.results[row] = (match, first, second, goals, against, winner, kicks.scored[0], kicks.scored[1])
    so_far = (kicks.scored[at], kicks.scored[1 - at])
    game.tell(c.TELL_SHOOTOUT_WON, winner, *so_far, kicks.sides[1 - at], int(at == 0))
    game.kicks = None
