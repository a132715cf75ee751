// What this device saw before a deal: the commitments, and what its owner added. A server that promised one
// thing and later shows another is detected by the devices that looked.
import type { Finding } from "./fair";
import type { Proof } from "./wire";

const KEY = "fair";
const TABLES = 20;

interface Seen {
  commitment: string;
  by: string;
  text: string;
}

type Memory = [table: string, seen: Seen[]][];

function recalled(): Memory {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Memory;
  } catch {
    return [];
  }
}

export function remember(table: string, commitment: string, by: string, text: string): void {
  const memory = recalled();
  const seen = memory.find(([own]) => own === table)?.[1] ?? [];
  const other = seen.filter((one) => one.commitment !== commitment || one.by !== by);
  const known = seen.find((one) => one.commitment === commitment && one.by === by)?.text ?? "";
  const rest = memory.filter(([own]) => own !== table);
  const kept: Memory = [...rest, [table, [...other, { commitment, by, text: text || known }]]];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-TABLES)));
  } catch {
    // A device that stores nothing still checks the proof itself.
  }
}

// Whether the proof contains what was seen here.
export function remembered(proof: Proof): Finding[] {
  const seen = recalled().find(([table]) => table === proof.table)?.[1] ?? [];
  return seen.flatMap(({ commitment, by, text }): Finding[] => {
    const deal = proof.deals.find((one) => one.commitment === commitment);
    const promise: Finding = { deal: deal?.number ?? 0, step: "promise", holds: !!deal, expected: "", found: commitment };
    if (!deal || !text) return [promise];
    const kept = deal.contributions?.some((one) => one.by === by && one.text === text);
    return [promise, { deal: deal.number, step: "own", holds: !!kept, expected: "", found: text }];
  });
}
