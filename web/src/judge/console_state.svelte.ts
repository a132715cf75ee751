// The state of the judge's console: the current offers, what was just done, and how commands are sent.
import { untrack } from "svelte";
import { book, foresee } from "../lib/api";
import { isNight, split, t, verbName } from "../lib/i18n";
import { night } from "../lib/music";
import { settings } from "../lib/settings.svelte";
import { leads, leftOn, Socket, type Answer } from "../lib/socket.svelte";
import * as sound from "../lib/sound";
import { nightAnswers } from "../lib/log_queries";
import * as verbs from "../lib/verbs";
import type { Command, PlayerPart, TableBook, TableRequest } from "../lib/wire";
import { Choice } from "./choice.svelte";
import { TournamentGame } from "./tournament_game.svelte";
import { Dealing } from "./dealing.svelte";
import { Outbox } from "./outbox.svelte";
import { Saying } from "./saying.svelte";

const CHIP = 5_000;
const NOTICE = 8_000;
const FEW = 2; // this number of fouls has no consequence in any document
const ROUTINE = new Set(["pass", "proceed", "deal"]); // for these «undo» needs no further words
const SHOWN = "shown";

export interface Notice {
  text: string;
  clauses: string[];
}

export class ConsoleState {
  readonly socket = new Socket();
  readonly choice: Choice;
  readonly dealing: Dealing;
  readonly tournamentGame: TournamentGame;
  readonly outbox: Outbox;
  readonly saying: Saying;
  rules = $state.raw<TableBook | null>(null);
  chip = $state.raw<{ text: string; redo: boolean } | null>(null);
  notice = $state.raw<Notice | null>(null);
  clauses = $state.raw<string[]>([]); // the clauses that «why?» shows
  sheet = $state(0);
  form = $state.raw<verbs.Offer | null>(null);
  asking = $state.raw<Command | null>(null); // the command that waits for a confirmation
  peek = $state(false);
  showing = $state(false); // the answer of the night is shown while its key is held
  consequences = $state.raw<Record<number, string[]>>({});
  removing = $state.raw<Record<string, boolean>>({}); // «seat:fouls», and whether one more foul would remove the player
  pondering = $state(0); // sanctions for which it is not known yet whether they remove somebody
  private shown = $state(Number(sessionStorage.getItem(SHOWN) ?? -1));
  private bookAsked = false;
  private started = 0;
  private timers = { chip: 0, notice: 0 };
  private warned = "";

  view = $derived.by(() => this.outbox.onward(this.socket.view));
  offers = $derived.by(() => (this.view ? verbs.offersOf(this.view) : []));
  step = $derived.by(() => split(this.view?.phase ?? "")[1]);
  mine = $derived.by(() => !!this.view?.control && this.view.control.holder === this.socket.me);
  over = $derived.by(() => this.view?.phase === "over");
  seats = $derived.by(() => (this.view?.players ?? []).map((one) => one.seat));
  living = $derived.by(() => (this.view?.players ?? []).filter((one) => one.alive).map((one) => one.seat));
  answer = $derived.by(() => {
    const last = nightAnswers(this.socket.log).at(-1);
    const now = split(this.view?.phase ?? "")[0];
    return last && last.n > this.shown && last.moment === now ? last : null;
  });

  constructor() {
    this.outbox = new Outbox(this);
    this.choice = new Choice(this);
    this.dealing = new Dealing(this);
    this.tournamentGame = new TournamentGame(this);
    this.saying = new Saying(this);
    $effect.root(() => {
      $effect(() => {
        void this.choice.turn;
        untrack(() => this.choice.reset());
      });
      $effect(() => {
        void this.view;
        untrack(() => this.choice.prune());
      });
      $effect(() => {
        if (!this.choice.ways.some((one) => one.key === this.choice.picked)) this.choice.picked = "";
      });
      $effect(() => {
        const table = this.view?.table;
        if (table && !this.rules && !this.bookAsked) void this.fetchBook(table);
      });
      $effect(() => {
        const free = this.view?.control && !this.view.control.holder && this.view.online?.judging !== "automatic";
        if (free && this.socket.idle) void this.socket.ask({ wish: "take" });
      });
      $effect(() => this.autostart());
      // Somebody is speaking, so it is morning, regardless of the number of the night.
      $effect(() => night(!!this.view && isNight(this.view.phase) && !this.dealing.offered && !this.view.clock?.seat));
      $effect(() => {
        if (this.socket.unheard) this.tell(this.socket.unheard, "");
      });
      $effect(() => this.foreseeFouls());
      $effect(() => {
        if (this.socket.old) return;
        // Answers from before this page was opened have already been shown.
        if (this.shown < 0 && this.view) this.dismiss(nightAnswers(this.socket.log).at(-1)?.n ?? 0);
        else if (this.view && this.shown > this.socket.log.length) this.dismiss(this.socket.log.length);
      });
    });
  }

