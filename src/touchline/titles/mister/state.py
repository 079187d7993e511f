"""The state of a game: squads, line-ups, the two decks, fixtures and results; no rules.

MIS-SETUP-01   81 footballers, 32 action cards, three direction cards for each of up to four seats.
MIS-SETUP-03   Every seat plays with the same three direction cards: left, centre, right.
MIS-SHOT-12    (ruling) They come back to the hand after every shot, so no hand of them is kept here.
MIS-INFO-06    (ruling) The order of a face-down deck is hidden from all: a deck is a bag, drawn by die.
MIS-MATCH-14   The score is the number of cards kept, plus the goals noted after earlier passes.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from touchline.kernel.game import ALL, NOBODY, Game
from touchline.titles.mister.cards import CardSet
from touchline.titles.mister.printed import Action

SQUAD_SIZE: Final = 15  # MIS-MARKET-08
KICKS: Final = 5  # MIS-PEN-02
NONE: Final[list[int]] = []  # always replaced by a new list, never changed
HEADS: Final = 1

LEFT: Final = 0  # MIS-SETUP-03
CENTRE: Final = 1
RIGHT: Final = 2
DIRECTIONS: Final = [LEFT, CENTRE, RIGHT]

# modes (MIS-SETUP-04)
HEAD_TO_HEAD: Final = 0
CUP: Final = 1
LEAGUE: Final = 2
THREE_WAY: Final = 3

# the phase of the game, for views
MARKET: Final = 0
LINEUP: Final = 1
MATCH: Final = 2
SHOOTOUT: Final = 3
TRANSFERS: Final = 4
OVER: Final = 5

# the outcomes of an action card
FADED: Final = 0
SAVED: Final = 1
SCORED: Final = 2
SENT_OFF: Final = 3
HURT: Final = 4
BOOSTED: Final = 5
SPENT: Final = 6

Outcome = tuple[int, int, int, int, int, int, int, int]  # round, sides, goals, winner or NOBODY, penalties
Fixture = tuple[int, int]  # seats, first-named first


class Rules:
    """The settings of section 11 as the rules read them; never changed after the start."""

    __slots__ = (
        "bench_kicks",
        "by_print",
        "cards_a_turn",
        "carry_over",
        "deck_passes",
        "difference_first",
        "draws_after_tie",
        "early_stop",
        "empty_is_zero",
        "even",
        "first_seat",
        "free_keeper",
        "idle_guard",
        "legs",
        "mode",
        "open_market",
        "refused_leave",
        "season_market",
        "shootout",
        "skip_dead",
        "stacking",
        "swap_return",
    )

    def __init__(self) -> None:
        self.mode = HEAD_TO_HEAD
        self.season_market = False
        self.deck_passes = 1
        self.shootout = True
        self.early_stop = False
        self.bench_kicks = False
        self.legs = 2
        self.swap_return = True
        self.difference_first = False
        self.draws_after_tie = 1
        self.refused_leave = False
        self.first_seat = 0
        self.open_market = False
        self.cards_a_turn = 1  # in the market
        self.idle_guard = True
        self.free_keeper = False
        self.by_print = False
        self.even = 1  # by how much a duel without a stated margin must be won
        self.empty_is_zero = False
        self.carry_over = True
        self.stacking = True
        self.skip_dead = True


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # so that it can be made empty, for frozen games
class Side:
    """One seat's team: its squad, and how it stands in the match of this round.

    None of its lists is ever changed: another takes its place.  So copies share them.
    """

    __slots__ = (
        "bench",
        "boost",
        "fielded",
        "injured",
        "keeper",
        "kept",
        "lineup",
        "noted",
        "sent_off",
        "shown_keeper",
        "shown_none",
        "squad",
    )

    def __init__(self) -> None:
        self.squad: list[int] = NONE
        self.keeper = NOBODY
        self.shown_none = 0  # everybody knows: no keeper among the first this many of the squad
        self.shown_keeper = 0  # everybody knows: a keeper among the first this many
        self.fielded: list[int] = NONE  # the eleven as they were laid for the last match
        self.lineup: list[int] = NONE  # the eleven now, by slot; NOBODY: the slot is empty
        self.bench: list[int] = NONE
        self.sent_off: list[int] = NONE
        self.injured: list[int] = NONE
        self.boost = 0
        self.kept: list[int] = NONE  # action cards that led to a goal in this pass
        self.noted = 0  # goals of earlier passes

    def goals(self) -> int:
        return self.noted + len(self.kept)  # MIS-MATCH-14

    def on_pitch(self) -> list[int]:
        return [player for player in self.lineup if player != NOBODY]

    def put(self, slot: int, player: int) -> None:
        """Put a footballer into the line-up; NOBODY empties the slot."""
        self.lineup = self.lineup[:]
        self.lineup[slot] = player

    def clone(self) -> Side:
        new = Side()
        new.squad = self.squad
        new.keeper = self.keeper
        new.shown_none = self.shown_none
        new.shown_keeper = self.shown_keeper
        new.fielded = self.fielded
        new.lineup = self.lineup
        new.bench = self.bench
        new.sent_off = self.sent_off
        new.injured = self.injured
        new.boost = self.boost
        new.kept = self.kept
        new.noted = self.noted
        return new


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)  # so that it can be made empty, for frozen games
class Shootout:
    """A shoot-out in progress; side 0 kicks first."""

    __slots__ = ("fixture", "kicked", "scored", "sides", "takers")

    def __init__(self, fixture: int, sides: Fixture) -> None:
        self.fixture = fixture
        self.sides = sides
        self.takers: list[list[int]] = [[], []]
        self.kicked: list[list[int]] = [[], []]
        self.scored = [0, 0]

    def clone(self) -> Shootout:
        new = Shootout(self.fixture, self.sides)
        new.takers = [self.takers[0][:], self.takers[1][:]]
        new.kicked = [self.kicked[0][:], self.kicked[1][:]]
        new.scored = self.scored[:]
        return new


class Mister(Game):
    """A game of Mister.

    Of its lists those that every turn changes, the deck and the discards, the pack and what is spent, and what each
    knows are changed as they lie.  Of the others copies share what is there, and another takes its place.
    """

    __slots__ = (
        "acquired",
        "at",
        "cards",
        "compulsory",
        "deck",
        "discards",
        "drawn",
        "fixtures",
        "kicks",
        "knows",
        "lifted",
        "market_pass",
        "numbers",
        "order",
        "pack",
        "passes",
        "places",
        "pool",
        "results",
        "round",
        "rules",
        "shot",
        "sides",
        "spent",
        "stage",
        "turn",
        "under",
    )

    def __init__(self, seats: int, cards: CardSet, rules: Rules) -> None:
        super().__init__(seats)
        self.cards = cards
        self.rules = rules
        self.sides: list[Side] = []
        self.stage = MARKET
        # the market, and afterwards the free agents
        self.deck: list[int] = []
        self.under: list[int] = NONE  # below the deck, in this order
        self.discards: list[int] = []
        self.turn = 0
        self.acquired = 0  # in this pass
        self.drawn = 0  # cards of the market in this turn
        self.compulsory = False
        self.market_pass = 1
        self.knows: list[int] = []  # for each footballer: mask of the seats who know where he is
        self.pool: list[int] = NONE  # for each footballer: with which others he may be mistaken by the rest
        # the competition
        self.numbers: list[int] = NONE  # the seat that is player 1, 2, 3, 4
        self.round = 0
        self.fixtures: list[Fixture] = []
        self.results: list[Outcome] = []
        self.places: list[int] = NONE
        # the matches of this round
        self.pack: list[int] = []  # action cards left in this pass
        self.spent: list[int] = []
        self.order: list[int] = NONE  # of turns
        self.at = 0
        self.passes = 1
        self.lifted = NOBODY  # the action card that was lifted last
        self.shot: tuple[int, ...] = ()  # attacker, and what the two who choose directions are told
        self.kicks: Shootout | None = None

    @property
    def actions(self) -> list[Action]:
        """Return the action cards as they are played here: by MIS-CARD-21a, or as printed."""
        return self.cards.printed if self.rules.by_print else self.cards.actions

    def opponent(self, seat: int) -> int:
        for first, second in self.fixtures:
            if seat == first:
                return second
            if seat == second:
                return first
        return NOBODY

    def is_home(self, seat: int) -> bool:
        """Whether this seat is named first in its match."""
        return any(first == seat for first, _ in self.fixtures)

    def span(self, scope: int) -> int:
        return self.round

    def clone(self) -> Mister:
        new = Mister(self.seats, self.cards, self.rules)
        self.copy_kernel(new)
        new.sides = [side.clone() for side in self.sides]
        new.stage = self.stage
        new.deck = self.deck[:]
        new.under = self.under
        new.discards = self.discards[:]
        new.turn = self.turn
        new.acquired = self.acquired
        new.drawn = self.drawn
        new.compulsory = self.compulsory
        new.market_pass = self.market_pass
        new.knows = self.knows[:]
        new.pool = self.pool
        new.numbers = self.numbers
        new.round = self.round
        new.fixtures = self.fixtures
        new.results = self.results
        new.places = self.places
        new.pack = self.pack[:]
        new.spent = self.spent[:]
        new.order = self.order
        new.at = self.at
        new.passes = self.passes
        new.lifted = self.lifted
        new.shot = self.shot
        new.kicks = self.kicks.clone() if self.kicks else None
        return new


def make_public(game: Mister, player: int) -> None:
    """Note that from now on everybody knows where he is."""
    game.knows[player] = ALL
