// Makes a new table from this device: the seats and the rules are remembered for the next one.
import { make } from "../lib/making";
import { cleaned } from "../lib/names";
import { met } from "../lib/people";
import type { MadeTable, NewTable } from "../lib/wire";
import { remembers } from "../judge/keeping";

const LAST = "last-rules";
const JUDGE = "judge-name";

export interface Wanted {
  rules: string;
  size: number;
  options: string[];
}

export function lastWanted(): Wanted | null {
  try {
    return JSON.parse(localStorage.getItem(LAST) ?? "null") as Wanted | null;
  } catch {
    return null;
  }
}

// The judge's name is entered once: the device remembers it and puts it on each of its tables.
export const judgeName = (): string => localStorage.getItem(JUDGE) ?? "";
export function setJudgeName(name: string): void {
  if (cleaned(name)) localStorage.setItem(JUDGE, cleaned(name));
  else localStorage.removeItem(JUDGE);
}

// The date by this device's own calendar.
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

// Opens the console of the new table in this tab.
export async function open(rules: string, names: readonly string[], options: readonly string[]): Promise<void> {
  const seats = names.map(cleaned);
  // By default players' phones only show at a table in one room; the judge can let them act.
  const tags: Record<string, string> = { date: today() };
  if (judgeName()) tags["judge"] = judgeName();
  const wanted: NewTable = { rules, names: seats, options: [...options], tags, phones: null };
  const made = await make<MadeTable>("/api/tables", wanted);
  localStorage.setItem(LAST, JSON.stringify({ rules, size: seats.length, options: [...options] } satisfies Wanted));
  if (remembers()) met(seats);
  location.href = `/judge#${made.links.find((link) => link.scope === "judge")!.token}`;
}

// Draws who sits where before the game, by this device's random numbers.
export function drawn<T>(things: readonly T[]): T[] {
  const mixed = [...things];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

function below(bound: number): number {
  const limit = Math.floor(2 ** 32 / bound) * bound;
  for (;;) {
    const [number] = crypto.getRandomValues(new Uint32Array(1));
    if (number! < limit) return number! % bound;
  }
}