  // Fetches the rulebook; one request at a time, and after a failed one another with the next view.
  private async fetchBook(table: string): Promise<void> {
    this.bookAsked = true;
    this.rules = await book(table, this.socket.token).catch(() => null);
    this.bookAsked = false;
  }

  player(seat: number): PlayerPart | undefined {
    return this.view?.players[seat - 1];
  }

  name(seat: number): string {
    return this.player(seat)?.name ?? "";
  }

  tap(seat: number): void {
    this.hush();
    if (this.dealing.entering) return this.dealing.card(seat);
    const { way, counting } = this.choice;
    if (!this.mine || !way || counting || this.answer) this.sheet = seat;
    else this.choice.tap(way, seat);
  }

  // --- next and undo ------------------------------------------------------------------------

  get nextLabel(): string {
    if (this.answer) return t("next-shown");
    if (this.dealing.entering) return t("next-cards");
    if (this.dealing.offered) return t("next-deal");
    const { way, next, onward, apart, seats, counting, mostHands } = this.choice;
    if (counting) return next ? t("next-hands", { count: mostHands }) : t("next-count");
    if (apart) return t("next-shots");
    if (next?.chosen && way) return way.ordered ? t(`next-${way.move}`) : t("next-hands", { count: seats.length });
    return onward ? t(`next-${onward.move}`) : t("next-choose");
  }

  // A tap on the table enters it, and the big button has nothing to send.
  get tapActs(): boolean {
    const { way, next, apart, counting } = this.choice;
    if (this.answer || this.dealing.offered || next || apart) return false;
    return counting || (!!way && !way.many);
  }

  get canNext(): boolean {
    if (!this.mine) return false;
    if (this.answer) return true;
    if (!this.socket.settled && !this.outbox.away) return false;
    if (this.dealing.entering) return !this.dealing.nextCard;
    const { next } = this.choice;
    return !!next && !(this.outbox.away && this.outbox.refuses(next.command));
  }

  next = (): void => {
    if (!this.canNext) return this.explain();
    this.hush();
    const { next } = this.choice;
    if (this.answer) this.dismiss(this.answer.n);
    else if (this.dealing.entering) this.dealing.enter();
    // Closing a game day cannot be repeated, so its consequences are shown first.
    else if (next?.command.type === "close-day") this.asking = next.command;
    else if (next) this.choice.send(next.command);
  };

  // Shows what «next» waits for.
  private explain(): void {
    const { next } = this.choice;
    if (this.mine && this.outbox.away && next) this.tell(this.outbox.refuses(next.command), "");
    else if (this.mine && (this.socket.settled || this.outbox.away)) this.tell(this.dealing.entering ? this.dealing.prompt : t("next-waits"), "");
    else if (this.mine) this.tell(t("save-queued", { count: this.socket.waiting }), "");
  }

  get canUndo(): boolean {
    if (this.outbox.away) return this.outbox.pending.length > 0;
    return !!this.view?.control?.undo && this.socket.settled;
  }

  undo(): void {
    if (!this.mine) return;
    if (this.outbox.away) return this.outbox.undo();
    if (!this.socket.settled) return;
    if (!this.view?.control?.undo) return this.tell(t("nothing-to-undo"), "");
    this.hush();
    void this.request({ wish: "undo", turns: 1 }).then((done) => done && this.say(t("undone"), true));
  }

