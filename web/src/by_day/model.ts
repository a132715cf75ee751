// What the pages of a by-day game read from a view.
import type { LogEntry, View } from "../lib/wire";

export type ByDay = NonNullable<View["by_day"]>;
export type Own = NonNullable<ByDay["own"]>;
export type Host = NonNullable<ByDay["host"]>;
export type Due = Own["due"][number];

// What is due now, the open ones first; what has not begun yet comes last.
export function dueNow(own: Own, now: number): Due[] {
  const rank = (one: Due) => (one.done ? 2 : Date.parse(one.from) > now ? 1 : 0);
  return [...own.due].sort((a, b) => rank(a) - rank(b));
}

export const isOpen = (one: Due, now: number): boolean => !one.done && Date.parse(one.from) <= now && (!one.until || now < Date.parse(one.until));

// The lines of a published day without their heading «День 3:».
export const linesOf = (view: View, day: number): string[] => (view.publication?.[`D${day}`] ?? []).filter((line) => !line.endsWith(":"));

export const calledBy = (view: View) => (seat: number): string => {
  const name = view.players[seat - 1]?.name;
  return name ? `${seat} ${name}` : String(seat);
};

export interface Legend {
  seat: number;
  text: string;
}

// The legends of a day, in the order in which they were written; they are public at once.
export const legendsOf = (log: readonly LogEntry[], day: number): Legend[] =>
  log
    .filter((line) => line.event === "legend-written" && line.moment === `D${day}`)
    .map((line) => ({ seat: Number(line["seat"]), text: String(line["text"] ?? "") }));

// A record has one statement per line, so paragraphs of a legend are separated by a sign.
export const oneLine = (text: string): string => text.trim().replace(/\s*\n\s*/g, " ¶ ");
export const paragraphs = (text: string): string[] => text.split("¶").map((part) => part.trim()).filter(Boolean);
