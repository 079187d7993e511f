"""A tiny title for the kernel's tests: an auction, a hidden lineup each, a die each, windows, private draws."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from touchline.kernel.dealer import Dealer
from touchline.kernel.game import NOBODY, Game, Refusal, Step, only
from touchline.kernel.title import Option, Result, Shown, Title
from touchline.kernel.vocabulary import PASS, Asks, Reason, Rolls, Tells, Words

AUCTION, MATCH, SCOUT, TALK = range(4)
BID, FIELD, ANSWER, NOTE = range(4)
BOUGHT, FULL_TIME, SCOUTED, PLAYED, NOTED = range(5)
TOO_DEAR: Final = 0
DIE, CARD = range(2)
CLUB_OF: Final = (7, 8)
LOWEST_USEFUL_CARD: Final = 12


class Cards:
    def __init__(self) -> None:
        self.digest = "duel"
        self.name = "duel"


class Duel(Game):
    __slots__ = ("bag", "cards", "cash", "goals", "hands", "matches", "notes", "squads")

    def __init__(self, seats: int, cards: Cards) -> None:
        super().__init__(seats)
        self.cards = cards
        self.cash = [50, 40]
        self.squads = [[3, 1, 4], [1, 5, 2]]
        self.goals = [0, 0]
        self.bag = [10, 11, 12, 13, 14, 15]
        self.hands: list[list[int]] = [[], []]
        self.notes = [0, 0]
        self.matches = 0

    def clone(self) -> Duel:
        new = Duel(self.seats, self.cards)
        self.copy_kernel(new)
        new.cash, new.goals, new.bag, new.notes = self.cash[:], self.goals[:], self.bag[:], self.notes[:]
        new.squads = [squad[:] for squad in self.squads]
        new.hands = [hand[:] for hand in self.hands]
        new.matches = self.matches
        return new

    def span(self, scope: int) -> int:
        return self.matches if scope else 0


def auction(game: Duel) -> None:
    price, leader, bidders = 0, NOBODY, [0, 1]
    while bidders and bidders != [leader]:
        seat = bidders.pop(0)
        bid = game.ask(seat, BID, [PASS, *range(price + 10, game.cash[seat] + 1, 10)], price, leader, why=dear)
        if bid != PASS:
            price, leader = bid, seat
            bidders.append(seat)
    if leader != NOBODY:
        game.cash[leader] -= price
        game.squads[leader].append(6)
        game.tell(BOUGHT, leader, price)


def dear(game: Duel, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return [Refusal(game.cash[seat] // 10 * 10 + 10, TOO_DEAR, (game.cash[seat],))]


def scout(game: Duel, seat: int) -> None:
    """A card that only its drawer sees."""
    card = game.draw(game.bag, CARD, only(seat))
    game.hands[seat].append(card)
    game.tell_only(only(seat), SCOUTED, seat, card)
    game.notes[seat] = game.ask(seat, NOTE, lambda: [0, 1], seen=only(seat))
    game.tell_only(only(seat), NOTED, seat, game.notes[seat])


def talk(game: Duel, seat: int) -> None:
    """A window: everybody is asked, whatever the hand."""
    card = game.ask(seat, ANSWER, [PASS, *game.hands[seat]])
    if card != PASS:
        game.hands[seat].remove(card)
        game.tell(PLAYED, seat, card, CLUB_OF[1 - seat])


def match(game: Duel) -> None:
    home, away = game.at_once((0, 1), lineup)
    totals = [sum(home) + game.roll(6, DIE), sum(away) + game.roll(6, DIE)]
    if totals[0] != totals[1]:
        game.goals[0 if totals[0] > totals[1] else 1] += 1
    game.matches += 1
    game.tell(FULL_TIME, *totals)


def lineup(game: Duel, seat: int) -> list[int]:
    left = game.squads[seat][:]
    laid: list[int] = []
    while len(laid) < 2:
        laid.append(game.ask(seat, FIELD, sorted(set(left)), len(laid)))
        left.remove(laid[-1])
    return laid


def perform(game: Duel, step: Step) -> None:
    if step[0] == AUCTION:
        auction(game)
    elif step[0] == MATCH:
        match(game)
    elif step[0] == SCOUT:
        scout(game, step[1])
    elif step[0] == TALK:
        talk(game, step[1])


def start(seats: int, options: dict[str, Any], cards: Cards) -> Duel:
    game = Duel(seats, cards)
    game.agenda = [(AUCTION,), (SCOUT, 0), (SCOUT, 1), (TALK, 1), (TALK, 0)]
    for _ in range(int(options["matches"])):
        game.later((MATCH,), (TALK, 0), (TALK, 1))
    return game


def observe(game: Duel, seat: int | None) -> dict[str, Any]:
    return {
        "cash": game.cash,
        "goals": game.goals,
        "squads": game.squads,
        "hands": [hand if at == seat else len(hand) for at, hand in enumerate(game.hands)],
        "note": None if seat is None else game.notes[seat],
    }


def redeal(game: Duel, seat: int, dealer: Dealer, shown: Shown) -> None:
    other = 1 - seat
    pinned = [pick for who, kind, pick in shown if kind == ANSWER and pick != PASS]
    pool = [card for card in game.bag + game.hands[other] if card not in pinned]
    dealer.shuffle(pool)
    free = len(game.hands[other]) - len(pinned)
    game.hands[other], game.bag = pinned + pool[:free], pool[free:]
    if game.hands[other] or free:
        game.notes[other] = dealer.below(2)


def candidates(game: Duel, seat: int, kind: int, bag: list[int]) -> list[int]:
    return bag + game.hands[1 - seat]


def preview(game: Duel, seat: int, kind: int, context: tuple[int, ...], option: int) -> tuple[int, ...]:
    """The money that is left after a bid."""
    return (game.cash[seat] - option,) if kind == BID and option != PASS else ()


def worth(game: Duel, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> list[int]:
    return [card for card in options if card >= LOWEST_USEFUL_CARD]


def seat_of(game: Duel, domain: str, number: int) -> int:
    return CLUB_OF.index(number) if domain == "club" else NOBODY


def hidden(game: Duel, seat: int) -> str:
    return f"{sorted(game.bag)} {sorted(game.hands[1 - seat])}"


def result(game: Duel) -> Result:
    return Result([1 + sum(other > own for other in game.goals) for own in game.goals], game.goals[:], "goals")


WORDS = Words(
    [
        Asks(BID, "bid", "money", ("price:money", "leader:seat"), {PASS: "pass"}, preview=("left:money",)),
        Asks(FIELD, "field", "stars", ("place:number",)),
        Asks(ANSWER, "answer", "card", (), {PASS: "pass"}, window=True),
        Asks(NOTE, "note", "number"),
    ],
    [
        Tells(BOUGHT, "bought", ("seat", "price:money"), ("DUEL-01",)),
        Tells(FULL_TIME, "full-time", ("home:number", "away:number")),
        Tells(SCOUTED, "scouted", ("seat", "card")),
        Tells(PLAYED, "played", ("seat", "card", "club"), affects=("club",)),
        Tells(NOTED, "noted", ("seat", "note:number")),
    ],
    [Reason(TOO_DEAR, "too-dear", ("cash:money",), ("DUEL-02",))],
    [Rolls(DIE, "die"), Rolls(CARD, "card", "card")],
)


def load_cards(folder: Path | None) -> Cards:
    return Cards()


TITLE = Title(
    code="duel",
    name="Duel",
    edition=1,
    seats=(2,),
    options=(Option("matches", "number", (1, 3), 2, ("DUEL-03",)),),
    words=WORDS,
    load_cards=load_cards,
    start=start,
    perform=perform,
    observe=observe,
    redeal=redeal,
    hidden=hidden,
    result=result,
    candidates=candidates,
    preview=preview,
    worth=worth,
    seat_of=seat_of,
    scopes=("game", "match"),
)
