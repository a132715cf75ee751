"""Decisions of the by-day format: the inputs of an open day, and its close."""

from __future__ import annotations

from gorod.engine.by_day import by_day_commands as c
from gorod.engine.by_day import by_day_events as e
from gorod.engine.by_day.by_day_phases import Epilogue, Open
from gorod.engine.by_day.by_day_rules import ByDayRules
from gorod.engine.by_day.close import open_tie, reckoned, resolution
from gorod.engine.by_day.timing import LAST_SECOND, timely
from gorod.engine.commands import Disqualify
from gorod.engine.decisions import Answer, decides
from gorod.engine.game import Game
from gorod.engine.phases import AnyPhase
from gorod.engine.refusal import Refusal


def may_enter(rules: ByDayRules, game: Game, phase: Open, verb: str, seat: int) -> Refusal | None:
    """Refuse a seat that does not exist, or may not make this input because it is out."""
    if not 1 <= seat <= game.size:
        return Refusal("no-such-seat", rule="departed", seat=seat)
    if verb in rules.departed_may:
        return None
    if not game.alive >> seat & 1:
        return Refusal("out-of-game", rule="departed", seat=seat)
    if phase.removals and seat in dict(phase.removals):
        return Refusal("disqualified", rule="disqualification", seat=seat)
    return None


@decides(c.CastBallot, Open)
def ballot(rules: ByDayRules, game: Game, phase: Open, command: c.CastBallot) -> Answer:
    """Accept a vote; a player's first valid vote of the day is final."""
    return (
        may_enter(rules, game, phase, "ballot", command.seat)
        or (command.at and timely(command.at, game.number, phase.since))
        or may_vote(rules, game, phase, command.seat, command.target)
        or e.BallotEntered(command.seat, command.target)
    )


def may_vote(rules: ByDayRules, game: Game, phase: Open, seat: int, target: int) -> Refusal | None:
    if phase.votes[seat - 1]:
        return Refusal("answered-already", rule="one-vote", seat=seat)
    if not 0 <= target <= game.size:
        return Refusal("no-such-seat", rule="ballot-entry", seat=target)
    return rules.ballot(game, seat, target)


@decides(c.Act, Open)
def act(rules: ByDayRules, game: Game, phase: Open, command: c.Act) -> Answer:
    """Accept a quest's move; the first valid answer is final."""
    return (
        may_enter(rules, game, phase, "act", command.seat)
        or (command.at and timely(command.at, game.number, phase.since))
        or may_act(rules, game, phase, command.seat, command.target)
        or e.ActEntered(command.seat, command.target, rule=f"act-{game.card(command.seat)}")
    )


def may_act(rules: ByDayRules, game: Game, phase: Open, seat: int, target: int) -> Refusal | None:
    if phase.acts[seat - 1]:
        return Refusal("answered-already", rule="answer-final", seat=seat)
    if not 0 <= target <= game.size:
        return Refusal("no-such-seat", rule="act", seat=target)
    return rules.targets[game.cards[seat - 1]](rules, game, seat, target)


@decides(c.CommitSuicide, Open)
def suicide(rules: ByDayRules, game: Game, phase: Open, command: c.CommitSuicide) -> Answer:
    """Accept a suicide of any player in the game; it cannot be taken back."""
    refused = may_enter(rules, game, phase, "suicide", command.seat) or timely(
        command.at, game.number, phase.since
    )
    if refused is None and phase.suicides >> command.seat & 1:
        refused = Refusal("answered-already", rule="answer-final", seat=command.seat)
    return refused or e.SuicideDeclared(command.seat)


@decides(c.WriteLegend, Open)
def legend(rules: ByDayRules, game: Game, phase: Open, command: c.WriteLegend) -> Answer:
    """Accept a legend; everybody may write as many as they like."""
    return (
        may_enter(rules, game, phase, "legend", command.seat)
        or timely(command.at, game.number, phase.since)
        or e.LegendWritten(command.seat, command.text)
    )


@decides(c.EnterForecast, Open)
def forecast(rules: ByDayRules, game: Game, phase: Open, command: c.EnterForecast) -> Answer:
    """Accept a forecast; the last one of a day counts."""
    return (
        may_enter(rules, game, phase, "forecast", command.seat)
        or timely(command.at, game.number, phase.since)
        or e.ForecastEntered(command.seat, command.text)
    )


