"""The addresses at which other devices reach this server: for links, QR codes and the terminal."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

import ifaddr

EVERY_INTERFACE: Final = ("0.0.0.0", "::", "")
ROUTE_PROBE: Final = ("192.0.2.1", 9)  # an address for documentation: choosing a route to it sends nothing
VIRTUAL_PREFIXES: Final = ("docker", "br-", "veth", "virbr", "vmnet", "podman", "cni", "tun", "utun")  # listed last


class Reach:
    """The address of the operator, or those found at the start; without any, only this machine reaches the server."""

    def __init__(self, given: str = "", found: list[str] | None = None) -> None:
        self._given = given
        self._found = found or []

    def addresses(self, page: str = "") -> list[str]:
        """Return the addresses for a link, the best first.

        `page` is the address of the page that asks: if one device has opened it, others can.
        """
        if self._given:
            return [self._given]
        own = [page] if page and not is_loopback(urlsplit(page).hostname or "") else []
        return list(dict.fromkeys(own + self._found))

    def choose(self, wish: str, page: str = "") -> str:
        """Return the wanted address if it is one of ours, else the best one; empty if there is none."""
        known = self.addresses(page)
        return wish if wish in known else next(iter(known), "")


def found_addresses(host: str, port: int) -> list[str]:
    """Return the addresses that reach a server listening on this host: none for a loopback host."""
    hosts = lan_hosts() if host in EVERY_INTERFACE else [] if is_loopback(host) else [host]
    return [address_of(each, port) for each in hosts]


def address_of(host: str, port: int) -> str:
    """Return for example `http://192.168.1.20:8000`, also for a server that listens everywhere."""
    name = "127.0.0.1" if host in EVERY_INTERFACE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def lan_hosts() -> list[str]:
    """Return this machine's IPv4 addresses in networks: that of the default route first, virtual networks last."""
    first = default_route_host()
    found: list[tuple[bool, bool, str]] = []
    for adapter in ifaddr.get_adapters():
        hosts = [each.ip for each in adapter.ips if isinstance(each.ip, str)]
        is_virtual = adapter.nice_name.startswith(VIRTUAL_PREFIXES)
        found += [(host != first, is_virtual, host) for host in hosts if is_offered(host)]
    return [host for *_, host in sorted(found, key=lambda each: each[:2])]


def is_offered(host: str) -> bool:
    address = ipaddress.ip_address(host)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def default_route_host() -> str:
    """Return the address from which this machine reaches other networks; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ROUTE_PROBE)
        except OSError:
            return ""
        return str(probe.getsockname()[0])
