"""What a seat of Masters of Football sees, declared: field by field, with who may know it."""

from __future__ import annotations

from typing import Annotated, TypedDict

from touchline.kernel.views import LEARNED, OWNER, About

Row = list[int]


class TeamView(TypedDict):
    """One team."""

    team: int
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
    offer: Annotated[list[int], About("Manager cards on offer.", OWNER)]
    tactic: Annotated[int, About("The fixed tactic of a team without a person, else -1.")]


class ScorerView(TypedDict):
    """A goal."""

    turn: int
    team: int


class DiceView(TypedDict):
    """The dice of this turn: first die, genius die, sum; and how many flames each side has."""

    attack: list[int]
    defence: list[int]
    flames: list[int]


class PlayedView(TypedDict):
    """An action card on the table."""

    card: int
    owner: Annotated[int, About("The team that played it.")]
    target: Annotated[int, About("The team it is applied to, -1 for none.")]
    slot: Annotated[int, About("The slot of the player it is applied to, -1 for none.")]
    uses: Annotated[int, About("Re-rolls left.")]


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
    values: Annotated[list[list[Row]], About("Attack and defence of each player, by side.")]
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
    odds: Annotated[list[float] | None, About("Chances of home, draw and away from here, without cards.")]


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


class RulesView(TypedDict):
    """What the options make of the printed board."""

    thresholds: list[int]
    attackers: Annotated[list[int], About("The side that attacks in each turn.")]
    genius_by_face: bool
    red_rise: Annotated[int, About("The level that the side with home advantage gets where both are at red.")]


class MastersOfFootballView(TypedDict):
    """All that a seat of Masters of Football may know."""

    me: Annotated[int, About("The own team, -1 for a spectator.")]
    matchday: int
    leagues: int
    teams: list[TeamView]
    matches: Annotated[list[MatchView], About("One for each board.")]
    board: Annotated[int, About("The board whose step runs.")]
    piles: Annotated[list[int], About("Players in each pile.")]
    discards: Annotated[list[list[int]], About("Discarded players of each pile.")]
    pile: Annotated[int, About("Action cards in the pile.")]
    discard: Annotated[list[int], About("Discarded action cards.")]
    results: Annotated[list[Row], About("Rows of league, matchday, home, away, goals, goals.")]
    tables: Annotated[list[list[TableRowView]], About("One league table each.")]
    best_people: Annotated[list[list[int]], About("The best-placed teams with a person, by league.")]
    fixtures: Annotated[list[Row], About("Rows of matchday, league, home, away.")]
    finalists: list[int]
    champions: list[int]
    rules: RulesView
