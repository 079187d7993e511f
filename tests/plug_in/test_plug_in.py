"""A title of another package is found by its entry point, and everything that plays titles plays it."""

from __future__ import annotations

import json
import re

from tests.plug_in.environment import ROOT, Environment

OPENSPIEL = """
import pyspiel, touchline.adapters.openspiel
state = pyspiel.load_game("touchline_duel").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[-1])
print(state.returns())
"""
PETTINGZOO = """
from touchline.adapters.pettingzoo import TitleEnv
env = TitleEnv("duel")
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, over, cut, info = env.last()
    env.step(None if over or cut else 0)
print(sorted(env.rewards) or "over")
"""


def test_it_is_on_the_shelf_after_the_built_in_titles(duel: Environment) -> None:
    shelf = duel.run("-c", "import touchline; print(*touchline.SHELF)").split()

    assert shelf[-1] == "duel"
    assert len(shelf) > 1


def test_it_keeps_all_promises(duel: Environment) -> None:
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/test_conformance.py", "-k", "duel")
    said = duel.run(*words, cwd=ROOT, TOUCHLINE_GAMES="100")

    assert " passed" in said
    assert "failed" not in said


def test_it_is_played_to_the_end_in_the_terminal_against_a_rookie(duel: Environment) -> None:
    said = duel.touchline("play", "duel", "--seed", "1", "--seats", "you,rookie", typed="1\n" * 40)

    assert "Full time" in said
    assert "More goals" in said
    assert not re.findall(r"\[[a-z]", said), "a message is missing"


def test_it_is_simulated(duel: Environment) -> None:
    told = json.loads(duel.touchline("sim", "duel", "--games", "50", "--bots", "rookie", "--seed", "1", "--json"))

    assert told["games"] == 50


def test_it_is_a_game_of_openspiel(duel: Environment) -> None:
    assert len(json.loads(duel.run("-W", "ignore", "-c", OPENSPIEL).strip().splitlines()[-1])) == 2


def test_it_is_an_environment_of_pettingzoo(duel: Environment) -> None:
    assert duel.run("-W", "ignore", "-c", PETTINGZOO).strip()


def test_its_rules_have_code_and_tests(duel: Environment) -> None:
    said = duel.touchline("rules", "--check")

    assert "duel                       11       11       11" in said


def test_its_schema_is_generated_like_any_other(duel: Environment) -> None:
    files = json.loads(duel.run("-m", "touchline.server.messages.schemas", cwd=ROOT))
    [own] = [file["schema"] for file in files if file["file"] == "titles/duel/view.ts"]

    assert own["definitions"]["Previews"]["properties"].keys() == {"bid"}
    assert own["definitions"]["DuelView"]["properties"]["hands"]["x-seen-by"] == "owner"
