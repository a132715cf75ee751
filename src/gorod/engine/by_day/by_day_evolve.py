"""How each event of a by-day game changes the game. No rule is decided here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorod.engine.by_day import by_day_events as e
from gorod.engine.by_day.by_day_phases import Closed, Epilogue, Open
from gorod.engine.by_day.days import Bonuses, GameDay
from gorod.engine.game import Check, Departure, Game, Outcome
from gorod.engine.results import STOPPED
from gorod.engine.seats import Seats, mask_of
from gorod.engine.struct import Struct, replace


def _no_bonuses(size: int) -> Bonuses:
    return Bonuses((0,) * size, (0,) * size)


def _opened(game: Game, since: tuple[int, int] | None) -> Open:
    nobody = (0,) * game.size
    return Open(nobody, nobody, nobody, _no_bonuses(game.size), since=since)


def game_day_set(game: Game, event: e.GameDaySet) -> Game:
    """Place the game at the opening of a day; only the visits of the day before are known."""
    alive = mask_of(event.alive)
    before = GameDay(event.day - 1, event.visits, alive, _no_bonuses(game.size))
    return replace(
        game,
        cards=event.cards,
        red=mask_of(event.red),
        black=mask_of(event.black),
        alive=alive,
        number=event.day,
        night=False,
        phase=_opened(game, None),
        facts=replace(game.facts, days=(before,) if event.day > 1 else ()),
    )


def clan_told(game: Game, _: e.ClanTold) -> Game:
    """End the deal; the first day opens next."""
    return replace(game, number=0, night=False, phase=Closed())


def game_day_opened(game: Game, event: e.GameDayOpened) -> Game:
    """Open the day without any inputs."""
    since = game.phase.at if isinstance(game.phase, Closed) else None
    return replace(game, number=event.day, night=False, phase=_opened(game, since))


# --- Inputs --------------------------------------------------------------------------------
# An open day has many fields and an input changes only one, so phases are changed by `replace`.


def _entered(values: Seats, seat: int, value: int) -> Seats:
    return (*values[: seat - 1], value, *values[seat:])


def _kept_by_host(game: Game, **changes: object) -> Game:
    return replace(game, phase=_changed(game.phase, **changes))


def _changed(struct: Any, **changes: object) -> Any:  # noqa: ANN401  a phase in, the same out
    kept: Struct = replace(struct, **changes)
    return kept


def _with_bonuses(game: Game, phase: Open, **changes: object) -> Game:
    return _kept_by_host(game, bonuses=_changed(phase.bonuses, **changes))


def ballot_entered(game: Game, event: e.BallotEntered) -> Game:
    """Keep the vote for the host until the day closes."""
    phase = _open(game)
    votes = _entered(phase.votes, event.seat, event.target)
    return replace(game, phase=replace(phase, votes=votes))


def act_entered(game: Game, event: e.ActEntered) -> Game:
    """Keep the move for the host until the day closes."""
    phase = _open(game)
    acts = _entered(phase.acts, event.seat, event.target or -1)
    return replace(game, phase=replace(phase, acts=acts))


def suicide_declared(game: Game, event: e.SuicideDeclared) -> Game:
    """Keep the suicide until the day closes."""
    return _kept_by_host(game, suicides=_open(game).suicides | 1 << event.seat)


def removal_noted(game: Game, event: e.RemovalNoted) -> Game:
    """Keep the disqualification until the day closes."""
    return _kept_by_host(game, removals=(*_open(game).removals, (event.seat, event.clause)))


def legend_written(game: Game, event: e.LegendWritten) -> Game:
    """Count another legend of this seat."""
    phase = _open(game)
    legends, seat = phase.bonuses.legends, event.seat
    return _with_bonuses(game, phase, legends=_entered(legends, seat, legends[seat - 1] + 1))


def forecast_entered(game: Game, event: e.ForecastEntered) -> Game:
    """Note the forecast; a verdict on an earlier one of the day no longer counts."""
    phase = _open(game)
    bonuses, bit = phase.bonuses, 1 << event.seat
    return _with_bonuses(game, phase, forecasts=bonuses.forecasts | bit, hits=bonuses.hits & ~bit)


def question_answered(game: Game, event: e.QuestionAnswered) -> Game:
    """Add the minutes."""
    phase = _open(game)
    earned, seat = phase.bonuses.questions, event.seat
    total = earned[seat - 1] + event.minutes
    return _with_bonuses(game, phase, questions=_entered(earned, seat, total))


def legend_chosen(game: Game, event: e.LegendChosen) -> Game:
    """Keep the vote for the best legend for the host until the day closes."""
    phase = _open(game)
    return _kept_by_host(game, choices=_entered(phase.choices, event.seat, event.target))


def player_chosen(game: Game, event: e.PlayerChosen) -> Game:
    """Keep the vote for the best player for the host until the day closes."""
    chosen = _open(game).favourites or (0,) * game.size
    return _kept_by_host(game, favourites=_entered(chosen, event.seat, event.target))


def legend_praised(game: Game, event: e.LegendPraised) -> Game:
    """Note the legend chosen by the host."""
    return _with_bonuses(game, _open(game), praised=event.seat)


def best_player_named(game: Game, event: e.BestPlayerNamed) -> Game:
    """Note the player chosen by the host."""
    return _with_bonuses(game, _open(game), best_player=event.seat)


def coin_fell(game: Game, event: e.CoinFell) -> Game:
    """Note where the coin fell."""
    return _kept_by_host(game, coin=event.seat)


def forecast_came(game: Game, event: e.ForecastCame) -> Game:
    """Note a forecast of today, or of the day closed last, as true."""
    phase, bit = game.phase, 1 << event.seat
    if isinstance(phase, Open) and event.day == game.number:
        return _with_bonuses(game, phase, hits=phase.bonuses.hits | bit)
    return _last_day(game, lambda was: _changed(was, hits=was.hits | bit))


def code_entered(game: Game, event: e.CodeEntered) -> Game:
    """Note a code for the day closed last."""
    return _last_day(game, lambda was: _changed(was, codes=was.codes | 1 << event.seat))


def _last_day(game: Game, change: Callable[[Bonuses], Bonuses]) -> Game:
    *earlier, day = game.facts.days
    changed = GameDay(day.number, day.visits, day.survivors, change(day.bonuses), day.coin)
    return replace(game, facts=replace(game.facts, days=(*earlier, changed)))


def _open(game: Game) -> Open:
    phase = game.phase
    if type(phase) is not Open:
        raise TypeError(f"an input needs an open day, not {phase!r}")
    return phase


# --- The close -----------------------------------------------------------------------------


def player_out(game: Game, event: e.PlayerOut) -> Game:
    """Take the player out of the game and note the cause."""
    bit, sheet = 1 << event.seat, game.facts
    left = Departure(event.seat, game.moment, event.cause, event.rule, event.clause)
    disqualified = sheet.disqualified | (bit if event.cause == "disqualified" else 0)
    sheet = replace(sheet, departures=(*sheet.departures, left), disqualified=disqualified)
    return replace(game, alive=game.alive & ~bit, facts=sheet)


def role_told(game: Game, event: e.RoleTold) -> Game:
    """Note the check."""
    check = Check(game.number, "commissar", event.seat, event.target, event.answer)
    return replace(game, facts=replace(game.facts, checks=(*game.facts.checks, check)))


def day_closed(game: Game, event: e.DayClosed) -> Game:
    """Store the day; those who are still in the game have survived it."""
    phase = _open(game)
    bonuses = _changed(phase.bonuses, best_legend=event.best_legend)
    day = GameDay(event.day, event.visits, game.alive, bonuses, phase.coin)
    days = (*game.facts.days, day)
    return replace(game, phase=Closed(event.at), facts=replace(game.facts, days=days))


def game_stopped(game: Game, event: e.GameStopped) -> Game:
    """End the game without a winner, and drop the open day."""
    outcome = Outcome((), STOPPED, STOPPED, event.rule, "", game.moment)
    return replace(game, phase=Closed(_open(game).since), outcome=outcome)


def roles_revealed(game: Game, _: e.RolesRevealed) -> Game:
    """Note that nothing is secret any more."""
    since = game.phase.since if isinstance(game.phase, Epilogue) else None
    return replace(game, phase=Epilogue(since, revealed=True))


def _nothing_changed(game: Game, _: object) -> Game:
    return game


EVOLVE: dict[type, Callable[[Game, Any], Game]] = {
    e.GameDaySet: game_day_set,
    e.ClanTold: clan_told,
    e.GameDayOpened: game_day_opened,
    e.BallotEntered: ballot_entered,
    e.ActEntered: act_entered,
    e.SuicideDeclared: suicide_declared,
    e.RemovalNoted: removal_noted,
    e.LegendWritten: legend_written,
    e.ForecastEntered: forecast_entered,
    e.QuestionAnswered: question_answered,
    e.CodeEntered: code_entered,
    e.LegendChosen: legend_chosen,
    e.PlayerChosen: player_chosen,
    e.LegendPraised: legend_praised,
    e.BestPlayerNamed: best_player_named,
    e.ForecastCame: forecast_came,
    e.CoinFell: coin_fell,
    e.MoveSettled: _nothing_changed,
    e.PlayerOut: player_out,
    e.VotesPublished: _nothing_changed,
    e.Executed: _nothing_changed,
    e.RoleTold: role_told,
    e.LinesPublished: _nothing_changed,
    e.DayClosed: day_closed,
    e.GameStopped: game_stopped,
    e.RolesRevealed: roles_revealed,
}
