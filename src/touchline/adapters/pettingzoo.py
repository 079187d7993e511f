"""The titles as environments of PettingZoo: `touchline.adapters.pettingzoo.env(code)`, stepped agent by agent.

An observation is the agent's view as rows of numbers (see `rows`) and a mask of what is offered; the view itself, with
its words, is in `infos`.  The reward comes with the end: what the result is worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv

import touchline
from touchline.adapters.common import MAX_OPTIONS, action_options, worth
from touchline.adapters.rows import WIDTH, rows_of
from touchline.kernel.errors import IllegalPick
from touchline.kernel.table import Table

MAX_ROWS = 1024  # of an observation


class TitleEnv(AECEnv[str, dict[str, Any], int]):
    metadata = {"render_modes": [], "name": "touchline", "is_parallelizable": False}
    render_mode = None

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        cards: Any = None,
        most_rows: int = MAX_ROWS,
    ) -> None:
        super().__init__()
        self.title = touchline.title(title)
        self.seats = self.title.seats[0] if seats is None else seats
        self.options = self.title.resolve_options(self.seats, options)
        self.cards = self.title.cards(cards)
        self.most_rows = most_rows
        self.metadata = self.metadata | {"name": f"touchline_{title}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observation_spaces = {agent: what_is_seen(most_rows) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(MAX_OPTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    # -- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table: Table = self.title.table(self.seats, self.options, self.cards, seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.select_agent()

    def select_agent(self) -> None:
        """Set the seat that is asked first; in a hidden choice the seats choose one after the other."""
        self.agent_selection = self.possible_agents[self.table.to_act[0]]
        self.infos[self.agent_selection] = {"view": self.table.view(self.table.to_act[0])}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.pick(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.table.result is None:
            self.select_agent()
        else:
            self.rewards = dict(zip(self.possible_agents, worth(self.table.result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: {"view": self.table.view(at)} for at, each in enumerate(self.agents)}
        self._accumulate_rewards()

    def pick(self, seat: int, action: int | None) -> None:
        question = self.table.question(seat)
        assert question is not None
        if action is None or not 0 <= action < len(question.options):
            raise IllegalPick("not-offered", seat, {"option": str(action)})
        self.table.pick(seat, question.options[int(action)])

    # -- seeing

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(MAX_OPTIONS, np.int8)
        question = self.table.question(seat)
        if question is not None and agent == self.agent_selection:
            mask[: len(action_options(question))] = 1
        rows = rows_of(self.table.view(seat))
        if len(rows) > self.most_rows:
            raise ValueError(f"the view has {len(rows)} rows: most_rows is too small")
        seen = np.zeros((self.most_rows, WIDTH))
        seen[: len(rows)] = rows
        return {"observation": seen, "action_mask": mask}


def what_is_seen(most_rows: int) -> Space[Any]:
    rows = Box(-np.inf, np.inf, (most_rows, WIDTH), np.float64)
    return Dict({"observation": rows, "action_mask": Box(0, 1, (MAX_OPTIONS,), np.int8)})


env = TitleEnv