@decides(c.AnswerQuestion, Open)
def question(rules: ByDayRules, game: Game, phase: Open, command: c.AnswerQuestion) -> Answer:
    """Accept the minutes of a question, up to the limit for a day."""
    seat, minutes = command.seat, command.minutes
    refused = may_enter(rules, game, phase, "question", seat) or timely(
        command.at, game.number, phase.since
    )
    if refused is not None:
        return refused
    if not 0 < minutes <= rules.question_minutes - phase.bonuses.questions[seat - 1]:
        return Refusal("question-limit", rule="question", seat=seat)
    return e.QuestionAnswered(seat, minutes)


@decides(c.ChooseLegend, Open)
def choose_legend(rules: ByDayRules, game: Game, phase: Open, command: c.ChooseLegend) -> Answer:
    """Accept a vote for another player's legend, once a day and only in its last hours."""
    seat, target = command.seat, command.target
    refused = may_enter(rules, game, phase, "best-legend", seat) or _late_enough(
        rules, game, phase, command.at
    )
    if refused is not None:
        return refused
    if phase.choices[seat - 1]:
        return Refusal("answered-already", rule="answer-final", seat=seat)
    if target == seat:
        return Refusal("own-legend", rule="best-legend", seat=seat)
    return wrote_today(game, phase, target, "best-legend") or e.LegendChosen(seat, target)


@decides(c.ChoosePlayer, Open)
def choose_player(rules: ByDayRules, game: Game, phase: Open, command: c.ChoosePlayer) -> Answer:
    """Accept a vote for another player in the game, once a day and in the same hours."""
    seat, target = command.seat, command.target
    return (
        may_enter(rules, game, phase, "best-player", seat)
        or _late_enough(rules, game, phase, command.at)
        or may_choose(game, phase, seat, target)
        or e.PlayerChosen(seat, target)
    )


def _late_enough(rules: ByDayRules, game: Game, phase: Open, at: c.Clock | None) -> Refusal | None:
    """Refuse a vote for the best of the day before the day's last hours."""
    refused = timely(at, game.number, phase.since)
    if refused is None and at is not None and at[1] > rules.seconds["best-votes"]:
        return Refusal("best-votes-closed", rule="best-votes")
    return refused


def may_choose(game: Game, phase: Open, seat: int, target: int) -> Refusal | None:
    """Refuse a seat that this player may not choose as the best player."""
    if phase.favourites and phase.favourites[seat - 1]:
        return Refusal("answered-already", rule="answer-final", seat=seat)
    if not 1 <= target <= game.size:
        return Refusal("no-such-seat", rule="favourite", seat=target)
    if target == seat:
        return Refusal("own-choice", rule="favourite", seat=seat)
    if not game.lives(target):
        return Refusal("out-of-game", rule="favourite", seat=target)
    return None


def wrote_today(game: Game, phase: Open, seat: int, rule: str) -> Refusal | None:
    if not 1 <= seat <= game.size:
        return Refusal("no-such-seat", rule=rule, seat=seat)
    if not phase.bonuses.legends[seat - 1]:
        return Refusal("no-legend", rule=rule, seat=seat)
    return None


# --- The host ------------------------------------------------------------------------------


@decides(c.PraiseLegend, Open)
def praise(_: ByDayRules, game: Game, phase: Open, command: c.PraiseLegend) -> Answer:
    """Mark a legend as the host's choice; one legend a day."""
    if phase.bonuses.praised:
        return Refusal("named-already", rule="praise", seat=phase.bonuses.praised)
    refused = wrote_today(game, phase, command.seat, "praise")
    return refused or e.LegendPraised(command.seat)


@decides(c.NameBestPlayer, Open)
def best_player(_: ByDayRules, game: Game, phase: Open, command: c.NameBestPlayer) -> Answer:
    """Name a player in the game as the host's choice; one player a day."""
    if phase.bonuses.best_player:
        return Refusal("named-already", rule="best-player", seat=phase.bonuses.best_player)
    if not 1 <= command.seat <= game.size:
        return Refusal("no-such-seat", rule="best-player", seat=command.seat)
    if not game.lives(command.seat):
        return Refusal("out-of-game", rule="departed", seat=command.seat)
    return e.BestPlayerNamed(command.seat)


