"""Chance cards: the draw, and the blue cards.

MOTS-CHANCE-01  Chance square: the top card of the chance deck.
MOTS-CHANCE-02  A blue card takes effect at once.
MOTS-CHANCE-04  A green card is kept and played at the start of a match (tactics.py).
MOTS-CHANCE-06  (ruling) Only the active team draws; an option makes it all, in seat order.
MOTS-CHANCE-08  (ruling) Unplayed cards are kept over the end of a season: nothing takes them.
MOTS-CHANCE-10  (ruling) From an empty deck nothing is drawn.
MOTS-CHANCE-12  (ruling) The deck is never reshuffled.
MOTS-SQUAD-10   A youth player too many: one of the nineteen must be sold, which may be himself;
MOTS-SQUAD-11   (ruling) to the bank, at once.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from touchline.kernel.game import only
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import (
    ACADEMY_GEM,
    BANK_PAYS,
    BANK_PAYS_PER_STAR_PLAYER,
    EACH_PAYS_YOU,
    EXCLUSIVE_TIP,
    IMMEDIATE,
    INJURY_ROLL,
    INJURY_ROLL_ALL,
    PAY_BANK,
    PAY_BANK_PER_STAR_PLAYER,
    RED_CARD_ROLL,
    YOU_PAY_EACH,
    YOUTH_GRADUATE,
)
from touchline.titles.match_of_the_season.rules.absences import absence_roll
from touchline.titles.match_of_the_season.rules.market import may_bid, show
from touchline.titles.match_of_the_season.rules.squads import bank_pays, join, pay, pay_bank, sell_to_bank, turn_card
from touchline.titles.match_of_the_season.state import SQUAD_MOST, Mots

STAR_PLAYER: Final = 4  # stars of the players that shirt sales and bonus claims count


def draw_chance(game: Mots, team: int) -> None:
    """MOTS-CHANCE-01: seen by the drawer; a blue card is then read out."""
    pile = game.chance
    if not len(pile):
        return  # MOTS-CHANCE-10
    mine = only(game.seat_of[team])
    card = pile.draw(game, c.ROLL_CHANCE, mine)
    game.tell(c.TELL_DREW, team)
    if game.cards.colour(card) == IMMEDIATE:
        game.tell(c.TELL_DRAWN_CARD, team, card)
        game.then((c.STEP_BLUE_CARD, team, card))
    else:
        insort(game.teams[team].hand, card)
        game.tell_only(mine, c.TELL_KEPT, team, card)


def blue_card(game: Mots, team: int, card: int) -> None:
    """MOTS-CHANCE-02, MOTS-CHANCE-05: at once, then under the deck."""
    game.chance.bury(card)
    effect, amount = game.cards.effect(card), game.cards.amount(card)
    if effect == BANK_PAYS:
        bank_pays(game, team, amount)
    elif effect == BANK_PAYS_PER_STAR_PLAYER:
        bank_pays(game, team, amount * star_players(game, team))
    elif effect == PAY_BANK:
        pay_bank(game, team, amount)
    elif effect == PAY_BANK_PER_STAR_PLAYER:
        pay_bank(game, team, amount * star_players(game, team))
    elif effect == EACH_PAYS_YOU:
        for other in game.after[team][1:]:
            pay(game, other, team, amount)
    elif effect == YOU_PAY_EACH:
        for other in game.after[team][1:]:
            pay(game, team, other, amount)
    else:
        of_players(game, team, effect, amount)


def star_players(game: Mots, team: int) -> int:
    stars = game.cards.stars
    return sum(1 for player in game.teams[team].squad if stars[player] >= STAR_PLAYER)


def of_players(game: Mots, team: int, effect: int, amount: int) -> None:
    """Blue cards that bring or hurt players."""
    if effect == YOUTH_GRADUATE:
        youth(game, team, amount)
    elif effect == ACADEMY_GEM:
        gem(game, team, amount)
    elif effect == INJURY_ROLL:
        absence_roll(game, team, c.INJURED)
    elif effect == RED_CARD_ROLL:
        absence_roll(game, team, c.SENT_OFF)
    elif effect == INJURY_ROLL_ALL:
        game.then(*((c.STEP_ABSENCE_ROLL, each, c.INJURED) for each in game.after[team]))
    elif effect == EXCLUSIVE_TIP and len(game.deck):
        show(game, turn_card(game))
        game.then((c.STEP_TIP, team, game.offer[-1]))


def youth(game: Mots, team: int, stars: int) -> None:
    """A card of the free list without paying."""
    options = [player for player in game.free if game.cards.stars[player] == stars]
    if not options:
        return
    player = options[0] if len(options) == 1 else game.ask(game.seat_of[team], c.ASK_YOUTH, options, team)
    game.free.remove(player)
    receive(game, team, player)


def gem(game: Mots, team: int, stars: int) -> None:
    """Cards are turned until one with so many stars appears; the others go under the deck as they came."""
    aside: list[int] = []
    while len(game.deck):
        player = turn_card(game)
        game.tell(c.TELL_TURNED, player, game.cards.price[player])
        if game.cards.stars[player] == stars:
            game.deck.under += aside
            receive(game, team, player)
            return
        aside.append(player)
    game.deck.under += aside


def receive(game: Mots, team: int, player: int) -> None:
    """MOTS-SQUAD-10: unpaid; with nineteen one must go."""
    join(game, team, player)
    game.tell(c.TELL_YOUTH, team, player)
    if len(game.teams[team].squad) > SQUAD_MOST:
        game.then((c.STEP_SURPLUS, team))


def surplus(game: Mots, team: int) -> None:
    """MOTS-SQUAD-10, MOTS-SQUAD-11."""
    sell_to_bank(game, team, game.ask(game.seat_of[team], c.ASK_SURPLUS, game.teams[team].squad[:], team))


def tip(game: Mots, team: int, player: int) -> None:
    """This team alone may buy the card at base price; else it goes to the free list."""
    price = game.cards.price[player]
    pick = PASS
    if may_bid(game, team, player, price):
        pick = game.ask(game.seat_of[team], c.ASK_TIP, [PASS, player], team, player, price)
    game.offer.remove(player)
    if pick == PASS:
        insort(game.free, player)
        game.tell(c.TELL_UNSOLD, player)
        return
    game.teams[team].cash -= price
    join(game, team, player)
    game.tell(c.TELL_SOLD, team, player, price)
