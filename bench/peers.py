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


def petting_zoo(name: str, seconds: float) -> tuple[float, float]:
    """RLCard's rules behind the interface for learning agents."""
    from importlib import import_module

    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    rng = random.Random(1)
    decisions = games = 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset(seed=games)
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            legal = [] if over or cut else [each for each, allowed in enumerate(seen["action_mask"]) if allowed]
            env.step(rng.choice(legal) if legal else None)
            decisions += bool(legal)
        games += 1
    took = process_time() - start
    return decisions / took, games / took


PEERS = [
    ("OpenSpiel hearts (C++)", open_spiel, "hearts"),
    ("OpenSpiel gin_rummy (C++)", open_spiel, "gin_rummy"),
    ("OpenSpiel backgammon (C++)", open_spiel, "backgammon"),
    ("RLCard gin-rummy (Python)", rlcard, "gin-rummy"),
    ("RLCard uno (Python)", rlcard, "uno"),
    ("PettingZoo gin_rummy (Python)", petting_zoo, "gin_rummy_v4"),
]
