"""Games written down: the same rows wherever they are played, whatever stops on the way."""

import os
import shutil
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from touchline.kernel.errors import BadOption
from touchline.lab import run as lab
from touchline.lab.facts import facts_of, known_cards
from touchline.lab.rows import Rows, play
from touchline.lab.store import Store
from touchline.sim import simulate
from touchline.sim.arena import seating_of
from touchline.sim.runner import Batch, Plan, check_plan
from touchline.titles import SHELF
from touchline.titles import title as title_of

GAMES = 24
Tables = dict[str, pl.DataFrame]


def plan(title: str = "mister", seats: int = 2, seed: int = 3) -> Plan:
    return check_plan(title_of(title), GAMES, ["amateur"], seats, {}, None, seed)


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "size_of_a_batch", lambda plan: 4)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Tables:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lab, "size_of_a_batch", lambda plan: 4)
        return lab.run(plan(), GAMES, tmp_path_factory.mktemp("alone"))


def assert_same(one: Tables, other: Tables) -> None:
    assert one.keys() == other.keys()
    for name in one:
        assert_frame_equal(one[name], other[name])


def test_the_rows_say_what_the_statistics_say(alone: Tables) -> None:
    found = simulate("mister", GAMES, ["amateur"], seats=2, seed=3)
    won = [round(sum(alone["seats"].filter(pl.col("seat") == seat)["won"])) for seat in (0, 1)]

    assert won == found.won
    assert alone["games"]["decisions"].sum() == found.decisions
    assert alone["games"]["goals"].sum() == found.figures["goals"]
    assert alone["games"]["game"].to_list() == list(range(GAMES))


def test_processes_give_the_same_tables(alone: Tables, tmp_path: Path) -> None:
    assert_same(alone, lab.run(plan(), GAMES, tmp_path, workers=2))


def test_a_cluster_of_two_nodes_gives_the_same_tables(alone: Tables, tmp_path: Path) -> None:
    import ray
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False)
        assert len([node for node in ray.nodes() if node["Alive"]]) == 2
        assert_same(alone, lab.run(plan(), GAMES, tmp_path, ray=cluster.address))
    finally:
        ray.shutdown()
        cluster.shutdown()


def dies_once(plan: Plan, batch: Batch) -> Rows:
    """Plays, but the first process that is given the third batch is killed."""
    mark = Path(os.environ["TOUCHLINE_TEST_MARK"])
    if batch[0] == 8 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), 9)
    return play(plan, batch)


