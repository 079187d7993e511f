"""Chat, reactions to events, and nudges between the people at a table."""

from __future__ import annotations

import unicodedata
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from touchline.server.messages import seat_messages, wire
from touchline.server.messages.errors import RequestError
from touchline.server.store import chat_rows

if TYPE_CHECKING:
    from touchline.server.tables.commands import Commands

NUDGE_EVERY_SECONDS, NUDGE_EVERY_SECONDS_OVER_DAYS = 30.0, 12 * 3600.0
FORBIDDEN_CATEGORIES = ("Cc", "Cs")  # control characters and lone surrogates
QUICK_PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "nice-one",
    "ouch",
    "hurry-up",
    "one-moment",
    "rematch",
    "bye",
)
REACTIONS = ("clap", "wow", "ouch", "laugh", "well-played", "robbed")
REACTION_RATE = (0.2, 4.0)  # reactions a second for one seat, and the largest burst


class ChatLog:
    """The last lines and the last reactions of one table; `tell` sends them to everybody after some were erased."""

    def __init__(self, lines: list[wire.ChatMessage], tell: Callable[[wire.Reply], None]) -> None:
        self._tell = tell
        self._keep(lines)

    def lines(self) -> list[wire.ChatMessage]:
        return sorted([*self._lines, *self._reactions], key=lambda line: line.number)

    def add(self, line: wire.ChatMessage) -> None:
        (self._lines if line.event is None else self._reactions).append(line)

    def reload(self, lines: list[wire.ChatMessage]) -> None:
        """Use the lines as they are stored; tell everybody if another worker has erased some."""
        before = self.lines()
        self._keep(lines)
        if self.lines() != before:
            self._tell(self.message())

    def message(self) -> wire.ChatHistory:
        return wire.ChatHistory(self.lines())

    def _keep(self, lines: list[wire.ChatMessage]) -> None:
        self._lines: deque[wire.ChatMessage] = deque(maxlen=chat_rows.CHAT_LINES_SENT)
        self._reactions: deque[wire.ChatMessage] = deque(maxlen=chat_rows.REACTIONS_SENT)
        for line in lines:
            self.add(line)

    def erase(self, seat: int) -> None:
        self._keep([line for line in self.lines() if line.seat != seat])
        self._tell(self.message())

    def has_reactions_from(self, event: int) -> bool:
        return any(line.event is not None and line.event >= event for line in self._reactions)

    def erase_reactions_from(self, event: int) -> None:
        """Forget the reactions to this event and to all after it: they were taken back."""
        if self.has_reactions_from(event):
            self._keep([line for line in self.lines() if line.event is None or line.event < event])
            self._tell(self.message())

    def has_reacted(self, seat: int, event: int) -> bool:
        return any(line.seat == seat and line.event == event for line in self._reactions)


class Nudges:
    """Limits how often one person nudges another."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, int], float] = {}

    def add(self, by: int, to: int, now: float, pause_seconds: float) -> None:
        if now - self._last.get((by, to), -pause_seconds) < pause_seconds:
            raise RequestError("too-soon", 429)
        self._last[by, to] = now


async def send_nudge(commands: Commands, message: seat_messages.Nudge) -> None:
    room = commands.room
    if message.seat not in room.acting_seats():
        raise RequestError("not-waiting", 409)
    pause = NUDGE_EVERY_SECONDS_OVER_DAYS if room.status.pace == "days" else NUDGE_EVERY_SECONDS
    room.nudges.add(commands.seat, message.seat, commands.registry.timer(), pause)
    room.audience.tell_everywhere(wire.Nudged(commands.seat), message.seat)
    commands.registry.send_nudge(room, message.seat)


async def send_chat_line(commands: Commands, message: seat_messages.Chat) -> None:
    text = " ".join(message.text.split())
    if any(unicodedata.category(letter) in FORBIDDEN_CATEGORIES for letter in text):
        raise RequestError("bad-message", place="text")  # PostgreSQL refuses NUL, and no screen shows the others
    phrases = QUICK_PHRASES if message.event is None else REACTIONS
    if bool(text) == bool(message.phrase) or (message.phrase and message.phrase not in phrases):
        raise RequestError("bad-message")
    if message.event is not None:
        check_reaction(commands, message.phrase, message.event)
    await add_chat_line(commands, text, message.phrase, message.event)


async def add_chat_line(commands: Commands, text: str, phrase: str, event: int | None) -> None:
    """Store the line and send it to everybody."""
    room, seat, now = commands.room, commands.seat, commands.registry.clock()
    said = {"seat": seat, "phrase": phrase, "text": text, "at": now, "event": event}
    number = await commands.registry.store.write(lambda connection: chat_rows.add_chat_line(connection, room.id, said))
    line = wire.ChatMessage(number, seat, text, phrase, now, event)
    room.chat.add(line)
    room.audience.tell_everywhere(line)


def check_reaction(commands: Commands, phrase: str, event: int) -> None:
    """Refuse a reaction to what not everybody may know, a second one to the same event, and too many."""
    room, seat = commands.room, commands.seat
    if not phrase or event >= room.views.count_events(None):
        raise RequestError("no-such-event" if phrase else "bad-message", place="event")
    if room.chat.has_reacted(seat, event):
        raise RequestError("already-reacted", 409)
    if not room.reaction_rates.take(str(seat)):
        raise RequestError("too-fast", 429)
