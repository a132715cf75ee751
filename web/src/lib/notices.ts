// How this person gets notices: what the server has, what this browser can do, and what was chosen.
import { ask, json } from "./api";
import type { OwnNotices, QuietTimes, BotStart, NoticeWay } from "./wire";

const PATH = "/api/notices";
const DEVICE = "notices-of-this-browser";

export const readNotices = (token: string) => json<OwnNotices>(PATH, token);
export const byEmail = (token: string, address: string) => json<NoticeWay>(`${PATH}/email`, token, { address });
export const byTelegram = (token: string) => json<BotStart>(`${PATH}/telegram`, token, null);
export const setQuiet = (token: string, quiet: QuietTimes) => json<QuietTimes>(`${PATH}/quiet`, token, quiet, "PUT");
export const setKinds = (token: string, off: string[]) => json<OwnNotices["kinds"]>(`${PATH}/kinds`, token, { off }, "PUT");
export const endOne = (token: string, id: string) => ask(`${PATH}/${id}`, token, undefined, "DELETE");
export const endAll = (token: string) => ask(PATH, token, undefined, "DELETE");

// Why this browser shows no notices: browsers allow them only at https, iPhones only for pages on the home
// screen.
export type Lack = "" | "plain-http" | "home-screen" | "no-push" | "denied";
export function lack(): Lack {
  if (!isSecureContext) return "plain-http";
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window)) {
    return /iPhone|iPad/.test(navigator.userAgent) ? "home-screen" : "no-push";
  }
  return Notification.permission === "denied" ? "denied" : "";
}

// Subscriptions of this browser, by their ids: the server reveals the address of a browser to nobody.
function own(): string[] {
  try {
    return (localStorage.getItem(DEVICE) ?? "").split(" ").filter(Boolean);
  } catch {
    return []; // a browser that stores nothing is asked again
  }
}
export const isOwn = (id: string) => own().includes(id);
function remember(id: string): void {
  try {
    localStorage.setItem(DEVICE, [...new Set([...own(), id])].slice(-32).join(" "));
  } catch {
    // Notices arrive nevertheless; the page just does not know that they arrive here.
  }
}

const bytes = (text: string) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));

export async function byPush(token: string, key: string): Promise<"denied" | NoticeWay> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  // A browser keeps one key: if the server has another one by now, it subscribes again.
  const before = await worker.pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  const same = known && btoa(String.fromCharCode(...new Uint8Array(known))) === btoa(String.fromCharCode(...bytes(key)));
  if (before && !same) await before.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  const added = await json<NoticeWay>(`${PATH}/push`, token, { endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" });
  remember(added.id);
  return added;
}
