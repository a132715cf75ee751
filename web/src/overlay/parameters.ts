// The parameters that the address of an overlay may have before its fragment.
export const SIZES = {
  full: [1920, 1080],
  strip: [1920, 260],
  bar: [1920, 100],
  next: [880, 240],
} as const;
export type Size = keyof typeof SIZES;

export const PARTS = ["phase", "clock", "names", "fouls", "votes", "left", "best", "news"] as const;
export type Part = (typeof PARTS)[number];

export interface Wanted {
  size: Size;
  scale: number;
  show: Part[];
  top: boolean;
  /** Six hexadecimal digits: a club's colour; empty for none. */
  colour: string;
}

export const SMALLEST = 0.5;
export const LARGEST = 3;

export function wanted(search: string): Wanted {
  const asked = new URLSearchParams(search);
  const size = asked.get("size") ?? "";
  const parts = asked.get("show")?.split(",");
  return {
    size: size in SIZES ? (size as Size) : "full",
    scale: Math.min(LARGEST, Math.max(SMALLEST, Number(asked.get("scale")) || 1)),
    show: PARTS.filter((part) => !parts || parts.includes(part)),
    top: asked.get("at") === "top",
    colour: /^[0-9a-f]{6}$/i.test(asked.get("colour") ?? "") ? asked.get("colour")! : "",
  };
}

// The address contains only what differs from the defaults.
export function address(base: string, { size, scale, show, top, colour }: Wanted, token: string): string {
  const asked = new URLSearchParams({ size });
  if (scale !== 1) asked.set("scale", String(scale));
  if (show.length !== PARTS.length) asked.set("show", show.join(","));
  if (top) asked.set("at", "top");
  if (colour) asked.set("colour", colour);
  return `${base}?${asked.toString().replaceAll("%2C", ",")}${token ? `#${token}` : ""}`;
}
