"""Signatures, consents and decisions: the same on every paper, in the record and in the archive."""

import hashlib
import io
from zipfile import ZipFile

import pytest

from gorod.i18n import catalogue
from gorod.record import format_record, parse, replay
from gorod.report.protocol import protocol
from gorod.report.replayed_document import document
from gorod.tournament import tournament_commands as c
from gorod.tournament.attestation import attested, wholly_attested
from gorod.tournament.filed_protests import Correction
from gorod.tournament.files.archive import BrokenArchiveError, pack, parts, unpack
from gorod.tournament.files.attested_record import attested_record, unattested
from gorod.tournament.files.federation_reports import judging_grid
from gorod.tournament.files.print_protocols import protocol_sheet, signed_text
from gorod.tournament.participants import Official
from tests.tournament.kit import CHIEF, JUDGE, ORGANISER, SECOND, TournamentScenario
from tests.tournament.test_protests import filed, over
from tests.tournament.test_running import played_on, some_winner, unawarded

TEN = tuple(f"p{n}" for n in range(1, 11))
GAME = "q.1.1"


def consented(second, despite=("penalty-due", "consent-on-word"), first=JUDGE):
    """A game with 0.7 points to which the record says that the chief judge consented."""
    scenario = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    record = unawarded(scenario.record(GAME, 1))
    scenario.winner = some_winner(record)
    told = f"{record}bonus {scenario.winner} +0.7\napprove\n"
    scenario.do(c.SignGame(GAME, told), first)
    return scenario.do(c.ConfirmGame(GAME, scenario.digest(GAME), despite), second)


def told(scenario, who=""):
    return attested(scenario.t, scenario.t.games[GAME], who)


def record(scenario, who=""):
    return attested_record(scenario.t, scenario.t.games[GAME], told(scenario, who))


def tags(scenario, who=""):
    return dict(parse(record(scenario, who), "").header.tags)


def remarks(scenario, lang="ru", who=""):
    return protocol_sheet(scenario.t, scenario.t.games[GAME], catalogue(lang), who)["remarks"]


def test_both_signers_stand_in_the_record_with_their_times():
    scenario = over()
    sheet = scenario.t.games[GAME].sheet
    own = tags(scenario)
    assert own["signed"] == f"Первый, {sheet.signed_at}"
    assert own["confirmed"] == f"Второй, {sheet.confirmed_at}"
    text = signed_text(scenario.t, scenario.t.games[GAME], catalogue("ru"), "")
    assert "Подписано: Первый, 15.11.2026" in text
    assert "Вторая подпись: Второй, 15.11.2026" in text


def test_the_digest_is_that_of_the_record_without_what_the_desk_added():
    scenario = filed(over()).do(c.DecideProtest("x", "changed", "руки", result="draw"), CHIEF)
    own = parse(record(scenario, CHIEF), "")
    added = [statement.verb for statement in own.statements][-2:]
    assert added == ["protest", "ruling"]
    plain = unattested(own)
    plain = type(plain)(plain.header, plain.statements[:-2], plain.notes, plain.tail)
    digest = hashlib.sha256(format_record(plain).encode()).hexdigest()
    assert digest == tags(scenario)["digest"] == scenario.t.games[GAME].sheet.digest


def test_8_4_3_the_chief_judge_consents_by_signing():
    scenario = consented(CHIEF)
    (own,) = told(scenario).consents
    sheet = scenario.t.games[GAME].sheet
    assert (own.by, own.on_word_of, own.accepted_by) == ("Главный", "", "")
    assert (own.seat, own.points, own.clause, own.at) == (
        scenario.winner,
        70,
        "8.4.3",
        sheet.confirmed_at,
    )
    winner = f"{scenario.winner} (Игрок {scenario.winner})"
    line = f"Согласие главного судьи: +0,7 игроку {winner} [8.4.3]"
    assert any(said.startswith(f"{line} — Главный, 15.11.2026") for said in remarks(scenario))
    assert tags(scenario)["consent-1"] == (
        f"award {scenario.winner} +0.7 8.4.3 by Главный, {sheet.confirmed_at}"
    )


def test_a_consent_on_the_word_of_the_tables_judge_names_who_accepted_it():
    scenario = consented(SECOND)
    (own,) = told(scenario).consents
    assert (own.by, own.on_word_of, own.accepted_by) == ("", "Первый", "Второй")
    (line,) = [said for said in remarks(scenario) if said.startswith("Согласие")]
    assert "со слов судьи стола (Первый)" in line
    assert "Принято при второй подписи: Второй, 15.11.2026" in line
    (english,) = [said for said in remarks(scenario, "en") if said.startswith("Consent")]
    assert "on the word of the table's judge (Первый)" in english
    assert tags(scenario)["consent-1"].startswith(
        f"award {scenario.winner} +0.7 8.4.3 on the word of Первый, accepted by Второй, 2026-"
    )


def test_the_judges_report_tells_of_consents():
    """It named both signers, and nothing of what needed the chief judge."""
    for second, said in ((SECOND, "со слов судьи"), (CHIEF, "Главный")):
        scenario = consented(second)
        grid = judging_grid(scenario.t, catalogue("ru"))
        (row,) = grid.rows
        told = dict(zip(grid.columns, row, strict=True))
        assert told["consents"] == f"место {scenario.winner}: +0,7 ({said})"
        assert told["signed"].startswith("Первый, 15.11.2026")


def test_a_chief_judge_who_judged_the_table_has_consented_by_the_first_signature():
    scenario = consented(SECOND, first=CHIEF)
    (own,) = told(scenario).consents
    assert (own.by, own.on_word_of) == ("Главный", "")
    assert own.at == scenario.t.games[GAME].sheet.signed_at


