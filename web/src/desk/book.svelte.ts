// The clauses of the tournament's document, read once.
import type { TableBook } from "../lib/desk_wire";
import type { DeskState } from "./state.svelte";

class Book {
  told = $state.raw<TableBook | null>(null);

  constructor(desk: DeskState) {
    desk.api.book().then(
      (told) => (this.told = told),
      () => known.delete(desk), // a failed request is repeated when the clauses are needed next
    );
  }

  // A clause that a regulation adds to the document is not part of it.
  text(clause: string): string {
    const bare = clause.split(" ").at(-1) ?? clause;
    return this.told?.clauses.find((one) => one.number === bare)?.text ?? "";
  }
}

const known = new Map<DeskState, Book>();

export function book(desk: DeskState): Book {
  const found = known.get(desk) ?? new Book(desk);
  known.set(desk, found);
  return found;
}
