// The help topic for what the judge is doing.
import { isNight } from "../lib/i18n";
import type { ConsoleState } from "./console_state.svelte";

export const HELP: Record<string, string> = {
  protocol: "judge#protocol",
  correct: "judge#correction",
  links: "judge#links",
  names: "judge#names",
  protest: "judge#tournament-table",
  settings: "judge#settings",
};

const STEPS: Record<string, string> = {
  deal: "judge#deal",
  speech: "judge#speech",
  vote: "judge#votes",
  revote: "judge#votes",
  tie: "judge#votes",
  lift: "judge#votes",
  elect: "judge#votes",
  "best-move": "judge#best-move",
};

export function helpFor(consoleState: ConsoleState): string {
  const phase = consoleState.view?.phase ?? "";
  if (consoleState.over) return "judge#end";
  return STEPS[phase.slice(phase.indexOf(".") + 1)] ?? (isNight(phase) ? "judge#night" : "judge#screen");
}
