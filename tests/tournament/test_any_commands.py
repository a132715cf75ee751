"""Every command is answered with a fact or a refusal, never a crash, and the log is true."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from gorod.tournament import tournament_commands as c
from gorod.tournament.denied import Denied
from gorod.tournament.filed_protests import Correction, ProtestOutcome
from gorod.tournament.files.archive import pack, unpack
from gorod.tournament.log import read_log
from gorod.tournament.participants import Club, Office, Official, Player, Team
from gorod.tournament.regulation import Hidden, Regulation, Source, StagePlan
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from gorod.tournament.todo import duties
from gorod.tournament.visibility import seen_games, seen_protests, seen_rounds, seen_table
from tests.tournament.kit import TournamentScenario

STAGES = (
    StagePlan("q", "qualification", rounds=3, tables=1),
    StagePlan("f", "final", rounds=1, tables=1, sources=(Source("q", 1, 10),), carries=True),
)
TOLD = Regulation("fiim-2019", STAGES, players=14, hidden=Hidden("q", 2))
BOSS = Official("boss", "Всё сразу", tuple(Office))
PEOPLE = ["org", "chief", "judge-1", "judge-2", "p1", "p11", "nobody", ""]
FLAGS = ("judge-missing", "apart", "penalty-due", "consent-on-word")


class Asker:
    """Wishes at random: mostly about things that exist."""

    def __init__(self, scenario, seed):
        self.scenario, self.chance = scenario, Random(seed)
        self.makers = [getattr(self, name) for name in sorted(dir(self)) if name.startswith("ask_")]

    def some(self, known, *others):
        return self.chance.choice([*known, *known, *others])

    def player(self):
        return self.some(list(self.scenario.t.players), "new", "")

    def game(self):
        return self.some(list(self.scenario.t.games) or ["q.1.1"], "zz")

    def stage(self):
        return self.some(["q", "f"], "zz")

    def number(self):
        return self.chance.choice([1, 1, 2, 2, 3, 3, 0, 4])

    def who(self):
        """Return mostly somebody with the right to do it, so that a tournament advances."""
        return self.chance.choice(["boss"] * 12 + ["judge-2"] * 4 + PEOPLE)

    def reason(self):
        return self.chance.choice(["так надо", "так надо", ""])

    def wish(self):
        return self.chance.choice(self.makers)()

    def ask_people(self):
        one, other = self.player(), self.player()
        return self.chance.choice(
            [
                c.AddClub(Club("k", "Клуб")),
                c.EditClub(Club("k", "")),
                c.AddPlayer(Player(one, self.some(["Новый", "Игрок 1"], "a#b"))),
                c.EditPlayer(Player(one, f"Ник {self.number()}", club=self.some(["k"], ""))),
                c.ImportPlayers((), (Player(one, f"Ник {self.number()}"),), (), (one, other)),
                c.ImportOfficials((Official(self.some(PEOPLE), "Имя", ("judge",)),)),
                c.MergePlayers(one, other),
                c.RemovePlayer(one),
                c.Appoint(Official(self.some(PEOPLE), "Имя", (self.some(["judge"], "king"),))),
                c.FormTeam(Team("t", "Команда", (one, other))),
                c.KeepApart(one, other, self.some(["never", "avoid"], ""), ("q",)),
                c.LetMeet(one, other),
            ]
        )

    def ask_presence(self):
        one, other = self.player(), self.player()
        return self.chance.choice(
            [
                c.SignUp(one),
                c.CheckIn(one),
                c.WithdrawPlayer(one),
                c.DisqualifyPlayer(one, self.some(["7.3"], "x"), self.reason()),
                c.ReplacePlayer(one, other, self.reason()),
            ]
        )

    def ask_stage(self):
        players = tuple(self.chance.sample([*self.scenario.t.players], 10))
        return self.chance.choice(
            [
                c.EnterStage(self.stage(), players),
                c.Advance(self.stage()),
                c.FinishStage(self.stage()),
                c.RecordLot(self.stage(), players[: self.number()], self.reason()),
                c.Reveal(),
                c.Regulate(TOLD),
                c.Open("ещё", TOLD),
            ]
        )

    def ask_seating(self):
        stage, number = self.stage(), self.number()
        entrants = self.scenario.t.entrants.get(stage, ())
        players = list(entrants or self.scenario.t.players)
        table = tuple(self.chance.sample(players, min(10, len(players))))
        judges = (self.some(["judge-1"], "nobody", ""),)
        return self.chance.choice(
            [
                c.DraftSeating(stage, number, (table,), judges),
                c.ConfirmSeating(stage, number, FLAGS),
                c.ReleaseSeating(stage, number),
                c.RecallSeating(stage, number, self.reason()),
                c.AssignJudge(self.game(), self.some(["judge-2"], "zz")),
                c.LockRound(stage, number),
                c.UnlockRound(stage, number, self.reason()),
            ]
        )

    def ask_game(self):
        game = self.game()
        known = self.scenario.t.games.get(game)
        record = self.scenario.record(game, self.chance.randrange(30)) if known else "mgn"
        digest = known.sheets[-1].digest if known and known.sheets else ""
        return self.chance.choice(
            [
                c.StartGame(game),
                c.EndGame(game),
                c.SaveDraft(game, record),
                c.SignGame(game, self.some([record], "mgn 1\nrules x")),
                c.ConfirmGame(game, digest, FLAGS),
                c.ConfirmGame(game, digest, FLAGS),
                c.RejectGame(game, self.reason()),
                c.ReopenGame(game, self.reason()),
            ]
        )

    def ask_protest(self):
        key = self.some([*self.scenario.t.protests, "a"], "b")
        game = self.game()
        known = self.scenario.t.games.get(game)
        player = self.chance.choice(known.players) if known else self.player()
        told = (Correction(self.number(), 40, self.some(["award"], "zz")),)
        return self.chance.choice(
            [
                c.FileProtest(key, game, player, self.reason(), self.some([()], ("x",))),
                c.VoteOnProtest(key, (self.number(),)),
                c.DecideProtest(key, self.some(ProtestOutcome, "zz"), self.reason(), (), (), told),
            ]
        )

    def ask_undo(self):
        return c.Undo(self.chance.randint(0, len(self.scenario.log.entries) + 1), self.reason())


def begun():
    """One round is locked, one is signed and contested, one is drafted."""
    scenario = TournamentScenario(TOLD).entered(11).do(c.Appoint(BOSS)).players(2, first=12)
    ten = tuple(f"p{n}" for n in range(1, 11))
    scenario.round("q", 1, (ten,)).seated("q", 2, (ten,)).signed("q.2.1", 3)
    scenario.do(c.FileProtest("a", "q.2.1", "p1", "не согласен"), "p1")
    return scenario.do(c.DraftSeating("q", 3, (ten,)))


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 10**9))
def test_the_desk_answers_everything(seed):
    scenario = begun()
    asker = Asker(scenario, seed)
    for _ in range(80):
        before = scenario.log
        after = scenario.ask(asker.wish(), asker.who())
        if isinstance(after, Denied):
            assert scenario.log is before
        else:
            assert after.entries[: len(before.entries)] == before.entries
            scenario.log = after
    assert read_log(scenario.log.entries) == scenario.log
    assert unpack(pack(scenario.log)) == scenario.log
    looked_at(scenario.t)


def looked_at(t):
    """Everything that is made of a tournament can be made of this one."""
    duties(t)
    for who in PEOPLE:
        list(seen_rounds(t, who))
        list(seen_games(t, who))
        list(seen_protests(t, who))
        for stage in ("q", "f"):
            seen_table(Ledger(), t, who, Scope(stage))
