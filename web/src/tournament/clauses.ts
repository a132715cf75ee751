// The texts of cited clauses, requested once.
import { json } from "../lib/api";
import type { BookClause } from "../lib/desk_wire";

const known = new Map<string, Promise<Map<string, string>>>();

async function read(book: string): Promise<Map<string, string>> {
  const told = await json<BookClause[]>(`/api/rulebooks/${encodeURIComponent(book)}/clauses`);
  return new Map(told.map((one) => [one.number, one.text]));
}

export function clauses(book: string): Promise<Map<string, string>> {
  const asked = known.get(book) ?? read(book);
  known.set(book, asked);
  asked.catch(() => known.delete(book));
  return asked;
}
