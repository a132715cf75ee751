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
    desk = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    record = unawarded(desk.record(GAME, 1))
    desk.winner = some_winner(record)
    told = f"{record}bonus {desk.winner} +0.7\napprove\n"
    desk.do(c.SignGame(GAME, told), first)
    return desk.do(c.ConfirmGame(GAME, desk.digest(GAME), despite), second)


def told(desk, who=""):
    return attested(desk.t, desk.t.games[GAME], who)


def record(desk, who=""):
    return attested_record(desk.t, desk.t.games[GAME], told(desk, who))


def tags(desk, who=""):
    return dict(parse(record(desk, who), "").header.tags)


def remarks(desk, lang="ru", who=""):
    return protocol_sheet(desk.t, desk.t.games[GAME], catalogue(lang), who)["remarks"]


def test_both_signers_stand_in_the_record_with_their_times():
    desk = over()
    sheet = desk.t.games[GAME].sheet
    own = tags(desk)
    assert own["signed"] == f"Первый, {sheet.signed_at}"
    assert own["confirmed"] == f"Второй, {sheet.confirmed_at}"
    text = signed_text(desk.t, desk.t.games[GAME], catalogue("ru"), "")
    assert "Подписано: Первый, 15.11.2026" in text
    assert "Вторая подпись: Второй, 15.11.2026" in text


def test_the_digest_is_that_of_the_record_without_what_the_desk_added():
    desk = filed(over()).do(c.DecideProtest("x", "changed", "руки", result="draw"), CHIEF)
    own = parse(record(desk, CHIEF), "")
    added = [statement.verb for statement in own.statements][-2:]
    assert added == ["protest", "ruling"]
    plain = unattested(own)
    plain = type(plain)(plain.header, plain.statements[:-2], plain.notes, plain.tail)
    digest = hashlib.sha256(format_record(plain).encode()).hexdigest()
    assert digest == tags(desk)["digest"] == desk.t.games[GAME].sheet.digest


def test_8_4_3_the_chief_judge_consents_by_signing():
    desk = consented(CHIEF)
    (own,) = told(desk).consents
    sheet = desk.t.games[GAME].sheet
    assert (own.by, own.on_word_of, own.accepted_by) == ("Главный", "", "")
    assert (own.seat, own.points, own.clause, own.at) == (
        desk.winner,
        70,
        "8.4.3",
        sheet.confirmed_at,
    )
    line = f"Согласие главного судьи: +0,7 игроку {desk.winner} (Игрок {desk.winner}) [8.4.3]"
    assert any(said.startswith(f"{line} — Главный, 15.11.2026") for said in remarks(desk))
    assert tags(desk)["consent-1"] == (
        f"award {desk.winner} +0.7 8.4.3 by Главный, {sheet.confirmed_at}"
    )


def test_a_consent_on_the_word_of_the_tables_judge_names_who_accepted_it():
    desk = consented(SECOND)
    (own,) = told(desk).consents
    assert (own.by, own.on_word_of, own.accepted_by) == ("", "Первый", "Второй")
    (line,) = [said for said in remarks(desk) if said.startswith("Согласие")]
    assert "со слов судьи стола (Первый)" in line
    assert "Принято при второй подписи: Второй, 15.11.2026" in line
    (english,) = [said for said in remarks(desk, "en") if said.startswith("Consent")]
    assert "on the word of the table's judge (Первый)" in english
    assert tags(desk)["consent-1"].startswith(
        f"award {desk.winner} +0.7 8.4.3 on the word of Первый, accepted by Второй, 2026-"
    )


def test_the_judges_report_tells_of_consents():
    """It named both signers, and nothing of what needed the chief judge."""
    for second, said in ((SECOND, "со слов судьи"), (CHIEF, "Главный")):
        desk = consented(second)
        grid = judging_grid(desk.t, catalogue("ru"))
        (row,) = grid.rows
        told = dict(zip(grid.columns, row, strict=True))
        assert told["consents"] == f"место {desk.winner}: +0,7 ({said})"
        assert told["signed"].startswith("Первый, 15.11.2026")


def test_a_chief_judge_who_judged_the_table_has_consented_by_the_first_signature():
    desk = consented(SECOND, first=CHIEF)
    (own,) = told(desk).consents
    assert (own.by, own.on_word_of) == ("Главный", "")
    assert own.at == desk.t.games[GAME].sheet.signed_at


