"""The judge's trainer by touches: one tap from the first page, a day and a night, every mistake."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import expect

from gorod.engine import commands as c
from gorod.engine.struct import replace
from gorod.training.mistakes import KINDS
from tests.browser.judge import HASTY, PROBE, Judge, verb
from tests.kit import browser as kit
from tests.kit.browser import eventually
from tests.kit.fingers import tap
from tests.kit.lessons import SIZES, Learner

RULES = "fiim-2019"
LAPTOP = (1366, 768)


class Lesson:
    """A learner whose finger does on the console what a learner without one has decided."""

    def __init__(self, device, url, seed, size=kit.PHONE, **more):
        wanted = {"rules": RULES, "size": SIZES[RULES], "seed": seed}
        made = httpx.post(f"{url}/api/training", json=wanted, timeout=kit.PATIENCE / 1000)
        assert made.status_code == 201, made.text
        self.page = device(size, has_touch=True, **more).page
        self.page.add_init_script(HASTY)
        self.page.add_init_script(path=PROBE)
        self.page.goto(f"{url}/judge#{made.json()['links'][0]['token']}")
        self.page.locator(".room li").first.wait_for()
        self.judge, self.learner = Judge(self.page), Learner(RULES, seed)
        self.answered = set()
        self.judge.look()

    @property
    def stage(self):
        return self.learner.stage

    def answer(self, *, wrong=False):
        """A phrase, where one is asked for; the console has kept its own back until then."""
        scene = self.stage.scene
        if scene.question is None or scene.key in self.answered:
            return
        self.answered.add(scene.key)
        choices = self.page.locator("dialog .cue")
        expect(choices).to_have_count(3)
        assert [one.strip("«»") for one in choices.all_inner_texts()] == [*scene.question.choices]
        tap(self.page, choices.nth((scene.question.right + wrong) % 3))
        self.page.locator("dialog").wait_for(state="detached")
        eventually(self.page, "history.state?.open ?? 0", expected=0)

    def enter(self, command):
        self.answer()
        self.judge.look()
        mistakes = self.learner.enter(command)
        self.judge.does(self.stage.turn)
        return mistakes

    def until(self, wanted):
        """Judge rightly up to such a stage."""
        while not wanted(self.stage):
            owed, left = self.stage.owed, self.stage.left
            self.enter(owed[0].punished if owed else left[0])

    def report(self):
        """The review that opens by itself at the end of a part."""
        sheet = self.page.locator("dialog")
        sheet.get_by_text("Разбор.").first.wait_for()
        return sheet


def fouls_only(stage):
    return all(slip.misconduct.sanction == "foul" for slip in stage.scene.slips)


def due(kind, stage):
    return bool(stage.left) and type(stage.left[0]) is kind and not stage.owed


@pytest.fixture(scope="module")
def seed():
    """A lesson whose first day has something of everything."""
    for number in range(500):
        learner, scenes = Learner(RULES, f"day-{number}"), {}
        learner.until(lambda stage, seen=scenes: seen.setdefault(stage.scene.key, stage) is None
                      or not stage.part.startswith(("N1", "D1")))  # fmt: skip
        day = [one for key, one in scenes.items() if key.startswith("D1 speech")]
        nominated = [one for one in day if due(c.Nominate, one)]
        slipped = [one for one in day if one.owed and not due(c.Nominate, one)]
        silent = [one for one in day if due(c.Pass, one)]
        asked = [one for one in scenes.values() if one.scene.question is not None]
        asked = asked if asked and asked[0] in day else []  # the night before has its own review
        if len(nominated) > 1 and slipped and silent and asked and all(map(fouls_only, day)):
            return f"day-{number}"
    raise AssertionError("no lesson has all of it")


def test_one_tap_from_the_first_page(device, url):
    page = device(kit.PHONE, has_touch=True).page
    page.goto(url)
    expect(page.get_by_role("heading", name="Тренажёр судьи")).to_be_visible()
    page.locator(".trainer .begin:enabled").wait_for()
    tap(page, page.get_by_role("button", name="Судить учебную игру"))
    page.locator(".room li").first.wait_for()
    assert page.locator('[data-phase="N1.meet"]').count() == 1


def test_the_first_page_offers_the_sizes_that_a_document_has(device, url):
    page = device(kit.PHONE, has_touch=True).page
    page.goto(url)
    page.locator(".trainer .begin:enabled").wait_for()
    rules, size = page.locator(".trainer select").first, page.locator(".trainer select").nth(1)
    offered = {}
    for one in SIZES:
        rules.select_option(one)
        expect(size).to_have_count(int(one not in ("fiim-2019", "cma-2025")))
        offered[one] = [int(o) for o in size.locator("option").all_inner_texts()]
    assert offered == {
        "fiim-2019": [],
        "fiim-2011": [8, 9, 10, 12],
        "cma-2025": [],
        "tournament-2026": [9, 10, 11, 12],
    }
    rules.select_option("fiim-2011")
    size.select_option("8")
    tap(page, page.get_by_role("button", name="Судить учебную игру"))
    page.locator(".room li").first.wait_for()
    assert page.locator("[data-seat]").count() == 8
    page.goto(url)
    page.locator(".trainer .begin:enabled").wait_for()
    assert size.input_value() == "8", "as the last time"


def test_the_room_is_told_at_the_learners_pace_or_by_itself(device, url, seed):
    lesson = Lesson(device, url, seed)
    lesson.until(lambda stage: len(stage.scene.happenings) > 2 and "speech" in stage.scene.key)
    lesson.answer()
    page, told = lesson.page, lesson.stage.scene.happenings
    lines = page.locator(".room li")
    expect(lines).to_have_count(1)
    tap(page, ".room .more")
    expect(lines).to_have_count(2)
    page.reload()
    expect(lines).to_have_count(2)
    tap(page, ".room .pace")
    expect(lines).to_have_count(len(told))
    assert [one.get_attribute("data-what") for one in lines.all()] == [one.what for one in told]
    expect(page.locator(".room .yours")).to_be_visible()


def err_once(lesson, made):
    """One step, judged wrongly in a way that was not tried yet; `made` has where each was."""
    stage = lesson.stage
    if stage.scene.question and stage.scene.key not in lesson.answered:
        lesson.answer(wrong="wrong-cue" not in made)
        made.setdefault("wrong-cue", stage)
    game, nominates = stage.turn.game, due(c.Nominate, stage)
    if stage.owed and "missed-foul" not in made and not nominates:
        made["missed-foul"] = stage
        while lesson.stage.scene.key == stage.scene.key:
            lesson.enter(lesson.stage.left[0])
    elif nominates and "wrong-order" not in made:
        made["wrong-order"] = stage
        lesson.enter(c.Pass(stage.left[0].seat))
    elif nominates and "wrong-call" not in made:
        made["wrong-call"] = stage
        right = stage.left[0]
        taken = (right.target, right.seat, *game.today.candidates)
        lesson.enter(replace(right, target=next(s for s in game.living if s not in taken)))
    elif due(c.Pass, stage) and "speech" in stage.scene.key and "needless-foul" not in made:
        made["needless-foul"] = stage
        guilty = {slip.seat for slip in stage.missed}
        lesson.enter(c.Foul(next(seat for seat in game.living if seat not in guilty)))
    else:
        lesson.enter(stage.owed[0].punished if stage.owed else stage.left[0])


def test_every_mistake_is_explained_by_its_clause_at_the_end_of_the_day(device, url, seed):
    lesson, made = Lesson(device, url, seed), {}
    page = lesson.page
    while lesson.stage.part.startswith("N1") or lesson.stage.part == "D1 speeches":
        err_once(lesson, made)
    assert made.keys() == {*KINDS}
    sheet = lesson.report()
    missed = sheet.locator('[data-kind="missed-foul"]')
    clause = next(
        one.slip.misconduct.clause for one in _all_mistakes(lesson) if one.kind == "missed-foul"
    )
    expect(missed).to_contain_text(clause)
    expect(missed).to_contain_text(lesson.learner.book.clause(clause).ru)
    expect(missed).to_contain_text("Надо было: фол")
    expect(sheet.locator('[data-kind="needless-foul"]')).to_contain_text("Нарушения не было.")
    wrong_order_at = made["wrong-order"]
    right = wrong_order_at.left[0]
    order = sheet.locator('[data-kind="wrong-order"]')
    expect(order).to_contain_text(
        f"Сначала надо было отметить: {right.seat} выставляет {right.target}."
    )
    expect(sheet.locator('[data-kind="wrong-call"]')).to_contain_text("Вы ввели:")
    cue = made["wrong-cue"].scene.question
    expect(sheet.locator('[data-kind="wrong-cue"]')).to_contain_text(cue.choices[cue.right])
    tap(page, order.get_by_role("button", name="Вернуться и исправить"))
    page.locator("dialog").wait_for(state="detached")
    eventually(page, "history.state?.open ?? 0", expected=0)
    lesson.learner.stage = wrong_order_at
    lesson.judge.look()
    lesson.enter(right)
    tap(page, ".room .found")
    gone = page.locator('dialog [data-kind="wrong-order"]')
    # A mistake that was undone with it is reported when the day is over again.
    expect(
        page.locator("dialog").get_by_text("Ошибки этой части разберём").or_(gone).first
    ).to_be_visible()


def _all_mistakes(lesson):
    turn, found = lesson.stage.turn, []
    stages = []
    while turn.before is not None:
        stages.append(turn)
        turn = turn.before
    stage = lesson.learner.lesson.opened(turn)
    for one in reversed(stages):
        stage = lesson.learner.lesson.after(stage, one)
        found += stage.mistakes
    return found


def test_a_day_and_a_night_without_a_mistake(device, url, seed):
    lesson = Lesson(device, url, seed)
    lesson.until(lambda stage: stage.part == "D2 speeches")
    lesson.answer()
    page = lesson.page
    expect(page.locator(".room .found")).to_have_attribute("aria-label", "§ 0: Ошибок нет")
    assert page.locator("dialog").count() == 0
    assert lesson.judge.faults == {}


def test_the_end_has_a_score_and_the_same_game_again(device, url, seed):
    lesson = Lesson(device, url, seed, LAPTOP)
    lesson.until(lambda stage: due(c.Pass, stage))
    page, first = lesson.page, lesson.learner.lesson.cards()
    lesson.answer()
    judge = lesson.judge
    judge.look()
    judge.sheet(lesson.stage.turn.game.living[0])
    judge.tap('dialog input[type="search"]')
    page.keyboard.type("6.8.1")
    judge.tap('dialog .clause[data-clause="6.8.1"]')
    judge.tap("dialog .impose", verb("defeat"))
    sheet = page.locator("dialog")
    sheet.get_by_text("1 ошибка за игру").wait_for()
    expect(sheet.locator('tr[data-kind="needless-foul"]')).to_contain_text("1")
    expect(sheet).to_contain_text(lesson.learner.book.clause("6.8.1").ru)
    before = page.url
    tap(page, sheet.get_by_role("button", name="Та же игра снова"))
    page.wait_for_url(lambda now: now != before)
    page.locator('[data-phase="N1.meet"] .room li').first.wait_for()
    assert Learner(RULES, seed).lesson.cards() == first