  redo(): void {
    void this.request({ wish: "redo" });
    this.chip = null;
  }

  private dismiss(number: number): void {
    this.shown = number;
    sessionStorage.setItem(SHOWN, String(number));
  }

  // The server deals the cards, or draws the lot.
  draw(): Promise<boolean> {
    return this.request({ wish: "draw" });
  }

  // --- clock --------------------------------------------------------------------------------

  toggleClock(): void {
    const clock = this.socket.clock;
    if (!clock || !this.mine) return;
    if (this.outbox.away) this.outbox.turn({ ...clock, left: leftOn(clock, performance.now()), running: !clock.running });
    else void this.socket.ask({ wish: "timer", do: clock.running ? "stop" : "start" });
  }

  addSeconds(seconds: number): void {
    const clock = this.socket.clock;
    if (!clock || !this.mine) return;
    const left = Math.max(0, leftOn(clock, performance.now()) + seconds * 1000);
    if (this.outbox.away) this.outbox.turn({ ...clock, left });
    else void this.socket.ask({ wish: "timer", do: "add", seconds });
  }

  private autostart(): void {
    const view = this.view;
    if (!view || !this.started || view.seq < this.started) return;
    this.started = 0;
    const clock = view.clock;
    // If there is a ruling to read first, the judge starts the clock after reading it.
    if (settings.autostart && clock && !view.ruling?.fresh && !clock.running && clock.left_ms > 0) {
      void this.socket.ask({ wish: "timer", do: "start" });
    }
  }

  // --- fouls --------------------------------------------------------------------------------

  // By-day games have no fouls, and nobody gets one before the deal.
  get fouling(): boolean {
    return this.offers.some((one) => one.move === "foul");
  }

  mayFoul(seat: number): boolean {
    return this.mine && verbs.sanctions(this.offers, seat).has("foul");
  }

  // Gives a foul with one tap; the sheet asks first only if it would remove the player.
  foul(seat: number): void {
    this.hush();
    if (!this.mine) return;
    if (!this.mayFoul(seat)) void this.why({ type: "foul", seat });
    else void this.impose({ type: "foul", seat });
  }

  // Sends a sanction from any control; one that would remove somebody is confirmed by name first.
  async impose(command: Command): Promise<void> {
    const seat = ("seat" in command && command.seat) || 0;
    const plain = command.type === "foul" && !command.clause;
    const fouls = (this.player(seat)?.fouls ?? 0) + this.outbox.of(seat).sanctions.length;
    const known = plain && fouls < FEW ? false : plain ? this.removing[`${seat}:${fouls}`] : undefined;
    this.pondering++;
    const removes = known ?? !!(await this.foresee(command))?.removes?.length;
    this.pondering--;
    if (removes) this.asking = command;
    else void this.send(command);
  }

