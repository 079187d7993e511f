"""General rules and set-up.

B11-GEN-01    Two to five people with one box (the title says so).
B11-GEN-02    The value of a team in points decides; goals raise one's own and lower a rival's (scoring.py).
B11-GEN-03    A round has exactly one turn of everybody (rounds.py).
B11-GEN-04    (ruling) Money is whole millions, never less than nothing; nobody owes.
B11-GEN-05    The text of a card goes before a general rule: what cards say is data, and rules read it there.
B11-GEN-06    (ruling) The bank and the tokens never run out: they are not counted.
B11-GEN-07    (ruling) Nothing is given, lent or traded unless a card says so: no question offers it.
B11-GEN-08    (ruling) Money, teams, captains, stands, tokens, white cards, market, sizes of hands are public (view.py).
B11-GEN-09    The box is marked as not for children under three: the view carries the notice.
B11-SETUP-01  (ruling) The seating order is drawn; its first player starts round 1.
B11-SETUP-02  Everybody draws a formation board, no two alike in a box.
B11-SETUP-03  Teams start empty.
B11-SETUP-04  (ruling) 15M each.
B11-SETUP-05  (ruling) Two event cards each, one at a time in order of play.
B11-SETUP-06  Team cards, action cards and management cards are face-down decks.
B11-SETUP-07  The 67 event cards are a deck of their own.
B11-SETUP-08  The event cards named for removal are taken out.
B11-SETUP-09  Footballers and coaches are one deck.
B11-SETUP-10  No stadium has a stand.
B11-SETUP-11  (ruling) Everybody has an armband, on nobody yet.
"""

from __future__ import annotations

from typing import Any

from touchline.kernel.errors import BadOption
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import CardSet
from touchline.titles.best_11.options import House, boxes_of
from touchline.titles.best_11.rules.events import draw_event
from touchline.titles.best_11.rules.several_boxes import removed
from touchline.titles.best_11.rules.two_players import gather
from touchline.titles.best_11.state import Best11, Team


def start(seats: int, options: dict[str, Any], cards: CardSet) -> Best11:
    """The boxes opened and the decks laid; all chance is still to come."""
    boxes = boxes_of(seats, options)
    if max(boxes) >= len(cards.box_ids):
        raise BadOption("no-such-box", "boxes", {"value": max(boxes) + 1, "most": len(cards.box_ids)})
    game = Best11(seats, cards, House(options), [Team(box, seats) for box in boxes])
    game.boxes = tuple(sorted(set(boxes)))
    for box in range(len(cards.box_ids)):
        lay_out(game, box, box in game.boxes)
    gather(game)
    game.later((c.STEP_SET_UP,))
    return game


def lay_out(game: Best11, box: int, in_play: bool) -> None:
    """The decks of one box; a box that nobody plays stays shut.

    B11-SETUP-06, B11-SETUP-07, B11-SETUP-08, B11-SETUP-09, B11-MULTI-19
    """
    cards = game.cards
    team = [card for card, owner in enumerate(cards.box_of) if owner == box and in_play]  # B11-SETUP-09
    events: list[int] = []
    alive = [0] * len(c.WINDOW_NAMES)
    for event, copies in enumerate(cards.copies):
        if in_play and not removed(game, event):  # B11-SETUP-08
            events += [event] * copies
            alive[cards.window[event]] += copies
    game.team_bag.append(team)
    game.event_bag.append(events)  # B11-SETUP-07
    game.alive.append(alive)
    game.action_bag.append(list(range(len(cards.action_ids))) if in_play else [])
    game.management_bag.append([])
    for pile in (game.team_discard, game.event_under, game.event_under_by, game.action_discard):
        pile.append([])
    game.management_discard.append([])
    game.eliminated.append([])


def set_up(game: Best11) -> None:
    """B11-SETUP-01, B11-SETUP-02, B11-SETUP-04: the order, the boards, the money."""
    seats = list(range(game.seats))
    while seats:
        game.base_order.append(game.draw(seats, c.ROLL_SEAT))
    for seat in game.base_order:
        game.teams[seat].money = game.rules.start_money
        game.tell(c.TELL_ORDER, seat, game.rules.start_money)
    if game.rules.formation_choose:
        game.then(*((c.STEP_CHOOSE_BOARD, seat) for seat in game.base_order))
    elif not game.rules.formation_free:
        draw_boards(game)
    game.later((c.STEP_DEAL_EVENTS,), (c.STEP_ROUND_START,))


def draw_boards(game: Best11) -> None:
    """B11-SETUP-02: by lot, without replacement among the players of a box."""
    for seat in game.base_order:
        team = game.teams[seat]
        team.board = game.draw(boards(game, team.box), c.ROLL_BOARD)
        game.tell(c.TELL_BOARD, seat, team.board)


def boards(game: Best11, box: int) -> list[int]:
    """The boards that are left in a box."""
    taken = [team.board for team in game.teams if team.box == box]
    return [board for board in range(len(game.cards.places)) if board not in taken]


def choose_board(game: Best11, seat: int) -> None:
    """The setting under which boards are chosen, in base order."""
    team = game.teams[seat]
    team.board = game.ask(seat, c.ASK_BOARD, boards(game, team.box))
    game.tell(c.TELL_BOARD, seat, team.board)


def deal_events(game: Best11) -> None:
    """B11-SETUP-05: one at a time."""
    for k in range(game.rules.start_events):
        for seat in game.base_order:
            draw_event(game, seat)
    for seat in game.base_order:
        game.tell(c.TELL_DEALT, seat, len(game.teams[seat].hand))
