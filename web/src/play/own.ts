// What this player has told already and may be shown without holding it: a vote by day, which everybody reads
// the next morning anyway. Secret moves are not here.
import { split } from "../lib/i18n";
import type { LogFace } from "../lib/wire";

export interface Vote {
  target: number; // 0 for nobody
}

export function ownVote(log: LogFace[], seat: number, phase: string): Vote | null {
  const [today] = split(phase);
  const cast = log.filter((line) => line.event === "ballot-entered" && line.moment === today && line.facts["seat"] === seat).at(-1);
  return cast ? { target: Number(cast.facts["target"]) } : null;
}
