"""The OpenAPI document against the server: whatever is sent, the answer is one that the document describes."""

from __future__ import annotations

import contextlib
import json
import re
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.launch import Server
from touchline.titles import SHELF

LIMITS = settings(
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
EXAMPLES = [10, pytest.param(100, marks=pytest.mark.soak)]  # of each call
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


@pytest.fixture(scope="module")
def api(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize("mode", MODES, ids=["as described", "otherwise"])
def test_every_call_is_answered_as_described(api: Any, mode: GenerationMode, examples: int) -> None:
    calls = [found.ok() for found in api.get_all_operations()]
    assert len(calls) > 12
    for call in calls:
        with contextlib.suppress(Unsatisfiable):  # a call without parameters cannot be wrong
            settings(LIMITS, max_examples=examples)(given(case=call.as_strategy(generation_mode=mode))(check_case))()


@pytest.mark.parametrize("examples", EXAMPLES)
@pytest.mark.parametrize("bots", [0, 1])
def test_at_a_table_that_there_is(api: Any, server: Server, bots: int, examples: int) -> None:
    """The same by somebody who sits at a table: in its lobby, or in play."""
    wishes = [{"kind": "me"}, {"kind": "bot" if bots else "open"}]
    made = httpx.post(f"{server.address}/api/tables", json={"title": "mister", "seats": wishes})
    cookie, code = made.headers["set-cookie"].split(";")[0], made.json()["table"]["code"]

    def at_table(case: Any) -> None:
        case.path_parameters["code"] = code
        check_answer(case, {"Cookie": cookie})

    for found in api.get_all_operations():
        if "{code}" in found.ok().path:
            settings(LIMITS, max_examples=examples)(given(case=found.ok().as_strategy())(at_table))()


def check_case(case: Any) -> None:
    check_answer(case, {})


def check_answer(case: Any, headers: dict[str, str]) -> None:
    answer = case.call(timeout=20, headers=headers)
    # a title may refuse what the form allows
    case.validate_response(answer, excluded_checks=[positive_data_acceptance], headers=headers)
    assert answer.status_code < 500
    assert "Traceback" not in answer.text


def test_the_document_describes_what_there_is(server: Server) -> None:
    described = httpx.get(f"{server.address}/api/schema/openapi.json").json()

    assert described["info"]["title"] == "Touchline"
    assert "/api/tables/{code}/join" in described["paths"]
    for path in described["paths"].values():
        for call in path.values():
            assert call["summary"]
            assert "500" not in call["responses"]


@pytest.mark.parametrize("code", SHELF)
def test_the_document_describes_what_a_title_sends(server: Server, code: str) -> None:
    document = httpx.get(f"{server.address}/api/schema/openapi.json").json()
    schemas = document["components"]["schemas"]
    links = {what: link["$ref"].rpartition("/")[2] for what, link in document["x-titles"][code].items()}
    words = SHELF[code].words

    assert schemas[links["view"]]["properties"]
    assert schemas[links["contexts"]]["properties"].keys() == {asks.name for asks in words.asks.values()}
    assert schemas[links["events"]]["properties"].keys() == {tells.name for tells in words.tells.values()}
    assert schemas[links["previews"]]["properties"].keys() == {a.name for a in words.asks.values() if a.preview}


def test_every_reference_of_the_document_leads_somewhere(server: Server) -> None:
    text = httpx.get(f"{server.address}/api/schema/openapi.json").text
    known = {f"#/components/schemas/{name}" for name in json.loads(text)["components"]["schemas"]}

    assert set(re.findall(r'"\$ref": ?"([^"]+)"', text)) <= known
    assert httpx.get(f"{server.address}/api/schema/openapi.yaml").text.count("x-titles") == 1
