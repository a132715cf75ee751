// Moves the screen a pixel a minute around a small square, so that nothing burns in. It does not move for
// viewers who prefer reduced motion.
const MINUTE = 60_000;
const WAY = [
  [0, 0],
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
] as const;

export function drift(): { readonly x: number; readonly y: number } {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let step = $state(0);
  setInterval(() => (step = still.matches ? 0 : (step + 1) % WAY.length), MINUTE);
  return {
    get x() {
      return WAY[step]![0];
    },
    get y() {
      return WAY[step]![1];
    },
  };
}
