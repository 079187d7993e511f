"""The rules of the duel, as the book tells them.

DUEL-BID-01 to 03   the auction
DUEL-SCOUT-01, 02   a card that only its drawer sees
DUEL-TALK-01, 02    a window in which both are asked
DUEL-MATCH-01 to 04 two footballers each, a die each, the higher sum scores
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.agenda import Agenda
from touchline.kernel.game import NOBODY, Refusal, only
from touchline.kernel.result import Result
from touchline.kernel.vocabulary import PASS
from touchline_duel import words as w
from touchline_duel.state import AUCTION, CLUB_OF, MATCH, SCOUT, TALK, Cards, Duel

RAISE: Final = 10  # M, DUEL-BID-01
STAR: Final = 6


def start(seats: int, options: dict[str, Any], cards: Cards) -> Duel:
    game = Duel(seats, cards)
    game.agenda = [(AUCTION,), (SCOUT, 0), (SCOUT, 1), (TALK, 1), (TALK, 0)]
    for _ in range(int(options["matches"])):  # DUEL-MATCH-03
        game.later((MATCH,), (TALK, 0), (TALK, 1))
    return game


def auction(game: Duel) -> None:
    price, leader, bidders = 0, NOBODY, [0, 1]
    while bidders and bidders != [leader]:
        seat = bidders.pop(0)
        offers = range(price + RAISE, game.cash[seat] + 1, RAISE)  # DUEL-BID-03
        bid = game.ask(seat, w.ASK_BID, [PASS, *offers], price, leader, why=too_dear)
        if bid != PASS:
            price, leader = bid, seat
            bidders.append(seat)
    if leader != NOBODY:  # DUEL-BID-02
        game.cash[leader] -= price
        game.squads[leader].append(STAR)
        game.tell(w.TELL_BOUGHT, leader, price)


def too_dear(game: Duel, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return [Refusal(game.cash[seat] // RAISE * RAISE + RAISE, w.WHY_TOO_DEAR, (game.cash[seat],))]  # DUEL-BID-03


def scout(game: Duel, seat: int) -> None:
    card = game.draw(game.bag, w.ROLL_CARD, only(seat))  # DUEL-SCOUT-01
    game.hands[seat].append(card)
    game.tell_only(only(seat), w.TELL_SCOUTED, seat, card)
    game.notes[seat] = game.ask(seat, w.ASK_NOTE, lambda: [0, 1], seen=only(seat))  # DUEL-SCOUT-02
    game.tell_only(only(seat), w.TELL_NOTED, seat, game.notes[seat])


def talk(game: Duel, seat: int) -> None:
    card = game.ask(seat, w.ASK_ANSWER, [PASS, *game.hands[seat]])  # DUEL-TALK-01
    if card != PASS:
        game.hands[seat].remove(card)  # DUEL-TALK-02
        game.tell(w.TELL_PLAYED, seat, card, CLUB_OF[1 - seat])


def match(game: Duel) -> None:
    home, away = game.at_once((0, 1), lineup)  # DUEL-MATCH-01
    totals = [sum(home) + game.roll(6, w.ROLL_DIE), sum(away) + game.roll(6, w.ROLL_DIE)]
    if totals[0] != totals[1]:  # DUEL-MATCH-02
        game.goals[0 if totals[0] > totals[1] else 1] += 1
    game.matches += 1
    game.tell(w.TELL_FULL_TIME, *totals)


def lineup(game: Duel, seat: int) -> list[int]:
    left = game.squads[seat][:]
    laid: list[int] = []
    while len(laid) < 2:
        laid.append(game.ask(seat, w.ASK_FIELD, sorted(set(left)), len(laid)))
        left.remove(laid[-1])
    return laid


AGENDA: Final[Agenda] = {AUCTION: auction, MATCH: match, SCOUT: scout, TALK: talk}


def result(game: Duel) -> Result:
    places = [1 + sum(other > own for other in game.goals) for own in game.goals]  # DUEL-MATCH-04
    return Result(places, game.goals[:], "goals")
