"""A laid table of Match of the Season, as section 9 of the catalogue begins: four managers, 50,000 each, no cards.

Players are named by position and stars, `GK2` or `A5`; there are sixteen of each, and of three stars and more two from
each country (`A5/england`).  A line-up is written formation first, then its slots from left to right; `-` is empty.
Teams are BLUE, RED, YELLOW, GREEN and sit in this order.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Any

from tests.scenes import example, offered, script, told

from touchline.kernel.drivers import Question
from touchline.kernel.game import NOBODY, Driver, Game, Options, Why
from touchline.titles.match_of_the_season import TITLE
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.cards import NONE, CardSet
from touchline.titles.match_of_the_season.load import load_cards
from touchline.titles.match_of_the_season.printed import BLUE, GREEN, RED, YELLOW
from touchline.titles.match_of_the_season.rules.lineup import available, field, fullest, stand
from touchline.titles.match_of_the_season.rules.match import foreign
from touchline.titles.match_of_the_season.state import INTERNATIONAL, Match, Mots, Side

__all__ = ["BLUE", "GREEN", "PASS", "RED", "YELLOW"]

PASS = -1
COPIES = 16
LETTERS = ("GK", "D", "M", "A")
WON, LOST, LEVEL = [70000, 40000], [40000, 70000], [50000, 50000]  # cash after a match of two with 50,000
THIRTEEN = "GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2 GK1 D1"
EIGHTEEN = f"{THIRTEEN} M1 A1 M2 D2 A2"
SOLARA, LINDHAFEN = INTERNATIONAL, INTERNATIONAL + 1
FOREIGN = [INTERNATIONAL + number for number in range(14)]
LINE_UPS = {
    "A": "4-4-2 GK2 D3 D2 D2 D1 M4 M3 M2 M1 A5 A2",
    "B": "4-3-3 GK3 D4 D2 D2 D1 M3 M3 M1 A4 A2 A1",
    "C": "3-5-2 GK1 D3 D3 D2 M5 M2 M2 M2 M3 A4 A1",
    "A10": "4-4-2 GK2 D3 D2 D2 D1 M4 M3 M2 - A5 A2",
    "B0": "4-3-3 - D4 D2 D2 D1 M3 M3 M1 A4 A2 A1",
}


vector = example


@cache
def plenty() -> CardSet:
    """Our set with sixteen players of each position and number of stars."""
    cards = load_cards()
    cards.player_ids, cards.player_names, cards.position, cards.stars, cards.country = [], [], [], [], []
    cards.columns = [[], [], [], [], [], []]
    for stars in (5, 4, 3, 2, 1):
        for position in range(4):
            for copy in range(COPIES):
                cards.columns[stars].append(len(cards.stars))
                cards.player_ids.append(f"{LETTERS[position]}{stars}.{copy}")
                cards.position.append(position)
                cards.stars.append(stars)
                cards.country.append(copy % 8 if stars >= 3 else NONE)
    cards.player_names = cards.player_ids
    cards.price = [stars * 10000 for stars in cards.stars]
    cards.sale = [stars * 5000 for stars in cards.stars]
    return cards


def table(seats: int = 4, cash: int = 50000, **options: Any) -> Mots:
    """Everybody seated, nothing dealt, nothing on the agenda; blue has the turn."""
    game = TITLE.game(seats, options, plenty())
    assert isinstance(game, Mots)
    game.agenda = []
    game.chance.bag, game.deck.bag = [], []
    for team in game.order:
        game.teams[team].cash = cash
    game.active = game.youngest = BLUE
    return game


def free_copies(game: Mots, name: str) -> list[int]:
    """Cards of this name that lie nowhere yet."""
    kind, slash, country = name.partition("/")
    cards = game.cards
    wanted = cards.countries.index(country) if slash else NONE
    gone = [*game.free, *game.offer, *game.deck.top, *game.deck.bag, *game.deck.under]
    gone += [player for team in game.teams for player in team.squad]
    return [
        player
        for player in range(len(cards.stars))
        if player not in gone and cards.player_ids[player].startswith(f"{kind}.")
        if wanted == NONE or cards.country[player] == wanted
    ]


def own(game: Mots, team: int, names: str) -> list[int]:
    """New players for a squad, in the order named; `-` is nobody."""
    players: list[int] = []
    for name in names.split():
        player = NOBODY if name == "-" else free_copies(game, name)[0]
        players.append(player)
        if player != NOBODY:
            game.teams[team].squad = sorted([*game.teams[team].squad, player])
    return players


def on_free_list(game: Mots, names: str) -> list[int]:
    players: list[int] = []
    for name in names.split():
        players.append(free_copies(game, name)[0])
        game.free = sorted([*game.free, players[-1]])
    return players


def in_deck(game: Mots, names: str) -> list[int]:
    players: list[int] = []
    for name in names.split():
        players.append(free_copies(game, name)[0])
        game.deck.bag.append(players[-1])
    return players


def eleven(game: Mots, team: int, line_up: str, bench: str = "") -> list[int]:
    """The squad is this line-up and this bench, and the line-up stands on the table; its slots, then the bench."""
    formation, names = LINE_UPS.get(line_up, line_up).split(" ", 1)
    game.teams[team].squad = []
    slots = own(game, team, names)
    stand(game, team, game.cards.formation_names.index(formation), slots)
    return slots + own(game, team, bench)


def hold(game: Mots, team: int, *codes: str) -> list[int]:
    """Chance cards in hand, by their code."""
    cards: list[int] = []
    for code in codes:
        held = [card for each in game.teams for card in each.hand]
        kind = game.cards.kind_codes.index(code)
        cards.append(next(card for card, k in enumerate(game.cards.chance_kind) if k == kind and card not in held))
        game.teams[team].hand = sorted([*game.teams[team].hand, cards[-1]])
    return cards


def card(game: Mots, code: str) -> int:
    """A chance card of this code."""
    return game.cards.chance_kind.index(game.cards.kind_codes.index(code))


def step(*numbers: int) -> Any:
    """A step of the agenda, and all that follows from it."""

    def run(game: Mots) -> None:
        game.then(numbers)
        go_on(game)

    return run


def go_on(game: Mots) -> None:
    """Everything on the agenda."""
    while game.ahead:
        TITLE.perform(game, game.next_step())


def do(game: Mots, *numbers: int, picks: Sequence[int] = (), faces: Sequence[int] = ()) -> None:
    """A step and what follows from it, scripted to its end."""
    script(game, step(*numbers), picks, faces)


def asked_at(game: Mots, *numbers: int, picks: Sequence[int] = (), faces: Sequence[int] = ()) -> Question:
    """The question at which the script of a step ends."""
    return offered(game, step(*numbers), picks, faces)


def lined_up(game: Mots, home: int, away: int, competition: int = c.LEAGUE_MATCH) -> Match:
    """A match with the standing line-ups laid out, ready for a tactic card and the die."""
    match = game.match = Match(home, away, competition)
    for side in (match.home, match.away):
        place(game, side)
    game.agenda = [(c.STEP_TACTIC_COMMIT,), (c.STEP_EVENT_ROLL, 1)]
    return match


def place(game: Mots, side: Side) -> None:
    if side.who >= INTERNATIONAL:
        foreign(game, side)
    else:
        team = game.teams[side.who]
        field(game, side, [team.formation, *team.lineup])


def match(
    home: str, away: str, faces: Sequence[int], picks: Sequence[int] = (), competition: int = c.LEAGUE_MATCH,
    card: str = "", game: Mots | None = None,
) -> Mots:  # fmt: skip
    """Blue at home against red, from the tactic card on; `card`: the one blue lays down."""
    game = game or table()
    eleven(game, BLUE, home)
    eleven(game, RED, away)
    first = hold(game, BLUE, card) if card else []
    lined_up(game, BLUE, RED, competition)
    script(game, go_on, [*first, *picks], faces)
    return game


def cash(game: Mots) -> list[int]:
    return [team.cash for team in game.teams]


def league(game: Mots) -> list[int]:
    return [team.league for team in game.teams]


def names(game: Mots, players: Sequence[int]) -> list[str]:
    """Cards as they are written here."""
    return [game.cards.player_ids[player].partition(".")[0] if player >= 0 else "-" for player in players]


def reserve(game: Mots, team: int, name: str) -> int:
    """A player of this name on the bench."""
    owner = game.teams[team]
    return next(p for p in owner.squad if p not in owner.lineup and names(game, [p]) == [name])


def line_up_picks(
    game: Mots, team: int, formation: str, slots: Sequence[int], competition: int = c.LEAGUE_MATCH
) -> list[int]:
    """What a manager picks, one after the other, to lay out this line-up."""
    number, lines = game.cards.formation_names.index(formation), available(game, team, competition)
    picks = [number] if len(fullest(game, lines)) > 1 else []
    for position in range(4):
        left, place = len(lines[position]), game.cards.slot_position[number]
        line = [slots[at] for at in range(11) if place[at] == position]
        empty = max(len(line) - left, 0)
        for player in line:
            if left + (empty > 0) > 1:
                picks.append(player)
            left, empty = left - (player != NOBODY), empty - (player == NOBODY)
    return picks


class Lazy(Driver):
    """Passes where it may, else takes the first option; dice as given by kind of roll, else from a fixed series."""

    __slots__ = ("asked", "faces", "picks", "series")

    def __init__(self, faces: dict[int, list[int]] | None = None, picks: dict[int, list[int]] | None = None) -> None:
        self.faces = {kind: list(given) for kind, given in (faces or {}).items()}
        self.picks = {kind: list(given) for kind, given in (picks or {}).items()}
        self.asked: list[Question] = []
        self.series = random.Random(7)

    def ask(
        self, game: Game, seat: int, kind: int, options: Options, context: tuple[int, ...], why: Why | None, seen: int
    ) -> int:
        listed = options if isinstance(options, list) else options()
        self.asked.append(Question(game, seat, kind, listed, context, why, seen))
        if self.picks.get(kind):
            pick = self.picks[kind].pop(0)
            assert pick in listed, f"{pick} is not among {listed}"
            return pick
        return PASS if PASS in listed else listed[0]

    def roll(self, game: Game, sides: int, kind: int, seen: int) -> int:
        return self.faces[kind].pop(0) if self.faces.get(kind) else self.series.randint(1, sides)

    def draw(self, game: Game, bag: list[int], kind: int, seen: int) -> int:
        card = self.faces[kind].pop(0) if self.faces.get(kind) else self.series.choice(bag)
        bag.remove(card)
        return card


def lazily(
    game: Mots, *numbers: int, until: int = 0, faces: dict[int, list[int]] | None = None,
    picks: dict[int, list[int]] | None = None,
) -> Lazy:  # fmt: skip
    """A step and what follows from it, up to a step of code `until`, without caring for what is not given."""
    driver = Lazy(faces, picks)
    game.driver, game.told = driver, []
    game.then(numbers)
    first = True
    while game.agenda and (first or game.agenda[0][0] != until):
        first = False
        TITLE.perform(game, game.next_step())
    assert not any(driver.faces.values()), f"faces left over: {driver.faces}"
    assert not any(driver.picks.values()), f"picks left over: {driver.picks}"
    return driver


def up_to(until: int, *numbers: int) -> Any:
    """A step and what follows from it, up to a step of this code, for `script`."""

    def run(game: Mots) -> None:
        game.then(numbers)
        TITLE.perform(game, game.next_step())
        while game.agenda and game.agenda[0][0] != until:
            TITLE.perform(game, game.next_step())

    return run


def four_squads(seats: int = 4, bench: str = "GK1 D1 M1", **options: Any) -> Mots:
    """Every managed team has fourteen players and a line-up on the table: A, B, C, A."""
    game = table(seats, **options)
    for team, line_up in zip(game.order, ("A", "B", "C", "A"), strict=False):
        eleven(game, team, line_up, bench)
    return game


def story(game: Mots, *codes: int) -> list[int]:
    """The codes of what was told, of these kinds, in order."""
    return [event.code for event in game.told or [] if event.code in codes]


def four_elevens(*line_ups: str, seats: int = 4) -> Mots:
    """Elevens without a bench: nobody may trade, so no window asks anybody."""
    game = table(seats)
    for team, line_up in zip(game.order, line_ups or ("A", "B", "C", "A"), strict=False):
        eleven(game, team, line_up)
    return game


def pairs(game: Mots) -> list[tuple[int, ...]]:
    return [each[:2] for each in told(game, c.TELL_PAIR)]


def turned(game: Mots, name: str) -> int:
    """A card that lies face up for sale."""
    player = free_copies(game, name)[0]
    game.offer.append(player)
    return player


def bidders(questions: list[Question]) -> list[int]:
    return [question.context[0] for question in questions if question.kind == c.ASK_BID]


def sell(game: Mots, team: int, player: int, *more: int) -> None:
    do(game, c.STEP_WINDOW_OPEN, c.W_TURN, team, picks=[c.GO_MARKET, c.SELL, player, *more])


def stop_on(game: Mots, token: int, faces: list[int], picks: tuple[int, ...] = (), active: int = BLUE) -> Mots:
    game.token, game.active = token, active
    script(game, up_to(c.STEP_TURN, c.STEP_SQUARE), picks, faces)
    return game


def compared(game: Mots) -> list[int]:
    """What the last comparison or penalty showed."""
    shown = [list(each[1:]) for each in told(game, c.TELL_COMPARED)] + [
        list(each[2:]) for each in told(game, c.TELL_TAKER)
    ]
    return shown[-1] if shown else []
