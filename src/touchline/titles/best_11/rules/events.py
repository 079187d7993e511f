"""Event cards: the hand, the deck, and playing a card.

B11-EVENT-01  A card may be played at any time, unless it says otherwise.
B11-EVENT-02  If two want to play at once, the earlier in the order of play goes first.
B11-EVENT-03  Any number may be played in a round.
B11-EVENT-04  Nobody ever holds more than four.
B11-EVENT-05  A played card is eliminated.
B11-EVENT-06  A discarded card goes face down under the deck and comes back.
B11-EVENT-07  Making room for new cards is a reason to discard.
B11-EVENT-08  White cards stay in play and keep their effect.
B11-EVENT-10  Before drawing one may discard to make room.
B11-EVENT-11  (ruling) Then one draws one at a time, never beyond four; other draws are lost.
B11-EVENT-12  (ruling) Several discards go under the deck in the order chosen.
B11-EVENT-13  (ruling) From an empty deck nothing is drawn.
B11-EVENT-14  (ruling) A hand above four is cut to four at once.
B11-EVENT-15  (ruling) Any time is every window but the answer to a card; a card that names a moment has that one.
B11-EVENT-16  (ruling) One card at a time, targets named, effect before the next.
B11-EVENT-17  (ruling) A card that could change nothing may not be played.
B11-EVENT-20  (ruling) White cards in play are not in the hand.
B11-MULTI-16  Twinning counts as played when its target is named, also if an appeal stops it.
B11-EVENT-21  In one box Superior tactics and Twinning exist once: the copies in the event file.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from touchline.kernel.game import NOBODY, only
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.aims import entitled, needs_aim, useful, victim
from touchline.titles.best_11.state import Best11, Team

HAND: Final = 4  # B11-EVENT-04


def plays(game: Best11, seat: int, window: int) -> list[int]:
    """The cards in hand that this window allows and that would change something.

    B11-EVENT-01, B11-EVENT-15, B11-EVENT-17
    """
    found: list[int] = []
    last = NOBODY
    for event in game.teams[seat].hand:
        if event != last and timely(game, seat, game.cards.window[event], window):
            if entitled(game, seat, event) and useful(game, seat, event):  # B11-EVENT-22, B11-EVENT-17
                found.append(event)
        last = event
    return found


def timely(game: Best11, seat: int, named: int, window: int) -> bool:
    """B11-EVENT-15: is the window that the card names this one?  A card that names none has all but the answers'."""
    if named == window:
        return True
    if named == c.W_OPEN:
        return window != c.W_ANNOUNCED  # B11-EVENT-01, B11-EVENT-16
    if window == c.W_OPEN:
        return named == c.W_OWN_TURN and game.active == seat
    return window == c.W_BOOST and named == c.W_BOOST_DEFENCE and game.duel.side == c.DEFENCE


def announce(game: Best11, seat: int, event: int) -> None:
    """B11-EVENT-05, B11-EVENT-16: the card leaves the hand; its targets are named, then those named may answer."""
    team = game.teams[seat]
    team.hand.remove(event)
    game.lose_track(seat, event)
    game.alive[team.box][game.cards.window[event]] -= 1
    if not game.cards.white[event]:
        game.eliminated[team.box].append(event)
    game.tell(c.TELL_PLAYED, seat, event)
    if needs_aim(game, event):
        game.then((c.STEP_AIM, seat, event))
    else:
        name(game, seat, event, NOBODY, NOBODY)


def name(game: Best11, seat: int, event: int, aim: int, more: int) -> None:
    """All is named: whoever the card is aimed at may answer before it takes effect."""
    if game.cards.effect[event] == c.E_TWIN:
        game.twinnings = [*game.twinnings, (seat, aim)]  # B11-MULTI-16
    against = victim(game, seat, event, aim)
    if against != NOBODY:
        game.then((c.STEP_ANSWER, seat, event, aim, more, against))
    else:
        game.then((c.STEP_TAKE_EFFECT, seat, event, aim, more))


def draw_event(game: Best11, seat: int) -> bool:
    """B11-EVENT-06, B11-EVENT-13: from the deck, then the known cards under it, the first put there first."""
    team = game.teams[seat]
    bag, under = game.event_bag[team.box], game.event_under[team.box]
    if bag:
        event = game.draw(bag, c.ROLL_EVENT, only(seat))
    elif under:
        event, by = under.pop(0), game.event_under_by[team.box].pop(0)
        if by != seat:
            game.learn(by, seat, event)  # who put it there knows who has it now
    else:
        return False
    insort(team.hand, event)
    game.tell_only(only(seat), c.TELL_DREW_CARD, seat, event)
    return True


def put_under(game: Best11, seat: int, event: int) -> None:
    """B11-EVENT-06, B11-MULTI-20: face down under the deck of its box."""
    team = game.teams[seat]
    team.hand.remove(event)
    game.event_under[team.box].append(event)
    game.event_under_by[team.box].append(seat)
    game.forget(seat)
    game.tell_only(only(seat), c.TELL_DISCARDED, seat, event)


def distinct(hand: list[int]) -> list[int]:
    return sorted(set(hand))


def make_room(game: Best11, seat: int, draws: int) -> None:
    """Discard one after another, as many as one likes; the number is open, the cards are not.

    B11-EVENT-07, B11-EVENT-10, B11-EVENT-12
    """
    team = game.teams[seat]
    event = game.ask(seat, c.ASK_ROOM, [PASS, *distinct(team.hand)], draws, len(team.hand), seen=only(seat))
    if event == PASS:
        game.then((c.STEP_DRAW_EVENTS, seat, draws))
        return
    put_under(game, seat, event)
    game.tell(c.TELL_MADE_ROOM, seat, 1)
    game.then((c.STEP_MAKE_ROOM, seat, draws) if team.hand else (c.STEP_DRAW_EVENTS, seat, draws))


def draw_events(game: Best11, seat: int, draws: int) -> None:
    """B11-EVENT-11: up to the number due, never beyond four; or, as a setting, a fifth is cut before the next."""
    team, drawn = game.teams[seat], 0
    most = HAND if game.rules.discard_first else HAND + 1
    while drawn < draws and len(team.hand) < most:
        if not draw_event(game, seat):
            break
        drawn += 1
    game.tell(c.TELL_DREW, seat, drawn)
    if len(team.hand) > HAND and drawn < draws:
        game.then((c.STEP_CUT_HAND, seat), (c.STEP_DRAW_EVENTS, seat, draws - drawn))  # B11-EVENT-14
        return
    if drawn < draws:
        game.tell(c.TELL_LOST_DRAWS, seat, draws - drawn)
    cut(game, seat, team)


def cut(game: Best11, seat: int, team: Team) -> None:
    """B11-EVENT-04, B11-EVENT-14"""
    if len(team.hand) > HAND:
        game.then((c.STEP_CUT_HAND, seat))


def cut_hand(game: Best11, seat: int) -> None:
    """B11-EVENT-14: its owner chooses, unseen."""
    team = game.teams[seat]
    event = game.ask(seat, c.ASK_CUT, distinct(team.hand), len(team.hand) - HAND, seen=only(seat))
    put_under(game, seat, event)
    game.tell(c.TELL_MADE_ROOM, seat, 1)
    cut(game, seat, team)
