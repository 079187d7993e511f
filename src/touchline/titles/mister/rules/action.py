"""Resolving an action card: its phases one at a time, then the shot.  What the cards say is data (printed.py).

MIS-MATCH-03   Who lifts the card attacks, his opponent defends.
MIS-MATCH-04   Phases are handled one at a time in ascending order.
MIS-MATCH-05   A phase that is not passed ends the action: it fades.
MIS-MATCH-06   When all phases are passed, the shot is taken.
MIS-MATCH-11   (ruling) A card cannot be refused, kept or passed on: nobody is asked whether to play it.
MIS-MATCH-16   (ruling) After a save or a fade nothing follows.
MIS-PHASE-06   (ruling) Phases hold no chance, and no decision but the taker's name.
MIS-ABSENT-01  An attack that needs a missing footballer fades.
MIS-ABSENT-02  (ruling) It needs every slot the card names for it, checked as soon as the card is read.
MIS-SHOT-14    The keeper's value is the one named on the card.
MIS-BOOST-01   With the trait on the pitch, everybody gets +1 in everything for the next attack ...
MIS-BOOST-02   ... and another card is drawn in the same turn (match.py).
MIS-BOOST-03   Without it nothing happens and the turn passes.
MIS-BOOST-04   (ruling) Anybody on the pitch may be the holder, the keeper too.
MIS-BOOST-06   (ruling) Pending bonuses add up.
MIS-BOOST-07   (ruling) The bonus counts in duels, thresholds and the shot.
MIS-BOOST-08   (ruling) Boosted values are not capped.
MIS-BOOST-09   (ruling) The attack card uses the bonus up, whatever comes of it.
MIS-BOOST-10   (ruling) It never helps in defence.
MIS-CARD-01 MIS-CARD-02 MIS-CARD-03 MIS-CARD-04 MIS-CARD-05 MIS-CARD-06 MIS-CARD-07 MIS-CARD-08 MIS-CARD-09
MIS-CARD-10 MIS-CARD-11 MIS-CARD-12 MIS-CARD-13 MIS-CARD-14 MIS-CARD-15 MIS-CARD-16 MIS-CARD-17 MIS-CARD-18
MIS-CARD-20 MIS-CARD-21 MIS-CARD-23 MIS-CARD-24 MIS-CARD-27 MIS-CARD-28 MIS-CARD-29 MIS-CARD-30 MIS-CARD-31
MIS-CARD-32    The attack cards, a row each in cards/actions.csv.
MIS-CARD-08a   (ruling) Card 8 is played on the left, as its slots say.
MIS-CARD-10a   (ruling) Card 10 has no second phase.
MIS-CARD-25 MIS-CARD-26  The two boosts.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import ATTACK, CHOSEN, GK, NOTHING, RED_CARD, UNSTOPPABLE
from touchline.titles.mister.printed import BOOST as BOOST_CARD
from touchline.titles.mister.rules.mishap import injury, red_card
from touchline.titles.mister.rules.phases import Attack, holder, is_passed
from touchline.titles.mister.rules.shots import Duel, strike, verdicts
from touchline.titles.mister.state import BOOSTED, FADED, HURT, SAVED, SCORED, SENT_OFF, SPENT, Mister


def resolve(game: Mister, card: int, attacker: int, defender: int) -> int:
    """What became of the card; attacker and defender are seats (MIS-MATCH-03)."""
    kind = game.actions[card].kind
    if kind == ATTACK:
        return attack(game, card, attacker, defender)
    if kind == BOOST_CARD:
        return boost(game, card, attacker)
    if kind == RED_CARD:
        red_card(game, card, attacker, defender)  # MIS-RED-06: no attack
        return SENT_OFF
    injury(game, card, attacker, defender)  # MIS-INJ-08: no attack
    return HURT


def attack(game: Mister, card: int, attacker: int, defender: int) -> int:
    own = game.sides[attacker]
    raid = Attack(card, attacker, defender, own, game.sides[defender])
    own.boost = 0  # MIS-BOOST-09
    action = game.actions[card]
    for slot in action.needs:
        if own.lineup[slot] == NOBODY:  # MIS-ABSENT-01, MIS-ABSENT-02
            game.tell(c.TELL_MISSING, attacker, slot)
            return fade(game, attacker, 0)
    for number, phase in enumerate(action.phases, 1):  # MIS-MATCH-04
        if not is_passed(game, raid, phase, number):
            return fade(game, attacker, number)  # MIS-MATCH-05
    return shoot(game, raid)  # MIS-MATCH-06


def fade(game: Mister, attacker: int, phase: int) -> int:
    """The action ends here and nothing follows (MIS-MATCH-05, MIS-MATCH-16)."""
    if game.told is not None:
        game.tell(c.TELL_FADED, attacker, phase)
    return FADED


def shoot(game: Mister, raid: Attack) -> int:
    """The shot is taken (MIS-MATCH-06)."""
    action = game.actions[raid.card]
    if action.shooter != CHOSEN and action.shooter != NOTHING:
        raid.shooter = raid.own.lineup[action.shooter]
    shot = Duel(action.shot, raid.attacker, raid.defender, raid.shooter, raid.theirs.lineup[GK])
    shot.action = raid.card
    if action.shot != UNSTOPPABLE:
        shot.value = game.cards.values[raid.shooter][action.value] + raid.bonus  # MIS-BOOST-07, MIS-BOOST-08
        shot.against = game.cards.values[shot.keeper][action.keeper_value]  # MIS-SHOT-14
    if game.told is not None:
        faced = (shot.keeper, action.keeper_value, shot.against, action.shot)
        outlook = verdicts(shot.kind, shot.value - shot.against)
        game.tell(c.TELL_SHOT, raid.attacker, shot.player, action.value, shot.value, *faced, *outlook)
    if not strike(game, shot):
        game.tell(c.TELL_SAVED, raid.defender, shot.keeper)
        return SAVED  # MIS-MATCH-16
    raid.own.kept = [*raid.own.kept, raid.card]  # MIS-MATCH-13
    if game.told is not None:
        score = (raid.own.goals(), raid.theirs.goals())
        home = game.is_home(raid.attacker)
        game.tell(c.TELL_GOAL, raid.attacker, shot.player, *score, raid.defender, int(home))
    return SCORED


def boost(game: Mister, card: int, attacker: int) -> int:
    """The team is lifted if somebody on the pitch has the trait (MIS-BOOST-01)."""
    side = game.sides[attacker]
    trait = game.actions[card].phases[0].value
    player = holder(game, side, trait, GK)  # MIS-BOOST-04
    if player == NOBODY:
        game.tell(c.TELL_NOT_BOOSTED, attacker, trait)
        return SPENT  # MIS-BOOST-03
    if game.rules.stacking or side.boost == 0:
        side.boost += game.actions[card].add  # MIS-BOOST-06
    game.tell(c.TELL_BOOSTED, attacker, trait, player, side.boost)
    return BOOSTED
