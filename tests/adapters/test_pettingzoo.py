"""PettingZoo plays our titles: its own test of the interface, whole games, nothing that an agent may not know."""

from __future__ import annotations

import random
import warnings

import numpy as np
import pytest

from touchline.adapters.pettingzoo import TitleEnv, env
from touchline.adapters.rows import rows_of
from touchline.kernel.dealer import Seeded
from touchline.kernel.errors import BadOption, IllegalPick
from touchline.titles import SHELF

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo imports its own environments here
    from pettingzoo.test import api_test

OPEN = "match_of_the_season"  # so early in its game nobody holds anything unseen


def play_steps(made: TitleEnv, seed: int, steps: int) -> dict[str, float]:
    """Any picks, this many; what those had who were at the end."""
    made.reset(seed=seed)
    chance, had = random.Random(seed), {}
    for agent in made.agent_iter(steps):
        seen, reward, over, _, _ = made.last()
        assert seen is not None
        if over:
            had[agent] = reward
        made.step(None if over else int(chance.choice(seen["action_mask"].nonzero()[0])))
    return had


@pytest.mark.filterwarnings("ignore::UserWarning")  # that rows of numbers might be pictures
@pytest.mark.parametrize("code", SHELF)
def test_its_own_test_of_the_interface_passes(code: str) -> None:
    api_test(env(code), num_cycles=40)


@pytest.mark.parametrize(("code", "seats"), [("mister", 2), ("mister", 4), ("best_11", 3), ("masters_of_football", 2)])
def test_a_whole_game_ends_with_what_it_is_worth(code: str, seats: int) -> None:
    made = env(code, seats)
    had = play_steps(made, 1, 100_000)
    assert set(had) == set(made.possible_agents)
    assert sum(had.values()) == pytest.approx(0)
    result = made.table.result
    assert result is not None
    first = [agent for agent, place in zip(made.possible_agents, result.places, strict=True) if place == 1]
    assert max(had, key=lambda agent: had[agent]) in first
    assert not made.agents


def test_the_same_seed_and_picks_are_the_same_game() -> None:
    one, other = env("best_11"), env("best_11")
    play_steps(one, 4, 80)
    play_steps(other, 4, 80)
    for agent in one.agents:
        assert np.array_equal(one.observe(agent)["observation"], other.observe(agent)["observation"])


@pytest.mark.parametrize("code", SHELF)
def test_hidden_cards_change_no_observation(code: str) -> None:
    made = env(code)
    play_steps(made, 2, 60)
    agent = made.agent_selection
    seat = made.possible_agents.index(agent)
    before, hidden = made.observe(agent), {str(made.table.view(1 - seat))}
    table = made.table
    for deal in range(8):
        twin = table.redeal(seat, Seeded(deal))
        assert twin is not None
        made.table = twin
        hidden.add(str(twin.view(1 - seat)))
        assert np.array_equal(made.observe(agent)["observation"], before["observation"])
        assert np.array_equal(made.observe(agent)["action_mask"], before["action_mask"])
    assert (len(hidden) > 1) == (code != OPEN)


def test_an_agent_that_is_not_asked_has_nothing_to_pick() -> None:
    made = env("mister")
    made.reset(seed=1)
    (other,) = [agent for agent in made.agents if agent != made.agent_selection]
    assert not made.observe(other)["action_mask"].any()


@pytest.mark.parametrize("action", [-1, 2, 255, None])
def test_an_action_that_is_not_offered_changes_nothing(action: int | None) -> None:
    made = env("mister")
    made.reset(seed=1)
    before = made.table.view(0)
    with pytest.raises(IllegalPick, match="not-offered"):
        made.step(action)
    assert made.table.view(0) == before
    assert made.agent_selection == "seat_0"


def test_a_view_that_does_not_fit_is_told() -> None:
    made = env("mister", most_rows=20)
    made.reset(seed=1)
    with pytest.raises(ValueError, match="most_rows"):
        made.observe("seat_0")


def test_unknown_settings_are_refused() -> None:
    with pytest.raises(BadOption):
        env("mister", 5)


# -- rows


def leaves(what: object, path: str = "", places: tuple[int, ...] = ()) -> dict[tuple[str, tuple[int, ...]], object]:
    if isinstance(what, dict):
        found = [leaves(value, f"{path}.{key}".lstrip("."), places) for key, value in what.items()]
    elif isinstance(what, list | tuple):
        found = [leaves(value, path, (*places, at)) for at, value in enumerate(what)]
    else:
        return {} if what is None else {(path, places): what}
    return {key: value for each in found for key, value in each.items()}


@pytest.mark.parametrize("code", SHELF)
def test_rows_lose_nothing(code: str) -> None:
    """Each leaf of a view has its row, and no two paths or words have one number."""
    table, dealer = SHELF[code].table(seed=3), Seeded(3)
    named: dict[float, str] = {}
    for _ in range(80):
        view = table.view(table.to_act[0])
        rows, leaf = rows_of(view), leaves(view)
        assert len(rows) == len(leaf)
        for (number, *places, value), ((path, where), what) in zip(rows, leaf.items(), strict=True):
            assert named.setdefault(number, path) == path
            assert tuple(places[: len(where)]) == where
            assert (named.setdefault(value, what) if isinstance(what, str) else value) == what
        question = table.question(table.to_act[0])
        assert question is not None
        table.pick(question.seat, question.options[dealer.below(len(question.options))])
