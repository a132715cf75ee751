// A new training table for this device; gives where its console is.
import { t } from "../lib/i18n";
import { make } from "../lib/making";
import type { Book, MadeTable, NewTraining } from "../lib/wire";
import "./words";

const USUAL = 10;
const LAST = "training-rules";
export const SIZES = [8, 9, 10, 11, 12];

export const lastRules = (): string => localStorage.getItem(LAST) ?? "";

// The books whose games are judged at a table, and how many players a lesson has under each.
export function trainable(books: readonly Book[]): Book[] {
  return books.filter((one) => !one.by_day && SIZES.some((size) => one.sizes.includes(size)));
}

export const usualSize = (book: Book): number => (book.sizes.includes(USUAL) ? USUAL : book.sizes.find((size) => SIZES.includes(size))!);

export async function train(rules: string, size: number, seed?: string): Promise<string> {
  const wanted: NewTraining = { rules, size, tags: { event: t("trainer") }, ...(seed ? { seed } : {}) };
  const { links } = await make<MadeTable>("/api/training", wanted);
  localStorage.setItem(LAST, rules);
  return `/judge#${links[0]!.token}`;
}
