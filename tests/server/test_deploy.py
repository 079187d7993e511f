"""The files that hosts copy (compose.yaml, Containerfile, Caddyfile, the systemd unit) name only what exists."""

from __future__ import annotations

import inspect
import re
import shlex
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

from tests.server.launch import run_server
from touchline.cli.app import app, serve
from touchline.server.web.connection_limits import trusted_proxies
from touchline.server.web.host_token import VARIABLE

ROOT = Path(__file__).resolve().parent.parent.parent
COMPOSE: dict[str, Any] = msgspec.yaml.decode((ROOT / "compose.yaml").read_text())
CONTAINER = (ROOT / "Containerfile").read_text()
CADDY = (ROOT / "deploy" / "Caddyfile").read_text()
UNIT = (ROOT / "deploy" / "touchline.service").read_text()
HOST = (ROOT / "docs" / "host.md").read_text()


def options_of_serve() -> set[str]:
    """The options that `touchline serve --help` lists."""
    return set(re.findall(r"--[a-z-]+", CliRunner().invoke(app, ["serve", "--help"]).output))


def options_of(words: list[str]) -> dict[str, str]:
    return {word.partition("=")[0]: word.partition("=")[2] for word in words if word.startswith("--")}


def fill_in(text: str, **values: str) -> str:
    """The text as compose reads it: `${NAME}`, `${NAME:-default}` and `${NAME:?message}`."""
    return re.sub(r"\$\{(\w+)(?::[-?]([^}]*))?\}", lambda found: values.get(found[1], found[2] or ""), text)


def service(name: str) -> dict[str, Any]:
    found: dict[str, Any] = COMPOSE["services"][name]
    return found


def test_every_option_that_hosts_are_given_is_one_of_serve() -> None:
    [unit] = re.findall(r"^ExecStart=(.*)$", UNIT, re.MULTILINE)
    [shipped] = [msgspec.json.decode(each) for each in re.findall(r"^CMD (\[.*\])$", CONTAINER, re.MULTILINE)]
    known = options_of_serve()
    for words in (service("server")["command"], shipped, shlex.split(unit)[1:]):
        assert words[0] == "serve"
        assert set(options_of(words)) <= known
    for line in re.findall(r"touchline serve (.*)", HOST):
        assert set(re.findall(r"--[a-z-]+", line)) <= known, line


def test_the_database_of_compose_is_the_one_that_the_server_is_given() -> None:
    url = urlsplit(fill_in(options_of(service("server")["command"])["--database"], POSTGRES_PASSWORD="secret"))
    given = service("database")["environment"]

    assert (url.scheme, url.hostname) == ("postgresql+psycopg", "database")
    assert (url.username, url.path) == (given["POSTGRES_USER"], f"/{given['POSTGRES_DB']}")
    assert url.password == fill_in(given["POSTGRES_PASSWORD"], POSTGRES_PASSWORD="secret")
    assert service("server")["depends_on"]["database"]["condition"] == "service_healthy"
    assert service("database")["healthcheck"]["test"][1].split()[0] == "pg_isready"


def test_caddy_reaches_the_server_by_the_port_on_which_it_listens() -> None:
    port = inspect.signature(serve).parameters["port"].default
    given = service("caddy")["environment"]
    read = set(re.findall(r"\{\$(\w+)", CADDY))

    assert given["TOUCHLINE_SERVER"] == f"server:{port}"
    assert f"EXPOSE {port}" in CONTAINER
    assert read == set(given)
    assert {each.partition(":")[0] for each in service("caddy")["ports"]} == {"80", "443"}
    assert "ports" not in service("server")  # only Caddy is open to the outside


def test_all_data_is_in_volumes_that_compose_declares() -> None:
    mounted = [each.split(":")[:2] for name in COMPOSE["services"] for each in service(name).get("volumes", [])]
    named = {source: target for source, target in mounted if not source.startswith(".")}
    files = [source for source, _ in mounted if source.startswith(".")]

    assert set(named) == set(COMPOSE["volumes"])
    assert named["data"] == options_of(service("server")["command"])["--data"]
    assert f"VOLUME {named['data']}" in CONTAINER
    assert all((ROOT / each).is_file() for each in files)


def test_the_server_trusts_the_network_of_compose_and_takes_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    given = service("server")["environment"]
    [network] = [each["subnet"] for each in COMPOSE["networks"]["inside"]["ipam"]["config"]]
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", given["FORWARDED_ALLOW_IPS"])

    assert set(given) == {"FORWARDED_ALLOW_IPS", VARIABLE}
    assert trusted_proxies() == [network]
    assert all("inside" in service(name)["networks"] for name in COMPOSE["services"])


def test_required_settings_are_on_the_page_for_hosts() -> None:
    needed = set(re.findall(r"\$\{(\w+):\?", (ROOT / "compose.yaml").read_text()))

    assert needed == {"TOUCHLINE_HOST", "POSTGRES_PASSWORD"}
    assert all(f"{name}=" in HOST for name in needed)


def test_the_health_check_of_the_image_asks_what_the_server_answers() -> None:
    [path] = re.findall(r"http://127\.0\.0\.1:8000(/[a-z/]+)", CONTAINER)
    with run_server() as running:
        assert httpx.get(running.address + path).status_code == 200
