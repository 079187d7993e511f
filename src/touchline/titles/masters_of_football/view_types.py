"""The view of a seat of Masters of Football, declared field by field, with the seats that may know each."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from touchline.kernel.views import LEARNED, OWNER, About

Form = Literal["won", "drew", "lost"]
Tie = Literal["points", "difference", "goals", "away-goals", "nothing"]
Stop = Literal["matchday", "academy", "market", "final"]


class TeamView(TypedDict):
    """One team."""

    team: int
    league: int
    seat: Annotated[int, About("The seat that manages it, -1 for a team without a person.")]
    manager: Annotated[int, About("The manager card, -1 for none.")]
    money: int
    reserve: Annotated[int, About("Money that only some cards may be paid with.")]
    squad: Annotated[list[int], About("Players that this seat knows to be in the squad.", LEARNED)]
    squad_size: int
    hand: Annotated[list[int], About("Action cards; empty for another's.", OWNER)]
    hand_size: int
    costs: Annotated[list[int], About("What each card of the hand costs now.", OWNER)]
    dealt: Annotated[list[int], About("Players on offer.", OWNER)]
    dealt_size: int
    prices: Annotated[list[int], About("What each player on offer costs.", OWNER)]
    exchanges: Annotated[int, About("Cards of the hand that can be exchanged now.", OWNER)]
    baskets: Annotated[list[int], About("The sets of them that can be bought together, as bits by place.", OWNER)]
    offer: Annotated[list[int], About("Manager cards on offer.", OWNER)]
    tactic: Annotated[int, About("The fixed tactic of a team without a person, else -1.")]
    personless: Annotated[int, About("Which of the ready-made teams this is, -1 for a team with a person.")]
    academy_limit: Annotated[int, About("What a player of the academy may cost, 0 without a manager.")]
    takeable: Annotated[list[int], About("Players on offer whom the academy would give.", OWNER)]


class ScorerView(TypedDict):
    """A goal."""

    turn: int
    team: int


class RolledView(TypedDict):
    """The two dice of one side in this turn."""

    die: Annotated[int, About("The number on the die of the level.")]
    genius: Annotated[int, About("The number on the genius die.")]
    total: int
    flame: Annotated[bool, About("The genius die shows its genius face.")]


class DiceView(TypedDict):
    """The dice of this turn."""

    attack: RolledView
    defence: RolledView


class PlayerValuesView(TypedDict):
    """The values of a fielded player under the tactic in force, with cards."""

    attack: int
    defence: int


class PaperView(TypedDict):
    """The sums of three players under one tactic, without cards."""

    attack: int
    defence: int
    attack_level: int
    defence_level: int


class TrioView(TypedDict):
    """Three players."""

    first: int
    second: int
    third: int


class OddsView(TypedDict):
    """Chances between 0 and 1, without cards."""

    home: float
    draw: float
    away: float


class CourseView(OddsView):
    """The chances after one of the turns."""

    turn: Annotated[int, About("The last turn that was over, 0 at kick-off.")]


class PlayedView(TypedDict):
    """An action card on the table."""

    card: int
    owner: Annotated[int, About("The team that played it.")]
    target: Annotated[int, About("The team it is applied to, -1 for none.")]
    slot: Annotated[int, About("The slot of the player it is applied to, -1 for none.")]
    uses: Annotated[int, About("Re-rolls left.")]
    asleep: Annotated[bool, About("Its restriction does not fit the tactic in force.")]


class ScoreboardView(TypedDict):
    """The public facts of a match."""

    home: int
    away: int
    goals: list[int]
    turn: Annotated[int, About("The last turn begun, 0 before kick-off.")]
    minute: int
    half: int
    attacker: Annotated[int | None, About("The team that attacks in this turn.")]
    tactic: Annotated[int, About("The tactic in force, -1 for none.")]
    attack_levels: list[int]
    defence_levels: list[int]
    home_advantage: Annotated[int, About("The team with home advantage.")]
    scorers: list[ScorerView]


class MatchView(ScoreboardView):
    """A match on a board."""

    league: int
    moment: Annotated[int, About("The moment of the last window between turns, -1 before kick-off.")]
    lineups: Annotated[list[list[int]], About("Players by side; empty while they lie face down for this seat.", OWNER)]
    chosen: Annotated[list[int], About("Tactic cards by side, -1 for whoever may not see them.", OWNER)]
    forced: Annotated[int, About("The tactic that a card forces, -1 for none.")]
    won: Annotated[int, About("The side that won the last tactic battle, -1 for neither.")]
    barred: Annotated[list[TrioView], About("Threes that may not be fielded, until the lineup is laid.", OWNER)]
    rival_best: Annotated[
        list[PaperView],
        About("By tactic, the opponent's strongest three of those known, until the lineup is laid.", OWNER),
    ]
    values: Annotated[list[list[PlayerValuesView]], About("Each player who lies face up, by side.")]
    attack: Annotated[list[int], About("Attack value by side.")]
    defence: Annotated[list[int], About("Defence value by side.")]
    genius_spent: list[int]
    skips: Annotated[int, About("Turns to be skipped.")]
    dice: DiceView | None
    rerolls: Annotated[list[int], About("Re-rolls of abilities left, by side.")]
    immune: Annotated[list[int], About("Kinds of cards that each side is immune to, as bits.")]
    announced: Annotated[list[int], About("Teams that have announced cards.")]
    substitutions: Annotated[list[int], About("Substitutions by side.")]
    placed: Annotated[list[PlayedView], About("Cards revealed and not yet resolved.")]
    table: Annotated[list[PlayedView], About("Cards in force.")]
    odds: Annotated[OddsView | None, About("The chances from here, null before kick-off.")]
    course: Annotated[list[CourseView], About("The chances after each turn so far, kick-off first.")]


class TableRowView(TypedDict):
    """One row of a league table."""

    team: int
    place: int
    played: int
    won: int
    drawn: int
    lost: int
    goals_for: int
    goals_against: int
    difference: int
    away_goals: int
    points: int
    form: Annotated[list[Form], About("What each match brought, in the order of play.")]
    race: Annotated[list[int], About("The points after each match.")]
    before_next_by: Annotated[Tie, About("What puts this team before the next one; nothing where they are level.")]


class ResultView(TypedDict):
    """A match that was played."""

    league: Annotated[int, About("The league, 2 for the final.")]
    matchday: int
    home: int
    away: int
    home_goals: int
    away_goals: int


class FixtureView(TypedDict):
    """A match of the calendar."""

    matchday: int
    league: int
    home: int
    away: int
    home_goals: Annotated[int | None, About("Null before kick-off.")]
    away_goals: Annotated[int | None, About("Null before kick-off.")]
    is_on: Annotated[bool, About("It lies on a board now.")]


class LegView(TypedDict):
    """A leg of the final."""

    home: int
    away: int
    home_goals: Annotated[int | None, About("Null before it is over.")]
    away_goals: Annotated[int | None, About("Null before it is over.")]


class FinalView(TypedDict):
    """The final between the winners of two leagues."""

    first: Annotated[int, About("The winner of league A.")]
    second: Annotated[int, About("The winner of league B.")]
    legs: list[LegView]
    first_goals: Annotated[int, About("Goals of the winner of league A in both legs.")]
    second_goals: Annotated[int, About("Goals of the winner of league B in both legs.")]


class StopView(TypedDict):
    """A stop of the season."""

    kind: Stop
    matchday: Annotated[int, About("The number of a matchday, else 0.")]


class DialView(TypedDict):
    """The place of a turn on the dial of the board."""

    space: Annotated[int, About("Clockwise from the top, from 0.")]
    ring: Annotated[int, About("0 is the outer one, 1 the inner one.")]


class RulesView(TypedDict):
    """The board under this game's options, and the numbers of the rules that screens show."""

    attackers: Annotated[list[int], About("The side that attacks in each turn.")]
    dial: Annotated[list[DialView], About("The space of each turn.")]
    levels: Annotated[list[int], About("The level of each team value, from 0 up, without home advantage.")]
    lineup_size: int
    squad_limit: int
    hand_limit: int


