"""What lies on the table: teams, boards with a match on them, piles; no rules.

MOF-AIM-01      A manager and his club: a team number is the rules' seat, `Team.seat` the person who answers.
MOF-MONEY-01    Money is counted in whole millions.
MOF-LINEUP-12   (ruling) The three of a lineup stand in slots, so that a face-down card can be named.
MOF-SIM-04      (ruling) Each board has its own dice, levels, windows and cards; piles, hands and money are shared.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from touchline.games.masters_of_football.cards import CardSet
from touchline.games.masters_of_football.options import Settings
from touchline.kernel.game import NOBODY, Game, Step

# Steps of the season
SEATING: Final = 1
DEAL_MANAGERS: Final = 2
CHOOSE_MANAGERS: Final = 3
DEAL_SQUADS: Final = 4
BUY_SQUADS: Final = 5
FILL_UP: Final = 6
DEAL_CARDS: Final = 7
MATCHDAY: Final = 8  # matchday
PLAY_ON: Final = 9
ACADEMY: Final = 10
ACADEMY_OPENS: Final = 11  # team
ACADEMY_ROLL: Final = 12  # team
ACADEMY_AGAIN: Final = 13  # team
ACADEMY_TAKE: Final = 14  # team
RELEASES: Final = 15
MARKET: Final = 16
MARKET_DEAL: Final = 17
MARKET_BUY: Final = 18
MARKET_CARDS: Final = 19
MARKET_KEEP: Final = 20
SEASON_END: Final = 21
FINAL_LEG: Final = 22  # leg
FINAL_END: Final = 23
OPEN_BOARDS: Final = 24  # matchday, first match of the list
PAD_RESULT: Final = 25  # match
PAD_REVIEW: Final = 26
PAD_END: Final = 27

# Steps of a match, on the agenda of its board
MANAGEMENT: Final = 31
WOOD_REMEDY: Final = 32
LINEUPS: Final = 33
ANNOUNCEMENT: Final = 34  # window, place in the order
PLACING: Final = 35  # window
WHISTLING: Final = 36  # which of the placed cards
RESOLUTION: Final = 37
SHOW_LINEUPS: Final = 38
TACTIC_BATTLE: Final = 39
PROVISIONAL: Final = 40
KICK_OFF: Final = 41
BETWEEN_TURNS: Final = 42  # turn
TURN: Final = 43  # turn
REROLLS: Final = 44
GOAL_WINDOW: Final = 45
ANNULMENT: Final = 46
HALF_TIME: Final = 47
SUBSTITUTION_CALL: Final = 48  # place in the order
SUBSTITUTIONS: Final = 49  # before or after the roll
TACTIC_CHOICE: Final = 50
SECOND_HALF: Final = 51
STOPPAGE: Final = 52
FINAL_WHISTLE: Final = 53
INSERTED_TURN: Final = 54  # side that attacks

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

    def __init__(self) -> None:
        self.seat = NOBODY
        self.manager = NOBODY
        self.money = 0
        self.reserve = 0  # MOF-CARD-21: of the money, what may be owed for a Win Bonus
        self.squad: list[int] = []
        self.seen: list[int] = []  # of the squad, who has lain face up
        self.hand: list[int] = []  # action cards
        self.last: list[int] = []  # the lineup and tactic last laid
        self.dealt: list[int] = []  # players offered now
        self.offer: list[int] = []  # manager cards offered now
        self.tactic = NOBODY  # MOF-AI-04: of a team without a person
        self.rolls = 0  # academy rolls to come
        self.advantage = 0  # MOF-ACAD-08: may draw gold

    def clone(self) -> Team:
        new = Team()
        new.seat = self.seat
        new.manager = self.manager
        new.money = self.money
        new.reserve = self.reserve
        new.squad = self.squad[:]
        new.seen = self.seen[:]
        new.hand = self.hand[:]
        new.last = self.last[:]
        new.dealt = self.dealt[:]
        new.offer = self.offer[:]
        new.tactic = self.tactic
        new.rolls = self.rolls
        new.advantage = self.advantage
        return new


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Played:
    """An action card on the table."""

    __slots__ = ("barred", "card", "owner", "side", "slot", "uses")

    def __init__(self, card: int, owner: int, side: int = NOBODY, slot: int = NOBODY) -> None:
        self.card = card
        self.owner = owner  # team that played it
        self.side = side  # that it is applied to
        self.slot = slot  # of the player it is applied to
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
        "agenda", "announced", "attack", "attack_level", "attacker", "chosen", "defence", "defence_level", "dice",
        "forced", "goals", "ha", "half", "immune", "league", "lineup", "matchday", "must", "order", "placed",
        "rerolls", "scorers", "shown", "skips", "spent", "stage", "subs", "table", "tactic", "teams", "turn", "won",
    )  # fmt: skip

    def __init__(self, league: int, matchday: int, home: int, away: int) -> None:
        self.league = league
        self.matchday = matchday
        self.teams = [home, away]
        self.agenda: list[Step] = []
        self.order: list[int] = []  # speaking order; empty: to be taken anew
        self.lineup: list[list[int]] = [[], []]
        self.chosen = [NOBODY, NOBODY]  # tactic cards
        self.must = [NOBODY, NOBODY]  # MOF-LINEUP-07: wood player that must play
        self.shown = 0  # lineups face up
        self.forced = self.tactic = NOBODY
        self.won = NOBODY  # side that won the last battle
        self.ha = 0  # side with home advantage
        self.goals = [0, 0]
        self.scorers: list[int] = []  # turn and side of each goal: turn * 2 + side
        self.spent = [0, 0]  # MOF-PLAY-15
        self.stage = NOBODY  # moment of the last window BT; before kick-off nobody's
        self.turn = 0  # last numbered turn begun
        self.half = 1
        self.skips = 0
        self.attacker = 0
        self.dice = [1, 1, 1, 1]  # faces: attack, genius, defence, genius
        self.attack, self.defence = [0, 0], [0, 0]  # values
        self.attack_level, self.defence_level = [0, 0], [0, 0]
        self.rerolls = [0, 0]  # of abilities, left in this match
        self.immune = [0, 0]  # kinds of cards as bits
        self.announced: list[int] = []  # teams that will play cards in this window
        self.subs = [NO_CHANGE, NO_CHANGE]
        self.placed: list[Played] = []  # revealed, not yet resolved
        self.table: list[Played] = []  # in force

    def then(self, *steps: Step) -> None:
        """Next on this board, before all that was there."""
        for k in range(len(steps) - 1, -1, -1):
            self.agenda.insert(0, steps[k])

    def side_of(self, team: int) -> int:
        """Home, away, or nobody's for an observer."""
        return 0 if team == self.teams[0] else 1 if team == self.teams[1] else NOBODY

    def clone(self) -> Match:
        new = Match(self.league, self.matchday, self.teams[0], self.teams[1])
        new.agenda = self.agenda[:]
        new.order = self.order[:]
        new.lineup = [self.lineup[0][:], self.lineup[1][:]]
        new.chosen = self.chosen[:]
        new.must = self.must[:]
        new.shown = self.shown
        new.forced = self.forced
        new.tactic = self.tactic
        new.won = self.won
        new.ha = self.ha
        new.goals = self.goals[:]
        new.scorers = self.scorers[:]
        new.spent = self.spent[:]
        new.stage = self.stage
        new.turn = self.turn
        new.half = self.half
        new.skips = self.skips
        new.attacker = self.attacker
        new.dice = self.dice[:]
        new.attack, new.defence = self.attack[:], self.defence[:]
        new.attack_level, new.defence_level = self.attack_level[:], self.defence_level[:]
        new.rerolls = self.rerolls[:]
        new.immune = self.immune[:]
        new.announced = self.announced[:]
        new.subs = self.subs[:]
        new.placed = [played.clone() for played in self.placed]
        new.table = [played.clone() for played in self.table]
        return new


