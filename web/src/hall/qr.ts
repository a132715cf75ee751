// A QR code of a short text: bytes, versions 1 to 6, error correction M, by ISO/IEC 18004.

// [codewords in all, check codewords a block, data codewords a block, blocks], by version.
const SIZES = [
  [26, 10, 16, 1],
  [44, 16, 28, 1],
  [70, 26, 44, 1],
  [100, 18, 32, 2],
  [134, 24, 43, 2],
  [172, 16, 27, 4],
] as const;

export function squares(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = SIZES.findIndex(([, , data, blocks]) => bytes.length + 2 <= data * blocks) + 1;
  if (!version) return [];
  const words = interleaved(bytes, version);
  const masked = Array.from({ length: 8 }, (_, mask) => drawn(words, version, mask));
  const worst = masked.map(penalty);
  return masked[worst.indexOf(Math.min(...worst))]!;
}

// --- the words ---------------------------------------------------------------------------------

function interleaved(bytes: number[], version: number): number[] {
  const [, check, size, count] = SIZES[version - 1]!;
  const bits = [0, 1, 0, 0, ...binary(bytes.length, 8), ...bytes.flatMap((byte) => binary(byte, 8)), 0, 0, 0, 0];
  const words: number[] = [];
  for (let at = 0; at + 8 <= bits.length; at += 8) words.push(Number.parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let pad = 0xec; words.length < size * count; pad ^= 0xfd) words.push(pad);
  const blocks = Array.from({ length: count }, (_, block) => words.slice(block * size, (block + 1) * size));
  const checks = blocks.map((block) => remainder(block, check));
  const woven = (all: number[][], length: number) =>
    Array.from({ length }, (_, at) => all.map((block) => block[at]!)).flat();
  return [...woven(blocks, size), ...woven(checks, check)];
}

const binary = (value: number, width: number) => Array.from({ length: width }, (_, at) => (value >> (width - 1 - at)) & 1);

function product(a: number, b: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit--) {
    result = (result << 1) ^ ((result >> 7) * 0x11d);
    result ^= ((b >> bit) & 1) * a;
  }
  return result;
}

// The check words of a block: the remainder by (x - 1)(x - 2)(x - 4)…
function remainder(block: number[], degree: number): number[] {
  let divisor = [1];
  for (let power = 0, root = 1; power < degree; power++, root = product(root, 2)) {
    const grown = [...divisor, 0];
    divisor.forEach((value, at) => (grown[at + 1]! ^= product(value, root)));
    divisor = grown;
  }
  const rest = [...block, ...Array<number>(degree).fill(0)];
  for (let at = 0; at < block.length; at++) {
    const factor = rest[at]!;
    divisor.forEach((value, place) => (rest[at + place]! ^= product(value, factor)));
  }
  return rest.slice(block.length);
}

// --- the picture -------------------------------------------------------------------------------

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(words: number[], version: number, mask: number): boolean[][] {
  const side = 17 + 4 * version;
  const fixed: (boolean | undefined)[][] = Array.from({ length: side }, () => Array<boolean | undefined>(side).fill(undefined));
  const put = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < side && y < side) fixed[y]![x] = dark;
  };
  for (let at = 0; at < side; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [side - 4, 3], [3, side - 4]] as const) ring(put, cx, cy, 4, [2, 4]);
  if (version > 1) ring(put, side - 7, side - 7, 2, [1]);
  format(put, side, mask);
  return filled(fixed, words, MASKS[mask]!);
}

// Nested squares; the light ones are named by their distance from the middle.
function ring(put: (x: number, y: number, dark: boolean) => void, cx: number, cy: number, reach: number, light: number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) put(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

function format(put: (x: number, y: number, dark: boolean) => void, side: number, mask: number): void {
  let rest = mask; // level M is 00, so the five bits are the mask alone
  for (let step = 0; step < 10; step++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 15; at++) {
    const along = at < 6 ? at : at < 8 ? at + 1 : 0;
    if (at < 8) put(8, along, bit(at));
    else put(at === 8 ? 7 : 14 - at, 8, bit(at));
    if (at < 8) put(side - 1 - at, 8, bit(at));
    else put(8, side - 15 + at, bit(at));
  }
  put(8, side - 8, true);
}

function filled(fixed: (boolean | undefined)[][], words: number[], mask: (x: number, y: number) => boolean): boolean[][] {
  const side = fixed.length;
  const result = fixed.map((row) => row.map((dark) => dark ?? false));
  let at = 0;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const upward = ((right + 1) & 2) === 0;
      const y = upward ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y]![x] !== undefined) continue;
        const dark = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        result[y]![x] = dark !== mask(x, y);
        at++;
      }
    }
  }
  return result;
}

// How hard a picture is to read: long runs, blocks, false corners, too dark or too light.
function penalty(grid: boolean[][]): number {
  const side = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))];
  let found = 0;
  for (const line of lines) {
    const text = line.map(Number).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    found += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 1; y < side; y++) {
    for (let x = 1; x < side; x++) {
      const same = [grid[y - 1]![x], grid[y]![x - 1], grid[y - 1]![x - 1]].every((dark) => dark === grid[y]![x]);
      if (same) found += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / side ** 2;
  return found + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
