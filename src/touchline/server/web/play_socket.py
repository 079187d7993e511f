"""The WebSocket of a seat or a spectator, from the handshake to the end."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket

from touchline.server.lobby.seating import find_own_seat
from touchline.server.messages.errors import RequestError, RoomClosed
from touchline.server.messages.wire import WIRE_VERSION
from touchline.server.tables.audience import OTHER_VERSION
from touchline.server.tables.commands import HINT_PREFIX, Commands
from touchline.server.web.connection_limits import limits
from touchline.server.web.request_checks import check_site
from touchline.server.web.socket import SocketConnection, TextChannel
from touchline.server.web.socket_protocol import channel_of
from touchline.server.web.visitors import check_guesses, client_address, count_guess, holdings_of, service_of


@websocket("/tables/{code:str}/play")
async def play(
    socket: WebSocket[Any, Any, Any],
    code: str,
    seat: int | None = None,
    since: int = 0,
    changes: bool = False,
    version: int = WIRE_VERSION,
) -> None:
    """Connect a seat, or a spectator if there is no seat, to its table.

    `changes`: see `wire.State`.  `version`: the wire's version of the client.  A page from before an update of the
    server is told to reload.
    """
    service = service_of(socket)
    try:
        check_site(socket)
        await check_guesses(socket, code)
        room = await service.registry.room(code)
        holding = None if seat is None else find_own_seat(room, seat, await holdings_of(socket)).secret_hash
        client = client_address(socket)
        if not limits.open_socket(client):
            raise RequestError("too-many-connections", 429)
    except RequestError as fault:
        count_guess(socket, fault)
        await socket.close(code=4000 + fault.status % 1000, reason=fault.code)
        return
    try:
        await socket.accept()
        if version != WIRE_VERSION:
            await socket.close(code=OTHER_VERSION, reason="other-version")
            return
        channel = channel_of(socket.scope)
        connection = SocketConnection(channel, seat, max(0, since), holding, changes)
        commands = Commands(service.registry, room, connection)
        # In a separate task, so that resuming it does not pass through all the layers of the framework.
        await asyncio.create_task(serve_connection(channel, commands))
    finally:
        limits.close_socket(client)


async def serve_connection(channel: TextChannel, commands: Commands) -> None:
    """Handle the messages of a connection until it is closed."""
    room, connection = commands.room, commands.connection
    try:
        async with room.lock:
            room.enter(connection)
        channel.handler = commands.start_pick
        while (said := await channel.next_text()) is not None:
            if said.startswith(HINT_PREFIX):  # a bot may think for seconds, and a pick does not wait for it
                commands.registry.run_in_background(commands.handle(said))
            else:
                await commands.handle(said)
    except RoomClosed:
        connection.drop()
    finally:
        room.leave(connection)
