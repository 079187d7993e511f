"""`touchline sim`, `replay`, `cards`, and the program as it is started."""

import json
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Command

from touchline.cli import main
from touchline.cli.given import settings
from touchline.cli.serve import print_addresses
from touchline.kernel.option import Option
from touchline.sim import simulate
from touchline.titles import SHELF


def test_simulation_shows_rates_by_seat(run: Command) -> None:
    shown = run("sim", "duel", "--games", "30", "--bots", "rookie").stdout

    assert "30 games" in shown
    assert "1 Rookie" in shown
    assert "2 Rookie" in shown
    assert "95 %" in shown
    assert "decisions a game" in shown


def test_simulation_for_machines(run: Command) -> None:
    shown = run("sim", "duel", "--games", "20", "--bots", "rookie,rookie", "--options", "matches=1", "--json")
    data = json.loads(shown.stdout)
    seconds, seed = data.pop("seconds"), data.pop("seed")

    assert data == simulate("duel", 20, ["rookie"], options={"matches": 1}, seed="1").data()
    assert (seed, seconds >= 0) == ("1", True)


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("chess",), "error: unknown-title: chess"),
        (("duel", "--games", "0"), "error: out-of-range: games"),
        (("duel", "--bots", "champion"), "error: unknown-bot: champion"),
        (("duel", "--bots", "rookie", "--workers", "0"), "error: out-of-range: workers"),
        (("duel", "--bots", "rookie", "--cards", "nowhere"), "error: no-such-folder: nowhere"),
    ],
)
def test_a_simulation_that_cannot_be_is_told_in_one_line(run: Command, arguments: tuple[str, ...], line: str) -> None:
    shown = run("sim", *arguments)

    assert shown.exit_code == 2
    assert shown.stderr.startswith(line)
    assert shown.stderr.count("\n") == 1


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


def test_our_own_cards_are_right(run: Command) -> None:
    assert run("cards", "duel").stdout == "duel: duel: the set is valid; digest duel\n"


def test_cards_are_written_to_a_folder_and_never_over_others(
    run: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "players.csv").write_text("id,name\n1,Rossi\n")
    monkeypatch.setattr(SHELF["duel"], "own_cards", tmp_path / "cards")

    assert run("cards", "duel", "export", "mine").stdout == "duel: 1 files written to mine\n"
    assert Path("mine/players.csv").read_text() == "id,name\n1,Rossi\n"
    again = run("cards", "duel", "export", "mine")
    assert (again.exit_code, again.stderr) == (2, "error: exists: mine/players.csv\n")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (("chess",), "error: unknown-title: chess"),
        (("duel", "check", "nowhere"), "error: no-such-folder: nowhere"),
        (("duel", "export"), "error: missing: DIR"),
        (("duel", "burn"), "error: unknown-action: burn: actions=check, export"),
    ],
)
def test_a_wrong_cards_command_is_told_in_one_line(run: Command, arguments: tuple[str, ...], line: str) -> None:
    shown = run("cards", *arguments)

    assert shown.exit_code == 2
    assert shown.stderr.startswith(line)


def test_settings_are_read_by_the_kind_of_the_option() -> None:
    options = (
        Option("mode", "choice", ("cup", "league"), "cup", ()),
        Option("fast", "flag", (), False, ()),
        Option("legs", "number", (1, 2), 1, ()),
        Option("first", "choice", (0, 1, "random"), 0, ()),
    )
    title = SHELF["duel"]
    given = title.options
    title.options = options
    try:
        assert settings(title, ["mode=cup,fast=yes", "legs=2, first=1"]) == {
            "mode": "cup",
            "fast": True,
            "legs": 2,
            "first": 1,
        }
        assert settings(title, ["fast=off", "first=random"]) == {"fast": False, "first": "random"}
        assert settings(title, ["fast=maybe", "legs=x", "other=1"]) == {"fast": "maybe", "legs": "x", "other": "1"}
    finally:
        title.options = given


def test_the_version_is_told(run: Command) -> None:
    assert run("--version").stdout == "touchline 0.1.0 (source)\n"


def test_without_a_command_the_home_page_is_served_and_opened(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("touchline.cli.serve.answers", lambda port: port == 8000 or bool(shown))
    monkeypatch.setattr("touchline.cli.serve.webbrowser.open", shown.append)
    monkeypatch.setattr("touchline.server.run.serve", lambda settings: shown.append(f"{settings.host} {settings.port}"))

    address, host_page = run().stdout.splitlines()

    assert address == "http://127.0.0.1:8001"
    assert re.search(r"http://127\.0\.0\.1:8001/host#[\w-]{22}$", host_page)
    while len(shown) < 2:
        time.sleep(0.01)
    assert shown == ["127.0.0.1 8001", "http://127.0.0.1:8001"]


def test_the_commands_are_listed(run: Command) -> None:
    shown = run("--help")

    assert shown.exit_code == 0
    for command in ("play", "sim", "replay", "rules", "cards"):
        assert f"\n  {command} " in shown.stdout


def test_a_wrong_command_gets_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["touchline", "play", "--nonsense"])
    with pytest.raises(SystemExit) as caught:
        main()

    assert caught.value.code == 2
    shown = capsys.readouterr().err
    assert shown.startswith("error: usage: No such option: --nonsense")
    assert shown.count("\n") == 1


def test_ctrl_c_leaves_any_command_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(**given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("touchline.cli.app.app", interrupt)
    with pytest.raises(SystemExit) as caught:
        main()

    assert caught.value.code == 130


def test_the_program_itself() -> None:
    start = [sys.executable, "-m", "touchline"]
    shown = subprocess.run([*start, "rules", "MIS-PEN-03"], capture_output=True, text=True, check=False)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert shown.stdout.startswith("MIS-PEN-03")

    wrong = subprocess.run([*start, "play", "chess"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("error: unknown-title: chess")
    assert wrong.stderr.count("\n") == 1


def test_serving_the_network_prints_the_address_and_its_qr_code(capsys: pytest.CaptureFixture[str]) -> None:
    print_addresses("http://192.168.1.20:8000", ["http://192.168.1.20:8000", "http://10.8.0.3:8000"])
    shown = capsys.readouterr().out

    assert shown.startswith("http://192.168.1.20:8000\n")
    assert "█▄▄▄█" in shown
    assert "http://10.8.0.3:8000" in shown


def test_serving_this_machine_alone_prints_its_address_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    print_addresses("http://127.0.0.1:8000", [])

    assert capsys.readouterr().out == "http://127.0.0.1:8000\n"


def test_without_a_network_there_is_nobody_to_serve(run: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("touchline.server.tables.reach.lan_hosts", list)
    shown = run("--lan")

    assert shown.exit_code == 2
    assert "in no network" in shown.stderr