@decides(c.ConfirmForecast, Open, Epilogue)
def hit(_: ByDayRules, game: Game, __: AnyPhase, command: c.ConfirmForecast) -> Answer:
    """Confirm today's forecast, or if there is none, that of the day closed last."""
    day = forecast_day(game, command.seat)
    if day:
        return e.ForecastCame(command.seat, day)
    return Refusal("no-forecast", rule="forecast", seat=command.seat)


def forecast_day(game: Game, seat: int) -> int:
    """Return the day whose forecast by this seat the host can still confirm; 0 for none."""
    phase, days = game.phase, game.facts.days
    found = [(phase.bonuses, game.number)] if isinstance(phase, Open) else []
    found += [(day.bonuses, day.number) for day in days[-1:]]
    for bonuses, number in found:
        if 1 <= seat <= game.size and bonuses.forecasts >> seat & 1:
            return 0 if bonuses.hits >> seat & 1 else number
    return 0


@decides(c.EnterCode, Open)
def code(_: ByDayRules, game: Game, phase: Open, command: c.EnterCode) -> Answer:
    """Accept yesterday's code while today lasts."""
    return _code(game, phase.since, command)


@decides(c.EnterCode, Epilogue)
def last_code(_: ByDayRules, game: Game, phase: Epilogue, command: c.EnterCode) -> Answer:
    """Accept the code of the last day after the end of the game."""
    return _code(game, phase.since, command)


def _code(game: Game, since: c.Clock | None, command: c.EnterCode) -> Answer:
    """Accept a survivor's code for the day closed last, once and while the next day lasts."""
    seat, day = command.seat, command.day
    if not 1 <= seat <= game.size:
        return Refusal("no-such-seat", rule="code", seat=seat)
    due = coded_day(game, seat)
    if not due or due != day:
        return Refusal("no-code", rule="code", seat=seat, target=day)
    return timely(command.at, day + 1, since) or e.CodeEntered(seat, day)


def coded_day(game: Game, seat: int) -> int:
    """Return the day whose code this seat may enter now; 0 for none."""
    for day in game.facts.days[-1:]:
        if day.survivors & ~day.bonuses.codes & 1 << seat:
            return day.number
    return 0


@decides(Disqualify, Open)
def disqualify(rules: ByDayRules, game: Game, phase: Open, command: Disqualify) -> Answer:
    """Note a disqualification, which takes effect with the suicides when the day closes."""
    seat, clause = command.seat, command.clause
    if ("disqualify", clause) not in rules.violations:
        return Refusal("no-such-violation", rule="disqualification", clause=clause)
    refused = may_enter(rules, game, phase, "dq", seat)
    return refused or e.RemovalNoted(seat, clause, rule=rules.grounds[clause])


@decides(c.FlipCoin, Open)
def coin(rules: ByDayRules, game: Game, phase: Open, command: c.FlipCoin) -> Answer:
    """Accept a coin that falls on one of those who share a lead large enough for an execution."""
    tied = reckoned(rules, game, phase).tied
    if len(tied) < 2:  # noqa: PLR2004  one leader needs no coin
        return Refusal("no-tie", rule="coin")
    if command.seat not in tied:
        return Refusal("not-tied", rule="coin", seat=command.seat)
    return e.CoinFell(command.seat, tied)


@decides(c.StopGame, Open)
def stop(_: ByDayRules, __: Game, ___: Open, command: c.StopGame) -> Answer:
    """Stop a game that cannot be finished; the host must give a reason."""
    if not command.text.strip():
        return Refusal("stop-unexplained", rule="stopped")
    return e.GameStopped(command.text)


@decides(c.CloseDay, Open)
def close(rules: ByDayRules, game: Game, phase: Open, command: c.CloseDay) -> Answer:
    """Resolve the day in the order of its moves and publish the results."""
    if command.after is not None and command.after < LAST_SECOND:
        return Refusal("day-runs", rule="day-end")
    day = reckoned(rules, game, phase)
    if open_tie(day):
        return Refusal("coin-due", rule="coin")
    return resolution(rules, day, command)
