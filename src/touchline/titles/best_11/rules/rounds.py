"""Rounds, and the end of the game.

B11-GEN-03    A round has exactly one turn of everybody.
B11-ROUND-01  Everybody takes one turn, in order of play.
B11-ROUND-02  Odd rounds use the base order, even rounds the reverse.
B11-ROUND-03  The order is fixed before the market is laid.
B11-ROUND-04  Everybody receives one management card at random.
B11-ROUND-05  With three or more, all ten are shuffled every round.
B11-ROUND-06  At the end of the round they are discarded.
B11-ROUND-07  Only its holder looks at a management card until it is used.
B11-ROUND-08  (ruling) It is turned up when used, or when it is discarded.
B11-ROUND-09  (ruling) A round starts with: order, effects that end, income, market, management cards.
B11-ROUND-10  (ruling) It ends with: a last window, the market, the cards, bonuses and immunity, the test for the end.
B11-END-01    The game ends when somebody has eleven footballers and a coach.
B11-END-02    (ruling) Tested at the end of a round, which is the last.
B11-END-03    (ruling) Only who is complete at that moment counts.
B11-END-04    (ruling) Round 20 is the last in any case.
B11-EVENT-09  White cards give money every round.
B11-EVENT-19  (ruling) They pay at the start of each later round, and add up.
"""

from __future__ import annotations

from touchline.kernel.game import ALL, NOBODY, Step, only
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import ELEVEN
from touchline.titles.best_11.rules.market import clear_market, lay_market
from touchline.titles.best_11.rules.two_players import gather, shuffle_due
from touchline.titles.best_11.state import Best11, Team


def round_start(game: Best11) -> None:
    """B11-ROUND-09"""
    game.round += 1
    game.order = order_of_play(game)  # B11-ROUND-03
    game.tell(c.TELL_ROUND, game.round, game.order[0])
    end_effects(game)
    for seat in game.order:
        pay_income(game, seat)
    lay_market(game)
    deal_management(game)
    turns: list[Step] = [(c.STEP_TURN, seat) for seat in game.order]  # B11-ROUND-01
    game.then(*turns, (c.STEP_WINDOW,), (c.STEP_ROUND_END,))


def order_of_play(game: Best11) -> list[int]:
    """To and fro; or, as a setting, the first player moves on by one.

    B11-ROUND-02, B11-2P-03, B11-2P-04, B11-2P-06, B11-2P-08
    """
    if game.rules.rotate:
        first = (game.round - 1) % game.seats
        return game.base_order[first:] + game.base_order[:first]
    return game.base_order[:] if game.round % 2 else game.base_order[::-1]


def end_effects(game: Best11) -> None:
    game.twinned = [each for each in game.twinned if each[2] >= game.round]
    game.injured = [each for each in game.injured if each[1] >= game.round]
    for team in game.teams:
        team.new_round()


def pay_income(game: Best11, seat: int) -> None:
    """B11-EVENT-09, B11-EVENT-19"""
    team = game.teams[seat]
    money = income_due(game, team)
    if money:
        team.money += money
        game.tell(c.TELL_INCOME, seat, money)


def income_due(game: Best11, team: Team) -> int:
    """What the start of a round pays this team: the base income of the settings, and its white cards."""
    money = game.rules.base_income
    for event in team.white:
        money += income(game, team, event)
    return money


def income(game: Best11, team: Team, event: int) -> int:
    """What a white card pays this round: one million more for a team as large as the card says."""
    cards = game.cards
    if cards.effect[event] != c.E_INCOME:
        return 0
    large = cards.more[event] and len(team.footballers) >= cards.more[event]
    return cards.amount[event] + (1 if large else 0)


def deal_management(game: Best11) -> None:
    """B11-ROUND-04, B11-ROUND-05, B11-ROUND-07, B11-2P-02: one each, face down, from the deck of one's box."""
    if shuffle_due(game):
        gather(game)
    for seat in game.order:
        team = game.teams[seat]
        team.knows = ALL if game.rules.cards_open else only(seat)
        team.face_up = game.rules.cards_open
        team.management = game.draw(game.management_bag[team.box], c.ROLL_MANAGEMENT, team.knows)
        game.tell_only(team.knows, c.TELL_MANAGEMENT, seat, team.management)


def round_end(game: Best11) -> None:
    """B11-ROUND-10, after the last window."""
    if not game.rules.keep_leftovers:
        clear_market(game)  # B11-MARKET-03
    for seat in game.order:
        turn_in(game, seat)
    for team in game.teams:
        team.new_round()
    game.then((c.STEP_FINISH,) if finished(game) else (c.STEP_ROUND_START,))


def turn_in(game: Best11, seat: int) -> None:
    """B11-ROUND-06, B11-ROUND-08, B11-2P-05: the card is discarded face up."""
    team = game.teams[seat]
    if not team.face_up:
        game.tell(c.TELL_TURNED_UP, seat, team.management)
    game.management_discard[team.box].append(team.management)
    team.management, team.face_up, team.knows = NOBODY, False, 0


def complete(game: Best11, team: Team) -> bool:
    """B11-END-01, B11-COACH-05: eleven footballers, and a coach beside them."""
    return len(team.footballers) == ELEVEN and (team.coach != NOBODY or not game.rules.coach_required)


def anybody_complete(game: Best11) -> bool:
    """B11-END-01, unless the number of rounds is fixed."""
    if game.rules.fixed_rounds:
        return False
    return any(complete(game, team) for team in game.teams)


def finished(game: Best11) -> bool:
    """B11-END-02, B11-END-03, B11-END-04: at the end of a round."""
    last = game.rules.fixed_rounds or game.rules.max_rounds
    return game.round >= last or anybody_complete(game)


def stops_at_once(game: Best11) -> bool:
    """The setting under which the round is not played out."""
    return not game.rules.finish_round and anybody_complete(game)
