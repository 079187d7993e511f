"""Carrying out an action: the requirement, the footballers committed, the total.

B11-CHALLENGE-07  A requirement joins roles and a number, which the footballers used must reach.
B11-CHALLENGE-08  Roles joined by + each need one footballer of that role.
B11-CHALLENGE-09  Other roles may not be used.
B11-CHALLENGE-10  Nor only some of them, however strong.
B11-CHALLENGE-11  Roles joined by / are alternatives: one footballer of any of them.
B11-CHALLENGE-13  (ruling) A role may stand in several terms; each takes a different footballer.
B11-CHALLENGE-14  Once chosen, the footballers are not changed.
B11-CHALLENGE-15  (ruling) They are chosen after the card is seen and before any change of values, openly.
B11-CHALLENGE-16  (ruling) Who cannot fill every term fails at once.
B11-CHALLENGE-17  (ruling) One may decline; the action fails at once.
B11-CHALLENGE-18  (ruling) A footballer may act any number of times.
B11-CHALLENGE-27  (ruling) Money and bonuses change the total, which is never below nothing.
B11-CHALLENGE-29  (ruling) It succeeds if every term is filled and the total is at least the number.
"""

from __future__ import annotations

from touchline.kernel.game import Refusal
from touchline.kernel.vocabulary import PASS
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.cards import Requirement
from touchline.titles.best_11.rules.coaches import meeting
from touchline.titles.best_11.rules.defence import answers
from touchline.titles.best_11.rules.formation import fit, value
from touchline.titles.best_11.rules.management import bonus
from touchline.titles.best_11.state import Best11, Challenge


def requirement(game: Best11, duel: Challenge) -> Requirement:
    return game.cards.needs[duel.side][duel.card]


def needs_number(duel: Challenge) -> int:
    """The requirement as one number, for words: twice the action card, one more for its defence."""
    return 2 * duel.card + duel.side


def commit(game: Best11) -> None:
    """One footballer for each term, or none at all.

    B11-CHALLENGE-14, B11-CHALLENGE-15, B11-CHALLENGE-16, B11-CHALLENGE-17
    """
    duel = game.duel
    if duel.side != c.ATTACK and not answers(game, duel.attack, duel.defence):
        game.tell(c.TELL_ONLY_SAVE, duel.performer, duel.defence)
        fail(game)
    elif not commitments(game, duel):
        game.tell(c.TELL_CANNOT, duel.performer, needs_number(duel), missing_roles(game, duel))
        fail(game)  # B11-CHALLENGE-16
    elif choose(game, duel):
        game.tell(c.TELL_COMMITTED, duel.performer, total(game, duel), requirement(game, duel).number)
        duel.cautions = [0] * len(duel.committed)
        duel.sent_off = [False] * len(duel.committed)
        duel.who, duel.passes = opener(game, duel), 0
        game.then((c.STEP_BOOST,))
    else:
        game.tell(c.TELL_DECLINED, duel.performer)
        fail(game)  # B11-CHALLENGE-17


def choose(game: Best11, duel: Challenge) -> bool:
    """Term by term; a choice of one is no question, but the first can always be declined."""
    terms = len(requirement(game, duel).terms)
    while len(duel.committed) < terms:
        offered = commitments(game, duel)
        if not duel.committed:
            offered = [PASS, *offered]
        number, so_far = requirement(game, duel).number, total(game, duel)
        card = offered[0]
        if len(offered) > 1:
            card = game.ask(
                duel.performer,
                c.ASK_COMMIT,
                offered,
                needs_number(duel),
                len(duel.committed),
                so_far,
                number,
                why=why_not_commit,
            )
        if card == PASS:
            return False
        duel.committed = [*duel.committed, card]
        game.tell(c.TELL_PICKED, duel.performer, card)
    return True


