// What this player has entered and may be shown without holding: a vote by day, which everybody reads the
// next morning anyway. Secret moves are not here.
import { split } from "../lib/i18n";
import type { LogEntry } from "../lib/wire";

export interface Vote {
  target: number; // 0 for nobody
}

export function ownVote(log: LogEntry[], seat: number, phase: string): Vote | null {
  const [today] = split(phase);
  const cast = log.filter((line) => line.event === "ballot-entered" && line.moment === today && line["seat"] === seat).at(-1);
  return cast ? { target: Number(cast["target"]) } : null;
}
