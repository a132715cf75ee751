// One viewer's socket: it reconnects automatically, resumes from the number it has seen, and sends every
// command until it is answered, each under a unique id that survives a reload.
import { ticket } from "./api";
import { lang } from "./i18n";
import { forget, keep, kept } from "./kept";
import { ReconnectingSocket, type SocketOwner } from "./reconnecting_socket.svelte";
import { Queue, type Ask, type Note } from "./queue.svelte";
import { spoken } from "./spoken.svelte";
import { ballotEntries } from "./log_queries";
import { unique } from "./unique";
import type { Ack, ClockView, Conflict, LogEntry, Refused, Signalled, Stale, TalkView, ToClient, View, TableRequest } from "./wire";

// A command that was withdrawn before it was sent.
interface Dropped {
  type: "dropped";
  id: string;
  seq: number;
  text: string;
}

export type Answer = Ack | Refused | Stale | Conflict | Dropped;

// Why the queue stops until somebody decides: a waiting command would remove a player, somebody else has
// moved the game on or controls the table, or the rules refused a command with others behind it.
export interface Held {
  why: "removes" | "moved" | "control" | "refused";
  id: string;
  text: string;
  lines: readonly string[];
  seats: readonly number[];
}

// Called before a command that waited is sent; null lets it through.
export type Guard = (ask: Ask) => Promise<Pick<Held, "lines" | "seats"> | null>;

export interface RunningClock {
  left: number;
  running: boolean;
  at: number;
  seat: number;
  seconds: number | null;
}

// The source of a screen: a socket, or an invented game.
export interface Source {
  readonly view: View | null;
  readonly log: LogEntry[];
  readonly clock: RunningClock | null;
}

export const STEPS: ReadonlySet<string> = new Set(["pass", "proceed"]);
// Moves that do not hinder steps sent ahead: regardless of the hands that are raised, another candidate
// follows.
export const BALLOTS: ReadonlySet<string> = new Set(["hands", "tally"]);
export const leads = (type: string) => STEPS.has(type) || BALLOTS.has(type);
const UNANSWERED = 6_000; // by then an answer has come, or the network is gone
const SINCE = "lost-since";

export function token(): string {
  if (location.hash.length > 1) {
    // Commands waiting for another table must not go to this one; opening the same link again changes
    // nothing.
    if (location.hash.slice(1) !== sessionStorage.getItem("token")) {
      sessionStorage.removeItem("queue");
      forget();
    }
    sessionStorage.setItem("token", location.hash.slice(1));
    history.replaceState(null, "", location.pathname + location.search);
  }
  return sessionStorage.getItem("token") ?? "";
}

function ownConsole(): string {
  const known = sessionStorage.getItem("console");
  if (known) return known;
  const fresh = unique();
  sessionStorage.setItem("console", fresh);
  return fresh;
}

export class Socket implements Source, SocketOwner {
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  talk = $state.raw<TalkView[]>([]); // what was said at an online table
  clock = $state.raw<RunningClock | null>(null);
  held = $state.raw<Held | null>(null); // what the queue waits for
  since = $state(Number(sessionStorage.getItem(SINCE) ?? 0)); // when the network went, by the wall clock
  ownClock = $state(false); // the clock was turned here, and the server does not know it yet
  guard: Guard | null = null;
  signalled: ((signal: Signalled) => void) | null = null; // messages from another seat's browser to this one
  me = $state("");
  scope = $state("");
  why = $state("");
  ending = $state(""); // the code with which the server closed the connection
  unheard = $state(""); // why a command from before a reload was not done
  old = $state(false); // the view is the one that was stored before a reload without a network
  delay = $state(0); // the delay of this link, in seconds
  readonly token: string;

  tournamentChanges = $state(0); // grows when the tournament's data about this table's game change
  private readonly connection = new ReconnectingSocket(this);
  readonly queue: Queue;
  private answered = new Map<string, (answer: Answer) => void>();
  private inFlight = "";
  private sentOn = 0; // the number of the view when it was sent
  private asking = ""; // the command that the guard is checking
  private late = $state.raw<number[]>([]); // answered steps that the view does not show yet
  private needed = $state(0); // the number of the view that the last answer promised
  private sentAt = 0;
  private lag = 150;

  // `own`: the phone of one player, which may be passed from hand to hand.
  constructor(own = false) {
    this.queue = new Queue(own);
    this.token = token();
    if (!this.token) {
      this.connection.end();
      return;
    }
    this.remember();
    addEventListener("hashchange", () => location.hash.length > 1 && location.reload());
    this.connection.start();
  }

  get link(): ReconnectingSocket["link"] {
    return this.connection.link;
  }

  get waiting(): number {
    return this.queue.asks.length;
  }

