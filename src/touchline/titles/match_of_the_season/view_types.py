"""What a seat of Match of the Season sees, declared: field by field, with who may know it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from touchline.kernel.views import LEARNED, OWNER, About

Row = list[int]


class TeamView(TypedDict):
    """One of the four teams."""

    team: int
    seat: Annotated[int, About("The seat that manages it, -1 for the ghost team.")]
    cash: int
    squad: list[int]
    formation: Annotated[int, About("The formation of the last line-up, -1 before the first.")]
    lineup: Annotated[list[int], About("The last line-up by slot.")]
    league: Annotated[int, About("League points of this season.")]
    points: Annotated[int, About("Trophy points of the game.")]
    leagues: Annotated[int, About("League titles won.")]
    national_cups: Annotated[int, About("National Cups won.")]
    european_cups: Annotated[int, About("European Cups won.")]
    sold: Annotated[list[Row], About("Rows of what was sold in this window, which its team may not buy back.")]
    cards: Annotated[int, About("Chance cards in hand.")]
    hand: Annotated[list[int] | None, About("The cards themselves, None for another's.", OWNER)]


class SideView(TypedDict):
    """One side of a match."""

    who: Annotated[int, About("The team; from 4 on a club of the European Cup.")]
    formation: int
    slots: Annotated[list[int], About("Players by slot, -1 where nobody stands.")]
    stars: Annotated[list[int], About("Stars by line: keeper, defence, midfield, attack.")]
    gone: Annotated[list[int], About("Players sent off or carried off.")]
    substitutions: Annotated[int, About("Substitutions made.")]


class MatchView(TypedDict):
    """The match that is being played, or the last one."""

    home: SideView
    away: SideView
    competition: int
    committed: Annotated[bool, About("A tactic card lies face down.")]
    card: Annotated[int, About("The tactic card, -1 for whoever may not see it.", OWNER)]
    revealed: Annotated[bool, About("The tactic card lies face up.")]
    event: Annotated[int, About("Rolls so far.")]
    events: Annotated[int, About("Rolls of a match.")]
    extra: Annotated[int, About("Extra rolls so far.")]
    goals: Annotated[list[int], About("Goals of home and away.")]
    outcome: Annotated[int, About("0 home, 1 away, 2 neither; -1 while it is played.")]


class FaceView(TypedDict):
    """What one face of the match die would decide."""

    face: int
    event: Annotated[int, About("The line of the die's table.")]
    home: Annotated[float, About("Chance that home scores by it.")]
    draw: Annotated[float, About("Chance that neither does.")]
    away: Annotated[float, About("Chance that away does.")]
    stars: Annotated[list[int] | None, About("Stars that are compared, home and away; None where none are.")]


class OddsView(TypedDict):
    """How the match would end from here."""

    basis: Literal["public"]
    exact: Annotated[bool, About("False where line-ups may still change.")]
    home: float
    draw: float
    away: float
    faces: list[FaceView]


class EuropeanCupView(TypedDict):
    """The European Cup of this season."""

    left: Annotated[list[int], About("Sides still in this round.")]
    through: Annotated[list[int], About("Sides in the next round.")]
    holder: Annotated[int, About("Its holder, -1 for none.")]


class MatchOfTheSeasonView(TypedDict):
    """All that a seat of Match of the Season may know."""

    season: int
    token: Annotated[int, About("The space on which the token stands.")]
    active: Annotated[int, About("The team whose turn it is.")]
    youngest: Annotated[int, About("The team that began the season.")]
    order: Annotated[list[int], About("Managed teams by seat.")]
    seat_of: Annotated[list[int], About("The seat of each team, -1 for the ghost team.")]
    teams: list[TeamView]
    free_list: list[int]
    on_offer: Annotated[list[int], About("Players turned up and not yet sold.")]
    transfer_deck: Annotated[int, About("Cards in the transfer deck.")]
    scouted: Annotated[list[int], About("Its top cards, for the seat that has looked at them.", LEARNED)]
    chance_deck: Annotated[int, About("Cards in the chance deck.")]
    absent: Annotated[list[Row], About("Rows of a player and a cause of his absence; a player can have several.")]
    listed: Annotated[list[int], About("Players put on the list in vain in this window.")]
    pairs: Annotated[list[int], About("Pairs of this match day: home, away, home, away.")]
    results: Annotated[list[Row], About("League matches of this season: home, away, outcome (3: void).")]
    places: Annotated[list[int], About("Teams by league place, champion first; empty before the end.")]
    national_cup: Annotated[list[int], About("Finalists of the National Cup, then winner and runner-up.")]
    super_cup: Annotated[list[int], About("The pair of the Super Cup.")]
    european_cup: EuropeanCupView
    face_down: Annotated[list[int], About("Players whose cards lie face down at the end of a season.")]
    honours: Annotated[list[Row], About("Rows of season, competition, place, team.")]
    match: MatchView | None
    odds: Annotated[OddsView | None, About("While both line-ups lie open.")]
