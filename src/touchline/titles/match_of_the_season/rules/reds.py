"""Red chance cards: kept, and played in a window or at a reaction point.

MOTS-CHANCE-03  A red card may be kept and played at any time of the season;
MOTS-CHANCE-11  (ruling) that is in any window, or at the reaction point its card names.
MOTS-CHANCE-05  A card that has been played goes to the bottom of the chance deck.
MOTS-WIN-06     (ruling) Reaction points: before the d3 of one's own turn; when an absence was put on one's player;
                before the home roll of one's own match; after winning a match.
MOTS-GEN-12     (ruling) Money is in whole notes: a part of a price is rounded down to them.
MOTS-GEN-15     (ruling) A card whose instruction cannot be carried out is not offered.

At a reaction point a team is asked if it holds any chance card: how many it holds everybody sees, which ones nobody.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Refusal, only
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import (
    BID_STEP,
    CANCEL_DUTY,
    CANCEL_RED_CARD,
    CURE_INJURY,
    HALF_PRICE,
    INJURE_RIVAL,
    KEPT,
    RX_ABSENCE,
    RX_WIN,
    SCOUT_DECK,
    WIN_BONUS,
)
from touchline.titles.match_of_the_season.rules.absences import absence_roll, take_back
from touchline.titles.match_of_the_season.rules.market import buy_free, buyable
from touchline.titles.match_of_the_season.rules.squads import bank_pays
from touchline.titles.match_of_the_season.state import Mots


def playable(game: Mots, team: int, moment: int) -> list[int]:
    """Red cards the team may play now, one of each kind."""
    cards: list[int] = []
    kinds = 0  # those there are, as bits
    for card in game.teams[team].hand:
        kind = game.cards.chance_kind[card]
        if game.cards.kind_moments[kind] & moment and not kinds >> kind & 1 and has_effect(game, team, card):
            cards.append(card)
            kinds |= 1 << kind
    return cards


def has_effect(game: Mots, team: int, card: int) -> bool:
    """MOTS-GEN-15: is there somebody or something the card could act on?"""
    effect = game.cards.effect(card)
    if effect == CURE_INJURY:
        return bool(marked(game, team, c.INJURED))
    if effect == CANCEL_RED_CARD:
        return bool(marked(game, team, c.SENT_OFF))
    if effect == CANCEL_DUTY:
        return bool(marked(game, team, c.CALLED_UP))
    if effect == INJURE_RIVAL:
        return bool(rivals(game, team))
    if effect == SCOUT_DECK:
        return len(game.deck) > 0
    return effect != HALF_PRICE or bool(buyable(game, team, game.cards.amount(card)))


def marked(game: Mots, team: int, cause: int) -> list[int]:
    return [player for player in game.teams[team].squad if game.marks[player] & cause]


def rivals(game: Mots, team: int) -> list[int]:
    """Other managed teams with a standing line-up."""
    return [other for other in game.after[team] if other != team and game.teams[other].formation != NOBODY]


def react(game: Mots, team: int, moment: int) -> int:
    """MOTS-WIN-06: asked once; the card played, or PASS."""
    if not game.teams[team].hand:
        return PASS
    options = [PASS, *playable(game, team, moment)]
    return game.ask(game.seat_of[team], c.ASK_REACT, options, team, moment, why=why_react)


def react_absence(game: Mots, team: int) -> None:
    """RX-ABSENCE."""
    card = react(game, team, RX_ABSENCE)
    if card != PASS:
        play_red(game, team, card)


def react_win(game: Mots, team: int) -> None:
    """RX-WIN."""
    card = react(game, team, RX_WIN)
    if card != PASS:
        play_red(game, team, card)


def spend(game: Mots, team: int, card: int) -> None:
    """MOTS-CHANCE-05: played, and under the deck."""
    game.teams[team].hand.remove(card)
    game.chance.bury(card)
    game.tell(c.TELL_PLAYED, team, card)


def play_red(game: Mots, team: int, card: int) -> None:
    """Out of the hand at once; what it does is a step of its own."""
    spend(game, team, card)
    game.then((c.STEP_RED_CARD_PLAYED, team, card))


def take_effect(game: Mots, team: int, card: int) -> None:
    effect = game.cards.effect(card)
    if effect in (CURE_INJURY, CANCEL_RED_CARD):
        cure(game, team, card, c.INJURED if effect == CURE_INJURY else c.SENT_OFF)
    elif effect == CANCEL_DUTY:
        for player in marked(game, team, c.CALLED_UP):
            take_back(game, team, player, c.CALLED_UP)
    elif effect == INJURE_RIVAL:
        injure_rival(game, team, card)
    elif effect == SCOUT_DECK:
        scout(game, team, game.cards.amount(card))
    elif effect == HALF_PRICE:
        half_price(game, team, card)
    elif effect == WIN_BONUS:
        bank_pays(game, team, game.cards.amount(card))


def cure(game: Mots, team: int, card: int, cause: int) -> None:
    """One marker off one of the team's players."""
    options = marked(game, team, cause)
    player = options[0]
    if len(options) > 1:
        player = game.ask(game.seat_of[team], c.ASK_CURE, options, team, card)
    take_back(game, team, player, cause)


def injure_rival(game: Mots, team: int, card: int) -> None:
    """Another managed team rolls as on an injury square."""
    options = rivals(game, team)
    rival = options[0] if len(options) == 1 else game.ask(game.seat_of[team], c.ASK_RIVAL, options, team, card)
    absence_roll(game, rival, c.INJURED)


def scout(game: Mots, team: int, number: int) -> None:
    """The top cards of the transfer deck, seen by this manager alone and put back in his order."""
    seat, deck = game.seat_of[team], game.deck
    seen: list[int] = []
    while len(seen) < number and len(deck):
        seen.append(deck.draw(game, c.ROLL_SCOUT, only(seat)))
        game.tell_only(only(seat), c.TELL_SCOUTED, team, seen[-1])
    game.seal()
    laid: list[int] = []
    while len(seen) > 1:
        pick = game.ask(seat, c.ASK_TOP, sorted(seen), team, len(laid) + 1, seen=only(seat))
        seen.remove(pick)
        laid.append(pick)
    deck.top = laid + seen + deck.top
    deck.seen = only(seat)


def half_price(game: Mots, team: int, card: int) -> None:
    """A card of the free list for the part of its base price that the card names; squad limit and ban apply."""
    options = buyable(game, team, game.cards.amount(card))
    player = options[0] if len(options) == 1 else game.ask(game.seat_of[team], c.ASK_CLAUSE, options, team, card)
    buy_free(game, team, player, clause_price(game, card, player))


def clause_price(game: Mots, card: int, player: int) -> int:
    """The part of his base price that the card names, in whole notes."""
    price = game.cards.price[player] * game.cards.amount(card) // 100
    return price - price % game.cards.amounts[BID_STEP]  # MOTS-GEN-12


# -- what can be seen but not done


def why_react(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return why_card(game, context[0], context[1])


def why_card(game: Mots, team: int, moment: int) -> list[Refusal]:
    """MOTS-CHANCE-11: red cards in hand that cannot be played now; a green one is for the start of a match."""
    told: list[Refusal] = []
    for card in game.teams[team].hand:
        if game.cards.colour(card) != KEPT:
            told.append(Refusal(card, c.WHY_FOR_A_MATCH, (card,)))  # MOTS-CHANCE-04
        elif not game.cards.moments(card) & moment:
            told.append(Refusal(card, c.WHY_NOT_NOW, (card,)))
        elif not has_effect(game, team, card):
            told.append(Refusal(card, c.WHY_NO_TARGET, (card,)))
    return told
