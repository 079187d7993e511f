"""The state of a game: teams, boards with a match on them, piles; no rules.

MOF-AIM-01      A manager and his club: a team number is the rules' seat, `Team.seat` the person who answers.
MOF-MONEY-01    Money is counted in whole millions.
MOF-LINEUP-12   (ruling) The three of a lineup stand in slots, so that a face-down card can be named.
MOF-SIM-04      (ruling) Each board has its own dice, levels, windows and cards; piles, hands and money are shared.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from touchline.kernel.game import NOBODY, Game, Step
from touchline.titles.masters_of_football.cards import CardSet
from touchline.titles.masters_of_football.options import Settings

# Windows
PRE1: Final = 0
PRE2: Final = 1
BT: Final = 2
RR: Final = 3
GL: Final = 4
WW: Final = 5
MW: Final = 6
ACADEMY_WINDOW: Final = 7

# Moments between turns besides the turns themselves
BEFORE_KICK_OFF: Final = 0
LAST_TURN: Final = 12
AFTER_HALF_TIME: Final = 13
AFTER_STOPPAGE: Final = 14

# Substitutions
NO_CHANGE: Final = -1
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2


# The chances of a match depend on: last turn over, turns to be skipped, home's lead, genius spent by home and
# by away, side with home advantage, attack levels, defence levels, geniuses on the pitch
Standing = tuple[int, int, int, int, int, int, int, int, int, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Team:
    """A club: what its manager owns, and what he is offered at the moment."""

    __slots__ = (
        "advantage",
        "dealt",
        "hand",
        "last",
        "manager",
        "money",
        "offer",
        "reserve",
        "rolls",
        "seat",
        "seen",
        "squad",
        "tactic",
    )

    def __init__(self, like: Team | None = None) -> None:
        """Make a new one, or a copy, in one place, so that nothing is created twice."""
        self.seat: int = NOBODY if like is None else like.seat
        self.manager: int = NOBODY if like is None else like.manager
        self.money: int = 0 if like is None else like.money
        self.reserve: int = 0 if like is None else like.reserve  # MOF-CARD-21: of the money, what a Win Bonus may cost
        self.squad: list[int] = [] if like is None else like.squad[:]
        self.seen: list[int] = [] if like is None else like.seen[:]  # players of the squad that have been face up
        self.hand: list[int] = [] if like is None else like.hand[:]  # action cards
        self.last: tuple[int, ...] = () if like is None else like.last  # the lineup and tactic last laid
        self.dealt: list[int] = [] if like is None else like.dealt[:]  # players offered now
        self.offer: list[int] = [] if like is None else like.offer[:]  # manager cards offered now
        self.tactic: int = NOBODY if like is None else like.tactic  # MOF-AI-04: of a team without a person
        self.rolls: int = 0 if like is None else like.rolls  # academy rolls to come
        self.advantage: int = 0 if like is None else like.advantage  # MOF-ACAD-08: may draw gold

    def clone(self) -> Team:
        return Team(self)


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Played:
    """An action card on the table."""

    __slots__ = ("barred", "card", "owner", "side", "slot", "uses")

    def __init__(self, card: int, owner: int, side: int = NOBODY, slot: int = NOBODY) -> None:
        self.card = card
        self.owner = owner  # team that played it
        self.side = side  # that it is applied to
        self.slot = slot  # the slot of its player
        self.uses = 0  # rerolls left
        self.barred = 0  # sides immune when it resolved, as bits: MOF-IMM-09

    def clone(self) -> Played:
        new = Played(self.card, self.owner, self.side, self.slot)
        new.uses = self.uses
        new.barred = self.barred
        return new


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Match:
    """A board with a match on it; without teams, the office where managers meet between matches."""

    __slots__ = (
        "ahead", "announced", "attack", "attack_level", "attacker", "away", "chosen", "course", "defence",
        "defence_level", "dice", "forced", "goals", "guards", "half", "home", "home_advantage", "immune", "league",
        "lineup", "marks", "matchday", "must", "order", "placed", "rerolls", "scorers", "shown", "skips", "spent",
        "stage", "subs", "table", "tactic", "teams", "turn", "won",
    )  # fmt: skip

    def __init__(self, league: int, matchday: int, home: int, away: int, like: Match | None = None) -> None:
        """Make a new one, or a copy, in one place, so that nothing is created twice."""
        self.league = league
        self.matchday = matchday
        self.teams = [home, away]
        self.home, self.away = home, away  # the same, for who asks often
        # Its agenda; the next step lies last, where it is taken quickest
        self.ahead: list[Step] = [] if like is None else like.ahead[:]
        self.order: list[int] = [] if like is None else like.order[:]  # speaking order; empty: to be taken again
        self.lineup: list[list[int]] = [[], []] if like is None else [like.lineup[0][:], like.lineup[1][:]]
        self.chosen: list[int] = [NOBODY, NOBODY] if like is None else like.chosen[:]  # tactic cards
        self.must: list[int] = [NOBODY, NOBODY] if like is None else like.must[:]  # MOF-LINEUP-07: wood players
        self.shown: int = 0 if like is None else like.shown  # lineups face up
        self.forced: int = NOBODY if like is None else like.forced
        self.tactic: int = NOBODY if like is None else like.tactic
        self.won: int = NOBODY if like is None else like.won  # side that won the last battle
        self.home_advantage: int = 0 if like is None else like.home_advantage  # side with home advantage
        self.goals: list[int] = [0, 0] if like is None else like.goals[:]
        self.scorers: list[int] = [] if like is None else like.scorers[:]  # turn and side of each goal: turn * 2 + side
        self.spent: list[int] = [0, 0] if like is None else like.spent[:]  # MOF-PLAY-15
        self.marks: int = 0 if like is None else like.marks  # geniuses on the pitch, as GENIUS_ bits; away times 8
        self.course: list[Standing] = [] if like is None else like.course[:]  # before each turn, for the view
        self.stage: int = NOBODY if like is None else like.stage  # moment of the last window BT
        self.turn: int = 0 if like is None else like.turn  # last numbered turn begun
        self.half: int = 1 if like is None else like.half
        self.skips: int = 0 if like is None else like.skips
        self.attacker: int = 0 if like is None else like.attacker
        self.dice: list[int] = [1, 1, 1, 1] if like is None else like.dice[:]  # faces: attack, genius, defence, genius
        self.attack: list[int] = [0, 0] if like is None else like.attack[:]  # values
        self.defence: list[int] = [0, 0] if like is None else like.defence[:]
        self.attack_level: list[int] = [0, 0] if like is None else like.attack_level[:]
        self.defence_level: list[int] = [0, 0] if like is None else like.defence_level[:]
        self.rerolls: list[int] = [0, 0] if like is None else like.rerolls[:]  # of abilities, left in this match
        self.immune: list[int] = [0, 0] if like is None else like.immune[:]  # kinds of cards as bits
        # Side, card and kinds of each restricted card that gives immunity
        self.guards: list[tuple[int, int, int]] = [] if like is None else like.guards[:]
        self.announced: list[int] = [] if like is None else like.announced[:]  # teams that will play cards now
        self.subs: list[int] = [NO_CHANGE, NO_CHANGE] if like is None else like.subs[:]
        self.placed: list[Played] = [] if like is None else copies(like.placed)  # revealed, not yet resolved
        self.table: list[Played] = [] if like is None else copies(like.table)  # in force

    def then(self, first: Step = (), *more: Step) -> None:
        """Put a step first on this board's agenda."""
        for k in range(len(more) - 1, -1, -1):
            self.ahead.append(more[k])
        if first:
            self.ahead.append(first)

    def then_all(self, steps: list[Step]) -> None:
        """Put several steps first on this board's agenda."""
        for k in range(len(steps) - 1, -1, -1):
            self.ahead.append(steps[k])

    def side_of(self, team: int) -> int:
        """Return home, away, or NOBODY for an observer."""
        return 0 if team == self.home else 1 if team == self.away else NOBODY

    def clone(self) -> Match:
        return Match(self.league, self.matchday, self.teams[0], self.teams[1], self)


