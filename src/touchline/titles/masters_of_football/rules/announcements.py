"""The announcement windows before a match: PRE1 and PRE2.

MOF-TACTIC-04   After lineups and tactics are placed, cards that affect the tactic may be played (PRE1).
MOF-TACTIC-06   Managers announce first, then reveal at the same time; MOF-LEVEL-03 so too in PRE2.
MOF-TACTIC-07   The holder of home advantage is the second of the two to announce; MOF-LEVEL-04 in PRE2 too.
MOF-LEVEL-02    The other cards before the match follow when provisional values are known (PRE2).
MOF-CARD-31     Announced cards of both sides become visible at the same moment.
MOF-CARD-32     (ruling) Announcing play obliges to place one card at least; MOF-CARD-33 (ruling) pass, to place none.
MOF-CARD-34     (ruling) Observers announce before the two managers, in seat order.
MOF-RESP-05     (ruling) Every manager with a card in hand is asked, even if none is playable.
MOF-EXCH-05     (ruling) No exchange once somebody has announced to play.
MOF-INFO-04     Placed cards are hidden until revealed.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Refusal
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import GAIN_HOME_ADVANTAGE
from touchline.titles.masters_of_football.rules.legality import grants, playable, refusals, refused
from touchline.titles.masters_of_football.rules.money import card_cost, free_money, may_exchange
from touchline.titles.masters_of_football.rules.playing import aim, take_and_pay
from touchline.titles.masters_of_football.rules.windows import exchange_and, speaking_order
from touchline.titles.masters_of_football.state import (
    PRE1,
    PRE2,
    Match,
    Mof,
    Played,
)


def announcement(game: Mof, match: Match, window: int, first: int) -> None:
    """MOF-TACTIC-06, MOF-TACTIC-07, MOF-CARD-34: from one place of the order on, until somebody will play."""
    order = speaking_order(game, match)
    for place in range(first, len(order)):
        number = order[place]
        team = game.teams[number]
        if not team.hand:  # MOF-RESP-05
            continue
        options = announcing(game, match, number, window)
        pick = game.ask(team.seat, c.ASK_ANNOUNCE, options, match.teams[0], match.teams[1], window)
        if pick == c.EXCHANGE:
            exchange_and(game, match, number, (c.STEP_ANNOUNCEMENT, window, place))
            return
        game.tell(c.TELL_ANNOUNCED, number, window, 1 if pick == c.PLAY else 0)
        if pick == c.PLAY:
            match.announced.append(number)
            match.then((c.STEP_ANNOUNCEMENT, window, place + 1))
            return


def announcing(game: Mof, match: Match, number: int, window: int) -> list[int]:
    """MOF-CARD-32: play only if a card can be placed; MOF-EXCH-05."""
    options = [PASS]
    if playable(game, match, number, window):
        options.append(c.PLAY)
    if not match.announced and may_exchange(game.teams[number]):
        options.append(c.EXCHANGE)
    return options


def placing(game: Mof, match: Match, window: int) -> None:
    """MOF-CARD-31, MOF-INFO-04: placed unseen and at once, then all face up and paid (MOF-CARD-04)."""
    numbers, match.announced = match.announced, []
    if not numbers:
        return
    seats = [game.teams[number].seat for number in numbers]
    for number, cards in zip(numbers, game.at_once(seats, place_cards), strict=True):
        for k in range(0, len(cards), 3):
            reveal(game, match, Played(cards[k], number, cards[k + 1], cards[k + 2]))
    red = [(c.STEP_WHISTLING, played.card) for played in match.placed if game.rules.handbook.red[played.card]]
    match.then(*red, (c.STEP_RESOLUTION,))  # MOF-RESP-10


def reveal(game: Mof, match: Match, played: Played) -> None:
    take_and_pay(game, played)
    match.placed.append(played)
    target = NOBODY if played.side == NOBODY else match.teams[played.side]
    game.tell(c.TELL_CARD_REVEALED, played.owner, played.card, target, played.slot)


def place_cards(game: Mof, seat: int) -> list[int]:
    """Cards with their targets: card, side, slot, and so on; what they cost together must be free."""
    match, number = game.boards[game.at], game.team_numbers[seat]
    window = PRE2 if match.shown else PRE1
    money = free_money(game.teams[number])
    placed: list[Played] = []
    laid: list[int] = []
    while True:
        options = placeable(game, match, number, window, money, placed)
        if placed or not options:  # MOF-CARD-32
            options = [PASS, *options]
        if placed and len(options) == 1:
            return laid
        granted = 1 if grants(game, placed, match.side_of(number)) else 0
        card = game.ask(seat, c.ASK_PLACE, options, window, money, granted, why=why_not_place)
        if card == PASS:
            return laid
        played = aim(game, match, number, card)
        placed.append(played)
        laid += [card, played.side, played.slot]
        money -= card_cost(game, game.teams[number], card)


def placeable(game: Mof, match: Match, number: int, window: int, money: int, placed: list[Played]) -> list[int]:
    """Cards in hand that may join those placed already."""
    gone = [played.card for played in placed]
    return [
        card
        for card in game.teams[number].hand
        if card not in gone and not refused(game, match, number, card, window, money, placed)
    ]


def why_not_place(game: Mof, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """What may not be placed (MOF-TACTIC-23: a card that grants home advantage counts once it is placed)."""
    window, money, granted = context
    placed: list[Played] = []
    if granted:
        side = game.boards[game.at].side_of(game.team_numbers[seat])
        hand = game.teams[game.team_numbers[seat]].hand
        placed = [
            Played(card, game.team_numbers[seat], side) for card in hand if game.cards.effect(card, GAIN_HOME_ADVANTAGE)
        ]
    return refusals(game, seat, window, money, placed)
