"""`/n/…`: the page at which people end notices with one tap, or confirm an address.

It works without scripts and without a link of a game. Opening it changes nothing, because mail
programs open links by themselves; the button does. Mail programs with a button for it
(`List-Unsubscribe`) send the same request as the page.
"""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from gorod.i18n import Catalogue
from gorod.server.http.request_address import sender
from gorod.server.services import Services

Ask = Request[Any, Any, Any]
HTML = "text/html"
PATH = "/n/{token:str}"
LONGEST = 128
ANSWER = {"operation": "notice-answer"}


@get(PATH, opt={"operation": "page"}, include_in_schema=False, media_type=HTML)
async def notice_page(
    token: FromPath[str],
    request: Ask,
    lang: NamedDependency[str],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> Response[str]:
    """Return the page that says what the button would do."""
    word = await _meaning(services, request, token)
    return _page(texts, lang, word, button=word in ("leave", "confirm"))


@post(PATH, opt=ANSWER, include_in_schema=False, media_type=HTML, status_code=200)
async def notice_answer(
    token: FromPath[str],
    request: Ask,
    lang: NamedDependency[str],
    texts: NamedDependency[Catalogue],
    services: NamedDependency[Services],
) -> Response[str]:
    """Do what the page's button says; a second tap gets the same answer."""
    word = await _meaning(services, request, token)
    if word == "leave":
        await services.notify.subscriptions.leave(token)
        word = "left"
    elif word == "confirm":
        await services.notify.subscriptions.confirm(token)
        word = "confirmed"
    return _page(texts, lang, word, button=False)


async def _meaning(services: Services, request: Ask, token: str) -> str:
    """Return which text the page has: `leave`, `confirm`, or `nothing` if the token is unknown."""
    known = services.notify.subscriptions
    if len(token) <= LONGEST and await known.by_token(token) is not None:
        return "leave"
    if len(token) <= LONGEST and await known.waiting(token) is not None:
        return "confirm"
    services.allows("wrong-token", sender(request.scope))
    return "nothing"


def _page(texts: Catalogue, lang: str, word: str, *, button: bool) -> Response[str]:
    title, said = texts.say(f"notice-page-{word}-title"), texts.say(f"notice-page-{word}")
    tap = texts.say(f"notice-page-{word}-button") if button else ""
    form = f'<form method="post"><button type="submit">{escape(tap)}</button></form>'
    lines = [
        "<!doctype html>",
        f'<html lang="{lang}">',
        "<head>",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
        '<meta name="color-scheme" content="dark light">',
        '<meta name="robots" content="noindex">',
        f"<title>{escape(title)} · {escape(texts.say('page-title'))}</title>",
        '<link rel="stylesheet" href="/help/fonts.css">',
        '<link rel="stylesheet" href="/help/style.css">',
        '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">',
        "</head>",
        f"<body><main><h1>{escape(title)}</h1><p>{escape(said)}</p>",
        form if button else "",
        f'<p><a href="/">{escape(texts.say("notice-page-home"))}</a></p></main></body>',
        "</html>",
    ]
    return Response("\n".join(lines) + "\n", media_type=HTML)


HANDLERS = [notice_page, notice_answer]
