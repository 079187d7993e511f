"""Card sets of a server: the host puts folders beside the data, and tables are made with them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.launch import Server, run_server
from touchline.cli.cards import export
from touchline.titles import SHELF

FILE = "footballers.csv"
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "pro"}]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Two sets: in one a footballer has another name, in the other a figure is wrong."""
    for name in ("box", "broken"):
        export(SHELF["mister"], tmp_path / "cards" / name)
    change_file(tmp_path / "cards" / "box" / FILE, "Valsassina", "Quattromani")
    rows = (tmp_path / "cards" / "broken" / FILE).read_text().splitlines()
    rows[1] = rows[1].rpartition(",")[0] + ",nine"
    (tmp_path / "cards" / "broken" / FILE).write_text("\n".join(rows))
    return tmp_path


def change_file(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


@pytest.fixture
def server(own: Path) -> Iterator[Server]:
    with run_server(data=str(own)) as running:
        yield running


def test_a_set_beside_the_data_is_on_the_shelf_of_its_title_alone(server: Server) -> None:
    shelf = httpx.get(f"{server.address}/api/shelf").json()
    assert {each["code"]: each["card_sets"] for each in shelf if each["card_sets"]} == {"mister": ["box"]}
    assert "card set fits no title" in server.error_text()
    assert FILE in server.error_text()  # the error names the file


def test_a_table_is_played_with_it_and_others_with_ours(server: Server) -> None:
    with httpx.Client(base_url=server.address) as who:
        made = who.post("/api/tables", json={"title": "mister", "seats": SEATS, "cards": "box"}).json()
        assert made["table"]["cards"] == "box"
        assert "Quattromani" in who.get("/api/cards/mister", params={"name": "box"}).text
        assert "Quattromani" not in who.get("/api/cards/mister").text
        ours = who.post("/api/tables", json={"title": "mister", "seats": SEATS}).json()
        assert ours["table"]["cards"] == ""


@pytest.mark.parametrize(
    ("cards", "status", "code"),
    [("broken", 400, "bad-cards"), ("none", 404, "unknown-cards"), ("../cards/box", 404, "unknown-cards")],
)
def test_a_set_that_is_wrong_or_not_there_is_refused(server: Server, cards: str, status: int, code: str) -> None:
    with httpx.Client(base_url=server.address) as who:
        answer = who.post("/api/tables", json={"title": "mister", "seats": SEATS, "cards": cards})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert who.get("/api/cards/mister", params={"name": cards}).status_code in (400, 404)
    if code == "bad-cards":
        assert answer.json()["place"].startswith(FILE)


def test_a_table_is_not_gone_on_with_other_cards_than_it_was_begun_with(server: Server, own: Path) -> None:
    with httpx.Client(base_url=server.address) as who:
        made: dict[str, Any] = who.post("/api/tables", json={"title": "mister", "seats": SEATS, "cards": "box"}).json()
        place = f"/api/tables/{made['table']['code']}"
        change_file(own / "cards" / "box" / FILE, "Quattromani", "Cinquemani")
        server.kill()
        server.start()
        assert who.get(place).json()["code"] == "other-edition"