def test_a_killed_process_loses_no_game_and_doubles_none(
    alone: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOUCHLINE_TEST_MARK", str(tmp_path / "mark"))
    monkeypatch.setattr(lab, "play", dies_once)
    assert_same(alone, lab.run(plan(), GAMES, tmp_path / "run", workers=2))
    assert (tmp_path / "mark").exists()


def test_a_run_that_was_stopped_goes_on_where_it_was(
    alone: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first: list[Batch] = []

    def stops(plan: Plan, batch: Batch) -> Rows:
        if len(first) == 3:
            raise KeyboardInterrupt
        first.append(batch)
        return play(plan, batch)

    monkeypatch.setattr(lab, "play", stops)
    with pytest.raises(KeyboardInterrupt):
        lab.run(plan(), GAMES, tmp_path)
    (tmp_path / "parts" / "000000016.1.new").mkdir()  # half written when it stopped

    later: list[Batch] = []

    def counts(plan: Plan, batch: Batch) -> Rows:
        later.append(batch)
        return play(plan, batch)

    monkeypatch.setattr(lab, "play", counts)
    done: list[int] = []
    assert_same(alone, lab.run(plan(), GAMES, tmp_path, progress=done.append))
    assert not set(first) & set(later)
    assert sum(done) == GAMES


def test_a_folder_that_holds_another_run_is_refused(alone: Tables, tmp_path: Path) -> None:
    lab.run(plan(), GAMES, tmp_path)
    before = (tmp_path / "games.parquet").read_bytes()
    with pytest.raises(BadOption, match=r"other-run.*seed"):
        lab.run(plan(seed=4), GAMES, tmp_path)
    assert (tmp_path / "games.parquet").read_bytes() == before


@pytest.mark.parametrize(
    ("title", "seats"), [("mister", 2), ("best_11", 3), ("masters_of_football", 2), ("match_of_the_season", 3)]
)
def test_each_title_tells_of_its_cards_and_money(title: str, seats: int) -> None:
    rows = play(plan(title, seats), (0, 2))
    facts, cards = facts_of(SHELF[title]), title_of(title).cards()
    assert facts is not None
    known = known_cards(facts, cards)
    events = {word.name for word in title_of(title).words.tells.values()}

    assert {event for held in facts.held.values() for event in held} <= events
    assert {row[3] for row in rows.tables["cards"]} <= set(known)
    assert all(0 <= row[4] < known[row[3]] + 3 and 0 <= row[1] < seats for row in rows.tables["cards"])
    for kind, held in facts.held.items():
        assert any(row[3] == kind and row[2] in held for row in rows.tables["cards"]), kind
    if title != "mister":
        assert {row[2] for row in rows.tables["money"]} == set(range(seats))
        assert len({row[1] for row in rows.tables["money"]}) > 3


def stop_before_the_end(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Play all batches of a run, and stop where they would be joined."""
    with monkeypatch.context() as patch:
        patch.setattr(Store, "join_batches", interrupt)
        with pytest.raises(KeyboardInterrupt):
            lab.run(plan(), GAMES, folder)


def interrupt(store: Store) -> None:
    raise KeyboardInterrupt


def must_not_play(plan: Plan, batch: Batch) -> Rows:
    raise AssertionError("a game is played again")


def test_a_lost_batch_is_played_again(alone: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_before_the_end(monkeypatch, tmp_path)
    shutil.rmtree(tmp_path / "parts" / "000000004")
    assert_same(alone, lab.run(plan(), GAMES, tmp_path))


def test_batches_are_joined_and_removed_at_the_end(
    alone: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lab.run(plan(), GAMES, tmp_path)
    tables = {"games.parquet", "seats.parquet", "cards.parquet", "money.parquet"}
    assert {each.name for each in tmp_path.iterdir()} == {"plan.json"} | tables

    monkeypatch.setattr(lab, "play", must_not_play)
    assert_same(alone, lab.run(plan(), GAMES, tmp_path))


def test_a_run_that_is_stopped_while_batches_are_joined_goes_on(
    alone: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_before_the_end(monkeypatch, tmp_path)
    monkeypatch.setattr(lab, "play", must_not_play)
    monkeypatch.setattr(Store, "remove_batches", interrupt)
    with pytest.raises(KeyboardInterrupt):
        lab.run(plan(), GAMES, tmp_path)
    monkeypatch.undo()
    monkeypatch.setattr(lab, "play", must_not_play)
    monkeypatch.setattr(lab, "size_of_a_batch", lambda plan: 4)
    assert_same(alone, lab.run(plan(), GAMES, tmp_path))
    (tmp_path / "parts.joined").mkdir()  # left by a removal that was stopped
    assert_same(alone, lab.run(plan(), GAMES, tmp_path))
    assert not list(tmp_path.glob("parts*"))


def test_different_bots_change_seats_from_game_to_game() -> None:
    different = check_plan(title_of("mister"), 4, ["amateur", "rookie"], 2, {}, None, 3)
    seats = play(different, (0, 4)).tables["seats"]
    assert [row[2] for row in seats] == ["amateur", "rookie", "rookie", "amateur"] * 2


def test_each_deal_is_played_in_every_seating() -> None:
    three = ["a", "b", "b"]
    found = [seating_of(three, game) for game in range(4)]
    assert found == [(0, ["a", "b", "b"]), (0, ["b", "b", "a"]), (0, ["b", "a", "b"]), (1, ["a", "b", "b"])]
    assert seating_of(["a", "a"], 5) == (5, ["a", "a"])
