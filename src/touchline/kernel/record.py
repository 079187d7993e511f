"""A record: title, edition, options, cards by content, and the log.  A save is the log; states are never stored."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING, Any

from touchline.kernel.dealer import Dealer, Seeded
from touchline.kernel.drivers import NO_CARD, ByHand, Entry, Journal, Suspended
from touchline.kernel.errors import BadRecord, IllegalPick, TouchlineError
from touchline.kernel.game import ALL, DEALER, NOBODY, Game
from touchline.kernel.shared_list import SharedList
from touchline.kernel.standing import last_rewind, path_of, standing_numbers
from touchline.kernel.table import Table
from touchline.kernel.undo import REWIND, UNDO
from touchline.kernel.written import Replay

if TYPE_CHECKING:
    from touchline.kernel.title import Title

FORMAT = 1
FIELDS = {"format": int, "title": str, "edition": int, "seats": int, "options": dict, "cards": str, "log": list}


class Record:
    __slots__ = ("cards", "dice", "edition", "log", "options", "seats", "title")

    def __init__(
        self,
        title: str,
        edition: int,
        seats: int,
        options: dict[str, Any],
        cards: str,
        log: list[list[int]],
        dice: dict[str, Any] | None = None,
    ) -> None:
        self.title = title
        self.edition = edition
        self.seats = seats
        self.options = options
        self.cards = cards
        # [seat, pick], [DEALER, face, sides], [DEALER, face, sides, typed by], [UNDO, seat], [REWIND, number];
        # typed by: with real dice, a seat, or the dealer for what was dealt to a bot
        self.log = log
        self.dice = dice  # the commitments to the dice, and the seeds to check them

    @classmethod
    def of(cls, table: Table) -> Record:
        title, cards = table.title, table.cards.digest
        log = [entry_data(each) for each in table.log]
        return cls(title.code, title.edition, table.seats, dict(table.options), cards, log)

    def data(self) -> dict[str, Any]:
        body: dict[str, Any] = {
            "format": FORMAT,
            "title": self.title,
            "edition": self.edition,
            "seats": self.seats,
            "options": self.options,
            "cards": self.cards,
            "log": self.log,
        }
        if self.dice is not None:
            body["dice"] = self.dice
        return body | {"digest": digest(body)}

    def dump(self) -> str:
        return json.dumps(self.data(), separators=(",", ":"), sort_keys=True) + "\n"

    @classmethod
    def load(cls, text: str | bytes) -> Record:
        """Read a record from JSON; BadRecord names the field or the entry that is wrong."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as fault:
            raise BadRecord("not-json", "record") from fault
        return cls.from_data(data)

    @classmethod
    def from_data(cls, data: Any) -> Record:
        if not isinstance(data, dict):
            raise BadRecord("not-a-record", "record")
        for name, kind in FIELDS.items():
            if type(data.get(name)) is not kind:
                raise BadRecord("missing-field" if name not in data else "wrong-type", name)
        if data["format"] != FORMAT:
            raise BadRecord("unknown-format", "format", {"value": data["format"], "known": FORMAT})
        for at, entry in enumerate(data["log"]):
            check_entry(at, entry)
        if type(data.get("dice", {})) is not dict:
            raise BadRecord("wrong-type", "dice")
        body = {name: data[name] for name in (*FIELDS, "dice") if name in data}
        if data.get("digest") != digest(body):
            raise BadRecord("altered", "digest")
        title, edition, seats, options = data["title"], data["edition"], data["seats"], data["options"]
        return cls(title, edition, seats, options, data["cards"], data["log"], data.get("dice"))


def entry_data(entry: Entry) -> list[int]:
    if entry.who != DEALER:
        return [entry.who, entry.value]
    typed = [] if entry.typed_by == NOBODY else [entry.typed_by]
    return [DEALER, entry.value, entry.sides, *typed]


def digest(body: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(body, separators=(",", ":"), sort_keys=True).encode()).hexdigest()


def check_entry(at: int, entry: Any) -> None:
    right = isinstance(entry, list) and len(entry) in (2, 3, 4) and all(type(each) is int for each in entry)
    if right and entry[0] == DEALER:
        right = (
            len(entry) >= 3 and 1 <= entry[1] <= entry[2] and (entry[3:] == [DEALER] or min(entry[3:], default=0) >= 0)
        )
    elif right:
        right = len(entry) == 2 and (entry[0] >= 0 or entry[0] == UNDO or (entry[0] == REWIND and 0 <= entry[1] <= at))
    if not right:
        raise BadRecord("bad-entry", f"entry {at}")


