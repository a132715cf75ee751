// The judge's desk: what the view offers now, what is being chosen, and what was just done.
import { book, foresee } from "../lib/api";
import { isNight, roleName, split, t, verbName } from "../lib/i18n";
import { night } from "../lib/music";
import { settings } from "../lib/settings.svelte";
import { Socket, type Answer } from "../lib/socket.svelte";
import * as sound from "../lib/sound";
import * as verbs from "../lib/verbs";
import type { Command, PlayerFace, TableBook, Wish } from "../lib/wire";

const CHIP = 5_000;
const NOTICE = 8_000;
const LOST = 2_000;
const ROUTINE = new Set(["pass", "proceed", "deal"]); // «undo» itself is enough for them
const FILE = { handing: "handing", shown: "shown" };

export interface Notice {
  text: string;
  clauses: string[];
}

export class Desk {
  readonly socket = new Socket();
  rules = $state.raw<TableBook | null>(null);
  chosen = $state<number[]>([]);
  picked = $state(""); // a way of tapping seats that was chosen instead of the usual one
  actor = $state(0);
  candidate = $state(0);
  chip = $state.raw<{ text: string; redo: boolean } | null>(null);
  notice = $state.raw<Notice | null>(null);
  sheet = $state(0);
  peek = $state(false);
  entering = $state(false); // the cards lie on the table, the judge taps who has which
  cards = $state<Record<number, string>>({});
  handing = $state(Number(sessionStorage.getItem(FILE.handing) ?? 0));
  consequences = $state.raw<Record<number, string[]>>({});
  private shown = $state(Number(sessionStorage.getItem(FILE.shown) ?? -1));
  private started = 0;
  private timers = { chip: 0, notice: 0 };
  private warned = "";

  view = $derived.by(() => this.socket.view);
  offers = $derived.by(() => (this.view ? verbs.offersOf(this.view) : []));
  step = $derived.by(() => split(this.view?.phase ?? "")[1]);
  mine = $derived.by(() => !!this.view?.control && this.view.control.holder === this.socket.me);
  ways = $derived.by(() => verbs.ways(this.offers));
  way = $derived.by(() => {
    const usual = this.ways[0] && verbs.isUsual(this.ways[0].verb) ? this.ways[0] : undefined;
    return this.ways.find((one) => one.verb === this.picked) ?? usual;
  });
  others = $derived.by(() => this.ways.filter((one) => one !== this.way));
  plain = $derived.by(() => verbs.plain(this.offers, this.step));
  onward = $derived.by(() => verbs.onward(this.offers));
  miss = $derived.by(() => verbs.miss(this.offers));
  deal = $derived.by(() => verbs.deal(this.offers));
  coin = $derived.by(() => verbs.coin(this.offers));
  over = $derived.by(() => this.view?.phase === "over");
  cast = $derived.by(() => verbs.cast(this.socket.log));
  voted = $derived.by(() => new Set([...this.cast.values()].flat()));
  slate = $derived.by(() => {
    if (this.way?.verb === "vote") return this.view?.ballot?.slate ?? [];
    if (this.way?.verb === "elect") {
      return this.offers.filter((one) => one.verb === "elect").map((one) => Number(one.values[0]));
    }
    return [];
  });
  // Whom the hands that are being chosen are raised for or against.
  standing = $derived.by(() => {
    if (this.way?.verb === "vote") return Number(this.way.offer.values[0]);
    if (this.way?.verb !== "elect") return 0;
    return this.candidate || (this.slate.find((seat) => !this.cast.has(seat)) ?? this.slate[0] ?? 0);
  });
  answer = $derived.by(() => {
    const last = verbs.answers(this.socket.log).at(-1);
    const now = split(this.view?.phase ?? "")[0];
    return last && last.n > this.shown && last.moment === now ? last : null;
  });
  turn = $derived.by(() => {
    const way = this.way;
    return way ? `${this.view?.phase}/${way.verb}/${way.actor}/${this.standing}/${this.slate.length}` : this.view?.phase;
  });
  deck = $derived.by(() => deckOf(this.deal?.values ?? []));
  nextCard = $derived.by(() => {
    const given = Object.values(this.cards);
    return this.deck.rare.find((card, place, rare) => count(rare.slice(0, place + 1), card) > count(given, card));
  });

