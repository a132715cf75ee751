// The link of a judge or an official can be opened only once: its code stays in the history of the browser,
// so this device requests its own link and uses that one from then on.
import { deviceLink, Failure } from "./api";

const KEY = "devices";
const MOST = 40;

let own = "";

// The token with which this page was opened; empty if its address had none.
export const arrived = (): string => own;

// Call this before anything else on the page. It removes the code from the address at once.
export async function arrive(): Promise<void> {
  const code = location.hash.slice(1);
  if (!code) return;
  history.replaceState(null, "", location.pathname + location.search);
  own = remembered(code) || (await exchanged(code));
}

async function exchanged(code: string): Promise<string> {
  try {
    const { token } = await deviceLink(code);
    remember(code, token);
    return token;
  } catch (error) {
    // A link for any device is used as it is; if it is no longer valid, that shows when it is used.
    if (error instanceof Failure) return code;
    throw error;
  }
}

// On a device that must keep no links, the link is kept until the tab is closed.
const place = (): Storage =>
  localStorage.getItem("links-never") || localStorage.getItem("games-never") ? sessionStorage : localStorage;

type Devices = [mark: string, token: string][];

function known(storage = place()): Devices {
  try {
    const all = JSON.parse(storage.getItem(KEY) ?? "[]") as Devices;
    return Array.isArray(all) ? all : [];
  } catch {
    return []; // stored data of another kind are ignored
  }
}

const remembered = (code: string): string => known().find(([of]) => of === marked(code))?.[1] ?? "";

function remember(code: string, token: string): void {
  const others = known().filter(([of]) => of !== marked(code));
  try {
    place().setItem(KEY, JSON.stringify([...others, [marked(code), token]].slice(-MOST)));
  } catch {
    // If the storage is full, only the way back by the same link is lost.
  }
}

// Forgets the link of this device; without one, all of them.
export function forgetDevice(token = ""): void {
  for (const storage of [localStorage, sessionStorage]) {
    const left = token ? known(storage).filter(([, own]) => own !== token) : [];
    if (left.length) storage.setItem(KEY, JSON.stringify(left));
    else storage.removeItem(KEY);
  }
}

// A mark that identifies a code; it is too short to open anything.
function marked(code: string): string {
  let sum = 0;
  for (const letter of code) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
