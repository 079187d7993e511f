"""The tables of guided matches: always the same deal, and an ordinary game afterwards."""

from __future__ import annotations

import httpx
import pytest

from tests.server.launch import Server
from tests.server.test_http import client, refusal
from touchline.learn import open_lesson
from touchline.titles import SHELF

TAUGHT = [code for code, title in SHELF.items() if title.lesson is not None]


def begin_lesson(who: httpx.Client, title: str) -> str:
    answer = who.post(f"/api/lessons/{title}", json={"name": "Ann"})
    assert answer.status_code == 201, answer.text
    told = answer.json()
    assert (told["seat"], told["table"]["state"], told["table"]["lesson"]) == (0, "playing", True)
    code: str = told["table"]["code"]
    return code


@pytest.mark.parametrize("title", TAUGHT)
def test_every_table_of_a_lesson_begins_where_the_engine_says(server: Server, title: str) -> None:
    expected = open_lesson(SHELF[title]).view(None)
    with client(server) as who:
        views = [who.get(f"/api/tables/{begin_lesson(who, title)}/view").json() for _ in range(2)]

    assert [view["game"] for view in views] == [expected["game"]] * 2
    assert all(view["to_act"] == expected["to_act"] for view in views)


@pytest.mark.parametrize("title", TAUGHT)
def test_the_steps_of_a_lesson_are_told(server: Server, title: str) -> None:
    with client(server) as who:
        steps = who.get(f"/api/lessons/{title}").json()["steps"]

    assert [step["name"] for step in steps] == [step.name for step in SHELF[title].lesson.load().steps]  # type: ignore[union-attr]
    assert all(bool(step["asked"]) != bool(step["told"]) for step in steps)


def test_a_lesson_of_an_unknown_title_is_refused(server: Server) -> None:
    with client(server) as who:
        refusal(who.post("/api/lessons/chess", json={}), 404, "unknown-title")
        refusal(who.get("/api/lessons/chess"), 404, "unknown-title")


def test_the_shelf_says_which_titles_can_be_learned(server: Server) -> None:
    with client(server) as who:
        shelf = who.get("/api/shelf").json()

    assert [title["code"] for title in shelf if title["lesson"]] == TAUGHT
