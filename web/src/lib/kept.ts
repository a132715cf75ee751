// What a reload without a network starts from: the last view without anything secret, and who has voted in
// the open ballot. Cards, answers, the rest of the log and the offers at night come back only with the
// network.
import { isNight } from "./i18n";
import type { LogEntry, View } from "./wire";

const KEY = "last-view";

export interface Kept {
  view: View;
  log?: LogEntry[];
  me: string;
  scope: string;
  at: number; // by the wall clock, the only one that survives a reload
}

const SECRET = ["deal", "draw"];

export function keep(view: View, votes: LogEntry[], me: string, scope: string): void {
  const open = !isNight(view.phase) && view.publication === undefined;
  const night = view.ahead?.findIndex((step) => isNight(step.phase)) ?? -1;
  const plain: View = {
    ...view,
    players: view.players.map((player) => ({ ...player, role: null, team: null, best_move: player.best_move && { ...player.best_move, hits: null } })),
    checks: [],
    proposals: [],
    log: { keep: 0, add: [] },
    ...{ asks: null, open_eyes: null, entered: undefined, talk: undefined },
    offers: open ? view.offers?.filter((offer) => !SECRET.includes(offer.move)) : [],
    ahead: open ? view.ahead?.slice(0, night < 0 ? undefined : night) : [],
  };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ view: plain, log: open ? votes : [], me, scope, at: Date.now() } satisfies Kept));
  } catch {
    // If the storage is full, only the view after a reload without a network is lost.
  }
}

export function kept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export function forget(): void {
  sessionStorage.removeItem(KEY);
}
