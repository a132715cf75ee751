// One viewer's socket: it comes back by itself, goes on from the number it has seen, and sends every
// command until it is answered, each under an id of its own that a reload does not change.
import { Failure, ticket } from "./api";
import { lang } from "./i18n";
import { forget, keep, kept } from "./kept";
import { spoken } from "./spoken.svelte";
import type { Ack, ClockFace, Conflict, LogFace, Refused, Stale, ToClient, View, Wish } from "./wire";

export type Answer = Ack | Refused | Stale | Conflict;

interface Job {
  id: string;
  wish: Wish;
  base: number; // the number that was on the screen when it was asked for
  seen: number | null; // null until it is first sent
}

export interface RunningClock {
  left: number;
  running: boolean;
  at: number;
  seat: number;
  seconds: number | null;
}

// What a screen is drawn from: a socket, or an invented game.
export interface Source {
  readonly view: View | null;
  readonly log: LogFace[];
  readonly clock: RunningClock | null;
}

const LONGEST_WAIT = 5_000;
const SILENCE = 50_000; // the server pings more often than that
const NAP = 3_000;
const QUEUE = "queue";

export function token(): string {
  if (location.hash.length > 1) {
    // What waits for another table is not for this one; the same link again changes nothing.
    if (location.hash.slice(1) !== sessionStorage.getItem("token")) {
      sessionStorage.removeItem(QUEUE);
      forget();
    }
    sessionStorage.setItem("token", location.hash.slice(1));
    history.replaceState(null, "", location.pathname + location.search);
  }
  return sessionStorage.getItem("token") ?? "";
}

export function secret(bytes = 16): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
}

function ownConsole(): string {
  const known = sessionStorage.getItem("console");
  if (known) return known;
  const fresh = secret();
  sessionStorage.setItem("console", fresh);
  return fresh;
}

export class Socket implements Source {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogFace[]>([]);
  clock = $state.raw<RunningClock | null>(null);
  link = $state<"opening" | "live" | "lost" | "gone">("opening");
  waiting = $state(0);
  me = $state("");
  scope = $state("");
  why = $state("");
  unheard = $state(""); // why something asked for before a reload was not done
  old = $state(false); // the view is what a reload without a network had left
  delay = $state(0); // seconds by which this link is told everything later
  readonly token: string;

  private socket: WebSocket | null = null;
  private queue: Job[];
  private answered = new Map<string, (answer: Answer) => void>();
  private inFlight = "";
  private needed = $state(0); // the number of the view that the last answer promised
  private sentAt = 0;
  private lag = 150;
  private tries = 0;
  private attempt = 0; // only the latest one counts
  private timer = 0;
  private heard = 0;
  private hidden = 0;

  constructor() {
    this.token = token();
    this.queue = JSON.parse(sessionStorage.getItem(QUEUE) ?? "[]") as Job[];
    this.waiting = this.queue.length;
    if (!this.token) {
      this.link = "gone";
      return;
    }
    this.remember();
    addEventListener("hashchange", () => location.hash.length > 1 && location.reload());
    addEventListener("online", () => this.now());
    addEventListener("offline", () => this.link === "live" && this.cut());
    document.addEventListener("visibilitychange", () => this.looked());
    setInterval(() => this.link === "live" && Date.now() - this.heard > SILENCE && this.cut(), 5_000);
    void this.open();
  }

  // Ask for something; it is sent, and sent again, until it is answered.
  ask(wish: Wish): Promise<Answer> {
    const job: Job = { id: secret(12), wish, base: this.view?.seq ?? 0, seen: null };
    this.queue.push(job);
    this.keep();
    return new Promise((resolve) => {
      this.answered.set(job.id, resolve);
      this.pump();
    });
  }

  // Everything that was asked for is answered, and seen.
  get settled(): boolean {
    return this.waiting === 0 && (this.view?.seq ?? 0) >= this.needed;
  }

  get idle(): boolean {
    return this.settled && this.link === "live" && !this.old;
  }

  private keep(): void {
    this.waiting = this.queue.length;
    sessionStorage.setItem(QUEUE, JSON.stringify(this.queue));
  }

  private pump(): void {
    const job = this.queue[0];
    if (!job || this.inFlight || this.link !== "live" || !this.view || this.old || this.view.seq < this.needed) return;
    // Our own answers may have moved the game on; whatever else has makes the command stale.
    job.seen ??= Math.max(job.base, this.needed);
    this.keep();
    this.inFlight = job.id;
    this.sentAt = performance.now();
    this.socket?.send(JSON.stringify({ type: "ask", id: job.id, seen: job.seen, wish: job.wish }));
  }

