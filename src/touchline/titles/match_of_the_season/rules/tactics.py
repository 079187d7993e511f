"""Tactic cards: the green ones, played by the home team at the start of a match.

MOTS-TACTIC-01  Only the home team may use one,
MOTS-TACTIC-02  at most one in a match.
MOTS-TACTIC-03  That one is used is told; it lies face down.
MOTS-TACTIC-04  It is revealed after the die roll.
MOTS-TACTIC-05  Not in European Cup matches;
MOTS-TACTIC-06  (ruling) in league, National Cup, Super Cup and play-off matches.
MOTS-TACTIC-07  (ruling) Committed when line-ups are final, before the die.
MOTS-TACTIC-08  (ruling) It cannot be taken back, and goes under the chance deck even without effect.
MOTS-TACTIC-09  (ruling) Wing and centre attack only with a formation printed on the card.
MOTS-TACTIC-10  Counter-attack: on a 3 the home team wins,
MOTS-TACTIC-11  (ruling) whatever the midfields are;
MOTS-TACTIC-12  (ruling) no effect on other results.
MOTS-TACTIC-13  Wing attack is for 4-4-2, 3-5-2 and 3-4-3 (formations.csv).
MOTS-TACTIC-14  The die result does not count: only the stars of the wings are compared;
MOTS-TACTIC-15  (ruling) the wings are the two outer midfield slots.
MOTS-TACTIC-27  (ruling) More stars on the wings win, equal ones are a draw.
MOTS-TACTIC-28  (ruling) No penalty is taken.
MOTS-TACTIC-16  (ruling) An opponent without wings counts nothing; by option his outer two of three midfielders count.
MOTS-TACTIC-17  Centre attack, for 4-4-2 and 3-5-2: two stars for each attacker and each central midfielder;
MOTS-TACTIC-18  eight in 4-4-2, ten in 3-5-2.
MOTS-TACTIC-19  (ruling) On the team total all of them, on attack and midfield their part, else none.
MOTS-TACTIC-20  (ruling) Empty slots bring none.
MOTS-TACTIC-21  Match of the season: five stars for the midfield;
MOTS-TACTIC-22  (ruling) on midfield and on the team total.
MOTS-TACTIC-23  Super save: on a 6 the away penalty is saved;
MOTS-TACTIC-24  (ruling) the match is a draw; by option the home team wins.
MOTS-TACTIC-25  (ruling) The penalty die is not rolled then.
MOTS-TACTIC-26  (ruling) In a knock-out match the card affects the first roll only.
MOTS-OPT-04     (ruling) With crossed lines the attack part counts where the home attack is compared.
MOTS-OPT-06     (ruling) Further formations are not on the cards: an option adds none to their lists.
MOTS-OPT-10     (ruling) With several events the card is revealed as in the advanced game.
MOTS-2P-14      (ruling) In a match between a manager's two teams cards and dice work as usual.
MOTS-ADV-28     (ruling) Several events: it may be revealed after any one roll, and affects that event only.
MOTS-ADV-29     (ruling) Its effects on an event are those on a roll; centre attack also where the home attack is used.
MOTS-ADV-43     (ruling) Wing and centre attack are revealed only in a formation printed on the card.
MOTS-ADV-30     (ruling) Not revealed by the end it goes under the deck.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Refusal, only
from touchline.kernel.vocabulary import PASS
from touchline.titles.match_of_the_season import codes as c
from touchline.titles.match_of_the_season.printed import (
    BEST_ATTACK,
    BEST_MIDFIELD,
    BEST_TEAM,
    CENTRE_ATTACK,
    HOME_ATTACK_V_AWAY_DEFENCE,
    MIDFIELD_BONUS,
    TACTIC,
    WING_ATTACK,
)
from touchline.titles.match_of_the_season.state import Match, Mots, Side


def commit(game: Mots) -> None:
    """MOTS-TACTIC-01 to MOTS-TACTIC-09: a card face down, or none."""
    match = game.match
    assert match is not None
    if match.competition == c.EUROPEAN_MATCH or match.competition == c.EUROPEAN_FINAL:
        return  # MOTS-TACTIC-05
    team = match.home.who
    hand = game.teams[team].hand
    if not hand:
        return
    seat = game.seat_of[team]
    options = [PASS, *tactics(game, team, match.home.formation)]
    context = (team, match.away.who, match.competition)
    card = game.ask_about(seat, c.ASK_TACTIC, options, context, why_tactic, only(seat))
    if card != PASS:
        match.card = card
        hand.remove(card)
        game.tell(c.TELL_COMMITTED, team)  # MOTS-TACTIC-03
        game.seal()  # MOTS-TACTIC-08: the opponent has been told; with dice by hand no roll follows at once


def tactics(game: Mots, team: int, formation: int) -> list[int]:
    """MOTS-TACTIC-09: green cards that suit the formation, one of each kind."""
    cards: list[int] = []
    kinds: list[int] = []
    for card in game.teams[team].hand:
        kind = game.cards.chance_kind[card]
        if game.cards.kind_colour[kind] == TACTIC and kind not in kinds and suits(game, card, formation):
            cards.append(card)
            kinds.append(kind)
    return cards


def suits(game: Mots, card: int, formation: int) -> bool:
    effect = game.cards.effect(card)
    if effect == WING_ATTACK:
        return game.cards.wing_attack[formation]  # MOTS-TACTIC-13
    return effect != CENTRE_ATTACK or game.cards.centre_attack[formation]  # MOTS-TACTIC-17


def why_tactic(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    team, match = context[0], game.match
    assert match is not None
    told: list[Refusal] = []
    for card in game.teams[team].hand:
        if game.cards.colour(card) != TACTIC:
            told.append(Refusal(card, c.WHY_NOT_NOW, (card,)))
        elif not suits(game, card, match.home.formation):
            told.append(Refusal(card, c.WHY_WRONG_FORMATION, (card, match.home.formation)))
    return told


def revealed(game: Mots, match: Match, event: int) -> int:
    """MOTS-TACTIC-04, MOTS-ADV-28: the effect of the card on this roll, or NOBODY."""
    if match.card == NOBODY or match.shown:
        return NOBODY
    team = match.home.who
    if game.rules.events > 1:
        suited = suits(game, match.card, match.home.formation)
        options = [PASS, match.card] if suited else [PASS]  # MOTS-ADV-43; asked all the same: who is asked is open
        if game.ask(game.seat_of[team], c.ASK_REVEAL, options, team, event, why=why_reveal) == PASS:
            return NOBODY
    match.shown = True
    game.seal()
    game.tell(c.TELL_REVEALED, team, match.card)
    return game.cards.effect(match.card)


def why_reveal(game: Mots, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """MOTS-ADV-43: the committed card, if it is not for the formation on the pitch."""
    match = game.match
    assert match is not None
    if suits(game, match.card, match.home.formation):
        return []
    return [Refusal(match.card, c.WHY_FORMATION_CHANGED, (match.card, match.home.formation))]


def put_away(game: Mots, match: Match) -> None:
    """MOTS-TACTIC-08, MOTS-ADV-30: under the chance deck, used or not."""
    if match.card == NOBODY:
        return
    if not match.shown:
        game.tell(c.TELL_UNUSED, match.home.who, match.card)
    game.chance.bury(match.card)
    match.card = NOBODY


def bonus(game: Mots, match: Match, card: int, event: int) -> int:
    """MOTS-TACTIC-17 to MOTS-TACTIC-22, MOTS-OPT-04: extra stars that a card brings the home side in a comparison."""
    effect = game.cards.effect(card)
    if effect == MIDFIELD_BONUS:
        return game.cards.amount(card) if event in (BEST_MIDFIELD, BEST_TEAM) else 0
    if effect != CENTRE_ATTACK:
        return 0
    each, total = game.cards.amount(card), 0
    if event in (BEST_TEAM, BEST_ATTACK, HOME_ATTACK_V_AWAY_DEFENCE):
        total += each * attackers(game, match.home)
    if event in (BEST_TEAM, BEST_MIDFIELD):
        total += each * central(game, match.home)
    return total


def attackers(game: Mots, side: Side) -> int:
    first = 1 + game.cards.defenders[side.formation] + game.cards.midfielders[side.formation]
    return sum(1 for player in side.slots[first:] if player != NOBODY)  # MOTS-TACTIC-20


def central(game: Mots, side: Side) -> int:
    return sum(1 for slot in game.cards.centrals[side.formation] if side.slots[slot - 1] != NOBODY)


def wing_stars(game: Mots, side: Side, outer: bool) -> int:
    """MOTS-TACTIC-15, MOTS-TACTIC-16: the stars of the wings; `outer`: of a midfield of three, its outer two."""
    slots = game.cards.wings[side.formation]
    if not slots and outer:
        first = 2 + game.cards.defenders[side.formation]
        slots = [first, first + game.cards.midfielders[side.formation] - 1]
    return sum(side.stars[slot - 1] for slot in slots)
