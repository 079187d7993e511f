"""`touchline` and `touchline serve`: addresses, the QR code, the browser."""

import re
import time

import pytest
from tests.cli.conftest import Command

from touchline.cli.serve import print_addresses


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
