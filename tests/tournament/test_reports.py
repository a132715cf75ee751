"""Papers for the federation: blank forms, all protocols, the ranking, judges and sanctions."""

import io

import pypdf
import pytest

from gorod.i18n import LANGUAGES, catalogue
from gorod.report.pdf import bound
from gorod.tournament.files.federation_reports import judging_grid, ranking_grid, sanctions_grid
from gorod.tournament.files.print_protocols import blank_sheet, protocol_sheet
from gorod.tournament.files.print_reports import report_sheet
from gorod.tournament.files.typst_pages import printed
from gorod.tournament.messages import named, speaking
from gorod.tournament.rounds import GameStatus
from gorod.tournament.standings.counted_games import Scope
from gorod.tournament.standings.ledger import Ledger
from tests.tournament.test_prints import pages, rounds_of, words
from tests.tournament.test_whole import whole


@pytest.fixture(scope="module")
def t():
    return whole(7).t


def ranking(t):
    ledger = Ledger()
    return ranking_grid(t, lambda stage: ledger.table(t, Scope(stage)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_blank_forms_are_a_page_a_game_with_the_seating(t, lang):
    own = rounds_of(t)[0]
    made = pages("blank", blank_sheet(t, [own], speaking(catalogue(lang), t)))
    assert len(made) == len(own.tables)
    for page, table in zip(made, own.tables, strict=True):
        assert all(t.nickname(player) in page for player in table)
        assert t.name in page
        assert ("победа красных" in page.lower()) == (lang == "ru")


def test_the_ranking_names_everybody_once_and_the_final_comes_first(t):
    grid = ranking(t)
    ledger = Ledger()
    names = [row[1] for row in grid.rows]
    assert len(names) == len(set(names)) > 40
    wanted = []
    for plan in reversed(t.regulation.stages):
        lines = ledger.table(t, Scope(plan.id)).lines
        wanted += [line.nickname for line in lines if line.nickname not in wanted]
    assert names == wanted
    places = [row[0] for row in grid.rows]
    assert places == sorted(places)
    assert places[0] == 1
    (page,) = pages("standings", report_sheet(t, "ranking", grid, speaking(catalogue("ru"), t)))
    assert "Итоговые места турнира" in page
    assert all(name in page for name in names)


def test_all_protocols_are_one_file_with_place_hours_and_both_signers(t):
    texts = catalogue("ru")
    played = [game for game in t.games.values() if game.status == GameStatus.CONFIRMED][:3]
    sheets = [protocol_sheet(t, game, texts, "organiser") for game in played]
    made = pypdf.PdfReader(io.BytesIO(bound(sheets)))
    text = words(" ".join(page.extract_text() for page in made.pages))
    assert len(made.pages) >= len(played)
    for game in played:
        assert named(t, game.sheet.signed_by) in text
        assert named(t, game.sheet.confirmed_by) in text
    assert "Этап Отбор" in text
    assert "Этап q" not in text


def test_the_judges_report_has_every_game_and_the_sanctions_their_clause(t):
    texts = speaking(catalogue("ru"), t)
    grid = judging_grid(t, texts)
    assert len(grid.rows) == sum(game.sheet is not None for game in t.games.values())
    assert all(row[6] and row[7] for row in grid.rows)
    made = pages("standings", report_sheet(t, "judging", grid, texts))
    assert "Отчёт о работе судей" in made[0]
    told = sanctions_grid(t, texts)
    out = [player for player, own in t.signed_up.items() if own.out == "disqualified"]
    assert {t.nickname(player) for player in out} <= {row[0] for row in told.rows}
    assert printed("standings", report_sheet(t, "sanctions", told, texts))