  // Whether there is a table to look at but no connection.
  get away(): boolean {
    return this.link !== "live" && this.link !== "gone" && !!this.view;
  }

  // Gives a command; it is sent, and sent again, until it is answered.
  ask(wish: TableRequest, note: Note = {}): Promise<Answer> {
    const away = this.link !== "live" || this.waiting > 0;
    const id = unique(12);
    this.queue.set([...this.queue.asks, { type: "ask", id, seen: this.view?.seq ?? 0, wish }], { [id]: { ...(away && { away }), ...note } });
    return new Promise((resolve) => {
      this.answered.set(id, resolve);
      this.pump();
    });
  }

  // Sends a message to the browser of another seat; it is neither stored nor repeated.
  signal(seat: number, device: string, data: string): void {
    if (this.link === "live") this.connection.send({ type: "signal", to: seat, device, data });
  }

  // Withdraws commands: an unsent one is simply dropped; a sent one may have arrived.
  takeBack(...ids: string[]): boolean {
    const unsent = ids.filter((id) => this.queue.find(id) && !this.queue.noted(id).sent);
    this.queue.drop(...unsent);
    for (const id of unsent) this.resolve({ type: "dropped", id, seq: 0, text: "" });
    if (this.held && unsent.includes(this.held.id)) this.held = null;
    this.pump();
    return unsent.length === ids.length;
  }

  // The judge's decision about the command for which the queue stopped.
  decide(yes: boolean): void {
    const held = this.held;
    if (!held) return;
    this.held = null;
    const waited = this.queue.asks.map(({ id }) => id).filter((id) => this.queue.noted(id).away && !this.queue.noted(id).sent);
    if (!yes) return void this.takeBack(...(held.why === "removes" ? [held.id] : waited));
    if (held.why === "removes") this.queue.note(held.id, { sure: true });
    if (held.why === "moved" || held.why === "control") this.rebase(waited);
    if (held.why === "control") this.queue.set([{ type: "ask", id: unique(12), seen: this.view?.seq ?? 0, wish: { wish: "take" } }, ...this.queue.asks]);
    this.pump();
  }

  // Decides again, on the current state of the table.
  private rebase(ids: string[]): void {
    this.queue.set(this.queue.asks.map((ask) => (ids.includes(ask.id) ? { ...ask, seen: this.view?.seq ?? 0 } : ask)));
  }

  // How many of these waiting steps the view does not show yet.
  ahead(isStep: (wish: TableRequest) => boolean): number {
    const seq = this.view?.seq ?? 0;
    const steps = this.queue.asks.filter(({ id, wish }) => isStep(wish) && (this.queue.noted(id).away || this.away));
    const shown = steps.some((ask) => ask.id === this.inFlight && seq > this.sentOn) ? 1 : 0;
    return steps.length - shown + this.late.filter((one) => one > seq).length;
  }

  // Whether everything is answered and shown.
  get settled(): boolean {
    return this.waiting === 0 && (this.view?.seq ?? 0) >= this.needed;
  }

  get idle(): boolean {
    return this.settled && this.link === "live" && !this.old;
  }

  private pump(): void {
    const [ask, ...behind] = this.queue.asks;
    if (!ask || this.inFlight || this.asking || this.held) return;
    if (this.link !== "live" || !this.view || this.old || this.view.seq < this.needed) return;
    const { away, sure, sent } = this.queue.noted(ask.id);
    if (this.guard && away && !sure && !sent) return void this.ponder(this.guard, ask);
    // Our own answers may have moved the game on; a change by anybody else makes the command stale.
    const frame = sent ? ask : { ...ask, seen: Math.max(ask.seen, this.needed) };
    this.queue.set([frame, ...behind], { [ask.id]: { sent: true } });
    this.inFlight = ask.id;
    this.sentOn = this.view.seq;
    this.sentAt = performance.now();
    this.connection.send(frame);
    setTimeout(() => this.inFlight === ask.id && this.link === "live" && this.connection.cut(), UNANSWERED);
  }

  // A command that waited is checked once more before it is sent, as its consequences may have changed.
  private async ponder(guard: Guard, ask: Ask): Promise<void> {
    this.asking = ask.id;
    try {
      const found = await guard(ask);
      if (!this.queue.find(ask.id)) return;
      if (found) this.held = { why: "removes", id: ask.id, text: "", ...found };
      else this.queue.note(ask.id, { sure: true });
    } catch {
      await new Promise((done) => setTimeout(done, 1_000)); // no answer does not mean permission
    } finally {
      this.asking = "";
      this.pump();
    }
  }

