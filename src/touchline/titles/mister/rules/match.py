"""The course of a match, or of two on one deck: turn by turn, a card each, until the deck is used up.

MIS-SETUP-02   The action deck is shuffled: drawn from a bag.
MIS-MATCH-01   In a single match a coin toss decides who takes the first turn.
MIS-MATCH-02   In his turn a seat lifts the top action card, and it becomes public.
MIS-MATCH-07   After a turn the next seat is in turn, until the deck is used up.
MIS-MATCH-08   (ruling) A turn is one card, but for the extra draw of a boost.
MIS-MATCH-09   A single match ends when the deck has been used up once.
MIS-MATCH-12   (ruling) Unequal numbers of turns are not made up for.
MIS-MATCH-13   A card that led to a goal is kept by the scorer, any other goes to the discards.
MIS-MATCH-15   (ruling) The boost before a goal is not kept with it.
MIS-MATCH-17   (ruling) Every match starts with all the action cards freshly shuffled.
MIS-TOUR-04    Both matches of a round are played at the same time with one deck.
MIS-TOUR-05    Turns go round: both sides of the first fixture, then both of the second.
MIS-TOUR-06    (ruling) No toss in a tournament: player 1 begins.
MIS-TOUR-07    The deck is played through twice.
MIS-TOUR-08    At the first exhaustion goals are noted and all the cards shuffled again.
MIS-TOUR-09    Play resumes with the seat whose turn it is.
MIS-TOUR-10    (ruling) Empty slots, substitutes and bonuses carry over.
MIS-BOOST-02   After a boost another card is drawn in the same turn.
MIS-BOOST-05   (ruling) A bonus stays pending until the next attack card, also over the end of the turn.
MIS-BOOST-11   (ruling) If a boost is the last card of the last pass there is nothing to draw.
MIS-BOOST-12   (ruling) At the end of an earlier pass the extra card comes from the new deck.
MIS-INFO-05    (ruling) Played and kept cards and the number left are public.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.mister import codes as c
from touchline.titles.mister.rules.action import resolve
from touchline.titles.mister.state import BOOSTED, HEAD_TO_HEAD, HEADS, MATCH, SCORED, Mister


def kick_off(game: Mister) -> None:
    """The order of turns is fixed and the deck shuffled."""
    game.stage = MATCH
    if game.rules.mode == HEAD_TO_HEAD:
        first, second = game.fixtures[0]
        face = game.roll(2, c.ROLL_COIN)  # MIS-MATCH-01
        winner, loser = (first, second) if face == HEADS else (second, first)
        game.tell(c.TELL_TOSSED, first, face, winner)
        game.fixtures = [(winner, loser)]
    game.order = [seat for fixture in game.fixtures for seat in fixture]  # MIS-TOUR-05, MIS-TOUR-06
    game.at = 0
    game.passes = 1
    game.lifted = NOBODY
    game.pack = list(range(len(game.actions)))  # MIS-MATCH-17
    game.spent = []
    game.tell(c.TELL_KICK_OFF, game.order[0])
    game.then((c.STEP_TURN,))


def turn(game: Mister) -> None:
    """MIS-MATCH-02, MIS-MATCH-08: one card is lifted and resolved."""
    seat = game.order[game.at]
    rival = game.opponent(seat)
    card = game.lifted = game.draw(game.pack, c.ROLL_ACTION)
    if game.told is not None:
        game.tell(c.TELL_ACTION, seat, rival, card, game.sides[seat].boost, len(game.pack))
    outcome = resolve(game, card, seat, rival)
    if outcome != SCORED:
        game.spent.append(card)  # MIS-MATCH-13, MIS-MATCH-15; a scorer has kept his
    if outcome != BOOSTED:  # MIS-BOOST-02: the same seat draws again
        end_turn(game, seat)
    go_on(game)


def end_turn(game: Mister, seat: int) -> None:
    """The next seat is in turn (MIS-MATCH-07)."""
    side = game.sides[seat]
    if side.boost and not game.rules.carry_over:
        side.boost = 0  # MIS-BOOST-05: the option
        game.tell(c.TELL_BOOST_LAPSED, seat)
    game.at = (game.at + 1) % len(game.order)


def go_on(game: Mister) -> None:
    """MIS-MATCH-09, MIS-TOUR-07, MIS-BOOST-11: the deck alone ends the match."""
    if not game.pack:
        if game.passes == game.rules.deck_passes:
            game.then((c.STEP_FULL_TIME,))
            return
        new_pass(game)
    game.then((c.STEP_TURN,))


def new_pass(game: Mister) -> None:
    """MIS-TOUR-08, MIS-TOUR-09, MIS-TOUR-10, MIS-BOOST-12: goals are noted, the cards come back, the order goes on."""
    for seat in game.order:
        side = game.sides[seat]
        side.noted += len(side.kept)
        side.kept = []
    game.pack = list(range(len(game.actions)))
    game.spent = []
    game.passes += 1
    game.tell(c.TELL_NEW_PASS, game.passes)
