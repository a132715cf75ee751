// Boxes that lie on each other, boxes that are cut, and a phrase that is not read whole. `wire` sends
// a command by the page's own socket, as its queue would.
window.overlap = (() => {
  const MOST = 1;
  let socket = null;
  let seq = 0;
  const waiting = new Map();
  const Own = window.WebSocket;
  window.WebSocket = class extends Own {
    constructor(...given) {
      super(...given);
      socket = this;
      this.addEventListener("message", ({ data }) => {
        const told = JSON.parse(data);
        if (told.type === "view") seq = told.seq;
        if (waiting.has(told.id)) waiting.get(told.id)(told);
      });
    }
  };

  async function wire(command) {
    const id = `overlap-${Math.random().toString(36).slice(2)}-${Date.now()}`;
    const answer = await new Promise((done) => {
      waiting.set(id, done);
      socket.send(JSON.stringify({ type: "ask", id, seen: seq, wish: { wish: "do", command } }));
    });
    if (answer.type !== "ack") return answer;
    const until = performance.now() + 20_000;
    const there = () => seq >= answer.seq && document.querySelector('.console[data-idle="true"]');
    while (!there() && performance.now() < until) await new Promise((done) => setTimeout(done, 5));
    await drawn();
    return null;
  }

  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const named = (one) => `${one.className || one.localName} «${one.innerText.trim().replace(/\s+/g, " ").slice(0, 30)}»`;
  const inside = (inner, outer) =>
    inner.left >= outer.left - MOST && inner.top >= outer.top - MOST && inner.right <= outer.right + MOST && inner.bottom <= outer.bottom + MOST;

  // The part of a tile that gives a foul lies in the tile: they are one box for the others.
  const apart = (one, other) =>
    !one.contains(other) && !other.contains(one) && !(one.closest("[data-seat]") && one.closest("[data-seat]") === other.closest("[data-seat]"));

  function cutBy(one, box) {
    if (!inside(box, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return "the window";
    for (let around = one.parentElement; around && !around.matches(".console, dialog"); around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflow !== "visible" && !inside(box, around.getBoundingClientRect())) return around.className;
    }
    return "";
  }

  function faults() {
    const found = [];
    const controls = [...document.querySelectorAll(".console :is(button, a[href], input, select, summary)")]
      .filter((one) => !one.closest(".log") && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => [one, one.getBoundingClientRect()]);
    controls.forEach(([one, box], place) => {
      const by = cutBy(one, box);
      if (by) found.push(`${named(one)} is cut by ${by}`);
      for (const [other, its] of controls.slice(place + 1)) {
        const wide = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const high = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (wide > MOST && high > MOST && apart(one, other)) found.push(`${named(one)} lies on ${named(other)}`);
      }
    });
    // No line of what is said or asked may be under an edge.
    for (const part of document.querySelectorAll(".phrase .words, .console .prompt, .told > *")) {
      const range = document.createRange();
      range.selectNodeContents(part);
      for (const box of range.getClientRects()) {
        const by = box.width && cutBy(part, box);
        if (by) {
          found.push(`${named(part)} is cut by ${by}`);
          break;
        }
      }
    }
    return found;
  }

  return { wire, drawn, faults, seats: () => document.querySelectorAll("[data-seat]").length };
})();
