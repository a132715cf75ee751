// Makes a new training table for this device; returns the address of its console.
import { t } from "../lib/i18n";
import { make } from "../lib/making";
import type { Book, MadeTable, NewTraining } from "../lib/wire";
import "./words";

const USUAL = 10;
const LAST = "training-rules";
const LAST_SIZE = "training-size";
const SIZES = [8, 9, 10, 11, 12];

export const lastRules = (): string => localStorage.getItem(LAST) ?? "";
export const lastSize = (): number => Number(localStorage.getItem(LAST_SIZE)) || USUAL;

// The rulebooks for games at a table, and how many players a lesson has under each.
export function trainable(books: readonly Book[]): Book[] {
  return books.filter((one) => !one.by_day && sizesOf(one).length);
}

export const sizesOf = (book: Book | undefined): number[] => book?.sizes.filter((size) => SIZES.includes(size)) ?? [];

// The wanted number of players, if the rulebook has a lesson for that number.
export function fittingSize(book: Book, wanted = USUAL): number {
  const sizes = sizesOf(book);
  return sizes.includes(wanted) ? wanted : sizes.includes(USUAL) ? USUAL : sizes[0]!;
}

export async function train(rules: string, size: number, seed?: string): Promise<string> {
  const wanted: NewTraining = { rules, size, tags: { event: t("trainer") }, ...(seed ? { seed } : {}) };
  const { links } = await make<MadeTable>("/api/training", wanted);
  localStorage.setItem(LAST, rules);
  localStorage.setItem(LAST_SIZE, String(size));
  return `/judge#${links[0]!.token}`;
}
