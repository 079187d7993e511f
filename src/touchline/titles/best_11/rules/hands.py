"""Event cards that touch hidden cards: a look at a hand, a theft from it, an exchange of management cards.

What each seat learns by them is kept with the teams, so that views and redeals know it.

B11-EVENT-14  (ruling) A hand above four is cut to four at once.
B11-ROUND-07  Only its holder looks at a management card until it is used; after an exchange the giver still knows it.
"""

from __future__ import annotations

from bisect import insort

from touchline.kernel.game import only
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.events import cut, distinct
from touchline.titles.best_11.state import Best11


def switch(game: Best11, seat: int, other: int) -> None:
    """Two management cards change hands; each knows both from now on, others what they knew."""
    mine, theirs = game.teams[seat], game.teams[other]
    mine.management, theirs.management = theirs.management, mine.management
    mine.knows, theirs.knows = theirs.knows | only(seat), mine.knows | only(other)
    mine.face_up, theirs.face_up = theirs.face_up, mine.face_up
    game.seal()
    game.tell(c.TELL_SWITCHED, seat, other)
    game.tell_only(mine.knows, c.TELL_SWITCHED_CARD, seat, mine.management)
    game.tell_only(theirs.knows, c.TELL_SWITCHED_CARD, other, theirs.management)


def steal(game: Best11, seat: int, other: int) -> None:
    """One card of a rival's hand, by lot; only the two know which."""
    thief, robbed = game.teams[seat], game.teams[other]
    event = game.draw(robbed.hand, c.ROLL_FROM_HAND, only(seat, other))
    robbed.hand.sort()
    insort(thief.hand, event)
    seen = list(thief.known[other])
    game.forget(other)
    if event in seen:
        seen.remove(event)
    thief.known[other] = tuple(seen)
    game.learn(other, seat, event)
    game.tell(c.TELL_STOLEN, seat, other)
    game.tell_only(only(seat, other), c.TELL_STOLEN_CARD, seat, event)
    cut(game, seat, thief)


def look(game: Best11, seat: int, other: int) -> None:
    """The whole hand is shown to one; then he may trade a card."""
    game.teams[seat].known[other] = tuple(game.teams[other].hand)
    game.seal()
    game.tell(c.TELL_LOOKED, seat, other)
    for event in game.teams[other].hand:
        game.tell_only(only(seat, other), c.TELL_SAW, other, event)
    if game.teams[seat].hand:
        game.then((c.STEP_TRADE, seat, other))


def trade(game: Best11, seat: int, other: int) -> None:
    """One of mine for one of his, or none; that it happened is open, the cards are not."""
    mine, theirs = game.teams[seat], game.teams[other]
    give = game.ask(seat, c.ASK_GIVE, [PASS, *distinct(mine.hand)], other, seen=only(seat))
    if give == PASS:
        return
    take = game.ask(seat, c.ASK_TAKE, distinct(theirs.hand), other, give, seen=only(seat))
    mine.hand.remove(give)
    theirs.hand.remove(take)
    insort(mine.hand, take)
    insort(theirs.hand, give)
    game.forget(seat)
    game.forget(other)
    mine.known[other] = tuple(theirs.hand)
    game.learn(other, seat, take)
    game.tell(c.TELL_TRADED, seat, other)
    game.tell_only(only(seat, other), c.TELL_TRADED_CARDS, seat, give, take)
