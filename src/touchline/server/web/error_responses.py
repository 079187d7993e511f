"""Checks before every route, and the answers to errors: a code, and nothing that a stranger should not learn."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from touchline.server.messages.bodies import ErrorBody
from touchline.server.messages.errors import RequestError
from touchline.server.web import client_files
from touchline.server.web.request_checks import check_request
from touchline.server.web.visitors import check_guesses, count_guess

log = logging.getLogger("touchline.app")


async def check_before_route(request: Request[Any, Any, Any]) -> None:
    """Refuse requests of other sites and of clients that guess codes."""
    await check_request(request)
    if "code" in request.path_params and request.url.path.startswith("/api/"):
        await check_guesses(request, str(request.path_params["code"]))


def error_response(request: Request[Any, Any, Any], fault: RequestError) -> Response[Any]:
    count_guess(request, fault)
    if fault.status == 404 and client_files.wants_page(request):
        return client_files.page(404)
    return Response(ErrorBody(fault.code, fault.place, fault.facts), status_code=fault.status)


def framework_error_response(request: Request[Any, Any, Any], fault: HTTPException) -> Response[Any]:
    """Return Litestar's own errors in our form, without the data that was sent."""
    if fault.status_code == 404 and client_files.wants_page(request):
        return client_files.page(404)
    codes = {400: "bad-request", 404: "not-found", 405: "not-allowed", 413: "too-large"}
    extra = fault.extra if isinstance(fault.extra, list) else []
    place = ", ".join(str(each.get("key", "")) for each in extra if isinstance(each, dict))
    status = fault.status_code
    return Response(ErrorBody(codes.get(status, "refused"), place), status_code=status)


def failure_response(_: Any, fault: Exception) -> Response[ErrorBody]:
    log.error("request failed", exc_info=fault)
    return Response(ErrorBody("server-error"), status_code=500)
