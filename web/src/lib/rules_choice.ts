// Choosing rules for a new table: which size fits a book, and which options go together.
import { optionName, t } from "./i18n";
import type { Book } from "./wire";

export const USUAL_SIZE = 10;

// The size that is chosen stays where the book has it; else the usual one, or the smallest.
export function fittingSize(book: Book | undefined, size: number): number {
  const sizes = book?.sizes ?? [];
  if (sizes.includes(size)) return size;
  return sizes.includes(USUAL_SIZE) ? USUAL_SIZE : (sizes[0] ?? USUAL_SIZE);
}

// Why an option cannot be chosen now; empty if it can.
export function barredOption(book: Book | undefined, name: string, size: number, chosen: readonly string[]): string {
  const option = book?.options.find((one) => one.name === name);
  if (!book || !option) return "";
  if (option.not_at.includes(size)) return t("quick-not-at", { size });
  const others = option.not_with.filter((other) => chosen.includes(other));
  return others.length ? t("quick-not-with", { names: others.map((other) => optionName(other, book.id)).join(", ") }) : "";
}
