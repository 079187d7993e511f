"""A game as rows: one for the game, one for each seat, each card that a seat met, each purse at each period."""

from typing import Any

from touchline.bots import bot
from touchline.bots.bot import Thinker, answer
from touchline.kernel.dealer import Seeded
from touchline.kernel.declared import Lab
from touchline.kernel.drivers import Inline
from touchline.kernel.game import ALL, Event, Game
from touchline.kernel.title import Title
from touchline.lab.facts import facts_of
from touchline.sim.arena import seating_of
from touchline.sim.figures import figures_of
from touchline.sim.runner import Batch, Plan
from touchline.titles import title as title_of

Row = tuple[Any, ...]
COLUMNS = {
    "games": ["game", "decisions", "why"],
    "seats": ["game", "seat", "bot", "place", "score", "won"],
    "cards": ["game", "seat", "event", "kind", "card", "times"],
    "money": ["game", "period", "seat", "money"],
}


class Rows:
    """The rows of one or more games, by table; figures of the title are further columns of `games`."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Row]] = {name: [] for name in COLUMNS}
        self.figures: list[dict[str, int]] = []


class Watched:
    """A game while it is played: what is told, and how purses change."""

    def __init__(self, title: Title, facts: Lab | None) -> None:
        self.facts = facts
        self.met: dict[tuple[int, str, str, int], int] = {}
        self.purses: dict[tuple[int, int], int] = {}  # by period and seat, as it was at the end of the period
        self.words = title.words.tells
        self.decisions = 0

    def step(self, game: Game) -> None:
        told, game.told = game.told or [], []
        if self.facts is None:
            return
        for event in told:
            self.meet(game, event)
        period = self.facts.period(game)
        for seat, money in enumerate(self.facts.purses(game)):
            self.purses[period, seat] = money

    def meet(self, game: Game, event: Event) -> None:
        """Note that the seat that an event names first has each card of the event; of a private event, the seat that is
        told."""
        assert self.facts is not None
        word = self.words[event.code]
        fields = list(zip(word.numbers, event.numbers, strict=False))
        seats = [self.facts.seat_of(game, field.domain, number) for field, number in fields]
        seat = next((each for each in seats if each is not None), only_seat(event.seen))
        if seat is None:
            return
        for field, number in fields:
            if field.domain in self.facts.cards and number >= 0:
                key = (seat, word.name, field.domain, number)
                self.met[key] = self.met.get(key, 0) + 1


def only_seat(mask: int) -> int | None:
    """Return the seat of a mask with one seat; None for other masks."""
    return mask.bit_length() - 1 if mask != ALL and mask > 0 and mask & (mask - 1) == 0 else None


def play(plan: Plan, batch: Batch) -> Rows:
    """Play the games of a batch, each from its own seeds.  Different bots change seats from game to game.

    Where all bots are the same, these are the games of `simulate`.
    """
    title, rows = title_of(plan.title), Rows()
    cards, facts = title.cards(plan.cards), facts_of(title)
    for number in range(*batch):
        one_game(title, cards, facts, plan, number, rows)
    return rows


def one_game(title: Title, cards: Any, facts: Lab | None, plan: Plan, number: int, rows: Rows) -> None:
    deal, bots = seating_of(plan.bots, number)
    seats, seed = len(bots), f"{plan.seed}/{deal}"
    policies = [bot(title, level, f"{seed}/{seat}") for seat, level in enumerate(bots)]
    watched = Watched(title, facts)
    thinking = any(isinstance(each, Thinker) for each in policies)
    game = (play_thinking if thinking else play_straight)(title, cards, plan, policies, seed, watched)
    result = title.result(game)
    rows.tables["games"].append((number, watched.decisions, result.why))
    rows.figures.append(figures_of(title)(game))
    firsts = result.places.count(1)
    for seat in range(seats):
        won = 1 / firsts if result.places[seat] == 1 else 0.0
        rows.tables["seats"].append((number, seat, bots[seat], result.places[seat], result.scores[seat], won))
    rows.tables["cards"] += [(number, *key, times) for key, times in sorted(watched.met.items())]
    rows.tables["money"] += [(number, *key, money) for key, money in sorted(watched.purses.items())]


def play_straight(title: Title, cards: Any, plan: Plan, policies: list[Any], seed: str, watched: Watched) -> Game:
    driver = Inline(policies, Seeded(seed))
    game = title.start(len(policies), plan.options, cards)
    game.driver, game.told = driver, []
    while game.ahead:
        title.perform(game, game.next_step())
        watched.step(game)
    watched.decisions = driver.decisions
    return game


def play_thinking(title: Title, cards: Any, plan: Plan, policies: list[Any], seed: str, watched: Watched) -> Game:
    """Play question by question, for bots that think."""
    table = title.table(len(policies), plan.options, cards, seed=seed)
    heard = 0
    while True:
        table.base.told = table.events[heard:]
        heard = len(table.events)
        watched.step(table.base)
        if table.over:
            return table.base
        seat = table.to_act[0]
        table.pick(seat, answer(policies[seat], table, seat))
        watched.decisions += 1