class Recorded(Dealer):
    """The faces of a record, then those of another dealer; copies share the list of faces."""

    __slots__ = ("at", "faces", "next_dealer")

    def __init__(self, next_dealer: Dealer, faces: list[Entry], at: int = 0) -> None:
        self.next_dealer = next_dealer
        self.faces = faces
        self.at = at  # faces that have been shown

    def roll(self, sides: int) -> int:
        if self.at == len(self.faces):
            return self.next_dealer.roll(sides)
        entry = self.faces[self.at]
        self.at += 1
        if entry.sides != sides:
            raise BadRecord("altered-entry", "a face in the log")
        return entry.value

    def below(self, n: int) -> int:
        return self.roll(n) - 1

    def clone(self) -> Recorded:
        return Recorded(self.next_dealer.clone(), self.faces, self.at)


def entry(who: int, value: int, sides: int = 0, typed_by: int = NOBODY) -> Entry:
    return Entry(who, value, sides, 0, ALL, NO_CARD, typed_by)


def replay(title: Title, record: Record, cards: Any = None, dealer: Dealer | None = None) -> Table:
    """Return the table at the end of the record, with all its events; it can be played on with the given dealer."""
    table = open_record(title, record, cards, dealer)
    play_again(table, [entry(*each) for each in record.log])
    return table


def play_again(table: Table, log: list[Entry]) -> None:
    """Play a log from the start: the steps that are done in one straight run each, then the rest entry by entry."""
    path, back = path_of(log), last_rewind(log)
    kept = standing_numbers(log, path)
    done = fast_forward(table, [log[at] for at in kept])
    first = kept[done - 1] + 1 if done else 0
    if back >= first:  # the step that is not done began before the last rewind
        feed(table, [log[at] for at in path if first <= at < back])
        first = back + 1
        table.opened, table.past = first, []
    table.log = SharedList(log[:first])
    feed(table, log[first:])


def rewind_table(table: Table, number: int) -> Table:
    """Return the table as it was after this many entries; the log and the dealer go on."""
    if table.is_log_full:
        raise IllegalPick("no-undo", "all")
    journal = type(table.journal)(table.journal.dealer)
    new = Table(table.title, table.options, table.cards, start_again(table), journal)
    play_again(new, [*table.log, entry(REWIND, number)])
    return new


def start_again(table: Table) -> Game:
    return table.title.start(table.seats, table.options, table.cards)


def open_record(title: Title, record: Record, cards: Any, dealer: Dealer | None) -> Table:
    if record.title != title.code:
        raise BadRecord("wrong-title", "title", {"value": record.title, "known": title.code})
    if record.edition != title.edition:
        raise BadRecord("wrong-edition", "edition", {"value": record.edition, "known": title.edition})
    if len(record.log) > title.max_entries:
        raise BadRecord("too-long", "log", {"value": len(record.log), "known": title.max_entries})
    loaded = title.cards(cards)
    if loaded.digest != record.cards:
        raise BadRecord("wrong-cards", "cards", {"value": record.cards, "known": loaded.digest})
    try:
        full = title.resolve_options(record.seats, record.options)
    except TouchlineError as fault:
        raise BadRecord("bad-options", fault.place, fault.facts) from fault
    journal = Journal(dealer or Seeded(secrets.randbits(128)))
    return Table(title, full, loaded, title.start(record.seats, full, loaded), journal)


def fast_forward(table: Table, entries: list[Entry]) -> int:
    """Play whole steps without a stop; return how many entries they took."""
    driver, done = Replay(entries), 0
    while table.base.ahead:
        game = table.base.clone()
        game.driver, game.told = driver, []
        try:
            table.title.perform(game, game.next_step())
        except Suspended:
            break
        table.events.extend(game.told)
        game.told = []
        table.base = table.now = game
        done = driver.at
    return done


def feed(table: Table, entries: list[Entry]) -> None:
    """Play what was said and rolled elsewhere, entry by entry; then the table's own dealer goes on behind it."""
    dealer, typed = table.journal.dealer, isinstance(table.journal, ByHand)  # typed faces are answers like others
    rolls = [each for each in entries if each.who == DEALER]
    dealer.resume(sum(each.who == DEALER for each in table.log) + len(rolls))
    recorded = Recorded(dealer, [] if typed else rolls)
    table.journal.dealer = recorded
    first = len(table.log)
    try:
        table.advance()
        for at, each in enumerate(entries, first):
            feed_one(table, at, each, typed)
    finally:
        table.journal.dealer = dealer
    for at, each in enumerate(table.log.since(first)):
        each.typed_by = entries[at].typed_by if at < len(entries) else NOBODY
    if recorded.at < len(recorded.faces):
        raise BadRecord("altered-entry", "a face in the log")


def feed_one(table: Table, at: int, each: Entry, typed: bool) -> None:
    try:
        if typed or each.who != DEALER:
            table.enter(each)
    except IllegalPick as fault:
        raise BadRecord("altered-entry", f"entry {at}", fault.facts) from fault
