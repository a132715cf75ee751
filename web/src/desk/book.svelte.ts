// The clauses of the tournament's document, read once.
import type { TableBook } from "../lib/desk_wire";
import type { OrganiserState } from "./organiser_state.svelte";

class Book {
  told = $state.raw<TableBook | null>(null);

  constructor(organiserState: OrganiserState) {
    organiserState.api.book().then(
      (told) => (this.told = told),
      () => known.delete(organiserState), // a failed request is repeated when the clauses are needed next
    );
  }

  // A clause that a regulation adds to the document is not part of it.
  text(clause: string): string {
    const bare = clause.split(" ").at(-1) ?? clause;
    return this.told?.clauses.find((one) => one.number === bare)?.text ?? "";
  }
}

const known = new Map<OrganiserState, Book>();

export function book(organiserState: OrganiserState): Book {
  const found = known.get(organiserState) ?? new Book(organiserState);
  known.set(organiserState, found);
  return found;
}