  // Until the network is back: the table as it was, and the clock as it has run since.
  private remember(): void {
    const last = kept();
    if (!last) return;
    const { view, me, scope, at } = last;
    spoken.of(view.rules);
    this.view = view;
    this.me = me;
    this.scope = scope;
    this.old = true;
    this.clock = view.clock && running(view.clock, performance.now() - Math.max(0, Date.now() - at));
  }

  private async open(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = 0;
    const attempt = ++this.attempt;
    let pass = "";
    try {
      pass = (await ticket(this.token)).ticket;
    } catch (error) {
      if (attempt !== this.attempt) return;
      if (error instanceof Failure && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.link = "gone";
        this.why = error.message;
      } else this.again();
      return;
    }
    if (attempt !== this.attempt) return; // the network came back meanwhile, and a later one is on its way
    const url = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const socket = new WebSocket(url);
    this.socket?.close();
    this.socket = socket;
    socket.onopen = () => {
      this.sentAt = performance.now();
      const seen = this.old ? 0 : (this.view?.seq ?? 0);
      socket.send(JSON.stringify({ type: "hello", ticket: pass, seen, console: ownConsole(), lang }));
    };
    socket.onmessage = (message: MessageEvent<string>) => this.socket === socket && this.hear(JSON.parse(message.data) as ToClient);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.inFlight = "";
      if (this.link !== "gone" && event.code !== 4401 && event.code !== 4404) this.again();
      else this.link = "gone";
    };
  }

  private again(): void {
    if (this.timer || this.link === "gone") return;
    this.link = "lost";
    const wait = Math.min(300 * 2 ** this.tries++, LONGEST_WAIT) * (0.5 + Math.random());
    this.timer = window.setTimeout(() => void this.open(), wait);
  }

  private now(): void {
    if (this.link !== "lost") return;
    this.tries = 0;
    void this.open();
  }

  // After a sleep the clock and the socket may both be of yesterday. The wall clock alone has gone on.
  private looked(): void {
    if (document.visibilityState !== "visible") this.hidden = Date.now();
    else if (this.link === "live" && Date.now() - this.hidden > NAP) this.cut();
    else this.now();
  }

  private cut(): void {
    const socket = this.socket;
    this.socket = null;
    this.inFlight = "";
    socket?.close();
    this.link = "lost";
    this.tries = 0;
    void this.open();
  }

  private measured(): void {
    const lag = (performance.now() - this.sentAt) / 2;
    this.lag = Math.min(this.lag * 1.2, lag);
  }

  private hear(frame: ToClient): void {
    this.heard = Date.now();
    switch (frame.type) {
      case "welcome":
        this.measured();
        this.link = "live";
        this.tries = 0;
        this.me = frame.console;
        this.scope = frame.scope;
        this.delay = frame.delay;
        if (!frame.resumed) this.log = [];
        break;
      case "view":
        this.see(frame);
        break;
      case "ack":
      case "refused":
      case "stale":
      case "conflict":
        this.settle(frame);
        break;
      case "gone":
        this.why = frame.text;
        if (["revoked", "expired", "closed"].includes(frame.code)) this.link = "gone";
        break;
      case "error":
        this.complaint(frame.code, frame.text);
        break;
      case "ping":
        break;
    }
    this.pump();
  }

  private see(view: View): void {
    this.log = [...this.log.slice(0, view.log.keep), ...view.log.add];
    this.clock = view.clock && running(view.clock, performance.now() - this.lag);
    spoken.of(view.rules);
    this.view = view;
    this.old = false;
    keep(view, this.me, this.scope);
  }

  private settle(answer: Answer): void {
    this.measured();
    if (answer.id === this.inFlight) this.inFlight = "";
    this.queue = this.queue.filter((job) => job.id !== answer.id);
    this.keep();
    this.needed = Math.max(this.needed, answer.type === "ack" ? answer.seq : 0);
    if (!this.answered.has(answer.id) && answer.type !== "ack") this.unheard = answer.text;
    this.answered.get(answer.id)?.(answer);
    this.answered.delete(answer.id);
  }

  // A complaint names no command: what is too much or comes too early is sent again.
  private complaint(code: string, text: string): void {
    this.why = text;
    const id = this.inFlight;
    if (!id) return;
    if (code === "too-many" || code === "unavailable") {
      setTimeout(() => {
        this.inFlight = "";
        this.pump();
      }, 1_000);
    } else this.settle({ type: "refused", id, seq: 0, code, text });
  }
}

function running(face: ClockFace, at: number): RunningClock {
  return { left: face.left_ms, running: face.running, at, seat: face.seat, seconds: face.seconds };
}

export function leftOn(clock: RunningClock, now: number): number {
  return Math.max(0, clock.running ? clock.left - (now - clock.at) : clock.left);
}
