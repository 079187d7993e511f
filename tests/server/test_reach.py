"""Which addresses a link begins with: the operator's, those of the network, the page's own, or none."""

from __future__ import annotations

import httpx
import pytest

from tests.server.launch import Server, free_port, run_server
from touchline.server.tables.reach import Reach, address_of, found_addresses, is_loopback, is_offered, lan_hosts

LAN = "http://192.168.1.20:8000"
OTHER = "http://10.8.0.3:8000"


def test_the_operators_address_wins() -> None:
    reach = Reach("https://play.example.org", [LAN])

    assert reach.addresses(OTHER) == ["https://play.example.org"]


def test_a_page_that_was_opened_from_the_network_comes_first() -> None:
    reach = Reach("", [LAN])

    assert reach.addresses(OTHER) == [OTHER, LAN]
    assert reach.addresses(LAN) == [LAN]


@pytest.mark.parametrize("page", ["http://127.0.0.1:8000", "http://localhost:8000", "http://[::1]:8000", ""])
def test_a_page_on_this_machine_says_nothing_about_the_network(page: str) -> None:
    assert Reach("", [LAN]).addresses(page) == [LAN]
    assert Reach().addresses(page) == []


def test_only_our_own_addresses_are_chosen() -> None:
    reach = Reach("", [LAN, OTHER])

    assert reach.choose(OTHER) == OTHER
    assert reach.choose("https://evil.example") == LAN
    assert Reach().choose("https://evil.example") == ""


def test_a_loopback_host_is_reached_by_nobody_else() -> None:
    assert found_addresses("127.0.0.1", 8000) == []
    assert found_addresses("localhost", 8000) == []
    assert found_addresses("192.168.1.20", 8000) == [LAN]
    assert address_of("fd00::2", 80) == "http://[fd00::2]:80"
    assert address_of("0.0.0.0", 80) == "http://127.0.0.1:80"


def test_addresses_that_nobody_in_the_network_can_use_are_not_offered() -> None:
    assert all(is_offered(host) and not is_loopback(host) for host in lan_hosts())
    assert not is_offered("169.254.3.4")
    assert not is_offered("127.0.0.1")
    assert is_offered("192.168.1.20")


def test_a_server_on_loopback_tells_that_only_this_machine_reaches_it() -> None:
    with run_server(host="127.0.0.1") as server:
        assert addresses_of(server) == []


def test_a_server_on_every_interface_tells_its_addresses_and_listens_there() -> None:
    port = free_port()
    with run_server(host="0.0.0.0", port=port) as server:
        told = addresses_of(server)

        assert told == found_addresses("0.0.0.0", port)
        for address in told:
            assert httpx.get(f"{address}/api/reach").json()["addresses"][0] == address


def addresses_of(server: Server) -> list[str]:
    told: list[str] = httpx.get(f"{server.address}/api/reach").json()["addresses"]
    return told
