"""The phases of an attack, each kind of them one function.

MIS-PHASE-01   A duel compares a characteristic of the attacker's slot with one of the defender's slot.
MIS-PHASE-02   (ruling) Without a stated margin the attacker must be strictly higher.
MIS-PHASE-03   A narrative phase is always passed.
MIS-PHASE-04   A condition phase is passed when its condition is true.
MIS-PHASE-05   (ruling) Conditions look at those on the pitch only, the keeper included.
MIS-ABSENT-03  A missing footballer contributes nothing in defence.
MIS-ABSENT-04  (ruling) A duel against an empty slot is passed, whatever the margin.
MIS-ABSENT-08  (ruling) Who left the pitch counts for no condition, block or kick.
MIS-TAKER-01   On cards 9 and 10 the attacker chooses who takes the kick.
MIS-TAKER-02   (ruling) Anybody on the pitch, the keeper included.
MIS-TAKER-03   (ruling) The choice is public, before the block and the directions.
MIS-CARD-09a   (ruling) The block on card 9 is automatic and uses unboosted values.
MIS-CARD-23a   (ruling) Of several holders of the trait the one with the highest A shoots.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Refusal
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import (
    BLOCK,
    DUEL,
    GK,
    LEAD,
    OWN_ANY,
    OWN_KEEPER,
    OWN_TRAIT,
    SLOTS,
    TAKER,
    A,
    Phase,
)
from touchline.titles.mister.state import Mister, Side


class Attack:
    """One side's attack with one card: nothing of it outlives the turn."""

    __slots__ = ("attacker", "bonus", "card", "defender", "own", "shooter", "theirs")

    def __init__(self, card: int, attacker: int, defender: int, own: Side, theirs: Side) -> None:
        self.card = card
        self.attacker = attacker
        self.defender = defender
        self.own = own
        self.theirs = theirs
        self.bonus = own.boost
        self.shooter = NOBODY


def is_passed(game: Mister, attack: Attack, phase: Phase, number: int) -> bool:
    """Whether the attack gets past this phase (MIS-PHASE-04)."""
    op = phase.op
    if op in (DUEL, LEAD):
        return duel(game, attack, phase, number)
    if op == OWN_ANY:
        return own_any(game, attack, phase, number)
    if op == OWN_KEEPER:
        return own_keeper(game, attack, phase, number)
    if op == OWN_TRAIT:
        return own_trait(game, attack, phase, number)
    if op == TAKER:
        return name_taker(game, attack, number)
    if op == BLOCK:
        return gets_past_the_wall(game, attack, phase, number)
    game.tell(c.TELL_STORY, number, attack.own.lineup[phase.slot], phase.slot)
    return True  # MIS-PHASE-03


def duel(game: Mister, attack: Attack, phase: Phase, number: int) -> bool:
    """Whether the attacker wins the duel (MIS-PHASE-01)."""
    player = attack.own.lineup[phase.slot]
    opponent = attack.theirs.lineup[phase.their_slot]
    if opponent == NOBODY and not game.rules.empty_is_zero:
        game.tell(c.TELL_UNOPPOSED, number, player, phase.their_slot)
        return True  # MIS-ABSENT-04
    value = game.cards.values[player][phase.value] + attack.bonus  # MIS-BOOST-07, MIS-BOOST-10
    against = game.cards.values[opponent][phase.their_value] if opponent != NOBODY else 0  # MIS-ABSENT-03
    margin = game.rules.even if phase.op == DUEL else phase.least  # MIS-PHASE-02
    passed = value - against >= margin
    if game.told is not None:
        rival = (opponent, phase.their_value, against)
        game.tell(c.TELL_DUEL, number, player, phase.value, value, *rival, margin, int(passed))
    return passed


def own_any(game: Mister, attack: Attack, phase: Phase, number: int) -> bool:
    """MIS-PHASE-05: the best of those on the pitch reaches it."""
    player = best_on_pitch(game, attack.own, phase.value)
    value = game.cards.values[player][phase.value] + attack.bonus
    if game.told is not None:
        game.tell(c.TELL_ANY_OF, number, player, phase.value, value, phase.least, int(value >= phase.least))
    return value >= phase.least


def own_keeper(game: Mister, attack: Attack, phase: Phase, number: int) -> bool:
    player = attack.own.lineup[GK]
    value = game.cards.values[player][phase.value] + attack.bonus
    if game.told is not None:
        game.tell(c.TELL_OWN_KEEPER, number, player, phase.value, value, phase.least, int(value >= phase.least))
    return value >= phase.least


def own_trait(game: Mister, attack: Attack, phase: Phase, number: int) -> bool:
    """MIS-CARD-23a: the holder shoots."""
    attack.shooter = holder(game, attack.own, phase.value, phase.slot)
    if game.told is not None:
        game.tell(c.TELL_TRAIT_NEEDED, number, phase.value, attack.shooter, int(attack.shooter != NOBODY))
    return attack.shooter != NOBODY


def name_taker(game: Mister, attack: Attack, number: int) -> bool:
    """The attacker names who takes the kick, anybody on the pitch (MIS-TAKER-01, MIS-TAKER-02)."""
    attack.shooter = game.ask(
        attack.attacker, c.ASK_TAKE, attack.own.on_pitch(), attack.card, attack.bonus, why=why_not_take
    )
    game.tell(c.TELL_TAKER, number, attack.attacker, attack.shooter)  # MIS-TAKER-03
    return True


def why_not_take(game: Mister, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    return off_the_pitch(game, seat)


def off_the_pitch(game: Mister, seat: int) -> list[Refusal]:
    """MIS-TAKER-02, MIS-ABSENT-06, MIS-ABSENT-08: the bench, and those who left."""
    side = game.sides[seat]
    refused = [Refusal(player, c.WHY_ON_THE_BENCH) for player in side.bench]
    refused += [Refusal(player, c.WHY_SENT_OFF) for player in side.sent_off]
    return refused + [Refusal(player, c.WHY_INJURED) for player in side.injured]


def gets_past_the_wall(game: Mister, attack: Attack, phase: Phase, number: int) -> bool:
    """MIS-CARD-09a: nobody opposite on the pitch reaches it."""
    player, value = best_in_wall(game, attack.theirs, phase)
    if game.told is not None:
        game.tell(c.TELL_WALL, number, player, phase.value, value, phase.least, int(value < phase.least))
    return value < phase.least


def best_in_wall(game: Mister, side: Side, phase: Phase) -> tuple[int, int]:
    """Return who of the side reaches highest, and his unboosted value (MIS-CARD-09a)."""
    player = best_on_pitch(game, side, phase.value)
    return player, game.cards.values[player][phase.value]


def best_on_pitch(game: Mister, side: Side, characteristic: int) -> int:
    """The first of the highest; there is always a keeper (MIS-ABSENT-09)."""
    values = game.cards.values
    best = side.lineup[GK]
    for player in side.lineup:
        if player != NOBODY and values[player][characteristic] > values[best][characteristic]:
            best = player
    return best


def holder(game: Mister, side: Side, trait: int, first_slot: int) -> int:
    """Who has the trait in the slots from this one on, the one with the highest A; or NOBODY (MIS-ABSENT-08)."""
    best = NOBODY
    for slot in range(first_slot, SLOTS):
        player = side.lineup[slot]
        if player != NOBODY and game.cards.traits[player] & trait:
            if best == NOBODY or game.cards.values[player][A] > game.cards.values[best][A]:
                best = player
    return best
