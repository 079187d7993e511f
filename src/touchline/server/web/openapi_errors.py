"""The errors that the OpenAPI document lists for every call."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from touchline.server.messages.bodies import ErrorBody

REFUSALS = {
    status: ResponseSpec(ErrorBody, generate_examples=False, description=meaning)
    for status, meaning in (
        (400, "What was sent makes no sense, or does not fit the title"),
        (403, "Not your seat, or not yours to do"),
        (404, "There is no such table, title or card set"),
        (409, "Not in this state of the table"),
        (413, "Too large"),
        (415, "The body is not JSON"),
        (429, "Too many"),
    )
}
