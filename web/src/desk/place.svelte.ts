// The current place: the tournament and the section are in the address, so that a page can be reloaded or
// sent to a colleague. The token of a link is kept only in this tab, and in no address.
import { arrived } from "../lib/arrived";

const TOKEN = "desk-token";
const ACCOUNT = "account";

class Place {
  cup = $state("");
  section = $state("");

  constructor() {
    this.read();
    addEventListener("popstate", () => this.read());
  }

  go(cup: string, section = ""): void {
    const url = new URL(location.href);
    for (const [name, value] of [["cup", cup], ["at", section]] as const) {
      if (value) url.searchParams.set(name, value);
      else url.searchParams.delete(name);
    }
    if (url.href !== location.href) history.pushState(null, "", url);
    this.read();
  }

  private read(): void {
    const asked = new URLSearchParams(location.search);
    this.cup = asked.get("cup") ?? "";
    this.section = asked.get("at") ?? "";
  }
}

export const place = new Place();

export function token(): string {
  if (arrived()) sessionStorage.setItem(TOKEN, arrived());
  return sessionStorage.getItem(TOKEN) ?? "";
}

export const dropToken = () => sessionStorage.removeItem(TOKEN);

// The account that is signed in on this device; asking the server would log an error for everybody who never
// signed in.
export const account = () => localStorage.getItem(ACCOUNT) ?? "";
export function remember(name: string): void {
  if (name) localStorage.setItem(ACCOUNT, name);
  else localStorage.removeItem(ACCOUNT);
}
