// The judge's gestures, drawn on a grid of 64: positions of the hand and the head.
const HAND_UP = "M22 58V34h20a6 6 0 0 1 6 6v10a8 8 0 0 1-8 8zM22 36l6-24a5 5 0 0 1 9 4l-3 18M12 34h10v24H12z";
const HAND_DOWN = "M22 6v24h20a6 6 0 0 0 6-6V14a8 8 0 0 0-8-8zM22 28l6 24a5 5 0 0 0 9-4l-3-18M12 6h10v24H12z";
const HEAD = "M32 10a14 16 0 1 0 .1 0zM25 24h.1M39 24h.1";
const NOD = `${HEAD}M52 14v24m-5-6 5 6 5-6M27 33q5 4 10 0`;
const SHAKE = `${HEAD}M14 52h36m-30-5-6 5 6 5m24-10 6 5-6 5M27 33h10`;
const CROSS = "M14 14l36 36M50 14 14 50M8 20l12-12M44 8l12 12M8 44l12 12M44 56l12-12";

export function drawing(gesture: string): string {
  if (gesture.includes("thumb-up")) return HAND_UP;
  if (gesture.includes("thumb-down")) return HAND_DOWN;
  if (gesture.includes("shake")) return SHAKE;
  if (gesture.includes("arms-crossed")) return CROSS;
  if (gesture.includes("nod") || gesture.includes("turn")) return NOD;
  return "";
}