def test_whoever_becomes_the_chief_judge_later_has_not_consented_then():
    scenario = consented(SECOND).do(c.Appoint(Official(SECOND, "Второй", ("chief",))))
    (own,) = told(scenario).consents
    assert own.by == ""
    assert [signature.chief for signature in told(scenario).signatures] == [False, False]
    scenario = consented(CHIEF).do(c.Appoint(Official(CHIEF, "Главный", ("judge",))))
    assert [signature.chief for signature in told(scenario).signatures] == [False, True]


def test_a_move_against_the_rules_is_told_with_who_consented_and_who_accepted_it():
    scenario = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    scenario.do(c.SignGame(GAME, played_on(scenario)), JUDGE)
    assert told(scenario).consents == ()
    scenario.do(c.ConfirmGame(GAME, scenario.digest(GAME), ("as-played",)), SECOND)
    (own,) = told(scenario).consents
    assert (own.kind, own.moment, own.by) == ("as-played", "D1", "Иванов")
    assert (own.on_word_of, own.accepted_by) == ("Первый", "Второй")
    assert tags(scenario)["consent-1"].startswith("as-played D1 ")


def test_a_decision_says_who_when_by_which_clause_and_what_it_gives():
    fix = c.DecideProtest(
        "x", "corrected", "ошибка", corrections=(Correction(3, 50, "award", "8.4"),)
    )
    scenario = filed(over(), "8.4.1").do(fix, CHIEF)
    (line,) = [said for said in remarks(scenario, who=CHIEF) if said.startswith("Решение")]
    assert line.startswith(
        "Решение по протесту игрока 3 (Игрок 3) [8.4.1]: исправлены баллы, место 3: +0,5 [8.4]"
        " — Главный, 15.11.2026"
    )
    assert tags(scenario, CHIEF)["decision-1"].startswith(
        "protest 3 8.4.1 corrected 3 +0.5 award 8.4 by Главный, 2026-"
    )


def test_the_record_of_a_changed_game_replays_to_the_result_that_counts():
    """Earlier the file that the page links had the result of before the decision."""
    scenario = filed(over()).do(c.DecideProtest("x", "changed", "руки", result="draw"), CHIEF)
    again = document(replay(parse(record(scenario), ""), ""))
    assert again["outcome"]["kind"] == "draw"
    assert again["attested"]["decision-1"].startswith("protest 3 changed draw by Главный, ")


def test_who_may_not_read_protests_finds_none_of_their_words_in_the_record():
    scenario = filed(over()).do(c.DecideProtest("x", "changed", "руки", result="draw"), CHIEF)
    assert "не согласен" not in record(scenario)
    assert "не согласен" in record(scenario, CHIEF)
    assert "decision-1" in tags(scenario)


def test_a_record_that_says_itself_who_signed_it_is_not_believed():
    scenario = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    forged = scenario.record(GAME, 1).replace("seat 1 ", "tag confirmed Президент\nseat 1 ", 1)
    scenario.do(c.SignGame(GAME, forged), JUDGE).seconded(GAME)
    assert tags(scenario)["confirmed"].startswith("Второй, ")
    game = scenario.t.games[GAME]
    assert "Президент" not in record(scenario)
    assert "Президент" not in str(protocol_sheet(scenario.t, game, catalogue("ru"), ""))


def test_a_replayed_file_prints_its_signatures():
    text = protocol(replay(parse(record(consented(CHIEF)), ""), ""), catalogue("ru"))
    assert "Подписано: Первый, 2026-11-15" in text
    assert "Согласие главного судьи: award " in text


# --- the archive -------------------------------------------------------------------------------


def test_the_archive_has_the_signatures_and_all_decisions():
    scenario = filed(over()).do(c.DecideProtest("x", "rejected", "нет"), CHIEF)
    with ZipFile(io.BytesIO(pack(scenario.log))) as packed:
        own = dict(parse(packed.read(f"games/{GAME}.mgn").decode(), "").header.tags)
    assert own["confirmed"].startswith("Второй, ")
    assert own["decision-1"].startswith("protest 3 rejected by Главный, ")
    assert unpack(pack(scenario.log)) == scenario.log
    assert wholly_attested(scenario.t, scenario.t.games[GAME]) == told(scenario, ORGANISER)


def repacked(found):
    out = io.BytesIO()
    with ZipFile(out, "w") as packed:
        for name, data in found.items():
            packed.writestr(name, data)
    return out.getvalue()


def test_a_forged_signature_in_an_archive_is_noticed():
    found = parts(consented(CHIEF).log)
    name = f"games/{GAME}.mgn"
    forged = found[name].replace("tag confirmed Главный".encode(), "tag confirmed Другой".encode())
    assert forged != found[name]
    with pytest.raises(BrokenArchiveError) as broken:
        unpack(repacked({**found, name: forged}))
    assert (broken.value.why, broken.value.about) == ("other-content", name)


def test_an_archive_of_the_format_before_is_read():
    """Its games are the signed records and nothing else."""
    scenario = consented(CHIEF)
    found = parts(scenario.log)
    found["tournament.json"] = found["tournament.json"].replace(b'"format":3', b'"format":2')
    found[f"games/{GAME}.mgn"] = scenario.t.games[GAME].sheet.record.encode()
    assert unpack(repacked(found)) == scenario.log
    with pytest.raises(BrokenArchiveError):
        unpack(repacked({**found, f"games/{GAME}.mgn": b"mgn 1\n"}))
