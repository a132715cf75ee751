"""The desk as its people use it: from signing up to the standings that are printed."""

import pytest

from tests.browser.desk import Evening
from tests.browser.test_access import Inspector


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_an_evening_from_signing_up_to_printed_standings(chromium, url, lang):
    inspector = Inspector(lang)
    evening = Evening(chromium, url, inspector, lang, f"Клуб {lang}")
    evening.whole()
    assert evening.problems == []
    assert not inspector.found, "\n".join(f"{v}: {k}" for k, v in inspector.found.items())
