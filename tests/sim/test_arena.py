"""Bots against each other: seats rotated, equal deals, counted right."""

import pytest

from touchline.kernel.errors import BadOption
from touchline.sim.arena import arena, groups, rotations, schedule, standings
from touchline.sim.bout import Bout


def test_each_combination_plays_each_deal_in_every_rotation() -> None:
    games = list(schedule(["a", "b", "c"], 2, 4))
    assert games[:4] == [(0, ["a", "b"]), (0, ["b", "a"]), (1, ["a", "b"]), (1, ["b", "a"])]
    assert {frozenset(seating) for _, seating in games} == {frozenset(pair) for pair in ("ab", "ac", "bc")}


def test_fewer_bots_than_seats_play_one_against_the_rest() -> None:
    assert groups(["a", "b"], 3) == [["a", "b", "b"], ["b", "a", "a"]]
    assert rotations(["a", "b", "b"]) == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]
    assert rotations(["a", "a"]) == [["a", "a"]]


def bout(bots: list[str], places: list[int]) -> Bout:
    made = Bout(0, bots)
    made.places, made.scores = places, [0] * len(bots)
    made.picks, made.seconds = [10] * len(bots), [0.5] * len(bots)
    return made


def test_wins_are_shared_and_rivals_compared() -> None:
    best, second = standings([bout(["a", "b"], [1, 2]), bout(["b", "a"], [1, 1]), bout(["a", "b"], [1, 2])])
    assert (best.name, best.games, best.won) == ("a", 3, 2.5)
    assert best.ahead == {"b": [2, 1, 0]}
    assert second.ahead == {"a": [0, 1, 2]}
    assert best.rating > second.rating
    assert best.milliseconds == pytest.approx(50)


def test_games_of_a_bot_on_two_seats_are_not_counted() -> None:
    found = {one.name: one for one in standings([bout(["a", "b", "b"], [2, 1, 3])])}
    assert (found["a"].games, found["b"].games, found["b"].won) == (1, 0, 0)
    assert found["a"].ahead == {"b": [1, 0, 1]}


def test_the_same_seed_gives_the_same_standings_whoever_plays() -> None:
    def known_ratings(workers: int) -> list[tuple[str, float, float, dict[str, list[int]]]]:
        found = arena("mister", ["amateur", "rookie"], 12, seed=5, workers=workers)
        return [(one.name, one.won, one.rating, one.ahead) for one in found]

    alone = known_ratings(1)
    assert alone == known_ratings(2)
    assert alone[0][0] == "amateur"


@pytest.mark.parametrize(
    ("bots", "games", "code"),
    [(["amateur"], 5, "too-few-bots"), (["amateur", "wizard"], 5, "unknown-bot"), (["amateur", "rookie"], 0, "range")],
)
def test_wrong_settings_are_refused_before_the_first_game(bots: list[str], games: int, code: str) -> None:
    with pytest.raises(BadOption, match=code):
        arena("mister", bots, games)


def test_somebody_must_play() -> None:
    with pytest.raises(BadOption, match="range"):
        arena("mister", ["amateur", "rookie"], 5, workers=0)
