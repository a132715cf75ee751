// The places of people around the table, and the free box in its middle. The rim is a superellipse, rounder
// than a rectangle and squarer than an ellipse. Tiles lie on it with horizontal and vertical edges, so two of
// them do not touch if they are apart in one of the two directions: seats are laid out by that distance.

export interface Place {
  x: number;
  y: number;
}
export interface Oval {
  tile: { width: number; height: number };
  /** The middle of every tile, from the judge's left hand around the table to their right. */
  places: Place[];
  middle: Box;
  /** The edge of the table, through the middles of the tiles, as a path. */
  edge: string;
  /** Where the judge sits, between the first and the last seat. */
  own: Box;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ROUNDNESS = 2.5;
const BETWEEN = 8;
const EDGE = 3;
const LARGEST = 200;
const SMALLEST = 72;
const ASPECT = 1.42;
const STEPS = 480;

interface Rim {
  points: Place[];
  wide: number;
  high: number;
}

// The rim from the judge's own place at the bottom, clockwise, around the middle of the board.
function rim(width: number, height: number, tile: Oval["tile"]): Rim {
  const a = (width - tile.width) / 2 - EDGE;
  const b = (height - tile.height) / 2 - EDGE;
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / ROUNDNESS);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / STEPS;
    return { x: a * power(Math.cos(angle)), y: b * power(Math.sin(angle)) };
  });
  return { points, wide: tile.width + BETWEEN, high: tile.height + BETWEEN };
}

/** One or more means that two tiles at these places do not touch. */
const apart = (one: Place, other: Place, { wide, high }: Rim) =>
  Math.max(Math.abs(one.x - other.x) / wide, Math.abs(one.y - other.y) / high);

// Walks from the first place in strides of one length and returns the position after each of them.
function walk(on: Rim, first: number, stride: number, seats: number): number[] {
  const found = [first];
  for (let at = first; found.length < seats && at < STEPS; at++) {
    if (apart(on.points[found.at(-1)!]!, on.points[at]!, on) >= stride) found.push(at);
  }
  return found;
}

// The longest stride with which everybody has a place before the judge's right hand. Both halves of the table
// mirror each other; the distance between neighbours is measured once they are placed.
function seated(on: Rim, first: number, seats: number): { nearest: number; places: Place[] } {
  let [low, high] = [0, STEPS];
  for (let round = 0; round < 26; round++) {
    const stride = (low + high) / 2;
    const found = walk(on, first, stride, seats);
    if (found.length === seats && found.at(-1)! <= STEPS - first) low = stride;
    else high = stride;
  }
  const found = walk(on, first, low, seats).map((step) => on.points[step]!);
  const places = found.map(({ x, y }, index) => {
    const other = found[seats - 1 - index]!;
    return { x: (x - other.x) / 2, y: (y + other.y) / 2 };
  });
  const nearest = Math.min(Infinity, ...places.slice(1).map((one, index) => apart(one, places[index]!, on)));
  return { nearest, places };
}

// The judge's place is as wide as the others', but never narrower than their controls need.
function beginning(on: Rim, seats: number, gap: number): number {
  const lengths = on.points.map((point, step) => (step ? apart(on.points[step - 1]!, point, on) : 0));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  let gone = 0;
  for (let step = 0; step < STEPS / 4; step++) {
    gone += lengths[step]!;
    const clear = 2 * Math.abs(on.points[step]!.x) - on.wide;
    if (clear >= gap && 2 * gone >= whole / (seats + 1)) return step;
  }
  return STEPS / 4;
}

// The value of a box: a clock and its buttons do not profit from more than this width.
const USEFUL = 440;
const size = (box: Box) => Math.min(box.width, USEFUL) * box.height;

// The best box around the middle that touches no tile; it may extend to the judge between their neighbours.
function room(width: number, height: number, tile: Oval["tile"], places: Place[]): Box {
  let best = { left: 0, top: 0, width: 0, height: 0 };
  for (let half = 60; half <= Math.min(USEFUL / 2, width / 2 - EDGE); half += 4) {
    const near = places.filter((one) => Math.abs(one.x - width / 2) < half + tile.width / 2 + BETWEEN);
    if (near.some((one) => Math.abs(one.y - height / 2) < tile.height / 2)) break;
    const above = near.filter((one) => one.y < height / 2).map((one) => one.y + tile.height / 2 + BETWEEN);
    const below = near.filter((one) => one.y > height / 2).map((one) => one.y - tile.height / 2 - BETWEEN);
    const top = Math.max(EDGE, ...above);
    const bottom = Math.min(height - EDGE, ...below);
    const found = { left: width / 2 - half, top, width: 2 * half, height: bottom - top };
    if (found.height > 0 && size(found) > size(best)) best = found;
  }
  return best;
}

function laid(width: number, height: number, seats: number, wide: number): { nearest: number; oval: Oval } {
  const tile = { width: wide, height: wide / ASPECT };
  const on = rim(width, height, tile);
  const first = beginning(on, seats, Math.min(300, width * 0.26));
  const { nearest, places } = seated(on, first, seats);
  const middles = places.map(({ x, y }) => ({ x: x + width / 2, y: y + height / 2 }));
  const left = middles[0]!.x + wide / 2 + BETWEEN;
  const top = Math.max(middles[0]!.y, middles.at(-1)!.y) - tile.height / 2;
  const own = { left, top, width: Math.max(0, width - 2 * left), height: height - top - EDGE };
  const edge = `M${on.points.filter((_, step) => step % 6 === 0).map(({ x, y }) => `${(x + width / 2).toFixed(1)} ${(y + height / 2).toFixed(1)}`).join("L")}Z`;
  return { nearest, oval: { tile, places: middles, middle: room(width, height, tile, middles), edge, own } };
}

/** The table on a board of this size, with the largest tiles that do not touch. */
export function oval(width: number, height: number, seats: number): Oval {
  const most = Math.max(SMALLEST, Math.min(LARGEST, width * 0.22, height * 0.17 * ASPECT));
  let [low, high] = [SMALLEST, most];
  if (laid(width, height, seats, most).nearest >= 1) low = most;
  for (let round = 0; round < 8 && high - low > 1; round++) {
    const wide = (low + high) / 2;
    if (laid(width, height, seats, wide).nearest >= 1) low = wide;
    else high = wide;
  }
  return laid(width, height, seats, Math.floor(low)).oval;
}
