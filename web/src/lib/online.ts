// An online table over HTTP: making one, joining it, and the list of open ones.
import { json } from "./api";
import { make } from "./making";
import type { Answer } from "./socket.svelte";
import { unique } from "./unique";
import type { Ack, JudgeOffer, ListedLobby, MadeTable, MintedLink, NewOnlineTable, OnlineView, View, TableRequest } from "./wire";

export const PACES = ["quick", "club", "calm"] as const;
export const BOTS = ["reasoning", "random"] as const;
export type Bot = (typeof BOTS)[number];

export type Asking = (wish: TableRequest) => Promise<string>; // empty if it was done, otherwise the reason why not

export const online = (view: View | null): OnlineView | undefined => view?.online;

export const whyNot = (answer: Answer | Ack): string => (answer.type === "ack" ? "" : (answer as { text: string }).text);

export const makeOnline = (wanted: NewOnlineTable) => make<MadeTable>("/api/online", wanted);

// Replaces a table that has not begun, and moves those who sit at it to the new one.
export const makeAnew = (table: string, token: string, wanted: NewOnlineTable) => make<MadeTable>(`/api/tables/${table}/anew`, wanted, token);
export const follow = (table: string, token: string) => json<MintedLink>(`/api/tables/${table}/follow`, token, null);

// An offer to judge: the answer contains a link once the players have agreed.
export const offerJudge = (table: string, token: string, key: string, name: string) => json<JudgeOffer>(`/api/tables/${table}/judge`, token, { key, name });

// The invitation as an address for somebody who is to judge.
export const judging = (lobby: string): string => lobby.replace("#", "?judge#");

// The key makes a seat belong to this device: a repeated request with it gets the same seat.
export const join = (table: string, token: string, key: string, name: string, seat: number | null) =>
  json<MintedLink>(`/api/tables/${table}/join`, token, { key, name, seat });

export const reseat = (table: string, token: string, seat: number | null) =>
  json<MintedLink>(`/api/tables/${table}/seat`, token, { seat });

export const openTables = () => json<ListedLobby[]>("/api/lobbies");

// A request with another link than the page's, because the host may also play at the table.
export async function command(table: string, token: string, wish: TableRequest): Promise<string> {
  try {
    const { seq } = await json<View>(`/api/tables/${table}/view`, token);
    return whyNot(await json<Ack>(`/api/tables/${table}/commands`, token, { id: unique(12), seen: seq, wish, console: "" }));
  } catch (error) {
    return (error as Error).message;
  }
}

export const seatOf = (scope: string): number => Number(/^seat:(\d+)$/.exec(scope)?.[1] ?? 0);
