"""The season with transfer market: after each round, free agents for footballers of one's own.

MIS-SEASON-01  In a cup or league, after each match, the sides may take part in a transfer window.
MIS-SEASON-02  After the initial market those whom nobody holds are shuffled: the free agents.
MIS-SEASON-03  The winner of a match may draw two cards, the loser one.
MIS-SEASON-04  (ruling) After a drawn match each side may draw one.
MIS-SEASON-05  (ruling) In a cup the winner of the shoot-out is the winner.
MIS-SEASON-06  For each footballer drawn the seat decides: acquire or refuse.
MIS-SEASON-07  To acquire, it gives up a footballer of its own squad.
MIS-SEASON-08  A keeper is exchanged only for a keeper.
MIS-SEASON-09  Who is given up goes to the bottom of the free agents.
MIS-SEASON-10  (ruling) Who is refused goes there as well.
MIS-SEASON-11  (ruling) The winner's cards are drawn and settled one at a time.
MIS-SEASON-12  (ruling) A draw may be declined.
MIS-SEASON-13  (ruling) Winner and loser of the first fixture, then of the second; after a draw the first-named first.
MIS-SEASON-14  (ruling) Who was acquired a moment ago may be given up in the next exchange.
MIS-SEASON-15  (ruling) No window after the last round (tournament.py).
MIS-SEASON-16  (ruling) Windows come after both matches, before the next line-ups (tournament.py).
MIS-INFO-07    (ruling) Only the drawer sees the card and the exchange; others see that there was one.
"""

from __future__ import annotations

from typing import Final

from touchline.kernel.game import ALL, NOBODY, Refusal, Step
from touchline.titles.mister import codes as c
from touchline.titles.mister.state import TRANSFERS, Mister

DRAW_OR_NOT: Final = [c.DRAW_ONE, c.DECLINE]
WINNER_DRAWS: Final = 2
LOSER_DRAWS: Final = 1


def shuffle_free_agents(game: Mister) -> None:
    """MIS-SEASON-02: the rest of the deck and the discards, in one bag."""
    game.pool = game.pool[:]
    for player in game.discards:
        game.knows[player] = 0
        game.pool[player] = game.market_pass + 1  # everybody has seen that they are free
    game.deck += game.discards
    game.discards = []


def windows(game: Mister) -> list[Step]:
    """Who may draw how often after this round, in order (MIS-SEASON-13)."""
    steps: list[Step] = []
    for row in game.results[-len(game.fixtures) :]:
        first, second, winner = row[1], row[2], row[5]
        if winner == NOBODY:
            draws = game.rules.draws_after_tie  # MIS-SEASON-04
            entitled = [(first, draws), (second, draws)] if draws else []
        else:
            loser = second if winner == first else first
            entitled = [(winner, WINNER_DRAWS), (loser, LOSER_DRAWS)]  # MIS-SEASON-03, MIS-SEASON-05
        steps += [(c.STEP_WINDOW, seat, draws) for seat, draws in entitled]
    return steps


def window(game: Mister, seat: int, left: int) -> None:
    """MIS-SEASON-06, MIS-SEASON-11, MIS-SEASON-12: one card, unless it is declined or none is there."""
    game.stage = TRANSFERS
    if not game.deck and not game.under:
        return
    if game.ask(seat, c.ASK_DRAW, DRAW_OR_NOT, left) == c.DECLINE:
        game.tell(c.TELL_DECLINED, seat)
        return
    game.tell(c.TELL_WINDOW, seat, left - 1)
    eyes = ALL if game.rules.open_market else 1 << seat  # MIS-INFO-07
    player = draw_agent(game, eyes)
    game.tell_only(eyes, c.TELL_AGENT, seat, player)
    given = game.ask(seat, c.ASK_EXCHANGE, exchanges(game, seat, player), player, why=why_not_give, seen=eyes)
    if given == c.REFUSE:
        refuse(game, seat, player)
    else:
        exchange(game, seat, player, given)
    if left > 1:
        game.then((c.STEP_WINDOW, seat, left - 1))


def draw_agent(game: Mister, eyes: int) -> int:
    """The top card: from the shuffled part, then those that were put under it in their order."""
    if len(game.deck) < 2:
        game.seal()
    if game.deck:
        player = game.draw(game.deck, c.ROLL_AGENT, eyes)
    else:
        player, game.under = game.under[0], game.under[1:]
    game.knows[player] |= eyes
    return player


def exchanges(game: Mister, seat: int, player: int) -> list[int]:
    """Refuse, or give up one of the same kind (MIS-SEASON-07), whoever is in the squad now (MIS-SEASON-14)."""
    keeper = game.cards.keeper  # MIS-SEASON-08
    return [c.REFUSE, *(own for own in game.sides[seat].squad if keeper[own] == keeper[player])]


def why_not_give(game: Mister, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    keeper = game.cards.keeper
    others = [own for own in game.sides[seat].squad if keeper[own] != keeper[context[0]]]
    return [Refusal(own, c.WHY_KEEPER_FOR_KEEPER) for own in others]


def refuse(game: Mister, seat: int, player: int) -> None:
    """MIS-SEASON-10: to the bottom; with the option, out of the game."""
    if game.rules.refused_leave:
        game.discards.append(player)
    else:
        game.under = [*game.under, player]
    game.tell(c.TELL_REFUSED, seat)


def exchange(game: Mister, seat: int, player: int, given: int) -> None:
    """Who was drawn takes the place of a footballer of the squad (MIS-SEASON-07)."""
    side = game.sides[seat]
    side.squad = [player if own == given else own for own in side.squad]
    if game.cards.keeper[player]:
        side.keeper = player
    game.under = [*game.under, given]  # MIS-SEASON-09
    if not game.rules.open_market:
        leave_in_doubt(game, seat, player, given)
    game.tell(c.TELL_EXCHANGED, seat)
    game.tell_only(1 << seat, c.TELL_EXCHANGE, seat, player, given)


def leave_in_doubt(game: Mister, seat: int, player: int, given: int) -> None:
    """MIS-INFO-07: any of the squad may have gone, so nobody else is sure of any of them now."""
    side = game.sides[seat]
    side.shown_none = 0
    doubt, game.pool = max(game.pool) + 1, game.pool[:]
    for own in [*side.squad, given]:
        if own != player and game.knows[own] != 1 << seat:
            game.knows[own] = 1 << seat
            game.pool[own] = doubt + int(game.cards.keeper[own])