def commitments(game: Best11, duel: Challenge) -> list[int]:
    """Who may fill the next term so that the others can be filled too.

    B11-CHALLENGE-08, B11-CHALLENGE-09, B11-CHALLENGE-10, B11-CHALLENGE-11, B11-CHALLENGE-13
    """
    terms, at = requirement(game, duel).terms, len(duel.committed)
    able = [card for card in game.teams[duel.performer].footballers if fit(game, card) and card not in duel.committed]
    last = duel.committed[-1] if at and terms[at - 1] == terms[at] else -1
    return [card for card in able if suits(game, terms, at, card, last) and can_fill(game, terms, at + 1, able, card)]


def missing_roles(game: Best11, duel: Challenge) -> int:
    """The first term that nobody fit can fill, its roles as bits; 0 if each alone could be filled."""
    there = 0
    for card in game.teams[duel.performer].footballers:
        if fit(game, card):
            there |= 1 << game.cards.role[card]
    for term in requirement(game, duel).terms:
        if not term & there:
            return term
    return 0


def why_not_commit(game: Best11, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    """Footballers of other roles, the injured, those without whom a term stays empty.

    B11-CHALLENGE-09, B11-CHALLENGE-10
    """
    duel = game.duel
    term, offered = requirement(game, duel).terms[len(duel.committed)], commitments(game, duel)
    found: list[Refusal] = []
    for card in game.teams[seat].footballers:
        if card in offered or card in duel.committed:
            continue
        if not fit(game, card):
            found.append(Refusal(card, c.WHY_INJURED))
        elif term >> game.cards.role[card] & 1:
            found.append(Refusal(card, c.WHY_NOTHING_LEFT))
        else:
            found.append(Refusal(card, c.WHY_WRONG_ROLE))
    return found


def suits(game: Best11, terms: list[int], at: int, card: int, last: int) -> bool:
    """Of a role the term names; among like terms in ascending order, so that a choice has one spelling."""
    return bool(terms[at] >> game.cards.role[card] & 1) and card > last


def can_fill(game: Best11, terms: list[int], at: int, able: list[int], chosen: int) -> bool:
    """B11-CHALLENGE-10, B11-CHALLENGE-13, B11-CHALLENGE-16: can the terms from here on be filled by others of these?"""
    if at == len(terms):
        return True
    left = [card for card in able if card != chosen]
    last = chosen if terms[at] == terms[at - 1] else -1
    return any(suits(game, terms, at, card, last) and can_fill(game, terms, at + 1, left, card) for card in left)


def opener(game: Best11, duel: Challenge) -> int:
    """B11-CHALLENGE-24: the earlier in the order of play; as a setting, the performer."""
    if game.rules.performer_opens:
        return duel.performer
    return min(duel.performer, duel.opponent, key=game.order.index)


def share(game: Best11, duel: Challenge, at: int) -> int:
    """What one of the committed contributes: his value less his cautions, nothing once sent off."""
    if duel.sent_off and duel.sent_off[at]:
        return 0
    worth = value(game, game.teams[duel.performer], duel.committed[at])
    return max(0, worth - duel.cautions[at]) if duel.cautions else worth


def total(game: Best11, duel: Challenge) -> int:
    """B11-CHALLENGE-27: the sum as it stands; the floor of nothing is laid only at the test."""
    team, rival = game.teams[duel.performer], game.teams[duel.opponent]
    points = duel.points - duel.taken + meeting(game, team, rival) + bonus(game, team, rival, duel.committed)
    for at in range(len(duel.committed)):
        points += share(game, duel, at)
    return points


def succeeds(game: Best11, duel: Challenge) -> bool:
    """B11-CHALLENGE-07, B11-CHALLENGE-27, B11-CHALLENGE-29"""
    return max(0, total(game, duel)) >= requirement(game, duel).number


def fail(game: Best11) -> None:
    """A failed attack may be tried again by a card; after a failed defence a goal is due.

    B11-CHALLENGE-30, B11-CHALLENGE-33
    """
    game.then((c.STEP_FAILED_WINDOW,) if game.duel.side == c.ATTACK else (c.STEP_PENDING_WINDOW,))
