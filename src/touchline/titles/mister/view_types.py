"""The view of a seat of Mister, declared field by field, with the seats that may know each (section 7)."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from touchline.kernel.views import LEARNED, About

Mode = Literal["head_to_head", "cup", "league", "three_way"]
Mark = Literal["won", "drew", "lost"]
Duty = Literal["idle", "alone"]
Stage = Literal["market", "lineup", "match", "shootout", "transfers", "over"]


class SideView(TypedDict):
    """One manager's side."""

    size: Annotated[int, About("Footballers in the squad.")]
    squad: Annotated[
        list[int], About("Footballers of the squad that this seat knows; the seat's own squad in its order.", LEARNED)
    ]
    lineup: Annotated[list[int], About("The eleven by slot, -1 where nobody stands; empty before kick-off.")]
    fielded: Annotated[list[int], About("The eleven that kicked off.")]
    bench: Annotated[list[int], About("Footballers on the bench that this seat knows.", LEARNED)]
    bench_size: Annotated[int, About("Footballers on the bench.")]
    sent_off: Annotated[list[int], About("Footballers who were shown the red card.")]
    injured: Annotated[list[int], About("Footballers who were carried off.")]
    boost: Annotated[int, About("Points that the team's lift adds to every duel, 0 without one.")]
    kept: Annotated[list[int], About("Action cards kept as goals.")]
    goals: Annotated[int, About("Goals of the match so far.")]


class ForcedView(TypedDict):
    """Why nobody has a choice in the market."""

    duty: Annotated[Duty, About("idle: nobody signed anybody in the last pass; alone: one squad only is incomplete.")]
    seat: Annotated[int, About("The only seat that is incomplete, -1 where all must sign.")]
    rule: Annotated[str, About("The rule that says so.")]


MarketView = TypedDict(
    "MarketView",
    {
        "turn": Annotated[int, About("The seat whose turn it is.")],
        "pass": Annotated[int, About("Times the deck has been gone through.")],
        "compulsory": Annotated[bool, About("Whoever draws must sign.")],
        "forced": ForcedView | None,
        "left": Annotated[int, About("Cards in the footballer deck.")],
        "unseen": Annotated[
            list[int],
            About("Footballers who may still be drawn for all that this seat knows, by preferred role.", LEARNED),
        ],
        "discards": Annotated[list[int], About("Discarded footballers that this seat has seen.", LEARNED)],
        "discarded": Annotated[int, About("Discarded footballers in all.")],
        "under": Annotated[
            list[int], About("Free agents below the deck, -1 for one that this seat has not seen.", LEARNED)
        ],
    },
)

MatchView = TypedDict(
    "MatchView",
    {
        "order": Annotated[list[int], About("Seats in the order in which they turn up cards.")],
        "turn": Annotated[int, About("The seat that turns up the next card, -1 before kick-off.")],
        "pass": Annotated[int, About("Times the pack has been gone through.")],
        "passes": Annotated[int, About("Times it is gone through in a match.")],
        "left": Annotated[int, About("Action cards still to come.")],
        "spent": Annotated[list[int], About("Action cards played without a goal.")],
        "lifted": Annotated[int, About("The action card that is being played, -1 for none.")],
    },
)


class KicksView(TypedDict):
    """One side of a shoot-out."""

    seat: int
    takers: Annotated[list[int], About("The named takers in their order; empty until they are shown.")]
    kicked: Annotated[list[int], About("Footballers who have kicked, in order.")]
    scored: Annotated[int, About("Goals.")]


class NextKickView(TypedDict):
    """The possible outcomes of the next kick."""

    seat: Annotated[int, About("Who takes it.")]
    must: Annotated[bool, About("A miss loses the shoot-out.")]
    wins: Annotated[bool, About("A goal wins it.")]
    sudden: Annotated[bool, About("It belongs to sudden death.")]


class ShootoutView(TypedDict):
    """A shoot-out from the spot."""

    kicks: Annotated[int, About("Takers whom each side names.")]
    sides: Annotated[list[KicksView], About("The two sides, first kick first.")]
    next: NextKickView


class FixtureView(TypedDict):
    """A match of this round."""

    first: Annotated[int, About("The seat named first.")]
    second: Annotated[int, About("The seat named second.")]


class ResultView(TypedDict):
    """A match that has been played."""

    round: Annotated[int, About("The round, from 1.")]
    first: Annotated[int, About("The seat named first.")]
    second: Annotated[int, About("The seat named second.")]
    goals: Annotated[int, About("Goals of the first seat.")]
    against: Annotated[int, About("Goals of the second seat.")]
    winner: Annotated[int, About("The seat that won, -1 for a draw.")]
    scored: Annotated[int, About("Goals of the first seat in the shoot-out.")]
    conceded: Annotated[int, About("Goals of the second seat in the shoot-out.")]


class StandingView(TypedDict):
    """One row of the league table."""

    place: Annotated[int, About("1 is first; those who are level share a place.")]
    seat: int
    points: int
    difference: Annotated[int, About("Goals scored less goals conceded.")]
    goals: Annotated[int, About("Goals scored.")]
    conceded: Annotated[int, About("Goals conceded.")]
    form: Annotated[list[Mark], About("What came of each match, oldest first.")]
    race: Annotated[list[int], About("Points after each match, beginning with none.")]


class MisterPublicView(TypedDict):
    """The part of Mister's view that is the same for everybody."""

    mode: Mode
    stage: Stage
    squad_size: Annotated[int, About("Footballers in a complete squad.")]
    round: Annotated[int, About("The round of the tournament, from 1.")]
    rounds: Annotated[int, About("Rounds in all.")]
    players: Annotated[list[int], About("The seats that are player 1, 2, 3, 4.")]
    fixtures: Annotated[list[FixtureView], About("The matches of this round.")]
    next_fixtures: Annotated[list[FixtureView], About("Those that kick off next; empty where nothing says them yet.")]
    match: MatchView
    shootout: ShootoutView | None
    results: Annotated[list[ResultView], About("Matches played, oldest first.")]
    table: Annotated[list[StandingView], About("The league table from the top; empty outside a league.")]
    places: Annotated[list[int], About("Final places by seat; empty until the end.")]


class MisterSeatView(TypedDict):
    """The part that differs from seat to seat."""

    sides: Annotated[list[SideView], About("One for each seat.")]
    market: MarketView


class MisterView(MisterPublicView, MisterSeatView):
    """Everything that a seat of Mister may know."""
