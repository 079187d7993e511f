"""The view of a seat of Best 11, declared field by field, with the seats that may know each."""

from __future__ import annotations

from typing import Annotated, TypedDict

from touchline.kernel.views import LEARNED, OWNER, About


class MarketRowView(TypedDict):
    """A card on the market."""

    player: int
    price: Annotated[int, About("The printed price.")]
    mine: Annotated[int, About("What it costs this seat.", OWNER)]
    fit: Annotated[int, About("What a coach would score for this seat by the formation he favours.", OWNER)]


class BarredView(TypedDict):
    """A rival that this seat cannot challenge now, and why."""

    option: int
    reason: str
    numbers: dict[str, int]
    rules: list[str]


class HouseView(TypedDict):
    """The settings that are drawn."""

    footballers: Annotated[int, About("Footballers of a complete team.")]
    goal_points: Annotated[int, About("What a goal scored counts.")]
    conceded_points: Annotated[int, About("What a goal conceded counts.")]
    stands: Annotated[int, About("Stands of a whole stadium, 0 without stadiums.")]
    stand_cost: int
    stadium_points: int
    fit_points: Annotated[int, About("Points for a coach who suits the formation.")]
    all_opportunities: int


class ScoreView(TypedDict):
    """The lines of a team's score."""

    footballers: int
    coach: int
    fit: int
    scored: int
    conceded: int
    stadium: int


class TwinnedView(TypedDict):
    """Two seats that cannot challenge each other."""

    one: int
    two: int
    until: Annotated[int, About("The last round of their twinning.")]


class TwinningView(TypedDict):
    """A Twinning that was played, also if an appeal stopped it."""

    by: int
    on: int


class InjuredView(TypedDict):
    """A footballer who cannot be committed."""

    player: int
    until: Annotated[int, About("The last round that he misses.")]


class UnderView(TypedDict):
    """An event card that this seat has put under its deck."""

    above: Annotated[int, About("How many cards are drawn before it.")]
    card: int


class BetView(TypedDict):
    """A stake on the challenge that runs."""

    seat: int
    stake: int
    on_goal: Annotated[bool, About("The stake is on a goal; else on none.")]


class ClubView(TypedDict):
    """The lasting data of a club: footballers, money, tokens, stands."""

    box: int
    board: Annotated[int, About("The formation board, -1 for none.")]
    places: Annotated[list[int], About("Places of the board by role.")]
    room: Annotated[list[bool], About("Whether another of each role fits in; empty before the first round.")]
    footballers: list[int]
    values: Annotated[list[int], About("The value of each footballer now.")]
    coach: int
    captain: int
    armband: Annotated[bool, About("The captain's armband may still be given.")]
    money: int
    income: Annotated[int, About("What the start of the next round pays, as things stand.")]
    cards: Annotated[int, About("Event cards in hand.")]
    white: Annotated[list[int], About("White event cards in play.")]
    scored: int
    conceded: int
    stands: int
    score: ScoreView
    points: Annotated[int, About("The sum of the score.")]


class RoundView(TypedDict):
    """The data of a club that last a round or a turn."""

    used: Annotated[int, About("Opportunities used in this round, as bits.")]
    held: bool
    bonus: int
    negation: bool
    immune: int
    bought: bool
    built: Annotated[int, About("Stands built in this turn.")]
    discount: int
    face_up: Annotated[bool, About("The management card lies face up.")]


class TeamView(ClubView, RoundView):
    """One person's team."""

    management: Annotated[int, About("The management card, -1 for whoever does not know it.", LEARNED)]
    hand: Annotated[list[int], About("Event cards that this seat knows.", LEARNED)]


class DeckView(TypedDict):
    """The piles of one box."""

    box: int
    team: int
    team_discard: list[int]
    events: int
    eliminated: list[int]
    actions: int
    action_discard: list[int]
    management: int
    management_discard: list[int]


class WayView(TypedDict):
    """A way to fill the terms of the action card."""

    committed: Annotated[list[int], About("One footballer for each term.")]
    picks: Annotated[list[int], About("What has to be picked for it: a term that only one can fill is no question.")]
    total: Annotated[int, About("What they come to, with bonuses.")]
    missing: Annotated[int, About("Points that they fall short by, 0 for none.")]
    price: Annotated[int, About("What the missing points cost, 0 for none, -1 if the money is not there.")]
    helper: Annotated[int, About("The event card in hand that makes up for it alone, -1 for none.")]


class ChallengeView(TypedDict):
    """The challenge that runs."""

    challenger: int
    target: int
    side: int
    attack: Annotated[int, About("The attack card, -1 before it is turned up.")]
    defence: int
    committed: Annotated[list[int], About("One footballer for each term of the card.")]
    cautions: Annotated[list[int], About("Points taken off each of them.")]
    sent_off: list[bool]
    shares: Annotated[list[int], About("What each of them adds.")]
    points: Annotated[int, About("Points added by money and events.")]
    taken: Annotated[int, About("Points taken away by money.")]
    total: int
    number: Annotated[int, About("The number that the total must reach, 0 without a card.")]
    made: Annotated[bool, About("The action succeeds as it stands.")]
    bets: list[BetView]
    ways: Annotated[list[WayView], About("For who must commit: every way to fill the terms.", OWNER)]


class Best11PublicView(TypedDict):
    """The part of Best 11's view that is the same for everybody."""

    notice: str
    round: int
    base_order: list[int]
    order: list[int]
    ranking: Annotated[list[int], About("Seats by the score as it stands, the first first.")]
    active: int
    decks: list[DeckView]
    twinned: list[TwinnedView]
    twinnings: list[TwinningView]
    injured: list[InjuredView]
    house: HouseView


class Best11SeatView(TypedDict):
    """The part that differs from seat to seat."""

    market: list[MarketRowView]
    teams: list[TeamView]
    challenge: ChallengeView | None
    under: Annotated[list[UnderView], About("Cards that this seat has put under its deck.", OWNER)]
    barred: Annotated[list[BarredView], About("Rivals that this seat cannot challenge now.", OWNER)]


class Best11View(Best11PublicView, Best11SeatView):
    """Everything that a seat of Best 11 may know."""
