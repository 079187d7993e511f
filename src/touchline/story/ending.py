"""How a finished game ended for each seat: score, turning points, luck, the best player, what to do better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from touchline.kernel.game import Game
from touchline.kernel.result import Result
from touchline.kernel.title import Title
from touchline.story.luck.ledger import Fixture, Ledger, Point
from touchline.story.parts import Story
from touchline.story.statistics.tally import Tally, better

MAX_TURNING_POINTS: Final = 3  # turning points at most
MIN_DRAWS_APART: Final = 3  # turning points of one match that are nearer to each other count as one
MIN_SHARE_CHANGE: Final = 0.04  # a smaller change of the share is no turning point
LITTLE_LUCK: Final = 0.1  # in units of luck: below it luck was even
MUCH_LUCK: Final = 0.5
CLOSE_SHARE: Final = 0.9  # with this share of the winner's score a game was nearly won
CLOSE_GOALS: Final = 1
MIN_GAP_SHARE: Final = 0.2  # as a share of the larger number: a smaller difference is no advice


class Ended(NamedTuple):
    """A game that is over, and what was counted of it."""

    title: Title
    story: Story
    game: Game
    ledger: Ledger
    tally: Tally

    @property
    def result(self) -> Result:
        return self.title.result(self.game)


def endings(ended: Ended) -> dict[str, Any]:
    """Return what decided, with its rules, and the ending of each seat."""
    why = ended.result.why
    return {
        "rules": list(ended.story.why_rules.get(why, ())),
        "headlines": list(ended.story.headlines),
        "best": ended.tally.man_of_the_match(),
        "seats": [ending_of(ended, seat) for seat in range(ended.game.seats)],
    }


def ending_of(ended: Ended, seat: int) -> dict[str, Any]:
    match = last_match(ended, seat)
    rival, score = compare_scores(ended, seat, match)
    luck = ended.ledger.by_seat()[seat]
    shown = [point for point in ended.ledger.points if match is None or point.match == match]
    turns = turning_points(ended.ledger, shown, seat, direction(ended, seat, match))
    return {
        "champion": ended.result.places[seat] == 1 and ended.story.is_champion(ended.game, seat),
        "rival": rival,
        "score": score,
        "match": match is not None,
        "curve": [] if match is None else curve(ended.ledger, shown, seat),
        "turns": [turn_data(ended, shown, point, seat) for point in turns],
        "luck": {"amount": round(luck, 4), "size": luck_size(luck)},
        "best": ended.tally.best_player(seat),
        "next": next_time(ended, seat, rival),
        "close": is_close(score, match is not None),
    }


def last_match(ended: Ended, seat: int) -> int | None:
    """Return the number of the match that decided this seat's game, if one did."""
    if ended.result.why not in ended.story.decided_by_match:
        return None
    own = [number for number, each in enumerate(ended.ledger.fixtures.values()) if seat in each.seats and each.score]
    return own[-1] if own else None


def compare_scores(ended: Ended, seat: int, match: int | None) -> tuple[int, list[int]]:
    """Return the seat that this one is compared with, and both scores, its own first."""
    if match is not None:
        fixture = fixture_of(ended.ledger, match)
        assert fixture.score is not None
        own = fixture.seats.index(seat)
        return fixture.seats[1 - own], [fixture.score[own], fixture.score[1 - own]]
    places, scores = ended.result.places, ended.result.scores
    others = [each for each in range(len(places)) if each != seat]
    rival = min(others, key=lambda each: (places[each], each))
    return rival, [scores[seat], scores[rival]]


def fixture_of(ledger: Ledger, match: int) -> Fixture:
    return list(ledger.fixtures.values())[match]


def share_of(ledger: Ledger, point: Point, seat: int, share: float) -> float:
    """Return the seat's share, from that of side 0."""
    return share if fixture_of(ledger, point.match).seats[0] == seat else 1 - share


def curve(ledger: Ledger, points: Sequence[Point], seat: int) -> list[float]:
    """Return the seat's share from before the first roll to after the last."""
    if not points:
        return []
    shares = [points[0].before, *(point.after for point in points)]
    return [round(share_of(ledger, points[0], seat, share), 3) for share in shares]


def direction(ended: Ended, seat: int, match: int | None) -> int:
    """Return 1 or -1 if only turns for or against the seat explain its place; 0 if both count, as on a curve."""
    if match is not None:
        return 0
    return 1 if ended.result.places[seat] == 1 else -1


def turning_points(ledger: Ledger, points: Sequence[Point], seat: int, sign: int) -> list[Point]:
    """Return the largest changes in this seat's matches that can be told, in the order in which they came."""
    own = [p for p in points if p.event is not None and seat in fixture_of(ledger, p.match).seats]
    found: list[Point] = []
    for point in sorted(own, key=lambda each: -abs(each.after - each.before)):
        at = points.index(point)
        near = [each for each in found if each.match == point.match and abs(points.index(each) - at) < MIN_DRAWS_APART]
        if is_turn(ledger, point, seat, sign) and not near and len(found) < MAX_TURNING_POINTS:
            found.append(point)
    return sorted(found, key=lambda each: each.moment)


def is_turn(ledger: Ledger, point: Point, seat: int, sign: int) -> bool:
    change = share_of(ledger, point, seat, point.after) - share_of(ledger, point, seat, point.before)
    return abs(change) >= MIN_SHARE_CHANGE if sign == 0 else sign * change >= MIN_SHARE_CHANGE


def turn_data(ended: Ended, points: Sequence[Point], point: Point, seat: int) -> dict[str, Any]:
    assert point.event is not None
    return {
        "at": points.index(point) + 1,  # on the curve, which begins before the first roll
        "match": point.match,
        "before": round(share_of(ended.ledger, point, seat, point.before), 3),
        "after": round(share_of(ended.ledger, point, seat, point.after), 3),
        "event": ended.title.event_data(point.event, 0, ended.game),
    }


def luck_size(luck: float) -> str:
    return "even" if abs(luck) < LITTLE_LUCK else "some" if abs(luck) < MUCH_LUCK else "much"


def next_time(ended: Ended, seat: int, rival: int) -> dict[str, Any] | None:
    """Return the figure in which the seat was furthest behind the seat it is compared with."""
    mine, theirs = ended.tally.seats[seat], ended.tally.seats[rival]
    gaps = {code: gap(mine[code], theirs[code], better(code) or 1) for code in ended.story.advice}
    worst = max(gaps, key=lambda code: gaps[code], default=None)
    if worst is None or gaps[worst] < MIN_GAP_SHARE:
        return None
    return {"code": worst, "mine": mine[worst], "theirs": theirs[worst]}


def gap(mine: int, theirs: int, sign: int) -> float:
    """Return how far the seat is behind, as a share of the larger number."""
    return sign * (theirs - mine) / max(abs(mine), abs(theirs), 1)


def is_close(score: list[int], match: bool) -> bool:
    mine, theirs = score
    return theirs - mine <= CLOSE_GOALS if match else mine >= CLOSE_SHARE * theirs
