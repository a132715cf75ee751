// The choice of rules for a new table: which size fits a rulebook, and which options can be combined.
import { optionName, t } from "./i18n";
import type { Book } from "./wire";

export const USUAL_SIZE = 10;

export interface RulesChoice {
  rules: string;
  size: number;
  options: string[];
}

export const bookOf = (known: readonly Book[], choice: RulesChoice) => known.find((one) => one.id === choice.rules);

// Another rulebook starts without options. The size is kept if the rulebook has it; otherwise it is the usual
// one, or the smallest.
export function chosenRules(known: readonly Book[], rules: string, size: number): RulesChoice {
  const sizes = known.find((one) => one.id === rules)?.sizes ?? [];
  const usual = sizes.includes(USUAL_SIZE) ? USUAL_SIZE : (sizes[0] ?? USUAL_SIZE);
  return { rules, size: sizes.includes(size) ? size : usual, options: [] };
}

// Why an option cannot be chosen now; empty if it can.
export function barredOption(book: Book, name: string, size: number, chosen: readonly string[]): string {
  const option = book.options.find((one) => one.name === name);
  if (option?.not_at.includes(size)) return t("quick-not-at", { size });
  const others = option?.not_with.filter((other) => chosen.includes(other)) ?? [];
  return others.length ? t("quick-not-with", { names: others.map((other) => optionName(other, book.id)).join(", ") }) : "";
}

// The chosen options that can be combined at the chosen size.
export function allowedOptions(known: readonly Book[], choice: RulesChoice): string[] {
  const book = bookOf(known, choice);
  return book ? choice.options.filter((name) => !barredOption(book, name, choice.size, choice.options)) : [];
}
