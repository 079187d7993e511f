"""Setup: seats, managers, starting squads, action cards.

MOF-SETUP-01    Four teams in a league: people first, teams without a person for the rest.
MOF-SETUP-02    The manager cards are shuffled and two dealt to each person; MOF-SETUP-22 (ruling) one above five.
MOF-SETUP-03    Each keeps one and discards the other.
MOF-SETUP-04    (ruling) Secretly and at once; kept cards are shown together, the others leave unseen.
MOF-SETUP-05    The budget printed on the card is paid out.
MOF-SETUP-06    Player cards make four piles by tier.
MOF-SETUP-07    Each manager is dealt one gold, two silver and three bronze players.
MOF-SETUP-08    Super-Agent Partnership gets one more of each kind.
MOF-SETUP-10    Each may buy any number of them within his budget and keeps the rest of the money.
MOF-SETUP-11    The 5M come later and cannot be used for it.
MOF-SETUP-12    (ruling) Purchases are secret and at once.
MOF-SETUP-13    (ruling) Six players at most.
MOF-SETUP-14    (ruling) Who was not bought goes to the discard pile of his tier.
MOF-SETUP-15    A squad below three is filled up with wood players; MOF-SETUP-16 they cost nothing.
MOF-SETUP-17    Then each manager receives 5M.
MOF-SETUP-18    All action cards make one pile; MOF-SETUP-19 five are dealt to each manager.
MOF-SETUP-20    (ruling) Seats are drawn; people have the lowest team numbers of their league, which is the seat order.
MOF-SETUP-21    (ruling) Players of the teams without a person are taken out first.
MOF-SETUP-23    (ruling) Wood players are drawn one manager after the other.
"""

from __future__ import annotations

from typing import Any, Final

from touchline.kernel.game import Refusal, Step, only
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.cards import CardSet
from touchline.titles.masters_of_football.options import Settings
from touchline.titles.masters_of_football.printed import PLAYER_DISCOUNT, STARTING_SQUAD_ADVANTAGE
from touchline.titles.masters_of_football.rules.leagues import LEAGUE_SIZE, MATCHDAYS, PHASE_AFTER, people_by_league
from touchline.titles.masters_of_football.rules.money import receive
from touchline.titles.masters_of_football.rules.personless import seat_personless
from touchline.titles.masters_of_football.rules.piles import (
    clear_dealt,
    deal_cards,
    deal_players,
    join_wood,
    people,
    wood_player,
)
from touchline.titles.masters_of_football.state import Mof, Team

SQUAD_LIMIT: Final = 6
LINEUP_SIZE: Final = 3
STARTING_DEAL: Final = (1, 2, 3)  # gold, silver, bronze
STARTING_CARDS: Final = 5
SQUADS_READY: Final = 5


def start(seats: int, options: dict[str, Any], cards: CardSet) -> Mof:
    """The table laid before the first step."""
    game = Mof(seats, cards, Settings(options, cards))
    game.leagues = len(people_by_league(seats))
    game.teams = [Team() for k in range(game.leagues * LEAGUE_SIZE)]
    game.managers = list(range(len(cards.manager_ids)))
    game.piles = [pile[:] for pile in cards.piles]  # MOF-SETUP-06
    game.pile = list(range(len(cards.card_ids)))  # MOF-SETUP-18
    game.face_down = (1 << len(cards.card_ids)) - 1
    seat_personless(game)
    if game.rules.companion:
        game.agenda = [
            (c.STEP_SEATING,),
            *((c.STEP_PAD_RESULT, k) for k in range(game.leagues * len(game.rules.fixtures))),
        ]
        game.agenda += [(c.STEP_PAD_REVIEW,)]
        return game
    game.agenda = [
        (c.STEP_SEATING,),
        (c.STEP_DEAL_MANAGERS,),
        (c.STEP_CHOOSE_MANAGERS,),
        (c.STEP_DEAL_SQUADS,),
        (c.STEP_BUY_SQUADS,),
        (c.STEP_FILL_UP,),
    ]
    game.agenda += [(c.STEP_DEAL_CARDS,), *season(), (c.STEP_SEASON_END,)]
    return game


def season() -> list[Step]:
    """The matchdays and the phases between them."""
    steps: list[Step] = []
    for day in range(1, MATCHDAYS + 1):
        steps.append((c.STEP_MATCHDAY, day))
        if day in PHASE_AFTER:
            steps.append((PHASE_AFTER[day],))
    return steps


def seating(game: Mof) -> None:
    """MOF-SETUP-20, MOF-8P-09: who has which team is drawn."""
    waiting = list(range(game.seats))
    game.team_numbers = [0] * game.seats
    for league, count in enumerate(people_by_league(game.seats)):
        for place in range(count):
            seat = game.draw(waiting, c.ROLL_LOT)
            number = league * LEAGUE_SIZE + place
            game.teams[number].seat = seat
            game.team_numbers[seat] = number
            game.tell(c.TELL_SEATED, seat, number)