  constructor() {
    $effect.root(() => {
      $effect(() => {
        void this.turn;
        this.chosen = this.remainder();
        this.actor = 0;
        this.candidate = 0;
      });
      $effect(() => {
        if (!this.ways.some((one) => one.verb === this.picked)) this.picked = "";
      });
      $effect(() => {
        const table = this.view?.table;
        if (table && !this.rules) book(table, this.socket.token).then((rules) => (this.rules = rules), () => undefined);
      });
      $effect(() => {
        if (this.view?.control && !this.view.control.holder && this.socket.idle) void this.socket.ask({ wish: "take" });
      });
      $effect(() => this.autostart());
      // Somebody has the floor: it is morning, whatever the number of the night.
      $effect(() => night(!!this.view && isNight(this.view.phase) && !this.deal && !this.view.clock?.seat));
      $effect(() => this.withoutNetwork());
      $effect(() => {
        if (this.socket.unheard) this.tell(this.socket.unheard, "");
      });
      $effect(() => this.foreseeFouls());
      $effect(() => {
        if (this.socket.old) return;
        // Answers that were given before this page was opened were shown by whoever gave them.
        if (this.shown < 0 && this.view) this.dismiss(verbs.answers(this.socket.log).at(-1)?.n ?? 0);
        else if (this.view && this.shown > this.socket.log.length) this.dismiss(this.socket.log.length);
      });
    });
  }

  player(seat: number): PlayerFace | undefined {
    return this.view?.players[seat - 1];
  }

  name(seat: number): string {
    return this.player(seat)?.name ?? "";
  }

  // --- choosing -----------------------------------------------------------------------------

  // The hands that are left go to the last candidate; the judge sees them before he says so.
  private remainder(): number[] {
    const way = this.way;
    if (way?.verb !== "vote" || this.slate.at(-1) !== this.standing || this.slate.length < 2) return [];
    return way.offer.seats.filter((seat) => !this.voted.has(seat));
  }

  get allowed(): number[] {
    const way = this.way;
    if (!way) return [];
    if (way.actors.length && !this.actor) return way.actors;
    const own = this.actor ? this.offers.find((one) => one.verb === way.verb && one.actor === this.actor) : way.offer;
    const seats = (own ?? way.offer).seats.filter((seat) => seat > 0);
    return way.verb === "vote" || way.verb === "elect" ? seats.filter((seat) => !this.voted.has(seat)) : seats;
  }

  tap(seat: number): void {
    this.hush();
    if (this.entering) return this.card(seat);
    const way = this.way;
    if (!this.mine || !way || this.answer) {
      this.sheet = seat;
      return;
    }
    if (way.actors.length && !this.actor) {
      if (way.actors.includes(seat)) this.actor = seat;
      return;
    }
    const actor = this.actor || way.actor;
    if (!this.allowed.includes(seat)) {
      const command = way.many ? verbs.together(way, [seat], this.standing) : verbs.single(way, this.offers, actor, seat);
      void this.why(command);
    } else if (way.many) this.toggle(seat, way);
    else {
      void this.send(verbs.single(way, this.offers, actor, seat));
      this.picked = "";
    }
  }

  private toggle(seat: number, way: verbs.Way): void {
    const most = way.offer.most || Infinity;
    if (this.chosen.includes(seat)) this.chosen = this.chosen.filter((one) => one !== seat);
    else if (this.chosen.length < most) this.chosen = [...this.chosen, seat];
  }

  all(): void {
    if (this.way?.many) this.chosen = this.allowed.slice(0, this.way.offer.most || undefined);
  }

