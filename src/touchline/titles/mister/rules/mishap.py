"""Sending-off and injury: the best man goes.

MIS-CARD-19    Sending-off.
MIS-RED-01     It hits who lifted the card: his highest overall score on the pitch is sent off.
MIS-RED-02     The keeper is exempt.
MIS-RED-03     If several share the highest score, the opponent chooses.
MIS-RED-04     The side plays on with one fewer.
MIS-RED-05     (ruling) He is not replaced from the bench.
MIS-RED-06     (ruling) There is no attack; the turn ends.
MIS-ABSENT-05  (ruling) An empty slot stays empty for the rest of the match.
MIS-ABSENT-06  Who was sent off does not return in this match.
MIS-ABSENT-09  The slot in goal is never empty.
MIS-CARD-22    Injury.
MIS-INJ-01     It hits who lifted the card: his highest overall score on the pitch is out for this match.
MIS-INJ-02     The keeper is exempt.
MIS-INJ-03     If several share the highest score, the opponent chooses.
MIS-INJ-04     The injured footballer is replaced from the bench.
MIS-INJ-05     (ruling) His owner chooses whom to bring on, into exactly that slot; replacing is compulsory.
MIS-INJ-06     (ruling) The slot then works with the substitute's values and traits.
MIS-INJ-07     (ruling) With an empty bench the slot stays empty.
MIS-INJ-08     (ruling) There is no attack; the turn ends.
"""

from __future__ import annotations

from touchline.kernel.game import NOBODY, Refusal
from touchline.titles.mister import codes as c
from touchline.titles.mister.printed import GK, SLOTS
from touchline.titles.mister.state import Mister, Side, make_public


def red_card(game: Mister, card: int, attacker: int, defender: int) -> None:
    """The best man is sent off and not replaced: his slot stays empty (MIS-RED-04, MIS-RED-05, MIS-ABSENT-05)."""
    victim, slot = taken_off(game, card, attacker, defender)
    if victim != NOBODY:
        side = game.sides[attacker]
        side.sent_off = [*side.sent_off, victim]
        game.tell(c.TELL_SENT_OFF, attacker, victim, slot)


def injury(game: Mister, card: int, attacker: int, defender: int) -> None:
    """The best man is carried off, and his owner brings on another (MIS-INJ-01, MIS-INJ-04)."""
    victim, slot = taken_off(game, card, attacker, defender)
    if victim == NOBODY:
        return
    side = game.sides[attacker]
    side.injured = [*side.injured, victim]
    game.tell(c.TELL_INJURED, attacker, victim, slot)
    if not side.bench:
        game.tell(c.TELL_NOT_REPLACED, attacker, slot)  # MIS-INJ-07
        return
    player = game.ask(attacker, c.ASK_SUBSTITUTE, side.bench, victim, slot, why=why_not_bring_on)  # MIS-INJ-05
    side.bench = [each for each in side.bench if each != player]
    side.put(slot, player)  # MIS-INJ-06
    make_public(game, player)  # MIS-INFO-04
    game.tell(c.TELL_SUBSTITUTED, attacker, player, slot)


def taken_off(game: Mister, card: int, owner: int, opponent: int) -> tuple[int, int]:
    """The best man leaves his slot empty: who he is, and which slot it was."""
    side = game.sides[owner]
    victim = best_man(game, card, owner, opponent)
    if victim == NOBODY:
        return NOBODY, NOBODY
    slot = side.lineup.index(victim)
    side.put(slot, NOBODY)
    return victim, slot


def best_man(game: Mister, card: int, owner: int, opponent: int) -> int:
    """Whom the card hits; NOBODY where a card set's red cards have left the keeper alone."""
    best = highest(game, game.sides[owner])  # MIS-RED-01, MIS-INJ-01
    if len(best) < 2:
        return best[0] if best else NOBODY
    return game.ask(opponent, c.ASK_VICTIM, best, card, owner, why=why_not_victim)  # MIS-RED-03, MIS-INJ-03


def highest(game: Mister, side: Side) -> list[int]:
    """Those of the highest overall score, whoever stands in goal apart."""
    best: list[int] = []
    most = -1
    for slot in range(GK + 1, SLOTS):  # MIS-RED-02, MIS-INJ-02
        player = side.lineup[slot]
        if player == NOBODY or game.cards.overall[player] < most:
            continue
        if game.cards.overall[player] > most:
            most = game.cards.overall[player]
            best = []
        best.append(player)
    return best


def why_not_victim(game: Mister, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    side = game.sides[context[1]]
    best = highest(game, side)
    most = game.cards.overall[best[0]]
    refused = [Refusal(side.lineup[GK], c.WHY_KEEPER_EXEMPT)]
    for player in side.lineup[GK + 1 :]:
        if player != NOBODY and player not in best:
            refused.append(Refusal(player, c.WHY_NOT_THE_HIGHEST, (game.cards.overall[player], most)))
    return refused


def why_not_bring_on(game: Mister, seat: int, context: tuple[int, ...]) -> list[Refusal]:
    side = game.sides[seat]
    refused = [
        Refusal(player, c.WHY_ALREADY_PLAYING, (slot,)) for slot, player in enumerate(side.lineup) if player != NOBODY
    ]
    refused += [Refusal(player, c.WHY_SENT_OFF) for player in side.sent_off]
    return refused + [Refusal(player, c.WHY_INJURED) for player in side.injured]
