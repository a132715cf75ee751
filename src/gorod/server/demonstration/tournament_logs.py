"""The logs of the demonstration's tournaments, made by giving commands one by one.

One tournament is over, the other is under way. The games of both are records that come with the
package.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta
from importlib.resources import files

from gorod.engine.struct import replace
from gorod.record import format_record, parse
from gorod.record.parse import Record
from gorod.tournament import tournament_commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.ids import NOBODY, ClubId, PersonId, ProtestId, StageId
from gorod.tournament.log import Log
from gorod.tournament.participants import Club, Office, Official, Player
from gorod.tournament.regulation import Regulation, Source, StagePlan
from gorod.tournament.seating import SeatingRequest, seat, shape_of
from gorod.tournament.seating_numbers import drafts
from gorod.tournament.state import Tournament

CLUB = "Белые ночи"
CUP = "Кубок Белых ночей"
LEAGUE = "Осенняя лига"
RULES = "fiim-2019"
STAGE = StageId("q")
CHIEF, SECRETARY = PersonId("chief"), PersonId("secretary")
PROTEST = ProtestId("protest-1")
OFFICIALS = (
    Official(CHIEF, "Марианна Петровская", (Office.CHIEF, Office.COMMITTEE)),
    Official(SECRETARY, "Игорь Лапин", (Office.SECRETARY,)),
    Official(PersonId("judge-1"), "Архивариус", (Office.JUDGE,)),
    Official(PersonId("judge-2"), "Метроном", (Office.JUDGE,)),
)
CLUBS = (
    Club(ClubId("white"), CLUB, "Санкт-Петербург"),
    Club(ClubId("cat"), "Чёрный кот", "Москва"),
    Club(ClubId("volga"), "Волжский берег", "Казань"),
)
LEAGUE_NAMES = (
    *("Тень", "Графиня", "Слава", "Профессор", "Лиса", "Барон", "Кот", "Нота", "Штурман", "Вега"),
    *("Искра", "Гамбит", "Маэстро", "Эхо", "Юнга", "Сфинкс", "Оливия", "Ратибор", "Чайка", "Ясень"),
)
LEAGUE_PLAYED = 2
"""How many rounds of the league are over when the demonstration begins."""
SEARCH = 0.2
"""Seconds of the search for its seating, for which the server's start has to wait."""
MINUTE = timedelta(minutes=1)
LONG_AGO = datetime.fromisoformat("2026-11-07T11:00:00+03:00")
"""The date in the records."""
OPEN = ("penalty-due", "consent-waits", "consent-on-word")


def records() -> list[Record]:
    """Return the bundled games in their order."""
    folder = files("gorod.data").joinpath("tournament")
    texts = sorted((f.name, f.read_text("utf-8")) for f in folder.iterdir())
    return [parse(text, name) for name, text in texts if name.endswith(".mgn")]


def cup_log(organiser: PersonId) -> Log:
    """Return the log of a finished tournament at one table, with a protest."""
    played = records()
    names = sorted({line.name for record in played for line in record.header.seats})
    plan = StagePlan(STAGE, "qualification", len(played), 1)
    written = _Written(organiser, LONG_AGO)
    written.open(CUP, Regulation(RULES, (plan,), players=len(names)), names)
    ids = {player.nickname: player.id for player in written.t.players.values()}
    for number, record in enumerate(played, 1):
        table = tuple(ids[line.name] for line in record.header.seats)
        written.do(c.DraftSeating(STAGE, number, (table,), (PersonId("judge-1"),)))
        written.round(number, [record])
        if number == 1:
            written.protest(table[4])
        written.do(c.LockRound(STAGE, number))
    written.now += 30 * MINUTE
    written.do(c.FinishStage(STAGE))
    return written.log


