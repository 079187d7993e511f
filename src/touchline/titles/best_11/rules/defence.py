"""The defence, and what answers what.

B11-CHALLENGE-31  After a successful attack the defender draws a card and carries out its defence in the same way.
B11-CHALLENGE-32  If he succeeds, the attack comes to nothing.
B11-CHALLENGE-33  If he fails, a goal is scored.
B11-CHALLENGE-34  Only a save answers a penalty.
B11-CHALLENGE-35  Any other defence drawn against a penalty cannot be carried out, and the goal counts.
B11-CHALLENGE-36  (ruling) A penalty must reach its own number first, like any attack.
B11-CHALLENGE-37  (ruling) A save answers any attack, and any defence any attack but a penalty.
"""

from __future__ import annotations

from touchline.titles.best_11 import codes as c
from touchline.titles.best_11.state import Best11


def answers(game: Best11, attack: int, defence: int) -> bool:
    """Can this defence card be carried out against this attack card?

    B11-CHALLENGE-34, B11-CHALLENGE-35, B11-CHALLENGE-37
    """
    save = game.cards.is_save(defence)
    if game.cards.is_penalty(attack):
        return save
    return game.rules.save_any_attack or not save


def succeed(game: Best11, points: int) -> None:
    """A successful attack must be answered; a successful defence ends the challenge.

    B11-CHALLENGE-31, B11-CHALLENGE-32, B11-CHALLENGE-36
    """
    duel = game.duel
    game.tell(c.TELL_SUCCEEDED, duel.performer, points)
    game.then((c.STEP_REVEAL, c.DEFENCE) if duel.side == c.ATTACK else (c.STEP_CLOSE, 0))


def fall_short(game: Best11, points: int, number: int) -> None:
    """B11-CHALLENGE-33: told here; what follows is the same for every failure."""
    game.tell(c.TELL_FAILED, game.duel.performer, points, number)