def deal_managers(game: Mof) -> None:
    """MOF-SETUP-02, MOF-SETUP-22."""
    for k in range(game.rules.manager_cards):
        for number in people(game):
            team = game.teams[number]
            team.offer.append(game.draw(game.managers, c.ROLL_MANAGER_CARD, only(team.seat)))


def choose_managers(game: Mof) -> None:
    """MOF-SETUP-03 to MOF-SETUP-05."""
    numbers = people(game)
    kept = game.at_once([game.teams[number].seat for number in numbers], keep_manager, reveal=False)
    for number, manager in zip(numbers, kept, strict=True):
        team = game.teams[number]
        team.manager, team.offer = manager, []
        game.tell(c.TELL_MANAGER_KEPT, number, manager)
        receive(game, number, game.cards.budget[manager])  # MOF-SETUP-05
    game.managers = []


def keep_manager(game: Mof, seat: int) -> int:
    offer = game.teams[game.team_numbers[seat]].offer
    return offer[0] if len(offer) == 1 else game.ask(seat, c.ASK_MANAGER, sorted(offer))  # MOF-SETUP-22


def deal_squads(game: Mof) -> None:
    """MOF-SETUP-07, MOF-SETUP-08."""
    extra = [
        number for number in people(game) if game.cards.ability(game.teams[number].manager, STARTING_SQUAD_ADVANTAGE)
    ]
    deal_players(game, STARTING_DEAL, extra)


def buy_squads(game: Mof) -> None:
    """MOF-SETUP-10 to MOF-SETUP-14."""
    numbers = people(game)
    bought = game.at_once([game.teams[number].seat for number in numbers], buy_starting, reveal=False)
    for number, players in zip(numbers, bought, strict=True):
        purchase(game, number, players)


def buy_starting(game: Mof, seat: int) -> list[int]:
    return choose_players(game, seat, SQUAD_LIMIT)  # MOF-SETUP-13


def choose_players(game: Mof, seat: int, most: int) -> list[int]:
    """Some of the players offered, within the money held, in ascending order."""
    team = game.teams[game.team_numbers[seat]]
    money, last = team.money - team.reserve, -1
    chosen: list[int] = []
    while len(chosen) < most:
        offered = players_left(game, team, last, money)
        if not offered:
            break
        last = game.ask(seat, c.ASK_BUY, [PASS, *offered], money, len(chosen), most, why=why_not_buy)
        if last == PASS:
            break
        chosen.append(last)
        money -= player_price(game, team, last)
    return chosen


def players_left(game: Mof, team: Team, last: int, money: int) -> list[int]:
    """Players on offer after the last one bought that can be paid (MOF-MONEY-03)."""
    return [p for p in sorted(team.dealt) if p > last and player_price(game, team, p) <= money]


def payable_sets(game: Mof, team: Team) -> list[int]:
    """The sets of players on offer that can be bought together, as bits by place (MOF-MONEY-03, MOF-SETUP-13)."""
    prices, money = [player_price(game, team, p) for p in sorted(team.dealt)], team.money - team.reserve
    return [
        bits
        for bits in range(1 << len(prices))
        if bits.bit_count() <= SQUAD_LIMIT and sum(price for at, price in enumerate(prices) if bits >> at & 1) <= money
    ]


def why_not_buy(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOF-MONEY-03: those he cannot pay."""
    team = game.teams[game.team_numbers[seat]]
    money = context[0]
    return [
        Refusal(player, c.WHY_TOO_DEAR, (player_price(game, team, player), money))
        for player in sorted(team.dealt)
        if player_price(game, team, player) > money
    ]


def player_price(game: Mof, team: Team, player: int) -> int:
    """The printed cost; less the discount, but not for players who cost 1M (MOF-MGR-02, MOF-MGR-03)."""
    cost = game.cards.cost[player]
    if cost <= 1:
        return cost
    return max(0, cost - game.cards.ability(team.manager, PLAYER_DISCOUNT))


def purchase(game: Mof, number: int, players: list[int]) -> None:
    """Pay, join, and discard whoever was not bought (MOF-SETUP-14, MOF-TRANSFER-04)."""
    team = game.teams[number]
    spent = 0
    for player in players:
        price = player_price(game, team, player)
        spent += price
        team.dealt.remove(player)
        team.squad.append(player)
        game.tell_only(only(team.seat), c.TELL_PLAYER_BOUGHT, player, price)
    team.money -= spent
    game.tell(c.TELL_PLAYERS_BOUGHT, number, len(players), spent)
    clear_dealt(game, number)


def fill_up(game: Mof) -> None:
    """MOF-SETUP-15 to MOF-SETUP-17, MOF-SETUP-23."""
    for number in people(game):
        while len(game.teams[number].squad) < LINEUP_SIZE:
            join_wood(game, number, wood_player(game, number))
    for number in people(game):
        receive(game, number, SQUADS_READY)  # MOF-SETUP-17, MOF-SETUP-11


def deal_action_cards(game: Mof) -> None:
    """MOF-SETUP-18, MOF-SETUP-19."""
    deal_cards(game, STARTING_CARDS)
