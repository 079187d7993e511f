"""Chat and nudges between the people at a table."""

from __future__ import annotations

import unicodedata
from collections import deque
from typing import TYPE_CHECKING

from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows

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


class ChatLog:
    """The last lines of the chat of one table."""

    def __init__(self, lines: list[wire.ChatMessage]) -> None:
        self._lines = deque(lines, maxlen=rows.CHAT_LINES_SENT)

    def lines(self) -> list[wire.ChatMessage]:
        return list(self._lines)

    def add(self, line: wire.ChatMessage) -> None:
        self._lines.append(line)

    def reload(self, lines: list[wire.ChatMessage]) -> None:
        """Use the lines as they are stored."""
        self._lines = deque(lines, maxlen=rows.CHAT_LINES_SENT)

    def erase(self, seat: int) -> None:
        self._lines = deque((line for line in self._lines if line.seat != seat), maxlen=rows.CHAT_LINES_SENT)


class Nudges:
    """Limits how often one person nudges another."""

    def __init__(self) -> None:
        self._last: dict[tuple[int, int], float] = {}

    def add(self, by: int, to: int, now: float, pause_seconds: float) -> None:
        if now - self._last.get((by, to), -pause_seconds) < pause_seconds:
            raise RequestError("too-soon", 429)
        self._last[by, to] = now


async def send_nudge(commands: Commands, message: wire.Nudge) -> None:
    room = commands.room
    waiting = room.window.seats if room.window else room.table.to_act
    if message.seat not in waiting:
        raise RequestError("not-waiting", 409)
    pause = NUDGE_EVERY_SECONDS_OVER_DAYS if room.row.pace == "days" else NUDGE_EVERY_SECONDS
    room.nudges.add(commands.seat, message.seat, commands.registry.timer(), pause)
    room.audience.tell_everywhere(wire.Nudged(commands.seat), message.seat)
    if commands.registry.on_nudge is not None:
        commands.registry.run_in_background(commands.registry.on_nudge(room, message.seat))


async def send_line(commands: Commands, message: wire.Chat) -> None:
    seat, text = commands.seat, " ".join(message.text.split())
    if any(unicodedata.category(letter) in FORBIDDEN_CATEGORIES for letter in text):
        raise RequestError("bad-message", place="text")  # PostgreSQL refuses NUL, and no screen shows the others
    if bool(text) == bool(message.phrase) or (message.phrase and message.phrase not in QUICK_PHRASES):
        raise RequestError("bad-message")
    room, now = commands.room, commands.registry.clock()
    said = {"seat": seat, "phrase": message.phrase, "text": text, "at": now}
    number = await commands.registry.store.write(lambda connection: rows.add_chat_line(connection, room.row.id, said))
    line = wire.ChatMessage(number, seat, text, message.phrase, now)
    room.chat.add(line)
    room.audience.tell_everywhere(line)
