"""OpenSpiel plays our titles: chance by its probabilities, hidden cards dealt again, its own tests and searches."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import touchline
from touchline.adapters.openspiel import PREFIX, TitleState
from touchline.kernel.errors import BadOption
from touchline.titles import SHELF

PICKS = 150  # in the middle of the shorter games
OPEN = "match_of_the_season"  # so early in its game nobody holds anything unseen


def load_game(code: str, **params: Any) -> Any:
    return pyspiel.load_game(PREFIX + code, params)


def step_once(state: Any, chance: np.random.RandomState) -> None:
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        assert sum(shares) == pytest.approx(1)
        state.apply_action(int(chance.choice(outcomes, p=shares)))
    else:
        state.apply_action(int(chance.choice(state.legal_actions())))


def later(code: str, steps: int, seed: int = 1, **params: Any) -> Any:
    """A state after this many steps at least, where a player is to act."""
    state, chance = load_game(code, **params).new_initial_state(), np.random.RandomState(seed)
    while (steps > 0 or state.is_chance_node()) and not state.is_terminal():
        step_once(state, chance)
        steps -= 1
    return state


@pytest.mark.parametrize("code", SHELF)
def test_a_whole_game_is_a_record_that_replays(code: str) -> None:
    state = later(code, 100_000)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
    again = touchline.replay(state.table.record())
    assert again.over
    assert again.result is not None
    assert again.result.data() == state.table.result.data()


def test_a_card_that_lies_in_the_bag_twice_comes_twice_as_often() -> None:
    state, chance = load_game("best_11").new_initial_state(), np.random.RandomState(3)
    while not (state.is_chance_node() and has_twins(state)):
        step_once(state, chance)
    question = state.current_question()
    count = Counter(question.bag)
    expected = {at: count[option] / len(question.bag) for at, option in enumerate(question.options)}
    assert dict(state.chance_outcomes()) == pytest.approx(expected)
    assert len(set(expected.values())) > 1


def has_twins(state: TitleState) -> bool:
    bag = state.current_question().bag
    return bag is not None and len(set(Counter(bag).values())) > 1


@pytest.mark.parametrize("code", SHELF)
def test_hidden_cards_are_dealt_again(code: str) -> None:
    state, chance = later(code, PICKS), np.random.RandomState(5)
    player = state.current_player()
    seen, others = state.information_state_string(player), set()
    for _ in range(8):
        twin = state.resample_from_infostate(player, chance.uniform)
        assert twin.information_state_string(player) == seen
        assert twin.legal_actions() == state.legal_actions()
        others.add(twin.information_state_string(1 - player))
        for _ in range(30):
            step_once(twin, chance)  # it plays on, with its own chance nodes
    assert (len(others) > 1) == (code != OPEN)


def test_recall_is_in_the_information_state_and_not_in_the_observation() -> None:
    state = later("mister", 40)
    player = state.current_player()
    assert json.loads(state.information_state_string(player)) == {
        "view": state.table.view(player),
        "events": state.table.events_since(0, player),
    }
    assert json.loads(state.observation_string(player)) == {"view": state.table.view(player)}


@pytest.mark.parametrize("code", SHELF)
def test_copies_and_pickles_play_on_alone(code: str) -> None:
    state = later(code, PICKS)
    before = str(state)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert twin.information_state_string(0) == state.information_state_string(0)
        twin.apply_action(twin.legal_actions()[-1])
        assert str(twin) != before
    assert str(state) == before


@pytest.mark.soak  # it looks at every state in every way
def test_its_own_simulations_find_nothing_wrong() -> None:
    pyspiel.random_sim_test(load_game("mister"), 2, False, False)


def test_its_information_set_search_runs_as_it_is() -> None:
    state = later("mister", 40)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, chance), 1.4, 4, random_state=chance)
    shares = dict(bot.get_policy(state))
    assert set(shares) == set(state.legal_actions())
    assert sum(shares.values()) == pytest.approx(1)


def test_players_options_and_words() -> None:
    game = pyspiel.load_game(f"{PREFIX}mister(players=4,options=mode:league;season_market:true;league_legs:2)")
    assert game.num_players() == 4
    table = game.new_initial_state().table
    assert (table.options["mode"], table.options["season_market"], table.options["league_legs"]) == ("league", True, 2)
    state = later("mister", 1)
    words = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert words == [f"decide {option}" for option in state.current_question().options]


@pytest.mark.parametrize("params", [{"players": 5}, {"options": "mode:cupp"}, {"options": "moude:cup"}])
def test_unknown_settings_are_refused(params: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        load_game("mister", **params)
