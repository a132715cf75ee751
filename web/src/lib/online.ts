// An online table over HTTP: making one, coming to it, what is open to everybody; and the names of what its
// views have beside those of other tables.
import { json } from "./api";
import type { Answer } from "./socket.svelte";
import { unique } from "./unique";
import type { Ack, MadeTable, MintedLink, View, Wish } from "./wire";

export const PACES = ["quick", "club", "calm"] as const;
export const BOTS = ["reasoning", "random"] as const;
export type Bot = (typeof BOTS)[number];

export interface OnlineSettings {
  judge: "automatic" | "human";
  pace: (typeof PACES)[number];
  public: boolean;
  foul_vote: boolean;
  delay: number;
}

export interface NewOnline {
  rules: string;
  size: number;
  options: string[];
  tags: Record<string, string>;
  online: OnlineSettings;
}

export interface Place {
  seat: number;
  taken: boolean;
  bot: string;
  ready: boolean;
  absent: boolean;
  host: boolean;
}

export interface Paused {
  on: boolean;
  by: number; // 0 for the judge
  votes: number;
  needed: number;
}

export interface Online extends OnlineSettings {
  started: boolean;
  startable: boolean;
  sighted: number;
  seats: Place[];
  judging?: "automatic" | "human";
  paused?: Paused | null;
}

export interface Phrase {
  id: string;
  seats?: number[];
  role?: string;
}

export interface Said {
  n: number;
  moment: string;
  seat: number; // 0 for the host or the judge
  name: string;
  kind: "speech" | "chat";
  text: string;
  phrase?: Phrase | null;
}

export interface Asked {
  move: string;
  choices: number[];
  most: number;
  takes: string[];
  until_ms: number | null;
  own: { target: number; seats: number[]; takes: string[] } | null;
}

export interface OnlineView extends Omit<View, "online" | "talk" | "asks"> {
  online?: Online;
  talk?: { keep: number; add: Said[] };
  asks?: Asked | null;
}

export type OnlineWish =
  | { wish: "ready"; on: boolean }
  | { wish: "leave" }
  | { wish: "bot"; seat: number; kind: Bot | "" }
  | { wish: "fill"; kind: Bot }
  | { wish: "kick"; seat: number }
  | { wish: "start" }
  | { wish: "chat"; text: string }
  | { wish: "say"; text?: string; phrase?: Phrase }
  | { wish: "enter"; move: string; target?: number; seats?: number[]; takes?: string[] }
  | { wish: "pause"; on: boolean }
  | { wish: "foul"; seat: number }
  | { wish: "hand-back" };

export type Asking = (wish: OnlineWish) => Promise<string>; // empty where it was done, else why not

export const online = (view: View | null): Online | undefined => (view as OnlineView | null)?.online;

export const whyNot = (answer: Answer | Ack): string => (answer.type === "ack" ? "" : (answer as { text: string }).text);

export const asked = (wish: OnlineWish) => wish as unknown as Wish;

export const makeOnline = (wanted: NewOnline) => json<MadeTable>("/api/online", "", wanted);

// The key makes a seat this device's: asked again with it, the same seat is given once more.
export const join = (table: string, token: string, key: string, name: string, seat: number | null) =>
  json<MintedLink>(`/api/tables/${table}/join`, token, { key, name, seat });

export const reseat = (table: string, token: string, seat: number | null) =>
  json<MintedLink>(`/api/tables/${table}/seat`, token, { seat });

export interface OpenTable {
  table: string;
  rules: string;
  short: string;
  title: string;
  size: number;
  people: number;
  bots: number;
  free: number;
  judge: string;
  pace: string;
  started: boolean;
  delay?: number;
}

export const openTables = () => json<OpenTable[]>("/api/lobbies");

// A wish by another link than that of the page: whoever runs the table may also play at it.
export async function command(table: string, token: string, wish: OnlineWish): Promise<string> {
  try {
    const { seq } = await json<View>(`/api/tables/${table}/view`, token);
    return whyNot(await json<Ack>(`/api/tables/${table}/commands`, token, { id: unique(12), seen: seq, wish, console: "" }));
  } catch (error) {
    return (error as Error).message;
  }
}

export const seatOf = (scope: string): number => Number(/^seat:(\d+)$/.exec(scope)?.[1] ?? 0);
