"""HTTP for notices: my subscriptions, adding and removing one, and the links in a notice."""

from __future__ import annotations

from html import escape
from typing import Any, Final

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

PAGE: Final = (  # colours and font are the browser's own, light or dark as its reader wants
    "<!doctype html><html lang={lang}><meta charset=utf-8><meta name=viewport content=width=device-width>"
    '<meta name=color-scheme content="light dark"><title>Touchline</title>'
    '<body style="font:1.2rem/1.5 system-ui,sans-serif;max-width:32rem;margin:12vh auto;padding:0 1.5rem">'
    '<h1><a href="/" style="color:inherit;text-decoration:none">Touchline</a></h1><p>{body}</p>'
)


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
    """Handle the link in a notice."""
    if not sure:
        return ask_first(request, f"/off/{subscription}", "ui-notice-off")
    store = service_of(request).registry.store
    await store.write(lambda connection: subscriptions.remove(connection, subscription))
    return plain_page(request, "ui-notice-off-done")


@get("/on/{subscription:str}", include_in_schema=False)
async def confirm(request: Request[Any, Any, Any], subscription: IdParam, sure: bool = False) -> Response[bytes]:
    """Handle the link in the first mail to an address."""
    if not sure:
        return ask_first(request, f"/on/{subscription}", "ui-notice-on")
    store = service_of(request).registry.store
    if not await store.write(lambda connection: subscriptions.confirm(connection, subscription)):
        raise RequestError("not-found", 404)
    return plain_page(request, "ui-notice-on-done")


def language_of(request: Request[Any, Any, Any]) -> str:
    wanted = request.headers.get("accept-language", "en")[:2].lower()
    return next((each for each in texts.LANGUAGES if each[:2] == wanted), "en")


def ask_first(request: Request[Any, Any, Any], path: str, text: str) -> Response[bytes]:
    """Answer with a link to tap: mail programs open the links of a mail before people do."""
    return plain_page(request, text, f"{path}?sure=1")


def plain_page(request: Request[Any, Any, Any], text: str, link: str = "") -> Response[bytes]:
    """Return a page of one sentence, in the reader's language and theme, without the client."""
    lang = language_of(request)
    said = escape(texts.Texts(lang).say(text))
    body = f'<a href="{escape(link)}">{said}</a>' if link else said
    return Response(PAGE.format(lang=lang, body=body).encode(), media_type="text/html")


API: list[Any] = [my_subscriptions, subscribe, unsubscribe, table_webhook, set_table_webhook]
PAGES: list[Any] = [switch_off, confirm]
