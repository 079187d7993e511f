"""What a seat may know of a duel, and how all the rest is dealt again."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from touchline.kernel.dealer import Dealer
from touchline.kernel.game import NOBODY
from touchline.kernel.title import SeenPicks
from touchline.kernel.views import OWNER, About
from touchline.kernel.vocabulary import PASS
from touchline_duel.state import CLUB_OF, Duel
from touchline_duel.words import ASK_ANSWER, ASK_BID

LOWEST_USEFUL_CARD: Final = 12


class DuelView(TypedDict):
    """All that a seat of a duel may know."""

    cash: Annotated[list[int], About("Money of each seat, in millions.")]
    goals: Annotated[list[int], About("Goals of each seat.")]
    squads: Annotated[list[list[int]], About("Stars of each seat's footballers.")]
    hands: Annotated[list[list[int]], About("The cards of each seat; empty for the others.", OWNER)]
    hand_sizes: Annotated[list[int], About("How many cards each seat holds.")]
    note: Annotated[int | None, About("What this seat has noted.", OWNER)]


def observe(game: Duel, seat: int | None) -> DuelView:
    return {
        "cash": game.cash,
        "goals": game.goals,
        "squads": game.squads,
        "hands": [hand if at == seat else [] for at, hand in enumerate(game.hands)],
        "hand_sizes": [len(hand) for hand in game.hands],
        "note": None if seat is None else game.notes[seat],
    }


def redeal(game: Duel, seat: int, dealer: Dealer, shown: SeenPicks) -> None:
    """The other hand and the bag are dealt again; what was played in this step stays where it was."""
    other = 1 - seat
    pinned = [pick for who, kind, pick in shown if kind == ASK_ANSWER and pick != PASS]
    pool = [card for card in game.bag + game.hands[other] if card not in pinned]
    dealer.shuffle(pool)
    free = len(game.hands[other]) - len(pinned)
    game.hands[other], game.bag = pinned + pool[:free], pool[free:]
    if game.hands[other] or free:
        game.notes[other] = dealer.below(2)


def hidden(game: Duel, seat: int) -> str:
    return f"{sorted(game.bag)} {sorted(game.hands[1 - seat])}"


def candidates(game: Duel, seat: int, kind: int, bag: list[int]) -> list[int]:
    """With real cards: what the seat may have drawn, for all it knows."""
    return bag + game.hands[1 - seat]


def preview(game: Duel, seat: int, kind: int, context: tuple[int, ...], option: int) -> tuple[int, ...]:
    """The money that a bid leaves."""
    return (game.cash[seat] - option,) if kind == ASK_BID and option != PASS else ()


def worth(game: Duel, seat: int, kind: int, context: tuple[int, ...], options: list[int]) -> list[int]:
    return [card for card in options if card >= LOWEST_USEFUL_CARD]


def seat_of(game: Duel, domain: str, number: int) -> int:
    return CLUB_OF.index(number) if domain == "club" else NOBODY
