"""Writes notices in the language of the addressee, with words from the catalogues only.

Everybody gets the same words for the same thing.
"""

from __future__ import annotations

from urllib.parse import quote, urlsplit

import msgspec

from gorod.i18n import catalogue
from gorod.server.notify.channels import Message
from gorod.server.notify.notices import NoticeKind
from gorod.server.store.stored_rows import Outgoing, Subscription

LEAVE = "/n/"
OF_TOURNAMENTS = frozenset(
    {NoticeKind.ROUND_STARTS, NoticeKind.SEATING_RELEASED, NoticeKind.PROTEST_DECIDED}
)


def composed(row: Outgoing, by: Subscription, url: str, seconds: int) -> Message:
    """Return a notice as a message for one subscription."""
    texts = catalogue(by.lang)
    params = msgspec.json.decode(row.params, type=dict[str, str])
    told = {**params, "host": urlsplit(url).netloc}
    return Message(
        id=row.key,
        address=by.address,
        lang=by.lang,
        title=texts.say(f"notice-{row.kind}-title", **told),
        text=texts.say(f"notice-{row.kind}", **told),
        url=f"{url}{_page(row)}",
        leave=f"{url}{LEAVE}{by.leave}",
        subscription=by.id,
        seconds=seconds,
    )


def confirming(row: Outgoing, by: Subscription, url: str, code: str) -> Message:
    """Return the message that asks the reader of an address whether they want notices there."""
    texts, host = catalogue(by.lang), urlsplit(url).netloc
    return Message(
        id=row.key,
        address=by.address,
        lang=by.lang,
        title=texts.say("notice-confirm-title", host=host),
        text=texts.say("notice-confirm", host=host),
        url=f"{url}{LEAVE}{code}",
        leave="",
    )


def _page(row: Outgoing) -> str:
    """Return a page without secrets; the browser of a person with a link knows the link already."""
    if row.kind in OF_TOURNAMENTS:
        return f"/t/{quote(row.table, safe='')}"
    return "/"
