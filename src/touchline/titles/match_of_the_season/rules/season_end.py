"""The end of a season: layout, contracts, losses, transfers, the European deck.

MOTS-EOS-01  First every manager lays out his strongest line-up.
MOTS-EOS-02  Where players of equal stars do not all fit, he chooses who stays out.
MOTS-EOS-04  Contract extensions: each turns two players face down; they surely stay;
MOTS-EOS-05  (ruling) exactly two of the layout in any order, all at the same time.
MOTS-EOS-06  Player loss: each team loses two players, found by d12.
MOTS-EOS-07  A lost card goes into the deck;
MOTS-EOS-08  (ruling) with one star to the free list.
MOTS-EOS-09  Again on a 12,
MOTS-EOS-10  on a face-down player,
MOTS-EOS-11  on one already removed.
MOTS-EOS-12  The first lost player's place is filled before the second roll;
MOTS-EOS-13  (ruling) by a reserve of his position of the manager's choice; without one it stays empty,
MOTS-EOS-14  (ruling) face up: he can be lost too.
MOTS-EOS-15  (ruling) The second place is not filled.
MOTS-EOS-16  (ruling) In seat order from the seat that would be next to move.
MOTS-SQUAD-09  (ruling) Losses may take a squad below 13 until kick-off.
MOTS-EOS-29  Transfers: all unowned cards are shuffled, six are turned one at a time and sold;
MOTS-EOS-30  (ruling) the deck, the lost cards and 2- to 5-star cards of the free list.
MOTS-EOS-31  (ruling) A new roll-off gives the first bid; it moves left.
MOTS-EOS-32  Unsold cards go under the deck.
MOTS-EOS-33  1-star cards stay on the table.
MOTS-EOS-34  (ruling) With fewer than six cards, all of them.
MOTS-EOS-35  Then the European deck is put ready (europe.py),
MOTS-EOS-36  and the new season kicks off (setup.py).
MOTS-EOS-37  (ruling) No window from the layout to the end of the swaps.
MOTS-TRADE-09  (ruling) The resale ban runs from here to the next end of a season.
MOTS-2P-04   (ruling) The layout is what a manager of two teams must field when they meet.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.rules.absences import markers_off
from touchline.titles.match_of_the_season.rules.lineup import available, fill_slot, size, stand, strongest
from touchline.titles.match_of_the_season.rules.market import first_bid, put_up
from touchline.titles.match_of_the_season.state import ELEVEN, Mots

EXTENSIONS: Final = 2  # MOTS-EOS-04
CARDS_TURNED: Final = 6  # MOTS-EOS-29
MOST_STARS: Final = 5  # MOTS-SETUP-05


def end_of_season(game: Mots) -> None:
    """MOTS-ABS-09, MOTS-TRADE-09; then step by step."""
    markers_off(game)
    for team in game.teams:
        team.sold = 0
    game.down = []
    layouts = [(c.STEP_STRONGEST, team) for team in game.order]
    losses = [(c.STEP_LOSSES, team) for team in game.after[game.left_of(game.active)]]  # MOTS-EOS-16
    game.then(
        *layouts,
        (c.STEP_EXTEND_CONTRACTS,),
        *losses,
        (c.STEP_SWAPS,),
        (c.STEP_SWAPS_OVER,),
        (c.STEP_TRANSFERS,),
        (c.STEP_EUROPE_DECK,),
        (c.STEP_NEXT_SEASON,),
    )


def lay_strongest(game: Mots, team: int) -> None:
    """MOTS-EOS-01 to MOTS-EOS-03: the choice is between equals."""
    lines = available(game, team, c.PLAY_OFF)
    formations = strongest(game, lines)
    formation = formations[0]
    if len(formations) > 1:
        formation = game.ask(game.seat_of[team], c.ASK_LAYOUT, formations, team)
    slots: list[int] = []
    for position in range(4):
        slots += strongest_line(game, team, lines[position], size(game, formation, position))
    stand(game, team, formation, slots)
    game.tell(c.TELL_LAID_OUT, team, formation)


def strongest_line(game: Mots, team: int, pool: list[int], slots: int) -> list[int]:
    """MOTS-EOS-02: of those who are level at the edge the manager says who stays out, one after another."""
    stars = game.cards.stars
    ranked = [player for worth in range(MOST_STARS, 0, -1) for player in pool if stars[player] == worth]
    if len(ranked) <= slots:
        return ranked + [NOBODY] * (slots - len(ranked))
    edge = stars[ranked[slots - 1]]
    even = [player for player in ranked if stars[player] == edge]
    over = sum(1 for player in ranked if stars[player] >= edge) - slots
    out: list[int] = []
    while over > 0:
        player = game.ask(game.seat_of[team], c.ASK_STAY_OUT, even, team, over)
        out.append(player)
        even = [each for each in even if each != player]
        over -= 1
    return [player for player in ranked if stars[player] >= edge and player not in out]


# -- contracts and losses


def extend_contracts(game: Mots) -> None:
    """MOTS-EOS-04, MOTS-EOS-05: all at once, then face down for all to see."""
    for chosen in game.at_once(list(range(game.seats)), extensions):
        for at in range(0, len(chosen), 2):
            game.down.append(chosen[at + 1])
            game.tell(c.TELL_EXTENDED, chosen[at], chosen[at + 1])


def extensions(game: Mots, seat: int) -> list[int]:
    """For each team of the seat: team, player, team, player; MOTS-EOS-05: in any order."""
    chosen: list[int] = []
    for team in game.order:
        if game.seat_of[team] != seat:
            continue
        left = [player for player in game.teams[team].lineup if player != NOBODY]
        for more in range(min(EXTENSIONS, len(left)), 0, -1):
            player = left[0] if len(left) <= more else game.ask(seat, c.ASK_EXTEND, left, team, more)
            chosen += [team, player]
            left = [each for each in left if each != player]
    return chosen


def losses(game: Mots, team: int) -> None:
    """MOTS-EOS-06 to MOTS-EOS-15."""
    slot = lose_one(game, team)
    if slot:
        fill_slot(game, team, slot)  # MOTS-EOS-12, MOTS-EOS-13, MOTS-EOS-14
        lose_one(game, team)


def lose_one(game: Mots, team: int) -> int:
    """The slot that fell empty; 0 if there is nobody to lose."""
    owner = game.teams[team]
    if all(player == NOBODY or player in game.down for player in owner.lineup):
        return 0
    face = game.roll(12, c.ROLL_LOSS)
    while face > ELEVEN or owner.lineup[face - 1] == NOBODY or owner.lineup[face - 1] in game.down:
        face = game.roll(12, c.ROLL_LOSS)  # MOTS-EOS-09, MOTS-EOS-10, MOTS-EOS-11
    player = owner.lineup[face - 1]
    owner.lineup[face - 1] = NOBODY
    owner.squad.remove(player)
    if game.cards.stars[player] == 1:
        insort(game.free, player)  # MOTS-EOS-08
    else:
        game.deck.bag.append(player)  # MOTS-EOS-07; all of it is shuffled before the next card is turned
    game.tell(c.TELL_LOST, team, face, player)
    return face


# -- transfers


def transfers(game: Mots) -> None:
    """MOTS-EOS-29 to MOTS-EOS-31: one bag again."""
    stars, deck = game.cards.stars, game.deck
    back = [player for player in game.free if stars[player] > 1]
    deck.bag = sorted(deck.top + deck.bag + deck.under + back)
    deck.top, deck.under, deck.seen = [], [], 0
    game.free = [player for player in game.free if stars[player] == 1]  # MOTS-EOS-33
    game.tell(c.TELL_DECK, len(deck))
    game.then((c.STEP_AUCTION_OF_SIX, CARDS_TURNED, first_bid(game)))


def auction_of_six(game: Mots, left: int, first: int) -> None:
    """The next card; a card put under the deck in this sale is not turned again.

    MOTS-EOS-29, MOTS-EOS-31, MOTS-EOS-32, MOTS-EOS-34.
    """
    if left and len(game.deck.top) + len(game.deck.bag):
        game.then((c.STEP_AUCTION_OF_SIX, left - 1, game.left_of(first)))
        put_up(game, first, c.TO_BOTTOM)


def next_season(game: Mots) -> None:
    game.season += 1
    game.then((c.STEP_KICK_OFF,))
