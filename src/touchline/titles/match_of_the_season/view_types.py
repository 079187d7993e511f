"""The view of a seat of Match of the Season, declared field by field, with the seats that may know each."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from touchline.kernel.views import LEARNED, OWNER, About


class LimitsView(TypedDict):
    """Numbers of the book that do not change in a game."""

    squad_least: int
    squad_most: int
    squad_drafted: Annotated[int, About("Players of a squad when the draft is over.")]
    fielded: Annotated[list[str], About('By players on the pitch: "forfeit", "short" or "full".')]
    seasons: int


class RefusalView(TypedDict):
    """Why something that can be seen cannot be done, as questions tell it."""

    option: int
    reason: str
    numbers: dict[str, int]
    rules: list[str]


class ReserveView(TypedDict):
    """The reserve prices that may be named for a player on the list."""

    least: int
    most: int
    step: int


class MarketView(TypedDict):
    """The actions of a team on the market, if a window were open now."""

    sell: Annotated[RefusalView | None, About("Why nobody may be sold; None: anybody may.")]
    list: Annotated[list[RefusalView], About("Players who may not be put on the list.")]
    buy: Annotated[list[RefusalView], About("Players of the free list whom this team may not buy.")]
    reserve: ReserveView
    cards: Annotated[list[int], About("Red cards that could be played.")]


class SoldView(TypedDict):
    """A kind of player that a team has sold this season."""

    position: int
    stars: int


class MissingView(TypedDict):
    """Players whom a team still needs for a formation, by position."""

    formation: int
    goalkeepers: int
    defenders: int
    midfielders: int
    attackers: int


class TeamView(TypedDict):
    """One of the four teams."""

    team: int
    seat: Annotated[int, About("The seat that manages it, -1 for the ghost team.")]
    cash: int
    squad: list[int]
    formation: Annotated[int, About("The formation of the last line-up, -1 before the first.")]
    lineup: Annotated[list[int], About("The last line-up by slot, -1 where nobody stands.")]
    league: Annotated[int, About("League points of this season.")]
    points: Annotated[int, About("Trophy points of the game.")]
    leagues: Annotated[int, About("League titles won.")]
    national_cups: Annotated[int, About("National Cups won.")]
    european_cups: Annotated[int, About("European Cups won.")]
    sold: Annotated[list[SoldView], About("What was sold this season: its team may not buy the like back.")]
    cards: Annotated[int, About("Chance cards in hand.")]
    hand: Annotated[list[int] | None, About("The cards themselves, None for another's.", OWNER)]
    market: Annotated[MarketView | None, About("What it could do on the market, None for another's.", OWNER)]
    missing: Annotated[list[MissingView], About("While squads are drafted: what each formation still needs.", OWNER)]


class LineView(TypedDict):
    """The players that may play in the slots of one position."""

    position: int
    players: list[int]
    refusals: Annotated[list[RefusalView], About("Players of this position who may not play, and why.")]


class FormationView(TypedDict):
    """A formation that may be laid out, or why it may not."""

    formation: int
    fielded: Annotated[int, About("Players that it has a place for.")]
    refusal: Annotated[RefusalView | None, About("None: it may be laid out.")]


class LineUpView(TypedDict):
    """The possible line-ups for a team's next match; the client checks every tap against it."""

    team: int
    competition: int
    opponent: Annotated[int, About("The other side, -1 at kick-off.")]
    formations: list[FormationView]
    lines: Annotated[list[LineView], About("By position: goalkeeper, defenders, midfielders, attackers.")]


class SideView(TypedDict):
    """One side of a match."""

    who: Annotated[int, About("The team; from 4 on a club of the European Cup.")]
    formation: int
    slots: Annotated[list[int], About("Players by slot, -1 where nobody stands, -2 for a player of a European club.")]
    stars: Annotated[list[int], About("Stars by slot.")]
    gone: Annotated[list[int], About("Players sent off or carried off.")]
    substitutions: Annotated[int, About("Substitutions made.")]
    substitutions_left: Annotated[int, About("Substitutions that it may still make.")]


class DieFaceView(TypedDict):
    """The comparison that one face of the match die makes."""

    face: int
    event: Annotated[int, About("The line of the die's table.")]
    home_lines: Annotated[list[int], About("Positions of the home side whose stars count; empty where none do.")]
    away_lines: Annotated[list[int], About("Positions of the away side whose stars count.")]


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
    has_score: Annotated[bool, About("Goals are counted; else the match has a winner and no score.")]
    goals: Annotated[list[int], About("Goals of home and away.")]
    outcome: Annotated[int, About("0 home, 1 away, 2 neither, 3 void; -1 while it is played.")]
    die: list[DieFaceView]


