"""Three clubs, two of which can challenge, and the action cards of the examples."""

from __future__ import annotations

from tests.titles.best_11.laid import ANN, BOB, attack, defence, round_one, sign

from touchline.titles.best_11.state import Best11

CORNER, FREE_KICK = attack("C+D=6", "corner"), attack("D/C/A=5", "edge_free_kick")
SAVE_4, SAVE_5, TACKLE = defence("P=4", "save"), defence("P=5", "save"), defence("D=5", "tackle")


def three(ann: str = "P1 D2 C2 A1", bob: str = "P3 D1 C1 A2") -> Best11:
    """Ann and Bob with four each; Cleo watches."""
    game = round_one(3)
    sign(game, ANN, ann)
    sign(game, BOB, bob)
    return game
