"""What people say to each other beside the game: a nudge, a line of the chat."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from touchline.server.messages import wire
from touchline.server.messages.errors import RequestError
from touchline.server.store import rows

if TYPE_CHECKING:
    from touchline.server.tables.commands import Commands

NUDGE_LIVE, NUDGE_DAYS = 30.0, 12 * 3600.0
UNWRITABLE = ("Cc", "Cs")  # control characters and halves of pairs
PHRASES = (
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


async def nudge(commands: Commands, message: wire.Nudge) -> None:
    room, key = commands.room, (commands.seat, message.seat)
    waiting = room.window.seats if room.window else room.table.to_act
    pause = NUDGE_DAYS if room.row.pace == "days" else NUDGE_LIVE
    if message.seat not in waiting:
        raise RequestError("not-waiting", 409)
    if commands.registry.timer() - room.nudged.get(key, -pause) < pause:
        raise RequestError("too-soon", 429)
    room.nudged[key] = commands.registry.timer()
    room.tell_everywhere(wire.Nudged(commands.seat), message.seat)


async def chat(commands: Commands, message: wire.Chat) -> None:
    seat, text = commands.seat, " ".join(message.text.split())
    if any(unicodedata.category(letter) in UNWRITABLE for letter in text):
        raise RequestError("bad-message", place="text")  # PostgreSQL takes no NUL, and no screen shows the others
    if bool(text) == bool(message.phrase) or (message.phrase and message.phrase not in PHRASES):
        raise RequestError("bad-message")
    room, now = commands.room, commands.registry.clock()
    said = {"seat": seat, "phrase": message.phrase, "text": text, "at": now}
    number = await commands.registry.store.write(lambda connection: rows.add_line(connection, room.row.id, said))
    line = wire.Line(number, seat, text, message.phrase, now)
    room.lines.append(line)
    room.tell_everywhere(line)
