"""Papers with links: the holder of a link may do what it allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gorod.i18n import Catalogue
from gorod.tournament.files.typst_pages import PrintPage, qr
from gorod.tournament.heading import first_start, heading, start_text
from gorod.tournament.ids import PersonId
from gorod.tournament.messages import named, stage_title
from gorod.tournament.points_book import book_of
from gorod.tournament.rounds import Round
from gorod.tournament.state import Tournament

SIZES = ((24, 44), (48, 34), (80, 26))
"""Pairs of a length in letters and the font size of a name of up to that length on a poster."""
MOST = 4
"""How many of the next tables a judge's page lists: more would need a second one."""


def judges_sheet(
    t: Tournament, links: Mapping[PersonId, str], rounds: Sequence[Round], texts: Catalogue
) -> PrintPage:
    """Return a page for each official who has a link, with their tables in these rounds."""
    return {
        "lang": texts.lang,
        "title": t.name,
        "event": _several(t.name, heading(t, texts).line),
        "scan": texts.say("paper-judge-scan"),
        "warning": texts.say("paper-own-link"),
        "people": [
            {
                "name": named(t, official),
                "offices": ", ".join(
                    texts.say(f"paper-office-{office}") for office in t.officials[official].offices
                ),
                "url": url,
                "qr": qr(url),
                "tables": _tables(t, official, rounds, texts)[:MOST],
            }
            for official, url in links.items()
        ],
    }


def _tables(
    t: Tournament, official: str, rounds: Sequence[Round], texts: Catalogue
) -> list[PrintPage]:
    found = []
    for own in rounds:
        if own.locked:
            continue
        plan = t.plan(own.stage)
        stage = own.stage if plan is None else stage_title(t, plan, texts)
        for at, (table, judge) in enumerate(zip(own.tables, own.judges, strict=False), 1):
            if judge == official:
                title = texts.say("paper-judge-table", stage=stage, round=own.number, table=at)
                seats = [(seat, t.nickname(player)) for seat, player in enumerate(table, 1)]
                start = start_text(t, own.stage, own.number, texts)
                found.append({"title": _several(title, start), "seats": seats})
    return found


def strips_sheet(t: Tournament, links: Mapping[PersonId, str], texts: Catalogue) -> PrintPage:
    """Return a strip for each player who has a link."""
    return {
        "lang": texts.lang,
        "title": t.name,
        "event": t.name,
        "when": heading(t, texts).line,
        "scan": texts.say("paper-player-scan"),
        "about": texts.say("paper-player-about"),
        "people": [
            {"nickname": t.nickname(player), "qr": qr(url)} for player, url in links.items()
        ],
    }


def poster_sheet(t: Tournament, url: str, texts: Catalogue) -> PrintPage:
    """Return a poster for the wall; its code leads to the sign-up."""
    book = "" if t.regulation is None else book_of(t.regulation).title(texts.lang)
    size = next((size for most, size in SIZES if len(t.name) <= most), 20)
    return {
        "lang": texts.lang,
        "title": t.name,
        "name": t.name,
        "book": book,
        "size": size,
        "when": heading(t, texts).when,
        "start": _told(texts, "paper-starts-at", start=first_start(t, texts)),
        "where": _several(t.about.place, t.about.address),
        "fee": _told(texts, "paper-fee", fee=t.about.fee),
        "contacts": ", ".join(t.about.contacts.split("\n")),
        "call": texts.say("paper-poster"),
        "about": texts.say("paper-poster-about"),
        "url": url,
        "qr": qr(url),
    }


def _several(*parts: str) -> str:
    """Join the parts that are not empty."""
    return ", ".join(part for part in parts if part)


def _told(texts: Catalogue, message: str, **args: str) -> str:
    """Return the sentence if all its arguments are known, else nothing."""
    return texts.say(message, **args) if all(args.values()) else ""
