// The people of this device's tables, suggested when the next game is named, latest first.
import { alike, cleaned } from "./names";

const KEY = "people";
const MOST = 200;

export function people(): string[] {
  try {
    const known = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(known) ? known.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function met(names: readonly string[]): void {
  const fresh = names.map(cleaned).filter(Boolean);
  if (!fresh.length) return;
  const seen = new Set<string>();
  const all = [...fresh, ...people()].filter((name) => !seen.has(alike(name)) && seen.add(alike(name)));
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // If the storage is full, only the suggestions are lost.
  }
}

export const forgetPeople = (): void => localStorage.removeItem(KEY);