def copies(row: list[Played]) -> list[Played]:
    return [played.clone() for played in row]


class Mof(Game):
    """Masters of Football in progress."""

    __slots__ = (
        "at", "boards", "boards_laid", "card_rounds", "cards", "champions", "discard", "discards", "face_down",
        "finalists", "leagues", "managers", "matchday", "pile", "piles", "player_rounds", "reshuffles", "results",
        "rules", "team_numbers", "teams",
    )  # fmt: skip

    def __init__(self, seats: int, cards: CardSet, rules: Settings, like: Mof | None = None) -> None:
        """Make a new one, or a copy, in one place, so that nothing is created twice."""
        super().__init__(seats)
        self.cards = cards
        self.rules = rules
        self.leagues: int = 1 if like is None else like.leagues
        self.teams: list[Team] = [] if like is None else [team.clone() for team in like.teams]
        self.team_numbers: list[int] = [] if like is None else like.team_numbers[:]  # team of each person
        self.matchday: int = 0 if like is None else like.matchday
        self.boards: list[Match] = [] if like is None else [match.clone() for match in like.boards]
        self.at: int = 0 if like is None else like.at  # the board whose step runs
        self.managers: list[int] = [] if like is None else like.managers[:]
        self.piles: list[list[int]] = [[], [], [], []] if like is None else [pile[:] for pile in like.piles]
        self.discards: list[list[int]] = [[], [], [], []] if like is None else [row[:] for row in like.discards]
        self.pile: list[int] = [] if like is None else like.pile[:]
        self.discard: list[int] = [] if like is None else like.discard[:]
        self.face_down: int = 0 if like is None else like.face_down  # action cards in the pile or in a hand, as bits
        # League, matchday, home, away, goals, goals
        self.results: list[tuple[int, int, int, int, int, int]] = [] if like is None else like.results[:]
        self.finalists: list[int] = [] if like is None else like.finalists[:]
        self.champions: list[int] = [] if like is None else like.champions[:]
        self.boards_laid: int = 0 if like is None else like.boards_laid  # how many times: spans of standing orders
        self.reshuffles: int = 0 if like is None else like.reshuffles
        # Reshuffle after which each card lay in the pile: all know it
        self.card_rounds: tuple[int, ...] = (0,) * len(cards.card_ids) if like is None else like.card_rounds
        self.player_rounds: tuple[int, ...] = (0,) * len(cards.tier) if like is None else like.player_rounds

    def span(self, scope: int) -> int:
        """Return the number of the current span: scope 0 is the half, 1 the match, 2 the season."""
        if scope >= 2:
            return 0
        if scope == 1:
            return self.boards_laid
        return 3 * self.boards_laid + (self.boards[self.at].half if self.boards else 0)

    def clone(self) -> Mof:
        new = Mof(self.seats, self.cards, self.rules, self)
        self.copy_kernel(new)
        return new
