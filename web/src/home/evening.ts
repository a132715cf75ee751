// The games of one evening on this device, and what their protocols give to each person.
import type { Kept } from "../judge/keeping";
import { figure, lang, t } from "../lib/i18n";
import { alike } from "../lib/names";

const DAWN = 6 * 3600 * 1000; // milliseconds; an evening continues past midnight
const NAMED = 4;

export function when(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const clock: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(lang, today ? clock : { day: "numeric", month: "long", ...clock }).format(at);
}

export function whoPlays(names: readonly string[]): string {
  const told = names.filter(Boolean);
  if (!told.length) return t("mine-nameless", { count: names.length });
  const rest = names.length - Math.min(told.length, NAMED);
  return told.slice(0, NAMED).join(", ") + (rest ? ` ${t("mine-others", { count: rest })}` : "");
}

export interface Row {
  name: string;
  games: number;
  total: number;
}

export interface Sum {
  key: string;
  date: string;
  short: string;
  games: number;
  rows: Row[];
}

// One list of sums for each evening and rulebook: points of different documents are not added up.
export function sums(kept: readonly Kept[]): Sum[] {
  const found = new Map<string, { at: number; short: string; games: number; rows: Map<string, Row> }>();
  for (const game of kept) {
    if (!game.over || !game.points.length || game.cup || !game.names.some(Boolean)) continue;
    const at = game.begun - DAWN;
    const key = `${new Date(at).toDateString()} ${game.rules} ${game.options.join("+")}`;
    const sum = found.get(key) ?? { at, short: game.short || game.rules, games: 0, rows: new Map<string, Row>() };
    found.set(key, sum);
    sum.games += 1;
    game.names.forEach((name, seat) => {
      if (!name) return;
      const row = sum.rows.get(alike(name)) ?? { name, games: 0, total: 0 };
      sum.rows.set(alike(name), { name: row.name, games: row.games + 1, total: row.total + (game.points[seat] ?? 0) });
    });
  }
  return [...found].map(([key, { at, short, games, rows }]) => ({
    key,
    short,
    games,
    date: new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year: "numeric" }).format(at),
    rows: [...rows.values()].sort((a, b) => b.total - a.total || a.name.localeCompare(b.name, lang)),
  }));
}

export const worth = (value: number): string => figure(Math.round(value * 100) / 100);

export function asText(sum: Sum): string {
  const lines = sum.rows.map((row, place) => `${place + 1}. ${row.name}: ${worth(row.total)} (${t("evening-games", { count: row.games })})`);
  return [`${sum.short}, ${sum.date}, ${t("evening-games", { count: sum.games })}`, ...lines].join("\n");
}

export function asCsv(sum: Sum): string {
  const cell = (text: string) => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  const head = [t("evening-player"), t("evening-played"), t("evening-total")].map(cell).join(";");
  const rows = sum.rows.map((row) => [cell(row.name), String(row.games), worth(row.total)].join(";"));
  return `\uFEFF${[head, ...rows].join("\r\n")}\r\n`;
}
