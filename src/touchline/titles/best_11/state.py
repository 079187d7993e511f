"""The state of a game between steps: its teams and the current challenge.  No rules.

Who knows what is part of the data: `Team.knows` masks the seats that know a management card, `Team.known` holds the
event cards that this team has seen in each other hand, `event_under_by` says who put a card under an event deck.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from touchline.kernel.game import NOBODY, Game
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import CardSet
from touchline.titles.best_11.options import House

SCOPES: Final = ("turn", "round", "game")


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Team:
    """A person's club: public but for the hand and the management card."""

    __slots__ = (
        "armband",
        "board",
        "bonus",
        "bought",
        "box",
        "built",
        "captain",
        "coach",
        "conceded",
        "discount",
        "face_up",
        "footballers",
        "hand",
        "held",
        "immune",
        "known",
        "knows",
        "management",
        "money",
        "negation",
        "roles",
        "scored",
        "several",
        "stands",
        "used",
        "white",
    )

    def __init__(self, box: int, seats: int) -> None:
        self.box = box
        self.board = NOBODY
        self.footballers: list[int] = []  # in order of their numbers
        self.roles = [0, 0, 0, 0]  # how many of each role
        self.coach = NOBODY
        self.captain = NOBODY
        self.armband = True  # may (still) be given
        self.money = 0
        self.hand: list[int] = []  # event cards, in order
        self.white: list[int] = []  # event cards in play
        self.scored = 0
        self.conceded = 0
        self.stands = 0
        self.management = NOBODY
        self.face_up = False
        self.knows = 0  # mask of the seats that know the management card
        self.used = 0  # opportunities used this round: 1 << kind
        self.held = False
        self.bonus = 0
        self.negation = False
        self.immune = 0
        self.bought = False
        self.several = False  # buying several just now
        self.built = 0  # stands this turn
        self.discount = 0
        self.known: list[tuple[int, ...]] = [()] * seats  # by seat: event cards this team knows to be in that hand

    def clone(self) -> Team:
        new = Team(self.box, 0)
        new.board, new.coach, new.captain, new.armband = self.board, self.coach, self.captain, self.armband
        new.footballers, new.roles = self.footballers[:], self.roles[:]
        new.money, new.hand, new.white = self.money, self.hand[:], self.white[:]
        new.scored, new.conceded, new.stands = self.scored, self.conceded, self.stands
        new.management, new.face_up, new.knows = self.management, self.face_up, self.knows
        new.used, new.held, new.bonus = self.used, self.held, self.bonus
        new.negation, new.immune, new.bought = self.negation, self.immune, self.bought
        new.several, new.built, new.discount = self.several, self.built, self.discount
        new.known = self.known[:]
        return new

    def new_round(self) -> None:
        self.used, self.held, self.bought, self.several = 0, False, False, False
        self.bonus, self.negation, self.immune = 0, False, 0


@mypyc_attr(allow_interpreted_subclasses=True)  # so that it can be made empty, for frozen games
class Challenge:
    """One challenge from its declaration to its close, and the action that is being carried out."""

    __slots__ = (
        "attack",
        "bets",
        "cautions",
        "challenger",
        "committed",
        "defence",
        "passes",
        "points",
        "sent_off",
        "side",
        "taken",
        "target",
        "who",
    )

    def __init__(self, challenger: int, target: int) -> None:
        self.challenger = challenger
        self.target = target
        self.side = c.ATTACK
        self.attack = NOBODY  # action cards
        self.defence = NOBODY
        self.bets: list[tuple[int, int, int, int]] = []  # seat, stake, on a goal, event card
        self.committed: list[int] = []  # one footballer for each term
        self.cautions: list[int] = []  # points taken off each of them
        self.sent_off: list[bool] = []
        self.points = 0  # added by money and events
        self.taken = 0  # taken away by money
        self.who = NOBODY  # asked next while values are changed
        self.passes = 0

    def clone(self) -> Challenge:
        new = Challenge(self.challenger, self.target)
        new.side, new.attack, new.defence = self.side, self.attack, self.defence
        new.bets, new.committed = self.bets[:], self.committed[:]
        new.cautions, new.sent_off = self.cautions[:], self.sent_off[:]
        new.points, new.taken, new.who, new.passes = self.points, self.taken, self.who, self.passes
        return new

    @property
    def performer(self) -> int:
        return self.challenger if self.side == c.ATTACK else self.target

    @property
    def opponent(self) -> int:
        return self.target if self.side == c.ATTACK else self.challenger

    @property
    def card(self) -> int:
        """Return the action card of the current side."""
        return self.attack if self.side == c.ATTACK else self.defence


