// Watches the changes of a tournament: the socket names the parts that have changed, and the page reads them
// again. It requests nothing while nothing changes or the page is hidden.
import { SvelteMap } from "svelte/reactivity";
import { lang } from "./i18n";
import { ReconnectingSocket, type SocketOwner } from "./reconnecting_socket.svelte";
import type { ToClient } from "./wire";

const LIVE = "live";
const PATIENCE = 1_500; // a page without a socket still shows what there is
const AGAIN = 3_000; // after a request that was not answered

// Everything, or the parts of that name: overview, rounds, games, protests, drafts, duties, log, live, live/GAME.
export type Parts = ReadonlySet<string> | null;

export const isLive = (part: string): boolean => part === LIVE || part.startsWith(`${LIVE}/`);

export interface Watched {
  tournament: string;
  token: string;
  // The account that is signed in on this device watches, if there is no token.
  session: boolean;
  // Phones that are notified at the same time spread their requests: each waits up to this time.
  spread: number;
}

export class Changes implements SocketOwner {
  readonly connection = new ReconnectingSocket(this);
  private all = $state(0);
  private counts = new SvelteMap<string, number>();
  private digest = "";
  private waiting: Set<string> | null | undefined; // undefined: nothing
  private reading = false;
  private timer = 0;

  // `read` reads the data that the pages share and returns whether they have to update; it is called again if
  // it rejects.
  constructor(
    private readonly watched: Watched,
    private readonly read: (parts: Parts) => Promise<boolean>,
    private readonly onend: () => void,
  ) {}

  // Grows whenever one of these parts has changed and the shared data have been read.
  of(...parts: string[]): number {
    return parts.reduce((sum, part) => sum + (this.counts.get(part) ?? 0), this.all);
  }

  // Grows whenever anything but the games in play has changed.
  get any(): number {
    return this.all + (this.counts.get("") ?? 0);
  }

  start(): () => void {
    const looked = () => this.plan();
    const late = window.setTimeout(() => this.connection.link !== "live" && this.note(null), PATIENCE);
    document.addEventListener("visibilitychange", looked);
    const end = this.connection.start();
    return () => {
      clearTimeout(late);
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", looked);
      this.waiting = undefined;
      end();
    };
  }

  // Something was changed by this page itself, and the shared data are already read.
  bump(parts: Parts = null): void {
    if (!parts) this.all += 1;
    for (const part of parts ?? []) this.counts.set(part, (this.counts.get(part) ?? 0) + 1);
    if (parts && ![...parts].every(isLive)) this.counts.set("", (this.counts.get("") ?? 0) + 1);
  }

  pass(): Promise<string> {
    return Promise.resolve("");
  }

  hello(): object {
    const { tournament, token, session } = this.watched;
    return { type: "hello", tournament, digest: this.digest, lang, ...(token ? { token } : { session }) };
  }

  hear(frame: ToClient): void {
    if (frame.type === "welcome") {
      // Games continue independently of the tournament, so a client that was away has missed part of them.
      this.note(frame.resumed ? new Set([LIVE]) : null);
      if (frame.resumed) this.bump(new Set([...this.counts.keys()].filter((part) => isLive(part) && part !== LIVE)));
      this.digest = frame.digest ?? "";
    } else if (frame.type === "changed") {
      this.note(new Set(frame.parts));
      this.digest = frame.digest ?? this.digest;
    }
  }

  lost(): void {
    /* It reconnects automatically, and then reports what was missed. */
  }

  ended(): void {
    this.onend();
  }

  private note(parts: Set<string> | null): void {
    this.waiting = parts === null || this.waiting === null ? null : new Set([...(this.waiting ?? []), ...parts]);
    this.plan();
  }

  private plan(wait = Math.random() * this.watched.spread): void {
    if (this.waiting === undefined || this.reading || (document.hidden && this.all)) return;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.go(), wait);
  }

  private async go(): Promise<void> {
    const parts = this.waiting;
    if (parts === undefined || this.reading) return;
    this.waiting = undefined;
    this.reading = true;
    let pause: number | undefined;
    try {
      if (await this.read(parts)) this.bump(parts);
    } catch {
      this.waiting = this.waiting === undefined ? parts : null;
      pause = AGAIN * (0.5 + Math.random());
    } finally {
      this.reading = false;
    }
    this.plan(pause);
  }
}
