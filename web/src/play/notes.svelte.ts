// A player's notes about others, kept only on this device: a mark and a line per seat. They are never sent.
import { t } from "../lib/i18n";
import { NOTES as KEY } from "../lib/online_memory";
import type { PlayerPart } from "../lib/wire";

export const MARKS = ["red", "black", "sheriff", "doubt"] as const;
export type Mark = (typeof MARKS)[number];

interface Noted {
  marks: Record<string, Mark>;
  texts: Record<string, string>;
}

const MOST = 20; // how many tables' notes are kept; the oldest are dropped
export const LONGEST = 500;

type Kept = [where: string, noted: Noted][];

function read(): Kept {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept;
    return Array.isArray(all) ? all : [];
  } catch {
    return []; // stored data of another kind are ignored
  }
}

export class Notes {
  private noted = $state<Noted>({ marks: {}, texts: {} });
  full = $state(false); // the device's storage is full

  constructor(private readonly where: string) {
    const own = read().find(([of]) => of === where)?.[1];
    if (own) this.noted = { marks: { ...own.marks }, texts: { ...own.texts } };
  }

  mark(seat: number): Mark | "" {
    return this.noted.marks[seat] ?? "";
  }

  text(seat: number): string {
    return this.noted.texts[seat] ?? "";
  }

  get empty(): boolean {
    return !Object.keys(this.noted.marks).length && !Object.values(this.noted.texts).some(Boolean);
  }

  // Setting the same mark again removes it.
  setMark(seat: number, mark: Mark): void {
    if (this.noted.marks[seat] === mark) delete this.noted.marks[seat];
    else this.noted.marks[seat] = mark;
    this.keep();
  }

  setText(seat: number, text: string): void {
    this.noted.texts[seat] = text.slice(0, LONGEST);
    this.keep();
  }

  private keep(): void {
    const others = read().filter(([of]) => of !== this.where);
    const own: Kept = this.empty ? [] : [[this.where, $state.snapshot(this.noted)]];
    try {
      localStorage.setItem(KEY, JSON.stringify([...own, ...others].slice(0, MOST)));
      this.full = false;
    } catch {
      this.full = true;
    }
  }

  // As plain text, for a message or a file.
  asText(players: readonly PlayerPart[]): string {
    return players
      .filter(({ seat }) => this.mark(seat) || this.text(seat))
      .map(({ seat, name }) => {
        const mark = this.mark(seat);
        const said = [mark && t(`mark-${mark}`), this.text(seat).trim()].filter(Boolean).join(". ");
        return `${seat}${name ? ` ${name}` : ""}: ${said}`;
      })
      .join("\n");
  }
}
