"""Notices: people who do not look are told once (by push, webhook and mail) that they are asked."""

from __future__ import annotations

import email
import email.policy
import hashlib
import hmac
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.sync.client import connect

from tests.server.launch import Server, run_server
from tests.server.receivers import Browser, Receiver, decode_base64, mail_box, receiving, wait_for
from touchline.server.notices.public_requests import PrivateAddress, check_address, is_public
from touchline.server.notices.senders import Notice, mail

GRACE = 0.3


@pytest.fixture
def noticing(tmp_path: Path) -> Iterator[Server]:
    with run_server(data=str(tmp_path), notice_grace=GRACE, private_hooks=True) as running:
        yield running


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


CLIENTS: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def _clients_are_closed() -> Iterator[None]:
    yield
    while CLIENTS:
        CLIENTS.pop().close()


class Person:
    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.address, timeout=30)
        CLIENTS.append(self.http)
        self.http.get("/")  # the cookie

    def make(self, **more: Any) -> str:
        seats = [{"kind": "me", "name": self.name}, {"kind": "open"}]
        made = self.http.post("/api/tables", json={"title": "mister", "seats": seats} | more).json()
        return str(made["table"]["code"])

    def join(self, code: str) -> None:
        assert self.http.post(f"/api/tables/{code}/join", json={"name": self.name}).status_code == 201

    def subscribe(self, **wish: Any) -> dict[str, Any]:
        answer = self.http.post("/api/notices", json=wish)
        assert answer.status_code == 201, answer.text
        told: dict[str, Any] = answer.json()
        return told

    def seat(self, code: str) -> int:
        seats = self.http.get(f"/api/tables/{code}").json()["seats"]
        return int(next(each["seat"] for each in seats if each["mine"]))

    def sit_at(self, code: str) -> Any:
        """An open socket: the table is before this person's eyes."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.server.address.replace('http', 'ws')}/api/tables/{code}/play?seat={self.seat(code)}"
        return connect(url, additional_headers={"Cookie": cookie})


def two_at_a_table(server: Server, **more: Any) -> tuple[Person, Person, str]:
    """The first to act holds seat 0 or 1; both are there."""
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    code = ann.make(**more)
    bob.join(code)
    return ann, bob, code


def both(ann: Person, bob: Person, hook: Receiver, **more: Any) -> None:
    for who in (ann, bob):
        who.subscribe(kind="webhook", url=f"{hook.url}/{who.name}", **more)


def test_the_person_who_has_to_act_gets_one_signed_webhook(noticing: Server, hook: Receiver) -> None:
    ann, bob, code = two_at_a_table(noticing)
    secret = ann.subscribe(kind="webhook", url=f"{hook.url}/Ann")["secret"]
    bob.subscribe(kind="webhook", url=f"{hook.url}/Bob")
    waiting = ann.http.get(f"/api/tables/{code}/view").json()["to_act"]
    hook.wait(len(waiting))
    time.sleep(6 * GRACE)

    assert len(hook.got) == len(waiting)  # once, however long it takes
    names = {"/Ann": ann, "/Bob": bob}
    assert sorted(names[each.path].seat(code) for each in hook.got) == waiting
    for got in hook.got:
        assert got.data["kind"] == "turn"
        assert got.data["link"] == f"{noticing.address}/t/{code}"
        if got.path == "/Ann":
            stamp = got.headers["x-touchline-timestamp"].encode()
            signed = hmac.new(secret.encode(), stamp + b"." + got.body, hashlib.sha256).hexdigest()
            assert got.headers["x-touchline-signature"] == f"sha256={signed}"


def test_a_notice_says_nothing_of_the_game(noticing: Server, hook: Receiver) -> None:
    ann, bob, code = two_at_a_table(noticing)
    both(ann, bob, hook)
    [got, *_] = hook.wait(1)

    said = got.data
    assert set(said) == {"kind", "title", "table", "heading", "text", "link", "off", "id", "who"}
    assert said["who"] == ""
    assert said["id"] == got.headers["idempotency-key"]
    assert (said["title"], said["table"], said["heading"]) == ("Mister", code, "It is your turn in Mister.")
    assert said["text"] == f"Table {code}."


def test_nothing_is_sent_while_somebody_looks_and_then_it_is(noticing: Server, hook: Receiver) -> None:
    ann, bob, code = two_at_a_table(noticing)
    with ann.sit_at(code) as first, bob.sit_at(code) as second:
        both(ann, bob, hook)
        time.sleep(6 * GRACE)
        assert hook.got == []
        for socket in (first, second):  # connected, but the page is behind another
            socket.send(json.dumps({"t": "attention", "id": "a1", "looking": False}))
        assert hook.wait(1)


def test_a_nudge_goes_to_the_same_subscription(noticing: Server, hook: Receiver) -> None:
    ann, bob, code = two_at_a_table(noticing)
    waiting = ann.http.get(f"/api/tables/{code}/view").json()["to_act"][0]
    asked, other = (ann, bob) if ann.seat(code) == waiting else (bob, ann)
    asked.subscribe(kind="webhook", url=hook.url)
    hook.wait(1)
    with other.sit_at(code) as socket:
        socket.send(json.dumps({"t": "nudge", "id": "n1", "seat": waiting}))
        wait_for(lambda: "nudge" in [each.data["kind"] for each in hook.got])


@pytest.mark.parametrize(("form", "field"), [("discord", "content"), ("slack", "text")])
def test_a_table_tells_a_channel_whose_turn_it_is_and_a_name_calls_nobody(
    noticing: Server, hook: Receiver, form: str, field: str
) -> None:
    eve, bob = Person(noticing, "@everyone <!here> *x*"), Person(noticing, "Bob")
    code = eve.make()
    assert bob.http.post(f"/api/tables/{code}/webhook", json={"url": hook.url}).json()["code"] == "not-the-host"
    told = eve.http.post(f"/api/tables/{code}/webhook", json={"url": hook.url, "format": form}).json()
    bob.join(code)
    assert bob.http.get(f"/api/tables/{code}/webhook").json() == {"destination": hook.url[7:], "format": form}
    waiting = eve.http.get(f"/api/tables/{code}/view").json()["to_act"]
    got = hook.wait(len(waiting))
    time.sleep(4 * GRACE)
    assert len(hook.got) == len(waiting)
    for each in got:
        stamp = each.headers["x-touchline-timestamp"].encode()
        signed = hmac.new(told["secret"].encode(), stamp + b"." + each.body, hashlib.sha256).hexdigest()
        assert each.headers["x-touchline-signature"] == f"sha256={signed}"
        assert form != "slack" or "<!" not in each.data[field]
        assert form != "discord" or (each.data["allowed_mentions"] == {"parse": []} and "*x*" not in each.data[field])
    assert eve.http.post(f"/api/tables/{code}/webhook", json={}).json()["destination"] == ""


def test_a_tables_webhook_in_a_private_network_is_refused(server: Server, hook: Receiver) -> None:
    ann = Person(server, "Ann")
    code = ann.make()
    answer = ann.http.post(f"/api/tables/{code}/webhook", json={"url": hook.url})
    assert (answer.status_code, answer.json()["code"]) == (400, "private-address")


def test_erasing_a_person_deletes_their_addresses(noticing: Server, hook: Receiver) -> None:
    ann, bob, _ = two_at_a_table(noticing)
    both(ann, bob, hook)
    with sqlite3.connect(Path(str(noticing.settings["data"])) / "touchline.db") as store:
        count = "SELECT count(*) FROM subscriptions"
        assert store.execute(count).fetchone() == (2,)
        assert ann.http.delete("/api/me").status_code == 200
        assert store.execute(count).fetchone() == (1,)
    store.close()


@pytest.mark.parametrize(("form", "field"), [("discord", "content"), ("slack", "text")])
def test_discord_and_slack_get_their_own_form(noticing: Server, hook: Receiver, form: str, field: str) -> None:
    ann, bob, code = two_at_a_table(noticing)
    both(ann, bob, hook, format=form)
    [got, *_] = hook.wait(1)
    assert f"/t/{code}" in got.data[field]


def test_ntfy_gets_a_text_with_a_link_to_tap(noticing: Server, hook: Receiver) -> None:
    ann, bob, code = two_at_a_table(noticing)
    both(ann, bob, hook, format="ntfy", lang="it")
    [got, *_] = hook.wait(1)
    assert got.headers["click"] == f"{noticing.address}/t/{code}"
    assert "Tocca a te" in got.body.decode()


def test_a_browser_gets_what_only_it_can_read_signed_by_our_key(noticing: Server, hook: Receiver) -> None:
    ann, bob, code = two_at_a_table(noticing)
    browser, key = Browser(), ann.http.get("/api/notices").json()["push_key"]
    for who in (ann, bob):
        who.subscribe(kind="push", endpoint=f"{hook.url}/push", keys=browser.keys)
    [got, *_] = hook.wait(1)

    assert browser.read(got.body)["link"] == f"{noticing.address}/t/{code}"
    assert (got.headers["content-encoding"], "ttl" in got.headers) == ("aes128gcm", True)
    assert got.headers["topic"] == browser.read(got.body)["id"]
    assert re.fullmatch(r"[A-Za-z0-9_-]{1,32}", got.headers["topic"])  # as RFC 8030 wants it
    token, public = re.findall(r"t=([^,]+),k=(\S+)", got.headers["authorization"])[0]
    assert public == key
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode_base64(public))
    claims = jwt.decode(token, point, algorithms=["ES256"], audience=hook.url)
    assert claims["sub"].startswith("mailto:")


def test_the_key_of_web_push_stays_the_same_over_starts(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with run_server(data=str(tmp_path)) as running:
            keys.append(httpx.get(f"{running.address}/api/notices").json()["push_key"])
    assert keys[0] == keys[1]


def test_a_browser_that_is_gone_is_forgotten(noticing: Server, hook: Receiver) -> None:
    ann, bob, _ = two_at_a_table(noticing)
    hook.status = 410
    for who in (ann, bob):
        who.subscribe(kind="push", endpoint=f"{hook.url}/push", keys=Browser().keys)
    hook.wait(1)
    wait_for(lambda: any(who.http.get("/api/notices").json()["subscriptions"] == [] for who in (ann, bob)))


@pytest.mark.parametrize("fault", ["slow", "dead", "hostile", "endless"])
def test_a_bad_webhook_never_delays_a_move(noticing: Server, hook: Receiver, fault: str) -> None:
    ann, bob, code = two_at_a_table(noticing)
    url = "http://127.0.0.1:9" if fault == "dead" else hook.url
    hook.delay, hook.status = (8.0, 200) if fault == "slow" else (0.0, 302)
    hook.endless = fault == "endless"
    for who in (ann, bob):
        for _ in range(5):
            who.subscribe(kind="webhook", url=url)
    time.sleep(3 * GRACE)
    waiting = ann.http.get(f"/api/tables/{code}/view").json()["to_act"][0]
    asked = ann if ann.seat(code) == waiting else bob
    with asked.sit_at(code) as socket:
        state = json.loads(socket.recv())
        question = state["view"]["question"]
        begun = time.monotonic()
        pick = {"t": "pick", "id": "p1", "decision": question["decision"], "picks": question["options"][:1]}
        socket.send(json.dumps(pick))
        while json.loads(socket.recv())["t"] != "done":
            pass
        assert time.monotonic() - begun < 2.0
    assert all(each.path == "/" for each in hook.got)


def test_a_mail_is_sent_to_who_has_confirmed_the_address(tmp_path: Path) -> None:
    with (
        mail_box() as (smtp, box),
        run_server(data=str(tmp_path), notice_grace=GRACE, smtp=smtp, mail_from="club@example.org") as server,
    ):
        ann, bob, code = two_at_a_table(server)
        for who in (ann, bob):
            told = who.subscribe(kind="mail", address=f"{who.name.lower()}@example.org", lang="pt-PT")
            assert not told["confirmed"]
        wait_for(lambda: len(box.mails) == 2)
        time.sleep(4 * GRACE)
        assert len(box.mails) == 2  # nothing more before somebody has said yes
        for _, content in list(box.mails):
            text = email.message_from_bytes(content, policy=email.policy.default).get_content()
            [link] = re.findall(r"http\S+/on/\w+", text)
            assert f"{link.partition('/on/')[2]}?sure=1" in httpx.get(link).text  # a mail program opens it, too
        time.sleep(4 * GRACE)
        assert len(box.mails) == 2
        for _, content in list(box.mails):
            text = email.message_from_bytes(content, policy=email.policy.default).get_content()
            [link] = re.findall(r"http\S+/on/\w+", text)
            assert httpx.get(link, params={"sure": "1"}).status_code == 200
        wait_for(lambda: len(box.mails) > 2)
        to, content = box.mails[2]
        parsed = email.message_from_bytes(content, policy=email.policy.default)
        assert to[0] in ("ann@example.org", "bob@example.org")
        assert "tua vez" in str(parsed["subject"])
        assert re.fullmatch(r"<[0-9a-f]{32}@example\.org>", str(parsed["message-id"]))
        assert f"/t/{code}" in parsed.get_content()
        [off] = re.findall(r"<(http\S+)>", str(parsed["list-unsubscribe"]))
        assert "sure=1" in httpx.get(off).text  # a program that opens links switches nothing off
        assert httpx.get(f"{off}?sure=1").status_code == 200
        assert any(who.http.get("/api/notices").json()["subscriptions"] == [] for who in (ann, bob))


@pytest.mark.parametrize(
    "address", ["a@b.c\nBcc: x@y.z", "a@b.c\r\nSubject: no", "no address", "", "a@b@c", "<a@b.c>,d"]
)
def test_a_wrong_mail_address_is_refused(tmp_path: Path, address: str) -> None:
    with run_server(data=str(tmp_path), smtp="smtp://127.0.0.1:9", mail_from="club@example.org") as server:
        answer = Person(server, "Eve").http.post("/api/notices", json={"kind": "mail", "address": address})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-address")


def test_a_heading_with_line_ends_makes_no_header() -> None:
    bad = Notice("turn", "", "", "Yes\r\nBcc: x@y.z", "", "", "http://x/off/1")
    with pytest.raises(ValueError, match=r"[Hh]eader|linefeed"):
        mail(bad, "club@example.org", "ann@example.org").as_bytes()


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x",
        "http://localhost/x",
        "http://10.0.0.1/x",
        "http://192.168.1.1/x",
        "http://169.254.169.254/latest/meta-data",
        "http://[::1]/x",
        "http://[::ffff:127.0.0.1]/x",
        "http://[fd00::1]/x",
        "http://0.0.0.0/x",
        "http://router.local/x",
        "http://user:pw@example.org/x",
        "file:///etc/passwd",
        "gopher://example.org",
        "not an address",
    ],
)
def test_private_addresses_are_refused(url: str) -> None:
    with pytest.raises((PrivateAddress, ValueError)):
        check_address(url)


def test_a_name_that_leads_home_is_refused_when_it_is_opened(tmp_path: Path, hook: Receiver) -> None:
    assert not is_public("127.0.0.1")
    with run_server(data=str(tmp_path), notice_grace=GRACE) as server:
        ann = Person(server, "Ann")
        answer = ann.http.post("/api/notices", json={"kind": "webhook", "url": hook.url})
        assert answer.json()["code"] == "private-address"


def test_in_quiet_hours_nothing_is_sent(noticing: Server, hook: Receiver) -> None:
    ann, bob, _ = two_at_a_table(noticing)
    hour = time.gmtime().tm_hour
    both(ann, bob, hook, quiet={"hours": [(hour - 1) % 24, (hour + 2) % 24], "zone": "UTC"})
    time.sleep(6 * GRACE)
    assert hook.got == []


def test_a_way_is_removed_by_its_owner_only(noticing: Server, hook: Receiver) -> None:
    ann, eve = Person(noticing, "Ann"), Person(noticing, "Eve")
    subscription = ann.subscribe(kind="webhook", url=hook.url)["id"]
    assert eve.http.delete(f"/api/notices/{subscription}").json() == {"removed": False}
    assert ann.http.delete(f"/api/notices/{subscription}").json() == {"removed": True}
