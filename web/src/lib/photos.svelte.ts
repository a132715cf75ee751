// The photos of those who sit here, by seat: only what the tournament shows to everybody. A quick game has none.
import { photosOf } from "./api";

let found = $state.raw<Record<string, string>>({});
let asked = "";

export const photos = {
  of: (seat: number): string => found[seat] ?? "",
  // Only a desk gives its tables a stage: at any other table nobody is asked.
  at(table: string, tags: Record<string, string>, token: string): void {
    if (!tags["stage"] || asked === table) return;
    asked = table;
    photosOf(table, token).then(
      (told) => (found = told),
      () => (asked = ""),
    );
  },
};
