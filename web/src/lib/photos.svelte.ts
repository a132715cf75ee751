// The photos of the players at a table, by seat: only those that the tournament shows to everybody. A quick
// game has none.
import { photosOf } from "./api";

let found = $state.raw<Record<string, string>>({});
let asked = "";

export const photos = {
  of: (seat: number): string => found[seat] ?? "",
  // Only a tournament gives its tables a stage, so other tables are not queried.
  at(table: string, tags: Record<string, string>, token: string): void {
    if (!tags["stage"] || asked === table) return;
    asked = table;
    photosOf(table, token).then(
      (told) => (found = told),
      () => (asked = ""),
    );
  },
};