  none(): void {
    if (this.way?.many) this.chosen = [];
    else if (this.miss) void this.send(this.miss);
  }

  // --- next ---------------------------------------------------------------------------------

  get nextLabel(): string {
    if (this.answer) return t("next-shown");
    if (this.entering) return t("next-cards");
    if (this.deal) return t("next-deal");
    const way = this.way;
    if (way?.many && (way.verb !== "best" || this.chosen.length) && way.verb !== "order") {
      return way.verb === "best" ? t("next-best") : t("next-hands", { count: this.chosen.length });
    }
    if (way?.verb === "order") return t("next-order");
    return this.onward ? t(`next-${this.onward.verb}`) : t("next-choose");
  }

  get canNext(): boolean {
    if (!this.mine || !this.socket.settled) return false;
    if (this.answer) return true;
    if (this.entering) return !this.nextCard;
    const way = this.way;
    if (way?.verb === "best") return this.chosen.length === 0 ? !!this.onward : true;
    if (way?.verb === "order") return this.chosen.length > 0;
    return !!(way?.many || this.onward);
  }

  next(): void {
    if (!this.canNext) return;
    this.hush();
    if (this.answer) return this.dismiss(this.answer.n);
    if (this.entering) return this.enterCards();
    const way = this.way;
    if (way?.many && (way.verb !== "best" || this.chosen.length)) {
      const seats = way.ordered ? [...this.chosen] : [...this.chosen].sort((a, b) => a - b);
      void this.send(verbs.together(way, seats, this.standing));
      this.picked = "";
    } else if (this.onward) void this.send(this.onward.command);
  }

  undo(): void {
    if (!this.mine || !this.view?.control?.undo) return;
    this.hush();
    void this.wish({ wish: "undo", turns: 1 }).then((done) => done && this.say(t("undone"), true));
  }

  redo(): void {
    void this.wish({ wish: "redo" });
    this.chip = null;
  }

  private dismiss(number: number): void {
    this.shown = number;
    sessionStorage.setItem(FILE.shown, String(number));
  }

  // --- the deal -----------------------------------------------------------------------------

  async draw(hand: boolean): Promise<void> {
    if (await this.wish({ wish: "draw" })) {
      this.dismiss(0);
      if (hand) this.hand(1);
    }
  }

  hand(seat: number): void {
    this.handing = seat > (this.view?.players.length ?? 0) ? 0 : seat;
    sessionStorage.setItem(FILE.handing, String(this.handing));
  }

  private card(seat: number): void {
    const { [seat]: known, ...rest } = this.cards;
    if (known) this.cards = rest;
    else if (this.nextCard) this.cards = { ...this.cards, [seat]: this.nextCard };
  }

  private enterCards(): void {
    const cards = (this.view?.players ?? []).map((player) => this.cards[player.seat] ?? this.deck.usual);
    this.entering = false;
    this.cards = {};
    this.dismiss(0);
    void this.send({ type: "deal", cards });
  }

  get cardPrompt(): string {
    return this.nextCard ? t("cards-who", { role: capital(roleName(this.nextCard)) }) : t("cards-done");
  }

  // --- clock --------------------------------------------------------------------------------

  toggleClock(): void {
    const clock = this.socket.clock;
    if (clock && this.mine) void this.socket.ask({ wish: "timer", do: clock.running ? "stop" : "start" });
  }

  addSeconds(seconds: number): void {
    if (this.socket.clock && this.mine) void this.socket.ask({ wish: "timer", do: "add", seconds });
  }

  private autostart(): void {
    const view = this.view;
    if (!view || !this.started || view.seq < this.started) return;
    this.started = 0;
    const clock = view.clock;
    if (settings.autostart && clock && clock.seat && !clock.running && clock.left_ms > 0) {
      void this.socket.ask({ wish: "timer", do: "start" });
    }
  }

  // --- fouls --------------------------------------------------------------------------------

