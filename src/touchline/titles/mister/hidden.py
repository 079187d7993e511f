"""The hidden information of a seat, dealt again.

A footballer whose place a seat does not know may be mistaken for any other of the same pool: those who lay in the
deck together when it was shuffled last, or who were together in a squad of which somebody unknown was given away.
Within a pool the footballers change places, so that every squad may have the keeper that the rules ask of it.

MIS-INFO-01  (ruling) Acquired footballers are hidden.
MIS-INFO-04  (ruling) So is the bench.
MIS-INFO-06  (ruling) The order of every face-down deck is hidden from all.
MIS-INFO-07  (ruling) So are the exchanges of a transfer window.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.dealer import Dealer
from touchline.kernel.game import DEALER, sees
from touchline.kernel.title import SeenPicks
from touchline.titles.mister import codes as c
from touchline.titles.mister.state import SQUAD_SIZE, Mister, Side
from touchline.titles.mister.view import keeper_of

MAX_TRIES: Final = 200
SHOW_A_CARD: Final = (c.ASK_FIELD, c.ASK_SUBSTITUTE, c.ASK_KICKER, c.ASK_SUDDEN)


def hidden(game: Mister, seat: int) -> str:
    """Return all that this seat cannot know as a text: who is where, without the order inside a squad or a bag."""
    unknown = set(unknown_to(game, seat))
    squads = [sorted(unknown.intersection(side.squad)) for side in game.sides]
    under = [player for player in game.under if player in unknown]
    return f"{squads} {sorted(unknown.intersection(game.deck))} {under} {sorted(unknown.intersection(game.discards))}"


def unknown_to(game: Mister, seat: int) -> list[int]:
    return [player for player in range(len(game.knows)) if not sees(game.knows[player], seat)]


def candidates(game: Mister, seat: int, kind: int, bag: list[int]) -> list[int]:
    """Return the footballers that may be in the deck as far as this seat knows: the others of the same pools."""
    if kind not in (c.ROLL_FOOTBALLER, c.ROLL_AGENT):
        return bag
    unknown = unknown_to(game, seat)
    pools = {game.pool[player] for player in bag if player in unknown}
    return [player for player in bag if player not in unknown] + [p for p in unknown if game.pool[p] in pools]


def redeal(game: Mister, seat: int, dealer: Dealer, shown: SeenPicks) -> None:
    """Deal what the seat cannot know again, in place."""
    pinned = in_sight(game, seat, shown)
    pools: dict[int, list[int]] = {}
    unknown = set(unknown_to(game, seat)) - pinned
    for player in every_place(game):
        if player in unknown:
            pools.setdefault(game.pool[player], []).append(player)
    keepers = keeper_places(game, list(pools.values()), dealer)
    moved: dict[int, int] = {}
    for pool in pools.values():
        move(game, pool, keepers, dealer, moved)
    put(game, moved)


def every_place(game: Mister) -> list[int]:
    """Return all places where a footballer may be, in an order that does not depend on who is there."""
    squads = [player for side in game.sides for player in side.squad]
    return squads + sorted(game.deck) + game.under + game.discards


def in_sight(game: Mister, seat: int, shown: SeenPicks) -> set[int]:
    """Return the cards that the seat has seen in the running step, where they were when it began."""
    pinned = {
        card
        for who, kind, card in shown
        if (kind in (c.ROLL_FOOTBALLER, c.ROLL_AGENT) if who == DEALER else kind in SHOW_A_CARD)
    }
    step = game.ahead[-1] if game.ahead else (0, 0)
    drawing = game.turn if step[0] == c.STEP_MARKET_TURN else step[1] if step[0] == c.STEP_WINDOW else None
    if drawing == seat:  # the last card of a bag is drawn without a die
        pinned.update(game.deck if len(game.deck) == 1 else game.under[:1] if not game.deck else [])
    return pinned


def keeper_places(game: Mister, pools: list[list[int]], dealer: Dealer) -> set[int]:
    """Choose the places of the keepers: any in their pool that the rule about keepers allows every squad."""
    unknown = {player for pool in pools for player in pool}
    for k in range(MAX_TRIES):
        places: set[int] = set()
        for pool in pools:
            left = pool[:]
            for player in pool:
                if game.cards.keeper[player]:
                    places.add(left.pop(dealer.below(len(left))))
        if all(may_stand(game, side, unknown, places) for side in game.sides):
            return places
    return {player for player in unknown if game.cards.keeper[player]}


def may_stand(game: Mister, side: Side, unknown: set[int], places: set[int]) -> bool:
    """Whether a squad has one keeper at most, and one if it is full (MIS-MARKET-09, MIS-MARKET-10), and fits forced
    discards."""
    at = [
        index
        for index, player in enumerate(side.squad)
        if (player in places if player in unknown else game.cards.keeper[player])
    ]
    if len(at) > 1:
        return False
    if not at:
        return side.shown_keeper == 0 and len(side.squad) < SQUAD_SIZE
    return at[0] >= side.shown_none and (side.shown_keeper == 0 or at[0] < side.shown_keeper)


def move(game: Mister, pool: list[int], keepers: set[int], dealer: Dealer, moved: dict[int, int]) -> None:
    """Fill `moved` with the new footballer at each place: keepers change places with keepers, others with others."""
    for kind in (True, False):
        cards = sorted(player for player in pool if game.cards.keeper[player] == kind)
        dealer.shuffle(cards)
        places = [player for player in pool if (player in keepers) == kind]
        moved.update(zip(places, cards, strict=True))


def put(game: Mister, moved: dict[int, int]) -> None:
    """Apply it wherever a footballer may lie; what each knows goes with the place."""
    knows = game.knows[:]
    for place, player in moved.items():
        game.knows[player] = knows[place]
    for side in game.sides:
        side.squad = [moved.get(player, player) for player in side.squad]
        side.bench = [moved.get(player, player) for player in side.bench]
        side.keeper = keeper_of(game, side)
    game.deck = sorted(moved.get(player, player) for player in game.deck)
    game.under = [moved.get(player, player) for player in game.under]
    game.discards = [moved.get(player, player) for player in game.discards]
