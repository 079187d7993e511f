"""HTTP for notices: my subscriptions, adding and removing one, and the links in a notice."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, delete, get, post

from touchline import texts
from touchline.server.lobby.seating import check_host
from touchline.server.messages.errors import RequestError
from touchline.server.messages.notice_bodies import (
    NoticeInfo,
    Subscribe,
    SubscriptionInfo,
    TableWebhook,
    TableWebhookInfo,
)
from touchline.server.notices.subscription_service import SubscriptionService
from touchline.server.store import subscriptions
from touchline.server.web.openapi_errors import REFUSALS
from touchline.server.web.parameters import CodeParam, IdParam
from touchline.server.web.visitors import holdings_of, limit_new_tables, person_of, service_of


def subscriptions_of(request: Request[Any, Any, Any]) -> SubscriptionService:
    service: SubscriptionService = request.app.state.subscription_service
    return service


def known_person(request: Request[Any, Any, Any]) -> str:
    person = person_of(request)
    if person is None:
        raise RequestError("not-seated", 403)
    return person


@get("/notices", summary="How I am told that it is my turn", responses=REFUSALS)
async def my_subscriptions(request: Request[Any, Any, Any]) -> NoticeInfo:
    return await subscriptions_of(request).info(person_of(request) or "")


@post("/notices", summary="Add a subscription: a browser, a webhook, a mail address", responses=REFUSALS)
async def subscribe(request: Request[Any, Any, Any], data: Subscribe) -> SubscriptionInfo:
    limit_new_tables(request)
    return await subscriptions_of(request).add(known_person(request), data)


@delete("/notices/{subscription:str}", status_code=200, summary="Remove a subscription of mine", responses=REFUSALS)
async def unsubscribe(request: Request[Any, Any, Any], subscription: IdParam) -> dict[str, bool]:
    person, store = known_person(request), service_of(request).registry.store
    return {"removed": await store.write(lambda connection: subscriptions.remove(connection, subscription, person))}


@get("/tables/{code:str}/webhook", summary="Where this table tells whose turn it is", responses=REFUSALS)
async def table_webhook(request: Request[Any, Any, Any], code: CodeParam) -> TableWebhookInfo:
    room = await service_of(request).registry.room(code)
    return await subscriptions_of(request).table_webhook(room.id)


@post(
    "/tables/{code:str}/webhook",
    status_code=200,
    summary="The host sets or removes the table's webhook",
    responses=REFUSALS,
)
async def set_table_webhook(request: Request[Any, Any, Any], code: CodeParam, data: TableWebhook) -> SubscriptionInfo:
    room = await service_of(request).registry.room(code)
    check_host(room, await holdings_of(request))
    limit_new_tables(request)
    return await subscriptions_of(request).set_table_webhook(room.id, data)


@get("/off/{subscription:str}", include_in_schema=False)
async def switch_off(request: Request[Any, Any, Any], subscription: IdParam, sure: bool = False) -> Response[bytes]:
    """Handle the link in a notice: it asks first, because mail programs open links before people do."""
    own = texts.Texts(language_of(request))
    if not sure:
        return plain_page(f'<p><a href="/off/{escape(subscription)}?sure=1">{escape(own.say("ui-notice-off"))}</a>')
    store = service_of(request).registry.store
    await store.write(lambda connection: subscriptions.remove(connection, subscription))
    return plain_page(f"<p>{escape(own.say('ui-notice-off-done'))}")


@get("/on/{subscription:str}", include_in_schema=False)
async def confirm(request: Request[Any, Any, Any], subscription: IdParam) -> Response[bytes]:
    """Handle the link in the first mail to an address."""
    store = service_of(request).registry.store
    if not await store.write(lambda connection: subscriptions.confirm(connection, subscription)):
        raise RequestError("not-found", 404)
    return plain_page(f"<p>{escape(texts.Texts(language_of(request)).say('ui-notice-on-done'))}")


def language_of(request: Request[Any, Any, Any]) -> str:
    wanted = request.headers.get("accept-language", "en")[:2].lower()
    return next((each for each in texts.LANGUAGES if each[:2] == wanted), "en")


def plain_page(body: str) -> Response[bytes]:
    head = "<!doctype html><meta charset=utf-8><meta name=viewport content=width=device-width><title>Touchline</title>"
    return Response(f"{head}<h1>Touchline</h1>{body}".encode(), media_type="text/html")


API: list[Any] = [my_subscriptions, subscribe, unsubscribe, table_webhook, set_table_webhook]
PAGES: list[Any] = [switch_off, confirm]
