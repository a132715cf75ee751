"""The pages have words for everything that a lesson can tell."""

import re

import pytest

from gorod.rulebooks import BOOKS
from gorod.training.misconduct import misconduct
from gorod.training.mistakes import KINDS
from gorod.training.scenes import NO_VIOLATION
from tests.kit.browser import ROOT
from tests.kit.lessons import SIZES, Learner

PARTS = ("night", "morning", "speeches", "vote", "deal", "over")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_happening_act_kind_and_part_has_its_words(lang: str) -> None:
    text = (ROOT / "web" / "src" / "training" / f"{lang}.ftl").read_text("utf-8")
    known = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    acts = {act for rules in SIZES for act in misconduct(BOOKS[rules])}
    seen = {*acts, *NO_VIOLATION, "late-hand"}
    for rules in SIZES:
        for seed in range(3):
            learner = Learner(rules, f"words {seed}")
            learner.until(
                lambda stage: seen.update(h.what for h in stage.scene.happenings) or False
            )
    wanted = {f"room-{what}" for what in seen}
    wanted |= {f"trainer-act-{act}" for act in acts}
    wanted |= {f"trainer-kind-{kind}" for kind in KINDS}
    wanted |= {f"trainer-part-{part}" for part in PARTS}
    assert wanted - known == set()
