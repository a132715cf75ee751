// A unique name. `crypto.randomUUID` would do, but browsers give it only to pages at https, and a club's
// laptop may use plain http.
export function unique(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
