"""The titles as games of OpenSpiel: import this, then `pyspiel.load_game("touchline_<code>")`.

Every die and every card that is drawn is a chance node with its probabilities: algorithms that walk the tree see all
of it.  What several choose at once and unseen they choose one after the other; nobody's information tells of it.  A
state can be sampled again from what a player knows (`resample_from_infostate`), as information-set searches do.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pyspiel

from touchline.adapters.common import MAX_OPTIONS, action_options, worth
from touchline.kernel.dealer import Seeded
from touchline.kernel.drivers import Question
from touchline.kernel.game import DEALER
from touchline.kernel.table import Table
from touchline.kernel.title import Title
from touchline.titles import SHELF

PREFIX = "touchline_"
LONGEST = 100_000  # picks and rolls of a game
FACES = 1 << 30  # from which a sampler of the library is asked


class TitleGame(pyspiel.Game):
    """One title, by parameters: `players`, `options` as in `mode:cup;substitutes:5`, `cards`: a folder, or our own."""

    title: Title  # of each of its classes

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seats = given.get("players", self.title.seats[0])
        self.options = self.title.resolve_options(self.seats, parse_options(self.title, given.get("options", "")))
        self.cards = self.title.cards(given.get("cards") or None)
        super().__init__(game_type(self.title), game_info(self.seats), given)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.get_parameters(),)

    def new_initial_state(self) -> TitleState:
        return TitleState(self, self.title.table(self.seats, self.options, self.cards, seed=0, by_hand=True))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(iig_obs_type is not None and iig_obs_type.perfect_recall)


class TitleState(pyspiel.State):
    def __init__(self, game: TitleGame, table: Table) -> None:
        super().__init__(game)
        self.game = game
        self.held = Held(game, table)

    @property
    def table(self) -> Table:
        return self.held.table

    def __deepcopy__(self, memo: Any) -> TitleState:
        return TitleState(self.game, self.table.clone())

    # -- who is to act, and how

    def current_player(self) -> int:
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.table.to_act[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == DEALER else seat

    def current_question(self) -> Question:
        question = self.table.question(self.table.to_act[0])
        assert question is not None
        return question

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(action_options(self.current_question())))) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.current_question()
        count = Counter(question.bag if question.bag is not None else question.options)
        return [(at, count[option] / count.total()) for at, option in enumerate(question.options)]

    def _apply_action(self, action: int) -> None:
        question = self.current_question()
        self.table.pick(question.seat, question.options[action])

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the kind of the question and the option's own number, as views and card sets have it."""
        question = self.current_question()
        words = self.game.title.words
        kind = words.rolls[question.kind].name if question.seat == DEALER else words.asks[question.kind].name
        return f"{kind} {question.options[action]}"

    # -- the end

    def is_terminal(self) -> bool:
        return self.table.over

    def returns(self) -> list[float]:
        result = self.table.result
        return [0.0] * self.table.seats if result is None else worth(result)

    # -- what is known

    def __str__(self) -> str:
        return json.dumps([(entry.who, entry.value) for entry in self.table.log])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TitleState:
        """Return a state that looks the same to this player, with what it cannot know dealt again."""
        twin = self.table.redeal(player, Seeded(int(sampler() * FACES)))
        if twin is None:
            raise ValueError("no deal was found that fits what the player knows")
        return TitleState(self.game, twin)


class Held:
    """A table that is pickled as its log."""

    def __init__(self, game: TitleGame, table: Table) -> None:
        self.game = game
        self.table = table

    def __reduce__(self) -> tuple[Any, ...]:
        return restore_held, (self.game, [(entry.who, entry.value) for entry in self.table.log])


def restore_held(game: TitleGame, log: list[tuple[int, int]]) -> Held:
    table = game.new_initial_state().table
    for who, value in log:
        question = table.question(who)
        assert question is not None
        table.pick(who, value if question.bag is None else question.bag[value - 1])
    return Held(game, table)


class Observer:
    """Writes what a player knows as a text; with perfect recall also everything that it has seen before."""

    def __init__(self, recall: bool) -> None:
        self.recall = recall
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: TitleState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: TitleState, player: int) -> str:
        known: dict[str, Any] = {"view": state.table.view(player)}
        if self.recall:
            known["events"] = state.table.events_since(0, player)
        return json.dumps(known, sort_keys=True)


# -- what the library is told


def game_type(title: Title) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + title.code,
        long_name=title.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(title.seats),
        min_num_players=min(title.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={"players": title.seats[0], "options": "", "cards": ""},
    )


def game_info(seats: int) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=MAX_OPTIONS,
        max_chance_outcomes=MAX_OPTIONS,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def parse_options(title: Title, written: str) -> dict[str, Any]:
    """Read `mode:cup;substitutes:5` as values; the title refuses what no option has."""
    known = {option.name: option for option in title.options}
    pairs = [each.partition(":")[::2] for each in written.split(";") if each]
    return {name: known[name].read(value) if name in known else value for name, value in pairs}


def register() -> None:
    """Register a named class for each title: the library pickles by it, and keeps the class until the process ends."""
    for title in SHELF.values():
        made = globals()[title.code] = type(title.code, (TitleGame,), {"title": title, "__module__": __name__})
        pyspiel.register_game(game_type(title), made)


register()
