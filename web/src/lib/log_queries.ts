// What the log contains about the open ballot, and the answers that were given at night.
import type { LogEntry } from "./wire";

const OPENED = new Set(["ballot-opened", "election-opened", "lift-asked"]);
const RAISED = new Set(["hands-counted", "election-hands"]);

// What the log contains about the hands in the open ballot.
export function ballotEntries(log: LogEntry[]): LogEntry[] {
  const from = log.findLastIndex((line) => OPENED.has(line.event));
  return log.filter((line, place) => place > from && RAISED.has(line.event));
}

// Who has voted in the open ballot, by candidate, from what was said aloud.
export function votesCast(log: LogEntry[]): Map<number, number[]> {
  const hands = new Map<number, number[]>();
  for (const line of ballotEntries(log)) {
    const { candidate, hands: shown, absent } = line as unknown as { candidate: number; hands: number[]; absent?: number[] };
    hands.set(candidate, [...(hands.get(candidate) ?? []), ...(shown ?? []), ...(absent ?? [])]);
  }
  return hands;
}

export interface NightAnswer {
  n: number;
  duty: string;
  target: number;
  answer: string;
  moment: string;
}

// The answers that the judge has to show at night.
export function nightAnswers(log: LogEntry[]): NightAnswer[] {
  return log
    .filter((line) => line.event === "checked" || (line.event === "acted" && line["answer"]))
    .map((line) => {
      const { duty, target, answer } = line as unknown as { duty: string; target: number; answer: string };
      return { n: line.n, duty, target, answer, moment: line.moment };
    });
}