  // «Фол игроку 5: третий; ближайшая минута потеряна».
  private foulTold(seat: number): string {
    const nth = (this.player(seat)?.fouls ?? 0) + 1;
    const [, brings = ""] = /;\s*(.*?)\s*(?:\[.*)?$/.exec(this.consequences[seat]?.[0] ?? "") ?? [];
    return [t("did-foul-nth", { seat, nth }), brings].filter(Boolean).join("; ");
  }

  // Asks what the next foul would bring to those who have two already.
  private foreseeFouls(): void {
    const near = (this.view?.players ?? []).filter((one) => one.alive && one.fouls >= FEW && this.mayFoul(one.seat));
    const key = near.map((one) => `${one.seat}:${one.fouls}`).join(" ") + (near.length ? this.view?.phase : "");
    if (key === this.warned) return;
    this.warned = key;
    void Promise.all(
      near.map(async ({ seat, fouls }) => ({ seat, fouls, told: await this.foresee({ type: "foul", seat }) })),
    ).then((all) => {
      this.consequences = Object.fromEntries(all.map(({ seat, told }) => [seat, told?.lines ?? []]));
      const known = all.filter(({ told }) => told);
      this.removing = Object.fromEntries(known.map(({ seat, fouls, told }) => [`${seat}:${fouls}`, !!told!.removes?.length]));
    });
  }

  // --- sending ------------------------------------------------------------------------------

  async foresee(command: Command) {
    if (!this.view) return null;
    try {
      return await foresee(this.view.table, this.socket.token, command);
    } catch {
      return null;
    }
  }

  // Why something may not be done now: the server's words, with the clause.
  async why(command: Command): Promise<void> {
    if (this.outbox.away && this.outbox.refuses(command)) return this.tell(this.outbox.refuses(command), "");
    const found = await this.foresee(command);
    if (found?.refused) this.tell(found.says ? `«${found.says}» ${found.refused}` : found.refused, found.cite ?? "");
  }

  // What waits to be sent about a seat, for its tile.
  pendingFor(seat: number) {
    return this.outbox.of(seat);
  }

  async send(command: Command): Promise<boolean> {
    if (this.outbox.asks(command)) return false;
    const { away } = this.outbox;
    const refused = away ? this.outbox.refuses(command) : "";
    if (refused) {
      this.tell(refused, "");
      return false;
    }
    if (command.type === "deal") this.dismiss(0);
    const said = command.type === "foul" ? this.foulTold(command.seat) : label(command);
    if (away) sound.confirm();
    const walked = away && leads(command.type) ? this.outbox.walk() : {};
    const done = this.heard(await this.socket.ask({ wish: "do", command }, walked), !away);
    if (done && !away) {
      sound.confirm();
      if (ROUTINE.has(command.type)) this.chip = null;
      else this.say(said, false);
    }
    return done;
  }

  async request(wish: TableRequest): Promise<boolean> {
    if (wish.wish === "draw") this.dismiss(0);
    return this.heard(await this.socket.ask(wish), false);
  }

  // Handles the answer to a command; returns whether it was done. A step may start its clock, unless it was
  // walked without a network, because then it has its clock here already.
  private heard(answer: Answer, starts: boolean): boolean {
    if (answer.type === "ack") {
      if (starts) this.started = answer.seq;
      this.autostart();
      return true;
    }
    if (answer.type === "dropped") return false;
    this.tell(answer.text, answer.type === "refused" ? (answer.cite ?? "") : "");
    return false;
  }

  take(): void {
    void this.request({ wish: "take" });
  }

  // --- telling ------------------------------------------------------------------------------

  say(text: string, redo: boolean): void {
    this.chip = { text, redo };
    clearTimeout(this.timers.chip);
    this.timers.chip = window.setTimeout(() => (this.chip = null), CHIP);
  }

  tell(text: string, cite: string): void {
    this.notice = { text: capital(text), clauses: clausesOf(cite) };
    clearTimeout(this.timers.notice);
    this.timers.notice = window.setTimeout(() => (this.notice = null), NOTICE);
  }

  hush(): void {
    this.notice = null;
  }

  // The clauses by which the document punishes what this one forbids.
  decidedBy(number: string): string[] {
    return this.rules?.clauses.find((one) => one.number === number)?.decided_by ?? [];
  }

  clause(number: string): string {
    return this.rules?.clauses.find((one) => one.number === number)?.text ?? "";
  }

  // The clauses of the latest rulings.
  get ruled(): string[] {
    const log = this.socket.log;
    const cited = log.filter((line) => line.clauses.length).slice(-4);
    return [...new Set(cited.reverse().flatMap((line) => line.clauses))];
  }
}

// «book 4.5.8, 4.5.9» without the book.
export function clausesOf(cite: string): string[] {
  return cite.includes(" ") ? cite.slice(cite.indexOf(" ") + 1).split(", ") : [];
}

const capital = (text: string) => (text[0] ?? "").toUpperCase() + text.slice(1);

export function label(command: Command): string {
  const args: Record<string, string | number> = { seat: 0, target: 0 };
  for (const [key, value] of Object.entries(command)) {
    if (typeof value === "string" || typeof value === "number") args[key] = value;
    if (Array.isArray(value)) args[key] = value.flat().length;
  }
  const id = `did-${command.type}`;
  const text = t(id, args);
  return text === id ? verbName(command.type) : text;
}
