// What a judge's eyes and fingers need to know of the console, in one look. Installed into every
// page that the driver uses; it presses nothing itself.
window.probe = (() => {
  const MOMENT = 5;
  const PATIENCE = 90_000; // a guard against hanging
  const LEAST = 44;
  let landed = true;
  let aim = null;
  addEventListener("click", (event) => (landed ||= event.isTrusted), true);

  const visible = (one) => one.checkVisibility({ visibilityProperty: true });
  const top = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;

  async function until(holds) {
    const end = performance.now() + PATIENCE;
    for (;;) {
      const found = holds();
      if (found) return found;
      if (performance.now() > end) return null;
      await new Promise((done) => setTimeout(done, MOMENT));
    }
  }

  // Settled is settled twice: what an answer sets off (the clock) is asked for right after it.
  async function idle() {
    const now = () => landed && document.querySelector('.console[data-idle="true"]') && !document.querySelector("[data-deaf]");
    for (let quiet = 0; quiet < 2; quiet++) {
      if (!(await until(now))) return false;
      await new Promise((done) => setTimeout(done, MOMENT));
      if (!now()) quiet = -1;
    }
    return true;
  }

  const named = (one) => one.outerHTML.slice(0, 120);

  // Nothing that scrolls, nothing cut off, nothing too small for a finger.
  function faults() {
    const found = [];
    const scrolls = (one) => !["visible", "clip"].includes(getComputedStyle(one).overflowY);
    for (const one of [document.documentElement, ...document.querySelectorAll(".console, .console *:not(.hidden)")]) {
      if (one.scrollHeight > one.clientHeight + 1 && (one === document.documentElement || scrolls(one))) {
        found.push(`scrolls by ${one.scrollHeight - one.clientHeight}: ${named(one)}`);
      }
    }
    for (const one of document.querySelectorAll(".console button:enabled, .console a[href], .console input, .console select")) {
      if (!visible(one)) continue;
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) found.push(`outside: ${named(one)}`);
      if (width < LEAST - 0.01 || height < LEAST - 0.01) found.push(`${width.toFixed()}x${height.toFixed()}: ${named(one)}`);
      let box = one.parentElement;
      for (; box && !box.matches(".console"); box = box.parentElement) {
        const around = box.getBoundingClientRect();
        if (getComputedStyle(box).overflow !== "visible" && (bottom > around.bottom + 1 || right > around.right + 1)) {
          found.push(`cut off: ${named(one)}`);
        }
      }
    }
    return found;
  }

  function state() {
    const desk = document.querySelector(".console");
    const seats = (selector) => [...document.querySelectorAll(selector)].map((one) => Number(one.closest("[data-seat]").dataset.seat));
    return {
      phase: desk?.dataset.phase ?? "",
      chosen: seats(".seat.chosen"),
      open: seats(".seat .body.open"),
      answer: !!document.querySelector(".show"),
      prompt: document.querySelector(".console .prompt")?.textContent ?? "",
      phrase: document.querySelector(".phrase")?.innerText ?? "",
      sheet: !!document.querySelector("dialog[open]"),
      buttons: [...top().querySelectorAll("button:enabled:not(.clock, .chip), summary")].filter(visible).map((one) => one.innerText.trim()),
    };
  }

  // Where to press: `words` are what the control says, where a selector alone is not enough.
  async function at(selector, words) {
    if (!(await idle())) return { lost: "not idle" };
    const found = await until(() =>
      [...top().querySelectorAll(selector)].find(
        (one) => visible(one) && !one.matches(":disabled, [aria-disabled=true]") && (!words || one.innerText.trim().startsWith(words)),
      ),
    );
    if (!found) return { lost: `no ${selector} ${words}`, ...state() };
    if (top() !== document) found.scrollIntoView({ block: "nearest" });
    const box = found.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!found.contains(hit) && !hit?.contains(found)) return { lost: `${selector} is under ${hit && named(hit)}` };
    landed = false;
    aim = found;
    return { x, y };
  }

  async function look() {
    if (!(await idle())) return null;
    return { ...state(), faults: faults() };
  }

  return { at, look, forget: () => (landed = true), focused: () => document.activeElement === aim };
})();