  mayFoul(seat: number): boolean {
    return this.mine && verbs.sanctions(this.offers, seat).has("foul");
  }

  // One tap; only where it would remove the player does the sheet ask first.
  foul(seat: number): void {
    if (!this.mayFoul(seat)) return;
    if ((this.consequences[seat]?.length ?? 0) > 1) this.sheet = seat;
    else void this.send({ type: "foul", seat });
  }

  impose(verb: string, seat: number, value: string): void {
    this.sheet = 0;
    void this.send(verbs.imposed(verb, seat, value));
  }

  // What the next foul would bring to those who have two already.
  private foreseeFouls(): void {
    const near = (this.view?.players ?? []).filter((one) => one.alive && one.fouls >= 2 && this.mayFoul(one.seat));
    const key = near.map((one) => `${one.seat}:${one.fouls}`).join(" ") + (near.length ? this.view?.phase : "");
    if (key === this.warned) return;
    this.warned = key;
    void Promise.all(
      near.map(async ({ seat }) => [seat, (await this.foresee({ type: "foul", seat }))?.lines ?? []] as const),
    ).then((all) => (this.consequences = Object.fromEntries(all)));
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

  async why(command: Command): Promise<void> {
    const found = await this.foresee(command);
    if (found?.refused) this.tell(found.refused, found.cite ?? "");
  }

  async send(command: Command): Promise<boolean> {
    const done = await this.wish({ wish: "do", command });
    if (done) {
      sound.confirm();
      if (ROUTINE.has(command.type)) this.chip = null;
      else this.say(label(command), false);
    }
    return done;
  }

  private async wish(wish: Wish): Promise<boolean> {
    const answer: Answer = await this.socket.ask(wish);
    if (answer.type === "ack") {
      if (wish.wish === "do") this.started = answer.seq;
      this.autostart();
      return true;
    }
    this.tell(answer.text, answer.type === "refused" ? (answer.cite ?? "") : "");
    return false;
  }

  // A moment without a network is nobody's business; a longer one is said once, with what still works.
  private withoutNetwork(): (() => void) | void {
    if (this.socket.link !== "lost") return;
    const timer = setTimeout(() => this.tell(t(this.socket.old ? "offline-reloaded" : "offline-works"), ""), LOST);
    return () => clearTimeout(timer);
  }

  take(): void {
    void this.wish({ wish: "take" });
  }

  say(text: string, redo: boolean): void {
    this.chip = { text, redo };
    clearTimeout(this.timers.chip);
    this.timers.chip = window.setTimeout(() => (this.chip = null), CHIP);
  }

  tell(text: string, cite: string): void {
    const clauses = cite.includes(" ") ? cite.slice(cite.indexOf(" ") + 1).split(", ") : [];
    this.notice = { text: capital(text), clauses };
    clearTimeout(this.timers.notice);
    this.timers.notice = window.setTimeout(() => (this.notice = null), NOTICE);
  }

  hush(): void {
    this.notice = null;
  }

  clause(number: string): string {
    return this.rules?.clauses.find((one) => one.number === number)?.text ?? "";
  }
}

// The cards that have to be named, rarest kinds first, and the card of everybody else.
function deckOf(values: string[]): { rare: string[]; usual: string } {
  const counts = new Map<string, number>();
  for (const card of values) counts.set(card, (counts.get(card) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
  return { rare: values.filter((card) => card !== usual).reverse(), usual };
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const count = (cards: string[], card: string) => cards.filter((one) => one === card).length;

function label(command: Command): string {
  const args: Record<string, string | number> = { seat: 0, target: 0 };
  for (const [key, value] of Object.entries(command)) {
    if (typeof value === "string" || typeof value === "number") args[key] = value;
    if (Array.isArray(value)) args[key] = value.flat().length;
  }
  const id = `did-${command.type}`;
  const text = t(id, args);
  return text === id ? verbName(command.type) : text;
}
