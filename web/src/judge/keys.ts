// The keyboard map of the console. Combinations with Ctrl and Cmd are left to the browser.
import type { ConsoleState } from "./console_state.svelte";

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

export function pressed(consoleState: ConsoleState, event: KeyboardEvent, help: () => void): void {
  if (event.ctrlKey || event.metaKey || event.repeat || document.querySelector("dialog[open]")) return;
  const target = event.target as HTMLElement;
  if (target.matches("input, select, textarea")) return;
  const seat = seatOf(event);
  const onButton = target.matches("button:focus-visible, a:focus-visible");
  const does = seat ? bySeat(consoleState, event, seat) : byKey(consoleState, event, help, onButton);
  if (!does) return;
  event.preventDefault();
  does();
}

function bySeat(consoleState: ConsoleState, event: KeyboardEvent, seat: number): (() => void) | null {
  if (seat > (consoleState.view?.players.length ?? 0)) return null;
  if (event.shiftKey) return () => consoleState.foul(seat);
  if (event.altKey) return () => (consoleState.sheet = seat);
  // While hands are counted, a digit enters their number.
  if (consoleState.choice.counting) return () => consoleState.choice.count(seat === 10 ? 0 : seat);
  return () => consoleState.tap(seat);
}

function byKey(consoleState: ConsoleState, event: KeyboardEvent, help: () => void, onButton: boolean): (() => void) | null {
  switch (event.code) {
    case "Enter":
    case "NumpadEnter":
      return onButton ? null : consoleState.next;
    case "ArrowRight":
      return consoleState.next;
    case "Backspace":
    case "ArrowLeft":
      return () => consoleState.undo();
    case "Space":
      return onButton ? null : () => consoleState.toggleClock();
    case "ArrowUp":
      return () => consoleState.addSeconds(5);
    case "ArrowDown":
      return () => consoleState.addSeconds(-5);
    case "KeyN":
      return () => consoleState.choice.none();
    case "KeyA":
      return () => consoleState.choice.all();
    case "KeyC":
      return () => consoleState.choice.countHands(!consoleState.choice.counting);
    case "KeyR":
      return () => (consoleState.peek = true);
    case "KeyO":
      return () => (consoleState.showing = !!consoleState.answer);
    case "Slash":
      return event.shiftKey ? help : null;
    default:
      return event.key === "?" ? help : null;
  }
}
