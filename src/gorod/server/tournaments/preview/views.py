"""Try commands on a copy of the tournament, compare the result, and discard it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction

from gorod.i18n import Catalogue
from gorod.scoring import as_json
from gorod.server.tournaments.live_tournament import LiveTournament, Sender
from gorod.server.tournaments.overview.views import regulated
from gorod.server.tournaments.preview.schemas import ForeseenView, MovedView
from gorod.server.tournaments.tournament_requests import TournamentCommands
from gorod.tournament.denied import Denied
from gorod.tournament.ids import PersonId
from gorod.tournament.messages import refusal
from gorod.tournament.regulation import Circle
from gorod.tournament.rounds import round_key
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.standings.standings_rows import StandingsRow
from gorod.tournament.state import Tournament
from gorod.tournament.visibility import audience


def foreseen(
    stream: LiveTournament, sender: Sender, asked: TournamentCommands, texts: Catalogue
) -> ForeseenView:
    """Return why the commands would be refused, or whose place or total would change."""
    before = stream.t
    after = stream.imagined(sender, asked)
    if isinstance(after, Denied):
        return ForeseenView(refusal(texts, before, after), after.why)
    then = after.tournament
    return ForeseenView(
        # Judges of tables learn nothing of standings that are withheld.
        moved=()
        if audience(before, sender.by.who) == Circle.JUDGES
        else tuple(_moved(before, then)),
        games=tuple(key for key in then.games if key not in before.games),
        unlocked=tuple(
            round_key(own.stage, own.number)
            for key, own in then.rounds.items()
            if key in before.rounds and before.rounds[key].locked and not own.locked
        ),
    )


def _moved(before: Tournament, after: Tournament) -> Iterator[MovedView]:
    """Yield rows that would change, also of players who would lose their only game."""
    was, comes = Ledger(), Ledger()
    for plan in regulated(after).stages:
        old = {line.player: line for line in was.table(before, Scope(plan.id)).lines}
        new = {line.player: line for line in comes.table(after, Scope(plan.id)).lines}
        for player in (*new, *(own for own in old if own not in new)):
            (place, total), (place_after, total_after) = _told(old, player), _told(new, player)
            if (place, total) != (place_after, total_after):
                totals = as_json(total), as_json(total_after)
                name = after.nickname(player)
                yield MovedView(plan.id, player, name, place, place_after, *totals)


def _told(lines: Mapping[PersonId, StandingsRow], player: PersonId) -> tuple[int, Fraction]:
    line = lines.get(player)
    return (0, Fraction()) if line is None else (line.row.place, line.row.total)
