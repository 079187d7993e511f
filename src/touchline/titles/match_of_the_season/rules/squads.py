"""Who owns whom: players and money change hands.

MOTS-SQUAD-01   A squad has 13 to 18 players.
MOTS-GEN-12     (ruling) All money is in multiples of 5,000.
MOTS-GEN-14     (ruling) No credit: nobody's cash goes below nothing.
MOTS-MARKET-23  (ruling) An unowned 1-star card lies on the free list, never in the transfer deck.
MOTS-TRADE-02   A card sold to the bank goes to the bottom of the transfer deck.
MOTS-TRADE-03   A 1-star card stays on the table, face up.
MOTS-TRADE-05   Nobody buys back in the same season whom he sold,
MOTS-TRADE-06   nor one like him;
MOTS-TRADE-07   (ruling) that is, of the same position and as many stars.
MOTS-TRADE-08   (ruling) The ban covers every sale and every later purchase; by option only deals between managers.
MOTS-TRADE-10   (ruling) Losses, swaps, youth players and emergency signings are neither.
MOTS-ABS-08     (ruling) A marker goes with the player; in the transfer deck he loses it.
MOTS-TRADE-18   (ruling) So a player with a marker may be sold.
"""

from __future__ import annotations

from bisect import insort

from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.lineup import leave_lineup
from touchline.titles.match_of_the_season.state import SQUAD_LEAST, SQUAD_MOST, Mots


def join(game: Mots, team: int, player: int) -> None:
    insort(game.teams[team].squad, player)


def leave(game: Mots, team: int, player: int) -> None:
    """Out of the squad, and out of the standing line-up if he was in it."""
    game.teams[team].squad.remove(player)
    leave_lineup(game, team, player)


def bank_pays(game: Mots, team: int, amount: int) -> None:
    if amount:
        game.teams[team].cash += amount
        game.tell(c.TELL_BANK_PAYS, team, amount)


def pay_bank(game: Mots, team: int, amount: int) -> None:
    """What there is, if it is less: MOTS-GEN-14."""
    owner = game.teams[team]
    paid = min(amount, owner.cash)
    if paid:
        owner.cash -= paid
        game.tell(c.TELL_PAYS_BANK, team, paid)


def pay(game: Mots, team: int, to: int, amount: int) -> int:
    owner = game.teams[team]
    paid = min(amount, owner.cash)
    if paid:
        owner.cash -= paid
        game.teams[to].cash += paid
        game.tell(c.TELL_PAYS, team, to, paid)
    return paid


# -- the resale ban


def kind_bit(game: Mots, player: int) -> int:
    """MOTS-TRADE-07: players who are equivalent share a bit."""
    return 1 << (game.cards.position[player] * 8 + game.cards.stars[player])


def banned(game: Mots, team: int, player: int, of_manager: bool = False) -> bool:
    """MOTS-TRADE-05, MOTS-TRADE-06, MOTS-TRADE-08: sold this season, he or one like him."""
    if game.rules.ban_managers_only and not of_manager:
        return False
    sold = game.teams[team].sold
    return bool(sold) and bool(sold & kind_bit(game, player))


def note_sale(game: Mots, team: int, player: int, to_manager: bool = False) -> None:
    if to_manager or not game.rules.ban_managers_only:
        game.teams[team].sold |= kind_bit(game, player)


# -- unowned cards


def may_sell(game: Mots, team: int) -> bool:
    return len(game.teams[team].squad) > SQUAD_LEAST  # MOTS-SQUAD-02


def has_room(game: Mots, team: int) -> bool:
    return len(game.teams[team].squad) < SQUAD_MOST  # MOTS-SQUAD-03


def to_bottom(game: Mots, player: int) -> None:
    """Under the transfer deck; MOTS-MARKET-23: or, with one star, on the free list."""
    if game.cards.stars[player] == 1:
        insort(game.free, player)
        return
    game.marks[player] = 0  # MOTS-ABS-08
    game.deck.bury(player)


def sell_to_bank(game: Mots, team: int, player: int) -> None:
    """MOTS-TRADE-01 to MOTS-TRADE-03: half the base price; MOTS-SQUAD-11: forced sales are made so too."""
    note_sale(game, team, player)
    price = game.cards.sale[player]
    game.teams[team].cash += price
    game.tell(c.TELL_SOLD_TO_BANK, team, player, price)
    to_bottom(game, player)
    leave(game, team, player)


def turn_card(game: Mots) -> int:
    """The top card of the transfer deck."""
    return game.deck.draw(game, c.ROLL_TRANSFER)