def test_whoever_becomes_the_chief_judge_later_has_not_consented_then():
    desk = consented(SECOND).do(c.Appoint(Official(SECOND, "Второй", ("chief",))))
    (own,) = told(desk).consents
    assert own.by == ""
    assert [signature.chief for signature in told(desk).signatures] == [False, False]
    desk = consented(CHIEF).do(c.Appoint(Official(CHIEF, "Главный", ("judge",))))
    assert [signature.chief for signature in told(desk).signatures] == [False, True]


def test_a_move_against_the_rules_is_told_with_who_consented_and_who_accepted_it():
    desk = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    desk.do(c.SignGame(GAME, played_on(desk)), JUDGE)
    assert told(desk).consents == ()
    desk.do(c.ConfirmGame(GAME, desk.digest(GAME), ("as-played",)), SECOND)
    (own,) = told(desk).consents
    assert (own.kind, own.moment, own.by) == ("as-played", "D1", "Иванов")
    assert (own.on_word_of, own.accepted_by) == ("Первый", "Второй")
    assert tags(desk)["consent-1"].startswith("as-played D1 ")


def test_a_decision_says_who_when_by_which_clause_and_what_it_gives():
    fix = c.DecideProtest(
        "x", "corrected", "ошибка", corrections=(Correction(3, 50, "award", "8.4"),)
    )
    desk = filed(over(), "8.4.1").do(fix, CHIEF)
    (line,) = [said for said in remarks(desk, who=CHIEF) if said.startswith("Решение")]
    assert line.startswith(
        "Решение по протесту игрока 3 (Игрок 3) [8.4.1]: исправлены баллы, место 3: +0,5 [8.4]"
        " — Главный, 15.11.2026"
    )
    assert tags(desk, CHIEF)["decision-1"].startswith(
        "protest 3 8.4.1 corrected 3 +0.5 award 8.4 by Главный, 2026-"
    )


def test_the_record_of_a_changed_game_replays_to_the_result_that_counts():
    """Earlier the file that the page links had the result of before the decision."""
    desk = filed(over()).do(c.DecideProtest("x", "changed", "руки", result="draw"), CHIEF)
    again = document(replay(parse(record(desk), ""), ""))
    assert again["outcome"]["kind"] == "draw"
    assert again["attested"]["decision-1"].startswith("protest 3 changed draw by Главный, ")


def test_who_may_not_read_protests_finds_none_of_their_words_in_the_record():
    desk = filed(over()).do(c.DecideProtest("x", "changed", "руки", result="draw"), CHIEF)
    assert "не согласен" not in record(desk)
    assert "не согласен" in record(desk, CHIEF)
    assert "decision-1" in tags(desk)


def test_a_record_that_says_itself_who_signed_it_is_not_believed():
    desk = TournamentScenario().entered(10).seated("q", 1, (TEN,))
    forged = desk.record(GAME, 1).replace("seat 1 ", "tag confirmed Президент\nseat 1 ", 1)
    desk.do(c.SignGame(GAME, forged), JUDGE).seconded(GAME)
    assert tags(desk)["confirmed"].startswith("Второй, ")
    game = desk.t.games[GAME]
    assert "Президент" not in record(desk)
    assert "Президент" not in str(protocol_sheet(desk.t, game, catalogue("ru"), ""))


def test_a_replayed_file_prints_its_signatures():
    text = protocol(replay(parse(record(consented(CHIEF)), ""), ""), catalogue("ru"))
    assert "Подписано: Первый, 2026-11-15" in text
    assert "Согласие главного судьи: award " in text


# --- the archive -------------------------------------------------------------------------------


def test_the_archive_has_the_signatures_and_all_decisions():
    desk = filed(over()).do(c.DecideProtest("x", "rejected", "нет"), CHIEF)
    with ZipFile(io.BytesIO(pack(desk.log))) as packed:
        own = dict(parse(packed.read(f"games/{GAME}.mgn").decode(), "").header.tags)
    assert own["confirmed"].startswith("Второй, ")
    assert own["decision-1"].startswith("protest 3 rejected by Главный, ")
    assert unpack(pack(desk.log)) == desk.log
    assert wholly_attested(desk.t, desk.t.games[GAME]) == told(desk, ORGANISER)


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
    desk = consented(CHIEF)
    found = parts(desk.log)
    found["tournament.json"] = found["tournament.json"].replace(b'"format":3', b'"format":2')
    found[f"games/{GAME}.mgn"] = desk.t.games[GAME].sheet.record.encode()
    assert unpack(repacked(found)) == desk.log
    with pytest.raises(BrokenArchiveError):
        unpack(repacked({**found, f"games/{GAME}.mgn": b"mgn 1\n"}))