class MastersOfFootballPublicView(TypedDict):
    """The part of Masters of Football's view that is the same for everybody."""

    matchday: int
    leg: Annotated[int, About("The leg of the final that is played, 0 for none.")]
    leagues: int
    board: Annotated[int, About("The board whose step runs.")]
    piles: Annotated[list[int], About("Players in each pile.")]
    discards: Annotated[list[list[int]], About("Discarded players of each pile.")]
    pile: Annotated[int, About("Action cards in the pile.")]
    discard: Annotated[list[int], About("Discarded action cards.")]
    results: list[ResultView]
    tables: Annotated[list[list[TableRowView]], About("One league table each.")]
    best_people: Annotated[list[list[int]], About("The best-placed teams with a person, by league.")]
    fixtures: Annotated[list[FixtureView], About("The matches of the leagues, in the order of play.")]
    season: Annotated[list[StopView], About("Matchdays, academy, market and final in their order.")]
    final: FinalView | None
    finalists: list[int]
    champions: list[int]
    rules: RulesView


class MastersOfFootballSeatView(TypedDict):
    """The part that differs from seat to seat."""

    me: Annotated[int, About("The own team, -1 for a spectator.")]
    my_league: Annotated[int, About("The league of the seat's team; for a spectator the first.")]
    teams: list[TeamView]
    matches: Annotated[list[MatchView], About("One for each board.")]


class MastersOfFootballView(MastersOfFootballPublicView, MastersOfFootballSeatView):
    """Everything that a seat of Masters of Football may know."""