  // Until the network is back: the last state of the table, and the clock as it has run since.
  private remember(): void {
    const last = kept();
    if (!last) return;
    const { view, log = [], me, scope, at } = last;
    spoken.of(view.rules);
    this.view = view;
    this.log = log;
    this.me = me;
    this.scope = scope;
    this.old = true;
    this.clock = view.clock && running(view.clock, performance.now() - Math.max(0, Date.now() - at));
  }

  async pass(): Promise<string> {
    return (await ticket(this.token)).ticket;
  }

  hello(pass: string): object {
    this.sentAt = performance.now();
    const seen = this.old ? 0 : (this.view?.seq ?? 0);
    return { type: "hello", ticket: pass, seen, console: ownConsole(), lang };
  }

  lost(): void {
    this.inFlight = "";
    if (this.since) return;
    this.since = Date.now();
    sessionStorage.setItem(SINCE, String(this.since));
  }

  ended(text: string): void {
    this.inFlight = "";
    this.why = text || this.why;
  }

  private measured(): void {
    const lag = (performance.now() - this.sentAt) / 2;
    this.lag = Math.min(this.lag * 1.2, lag);
  }

  hear(frame: ToClient): void {
    switch (frame.type) {
      case "welcome":
        this.measured();
        this.since = 0;
        sessionStorage.removeItem(SINCE);
        this.me = frame.console;
        this.scope = frame.scope;
        this.delay = frame.delay;
        if (!frame.resumed) [this.log, this.talk] = [[], []];
        break;
      case "view":
        this.log = [...this.log.slice(0, frame.log.keep), ...frame.log.add];
        if (frame.talk) this.talk = [...this.talk.slice(0, frame.talk.keep), ...frame.talk.add];
        if (!this.ownClock) this.clock = frame.clock && running(frame.clock, performance.now() - this.lag);
        spoken.of(frame.rules);
        this.view = frame;
        this.old = false;
        keep(frame, ballotEntries(this.log), this.me, this.scope);
        break;
      case "ack":
      case "refused":
      case "stale":
      case "conflict":
        this.settle(frame);
        break;
      case "gone":
        this.why = frame.text;
        this.ending = frame.code;
        if (["revoked", "expired", "closed", "confirmed", "elsewhere", "moved", "left", "kicked", "dismissed"].includes(frame.code)) this.connection.end(frame.text);
        break;
      case "changed":
        this.tournamentChanges += 1;
        break;
      case "signalled":
        this.signalled?.(frame);
        break;
      case "error":
        this.complaint(frame.code, frame.text);
        break;
      case "ping":
        break;
    }
    this.pump();
  }

  private settle(answer: Answer): void {
    this.measured();
    if (answer.id === this.inFlight) this.inFlight = "";
    const ask = this.queue.find(answer.id);
    const { away } = this.queue.noted(answer.id);
    if (ask && away && this.stops(ask, answer)) return;
    this.queue.drop(answer.id);
    if (answer.type === "ack") this.needed = Math.max(this.needed, answer.seq);
    if (away && ask?.wish.wish === "do" && answer.type === "ack" && leads(ask.wish.command.type)) {
      this.late = [...this.late.filter((seq) => seq > (this.view?.seq ?? 0)), answer.seq];
    }
    if (!this.answered.has(answer.id) && answer.type !== "ack") this.unheard = answer.text;
    this.resolve(answer);
  }

  private resolve(answer: Answer): void {
    this.answered.get(answer.id)?.(answer);
    this.answered.delete(answer.id);
  }

  // A command that waited was not done. If nothing is lost yet, or others are behind it, the judge is asked;
  // a command that was not done may be given again, under a new id.
  private stops(ask: Ask, answer: Answer): boolean {
    if (!this.guard || ask.wish.wish !== "do" || answer.type === "ack" || answer.type === "conflict") return false;
    const told = { id: ask.id, text: answer.text, lines: [], seats: [] };
    if (answer.type === "refused" && answer.code !== "not-in-control") {
      if (this.queue.asks.some(({ id }) => this.queue.noted(id).away && id !== ask.id)) this.held = { ...told, why: "refused" };
      return false;
    }
    const id = unique(12);
    this.held = { ...told, id, why: answer.type === "stale" ? "moved" : "control" };
    const note = { ...this.queue.noted(ask.id), sent: false };
    this.queue.set(this.queue.asks.map((one) => (one === ask ? { ...ask, id } : one)), { [id]: note });
    const done = this.answered.get(ask.id);
    this.answered.delete(ask.id);
    if (done) this.answered.set(id, done);
    return true;
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

export function running(view: ClockView, at: number): RunningClock {
  return { left: view.left_ms, running: view.running, at, seat: view.seat ?? 0, seconds: view.seconds };
}

export function leftOn(clock: RunningClock, now: number): number {
  return Math.max(0, clock.running ? clock.left - (now - clock.at) : clock.left);
}
