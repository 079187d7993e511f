"""Nobody is asked for a footballer if the action fails, or comes off, whichever takes part."""

from __future__ import annotations

import pytest
from tests.titles.best_11.in_challenge import two
from tests.titles.best_11.laid import ANN, BOB, attack, deal, duel, own, pay, stop

from touchline.titles.best_11 import TITLE
from touchline.titles.best_11 import codes as c


def is_alike(man: str, money: tuple[int, int], hands: tuple[list[str], list[str]], committed: bool = True) -> bool:
    """Ann fills the second term of her attack of 6 points after this man: with a defender of 2 or of 1."""
    game = two(f"{man} D2 D1 A2", "P1 D2 C1 A1")
    pay(game, *money)
    for seat, cards in zip((ANN, BOB), hands, strict=True):
        deal(game, seat, *cards)
    challenge = duel(game, ANN, BOB, attack("C+D=6"))
    challenge.committed = [own(game, ANN, man)] if committed else []
    challenge.who = ANN
    question = stop(game, (c.STEP_COMMIT,))
    assert TITLE.words.asks[question.kind].name == "commit"
    return TITLE.is_alike(question)


@pytest.mark.parametrize(
    ("money", "hands", "expected"),
    [
        ((0, 0), ([], []), True),  # 5 points at most, 6 needed
        ((1, 0), ([], []), False),  # a point can be bought
        ((0, 9), (["yellow_card"], ["red_card"]), True),  # none of these helps her
        ((0, 0), (["inspired_day"], []), False),
        ((0, 0), (["club_dna"], []), False),
    ],
)
def test_an_action_beyond_reach_asks_nobody(
    money: tuple[int, int], hands: tuple[list[str], list[str]], expected: bool
) -> None:
    assert is_alike("C3", money, hands) is expected


@pytest.mark.parametrize(
    ("money", "hands", "expected"),
    [
        ((0, 1), ([], []), True),  # 6 points at least, and nobody takes one away
        ((0, 2), ([], []), False),
        ((0, 0), ([], ["gate_receipts"]), False),  # nobody knows which card it is
    ],
)
def test_an_action_that_comes_off_anyway_asks_nobody(
    money: tuple[int, int], hands: tuple[list[str], list[str]], expected: bool
) -> None:
    assert is_alike("C5", money, hands) is expected


def test_whether_to_try_is_asked_while_anybody_could_act() -> None:
    assert not is_alike("C3", (0, 2), ([], []), committed=False)
    assert is_alike("C3", (0, 1), ([], []), committed=False)
