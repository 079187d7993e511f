"""Response windows: who is asked, in which order, until all pass.

MOF-RESP-01     (ruling) Observers in seat order, then the side without home advantage, then the holder.
MOF-RESP-02     (ruling) Each does one action or passes; after an action the round begins again; all passes close it.
MOF-RESP-03     (ruling) One action: one card, one use of a card on the table, one use of an ability, one exchange.
MOF-RESP-04     (ruling) Whom public facts leave able to act is asked, whatever he holds; who cannot act is passed.
MOF-RESP-09     (ruling) WW opens when a corruption card is played or revealed, before its effect; first one closes it.
MOF-RESP-10     (ruling) In PRE1 and PRE2 one for each corruption card, in the order of their owners.
MOF-RESP-12     (ruling) MW opens before each match, the academy and the market; all managers in seat order.
MOF-RESP-16     (ruling) Passing is always possible in a window.
MOF-CARD-10     Cards only in one's own matches, but corruption and Whistleblower in any; MOF-CARD-11 by observers too.
MOF-CARD-25     Whistleblower answers a corruption card at once, before it takes effect.
MOF-CARD-26     (ruling) The countered card has no effect; both are discarded.
MOF-CARD-27     (ruling) Anybody but the card's owner may blow, once per card; MOF-CARD-28 (ruling) there is no answer.
MOF-SIM-06      (ruling) Who plays on the other board is an observer of this one.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Step
from touchline.kernel.vocabulary import PASS
from touchline.titles.masters_of_football import codes as c
from touchline.titles.masters_of_football.printed import ZERO_COST_EVOLUTION
from touchline.titles.masters_of_football.rules.leagues import league_of
from touchline.titles.masters_of_football.rules.legality import add_playable
from touchline.titles.masters_of_football.rules.money import exchange, may_exchange, pay_card
from touchline.titles.masters_of_football.rules.piles import lay_off, people
from touchline.titles.masters_of_football.rules.playing import play_from_hand, release_reserve, why_manage, why_whistle
from touchline.titles.masters_of_football.rules.standings import FINAL
from touchline.titles.masters_of_football.state import (
    MW,
    WW,
    Match,
    Mof,
    Played,
)


def speaking_order(game: Mof, match: Match) -> list[int]:
    """MOF-RESP-01; taken anew whenever home advantage has moved; in the office, seat order."""
    if not match.order:
        observers = [
            number for number in people(game) if match.side_of(number) == NOBODY and watches(game, match, number)
        ]
        holder = match.home_advantage
        sides = (
            [] if match.home == NOBODY else [match.teams[1 - holder], match.teams[holder]]
        )  # MOF-HOME-03, MOF-HOME-05
        match.order = observers + [number for number in sides if game.teams[number].seat != NOBODY]
    return match.order


def watches(game: Mof, match: Match, number: int) -> bool:
    """MOF-8P-13: managers of the other league observe too, unless the option says no."""
    if match.league in (NOBODY, FINAL) or game.rules.other_league:
        return True
    return league_of(number) == match.league


def may_act(game: Mof, match: Match, number: int, window: int) -> bool:
    """MOF-RESP-04: by public facts alone (size of the hand, money, cards still face down somewhere)."""
    team = game.teams[number]
    if not team.hand:
        return False
    handbook = game.rules.handbook
    possible = handbook.holds[window] if match.side_of(number) != NOBODY else handbook.holds_corruption[window]
    if not possible & game.face_down:
        return False
    free = team.money - team.reserve
    if free >= handbook.cheapest[window]:
        return True
    return free >= handbook.cheapest_free[window] and bool(game.cards.ability(team.manager, ZERO_COST_EVOLUTION))


def offered(game: Mof, match: Match, number: int, window: int) -> list[int]:
    """Pass, the cards that may be played now, the exchange (MOF-EXCH-04, MOF-RESP-16)."""
    options = [PASS]
    add_playable(game, match, number, window, options)
    if may_exchange(game.teams[number]):
        options.append(c.EXCHANGE)
    return options


def exchange_and(game: Mof, match: Match, number: int, again: Step) -> None:
    """MOF-RESP-02: after the exchange the round begins again."""
    exchange(game, number)
    match.then(again)


def management(game: Mof, match: Match) -> None:
    """MOF-RESP-12: window MW."""
    for number in people(game):
        team = game.teams[number]
        if not team.hand:
            continue
        pick = game.ask(team.seat, c.ASK_MANAGE, offered(game, match, number, MW), game.matchday, why=why_manage)
        if pick == c.EXCHANGE:
            exchange_and(game, match, number, (c.STEP_MANAGEMENT,))
            return
        if pick != PASS:
            play_from_hand(game, match, Played(pick, number), (c.STEP_RESOLUTION,), (c.STEP_MANAGEMENT,))
            return


def whistling(game: Mof, match: Match, card: int) -> None:
    """MOF-RESP-09, MOF-RESP-10: window WW on one corruption card; as the window it interrupts, without the owner."""
    played = placed_card(match, card)
    order = speaking_order(game, match) if match.lineup[0] else people(game)  # before a match: seat order, as in MW
    for number in order:
        if number == played.owner or not may_act(game, match, number, WW):  # MOF-CARD-27
            continue
        pick = game.ask(
            game.teams[number].seat,
            c.ASK_WHISTLE,
            offered(game, match, number, WW),
            played.owner,
            card,
            why=why_whistle,
        )
        if pick == c.EXCHANGE:
            exchange_and(game, match, number, (c.STEP_WHISTLING, card))
            return
        if pick != PASS:
            block(game, match, number, pick, played)
            return


def placed_card(match: Match, card: int) -> Played:
    found = match.placed[0]
    for played in match.placed:
        if played.card == card:
            found = played
    return found


def block(game: Mof, match: Match, number: int, whistle: int, played: Played) -> None:
    """MOF-CARD-26: without effect, both discarded; costs stay paid (MOF-CARD-04)."""
    team = game.teams[number]
    pay_card(game, team, whistle)
    team.hand.remove(whistle)
    match.placed.remove(played)
    release_reserve(game, played)
    game.tell(c.TELL_CARD_BLOCKED, number, played.card, whistle)
    lay_off(game, whistle)
    lay_off(game, played.card)
