// Clients draw ids themselves, long enough that no two are the same.
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

export function fresh(kind: string): string {
  const drawn = crypto.getRandomValues(new Uint8Array(10));
  return `${kind}-${[...drawn].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}
