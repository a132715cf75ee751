// SHA-256 and HMAC of short texts. The browser's own (crypto.subtle) is available only on a secure page, and
// a club's laptop serves its table over plain HTTP.
const ROUNDS = 64;
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) if (found.every((one) => next % one)) found.push(next);
  return found;
};
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const K = primes(ROUNDS).map((one) => fraction(Math.cbrt(one)));
const START = primes(8).map((one) => fraction(Math.sqrt(one)));
const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
export const hex = (data: Uint8Array): string => Array.from(data, (one) => one.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((data.length + 9) / 64) * 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const blocks = new DataView(padded.buffer);
  blocks.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  blocks.setUint32(padded.length - 4, data.length << 3);
  const state = [...START];
  const words = new Int32Array(ROUNDS);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = blocks.getInt32(at + i * 4);
    for (let i = 16; i < ROUNDS; i++) {
      const a = words[i - 15]!;
      const b = words[i - 2]!;
      const one = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const two = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      words[i] = words[i - 16]! + one + words[i - 7]! + two;
    }
    let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < ROUNDS; i++) {
      const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + words[i]!) | 0;
      const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(i * 4, word));
  return new Uint8Array(digest.buffer);
}

const joined = (one: Uint8Array, other: Uint8Array): Uint8Array => Uint8Array.from([...one, ...other]);

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((one) => one ^ 0x36), data));
  return sha256(joined(block.map((one) => one ^ 0x5c), inner));
}
