// What every viewer sees of a seat.
import { lang, split } from "./i18n";
import type { LogFace, View } from "./wire";

export function leftWhen(moment: string): string {
  return lang === "ru" ? moment.replace("N", "Н").replace("D", "Д") : moment;
}

// Who voted against whom in the last ballot, where hands are raised openly.
export function votes(log: LogFace[], view: View): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const now = view.phase.split(".")[0];
  for (const line of log) {
    if (line.event === "ballot-opened") found.clear();
    if (line.event === "hands-counted" && line.moment === now) {
      const { candidate, hands, absent } = line.facts as { candidate: number; hands: number[]; absent?: number[] };
      found.set(candidate, [...hands, ...(absent ?? [])]);
    }
  }
  return found;
}

export const bestMoves = (view: View) => view.players.filter((player) => player.best_move?.length);

const DECIDED = ["last-word", "best-move", "dusk", "over"];

// Who is on the ballot, until the day has decided about them.
export function candidates(view: View): number[] {
  const [when, step] = split(view.phase);
  return when.startsWith("D") && !DECIDED.includes(step) ? view.candidates : [];
}
