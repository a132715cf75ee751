// The keyboard map of the console. Combinations with Ctrl and Cmd are left to the browser.
import type { Desk } from "./desk.svelte";

// Seats beyond the digits: the letters above them that nothing else uses, by key position and not by letter.
const BEYOND: Record<string, number> = { KeyQ: 11, KeyW: 12, KeyE: 13, KeyT: 14, KeyY: 15, KeyU: 16 };

export function keyOf(seat: number): string {
  if (seat <= 10) return String(seat % 10);
  return Object.entries(BEYOND).find(([, at]) => at === seat)?.[0].slice(3) ?? "";
}

function seatOf(event: KeyboardEvent): number {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit === undefined) return BEYOND[event.code] ?? 0;
  return Number(digit) || 10;
}

export function pressed(desk: Desk, event: KeyboardEvent, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.repeat || document.querySelector("dialog[open]")) return;
  const target = event.target as HTMLElement;
  if (target.matches("input, select, textarea")) return;
  const seat = seatOf(event);
  const onButton = target.matches("button:focus-visible, a:focus-visible");
  const does = seat ? bySeat(desk, event, seat) : byKey(desk, event, help, onButton);
  if (!does) return;
  event.preventDefault();
  does();
}

function bySeat(desk: Desk, event: KeyboardEvent, seat: number): (() => void) | null {
  if (seat > (desk.view?.players.length ?? 0)) return null;
  if (event.shiftKey) return () => desk.foul(seat);
  if (event.altKey) return () => (desk.sheet = seat);
  // While hands are counted, a digit enters their number.
  if (desk.choice.counting) return () => desk.choice.count(seat === 10 ? 0 : seat);
  return () => desk.tap(seat);
}

function byKey(desk: Desk, event: KeyboardEvent, help: () => void, onButton: boolean): (() => void) | null {
  switch (event.code) {
    case "Enter":
    case "NumpadEnter":
      return onButton ? null : desk.next;
    case "ArrowRight":
      return desk.next;
    case "Backspace":
    case "ArrowLeft":
      return () => desk.undo();
    case "Space":
      return onButton ? null : () => desk.toggleClock();
    case "ArrowUp":
      return () => desk.addSeconds(5);
    case "ArrowDown":
      return () => desk.addSeconds(-5);
    case "KeyN":
      return () => desk.choice.none();
    case "KeyA":
      return () => desk.choice.all();
    case "KeyC":
      return () => desk.choice.countHands(!desk.choice.counting);
    case "KeyR":
      return () => (desk.peek = true);
    case "KeyO":
      return () => (desk.showing = !!desk.answer);
    case "Slash":
      return event.shiftKey ? help : null;
    default:
      return event.key === "?" ? help : null;
  }
}
