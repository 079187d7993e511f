"""A player's turn.

B11-TURN-01  In any order: buy one team card, use one opportunity, build one stand, play event cards.
B11-TURN-02  (ruling) All of it is optional.
B11-TURN-03  (ruling) One opportunity a round, of one of the four kinds on the card.
B11-TURN-04  (ruling) Who uses none holds his card face down.
B11-TURN-05  (ruling) Each step is completed before the next, and none is taken back.
B11-TURN-06  (ruling) The turn ends when the player says so; what he has not used is lost.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Refusal
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.rules.coaches import is_coach
from touchline.titles.best_11.rules.events import announce, plays
from touchline.titles.best_11.rules.formation import fits
from touchline.titles.best_11.rules.management import opportunities, use
from touchline.titles.best_11.rules.market import buy, may_buy, price, purchases
from touchline.titles.best_11.rules.refusals import why_not_play, why_not_use
from touchline.titles.best_11.rules.stadium import build, can_build
from touchline.titles.best_11.state import Best11


def turn(game: Best11, seat: int) -> None:
    """The turn begins with an open window."""
    game.active = seat
    team = game.teams[seat]
    team.built, team.discount = 0, 0
    game.then((c.STEP_WINDOW,), (c.STEP_MENU, seat))


def menu(game: Best11, seat: int) -> None:
    """B11-TURN-01, B11-TURN-05: one item, carried out completely; then a window, and the menu again."""
    item = game.ask(seat, c.ASK_ITEM, items(game, seat), game.teams[seat].management, why=why_not_item)
    if item == PASS:
        end_turn(game, seat)
        return
    game.then((c.STEP_WINDOW,), (c.STEP_MENU, seat))
    if item >= c.PLAY:
        announce(game, seat, item - c.PLAY)
    elif item >= c.BUY:
        buy(game, seat, item - c.BUY)
    elif item >= c.USE:
        use(game, seat, item % 4)
    else:
        build(game, seat)


def items(game: Best11, seat: int) -> list[int]:
    """B11-TURN-02: the end of the turn is always among them."""
    found = [PASS]
    if can_build(game, game.teams[seat]):
        found.append(c.BUILD)
    found += opportunities(game, seat)
    if may_buy(game, seat):
        for card in purchases(game, seat):
            found.append(c.BUY + card)
    for event in plays(game, seat, c.W_OPEN):
        found.append(c.PLAY + event)
    return found


def end_turn(game: Best11, seat: int) -> None:
    """B11-TURN-04, B11-TURN-06"""
    team = game.teams[seat]
    team.held = team.used == 0
    team.discount, team.several = 0, False
    game.active = NOBODY
    game.tell(c.TELL_ENDED_TURN, seat)


def why_not_item(game: Best11, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """What lies before the player and cannot be done now."""
    offered = items(game, seat)
    found = [*why_not_buy(game, seat), *why_not_use(game, seat), *why_not_play(game, seat), *why_not_build(game, seat)]
    return [refusal for refusal in found if refusal.option not in offered]


def why_not_buy(game: Best11, seat: int) -> list[Refusal]:
    """B11-MARKET-04, B11-MARKET-06, B11-MARKET-09"""
    found: list[Refusal] = []
    for card in game.market:
        if not may_buy(game, seat):
            found.append(Refusal(c.BUY + card, c.WHY_BOUGHT))
        elif not fits(game, seat, card):
            found.append(Refusal(c.BUY + card, c.WHY_ONE_COACH if is_coach(game, card) else c.WHY_NO_PLACE))
        else:
            found.append(Refusal(c.BUY + card, c.WHY_NO_MONEY, (price(game, seat, card), game.teams[seat].money)))
    return found


def why_not_build(game: Best11, seat: int) -> list[Refusal]:
    """B11-STADIUM-02, B11-STADIUM-03"""
    team, rules = game.teams[seat], game.rules
    if not rules.stadium:
        return []
    if team.stands >= rules.stand_count:
        return [Refusal(c.BUILD, c.WHY_STADIUM_FULL)]
    if team.built >= rules.stands_per_turn:
        return [Refusal(c.BUILD, c.WHY_STAND_BUILT)]
    return [Refusal(c.BUILD, c.WHY_NO_MONEY, (rules.stand_cost, team.money))]
