"""Games whose course nobody wrote down: from what the record knows to a game that is over.

The facts may come in any order; they are checked together before anything else is read. Awards,
penalties and protests follow as after any other game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from gorod.engine import Game, History, begin
from gorod.engine.events import Event, ResultTold
from gorod.engine.evolve import fold
from gorod.engine.phases import Dusk
from gorod.engine.powers.victims_best_move import numbers_to_name
from gorod.engine.refusal import Refusal
from gorod.engine.results import Result, read_result
from gorod.engine.rules import Rules
from gorod.engine.seats import Seats
from gorod.engine.struct import replace
from gorod.engine.table.decide.setup import check_cards, seat_players
from gorod.engine.vocabulary import NO_ROLE, Cause, Role
from gorod.record import args as a
from gorod.record.header import Header
from gorod.record.parse import Record
from gorod.record.record_errors import fault, placed
from gorod.record.refusals import refused
from gorod.record.syntax import Statement
from gorod.rulebooks import Rulebook

FACTS = frozenset({"result", "first", "best", "left", "foul", "dq", "defeat", "ban"})
"""Verbs of facts about the game itself."""
AFTER = frozenset({"hint", "bonus", "fine", "approve", "protest", "support", "ruling"})
"""Verbs of what comes after a game, whether its course is known or not."""
REMOVED = frozenset({"foul", "disqualified", "removed"})
"""Causes of leaving that count as a disqualification."""
NEVER = {"kill": "D", "guest": "D", "vote": "N", "lift": "N"}
"""Cause -> the time at which it cannot be: nobody is killed by day, or voted out at night."""
KILLERS = ("don", "boss", "maniac")
"""One card of each group that kills."""
SANCTIONS = {"dq": "disqualify", "defeat": "defeat", "ban": "ban", "foul": "foul"}


def partial_history(book: Rulebook, record: Record, file: str, until: int | None = None) -> History:
    """Return the game that a record knows without its course."""
    header, rules = record.header, book.rules
    if not book.format.scored:
        raise fault("record-known-course", rules=book.id)
    size = len(header.seats)
    seated = seat_players(rules, size)
    if isinstance(seated, Refusal):
        raise refused(book, seated)
    facts = _Facts(book, size, header.known)
    for statement in record.statements:
        if until is None or statement.line <= until:
            with placed(file, statement.line, statement.text):
                facts.take(statement)
    if facts.result is None:
        raise fault("record-result-missing", known=header.known)
    log: tuple[Event, ...] = (seated, facts.event(_cards(book, header)))
    game = fold(log)
    with placed(file, facts.result.line, facts.result.text):
        facts.check(game)
    return begin(game, log)


def _cards(book: Rulebook, header: Header) -> tuple[Role, ...]:
    """Return the cards by seat; an unknown role is filled in if the deck leaves only one card."""
    rules, size = book.rules, len(header.seats)
    roles = tuple(seat.role or NO_ROLE for seat in header.seats)
    known = tuple(role for role in roles if role)
    hidden = size - len(known)
    if not hidden:
        wrong = check_cards(rules, size, roles)
        if wrong is not None:
            raise refused(book, wrong)
        return roles
    deck = Counter(rules.deck(size))
    for role in known:
        if role not in rules.teams:
            raise refused(book, Refusal("no-such-role", "deal", roles.index(role) + 1))
    if Counter(known) - deck:
        raise refused(book, Refusal("wrong-deck", rule="deal"))
    rest = deck - Counter(known)
    only = next(iter(rest)) if len(rest) == 1 else NO_ROLE
    return tuple(role or only for role in roles)


def _teams(rules: Rules, cards: tuple[Role, ...]) -> dict[str, Seats]:
    """Return the seats of each team; players of unknown role belong to one if only that is left."""
    rest = Counter(rules.deck(len(cards))) - Counter(card for card in cards if card)
    teams = {rules.teams[card] for card in rest}
    only = teams.pop() if len(teams) == 1 else ""
    of = [rules.teams[card] if card else only for card in cards]
    return {
        team: tuple(seat for seat, own in enumerate(of, 1) if own == team)
        for team in ("red", "black", "maniac")
    }


@dataclass(slots=True)
class _Facts:
    """What the statements have told so far."""

    book: Rulebook
    size: int
    known: str
    result: Statement | None = None
    outcome: Result = field(default_factory=lambda: Result("draw", ()))
    left: dict[int, tuple[str, Cause]] = field(default_factory=dict)
    first: int = 0
    best: dict[int, tuple[Seats, Statement]] = field(default_factory=dict)
    fouls: Counter[int] = field(default_factory=Counter)
    out: list[int] = field(default_factory=list)
    banned: list[int] = field(default_factory=list)
    offender: int = 0

    def take(self, statement: Statement) -> None:
        """Take one statement, if it is about the game.

        Those that follow the game are played later.
        """
        if statement.verb in AFTER:
            return
        if statement.verb not in FACTS:
            verb = statement.text.partition(" ")[0]
            raise fault("record-known-verb", verb=verb, known=self.known)
        getattr(self, f"_{statement.verb}")(statement.args, statement)

    def _seat(self, seat: int) -> int:
        if seat > self.size:
            raise fault("record-seat-absent", seat=seat, count=self.size)
        return seat

    def _result(self, args: a.Result, statement: Statement) -> None:
        if self.result is not None:
            raise fault("record-header-repeated", key="result")
        known = self.book.rules.results
        word = next((w for w in (args.word, f"draw:{args.word}") if w in known), args.word)
        outcome = read_result(word)
        if word not in known and not set(outcome.winners) <= set(self.book.rules.teams.values()):
            raise fault("record-told-team", team=args.word, rules=self.book.id)
        self.result, self.outcome = statement, outcome

    def _left(self, args: a.Left, _: Statement) -> None:
        if self._seat(args.seat) in self.left:
            raise fault("record-told-left-twice", seat=args.seat)
        self.left[args.seat] = (args.moment, args.cause)

    def _first(self, args: a.OneSeat, _: Statement) -> None:
        if self.first:
            raise fault("record-header-repeated", key="first")
        self.first = self._seat(args.seat)

    def _best(self, args: a.SeatHands, statement: Statement) -> None:
        if self._seat(args.seat) in self.best:
            raise fault("record-header-repeated", key=f"best {args.seat}")
        named = tuple(dict.fromkeys(map(self._seat, args.hands)))
        self.best[args.seat] = named, statement

    def _foul(self, args: a.SeatClause, _: Statement) -> None:
        self._sanction("foul", args)
        self.fouls[args.seat] += 1

    def _dq(self, args: a.SeatClause, _: Statement) -> None:
        self._sanction("dq", args)
        self.out.append(args.seat)

    def _ban(self, args: a.SeatClause, _: Statement) -> None:
        self._sanction("ban", args)
        self.banned.append(args.seat)

    def _defeat(self, args: a.SeatClause, _: Statement) -> None:
        if self.offender:
            raise fault("record-header-repeated", key="defeat")
        self._sanction("defeat", args)
        self.offender = args.seat
        if args.clause and self.book.rules.defeat_penalised(args.clause):
            self.out.append(args.seat)

    def _sanction(self, verb: str, args: a.SeatClause) -> None:
        """Check a sanction; its clause may be unknown, but one that is named must exist."""
        self._seat(args.seat)
        if args.clause and (SANCTIONS[verb], args.clause) not in self.book.rules.violations:
            wrong = Refusal("no-such-violation", rule="position", clause=args.clause)
            raise refused(self.book, wrong)

    @property
    def _hunt(self) -> str:
        return f"N{self.book.rules.first_hunt}"

    def _victims(self) -> tuple[int, ...]:
        """Return the dead of the first hunt, whichever line names them."""
        killed = [seat for seat, how in self.left.items() if how == (self._hunt, "kill")]
        return tuple(dict.fromkeys((*killed, *((self.first,) if self.first else ()))))

    def _departures(self) -> Iterator[tuple[int, str, Cause]]:
        """Yield those who left; the first victim also if no other line names them."""
        left = dict(self.left)
        if self.first:
            left.setdefault(self.first, (self._hunt, "kill"))
        yield from ((seat, *how) for seat, how in left.items())

    def event(self, cards: tuple[Role, ...]) -> ResultTold:
        """Return all of it as one event."""
        teams = _teams(self.book.rules, cards)
        left = tuple(self._departures())
        last = max((_order(moment) for _, moment, _ in left if moment), default=(1, True))
        removed = (seat for seat, _, cause in left if cause in REMOVED)
        return ResultTold(
            self.known,
            cards,
            teams["red"],
            teams["black"],
            self.outcome.winners,
            "defeat" if self.offender else self.outcome.kind,
            number=last[0],
            night=not last[1],
            maniac=teams["maniac"],
            left=left,
            first=self._victims(),
            best=tuple((seat, named) for seat, (named, _) in self.best.items()),
            fouls=tuple(self.fouls[seat] for seat in range(1, self.size + 1)),
            disqualified=tuple(dict.fromkeys((*self.out, *removed))),
            banned=tuple(self.banned),
        )

    def check(self, game: Game) -> None:
        """Refuse facts that contradict each other, or that cannot be scored."""
        self._check_left(game)
        self._check_first()
        self._check_best(game)
        self._check_roles(game)
        self._check_result(game)

    def _check_left(self, game: Game) -> None:
        for seat, moment, cause in self._departures():
            if self.known == "deaths" and not (moment and cause):
                raise fault("record-told-left-whole", seat=seat)
            if moment.startswith(NEVER.get(cause, " ")):
                raise fault("record-told-moment", seat=seat, moment=moment, cause=cause)
        for seat, fouls in self.fouls.items():
            if fouls > self.book.rules.fouls_to_removal:
                raise fault("record-told-fouls", seat=seat, count=fouls)
        self._check_nights(game)

    def _check_nights(self, game: Game) -> None:
        """Check that one pack kills one player a night, if nobody else can kill."""
        killers = sum(
            self.book.rules.teams[card] != "red" for card in KILLERS if card in game.cards
        )
        nights = Counter(m for m, cause in self.left.values() if cause == "kill" and m)
        for moment, count in nights.items():
            if killers == 1 and count > 1:
                raise fault("record-told-kills", moment=moment, count=count)

    def _check_first(self) -> None:
        """Check that the first victim is the one whom the first hunt killed."""
        if not self.first:
            return
        how = self.left.get(self.first, (self._hunt, "kill"))
        if how[0] not in ("", self._hunt) or how[1] not in ("", "kill"):
            raise fault("record-told-first", seat=self.first, moment=self._hunt)

    def _check_best(self, game: Game) -> None:
        for seat, (named, statement) in self.best.items():
            numbers = numbers_to_name(self.book.rules, game, seat)
            with placed(None, statement.line, statement.text):
                if not numbers:
                    raise refused(self.book, Refusal("no-best-move", "best-move-right", seat))
                if len(named) > numbers:
                    raise fault("record-told-best", seat=seat, count=numbers)

    def _check_roles(self, game: Game) -> None:
        """Refuse a player of unknown team where points depend on the team."""
        teamed = game.red | game.black | game.maniac
        needed: Iterable[int] = range(1, self.size + 1) if self._scored(game) else ()
        named = (seat for own, (seats, _) in self.best.items() for seat in (own, *seats))
        for seat in (*needed, *named):
            if not teamed >> seat & 1:
                raise fault("record-told-role", seat=seat)

    def _scored(self, game: Game) -> bool:
        return game.outcome is not None and game.outcome.kind != "draw"

    def _check_result(self, game: Game) -> None:
        """Check that a defeat is the other team's win, and that the deaths fit if all are known."""
        winners = () if game.outcome is None else game.outcome.winners
        if self.offender:
            own = next(
                t for t in ("red", "black", "maniac") if getattr(game, t) >> self.offender & 1
            )
            if own in winners or not winners:
                raise fault("record-told-defeat", seat=self.offender, team=own)
            return
        if self.known != "deaths" or not self._scored(game):
            return
        decided = self.book.rules.victory(replace(game, outcome=None, phase=Dusk()))
        if decided is not None and set(decided.winners) != set(winners):
            raise fault("record-told-other", result=" ".join(decided.winners) or "draw")
        if decided is None and winners == ("red",) and game.alive & ~game.red:
            raise fault("record-told-undecided")


def _order(moment: str) -> tuple[int, bool]:
    return int(moment[1:]), moment.startswith("D")
