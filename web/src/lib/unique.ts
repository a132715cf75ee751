// A name that nobody else makes up. `crypto.randomUUID` would do, but browsers give it to pages at https
// only, and a club's laptop may speak plain http.
export function unique(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
