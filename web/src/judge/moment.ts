// The step on the screen. When it changes, a tap that was meant for the previous one is ignored.
import { ignoringTaps, STEP_MS } from "../lib/ignored_taps";
import { settings } from "../lib/settings.svelte";
import type { ConsoleState } from "./console_state.svelte";

// Controls that go on or act at once; fouls, undo and the clock belong to no step.
const ACTS = ".next, .seat .body, .ways button";

export function momentOf(consoleState: ConsoleState): string {
  const { way, onward, standing, hunter } = consoleState.choice;
  const whose = way && !way.actors.length ? way.offers[0]!.actor : 0;
  const parts = [consoleState.view?.phase, way?.key, whose, standing, hunter?.actor, consoleState.answer?.n, consoleState.dealing.entering];
  return `${parts.join("/")} ${JSON.stringify(onward?.command ?? null)}`;
}

export const freshStep = (_moment: string) => (settings.steady ? ignoringTaps(STEP_MS, ACTS) : null);
