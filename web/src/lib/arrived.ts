// The link of a judge or an official is opened once: its code stays in the history of the browser, so
// this device asks for a link of its own and comes by that one from then on.
import { deviceLink, Failure } from "./api";

const KEY = "devices";
const MOST = 40;

let own = "";

// The token by which this page was opened; nothing where its address had none.
export const arrived = (): string => own;

// Asked before anything else of the page. What waits in the address is taken out of it at once.
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
    // A link for any device is its own; one that is no longer good says so when it is used.
    if (error instanceof Failure) return code;
    throw error;
  }
}

// A device that is to keep no links has its own until the tab is closed.
const place = (): Storage =>
  localStorage.getItem("links-never") || localStorage.getItem("games-never") ? sessionStorage : localStorage;

type Devices = [mark: string, token: string][];

function known(storage = place()): Devices {
  try {
    const all = JSON.parse(storage.getItem(KEY) ?? "[]") as Devices;
    return Array.isArray(all) ? all : [];
  } catch {
    return []; // whatever stands there is none of ours
  }
}

const remembered = (code: string): string => known().find(([of]) => of === marked(code))?.[1] ?? "";

function remember(code: string, token: string): void {
  const others = known().filter(([of]) => of !== marked(code));
  try {
    place().setItem(KEY, JSON.stringify([...others, [marked(code), token]].slice(-MOST)));
  } catch {
    // A full storage costs only the way back by the same link.
  }
}

// The link of this device is not to be kept; without one, none is.
export function forgetDevice(token = ""): void {
  for (const storage of [localStorage, sessionStorage]) {
    const left = token ? known(storage).filter(([, own]) => own !== token) : [];
    if (left.length) storage.setItem(KEY, JSON.stringify(left));
    else storage.removeItem(KEY);
  }
}

// By what a code is known again: too little of it is left to open anything.
function marked(code: string): string {
  let sum = 0;
  for (const letter of code) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
  return (sum >>> 0).toString(36);
}
