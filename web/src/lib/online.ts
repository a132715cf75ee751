// An online table over HTTP: making one, coming to it, and what is open to everybody.
import { json } from "./api";
import { make } from "./making";
import type { Answer } from "./socket.svelte";
import { unique } from "./unique";
import type { Ack, JudgeOffer, ListedLobby, MadeTable, MintedLink, NewOnlineTable, OnlineView, View, TableRequest } from "./wire";

export const PACES = ["quick", "club", "calm"] as const;
export const BOTS = ["reasoning", "random"] as const;
export type Bot = (typeof BOTS)[number];

export type Asking = (wish: TableRequest) => Promise<string>; // empty where it was done, else why not

export const online = (view: View | null): OnlineView | undefined => view?.online;

export const whyNot = (answer: Answer | Ack): string => (answer.type === "ack" ? "" : (answer as { text: string }).text);

export const makeOnline = (wanted: NewOnlineTable) => make<MadeTable>("/api/online", wanted);

// Another table in the place of one that has not begun, and the way there for those who sit at it.
export const makeAnew = (table: string, token: string, wanted: NewOnlineTable) => make<MadeTable>(`/api/tables/${table}/anew`, wanted, token);
export const follow = (table: string, token: string) => json<MintedLink>(`/api/tables/${table}/follow`, token, null);

// An offer to judge: a link comes with the answer once the players have agreed.
export const offerJudge = (table: string, token: string, key: string, name: string) => json<JudgeOffer>(`/api/tables/${table}/judge`, token, { key, name });

// The invitation as an address for somebody who is to judge.
export const judging = (lobby: string): string => lobby.replace("#", "?judge#");

// The key makes a seat this device's: asked again with it, the same seat is given once more.
export const join = (table: string, token: string, key: string, name: string, seat: number | null) =>
  json<MintedLink>(`/api/tables/${table}/join`, token, { key, name, seat });

export const reseat = (table: string, token: string, seat: number | null) =>
  json<MintedLink>(`/api/tables/${table}/seat`, token, { seat });

export const openTables = () => json<ListedLobby[]>("/api/lobbies");

// A wish by another link than that of the page: whoever runs the table may also play at it.
export async function command(table: string, token: string, wish: TableRequest): Promise<string> {
  try {
    const { seq } = await json<View>(`/api/tables/${table}/view`, token);
    return whyNot(await json<Ack>(`/api/tables/${table}/commands`, token, { id: unique(12), seen: seq, wish, console: "" }));
  } catch (error) {
    return (error as Error).message;
  }
}

export const seatOf = (scope: string): number => Number(/^seat:(\d+)$/.exec(scope)?.[1] ?? 0);
