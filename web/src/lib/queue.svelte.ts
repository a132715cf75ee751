// Commands that were given and are not answered yet: the frames themselves, in order. They survive a reload
// with their ids.
import type { TableRequest } from "./wire";

const QUEUE = "queue";

export interface Ask {
  type: "ask";
  id: string;
  seen: number; // the number of the view that was on the screen when it was given, or when it was first sent
  wish: TableRequest;
}

// What the page notes about a waiting frame; it is not sent to the server.
export interface Note {
  sent?: boolean; // it was sent once, and may have arrived
  away?: boolean; // given without a network, or behind something that still waits
  sure?: boolean; // it was confirmed before it was delivered
  clock?: Paused | null; // for a step that was walked without a network: the clock that was left
}

export interface Paused {
  left: number;
  running: boolean;
  seat: number;
  seconds: number | null;
}

// Cards are never stored on the device. A player's phone does not store secret moves either: they would
// reveal the card to the next person who gets the phone. A console needs those of its night after a reload.
const CARDS = new Set(["deal"]);
const SECRETS = new Set(["deal", "show", "act", "order"]);
const OPEN = new Set(["vote", "lift", "elect"]); // what is entered by day
const secretEntry = (wish: TableRequest) => wish.wish === "gesture" || (wish.wish === "enter" && !OPEN.has(wish.move));

// What is entered at night reveals whose cards are whose. A closed tab keeps only what was given before it.
const NIGHT = new Set(["deal", "order", "shoot", "miss", "show", "act"]);

export function byDay(stored: string): string {
  const asks = JSON.parse(stored) as Ask[];
  const night = asks.findIndex(({ wish }) => wish.wish === "do" && NIGHT.has(wish.command.type));
  return JSON.stringify(night < 0 ? asks : asks.slice(0, night));
}

// The stored form. Earlier pages stored what was on the screen separately, and no number until it was sent.
type Stored = Omit<Ask, "seen"> & Note & { seen: number | null; base?: number };

export class Queue {
  asks = $state.raw<readonly Ask[]>([]);
  private notes = $state.raw<Record<string, Note>>({});
  private readonly unwritten: ReadonlySet<string>;

  constructor(own = false) {
    this.unwritten = own ? SECRETS : CARDS;
    const stored = JSON.parse(sessionStorage.getItem(QUEUE) ?? "[]") as Stored[];
    this.asks = stored.map(({ id, wish, seen, base }) => ({ type: "ask", id, seen: seen ?? base ?? 0, wish }));
    this.notes = Object.fromEntries(stored.map(({ id, seen, base, sent = base !== undefined && seen !== null, away, sure, clock }) => [id, { sent, away, sure, clock }]));
  }

  find(id: string): Ask | undefined {
    return this.asks.find((ask) => ask.id === id);
  }

  noted(id: string): Note {
    return this.notes[id] ?? {};
  }

  note(id: string, note: Note): void {
    this.set(this.asks, { [id]: note });
  }

  drop(...ids: string[]): void {
    this.set(this.asks.filter((ask) => !ids.includes(ask.id)));
  }

  // Replaces the waiting commands, and adds notes on some of them to what is known.
  set(asks: readonly Ask[], notes: Record<string, Note> = {}): void {
    this.asks = asks;
    this.notes = Object.fromEntries(asks.map(({ id }) => [id, { ...this.notes[id], ...notes[id] }]));
    const written = asks.filter(({ wish }) => !secretEntry(wish) && (wish.wish !== "do" || !this.unwritten.has(wish.command.type)));
    sessionStorage.setItem(QUEUE, JSON.stringify(written.map((ask) => ({ ...ask, ...this.notes[ask.id] }))));
  }
}