def league_log(organiser: PersonId, name: str, now: datetime) -> Log:
    """Return the log of a tournament at two tables whose first rounds are over."""
    stages = (
        StagePlan(STAGE, "qualification", 6, 2),
        StagePlan(StageId("f"), "final", 3, 1, sources=(Source(STAGE, 1, 10),), carries=True),
    )
    written = _Written(organiser, now - timedelta(hours=3))
    written.open(name, Regulation(RULES, stages, players=len(LEAGUE_NAMES)), LEAGUE_NAMES)
    wish = SeatingRequest(shape_of(len(LEAGUE_NAMES), 2, 6), seed=7, seconds=SEARCH)
    for command in drafts(written.t, STAGE, seat(wish).rounds, 1, source="seed 7", reason=""):
        written.do(command)
    played = records()
    for number in range(1, LEAGUE_PLAYED + 1):
        written.round(number, played[2 * number - 2 : 2 * number])
        written.do(c.LockRound(STAGE, number))
    return written.log


class _Written:
    """Gives commands, one per minute; a refused one would be a bug of this module."""

    def __init__(self, organiser: PersonId, now: datetime) -> None:
        self.log, self.organiser, self.now = Log(), organiser, now

    @property
    def t(self) -> Tournament:
        return self.log.tournament

    def do(self, command: c.Command, who: PersonId = NOBODY) -> None:
        after = self.log.then(command, who or self.organiser, self.now.isoformat())
        if isinstance(after, Denied):
            raise TypeError(f"{command}: {after}")
        self.log = after
        self.now += MINUTE / 10

    def open(self, name: str, regulation: Regulation, names: Sequence[str]) -> None:
        self.do(c.Open(name, regulation, CLUB))
        for command in _people(names):
            self.do(command)
        entered = tuple(self.t.players)
        self.do(c.EnterStage(STAGE, entered))

    def round(self, number: int, played: Sequence[Record]) -> None:
        """Take a round from its draft to the second signatures."""
        self.do(c.ConfirmSeating(STAGE, number))
        self.do(c.ReleaseSeating(STAGE, number))
        self.now += 10 * MINUTE
        for game, record in zip(list(self.t.games_of(STAGE, number)), played, strict=True):
            names = [self.t.nickname(player) for player in game.players]
            tags = {"event": self.t.name, "round": str(number), "table": str(game.table)}
            self.do(c.StartGame(game.id), game.judge)
            self.do(c.SignGame(game.id, _named(record, names, tags)), game.judge)
        self.now += 35 * MINUTE
        for game in list(self.t.games_of(STAGE, number)):
            digest = self.t.games[game.id].sheets[-1].digest
            self.do(c.ConfirmGame(game.id, digest, OPEN), CHIEF)

    def protest(self, player: PersonId) -> None:
        game = next(iter(self.t.games_of(STAGE, 1))).id
        self.now -= 30 * MINUTE
        text = "Голос поднят после слова «стоп», а засчитан."
        self.do(c.FileProtest(PROTEST, game, player, text), SECRETARY)
        self.now += 30 * MINUTE
        told = "Рука поднята одновременно со словом «стоп»: голос засчитан верно."
        self.do(c.DecideProtest(PROTEST, "rejected", told), CHIEF)


def _people(names: Sequence[str]) -> Iterator[c.Command]:
    for official in OFFICIALS:
        yield c.Appoint(official)
    for club in CLUBS:
        yield c.AddClub(club)
    for at, name in enumerate(names):
        club = CLUBS[at % len(CLUBS)]
        own = PersonId(f"p{at + 1}")
        yield c.AddPlayer(Player(own, name, city=club.city, club=club.id))
        yield c.SignUp(own)
        yield c.CheckIn(own)


def _named(record: Record, names: Sequence[str], tags: dict[str, str]) -> str:
    """Return the same game with these players."""
    seats = tuple(
        replace(line, name=name) for line, name in zip(record.header.seats, names, strict=True)
    )
    said = tuple((key, tags.get(key, text)) for key, text in record.header.tags)
    return format_record(replace(record, header=replace(record.header, seats=seats, tags=said)))
