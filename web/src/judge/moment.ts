// The step on the screen. When it changes, a tap that was meant for the previous one is ignored.
import { deaf, STEP } from "../lib/deaf";
import { settings } from "../lib/settings.svelte";
import type { Desk } from "./desk.svelte";

// Controls that go on or act at once; fouls, undo and the clock belong to no step.
const ACTS = ".next, .seat .body, .ways button";

export function momentOf(desk: Desk): string {
  const { way, onward, standing, hunter } = desk.choice;
  const whose = way && !way.actors.length ? way.offers[0]!.actor : 0;
  const parts = [desk.view?.phase, way?.key, whose, standing, hunter?.actor, desk.answer?.n, desk.dealing.entering];
  return `${parts.join("/")} ${JSON.stringify(onward?.command ?? null)}`;
}

export const freshStep = (_moment: string) => (settings.steady ? deaf(STEP, ACTS) : null);
