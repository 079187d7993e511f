"""`touchline replay`."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command


@pytest.fixture
def record(run: Command) -> Path:
    run("play", "duel", "--seed", "1", "--options", "matches=1", "--save", "game.json", typed="1\n" * 40)
    return Path("game.json")


def test_a_record_is_told_again(run: Command, record: Path) -> None:
    shown = run("replay", str(record))

    assert shown.exit_code == 0
    assert "[event-full-time]" in shown.stdout
    assert "[option-matches]" in shown.stdout
    assert "The game is over" in shown.stdout


def test_a_record_can_be_told_up_to_an_entry_and_as_a_seat_saw_it(run: Command, record: Path) -> None:
    shown = run("replay", str(record), "--at", "1", "--seat", "1", "--lang", "it").stdout
    assert "finita" not in shown

    all_of_it, early = (run("replay", str(record), "--json", *more).stdout for more in ((), ("--at", "3")))
    assert all_of_it.startswith(early)
    assert json.loads(all_of_it.splitlines()[-1])["event"] == "full-time"
    assert len(run("replay", str(record), "--json", "--seat", "1").stdout) > len(all_of_it)


@pytest.mark.parametrize(
    ("more", "line"),
    [
        (("--at", "9999"), "error: out-of-range: --at: value=9999 entries="),
        (("--at", "-1"), "error: out-of-range: --at: value=-1"),
        (("--seat", "3"), "error: out-of-range: --seat: value=3 seats=2"),
        (("--cards", "nowhere"), "error: no-such-folder: nowhere"),
    ],
)
def test_a_replay_that_cannot_be_is_told_in_one_line(
    run: Command, record: Path, more: tuple[str, ...], line: str
) -> None:
    shown = run("replay", str(record), *more)

    assert shown.exit_code == 2
    assert shown.stderr.startswith(line)


def test_an_altered_record_is_refused(run: Command, record: Path) -> None:
    record.write_text(record.read_text().replace("[0,", "[1,", 1))
    shown = run("replay", str(record))

    assert shown.exit_code == 2
    assert shown.stderr.startswith("error: altered: digest")