class FaceView(TypedDict):
    """The outcome of one face of the match die."""

    face: int
    event: Annotated[int, About("The line of the die's table.")]
    home: Annotated[float, About("Chance that home scores by it.")]
    draw: Annotated[float, About("Chance that neither does.")]
    away: Annotated[float, About("Chance that away does.")]
    stars: Annotated[list[int] | None, About("Stars that are compared, home and away; None where none are.")]
    takers: Annotated[int, About("Of a penalty: how many may take it; 0 for any other event.")]
    scorers: Annotated[int, About("Of a penalty: how many of them would score.")]


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


class AbsenceView(TypedDict):
    """One cause for which a player misses the next league match; a player can have several."""

    player: int
    cause: int


class PairView(TypedDict):
    """A match of this match day."""

    home: int
    away: int


class NextMatchesView(TypedDict):
    """The next space of the board on which matches are played."""

    space: int
    pairs: Annotated[list[PairView], About("The matches there; empty where a draw or earlier matches decide them.")]


class ResultView(TypedDict):
    """A league match of this season."""

    home: int
    away: int
    outcome: Annotated[int, About("0 home, 1 away, 2 neither, 3 void.")]


class StandingView(TypedDict):
    """A row of the league table; void matches do not count."""

    team: int
    place: Annotated[int, About("1 is first; level teams are told apart by play-offs after the last match day.")]
    played: int
    won: int
    drawn: int
    lost: int
    points: int
    form: Annotated[list[Literal["won", "drew", "lost"]], About("Its matches, the first of the season first.")]
    course: Annotated[list[int], About("Its points before the first match and after each.")]
    change: Annotated[int, About("Places gained by its last match.")]


class HonourView(TypedDict):
    """A place that gave trophy points."""

    season: int
    competition: Annotated[int, About("0 league, 1 National Cup, 2 European Cup.")]
    place: int
    team: int
    points: Annotated[int, About("Trophy points that it gave.")]


class MatchOfTheSeasonPublicView(TypedDict):
    """The part of Match of the Season's view that is the same for everybody."""

    limits: LimitsView
    season: int
    drafting: Annotated[bool, About("Squads are being drafted.")]
    token: Annotated[int, About("The space on which the token stands.")]
    reach: Annotated[list[int], About("The spaces that the next roll can reach, the nearest first.")]
    active: Annotated[int, About("The team whose turn it is.")]
    youngest: Annotated[int, About("The team that began the season.")]
    order: Annotated[list[int], About("Managed teams by seat.")]
    seat_of: Annotated[list[int], About("The seat of each team, -1 for the ghost team.")]
    free_list: list[int]
    on_offer: Annotated[list[int], About("Players turned up and not yet sold.")]
    transfer_deck: Annotated[int, About("Cards in the transfer deck.")]
    chance_deck: Annotated[int, About("Cards in the chance deck.")]
    absent: list[AbsenceView]
    listed: Annotated[list[int], About("Players put on the list in vain in this window.")]
    pairs: Annotated[list[PairView], About("The matches of this match day.")]
    next_matches: Annotated[
        NextMatchesView | None, About("What comes after this match day; null: nothing this season.")
    ]
    results: Annotated[list[ResultView], About("League matches of this season.")]
    standings: Annotated[list[StandingView], About("The league table, first place first.")]
    places: Annotated[list[int], About("Teams by league place, champion first; empty before the end.")]
    national_cup: Annotated[list[int], About("Finalists of the National Cup, then winner and runner-up.")]
    super_cup: Annotated[list[int], About("The pair of the Super Cup.")]
    european_cup: EuropeanCupView
    face_down: Annotated[list[int], About("Players whose cards lie face down at the end of a season.")]
    honours: list[HonourView]
    odds: Annotated[OddsView | None, About("While both line-ups lie open.")]


class MatchOfTheSeasonSeatView(TypedDict):
    """The part that differs from seat to seat."""

    teams: list[TeamView]
    scouted: Annotated[list[int], About("Its top cards, for the seat that has looked at them.", LEARNED)]
    line_ups: Annotated[list[LineUpView], About("Of the teams that this seat may line up now.", OWNER)]
    match: MatchView | None


class MatchOfTheSeasonView(MatchOfTheSeasonPublicView, MatchOfTheSeasonSeatView):
    """Everything that a seat of Match of the Season may know."""
