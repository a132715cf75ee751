"""Protocol lines of by-day games: most events give the arguments of one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from gorod.engine.by_day import by_day_events as e
from gorod.report.by_day.by_day_parts import in_hours, public_lines
from gorod.report.figures import figure, moment_name
from gorod.report.scribe import Args, Scribe, capital, numbers, printable
from gorod.report.view import View


def _published(scribe: Scribe, event: e.LinesPublished, _: View) -> Iterator[str]:
    """Yield a heading and the published lines, in the words and the language of the document."""
    names = tuple(scribe.name(seat) for seat in range(1, len(scribe.names) + 1))
    clauses = scribe.book.cite(event)
    yield scribe.say("protocol-lines-published", {"day": event.day}, clauses)
    for line in public_lines(scribe.book, names, event):
        yield f"  {line}"


def _position(_: Scribe, event: e.GameDaySet, __: View) -> Args:
    return {"alive": numbers(event.alive)}


def _clan(scribe: Scribe, event: e.ClanTold, _: View) -> Args:
    return {"seats": scribe.all_of(event.seats)}


def _aimed(
    scribe: Scribe, event: e.BallotEntered | e.LegendChosen | e.PlayerChosen, _: View
) -> Args:
    return {"seat": scribe.who(event.seat), "target": scribe.who(event.target)}


def _act(scribe: Scribe, event: e.ActEntered, view: View) -> Args:
    target = scribe.who(event.target) if event.target else scribe.texts.say("protocol-declined")
    return {**scribe.acting(view.player(event.seat).role or "", event.seat), "target": target}


def _seat(
    scribe: Scribe,
    event: e.SuicideDeclared | e.RemovalNoted | e.LegendPraised | e.BestPlayerNamed,
    _: View,
) -> Args:
    return {"seat": scribe.who(event.seat)}


def _text(scribe: Scribe, event: e.LegendWritten | e.ForecastEntered, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "text": printable(event.text)}


def _forecast(scribe: Scribe, event: e.ForecastEntered, view: View) -> Args:
    answer: str = scribe.book.rules.lines["forecast-entered"]
    return {**_text(scribe, event, view), "answer": answer}


def _question(scribe: Scribe, event: e.QuestionAnswered, _: View) -> Args:
    hours = figure(scribe.texts, in_hours(event.minutes))
    return {"seat": scribe.who(event.seat), "hours": hours}


def _of_day(scribe: Scribe, event: e.CodeEntered | e.ForecastCame, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "day": event.day}


def _coin(scribe: Scribe, event: e.CoinFell, _: View) -> Args:
    return {"seat": scribe.who(event.seat), "tied": numbers(event.tied)}


def _move(scribe: Scribe, event: e.MoveSettled, view: View) -> Args:
    target = scribe.who(event.target) if event.target else ""
    role = scribe.texts.say(f"role-{event.quest}")
    by = view.player(event.by).role if event.by else None
    who = scribe.acting(by, event.by)["role"] if by else ""
    why = f"clan-{event.why}" if event.quest == "mafia" and event.why else event.why
    return {
        "Role": capital(role),
        "gender": scribe.texts.gender(f"role-{event.quest}"),
        "result": event.result,
        "target": target,
        "why": why,
        "by": who,
    }


def _out(scribe: Scribe, event: e.PlayerOut, _: View) -> Args | None:
    """Return None for an execution: the line of the `Executed` event tells it, with the votes."""
    if event.cause == "execution":
        return None
    role = scribe.texts.say(f"role-{event.role}") if event.role else ""
    how = scribe.texts.say(f"left-{event.cause}")
    told = "yes" if role else "no"
    return {"seat": scribe.who(event.seat), "how": how, "role": role, "told": told}


def _votes(scribe: Scribe, event: e.VotesPublished, _: View) -> Args:
    cast = [(s, target) for s, target in enumerate(event.votes, 1) if target and s != event.void]
    counts = Counter(target for _, target in cast)
    told = [
        f"{scribe.who(target)} — {count} ({numbers(s for s, named in cast if named == target)})"
        for target, count in sorted(counts.items(), key=lambda row: (-row[1], row[0]))
    ]
    void = "yes" if event.void and event.votes[event.void - 1] else "no"
    who = scribe.who(event.void) if event.void else ""
    return {"votes": "; ".join(told) or "—", "void": void, "who": who}


def _executed(scribe: Scribe, event: e.Executed, _: View) -> Args:
    by_coin = "yes" if event.rule == "coin" else "no"
    role = scribe.texts.say(f"role-{event.role}")
    return {
        "seat": scribe.who(event.seat),
        "role": role,
        "votes": event.votes,
        "coin": by_coin,
    }


def _told(scribe: Scribe, event: e.RoleTold, _: View) -> Args:
    answer = scribe.texts.say(f"role-{event.answer}")
    return {"seat": scribe.who(event.seat), "target": scribe.who(event.target), "answer": answer}


def _closed(scribe: Scribe, event: e.DayClosed, _: View) -> Args | None:
    """Return the prizes and a note of a late publication; None if there are neither."""
    prizes = (
        ("protocol-best-legend", event.best_legend),
        ("protocol-praised", event.praised),
        ("protocol-best-player", event.best_player),
    )
    told = [scribe.texts.say(key, seat=scribe.who(seat)) for key, seat in prizes if seat]
    if event.favourites:
        chosen = scribe.all_of(event.favourites)
        told.append(scribe.texts.say("protocol-favourite", seats=chosen))
    if event.late:
        told.append(scribe.texts.say("protocol-late"))
    return {"told": "; ".join(told)} if told else None


def _stopped(_: Scribe, event: e.GameStopped, __: View) -> Args:
    return {"text": printable(event.text)}


def _revealed(scribe: Scribe, event: e.RolesRevealed, _: View) -> Args:
    told = ((moment_name(scribe.texts, f"D{day}"), seat) for day, seat in event.coins)
    coins = ", ".join(f"{day} → {scribe.who(seat)}" for day, seat in told)
    return {"coins": coins or "—"}


ARGUMENTS: dict[type, Callable[[Scribe, Any, View], Args | None]] = {
    e.GameDaySet: _position,
    e.ClanTold: _clan,
    e.BallotEntered: _aimed,
    e.ActEntered: _act,
    e.SuicideDeclared: _seat,
    e.RemovalNoted: _seat,
    e.LegendWritten: _text,
    e.ForecastEntered: _forecast,
    e.QuestionAnswered: _question,
    e.CodeEntered: _of_day,
    e.LegendChosen: _aimed,
    e.PlayerChosen: _aimed,
    e.LegendPraised: _seat,
    e.BestPlayerNamed: _seat,
    e.ForecastCame: _of_day,
    e.CoinFell: _coin,
    e.MoveSettled: _move,
    e.PlayerOut: _out,
    e.VotesPublished: _votes,
    e.Executed: _executed,
    e.RoleTold: _told,
    e.DayClosed: _closed,
    e.GameStopped: _stopped,
    e.RolesRevealed: _revealed,
}

LINES: dict[type, Callable[[Scribe, Any, View], Iterator[str]]] = {e.LinesPublished: _published}
"""Events that write their protocol lines themselves instead of filling one sentence."""
