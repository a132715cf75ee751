// Restores a console after its tab was closed or its battery ran out: the tab's unsent commands and its
// identity are stored beside the list of games and taken over by the next tab.
import { byDay } from "../lib/queue.svelte";
import { arrived } from "../lib/arrived";
import { carriedKey, games, known, lastRunning, own } from "./keeping";

const STORED = ["queue", "last-view", "shown", "handing", "cards-opened", "marks", "console", "lost-since"];
const EVERY = 1_000;
const ANSWER = 250; // milliseconds in which another tab of this device has to answer that it is open at this table
const channel = "BroadcastChannel" in window ? new BroadcastChannel("judge") : null;

// The token of the table to open: that of the link, of the game chosen from those of this device, of this tab,
// or of the last game that is being played.
export async function tokenToOpen(game: string): Promise<string> {
  const before = sessionStorage.getItem("token") ?? "";
  const chosen = game && (games().find((one) => one.table === game)?.token || own());
  const token = arrived() || chosen || before || (lastRunning()?.token ?? "");
  if (!token || token === before) return token;
  for (const key of STORED) sessionStorage.removeItem(key);
  sessionStorage.setItem("token", token);
  if (known(token) && !(await openElsewhere(token))) restoreFromLastTab(token);
  return token;
}

// Two tabs at one table are two consoles: the second one watches until it takes the table over.
function openElsewhere(token: string): Promise<boolean> {
  if (!channel) return Promise.resolve(false);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER);
    channel.addEventListener("message", (said: MessageEvent<{ here?: string }>) => {
      if (said.data.here !== token) return;
      clearTimeout(timer);
      resolve(true);
    });
    channel.postMessage({ asked: token });
  });
}

function restoreFromLastTab(token: string): void {
  try {
    const left = JSON.parse(localStorage.getItem(carriedKey(token)) ?? "{}") as Record<string, string>;
    for (const key of STORED) if (left[key] !== undefined) sessionStorage.setItem(key, left[key]);
  } catch {
    // Data that cannot be read are ignored.
  }
}

function left(key: string): string | undefined {
  const value = sessionStorage.getItem(key) ?? undefined;
  return key === "queue" && value ? byDay(value) : value;
}

let judging = false;

// Only the console that runs the table has anything to hand over; one that only watches would overwrite it.
export const runsTheTable = (mine: boolean): void => void (judging = mine);

// From now on this tab stores what its successor would need.
export function storeForNextTab(token: string): void {
  let written = "";
  const write = (): void => {
    if (!judging || !known(token)) return;
    const now = JSON.stringify(Object.fromEntries(STORED.map((key) => [key, left(key)])));
    if (now === written) return;
    written = now;
    try {
      localStorage.setItem(carriedKey(token), now);
    } catch {
      // If the storage is full, only what was not sent is lost.
    }
  };
  setInterval(write, EVERY);
  addEventListener("pagehide", write);
  document.addEventListener("visibilitychange", write);
  channel?.addEventListener("message", (said: MessageEvent<{ asked?: string }>) => {
    if (said.data.asked === token) channel.postMessage({ here: token });
  });
}
