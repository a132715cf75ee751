// The link by which somebody opened a page is kept on this device, so that they can return from the history,
// a bookmark or the home screen. This can be switched off, and what is kept can be deleted.
import { forgetDevice } from "./arrived";
import { forgetOnline } from "./online_memory";

type Page = "desk" | "player";
const KEY = "links-kept";
const NEVER = "links-never"; // set if this device must keep none
const WEEKS = 10 * 7 * 24 * 3600 * 1000;

type Kept = Partial<Record<Page, { token: string; at: number }>>;

function read(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null) ?? {};
  } catch {
    return {}; // stored data of another kind are ignored
  }
}

function write(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // If the storage is full, only the way back is lost.
  }
}

export const keepsLinks = (): boolean => !localStorage.getItem(NEVER);

export function keptLink(page: Page): string {
  const own = read()[page];
  return own && Date.now() - own.at < WEEKS ? own.token : "";
}

export function keepLink(page: Page, token: string): void {
  if (keepsLinks()) write({ ...read(), [page]: { token, at: Date.now() } });
}

export function forgetLink(page: Page): void {
  const { [page]: dropped, ...others } = read();
  if (dropped) forgetDevice(dropped.token);
  write(others);
}

export function setKeepsLinks(on: boolean, page: Page, token: string): void {
  if (on) {
    localStorage.removeItem(NEVER);
    keepLink(page, token);
    return;
  }
  localStorage.setItem(NEVER, "yes");
  localStorage.removeItem(KEY);
  forgetDevice();
  forgetOnline();
}
