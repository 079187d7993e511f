"""Other engines through their Python interface: random games, decisions a second of CPU time."""

from __future__ import annotations

import random
from time import process_time
from typing import Any


def open_spiel(name: str, seconds: float) -> tuple[float, float]:
    """C++ rules behind Python calls."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                action = rng.choices([each for each, _ in outcomes], [chance for _, chance in outcomes])[0]
            else:
                action = rng.choice(state.legal_actions())
                decisions += 1
            state.apply_action(action)
        games += 1
    took = process_time() - start
    return decisions / took, games / took


def rlcard(name: str, seconds: float) -> tuple[float, float]:
    """Rules in Python."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    env: Any = library.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        trajectories, _ = env.run(is_training=False)
        decisions += sum(len(each) // 2 for each in trajectories)
        games += 1
    took = process_time() - start
    return decisions / took, games / took


PEERS = [
    ("OpenSpiel gin_rummy (C++)", open_spiel, "gin_rummy"),
    ("OpenSpiel leduc_poker (C++)", open_spiel, "leduc_poker"),
    ("RLCard gin-rummy (Python)", rlcard, "gin-rummy"),
]
