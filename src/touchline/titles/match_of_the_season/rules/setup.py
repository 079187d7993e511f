"""The start: teams drawn, squads dealt and drafted, the opening auctions, kick-off.

MOTS-GEN-01    For 2, 3 or 4 managers.
MOTS-SETUP-01  Each manager draws a team card;
MOTS-2P-01     each of two managers runs two teams
MOTS-2P-13     (ruling) and draws two cards.
MOTS-SETUP-04  Every team receives 100,000.
MOTS-SETUP-05  Player cards are sorted by stars;
MOTS-SETUP-06  each column is face down: a bag.
MOTS-SETUP-07  Each in turn takes, unseen, one 5-star, two 4-star and three 3-star cards;
MOTS-SETUP-08  (ruling) in seat order from the youngest, 5 stars first.
MOTS-SETUP-09  The 2-star column is turned up; from the youngest each takes one, until everybody has four.
MOTS-SETUP-10  (ruling) Any card of the column.
MOTS-SETUP-11  The same with the 1-star column.
MOTS-SETUP-12  (ruling) The order is the same in every round, and the second draft starts with the youngest again.
MOTS-SETUP-13  (ruling) The youngest is a setting, or drawn.
MOTS-SETUP-14  Now each team has fourteen players.
MOTS-SETUP-15  From them the manager lays out eleven;
MOTS-SETUP-16  (ruling) at the kick-off of season 1.
MOTS-SETUP-17  The 1-star cards nobody took are the free list.
MOTS-SETUP-18  The other cards left are the transfer deck.
MOTS-SETUP-19  Before season 1 its first four cards are offered to all.
MOTS-SETUP-20  (ruling) The chance deck is shuffled: a bag; European cards are not needed yet.
MOTS-SETUP-21  (ruling) Seat order is the order of joining; colours are independent of it.
MOTS-3P-04     (ruling) The colour nobody drew is the ghost team.
MOTS-SQUAD-05  A team of 13 must replace those it lost at the end of the season;
MOTS-SQUAD-06  (ruling) at every kick-off each team has at least 13: it buys the missing ones from the free list.
MOTS-SQUAD-07  (ruling) The last of the league first; in season 1 it cannot bind.
MOTS-SQUAD-08  (ruling) Who must buy and has less than the price of a 1-star card takes one for all he has.
MOTS-SQUAD-12  (ruling) With nobody to take on the free list the top card of the transfer deck is turned and signed.
MOTS-LEAGUE-08 (ruling) League points return to nothing at each kick-off.
MOTS-EOS-36    The token goes back to the whistle.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from touchline.kernel.game import NOBODY
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import START
from touchline.titles.match_of_the_season.rules.lineup import choose_line_up, stand
from touchline.titles.match_of_the_season.rules.market import buy_free, buyable, first_bid
from touchline.titles.match_of_the_season.rules.squads import join, turn_card
from touchline.titles.match_of_the_season.state import ELEVEN, SQUAD_LEAST, TEAMS, Mots

UNSEEN: Final = ((5, 1), (4, 2), (3, 3))  # MOTS-SETUP-07: stars, cards
DRAFT_ROUNDS: Final = 4  # MOTS-SETUP-09


def assign(game: Mots) -> None:
    """MOTS-SETUP-01, MOTS-SETUP-02, MOTS-SETUP-04, MOTS-SETUP-13."""
    colours = list(range(TEAMS))
    drawn = [game.draw(colours, c.ROLL_COLOUR) for k in range(TEAMS)]
    game.seat_teams(drawn)
    for team in game.order:
        game.teams[team].cash = game.cards.amounts[START]
        game.tell(c.TELL_TEAM, game.seat_of[team], team)
    seat = game.rules.youngest
    game.youngest = game.order[game.roll(game.seats, c.ROLL_YOUNGEST) - 1 if seat == NOBODY else seat]
    game.tell(c.TELL_YOUNGEST, game.youngest)
    game.chance.bag = list(range(len(game.cards.chance_kind)))


def deal(game: Mots) -> None:
    """MOTS-SETUP-05 to MOTS-SETUP-08: what is left of the columns becomes the transfer deck."""
    for stars, number in UNSEEN:
        column = of_stars(game, stars)
        for team in game.after[game.youngest]:
            for k in range(number):
                player = game.draw(column, c.ROLL_UNSEEN)
                join(game, team, player)
                game.tell(c.TELL_DEALT, team, player)
        game.deck.bag += column
    game.offer = of_stars(game, 2)
    game.then(
        *drafts(game, 2),
        (c.STEP_DRAFT_OVER, 2),
        *drafts(game, 1),
        (c.STEP_DRAFT_OVER, 1),
        (c.STEP_OPENING,),
        (c.STEP_KICK_OFF,),
    )


def of_stars(game: Mots, stars: int) -> list[int]:
    return [player for player in range(len(game.cards.stars)) if game.cards.stars[player] == stars]


def drafts(game: Mots, stars: int) -> list[tuple[int, ...]]:
    """MOTS-SETUP-09, MOTS-SETUP-11, MOTS-SETUP-12: four rounds, from the youngest each time."""
    return [(c.STEP_DRAFT, stars, team) for k in range(DRAFT_ROUNDS) for team in game.after[game.youngest]]


def draft(game: Mots, stars: int, team: int) -> None:
    """MOTS-SETUP-10: a team takes one of the players on offer."""
    player = game.offer[0]
    if len(game.offer) > 1:
        player = game.ask(game.seat_of[team], c.ASK_DRAFT, game.offer[:], team, stars)
    game.offer.remove(player)
    join(game, team, player)
    game.tell(c.TELL_DRAFTED, team, player)


def draft_over(game: Mots, stars: int) -> None:
    if stars == 2:
        game.deck.bag += game.offer
        game.offer = of_stars(game, 1)
    else:
        game.free, game.offer = game.offer, []  # MOTS-SETUP-17


def opening(game: Mots) -> None:
    """MOTS-SETUP-18, MOTS-SETUP-19."""
    game.tell(c.TELL_DECK, len(game.deck))
    first = first_bid(game)
    game.then((c.STEP_WINDOW_OPEN, c.W_REVEAL, first), (c.STEP_TURN_FOUR, first))


def kick_off(game: Mots) -> None:
    """A window, the squad check, the line-ups, the token on the whistle."""
    game.tell(c.TELL_SEASON, game.season)
    game.token, game.results, game.pairs = 0, [], []
    game.finalists, game.cup_places = [], []
    for team in game.teams:
        team.league = 0  # MOTS-LEAGUE-08
    order = last_first(game)
    checks = [(c.STEP_SQUAD_CHECK, team) for team in order] if game.season > 1 else []
    game.then((c.STEP_WINDOW_OPEN, c.W_KICKOFF, order[0]), *checks, (c.STEP_LAY_OUT,), (c.STEP_FIRST_TURN,))


def last_first(game: Mots) -> list[int]:
    """MOTS-SQUAD-07: managed teams from the bottom of the table; before season 1 from the youngest."""
    if not game.places:
        return list(game.after[game.youngest])
    return [team for team in reversed(game.places) if game.seat_of[team] != NOBODY]


def squad_check(game: Mots, team: int) -> None:
    """MOTS-SQUAD-06: one missing player is signed; the step comes again while more are missing."""
    owner = game.teams[team]
    missing = SQUAD_LEAST - len(owner.squad)
    if missing <= 0:
        return
    takeable = emergency_cards(game, team)
    bought = buyable(game, team)
    options = bought or takeable
    if not options:
        return
    player = options[0]
    if len(options) > 1:
        player = game.ask(game.seat_of[team], c.ASK_SIGN, options, team, missing)
    price = min(game.cards.price[player], owner.cash)
    buy_free(game, team, player, price)
    if not bought:
        game.tell(c.TELL_SIGNED, team, player, price)
    game.then((c.STEP_SQUAD_CHECK, team))


def emergency_cards(game: Mots, team: int) -> list[int]:
    """MOTS-SQUAD-08: 1-star cards, for who can buy nobody; it is no purchase for the resale ban: MOTS-TRADE-10."""
    cards = [player for player in game.free if game.cards.stars[player] == 1]
    if not cards and not buyable(game, team) and len(game.deck):
        cards.append(turn_to_free_list(game))  # MOTS-SQUAD-12
    return cards


def turn_to_free_list(game: Mots) -> int:
    """The top card of the transfer deck, face up for the squad check."""
    player = turn_card(game)
    insort(game.free, player)
    game.tell(c.TELL_TURNED, player, game.cards.price[player])
    return player


def lay_out(game: Mots) -> None:
    """MOTS-LINEUP-18, MOTS-SETUP-15, MOTS-SETUP-16: all at once, then open."""
    seats = list(range(game.seats))
    for laid in game.at_once(seats, first_line_ups):
        for at in range(0, len(laid), ELEVEN + 2):
            team, formation = laid[at], laid[at + 1]
            stand(game, team, formation, laid[at + 2 : at + 2 + ELEVEN])
            game.tell(c.TELL_LAID_OUT, team, formation)


def first_line_ups(game: Mots, seat: int) -> list[int]:
    """For each team of the seat: team, formation, slots."""
    laid: list[int] = []
    for team in game.order:
        if game.seat_of[team] == seat:
            laid += [team, *choose_line_up(game, team, c.LEAGUE_MATCH, NOBODY)]
    return laid
