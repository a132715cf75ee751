// Dragging one seat onto another by mouse, pen or finger. A mouse begins to drag when it moves; a finger holds
// for a moment first, so that a swipe still scrolls the page. Near an edge the page scrolls along.
const HOLD_MS = 300;
const FAR = 6; // pixels; smaller movements are a trembling hand
const EDGE = 56;
const STEP = 10;

interface Told { drop: (onto: string) => void; player: string }

function scrolling(node: HTMLElement): HTMLElement {
  for (let at = node.parentElement; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  return document.scrollingElement as HTMLElement;
}

export function dragged(node: HTMLElement, given: Told) {
  let told = given;
  let from: { x: number; y: number; top: number } | null = null;
  let last = { x: 0, y: 0 };
  let held = false;
  let timer = 0;
  let frame = 0;
  let over: HTMLElement | null = null;
  let scroller: HTMLElement;

  const target = () => document.elementFromPoint(last.x, last.y)?.closest<HTMLElement>("[data-player]") ?? null;

  function follow(): void {
    if (!from) return;
    const down = last.y > innerHeight - EDGE ? STEP : last.y < EDGE ? -STEP : 0;
    if (down) scroller.scrollTop += down;
    node.style.transform = `translate(${last.x - from.x}px, ${last.y - from.y + scroller.scrollTop - from.top}px)`;
    const now = target();
    if (now !== over) {
      over?.classList.remove("over");
      over = now === node ? null : now;
      over?.classList.add("over");
    }
    frame = requestAnimationFrame(follow);
  }

  function hold(): void {
    held = true;
    node.classList.add("held");
    follow();
  }

  function end(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    over?.classList.remove("over");
    node.classList.remove("held");
    node.style.transform = "";
    from = over = null;
    held = false;
    removeEventListener("pointermove", moved);
    removeEventListener("pointerup", released);
    removeEventListener("pointercancel", end);
    removeEventListener("keydown", escaped, true);
  }

  function moved(event: PointerEvent): void {
    if (!from) return;
    last = { x: event.clientX, y: event.clientY };
    if (held || Math.hypot(last.x - from.x, last.y - from.y) < FAR) return;
    if (event.pointerType === "touch") end(); // the finger scrolls
    else hold();
  }

  function released(event: PointerEvent): void {
    last = { x: event.clientX, y: event.clientY };
    const onto = held ? target()?.dataset["player"] : undefined;
    end();
    if (onto && onto !== told.player) told.drop(onto);
  }

  function escaped(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !held) return;
    event.stopPropagation();
    end();
  }

  function pressed(event: PointerEvent): void {
    if (!event.isPrimary || event.button) return;
    scroller = scrolling(node);
    last = { x: event.clientX, y: event.clientY };
    from = { ...last, top: scroller.scrollTop };
    if (event.pointerType === "touch") timer = window.setTimeout(hold, HOLD_MS);
    addEventListener("pointermove", moved);
    addEventListener("pointerup", released);
    addEventListener("pointercancel", end);
    addEventListener("keydown", escaped, true);
  }

  // While a finger drags, the browser must not scroll, nor open its menu for a long press.
  const keep = (event: Event) => held && event.preventDefault();
  const quiet = (event: Event) => from && event.preventDefault();

  node.addEventListener("pointerdown", pressed);
  node.addEventListener("touchmove", keep, { passive: false });
  node.addEventListener("contextmenu", quiet);
  return {
    update: (next: Told) => void (told = next),
    destroy() {
      end();
      node.removeEventListener("pointerdown", pressed);
      node.removeEventListener("touchmove", keep);
      node.removeEventListener("contextmenu", quiet);
    },
  };
}
