"""Luck in Best 11: the action cards of a challenge, in chances of a goal; by playing on, so nothing of it is exact.

Each challenge counts as a match: to score is to win it.  The card drawn and a few others from the same bag are each
played on to the end of the challenge by bots that see what their seats may see.
"""

from __future__ import annotations

from typing import Any

from touchline.kernel.agenda import carry_out
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.kernel.game import DEALER
from touchline.kernel.record import Recorded, entry
from touchline.story.luck.ledger import Ledger
from touchline.story.steps import Moment
from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.agenda import AGENDA
from touchline.titles.best_11.bots.amateur import AmateurBest11
from touchline.titles.best_11.state import Best11

OTHER_CARDS_TRIED = 8  # cards that might have been drawn, of each draw
PLAYOUTS_EACH = 4  # each of them is played on
MAX_STEPS = 400  # steps: a challenge that has not ended by then counts as no goal


def watch(moment: Moment, ledger: Ledger) -> None:
    game: Best11 = moment.before
    if moment.step[0] == c.STEP_REVEAL and game.challenge is not None and moment.faces(c.ROLL_ACTION):
        add_draw(game, moment, ledger)
    fixture = ledger.fixtures.get(ledger.ended)
    if fixture is not None and moment.first(c.TELL_GOAL):
        fixture.score, fixture.outcome = (1, 0), 0
    if game.challenge is not None and moment.after.challenge is None:
        ledger.ended += 1


def add_draw(game: Best11, moment: Moment, ledger: Ledger) -> None:
    """Compare the card with a few others: f(card) less the mean over a sample of the bag."""
    duel = game.duel
    pair = duel.challenger, duel.target
    fixture = ledger.meet(ledger.ended, pair, pair)
    fixture.score, fixture.outcome = (0, 0), 1  # until a goal is told
    face, sides = next((each.value, each.sides) for each in moment.said if each.kind == c.ROLL_ACTION and each.sides)
    dealer = Seeded(f"luck {len(ledger.strokes)} {ledger.ended}")
    others = [each for each in range(1, sides + 1) if each != face]
    some = [others.pop(dealer.below(len(others))) for k in range(min(OTHER_CARDS_TRIED, len(others)))]
    mean_of_others = sum(chance(game, each, sides, dealer) for each in some) / len(some)
    then = chance(game, face, sides, dealer)
    luck = (then - mean_of_others) * (sides - 1) / sides
    what = "attack-card" if moment.step[1] == c.ATTACK else "defence-card"
    ledger.add(ledger.ended, what, luck, False, then)


def chance(game: Best11, face: int, sides: int, dealer: Seeded) -> float:
    """Return how often the challenger scores when this card is drawn."""
    return sum(play_on(game, face, sides, dealer.below(1 << 30)) for k in range(PLAYOUTS_EACH)) / PLAYOUTS_EACH


def play_on(game: Best11, face: int, sides: int, seed: int) -> int:
    twin, scorer = game.clone(), game.duel.challenger
    dealer = Recorded(Seeded(seed), [entry(DEALER, face, sides)])
    players: list[Any] = [AmateurBest11(f"{seed}/{seat}") for seat in range(game.seats)]
    twin.driver = Inline(players, dealer)
    for k in range(MAX_STEPS):
        if twin.challenge is None or not twin.ahead:
            break
        carry_out(AGENDA, twin, twin.next_step())
    return int(twin.teams[scorer].scored > game.teams[scorer].scored)
