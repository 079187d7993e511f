"""The initial market: a card is drawn and taken or refused, until every squad has fifteen.

MIS-MARKET-01  The deck lies face down; the youngest draws first.
MIS-MARKET-02  (ruling) Seat 0 plays the youngest; the first seat may be drawn by lot.
MIS-MARKET-03  Turns go clockwise.
MIS-MARKET-04  In his turn a seat draws a card, looks at it, and acquires or discards the footballer.
MIS-MARKET-05  Who is acquired joins the squad.
MIS-MARKET-06  Who is refused goes to the discards.
MIS-MARKET-07  (ruling) A turn is exactly one card; as a setting up to five, one after the other.
MIS-MARKET-08  It goes on until every squad has exactly fifteen.
MIS-MARKET-09  A finished squad contains a keeper ...
MIS-MARKET-10  ... and never more than one.
MIS-MARKET-11  (ruling) So who owns a keeper must discard every further one.
MIS-MARKET-12  (ruling) A seat with fifteen is skipped.
MIS-MARKET-13  When the deck runs out, the discards are shuffled into a new one.
MIS-MARKET-14  (ruling) As often as necessary.
MIS-MARKET-15  (ruling) A reshuffle does not change whose turn is next.
MIS-MARKET-16  The only seat that is incomplete must acquire what it draws.
MIS-MARKET-17  A seat with fourteen and no keeper must discard everybody who is not a keeper.
MIS-MARKET-18  (ruling) A keeper it may still refuse, unless it is the only one incomplete.
MIS-MARKET-19  (ruling) What the squad may not hold comes before the duty to take.
MIS-MARKET-20  (ruling) After a pass without any acquisition the next pass is compulsory for all.
MIS-MARKET-21  (ruling) No trading and no giving back: nothing here takes a footballer out of a squad.
MIS-MARKET-22  (ruling) Who is left at the end is set aside for the transfer windows.
MIS-INFO-01    (ruling) Only the drawer sees the card; if acquired it stays hidden.
MIS-INFO-02    (ruling) Discards are public.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import ALL, NOBODY, Refusal
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.season import shuffle_free_agents
from touchline.titles.mister.state import SQUAD_SIZE, Mister, make_public

TAKE_OR_NOT: Final = [c.ACQUIRE, c.DISCARD]
MUST_TAKE: Final = [c.ACQUIRE]
MUST_DISCARD: Final = [c.DISCARD]


def market_open(game: Mister) -> None:
    """MIS-MARKET-01, MIS-MARKET-02: who draws first."""
    game.turn = (
        game.rules.first_seat if game.rules.first_seat != NOBODY else game.roll(game.seats, c.ROLL_FIRST_SEAT) - 1
    )
    game.tell(c.TELL_MARKET_OPENED, game.turn)
    game.then((c.STEP_MARKET_TURN,))


def market_turn(game: Mister) -> None:
    """MIS-MARKET-04: one card, taken or refused."""
    seat = game.turn
    eyes = ALL if game.rules.open_market else 1 << seat  # MIS-INFO-01
    player = game.draw(game.deck, c.ROLL_FOOTBALLER, eyes)
    if game.told is not None:
        game.tell_only(eyes, c.TELL_DRAWN, seat, player)
    if decide(game, seat, player) == c.ACQUIRE:
        acquire(game, seat, player)
    else:
        discard(game, seat, player)
    next_turn(game, seat)


def decide(game: Mister, seat: int, player: int) -> int:
    """Asked even where only one answer is left, unless everybody can see that it is forced."""
    options = choices(game, seat, player)
    if len(options) == 1 and (game.rules.open_market or is_forced(game)):
        return options[0]
    return game.ask(
        seat, c.ASK_DECIDE, options, player, len(game.sides[seat].squad), len(game.deck), why=why_not_acquire
    )


def choices(game: Mister, seat: int, player: int) -> list[int]:
    """MIS-MARKET-19: first what the squad may not hold, then the duty to take."""
    side = game.sides[seat]
    if game.cards.keeper[player]:
        if side.keeper != NOBODY:
            return MUST_DISCARD  # MIS-MARKET-10, MIS-MARKET-11
    elif side.keeper == NOBODY and len(side.squad) == SQUAD_SIZE - 1:
        return MUST_DISCARD  # MIS-MARKET-09, MIS-MARKET-17
    return MUST_TAKE if is_forced(game) else TAKE_OR_NOT  # MIS-MARKET-16, MIS-MARKET-18, MIS-MARKET-20


def is_forced(game: Mister) -> bool:
    """MIS-MARKET-16, MIS-MARKET-20: nobody has a choice, and everybody knows it."""
    return game.compulsory or incomplete(game) == 1


def incomplete(game: Mister) -> int:
    count = 0
    for side in game.sides:
        if len(side.squad) < SQUAD_SIZE:
            count += 1
    return count


def why_not_acquire(game: Mister, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    player = context[0]
    if choices(game, seat, player) is not MUST_DISCARD:
        return []
    if game.cards.keeper[player]:
        return [Refusal(c.ACQUIRE, c.WHY_KEEPER_OWNED, (game.sides[seat].keeper,))]
    return [Refusal(c.ACQUIRE, c.WHY_KEEPER_WANTED)]


def acquire(game: Mister, seat: int, player: int) -> None:
    """The footballer joins the squad (MIS-MARKET-05)."""
    side = game.sides[seat]
    side.squad = [*side.squad, player]
    if game.cards.keeper[player]:
        side.keeper = player
    game.knows[player] = ALL if game.rules.open_market else 1 << seat  # MIS-INFO-01
    game.acquired += 1
    if game.told is not None:
        game.tell(c.TELL_SIGNED, seat, len(side.squad))


def discard(game: Mister, seat: int, player: int) -> None:
    """MIS-MARKET-06, MIS-INFO-02; a forced discard tells all whether the seat has a keeper."""
    if is_forced(game):
        side = game.sides[seat]
        if game.cards.keeper[player]:
            side.shown_keeper = len(side.squad)
        else:
            side.shown_none = len(side.squad)
    game.discards.append(player)
    make_public(game, player)
    if game.told is not None:
        game.tell(c.TELL_DISCARDED, seat, player)


def next_turn(game: Mister, seat: int) -> None:
    """The next seat without fifteen is in turn, clockwise; when there is none the market closes (MIS-MARKET-08)."""
    game.drawn += 1
    stays = game.drawn < game.rules.cards_a_turn  # MIS-MARKET-07
    for k in range(0 if stays else 1, game.seats + 1):
        following = (seat + k) % game.seats  # MIS-MARKET-03
        if len(game.sides[following].squad) < SQUAD_SIZE:  # MIS-MARKET-12
            if k > 0:
                game.drawn = 0
            game.turn = following  # MIS-MARKET-15: also after a reshuffle
            if not game.deck:
                reshuffle(game)
            game.then((c.STEP_MARKET_TURN,))
            return
    game.then((c.STEP_MARKET_CLOSE,))


def reshuffle(game: Mister) -> None:
    """The discards become the deck of the next pass (MIS-MARKET-13, MIS-MARKET-14)."""
    game.compulsory = game.rules.idle_guard and game.acquired == 0  # MIS-MARKET-20
    game.acquired = 0
    game.market_pass += 1
    game.pool = game.pool[:]
    for player in game.discards:
        game.knows[player] = 0
        game.pool[player] = game.market_pass
    game.deck = game.discards
    game.discards = []
    game.tell(c.TELL_RESHUFFLED, len(game.deck), game.market_pass)


def market_close(game: Mister) -> None:
    """MIS-MARKET-22: the rest is set aside."""
    game.turn = NOBODY
    game.tell(c.TELL_MARKET_CLOSED, len(game.deck) + len(game.discards))
    if game.rules.season_market:
        shuffle_free_agents(game)  # MIS-SEASON-02
