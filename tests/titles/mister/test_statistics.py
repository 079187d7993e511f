"""Two thousand single matches of amateurs lie where the catalogue's own simulation lay (section 10.4)."""

from __future__ import annotations

import pytest

from touchline.bots import bot
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Inline
from touchline.titles import SHELF
from touchline.titles.mister import TITLE
from touchline.titles.mister.state import Mister

GAMES = 2000
CARDS = TITLE.cards()


def play_game(game_number: int, levels: tuple[str, str]) -> Mister:
    game = TITLE.game(2, {}, CARDS)
    bots = [bot(SHELF["mister"], level, f"statistics {game_number} {seat}") for seat, level in enumerate(levels)]
    game.driver = Inline(bots, Seeded(f"statistics {game_number}"))
    while game.ahead:
        TITLE.perform(game, game.next_step())
    assert isinstance(game, Mister)
    return game


@pytest.mark.figures
def test_amateurs_score_and_draw_as_often_as_the_catalogue_says(capsys: pytest.CaptureFixture[str]) -> None:
    results = [play_game(number, ("amateur", "amateur")).results[0] for number in range(GAMES)]
    goals = sum(row[3] + row[4] for row in results) / GAMES
    draws = sum(row[3] == row[4] for row in results) / GAMES
    with capsys.disabled():
        print(
            f"\nMister, {GAMES} matches of amateurs: {goals:.2f} goals a match, {draws:.1%} draws before the shoot-out"
        )

    assert 2.0 <= goals <= 3.8
    assert 0.17 <= draws <= 0.26


def test_an_amateur_beats_a_rookie_from_either_seat() -> None:
    first = sum(play_game(number, ("amateur", "rookie")).places[0] == 1 for number in range(100))
    second = sum(play_game(number, ("rookie", "amateur")).places[1] == 1 for number in range(100))

    assert first >= 75
    assert second >= 75