class Best11(Game):
    __slots__ = (
        "action_bag",
        "action_discard",
        "active",
        "alive",
        "base_order",
        "boxes",
        "cards",
        "challenge",
        "eliminated",
        "event_bag",
        "event_under",
        "event_under_by",
        "injured",
        "management_bag",
        "management_discard",
        "market",
        "order",
        "round",
        "rules",
        "team_bag",
        "team_discard",
        "teams",
        "twinned",
        "twinnings",
    )

    def __init__(self, seats: int, cards: CardSet, rules: House, teams: list[Team]) -> None:
        super().__init__(seats)
        self.cards = cards
        self.rules = rules
        self.teams = teams
        self.boxes: tuple[int, ...] = ()  # those in play, ascending
        self.round = 0
        self.base_order: list[int] = []
        self.order: list[int] = []  # of play, this round
        self.active = NOBODY
        self.market: list[int] = []
        self.team_bag: list[list[int]] = []  # these eight by box
        self.team_discard: list[list[int]] = []
        self.event_bag: list[list[int]] = []
        self.event_under: list[list[int]] = []  # known cards under the deck, the first is drawn first
        self.event_under_by: list[list[int]] = []
        self.action_bag: list[list[int]] = []
        self.action_discard: list[list[int]] = []
        self.management_bag: list[list[int]] = []
        self.management_discard: list[list[int]] = []
        self.eliminated: list[list[int]] = []  # event cards, by box
        self.alive: list[list[int]] = []  # by box, by window: event cards that may still come
        self.twinned: list[tuple[int, int, int]] = []  # two seats, last round
        self.twinnings: list[tuple[int, int]] = []  # (the seat that played it, its target)
        self.injured: list[tuple[int, int]] = []  # footballer, last round
        self.challenge: Challenge | None = None

    def clone(self) -> Best11:
        new = Best11(self.seats, self.cards, self.rules, [team.clone() for team in self.teams])
        self.copy_kernel(new)
        new.boxes, new.round, new.active = self.boxes, self.round, self.active
        new.base_order, new.order, new.market = self.base_order[:], self.order[:], self.market[:]
        new.team_bag, new.team_discard = copies(self.team_bag), copies(self.team_discard)
        new.event_bag, new.event_under = copies(self.event_bag), copies(self.event_under)
        new.event_under_by, new.eliminated = copies(self.event_under_by), copies(self.eliminated)
        new.action_bag, new.action_discard = copies(self.action_bag), copies(self.action_discard)
        new.management_bag = copies(self.management_bag)
        new.management_discard, new.alive = copies(self.management_discard), copies(self.alive)
        new.twinned, new.twinnings, new.injured = self.twinned[:], self.twinnings[:], self.injured[:]
        new.challenge = self.challenge.clone() if self.challenge is not None else None
        return new

    def span(self, scope: int) -> int:
        """Return how long a standing order lasts: this turn, this round, the whole game."""
        if scope == 0:
            return self.round * (self.seats + 1) + self.active + 1
        return self.round if scope == 1 else 0

    @property
    def duel(self) -> Challenge:
        """Return the running challenge; call it only while there is one."""
        assert self.challenge is not None
        return self.challenge

    def owner(self, card: int) -> int:
        """Return the seat that has this footballer."""
        for seat in range(self.seats):
            if card in self.teams[seat].footballers:
                return seat
        return NOBODY

    def forget(self, seat: int) -> None:
        """Note that the hand of this seat has changed unseen: what others knew of it is no longer sure."""
        for team in self.teams:
            team.known[seat] = ()

    def learn(self, seat: int, whose: int, event: int) -> None:
        """Note that this seat now knows an event card in another hand."""
        known = self.teams[seat].known
        known[whose] = tuple(sorted((*known[whose], event)))

    def lose_track(self, whose: int, event: int) -> None:
        """Note that an event card has left a hand in the open: whoever knew of it there forgets it."""
        for team in self.teams:
            if event in team.known[whose]:
                left = list(team.known[whose])
                left.remove(event)
                team.known[whose] = tuple(left)


def copies(lists: list[list[int]]) -> list[list[int]]:
    return [each[:] for each in lists]
