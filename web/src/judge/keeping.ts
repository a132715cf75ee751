// The games of this device: the list «Мои игры», from which the console is restored. A judge's link reveals
// every role, so the list can be switched off, for one game or for all, and deleted.
import { forgetDevice } from "../lib/arrived";

const GAMES = "games";
const OFF = "games-off"; // tables that this device must not remember
const NEVER = "games-never"; // set if it must remember none at all
const EARLIER = "table"; // where an earlier version stored its only table
const WEEKS = 10 * 7 * 24 * 3600 * 1000; // a by-day game lasts for weeks
const MOST = 60;
const FRESH = 60_000;

export interface Kept {
  token: string;
  at: number; // when it was last seen here
  begun: number; // when it was first seen here
  table: string;
  rules: string;
  short: string; // what people call the rules
  options: string[];
  names: string[];
  phase: string;
  over: boolean;
  kind: string; // of the result
  winners: string[];
  points: number[]; // totals by seat, as the protocol has them; empty before the end
  cup?: boolean; // a table of a tournament
}

const BLANK = { table: "", rules: "", short: "", options: [], names: [], phase: "", over: false, kind: "", winners: [], points: [] };

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? "null") as T | null) ?? otherwise;
  } catch {
    return otherwise; // stored data of another kind are ignored
  }
}

function write(all: Kept[]): void {
  const kept = [...all].sort((a, b) => b.at - a.at).slice(0, MOST);
  try {
    if (kept.length) localStorage.setItem(GAMES, JSON.stringify(kept));
    else localStorage.removeItem(GAMES);
  } catch {
    // If the storage is full, only the list is lost.
  }
}

// Running games first; within each kind, the one that was seen last comes first.
export function games(): Kept[] {
  const before = read<{ token: string; at: number } | null>(EARLIER, null);
  const all = read<Kept[]>(GAMES, []).filter((one) => Date.now() - one.at < WEEKS);
  if (before?.token && !all.some((one) => one.token === before.token)) {
    all.push({ ...BLANK, token: before.token, at: before.at, begun: before.at });
    write(all);
  }
  localStorage.removeItem(EARLIER);
  return all.sort((a, b) => Number(a.over) - Number(b.over) || b.at - a.at);
}

export const lastRunning = (): Kept | undefined => games().find((one) => !one.over);
export const known = (token: string): Kept | undefined => games().find((one) => one.token === token);

export const remembers = (table = ""): boolean => !localStorage.getItem(NEVER) && !read<string[]>(OFF, []).includes(table);

// Stores the current state of a game. Of several links to one table the latest is kept.
export function remember(token: string, now: Partial<Kept> & { table: string }): void {
  if (!remembers(now.table)) return;
  const all = games();
  const before = all.find((one) => one.token === token || (one.table && one.table === now.table));
  const after = { ...BLANK, begun: Date.now(), ...before, ...now, token, at: Date.now() };
  const same = before && JSON.stringify({ ...after, at: 0 }) === JSON.stringify({ ...before, at: 0 });
  if (same && Date.now() - before.at < FRESH) return;
  write([...all.filter((one) => one !== before), after]);
}

// Updates one game of the list from the server's data; the time when it was last seen does not change.
export function renew(token: string, now: Partial<Kept>): void {
  write(games().map((one) => (one.token === token ? { ...one, ...now } : one)));
}

export function forget(token: string): void {
  write(games().filter((one) => one.token !== token));
  localStorage.removeItem(carriedKey(token));
  forgetDevice(token);
}

export const putBack = (game: Kept): void => write([...games(), game]);

export function forgetAll(): void {
  for (const one of games()) forget(one.token);
  for (const key of [GAMES, OFF]) localStorage.removeItem(key);
}

// Sets whether this device remembers a table; without a table, whether it remembers any.
export function setRemembers(on: boolean, table = "", token = ""): void {
  if (!table) {
    if (on) return localStorage.removeItem(NEVER);
    localStorage.setItem(NEVER, "yes");
    forgetDevice();
    return forgetAll();
  }
  const off = read<string[]>(OFF, []).filter((one) => one !== table);
  localStorage.setItem(OFF, JSON.stringify(on ? off : [...off, table].slice(-MOST)));
  if (!on) forget(token);
}

// The key under which a tab's unsent commands are stored for its successor; it reveals nothing of the link.
export const carriedKey = (token: string): string => `unsent-${token.slice(0, 8)}`;

// This tab's table while it is being played, for a device that must remember none.
export const own = (): string => sessionStorage.getItem("judging") ?? "";
export function playing(token: string, over: boolean): void {
  if (over) sessionStorage.removeItem("judging");
  else sessionStorage.setItem("judging", token);
}
