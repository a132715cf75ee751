// Who voted for whom so far, and who named whom, read from the log that this viewer received.
import type { LogEntry } from "../lib/wire";

export interface Row {
  candidate: number;
  count: number;
  voters: number[]; // empty if it was not announced whose hands they were
}

export interface Ballot {
  n: number; // the line that opened it
  moment: string;
  election: boolean;
  rows: Row[];
  lift: Row | null; // the hands for everybody's leaving
}

const OPENS = ["ballot-opened", "election-opened"];

export function ballots(log: readonly LogEntry[]): Ballot[] {
  const found: Ballot[] = [];
  for (const line of log) {
    const { event, moment } = line;
    if (OPENS.includes(event)) found.push({ n: line.n, moment, election: event === "election-opened", rows: [], lift: null });
    const last = found.at(-1);
    if (!last) continue;
    if (event === "hands-counted" || event === "election-hands") {
      const { candidate, hands, absent, secret } = line as unknown as { candidate: number; hands?: number[]; absent?: number[]; secret?: number | null };
      const voters = typeof secret === "number" ? [] : [...(hands ?? []), ...(absent ?? [])].sort((a, b) => a - b);
      last.rows.push({ candidate, count: typeof secret === "number" ? secret : voters.length, voters });
    } else if (event === "hands-tallied") {
      last.rows.push({ candidate: Number(line["candidate"]), count: Number(line["count"]), voters: [] });
    } else if (event === "lift-counted") {
      const voters = (line["hands"] as number[] | undefined) ?? [];
      last.lift = { candidate: 0, count: Number(line["count"] ?? voters.length), voters };
    }
  }
  return found.filter((one) => one.rows.length || one.lift);
}

export interface Named {
  n: number;
  moment: string;
  seat: number;
  target: number;
}

export const nominations = (log: readonly LogEntry[]): Named[] =>
  log
    .filter((line) => line.event === "nominated")
    .map((line) => ({ n: line.n, moment: line.moment, seat: Number(line["seat"]), target: Number(line["target"]) }));

export interface Deed {
  key: string;
  moment: string;
  kind: "named" | "voted" | "by";
  seats: number[];
}

// The public actions of one player: whom they named, against whom they voted, and who voted against them.
export function deeds(log: readonly LogEntry[], seat: number): Deed[] {
  const named = nominations(log).filter((one) => one.seat === seat);
  const found: (Deed & { n: number })[] = named.map((one) => ({ n: one.n, key: `n${one.n}`, moment: one.moment, kind: "named", seats: [one.target] }));
  for (const ballot of ballots(log)) {
    ballot.rows.forEach((row, place) => {
      const { n, moment } = ballot;
      if (row.voters.includes(seat)) found.push({ n, key: `v${n}/${place}`, moment, kind: "voted", seats: [row.candidate] });
      if (row.candidate === seat && row.voters.length) found.push({ n, key: `b${n}/${place}`, moment, kind: "by", seats: row.voters });
    });
  }
  return found.sort((a, b) => a.n - b.n);
}
