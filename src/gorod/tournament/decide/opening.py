"""Decisions about the tournament itself: its name, its times, its regulation, its archive."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from gorod.rulebooks import BOOKS, OptionError, Rulebook
from gorod.scoring import TIES
from gorod.tournament import tournament_commands as c
from gorod.tournament import tournament_events as e
from gorod.tournament.about import About, trimmed, unsound_about
from gorod.tournament.decide.checks import Answer, Asked, stage_of
from gorod.tournament.denied import Denied
from gorod.tournament.ids import StageId
from gorod.tournament.participants import Office, Official
from gorod.tournament.points_book import build_of_tournament
from gorod.tournament.provenance import Provenance
from gorod.tournament.refusal_reasons import reason_named
from gorod.tournament.regulation import SHOWN_TO, PointsEdition, Regulation, Share, StagePlan
from gorod.tournament.round_times import unsound_times
from gorod.tournament.rounds import Round, RoundStatus
from gorod.tournament.state import Tournament

LONGEST_NAME = 100


def open_tournament(t: Tournament, command: c.Open, asked: Asked) -> Answer:
    if t.regulation is not None:
        return Denied("open-already")
    if not command.name.strip() or not asked.who:
        return Denied("name-missing")
    wrong = unsound(command.regulation) or unsound_about(command.about)
    if wrong is not None:
        return wrong
    about = trimmed(command.about)
    told = () if about == About() else (e.Described(command.name, about),)
    organiser = Official(asked.who, command.organiser or asked.who, (Office.ORGANISER,))
    return (
        e.Opened(command.name),
        *told,
        _regulated(command.regulation),
        e.Appointed(organiser),
    )


def describe(_: Tournament, command: c.Describe, __: Asked) -> Answer:
    """Change the name and the facts for people at any time: no game depends on them."""
    name = " ".join(command.name.split())
    if not name:
        return Denied("name-missing")
    if len(name) > LONGEST_NAME:
        return Denied("about-text", ("name", str(LONGEST_NAME)))
    wrong = unsound_about(command.about)
    return (e.Described(name, trimmed(command.about)),) if wrong is None else wrong


def read_archive(t: Tournament, command: c.ReadArchive, asked: Asked) -> Answer:
    """Note that an archive was read; the log has checked that the chain is its own."""
    if not command.name.strip() or asked.who in t.officials or asked.who in t.players:
        return Denied("name-missing")
    former = tuple(own.id for own in t.officials.values() if own.offices)
    read = Provenance(
        by=asked.who,
        name=command.name,
        at=asked.at,
        head=command.head,
        entries=command.entries,
        continued=command.continued,
        former=former,
    )
    return (e.ArchiveTaken(read),)


def schedule(t: Tournament, command: c.Schedule, _: Asked) -> Answer:
    """Set the times of rounds whenever they must change: rounds are late at every tournament."""
    plan = stage_of(t, command.stage)
    if isinstance(plan, Denied):
        return plan
    wrong = unsound_times(command.times, plan)
    return (e.Scheduled(command.stage, command.times),) if wrong is None else wrong


def put_away(t: Tournament, _: c.PutAway, __: Asked) -> Answer:
    return Denied("away-already") if t.away else (e.PutAside(away=True),)


def bring_back(t: Tournament, _: c.BringBack, __: Asked) -> Answer:
    return (e.PutAside(away=False),) if t.away else Denied("not-away")


def mark_paid(t: Tournament, command: c.MarkPaid, _: Asked) -> Answer:
    """Note that a fee is paid; no rule depends on it."""
    player = t.who(command.player)
    if player not in t.signed_up:
        return Denied("not-signed-up", (player,))
    return (e.FeeMarked(player, command.paid),)


def regulate(t: Tournament, command: c.Regulate, _: Asked) -> Answer:
    """Change the regulation; what a signed game was judged and scored by has to stay.

    Once a game is signed, a change needs a reason.
    """
    told = command.regulation
    wrong = unsound(told)
    if wrong is not None:
        return wrong
    gone = {own.stage for own in t.rounds.values()} - {s.id for s in told.stages}
    if gone:
        return Denied("stage-in-use", tuple(sorted(gone)))
    denied = next(_frozen(t, told), None)
    if denied is not None:
        return denied
    if signed(t) and not command.reason.strip():
        return Denied("reason-missing")
    shown = tuple(key for key, own in _beyond(t, told) if own.status == RoundStatus.RELEASED)
    if shown:
        return Denied("round-in-use", shown)
    return (_regulated(told), *_dropped(t, told))


def signed(t: Tournament) -> bool:
    """Whether a game of this tournament was ever signed."""
    return any(game.sheets for game in t.games.values())


def _frozen(t: Tournament, told: Regulation) -> Iterator[Denied]:
    """Yield what signed games were played by and the new regulation would change."""
    now = t.regulation
    if now is None or not signed(t):
        return
    for name in FROZEN:
        if getattr(now, name) != getattr(told, name):
            yield Denied(reason_named(f"frozen-{name}"))
    begun = {game.stage for game in t.games.values() if game.sheets}
    for plan in now.stages:
        if plan.id in begun and _counted(plan) != _counted(told.stage(plan.id)):
            yield Denied("frozen-stage", (plan.id,))
        elif plan.id in t.finished and plan != told.stage(plan.id):
            yield Denied("stage-finished", (plan.id,))


FROZEN = ("rulebook", "options", "seats", "points")
"""The fields that decide and score a game."""


def _counted(plan: StagePlan | None) -> object:
    """Return the fields of a stage that decide how its games count."""
    return plan and (plan.kind, plan.sources, plan.carries, plan.distance)


def _beyond(t: Tournament, told: Regulation) -> Iterator[tuple[str, Round]]:
    """Yield the rounds that exist and that the new regulation no longer has."""
    for key, own in t.rounds.items():
        plan = told.stage(own.stage)
        if plan is not None and own.number > plan.rounds:
            yield key, own


def _dropped(t: Tournament, told: Regulation) -> Iterator[e.RoundsDropped]:
    numbers: dict[StageId, tuple[int, ...]] = {}
    for _, own in _beyond(t, told):
        numbers[own.stage] = (*numbers.get(own.stage, ()), own.number)
    yield from (e.RoundsDropped(stage, rounds) for stage, rounds in numbers.items())


def _regulated(regulation: Regulation) -> e.Regulated:
    return e.Regulated(regulation, build_of_tournament(regulation))


def unsound(told: Regulation) -> Denied | None:
    """Return the first thing that is wrong with a regulation, or None."""
    return next(_faults(told), None)


def _faults(told: Regulation) -> Iterator[Denied]:
    book = BOOKS.get(told.rulebook)
    if book is None:
        yield Denied("rulebook-unknown", (told.rulebook,))
        return
    if not book.format.scored:
        yield Denied("rulebook-without-table", (told.rulebook,))
    elif told.seats not in book.sizes:
        yield Denied("size", (str(told.seats),), cited_size(book.citations))
    else:
        try:
            book.chosen(told.options, told.seats)
        except OptionError as error:
            yield Denied("options", error.options, error.conflict.clause if error.conflict else "")
    yield from _stages(told)
    if told.points is not None:
        yield from _points(told.points, book)
    if any(audience not in SHOWN_TO for audience in _audiences(told)):
        yield Denied("audience", tuple(_audiences(told)))
    if told.hidden is not None and told.stage(told.hidden.stage) is None:
        yield Denied("stage-unknown", (told.hidden.stage,))


def cited_size(citations: object) -> str:
    """Return the clause that says how many people play; empty if the document has none."""
    table = citations if isinstance(citations, dict) else {}
    return next(iter(table.get("table-size", ())), "")


def _audiences(told: Regulation) -> tuple[str, ...]:
    sight = told.sight
    return (sight.seating, sight.protocols, sight.standings, sight.protests)


def _stages(told: Regulation) -> Iterator[Denied]:
    known: list[str] = []
    if not told.stages:
        yield Denied("no-stages")
    for plan in told.stages:
        if not plan.id or plan.id in known or not plan.id.replace("-", "").isalnum():
            yield Denied("stage-id", (plan.id,))
        if plan.rounds < 1 or plan.tables < 1:
            yield Denied("stage-empty", (plan.id,))
        for source in plan.sources:
            if source.stage not in known or not 1 <= source.first <= source.last:
                yield Denied("stage-source", (plan.id, source.stage))
        known.append(plan.id)


def _points(points: PointsEdition, book: Rulebook) -> Iterator[Denied]:
    teams = frozenset(book.rules.teams.values())
    best, outcomes = points.best_moves or {}, points.outcomes or {}
    named = {*(points.win or {}), *best, *(team for own in best.values() for team in own.sought)}
    named |= {team for worth in outcomes.values() for team in worth}
    named |= outcomes.keys() - {*book.rules.results}
    if named - teams:
        yield Denied("winners-unknown", tuple(sorted(named - teams)))
    keys = {rule for rule, _ in TIES}
    strange = tuple(rule for rule in points.ties or () if rule not in keys)
    if strange:
        yield Denied("tie-break-unknown", strange)
    if points.compensation is not None:
        told = points.compensation
        numbers = (told.most, told.share) if isinstance(told, Share) else (told.step,)
        for number in numbers:
            try:
                Fraction(number)
            except (ValueError, ZeroDivisionError):
                yield Denied("number", (number,))