class Mof(Game):
    """Masters of Football in progress."""

    __slots__ = (
        "at", "boards", "card_rounds", "cards", "champions", "discard", "discards", "face_down", "finalists",
        "leagues", "managers", "matchday", "pile", "piles", "player_rounds", "reshuffles", "results", "rules",
        "season", "team_numbers", "teams",
    )  # fmt: skip

    def __init__(self, seats: int, cards: CardSet, rules: Settings) -> None:
        super().__init__(seats)
        self.cards = cards
        self.rules = rules
        self.leagues = 1
        self.teams: list[Team] = []
        self.team_numbers: list[int] = []  # team of each person
        self.matchday = 0
        self.boards: list[Match] = []
        self.at = 0  # the board whose step runs
        self.managers: list[int] = []
        self.piles: list[list[int]] = [[], [], [], []]
        self.discards: list[list[int]] = [[], [], [], []]
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.face_down = 0  # action cards in the pile or in a hand, as bits
        self.results: list[tuple[int, int, int, int, int, int]] = []  # league, matchday, home, away, goals, goals
        self.finalists: list[int] = []
        self.champions: list[int] = []
        self.season = 0  # boards laid: spans of standing orders
        self.reshuffles = 0
        self.card_rounds = [0] * len(cards.card_ids)  # reshuffle after which each card lay in the pile: all know it
        self.player_rounds = [0] * len(cards.tier)

    def span(self, scope: int) -> int:
        """Scope 0: the half, 1: the match, 2: the season."""
        if scope >= 2:
            return 0
        if scope == 1:
            return self.season
        return 3 * self.season + (self.boards[self.at].half if self.boards else 0)

    def clone(self) -> Mof:
        new = Mof(self.seats, self.cards, self.rules)
        self.copy_kernel(new)
        new.leagues = self.leagues
        new.teams = [team.clone() for team in self.teams]
        new.team_numbers = self.team_numbers[:]
        new.matchday = self.matchday
        new.boards = [match.clone() for match in self.boards]
        new.at = self.at
        new.managers = self.managers[:]
        new.piles = [pile[:] for pile in self.piles]
        new.discards = [discard[:] for discard in self.discards]
        new.pile = self.pile[:]
        new.discard = self.discard[:]
        new.face_down = self.face_down
        new.results = self.results[:]
        new.finalists = self.finalists[:]
        new.champions = self.champions[:]
        new.season = self.season
        new.reshuffles = self.reshuffles
        new.card_rounds = self.card_rounds[:]
        new.player_rounds = self.player_rounds[:]
        return new
