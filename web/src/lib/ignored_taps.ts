// A double tap must not press what its first tap has opened, and a finger that has held something must not
// press what is under it when it is lifted. Keys and screen readers always work.
import type { Attachment } from "svelte/attachments";

export const SHEET_MS = 300; // milliseconds after a sheet opened or closed
export const STEP_MS = 400; // milliseconds after the step on the screen changed

let presses = 0; // how many times a finger or a mouse came down on this page
let consumed = 0; // the press that was a hold, which does not also count as a tap

addEventListener("pointerdown", () => presses++, true);
addEventListener("click", (event) => byHand(event) && presses === consumed && swallow(event), true);

// Whether an event was made by a finger or a mouse, not by a key or a screen reader.
export function byHand(event: MouseEvent): boolean {
  return event.detail > 0 && (event as PointerEvent).pointerType !== "";
}

// Only fingers slip: a mouse click has been aimed.
function byFinger(event: MouseEvent): boolean {
  return byHand(event) && (event as PointerEvent).pointerType !== "mouse";
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

// The finger that is down has done its work, so lifting it is not a tap.
export function consumePress(): void {
  consumed = presses;
}

// Ignores taps in a part of the page, on what `only` names, for a while, and also a press that began in that
// time or before it. The part carries `data-deaf` meanwhile.
export function ignoreTaps(node: HTMLElement, ms: number, only = "*"): () => void {
  let accepts = Infinity; // the first press that is accepted again
  const click = (event: MouseEvent) => {
    if (byFinger(event) && presses < accepts && (event.target as Element).closest(only)) swallow(event);
  };
  const acceptAgain = () => {
    accepts = presses + 1;
    delete node.dataset["deaf"];
  };
  node.dataset["deaf"] = "";
  node.addEventListener("click", click, true);
  const timer = setTimeout(acceptAgain, ms);
  return () => {
    clearTimeout(timer);
    node.removeEventListener("click", click, true);
    delete node.dataset["deaf"];
  };
}

export function ignoringTaps(ms: number, only?: string): Attachment<HTMLElement> {
  return (node) => ignoreTaps(node, ms, only);
}

let under: (() => void) | null = null;

// A sheet has closed: what is under it waits until the finger is lifted.
export function afterSheetClosed(): void {
  under?.();
  const below = [...document.querySelectorAll<HTMLElement>("dialog[open]")].at(-1) ?? document.getElementById("app");
  under = below && ignoreTaps(below, SHEET_MS);
}
