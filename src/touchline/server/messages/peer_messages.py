"""The messages from worker to worker that are not stored, and their envelope."""

from __future__ import annotations

import msgspec

from touchline.server.messages.wire import ChatMessage, CheckCards, Nudged, Proposal, Rematch, ServerMessage


class Here(ServerMessage, tag="here"):
    """The seats that are connected to the sending worker."""

    seats: list[int]
    watching: int
    looking: list[int] = []


class WhoIsHere(ServerMessage, tag="who"):
    """A worker has opened this table, and asks the others for `Here`."""


Broadcast = Nudged | CheckCards | ChatMessage | Proposal | Rematch
PeerMessage = Broadcast | Here | WhoIsHere


class PeerEnvelope(msgspec.Struct):
    """A message to other workers that is not stored: for one seat, or for all."""

    reply: PeerMessage
    seat: int | None = None


peer_decoder = msgspec.json.Decoder(PeerEnvelope)
