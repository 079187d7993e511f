"""The state of a game: four teams, decks, the board and the current match; no rules.

MOTS-GEN-08     (ruling) Always four teams, by the number of their colour: blue, red, yellow, green.
MOTS-GEN-09     (ruling) The team, not the manager, has cash, squad, hand, line-up, turn and bids.
MOTS-GEN-13     (ruling) The bank never runs out; single notes are not tracked.
MOTS-GEN-16     (ruling) The engine is the banker.
MOTS-SETUP-02   Every team has a marker on the points board: `league` in the season, `points` over the game.
MOTS-SETUP-03   The banker's office needs no decision, so no seat holds it.
MOTS-CHANCE-07  (ruling) Red and green cards in hand are secret; there is no limit to a hand.
MOTS-SCORE-12   (ruling) Points, once won, stay with the team.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from touchline.kernel.game import ALL, NOBODY, Game
from touchline.parts.deck import Deck
from touchline.titles.match_of_the_season.cards import CardSet

TEAMS: Final = 4  # MOTS-GEN-08
SEASONS: Final = 6  # MOTS-GEN-02
ELEVEN: Final = 11
SQUAD_LEAST: Final = 13  # MOTS-SQUAD-01
SQUAD_MOST: Final = 18
DRAFTED: Final = 14  # MOTS-SETUP-14
LEAST_FIELDED: Final = 9  # MOTS-LINEUP-14
INTERNATIONAL: Final = 4  # sides from here are international teams
FOREIGNER: Final = -2  # a filled slot of an international team

HIDDEN_ONE_CHANGE: Final = 0
HIDDEN: Final = 1
OPEN: Final = 2

DAY: Final = 0  # scopes of standing orders
SEASON: Final = 1
GAME: Final = 2


class Rules:
    """The settings of section 11 as the rules read them; never changed after the start."""

    __slots__ = (
        "all_draw", "all_on_duty", "ban_managers_only", "bank_covers", "draw_is_save", "events", "faces", "formations",
        "lineup_mode", "outer_wings", "save_wins", "substitutions", "third_swaps", "youngest",
    )  # fmt: skip

    def __init__(self) -> None:
        self.lineup_mode = HIDDEN_ONE_CHANGE
        self.formations: list[int] = []  # allowed, by number
        self.faces: list[int] = []  # event by face - 1
        self.events = 1  # rolls in a match
        self.substitutions = False
        self.save_wins = False
        self.draw_is_save = False  # a penalty without a taker is a saved one
        self.outer_wings = False
        self.bank_covers = False
        self.all_on_duty = False
        self.all_draw = False
        self.ban_managers_only = False
        self.third_swaps = False
        self.youngest = NOBODY  # a seat, or drawn


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Team:
    """One of the four colours."""

    __slots__ = (
        "cash", "european", "formation", "hand", "league", "leagues", "lineup", "national", "points", "sold", "squad",
    )  # fmt: skip

    def __init__(self) -> None:
        self.cash = 0
        self.squad: list[int] = []
        self.hand: list[int] = []  # chance cards
        self.formation = NOBODY
        self.lineup: list[int] = [NOBODY] * ELEVEN  # the standing line-up, slot 1 first
        self.league = 0  # points of this season's table
        self.points = 0
        self.leagues = 0  # titles, cups
        self.national = 0
        self.european = 0
        self.sold = 0  # resale ban: a bit for each position and number of stars

    def clone(self) -> Team:
        new = Team()
        new.cash = self.cash
        new.squad = self.squad[:]
        new.hand = self.hand[:]
        new.formation = self.formation
        new.lineup = self.lineup[:]
        new.league = self.league
        new.points = self.points
        new.leagues = self.leagues
        new.national = self.national
        new.european = self.european
        new.sold = self.sold
        return new


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Side:
    """One side of a match as it stands on the pitch."""

    __slots__ = ("formation", "gone", "slots", "stars", "subs", "who")

    def __init__(self, who: int) -> None:
        self.who = who  # a team, or INTERNATIONAL + number of the card
        self.formation = NOBODY
        self.slots: list[int] = []  # players; NOBODY: empty; FOREIGNER: of an international team
        self.stars: list[int] = []  # by slot
        self.gone: list[int] = []  # players who have left this match
        self.subs = 0  # substitutions made

    def clone(self) -> Side:
        new = Side(self.who)
        new.formation = self.formation
        new.slots = self.slots[:]
        new.stars = self.stars[:]
        new.gone = self.gone[:]
        new.subs = self.subs
        return new


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Match:
    """A match in progress, or the last one played."""

    __slots__ = ("away", "card", "competition", "event", "extra", "goals", "home", "outcome", "paid", "shown")

    def __init__(self, home: int, away: int, competition: int) -> None:
        self.home = Side(home)
        self.away = Side(away)
        self.competition = competition
        self.card = NOBODY  # tactic card committed by the home team
        self.shown = False  # ... and revealed
        self.event = 0  # rolls so far
        self.extra = 0  # extra rolls so far
        self.goals = [0, 0]
        self.outcome = NOBODY  # HOME, AWAY, NEITHER or VOID when it is over
        self.paid = True  # the winner gets money

    @property
    def ready(self) -> bool:
        """Whether both line-ups are on the table."""
        return bool(self.home.slots) and bool(self.away.slots)

    def side(self, which: int) -> Side:
        return self.away if which else self.home

    def clone(self) -> Match:
        new = Match(self.home.who, self.away.who, self.competition)
        new.home = self.home.clone()
        new.away = self.away.clone()
        new.card = self.card
        new.shown = self.shown
        new.event = self.event
        new.extra = self.extra
        new.goals = self.goals[:]
        new.outcome = self.outcome
        new.paid = self.paid
        return new


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Pile(Deck):
    """The transfer deck: on its top may lie cards that a scout has looked at and put back in his order."""

    __slots__ = ("seen", "top")

    def __init__(self, bag: list[int], under: list[int]) -> None:
        super().__init__(bag, under)
        self.top: list[int] = []  # next one first
        self.seen = 0  # mask of the seats that know the top

    def __len__(self) -> int:
        return len(self.top) + len(self.bag) + len(self.under)

    def clone(self) -> Pile:
        new = Pile(self.bag[:], self.under[:])
        new.top = self.top[:]
        new.seen = self.seen
        return new

    def draw(self, game: Game, kind: int = 0, seen: int = ALL) -> int:
        return self.top.pop(0) if self.top else super().draw(game, kind, seen)


class Mots(Game):
    """A game of Match of the Season."""

    __slots__ = (
        "active", "after", "cards", "chance", "cup_places", "days", "deck", "down", "entrants", "finalists", "free",
        "holder", "honours", "listed", "marks", "match", "offer", "order", "pairs", "places", "results", "rules",
        "season", "seat_of", "super_pair", "teams", "through", "token", "youngest",
    )  # fmt: skip

    def __init__(self, seats: int, rules: Rules, cards: CardSet) -> None:
        super().__init__(seats)
        self.cards = cards
        self.rules = rules
        self.season = 1
        self.token = 0  # MOTS-MOVE-01: on the whistle
        self.days = 0  # match days and turns so far, for standing orders
        self.order: tuple[int, ...] = ()  # managed teams by seat
        self.seat_of: tuple[int, ...] = ()  # of each team; NOBODY for the ghost
        self.after: tuple[tuple[int, ...], ...] = ()  # for each team: the managed teams in turn, from it
        self.active = 0
        self.youngest = 0
        self.teams: list[Team] = []
        self.deck = Pile([], [])
        self.free: list[int] = []  # the free list
        self.offer: list[int] = []  # turned, not yet sold
        self.chance = Deck([], [])
        self.marks: list[int] = []  # absence markers by player: the causes, a bit each
        self.listed: list[int] = []  # listed in this window, but not sold
        self.pairs: list[int] = []  # of this match day: home, away, home, away
        self.results: list[tuple[int, int, int]] = []  # league of this season: home, away, outcome
        self.places: list[int] = []  # league places, champion first
        self.finalists: list[int] = []  # of this season's National Cup, as they got there
        self.cup_places: list[int] = []  # winner and runner-up of its final, once it has been played
        self.super_pair: list[int] = []  # from the season before
        self.entrants: list[int] = []  # sides still in the European Cup
        self.through: list[int] = []  # ... and in its next round
        self.holder = NOBODY  # the European Cup's
        self.down: list[int] = []  # players lying face down at the end of a season
        self.match: Match | None = None
        self.honours: list[tuple[int, int, int, int]] = []  # season, competition, place, team

    def lay(self) -> None:
        """Set up four teams without players; until colours are drawn they sit in the order of their numbers."""
        self.teams = [Team() for k in range(TEAMS)]
        self.marks = [0] * len(self.cards.stars)
        self.seat_teams(list(range(TEAMS)))

    def seat_teams(self, colours: list[int]) -> None:
        """Seat the colours in order; two managers alternate, of three the last is nobody's.

        MOTS-SETUP-21, MOTS-2P-06, MOTS-3P-04.
        """
        self.order = order = tuple(colours[: 3 if self.seats == 3 else TEAMS])
        self.seat_of = tuple(order.index(team) % self.seats if team in order else NOBODY for team in range(TEAMS))
        self.after = tuple(
            order[order.index(team) :] + order[: order.index(team)] if team in order else () for team in range(TEAMS)
        )

    def left_of(self, team: int) -> int:
        """Return the next seat, clockwise (MOTS-GEN-11)."""
        return self.after[team][1]

    def span(self, scope: int) -> int:
        if scope == GAME:
            return 0
        return self.season if scope == SEASON else self.days

    def clone(self) -> Mots:
        new = Mots(self.seats, self.rules, self.cards)
        self.copy_kernel(new)
        new.season, new.token, new.days = self.season, self.token, self.days
        new.order, new.seat_of, new.after = self.order, self.seat_of, self.after  # set once, never changed
        new.active, new.youngest = self.active, self.youngest
        new.teams = [team.clone() for team in self.teams]
        new.deck, new.chance = self.deck.clone(), self.chance.clone()
        new.free, new.offer = self.free[:], self.offer[:]
        new.marks, new.listed, new.down = self.marks[:], self.listed[:], self.down[:]
        new.pairs, new.results, new.places = self.pairs[:], self.results[:], self.places[:]
        new.finalists, new.cup_places = self.finalists[:], self.cup_places[:]
        new.super_pair = self.super_pair[:]
        new.entrants, new.through, new.holder = self.entrants[:], self.through[:], self.holder
        new.match = self.match.clone() if self.match else None
        new.honours = self.honours[:]
        return new
