"""A server has loaded its sentences before anybody needs one."""

import pytest

from gorod import i18n
from gorod.i18n import LANGUAGES, catalogue
from gorod.rulebooks import BOOKS
from gorod.server.upkeep.sentences_ahead import read_ahead


def test_every_sentence_of_every_document_is_read_once_and_ahead(monkeypatch):
    catalogue.cache_clear()
    read_ahead().join()
    monkeypatch.setattr(i18n, "Catalogue", lambda *_, **__: pytest.fail("read while it is said"))
    for lang in LANGUAGES:
        for words in ("", *BOOKS):
            assert "server-stale" in catalogue(lang, words)
